"""Messages of the puzzle of the day: the player's panel, the solution, the record, a shared line, a server's table.

Custom ids: `daily:<game>:<page>` answers in a new private message, `dpage:<game>:<page>` replaces the pressed one,
`dmove:<game>:<day>:<stamp>:<n>` makes a move, `dsure:…` makes one after its confirmation, `dshare:<game>:<day>` shares.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TYPE_CHECKING, Any

from bot.daily import seeds
from bot.i18n import names
from bot.i18n.translation import Say
from bot.ui.game_ui import Drawing
from bot.ui.messages.components import button, control_rows
from bot.ui.messages.layout import framed
from images.community.daily import draw_record

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.daily.model import Attempt, DailyRecord, DayTable
    from bot.daily.service import DailyStanding
    from bot.transport.message import Attachment, Message
    from bot.ui.app import App
    from bot.ui.game_ui import DailyUI, GameUI
    from bot.ui.messages.components import ControlRow, MenuPart

SLOT = "daily"
"""The slot of a reader's panel: there is one open."""
COMMITMENT_DIGITS = 16
"""Hexadecimal digits of a commitment that the panel shows: enough that nobody finds another seed with them."""
WEEKDAYS = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")
"""The weekdays as texts know them."""
MAX_NAMES = 5
"""Names in a server's table of the day."""


class DailyPage(StrEnum):
    """A page of the puzzle of the day."""

    TODAY = "today"
    RULES = "rules"
    WORDS = "words"
    YESTERDAY = "yesterday"
    RECORD = "record"
    SHARE = "share"


@dataclass(frozen=True)
class Shown:
    """A standing with what its panel shows around it."""

    standing: DailyStanding
    commitment: str
    """The commitment to the day's seed, in hex."""
    today: int
    next_begins: int
    """When the next puzzle comes, Unix seconds."""

    @property
    def is_late(self) -> bool:
        """Whether the day is over."""
        return self.standing.day != self.today


def ui_of(app: App, game: str) -> tuple[GameUI, DailyUI]:
    """Return the presentation of a game and of its puzzle of the day."""
    ui = app.uis[game]
    if ui.daily is None:
        raise LookupError(game)
    return ui, ui.daily


def title(app: App, standing: DailyStanding, say: Say) -> str:
    """Return the name and the number of a puzzle, with its emblem."""
    return _title(app, standing.game, standing.number, say)


def _title(app: App, game: str, number: int, say: Say) -> str:
    _, daily = ui_of(app, game)
    return f"{daily.emblem} {say('daily-title')} #{number}"


async def panel(app: App, shown: Shown, say: Say, news: str | None = None) -> Message:
    """Return a player's panel; `news` is a line of the host above it."""
    standing = shown.standing
    ui, daily = ui_of(app, standing.game)
    view, is_over = standing.view, standing.result is not None
    pictures = await _drawn(app, daily.pictures, view, say)
    return framed(
        _head(app, shown, say),
        news,
        say("puzzle-late") if shown.is_late and not is_over else None,
        daily.headline(view, say),
        *(pictures or (daily.describe(view, say),)),
        _ending(standing, say) if is_over else None,
        *(() if is_over else _menu(standing, daily, say)),
        _buttons(shown, daily, say),
        *_others(app, standing.game, say),
        _foot(shown, say),
        colour=ui.colour,
    )


def _head(app: App, shown: Shown, say: Say) -> str:
    """Return the title and the standing; before the first move also the goal."""
    standing = shown.standing
    lines = (f"### {title(app, standing, say)}", _status(shown, say))
    is_new = not standing.stamp and standing.result is None
    return "\n".join((*lines, say("daily-goal")) if is_new else lines)


async def _drawn(app: App, drawings: Iterable[Drawing], value: Any, say: Say) -> list[Attachment]:
    """Return the pictures of a value, without those that failed."""
    drawn = [await app.renderer.poster(drawing, value, say) for drawing in drawings]
    return [replace(picture, name=f"{n}-{picture.name}") for n, picture in enumerate(drawn, 1) if picture is not None]


