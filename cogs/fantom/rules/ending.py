"""How a hunt ends, what follows it, and who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.game import Outcome, Public, Seat, Step, Whisper, ranked
from cogs.fantom.facts import DetectivesStranded, FantomArrested, FantomCornered, FantomEscaped, LogRevealed
from cogs.fantom.map.exits import goes_on
from cogs.fantom.rules.deal import dealt
from cogs.fantom.rules.legal import chart_of, play_of
from cogs.fantom.state import State, players, whereabouts
from cogs.fantom.view import PAWNS, Ending, Hunt, Phase

if TYPE_CHECKING:
    from bot.game import Fact

News = tuple[Public | Whisper, ...]
"""What a move has to tell so far, in the order it happened."""

UNCAUGHT = frozenset({Ending.STRANDED, Ending.ESCAPED})
"""The endings in which Fantom wins."""


def ended(state: State, ending: Ending, news: News) -> Step[State]:
    """End the hunt: everything that was secret is told; in a tournament the next hunt begins."""
    told = (*news, Public(_last_fact(state, ending)), *_whole_way(state))
    hunts = (*state.hunts, _record(state, ending))
    count = players(state)
    if not state.options.tournament or len(hunts) == count:
        return Step(replace(state, phase=Phase.OVER, pawn=0, hunts=hunts), told)
    following = dealt(state.options, count, state.first, hunts)
    return Step(following.state, told + following.news)


def _whole_way(state: State) -> News:
    """A start that was shown stands in no box, but the way began there."""
    start = () if state.begun is None else (state.begun,)
    return (Public(LogRevealed(as_route((*start, *state.route)))),) if state.route else ()


def stranded(state: State) -> bool:
    """Return whether “all pawns hold only tickets that are useless where they stand” [R11].

    “Pawns that only stand in each other's way are not stranded” [D8].
    """
    chart = chart_of(state)
    return not any(goes_on(chart, at, purse, ()) for at, purse in zip(state.places, state.purses, strict=True))


def outcome(state: State) -> Outcome | None:
    """Rank the seats once the game is over.

    One hunt has a winning and a losing side, and “everybody scores the boxes that are written, one more if Fantom was
    not caught” [R13]. In a tournament “each player's score is that of their own hunt as Fantom” [D11].
    """
    if state.phase is not Phase.OVER:
        return None
    boxes = play_of(state).boxes
    if state.options.tournament:
        own = {hunt.fantom: _score(hunt, boxes) for hunt in state.hunts}
        scores = tuple(own[Seat(at)] for at in range(players(state)))
        return ranked(scores, tuple((score,) for score in scores))
    hunt = state.hunts[0]
    won = hunt.ending in UNCAUGHT
    places = tuple(1 if (at == hunt.fantom) == won else 2 for at in range(players(state)))
    return Outcome(places=places, scores=(_score(hunt, boxes),) * len(places))


def as_route(stations: tuple[int, ...]) -> str:
    """Return stations as they are told: `12 → 45 → 7`."""
    return " → ".join(map(str, stations))


def _score(hunt: Hunt, boxes: int) -> int:
    return boxes + 1 if hunt.ending in UNCAUGHT else hunt.box


def _last_fact(state: State, ending: Ending) -> Fact:
    at, box = whereabouts(state), len(state.log)
    if ending is Ending.ARRESTED:
        return FantomArrested(state.riders[state.pawn], PAWNS[state.pawn], at, box)
    if ending is Ending.CORNERED:
        return FantomCornered(at, box)
    if ending is Ending.STRANDED:
        return DetectivesStranded(at, box)
    return FantomEscaped(at)


def _record(state: State, ending: Ending) -> Hunt:
    return Hunt(
        fantom=state.fantom,
        ending=ending,
        box=len(state.log),
        pawn=PAWNS[state.pawn] if ending is Ending.ARRESTED else None,
        start=state.begun,
        route=state.route,
        log=state.log,
        placed=state.placed,
        trips=state.trips,
    )
