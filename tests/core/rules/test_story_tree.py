"""A tree of what-ifs: moves make branches, branches are promoted, cut and forgotten, and nothing else changes."""

from core.rules.actions import Conquer, Deploy, Finish, Roll
from core.rules.story_tree import MAIN, Move, Place, StoryTree
from core.rules.switches import Switches


def told(*actions: object, tree: StoryTree | None = None, place: Place | None = None) -> tuple[StoryTree, Place]:
    tree, place = tree or StoryTree(), place or Place()
    for action in actions:
        tree, place = tree.played(place, Move(action))  # type: ignore[arg-type]
    return tree, place


def actions(tree: StoryTree, branch: int) -> list[object]:
    return [move.action for move in tree.path(branch)]


def test_moves_at_the_end_make_the_line_longer() -> None:
    tree, place = told(Conquer(1), Conquer(2))
    assert (len(tree.branches), place, actions(tree, MAIN)) == (1, Place(MAIN, 2), [Conquer(1), Conquer(2)])


def test_a_known_move_is_followed_and_changes_nothing() -> None:
    tree, _ = told(Conquer(1), Conquer(2))
    again, place = told(Conquer(1), tree=tree)
    assert (again, place) == (tree, Place(MAIN, 1))


def test_another_move_in_the_middle_makes_a_branch() -> None:
    tree, _ = told(Conquer(1), Conquer(2), Finish())
    tree, place = told(Conquer(3), tree=tree, place=Place(MAIN, 1))
    assert actions(tree, MAIN) == [Conquer(1), Conquer(2), Finish()]
    assert (actions(tree, place.branch), place.at) == ([Conquer(1), Conquer(3)], 2)


def test_a_move_that_a_branch_begins_with_leads_into_that_branch() -> None:
    tree, _ = told(Conquer(1), Conquer(2))
    tree, into = told(Conquer(3), tree=tree, place=Place(MAIN, 1))
    again, place = told(Conquer(3), tree=tree, place=Place(MAIN, 1))
    assert (again, place) == (tree, into)


def test_a_branch_off_the_shared_part_of_a_branch_hangs_on_the_main_line() -> None:
    tree, _ = told(Conquer(1), Conquer(2), Conquer(3))
    tree, place = told(Finish(), tree=tree, place=Place(MAIN, 2))
    tree, second = told(Roll(1), tree=tree, place=Place(place.branch, 1))
    assert (tree.branch(second.branch).parent, tree.branch(second.branch).fork) == (MAIN, 1)
    assert tree.forks_at(Place(place.branch, 1)) == (tree.branch(second.branch),)


def test_promoting_swaps_a_branch_with_the_rest_of_its_parent() -> None:
    tree, _ = told(Conquer(1), Conquer(2), Conquer(3))
    tree, one = told(Finish(), tree=tree, place=Place(MAIN, 1))
    tree, late = told(Roll(1), tree=tree, place=Place(MAIN, 2))
    risen = tree.promoted(one.branch)
    assert actions(risen, MAIN) == [Conquer(1), Finish()]
    assert actions(risen, one.branch) == [Conquer(1), Conquer(2), Conquer(3)]
    assert actions(risen, late.branch) == [Conquer(1), Conquer(2), Roll(1)]
    assert risen.promoted(one.branch) == tree


def test_deleting_a_branch_takes_what_hangs_on_it() -> None:
    tree, _ = told(Conquer(1), Conquer(2))
    before = tree
    tree, one = told(Finish(), Roll(1), tree=tree, place=Place(MAIN, 1))
    tree, _ = told(Roll(2), tree=tree, place=Place(one.branch, 2))
    assert len(tree.branches) == 3
    assert tree.without(one.branch) == before


def test_cutting_a_line_forgets_what_came_after() -> None:
    tree, _ = told(Conquer(1), Conquer(2), Conquer(3))
    tree, _ = told(Finish(), tree=tree, place=Place(MAIN, 2))
    cut = tree.cut(Place(MAIN, 1))
    assert (actions(cut, MAIN), len(cut.branches)) == ([Conquer(1)], 1)


def test_notes_and_expectations_belong_to_the_move_they_are_said_about() -> None:
    tree, _ = told(Conquer(1), Deploy(2))
    tree, place = told(Finish(), tree=tree, place=Place(MAIN, 1))
    tree = tree.remarked(Place(place.branch, 1), note="Watch out.", expects=("cost Mill 4",))
    assert tree.remarks(Place(MAIN, 1)) == ("Watch out.", ("cost Mill 4",))
    assert tree.remarks(Place(place.branch, 2)) == ("", ())
    assert tree.remarked(Place(), note="The start.").remarks(Place(place.branch, 0)) == ("The start.", ())


def test_the_rest_of_a_line_can_be_told_again_under_other_readings() -> None:
    tree, _ = told(Conquer(1), Conquer(2))
    swedish = Switches(edition="sw-sv")
    tree, number = tree.copied_under(Place(MAIN, 1), "Swedish", swedish)
    assert (actions(tree, number), tree.branch(number).switches) == (actions(tree, MAIN), swedish)
