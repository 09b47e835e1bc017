"""What the controls of tables do: one small function a verb, all answered the same way.

Every function takes the visit and what was pressed, changes a table through `Tables` alone, and says nothing
that the table's next board will say.
"""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING

from bot.game import Strength
from bot.table import guards
from bot.ui import menus, options, planning, reading
from bot.ui.sheet import notice
from bot.ui.venue import venue
from bot.ui.visit import Manner

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping

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


async def move(visit: Visit, press: Press) -> None:
    """Make the n-th move of the menu its owner saw."""
    await _make(visit, press, press.number(2))


async def pick(visit: Visit, press: Press) -> None:
    """Make the move chosen from a list."""
    chosen = press.values[0] if press.values else ""
    await _make(visit, press, int(chosen) if chosen.isascii() and chosen.isdigit() else -1)


async def _make(visit: Visit, press: Press, n: int) -> None:
    table = await _table(visit, press)
    table = await visit.house.tables.press(table.id, visit.user, press.text(1), n, visit.key)
    if visit.on_private_message:
        await visit.replace(await menus.panel(visit.house, table, visit.seat(table), visit.say))


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
    await visit.answer(reading.rules(visit.house.faces[table.game], visit.say))


async def mine(visit: Visit, press: Press) -> None:
    """The visitor's own panel, with his moves."""
    table = await _table(visit, press)
    seat = visit.seat(table)
    guards.dealt(table)
    await visit.answer(await menus.panel(visit.house, table, seat, visit.say))


async def secrets(visit: Visit, press: Press) -> None:
    """What only this seat knows."""
    table = await _table(visit, press)
    seat = visit.seat(table)
    guards.dealt(table)
    await visit.answer(await reading.secrets(visit.house, table, seat, visit.say))


async def missed(visit: Visit, press: Press) -> None:
    """What happened since the visitor last looked or moved; what was shown for a moment, once."""
    table = await _table(visit, press)
    visit.seat(table)
    facts = await visit.house.tables.glimpse(table.id, visit.user, visit.key)
    await visit.answer(reading.missed(visit.house.faces[table.game], table, facts, visit.say))


async def history(visit: Visit, press: Press) -> None:
    """Another page of what happened at the table."""
    table = await _table(visit, press)
    await visit.replace(await reading.history_page(visit.house, table, max(0, press.number(1)), visit.say))


async def hint(visit: Visit, press: Press) -> None:
    """What the visitor may do now."""
    table = await _table(visit, press)
    guards.dealt(table)
    await visit.answer(reading.hint(visit.house, table, visit.seat(table), visit.say))


async def verify(visit: Visit, press: Press) -> None:
    """Play the game again from its seed and moves, and say whether everything agrees."""
    table = await _table(visit, press)
    await visit.answer(reading.verdict(await visit.house.tables.verify(table.id), table, visit.say))


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
        "mine": Handler(Manner.PRIVATE, mine),
        "secrets": Handler(Manner.PRIVATE, secrets),
        "missed": Handler(Manner.PRIVATE, missed),
        "history": Handler(Manner.QUIET, history),
        "hint": Handler(Manner.PRIVATE, hint),
        "verify": Handler(Manner.PRIVATE, verify),
        "seal": Handler(Manner.QUIET, planning.seal),
        "unseal": Handler(Manner.QUIET, planning.unseal),
        "advise": Handler(Manner.PRIVATE, planning.advise),
        "suggest": Handler(Manner.QUIET, planning.suggest),
        "again": Handler(Manner.PRIVATE, again),
    }
)
