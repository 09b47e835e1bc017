"""A decision in the making: the league so far, with the log entries and notices. Used by the engine's parts only."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from bot.game.contract import Refused
from bot.leagues.decisions import LeagueDecision, LeagueLogEntry, LeagueNotice
from bot.leagues.model import EntrantStatus, LeagueStatus, MatchStatus

if TYPE_CHECKING:
    from bot.leagues.decisions import LeagueAction, NoticeKind
    from bot.leagues.model import Entrant, League, Match


@dataclass
class Draft:
    """A league that a command is changing. It is local to one call of the engine."""

    league: League
    now: float
    by: int
    """The Discord user id of the person who gave the command; 0: the host."""
    log: list[LeagueLogEntry] = field(default_factory=list)
    notices: list[LeagueNotice] = field(default_factory=list)

    def change(self, **values: Any) -> None:
        """Set fields of the league."""
        self.league = replace(self.league, **values)

    def change_entrant(self, number: int, **values: Any) -> None:
        """Set fields of an entrant."""
        entrants = list(self.league.entrants)
        entrants[number] = replace(entrants[number], **values)
        self.change(entrants=tuple(entrants))

    def change_match(self, number: int, **values: Any) -> None:
        """Set fields of a match."""
        matches = list(self.league.matches)
        matches[number] = replace(matches[number], **values)
        self.change(matches=tuple(matches))

    def change_seat(self, match: int, seat: int, **values: Any) -> None:
        """Set fields of a seat of a match."""
        seats = list(self.league.matches[match].seats)
        seats[seat] = replace(seats[seat], **values)
        self.change_match(match, seats=tuple(seats))

    def note(self, action: LeagueAction, *, by_rule: bool = False, **values: int | None) -> None:
        """Add a log entry; `by_rule`: the action follows from the rules, whoever gave the command."""
        self.log.append(LeagueLogEntry(self.now, action, 0 if by_rule else self.by, **values))

    def tell(self, entrant: int, kind: NoticeKind, match: int | None = None, until: float | None = None) -> None:
        """Add a notice to an entrant; none to a person whose data was deleted."""
        user = self.league.entrants[entrant].user
        if user:
            self.notices.append(LeagueNotice(user, kind, match, until))

    def require_open(self) -> None:
        """Raise `Refused` if the league is over."""
        if self.league.status in (LeagueStatus.FINISHED, LeagueStatus.CANCELLED):
            raise Refused("league-over")

    def require_running(self) -> None:
        """Raise `Refused` unless the league is running."""
        self.require_open()
        if self.league.status is LeagueStatus.JOINING:
            raise Refused("league-not-started")

    def require_match(self, number: int) -> Match:
        """Return a match. Raise `Refused` for a number that is no match."""
        if not 0 <= number < len(self.league.matches):
            raise Refused("league-no-match")
        return self.league.matches[number]

    def entrant_of(self, user: int) -> int | None:
        """Return the number of the person's latest entry; None: they never joined."""
        numbers = [number for number, entrant in enumerate(self.league.entrants) if user and entrant.user == user]
        return numbers[-1] if numbers else None

    def first_waiting(self) -> int | None:
        """Return the entrant who has been on the waiting list for longest; None: nobody waits."""
        waiting = [(entrant.joined, number) for number, entrant in self._with(EntrantStatus.WAITING)]
        return min(waiting)[1] if waiting else None

    def playing(self) -> list[int]:
        """Return the numbers of the entrants who are playing."""
        return [number for number, _ in self._with(EntrantStatus.PLAYING)]

    def open_seat(self, entrant: int) -> tuple[int, int] | None:
        """Return the open match of an entrant with their seat in it; None: they play none, or have forfeited it."""
        for match in self.league.matches:
            for index, seat in enumerate(match.seats):
                if match.status is MatchStatus.OPEN and seat.entrant == entrant and not seat.forfeit:
                    return match.number, index
        return None

    def decision(self, before: League) -> LeagueDecision:
        """Return the decision; its league is `before` itself if nothing changed."""
        if self.league == before:
            return LeagueDecision(before)
        return LeagueDecision(replace(self.league, version=before.version + 1), tuple(self.log), tuple(self.notices))

    def _with(self, status: EntrantStatus) -> list[tuple[int, Entrant]]:
        return [(number, entrant) for number, entrant in enumerate(self.league.entrants) if entrant.status is status]
