"""Messages for one reader: rules, secrets, hints, history, missed news, replays, proof of a fair deal."""

from __future__ import annotations

from itertools import accumulate
from typing import TYPE_CHECKING, Any

from bot.game.contract import Seat
from bot.i18n import names, translation
from bot.i18n.translation import HOST, kebab
from bot.table import premoves, replay
from bot.ui.app import LOCALES
from bot.ui.messages import cards, components, panels, seating
from bot.ui.messages.components import button
from bot.ui.messages.layout import LONGEST_TEXT, fits, framed, notice

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.game.contract import Fact
    from bot.i18n.translation import Say
    from bot.table.model import Table
    from bot.table.position import Position
    from bot.table.replay import ReplayedPosition, Verification
    from bot.table.store import Happened
    from bot.transport.message import Message
    from bot.ui.app import App
    from bot.ui.game_ui import Drawing, GameUI
    from bot.ui.messages.components import ControlRow


PAGE = 20
"""Facts on one page of history; they fit into a message in every language."""
LEAP = 10
"""Moves that the replay's wide buttons skip."""
ROOM = LONGEST_TEXT - 400
"""Characters for lines of news, beside the heading and short texts."""


def rules(ui: GameUI, say: Say) -> Message:
    """Return the rules of a game."""
    return framed(f"### {ui.emblem} {say('game-name')}", say("game-rules"), colour=ui.colour)


async def secrets(app: App, table: Table, seat: Seat, say: Say) -> Message:
    """Return the secrets of a seat in words and, if the game has them, in its hand pictures."""
    ui = app.uis[table.game]
    hand = app.position(table).hand(seat)
    pictures = await app.renderer.hand(table, ui.hand_pictures, hand, say)
    unread = await seating.unread(app, table, seat, say)
    shown = pictures or panels.coming_to_who_asks_again(app, table, say)
    return framed(cards.heading(table, ui, say), ui.secrets(hand, say), *shown, unread, colour=ui.colour)


def described(ui: GameUI, position: Position, say: Say) -> Message:
    """Return the whole board in words, without its fleeting parts."""
    board = ui.lasting(position.board)
    return framed(
        cards.heading(position.table, ui, say), cards.standing(position, say), ui.describe(board, say), colour=ui.colour
    )


def in_words(ui: GameUI, position: Position, seat: Seat, say: Say) -> Message:
    """Return a seat's pictures in words: the secrets, then the board, or a button for it if there is no room."""
    table, board, hand = position.table, ui.lasting(position.board), position.hand(seat)
    heading, secrets, seen = cards.heading(table, ui, say), ui.secrets(hand, say), ui.describe(board, say)
    if fits(heading, secrets, seen):
        return framed(heading, secrets, seen, colour=ui.colour)
    return framed(heading, secrets, components.describe(table, say), colour=ui.colour)


def missed(ui: GameUI, position: Position, seen: Sequence[Happened], say: Say) -> Message:
    """Return the news since the reader last looked, oldest first, with the names of the players of that time.

    Minor facts are left out of long news; if there is still no room, the oldest lines are left out.
    """
    table = position.table
    told = _lines([(one.fact, say.within(say.scope, names.at_table(table, one.at))) for one in seen])
    newest = _newest(told)
    return framed(
        cards.heading(table, ui, say),
        "\n".join(newest) or say("nothing-missed"),
        say("so-far-all") if len(newest) < len(told) else None,
        say("seen-only-now") if any(one.fact.fleeting for one in seen) else None,
        colour=ui.colour,
    )


def _newest(lines: Sequence[str]) -> Sequence[str]:
    """Return the last lines that fit into a message."""
    lengths = accumulate(len(line) + 1 for line in reversed(lines))
    return lines[len(lines) - sum(length <= ROOM for length in lengths) :]


def _lines(told: Sequence[tuple[Fact, Say]]) -> list[str]:
    """Return a line per fact, in its own words; minor facts are left out of more than `PAGE` facts."""
    return [f"• {say.fact(fact)}" for fact, say in told if len(told) <= PAGE or not fact.minor]


async def history_page(app: App, table: Table, page: int, say: Say) -> Message:
    """Return a page of the table's public history; page 0 is the newest."""
    rows, ui = await app.news.history(table.id, page, size=PAGE), app.uis[table.game]
    facts = [say.within(say.scope, names.at_table(table, row.at)).fact(row.fact) for row in rows]
    return history(ui, table, facts, say, page=page)


def history(ui: GameUI, table: Table, facts: Sequence[str], say: Say, *, page: int = 0) -> Message:
    """Return a line per event, with buttons to the pages before and after."""
    turning = [button(f"history:{table.id}:{page + 1}", say("button-older"), "◀️")] if len(facts) == PAGE else []
    if page > 0:
        turning.append(button(f"history:{table.id}:{page - 1}", say("button-newer"), "▶️"))
    lines = "\n".join(f"• {fact}" for fact in facts)
    return framed(cards.heading(table, ui, say), lines or say("nothing-happened"), turning, colour=ui.colour)


