"""The messages of a league: the one in its channel, the standings and the poster in its thread, and private pages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.game.contract import Refused
from bot.i18n.translation import Say
from bot.league_host.view import played_matches, view_of
from bot.leagues.model import EntrantStatus, LeagueStatus
from bot.ui.game_ui import Drawing
from bot.ui.messages import league_words as words
from bot.ui.messages.components import button, picker
from bot.ui.messages.layout import MAX_TEXT_LENGTH, framed, notification
from images.community.poster import draw_poster, draw_standings

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.league_host.store import LeagueRecord, NumberedEntry
    from bot.league_host.view import StandingsLine, StandingsView
    from bot.leagues.decisions import LeagueNotice
    from bot.leagues.model import League, Match
    from bot.table.model import Table
    from bot.transport.message import Message
    from bot.ui.app import App
    from bot.ui.messages.components import ControlRow

COLOUR = 0xF2B632
"""The accent colour of leagues: gold."""
TABLE_ROOM, MATCH_ROOM = 2600, 1500
"""Characters for the standings in words, and for the matches of a round."""
MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}


class LeaguePages:
    """Renders leagues; implements `bot.league_host.delivery.LeaguePresenter`."""

    def __init__(self, app: App) -> None:
        self._app = app

    def title(self, record: LeagueRecord) -> str:
        """Return the name of a league's thread."""
        say, league = Say(record.language), record.league
        return f"{words.emblem(league, self._app.uis)} {words.plain_name(league, self._app.uis, say)}"[:100]

    async def card(self, record: LeagueRecord, thread: int | None) -> Message:
        """Return the league's message in its channel."""
        league, say, uis = record.league, Say(record.language), self._app.uis
        return framed(
            f"### {words.emblem(league, uis)} {words.name(league, uis, say)}",
            words.terms(league.settings, uis, say),
            self._stage(record, thread, say),
            _joined(league, say) if league.status is LeagueStatus.JOINING else None,
            _fingerprint(league, say) if league.status is LeagueStatus.JOINING else None,
            controls(league, say),
            colour=COLOUR,
        )

    def _stage(self, record: LeagueRecord, thread: int | None, say: Say) -> str:
        league = record.league
        place = "" if thread is None else f"<#{thread}>"
        match league.status:
            case LeagueStatus.JOINING:
                start = words.start_text(league.settings, say)
                return say("league-open-to", role=league.settings.role or 0, start=start)
            case LeagueStatus.RUNNING:
                text = say("league-running", round=len(league.rounds), rounds=league.settings.rounds, place=place)
                return f"{text}\n{say('league-frozen')}" if league.frozen_since is not None else text
            case LeagueStatus.FINISHED:
                return f"{champions(self.view(record, say), say)} · {place}"
            case LeagueStatus.CANCELLED:
                return say("league-cancelled")

    def view(self, record: LeagueRecord, say: Say) -> StandingsView:
        """Return the standings for pictures and words."""
        league = record.league
        is_final = league.status is LeagueStatus.FINISHED
        rounds = {"round": len(league.rounds), "rounds": league.settings.rounds}
        subtitle = say("league-final") if is_final else say("league-round", **rounds)
        return view_of(league, words.plain_name(league, self._app.uis, say), subtitle)

    async def standings(self, record: LeagueRecord) -> Message:
        """Return the public message with the standings and the matches of the present round."""
        league, say, uis = record.league, Say(record.language), self._app.uis
        view = self.view(record, say)
        over, count = played_matches(league)
        head = f"### {words.emblem(league, uis)} {words.name(league, uis, say)} · {view.subtitle}"
        picture = await self._app.renderer.poster(STANDINGS, view, say)
        return framed(
            head,
            picture or table_in_words(view, say),
            say("league-frozen") if league.frozen_since is not None else None,
            say("league-progress", over=over, count=count) if league.status is LeagueStatus.RUNNING else None,
            await self.round_text(league, say),
            f"-# {say('league-scoring')}",
            controls(league, say),
            colour=COLOUR,
        )

    async def round_text(self, league: League, say: Say) -> str:
        """Return the matches of the present round, and who is free."""
        if not league.rounds:
            return ""
        last = league.rounds[-1]
        matches = [match for match in league.matches if match.round == last.number]
        lines = [words.match_line(league, match, await self._table(match), say) for match in matches]
        if last.byes:
            free = ", ".join(words.entrant(league, number) for number in last.byes)
            lines.append(say("league-bye", names=free))
        return words.clip_lines(lines, MATCH_ROOM)

    async def _table(self, match: Match) -> Table | None:
        if match.table is None:
            return None
        try:
            return await self._app.tables.find(match.table)
        except Refused:
            return None

    async def poster(self, record: LeagueRecord) -> Message:
        """Return the message about the end: the poster, and the first places in words."""
        say, view = Say(record.language), self.view(record, Say(record.language))
        picture = await self._app.renderer.poster(POSTER, view, say)
        name = words.name(record.league, self._app.uis, say)
        lines = None if picture is not None else table_in_words(view, say)
        return framed(
            f"## 🏆 {name}", champions(view, say), picture, lines, controls(record.league, say), colour=COLOUR
        )

    async def notice(self, record: LeagueRecord, notice: LeagueNotice) -> Message:
        """Return the direct message to one person, in their language."""
        await self._app.preferences.fetch([notice.user])
        say = Say(self._app.language_of_user(notice.user, record.language))
        league = record.league
        name = words.name(league, self._app.uis, say)
        until = "" if notice.until is None else f"<t:{int(notice.until)}:f>"
        text = say(f"league-notice-{notice.kind.value}", name=name, until=until)
        row: ControlRow = [button(f"league:standings:{league.id}", say("league-button-standings"), "🏆")]
        return notification(f"{text} {await self._link(record, notice)}".rstrip(), row, colour=COLOUR)

    async def _link(self, record: LeagueRecord, notice: LeagueNotice) -> str:
        matches = record.league.matches
        known = notice.match is not None and notice.match < len(matches)
        table = await self._table(matches[notice.match or 0]) if known else None
        return "" if table is None else f"<#{table.place.thread or table.place.channel}>"


