"""`make bench`: every benchmark in turn. Each judges ratios of its own run; the exit code is 1 if one is missed."""

import importlib
import pkgutil
import sys

from tests import bench


def main() -> int:
    missed = []
    for module in pkgutil.iter_modules(bench.__path__):
        if module.name.endswith("_bench"):
            print(f"\n## {module.name}\n", flush=True)
            sys.argv = [module.name]
            if importlib.import_module(f"tests.bench.{module.name}").main():
                missed.append(module.name)
    print(f"\nmissed: {', '.join(missed)}" if missed else "\nall ratios met")
    return int(bool(missed))


if __name__ == "__main__":
    sys.exit(main())
