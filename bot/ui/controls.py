"""The controls of tables: which buttons a card, a board and a letter carry, and what their custom ids say.

Every custom id names the table; those on posts also name the version they were made for, so that an old post can
be told from the newest by whoever looks into it, and no seal by anybody. The verbs are answered in `bot.ui.verbs`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.ui.control import button

if TYPE_CHECKING:
    from bot.i18n import Say
    from bot.table.model import Table
    from bot.ui.sheet import Strip


def lobby(table: Table, say: Say, *, full: bool, ready: bool) -> list[Strip]:
    """What people can do at a table that has not begun."""
    tail = f"{table.id}:{table.noticed}"
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


def board(table: Table, say: Say, *, private_menu: bool, plans: bool = False) -> Strip:
    """What stands below every board; the way to one's own panel where it offers something the board does not."""
    tail = f"{table.id}:{table.noticed}"
    strip = [button(f"mine:{tail}", say("button-my-move"), "👉", main=True)] if private_menu else []
    if plans and not private_menu:
        strip.append(button(f"mine:{tail}", say("button-plan"), "🔏"))
    strip.append(button(f"secrets:{tail}", say("button-secrets"), "🔒"))
    strip.append(button(f"missed:{tail}", say("button-missed"), "👀"))
    strip.append(button(f"hint:{tail}", say("button-hint"), "❓"))
    strip.append(button(f"rules:{tail}", say("button-rules"), "📖"))
    return strip


def rules_only(table: Table, say: Say) -> Strip:
    """What a card keeps once the table has left the lobby."""
    return [button(f"rules:{table.id}:{table.noticed}", say("button-rules"), "📖")]


def call(table: Table, say: Say) -> Strip:
    """What stands below a call: the move itself is one tap away even when the board has scrolled off."""
    tail = f"{table.id}:{table.noticed}"
    return [
        button(f"mine:{tail}", say("button-my-move"), "👉", main=True),
        button(f"missed:{tail}", say("button-missed"), "👀"),
    ]


def letter(table: Table, say: Say) -> Strip:
    """What stands below a letter."""
    tail = f"{table.id}:{table.noticed}"
    return [
        button(f"mine:{tail}", say("button-my-move"), "👉", main=True),
        button(f"secrets:{tail}", say("button-secrets"), "🔒"),
    ]


def ended(table: Table, say: Say) -> Strip:
    """What is left to do when a game is over."""
    tail = f"{table.id}:{table.noticed}"
    return [
        button(f"verify:{tail}", say("button-verify"), "🔍"),
        button(f"again:{tail}", say("button-again"), "🔁", main=True),
    ]
