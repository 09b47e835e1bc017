"""The text of a call to players who have begun their turn, for every game: their turn, and nothing a move outdates."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
import pytest_asyncio
from msgspec.structs import replace

from bot import discovery, host
from bot.game.contract import Seat
from bot.i18n import names
from bot.i18n.translation import LANGUAGES, Say
from bot.settings import Settings
from bot.storage.database import open_database
from bot.system.clock import SystemClock
from bot.table.model import Status, Table
from bot.ui.messages import cards
from bot.ui.messages.presenter import TablePresenter
from tests.by_seat import with_fields
from tests.ui import worst_case

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from bot.ui.app import App

pytestmark = pytest.mark.unmeasured

UIS = discovery.uis()
HOUR = 3600.0


@pytest_asyncio.fixture
async def app(tmp_path: Path) -> AsyncIterator[App]:
    """The parts of a host without tables."""
    async with open_database(tmp_path / "games.sqlite3") as database:
        client = await host.assemble(Settings(data_dir=tmp_path), SystemClock(), database)
        yield client.app


def active_tables(game: str, language: str, seats: int | None = None) -> list[Table]:
    """Tables of a game with active seats; each seat's deadline is an hour later than the one before."""
    ui = UIS[game]
    lobby = worst_case.lobby(ui.game, language, seats or ui.game.players[0])
    moments = worst_case.moments(ui.game, len(lobby.seats), lobby.options, lambda state: len(str(state)))
    dues = tuple(worst_case.NOW + HOUR * n for n in range(len(lobby.seats)))
    tables = [with_fields(worst_case.started(ui.game, lobby, moment), due=dues) for moment in moments]
    return [table for table in tables if table.status is Status.RUNNING]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(UIS))
async def test_a_call_to_players_who_have_begun_shows_only_their_turn(app: App, game: str, language: str) -> None:
    for table in active_tables(game, language):
        seats = [seat for seat in sorted(UIS[game].game.to_act(table.state)) if names.user_at(table, seat)]
        say = Say(language, game, names.at_table(table))
        for first in seats[:1]:
            call = await TablePresenter(app).call(table, seats, (), begun=frozenset(seats))
            assert call.plain is not None
            assert call.plain.content.count("<@") == len(seats) == len(call.pings)
            assert call.plain.content.count("\n") == 0
            assert cards.until(table.seats[first].clock.due or 0.0, say) not in call.plain.content


@pytest.mark.parametrize("game", sorted(UIS))
async def test_a_call_to_several_shows_the_deadline_of_those_who_have_not_begun(app: App, game: str) -> None:
    for table in active_tables(game, "en"):
        seats = [Seat(index) for index in range(len(table.seats)) if names.user_at(table, Seat(index))]
        say = Say("en", game, names.at_table(table))
        for begun_count in range(len(seats)):
            call = await TablePresenter(app).call(table, seats, (), begun=frozenset(seats[:begun_count]))
            assert call.plain is not None
            assert cards.until(table.seats[seats[begun_count]].clock.due or 0.0, say) in call.plain.content


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_call_marks_the_last_active_player(app: App, language: str) -> None:
    table = next(table for table in active_tables("wishes", language, 3) if len(table.people) > 1)
    seat, *others = sorted(table.people)
    group_table = replace(table, together=True)
    alone = with_fields(group_table, since=tuple(0.0 if index == seat else None for index in range(len(table.seats))))
    two_seats = with_fields(
        alone, since=tuple(0.0 if index in (seat, others[0]) else None for index in range(len(table.seats)))
    )
    calls = [await TablePresenter(app).call(variant, [seat], ()) for variant in (alone, two_seats)]
    last = Say(language, "wishes", names.at_table(table))("last-one")
    first_lines = [call.plain.content.splitlines()[0] if call.plain else "" for call in calls]
    assert [first.endswith(f" · {last}") for first in first_lines] == [True, False]


@pytest.mark.parametrize("game", sorted(UIS))
async def test_a_call_to_several_names_the_player_of_each_line(app: App, game: str) -> None:
    ui = UIS[game]
    for table in active_tables(game, "en", min(4, ui.game.players[-1])):
        seats = [seat for seat in sorted(ui.game.to_act(table.state)) if names.user_at(table, seat)]
        say, board = Say("en", game, names.at_table(table)), ui.game.board(table.state)
        lines_by_seat = {seat: line for seat in seats if (line := ui.call(board, seat, say))}
        call = await TablePresenter(app).call(table, seats, ())
        assert call.plain is not None
        lines = call.plain.content.splitlines()
        for seat, line in lines_by_seat.items():
            alike = len(lines_by_seat) == len(seats) and len(set(lines_by_seat.values())) == 1
            assert (line if alike else f"{say.names[seat]} · {line}") in lines


@pytest.mark.parametrize("game", sorted(UIS))
async def test_a_call_to_several_has_no_line_twice(app: App, game: str) -> None:
    for table in active_tables(game, "en"):
        seats = [seat for seat in sorted(UIS[game].game.to_act(table.state)) if names.user_at(table, seat)]
        call = await TablePresenter(app).call(table, seats, ())
        assert call.plain is not None
        lines = call.plain.content.splitlines()
        assert len(lines) == len(set(lines))
