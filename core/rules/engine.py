"""The rules engine: what is legal, what an action does, and why or why not. Nothing else is public.

`step` carries out an action and everything that follows from it, until somebody has a real choice again: a stage
in which only going on is possible, and a decision with a single answer, are passed over.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from types import ModuleType

from core.rules.actions import Action, Decide, Deploy, Draw, Finish, Roll
from core.rules.chance import draw
from core.rules.changes import Answered, Change, Remembered, TokensMoved
from core.rules.combine import Answer, ledger, verdict
from core.rules.compiled import COMMON, Rules
from core.rules.decisions import PLACING, answers_to, clause_of
from core.rules.departure import work
from core.rules.event_row import against_drawing, turn_up
from core.rules.invasion import invade
from core.rules.market import fill
from core.rules.out_of_place import standing_clauses
from core.rules.phases import conquering, declining, ending, readying, redeploying, starting
from core.rules.phases.offering import against_answer, refusal_of_offer
from core.rules.questions import Ask, Question
from core.rules.refusal import IllegalActionError, Refusal
from core.rules.retreat import ask_for_retreat
from core.rules.run import Run
from core.rules.state import CHANCE, NOWHERE, GameState, Memo, Pending, Phase
from core.rules.tied_badges import exchange
from core.rules.turn import begin_coins, begin_redeployment, begin_round, begin_turn, pass_turn
from core.rules.view import View

PHASES: dict[Phase, ModuleType] = {
    Phase.START: starting,
    Phase.READY: readying,
    Phase.CONQUER: conquering,
    Phase.REDEPLOY: redeploying,
    Phase.BEFORE_COINS: ending,
    Phase.AFTER_COINS: ending,
}
TOTALS = frozenset(question for question in list(Question)[: list(Question).index(Question.IS_SILENCED)])


@dataclass(frozen=True, slots=True)
class Step:
    """One action and all it led to."""

    before: GameState
    action: Action
    changes: tuple[Change, ...]
    after: GameState


class Engine:
    """The rules of one game at work. Holds no game: states go in, states come out.

    The actions of the state asked about last and of the one reached last are kept: whoever steps has just asked for
    them, and whoever tries one action after the other comes back to the same state. So are those of a state without
    the decision that is pending in it, for whoever is refused one action after the other.
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self._asked: tuple[GameState, tuple[Action, ...]] | None = None
        self._reached: tuple[GameState, tuple[Action, ...]] | None = None
        self._undisturbed: tuple[GameState, GameState, list[Action]] | None = None
        self._refused: View | None = None

    def legal_actions(self, state: GameState) -> tuple[Action, ...]:
        """Everything that may be done now, by whoever must decide (see `to_move`)."""
        asked = self._asked
        if asked is None or asked[0] is not state:
            asked = self._reached
            if asked is None or asked[0] is not state:
                asked = (state, tuple(_legal(View(self.rules, state))))
            self._asked = asked
        return asked[1]

    def to_move(self, state: GameState) -> int:
        """The seat that decides now, or CHANCE."""
        return state.pending[-1].seat if state.pending else state.turn

    def step(self, state: GameState, action: Action) -> Step:
        """Carry out a legal action; anything else raises IllegalActionError with the reasons."""
        if action not in self.legal_actions(state):
            raise IllegalActionError(action, self.why_not(state, action))
        run = Run(self.rules, state)
        _act(run, action)
        ahead = _settle(run)
        if ahead is not None:
            self._reached = (run.state, tuple(ahead))
        return Step(state, action, tuple(run.changes), run.state)

    def explain(self, state: GameState, question: Question, ask: Ask) -> Answer:
        """The ledger of a number, or the verdict on a permission."""
        view = View(self.rules, state)
        return ledger(view, question, ask) if question in TOTALS else verdict(view, question, ask)

    def why_not(self, state: GameState, action: Action) -> Refusal:
        """Every clause against an action. Only for actions that are not legal."""
        view = self._refused
        if view is None or view.state is not state:
            # Whoever is refused one action tries another: what has been worked out about the state is kept.
            view = self._refused = View(self.rules, state)
        if state.phase is Phase.OVER:
            return Refusal((self.rules.cite("end.count"),))
        if state.pending:
            return self._why_not_yet(view, action)
        if state.phase in PHASES and 0 <= getattr(action, "region", 0) < len(view.board):
            given: Refusal | None = PHASES[state.phase].refusal(view, action) or refusal_of_offer(view, action)
            if given is not None and given.clauses:
                return replace(given, clauses=tuple(dict.fromkeys(given.clauses)))
        is_start = state.phase is Phase.START
        part = starting.comes_first(state) if is_start else _ORDER.get(state.phase, "flow.first-turn-sequence")
        left = view.holding(state.actor).hand if state.phase is Phase.REDEPLOY and state.actor else 0
        return Refusal(tuple(dict.fromkeys((self.rules.cite(part), *standing_clauses(view, action)))), left=left)

    def _why_not_yet(self, view: View, action: Action) -> Refusal:
        """The decision that comes first, and whatever else stands against the action: as an answer, or afterwards."""
        pending, clause = view.state.pending[-1], clause_of(self.rules, view.state)
        if isinstance(action, Deploy) and pending.key in PLACING and 0 <= action.region < len(view.board):
            ask = Ask(pending.race, action.region, key=pending.key, seat=pending.seat)
            answer = verdict(view, Question.MAY_PLACE, ask)
            return Refusal(tuple(dict.fromkeys((clause, *(line.clause for line in answer.refusals())))), (answer,))
        if isinstance(action, Decide):
            return Refusal(tuple(dict.fromkeys((clause, *against_answer(view, action.option)))))
        if isinstance(action, Draw):
            return Refusal((clause, *against_drawing(self.rules, view.state, action.item)))
        undisturbed, legal = self._without_decision(view.state)
        if action in legal or isinstance(action, Roll) or not legal:
            return Refusal((clause,))
        later = self.why_not(undisturbed, action)
        return replace(later, clauses=tuple(dict.fromkeys((clause, *later.clauses))))

    def _without_decision(self, state: GameState) -> tuple[GameState, list[Action]]:
        """The state as if nothing were pending in it, and what would be legal then; nothing if nobody would act."""
        kept = self._undisturbed
        if kept is None or kept[0] is not state:
            undisturbed = replace(state, pending=())
            is_idle = state.phase not in PHASES or (state.phase in _STAGES and not state.actor)
            kept = (state, undisturbed, [] if is_idle else _legal(View(self.rules, undisturbed)))
            self._undisturbed = kept
        return kept[1], kept[2]

    def settled(self, state: GameState) -> GameState:
        """The state brought forward to where somebody has a choice, for positions set up by hand."""
        run = Run(self.rules, state)
        if state.phase is Phase.START and not state.pending:
            begin_turn(run)
        _settle(run)
        return run.state


