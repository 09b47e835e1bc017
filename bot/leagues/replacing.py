"""How an entrant's place gets another player, or is forfeited. Pure; changes a `Draft`.

A substitute has no results of the rounds before: each counts half a win, like a bye. If the substitute takes over a
running match, its result is theirs alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.leagues.decisions import LeagueAction, NoticeKind
from bot.leagues.model import BEFORE_START, EntrantStatus, MatchStatus

if TYPE_CHECKING:
    from bot.leagues.draft import Draft


def vacate(draft: Draft, entrant: int, status: EntrantStatus) -> None:
    """Take a player out of a running league: the waiting list replaces them, or they forfeit their open match."""
    draft.change_entrant(entrant, status=status, last_round=len(draft.league.rounds) - 1)
    substitute = draft.first_waiting()
    if substitute is not None:
        replace_entrant(draft, entrant, substitute)
    else:
        forfeit(draft, entrant)


def replace_entrant(draft: Draft, entrant: int, substitute: int) -> None:
    """Give the place of an entrant, and the seat in an open match, to another entrant, who is not playing yet."""
    seat = draft.open_seat(entrant) or _forfeited_seat(draft, entrant)
    present = len(draft.league.rounds) - 1
    draft.change_entrant(
        substitute,
        status=EntrantStatus.PLAYING,
        first_round=present + (seat is None),
        last_round=None,
        replaces=entrant,
    )
    if seat is not None:
        draft.change_entrant(entrant, last_round=present - 1)
        draft.change_seat(*seat, entrant=substitute, forfeit=False, resigned=False, warned=None)
    draft.note(LeagueAction.REPLACED, entrant=substitute, other=entrant, match=None if seat is None else seat[0])
    draft.tell(substitute, NoticeKind.SEATED, None if seat is None else seat[0])
    if draft.league.entrants[entrant].status is EntrantStatus.GONE:
        draft.tell(entrant, NoticeKind.REPLACED)


def forfeit(draft: Draft, entrant: int) -> None:
    """Let an entrant forfeit their open match, if they have one."""
    seat = draft.open_seat(entrant)
    if seat is None:
        return
    draft.change_seat(*seat, forfeit=True)
    draft.note(LeagueAction.FORFEIT, entrant=entrant, match=seat[0])
    draft.tell(entrant, NoticeKind.FORFEITED, seat[0])
    decide_without_table(draft, seat[0])


def decide_without_table(draft: Draft, number: int) -> None:
    """Finish an open match in which at most one player is left: that player wins, and the table closes."""
    match = draft.league.matches[number]
    remaining = [seat for seat in match.seats if not seat.forfeit]
    if match.status is MatchStatus.OPEN and len(remaining) <= 1:
        draft.change_match(number, status=MatchStatus.FINISHED, ended=draft.now, closing=match.table is not None)
        draft.note(LeagueAction.RESULT, by_rule=True, match=number)


def fill_vacancies(draft: Draft) -> None:
    """Give free places of a running league to the waiting list, the lowest number to the first who waits."""
    for number in _free_places(draft):
        substitute = draft.first_waiting()
        if substitute is not None:
            replace_entrant(draft, number, substitute)


def _free_places(draft: Draft) -> list[int]:
    """Return the entrants who played and are not replaced."""
    replaced = {entrant.replaces for entrant in draft.league.entrants}
    return [
        number
        for number, entrant in enumerate(draft.league.entrants)
        if entrant.status in (EntrantStatus.LEFT, EntrantStatus.GONE)
        and entrant.last_round != BEFORE_START
        and number not in replaced
    ]


def _forfeited_seat(draft: Draft, entrant: int) -> tuple[int, int] | None:
    """Return the seat that an entrant has forfeited in a match that is still open, so that a substitute can take it."""
    for match in draft.league.matches:
        for index, seat in enumerate(match.seats):
            if match.status is MatchStatus.OPEN and seat.entrant == entrant and seat.forfeit and not seat.resigned:
                return match.number, index
    return None
