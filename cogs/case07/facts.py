"""The facts: what can happen in an investigation, each told by the text of its name.

A public fact must never name a card of a case that is not solved.
"""

from __future__ import annotations

from typing import ClassVar

from bot.game.contract import Fact, Seat
from cogs.case07.cards import Card
from cogs.case07.moves import Size


class InvestigationBegun(Fact, frozen=True):
    """Tiles, evidence and cases are dealt; this seat begins every round."""

    seat: Seat
    number: int


class CaseDealt(Fact, frozen=True):
    """For the holder alone: the case that their left neighbour has to solve."""

    neighbour: Seat
    suspect: Card
    crime: Card
    place: Card


class EvidenceSame(Fact, frozen=True):
    """The examined card is a card of the case: a large disc lies on its tile."""

    seat: Seat
    card: Card


class EvidenceNear(Fact, frozen=True):
    """The case's card of that kind is in a neighbouring place: a small disc lies on the tile."""

    seat: Seat
    card: Card


class EvidenceDead(Fact, frozen=True):
    """The examined card leads nowhere and stays with whoever asked."""

    seat: Seat
    card: Card


class PatrolReported(Fact, frozen=True):
    """A patrol was sent and brought so many discs."""

    seat: Seat
    place: Card
    large: int
    small: int


class DiscAssigned(Fact, frozen=True):
    """A player moved a disc of their own from a patrol to a tile."""

    minor: ClassVar[bool] = True

    seat: Seat
    card: Card
    size: Size
    place: Card
    """Where the patrol stands."""


class DiscRecalled(Fact, frozen=True):
    """A player took such a note back: the disc lies on its patrol again."""

    minor: ClassVar[bool] = True

    seat: Seat
    card: Card
    size: Size
    place: Card
    """Where the patrol stands."""


class WronglyAnnounced(Fact, frozen=True):
    """A solution was announced that is not right: two penalty points."""

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
    """An investigation was over for somebody who had not solved their case."""

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
    """A holder answered wrongly (option `human_answers`): 0 points for them, 7 for whom they misled."""

    big: ClassVar[bool] = True

    seat: Seat
    asker: Seat


class InvestigationOver(Fact, frozen=True):
    """All cases of an investigation are solved or closed."""

    big: ClassVar[bool] = True
    chapter: ClassVar[bool] = True

    number: int


class PatrolsDecide(Fact, frozen=True):
    """At the end, of two with as many points the one with more patrols left is placed first."""

    seat: Seat
    other: Seat
    mine: int
    theirs: int


class PenaltiesDecide(Fact, frozen=True):
    """At the end, of two with as many points and patrols the one with fewer penalty points is placed first."""

    seat: Seat
    other: Seat
    mine: int
    theirs: int
