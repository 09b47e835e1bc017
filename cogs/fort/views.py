"""The views: the public board, the hand of one seat, and redeals.

Pictures, texts and computer players get all their information from here. Never reveals a face-down card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import asdict, replace

from cogs.fort.board import FACE_DOWN, Board, Hand, Phase, Wall
from cogs.fort.cards import exposed_cards
from cogs.fort.places import PLACES
from cogs.fort.rules import outcome, score
from cogs.fort.state import NO_CARD, CutShort, State, has_magician, seats

if TYPE_CHECKING:
    from bot.game.chance import Chance
    from bot.game.contract import Seat


def board(state: State) -> Board:
    """Return the public board; a face-down card shows only its back."""
    result = None if isinstance(state, CutShort) else outcome(state)
    return Board(
        bonus=state.options.bonus,
        open_memory=state.options.open_memory,
        field=tuple(_visible_number(state, place) for place in PLACES),
        turned=state.turned,
        walls=tuple(_wall(state, seat) for seat in seats(state)),
        turn=None if state.phase is Phase.OVER else state.turn,
        phase=state.phase,
        shot=state.shot,
        winners=() if result is None else tuple(sorted(result.winners)),
        face_up=state.face_up,
    )


def hand(state: State, seat: Seat) -> Hand:
    """Return the board and the sightings, which are equal for all seats: all players see every turned card."""
    return Hand(board=board(state), seat=seat, seen=state.seen)


def cut_short(state: State) -> State:
    """Return the state of a game that its rules did not end: no active seat, no winner, no turned card."""
    return CutShort(**asdict(replace(state, phase=Phase.OVER, turned=None)))


def redeal(state: State, _seat: Seat | None, chance: Chance) -> State:
    """Redeal the cards that were never turned up among their places; the result does not depend on the seat."""
    known_places = {state.turned, *state.face_up, *(sighting.place for sighting in state.seen)}
    hidden_places = [place for place in PLACES if state.field[place - 1] != NO_CARD and place not in known_places]
    numbers_by_place = dict(
        zip(hidden_places, chance.shuffled([state.field[place - 1] for place in hidden_places]), strict=True)
    )
    return replace(state, field=tuple(numbers_by_place.get(place, state.field[place - 1]) for place in PLACES))


def _visible_number(state: State, place: int) -> int | None:
    number = state.field[place - 1]
    if number == NO_CARD:
        return None
    return number if place == state.turned or place in state.face_up else FACE_DOWN


def _wall(state: State, seat: Seat) -> Wall:
    cards = state.walls[seat]
    return Wall(
        cards=cards,
        exposed=exposed_cards(cards) if state.options.bonus else (),
        magician=has_magician(state, seat),
        out=seat in state.out,
        points=score(state, seat),
    )
