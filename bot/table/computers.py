"""Computer players: their names and styles, the input and output of their decisions, and their remarks.

The style follows from the name and is not stored, so a computer player of an old table has the same style today. A
computer player gets its seat's view (`hand`, `menu`), never the state, and its own random numbers. They are derived
from a hash of the table's seed, so thinking neither uses nor reveals the randomness of the game. Pure except for the
search for a move.

Computer players sometimes make a remark about a change of their table. Whether, which seat and which line depend only
on public data: the public facts of the change, the board after it, the computers' names and the table's public version.
Never on a hand, a search, a whisper or the seed.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
import structlog

from bot.game.chance import Chance
from bot.game.contract import Budget, Public, Seat, Strength, Style
from bot.game.extensions import LINES
from bot.table.facts import GameEnded, GameStarted, Remarked
from bot.table.model import Computer

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bot.game.contract import AnyGame, Fact, Whisper
    from bot.table.decisions import Decision
    from bot.table.model import Table
    from bot.table.position import Position

COMPUTERS = ("Ada", "Babbage", "Curie", "Dalton", "Euler", "Fermat", "Gauss", "Hopper", "Ibn Sina", "Jarník")
"""The names of computer players, in the order in which a table uses them."""
STYLES = {
    "Ada": Style.BOLD,
    "Babbage": Style.CAREFUL,
    "Dalton": Style.CAREFUL,
    "Euler": Style.BOLD,
    "Fermat": Style.BOLD,
    "Gauss": Style.CAREFUL,
    "Hopper": Style.BOLD,
    "Ibn Sina": Style.CAREFUL,
}
"""Styles by name; a name that is missing here plays `Style.EVEN`."""


def names() -> list[str]:
    """Return the names for the computer players of one table, in order of use: Ada, ..., Jarník, Ada 2, ..."""
    return [*COMPUTERS, *(f"{name} {n}" for n in range(2, 9) for name in COMPUTERS)]


def style(name: str) -> Style:
    """Return the style of a computer player; the number in its name does not matter (Ada 2 plays like Ada)."""
    return STYLES.get(name.rstrip("0123456789").rstrip(), Style.EVEN)


_log = structlog.stdlib.get_logger(__name__)


@dataclass(frozen=True)
class Question:
    """The input of a computer player's decision: its seat's view and nothing more. It can be pickled."""

    hand: Any
    menu: tuple[Any, ...]
    seed: bytes
    """The seed of the computer player's `Chance`; the table's seed cannot be computed from it."""
    n: int
    """The number of the computer player's `Chance`."""
    budget: Budget


MoveChooser = Callable[["AnyGame", Question], Awaitable[Any]]
"""Chooses a computer player's move: takes a game and a `Question`, returns a move of the question's menu."""


def seats(at: Position) -> tuple[Seat, ...]:
    """Return the active seats for which the program decides, in seat order."""
    return tuple(sorted(at.acting - at.people))


def budget(table: Table, seat: Seat, seconds: float) -> Budget:
    """Return the budget for a move of the seat: the computer player's strength and style, or fair play for a user.

    `seconds` is the limit in seconds of one core.
    """
    sitter = table.seats[seat].sitter
    if not isinstance(sitter, Computer):
        return Budget(Strength.FAIR, seconds)
    return Budget(sitter.strength, seconds, style=style(sitter.name))


def question(at: Position, seat: Seat, most: float) -> Question:
    """Return the input for the decision of an active seat, limited to `most` seconds of one core.

    Raise `ValueError` if the table has no state.
    """
    table = at.table
    if table.state is None:
        raise ValueError(f"table {table.id} has no state to decide on")
    return Question(
        hand=at.answers.hand(seat),
        menu=at.answers.moves(seat),
        seed=thinking_seed(table.seed),
        n=-(table.moves + 1),
        budget=budget(table, seat, min(most, at.game.traits.thinking)),
    )


def thinking_seed(seed: bytes) -> bytes:
    """Return the seed for the computer players of a table, a hash of the table's secret `seed`."""
    return hashlib.sha256(b"thinking" + seed).digest()


def answer(game: AnyGame, asked: Question, elapsed: Callable[[], float] | None = None) -> Any:
    """Return the computer player's move, always a move of the question's menu.

    `elapsed` returns the seconds of one core that were spent so far. Call this off the event loop: the search may take
    seconds. An exception or an illegal move of the game's computer player is logged as an error and replaced by a
    random legal move.
    """
    chance = Chance(asked.seed, asked.n)
    thinking = msgspec.structs.replace(asked.budget, elapsed=elapsed)
    try:
        move: Any = game.computer(asked.hand, asked.menu, chance, thinking)
        if move in asked.menu:
            return move
        _log.error("computer chose an illegal move", game=game.name)
    except Exception:  # noqa: BLE001 - a fault in a game's computer player must not stop the table
        _log.exception("computer failed", game=game.name)
    return any_move(asked)


