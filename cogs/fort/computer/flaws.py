"""The kinds of mistakes of computer players below strong, and their size by strength.

A kind grows from a mild to a severe form. The severity is set by strength, variant and number of seats, so that a
careful person wins what the ladder wants; the two ends of a kind are set so that all kinds of one severity are about
equally strong (`tests.benchmarks.ladder`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import astuple

from bot.game.contract import Strength
from cogs.fort.places import PLACES

if TYPE_CHECKING:
    from bot.game.contract import Budget
    from cogs.fort.board import Board


class Skill(Struct, frozen=True):
    """How well a computer player remembers and judges."""

    span: float
    """The number of latest sightings that it remembers; a fraction is the share of cards kept for one sighting more."""
    mix_up: float = 0.0
    """The share of older remembered cards that it takes for a neighbour."""
    patience: float = 0.0
    """The loss that it feels from skipping all cards, where a win is 1.0; it thus waits for the next card."""
    haste: float = 0.0
    """The gain that it feels from each card that it builds, and once more from a cannon, where a win is 1.0."""
    conceit: float = 0.0
    """The share of rollouts in which it believes that its rivals remember nothing and take only near numbers."""


STRONG_SKILL = Skill(span=len(PLACES))
_FORGETS = "forgets-soon"
_ENDS = {
    _FORGETS: (Skill(12), Skill(3.2)),
    "mixes-up-places": (Skill(14), Skill(4, mix_up=0.7)),
    "waits-too-long": (Skill(14), Skill(4, patience=1.0)),
    "takes-anything": (Skill(14), Skill(4, haste=0.12)),
    "underrates-rivals": (Skill(13), Skill(4, conceit=0.9)),
}
"""By kind: its mild form (severity 0) and its severe form (severity 1)."""
FLAWS = tuple(_ENDS)
_SEVERITIES = {
    False: {2: (0.92, 0.71, 0.55), 3: (0.85, 0.65, 0.5), 4: (0.79, 0.54, 0.42)},
    True: {2: (0.94, 0.57, 0.38), 3: (0.9, 0.5, 0.15), 4: (0.8, 0.4, 0.1)},
}
"""By bonus game and number of seats: the severity of easy, fair and good players."""


def skill(board: Board, budget: Budget) -> Skill:
    """Return the skill of a player; without a kind of mistake, a player below strong forgets soon."""
    if budget.strength is Strength.STRONG:
        return STRONG_SKILL
    easy, fair, good = _SEVERITIES[board.bonus][len(board.walls)]
    severity = {Strength.EASY: easy, Strength.FAIR: fair, Strength.GOOD: good}[budget.strength]
    return with_severity(budget.flaw or _FORGETS, severity)


def with_severity(kind: str, severity: float) -> Skill:
    """Return the skill of a player with this kind of mistake, between its mild and its severe form."""
    mild, severe = map(astuple, _ENDS[kind])
    return Skill(*(low + severity * (high - low) for low, high in zip(mild, severe, strict=True)))
