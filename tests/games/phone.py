"""The posts of a game of computers, and their estimated heights on a phone.

The estimates are those of `bot.ui.messages.heights`; `tests/playground/test_browser_heights.py` compares them with a
browser.
"""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from msgspec import convert, to_builtins
from msgspec.structs import replace

from bot import host
from bot.game.chance import Chance
from bot.game.contract import Budget, Fact, Public, Strength
from bot.settings import Settings
from bot.storage.database import open_database
from bot.system.clock import SystemClock
from bot.table.model import Person, Status
from bot.ui.messages.heights import message_height
from bot.ui.messages.presenter import TablePresenter
from tests.by_seat import states
from tests.ui import worst_case

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, AsyncIterator, Iterator, Sequence
    from pathlib import Path

    from bot.game.contract import AnyGame
    from bot.transport.message import Message
    from bot.ui.app import App

NAMES = ("Anna", "Bartholomew", "Cid Kowalski", "Dora", "Eva Nová", "František", "Gus", "Hana")
SEED = b"\x07" * 32
MAX_BOARD_FACTS = 6


@asynccontextmanager
async def running_app(folder: Path) -> AsyncGenerator[App]:
    """The parts of a host without tables that knows the players."""
    async with open_database(folder / "games.sqlite3") as database:
        client = await host.assemble(Settings(data_dir=folder), SystemClock(), database)
        await client.app.preferences.fetch(range(len(NAMES)), guilds=[worst_case.LARGEST])
        yield client.app


async def posts(
    app: App, game: str, seats: int, language: str, every: int, **options: Any
) -> AsyncIterator[tuple[str, Message]]:
    """Yield each `every`th board of a game of computers, and all messages of its ends, each with its kind."""
    presenter, rules = TablePresenter(app), app.uis[game].game
    chosen = convert({**to_builtins(rules.options()), **options}, rules.options)
    people = states(*(Person(seat, NAMES[seat]) for seat in range(seats)))
    lobby = replace(worst_case.lobby(rules, language, seats), id=1, seats=people, options=chosen, host=0)
    changes = list(_played(rules, seats, chosen))
    for number, (state, facts) in enumerate(changes):
        table = worst_case.started(rules, lobby, worst_case.Moment(state, (), ()))
        if table.status is not Status.RUNNING:
            for message in await presenter.farewell(table, facts, await presenter.film(table)):
                yield "farewell", message
        elif any(fact.chapter for fact in facts):
            for message in await presenter.chapter(table, facts):
                yield "chapter", message
        if number % every == 0 or table.status is not Status.RUNNING:
            yield "board", await presenter.board(table, _latest([facts for _, facts in changes[: number + 1]]))


async def heights(app: App, game: str, seats: int, language: str, every: int, **options: Any) -> dict[str, list[int]]:
    """Return the heights of these posts in pixels, by kind."""
    found: dict[str, list[int]] = {}
    async for kind, message in posts(app, game, seats, language, every, **options):
        found.setdefault(kind, []).append(round(message_height(message)))
    return found


def _played(rules: AnyGame, seats: int, options: Any) -> Iterator[tuple[Any, tuple[Fact, ...]]]:
    """Yield each state of a game of easy computers with the public facts of its change."""
    step = rules.start(seats, options, Chance(SEED, 0))
    for number in range(1, worst_case.LONGEST):
        yield step.state, tuple(news.fact for news in step.news if isinstance(news, Public))
        acting = sorted(rules.to_act(step.state))
        if not acting:
            return
        menu = rules.moves(step.state, acting[0])
        hand = rules.hand(step.state, acting[0])
        move = rules.computer(hand, menu, Chance(SEED, -number), Budget(Strength.EASY))
        step = rules.apply(step.state, acting[0], move, Chance(SEED, number))


def _latest(changes: Sequence[Sequence[Fact]]) -> list[Fact]:
    """Return the last facts since the last chapter, as the courier chooses them for a board."""
    ends = [number for number, facts in enumerate(changes) if any(fact.chapter for fact in facts)]
    rows = [
        fact
        for number, facts in enumerate(changes)
        if number > max(ends, default=-1)
        for fact in facts
        if not fact.minor and (number == len(changes) - 1 or not fact.fleeting)
    ]
    return rows[-MAX_BOARD_FACTS:]


def too_high(found: dict[str, list[int]], limit: int, *kinds: str) -> dict[str, list[int]]:
    """Return the heights above a limit, of these kinds or of all."""
    high = {kind: [height for height in found[kind] if height > limit] for kind in kinds or found if kind in found}
    return {kind: values for kind, values in high.items() if values}