async def decided(at: Position, seat: Seat, choose: MoveChooser, most: float) -> Any:
    """Return the program's move for an active seat: the game's move for an absent player, or a computer player's.

    Raises what `choose` raises.
    """
    absent = absence(at, seat)
    return absent if absent is not None else await choose(at.game, question(at, seat, most))


def absence(at: Position, seat: Seat) -> Any | None:
    """Return the game's move for an absent player, or None if a computer player plays for the seat.

    The game's `absent` gets True for a player who gave up and will not return, False for a missed deadline or an open
    seat, which another user may still take. An exception or an illegal move is logged as an error; then a computer
    player plays for the seat.
    """
    game, table = at.game, at.table
    if game.interruptions.absent is None or isinstance(table.seats[seat].sitter, Computer):
        return None
    try:
        move: Any = game.interruptions.absent(table.state, seat, seat in table.given_up)
    except Exception:  # noqa: BLE001 - a fault in a game must not stop the table
        _log.exception("absence failed", game=game.name)
        return None
    if move in at.answers.moves(seat):
        return move
    _log.error("absence is no legal move", game=game.name)
    return None


def any_move(asked: Question) -> Any:
    """Return a random legal move, for a computer player that failed."""
    return Chance(asked.seed, asked.n).pick(asked.menu)


async def choose_in_thread(game: AnyGame, asked: Question) -> Any:
    """Choose the move in a thread of this process, as in tests and tools; the bot uses a separate process."""
    return await asyncio.to_thread(answer, game, asked)


ALWAYS, OFTEN, SELDOM = 1, 2, 8
"""One in this many changes gets a remark: a start or end of a game; a `big` fact or a rare occasion; any other
occasion."""
HELLO, WON, LOST = "hello", "won", "lost"
"""The occasions of every game: its start; its end, for a computer player that won; its end if none won."""
OF_THE_HOST = (HELLO, WON, LOST)


class Moment(NamedTuple):
    """An occasion for a remark in a change."""

    rarity: int
    """The remark is made once in this many times."""
    occasion: str
    seats: Sequence[Seat]
    """The computer players' seats that may make the remark."""


def commented(at: Position, decision: Decision) -> Decision:
    """Return the decision with a computer player's remark as its last news, or unchanged if there is no remark.

    `at` is the position after the decision.
    """
    found = remark(at, decision.news)
    if found is None:
        return decision
    table = msgspec.structs.replace(decision.table, remarked=found.line)
    return msgspec.structs.replace(decision, table=table, news=(*decision.news, Public(found)))


def remark(at: Position, news: Sequence[Public | Whisper]) -> Remarked | None:
    """Return a computer player's remark on the news of the change that led to this position, or None.

    Of several occasions, one with the lowest rarity is chosen. The table's last line is not repeated.
    """
    table = at.table
    seats = tuple(Seat(n) for n, one in enumerate(table.sitters) if isinstance(one, Computer))
    if not (table.banter and seats):
        return None
    moments = list(_moments(at, [item.fact for item in news if isinstance(item, Public)], seats))
    luck = Chance(b"banter %d" % table.id, table.public_version)
    rarity = min((each.rarity for each in moments), default=0)
    if not moments or luck.below(rarity):
        return None
    moment = luck.pick([each for each in moments if each.rarity == rarity])
    seat = luck.pick(moment.seats)
    lines = (f"{moment.occasion}.{line}" for line in lines_of(style(table.seats[seat].name)))
    return Remarked(seat, luck.pick([line for line in lines if line != table.remarked]))


def lines_of(style: Style) -> tuple[str, ...]:
    """Return the line names for a style: the lines for all styles and its own."""
    return tuple(line for line in LINES if line == style or line not in set(Style))


def _moments(at: Position, facts: Sequence[Fact], seats: Sequence[Seat]) -> Iterator[Moment]:
    game, table = at.game, at.table
    for fact in facts:
        if isinstance(fact, GameStarted):
            yield Moment(ALWAYS, HELLO, seats)
        if isinstance(fact, GameEnded) and table.outcome is not None:
            won = [seat for seat in seats if seat in table.outcome.winners]
            yield Moment(ALWAYS, WON if won else LOST, won or seats)
        occasions = [each for each in game.traits.occasions if type(fact) is each.fact]
        board = at.answers.board if occasions else None
        for occasion in occasions:
            if speaking := [seat for seat in seats if occasion.speaks(board, fact, seat)]:
                yield Moment(OFTEN if fact.big or occasion.rare else SELDOM, occasion.name, speaking)
