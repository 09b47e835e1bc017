"""The character of a computer player: the kind of mistake that it makes through a whole game.

A player below `Strength.STRONG` does not play some turns badly and others well. It misjudges: it forgets something,
trusts a hunch, looks fewer steps ahead or follows a plan for too long. A game lists its kinds of mistakes in
`ComputerTraits.flaws`. Each player has one of them and keeps it; players learn it after the game. Pure.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from msgspec import structs

from bot.game.chance import Chance
from bot.game.contract import Strength

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.game.contract import AnyGame, Budget, Seat


def nature(seed: bytes, seat: Seat) -> bytes:
    """Return the seed of a seat's character in one game, given a secret seed of the game's table."""
    return hashlib.sha256(b"nature %d " % seat + seed).digest()


def flaw(flaws: Sequence[str], nature: bytes) -> str:
    """Return the kind of mistake that belongs to a nature, or an empty text if there is no kind.

    A further kind changes only the natures that it takes over: games that are running keep most of their characters.
    """
    return min(flaws, key=lambda name: hashlib.sha256(nature + name.encode()).digest(), default="")


def with_character(game: AnyGame, budget: Budget, nature: bytes) -> Budget:
    """Return the budget with the nature and, below `Strength.STRONG`, with the kind of mistake that belongs to it."""
    kind = "" if budget.strength is Strength.STRONG else flaw(game.traits.flaws, nature)
    return structs.replace(budget, nature=nature, flaw=kind)


def hunch(budget: Budget, subject: object) -> Chance:
    """Return the random numbers of a seat's lasting opinion about a subject.

    The same seat has the same opinion whenever it is asked. `subject` is any value that the seat sees, with a `repr`
    that is the same in every process; the opinion lasts as long as the subject stays the same.
    """
    return Chance(budget.nature + repr(subject).encode(), 0)
