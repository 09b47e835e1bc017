"""Errand: a minimal game for tests of the courier.

The seats move in turn, some steps each; a step is a fleeting fact. At the start each seat gets a number by whisper.
With `together` all seats act at once, one step per round. A waiting seat may seal a step.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from bot.game.contract import Budget, Fact, Game, Outcome, Public, Refused, Seat, Step, Whisper, facts_in, ranked
from bot.game.extensions import Premoves

if TYPE_CHECKING:
    from bot.game.chance import Chance


class Options(Struct, frozen=True):
    """The table's options."""

    steps: int = 5
    turns: int = 4
    together: bool = False
    diary: bool = False
    """Whether each step is whispered to its seat."""


class Go(Struct, frozen=True):
    """Make a step."""


class Errand(Struct, frozen=True):
    """The game's full state."""

    options: Options
    secrets: tuple[int, ...]
    acting: frozenset[Seat]
    left: int
    turn: int = 0


class Dealt(Fact, frozen=True):
    """A seat's number was whispered to it."""

    number: int


class Noted(Fact, frozen=True):
    """A step was written to a seat's diary."""

    left: int


class Walked(Fact, frozen=True):
    """A seat made a step."""

    seat: Seat


class Glanced(Fact, frozen=True):
    """A fleeting fact."""

    fleeting = True
    step: int


def _start(players: int, options: Options, chance: Chance) -> Step[Errand]:
    secrets = tuple(chance.below(1000) for _ in range(players))
    acting = frozenset(Seat(i) for i in range(players)) if options.together else frozenset({Seat(0)})
    news = tuple(Whisper(Seat(i), Dealt(secret)) for i, secret in enumerate(secrets))
    return Step(Errand(options, secrets, acting, options.steps), news)


def _apply(state: Errand, seat: Seat, _move: Go, _chance: Chance) -> Step[Errand]:
    if seat not in state.acting:
        raise Refused("not-your-turn")
    diary = (Whisper(seat, Noted(state.left)),) if state.options.diary else ()
    news = (Public(Walked(seat)), Public(Glanced(state.left)), *diary)
    if state.options.together:
        return Step(_together(state, seat), news)
    if state.left > 1:
        return Step(replace(state, left=state.left - 1), news)
    return Step(_next_turn(state, frozenset({Seat((seat + 1) % len(state.secrets))})), news)


def _together(state: Errand, seat: Seat) -> Errand:
    rest = state.acting - {seat}
    everybody = frozenset(Seat(i) for i in range(len(state.secrets)))
    return replace(state, acting=rest) if rest else _next_turn(state, everybody)


def _next_turn(state: Errand, acting: frozenset[Seat]) -> Errand:
    turn = state.turn + 1
    is_over = turn >= state.options.turns
    return replace(state, turn=turn, left=state.options.steps, acting=frozenset() if is_over else acting)


def _outcome(state: Errand) -> Outcome | None:
    if state.acting:
        return None
    return ranked(state.secrets, [(secret,) for secret in state.secrets])


def _computer(_hand: Errand, menu: tuple[Go, ...], _chance: Chance, _budget: Budget) -> Go:
    return menu[0]


ERRAND: Game[Errand, Go, Errand, Errand] = Game(
    name="errand",
    players=range(1, 7),
    options=Options,
    state_type=Errand,
    move_type=Go,
    facts=facts_in(__name__),
    start=_start,
    to_act=lambda state: state.acting,
    moves=lambda state, seat: (Go(),) if seat in state.acting else (),
    apply=_apply,
    board=lambda state: state,
    hand=lambda state, _seat: state,
    outcome=_outcome,
    redeal=lambda state, _seat, _chance: state,
    computer=_computer,
    premoves=Premoves(moves=lambda state, seat: () if seat in state.acting else (Go(),)),
)
