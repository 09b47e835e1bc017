"""Panels: private messages with a seat's view and its menus, premoves, notes and advice included.

A menu is made for its owner. It is on the public board only if the game declares that it reveals nothing. A sealed
move is shown to its owner only; suggestions are public. `bot.table` decides which moves are possible.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.game.contract import Seat
from bot.game.extensions import no_moves
from bot.i18n import names
from bot.i18n.translation import Say
from bot.table import premoves
from bot.table.model import Status
from bot.ui.game_ui import split_into_rows
from bot.ui.messages import cards, components, menus, news, seating
from bot.ui.messages.components import button
from bot.ui.messages.layout import framed
from bot.ui.rendering.renderer import GROUND_WAIT_S

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.game.contract import Fact
    from bot.table.model import Table
    from bot.table.position import Position
    from bot.transport.message import Attachment, Message
    from bot.ui.app import App
    from bot.ui.game_ui import GameUI
    from bot.ui.messages.components import ControlRow, MenuPart
    from bot.ui.messages.layout import Part

_SLOT_KIND = "panel"


def slot(table: Table) -> str:
    """Return the slot of a table's panel: a reader has at most one open."""
    return f"{_SLOT_KIND} {table.id}"


def table_in(slot: str) -> int | None:
    """Return the number of the table whose panel a slot holds, or None for a slot of another kind."""
    kind, _, number = slot.partition(" ")
    return int(number) if kind == _SLOT_KIND else None


def public(app: App, table: Table, ui: GameUI, say: Say) -> Sequence[MenuPart]:
    """Return the menu of the only active player for the public board; empty if there are several or it is secret."""
    seats = app.position(table).acting
    board = app.position(table).board
    if len(seats) != 1 or not seats <= table.people or not ui.public_menu(board):
        return ()
    (seat,) = seats
    return menus.of_moves(app, table, seat, say, public=True).controls


def own_menu(app: App, table: Table, seat: Seat, say: Say) -> Sequence[MenuPart]:
    """Return a seat's menu for its owner, or an empty sequence if there is no move."""
    return menus.of_moves(app, table, seat, say).controls if table.seats[seat].plays else ()


async def _link_to_board(app: App, table: Table, lasting: Any, say: Say) -> str | None:
    """Return a link to the public board if that shows fleeting contents, which this message leaves out; else None."""
    if lasting == app.position(table).board:
        return None
    return cards.reference_to_board(table, say, await app.news.board_at(table.id))


async def after_move(app: App, table: Table, seat: Seat, say: Say) -> Message:
    """Return the panel of a seat after its own move, with the news of that move."""
    await draw_public_board(app, table)
    return await panel(app, table, seat, say, await app.news.of_change(table.id, seat, table.version))


async def draw_public_board(app: App, table: Table) -> None:
    """Draw the public board if the last change was public: the whole table waits for it, so it precedes any hand.

    The courier gets these pictures from the renderer's cache, so nothing is drawn twice.
    """
    ui = app.uis[table.game]
    if table.status is Status.RUNNING and table.version == table.last_public_version:
        say = Say(table.language, table.game, names.at_table(table))
        await app.renderer.board(table, ui.pictures, app.position(table).board, say, within=0)


async def news_after(app: App, table: Table, seat: Seat, version: int) -> Sequence[Fact]:
    """Return the news for a panel that shows a version of the table (0: unknown), with that version's own news.

    Its reader may not have read that version's news.
    """
    return await app.news.since(table.id, seat, (version or table.last_public_version) - 1)


async def panel(
    app: App, table: Table, seat: Seat, say: Say, latest: Sequence[Fact] = (), *, drawn: bool = True
) -> Message:
    """Return a seat's panel for its owner; `latest` is the news to show.

    Unless `drawn`, words and a button that shows them replace the pictures of the hand. If the game ends while the
    pictures are drawn, return the result.
    """
    if table.status is Status.RUNNING:
        message = await as_it_stands(app, table, seat, say, latest, drawn=drawn)
        current_table = app.tables.get(table.id)
        if current_table.status is Status.RUNNING:
            return message
        table = current_table
    return result_panel(app.uis[table.game], table, say)


