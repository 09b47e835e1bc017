"""What the controls of tables do: one small function a verb, all answered the same way.

Every function takes the visit and what was pressed, changes a table through `Tables` alone, and says nothing
that the table's next board will say.
"""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING

from bot.game import Strength
from bot.table.model import to_act
from bot.ui import looking, menus, options, planning, reading
from bot.ui.sheet import notice
from bot.ui.venue import venue
from bot.ui.visit import Manner

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping

    from bot.game import Seat
    from bot.table.model import Table
    from bot.ui.control import Press
    from bot.ui.visit import Visit


@dataclass(frozen=True)
class Handler:
    """What a verb does, and how a visit by it is acknowledged."""

    manner: Manner
    work: Callable[[Visit, Press], Awaitable[None]]


async def _table(visit: Visit, press: Press) -> Table:
    table = await visit.table(press.number(0))
    visit.house.tables.game_of(table)  # refuses for a game that is gone
    return table


def _look(work: Callable[[Visit, Table], Awaitable[None]]) -> Handler:
    """Answer with what a command of the same name shows."""

    async def look(visit: Visit, press: Press) -> None:
        await work(visit, await _table(visit, press))

    return Handler(Manner.PRIVATE, look)


async def move(visit: Visit, press: Press) -> None:
    """Make the n-th move of the menu its owner saw."""
    await _make(visit, press, press.number(2))


async def pick(visit: Visit, press: Press) -> None:
    """Make the move chosen from a list."""
    await _make(visit, press, press.chosen())


async def _make(visit: Visit, press: Press, n: int) -> None:
    table = await _table(visit, press)
    table = await visit.house.tables.press(table.id, visit.user, press.text(1), n, visit.key)
    if visit.on_private_message or (visit.on_letter and _goes_on(visit, table, visit.seat(table))):
        await visit.replace(await menus.after_move(visit.house, table, visit.seat(table), visit.say))


def _goes_on(visit: Visit, table: Table, seat: Seat) -> bool:
    """While a turn goes on, its letter shows what can be done next; the courier takes the last menu away."""
    return seat in to_act(visit.house.tables.game_of(table), table)


async def join(visit: Visit, press: Press) -> None:
    """Take a seat."""
    await visit.house.tables.join((await _table(visit, press)).id, visit.person, visit.key)


async def leave(visit: Visit, press: Press) -> None:
    """Give the seat up again, before the game."""
    await visit.house.tables.leave((await _table(visit, press)).id, visit.user, visit.key)


async def computer(visit: Visit, press: Press) -> None:
    """Seat a computer player of fair strength; the options panel knows the others."""
    await visit.house.tables.add_computer((await _table(visit, press)).id, visit.user, Strength.FAIR, visit.key)


async def start(visit: Visit, press: Press) -> None:
    """Begin the game."""
    await visit.house.tables.start((await _table(visit, press)).id, visit.user, visit.key)


async def rules(visit: Visit, press: Press) -> None:
    """The rules of the game at this table."""
    table = await _table(visit, press)
    await visit.answer(reading.rules(visit.house.uis[table.game], visit.say))


async def history(visit: Visit, press: Press) -> None:
    """Another page of what happened at the table."""
    table = await _table(visit, press)
    await visit.replace(await reading.history_page(visit.house, table, max(0, press.number(1)), visit.say))


async def again(visit: Visit, press: Press) -> None:
    """Open a table like the one that has just ended."""
    table = await _table(visit, press)
    opened = await visit.house.tables.open(
        table.game,
        venue(visit),
        visit.person,
        language=table.language,
        pace=table.pace,
        options=table.options,
        key=visit.key,
    )
    await visit.answer(notice(visit.say("table-opened", table=opened.id, place=f"<#{opened.place.channel}>")))


VERBS: Mapping[str, Handler] = MappingProxyType(
    {
        "mv": Handler(Manner.QUIET, move),
        "pick": Handler(Manner.QUIET, pick),
        "join": Handler(Manner.QUIET, join),
        "leave": Handler(Manner.QUIET, leave),
        "computer": Handler(Manner.QUIET, computer),
        "start": Handler(Manner.QUIET, start),
        "options": Handler(Manner.PRIVATE, options.show),
        "opt": Handler(Manner.QUIET, options.choose),
        "rules": Handler(Manner.PRIVATE, rules),
        "mine": _look(looking.mine),
        "secrets": _look(looking.secrets),
        "missed": _look(looking.missed),
        "history": Handler(Manner.QUIET, history),
        "hint": _look(looking.hint),
        "verify": _look(looking.verify),
        "jot": Handler(Manner.QUIET, planning.jot),
        "seal": Handler(Manner.QUIET, planning.seal),
        "unseal": Handler(Manner.QUIET, planning.unseal),
        "advise": Handler(Manner.PRIVATE, planning.advise),
        "suggest": Handler(Manner.QUIET, planning.suggest),
        "again": Handler(Manner.PRIVATE, again),
    }
)
