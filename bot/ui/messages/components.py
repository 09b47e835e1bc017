"""Components: the buttons and lists of the bot, which of them a card, a board and a letter carry, and their custom ids.

Every button and list is one kind of item, known by its custom id alone, which reads `verb:arg:arg…`. It survives
restarts, because nothing about it is remembered, and it carries no secret: a move stands in it as a number in its
owner's menu under a keyed stamp, never as itself. Every custom id names the table; those on messages that stay also
name the version they were made for, so that an old message can be told from the newest by whoever looks into it, and
no seal by anybody. The verbs are answered in `bot.ui.interactions.component_handlers`.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count, groupby
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from bot.table.model import Status
from bot.ui.game_ui import Buttons, Drawer, abreast

if TYPE_CHECKING:
    from collections.abc import Callable, Container, Sequence

    from bot.i18n.translation import Say
    from bot.table.model import PauseVote, Table
    from bot.ui.game_ui import Choice, Row

    ControlRow = Sequence[Callable[[], ui.Item[Any]]]
    """Buttons beside each other, or one list, each made afresh for the message it is in."""

LONGEST_LABEL = 80
LONGEST_NUMBER = 18
"""Digits; what is longer was never written by the bot and would not fit the database."""
LONGEST_OPTION = 100


@dataclass(frozen=True)
class Press:
    """What a control was told: the arguments of its custom id and, of a list, the chosen values."""

    args: tuple[str, ...]
    values: tuple[str, ...] = ()

    def number(self, i: int) -> int:
        """Return argument `i` as a whole number; -1, which nothing is, when somebody wrote something else."""
        return _number(self.text(i))

    def text(self, i: int) -> str:
        """Return argument `i`, or nothing."""
        return self.args[i] if i < len(self.args) else ""

    def chosen(self, i: int) -> int:
        """Return the number that was chosen: the value of a list, or argument `i` of a button; -1 for anything else."""
        return _number(self.values[0]) if self.values else self.number(i)


def _number(text: str) -> int:
    return int(text) if text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER else -1


def pressed(custom_id: str, values: tuple[str, ...] = ()) -> tuple[str, Press]:
    """Take a custom id apart: its verb, and what was pressed."""
    verb, *args = custom_id.split(":")
    return verb, Press(tuple(args), values)


class _Button(ui.Button[Any]):
    """A button that discord.py need not remember: the client answers by the custom id alone.

    As a `DynamicItem` every press would have its whole message built anew, which costs more than the answer.
    """

    def is_dispatchable(self) -> bool:
        return False


class _Select(ui.Select[Any]):
    """A list that discord.py need not remember."""

    def is_dispatchable(self) -> bool:
        return False


def button(
    custom_id: str,
    label: str,
    emoji: str | None = None,
    *,
    main: bool = False,
    grave: bool = False,
    chosen: bool = False,
    disabled: bool = False,
) -> Callable[[], ui.Item[Any]]:
    """A button; `main` for what most will want, `grave` for what hurts, `chosen` for what stands chosen already."""
    style = discord.ButtonStyle.secondary
    if main:
        style = discord.ButtonStyle.primary
    if chosen:
        style = discord.ButtonStyle.success
    if grave:
        style = discord.ButtonStyle.danger
    shown = label[:LONGEST_LABEL]

    def make() -> ui.Item[Any]:
        return _Button(style=style, label=shown, emoji=emoji, custom_id=custom_id, disabled=disabled)

    return make


def picker(
    custom_id: str, prompt: str, options: Sequence[tuple[str, str, str | None]], chosen: str | None = None
) -> Callable[[], ui.Item[Any]]:
    """A drop-down list of (label, value, emoji), one to be chosen."""
    shown = [
        discord.SelectOption(label=label[:LONGEST_OPTION], value=value, emoji=emoji, default=value == chosen)
        for label, value, emoji in options
    ]
    return lambda: _Select(custom_id=custom_id, placeholder=prompt[:150], options=shown)


def control_rows(
    laid: Sequence[Row],
    stem: str,
    verb: str | None = None,
    drawers: str = "",
    *,
    grave: Container[int] = (),
) -> list[ControlRow]:
    """Turn a menu's rows into rows of controls; `stem` is what all custom ids go on with after their verb.

    The buttons of the choices whose numbers are in `grave` are red.

    Without a `verb` they make the move itself. A list is known by its place: two may hold the same moves. A drawer is
    known by its number among them all, after `drawers`; those that follow one another stand abreast.
    """
    made: list[ControlRow] = []
    number = count()
    for pulled, group in groupby(enumerate(laid), key=lambda each: isinstance(each[1], Drawer)):
        if pulled:
            made += abreast([_knob(row, f"drawer:{drawers}:{next(number)}") for _, row in group])
        else:
            made += [_controls(row, stem, verb, f"row{at}", grave) for at, row in group]
    return made


def _knob(drawer: Any, custom_id: str) -> Callable[[], ui.Item[Any]]:
    return button(custom_id, drawer.label, drawer.emoji, main=drawer.main)


def _controls(row: Any, stem: str, verb: str | None, place: str, grave: Container[int]) -> ControlRow:
    if isinstance(row, Buttons):
        press = f"{verb or 'mv'}:{stem}"
        return [_choice(each, f"{press}:{each.n}", grave=each.n in grave) for each in row.choices]
    options = [(each.label, str(each.n), each.emoji) for each in row.choices]
    chosen = next((str(each.n) for each in row.choices if each.chosen), None)
    return [picker(f"{verb or 'pick'}:{stem}:{place}", row.prompt, options, chosen)]


def _choice(choice: Choice, custom_id: str, *, grave: bool) -> Callable[[], ui.Item[Any]]:
    return button(custom_id, choice.label, choice.emoji, main=choice.main, grave=grave, chosen=choice.chosen)


def lobby(table: Table, say: Say, *, full: bool, ready: bool) -> list[ControlRow]:
    """What people can do at a table that has not begun."""
    tail = f"{table.id}:{table.public_version}"
    return [
        [
            button(f"join:{tail}", say("button-join"), "🪑", main=not full, disabled=full),
            button(f"leave:{tail}", say("button-leave"), "🚪"),
            button(f"computer:{tail}", say("button-add-computer"), "🤖", disabled=full),
            button(f"start:{tail}", say("button-start"), "▶️", main=ready, disabled=not ready),
        ],
        [
            button(f"options:{tail}", say("button-options"), "⚙️"),
            button(f"rules:{tail}", say("button-rules"), "📖"),
        ],
    ]


def board(table: Table, say: Say, *, private_menu: bool, plans: bool = False, secret: bool = True) -> ControlRow:
    """What stands below every board; the way to one's own panel where it offers something the board does not.

    `secret`: whether the game's hands hold secrets.
    """
    tail = f"{table.id}:{table.public_version}"
    row = [button(f"mine:{tail}", say("button-my-move"), "👉", main=True)] if private_menu else []
    if plans and not private_menu:
        row.append(button(f"mine:{tail}", say("button-plan"), "🔏"))
    if secret:
        row.append(button(f"secrets:{tail}", say("button-secrets"), "🔒"))
    row.append(button(f"missed:{tail}", say("button-missed"), "👀"))
    row.append(button(f"hint:{tail}", say("button-hint"), "❓"))
    row.append(button(f"rules:{tail}", say("button-rules"), "📖"))
    return row


def take_seat(table: Table, say: Say) -> ControlRow:
    """The way into an open seat; nothing where there is none."""
    if table.status is not Status.RUNNING or not table.open:
        return ()
    return [button(f"sit:{table.id}:{table.public_version}", say("button-take-seat"), "🪑")]


def breaks(table: Table, proposal: PauseVote | None, say: Say) -> ControlRow:
    """The way back from a break, or into one that somebody proposes; nothing as a rule."""
    tail = f"{table.id}:{table.public_version}"
    if table.pause is not None and table.away is None:
        return [button(f"resume:{tail}", say("button-resume"), "▶️", main=True)]
    if proposal is None:
        return []
    return [button(f"pause:{tail}:{int(proposal.until or 0)}", say("button-agree-to-pause"), "⏸️")]


def rules_only(table: Table, say: Say) -> ControlRow:
    """What a card keeps once the table has left the lobby."""
    return [button(f"rules:{table.id}:{table.public_version}", say("button-rules"), "📖")]


def call(table: Table, say: Say) -> ControlRow:
    """What stands below a call: the move itself is one tap away even when the board has scrolled off."""
    tail = f"{table.id}:{table.public_version}"
    return [
        button(f"mine:{tail}", say("button-my-move"), "👉", main=True),
        button(f"missed:{tail}", say("button-missed"), "👀"),
    ]


def letter(table: Table, say: Say, *, calls: bool, menu: bool, secret: bool = True) -> ControlRow:
    """What stands below a letter; what its pictures show is told in words by the last.

    The way to one's move is strong only while the letter `calls` to it, for a letter stays when the turn is over. It is
    left out where the letter has the `menu` itself, which would be one row more on a phone, and when the game is over.
    """
    tail = f"{table.id}:{table.public_version}"
    leads = not (menu or table.over)
    return [
        *((button(f"mine:{tail}", say("button-my-move"), "👉", main=calls),) if leads else ()),
        *((button(f"secrets:{tail}", say("button-secrets"), "🔒"),) if secret else ()),
        button(f"words:{tail}", say("button-describe"), "💬"),
    ]


def describe(table: Table, say: Say) -> ControlRow:
    """The way to the whole board in words."""
    return [button(f"describe:{table.id}:{table.public_version}", say("button-board"), "💬")]


def to_table(table: Table, label: str) -> Callable[[], ui.Item[Any]]:
    """The way to one's own panel at a table that waits."""
    return button(f"mine:{table.id}:{table.public_version}", label, "👉")


