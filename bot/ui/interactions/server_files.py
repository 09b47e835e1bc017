"""Files that a server loads for a game, for example a map of its own: `/settings content`, and a command to see each.

The game checks a file before it is stored. A wrong file is refused with its line and the reason, and the file before it
stays. If the game has trials, computer players then play on the stored file, and the moderator gets the result. Only
moderators of the server load files. Every member may get the loaded file with its trial's result, or the game's
example.
"""

from __future__ import annotations

import asyncio
import io
from typing import TYPE_CHECKING, Any

import discord
import structlog
from discord import app_commands

from bot.game.contract import Refused
from bot.game.extensions import TRIAL_GAMES
from bot.game.trials import count_trial_wins
from bot.i18n.translation import mention
from bot.ui.interactions import server_settings
from bot.ui.interactions.command_tree import game_word, word
from bot.ui.interactions.handling import AckMode, handle
from bot.ui.interactions.private_panels import files
from bot.ui.interactions.rights import require_server_manager
from bot.ui.messages.layout import framed, notice
from bot.ui.rendering.renderer import GROUND_WAIT_S

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.game.extensions import Trial
    from bot.i18n.translation import Say
    from bot.transport.message import Attachment
    from bot.ui.game_ui import GameUI
    from bot.ui.interactions.request import Request

_log = structlog.stdlib.get_logger(__name__)

MAX_FILE_BYTES = 4 * 1024 * 1024
"""Bytes; a larger file is refused unread. Tracks are long; the games limit their other files further."""
_LOADED, _EXAMPLE = "loaded", "example"
"""The files that a user may get."""
SHOWN = [app_commands.Choice(name=word(f"material-show-{name}"), value=name) for name in (_LOADED, _EXAMPLE)]
"""The choice between them."""
PICTURE_WAIT_S = 150.0
"""Seconds that the answer to a loaded file waits for its picture; a background may take two minutes."""
GUIDE = "TOWNS_AND_STAGES.md"
"""The page of the guide for authors of files."""
_CONTENT = "command-settings-content"
_SLOT = "content"
"""The kind of the newest answer to a loaded file."""


def commands(ui: GameUI) -> tuple[app_commands.Command[Any, ..., Any], ...]:
    """Return a command of a game's group for each of its files: it sends the loaded file, or the example."""
    return tuple(_command(ui, option) for option, file in ui.files.items() if file.own_command)


def _command(ui: GameUI, option: str) -> app_commands.Command[Any, ..., Any]:
    scope, key = ui.game.name, f"command-{option.replace('_', '-')}"

    @app_commands.command(name=word(key, scope), description=word(f"{key}.about", scope))
    @app_commands.rename(show=word("command-material.show"))
    @app_commands.describe(show=word("command-material.show-about"))
    @app_commands.choices(show=SHOWN)
    @app_commands.guild_only()
    async def command(interaction: discord.Interaction[Any], show: str = "") -> None:
        async def work(request: Request) -> None:
            request.say = request.say.within(scope)
            is_loaded = request.app.preferences.files(interaction.guild_id or 0, scope).get(option)
            await send_file(request, ui, option, show or (_LOADED if is_loaded else _EXAMPLE))

        await handle(interaction, AckMode.PRIVATE, work)

    return command  # pyright: ignore[reportUnknownVariableType] - the cog has no type


def content_command(uis: Mapping[str, GameUI]) -> app_commands.Command[Any, ..., Any]:
    """Return the command `/settings content`, which loads or removes a server's file for any game."""
    options = {f"{name}/{option}": (ui, option) for name, ui in uis.items() for option in ui.game.files}
    choices = [
        app_commands.Choice(name=game_word(f"option-{option.replace('_', '-')}", ui.game.name), value=value)
        for value, (ui, option) in options.items()
    ]

    @app_commands.command(name=word(_CONTENT), description=word(f"{_CONTENT}.about"))
    @app_commands.rename(content=word(f"{_CONTENT}.content"), file=word(f"{_CONTENT}.file"))
    @app_commands.describe(content=word(f"{_CONTENT}.content-about"), file=word(f"{_CONTENT}.file-about"))
    @app_commands.choices(content=choices)
    async def command(
        interaction: discord.Interaction[Any], content: str, file: discord.Attachment | None = None
    ) -> None:
        ui, option = options[content]

        async def work(request: Request) -> None:
            request.say = request.say.within(ui.game.name)
            await _load(request, ui, option, file)

        await handle(interaction, AckMode.PRIVATE, work)

    return command  # pyright: ignore[reportUnknownVariableType] - the cog has no type