async def as_it_stands(
    app: App, table: Table, seat: Seat, say: Say, latest: Sequence[Fact] = (), *, drawn: bool = True
) -> Message:
    """Return the panel of a running game for exactly this version of the table."""
    ui = app.uis[table.game]
    board = ui.lasting(app.position(table).board)
    in_rounds = table.together and table.seats[seat].plays
    headline = ui.headline(board, say) or ui.describe(board, say)
    untold = [fact for fact in latest if say.fact(fact) not in headline]
    return framed(
        cards.heading(table, ui, say),
        _turn_prompt(ui, board, seat, say)
        if app.position(table).plays_now(seat)
        else seating.whose_turn(app, table, say),
        headline,
        await _link_to_board(app, table, board, say),
        *(await _seen_by_owner(app, table, seat, say) if drawn else await _undrawn_view(app, table, seat, say)),
        await seating.takeover_summary(app, table, seat, say),
        None if in_rounds else news.own_news(news.told(app, table, untold, seat, say), say),
        await menus.voided_premoves(app, table, seat, say) if not latest else None,
        advice(ui, app.position(table), say),
        say("you-are-last") if table.last_active == seat else None,
        "\n".join(seating.questions(app, table, say, seat)),
        components.pause_row(table, None, say) if table.seats[seat].plays else None,
        *own_menu(app, table, seat, say),
        *parts(app, table, seat, say),
        seating.talk_row(app, table, say, seat),
        next_table_row(app, table, seat, say),
        await _round_news(app, table, seat, latest, say) if in_rounds else None,
        colour=ui.colour,
    )


async def _round_news(app: App, table: Table, seat: Seat, latest: Sequence[Fact], say: Say) -> str:
    """Return the `latest` news of a game with rounds, or else those of its last round, for the foot of the panel.

    There they are next to the thumb that has just pressed, and the controls move away from it.
    """
    facts = latest or news.last_round(await app.news.latest(table.id, news.MAX_OWN_LINES))
    return news.large(news.told(app, table, facts, seat, say), say)


def _turn_prompt(ui: GameUI, board: Any, seat: Seat, say: Say) -> str:
    """Return the line that announces the reader's turn, with the game's addition."""
    return "\n".join(filter(None, (say("your-turn"), ui.call(board, seat, say))))


def result_panel(ui: GameUI, table: Table, say: Say) -> Message:
    """Return the panel of a table whose game is not running: the result."""
    return framed(cards.heading(table, ui, say), cards.result(table, say), colour=ui.colour)


def next_table_row(app: App, table: Table, seat: Seat, say: Say) -> ControlRow:
    """Return a button to the table that waits longest for a player who need not act here; empty if there is none."""
    user = names.user_at(table, seat)
    if user is None or app.position(table).plays_now(seat):
        return ()
    other_tables = [turn.table for turn in app.tables.waiting_for(user) if turn.table.id != table.id]
    name = "button-next"
    return [components.to_next_table(other, say(name, table=cards.name(other, say))) for other in other_tables[:1]]


async def _seen_by_owner(app: App, table: Table, seat: Seat, say: Say) -> Sequence[Part]:
    """Return the pictures of a seat's panel, or words while they wait for their background."""
    return await own_view(app, table, seat, say) or _words_without_pictures(app, table, seat, say)


async def _undrawn_view(app: App, table: Table, seat: Seat, say: Say) -> Sequence[Part]:
    """Return a panel's view without drawing a hand: the secrets in words, and a button that shows the pictures.

    A game without pictures of hands shows those of the public board, which are drawn anyway.
    """
    ui = app.uis[table.game]
    if not _has_own_pictures(ui):
        return await _seen_by_owner(app, table, seat, say)
    secrets = (ui.secrets(app.position(table).hand(seat), say),) if ui.has_secrets else ()
    return *secrets, components.look_row(table, say)


def _has_own_pictures(ui: GameUI) -> bool:
    return bool(ui.panel_pictures or ui.hand_pictures)


async def own_view(
    app: App, table: Table, seat: Seat, say: Say, within: float | None = GROUND_WAIT_S
) -> tuple[Attachment, ...]:
    """Return the pictures of a seat's panel, or, if there are none and the seat must act, those of the board."""
    ui = app.uis[table.game]
    hand = app.position(table).hand(seat)
    pictures = await app.renderer.hand(table, ui.panel_pictures or ui.hand_pictures, hand, say, within=within)
    if pictures or seat not in app.position(table).acting:
        return pictures
    board = ui.lasting(app.position(table).board)
    return await app.renderer.board(table, ui.pictures, board, say, within=within)


async def private_board(app: App, table: Table, seat: Seat | None, say: Say) -> Message:
    """Return the board in the reader's language, its players, their hand pictures and, on their turn, their moves."""
    ui = app.uis[table.game]
    board = ui.lasting(app.position(table).board)
    hand = await hand_pictures(app, table, seat, say) if seat is not None else ()
    pictures = (*await app.renderer.board(table, ui.pictures, board, say), *hand)
    description = (ui.describe(board, say), *picture_note_to_reader(app, table, say))
    return framed(
        cards.heading(table, ui, say),
        "\n".join((seating.whose_turn(app, table, say), *seating.open_questions(app, table, say))),
        await _link_to_board(app, table, board, say),
        *(pictures or description),
        cards.seat_lines(table, ui, say, seating.remarks(app, table, say)),
        *(own_menu(app, table, seat, say) if seat is not None else ()),
        colour=ui.colour,
    )


