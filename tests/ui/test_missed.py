"""The message of missed news: if the news does not fit, it shows the newest and the command for all of it."""

from __future__ import annotations

import pytest

from bot import discovery
from bot.game.contract import Seat
from bot.i18n import names
from bot.i18n.translation import LANGUAGES, Say
from bot.table.position import Position
from bot.table.store import DatedFact
from bot.ui.messages import information
from cogs.guess.board import TooLow
from tests.ui import worst_case
from tests.ui.test_layout import words
from tests.wording import plain

GUESS = discovery.uis()["guess"]


def missed(language: str, count: int) -> list[str]:
    """The lines shown to a reader who missed `count` guesses."""
    table = worst_case.lobby(GUESS.game, language, 4)
    say = Say(language, "guess", names.at_table(table))
    facts = [DatedFact(TooLow(Seat(n % 4), n), worst_case.NOW) for n in range(count)]
    return plain(
        "\n".join(words(information.missed(GUESS, Position(table, GUESS.game), facts, say).view()))
    ).splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
def test_too_much_news_shows_the_newest_and_the_command_for_the_rest(language: str) -> None:
    heading, *lines, rest = missed(language, 900)
    assert "#" in heading
    assert " 899:" in lines[-1]
    numbers = [int(line.rpartition(":")[0].rpartition(" ")[2]) for line in lines]
    assert numbers == list(range(numbers[0], 900))
    assert len(numbers) > 20
    assert "/table " in rest or "/stół " in rest or "/stůl " in rest


@pytest.mark.parametrize("language", LANGUAGES)
def test_news_that_fits_is_shown_in_full_without_a_command(language: str) -> None:
    assert len(missed(language, 20)) == 1 + 20
