"""A display that is nowhere to be seen, for programs that need one: Debian's Xvfb, installed if it is missing."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def virtual_display(width: int, height: int) -> Iterator[str]:
    """Its name while it is there; the server ends with the block."""
    _provide()
    reading, writing = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", f"{width}x{height}x24", "-nolisten", "tcp"],
        pass_fds=[writing],
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    try:
        with os.fdopen(reading) as number:
            yield f":{number.readline().strip()}"
    finally:
        server.terminate()
        server.wait()


def _provide() -> None:
    if shutil.which("Xvfb") is None and os.geteuid() == 0 and shutil.which("apt-get"):
        subprocess.run(["apt-get", "update", "-qq"], check=True, stdout=subprocess.DEVNULL)
        subprocess.run(["apt-get", "install", "-y", "-qq", "xvfb"], check=True, stdout=subprocess.DEVNULL)
    if shutil.which("Xvfb") is None:
        raise SystemExit("Xvfb is missing. On Debian or Ubuntu: sudo apt-get install xvfb")