async def replayed(app: App, table: Table, at: ReplayedPosition, say: Say) -> Message:
    """Return a finished game's position after one of its moves, as players saw it, with buttons to other moves."""
    ui = app.uis[table.game]
    board, then = at.board, say.within(say.scope, _names_at(table, at))
    pictures = await app.renderer.board(table, _shown_at(ui, at), board, then)
    in_words = (ui.describe(board, then), *panels.coming_to_who_asks_again(app, table, say))
    return framed(
        cards.heading(table, ui, say),
        say("replay-move", move=at.n, last=at.last) if at.n else say("replay-deal", last=at.last),
        *(pictures or in_words),
        "\n".join(_lines([(fact, then) for fact in at.news])),
        _steps(table, at, say),
        colour=ui.colour,
    )


def _names_at(table: Table, at: ReplayedPosition) -> tuple[str, ...]:
    """Return the players at that move; for a seat without a player then, its current player."""
    sat = (replay.sitter_at(table, Seat(seat), at.move) for seat in range(len(table.seats)))
    return tuple(names.escaped_name(then or now) for then, now in zip(sat, table.names, strict=True))


def _shown_at(ui: GameUI, at: ReplayedPosition) -> tuple[Drawing, ...]:
    """Return the pictures of a board, and those of the chapter if the move ended one."""
    ended = ui.chapter is not None and any(fact.chapter for fact in at.news)
    return (*ui.pictures, *(ui.chapter.pictures if ui.chapter and ended else ()))


def _steps(table: Table, at: ReplayedPosition, say: Say) -> ControlRow:
    """Return the buttons to other moves. Each custom id has its own name: two may lead to the same move."""
    ways = {
        "first": (0, say("button-first"), "⏮️"),
        "back": (max(0, at.n - LEAP), f"−{LEAP}", "⏪"),
        "older": (max(0, at.n - 1), say("button-older"), "◀️"),
        "newer": (min(at.last, at.n + 1), say("button-newer"), "▶️"),
        "on": (min(at.last, at.n + LEAP), f"+{LEAP}", "⏩"),
    }
    return [
        button(f"replay:{table.id}:{to}:{way}", label, emoji, main=way == "newer", disabled=to == at.n)
        for way, (to, label, emoji) in ways.items()
    ]


def hint(app: App, table: Table, seat: Seat, say: Say) -> Message:
    """Return what a seat may do now: each kind of move with a description and its command; at the end, the result."""
    ui = app.uis[table.game]
    if table.over:
        return panels.of_the_end(ui, table, say)
    plays = table.seats[seat].plays
    board = app.position(table).board
    moves = [move for move in app.tables.menu(table, seat)[0] if not ui.typed_only(move, board)]
    if plays and app.position(table).plays_now(seat):
        lines = _kinds(moves, say)
        return framed(cards.heading(table, ui, say), say("hint-can"), "\n".join(lines), colour=ui.colour)
    anytime = (*moves, *app.tables.note_menu(table, seat)[0])
    lines = [*_kinds(anytime, say), *_beforehand(app, table, seat, say)] if plays else []
    return framed(
        cards.heading(table, ui, say),
        say("hint-wait"),
        cards.whose_turn(app.position(table), say),
        say("hint-meanwhile") if lines else None,
        "\n".join(lines),
        colour=ui.colour,
    )


def _kinds(moves: Sequence[Any], say: Say) -> list[str]:
    """Return a line per kind of these moves, without duplicates."""
    kinds = dict.fromkeys(f"command-{kebab(type(move).__name__)}" for move in moves)
    return [_command(typed(say.scope, say.language, "command-game", kind), say(f"{kind}.about")) for kind in kinds]


def _beforehand(app: App, table: Table, seat: Seat, say: Say) -> list[str]:
    """Return a line per command that a waiting seat can use now: sealing, unsealing, suggesting."""
    possible = {
        "seal": bool(app.tables.premove_menu(table, seat)[0]),
        "unseal": bool(premoves.sealed(app.position(table), seat)),
        "suggest": bool(premoves.open_to_advice(app.position(table), seat)),
    }
    keys = [f"command-table-{name}" for name, can in possible.items() if can]
    return [_command(typed(HOST, say.language, "command-table", key), say(f"{key}.about")) for key in keys]


def _command(written: str, about: str) -> str:
    return f"• {written} – {about}"


def verdict(found: Verification, table: Table, say: Say) -> Message:
    """Return the verdict of a replay from the seed and the moves; with the seed once the game is over."""
    if found.agrees:
        key = "verified" if table.over else "verified-so-far"
        verified = say(key, table=table.id, moves=found.moves, commitment=found.commitment)
        seed = say("seed-revealed", seed=table.seed.hex()) if table.over else None
        return framed(verified, seating.sat(table, found.sittings, say), seed)
    return notice(say("not-verified", table=table.id, move=found.differs_at))


def typed(scope: str, language: str, *keys: str) -> str:
    """Return a command as Discord shows it to a reader of `language`; `keys` are the messages of its words."""
    return translation.mention(scope, language if language in LOCALES.values() else translation.DEFAULT, *keys)
