"""The game's face on Discord: its texts for boards and menus, its colour and its pictures.

Sees moves, boards and hands only. An order is only in its owner's hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.game.contract import FileText
from bot.i18n.languages import in_language
from bot.ui.game_ui import Chapter, Drawing, FileUI, GameUI, Ground
from bot.ui.interactions.game_cog import GameCog
from cogs.tour.cog.card import option_lines
from cogs.tour.cog.chapter import cut_short_message, end_message
from cogs.tour.cog.layout import menu, phrases, typed_only
from cogs.tour.cog.radio import radio
from cogs.tour.cog.sheet import secrets
from cogs.tour.describe import call_text, describe, film, finish, headline, last_round, standings
from cogs.tour.duration import typical_waits
from cogs.tour.game import GAME
from cogs.tour.labels import value_label
from cogs.tour.options import Options, Race, stages_of
from cogs.tour.stages.catalogue import sheet, shipped
from images.tour import (
    draw_board,
    draw_film,
    draw_finish,
    draw_letter,
    draw_round,
    draw_sheet,
    draw_stage,
    draw_stage_film,
    draw_standings,
    prepare,
)

if TYPE_CHECKING:
    from discord.ext.commands import Bot

    from bot.i18n.translation import Say
    from cogs.tour.board import Hand


def in_letter(hand: Hand, say: Say) -> str:
    """Return the description of the picture in a letter: the team's own sheet, and the race."""
    return "\n".join((secrets(hand, say), describe(hand.board, say)))


def waits(options: Options, _seats: int, people: int) -> float:
    """Return how often a typical race waits for players."""
    return typical_waits(people, options)


def stage_words(options: Options, say: Say) -> str:
    """Return the names of the first stage of a race and of its sections."""
    content = sheet(stages_of(options)[0], options.own_stage)
    sections = " · ".join(in_language(section.name, say.language) for section in content.sections)
    return f"{in_language(content.name, say.language)}: {sections}"


RACE_AND_ORDERS = (Drawing(draw_letter, in_letter),)
"""The race with the team's orders below it, in one picture."""

UI = GameUI(
    game=GAME,
    emblem="🚴",
    colour=0xF2C500,
    pictures=(Drawing(draw_board, describe),),
    ground=Ground(prepare),
    waits=waits,
    option_lines=option_lines,
    hand_pictures=(Drawing(draw_sheet, secrets),),
    panel_pictures=RACE_AND_ORDERS,
    letter_pictures=RACE_AND_ORDERS,
    chapter=Chapter(
        end_message,
        (Drawing(draw_finish, finish), Drawing(draw_standings, standings)),
        cut_short_message,
        Drawing(draw_stage_film, film),
    ),
    moment=Drawing(draw_round, last_round),
    film=Drawing(draw_film, film),
    headline=headline,
    news=radio,
    describe=describe,
    secrets=secrets,
    menu=menu,
    typed_only=typed_only,
    label=value_label,
    phrases=phrases,
    call=call_text,
    files={
        "own_stage": FileUI(
            "stage.toml",
            lambda: shipped("first"),
            "A stage for the Tour de France",
            "command-own-stage",
            Drawing(draw_stage, stage_words),
            lambda text: Options(race=Race.OWN, own_stage=FileText(text)),
        )
    },
)


async def setup(client: Bot) -> None:
    """Add the cog to a client; discord.py calls it when it loads this package."""
    await client.add_cog(GameCog(client, UI))
