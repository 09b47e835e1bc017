"""The face of Fantom: its words for boards and menus, its colours, its pictures.

Sees boards and hands only. Where Fantom is, unless it is Fantom's own hand, is not to be had here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.ui.game_ui import Chapter, Drawing, GameUI, Ground
from bot.ui.interactions.game_cog import GameCog
from cogs.fantom.board import Pawn, Phase
from cogs.fantom.cog.hands import in_letter, log_sheet, own_map, secrets
from cogs.fantom.cog.layout import menu
from cogs.fantom.describe import around, broken_off, called, describe, film, headline, hunt_over
from cogs.fantom.game import GAME
from cogs.fantom.labels import PICTOGRAMS, label
from cogs.fantom.map.atlas import shipped
from cogs.fantom.map.transport import Transport
from cogs.fantom.options import Map, Options
from cogs.fantom.waiting_estimate import waits
from images.fantom import (
    draw_film,
    draw_ground,
    draw_letter,
    draw_log,
    draw_map,
    draw_own,
    draw_zoom,
    ground_attempts,
    ground_is_stored,
    sweep_grounds,
)

if TYPE_CHECKING:
    from discord.ext.commands import Bot

    from bot.i18n.translation import Say
    from cogs.fantom.board import Board

_STATIONS = frozenset({"station", "to"})
_DETECTIVES = frozenset({Phase.PLACE, Phase.DETECTIVES})


def public_menu(board: Board) -> bool:
    """Tell whether a detective is to act: what a pawn may do can be seen on the board; of Fantom nothing can."""
    return board.phase in _DETECTIVES


def offered(field: str, value: Any, board: Board, say: Say) -> str | None:
    """Return a typed value in words: stations by number and name, transports by pictogram and word, pawns by colour."""
    if field in _STATIONS:
        return label(board, value, say.language)
    if field == "piece" or isinstance(value, Pawn):
        return say("called-pawn", pawn=str(value))
    return f"{PICTOGRAMS[value]} {say(f'transport-{value}')}" if isinstance(value, Transport) else None


UI = GameUI(
    game=GAME,
    emblem="🎩",
    colour=0x3B3558,
    pictures=(Drawing(draw_map, describe), Drawing(draw_zoom, around)),
    hand_pictures=(Drawing(draw_own, own_map), Drawing(draw_log, log_sheet)),
    letter_pictures=(Drawing(draw_letter, in_letter),),
    ground=Ground(draw_ground, ground_is_stored, sweep_grounds, (Options(), Options(Map.SUBURB)), ground_attempts),
    waits=waits,
    film=Drawing(draw_film, film),
    chapter=Chapter(hunt_over, broken_off=broken_off),
    headline=headline,
    describe=describe,
    secrets=secrets,
    menu=menu,
    public_menu=public_menu,
    label=offered,
    call=called,
    examples={"own_map": ("town.toml", lambda: shipped(Map.SUBURB))},
)


async def setup(client: Bot) -> None:
    """Add the cog to a client; called through the package."""
    await client.add_cog(GameCog(client, UI))
