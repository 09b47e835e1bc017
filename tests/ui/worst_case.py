"""Tables with the most demanding names and the states of a game with the most text and controls.

This module only collects them; other modules test them.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from itertools import chain, combinations
from typing import TYPE_CHECKING, Any

import msgspec

from bot import discovery
from bot.game.chance import Chance
from bot.game.contract import AnyGame, Fact, Outcome, Public, Refused, Seat, Step, Strength, Whisper
from bot.i18n import names
from bot.i18n.translation import Say
from bot.table.model import Computer, Pace, Pause, PauseVote, Person, Place, SeatOffer, Status, Table, Tenure
from bot.ui.messages import cards
from tests.by_seat import by_seat, departed, states
from tests.wording import plain

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

NAMES = (
    "*_~`|>#[](<*_~`|>#[](<*_~`|>#[](",
    "👩🏽‍❤️‍💋‍👨🏿🏴󠁧󠁢󠁷󠁬󠁳󠁿👨‍👩‍👧‍👦",
    "\u202e" + "\u05e9\u05dc\u05d5\u05dd " * 6,
    "@everyone <@&1> <@2> <#3> @here",
    "W" * 32,
    "Ž̵̢̛̖̯a̷̧͓͑̕l̸̡̛̻͊g̶̢̹̈́͐o̷̤̅̚",
    "\u200b\u2066\u3164",
    "-# **\n> ||[x](https://x.example)||",
    "'; DROP TABLE seat; --",
)
"""32 characters that Markdown escapes, emoji families, right-to-left text, mentions, wide, tall, invisible, lines."""

SEED = b"\xff" * 32
LARGEST = 2**63 - 1
"""The largest Discord id and table number."""
NOW = 1_900_000_000.0
LONGEST = 5000


@dataclass(frozen=True)
class Moment:
    """A game at one moment, with all news up to then."""

    state: Any
    facts: tuple[Fact, ...]
    whispers: tuple[Whisper, ...]


LOOKED_AT = 150
"""Moments of a game that are compared, spread evenly: a long game has thousands, each much like the one before."""


def moments(game: AnyGame, seats: int, options: Any, size: Callable[[Any], int]) -> list[Moment]:
    """Play at random and pick moments: first, last, most moves, longest by `size`, and a random one."""
    played = _played(game.name, seats, options)
    looked_at = played[:: 1 + len(played) // LOOKED_AT]
    choices = max(looked_at, key=lambda moment: sum(len(game.moves(moment.state, Seat(n))) for n in range(seats)))
    words = max(looked_at, key=lambda moment: size(moment.state))
    return [played[0], played[-1], choices, words, random.Random(seats).choice(played)]


def answer(game: AnyGame, seats: int, options: Any) -> Moment | None:
    """Return a moment at which the first seat is active after the first fact, or None if there is none.

    If all seats act at the same time, that seat may have moved already at all moments of `moments`.
    """
    played = _played(game.name, seats, options)
    return next((step for step in played if step.facts and game.moves(step.state, Seat(0))), None)


@lru_cache(maxsize=2)
def _played(name: str, seats: int, options: Any) -> tuple[Moment, ...]:
    """Cached, because the same game is used for every language."""
    return tuple(_moments(discovery.games()[name], seats, options))


def _moments(game: AnyGame, seats: int, options: Any) -> Iterator[Moment]:
    step: Step[Any] = game.start(seats, options, Chance(SEED, 0))
    moment = _after(Moment(None, (), ()), step)
    for turn in range(1, LONGEST):
        yield moment
        acting = sorted(game.to_act(moment.state))
        if not acting:
            return
        luck = Chance(SEED, -turn)
        seat = luck.pick(acting)
        move = luck.pick(game.moves(moment.state, seat))
        moment = _after(moment, game.apply(moment.state, seat, move, Chance(SEED, turn)))


def _after(before: Moment, step: Step[Any]) -> Moment:
    facts = tuple(news.fact for news in step.news if isinstance(news, Public))
    whispers = tuple(news for news in step.news if isinstance(news, Whisper))
    return Moment(step.state, before.facts + facts, before.whispers + whispers)


def lobby(game: AnyGame, language: str, seats: int, *, first: int = 0) -> Table:
    """A lobby whose last seat is a computer player; a full one has the options of `unusual`."""
    sitters = [_person(n, first) for n in range(seats)]
    if seats > 1:
        sitters[-1] = Computer(Strength.STRONG, "Wilhelmina")
    return Table(
        id=LARGEST,
        game=game.name,
        status=Status.LOBBY,
        place=Place(LARGEST, LARGEST, LARGEST),
        host=LARGEST,
        language=language,
        pace=Pace.UNHURRIED,
        seats=states(*sitters),
        options=unusual(game, seats) if seats == game.players[-1] else game.options(),
        version=LARGEST,
        rules=game.rules_version,
        opened=NOW,
        changed=NOW,
        closes=NOW,
    )


def unusual(game: AnyGame, seats: int) -> Any:
    """Return the options that differ most from the defaults and are allowed for `seats` seats.

    Some choices exclude each other or some numbers of seats; as few fields as possible keep their default.
    """
    fields = {field.name: field for field in msgspec.structs.fields(game.options)}
    for usual in chain.from_iterable(combinations(fields, count) for count in range(max(1, len(fields)))):
        chosen = {name: _other(field.type, field.default) for name, field in fields.items() if name not in usual}
        options = msgspec.convert(chosen, game.options)
        if _starts(game, seats, options):
            return options
    raise AssertionError(f"{game.name} cannot be played but by the book")


def _starts(game: AnyGame, seats: int, options: Any) -> bool:
    try:
        game.start(seats, options, Chance(SEED, 0))
    except Refused:
        return False
    return True


def _other(kind: Any, usual: Any) -> Any:
    if isinstance(kind, type) and issubclass(kind, Enum):
        return next(member.value for member in kind if member != usual)
    return not usual if kind is bool else usual


def _person(seat: int, first: int) -> Person | Computer:
    return Person(LARGEST - seat, NAMES[(first + seat) % len(NAMES)])


def started(game: AnyGame, table: Table, moment: Moment) -> Table:
    """Return the table at a moment of its game: running, or ended if the game has an outcome."""
    outcome = game.outcome(moment.state)
    count = len(table.seats)
    times = (NOW,) * count
    return msgspec.structs.replace(
        table,
        seats=states(*table.sitters, moves=(LARGEST,) * count, since=times, due=times),
        closes=None,
        status=Status.RUNNING if outcome is None else Status.ENDED,
        seed=SEED,
        state=moment.state,
        moves=LARGEST,
        outcome=outcome,
    )


def with_open_seats(table: Table) -> Table:
    """Return the table with all seats open but the first active one, whose menu then appears on the board."""
    acting = [seat for seat, since in enumerate(by_seat(table, "since")) if since is not None] or [0]
    left = tuple(Seat(n) for n in range(len(table.seats)) if n != acting[0])
    return departed(table, *left, is_open=True)


def with_a_break(table: Table) -> tuple[Table, Table]:
    """Return the table with all but one seat open: with a pause proposed by all seats, and paused."""
    left = with_open_seats(table)
    count = len(table.seats)
    vote = PauseVote(NOW, frozenset(Seat(n) for n in range(count)))
    return msgspec.structs.replace(left, pause_vote=vote), msgspec.structs.replace(left, pause=Pause(NOW, NOW))


def handed_over(table: Table) -> Table:
    """Return the table with each person's seat taken over from another user, and offered to a third."""
    people = [Seat(n) for n, sitter in enumerate(table.sitters) if isinstance(sitter, Person)]
    tenures = (Tenure(seat, Person(LARGEST - 50 - seat, NAMES[seat]), 1, NOW, LARGEST, NOW) for seat in people)
    for seat in people:
        table = table.with_seat(seat, offer=SeatOffer(LARGEST - 90 - seat, NAMES[-seat], NOW))
    return msgspec.structs.replace(table, former=tuple(tenures))


def cut_short(table: Table) -> Table:
    """Return the table, ended because all players but one gave up."""
    count = len(table.seats)
    return msgspec.structs.replace(
        departed(table, *range(1, count), is_open=False),
        status=Status.ENDED,
        outcome=Outcome(places=(1, *(2 for _ in range(1, count))), scores=(0,) * count),
    )


def result(
    game: str, places: tuple[int, ...], scores: tuple[int, ...], *resigned: Seat, options: Any = None
) -> list[str]:
    """The result of a game as its readers see it, by line; None: with the options of a new table."""
    lobby_table = lobby(discovery.games()[game], "en", len(places))
    lobby_table = msgspec.structs.replace(lobby_table, options=options or lobby_table.options)
    outcome = Outcome(places=places, scores=scores)
    table = msgspec.structs.replace(
        departed(lobby_table, *resigned, is_open=False), status=Status.ENDED, outcome=outcome
    )
    return plain(cards.result(table, Say("en", game, names.at_table(table)))).splitlines()
