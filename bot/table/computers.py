"""Computer players: their names and styles, the input and output of their decisions, and their remarks.

The style follows from the name and is not stored, so a computer player of an old table has the same style today. Its
kind of mistake follows from the table's seed and its seat (`bot.game.characters`); players learn it after the game.

A computer player gets its seat's view (`hand`, `menu`), never the state, and its own random numbers. They are derived
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

from bot.game import characters
from bot.game.chance import Chance
from bot.game.contract import Budget, Public, Seat, Strength, Style
from bot.game.extensions import REMARK_ATTRIBUTES
from bot.table.facts import GameEnded, GameStarted, Remarked
from bot.table.model import Computer

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bot.game.contract import AnyGame, Fact, Whisper
    from bot.table.decisions import Decision
    from bot.table.model import Table
    from bot.table.position import Position

COMPUTER_NAMES = ("Ada", "Babbage", "Curie", "Dalton", "Euler", "Fermat", "Gauss", "Hopper", "Ibn Sina", "Jarník")
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
    return [*COMPUTER_NAMES, *(f"{name} {n}" for n in range(2, 9) for name in COMPUTER_NAMES)]


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


def program_seats(position: Position) -> tuple[Seat, ...]:
    """Return the active seats for which the program decides, in seat order."""
    return tuple(sorted(position.acting - position.people))


def budget(game: AnyGame, table: Table, seat: Seat, seconds: float) -> Budget:
    """Return the budget for a move of the seat: the computer player's strength and manner, or fair play for a user.

    `seconds` is the limit in seconds of one core. In a rehearsal nobody waits for good moves, so it is 0.
    """
    sitter, nature = table.seats[seat].sitter, characters.nature(thinking_seed(table.seed), seat)
    seconds = 0.0 if table.rehearsal else seconds
    if not isinstance(sitter, Computer):
        return characters.with_character(game, Budget(Strength.FAIR, seconds), nature)
    return characters.with_character(game, Budget(sitter.strength, seconds, style=style(sitter.name)), nature)


def flaws(game: AnyGame, table: Table) -> dict[Seat, str]:
    """Return the kinds of mistakes of the table's computer players, by seat; show them only after the game."""
    budgets = {
        Seat(number): budget(game, table, Seat(number), 0.0)
        for number, sitter in enumerate(table.sitters)
        if isinstance(sitter, Computer)
    }
    return {seat: chosen.flaw for seat, chosen in budgets.items() if chosen.flaw}


def question(position: Position, seat: Seat, max_seconds: float) -> Question:
    """Return the input for the decision of an active seat, limited to `max_seconds` seconds of one core.

    Raise `ValueError` if the table has no state.
    """
    table = position.table
    if table.state is None:
        raise ValueError(f"table {table.id} has no state to decide on")
    return Question(
        hand=position.answers.hand(seat),
        menu=position.answers.moves(seat),
        seed=thinking_seed(table.seed),
        n=-(table.moves + 1),
        budget=budget(position.game, table, seat, min(max_seconds, position.game.traits.thinking)),
    )


def thinking_seed(seed: bytes) -> bytes:
    """Return the seed for the computer players of a table, a hash of the table's secret `seed`."""
    return hashlib.sha256(b"thinking" + seed).digest()


def answer(game: AnyGame, question: Question, elapsed: Callable[[], float] | None = None) -> Any:
    """Return the computer player's move, always a move of the question's menu.

    `elapsed` returns the seconds of one core that were spent so far. Call this off the event loop: the search may take
    seconds. An exception or an illegal move of the game's computer player is logged as an error and replaced by a
    random legal move.
    """
    chance = Chance(question.seed, question.n)
    budget = msgspec.structs.replace(question.budget, elapsed=elapsed)
    try:
        move: Any = game.computer(question.hand, question.menu, chance, budget)
        if move in question.menu:
            return move
        _log.error("computer.illegal_move", game=game.name)
    except Exception:  # noqa: BLE001 - a fault in a game's computer player must not stop the table
        _log.exception("computer.failed", game=game.name)
    return any_move(question)


async def decide_move(position: Position, seat: Seat, choose: MoveChooser, max_seconds: float) -> Any:
    """Return the program's move for an active seat: the game's move for an absent player, or a computer player's.

    Raises what `choose` raises.
    """
    move = absent_move(position, seat)
    return move if move is not None else await choose(position.game, question(position, seat, max_seconds))


