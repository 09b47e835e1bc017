"""Computer players: what they are called, whose decisions the host gets from one, what it is asked, what it says.

Names come with a style, so that people come to know who dares what; it is stored nowhere: a table of long ago has the
same players as one of today. A computer player is given what its seat may see, never a state, and a chance of its own,
so that thinking never touches the luck of the table, nor could tell it. Pure but for the search itself.

Now and then one has a word for what happened at its table. When, who and what follows from what everybody knows: the
public facts of a change, the board after it, the computers' names, and the number of the version that everybody may
notice. Never from a hand, a thought, a whisper or the seed.
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
"""Computers are called after people who liked to think, in this order."""
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
"""By name; who is not here has no leaning."""


def names() -> list[str]:
    """Return what computers at one table are called, one after the other."""
    return [*COMPUTERS, *(f"{name} {n}" for n in range(2, 9) for name in COMPUTERS)]


def style(name: str) -> Style:
    """Return the style of a computer player; Ada 2 plays like Ada."""
    return STYLES.get(name.rstrip("0123456789").rstrip(), Style.EVEN)


_log = structlog.stdlib.get_logger(__name__)


@dataclass(frozen=True)
class Question:
    """What a computer player is asked: everything its seat may see, and nothing else; it can travel (`pickle`)."""

    hand: Any
    menu: tuple[Any, ...]
    seed: bytes
    """What its luck follows from; the table's own seed does not follow from it."""
    n: int
    """The number of the chance it gets."""
    budget: Budget


MoveChooser = Callable[["AnyGame", Question], Awaitable[Any]]
"""Chooses for a computer player: a game and a question are answered with a move of the question's menu."""


def seats(at: Position) -> tuple[Seat, ...]:
    """Return the seats that must act now and for which a computer decides, in the order of play."""
    return tuple(sorted(at.acting - at.people))


def budget(table: Table, seat: Seat, seconds: float) -> Budget:
    """Return what may be spent on a turn of the seat: its own strength and style, or fair play for a person's."""
    sitter = table.seats[seat].sitter
    if not isinstance(sitter, Computer):
        return Budget(Strength.FAIR, seconds)
    return Budget(sitter.strength, seconds, style=style(sitter.name))


def question(at: Position, seat: Seat, most: float) -> Question:
    """Return what to ask for a seat that is to act; nobody thinks longer than `most` seconds of a core."""
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
    """Return the seed by which computers think at a table with this `seed`, which knows the deal and every die."""
    return hashlib.sha256(b"thinking" + seed).digest()


def answer(game: AnyGame, asked: Question, elapsed: Callable[[], float] | None = None) -> Any:
    """Return the computer's move; `elapsed` tells it the seconds of a core that it has spent.

    It takes its time, so call it off the event loop. A computer player that fails is a bug and logged as one,
    but the table goes on: with any legal move.
    """
    chance = Chance(asked.seed, asked.n)
    thinking = msgspec.structs.replace(asked.budget, elapsed=elapsed)
    try:
        move: Any = game.computer(asked.hand, asked.menu, chance, thinking)
        if move in asked.menu:
            return move
        _log.error("computer chose an illegal move", game=game.name)
    except Exception:  # noqa: BLE001 - whatever a game's computer does wrong must not stop the table
        _log.exception("computer failed", game=game.name)
    return any_move(asked)


async def decided(at: Position, seat: Seat, choose: MoveChooser, most: float) -> Any:
    """Return the move of a seat that is to act and will not by itself: a computer's, or what absence comes to."""
    absent = absence(at, seat)
    return absent if absent is not None else await choose(at.game, question(at, seat, most))


def absence(at: Position, seat: Seat) -> Any | None:
    """Return what the turn of a person who is not there comes to; None: the computer player plays for them.

    Who gave up is gone for good; at an open seat the time is up, for somebody may yet sit down there.
    A game that fails at it is a bug and logged as one; the computer player then plays after all.
    """
    game, table = at.game, at.table
    if game.interruptions.absent is None or isinstance(table.seats[seat].sitter, Computer):
        return None
    try:
        move: Any = game.interruptions.absent(table.state, seat, seat in table.given_up)
    except Exception:  # noqa: BLE001 - whatever a game does wrong must not stop the table
        _log.exception("absence failed", game=game.name)
        return None
    if move in at.answers.moves(seat):
        return move
    _log.error("absence is no legal move", game=game.name)
    return None


def any_move(asked: Question) -> Any:
    """Return a legal move, for a computer player that cannot."""
    return Chance(asked.seed, asked.n).pick(asked.menu)


async def choose_in_thread(game: AnyGame, asked: Question) -> Any:
    """Choose in a thread of this process: enough where thinking is short."""
    return await asyncio.to_thread(answer, game, asked)


ALWAYS, OFTEN, SELDOM = 1, 2, 8
"""One in so many changes has a word: of those that begin or end a game, with a great moment or something that comes
up seldom, and with any other."""
HELLO, WON, LOST = "hello", "won", "lost"
"""What there is to say in every game: at its beginning, and at its end by a computer that won, else by any."""
OF_THE_HOST = (HELLO, WON, LOST)


class Moment(NamedTuple):
    """Something in a change that computers have a word for."""

    rarity: int
    """The word is said one time in so many."""
    occasion: str
    seats: Sequence[Seat]
    """Who may say it."""


def commented(at: Position, decision: Decision) -> Decision:
    """Return a decision with what a computer has to say of it as the last news; as it is where none has a word.

    `at` is the position of the table that the decision leads to.
    """
    found = remark(at, decision.news)
    if found is None:
        return decision
    table = msgspec.structs.replace(decision.table, remarked=found.line)
    return msgspec.structs.replace(decision, table=table, news=(*decision.news, Public(found)))


def remark(at: Position, news: Sequence[Public | Whisper]) -> Remarked | None:
    """Return what a computer says of the news of a change that leads to this position; None: nothing.

    Of several things the greatest is spoken of, and never with the line that was said last.
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
    """Return which lines of an occasion go with a style: those for all, and its own."""
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