def _in_words(view: StandingsView, say: Say) -> str:
    return f"{say('league-picture', name=view.title)}\n{table_in_words(view, say)}"


STANDINGS = Drawing(draw_standings, _in_words)
POSTER = Drawing(draw_poster, _in_words)


def _joined(league: League, say: Say) -> str:
    joined, waiting = EntrantStatus.PLAYING, EntrantStatus.WAITING
    count, waits = words.count(league, joined), words.count(league, waiting)
    lines = [say("league-joined", count=count, names=words.players_text(league, joined, say))] if count else []
    if waits:
        lines.append(say("league-waiting", count=waits, names=words.players_text(league, waiting, say)))
    return "\n".join(lines) or say("league-joined-none")


def _fingerprint(league: League, say: Say) -> str:
    return f"-# {say('league-fingerprint', fingerprint=words.fingerprint(league)[:16])}"


def controls(league: League, say: Say) -> ControlRow:
    """Return the buttons below every public message of a league."""
    joining, running = league.status is LeagueStatus.JOINING, league.status is LeagueStatus.RUNNING
    row: list[Any] = []
    if joining or running:
        label = say("league-button-join" if joining else "league-button-wait")
        row.append(button(f"league:join:{league.id}", label, "🙋", main=joining))
        row.append(button(f"league:leave:{league.id}", say("league-button-leave"), "🚪"))
    if league.rounds:
        row.append(button(f"league:standings:{league.id}", say("league-button-standings"), "🏆"))
    if league.status is not LeagueStatus.CANCELLED:
        label = say("league-button-draw" if league.rounds else "league-button-draw-before")
        row.append(button(f"league:draw:{league.id}", label, "🎲"))
    row.append(button(f"league:log:{league.id}", say("league-button-log"), "📜"))
    return row


def champions(view: StandingsView, say: Say) -> str:
    """Return who has won."""
    winners = [line for line in view.lines if line.place == 1]
    named = ", ".join(f"**{words.escaped(line.name)}**" for line in winners)
    if not winners:
        return say("league-empty")
    return say("league-champion" if len(winners) == 1 else "league-champions", names=named)


