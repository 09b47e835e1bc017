"""Messages for one reader: rules, secrets, hints, history, missed news, replays, proof of a fair deal."""

from __future__ import annotations

from itertools import accumulate, groupby
from typing import TYPE_CHECKING, Any

from bot.game.contract import Seat
from bot.i18n import names, translation
from bot.i18n.names import escaped
from bot.i18n.translation import HOST
from bot.table import premoves, replay
from bot.ui.app import LOCALES
from bot.ui.game_ui import NewsLine
from bot.ui.messages import cards, components, lines_said, panels, seating
from bot.ui.messages.components import button
from bot.ui.messages.fitting import PARTING, SMALL, fitting_lines
from bot.ui.messages.heights import MARGIN, MAX_ANSWER_HEIGHT, message_height
from bot.ui.messages.layout import MAX_TEXT_LENGTH, fits, framed, notice

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bot.game.contract import Fact
    from bot.i18n.translation import Say
    from bot.table.model import Table
    from bot.table.news import NewsRow
    from bot.table.position import Position
    from bot.table.replay import ReplayedPosition, Verification
    from bot.table.store import DatedFact
    from bot.transport.message import Message
    from bot.ui.app import App
    from bot.ui.game_ui import Drawing, GameUI
    from bot.ui.messages.components import ControlRow


PAGE_SIZE = 20
"""Facts on one page of history; they fit into a message in every language."""
MOVE = "command-game-move"
"""The message with the name and the options of the command for moves, `/<game> move`."""
REPLAY_SKIP = 10
"""Moves that the replay's wide buttons skip."""
MIN_REPLAY_HEIGHT = 280.0
"""Pixels for the words of a replayed move, or of a round with all its moves, whatever the pictures take."""
MAX_LINES_LENGTH = MAX_TEXT_LENGTH - 400
"""Characters for lines of news, beside the heading and short texts."""


def rules(ui: GameUI, say: Say) -> Message:
    """Return the rules of a game."""
    return framed(f"### {ui.emblem} {say('game-name')}", say("game-rules"), colour=ui.colour)


async def secrets(app: App, table: Table, seat: Seat, say: Say) -> Message:
    """Return the secrets of a seat in words and, if the game has them, in its hand pictures."""
    ui = app.uis[table.game]
    hand = app.position(table).hand(seat)
    pictures = await app.renderer.hand(table, ui.hand_pictures, hand, say)
    unread = await seating.takeover_summary(app, table, seat, say)
    parts = pictures or panels.picture_note_to_reader(app, table, say)
    return framed(cards.heading(table, ui, say), ui.secrets(hand, say), *parts, unread, colour=ui.colour)


def described(ui: GameUI, position: Position, say: Say) -> Message:
    """Return the whole board in words, without its fleeting parts."""
    board = ui.lasting(position.board)
    return framed(
        cards.heading(position.table, ui, say), cards.standing(position, say), ui.describe(board, say), colour=ui.colour
    )


def pictures_in_words(ui: GameUI, position: Position, seat: Seat, say: Say) -> Message:
    """Return a seat's pictures in words: the secrets, then the board, or a button for it if there is no room."""
    table, board, hand = position.table, ui.lasting(position.board), position.hand(seat)
    heading, secrets, description = cards.heading(table, ui, say), ui.secrets(hand, say), ui.describe(board, say)
    if fits(heading, secrets, description):
        return framed(heading, secrets, description, colour=ui.colour)
    return framed(heading, secrets, components.describe(table, say), colour=ui.colour)


def missed(ui: GameUI, position: Position, events: Sequence[DatedFact], say: Say, seat: Seat | None = None) -> Message:
    """Return the news since the reader last looked, oldest first, with the names of the players of that time.

    The game tells them to the reader's `seat`; None: to everybody.
    Minor facts are left out of long news; if there is still no room, the oldest lines are left out.
    """
    table = position.table
    all_lines = list(_missed_lines(ui, position, events, say, seat))
    lines = _last_lines_that_fit(all_lines)
    return framed(
        cards.heading(table, ui, say),
        "\n".join(lines) or say("nothing-missed"),
        say("so-far-all") if len(lines) < len(all_lines) else None,
        say("seen-only-now") if any(event.fact.fleeting for event in events) else None,
        colour=ui.colour,
    )


def _last_lines_that_fit(lines: Sequence[str]) -> Sequence[str]:
    """Return the last lines that fit into a message."""
    lengths = accumulate(len(line) + 1 for line in reversed(lines))
    return lines[len(lines) - sum(length <= MAX_LINES_LENGTH for length in lengths) :]


