"""Work that breaks off in a fault of the program: whoever waits for it is told, and the fault is seen."""

import pytest
from PySide6.QtCore import QCoreApplication

from editor.background_work import BackgroundWork
from editor.canvas.patient_work import PatientWork
from editor.step_work import StepWork


def steps_that_break():
    yield 0.5
    raise KeyError("lost")


def beside_that_breaks(_check):
    raise KeyError("lost")


@pytest.mark.parametrize(("kind", "does"), [(StepWork, steps_that_break()), (BackgroundWork, beside_that_breaks)])
def test_work_that_breaks_is_told_as_failed_and_never_as_done(qtbot, kind, does):
    work, told = kind(), []
    work.failed.connect(told.append)
    work.done.connect(lambda result: told.append(("done", result)))
    with qtbot.captureExceptions() as faults:
        work.start(does)
        qtbot.waitUntil(lambda: bool(told))
        QCoreApplication.processEvents()
    assert told == ["KeyError: 'lost'"]
    assert [each[0] for each in faults] == [KeyError]
    assert not work.is_running


def test_painting_that_breaks_is_not_begun_again(qtbot):
    work, ends = PatientWork(), []
    with qtbot.captureExceptions() as faults:
        work.start(steps_that_break(), lambda: ends.append("done"))
        qtbot.waitUntil(lambda: bool(faults))
        QCoreApplication.processEvents()
    assert not work.is_busy
    assert ends == []
    assert len(faults) == 1
