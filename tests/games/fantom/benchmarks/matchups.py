"""What is measured of Fantom's computer players: who against whom, for how long, and which bar has to hold."""

from __future__ import annotations

from msgspec import Struct

from cogs.fantom.options import Map, Riding


class Bar(Struct, frozen=True):
    """The share of games Fantom may win."""

    low: float = 0.0
    high: float = 1.0


class Line(Struct, frozen=True):
    """One row of the table."""

    name: str
    fantom: str
    detectives: str
    bar: Bar | None = None
    haste: float = 1.0
    """The share of the turn's budget that both sides get."""
    map: Map = Map.OLD_TOWN
    riding: Riding = Riding.IN_ORDER
    players: int = 2


LINES: tuple[Line, ...] = (
    Line("random-v-strong", "random", "strong", bar=Bar(high=0.01)),
    Line("distance-v-strong", "distance", "strong", bar=Bar(high=0.08)),
    Line("strong-v-sum", "strong", "sum", bar=Bar(low=0.80)),
    Line("strong-v-strong", "strong", "strong"),
    Line("strong-v-strong-hasty", "strong", "strong", haste=0.1),
    Line("fair-v-sum", "fair", "sum"),
    Line("easy-v-sum", "easy", "sum"),
    Line("strong-v-fair", "strong", "fair"),
    Line("strong-v-easy", "strong", "easy"),
    Line("fair-v-strong", "fair", "strong"),
    Line("easy-v-strong", "easy", "strong"),
    Line("monte-carlo-v-strong", "monte-carlo", "strong"),
    Line("monte-carlo-v-sum", "monte-carlo", "sum"),
    Line("monte-carlo-v-cover", "monte-carlo", "cover"),
    Line("distance-v-sum", "distance", "sum"),
    Line("distance-v-cover", "distance", "cover"),
    Line("strong-v-cover", "strong", "cover"),
    Line("strong-v-team", "strong", "team"),
    Line("exact-v-strong", "exact", "strong", bar=Bar(high=0.40)),
    Line("exact-v-team", "exact", "team"),
    Line("suburb", "strong", "strong", map=Map.SUBURB),
    Line("together", "strong", "strong", riding=Riding.TOGETHER),
    Line("together-v-fair", "strong", "fair", riding=Riding.TOGETHER),
    Line("together-fair", "fair", "fair", riding=Riding.TOGETHER),
    Line("together-four", "strong", "strong", riding=Riding.TOGETHER, players=4),
    Line("suburb-together", "strong", "strong", map=Map.SUBURB, riding=Riding.TOGETHER),
    Line("fair-v-fair", "fair", "fair"),
)

LADDERS: tuple[tuple[str, ...], ...] = (
    ("strong-v-sum", "fair-v-sum", "easy-v-sum"),
    ("strong-v-strong", "fair-v-strong", "easy-v-strong"),
    ("strong-v-easy", "strong-v-fair", "strong-v-strong"),
)
"""Lines in which Fantom has to win less and less: one side gets weaker, or the other stronger."""

LEADS: dict[tuple[str, str], float] = {("strong-v-team", "strong-v-strong"): 0.15}
"""How much less Fantom has to win in the second line than in the first: what searching has to be worth."""
