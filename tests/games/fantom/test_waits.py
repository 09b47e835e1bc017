"""The length of a hunt in waits: fewer together, fewer with computers, one hunt per player in a tournament."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.game.contract import FileText
from bot.i18n.translation import Say
from bot.table.model import Pace, Person
from bot.ui.messages import game_length
from cogs.fantom import GAME
from cogs.fantom.cog import UI
from cogs.fantom.options import NEW_TABLE_OPTIONS, Map, Options, Riding
from cogs.fantom.waiting_estimate import waits
from tests.by_seat import states
from tests.ui import worst_case

ORDER_OPTIONS, TOGETHER_OPTIONS = Options(), Options(riding=Riding.TOGETHER)
SUBURB = Options(map=Map.SUBURB)


def test_together_a_round_is_two_waits_instead_of_six() -> None:
    assert 95 < waits(ORDER_OPTIONS, 6, 6) < 110
    assert 35 < waits(TOGETHER_OPTIONS, 6, 6) < 42


def test_two_players_wait_the_same_either_way() -> None:
    assert waits(ORDER_OPTIONS, 2, 2) == waits(TOGETHER_OPTIONS, 2, 2)
    assert 30 < waits(ORDER_OPTIONS, 2, 2) < 36


def test_computers_cause_no_waits() -> None:
    for options in (ORDER_OPTIONS, TOGETHER_OPTIONS):
        one_person, two_people, six_people = (waits(options, 6, people) for people in (1, 2, 6))
        assert 0 < one_person < two_people < six_people
        assert waits(options, 6, 0) == 0
    assert waits(ORDER_OPTIONS, 6, 1) * 6 == pytest.approx(waits(ORDER_OPTIONS, 6, 6))


def test_the_suburb_is_quicker_and_a_pawn_fewer_saves_waits() -> None:
    assert waits(SUBURB, 4, 4) < waits(ORDER_OPTIONS, 4, 4) / 2
    assert waits(replace(ORDER_OPTIONS, four_detectives=True), 4, 4) < waits(ORDER_OPTIONS, 4, 4)


def test_a_tournament_is_as_many_hunts_as_players() -> None:
    assert waits(replace(TOGETHER_OPTIONS, tournament=True), 4, 3) == 4 * waits(TOGETHER_OPTIONS, 4, 3)


def test_an_invalid_map_counts_as_the_old_town() -> None:
    broken = Options(map=Map.OWN, own_map=FileText("no map"))
    assert waits(broken, 3, 3) == waits(ORDER_OPTIONS, 3, 3)


def duration_text(options: Options, pace: Pace) -> str:
    """Return the card's text about the length of a game, in a lobby of six."""
    seats = states(*(Person(user, f"{user}") for user in range(1, 7)))
    lobby = replace(worst_case.lobby(GAME, "en", 6), options=options, pace=pace, seats=seats)
    return game_length.duration(lobby, UI, Say("en", "fantom"))


def test_the_card_uses_the_option_that_the_pace_will_settle() -> None:
    assert (
        duration_text(NEW_TABLE_OPTIONS, Pace.DAILY)
        == duration_text(TOGETHER_OPTIONS, Pace.DAILY)
        != duration_text(ORDER_OPTIONS, Pace.DAILY)
    )
    assert (
        duration_text(NEW_TABLE_OPTIONS, Pace.LIVE)
        == duration_text(ORDER_OPTIONS, Pace.LIVE)
        != duration_text(TOGETHER_OPTIONS, Pace.LIVE)
    )
