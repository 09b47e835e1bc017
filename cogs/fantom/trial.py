"""A town of a server's own on trial: hunts between computers, and what whoever drew it is told of them.

It says what to play and what it means; playing is the host's. Must never refuse a town: it is advice.
"""

from __future__ import annotations

from bot.game.extensions import Trial
from cogs.fantom.options import First, Map, Options

_SELDOM, _USUALLY = 0.05, 0.9
"""Up to which share of the hunts Fantom hardly ever escapes, and from which on nearly always. In the towns of ours
it is a share between."""


def _verdict(escapes: int, hunts: int) -> str:
    if escapes <= _SELDOM * hunts:
        return "trial-hardly"
    return "trial-nearly-always" if escapes >= _USUALLY * hunts else "trial-open"


TRIAL = Trial(options=Options(map=Map.OWN, fantom=First.HOST), verdict=_verdict)
"""Fantom in the first seat, by the book, against all pawns in one hand."""
