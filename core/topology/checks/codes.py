"""Every code a finding can have, by its id. docs/findings.md is made from this."""

from core.topology.checks.play_codes import PLAY, TAGS
from core.topology.checks.shape_codes import CONTACTS, SHAPES

CODES = {code.id: code for code in (*SHAPES, *CONTACTS, *PLAY, *TAGS)}