def _status(shown: Shown, say: Say) -> str:
    standing = shown.standing
    return say(
        "puzzle-status",
        weekday=WEEKDAYS[seeds.weekday_of(standing.day)],
        par=standing.par,
        cost=standing.view.cost,
        moves=0 if standing.result is not None else standing.stamp,
    )


def _ending(standing: DailyStanding, say: Say) -> str:
    """Return the lines about the end of an attempt."""
    result = standing.result
    if result is None:
        return ""
    key = "puzzle-solved" if result.solved else "puzzle-unsolved"
    return f"{say(key, cost=result.cost, par=standing.par)}\n{result.signs}"


def _foot(shown: Shown, say: Say) -> str:
    digits = shown.commitment[:COMMITMENT_DIGITS]
    return say("puzzle-next", time=f"<t:{shown.next_begins}:R>", commitment=digits)


def _stem(standing: DailyStanding) -> str:
    return f"{standing.game}:{standing.day}:{standing.stamp}"


def _menu(standing: DailyStanding, daily: DailyUI, say: Say) -> list[MenuPart]:
    """Return the rows of controls; a grave move is asked about after its press, so its button is like the others."""
    return control_rows(daily.menu(standing.moves, standing.view, say), _stem(standing), "dmove")


def _buttons(shown: Shown, daily: DailyUI, say: Say) -> ControlRow:
    """Return the row of pages below a panel; during an attempt it is short, and *Rules* leads on to the others."""
    standing = shown.standing
    game, is_over = standing.game, standing.result is not None
    if not is_over and not shown.is_late:
        pages = (DailyPage.RULES, DailyPage.WORDS)
        return [*(_page_button(game, page, say, small=True) for page in pages), *_surrender(standing, daily, say)]
    if shown.is_late:
        row = [_page_button(game, DailyPage.TODAY, say, main=True)]
    else:
        share = button(f"dshare:{game}:{standing.day}", say("button-daily-share"), "📣", main=True)
        row = [share, _page_button(game, DailyPage.WORDS, say)]
    if is_over and standing.number > 1:
        row.append(_page_button(game, DailyPage.YESTERDAY, say))
    return [*row, _page_button(game, DailyPage.RECORD, say), *_surrender(standing, daily, say)]


def _surrender(standing: DailyStanding, daily: DailyUI, say: Say) -> ControlRow:
    """Return the button that gives up, if there is one."""
    choices = () if standing.result is not None else daily.surrender(standing.moves, say)
    return [button(f"dmove:{_stem(standing)}:{choice.n}", choice.label) for choice in choices]


_EMOJI = {
    DailyPage.TODAY: "🗓️",
    DailyPage.RULES: "📖",
    DailyPage.WORDS: "💬",
    DailyPage.YESTERDAY: "⏪",
    DailyPage.RECORD: "📊",
    DailyPage.SHARE: "📣",
}


def _page_button(game: str, page: DailyPage, say: Say, *, main: bool = False, small: bool = False) -> Any:
    """Return the button to a page; a `small` one has no emoji, so that three fit in a phone's row."""
    return button(f"dpage:{game}:{page}", say(f"puzzle-page-{page}"), None if small else _EMOJI[page], main=main)


def _others(app: App, game: str, say: Say) -> Iterable[ControlRow]:
    """Yield a row with the other games' puzzles of the day, if there are any."""
    others = [name for name in app.dailies.rules if name != game]
    if others:
        yield [
            button(f"dpage:{name}:{DailyPage.TODAY}", say.within(name)("daily-title"), ui_of(app, name)[1].emblem)
            for name in others
        ]


