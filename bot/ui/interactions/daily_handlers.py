"""Handlers of the puzzle of the day. They need no server, no membership of the bot and no channel.

`/daily` may be used as a user's own app, in places where the bot is not: so every answer goes through the interaction,
and a result is shared by a public answer to it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.daily.service import OutOfDate, Visitor
from bot.game.contract import Refused
from bot.i18n import names
from bot.i18n.names import escaped
from bot.i18n.translation import Say
from bot.ui.interactions import rights, wording
from bot.ui.interactions.private_panels import files
from bot.ui.interactions.request import NO_MENTIONS
from bot.ui.messages import daily
from bot.ui.messages.daily import SLOT, DailyPage, Shown
from bot.ui.messages.layout import notice

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    import discord

    from bot.daily.service import DailyStanding
    from bot.transport.message import Message
    from bot.ui.app import App
    from bot.ui.interactions.request import Request
    from bot.ui.interactions.wording import Phrase
    from bot.ui.messages.components import Press

    ShowMessage = Callable[..., Any]
    """Shows a message: `Request.answer` or `Request.replace`."""
    Interaction = discord.Interaction[Any]

SUGGESTION_WAIT_S = 1.5
"""Seconds for which suggestions wait for a puzzle that is being dealt; Discord waits for three."""
_MAX_MEANT, _MAX_EXAMPLES = 8, 3
"""Moves that an answer lists: those that the words may mean, and examples."""


async def typed(request: Request, *, game: str | None, move: str | None, view: str | None) -> None:
    """Answer `/daily`: make the move that the words mean, or show a page."""
    name = _known_game(request, game or next(iter(request.app.dailies.rules), ""))
    if move is not None and view is not None:
        raise Refused("puzzle-move-or-view")
    if move is not None:
        await _play_words(request, name, move)
    elif view == DailyPage.SHARE:
        await _share(request, name, request.app.dailies.today, separate=True)
    else:
        await _show(request, name, DailyPage(view or DailyPage.TODAY), request.answer)


async def open_page(request: Request, press: Press) -> None:
    """Show a page in a new private message, after a press on a public one."""
    await _show(request, _known_game(request, press.text(0)), _page(press), request.answer)


async def turn_page(request: Request, press: Press) -> None:
    """Show a page in place of the pressed private message."""
    day = press.number(2) if press.text(2) else None
    await _show(request, _known_game(request, press.text(0)), _page(press), request.replace, day)


def _page(press: Press) -> DailyPage:
    return DailyPage(press.text(1)) if press.text(1) in set(DailyPage) - {DailyPage.SHARE} else DailyPage.TODAY


def _known_game(request: Request, game: str) -> str:
    """Return the name of a game with a puzzle of the day, and use its texts; raise `Refused` for any other."""
    if game not in request.app.dailies.rules:
        raise Refused("puzzle-none")
    request.say = request.say.within(game)
    return game


async def _show(
    request: Request,
    game: str,
    page: DailyPage,
    answer: ShowMessage,
    day: int | None = None,
    *,
    is_stale: bool = False,
) -> None:
    """Answer with a page; `day` is the day of today's page if it is another one.

    `is_stale`: the request was a move that could not be made, because its user has moved since or is at the end.
    """
    app, today = request.app, request.app.dailies.today
    if page is DailyPage.RECORD:
        record, number = await app.dailies.record(request.user, game), await app.dailies.chain.number(today)
        await answer(await daily.record(app, game, record, number, request.say), slot=SLOT)
        return
    if page is DailyPage.YESTERDAY:
        await answer(await _solution(request, game), slot=SLOT)
        return
    day = day if day in (today, today - 1) else today
    standing = await app.dailies.standing(request.user, game, day)
    if standing is None:
        await answer(daily.not_ready(app, game, request.say), slot=SLOT)
    elif page is DailyPage.RULES:
        await answer(daily.rules(app, await _shown(request, standing), request.say), slot=SLOT)
    elif page is DailyPage.WORDS:
        await answer(daily.words(app, await _shown(request, standing), request.say), slot=SLOT)
    else:
        news = request.say("puzzle-stale" if standing.result is None else "puzzle-ended") if is_stale else None
        await answer(await _panel(request, standing, news), slot=SLOT)


async def _panel(request: Request, standing: DailyStanding, news: str | None = None) -> Message:
    return await daily.panel(request.app, await _shown(request, standing), request.say, news)


async def _shown(request: Request, standing: DailyStanding) -> Shown:
    dailies = request.app.dailies
    commitment = await dailies.chain.commitment(standing.day)
    return Shown(standing, commitment, dailies.today, dailies.next_begins)


async def _solution(request: Request, game: str) -> Message:
    """Return yesterday's solution. Raise `Refused` on the bot's first day."""
    dailies = request.app.dailies
    found = await dailies.yesterday(request.user, game)
    if found is None:
        return daily.not_ready(request.app, game, request.say)
    standing, value = found
    link = (await dailies.chain.link(standing.day)).hex()
    return await daily.solution(request.app, await _shown(request, standing), value, link, request.say)


async def press_move(request: Request, press: Press) -> None:
    """Make the pressed move, or ask first if it is grave, and show the new panel."""
    await _press(request, press, sure=False)


async def press_sure(request: Request, press: Press) -> None:
    """Make a move after its confirmation, and show the new panel."""
    await _press(request, press, sure=True)


async def _press(request: Request, press: Press, *, sure: bool) -> None:
    game, day, stamp, n = _known_game(request, press.text(0)), press.number(1), press.number(2), press.chosen(3)

    def choose(standing: DailyStanding) -> Any:
        moves = standing.moves
        if not 0 <= n < len(moves):
            raise OutOfDate
        if not sure and standing.rules.grave(moves[n], standing.view):
            raise _NeedsQuestion(standing, n)
        return moves[n]

    await _play(request, game, day, stamp, choose, request.replace)


class _NeedsQuestion(Exception):  # noqa: N818 - it leads to a question
    """The chosen move is grave; `standing` and its number `n` in the menu are for the question."""

    def __init__(self, standing: DailyStanding, n: int) -> None:
        super().__init__()
        self.standing = standing
        self.n = n


async def _play(
    request: Request,
    game: str,
    day: int,
    stamp: int | None,
    choose: Callable[[DailyStanding], Any],
    answer: ShowMessage,
) -> None:
    """Make the move that `choose` returns and show the panel; after a press on an older panel, the current one."""
    try:
        standing = await request.app.dailies.play(visitor(request.interaction), game, day, stamp, choose)
    except OutOfDate:
        await _show(request, game, DailyPage.TODAY, answer, day, is_stale=True)
    except _NeedsQuestion as asked:
        await answer(daily.question(request.app, asked.standing, asked.n, request.say), slot=SLOT)
    else:
        await answer(await _panel(request, standing), slot=SLOT)


def visitor(interaction: Interaction) -> Visitor:
    """Return the user of an interaction, with the server on which they are; the bot need not be there."""
    user = interaction.user
    return Visitor(user.id, names.clean_name(user.display_name, user.name), interaction.guild_id)


async def _play_words(request: Request, game: str, typed_words: str) -> None:
    def choose(standing: DailyStanding) -> Any:
        phrases = phrases_of(request.app, standing, request.say)
        ignored = wording.fillers(game, request.say.language)
        meant = wording.meant(phrases, typed_words, ignored)
        if len(meant) > 1:
            more = str(len(meant) > _MAX_MEANT).lower()
            raise Refused("typed-several", moves=_listed(meant[:_MAX_MEANT]), more=more)
        if not meant:
            examples = _listed(wording.nearest(phrases, typed_words, ignored)[:_MAX_EXAMPLES])
            raise Refused("typed-none", moves=examples)
        move = meant[0].move
        if standing.rules.grave(move, standing.view):
            raise _NeedsQuestion(standing, standing.moves.index(move))
        return move

    await _play(request, game, request.app.dailies.today, None, choose, request.answer)


def phrases_of(app: App, standing: DailyStanding, say: Say) -> tuple[Phrase, ...]:
    """Return the legal moves in words."""
    _, ui = daily.ui_of(app, standing.game)
    view = standing.view
    return tuple(wording.phrase(ui, move, view, say) for move in standing.moves)


def _listed(phrases: Sequence[Phrase]) -> str:
    return "\n".join(f"• {escaped(phrase.label)}" for phrase in phrases)


async def suggested(interaction: Interaction, game: str | None, half_typed: str) -> list[str]:
    """Return the labels of today's moves that half-typed words may mean, the most likely first.

    Raise `StorageFailed`.
    """
    app: App = interaction.client.app
    name = game or next(iter(app.dailies.rules), "")
    if name not in app.dailies.rules:
        return []
    standing = await app.dailies.standing(interaction.user.id, name, app.dailies.today, within=SUGGESTION_WAIT_S)
    if standing is None or standing.result is not None:
        return []
    say = Say(app.language_for(interaction), name)
    phrases = phrases_of(app, standing, say)
    ignored = wording.fillers(name, say.language)
    return [phrase.label for phrase in wording.suggestions(phrases, half_typed, ignored)]


async def share(request: Request, press: Press) -> None:
    """Post the line of the result in the channel of the press."""
    await _share(request, _known_game(request, press.text(0)), press.number(1), separate=False)


async def _share(request: Request, game: str, day: int, *, separate: bool) -> None:
    """Post the line of a result as a public answer; where it may not stand, answer with the line to be copied.

    `separate`: the first answer to the request is private, whatever it says, so a private one comes before.
    """
    dailies, interaction = request.app.dailies, request.interaction
    dailies.require_open(day)
    standing = await dailies.standing(request.user, game, day)
    if standing is None or standing.attempt is None or standing.result is None:
        raise Refused("puzzle-not-over")
    if not rights.may_publish(interaction):
        line = daily.shared_line(request.app, standing, standing.attempt, request.say)
        await request.answer(daily.copied(line, request.say), slot="daily copy")
        return
    person, channel = visitor(interaction), interaction.channel_id or 0
    say = Say(request.app.language_of_server(interaction), game) if interaction.guild_id else request.say
    async with dailies.sharing(person, game, day, channel) as attempt:
        message = daily.shared(request.app, standing, attempt, person.name, say)
        if separate:
            await request.answer(notice(request.say("puzzle-shared")), slot=SLOT)
        await interaction.followup.send(
            view=message.view(), files=files(message), ephemeral=False, allowed_mentions=NO_MENTIONS, wait=True
        )
