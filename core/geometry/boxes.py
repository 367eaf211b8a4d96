"""Upright boxes around regions: the cheap question before the dear one."""

from core.model.region import Region

Box = tuple[int, int, int, int]
"""Left, top, right, bottom in grid steps."""


def box_of(region: Region) -> Box | None:
    """The box around a region, None if it has no vertices. Plain Python: quicker than making a shape first."""
    points = [point for part in region.outline for point in part.outer]
    if not points:
        return None
    xs, ys = zip(*points, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def are_close(one: Box, other: Box, reach: float) -> bool:
    return (
        one[0] <= other[2] + reach
        and one[2] >= other[0] - reach
        and one[1] <= other[3] + reach
        and one[3] >= other[1] - reach
    )