def words(app: App, shown: Shown, say: Say) -> Message:
    """Return a player's standing in words alone, for blind players."""
    standing = shown.standing
    ui, daily = ui_of(app, standing.game)
    view, is_over = standing.view, standing.result is not None
    return framed(
        _head(app, shown, say),
        daily.headline(view, say),
        daily.describe(view, say),
        _ending(standing, say) if is_over else say("puzzle-typing"),
        *(() if is_over else _menu(standing, daily, say)),
        [
            _page_button(standing.game, DailyPage.TODAY, say),
            _page_button(standing.game, DailyPage.RULES, say),
            *_surrender(standing, daily, say),
        ],
        colour=ui.colour,
    )


def rules(app: App, shown: Shown, say: Say) -> Message:
    """Return the rules of a puzzle, and what its fingerprint is."""
    standing = shown.standing
    ui, _ = ui_of(app, standing.game)
    return framed(
        f"### {title(app, standing, say)}",
        say("daily-how"),
        say("puzzle-typing"),
        say("puzzle-commitment", commitment=shown.commitment[:COMMITMENT_DIGITS]),
        [
            _page_button(standing.game, DailyPage.TODAY, say, main=True),
            *([_page_button(standing.game, DailyPage.YESTERDAY, say)] if standing.number > 1 else ()),
            _page_button(standing.game, DailyPage.RECORD, say),
        ],
        colour=ui.colour,
    )


def question(app: App, standing: DailyStanding, n: int, say: Say) -> Message:
    """Return the question whether to make a grave move."""
    ui, daily = ui_of(app, standing.game)
    label = daily.phrases(standing.moves[n], standing.view, say)[0]
    return framed(
        f"### {title(app, standing, say)}",
        say("puzzle-sure", move=label),
        [
            button(f"dsure:{_stem(standing)}:{n}", say("button-do-it"), "⚠️", grave=True),
            button(f"dpage:{standing.game}:{DailyPage.TODAY}:{standing.day}", say("button-daily-back"), "↩️"),
        ],
        colour=ui.colour,
    )


async def solution(app: App, shown: Shown, value: Any, link: str, say: Say) -> Message:
    """Return a day's solution; `link` is the link of the day in hex, from which its seed follows."""
    standing = shown.standing
    game = standing.game
    ui, daily = ui_of(app, game)
    pictures = await _drawn(app, daily.solution_pictures, value, say)
    proof = say("puzzle-proof", link=link, commitment=shown.commitment[:COMMITMENT_DIGITS])
    return framed(
        f"### {title(app, standing, say)} · {say('puzzle-solution')}",
        say("puzzle-status-past", weekday=WEEKDAYS[seeds.weekday_of(standing.day)], par=standing.par),
        daily.solution(value, say),
        *pictures,
        _ending(standing, say) if standing.result is not None else None,
        proof,
        [
            _page_button(standing.game, DailyPage.TODAY, say, main=True),
            _page_button(standing.game, DailyPage.RECORD, say),
        ],
        colour=ui.colour,
    )


async def record(app: App, game: str, value: DailyRecord, number: int, say: Say) -> Message:
    """Return a user's record as a picture and in words; `number` is that of today's puzzle."""
    ui, daily = ui_of(app, game)
    pictures = await _drawn(app, (_RECORD,), value, say) if value.played else ()
    return framed(
        f"### {daily.emblem} {say('daily-title')} · {say('puzzle-record')}",
        record_text(value, say),
        *pictures,
        say("puzzle-record-how") if value.played else None,
        [
            _page_button(game, DailyPage.TODAY, say, main=True),
            *([_page_button(game, DailyPage.YESTERDAY, say)] if number > 1 else ()),
        ],
        colour=ui.colour,
    )