def _missed_lines(
    ui: GameUI, position: Position, events: Sequence[DatedFact], say: Say, seat: Seat | None
) -> Iterator[str]:
    """Yield a line per fact, as the game tells it.

    Minor facts are left out of more than `PAGE_SIZE` facts, unless they concern the reader.
    """
    for players, run in groupby(events, key=lambda event: names.at_table(position.table, event.at)):
        words = say.within(say.scope, players)
        facts = [event.fact for event in run if len(events) <= PAGE_SIZE or _is_major(ui, event.fact, seat)]
        for line in facts if position.table.state is None else ui.news(facts, position.board, seat, words):
            yield f"• {_text(line, ui, position, words)}"


def _is_major(ui: GameUI, fact: Fact, seat: Seat | None) -> bool:
    return not fact.minor or (seat is not None and ui.concerns(fact, seat))


def _lines(pairs: Sequence[tuple[Fact, Say]]) -> list[str]:
    """Return a line per fact, in its own words; minor facts are left out of more than `PAGE_SIZE` facts."""
    return [f"• {say.fact(fact)}" for fact, say in pairs if len(pairs) <= PAGE_SIZE or not fact.minor]


async def history_page(app: App, table: Table, page: int, say: Say) -> Message:
    """Return a page of the table's public history; page 0 is the newest."""
    rows, ui = await app.news.history(table.id, page, size=PAGE_SIZE), app.uis[table.game]
    position = app.position(table)
    facts = [_event(row, position, ui, say) for row in rows]
    return history(ui, table, facts, say, page=page)


def _event(row: NewsRow, position: Position, ui: GameUI, say: Say) -> str:
    """Return the line of one event, as the game tells it to everybody."""
    words = say.within(say.scope, names.at_table(position.table, row.at))
    told = [row.fact] if position.table.state is None else ui.news([row.fact], position.board, None, words)
    return "\n".join(_text(line, ui, position, words) for line in told)


def _text(line: Fact | NewsLine, ui: GameUI, position: Position, words: Say) -> str:
    return line.text if isinstance(line, NewsLine) else lines_said.fact_text(ui, position, line, words)


def history(ui: GameUI, table: Table, facts: Sequence[str], say: Say, *, page: int = 0) -> Message:
    """Return a line per event, with buttons to the pages before and after."""
    turning = [button(f"history:{table.id}:{page + 1}", say("button-older"), "◀️")] if len(facts) == PAGE_SIZE else []
    if page > 0:
        turning.append(button(f"history:{table.id}:{page - 1}", say("button-newer"), "▶️"))
    lines = "\n".join(f"• {fact}" for fact in facts)
    return framed(cards.heading(table, ui, say), lines or say("nothing-happened"), turning, colour=ui.colour)


async def replayed(app: App, table: Table, position: ReplayedPosition, say: Say) -> Message:
    """Return a finished game's position after one of its moves, as players saw it, with buttons to other moves."""
    ui = app.uis[table.game]
    board, words = position.board, say.within(say.scope, _names_at(table, position))
    pictures = await app.renderer.board(table, _pictures_at(ui, position), board, words)
    description = (ui.describe(board, words), *panels.picture_note_to_reader(app, table, say))
    above = (cards.heading(table, ui, say), _replay_heading(position, say), *(pictures or description))
    controls = _replay_buttons(table, position, say)
    room = MAX_ANSWER_HEIGHT - MARGIN - message_height(framed(*above, controls))
    lines = fitting_lines(_replay_lines(ui, position, words), max(room, MIN_REPLAY_HEIGHT))
    return framed(*above, "\n".join(lines), controls, colour=ui.colour)


def _replay_heading(position: ReplayedPosition, say: Say) -> str:
    """Return the number of the shown move or round."""
    unit = "round" if position.by_rounds else "move"
    if position.n:
        return say(f"replay-{unit}", move=position.n, last=position.last)
    return say(f"replay-deal-{unit}s", last=position.last)


def _replay_lines(ui: GameUI, position: ReplayedPosition, say: Say) -> Sequence[str]:
    """Return the events of a move in a line each; of a round, its story in lines and then the single moves."""
    if not position.by_rounds:
        return _lines([(fact, say) for fact in position.news])
    major = [fact for fact in position.news if not fact.minor]
    story = [
        f"• {line.text if isinstance(line, NewsLine) else say.fact(line)}"
        for line in ui.news(major, position.board, None, say)
    ]
    moves = PARTING.join(say.fact(fact) for fact in position.news if fact.minor)
    return _last_lines_that_fit([*story, f"{SMALL}{moves}"] if moves else story)


def _names_at(table: Table, position: ReplayedPosition) -> names.TableNames:
    """Return the players at that move; for a seat without a player then, its current player."""
    sitters = (replay.sitter_at(table, Seat(seat), position.move) for seat in range(len(table.seats)))
    players = (former or current for former, current in zip(sitters, table.names, strict=True))
    return names.TableNames(map(names.escaped_name, players), names.at_table(table).pieces)


