"""The parts of the sandbox workspace, made in their order and not yet joined: desks that think, panels that show."""

from collections.abc import Iterable

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from core.picture.palette import LIGHT, Theme
from sandbox.board_play import BoardPlay
from sandbox.board_view import BoardView
from sandbox.chance_desk import ChanceDesk
from sandbox.comparison_desk import ComparisonDesk
from sandbox.dispute_scout import DisputeScout
from sandbox.invent.invent_desk import InventDesk
from sandbox.panels.actions_panel import ActionsPanel
from sandbox.panels.charts_panel import ChartsPanel
from sandbox.panels.choice_tabs import ChoiceTabs
from sandbox.panels.comparison_view import ComparisonView
from sandbox.panels.decision_band import DecisionBand
from sandbox.panels.die_button import DieButton
from sandbox.panels.empty_table import EmptyTable
from sandbox.panels.event_strip import EventStrip
from sandbox.panels.house_rules_panel import HouseRulesPanel
from sandbox.panels.market_panel import MarketPanel
from sandbox.panels.phase_strip import PhaseStrip
from sandbox.panels.rulings_panel import RulingsPanel
from sandbox.panels.scenario_bar import ScenarioBar
from sandbox.panels.seats_panel import SeatsPanel
from sandbox.panels.step_panel import StepPanel
from sandbox.panels.timeline_panel import TimelinePanel
from sandbox.panels.timeline_view import TimelineView
from sandbox.player import Player
from sandbox.right_dock import RightDock
from sandbox.rulings_desk import RulingsDesk
from sandbox.sandbox_actions import MODES, NOTES, SHARING, TRANSPORT, SandboxActions
from sandbox.session import Session
from sandbox.setup_mode import SetupMode
from sandbox.share_commands import ShareCommands
from sandbox.story_notes import StoryNotes


class SandboxParts:
    """`workspace` owns what has no place in a layout; `actions` come from outside and stand in the bar."""

    def __init__(self, workspace: QWidget, actions: Iterable[QAction] = ()) -> None:
        self.theme: Theme = LIGHT
        self.session = Session(workspace)
        self.player = Player(self.session)
        self.desk = ChanceDesk(self.session)
        self.commands = SandboxActions(workspace)
        self.notes = StoryNotes(self.session, workspace)
        self.rulings_desk = RulingsDesk(self.session, workspace)
        self.scout = DisputeScout(self.rulings_desk, workspace)
        self.view = BoardView(self.scout)
        self.board_play = BoardPlay(self.session, self.desk, self.view, self.scout)
        self.setup_mode = SetupMode(self.session, self.commands, self.board_play, workspace)
        self.empty = EmptyTable(self.view, self.commands["library"], self.commands["set-up"])
        self.seats = SeatsPanel()
        self.step_panel, self.actions_panel = StepPanel(self.scout), ActionsPanel(self.scout)
        self.choices = ChoiceTabs(self.actions_panel, MarketPanel())
        self.phases, self.band = PhaseStrip(DieButton(self.desk)), DecisionBand()
        self.events = EventStrip()
        self.charts = ChartsPanel(self.session)
        self.timeline = TimelinePanel(
            TimelineView(self.scout), self.commands.listed(TRANSPORT), self.commands.listed(NOTES)
        )
        self.share = ShareCommands(self.session, workspace)
        self.invent = InventDesk(self.session, workspace)
        self.comparison = ComparisonDesk(self.rulings_desk, workspace)
        self.comparison_view = ComparisonView(self.comparison)
        house_rules = HouseRulesPanel(self.rulings_desk)
        self.right_dock = RightDock(self.step_panel, RulingsPanel(self.rulings_desk), house_rules)
        in_bar = (*actions, *self.commands.listed(("library", "details")))
        self.bar = ScenarioBar(self.commands.listed(MODES), in_bar, self.commands.listed(SHARING))
