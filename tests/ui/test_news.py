"""The order of news in a ping, and the pictures of a farewell, for every game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
import pytest_asyncio

from bot import discovery, host
from bot.game.contract import Seat
from bot.i18n.translation import Say
from bot.settings import Settings
from bot.storage.database import open_database
from bot.system.clock import SystemClock
from bot.table.model import Status, Table
from bot.ui.messages import news
from bot.ui.messages.presenter import TablePresenter
from cogs.case07.cards import CRIMES, PLACES, SUSPECTS
from cogs.case07.facts import CaseClosed, CaseSolved, ClosingAsked, InvestigationBegun, InvestigationOver
from tests.ui import worst_case

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from bot.ui.app import App

UIS = discovery.uis()


@pytest_asyncio.fixture
async def app(tmp_path: Path) -> AsyncIterator[App]:
    """The parts of a host without tables."""
    async with open_database(tmp_path / "games.sqlite3") as database:
        client = await host.assemble(Settings.model_construct(data_dir=tmp_path), SystemClock(), database)
        yield client.app


def test_a_ping_puts_one_great_moment_first_and_the_rest_in_the_order_of_events() -> None:
    say, case = Say("en", "case07", ("ann", "bob")), (SUSPECTS[0], CRIMES[0], PLACES[0])
    facts = [
        ClosingAsked(Seat(1)),
        CaseSolved(Seat(0), *case, points=7),
        CaseClosed(Seat(1), *case, points=0),
        InvestigationOver(1),
        InvestigationBegun(Seat(1), 2),
    ]
    solved, *rest = [say.fact(fact) for fact in (facts[1], facts[0], *facts[2:])]
    assert news.event_lines(facts, say).splitlines() == [solved, *(f"• {line}" for line in rest)]


def test_the_end_of_a_chapter_comes_first_only_without_another_great_moment() -> None:
    say = Say("en", "case07", ("ann", "bob"))
    facts = [ClosingAsked(Seat(1)), InvestigationOver(1)]
    assert news.event_lines(facts, say).splitlines() == [say.fact(facts[1]), f"• {say.fact(facts[0])}"]
    assert news.event_lines(facts[:1], say) == f"• {say.fact(facts[0])}"


@pytest.mark.unmeasured
@pytest.mark.parametrize("game", sorted(name for name, ui in UIS.items() if ui.pictures))
async def test_the_farewell_of_every_game_shows_its_end(app: App, game: str) -> None:
    table = ended_table(game)
    message = await TablePresenter(app).farewell(table, (), None)
    assert message.attachments
    early_end = await TablePresenter(app).farewell(worst_case.cut_short(table), (), None)
    assert early_end.attachments


def ended_table(game: str) -> Table:
    """A table of a game that was played to its end."""
    rules = UIS[game].game
    lobby = worst_case.lobby(rules, "en", rules.players[0])
    moments = worst_case.moments(rules, len(lobby.seats), lobby.options, lambda state: len(str(state)))
    tables = [worst_case.started(rules, lobby, moment) for moment in moments]
    return next(table for table in tables if table.status is Status.ENDED)