async def hand_pictures(
    app: App, table: Table, seat: Seat, say: Say, within: float | None = GROUND_WAIT_S
) -> tuple[Attachment, ...]:
    """Return a seat's hand pictures; empty if there are none, or if they are not drawn `within` so many seconds."""
    ui = app.uis[table.game]
    return await app.renderer.hand(table, ui.hand_pictures, app.position(table).hand(seat), say, within=within)


async def in_letter(app: App, table: Table, seat: Seat, say: Say, *, calls: bool) -> tuple[Attachment, ...]:
    """Return a letter's pictures: the game's choice, else the hand's; for one that `calls`, the seat's own view."""
    ui = app.uis[table.game]
    pictures = await app.renderer.hand(table, ui.letter_pictures, app.position(table).hand(seat), say, within=0)
    return pictures or await (own_view if calls else hand_pictures)(app, table, seat, say, 0)


def coming(app: App, table: Table, say: Say) -> str | None:
    """Return a note that a picture is being drawn or has failed; None if no picture is missing."""
    return _about_missing(app, table, say, "picture-coming")


def _words_without_pictures(app: App, table: Table, seat: Seat, say: Say) -> Sequence[str]:
    """Return the seat's secrets in words while its pictures wait for their background."""
    ui, coming = app.uis[table.game], picture_note_to_reader(app, table, say)
    return (ui.secrets(app.position(table).hand(seat), say), *coming) if coming else ()


def picture_note_to_reader(app: App, table: Table, say: Say) -> tuple[str, ...]:
    """Return a note like that of `coming` for a message that is never edited: it asks the reader to return later."""
    text = _about_missing(app, table, say, "picture-coming-again")
    return (text,) if text else ()


def _about_missing(app: App, table: Table, say: Say, drawing: str) -> str | None:
    """Return the text `drawing` while the table's background is drawn, another if that failed; None if it is drawn."""
    if not app.renderer.awaits_ground(table, say):
        return None
    return say("picture-failed" if app.renderer.failing(table) else drawing)


def has_more_than_board(ui: GameUI, position: Position) -> bool:
    """Return whether a player may have moves or pictures that are not on the public board."""
    together = len(position.acting) > 1
    aside = ui.game.beside.out_of_turn is not no_moves
    return together or aside or bool(ui.hand_pictures) or not ui.public_menu(position.board)


def has_premoves(position: Position) -> bool:
    """Return whether a running game has premoves."""
    return any(premoves.available_moves(position, Seat(seat)) for seat in range(len(position.table.seats)))


def advice(ui: GameUI, position: Position, say: Say) -> str:
    """Return a line per current suggestion; empty without suggestions."""
    suggestions = premoves.suggestions(position)
    lines = (
        (
            say("suggestion", by=say.names[by], to=say.names[to], move=say.move(move)),
            menus.called_piece(ui, premoves.piece(position, to), position.board, say),
        )
        for by, to, move in suggestions
    )
    return "\n".join(" · ".join(filter(None, line)) for line in lines)


def parts(app: App, table: Table, seat: Seat, say: Say) -> list[Part]:
    """Return the parts of a seat's panel besides its moves: notes, premoves, advice.

    Empty for a seat that has given up.
    """
    if not table.seats[seat].plays:
        return []
    return [
        *menus.of_notes(app, table, seat, say).controls,
        *menus.premove_parts(app, table, seat, say),
        *_advice_buttons(app.position(table), seat, say),
    ]


def _advice_buttons(position: Position, seat: Seat, say: Say) -> list[Part]:
    table, allies = position.table, premoves.advisable_allies(position, seat)
    buttons = [button(f"advise:{table.id}:{ally}", say("button-suggest", to=say.names[ally]), "💬") for ally in allies]
    return [*split_into_rows(buttons)]


def advice_panel(app: App, table: Table, seat: Seat, to: Seat, say: Say) -> Message:
    """Return the private panel on which a seat chooses a move to suggest to `to`."""
    ui, position = app.uis[table.game], app.position(table)
    rows = menus.of_advice(app, table, seat, to, say).controls
    return framed(
        cards.heading(table, ui, say),
        say("suggest-prompt" if rows else "nothing-to-suggest", to=say.names[to]),
        menus.called_piece(ui, premoves.piece(position, to), position.board, say) if rows else None,
        *rows,
        colour=ui.colour,
    )
