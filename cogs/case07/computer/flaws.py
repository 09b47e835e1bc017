"""The mistakes of computer players below strong: each player has one kind and makes it all game long.

A player believes more than it knows, but nothing that its own discs exclude: a belief that they refute is dropped, and
a wrong announcement refutes one case. Apart from that it plays like a strong player.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from bot.game.characters import hunch
from bot.game.contract import Strength
from cogs.case07.answers import covered_kinds
from cogs.case07.board import INVESTIGATIONS
from cogs.case07.cards import OF_KIND, Card, Kind, neighbours
from cogs.case07.knowledge import CASES_BY_CARD, Cases, allowed_by, case_index

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from bot.game.chance import Chance
    from bot.game.contract import Budget
    from cogs.case07.board import Hand

HUNCH, MIXES_UP, PRESUMES, JUMPS, HOARDS = FLAWS = (
    "trusts-a-hunch",
    "mixes-up-discs",
    "presumes-what-discs-mean",
    "jumps-to-conclusions",
    "hoards-patrols",
)
_DEFAULT = MIXES_UP
"""The kind of a player that has been given none, in tests and trials."""
_HUNCHES = 4
"""The number of hunches that a player has at most in an investigation, one after the other."""
_WHOLE = 100

_DIALS: Mapping[str, Mapping[int, tuple[int, int, int]]] = MappingProxyType(
    {
        HUNCH: {2: (33, 15, 6), 3: (38, 27, 18), 4: (55, 40, 35), 5: (85, 57, 72)},
        MIXES_UP: {2: (38, 20, 11), 3: (25, 19, 14), 4: (22, 18, 13), 5: (22, 17, 14)},
        PRESUMES: {2: (45, 16, 8), 3: (65, 47, 38), 4: (78, 58, 48), 5: (100, 70, 63)},
        JUMPS: {2: (365, 255, 170), 3: (500, 410, 370), 4: (580, 480, 440), 5: (720, 560, 560)},
        HOARDS: {2: (460, 300, 180), 3: (520, 390, 300), 4: (580, 460, 380), 5: (720, 540, 500)},
    }
)
"""By kind and by number of seats: the size of the mistake of easy, fair and good players, in percent. It is the share
of the hunches, of the rivals' answers or of the patrols that they believe in; for those who announce too soon, the
number of cases of which they announce one. It grows with the seats, as a penalty costs less in a longer race. Good
players learn from the rivals' answers too, so at a full table their mistake can be as great as a fair player's."""
_DIAL_INDEX = {Strength.EASY: 0, Strength.FAIR: 1, Strength.GOOD: 2}


def flaw_of(budget: Budget) -> str:
    """Return the player's kind of mistake; empty for a strong player."""
    return "" if budget.strength is Strength.STRONG else budget.flaw or _DEFAULT


def believed_cases(hand: Hand, known: Cases, budget: Budget) -> Cases:
    """Return those of the `known` cases that the player believes in: at least one."""
    beliefs = _BELIEFS.get(flaw_of(budget))
    if beliefs is None:
        return known
    believed = known
    for belief in beliefs(hand, known, budget):
        believed &= belief if believed & belief else believed
    return believed


def guess_limit(hand: Hand, budget: Budget) -> int:
    """Return the number of believed cases at which the player announces one of them."""
    if flaw_of(budget) not in {JUMPS, HOARDS}:
        return 1
    limit, rest = divmod(_dial(hand, budget), _WHOLE)
    return limit + _is_believed(rest, _opinion(hand, budget, "guess"))


def is_hoarding(hand: Hand, budget: Budget) -> bool:
    """Return whether the player keeps all patrols for later."""
    return flaw_of(budget) == HOARDS and hand.board.investigation < INVESTIGATIONS


def _dial(hand: Hand, budget: Budget) -> int:
    return _DIALS[flaw_of(budget)][len(hand.board.players)][_DIAL_INDEX[budget.strength]]


def _opinion(hand: Hand, budget: Budget, *subject: object) -> Chance:
    """Return the random numbers of an opinion that lasts for this investigation."""
    return hunch(budget, (*subject, hand.seat, hand.board.tiles))


def _is_believed(percentage: int, opinion: Chance) -> bool:
    return opinion.below(_WHOLE) < percentage


def _hunches(hand: Hand, known: Cases, budget: Budget) -> Iterator[Cases]:
    """Yield the cases of the first hunch that is not refuted: one card that the player takes for granted."""
    for number in range(_HUNCHES):
        opinion = _opinion(hand, budget, HUNCH, number)
        cases = CASES_BY_CARD[opinion.pick(tuple(Card))]
        if _is_believed(_dial(hand, budget), opinion) and known & cases:
            yield cases
            return


def _mixed_up(hand: Hand, _known: Cases, budget: Budget) -> Iterator[Cases]:
    """Yield what the player concludes from those of the rivals' answers that it takes for its own."""
    index, percentage = case_index(hand.board.tiles), _dial(hand, budget)
    for seat, player in enumerate(hand.board.players):
        for number in range(len(player.findings) if seat != hand.seat else 0):
            if _is_believed(percentage, _opinion(hand, budget, MIXES_UP, seat, number)):
                yield allowed_by(index, player.findings, number)


def _presumed(hand: Hand, known: Cases, budget: Budget) -> Iterator[Cases]:
    """Yield what the player concludes from a patrol's discs: for each of them it is sure of the tile that it means."""
    index, percentage = case_index(hand.board.tiles), _dial(hand, budget)
    findings = hand.board.players[hand.seat].findings
    for number, finding in enumerate(findings):
        opinion = _opinion(hand, budget, PRESUMES, number)
        if finding.place is not None and _is_believed(percentage, opinion):
            covered = covered_kinds(index.where, findings[:number], finding.place)
            kinds = opinion.shuffled([kind for kind in Kind if kind not in covered])
            spots = ({finding.place},) * finding.large + (neighbours(finding.place),) * finding.small
            for kind, spot in zip(kinds, spots, strict=False):
                cards = [card for card in OF_KIND[kind] if index.where[card] in spot]
                yield CASES_BY_CARD[opinion.pick(cards)] if cards else known


_BELIEFS: Mapping[str, Callable[[Hand, Cases, Budget], Iterator[Cases]]] = MappingProxyType(
    {HUNCH: _hunches, MIXES_UP: _mixed_up, PRESUMES: _presumed}
)
