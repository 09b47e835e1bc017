"""The texts about friends on a sheet: the tags of the gifts, and the public knowledge of a friend's taste."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from bot.game.contract import ComputerSeat, Seat, Strength
from bot.i18n.translation import LANGUAGES, Say
from bot.ui.game_ui import MenuQuestion, choices, drawers
from bot.ui.messages.components import MAX_OPTION_LENGTH
from cogs.gifttrap import GAME
from cogs.gifttrap.board import Persona, Round
from cogs.gifttrap.cog.fitting import fitting_lines
from cogs.gifttrap.cog.layout import menu
from cogs.gifttrap.gifts import Deck, Gift, OwnGift, Tag, shipped_gifts, tags
from cogs.gifttrap.known_taste import KnownTaste, known_taste
from cogs.gifttrap.moves import Give
from cogs.gifttrap.views import board, hand
from tests.games.gifttrap.positions import ADA, BOB, CYD, DAN, after, dealt, with_own

if TYPE_CHECKING:
    from cogs.gifttrap.state import State

KIM = Persona((Tag.FOOD, Tag.MUSIC), Tag.PRANK)
NAMES = ("Ada", "Bob", "Cyd", "Dan", "Eva")
OWN = OwnGift(1, Deck.RED, "A hug")


def gift_with(*wanted: Tag) -> Gift:
    """Return a gift with exactly these tags."""
    return next(gift for gift in shipped_gifts() if set(tags(gift)) == set(wanted))


LAID = (
    gift_with(Tag.FOOD, Tag.DRINK),
    gift_with(Tag.GAMES, Tag.PRANK),
    gift_with(Tag.BOOKS, Tag.LEARNING),
    OWN.gift,
    gift_with(Tag.FOOD, Tag.PRANK),
    gift_with(Tag.SPORT, Tag.OUTDOORS),
)
"""The gifts on the table, from number 1."""


@pytest.fixture
def state() -> State:
    """A table at which Bob is a computer player whose tastes are known."""
    options = with_own(OWN, computers=(ComputerSeat(BOB, "Kim", Strength.FAIR),))
    laid = dealt(5, options)
    friends = (laid.friends[0], replace(laid.friends[1], persona=KIM), *laid.friends[2:])
    return replace(laid, friends=friends, gifts=LAID)


def with_round(state: State, *tokens: int) -> State:
    """Return the state after a round with the same gifts in which Dan wished and everybody else sat out."""
    great, good, okay, no_way = tokens
    wishes = tuple((great, good, okay, no_way) if seat == DAN else None for seat in range(5))
    return replace(state, past=(*state.past, Round(1, ADA, Deck.RED, LAID, wishes, (), ())))


def say(language: str = "en") -> Say:
    """Return the game's texts."""
    return Say(language, "gifttrap", NAMES)


def lines(state: State, friend: Seat, language: str = "en") -> list[str]:
    """Return what the sheet says about a friend and all gifts."""
    return list(fitting_lines(board(state), friend, range(1, 7), say(language)))


def descriptions(state: State, friend: Seat, language: str = "en") -> list[str | None]:
    """Return the small lines of the list of gifts for a friend."""
    give, *_ = drawers(menu(GAME.moves(state, ADA), hand(state, ADA), say(language)))
    return [choice.description for choice in choices([give.rows[friend - 1]])]


def test_a_sheet_tells_what_fits_a_computer_player(state: State) -> None:
    """Its tastes are published; if a gift has as many liked as disliked tags, the disliked ones are named."""
    assert lines(state, BOB) == [
        "-# 👍 food, music · 👎 pranks",
        "-# ✅ Fits: **1**\u00a0(food)",
        "-# ⛔ Better not: **2**\u00a0(pranks) · **5**\u00a0(pranks)",
        f"-# 🏷️ **3**\u00a0({', '.join(tags(LAID[2]))}) · **6**\u00a0({', '.join(tags(LAID[5]))})",
    ]


def test_a_sheet_tells_the_tags_of_gifts_for_a_person_of_whom_nothing_is_known(state: State) -> None:
    """A server's own gift has no tags."""
    (line,) = lines(state, CYD)
    assert [part.partition("**")[0] for part in line.removeprefix("-# 🏷️ **").split(" · **")] == [
        "1",
        "2",
        "3",
        "5",
        "6",
    ]


def test_a_sheet_tells_what_a_person_wished_for_in_earlier_rounds(state: State) -> None:
    """GREAT and GOOD say that tags are liked and NO WAY that they are not; an OK or a token on both says nothing."""
    state = with_round(state, 3, 1, 6, 2)
    assert known_taste(board(state), DAN) == KnownTaste(
        (Tag.BOOKS, Tag.LEARNING, Tag.DRINK, Tag.FOOD), (Tag.GAMES, Tag.PRANK)
    )
    assert known_taste(board(state), CYD) == KnownTaste()
    words = lines(state, DAN)
    assert words[0] == "-# wishes so far: books, learning, drinks, food; refused: games, pranks"
    assert [line.split(":")[0] for line in words[1:3]] == ["-# ✅ Fits", "-# ⛔ Better not"]
    assert words[1].count("**") == 4


def test_tokens_of_several_rounds_add_up(state: State) -> None:
    state = with_round(with_round(state, 6, 1, 3, 2), 3, 4, 2, 6)
    assert known_taste(board(state), DAN).likes == (Tag.BOOKS, Tag.LEARNING, Tag.DRINK, Tag.FOOD)
    assert known_taste(board(state), DAN).dislikes == (Tag.GAMES, Tag.PRANK)


def test_the_question_names_the_gifts_that_are_left(state: State) -> None:
    state = after(state, ADA, Give(CYD, 1))
    question = next(
        row for row in menu(GAME.moves(state, ADA), hand(state, ADA), say()) if isinstance(row, MenuQuestion)
    )
    assert "For Bob" in question.text
    assert "Fits" not in question.text
    assert "**3**" in question.text


def test_a_list_of_gifts_tells_what_fits_each_friend(state: State) -> None:
    found = descriptions(state, BOB)
    starts = [(text or "").partition(" – ")[0] for text in found]
    assert starts == [
        "fits: food",
        "better not: pranks",
        "books, learning",
        "",
        "better not: pranks",
        "sport, outdoors",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lists_keep_to_the_length_of_an_option(state: State, language: str) -> None:
    found = [text for friend in (BOB, CYD) for text in descriptions(state, friend, language) if text]
    assert max(map(len, found)) <= MAX_OPTION_LENGTH
    assert len(lines(state, BOB, language)) == 4
