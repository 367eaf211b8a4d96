"""Where one stands in a story: stepping, playing on, and staying inside the ends."""

import pytest

from sandbox.open_story import open_story
from sandbox.session import Session

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def session(story_path):
    made = Session()
    made.open(open_story(story_path))
    return made


def test_a_story_opens_at_its_first_failure(session):
    assert session.number == 1
    assert session.step.failures == 1


def test_steps_stay_inside_the_story(session):
    session.go_to(99)
    assert session.number == session.last == 5
    session.move(-99)
    assert session.number == 0


def test_only_a_real_move_is_announced(session, qtbot):
    session.go_to(2)
    with qtbot.assertNotEmitted(session.stepped):
        session.go_to(2)
    with qtbot.waitSignal(session.stepped) as told:
        session.move(1)
    assert told.args == [3]


def test_playing_goes_on_by_itself_and_stops_at_the_end(session, qtbot):
    session.go_to(3)
    session._timer.setInterval(1)
    session.play()
    with qtbot.waitSignal(session.play_changed) as told:
        pass
    assert told.args == [False]
    assert session.number == session.last


def test_playing_at_the_end_begins_anew(session):
    session.go_to(5)
    session.play()
    assert session.is_playing
    assert session.number == 0
    session.pause()


def test_stepping_by_hand_ends_the_playing(session):
    session.play()
    session.move(1)
    assert not session.is_playing


def test_without_a_story_nothing_moves():
    empty = Session()
    empty.move(1)
    empty.play()
    assert (empty.number, empty.last, empty.is_playing) == (0, 0, False)