def trouble(table: Table, say: Say) -> ControlRow:
    """What stands below a notice to the host."""
    return [button(f"status:{table.id}:{table.public_version}", say("button-to-table"), "🪑")]


def invitation(table: Table, say: Say, *, asked: bool = False) -> ControlRow:
    """What stands below an invitation; who was `asked` by name may say no."""
    tail = f"{table.id}:{table.public_version}"
    return [
        button(f"join:{tail}", say("button-join"), "🪑", main=True),
        *([button(f"decline:{tail}", say("button-decline"), "🙅")] if asked else []),
        button(f"rules:{tail}", say("button-rules"), "📖"),
    ]


def join(table: Table, label: str) -> Callable[[], ui.Item[Any]]:
    """The way to a seat at a table that waits for players."""
    return button(f"join:{table.id}:{table.public_version}", label, "🪑")


def following(table: Table, say: Say) -> ControlRow:
    """What stands below a message to somebody who follows a table."""
    tail = f"{table.id}:{table.public_version}"
    row = [button(f"status:{tail}", say("button-to-table"), "🪑")]
    return row if table.over else [*row, button(f"unfollow:{tail}", say("button-unfollow"), "🔕")]


def anew(table: Table, say: Say) -> ControlRow:
    """What opens a table like one that is over, for whoever did not sit there."""
    return [button(f"anew:{table.id}:{table.public_version}", say("button-anew"), "🎲", main=True)]


def ended(table: Table, say: Say) -> ControlRow:
    """What is left to do when a game is over."""
    tail = f"{table.id}:{table.public_version}"
    return [
        button(f"replay:{table.id}:0", say("button-replay"), "⏯️"),
        button(f"verify:{tail}", say("button-verify"), "🔍"),
        button(f"again:{tail}", say("button-again"), "🔁", main=True),
    ]
