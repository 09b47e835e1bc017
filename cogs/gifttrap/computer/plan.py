"""The sheet that a persona wants: its wishes, and for each friend the gift that they will probably like best.

Computed from the hand only, with the same result for every move of a round.
"""

from __future__ import annotations

from collections import defaultdict
from functools import lru_cache
from statistics import fmean
from typing import TYPE_CHECKING

from bot.game.chance import Chance
from bot.game.contract import Seat, Strength
from bot.game.strengths import mixed
from cogs.gifttrap.board import Sheet, steps
from cogs.gifttrap.computer.assignment import assign
from cogs.gifttrap.computer.taste import Model, estimate_effects, estimated_value, observations
from cogs.gifttrap.gifts import tags
from cogs.gifttrap.persona import by_tastes, liking

if TYPE_CHECKING:
    from cogs.gifttrap.board import Hand, Persona, Round
    from cogs.gifttrap.computer.taste import Key
    from cogs.gifttrap.gifts import Gift

MODELS = {Strength.EASY: Model(general=20.0, personal=30.0, family=0.2, rounds=1), Strength.STRONG: Model()}
"""How a giver learns people's tastes: easy from the last round alone, and with caution; fair as strong does."""
_FAIR_PERCENT = {3: 97, 4: 60, 5: 38, 6: 31, 7: 25, 8: 15}
"""By seats: percentage of rounds in which the fair player gives to other personas as the strong one does. With more
friends, a good reader of tastes is more certain to reach GIFTED first.
"""
_EASY_PERCENT = {3: 25, 4: 20, 5: 15, 6: 10, 7: 5, 8: 0}
"""By seats: percentage of rounds in which the easy player gives as the strong one does."""
_WHIM_WEIGHTS = {3: 0.2, 4: 0.75}
"""By seats: weight of the whims of a strong persona; 1 for all other numbers of seats.

A player who reads published tastes well gives a persona what it wishes for only if it wishes by these tastes. With few
players, full whims would make good and bad readers equal.
"""
_TASTE_WEIGHT = 0.9
"""Weight of a persona's published tags against the estimates for human players."""
_TIE_UNIT = 1e-3
"""Unit of the random value that only breaks ties."""
_WISHED_TOKENS = 3
"""Tokens on gifts that are wished for; the fourth token is NO WAY."""


def plan_sheet(hand: Hand, strength: Strength) -> Sheet:
    """Return the whole sheet that a persona wants in this round."""
    values = gift_values(hand, strength)
    places = [(seat, tile) for seat, gifts in enumerate(hand.sheet.gives) for tile in range(len(gifts))]
    columns = assign([values[seat] for seat, _ in places])
    numbers = {place: column + 1 for place, column in zip(places, columns, strict=True)}
    gives = tuple(
        tuple(numbers[seat, tile] for tile in range(len(gifts))) for seat, gifts in enumerate(hand.sheet.gives)
    )
    sheet = Sheet(gives, wishes(hand, strength))
    if not hand.received:
        return sheet
    best = max(places, key=lambda place: values[place[0]][numbers[place] - 1])
    return Sheet(gives, sheet.wishes, give_more=numbers[best], get_more=_best_giver(hand))


def _persona_reading(hand: Hand, strength: Strength) -> Strength:
    """Return the strength, easy or strong, at which a persona reads other personas in this round."""
    board = hand.board
    turn = (hand.seat, hand.whim, board.round, board.gifts)
    return mixed(strength, turn, fair=_FAIR_PERCENT[len(board.players)], easy=_EASY_PERCENT[len(board.players)])


def wishes(hand: Hand, strength: Strength) -> tuple[int, int, int, int]:
    """Return the gifts on which a persona lays its tokens: “it wishes by its tastes and its whims” [D15].

    Gifts that a moderator has voided get no token if enough others are left, because they move no marker.
    """
    board = hand.board
    numbers = range(1, len(board.gifts) + 1)
    weight = _WHIM_WEIGHTS.get(len(board.players), 1.0) if strength is Strength.STRONG else 1.0
    order = sorted(numbers, key=lambda number: _own_value(hand, board.gifts[number - 1], weight), reverse=True)
    not_void = [number for number in order if number not in board.voided]
    order = not_void if len(not_void) > _WISHED_TOKENS else order
    great, good, okay = order[:_WISHED_TOKENS]
    return (great, good, okay, order[-1])


def _own_value(hand: Hand, gift: Gift, weight: float) -> float:
    """Return the value of a gift for the seat's own persona, with its whim weighted by `weight`."""
    persona = hand.board.players[hand.seat].persona
    return 0.0 if persona is None or hand.whim is None else liking(persona, hand.whim, gift, weight)


def gift_values(hand: Hand, strength: Strength) -> tuple[tuple[float, ...], ...]:
    """Return for every seat the estimated value of each gift on the table.

    A persona's published tastes are read; for human players only the tokens turned up in this game count.
    """
    board, own = hand.board, hand.board.players[hand.seat].persona
    people = tuple(Seat(index) for index, player in enumerate(board.players) if player.persona is None)
    reading = _persona_reading(hand, strength)
    effects = _effects(board.past, people, own, reading if strength is Strength.EASY else Strength.STRONG)
    chance = Chance(f"{hand.whim} {board.round}".encode(), 0)
    return tuple(
        tuple(
            (
                estimated_value(effects, Seat(seat), gift, own)
                if player.persona is None
                else _TASTE_WEIGHT * persona_value(player.persona, gift, reading)
            )
            + _TIE_UNIT * chance.below(100)
            for gift in board.gifts
        )
        for seat, player in enumerate(board.players)
    )


def persona_value(persona: Persona, gift: Gift, strength: Strength) -> float:
    """Return the estimated value of a gift for a persona: easy reads only the first liked tag, strong all tags."""
    return by_tastes(persona, gift) if strength is Strength.STRONG else float(persona.likes[0] in tags(gift))


@lru_cache(maxsize=16)
def _effects(
    past: tuple[Round, ...], people: tuple[Seat, ...], giver: Persona | None, strength: Strength
) -> dict[Key, float]:
    """Return the tastes of human players as a giver estimates them; cached for the moves of a round."""
    model = MODELS[strength]
    return estimate_effects(observations(past, people, model.rounds, giver), model)


def _best_giver(hand: Hand) -> tuple[Seat, int]:
    """Return the tile for GET MORE: from the friend with the best average gift to this seat so far."""
    steps_by_giver: dict[Seat, list[int]] = defaultdict(list)
    for opening in (opening for past in hand.board.past for opening in past.openings):
        if opening.receiver == hand.seat:
            steps_by_giver[opening.giver].append(steps(opening.token))
    return max(hand.received, key=lambda place: fmean(steps_by_giver[place[0]] or (0,)))
