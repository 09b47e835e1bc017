"""The names of the riders: one for each rider, drawable and short, and shown behind the rider's number."""

from __future__ import annotations

import itertools

import pytest

from bot.game.chance import Chance
from bot.game.contract import Public, Seat
from bot.game.extensions import MAX_PIECE_NAME_LENGTH
from bot.i18n.characters import folded
from bot.i18n.languages import LANGUAGES
from bot.i18n.names import TableNames, escaped
from bot.i18n.translation import Say
from bot.i18n.typefaces import undrawable_character
from cogs.tour import GAME, labels, names
from cogs.tour.board import How
from cogs.tour.facts import RiderMoved, StageWon
from cogs.tour.options import Options, Riders, riders_each

ALL = tuple(itertools.chain.from_iterable(names.SURNAMES.values()))


def test_every_language_brings_as_many_names_and_they_are_enough_for_the_largest_race() -> None:
    assert tuple(names.SURNAMES) == tuple(LANGUAGES)
    assert len({len(each) for each in names.SURNAMES.values()}) == 1
    assert len(ALL) >= max(players * riders_each(Options(riders=Riders.SIX), players) for players in GAME.players)


def test_no_two_names_look_alike() -> None:
    assert len({folded(name) for name in ALL}) == len(ALL)


@pytest.mark.parametrize("name", ALL)
def test_a_name_is_short_plain_and_drawable(name: str) -> None:
    assert len(name) <= MAX_PIECE_NAME_LENGTH
    assert undrawable_character(name) is None
    assert escaped(name) == name
    assert name.isalpha()
    assert name == name.title()


def test_a_race_draws_a_name_for_every_rider_by_its_seed() -> None:
    drawn = GAME.piece_names(4, Options(), Chance(b"seed", -1))
    assert [len(each) for each in drawn] == [4, 4, 4, 4]
    assert len({*itertools.chain.from_iterable(drawn)}) == 16
    assert drawn == GAME.piece_names(4, Options(), Chance(b"seed", -1))
    assert drawn != GAME.piece_names(4, Options(), Chance(b"other", -1))


def test_facts_and_boards_name_a_rider_behind_the_number() -> None:
    say = Say(
        "en", "tour", TableNames(("Anna", "Boris"), ("Brakewell", "Dohonil", "Kapeć", "Ráfek", "Pompka", "Lastman"))
    )
    assert say.fact(StageWon(Seat(0), 3, "first", 60)).startswith("🏆 3\u00a0Kapeć (Anna)")
    assert "2\u00a0Dohonil" in say.fact(RiderMoved(Seat(0), 2, How.TAKE, 0, 3))
    opening = GAME.start(2, Options(riders=Riders.THREE), Chance(b"seed", 0))
    board = GAME.board(opening.state)
    assert labels.rider(board, 4, say) == "4\u00a0Ráfek (Boris)"
    assert all(isinstance(item, Public) for item in opening.news)