async def send_file(request: Request, ui: GameUI, option: str, choice: str) -> None:
    """Send the loaded file, or the game's example."""
    file = ui.files[option]
    guild = request.interaction.guild_id or 0
    text = file.example() if choice == _EXAMPLE else request.app.preferences.files(guild, ui.game.name).get(option, "")
    if not text:
        raise Refused("material-none")
    caption = request.say(f"material-this-{choice}", option=request.say(f"option-{option.replace('_', '-')}"))
    picture = await _draw(request, ui, option, text, GROUND_WAIT_S)
    sent = [discord.File(io.BytesIO(text.encode()), file.name), *(files(framed(picture)) if picture else ())]
    await request.interaction.followup.send(caption, files=sent, ephemeral=True)
    if choice == _LOADED and (trial := ui.game.files[option].trial):
        await _repeat(request, ui, option, text, trial)


async def _load(request: Request, ui: GameUI, option: str, file: discord.Attachment | None) -> None:
    """Store a file in place of the one before; without a file, delete the stored one."""
    guild = require_server_manager(request.interaction)
    try:
        text = None if file is None else await _read_file(file, ui, option)
    except Refused as refused:
        await request.answer(framed(request.say.refusal(refused), _guide(request.say, ui, option)), slot=_SLOT)
        return
    if text is None and not request.app.preferences.files(guild, ui.game.name).get(option):
        raise Refused("material-none")

    def described(say: Say) -> str:
        key = "forgotten" if text is None else "loaded"
        return say(f"material-{key}", option=say(f"option-{option.replace('_', '-')}"))

    await server_settings.save_files(request, ui.game.name, {option: text}, described)
    answer = described(request.say)
    await request.answer(notice(answer), slot=_SLOT)
    if text is not None:
        picture = asyncio.ensure_future(_add_picture(request, ui, option, text, answer))
        if trial := ui.game.files[option].trial:
            await _try_out(request, ui, option, text, trial)
        await picture


def _guide(say: Say, ui: GameUI, option: str) -> str:
    """Return the place of a file's example and of its description."""
    file = ui.files[option]
    command = mention(say.scope, say.language, "command-game", file.command)
    return say("file-guide", command=command, guide=GUIDE, section=file.section)


async def _draw(request: Request, ui: GameUI, option: str, text: str, within: float) -> Attachment | None:
    """Return the picture of a file; None if it has none, cannot be drawn, or is not ready `within` so many seconds."""
    file = ui.files[option]
    if file.picture is None:
        return None
    options = file.options(text)
    return await request.app.renderer.content(ui.game.name, file.picture, options, request.say, within=within)


async def _add_picture(request: Request, ui: GameUI, option: str, text: str, answer: str) -> None:
    """Add the picture of a loaded file to the answer, when it is drawn. Never raises: the file is loaded anyway."""
    picture = await _draw(request, ui, option, text, PICTURE_WAIT_S)
    if picture is None:
        return
    message = framed(answer, picture)
    try:
        await request.interaction.edit_original_response(view=message.view(), attachments=files(message))
    except discord.HTTPException:
        _log.warning("content.picture_not_sent", game=ui.game.name)


async def _try_out(request: Request, ui: GameUI, option: str, text: str, trial: Trial) -> None:
    """Let computer players play on a loaded file and answer with the result. The file stays loaded in any case.

    Answer nothing if the file was replaced in the meantime, or if the games could not be played.
    """
    guild = request.interaction.guild_id or 0

    def loaded() -> bool:
        return request.app.preferences.files(guild, ui.game.name).get(option) == text

    count = await count_trial_wins(ui.game, option, text, request.app.play_on_trial, loaded)
    if count is not None and loaded():
        await request.app.preferences.save_trial(guild, ui.game.name, option, count)
        await request.answer(notice(_verdict(request, trial, count)), slot=f"trial {ui.game.name} {option}")


async def _repeat(request: Request, ui: GameUI, option: str, text: str, trial: Trial) -> None:
    """Answer with the trial's result of a loaded file; run the trial if there is no result yet."""
    count = request.app.preferences.trial_result(request.interaction.guild_id or 0, ui.game.name, option)
    if count is None:
        await _try_out(request, ui, option, text, trial)
    else:
        await request.answer(notice(_verdict(request, trial, count)), slot=f"trial {ui.game.name} {option}")


def _verdict(request: Request, trial: Trial, count: int) -> str:
    return request.say(trial.verdict(count, TRIAL_GAMES), counted=count, games=TRIAL_GAMES)


async def _read_file(file: discord.Attachment, ui: GameUI, option: str) -> str:
    """Return the text of a file that its game accepts. The checks run in a thread: a hostile file may be slow."""
    if file.size > MAX_FILE_BYTES:
        raise Refused("material-too-big", most=MAX_FILE_BYTES // 1024)
    try:
        text = (await file.read()).decode()
    except UnicodeDecodeError:
        raise Refused("material-no-text") from None
    return await asyncio.to_thread(_checked, ui, option, text)


def _checked(ui: GameUI, option: str, text: str) -> str:
    """Return a file's text in its game's own format; raise `Refused` for a fault."""
    converted = ui.game.files[option].converted(text)
    ui.game.files[option].check(converted)
    return converted
