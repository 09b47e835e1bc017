"""Menus: the moves that a seat can press, laid out by its game for their reader, and the contents of their drawers.

There are four kinds: the moves of a seat, its notes, its premoves, and advice to another seat. Each is laid out from
its reader's hand, so that a menu cannot reveal another player's secrets. Sealed moves and their fate are secret: show
them only to their owner. `bot.table` decides which moves are possible.
"""

from __future__ import annotations

from dataclasses import dataclass
from dataclasses import replace as replace_key
from functools import cached_property
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from bot.game.contract import Seat
from bot.table import naming, premoves
from bot.table.facts import SealVoid
from bot.ui import game_ui
from bot.ui.messages import cards, news
from bot.ui.messages.components import MAX_NUMBER_DIGITS, button, control_rows
from bot.ui.messages.layout import Beside, framed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.game.contract import AnyGame, Fact
    from bot.i18n.translation import Say
    from bot.table.model import Table
    from bot.table.position import Position
    from bot.transport.message import Message
    from bot.ui.app import App
    from bot.ui.game_ui import Drawer, GameUI, Row
    from bot.ui.messages.components import ControlRow, MenuPart
    from bot.ui.messages.layout import Part

MOVES, NOTES, PREMOVES, ADVICE = "mv", "jot", "seal", "to"
"""The kinds of menu, as custom ids name them. Advice is followed by the number of its seat."""
_MORE = "+"
"""The mark of a drawer in a custom id that shows all its rows."""


@dataclass(frozen=True)
class Menu:
    """One current menu of a seat."""

    table: int
    stamp: str
    kind: str
    rows: tuple[Row, ...] = ()
    grave: frozenset[int] = frozenset()
    """The numbers of the moves that need a confirmation."""

    @cached_property
    def controls(self) -> Sequence[MenuPart]:
        """The rows of controls, and the questions above them."""
        stem, within = f"{self.table}:{self.stamp}", f"{self.table}:{self.stamp}:{self.kind}"
        if self.kind.startswith(ADVICE):
            stem = f"{stem}:{self.kind.removeprefix(ADVICE)}"
            return control_rows(self.rows, stem, "suggest", within, grave=self.grave)
        verb = None if self.kind == MOVES else self.kind
        return control_rows(self.rows, stem, verb, within, grave=self.grave)

    def drawer(self, number: int) -> Drawer | None:
        """Return the drawer with this index, or None if there is none now."""
        drawers = game_ui.drawers(self.rows)
        return drawers[number] if 0 <= number < len(drawers) else None


def of_moves(app: App, table: Table, seat: Seat, say: Say, *, public: bool = False) -> Menu:
    """Return the menu of a seat's moves: those of its turn and those that need none; `public` for the public board."""
    ui = app.uis[table.game]
    position = app.position(table)
    moves, stamp = position.menu(seat), position.stamp(seat)
    if not moves:
        return Menu(table.id, stamp, MOVES)
    hand = position.hand(seat)
    lasting = ui.lasting_hand(hand)
    is_fleeting = public and lasting is not hand

    def rows() -> tuple[Row, ...]:
        return tuple(ui.menu(moves, hand if is_fleeting else lasting, say))

    def menu() -> Menu:
        # A private move of another seat changes the table and leaves this seat's rows as they are.
        menu_rows = position.answers.once((ui.menu, seat, is_fleeting, say), rows)
        return Menu(table.id, stamp, MOVES, menu_rows, _grave(position.game, moves, hand))

    # The board, letters and panels show the menu of one position, and it may be long: make it once for each language.
    return position.once((of_moves, seat, is_fleeting, say), menu)


def of_notes(app: App, table: Table, seat: Seat, say: Say) -> Menu:
    """Return the menu of a seat's notes."""
    ui = app.uis[table.game]
    moves, stamp = app.tables.note_menu(table, seat)
    return Menu(table.id, stamp, NOTES, ui.menu(moves, _hand(ui, app.position(table), seat), say) if moves else ())


def of_premoves(app: App, table: Table, seat: Seat, say: Say) -> Menu:
    """Return the menu of a waiting seat's next premove, based on the state after its sealed moves."""
    ui = app.uis[table.game]
    moves, stamp = app.tables.premove_menu(table, seat)
    waits = moves and seat not in app.position(table).acting
    if not waits:
        return Menu(table.id, stamp, PREMOVES)
    hand = _hand_ahead(ui, app.position(table), seat)
    return Menu(table.id, stamp, PREMOVES, ui.menu(moves, hand, say), _grave(app.position(table).game, moves, hand))


