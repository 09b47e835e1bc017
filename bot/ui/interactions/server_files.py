"""Files that a server loads for a game, a map of its own for instance: one typed command for each such option.

A file is checked by the game before it is kept; a wrong one is refused with the line and the reason, and the one
before stays. Where the game has computers try out what was kept, whoever loaded it is told afterwards what came of it.
Loading is for the moderators of the server. What is loaded, and an example where the game has one, anybody may have
sent to them, with what came of it.
"""

from __future__ import annotations

import asyncio
import io
from typing import TYPE_CHECKING, Any, cast

import discord
from discord import app_commands

from bot.game.contract import Refused
from bot.game.extensions import MANY
from bot.game.trials import trials_counted
from bot.ui.interactions.command_tree import word
from bot.ui.interactions.handling import AckMode, handle
from bot.ui.interactions.rights import manages_server
from bot.ui.messages.layout import notice

if TYPE_CHECKING:
    from bot.game.extensions import Trial
    from bot.ui.game_ui import GameUI
    from bot.ui.interactions.request import Request

LARGEST = 256 * 1024
"""Bytes of a file that is looked at."""
_LOADED, _EXAMPLE = "loaded", "example"
"""What one may have sent instead."""


def commands(ui: GameUI) -> tuple[app_commands.Command[Any, ..., Any], ...]:
    """Make the subcommand of a game's group for every option that a server may load."""
    return tuple(_command(ui, option) for option in ui.game.files)


def _command(ui: GameUI, option: str) -> app_commands.Command[Any, ..., Any]:
    scope, key = ui.game.name, f"command-{option.replace('_', '-')}"

    shows = (_LOADED, *((_EXAMPLE,) if option in ui.examples else ()))

    @app_commands.command(name=word(key, scope), description=word(f"{key}.about", scope))
    @app_commands.rename(file=word("command-material.file"), show=word("command-material.show"))
    @app_commands.describe(file=word("command-material.file-about"), show=word("command-material.show-about"))
    @app_commands.choices(show=[app_commands.Choice(name=word(f"material-show-{each}"), value=each) for each in shows])
    @app_commands.guild_only()
    async def command(
        interaction: discord.Interaction[Any], file: discord.Attachment | None = None, show: str = ""
    ) -> None:
        async def work(request: Request) -> None:
            request.say = request.say.within(scope)
            if show and file is None:
                await _show(request, ui, option, show)
            else:
                await _load(request, ui, option, file)

        await handle(interaction, AckMode.PRIVATE, work)

    return cast("app_commands.Command[Any, ..., Any]", command)


async def _show(request: Request, ui: GameUI, option: str, which: str) -> None:
    """Send the file that is loaded, or the game's example of one."""
    name, example = ui.examples.get(option, (f"{option}.txt", str))
    guild = request.interaction.guild_id or 0
    text = example() if which == _EXAMPLE else request.app.preferences.files(guild, ui.game.name).get(option, "")
    if not text:
        raise Refused("material-none")
    said = request.say(f"material-this-{which}", option=request.say(f"option-{option.replace('_', '-')}"))
    await request.interaction.followup.send(said, file=discord.File(io.BytesIO(text.encode()), name), ephemeral=True)
    if which == _LOADED and (trial := ui.game.files[option].trial):
        await _repeat(request, ui, option, text, trial)


async def _load(request: Request, ui: GameUI, option: str, file: discord.Attachment | None) -> None:
    """Keep a file in place of the one before; without a file forget what there is."""
    guild = moderated(request)
    text = None if file is None else await _checked(file, ui, option)
    if text is None and not request.app.preferences.files(guild, ui.game.name).get(option):
        raise Refused("material-none")
    await request.app.preferences.save_files(guild, ui.game.name, {option: text})
    key = "forgotten" if text is None else "loaded"
    await request.answer(
        notice(request.say(f"material-{key}", option=request.say(f"option-{option.replace('_', '-')}")))
    )
    if text is not None and (trial := ui.game.files[option].trial):
        await _try_out(request, ui, option, text, trial)


async def _try_out(request: Request, ui: GameUI, option: str, text: str, trial: Trial) -> None:
    """Let computers play on a file that was loaded, and say what came of it; it is loaded whatever comes.

    Nothing is said of a file that is there no more, or on which they could not play.
    """
    guild = request.interaction.guild_id or 0

    def loaded() -> bool:
        return request.app.preferences.files(guild, ui.game.name).get(option) == text

    found = await trials_counted(ui.game, option, text, request.app.play_on_trial, loaded)
    if found is not None and loaded():
        await request.app.preferences.save_trial(guild, ui.game.name, option, found)
        await request.answer(notice(_verdict(request, trial, found)))


async def _repeat(request: Request, ui: GameUI, option: str, text: str, trial: Trial) -> None:
    """Say again what came of a file that is loaded; if nobody knows, computers try it out now."""
    found = request.app.preferences.tried(request.interaction.guild_id or 0, ui.game.name, option)
    if found is None:
        await _try_out(request, ui, option, text, trial)
    else:
        await request.answer(notice(_verdict(request, trial, found)))


def _verdict(request: Request, trial: Trial, found: int) -> str:
    return request.say(trial.verdict(found, MANY), counted=found, games=MANY)


async def _checked(file: discord.Attachment, ui: GameUI, option: str) -> str:
    """Return the text of a file that its game accepts; it is looked at in a thread, for it may be made to take long."""
    if file.size > LARGEST:
        raise Refused("material-too-big", most=LARGEST // 1024)
    try:
        text = (await file.read()).decode()
    except UnicodeDecodeError:
        raise Refused("material-no-text") from None
    await asyncio.to_thread(ui.game.files[option].check, text)
    return text


def moderated(request: Request) -> int:
    """Return the server that whoever asked manages; raise `Refused` for anybody else."""
    guild = request.interaction.guild_id
    if guild is None or not manages_server(request.interaction):
        raise Refused("only-moderators")
    return guild
