"""`/rules` and `/help`: information for new users. The help lists the commands that are registered, by group."""

from __future__ import annotations

from enum import StrEnum
from functools import partial
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot import discovery
from bot.i18n import translation
from bot.ui.interactions import typed_choices
from bot.ui.interactions.command_tree import help_line, localized, word
from bot.ui.interactions.component_handlers import ComponentHandler
from bot.ui.interactions.handling import AckMode, handle
from bot.ui.interactions.reading_up import rules
from bot.ui.interactions.rights import manages_server
from bot.ui.messages import doors
from bot.ui.messages.components import button
from bot.ui.messages.layout import framed

if TYPE_CHECKING:
    from bot.transport.message import Message
    from bot.ui.interactions.client import BotClient
    from bot.ui.interactions.request import Request
    from bot.ui.messages.components import ControlRow, Press


class Topic(StrEnum):
    """A page of the help. Four are the names of command groups."""

    START = "start"
    TABLE = "table"
    ME = "me"
    LEAGUE = "league"
    SETTINGS = "settings"
    ABOUT = "about"


TOPICS = [app_commands.Choice(name=word(f"topic-{topic.value}"), value=topic.value) for topic in Topic]


def page(request: Request, topic: Topic) -> Message:
    """Return a page of the help, with the buttons that lead to the others."""
    say = request.say
    if topic is Topic.START:
        return framed(
            say("help-start"), _first_steps(request), _doors(request), _others(request, topic), _typing(request)
        )
    if topic is Topic.ABOUT:
        return framed(say("about"), _operator_links(request), _others(request, topic))
    title = f"### {say(f'topic-{topic.value}')}"
    notes = {Topic.TABLE: "help-moves", Topic.ME: "profile-help", Topic.LEAGUE: "help-league"}
    note = say(notes[topic]) if topic in notes else None
    return framed(title, "\n".join(_lines(request, topic)), note, _others(request, topic))


def _first_steps(request: Request) -> ControlRow:
    say = request.say
    return [
        button("newtable", say("welcome-open"), "🎲", main=True),
        button("turns", say("button-turns"), "⏳"),
        button("games", say("button-rules"), "📖"),
    ]


def _doors(request: Request) -> ControlRow:
    return [*doors.puzzles(request.app, request.say), *doors.results(request.say)]


def _others(request: Request, current: Topic) -> ControlRow:
    """Return the buttons of the other pages; the page for moderators only for those who manage the server."""
    hidden = {current} if manages_server(request.interaction) else {current, Topic.SETTINGS}
    return [
        button(f"help:{topic.value}", request.say(f"topic-{topic.value}")) for topic in Topic if topic not in hidden
    ]


def _typing(request: Request) -> str:
    """Return the line with the commands outside of groups that all users may type."""
    language = request.say.language
    single = [command for command in _single_commands(request) if command.default_permissions is None]
    mentions = [translation.host_mention(command.name, language) for command in single if command.name != "help"]
    return f"{request.say('help-typing')} {' · '.join(mentions)}"


def _single_commands(request: Request) -> list[Any]:
    """Return the commands outside of groups."""
    return [command for command in request.interaction.client.tree.get_commands() if _is_command(command)]


def _is_command(command: Any) -> bool:
    return isinstance(command, app_commands.Command)


def _lines(request: Request, topic: Topic) -> list[str]:
    """Return a line for each command of a group; the page for moderators ends with theirs outside of groups."""
    language, group = request.say.language, request.interaction.client.tree.get_command(topic.value)
    members = [command for command in group.walk_commands() if _is_command(command)]
    if topic is Topic.SETTINGS:
        members += [command for command in _single_commands(request) if command.default_permissions is not None]
    return [f"- {help_line(command, language)}" for command in members]


def _operator_links(request: Request) -> str:
    """Return the links to the operator's pages, and how to be forgotten."""
    settings, say = request.app.settings, request.say
    pages = (("about-privacy", settings.privacy_url), ("about-terms", settings.terms_url))
    links = (f"[{say(name)}]({address})" for name, address in pages if address)
    return " · ".join((*links, say("about-forget")))


async def show_help(request: Request, topic: Topic) -> None:
    """Answer with a page of the help."""
    await request.answer(page(request, topic), slot="help")


async def turn_page(request: Request, press: Press) -> None:
    """Show the page of the pressed button in place of the present one; an unknown topic is the first."""
    topic = Topic(press.text(0)) if press.text(0) in set(Topic) else Topic.START
    await request.replace(page(request, topic), slot="help")


class Guide(commands.Cog):
    """`/rules` and `/help`."""

    @localized("command-rules", "command-play")
    @app_commands.choices(game=typed_choices.of_games(discovery.games()))
    async def rules(self, interaction: discord.Interaction[Any], game: str) -> None:
        """Show the rules of a game."""
        await handle(interaction, AckMode.PRIVATE, partial(rules, game=game))

    @localized("command-help")
    @app_commands.choices(topic=TOPICS)
    async def help(self, interaction: discord.Interaction[Any], topic: str = Topic.START.value) -> None:
        """Show the first steps, the commands of a group or the credits."""
        await handle(interaction, AckMode.PRIVATE, partial(show_help, topic=Topic(topic)))


async def setup(client: BotClient) -> None:
    """Add the cog and its buttons to a client."""
    client.component_handlers["help"] = ComponentHandler(AckMode.SILENT, turn_page)
    await client.add_cog(Guide())
