"""The course of a hunt: its start, the passing of turns, its end, the next hunt of a tournament, and the outcome."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import astuple, replace

from bot.game.contract import FileText, Outcome, Public, Refused, Seat, Step, Whisper, ranked
from cogs.fantom.board import PAWNS, Ending, Hunt, Phase
from cogs.fantom.facts import (
    DetectivesStranded,
    FantomArrested,
    FantomCornered,
    FantomEscaped,
    HuntBegun,
    LogRevealed,
    PawnStuck,
)
from cogs.fantom.map.atlas import MapError, town
from cogs.fantom.map.network import has_ride
from cogs.fantom.options import First, Map, Options, Riding
from cogs.fantom.rules.legal import can_flee, can_ride, network_of, play_of, ridable_pawns
from cogs.fantom.state import State, left, player_count, whereabouts

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.game.chance import Chance
    from bot.game.contract import Fact
    from cogs.fantom.map.town import Play

News = tuple[Public | Whisper, ...]
"""The news of a move so far, in the order of events."""
MAX_PLAYERS = 6
"""The greatest number of players: Fantom, and a detective for each of five pawns, the most that a map has."""
UNCAUGHT = frozenset({Ending.STRANDED, Ending.ESCAPED})
"""The endings in which Fantom wins."""


def max_players(options: Options) -> int:
    """Return the greatest number of players: Fantom, and a detective for every pawn [D1].

    6 if the server's own map is missing or wrong.
    """
    try:
        return 1 + pawn_count(options, _play(options))
    except Refused:
        return MAX_PLAYERS


def open_game(seat_count: int, options: Options, chance: Chance) -> Step[State]:
    """Begin the first hunt.

    Raise `Refused` if the server's own map is missing or wrong, or has fewer pawns than there are detectives [D1].
    """
    if options.map is not Map.OWN:
        options = replace(options, own_map=FileText(""))  # an unused map must not be stored with every state
    limit = 1 + pawn_count(options, _play(options))
    if seat_count > limit:
        raise Refused("refused-too-many-for-map", most=limit)
    seat = {First.HOST: 0, First.LAST: seat_count - 1}.get(options.fantom)
    return start_hunt(options, seat_count, Seat(chance.below(seat_count) if seat is None else seat))


def start_hunt(options: Options, seat_count: int, first: Seat, hunts: tuple[Hunt, ...] = ()) -> Step[State]:
    """Begin the hunt that follows `hunts`; only their results are kept.

    “In a tournament the seats are Fantom in turn, beginning with the first one” [D3].

    Raise `Refused` if the server's own map is missing or wrong.
    """
    play = _play(options)
    fantom = Seat((first + len(hunts)) % seat_count)
    riders = _riders(seat_count, fantom, pawn_count(options, play))
    state = State(
        options=options,
        first=first,
        fantom=fantom,
        riders=riders,
        purses=(astuple(play.pawn),) * len(riders),
        stock=astuple(play.fantom),
        hunts=hunts,
    )
    begun = HuntBegun(fantom, hunt=len(hunts) + 1, hunts=seat_count if options.tournament else 1)
    return Step(state, (Public(begun),))


def pawn_count(options: Options, play: Play) -> int:
    """Return the number of pawns: those of the map [D1], without the last one with `four_detectives` [V5]."""
    return play.pawns - options.four_detectives


def _riders(seat_count: int, fantom: Seat, count: int) -> tuple[Seat, ...]:
    """Deal the pawns: “with fewer detectives than pawns the pawns are dealt round-robin” [S1].

    “The seat after Fantom's gets the first pawn” [D2].
    """
    detectives = tuple(Seat((fantom + step) % seat_count) for step in range(1, seat_count))
    return tuple(detectives[pawn % len(detectives)] for pawn in range(count))


def _play(options: Options) -> Play:
    try:
        return town(options.map, options.own_map).play
    except MapError as error:
        raise Refused("refused-no-own-map") from error


def to_pawns(state: State, first: int, news: News) -> Step[State]:
    """Let the pawns from `first` on ride: “a pawn without a legal ride is skipped for that round” [R8]; then Fantom.

    Where the detectives ride together, all remaining pawns may ride.
    """
    if state.options.riding is Riding.TOGETHER:
        return _to_any_pawn(state, news)
    rider = _next_rider(state, first)
    if rider is None:
        return _after_pawns(state, range(first, len(state.places)), news)
    all_news = (*news, *_skipped(state, range(first, rider)))
    return Step(replace(state, phase=Phase.DETECTIVES, pawn=rider), all_news)


def _to_any_pawn(state: State, news: News) -> Step[State]:
    """Let any remaining pawn ride: it “is skipped only when none of the pawns that are left has one” [D13]."""
    riders = ridable_pawns(state)
    if not riders:
        return _after_pawns(state, left(state), news)
    return Step(replace(state, phase=Phase.DETECTIVES, pawn=riders[0]), news)


def _skipped(state: State, pawns: Iterable[int]) -> News:
    return tuple(Public(PawnStuck(state.riders[pawn], PAWNS[pawn])) for pawn in pawns)


def _after_pawns(state: State, stuck: Iterable[int], news: News) -> Step[State]:
    """Continue the hunt when all remaining pawns are stuck.

    “If the last box is written and the pawns have made their last rides without an arrest, Fantom wins” [R12]. “If all
    pawns hold only tickets that are useless where they stand, Fantom wins at once” [R11], but “after the last box it is
    an escape” [D14].
    """
    if _is_log_full(state):
        return end_hunt(state, Ending.ESCAPED, news)
    if is_stranded(state):
        return end_hunt(state, Ending.STRANDED, news)
    return to_fantom(state, (*news, *_skipped(state, stuck)))


def _is_log_full(state: State) -> bool:
    return len(state.log) == play_of(state).boxes


def to_fantom(state: State, news: News) -> Step[State]:
    """Let Fantom ride; if “there is no legal ride” [R10], Fantom has lost."""
    if not can_flee(state):
        return end_hunt(state, Ending.CORNERED, news)
    return Step(replace(state, phase=Phase.FANTOM, pawn=0), news)


def _next_rider(state: State, first: int) -> int | None:
    for pawn in range(first, len(state.places)):
        if can_ride(state, pawn):
            return pawn
    return None


def end_hunt(state: State, ending: Ending, news: News) -> Step[State]:
    """End the hunt and reveal everything that was secret; in a tournament begin the next hunt."""
    all_news = (*news, Public(_last_fact(state, ending)), *_whole_way(state))
    hunts = (*state.hunts, _hunt_record(state, ending))
    count = player_count(state)
    if not state.options.tournament or len(hunts) == count:
        return Step(replace(state, phase=Phase.OVER, pawn=0, hunts=hunts), all_news)
    next_hunt = start_hunt(state.options, count, state.first, hunts)
    return Step(next_hunt.state, all_news + next_hunt.news)


def _whole_way(state: State) -> News:
    """Return the fact of the whole route. A shown start fills no box, but belongs to the route."""
    start = () if state.begun is None else (state.begun,)
    return (Public(LogRevealed(as_route((*start, *state.route)))),) if state.route else ()


def as_route(stations: tuple[int, ...]) -> str:
    """Return stations as text: `12 → 45 → 7`."""
    return " → ".join(map(str, stations))


def is_stranded(state: State) -> bool:
    """Return whether “all pawns hold only tickets that are useless where they stand” [R11].

    “Pawns that only stand in each other's way are not stranded” [D8].
    """
    chart = network_of(state)
    return not any(
        has_ride(chart, station, purse, ()) for station, purse in zip(state.places, state.purses, strict=True)
    )


def _last_fact(state: State, ending: Ending) -> Fact:
    station, box = whereabouts(state), len(state.log)
    if ending is Ending.ARRESTED:
        return FantomArrested(state.riders[state.pawn], PAWNS[state.pawn], station, box)
    if ending is Ending.CORNERED:
        return FantomCornered(station, box)
    if ending is Ending.STRANDED:
        return DetectivesStranded(station, box)
    return FantomEscaped(station)


def cut_short(state: State) -> State:
    """Return the state of a game that ended outside its rules, with everything that was secret revealed.

    In a tournament too, the hunt that was cut short is the last.
    """
    return replace(state, phase=Phase.OVER, pawn=0, hunts=(*state.hunts, _hunt_record(state, Ending.CUT_SHORT)))


def _hunt_record(state: State, ending: Ending) -> Hunt:
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


def outcome(state: State) -> Outcome | None:
    """Rank the seats of a finished game; None if the game is not finished.

    One hunt has a winning and a losing side, and “everybody scores the boxes that are written, one more if Fantom was
    not caught” [R13]. In a tournament “each player's score is that of their own hunt as Fantom” [D11].
    """
    if state.phase is not Phase.OVER:
        return None
    boxes = play_of(state).boxes
    if state.options.tournament:
        score_by_fantom = {hunt.fantom: _score(hunt, boxes) for hunt in state.hunts}
        scores = tuple(score_by_fantom[Seat(seat)] for seat in range(player_count(state)))
        return ranked(scores, tuple((score,) for score in scores))
    hunt = state.hunts[0]
    fantom_won = hunt.ending in UNCAUGHT
    places = tuple(1 if (seat == hunt.fantom) == fantom_won else 2 for seat in range(player_count(state)))
    return Outcome(places=places, scores=(_score(hunt, boxes),) * len(places))


def _score(hunt: Hunt, boxes: int) -> int:
    return boxes + 1 if hunt.ending in UNCAUGHT else hunt.box