def absent_move(position: Position, seat: Seat) -> Any | None:
    """Return the game's move for an absent player, or None if a computer player plays for the seat.

    The game's `absent` gets True for a player who gave up and will not return, False for a missed deadline or an open
    seat, which another user may still take. An exception or an illegal move is logged as an error; then a computer
    player plays for the seat.
    """
    game, table = position.game, position.table
    if game.interruptions.absent is None or isinstance(table.seats[seat].sitter, Computer):
        return None
    try:
        move: Any = game.interruptions.absent(table.state, seat, seat in table.given_up)
    except Exception:  # noqa: BLE001 - a fault in a game must not stop the table
        _log.exception("absence.failed", game=game.name)
        return None
    if move in position.answers.moves(seat):
        return move
    _log.error("absence.illegal_move", game=game.name)
    return None


def any_move(question: Question) -> Any:
    """Return a random legal move, for a computer player that failed."""
    return Chance(question.seed, question.n).pick(question.menu)


async def choose_in_thread(game: AnyGame, question: Question) -> Any:
    """Choose the move in a thread of this process, as in tests and tools; the bot uses a separate process."""
    return await asyncio.to_thread(answer, game, question)


EVERY_TIME, OFTEN, SELDOM = 1, 2, 8
"""One in this many changes gets a remark: a start or end of a game; a `big` fact or a rare occasion; any other
occasion."""
RECENT_REMARKS = 6
"""A table's newest remarks, none of which is repeated: with fewer, two computer players repeat theirs every round."""
HELLO, WON, LOST = "hello", "won", "lost"
"""The occasions of every game: its start; its end, for a computer player that won; its end if none won."""
HOST_OCCASIONS = (HELLO, WON, LOST)


class Moment(NamedTuple):
    """An occasion for a remark in a change."""

    rarity: int
    """The remark is made once in this many times."""
    occasion: str
    seats: Sequence[Seat]
    """The computer players' seats that may make the remark."""
    lines: tuple[str, ...] = REMARK_ATTRIBUTES
    """The attributes of the occasion's message."""


def with_remark(position: Position, decision: Decision) -> Decision:
    """Return the decision with a computer player's remark as its last news, or unchanged if there is no remark.

    `position` is the position after the decision.
    """
    fact = remark(position, decision.news)
    if fact is None:
        return decision
    recent = (*decision.table.remarked.split(), fact.line)[-RECENT_REMARKS:]
    table = msgspec.structs.replace(decision.table, remarked=" ".join(recent))
    return msgspec.structs.replace(decision, table=table, news=(*decision.news, Public(fact)))


def remark(position: Position, news: Sequence[Public | Whisper]) -> Remarked | None:
    """Return a computer player's remark on the news of the change that led to this position, or None.

    Of several occasions, one with the lowest rarity is chosen. A recent line of the table is not repeated: an occasion
    with recent lines alone gives no remark.
    """
    table = position.table
    seats = tuple(Seat(n) for n, sitter in enumerate(table.sitters) if isinstance(sitter, Computer))
    if not (table.banter and seats):
        return None
    moments = list(_moments(position, [item.fact for item in news if isinstance(item, Public)], seats))
    chance = Chance(b"banter %d" % table.id, table.public_version)
    rarity = min((moment.rarity for moment in moments), default=0)
    if not moments or chance.below(rarity):
        return None
    moment = chance.pick([moment for moment in moments if moment.rarity == rarity])
    seat = chance.pick(moment.seats)
    attributes = (line for line in lines_of(style(table.seats[seat].name)) if line in moment.lines)
    recent = table.remarked.split()
    lines = [line for line in (f"{moment.occasion}.{attribute}" for attribute in attributes) if line not in recent]
    return Remarked(seat, chance.pick(lines)) if lines else None


def lines_of(style: Style) -> tuple[str, ...]:
    """Return the line names for a style: the lines for all styles and its own."""
    return tuple(line for line in REMARK_ATTRIBUTES if line == style or line not in set(Style))


def _moments(position: Position, facts: Sequence[Fact], seats: Sequence[Seat]) -> Iterator[Moment]:
    game, table = position.game, position.table
    for fact in facts:
        if isinstance(fact, GameStarted):
            yield Moment(EVERY_TIME, HELLO, seats)
        if isinstance(fact, GameEnded) and table.outcome is not None:
            winners = [seat for seat in seats if seat in table.outcome.winners]
            yield Moment(EVERY_TIME, WON if winners else LOST, winners or seats)
        occasions = [occasion for occasion in game.traits.occasions if type(fact) is occasion.fact]
        board = position.answers.board if occasions else None
        for occasion in occasions:
            if speakers := [seat for seat in seats if occasion.speaks(board, fact, seat)]:
                rarity = OFTEN if fact.big or occasion.rare else SELDOM
                yield Moment(rarity, occasion.name, speakers, occasion.lines)
