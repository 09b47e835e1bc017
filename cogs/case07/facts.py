"""The facts of an investigation; the text of a fact has the name of its class.

A public fact never names a card of an unsolved case.
"""

from __future__ import annotations

from typing import ClassVar

from bot.game.contract import Fact, Seat
from cogs.case07.cards import Card
from cogs.case07.moves import Size


class InvestigationBegun(Fact, frozen=True):
    """Tiles, evidence and cases are dealt; `seat` begins every round."""

    seat: Seat
    number: int


class CaseDealt(Fact, frozen=True):
    """For the holder alone: the case that the left neighbour must solve."""

    neighbour: Seat
    suspect: Card
    crime: Card
    place: Card


class EvidenceSame(Fact, frozen=True):
    """The examined card is a card of the case: a large disc lies on its tile."""

    seat: Seat
    card: Card


class EvidenceNear(Fact, frozen=True):
    """The case's card of that kind is in a neighbouring place: a small disc lies on the examined tile."""

    seat: Seat
    card: Card


class EvidenceDead(Fact, frozen=True):
    """The examined card leads nowhere and stays with the player."""

    seat: Seat
    card: Card


class PatrolReported(Fact, frozen=True):
    """A patrol was sent and brought these numbers of discs."""

    seat: Seat
    place: Card
    large: int
    small: int


class DiscAssigned(Fact, frozen=True):
    """A player moved one of their discs from a patrol to a tile, as a note."""

    minor: ClassVar[bool] = True

    seat: Seat
    card: Card
    size: Size
    place: Card
    """The place of the patrol."""


class DiscRecalled(Fact, frozen=True):
    """A player took a note back: the disc lies on its patrol again."""

    minor: ClassVar[bool] = True

    seat: Seat
    card: Card
    size: Size
    place: Card
    """The place of the patrol."""


class WronglyAnnounced(Fact, frozen=True):
    """A wrong solution was announced: two penalty points."""

    big: ClassVar[bool] = True

    seat: Seat
    suspect: Card
    crime: Card
    place: Card


class CaseSolved(Fact, frozen=True):
    """A case was solved."""

    big: ClassVar[bool] = True

    seat: Seat
    suspect: Card
    crime: Card
    place: Card
    points: int


class CaseClosed(Fact, frozen=True):
    """An investigation ended for a player who had not solved the case."""

    seat: Seat
    suspect: Card
    crime: Card
    place: Card
    points: int


class ClosingAsked(Fact, frozen=True):
    """A player asks to close the investigation."""

    seat: Seat


class ClosingWithdrawn(Fact, frozen=True):
    """A player no longer asks to close the investigation."""

    seat: Seat


class Misinformed(Fact, frozen=True):
    """A holder answered wrongly (option `human_answers`): 0 points for the holder, 7 for the misled asker."""

    big: ClassVar[bool] = True

    seat: Seat
    asker: Seat


class InvestigationOver(Fact, frozen=True):
    """All cases of an investigation are solved or closed."""

    big: ClassVar[bool] = True
    chapter: ClassVar[bool] = True

    number: int


class PatrolsDecide(Fact, frozen=True):
    """At the end of the game, more patrols left ranked `seat` before `other`, with equal points."""

    seat: Seat
    other: Seat
    mine: int
    theirs: int


class PenaltiesDecide(Fact, frozen=True):
    """At the end of the game, fewer penalty points ranked `seat` before `other`, with equal points and patrols."""

    seat: Seat
    other: Seat
    mine: int
    theirs: int