def of_advice(app: App, table: Table, seat: Seat, to: Seat, say: Say) -> Menu:
    """Return the menu of moves that a seat may suggest to another, laid out from the first seat's own hand."""
    ui = app.uis[table.game]
    moves, stamp = app.tables.advice_menu(table, to)
    if not moves:
        return Menu(table.id, stamp, f"{ADVICE}{to}")
    hand = _hand(ui, app.position(table), seat)
    return Menu(
        table.id, stamp, f"{ADVICE}{to}", ui.menu(moves, hand, say), _grave(app.position(table).game, moves, hand)
    )


def _grave(game: AnyGame, moves: Sequence[Any], hand: Any) -> frozenset[int]:
    """Return the numbers of the grave moves on a reader's board. A hand may itself be a board."""
    board = getattr(hand, "board", hand)
    return frozenset(n for n, move in enumerate(moves) if game.grave(move, board))


def _hand(ui: GameUI, position: Position, seat: Seat) -> Any:
    return ui.lasting_hand(position.hand(seat))


def _hand_ahead(ui: GameUI, position: Position, seat: Seat) -> Any:
    """Return a seat's hand with the board as it would be after its sealed moves."""
    hand, situation = _hand(ui, position, seat), premoves.find_next_premove(position, seat)
    if situation is None or not situation.series:
        return hand
    return replace(hand, board=situation.board) if hasattr(hand, "board") else situation.board


def of_kind(app: App, table: Table, seat: Seat, kind: str, say: Say) -> Menu | None:
    """Return a seat's menu by its kind in a custom id; None for an unknown kind or a seat that has given up."""
    if not table.seats[seat].plays or table.state is None:
        return None
    make_menu = {MOVES: of_moves, NOTES: of_notes, PREMOVES: of_premoves}.get(kind)
    if make_menu is not None:
        return make_menu(app, table, seat, say)
    to = kind.removeprefix(ADVICE)
    return of_advice(app, table, seat, Seat(int(to)), say) if to in map(str, range(len(table.seats))) else None


def drawer_slot(table: Table) -> str:
    """Return the slot of a table's open drawer: there is at most one."""
    return f"drawer {table.id}"


@dataclass(frozen=True)
class DrawerKey:
    """Identifies a drawer: the kind of its menu and its index there. Custom ids contain it."""

    kind: str
    number: int
    more: bool = False
    """Whether the rows behind *More* are shown."""
    since: float | None = None
    """The beginning of the turn in which the drawer was opened, Unix seconds; None: outside of a turn, or unknown. Not
    part of custom ids."""

    @property
    def text(self) -> str:
        """The key in a custom id."""
        return f"{self.kind}:{self.number}{_MORE if self.more else ''}"

    def is_over(self, table: Table, seat: Seat) -> bool:
        """Return whether the turn in which a drawer of moves was opened has ended, also if the next one has begun."""
        return self.kind == MOVES and self.since is not None and self.since != table.seats[seat].clock.since

    def opened(self, table: Table, seat: Seat) -> DrawerKey:
        """Return the key of the drawer as a seat has it open now."""
        return replace_key(self, since=table.seats[seat].clock.since)


def drawer_key(kind: str, text: str) -> DrawerKey:
    """Return the key in a custom id; no drawer has its number if the text was not written by the bot."""
    digits = text.removesuffix(_MORE)
    is_number = digits.isascii() and digits.isdigit() and len(digits) <= MAX_NUMBER_DIGITS
    return DrawerKey(kind, int(digits) if is_number else -1, more=text.endswith(_MORE))


def sheet(app: App, table: Table, seat: Seat, key: DrawerKey, say: Say, facts: Sequence[Fact] = ()) -> Message | None:
    """Return a drawer's sheet, with the news of the last press; None if the drawer no longer exists."""
    menu = of_kind(app, table, seat, key.kind, say)
    drawer = None if menu is None else menu.drawer(key.number)
    if menu is None or drawer is None:
        return None
    ui = app.uis[table.game]
    stem, rows = f"{menu.table}:{menu.stamp}", (*drawer.rows, *(drawer.more if key.more else ()))
    return framed(
        cards.heading(table, ui, say),
        f"**{' '.join(filter(None, (drawer.emoji, drawer.label)))}**",
        news.own_news(news.told(app, table, facts, seat, say), say),
        *control_rows(rows, f"{stem}:{key.text}", "in", grave=menu.grave),
        _more_row(stem, key, say) if drawer.more and not key.more else _name_row(table, seat, key, drawer, say),
        colour=ui.colour,
    )


