"""The text of a table's card: a value that is the same for all players is shown once."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot import discovery
from bot.game.contract import Seat
from bot.i18n.translation import Say
from bot.table.model import Status
from bot.ui.messages import cards, notifications
from tests.by_seat import with_fields
from tests.ui import worst_case
from tests.ui.worst_case import result
from tests.wording import plain


def test_a_shared_score_is_shown_once_below_the_ranking() -> None:
    lines = result("guess", (2, 1, 1), (7, 7, 7))
    assert [line[0] for line in lines[:-1]] == ["👑", "👑", "🥈"]
    assert [line.count("7 points") for line in lines] == [0, 0, 0, 1]


@pytest.mark.parametrize("scores", [(7, 9, 9), (9, 7, 8)])
def test_different_scores_are_shown_beside_the_players(scores: tuple[int, ...]) -> None:
    lines = result("guess", (1, 2, 3), scores)
    assert [line.split(" – ")[1] for line in lines] == [f"{score} points" for score in scores]


def test_a_crown_marks_winners_and_a_house_the_host() -> None:
    lines = result("guess", (2, 1, 3), (7, 9, 5))
    assert [("👑" in line, "🏠" in line) for line in lines] == [(True, False), (False, True), (False, False)]


def test_a_white_flag_marks_only_players_who_resigned() -> None:
    lines = result("guess", (1, 2, 3), (7, 9, 5), Seat(2))
    assert ["🏳️" in line for line in lines] == [False, False, True]
    assert lines[2].endswith(" 🏳️ – 5 points")
    assert not any("🏳️" in line for line in result("guess", (1, 2, 3), (7, 9, 5)))


@pytest.mark.parametrize(("together", "active_count", "last"), [(True, 1, True), (True, 2, False), (False, 1, False)])
def test_a_list_of_active_tables_shows_deadlines_and_marks_the_last_player(
    active_count: int, *, together: bool, last: bool
) -> None:
    lobby = worst_case.lobby(discovery.games()["guess"], "en", 4)
    since = tuple(worst_case.NOW if 0 < seat <= active_count else None for seat in range(4))
    table = replace(
        with_fields(lobby, since=since, due=(None, worst_case.NOW, None, None)),
        status=Status.RUNNING,
        together=together,
    )
    line = plain(notifications.waiting_line(table, discovery.uis()["guess"], Say("en"), Seat(1)))
    assert f"by <t:{int(worst_case.NOW)}:f>" in line
    assert line.endswith(" · you’re the last one they’re waiting for") is last


@pytest.mark.parametrize(("language", "until"), [("en", "by"), ("cs", "čas do"), ("sk", "čas do"), ("pl", "czas do")])
def test_a_deadline_is_worded_as_the_end_of_the_time(language: str, until: str) -> None:
    assert plain(cards.until(60.0, Say(language))) == f"{until} <t:60:f>"
