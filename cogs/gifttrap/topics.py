"""What players are asked to say a line about: a gift of the last round, and the gifts that they dealt.

Pure; reads the public board only. Nobody is asked for the sake of the rules: what they say changes nothing.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from bot.game.extensions import TalkTopic
from cogs.gifttrap.board import Phase
from cogs.gifttrap.opened import best_opening, worst_opening

if TYPE_CHECKING:
    from bot.game.contract import Seat
    from cogs.gifttrap.board import Board, Opening, Round

WHY, DEAL = "why", "deal"
"""The kinds of topics. The key of a topic is its kind and the number of the round, with hyphens; the key of a gift has
the place of its opening in the round, too, because another player may be asked once someone has resigned."""


def topics(board: Board) -> tuple[TalkTopic, ...]:
    """Return the topics of a running game: a gift of the last finished round, and the gifts that lie on the table."""
    if board.phase is Phase.OVER:
        return ()
    asked = asked_openings(board)
    last = board.past[-1].number if board.past else 0
    why = (_why(board.past[-1], *asked[last]),) if last in asked else ()
    may_add = board.phase is Phase.CHOOSE and _is_asked(board, board.dealer)
    return (*why, TalkTopic(f"{DEAL}-{board.round}", board.dealer)) if may_add else why


def round_of(key: str) -> int:
    """Return the number of the round that a topic is about."""
    return int(key.split("-")[1])


def opening_of(board: Board, key: str) -> tuple[Round, Opening] | None:
    """Return the finished round and the opening that a topic is about, by its key; None for a topic about a deal."""
    kind, number, *place = key.split("-")
    if kind == DEAL:
        return None
    past = next(past for past in board.past if past.number == int(number))
    return past, past.openings[int(place[0])]


def _why(past: Round, seat: Seat, opening: Opening) -> TalkTopic:
    return TalkTopic(f"{WHY}-{past.number}-{past.openings.index(opening)}", seat)


def asked_openings(board: Board) -> dict[int, tuple[Seat, Opening]]:
    """Return by round the seat that is asked about an opened gift, and that opening.

    The bot asks the receiver of the worst gift that a person got, or the giver of the best one that a person gave:
    whoever of the two was asked less often in this game, at first the receiver. No entry if no person is concerned.
    A gift without a token is not asked about: its receiver did not say what they think of it.
    """
    asked: dict[int, tuple[Seat, Opening]] = {}
    counts: Counter[Seat] = Counter()
    for past in board.past:
        candidates = _candidates(board, past)
        if candidates:
            seat, opening = min(candidates, key=lambda candidate: counts[candidate[0]])
            asked[past.number] = seat, opening
            counts[seat] += 1
    return asked


def _candidates(board: Board, past: Round) -> list[tuple[Seat, Opening]]:
    wished = (opening for opening in past.openings if opening.token is not None)
    worst = worst_opening(opening for opening in wished if _is_asked(board, opening.receiver))
    best = best_opening(opening for opening in past.openings if _is_asked(board, opening.giver))
    receivers = [(worst.receiver, worst)] if worst else []
    return [*receivers, *([(best.giver, best)] if best else [])]


def _is_asked(board: Board, seat: Seat) -> bool:
    """Return whether a person plays for a seat. A computer player is never asked, nor a player who resigned."""
    player = board.players[seat]
    return player.persona is None and not player.gone
