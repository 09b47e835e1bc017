"""The views: the public board, the hand of one seat, and redeals.

Pictures, texts and computer players get all their information from here. Never reveals an unsolved case, the order of
the deck, or black discs before they are announced.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from msgspec.structs import asdict, replace

from cogs.case07.board import Board, Hand, Investigation, Investigator, Phase, Question
from cogs.case07.cards import OF_KIND, Card, Case
from cogs.case07.knowledge import case_index, case_list, consistent, deduced_cards, with_chart
from cogs.case07.moves import Announce, Examine, Patrol
from cogs.case07.rules.investigations import record_of
from cogs.case07.rules.scoring import box_now
from cogs.case07.state import CutShort, State, held_case, holder

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.game.chance import Chance
    from bot.game.contract import Seat
    from cogs.case07.state import Sleuth


def board(state: State) -> Board:
    """Return the public board."""
    return Board(
        options=state.options,
        investigation=state.number,
        round=state.round,
        first=state.first,
        tiles=state.tiles,
        row=state.row,
        deck=len(state.deck),
        discarded=state.discarded,
        players=tuple(map(_investigator, state.sleuths, public_cases(state))),
        next_box=box_now(state),
        phase=state.phase,
        turn=None if state.phase is Phase.OVER else state.turn,
        question=_question(state),
        past=tuple(map(_charted, state.past)),
        cut_short=isinstance(state, CutShort),
    )


def hand(state: State, seat: Seat) -> Hand:
    """Return the board, the case that this seat holds, its black discs and its notebook."""
    public_board, sleuth = board(state), state.sleuths[seat]
    deduced = deduced_cards(public_board, seat, held_case(state, seat), state.options.notebook)
    return Hand(
        board=public_board,
        seat=seat,
        held=held_case(state, seat),
        accused=sleuth.accused,
        notes=sleuth.notes,
        follows=tuple(card for card in deduced if card not in sleuth.notes),
    )


def cut_short(state: State) -> State:
    """Return the state of a game that its rules did not end, with all cases public and the chart of the last turns.

    Players who have not solved their case get no box, so no points for it.
    """
    past = (*state.past, record_of(state, state.sleuths))
    return CutShort(**asdict(replace(state, phase=Phase.OVER, pending=None, past=past)))


def public_cases(state: State) -> tuple[Case | None, ...]:
    """Return the public cases, by the seat that had to solve them; None: not public."""
    is_finished = state.phase is Phase.OVER
    return tuple(
        case if is_finished or sleuth.solved else None for case, sleuth in zip(state.cases, state.sleuths, strict=True)
    )


def _investigator(sleuth: Sleuth, case: Case | None) -> Investigator:
    return Investigator(
        discs=sleuth.discs,
        watches=sleuth.watches,
        patrols=sleuth.patrols,
        dead_ends=sleuth.dead_ends,
        findings=sleuth.findings,
        finished=sleuth.finished,
        points=sleuth.points,
        penalties=sleuth.penalties,
        closing=sleuth.asks % 2 == 1,
        case=case,
    )


def _question(state: State) -> Question | None:
    """Return the question that waits for an answer by hand; an announced solution is public."""
    pending = state.pending
    if pending is None:
        return None
    return Question(
        asker=state.turn,
        holder=holder(state, state.turn),
        card=pending.card if isinstance(pending, Examine) else None,
        place=pending.place if isinstance(pending, Patrol) else None,
        announced=Case(*state.sleuths[state.turn].accused) if isinstance(pending, Announce) else None,
    )


@lru_cache(maxsize=64)
def _charted(past: Investigation) -> Investigation:
    """Return an ended investigation with the data of its chart; cached, because it does not change."""
    return with_chart(past)


def redeal(state: State, seat: Seat | None, chance: Chance) -> State:
    """Redeal the information that a seat (None: the public) cannot know; all answers so far stay true.

    The seat knows the case that it holds, the solved cases, its own black discs and its own notebook. Every deal that
    agrees with this can result, but not with equal probability.
    """
    if state.phase is Phase.OVER:
        return replace(state, deck=chance.shuffled(state.deck))
    sleuths = tuple(
        sleuth if index == seat else _with_random_marks(sleuth, chance, announced=_is_announced(state, index))
        for index, sleuth in enumerate(state.sleuths)
    )
    return replace(state, deck=chance.shuffled(state.deck), sleuths=sleuths, cases=_cases(state, seat, chance))


def _cases(state: State, seat: Seat | None, chance: Chance) -> tuple[Case, ...]:
    """Return cases for all seats that share no card."""
    count = len(state.cases)
    known_cases = {owner: state.cases[owner] for owner in range(count) if state.sleuths[owner].solved}
    if seat is not None:
        known_cases[(seat + 1) % count] = state.cases[(seat + 1) % count]
    index = case_index(state.tiles)
    possible = {
        owner: chance.shuffled(case_list(consistent(index, state.sleuths[owner].findings)))
        for owner in range(count)
        if owner not in known_cases
    }
    cases = _disjoint_cases(known_cases, dict(sorted(possible.items(), key=lambda item: len(item[1]))))
    return tuple(cases[owner] for owner in range(count))


def _disjoint_cases(known_cases: dict[int, Case], possible: Mapping[int, tuple[Case, ...]]) -> dict[int, Case]:
    """Return `known_cases` completed with cases that share no card with any other; empty if there are none."""
    if not possible:
        return known_cases
    (owner, cases), *others = possible.items()
    used_cards = {card for case in known_cases.values() for card in case.cards}
    candidates = (case for case in cases if used_cards.isdisjoint(case.cards))
    for case in candidates:
        if solution := _disjoint_cases({**known_cases, owner: case}, dict(others)):
            return solution
    return {}


def _is_announced(state: State, seat: int) -> bool:
    """Return whether the black discs of a seat are public, waiting for an answer by hand."""
    return seat == state.turn and isinstance(state.pending, Announce)


def _with_random_marks(sleuth: Sleuth, chance: Chance, *, announced: bool) -> Sleuth:
    """Return a player with random black discs, unless they are public, and a random notebook."""
    accused = tuple(chance.pick(cards) for cards in OF_KIND.values() if chance.below(2))
    notes = tuple(card for card in Card if not chance.below(4))
    return replace(sleuth, accused=sleuth.accused if announced else accused, notes=notes)
