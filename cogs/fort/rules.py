"""The rules: the deal, the legal moves, the effect of each move, the turn order and the outcome.

Pure functions. A refusal must not depend on a face-down card and must not name the turned card, because players can
keep refusals. The end of a turn depends only on public information: the walls, and the cards that remain in the field,
which are known by elimination.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.game.contract import Fact, Outcome, Public, Refused, Seat, Step, ranked
from cogs.fort.board import Phase, Sighting
from cogs.fort.cards import NUMBERS, START, WALL_SIZE, Figure, exposed_cards, figure, points, with_card
from cogs.fort.facts import (
    BuildingBegun,
    CardChosen,
    CardInserted,
    CardLeft,
    CardShot,
    CardShown,
    CardTaken,
    CardTurned,
    FieldExhausted,
    LastBuilder,
    NothingToShoot,
    SeatBack,
    SeatOut,
    WallFinished,
)
from cogs.fort.moves import Insert, Leave, Move, Shoot, Take, Turn
from cogs.fort.places import PLACES, name
from cogs.fort.state import NO_CARD, State, can_build, has_magician, others, seats, stays_up

if TYPE_CHECKING:
    from bot.game.chance import Chance
    from cogs.fort.options import Options


def start(players: int, options: Options, chance: Chance) -> Step[State]:
    """Deal the 45 wall cards face down and a start card to every seat; the first seat begins [D1]."""
    state = State(options=options, field=chance.shuffled(NUMBERS), walls=((START,),) * players, turn=Seat(0))
    return public_step(state, BuildingBegun(state.turn))


def to_act(state: State) -> frozenset[Seat]:
    """Return the active seat, or an empty set when the game is finished."""
    return frozenset() if state.phase is Phase.OVER else frozenset({state.turn})


def moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """Return all legal moves of a seat: places ascending; take, insert, leave; targets by seat and number."""
    if seat not in to_act(state):
        return ()
    if state.phase is Phase.TURN:
        return tuple(Turn(place) for place in PLACES if state.field[place - 1] != NO_CARD)
    if state.phase is Phase.SHOOT:
        return tuple(Shoot(target, number) for target in others(state) for number in exposed_cards(state.walls[target]))
    return _decisions(state)


def apply(state: State, seat: Seat, move: Move, _chance: Chance) -> Step[State]:
    """Apply a move. Raise `Refused`, with a text that gives the reason, if it is not in `moves`."""
    if state.phase is Phase.OVER:
        raise Refused("refused-over")
    if seat != state.turn:
        raise Refused("not-your-turn")
    if isinstance(move, Turn):
        return _turn(state, move.place)
    if isinstance(move, Take):
        return _take(state)
    if isinstance(move, Leave):
        return _leave(state)
    if isinstance(move, Insert):
        return _insert(state)
    return _shoot(state, move.target, move.number)


def _decisions(state: State) -> tuple[Move, ...]:
    """Return the decisions about the turned card: “append it or leave it; otherwise it must go back” [R2].

    “A card that can be appended cannot be inserted” [D3].
    """
    _, number = _turned_card(state)
    if number > state.walls[state.turn][-1]:
        return (Take(), Leave())
    return (Insert(), Leave()) if has_magician(state, state.turn) else (Leave(),)


def _turn(state: State, place: int) -> Step[State]:
    """Turn up “exactly one face-down card, seen by all” [R1].

    “Where cards lie face up, choosing one of them may be the turn as well” [D7].
    """
    if state.phase is Phase.SHOOT:
        raise Refused("refused-shoot-first")
    if state.turned is not None:
        raise Refused("refused-turned-already", place=name(state.turned))
    if place not in PLACES:
        raise Refused("refused-no-place", first=name(PLACES[0]), last=name(PLACES[-1]))
    number = state.field[place - 1]
    if number == NO_CARD:
        raise Refused("refused-empty-place", place=name(place))
    fact = CardChosen if place in state.face_up else CardShown if stays_up(state) else CardTurned
    next_state = replace(state, phase=Phase.DECIDE, turned=place)
    return public_step(next_state, fact(state.turn, place, number, figure(number)))


def _take(state: State) -> Step[State]:
    """Append the turned card “if its number is higher than the last card of their wall” [R2]."""
    place, number = _turned_card(state)
    wall = state.walls[state.turn]
    if number < wall[-1]:
        raise Refused("refused-too-low", last=wall[-1])
    return _move_into_wall(state, (*wall, number), CardTaken(state.turn, place, number, figure(number)))


def _leave(state: State) -> Step[State]:
    """Leave the turned card: it “is turned face down again in the same place” [R2].

    “A card that stayed face up once stays so” [D8]: players could scroll back to it, so turning it down hides nothing.
    """
    place, number = _turned_card(state)
    other_sightings = tuple(sighting for sighting in state.seen if sighting.place != place)
    if place in state.face_up or stays_up(state):
        face_up = tuple(sorted({*state.face_up, place}))
        next_state = replace(state, face_up=face_up, seen=other_sightings, turned=None)
    else:
        next_state = replace(state, seen=(*other_sightings, Sighting(place, number)), turned=None)
    return end_turn(next_state, CardLeft(state.turn, place))


def _insert(state: State) -> Step[State]:
    """Let the magician insert the turned card “although it is lower than the last of the wall” [V4].

    “In a later turn than the one that brought the magician” [V4] needs no check: taking the magician ends the turn.
    """
    place, number = _turned_card(state)
    wall = state.walls[state.turn]
    if not state.options.bonus or all(figure(card) is not Figure.MAGICIAN for card in wall):
        raise Refused("refused-no-magician")
    if state.helped:
        raise Refused("refused-magician-used")
    if number > wall[-1]:
        raise Refused("refused-fits-anyway")
    fact = CardInserted(state.turn, place, number, figure(number))
    return _move_into_wall(replace(state, helped=True), with_card(wall, number), fact)


def _move_into_wall(state: State, wall: tuple[int, ...], fact: CardTaken | CardInserted) -> Step[State]:
    """Move the turned card into the wall; a cannon that enters it “fires at once and must” [V2]."""
    index = fact.place - 1
    next_state = replace(
        state,
        field=(*state.field[:index], NO_CARD, *state.field[index + 1 :]),
        walls=_with_wall(state, state.turn, wall),
        turned=None,
        face_up=tuple(place for place in state.face_up if place != fact.place),
        seen=tuple(sighting for sighting in state.seen if sighting.place != fact.place),
    )
    if not state.options.bonus or fact.figure is not Figure.CANNON:
        return end_turn(next_state, fact)
    if any(exposed_cards(next_state.walls[seat]) for seat in others(next_state)):
        return public_step(replace(next_state, phase=Phase.SHOOT), fact)
    return end_turn(next_state, fact, NothingToShoot(state.turn))


def _shoot(state: State, target: Seat, number: int) -> Step[State]:
    """Take a card out of the game: “the shot comes before the end is checked” [D5]."""
    if state.phase is not Phase.SHOOT:
        raise Refused("refused-no-cannon")
    if target == state.turn or target not in seats(state):
        raise Refused("refused-no-opponent")
    wall = state.walls[target]
    if number not in wall:
        raise Refused("refused-no-such-card", number=number)
    if number not in exposed_cards(wall):
        raise Refused("refused-protected", number=number)
    cards_left = tuple(card for card in wall if card != number)
    next_state = replace(state, walls=_with_wall(state, target, cards_left), shot=(*state.shot, number))
    return end_turn(next_state, CardShot(state.turn, target, number, figure(number)))


def _turned_card(state: State) -> tuple[int, int]:
    """Return the place and number of the card that waits for a decision. Raise `Refused` if there is none."""
    if state.phase is Phase.SHOOT:
        raise Refused("refused-shoot-first")
    if state.turned is None:
        raise Refused("refused-nothing-turned")
    return state.turned, state.field[state.turned - 1]


def _with_wall(state: State, seat: Seat, wall: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    return (*state.walls[:seat], wall, *state.walls[seat + 1 :])


def public_step(state: State, *facts: Fact) -> Step[State]:
    """Return a step whose facts are all public: no seat has secrets in this game."""
    return Step(state, tuple(Public(fact) for fact in facts))


def end_turn(state: State, *facts: Fact) -> Step[State]:
    """Check the end of the game and pass the turn on; `facts` are those of the turn's last move.

    “A wall of ten cards, the 1 included, ends the game at once” [R4]; “the game ends too when no card in the field fits
    anybody” [R5]. Otherwise the next seat that can still build plays.
    """
    if len(state.walls[state.turn]) >= WALL_SIZE:
        return public_step(_finished(state), *facts, WallFinished(state.turn))
    seats_out = tuple(seat for seat in seats(state) if not can_build(state, seat))
    if len(seats_out) == len(state.walls):
        return public_step(_finished(replace(state, out=seats_out)), *facts, FieldExhausted())
    next_state = replace(state, out=seats_out, turn=_next_seat(state, seats_out), phase=Phase.TURN, turned=None)
    return public_step(next_state, *facts, *_rotation_facts(state, next_state))


def outcome(state: State) -> Outcome | None:
    """Rank the walls: “the longest wall wins, then the higher last number” [R5]. None: the game goes on.

    Only one wall can have ten cards, so in the basic game its builder is first by length alone. In the bonus game “the
    most points win, whoever finished first, then the higher last number” [V1].
    """
    if state.phase is not Phase.OVER:
        return None
    scores = tuple(score(state, seat) for seat in seats(state))
    return ranked(scores, tuple((own_score, wall[-1]) for own_score, wall in zip(scores, state.walls, strict=True)))


def score(state: State, seat: Seat) -> int:
    """Return a wall's points in the bonus game, its number of cards in the basic game."""
    wall = state.walls[seat]
    return points(wall) if state.options.bonus else len(wall)


def _finished(state: State) -> State:
    return replace(state, phase=Phase.OVER, turned=None)


def _next_seat(state: State, seats_out: tuple[Seat, ...]) -> Seat:
    """Return the next seat clockwise that is not passed over; the same seat if it is the last."""
    count = len(state.walls)
    order = (Seat((state.turn + step) % count) for step in range(1, count + 1))
    return next(seat for seat in order if seat not in seats_out)


def _rotation_facts(old_state: State, new_state: State) -> tuple[Fact, ...]:
    """Return the facts about seats that left the rotation or came back.

    “Being passed over is no choice: it happens, and is told, at the end of a turn” [D6]; a seat whose last number was
    lowered by a cannon returns automatically.
    """
    seats_out = tuple(SeatOut(seat) for seat in new_state.out if seat not in old_state.out)
    seats_back = tuple(SeatBack(seat) for seat in old_state.out if seat not in new_state.out)
    last_builder = len(new_state.out) == len(new_state.walls) - 1
    new_last_builder = last_builder and (len(old_state.out), old_state.turn) != (len(new_state.out), new_state.turn)
    return (*seats_out, *seats_back, *((LastBuilder(new_state.turn),) if new_last_builder else ()))
