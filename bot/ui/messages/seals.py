"""What somebody has sealed, what they may seal next, and what became of it: for its owner's eyes alone.

Nothing here may stand where anybody else reads it, and nothing here decides what may be sealed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.table import premoves, series
from bot.table.facts import SealVoid
from bot.table.model import to_act
from bot.ui.messages import menus, news
from bot.ui.messages.components import button
from bot.ui.messages.layout import Beside

if TYPE_CHECKING:
    from bot.game import Fact, Seat
    from bot.i18n import Say
    from bot.table.model import Premove, Table
    from bot.ui.app import App
    from bot.ui.game_ui import GameUI
    from bot.ui.messages.layout import Part


def told(ui: GameUI, premove: Premove, say: Say) -> str:
    """A sealed move in words, with the piece that makes it."""
    words = say.move(series.move_of(ui.game, premove))
    return " · ".join(filter(None, (called(ui, premove.piece, say), words)))


def called(ui: GameUI, piece: str, say: Say) -> str:
    """A piece in words; nothing for none."""
    return ui.piece(piece, say) if piece else ""


def parts(app: App, table: Table, seat: Seat, say: Say) -> list[Part]:
    """What a seat that waits has sealed, each with the way to take it back, and what it may seal next."""
    ui = app.uis[table.game]
    now = premoves.ahead(ui.game, table, seat)
    if now is None or seat in to_act(ui.game, table):
        return []
    rows = menus.of_premoves(app, table, seat, say).controls()
    own = series.sealed(ui.game, table, seat)
    if not rows:
        return _series(app, table, seat, say)
    asked = _asked(len(own), len(now.kept), say)
    return [*_series(app, table, seat, say), asked, called(ui, now.piece, say), *rows]


def _asked(sealed: int, kept: int, say: Say) -> str:
    """What one is asked to seal: the first move, the next of a series, or another in place of the last."""
    if sealed != kept:
        return say("seal-another", count=sealed)
    return say("seal-next" if sealed else "seal-prompt")


def _series(app: App, table: Table, seat: Seat, say: Say) -> list[Part]:
    """What a seat has sealed, in the order in which it will be made, with a button beside each."""
    ui, stamp = app.uis[table.game], app.tables.series_stamp(table, seat)
    lines = [told(ui, one, say) for one in series.sealed(ui.game, table, seat)]
    first: list[Part] = [say("sealed-series")] if len(lines) > 1 else []
    shown = [say("sealed", move=line) for line in lines]
    if first:
        shown = [f"{n}. **{line}**" for n, line in enumerate(lines, 1)]
    return [*first, *(_beside(line, f"unseal:{table.id}:{stamp}:{n}", say) for n, line in enumerate(shown))]


def _beside(line: str, custom_id: str, say: Say) -> Beside:
    return Beside(line, button(custom_id, say("button-unseal"), "✂️"))


async def voided(app: App, table: Table, seat: Seat, say: Say) -> str:
    """What a seat had sealed and could not be made since its last move; nothing once it has sealed anew."""
    game = app.uis[table.game].game
    if game.premoves is None or series.sealed(game, table, seat):
        return ""
    last = await app.news.last_move(table.id, seat)
    facts = await app.news.since(table.id, seat, max(0, last - 1))
    void: list[Fact] = [fact for fact in facts if isinstance(fact, SealVoid)]
    return news.brought(void[-1:], say)
