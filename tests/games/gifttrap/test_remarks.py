"""The hints that computer players drop at the deal: true to their published tastes, about a gift on the table."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.game.contract import ComputerSeat, Seat, Strength
from cogs.gifttrap import GAME
from cogs.gifttrap.board import Board, Persona
from cogs.gifttrap.facts import GiftsDealt, GiftsDrawn
from cogs.gifttrap.gifts import Deck, Gift, Tag, shipped_gifts, tags
from cogs.gifttrap.options import Options
from cogs.gifttrap.remarks import OCCASIONS
from tests.games.gifttrap.positions import ADA, BOB, begun, dealt

COMPUTERS = (ComputerSeat(BOB, "Ada", Strength.FAIR), ComputerSeat(Seat(2), "Babbage", Strength.FAIR))
FACTS = (GiftsDealt(ADA, Deck.RED), GiftsDrawn(ADA, Deck.RED))


def table() -> Board:
    """Return a board on which all gifts have the tag music, which Bob likes and Cyd does not like."""
    board = GAME.board(dealt(options=Options(computers=COMPUTERS)))
    others = {Tag.FOOD, Tag.HOME, Tag.WORK}
    music = next(gift for gift in shipped_gifts() if Tag.MUSIC in tags(gift) and not others & set(tags(gift)))
    bob = replace(board.players[1], persona=Persona(likes=(Tag.FOOD, Tag.MUSIC), dislikes=Tag.WORK))
    cyd = replace(board.players[2], persona=Persona(likes=(Tag.HOME, Tag.WORK), dislikes=Tag.MUSIC))
    return replace(board, players=(board.players[0], bob, cyd), gifts=(music,) * len(board.gifts))


def hints(board: Board, fact: GiftsDealt | GiftsDrawn) -> list[tuple[str, int]]:
    """Return the hints at a deal, each with the seat that drops it."""
    return [
        (occasion.name, seat)
        for occasion in OCCASIONS
        if occasion.fact is type(fact)
        for seat in range(len(board.players))
        if occasion.speaks(board, fact, seat)
    ]


@pytest.mark.parametrize("fact", FACTS)
def test_computers_hint_at_their_tags_among_the_dealt_gifts(fact: GiftsDealt | GiftsDrawn) -> None:
    """A person, who has no published tastes, drops no hint; nor does a computer whose tags lie nowhere."""
    assert hints(table(), fact) == [("likes-music", 1), ("dislikes-music", 2)]
    assert hints(replace(table(), gifts=(Gift("own-red-1"),)), fact) == []


def test_hints_follow_from_published_tastes_alone() -> None:
    """At a dealt table every hint names a tag of the persona that lies there, whatever its whims are."""
    board = GAME.board(dealt(4, Options(computers=COMPUTERS)))
    laid = {tag for gift in board.gifts for tag in tags(gift)}
    for name, seat in hints(board, FACTS[0]):
        kind, _, tag = name.partition("-")
        persona = board.players[seat].persona
        assert persona is not None
        assert tag in laid
        assert tag in (persona.likes if kind == "likes" else (persona.dislikes,))


def test_no_hint_is_dropped_before_the_deal() -> None:
    """The dealer's preview is secret, so nobody speaks of it."""
    assert hints(GAME.board(begun(options=Options(computers=COMPUTERS))), FACTS[0]) == []
