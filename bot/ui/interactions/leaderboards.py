"""The leaderboard of a server, by command and by its page's controls. Read-only; private unless it is shown."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.game.contract import Refused
from bot.i18n.translation import Say
from bot.results.leaderboard import Period, month_begin, of_all_time, of_month
from bot.ui.interactions.rights import may_write
from bot.ui.messages import leaderboard_page
from bot.ui.messages.leaderboard_page import RankingView

if TYPE_CHECKING:
    from bot.results.leaderboard import Leaderboard
    from bot.transport.message import Attachment, Message
    from bot.ui.interactions.request import Request
    from bot.ui.messages.components import Press

SLOT = "ranks"


async def show(request: Request, subject: str | None, period: Period) -> None:
    """Answer with the leaderboard of a game (`subject` with its role); None: the game that is played most here.

    Raise `Refused` outside of a server, and if the server has switched ratings off.
    """
    guild = _guild(request)
    view = _view(request, subject or await _usual_subject(request, guild), period)
    await request.answer(await _page(request, view), slot=SLOT)


async def show_usual(request: Request, _press: Press) -> None:
    """Answer with the leaderboard of the game that is played most here, after a press."""
    await show(request, None, Period.ALL)


async def turn(request: Request, press: Press) -> None:
    """Show another game or time, or the words; raise `Refused` as `show` does, and for an unknown game."""
    view = _pressed_view(request, press)
    await request.replace(await _page(request, view), slot=SLOT)


async def share(request: Request, press: Press) -> None:
    """Show the leaderboard to the whole channel, in the server's language and without the reader's own line.

    Raise `Refused` as `turn` does, and if the reader may not write in the channel.
    """
    view = _pressed_view(request, press, first=0)
    if not may_write(request.interaction):
        raise Refused("profile-no-writing")
    board = await _board(request, view, None)
    say = Say(request.app.language_of_server(request.interaction))
    picture = None if view.in_words else await _picture(request, board, say)
    shown_by = request.interaction.user.display_name
    await request.publish(leaderboard_page.public_page(board, picture, _day(request), shown_by, say))
    await request.replace(await _page(request, replace(view, is_shared=True)), slot=SLOT)


def _guild(request: Request) -> int:
    """Return the server's id; raise `Refused` outside of a server or if ratings are switched off there."""
    guild = request.interaction.guild_id
    if guild is None:
        raise Refused("ranking-on-a-server")
    if not request.app.preferences.server(guild).ratings:
        raise Refused("ratings-off-here")
    return guild


async def _usual_subject(request: Request, guild: int) -> str:
    played = await request.app.leaderboards.most_played(guild)
    uis = request.app.uis
    game = played if played is not None and played in uis else next(iter(uis))
    role = next(iter(uis[game].game.results.roles), "")
    return RankingView(game, role).subject


def _pressed_view(request: Request, press: Press, first: int = 1) -> RankingView:
    """Return the view of `ranks:<control>:<period>:<words>:<game>[:<role>]`, or of a list with that id and a value."""
    chosen = press.values[0] if press.values else ":".join(filter(None, (press.text(first + 2), press.text(first + 3))))
    period = Period.MONTH if press.text(first) == Period.MONTH.value else Period.ALL
    _guild(request)
    return replace(_view(request, chosen, period), in_words=press.text(first + 1) == "1")


def _view(request: Request, subject: str, period: Period) -> RankingView:
    game, _, role = subject.partition(":")
    ui = request.app.uis.get(game)
    if ui is None or role not in (ui.game.results.roles or ("",)):
        raise Refused("no-such-game")
    return RankingView(game, role, period)


async def _page(request: Request, view: RankingView) -> Message:
    board = await _board(request, view, request.user)
    picture = None if view.in_words else await _picture(request, board, request.say)
    return leaderboard_page.page(request.app.uis, board, view, picture, _day(request), request.say)


async def _board(request: Request, view: RankingView, reader: int | None) -> Leaderboard:
    store, guild = request.app.leaderboards, _guild(request)
    contenders = await store.contenders(guild, view.game, view.role)
    if view.period is Period.MONTH:
        months = await store.month(guild, view.game, view.role, month_begin(request.app.clock.now()))
        return of_month(view.game, view.role, contenders, months, reader)
    computers = await store.computers(view.game, view.role)
    return of_all_time(view.game, view.role, contenders, computers, reader)


async def _picture(request: Request, board: Leaderboard, say: Say) -> Attachment | None:
    """Return the picture; None if nobody is listed or the picture failed."""
    if not board.listed:
        return None
    return await request.app.renderer.poster(leaderboard_page.drawing(), board, say)


def _day(request: Request) -> str:
    """Return the first day of the month, as Discord shows it to each reader."""
    return f"<t:{int(month_begin(request.app.clock.now())) + 12 * 3600}:D>"
