"""Anonymisation: removes a deleted user from a league. Pure.

Results and rounds know entrants by number, so only the entrant changes. A person who is playing leaves the league first
(`LeaveLeague`), so that no match waits for nobody.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.table.facts import FORGOTTEN, NOBODY

if TYPE_CHECKING:
    from bot.leagues.model import Entrant, League


def forgotten(league: League, user: int) -> League:
    """Return the league without the user's id and name, in all their entries and as its organiser."""
    entrants = tuple(_forgotten_entrant(entrant, user) for entrant in league.entrants)
    organiser = NOBODY if league.organiser == user else league.organiser
    return replace(league, entrants=entrants, organiser=organiser)


def _forgotten_entrant(entrant: Entrant, user: int) -> Entrant:
    return replace(entrant, user=NOBODY, name=FORGOTTEN) if entrant.user == user else entrant
