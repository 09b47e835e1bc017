"""The speed of a rider: the allowed choices, the fields that they give, and the pace left behind. Rolls no die."""

from __future__ import annotations

from msgspec import Struct

from cogs.tour.board import How, Jersey
from cogs.tour.dice import ATTACK, BRAKED, CLIMB_FOLLOWS, FACES, FASTEST_CLIMB, reduced
from cogs.tour.pace import Pace
from cogs.tour.road import Kind


class Situation(Struct, frozen=True):
    """The situation of the active rider, as far as it matters for speed."""

    kind: Kind
    """The terrain where the move starts."""
    pace: Pace = Pace()
    leader: bool = False
    """The rider is the first of the group, or lonely."""
    attacker: bool = False
    """The rider has an attack position and is not lonely."""
    followed: bool = False
    """The next rider of the group is in the same terrain, so a pull on the flat can be followed."""
    cards: tuple[Jersey, ...] = ()


DIE = {Kind.FLAT: How.YELLOW, Kind.CLIMB: How.POLKA}
"""The die of each terrain."""
_CARDS = {Kind.FLAT: (Jersey.YELLOW, Jersey.GREEN), Kind.CLIMB: (Jersey.POLKA,)}


def card(situation: Situation) -> Jersey | None:
    """Return the card that may be played: “yellow and green on the flat, polka dots in climbs” [R53]; None: none."""
    cards = situation.cards
    return next((jersey for jersey in _CARDS[situation.kind] if jersey in cards), None) if cards else None


def is_braked(situation: Situation) -> bool:
    """Return whether a rider is braked: “braking ends where the terrain changes” [D7]."""
    return situation.pace.braked > 0 and situation.kind is Kind.FLAT


def choices(situation: Situation) -> tuple[How, ...]:
    """Return the allowed choices: taking the speed over, the dice, playing a card. Never empty."""
    card_choice = (How.CARD,) if card(situation) else ()
    take_choice = (How.TAKE,) if may_take(situation) else ()
    return (*take_choice, *dice(situation), *card_choice)


def may_take(situation: Situation) -> bool:
    """Return whether the speed may be taken over.

    Only “the speed of the rider just before in the same group” [R9], made in the same terrain [D4].
    """
    pace = situation.pace
    return pace.speed > 0 and pace.kind is situation.kind and not situation.leader


def dice(situation: Situation) -> tuple[How, ...]:
    """Return the dice that a rider may roll, the default die first."""
    if situation.kind is Kind.CLIMB:
        return (How.POLKA,)
    return (How.WHITE,) if is_braked(situation) else _FLAT_DICE


_FLAT_DICE = (How.YELLOW, How.WHITE, How.RED)


def attacks(situation: Situation, how: How, rolled: int) -> tuple[How, ...]:
    """Return the uses of a rolled die or of a jersey's card; empty if there is nothing to choose.

    A card that is no attack moves by the green number: its only use is `How.CARD`.
    """
    own = _own_attacks(situation)
    if how is How.CARD:
        return own or (How.CARD,)
    if ATTACK.get(how) != rolled:
        return ()
    catch = (How.CATCH,) if situation.pace.chase else ()
    return (*own, *catch, how) if own or catch else ()


def _own_attacks(situation: Situation) -> tuple[How, ...]:
    """Return the rider's own attacks.

    “In climbs solo only” [R46]; “a pull that nobody can follow is a solo attack” [D6].
    """
    if not situation.attacker:
        return ()
    pulls = situation.kind is Kind.FLAT and situation.followed
    return (How.SOLO, How.PULL) if pulls else (How.SOLO,)


def first_jump(kind: Kind) -> int:
    """Return the fields that an attack begins with: 2 on the flat, 1 in a climb."""
    return ATTACK[DIE[kind]]


def fields(situation: Situation, how: How, number: int) -> int:
    """Return how many fields a rider may move in all; `number` is on the die, for an attack on the green die."""
    match how:
        case How.TAKE:
            return situation.pace.speed
        case How.YELLOW:
            return reduced(number) if situation.leader else number
        case How.SOLO | How.PULL:
            return first_jump(situation.kind) + number
        case How.CATCH:
            return first_jump(situation.kind) + situation.pace.chase
        case _:
            return number


def left_behind(situation: Situation, how: How, number: int) -> Pace:
    """Return the pace that the next rider of the group finds."""
    pace, kind = situation.pace, situation.kind
    braked = max(0, pace.braked - 1) if is_braked(situation) else 0
    match how:
        case How.RED:
            return Pace()
        case How.SOLO:
            return Pace(braked=braked, chase=number)
        case How.CATCH:
            return Pace(chase=pace.chase)
        case How.CARD:
            return Pace(pace.speed, pace.kind, braked, pace.chase)
        case _:
            brakes = how is How.WHITE and not is_braked(situation)
            return Pace(_to_take(situation, how, number), kind, BRAKED if brakes else braked)


def _to_take(situation: Situation, how: How, number: int) -> int:
    """Return the speed that others may take over: of a 4 in a climb “all who follow may take over 3” [R44]."""
    if how is How.POLKA and number == FASTEST_CLIMB:
        return CLIMB_FOLLOWS
    return number if how in FACES else fields(situation, how, number)