def table_in_words(view: StandingsView, say: Say) -> str:
    """Return the standings as lines."""
    if not view.lines:
        return say("league-empty")
    return words.clip_lines((_line(line, say) for line in view.lines), TABLE_ROOM)


def _line(line: StandingsLine, say: Say) -> str:
    name = words.escaped(line.name)
    if line.place is None:
        return say("league-line-gone", name=name, points=line.points)
    place = MEDALS.get(line.place, f"{line.place}.")
    text = say("league-line", place=place, name=name, points=line.points, played=line.played, won=line.won)
    return f"{text} {say('league-forfeits', count=line.forfeits)}" if line.forfeits else text


# ------------------------------------------------------------------------------------------------ private pages


def standings_page(app: App, record: LeagueRecord, round_text: str, say: Say) -> Message:
    """Return the standings in words for one reader."""
    league = record.league
    view = LeaguePages(app).view(record, say)
    head = f"### {words.emblem(league, app.uis)} {words.name(league, app.uis, say)}"
    stage = (
        view.subtitle
        if league.rounds
        else say("league-open-to", role=league.settings.role or 0, start=words.start_text(league.settings, say))
    )
    listed = table_in_words(view, say) if league.rounds else _joined(league, say)
    return framed(
        head,
        f"{words.terms(league.settings, app.uis, say)}\n{stage}",
        listed,
        round_text or None,
        f"-# {say('league-scoring')}" if league.rounds else None,
        controls(league, say),
        colour=COLOUR,
    )


def draw_page(app: App, record: LeagueRecord, checks: Sequence[bool], say: Say) -> Message:
    """Return how the rounds were drawn, with the seed if it is public; `checks`: whether each round is drawn again."""
    league = record.league
    fingerprint = words.fingerprint(league)
    if not league.rounds:
        secret = say("league-draw-before", fingerprint=fingerprint)
    else:
        secret = say("league-draw-after", seed=league.seed.hex(), fingerprint=fingerprint)
    lines = [_check(league, number, say, is_same=is_same) for number, is_same in enumerate(checks)]
    head = f"### 🎲 {words.name(league, app.uis, say)}"
    has_roles = any(len(set(contest.roles)) > 1 for contest in league.settings.contests)
    how = [say("league-draw-how"), *([say("league-draw-roles")] if has_roles else [])]
    return framed(head, secret, " ".join(how), words.clip_lines(lines, TABLE_ROOM) or None, colour=COLOUR)


def _check(league: League, number: int, say: Say, *, is_same: bool) -> str:
    key = "league-draw-same" if is_same else "league-draw-differs"
    return say(key, round=number + 1, basis=league.rounds[number].basis[:16])


def log_page(app: App, record: LeagueRecord, entries: Sequence[NumberedEntry], say: Say) -> Message:
    """Return the last entries of a league's log, the newest first."""
    league = record.league
    lines = [words.log_line(league, numbered.entry, say) for numbered in reversed(entries)]
    head = say("league-log-title", name=words.name(league, app.uis, say))
    listed = words.clip_lines(lines, MAX_TEXT_LENGTH - 300) or say("league-log-empty")
    return framed(head, listed, colour=COLOUR)


def list_page(app: App, records: Sequence[LeagueRecord], say: Say) -> Message:
    """Return the leagues of a server, with a list that shows one of them."""
    if not records:
        return framed(say("league-list-none"))
    lines = [_list_line(app, record.league, say) for record in records]
    options = [
        (words.plain_name(record.league, app.uis, say), str(record.league.id), words.emblem(record.league, app.uis))
        for record in records
    ]
    return framed(
        say("league-list"),
        words.clip_lines(lines, TABLE_ROOM),
        [picker("league:standings", say("league-list-pick"), options)],
        colour=COLOUR,
    )


def _list_line(app: App, league: League, say: Say) -> str:
    players = say("league-players", count=words.count(league, EntrantStatus.PLAYING))
    status = words.STATUS_SIGNS[league.status]
    return say("league-list-line", status=status, name=words.name(league, app.uis, say), players=players)
