"""Calm: nothing happens."""

from core.rules.effects import Unit

EVENT = Unit(id="event.calm", idle=("river:event.calm",))
