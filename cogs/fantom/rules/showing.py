"""How Fantom appears: in the boxes that demand it, with the log as proof, or of his own will."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.game import Public, Step
from cogs.fantom.facts import FantomAppeared, FantomSurfaced, LogProved
from cogs.fantom.rules.ending import as_route
from cogs.fantom.rules.legal import play_of

if TYPE_CHECKING:
    from cogs.fantom.rules.ending import News
    from cogs.fantom.state import State


def appeared(state: State, news: News) -> Step[State]:
    """Show the box just written if it is a reveal box: the station, and with `prove_log` all since the last one.

    “A proof reaches back to the last reveal box. A voluntary reveal in between proves nothing” [D5].
    """
    box, reveals = len(state.log), play_of(state).reveals
    if box not in reveals:
        return Step(state, news)
    news = (*news, Public(FantomAppeared(box, state.route[-1])))
    seen = _shown(state)
    if not state.options.prove_log:
        return Step(seen, news)
    since = max((reveal for reveal in reveals if reveal < box), default=0)
    return Step(_proved(seen, since), (*news, Public(LogProved(since + 1, box, as_route(state.route[since:])))))


def surfaced(state: State, news: News) -> Step[State]:
    """Show the box just written because Fantom chose to: once a game."""
    fact = FantomSurfaced(len(state.log), state.route[-1])
    return Step(replace(_shown(state), surfaced=True), (*news, Public(fact)))


def _shown(state: State) -> State:
    last = replace(state.log[-1], station=state.route[-1], shown=True)
    return replace(state, log=(*state.log[:-1], last))


def _proved(state: State, since: int) -> State:
    stations = zip(state.log[since:], state.route[since:], strict=True)
    return replace(state, log=(*state.log[:since], *(replace(box, station=at) for box, at in stations)))
