"""The radio: the facts of rounds, retold for a reader, whose own riders come first and in bold.

Works on public facts and the board; it reads no orders.
"""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Any, cast

from msgspec.structs import replace

from bot.ui.game_ui import NewsLine
from cogs.tour.story_facts import MAX_NAMED, FirstIn, PrimeTaken, RoundRidden, Why

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from bot.game.contract import Fact, Seat
    from bot.i18n.translation import Say
    from cogs.tour.board import Board
    from cogs.tour.story_facts import RiderRound

_MAX_OWN_LINES = 3
"""The most of the reader's riders that get a line each: those whose places changed most."""
_PLAIN = frozenset({Why.HEAD, Why.ALONE, Why.ROLL, Why.TAKE, Why.WHEEL, Why.ALONG, Why.HELPED})
"""The causes that are told only if the place changed."""
_NOTABLE_WEIGHT = 4
"""The weight of any other cause, in places."""
_LISTS = frozenset({"riders", "others", "followers", "lost"})
"""The fields of facts that list riders."""


def radio(facts: Sequence[Fact], board: Board, seat: Seat | None, say: Say) -> list[Fact | NewsLine]:
    """Return the news for a seat (None: for everybody): its own riders, then the facts.

    Minor facts are left out of a round whose story is told, and quiet rounds are told together.
    """
    rounds = [fact for fact in facts if isinstance(fact, RoundRidden)]
    own = frozenset(rider.number for rider in board.riders if rider.team == seat)
    if not rounds:
        return [_told(fact, board, frozenset(), say) for fact in facts]
    major = [fact for fact in facts if not fact.minor]
    lines = (NewsLine(line, own=True) for line in _own_lines(rounds, seat, say))
    return [*lines, *(_told(fact, board, own, say) for fact in _merged(major))]


def _merged(facts: Sequence[Fact]) -> Iterator[Fact]:
    """Yield the facts; quiet rounds in a row with the same riders in front become one.

    Once riders are in, only rounds in which more came in are told.
    """
    for _, run in groupby(facts, key=_quiet_key):
        first, *rest = run
        last = rest[-1] if rest else first
        if isinstance(first, RoundRidden) and isinstance(last, RoundRidden) and first.quiet:
            yield first if first.home else replace(last, since=first.round if rest else 0)
        else:
            yield from (first, *rest)


def _quiet_key(fact: Fact) -> Any:
    """Return a key that is equal for facts that become one."""
    if isinstance(fact, RoundRidden) and fact.quiet:
        return fact.home or (fact.front, frozenset(fact.riders), fact.behind)
    return id(fact)


def _told(fact: Fact, board: Board, own: frozenset[int], say: Say) -> Fact | NewsLine:
    """Return a fact with the reader's riders in bold, and long lists of riders cut; a great moment stays as it is."""
    if fact.big:
        return fact
    shown: dict[str, Any] = {}
    gains = _gains(fact, board)
    for name in fact.__struct_fields__:
        value = getattr(fact, name)
        if name in _LISTS and isinstance(value, tuple):
            shown[name] = _list(cast("tuple[int, ...]", value), own, say, gains)
        elif name == "rider" and value in own:
            shown["rider"] = _bold(value, say)
    return NewsLine(say.fact(fact, **shown)) if shown else fact


def _gains(fact: Fact, board: Board) -> Mapping[int, str]:
    """Return the points of riders at a prime, or their seconds on the strip behind the first who finished, if any."""
    if isinstance(fact, PrimeTaken):
        return {number: f"+{share}" for number, share in zip(fact.others, fact.shares, strict=True)}
    if isinstance(fact, FirstIn):
        for arrivals in (board.arrivals, *(stage.arrivals for stage in reversed(board.past))):
            seconds = {arrival.rider: arrival.second for arrival in arrivals if arrival.round == arrivals[0].round}
            if seconds.keys() == {fact.rider, *fact.others} and len(set(seconds.values())) > 1:
                return {number: f"+{second - seconds[fact.rider]} s" for number, second in seconds.items()}
    return {}


def _bold(number: int, say: Say) -> str:
    return f"**{say.piece(number)}**"


def _list(numbers: tuple[int, ...], own: frozenset[int], say: Say, gains: Mapping[int, str]) -> str:
    """Return a list of riders, cut after `MAX_NAMED`; the reader's own come first and are never cut."""
    order = sorted(numbers, key=lambda number: number not in own) if len(numbers) > MAX_NAMED else numbers
    limit = max(MAX_NAMED, sum(number in own for number in numbers))
    names = {number: _bold(number, say) if number in own else say.piece(number) for number in order[:limit]}
    texts = [f"{name} ({gains[number]})" if number in gains else name for number, name in names.items()]
    return ", ".join(texts) + (" …" if len(numbers) > limit else "")


def _own_lines(rounds: Sequence[RoundRidden], seat: Seat | None, say: Say) -> Iterator[str]:
    """Yield a line for each of the reader's riders whose place changed most, and one line for the others."""
    spans: dict[int, list[tuple[int, RiderRound]]] = {}
    for fact in rounds:
        for entry in fact.record:
            if entry.seat == seat:
                spans.setdefault(entry.rider, []).append((fact.round, entry))
    by_change = sorted(spans.values(), key=lambda span: (-_weight(span), span[-1][1].after))
    for span in by_change[:_MAX_OWN_LINES]:
        yield _own_line(span, say)
    if by_change[_MAX_OWN_LINES:]:
        yield say("own-others", riders=", ".join(_short(span, say) for span in by_change[_MAX_OWN_LINES:]))


def _weight(span: Sequence[tuple[int, RiderRound]]) -> int:
    """Return how much a rider's rounds matter to their team."""
    return abs(_change(span)) + _NOTABLE_WEIGHT * any(entry.why not in _PLAIN for _, entry in span)


def _change(span: Sequence[tuple[int, RiderRound]]) -> int:
    """Return how many places a rider lost in some rounds."""
    return span[-1][1].after - span[0][1].before


def _own_line(span: Sequence[tuple[int, RiderRound]], say: Say) -> str:
    """Return a rider's places before and after some rounds, and what mattered most in them."""
    change = _change(span)
    number, cause = max(
        span, key=lambda entry: (entry[1].why not in _PLAIN, abs(entry[1].after - entry[1].before), entry[0])
    )
    return say(
        "own-rider",
        rider=say.piece(cause.rider),
        change="up" if change < 0 else "down" if change else "same",
        before=span[0][1].before,
        after=span[-1][1].after,
        round=number if len(span) > 1 else 0,
        why=cause.why.value,
        first=str(cause.after == 1).lower(),
        number=cause.number,
        fields=cause.number,
        other=say.piece(cause.other) if cause.other else "",
    )


def _short(span: Sequence[tuple[int, RiderRound]], say: Say) -> str:
    before, after = span[0][1].before, span[-1][1].after
    return f"{_bold(span[0][1].rider, say)} ({before}{f' → {after}' if after != before else ''})"
