"""Opening, joining, leaving and seating by a moderator. Pure; changes a `Draft`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.game.contract import Refused
from bot.leagues import course
from bot.leagues.decisions import LeagueAction
from bot.leagues.model import BEFORE_START, DAY_S, Entrant, EntrantStatus, LeagueStatus
from bot.leagues.replacing import replace_entrant, vacate

if TYPE_CHECKING:
    from bot.leagues.decisions import JoinLeague, LeaveLeague, SeatPlayer
    from bot.leagues.draft import Draft
    from bot.leagues.model import LeagueSettings

MAX_ROUNDS = 100
MAX_ENTRANTS = 256
MAX_SEATS = 8
"""The largest table whose points are whole numbers (`WIN`)."""
MIN_FORFEIT_S = 3_600.0
MAX_ROUND_S = 366 * DAY_S


def check_settings(settings: LeagueSettings, now: float) -> None:
    """Raise `Refused` for settings with which no league can be played."""
    contests = settings.contests
    sizes_fit = all(2 <= contest.min_seats <= contest.max_seats <= MAX_SEATS for contest in contests)  # noqa: PLR2004
    if not contests or not sizes_fit:
        raise Refused("league-bad-size", least=2, most=MAX_SEATS)
    least, most = max(contest.min_seats for contest in contests), min(contest.max_seats for contest in contests)
    if not least <= settings.table_size <= most:
        raise Refused("league-bad-size", least=least, most=most)
    if not 1 <= settings.rounds <= MAX_ROUNDS:
        raise Refused("league-bad-rounds", most=MAX_ROUNDS)
    if not max(2, least) <= max(settings.min_entrants, least) <= settings.max_entrants <= MAX_ENTRANTS:
        raise Refused("league-bad-entrants", least=max(2, least), most=MAX_ENTRANTS)
    _check_times(settings, now)


def _check_times(settings: LeagueSettings, now: float) -> None:
    if settings.starts_at is not None and not now < settings.starts_at <= now + MAX_ROUND_S:
        raise Refused("league-bad-date")
    times = (settings.round_every, settings.round_limit, settings.forfeit_after)
    if any(seconds is not None and not MIN_FORFEIT_S <= seconds <= MAX_ROUND_S for seconds in times):
        raise Refused("league-bad-times")


def join(draft: Draft, command: JoinLeague) -> None:
    """Let a person join, or put them on the waiting list."""
    draft.require_open()
    if command.kept_out_until is not None and command.kept_out_until > draft.now:
        raise Refused("league-kept-out", until=int(command.kept_out_until))
    number = draft.entrant_of(command.user)
    if number is not None:
        _require_new(draft.league.entrants[number])
    league = draft.league
    is_open = league.status is LeagueStatus.JOINING and len(draft.playing()) < league.settings.max_entrants
    status = EntrantStatus.PLAYING if is_open else EntrantStatus.WAITING
    entrant = Entrant(command.user, command.name, draft.now, status)
    number = _add(draft, entrant, number)
    draft.note(LeagueAction.JOINED if is_open else LeagueAction.WAITS, entrant=number)
    if is_open and league.settings.start_when_full and len(draft.playing()) >= league.settings.max_entrants:
        course.start(draft)


def leave(draft: Draft, command: LeaveLeague) -> None:
    """Let a person go, or remove them."""
    draft.require_open()
    number = draft.entrant_of(command.user)
    if number is None or draft.league.entrants[number].status not in (EntrantStatus.WAITING, EntrantStatus.PLAYING):
        raise Refused("league-not-in")
    status = EntrantStatus.GONE if command.removed else EntrantStatus.LEFT
    draft.note(LeagueAction.REMOVED if command.removed else LeagueAction.LEFT, entrant=number)
    is_waiting = draft.league.entrants[number].status is EntrantStatus.WAITING
    if draft.league.status is LeagueStatus.RUNNING and not is_waiting:
        vacate(draft, number, status)
        return
    draft.change_entrant(number, status=EntrantStatus.LEFT, last_round=BEFORE_START)
    waiting = draft.first_waiting()
    if waiting is not None and not is_waiting:
        draft.change_entrant(waiting, status=EntrantStatus.PLAYING)
        draft.note(LeagueAction.JOINED, by_rule=True, entrant=waiting)


def seat(draft: Draft, command: SeatPlayer) -> None:
    """Let a moderator give an entrant's place to another person."""
    draft.require_running()
    entrants = draft.league.entrants
    replaced = {entrant.replaces for entrant in entrants}
    if not 0 <= command.entrant < len(entrants) or command.entrant in replaced:
        raise Refused("league-no-entrant")
    former = entrants[command.entrant]
    if former.status is EntrantStatus.WAITING or former.last_round == BEFORE_START:
        raise Refused("league-no-entrant")
    number = draft.entrant_of(command.user)
    if number is not None and entrants[number].status is not EntrantStatus.WAITING:
        _require_new(entrants[number])
    if number is None or entrants[number].status is not EntrantStatus.WAITING:
        number = _add(draft, Entrant(command.user, command.name, draft.now, EntrantStatus.WAITING), number)
    if former.status is EntrantStatus.PLAYING:
        draft.change_entrant(command.entrant, status=EntrantStatus.GONE, last_round=len(draft.league.rounds) - 1)
    replace_entrant(draft, command.entrant, number)


def start(draft: Draft) -> None:
    """Let a moderator or the organiser start the league."""
    draft.require_open()
    if draft.league.status is LeagueStatus.RUNNING:
        return
    least = course.least_entrants(draft)
    if len(draft.playing()) < least:
        raise Refused("league-too-few", least=least)
    course.start(draft)


def end(draft: Draft) -> None:
    """Let a moderator end the league."""
    if draft.league.status is LeagueStatus.JOINING:
        course.cancel(draft)
    elif draft.league.status is LeagueStatus.RUNNING:
        course.finish(draft)


def _require_new(entrant: Entrant) -> None:
    """Raise `Refused` for a person who takes part, or whose part in the league is over."""
    if entrant.status in (EntrantStatus.PLAYING, EntrantStatus.WAITING):
        raise Refused("league-already-in")
    if entrant.last_round != BEFORE_START:
        raise Refused("league-was-in")


def _add(draft: Draft, entrant: Entrant, number: int | None) -> int:
    """Add an entrant, or let one come back who left before the start; return the number."""
    entrants = draft.league.entrants
    if number is None:
        if len(entrants) >= 2 * MAX_ENTRANTS:
            raise Refused("league-crowded")
        draft.change(entrants=(*entrants, entrant))
        return len(entrants)
    draft.change(entrants=(*entrants[:number], entrant, *entrants[number + 1 :]))
    return number