def record_text(value: DailyRecord, say: Say) -> str:
    """Return a user's record in words."""
    if not value.played:
        return say("puzzle-record-none")
    counts = {"played": value.played, "solved": value.solved, "streak": value.streak, "best": value.best_streak}
    lines = [say("puzzle-record-counts", **counts)]
    middle = len(value.bars) // 2
    kinds = {0: "less", middle: "par", 2 * middle: "more"}
    bars = [
        say("puzzle-record-bar", difference=n - middle, kind=kinds.get(n, "plain"), count=count)
        for n, count in enumerate(value.bars)
        if count
    ]
    return "\n".join((*lines, " · ".join(bars))) if bars else lines[0]


def shared_line(app: App, standing: DailyStanding, attempt: Attempt, say: Say) -> str:
    """Return the lines that a player shares: they spoil nothing."""
    key = "puzzle-line" if attempt.solved else "puzzle-line-unsolved"
    return f"{say(key, title=title(app, standing, say), cost=attempt.cost, par=attempt.par)}\n{attempt.signs}"


def shared(app: App, standing: DailyStanding, attempt: Attempt, name: str, say: Say) -> Message:
    """Return the public message with a player's result."""
    ui, _ = ui_of(app, standing.game)
    return framed(
        f"**{names.escaped_name(name)}**\n{shared_line(app, standing, attempt, say)}",
        play_row(app, standing.game, say),
        colour=ui.colour,
    )


def play_row(app: App, game: str, say: Say, *, yesterday: bool = False) -> ControlRow:
    """Return the buttons of a public message: to today's puzzle and, for `yesterday`, to the solution."""
    _, daily = ui_of(app, game)
    row = [button(f"daily:{game}:{DailyPage.TODAY}", say("button-daily-play"), daily.emblem, main=True)]
    if yesterday:
        row.append(button(f"daily:{game}:{DailyPage.YESTERDAY}", say("button-daily-yesterday"), "⏪"))
    return row


def copied(line: str, say: Say) -> Message:
    """Return a player's line to be copied, for a place where the bot or the player may not post."""
    return framed(say("puzzle-copy"), f"```\n{line}\n```")


def not_ready(app: App, game: str, say: Say) -> Message:
    """Return the message that the puzzle is still being made."""
    ui, daily = ui_of(app, game)
    return framed(
        f"### {daily.emblem} {say('daily-title')}",
        say("puzzle-not-ready"),
        [button(f"dpage:{game}:{DailyPage.TODAY}", say("button-daily-again"), "🔁", main=True)],
        colour=ui.colour,
    )


async def day_table(app: App, guild: int, day: int, language: str) -> Message | None:
    """Return a server's table of a day, for all games with results; None without any. It names nobody who hides.

    Raise `StorageFailed`.
    """
    parts: list[Any] = []
    for game in app.dailies.rules:
        table = await app.dailies.store.table(guild, game, day)
        if table.attempts:
            say = Say(language, game)
            hidden = await app.preferences.hidden_people([attempt.user for attempt in table.best])
            heading = f"### {_title(app, game, await app.dailies.chain.number(day), say)} · {say('puzzle-table')}"
            text = _day_text(table, day, hidden, say)
            parts += [f"{heading}\n{text}", play_row(app, game, say, yesterday=True)]
    return framed(*parts) if parts else None


def _day_text(table: DayTable, day: int, hidden: frozenset[int], say: Say) -> str:
    weekday, par = WEEKDAYS[seeds.weekday_of(day)], table.attempts[0].par
    lines = [
        say("puzzle-status-past", weekday=weekday, par=par),
        say("puzzle-table-solved", solved=table.solved, failed=len(table.attempts) - table.solved),
    ]
    if table.best:
        named = [names.escaped_name(attempt.name) for attempt in table.best if attempt.user not in hidden][:MAX_NAMES]
        others = len(table.best) - len(named)
        counts = {"named": len(named), "others": others, "cost": table.best[0].cost}
        lines += [say("puzzle-table-best", names=", ".join(named), **counts), table.best[0].signs]
    return "\n".join(lines)


_RECORD = Drawing(draw_record, record_text)
