"""The face of Fantom: its texts for boards and menus, its colours and its pictures.

Uses boards and hands only. Fantom's station is available only from Fantom's own hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.game.contract import FileText
from bot.i18n.languages import in_language
from bot.ui.game_ui import Chapter, Drawing, FileUI, GameUI, Ground
from bot.ui.interactions.game_cog import GameCog
from cogs.fantom.board import Pawn, Phase
from cogs.fantom.cog.hands import in_letter, log_sheet, own_map, secrets
from cogs.fantom.cog.layout import menu
from cogs.fantom.describe import call_text, cut_short_text, describe, describe_film, describe_zoom, headline, hunt_over
from cogs.fantom.game import GAME
from cogs.fantom.labels import PICTOGRAMS, label, name
from cogs.fantom.map.atlas import shipped_text, town
from cogs.fantom.map.transport import Transport
from cogs.fantom.moves import PlaceThem
from cogs.fantom.options import Map, Options
from cogs.fantom.waiting_estimate import waits
from images.fantom import (
    draw_film,
    draw_ground,
    draw_letter,
    draw_log,
    draw_map,
    draw_own,
    draw_town,
    draw_zoom,
    ground_attempts,
    ground_is_stored,
    sweep_grounds,
)

if TYPE_CHECKING:
    from discord.ext.commands import Bot

    from bot.i18n.translation import Say
    from cogs.fantom.board import Board, Hand

_STATIONS = frozenset({"station", "to"})
_DETECTIVES = frozenset({Phase.PLACE, Phase.DETECTIVES})


def public_menu(board: Board) -> bool:
    """Return whether a detective is active: a pawn's moves can be read from the board, Fantom's cannot."""
    return board.phase in _DETECTIVES


def value_label(field: str, value: Any, board: Board, say: Say) -> str | None:
    """Return a typed value as text, or None if it needs no label.

    Stations get their number and name, transports a pictogram and a word, pawns their colour.
    """
    if field in _STATIONS:
        return label(board, value, say.language)
    if field == "piece" or isinstance(value, Pawn):
        return say("called-pawn", pawn=str(value))
    return f"{PICTOGRAMS[value]} {say(f'transport-{value}')}" if isinstance(value, Transport) else None


def phrases(move: Any, hand: Hand, say: Say) -> tuple[str, ...]:
    """Return the wordings of a move: with the name of its station; a start that the game chooses for Fantom hides."""
    if isinstance(move, PlaceThem) and hand.seat == hand.board.fantom:
        return (f"✨ {say('hide-for-me')}", say.move(move))
    station = getattr(move, "station", None) or getattr(move, "to", None)
    words = say.move(move)
    if station is None:
        return (words,)
    return (f"{words} · {name(hand.board, station, say.language)}", words, str(station))


def town_name(options: Options, say: Say) -> str:
    """Return the name of the town of a table's options."""
    return in_language(town(options.map, options.own_map).name, say.language)


UI = GameUI(
    game=GAME,
    emblem="🎩",
    colour=0x3B3558,
    pictures=(Drawing(draw_map, describe), Drawing(draw_zoom, describe_zoom)),
    hand_pictures=(Drawing(draw_own, own_map), Drawing(draw_log, log_sheet)),
    letter_pictures=(Drawing(draw_letter, in_letter),),
    ground=Ground(draw_ground, ground_is_stored, sweep_grounds, (Options(), Options(Map.SUBURB)), ground_attempts),
    waits=waits,
    film=Drawing(draw_film, describe_film),
    chapter=Chapter(hunt_over, unfinished_text=cut_short_text),
    headline=headline,
    describe=describe,
    secrets=secrets,
    menu=menu,
    public_menu=public_menu,
    label=value_label,
    phrases=phrases,
    call=call_text,
    files={
        "own_map": FileUI(
            "town.toml",
            lambda: shipped_text(Map.SUBURB),
            "A town for Fantom",
            "command-own-map",
            Drawing(draw_town, town_name),
            lambda text: Options(map=Map.OWN, own_map=FileText(text)),
        )
    },
)


async def setup(client: Bot) -> None:
    """Add the cog to a client. Called through the package."""
    await client.add_cog(GameCog(client, UI))
