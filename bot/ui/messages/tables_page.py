"""The page with a server's tables, and the answer to an onlooker who asks what they can do."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum, auto
from types import MappingProxyType
from typing import TYPE_CHECKING

from bot.i18n import names
from bot.i18n.translation import clipped
from bot.table.model import Computer, Status
from bot.ui.messages import cards, components, panels, seating
from bot.ui.messages.components import button, picker
from bot.ui.messages.layout import Beside, framed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence
    from typing import Any

    from discord import ui as discord_ui

    from bot.i18n.translation import Say
    from bot.table.model import Table
    from bot.transport.message import Message
    from bot.ui.app import App
    from bot.ui.messages.components import ControlRow
    from bot.ui.messages.layout import Part

PAGE_SIZE = 8
"""Tables on a page. With its button, a table takes three of the 40 components of a message."""
MAX_ENTRY_LENGTH = 400
"""Characters about one table: a full page fits into a message, however long the names are."""
MAX_GAMES = 24
"""Games in the list of games, which has an entry for all of them too."""
ALL_GAMES = "*"
"""The value of the list's entry for all games; no game has such a name."""


class EntryAction(StrEnum):
    """What the button beside a table does for the reader."""

    JOIN = auto()
    TAKE_SEAT = auto()
    WATCH = auto()
    UNFOLLOW = auto()
    MY_MOVE = auto()
    REPLAY = auto()
    STATUS = auto()

    @property
    def joins(self) -> bool:
        """Whether the reader gets a seat."""
        return self in (EntryAction.JOIN, EntryAction.TAKE_SEAT)


@dataclass(frozen=True)
class View:
    """The part of the list that a reader wants to see."""

    game: str | None = None
    """None: all games."""
    joinable: bool = False
    """Whether only tables are listed where the reader can get a seat."""
    number: int = 0
    """The page, from 0; after the last page comes the last page again."""


@dataclass(frozen=True)
class Entry:
    """A table of the list, with the action that the reader most likely wants."""

    table: Table
    action: EntryAction


def page(app: App, entries: Sequence[Entry], view: View, say: Say) -> Message:
    """Return a page of the listed tables, which come in groups: waiting, running, finished."""
    last = max(0, len(entries) - 1) // PAGE_SIZE
    number = min(view.number, last)
    shown = entries[number * PAGE_SIZE : (number + 1) * PAGE_SIZE]
    return framed(
        say("tables-title") if last == 0 else say("tables-title-page", page=number + 1, last=last + 1),
        *_listed(app, shown, say),
        None if shown else say("tables-none-fit" if view.game or view.joinable else "tables-none"),
        _games(app, view, say),
        _controls(view, number, last, say),
    )


def _listed(app: App, entries: Sequence[Entry], say: Say) -> Iterator[Part]:
    group = ""
    for entry in entries:
        if (stage := _stage(entry.table)) != group:
            group = stage
            yield say(f"tables-{group}")
        yield Beside(_text(app, entry.table, say), _button(entry, say))


def _stage(table: Table) -> str:
    if table.status is Status.LOBBY:
        return "waiting"
    return "over" if table.finished else "running"


def _text(app: App, table: Table, say: Say) -> str:
    """Return a table's name with a link, its players, and how it stands with it."""
    words = say.within(table.game, names.at_table(table))
    title = f"**{cards.titled(table, app.uis[table.game], words)}**{' 🔒' if table.place.private else ''}"
    return clipped("\n".join((title, *_details(app, table, words))), MAX_ENTRY_LENGTH)


def _details(app: App, table: Table, words: Say) -> Iterator[str]:
    players = ", ".join(_player(table, seat, words) for seat in range(len(table.seats)))
    if table.status is Status.LOBBY:
        free = app.uis[table.game].game.most_seats(table.options) - len(table.seats)
        yield words("tables-players-free", players=players, free=free)
        yield words(f"pace-{table.pace.value}")
    elif table.finished:
        yield f"{_winners(table, words) or players} · <t:{int(table.changed)}:R>"
    else:
        yield players
        yield seating.open_seats(table, words) or cards.whose_turn(app.position(table), words)


def _player(table: Table, seat: int, words: Say) -> str:
    return f"🤖 {words.names[seat]}" if isinstance(table.seats[seat].sitter, Computer) else words.names[seat]


def _winners(table: Table, words: Say) -> str:
    """Return the winners of a finished game; empty if it ended without a result."""
    if table.outcome is None:
        return ""
    return f"👑 {', '.join(_player(table, seat, words) for seat in sorted(table.outcome.winners))}"


def _button(entry: Entry, say: Say) -> Callable[[], discord_ui.Item[Any]]:
    return _BUTTONS[entry.action](entry.table, say)


_BUTTONS: Mapping[EntryAction, Callable[[Table, Say], Callable[[], discord_ui.Item[Any]]]] = MappingProxyType(
    {
        EntryAction.JOIN: lambda table, say: components.join(table, say("button-join")),
        EntryAction.TAKE_SEAT: lambda table, say: components.take_seat(table, say)[0],
        EntryAction.WATCH: components.watch,
        EntryAction.UNFOLLOW: components.unfollow,
        EntryAction.MY_MOVE: lambda table, say: components.to_table(table, say("button-to-table")),
        EntryAction.REPLAY: components.replay,
        EntryAction.STATUS: lambda table, say: components.trouble(table, say)[0],
    }
)


def _games(app: App, view: View, say: Say) -> ControlRow:
    """Return the list of games to show."""
    offers = [(say.within(name)("game-name"), name, ui.emblem) for name, ui in list(app.uis.items())[:MAX_GAMES]]
    every = (say("tables-all-games"), ALL_GAMES, "🎲")
    return [picker(f"tables:pick:{_flag(view)}", say("tables-all-games"), [every, *offers], view.game or ALL_GAMES)]


def _controls(view: View, number: int, last: int, say: Say) -> ControlRow:
    tail = f"{_flag(view)}:{view.game or ''}"
    row = [button("newtable", say("tables-open"), "🎲")]
    toggled = f"{int(not view.joinable)}:{view.game or ''}"
    row.append(button(f"tables:0:{toggled}", say("tables-joinable"), "✅" if view.joinable else "⬜"))
    if number > 0:
        row.append(button(f"tables:{number - 1}:{tail}", say("tables-back"), "◀️"))
    if number < last:
        row.append(button(f"tables:{number + 1}:{tail}", say("tables-on"), "▶️"))
    return row


def _flag(view: View) -> int:
    return int(view.joinable)


def onlooker(app: App, entry: Entry, say: Say) -> Message:
    """Return what a user without a seat can do at a table: join, watch, take an open seat, or see the result."""
    table, ui = entry.table, app.uis[entry.table.game]
    if table.finished:
        return panels.result_panel(ui, table, say)
    if table.status is Status.LOBBY:
        joins = entry.action is EntryAction.JOIN
        text = say("onlooker-lobby" if joins else "onlooker-full")
        row = components.invitation(table, say) if joins else ()
        return framed(cards.heading(table, ui, say), text, row, colour=ui.colour)
    follow = components.unfollow if entry.action is EntryAction.UNFOLLOW else components.watch
    row = [] if table.place.private else [follow(table, say)]
    if entry.action is EntryAction.TAKE_SEAT:
        row = [*components.take_seat(table, say), *row]
    return framed(
        cards.heading(table, ui, say),
        say("onlooker-running"),
        cards.whose_turn(app.position(table), say),
        seating.open_seats(table, say) if entry.action is EntryAction.TAKE_SEAT else None,
        row,
        colour=ui.colour,
    )
