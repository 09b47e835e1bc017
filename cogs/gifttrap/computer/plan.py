"""The sheet that a persona wants: its wishes, and for everybody the gift they will probably like best.

By what its seat sees, and the same however often it is asked in a round.
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
from cogs.gifttrap.computer.assignment import assigned
from cogs.gifttrap.computer.taste import Model, estimated, liked, seen
from cogs.gifttrap.gifts import tags
from cogs.gifttrap.persona import by_tastes, liking

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cogs.gifttrap.board import Hand, Persona, Round
    from cogs.gifttrap.computer.taste import Key
    from cogs.gifttrap.gifts import Gift

MODELS = {Strength.EASY: Model(rounds=1), Strength.STRONG: Model()}
"""How far back who gives looks."""
_OFTEN = {3: 97, 4: 60, 5: 38, 6: 31, 7: 25, 8: 15}
"""By seats: in so many rounds of a hundred the fair player gives as the strong one. The more friends, the surer
a good reader is GIFTED first."""
_EASY_OFTEN = {3: 25, 4: 20, 5: 15, 6: 10, 7: 5, 8: 0}
"""In so many rounds of a hundred even the easy player does."""
_HEEDED = {3: 0.2, 4: 0.75}
"""By seats: how much of its whims a strong persona heeds, all of them where nothing stands here. Who wishes by what is
published is given what they wish for by whoever reads well; among few, whims would level all readers."""
_WORTH = 0.9
"""What a tag that a persona has published is worth beside the estimates for people."""
_TIE = 1e-3
"""So little that it only decides between what seems alike."""
_TOP = 3
"""Tokens on gifts that are wished for; the fourth is NO WAY."""


def planned(hand: Hand, strength: Strength) -> Sheet:
    """Return the whole sheet that a persona wants in this round."""
    values = valued(hand, _reader(hand, strength))
    places = [(seat, tile) for seat, each in enumerate(hand.sheet.gives) for tile in range(len(each))]
    columns = assigned([values[seat] for seat, _ in places])
    given = {place: column + 1 for place, column in zip(places, columns, strict=True)}
    gives = tuple(tuple(given[seat, tile] for tile in range(len(each))) for seat, each in enumerate(hand.sheet.gives))
    sheet = Sheet(gives, wishes(hand, strength))
    if not hand.received:
        return sheet
    best = max(places, key=lambda place: values[place[0]][given[place] - 1])
    return Sheet(gives, sheet.wishes, give_more=given[best], get_more=_best_giver(hand))


def _reader(hand: Hand, strength: Strength) -> Strength:
    """Return as which strength, easy or strong, a persona reads its friends in this round."""
    board = hand.board
    turn = (hand.seat, hand.whim, board.round, board.gifts)
    return mixed(strength, turn, fair=_OFTEN[len(board.players)], easy=_EASY_OFTEN[len(board.players)])


def wishes(hand: Hand, strength: Strength) -> tuple[int, int, int, int]:
    """Return on which gifts a persona lays its tokens: “it wishes by its tastes and its whims” [D15].

    What a moderator has voided comes last of what is liked: it moves nobody.
    """
    board = hand.board
    numbers = range(1, len(board.gifts) + 1)
    heeded = _HEEDED.get(len(board.players), 1.0) if strength is Strength.STRONG else 1.0
    order = sorted(numbers, key=lambda number: _like(hand, board.gifts[number - 1], heeded), reverse=True)
    live = [number for number in order if number not in board.voided]
    order = live if len(live) > _TOP else order
    great, good, okay = order[:_TOP]
    return (great, good, okay, order[-1])


def _like(hand: Hand, gift: Gift, heeded: float) -> float:
    """Return how much the seat's own persona likes a gift, when it heeds so much of its whims."""
    persona = hand.board.players[hand.seat].persona
    return 0.0 if persona is None or hand.whim is None else liking(persona, hand.whim, gift, heeded)


def valued(hand: Hand, strength: Strength) -> tuple[tuple[float, ...], ...]:
    """Return for every seat how much it probably likes each gift on the table.

    A persona's published tastes are read; of people only what they have turned up in this game counts.
    """
    board = hand.board
    people = tuple(Seat(at) for at, player in enumerate(board.players) if player.persona is None)
    effects = _effects(board.past, people, MODELS[strength])
    luck = Chance(f"{hand.whim} {board.round}".encode(), 0)
    return tuple(
        tuple(
            _value(player.persona, effects, Seat(seat), gift, strength) + _TIE * luck.below(100) for gift in board.gifts
        )
        for seat, player in enumerate(board.players)
    )


def _value(persona: Persona | None, effects: Mapping[Key, float], seat: Seat, gift: Gift, strength: Strength) -> float:
    return liked(effects, seat, gift) if persona is None else _WORTH * read(persona, gift, strength)


def read(persona: Persona, gift: Gift, strength: Strength) -> float:
    """Return how much a persona probably likes a gift: easy reads the first tag that it likes, strong all three."""
    return by_tastes(persona, gift) if strength is Strength.STRONG else float(persona.likes[0] in tags(gift))


@lru_cache(maxsize=16)
def _effects(past: tuple[Round, ...], people: tuple[Seat, ...], model: Model) -> dict[Key, float]:
    """Return what is known of people's tastes after these rounds; the same for every move of a round."""
    return estimated(seen(past, people, model.rounds), model)


def _best_giver(hand: Hand) -> tuple[Seat, int]:
    """Return from whom GET MORE is laid on a gift: whoever has given best to this seat so far."""
    got: dict[Seat, list[int]] = defaultdict(list)
    for each in (opening for past in hand.board.past for opening in past.openings):
        if each.receiver == hand.seat:
            got[each.giver].append(steps(each.token))
    return max(hand.received, key=lambda place: fmean(got[place[0]] or (0,)))
