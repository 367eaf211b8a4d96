"""A region by its identity, as a key of what is kept for it: comparing outlines would cost more than is saved."""

from core.model.region import Region


class SameRegion:
    """Equal only to itself. Holding the region keeps its identity from being given to another."""

    __slots__ = ("region",)

    def __init__(self, region: Region) -> None:
        self.region = region

    def __hash__(self) -> int:
        return id(self.region)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SameRegion) and other.region is self.region
