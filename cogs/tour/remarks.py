"""The occasions for remarks of computer teams: public events that a reporter would mention."""

from __future__ import annotations

from bot.game.extensions import Occasion, does, sees
from cogs.tour.facts import Fell, StageWon
from cogs.tour.story_facts import BrokenAway, PrimeTaken, PulledAlong

OCCASIONS = (
    Occasion(BrokenAway, "broken-away", does, rare=True),
    Occasion(PulledAlong, "pulled", does, rare=True),
    Occasion(Fell, "fell", does, rare=True),
    Occasion(PrimeTaken, "prime", does, rare=True),
    Occasion(StageWon, "stage-won", does),
    Occasion(StageWon, "stage-lost", sees),
)
