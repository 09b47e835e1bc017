"""A word that a computer player now and then has for what happened at its table. Pure decisions.

When, who and what follows from what everybody knows: the public facts of a change, the board after it, the computers'
names, and the number of the version that everybody may notice. Never from a hand, a thought, a whisper or the seed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import msgspec

from bot.chance import Chance
from bot.game import Public, Seat, Style
from bot.game_extras import LINES
from bot.table import computers
from bot.table.decisions import ChangeKind, Decision, require_host, require_open
from bot.table.facts import GameEnded, GameStarted, Remarked
from bot.table.model import Computer

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bot.game import AnyGame, Fact, Whisper
    from bot.table.model import Table

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


def switched(table: Table, by: int, *, on: bool) -> Decision:
    """Choose whether the computer players at a table have a word; the host's to do, at any time before it is over."""
    require_open(table)
    require_host(table, by)
    return Decision(msgspec.structs.replace(table, banter=on), ChangeKind.OPTIONS)


def commented(game: AnyGame, decision: Decision) -> Decision:
    """Return a decision with what a computer has to say of it as the last news; as it is where none has a word."""
    found = remark(game, decision.table, decision.news)
    if found is None:
        return decision
    table = msgspec.structs.replace(decision.table, remarked=found.line)
    return msgspec.structs.replace(decision, table=table, news=(*decision.news, Public(found)))


def remark(game: AnyGame, table: Table, news: Sequence[Public | Whisper]) -> Remarked | None:
    """Return what a computer says of the news of a change that leads to `table`; None: nothing.

    Of several things the greatest is spoken of, and never with the line that was said last.
    """
    seats = tuple(Seat(at) for at, one in enumerate(table.seats) if isinstance(one, Computer))
    if not (table.banter and seats):
        return None
    moments = list(_moments(game, table, [item.fact for item in news if isinstance(item, Public)], seats))
    luck = Chance(b"banter %d" % table.id, table.public_version)
    rarity = min((each.rarity for each in moments), default=0)
    if not moments or luck.below(rarity):
        return None
    moment = luck.pick([each for each in moments if each.rarity == rarity])
    seat = luck.pick(moment.seats)
    lines = (f"{moment.occasion}.{line}" for line in lines_of(computers.style(table.seats[seat].name)))
    return Remarked(seat, luck.pick([line for line in lines if line != table.remarked]))


def lines_of(style: Style) -> tuple[str, ...]:
    """Return which lines of an occasion go with a style: those for all, and its own."""
    return tuple(line for line in LINES if line == style or line not in set(Style))


def _moments(game: AnyGame, table: Table, facts: Sequence[Fact], seats: Sequence[Seat]) -> Iterator[Moment]:
    for fact in facts:
        if isinstance(fact, GameStarted):
            yield Moment(ALWAYS, HELLO, seats)
        if isinstance(fact, GameEnded) and table.outcome is not None:
            won = [seat for seat in seats if seat in table.outcome.winners]
            yield Moment(ALWAYS, WON if won else LOST, won or seats)
        occasions = [each for each in game.traits.occasions if type(fact) is each.fact]
        board = game.board(table.state) if occasions else None
        for occasion in occasions:
            if speaking := [seat for seat in seats if occasion.speaks(board, fact, seat)]:
                yield Moment(OFTEN if fact.big or occasion.rare else SELDOM, occasion.name, speaking)
