"""The runner: leads a moderator through a self-test, one at a time on each server.

The games run in a private thread if one can be opened here, else without any message. Whatever happens, the tables and
the thread are removed; what a killed process left is removed at the next start.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

import discord
import structlog

from bot.game.contract import Refused
from bot.i18n.translation import DEFAULT, Say
from bot.selftest import checks, page
from bot.selftest.findings import Findings, GameTrial
from bot.selftest.trials import Trials
from bot.selftest.venue import Venue, Venues, obstacle
from bot.table.store import StorageFailed
from bot.transport.refusals import REQUEST_ERRORS
from bot.transport.sender import Sender
from bot.ui.interactions.private_panels import files
from bot.ui.interactions.request import NO_MENTIONS
from bot.ui.interactions.rights import require_server_manager
from bot.ui.messages.layout import framed, notice

if TYPE_CHECKING:
    from bot.transport.message import Message
    from bot.ui.app import App
    from bot.ui.interactions.client import BotClient
    from bot.ui.interactions.request import Request

MAX_AT_ONCE = 2
"""Self-tests on all servers at the same time: the players' moves share the processes of the computer players."""

_log = structlog.stdlib.get_logger(__name__)


class SelfTests:
    """All self-tests of one bot. Belongs to one event loop."""

    def __init__(self, client: BotClient) -> None:
        self._client = client
        self._app = client.app
        self._venues = Venues(client.app, Sender(client))
        self._running: set[int] = set()
        """The servers with a running self-test."""

    async def clear(self) -> None:
        """Remove what an earlier process left; a failure is logged and tried again at the next connection."""
        try:
            await self._venues.clear(self._is_left, notice(Say(DEFAULT)("selftest-thread-over")))
        except (Refused, StorageFailed, *REQUEST_ERRORS) as error:
            _log.warning("selftest.not_cleared", reason=type(error).__name__)

    def _is_left(self, guild: int) -> bool:
        """Return whether an earlier process began each self-test that is stored for a server."""
        return self._app.tables.owns_server(guild) and guild not in self._running

    async def run(self, request: Request) -> None:
        """Test the bot on the requester's server and answer with a page.

        Raise `Refused` if the requester does not manage the server, or if a self-test is running.
        """
        guild = require_server_manager(request.interaction)
        if guild in self._running:
            raise Refused("selftest-running")
        if len(self._running) >= MAX_AT_ONCE:
            raise Refused("selftest-busy")
        here = _channel(request)
        self._running.add(guild)
        try:
            await _SelfTest(self._client, self._venues, request, here).run()
        finally:
            self._running.discard(guild)


def tested_games(app: App) -> list[str]:
    """Return the games that a self-test plays, the easiest first."""
    return sorted(app.uis, key=lambda name: app.uis[name].game.difficulty)


def _channel(request: Request) -> discord.abc.GuildChannel:
    """Return the channel of a request, of a thread its channel; raise `Refused` if the bot does not see it."""
    channel = request.interaction.channel
    guild = request.interaction.guild
    number = channel.parent_id if isinstance(channel, discord.Thread) else request.interaction.channel_id
    here = None if guild is None or number is None else guild.get_channel(number)
    if here is None:
        raise Refused("play-in-a-text-channel")
    return here


class _SelfTest:
    """One self-test."""

    def __init__(self, client: BotClient, venues: Venues, request: Request, here: discord.abc.GuildChannel) -> None:
        self._client = client
        self._app = client.app
        self._venues = venues
        self._request = request
        self._here = here
        self._upload_s: float | None = None

    async def run(self) -> None:
        """Play, measure, clean up, and show the page."""
        say, app = self._request.say, self._app
        games = tested_games(app)
        await self._request.answer(page.progress(say, (), games[0], len(games), None))
        trials, leftover, request_s = list[GameTrial](), None, 0.0
        venue, no_thread = await self._open()
        player = Trials(self._client, venue.place, say.language)
        try:
            for game in games:
                request_s = await self._show(page.progress(say, trials, game, len(games), venue.thread)) or request_s
                trials.append(await player.play(game))
            if player.picture is not None:
                shown = framed(say("selftest-picture"), player.picture)
                self._upload_s = await self._show(shown)
            accepts_messages = await self._can_write()
        finally:
            if not await self._venues.close(venue, notice(say("selftest-thread-over"))):
                leftover = venue.thread
        guild = self._here.guild
        findings = Findings(
            trials=tuple(trials),
            no_thread=no_thread,
            missing=tuple(checks.missing_permissions(guild, self._here, app.preferences.server(guild.id))),
            accepts_messages=accepts_messages,
            upload_s=self._upload_s,
            latency_s=self._client.latency,
            request_s=request_s,
            advice=tuple(checks.advice(app.settings)),
            leftover=leftover,
        )
        _log.info("selftest.done", games=len(trials), over=sum(trial.is_over for trial in trials))
        await self._show(page.result(app, findings, say, player.picture))

    async def _open(self) -> tuple[Venue, str | None]:
        """Open the venue; return it and the text id of the reason if it has no thread."""
        venue = Venue(self._here.guild.id, self._here.id, self._request.say("selftest-thread"), self._app.clock.now())
        no_thread = obstacle(self._here)
        if no_thread is not None:
            return venue, no_thread
        try:
            return await self._venues.open(venue, self._request.user), None
        except REQUEST_ERRORS as error:
            _log.info("selftest.no_thread", fault=type(error).__name__)
            return venue, "selftest-no-thread-refused"

    async def _show(self, message: Message) -> float | None:
        """Replace the answer; return the seconds that it took, or None if Discord refused it."""
        started = self._app.clock.monotonic()
        with suppress(*REQUEST_ERRORS):
            await self._request.interaction.edit_original_response(
                view=message.view(), attachments=files(message), allowed_mentions=NO_MENTIONS
            )
            return self._app.clock.monotonic() - started
        return None

    async def _can_write(self) -> bool:
        """Send a direct message to the moderator and delete it; return whether it arrived."""
        try:
            sent = await self._request.interaction.user.send(self._request.say("selftest-hello"), silent=True)
        except REQUEST_ERRORS:
            return False
        with suppress(*REQUEST_ERRORS):
            await sent.delete()
        return True
