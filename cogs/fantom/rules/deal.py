"""How a hunt begins: who is Fantom, who moves which pawn, and what each has to ride with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import astuple, replace

from bot.game import FileText, Public, Refused, Seat, Step
from cogs.fantom.facts import HuntBegun
from cogs.fantom.map.atlas import MapError, town
from cogs.fantom.options import First, Map, Options
from cogs.fantom.state import State

if TYPE_CHECKING:
    from bot.chance import Chance
    from cogs.fantom.map.town import Play
    from cogs.fantom.view import Hunt


def opened(players: int, options: Options, chance: Chance) -> Step[State]:
    """Begin the first hunt; raises `Refused` when there is no such map, or it has fewer pawns than detectives [D1]."""
    if options.map is not Map.OWN:
        options = replace(options, own_map=FileText(""))  # a map nobody rides on need not travel with every state
    most = 1 + pawns(options, _play(options))
    if players > most:
        raise Refused("refused-too-many-for-map", most=most)
    seat = {First.HOST: 0, First.LAST: players - 1}.get(options.fantom)
    return dealt(options, players, Seat(chance.below(players) if seat is None else seat))


def dealt(options: Options, players: int, first: Seat, hunts: tuple[Hunt, ...] = ()) -> Step[State]:
    """Begin the hunt that follows `hunts`: all is new but their results.

    “In a tournament the seats are Fantom in turn, beginning with the first one” [D3].
    """
    play = _play(options)
    fantom = Seat((first + len(hunts)) % players)
    riders = _riders(players, fantom, pawns(options, play))
    state = State(
        options=options,
        first=first,
        fantom=fantom,
        riders=riders,
        purses=(astuple(play.pawn),) * len(riders),
        stock=astuple(play.fantom),
        hunts=hunts,
    )
    begun = HuntBegun(fantom, hunt=len(hunts) + 1, hunts=players if options.tournament else 1)
    return Step(state, (Public(begun),))


def pawns(options: Options, play: Play) -> int:
    """Return how many pawns hunt: those of the map [D1], the last one left out with `four_detectives` [V5]."""
    return play.pawns - options.four_detectives


def _riders(players: int, fantom: Seat, count: int) -> tuple[Seat, ...]:
    """Deal the pawns: “with fewer detectives than pawns the pawns are dealt round-robin” [S1].

    “The seat after Fantom's gets the first pawn” [D2].
    """
    detectives = tuple(Seat((fantom + step) % players) for step in range(1, players))
    return tuple(detectives[pawn % len(detectives)] for pawn in range(count))


def _play(options: Options) -> Play:
    try:
        return town(options.map, options.own_map).play
    except MapError as error:
        raise Refused("refused-no-own-map") from error