_ORDER = {
    Phase.READY: "ready.pick-up",
    Phase.CONQUER: "conquest.subsequent",
    Phase.REDEPLOY: "redeploy.free-move",
    Phase.BEFORE_COINS: "flow.later-turn-score",
    Phase.AFTER_COINS: "flow.turn-order",
}
"""The clause that says what belongs in a phase, for actions that have no place in it."""


def _legal(view: View) -> list[Action]:
    state = view.state
    if state.phase is Phase.OVER:
        return []
    if state.pending:
        return answers_to(view, state.pending[-1])
    actions: list[Action] = PHASES[state.phase].legal(view)
    return actions


def _act(run: Run, action: Action) -> None:
    if not run.state.pending:
        PHASES[run.state.phase].act(run, action)
        return
    pending = run.state.pending[-1]
    clause = clause_of(run.rules, run.state)
    match action:
        case Roll(pips):
            run.do(Answered(clause))
            conquering.rolled(run, pending, pips)
        case Draw(item):
            draw(run, pending, item, clause)
        case Deploy(region):
            memo = Memo(COMMON, pending.race, "placed-in", region, "turn")
            run.do(TokensMoved(pending.race, 1, PLACING[pending.key], region, clause), Answered(clause))
            run.do(Remembered(memo, clause))
        case Decide(option):
            run.do(Answered(clause))
            if pending.key == starting.TAKE_TOKENS:
                starting.take_tokens(run, pending.race)
            else:
                _decide(run, pending, option)


def _decide(run: Run, pending: Pending, option: int) -> None:
    """Work an answer; a region it takes by special means is conquered, one it empties is lost."""
    choice = run.rules.choices[pending.unit, pending.key]
    if choice.means and option != NOWHERE:
        conquering.conquer(run, pending.race, option, (choice.means,))
        return
    power = run.view.holding(pending.race).power if pending.race else ""
    work(run, choice.answer(run.view, run.view.bound(pending.unit, pending.race), pending, option), "withdrawn")
    if run.view.in_play(pending.race):
        exchange(run, power, pending.race)
    if choice.invader and option != NOWHERE:
        invade(run, choice.invader, option, choice.clause)


def _settle(run: Run) -> list[Action] | None:
    """Go on until somebody must choose; the choices, where they are known by then."""
    while run.state.phase is not Phase.OVER:
        if run.state.pending:
            answers = answers_to(run.view, run.state.pending[-1])
            if len(answers) != 1 or run.state.pending[-1].seat == CHANCE:
                return answers
            _act(run, answers[0])
        elif run.state.phase in _OUTSIDE_TURNS:
            wait, pass_on = _OUTSIDE_TURNS[run.state.phase]
            if not wait(run):
                pass_on(run)
        elif run.state.phase is Phase.DECLINE:
            declining.go_on(run)
        elif run.state.phase in _STAGES and not run.state.actor:
            _go_on(run)
        elif fill(run):
            return None
        else:
            actions = _legal(run.view)
            # Ending one's conquests is a choice even when nothing is in reach.
            is_choice = run.state.phase is Phase.CONQUER and not run.state.log.over
            if is_choice or actions != [Finish()]:
                return actions
            _act(run, Finish())
    return None


_OUTSIDE_TURNS: dict[Phase, tuple[Callable[[Run], bool], Callable[[Run], None]]] = {
    Phase.DEAL: (fill, begin_round),
    Phase.ROUND: (turn_up, begin_turn),
    Phase.BETWEEN: (ask_for_retreat, pass_turn),
}
"""What is still to be done between two turns, and what follows when nothing is."""


_STAGES = (Phase.READY, Phase.CONQUER, Phase.REDEPLOY)
"""Phases in which a race acts; when every race has, nobody does."""


def _go_on(run: Run) -> None:
    """Every race of the turn has conquered, or redeployed: what comes next."""
    if run.state.phase is not Phase.REDEPLOY:
        begin_redeployment(run)
    elif run.state.log.declined:
        declining.begin(run)
    elif not (run.rules.ruled("retreat-before-scoring", "unspecified-end", "end-of-turn") and ask_for_retreat(run)):
        begin_coins(run)