def _pictures_at(ui: GameUI, position: ReplayedPosition) -> tuple[Drawing, ...]:
    """Return the pictures of a board, and those of the chapter if the move ended one."""
    ends_chapter = ui.chapter is not None and any(fact.chapter for fact in position.news)
    return (*ui.pictures, *(ui.chapter.pictures if ui.chapter and ends_chapter else ()))


def _replay_buttons(table: Table, position: ReplayedPosition, say: Say) -> ControlRow:
    """Return the buttons to other moves. Each custom id has its own name: two may lead to the same move."""
    ways = {
        "first": (0, say("button-first"), "⏮️"),
        "back": (max(0, position.n - REPLAY_SKIP), f"−{REPLAY_SKIP}", "⏪"),
        "older": (max(0, position.n - 1), say("button-older"), "◀️"),
        "newer": (min(position.last, position.n + 1), say("button-newer"), "▶️"),
        "on": (min(position.last, position.n + REPLAY_SKIP), f"+{REPLAY_SKIP}", "⏩"),
    }
    return [
        button(f"replay:{table.id}:{to}:{way}", label, emoji, main=way == "newer", disabled=to == position.n)
        for way, (to, label, emoji) in ways.items()
    ]


def hint(app: App, table: Table, seat: Seat, say: Say) -> Message:
    """Return what a seat may do now: each kind of move with a description and its command; at the end, the result."""
    ui = app.uis[table.game]
    if table.finished:
        return panels.result_panel(ui, table, say)
    plays, position = table.seats[seat].plays, app.position(table)
    moves = [move for move in app.tables.menu(table, seat)[0] if not ui.typed_only(move, position.board)]
    seat_say = say.within(table.game, names.in_list(table))
    if plays and position.plays_now(seat):
        lines = _examples(ui, moves, position.hand(seat), seat_say)
        words = (cards.heading(table, ui, say), say("hint-can"), "\n".join(lines))
        return framed(*words, components.rules_row(table, say), colour=ui.colour)
    anytime = (*moves, *app.tables.note_menu(table, seat)[0])
    lines = [*_examples(ui, anytime, position.hand(seat), seat_say), *_waiting_commands(app, table, seat, say)]
    lines = lines if plays else []
    return framed(
        cards.heading(table, ui, say),
        say("hint-wait"),
        cards.whose_turn(position, say),
        say("hint-meanwhile") if lines else None,
        "\n".join(lines),
        components.rules_row(table, say),
        colour=ui.colour,
    )


def _examples(ui: GameUI, moves: Sequence[Any], hand: Any, say: Say) -> list[str]:
    """Return the command for moves with its description, and below it a move of each kind, as it can be typed."""
    if not moves:
        return []
    kinds: dict[type, Any] = {type(move): move for move in reversed(moves)}
    labels = (ui.phrases(move, hand, say)[0] for move in reversed(kinds.values()))
    command = _command_line(typed(say.scope, say.language, "command-game", MOVE), say(f"{MOVE}.about"))
    return [command, *(f"-# {escaped(label)}" for label in labels)]


def _waiting_commands(app: App, table: Table, seat: Seat, say: Say) -> list[str]:
    """Return a line per command that a waiting seat can use now: sealing and suggesting."""
    possible = {
        "seal": bool(app.tables.premove_menu(table, seat)[0] or premoves.valid_series(app.position(table), seat)),
        "suggest": bool(premoves.advisable_allies(app.position(table), seat)),
    }
    keys = [f"command-table-{name}" for name, can in possible.items() if can]
    return [_command_line(typed(HOST, say.language, "command-table", key), say(f"{key}.about")) for key in keys]


def _command_line(command: str, description: str) -> str:
    return f"• {command} – {description}"


def verdict(verification: Verification, table: Table, say: Say) -> Message:
    """Return the verdict of a replay from the seed and the moves; with the seed once the game is over."""
    if verification.agrees:
        key = "verified" if table.finished else "verified-so-far"
        verified = say(key, table=table.id, moves=verification.moves, commitment=verification.commitment)
        seed = say("seed-revealed", seed=table.seed.hex()) if table.finished else None
        return framed(verified, seating.former_players(table, verification.sittings, say), seed)
    return notice(say("not-verified", table=table.id, move=verification.differs_at))


def typed(scope: str, language: str, *keys: str) -> str:
    """Return a command as Discord shows it to a reader of `language`; `keys` are the messages of its words."""
    return translation.mention(scope, language if language in LOCALES.values() else translation.DEFAULT, *keys)
