"""The pictures and the last words of a farewell, for every game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import pytest
import pytest_asyncio

from bot import discovery, host
from bot.game.contract import Seat, Strength
from bot.i18n.translation import Say
from bot.settings import Settings
from bot.storage.database import open_database
from bot.system.clock import SystemClock
from bot.table import computers
from bot.table.model import Computer, Status, Table
from bot.ui.messages.presenter import TablePresenter
from tests.ui import worst_case

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from bot.transport.message import Message
    from bot.ui.app import App

UIS = discovery.uis()


@pytest_asyncio.fixture
async def app(tmp_path: Path) -> AsyncIterator[App]:
    """The parts of a host without tables."""
    async with open_database(tmp_path / "games.sqlite3") as database:
        client = await host.assemble(Settings(data_dir=tmp_path), SystemClock(), database)
        yield client.app


@pytest.mark.unmeasured
@pytest.mark.parametrize("game", sorted(name for name, ui in UIS.items() if ui.pictures))
async def test_the_farewell_of_every_game_shows_its_end(app: App, game: str) -> None:
    table = ended_table(game)
    message, *_ = await TablePresenter(app).farewell(table, (), None)
    assert message.attachments
    early_end, *_ = await TablePresenter(app).farewell(worst_case.cut_short(table), (), None)
    assert early_end.attachments


@pytest.mark.parametrize("game", sorted(name for name, ui in UIS.items() if ui.game.traits.flaws))
async def test_the_farewell_alone_tells_the_flaws_of_computer_players(app: App, game: str) -> None:
    table = ended_table(game).with_seat(Seat(0), sitter=Computer(Strength.EASY, "Ada"))
    (flaw,) = computers.flaws(UIS[game].game, table).values()
    say = Say(table.language, game)
    lines = f"**{say('flaws-title')}**\\n• {say(f'flaw-{flaw}', player='Ada')}"
    board = await TablePresenter(app).board(table, ())
    farewell = await TablePresenter(app).farewell(table, (), None)
    told = [lines in _components(message) for message in (board, *farewell)]
    assert (told[0], told.count(True)) == (False, 1)


def _components(message: Message) -> str:
    return str(cast("Any", message.view()).to_components())


def ended_table(game: str) -> Table:
    """A table of a game that was played to its end."""
    rules = UIS[game].game
    lobby = worst_case.lobby(rules, "en", rules.players[0])
    moments = worst_case.moments(rules, len(lobby.seats), lobby.options, lambda state: len(str(state)))
    tables = [worst_case.started(rules, lobby, moment) for moment in moments]
    return next(table for table in tables if table.status is Status.ENDED)
