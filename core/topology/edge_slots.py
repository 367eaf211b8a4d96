"""Slots of a hash table for points and edges: well spread, and near each other on large maps when the edges are.

A slot only proposes; whoever uses it compares the coordinates.
"""

import numpy as np

from core.topology.edge_table import Ints

FACTOR = -7046029254386353131
LARGE = 1 << 18
"""From so many edges on the table no longer fits into the processor's cache."""
BLOCK_BITS = 10
"""Slots of one block of the map; two edges that lie close together mostly fall into one block."""


def hash_slots(codes: Ints, bits: int) -> Ints:
    """A well spread number of so many bits for each code."""
    mixed = codes >> 29
    mixed ^= codes
    mixed *= FACTOR
    spread = mixed.view(np.uint64)
    spread >>= np.uint64(64 - bits)
    return spread.view(np.int64)


def edge_slots(keys: Ints, bits: int) -> Ints:
    """Slots for edges, given the sums of the codes of their ends (see edge_table.point_codes)."""
    if len(keys) < LARGE:
        return hash_slots(keys, bits)
    slots = hash_slots(keys, BLOCK_BITS)
    rows = (bits - BLOCK_BITS) // 2
    columns = bits - BLOCK_BITS - rows
    slots += _blocks(keys >> 32, columns) << (rows + BLOCK_BITS)
    slots += _blocks(keys.astype(np.int32).astype(np.int64), rows) << BLOCK_BITS
    return slots


def _blocks(values: Ints, bits: int) -> Ints:
    """Values cut into equal blocks, counted in so many bits."""
    low = values.min()
    values -= low
    values >>= max(int(values.max()).bit_length() - bits, 0)
    return values
