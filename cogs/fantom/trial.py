"""The trial of a server's own town: hunts between computer players, with a verdict for the uploader.

It only defines the options and the verdict; the host plays the hunts. The verdict is advice: no town is refused.
"""

from __future__ import annotations

from bot.game.extensions import Trial
from cogs.fantom.options import First, Map, Options

_MIN_ESCAPE_SHARE, _MAX_ESCAPE_SHARE = 0.05, 0.9
"""Up to the first share of escapes Fantom hardly ever escapes, from the second on nearly always. The shipped towns lie
between them."""


def _verdict(escapes: int, hunts: int) -> str:
    if escapes <= _MIN_ESCAPE_SHARE * hunts:
        return "trial-hardly"
    return "trial-nearly-always" if escapes >= _MAX_ESCAPE_SHARE * hunts else "trial-open"


TRIAL = Trial(options=Options(map=Map.OWN, fantom=First.HOST), verdict=_verdict)
"""The trial's options: the defaults, with Fantom in the first seat and all pawns moved by the other seat."""
