"""What computer teams have a word about: what any reporter saw of a round."""

from __future__ import annotations

from bot.occasions import Occasion, does, sees
from cogs.tour.facts import BrokenAway, Fell, PrimeTaken, PulledAlong, StageWon

OCCASIONS = (
    Occasion(BrokenAway, "broken-away", does),
    Occasion(PulledAlong, "pulled", does),
    Occasion(Fell, "fell", does),
    Occasion(PrimeTaken, "prime", does),
    Occasion(StageWon, "stage-won", does),
    Occasion(StageWon, "stage-lost", sees),
)