def _more_row(stem: str, key: DrawerKey, say: Say) -> ControlRow:
    return [button(f"drawer:{stem}:{replace_key(key, more=True).text}", say("button-more"), "⚙️")]


def _name_row(table: Table, seat: Seat, key: DrawerKey, drawer: Drawer, say: Say) -> ControlRow:
    """Return the button to type a name for the drawer's piece; no button for a piece without a name."""
    if drawer.piece not in naming.own_pieces(table, seat):
        return []
    tail = f"{table.id}:{table.public_version}:{key.text}:{drawer.piece}"
    return [button(f"name:{tail}", say("button-name", number=drawer.piece), "✏️")]


def premove_parts(app: App, table: Table, seat: Seat, say: Say) -> list[Part]:
    """Return a waiting seat's sealed moves, each with a button to remove it, and the menu of the next premove."""
    ui = app.uis[table.game]
    situation = premoves.find_next_premove(app.position(table), seat)
    if situation is None or seat in app.position(table).acting:
        return []
    rows = of_premoves(app, table, seat, say).controls
    sealed_moves = premoves.valid_series(app.position(table), seat)
    if not rows:
        return _premove_series(app, table, seat, say)
    prompt = _seal_prompt(len(sealed_moves), len(situation.series), say)
    piece = called_piece(ui, situation.piece, situation.board, say)
    return [*_premove_series(app, table, seat, say), prompt, piece, *rows]


def _seal_prompt(sealed_count: int, kept_count: int, say: Say) -> str:
    """Return the prompt: for the first move, for the next of a series, or for a replacement of the last."""
    if sealed_count != kept_count:
        return say("seal-another", count=sealed_count)
    return say("seal-next" if sealed_count else "seal-prompt")


def _premove_series(app: App, table: Table, seat: Seat, say: Say) -> list[Part]:
    """Return a seat's sealed moves in the order in which they will be made, with a button beside each."""
    ui, stamp = app.uis[table.game], app.tables.series_stamp(table, seat)
    lines = premove_lines(ui, app.position(table), seat, say)
    heading: list[Part] = [say("sealed-series")] if len(lines) > 1 else []
    texts = [say("sealed", move=line) for line in lines]
    if heading:
        texts = [f"{n}. **{line}**" for n, line in enumerate(lines, 1)]
    return [*heading, *(_premove_row(line, f"unseal:{table.id}:{stamp}:{n}", say) for n, line in enumerate(texts))]


def _premove_row(line: str, custom_id: str, say: Say) -> Beside:
    return Beside(line, button(custom_id, say("button-unseal"), "✂️"))


def premove_lines(ui: GameUI, position: Position, seat: Seat, say: Say) -> list[str]:
    """Return a seat's sealed moves in words, each with the piece that makes it."""
    sealed = premoves.valid_series(position, seat)
    pieces = (called_piece(ui, one.piece, position.board, say) for one in sealed)
    moves = (say.move(premoves.move_of(ui.game, one)) for one in sealed)
    return [" · ".join(filter(None, parts)) for parts in zip(pieces, moves, strict=True)]


def called_piece(ui: GameUI, piece: str, board: Any, say: Say) -> str:
    """Return the label of a piece; an empty text for a seat that has only one."""
    return (ui.label("piece", piece, board, say) or piece) if piece else ""


async def voided_premoves(app: App, table: Table, seat: Seat, say: Say) -> str:
    """Return the news of a sealed move that became impossible since the seat's last move; empty after a new seal."""
    game = app.uis[table.game].game
    if game.premoves is None or premoves.valid_series(app.position(table), seat):
        return ""
    last_version = await app.news.last_move(table.id, seat)
    facts = await app.news.since(table.id, seat, max(0, last_version - 1))
    void: list[Fact] = [fact for fact in facts if isinstance(fact, SealVoid)]
    return news.own_news(void[-1:], say)
