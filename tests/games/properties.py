"""Properties of every game at every moment, as functions that assert them: for the game tests and the fuzzer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec

from bot.game.chance import Chance
from bot.game.contract import MODERATOR, AnyGame, Budget, Public, Refused, Seat, Step, Strength

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator

    Property = Callable[[AnyGame, "Moment"], None]

LONGEST = 5_000
"""The number of moves within which random players must finish any game."""
THINKING = Budget(strength=Strength.STRONG, seconds=0.001)


@dataclass(frozen=True)
class Moment:
    """The situation of a game between two moves."""

    step: Step[Any]
    """The step of the last move."""
    seats: int
    elsewhere: Collection[Any] = ()
    """Moves of other moments and other seats, legal now or not."""
    deal: int = 0
    """The seed with which hidden information is redealt."""

    @property
    def state(self) -> Any:
        """The state after the last move."""
        return self.step.state

    def each_seat(self) -> Iterator[Seat]:
        """Return an iterator over the seats."""
        return map(Seat, range(self.seats))

    def redealt(self, game: AnyGame, seat: Seat | None) -> Any:
        """Return a state that a seat (None: the public) cannot tell from this one."""
        return game.redeal(self.state, seat, Chance(b"%d" % self.deal, 0))


def starts(game: AnyGame, seats: int, options: Any) -> bool:
    """Return whether a table can start with these options; the default options must always do."""
    try:
        game.start(seats, options, Chance(b"", 0))
    except Refused:
        return False
    return True


def an_outcome_exists_only_without_active_seats(game: AnyGame, moment: Moment) -> None:
    """There is an outcome that ranks every seat exactly when no seat must act."""
    outcome = game.outcome(moment.state)
    assert (outcome is None) == bool(game.to_act(moment.state))
    if outcome is not None:
        assert len(outcome.places) == len(outcome.scores) == moment.seats
        assert outcome.winners


def only_active_seats_have_a_menu(game: AnyGame, moment: Moment) -> None:
    """A seat has a menu exactly when it must act; the menu is the same each time and has no duplicates."""
    for seat in moment.each_seat():
        menu = game.moves(moment.state, seat)
        assert bool(menu) == (seat in game.to_act(moment.state))
        assert menu == game.moves(moment.state, seat)
        assert len(set(menu)) == len(menu)


def menus_are_exactly_the_legal_moves(game: AnyGame, moment: Moment) -> None:
    """Every move of the menu is accepted; any other move of any seat is refused and changes nothing."""
    before = msgspec.json.encode(moment.state)
    for seat in moment.each_seat():
        for move in (*game.moves(moment.state, seat), *game.beside.out_of_turn(moment.state, seat)):
            assert isinstance(game.apply(moment.state, seat, move, Chance(b"", 1)), Step)
        refusals(game, moment.state, seat, moment.elsewhere)
    for move in moderation(game, moment.state):
        assert isinstance(game.apply(moment.state, MODERATOR, move, Chance(b"", 1)), Step)
    if game.beside.moderator_kinds:
        refusals(game, moment.state, MODERATOR, moment.elsewhere)
    assert msgspec.json.encode(moment.state) == before


def refusals(game: AnyGame, state: Any, seat: Seat, moves: Iterable[Any]) -> list[Any]:
    """Return the refusals of those of `moves` that the seat may not make now, in the given order."""
    menu = {*(moderation(game, state) if seat == MODERATOR else menus(game, state, seat))}
    return [_refusal(game, state, seat, move) for move in moves if move not in menu]


def menus(game: AnyGame, state: Any, seat: Seat) -> tuple[Any, ...]:
    """Return all moves of a seat: those of its turn, those out of turn, and notes."""
    return (
        *game.moves(state, seat),
        *game.beside.out_of_turn(state, seat),
        *game.beside.notes(state, seat),
    )


def moderation(game: AnyGame, state: Any) -> tuple[Any, ...]:
    """Return a moderator's moves; an empty tuple if the game has none."""
    return game.beside.out_of_turn(state, MODERATOR) if game.beside.moderator_kinds else ()


def _refusal(game: AnyGame, state: Any, seat: Seat, move: Any) -> Any:
    try:
        game.apply(state, seat, move, Chance(b"", 1))
    except Refused as refused:
        return refused.text, refused.variables
    raise AssertionError(f"seat {seat} may make the move {move}, which is in no menu")


def a_redeal_changes_no_view_of_the_seat(game: AnyGame, moment: Moment) -> None:
    """Hidden information changes neither the seat's hand and menu nor anything public."""
    for seat in (None, *moment.each_seat()):
        other = moment.redealt(game, seat)
        assert game.board(other) == game.board(moment.state)
        assert game.to_act(other) == game.to_act(moment.state)
        assert game.outcome(other) == game.outcome(moment.state)
        assert moderation(game, other) == moderation(game, moment.state)
        if seat is not None:
            assert game.hand(other, seat) == game.hand(moment.state, seat)
            assert game.moves(other, seat) == game.moves(moment.state, seat)
            assert menus(game, other, seat) == menus(game, moment.state, seat)
            assert absences(game, other, seat) == absences(game, moment.state, seat)
            assert refusals(game, other, seat, moment.elsewhere) == refusals(game, moment.state, seat, moment.elsewhere)


def a_note_changes_only_its_owners_hand(game: AnyGame, moment: Moment) -> None:
    """A note is accepted from its seat, gives no news, and changes nothing but its owner's hand."""
    board, acting = game.board(moment.state), game.to_act(moment.state)
    menus = [game.moves(moment.state, seat) for seat in moment.each_seat()]
    hands = [game.hand(moment.state, seat) for seat in moment.each_seat()]
    for seat in moment.each_seat():
        for move in game.beside.notes(moment.state, seat)[::9]:
            step = game.apply(moment.state, seat, move, Chance(b"", 1))
            assert step.news == ()
            assert game.board(step.state) == board
            assert game.to_act(step.state) == acting
            for other in moment.each_seat():
                assert game.moves(step.state, other) == menus[other]
                assert other == seat or game.hand(step.state, other) == hands[other]


def a_move_is_in_one_menu(game: AnyGame, moment: Moment) -> None:
    """A move out of turn is neither a move of the turn nor a note, and a finished game has no moves at all."""
    for seat in moment.each_seat():
        menu = menus(game, moment.state, seat)
        assert len(set(menu)) == len(menu)
        assert game.to_act(moment.state) or not game.beside.out_of_turn(moment.state, seat)
    assert game.to_act(moment.state) or not moderation(game, moment.state)


def absences(game: AnyGame, state: Any, seat: Seat) -> list[Any]:
    """Return the moves that replace an active seat's move: first when it is late, then when it has resigned."""
    if game.interruptions.absent is None or seat not in game.to_act(state):
        return []
    return [game.interruptions.absent(state, seat, resigned) for resigned in (False, True)]


def absence_gives_a_legal_move(game: AnyGame, moment: Moment) -> None:
    """The move of an absent seat is in the seat's menu and the same each time."""
    for seat in moment.each_seat():
        assert set(absences(game, moment.state, seat)) <= set(game.moves(moment.state, seat))
        assert absences(game, moment.state, seat) == absences(game, moment.state, seat)


def every_hand_has_the_board(game: AnyGame, moment: Moment) -> None:
    """Menus are laid out from hands, so every hand includes the board or is the board."""
    for seat in moment.each_seat():
        hand = game.hand(moment.state, seat)
        assert getattr(hand, "board", hand) == game.board(moment.state)


def every_fact_is_declared(game: AnyGame, moment: Moment) -> None:
    """`Game.facts` lists every fact in the news, and whispers go to existing seats."""
    for news in moment.step.news:
        assert type(news.fact) in game.facts
        assert isinstance(news, Public) or 0 <= news.to < moment.seats


def values_survive_storage(game: AnyGame, moment: Moment) -> None:
    """States, moves, facts, boards and hands are equal after JSON and always give the same bytes."""
    _assert_survives(moment.state, game.state_type)
    for value in (
        game.board(moment.state),
        game.hand(moment.state, Seat(0)),
        *(news.fact for news in moment.step.news),
    ):
        _assert_survives(value, type(value))
    for move in moment.elsewhere:
        _assert_survives(move, game.move_type)


def _assert_survives(value: Any, kind: Any) -> None:
    encoded = msgspec.json.encode(value, order="deterministic")
    value_read = msgspec.json.decode(encoded, type=kind)
    assert value_read == value
    assert msgspec.json.encode(value_read, order="deterministic") == encoded


def a_cut_short_game_has_no_active_seats(game: AnyGame, moment: Moment) -> None:
    """A game that is cut short is finished: no seat must act, and there are no moves.

    Its board and hands can be shown and stored like any others.
    """
    if game.interruptions.cut_short is None or game.outcome(moment.state) is not None:
        return
    cut = game.interruptions.cut_short(moment.state)
    assert not game.to_act(cut)
    assert not any(menus(game, cut, seat) for seat in moment.each_seat())
    assert not moderation(game, cut)
    board = game.board(cut)
    assert getattr(board, "turn", None) is None
    assert not getattr(board, "winners", ())
    for value in (board, *(game.hand(cut, seat) for seat in moment.each_seat())):
        _assert_survives(value, type(value))


def the_computer_depends_only_on_its_seats_view(game: AnyGame, moment: Moment) -> None:
    """The computer picks a move of the menu, the same each time, and does not depend on hidden information."""
    for seat in sorted(game.to_act(moment.state)):
        menu = game.moves(moment.state, seat)
        other = moment.redealt(game, seat)
        for strength in Strength:
            thinking = msgspec.structs.replace(THINKING, strength=strength)
            answer = game.computer(game.hand(moment.state, seat), menu, Chance(b"", 1), thinking)
            assert answer in menu
            assert game.computer(game.hand(other, seat), game.moves(other, seat), Chance(b"", 1), thinking) == answer


def choices_are_guessed_from_the_board(game: AnyGame, moment: Moment) -> None:
    """The board alone tells how many moves an active seat seems to have."""
    count, board = game.traits.choices, game.board(moment.state)
    assert all(count(board, seat) > 0 for seat in game.to_act(moment.state)) if count else True


EVERY_MOMENT: tuple[Property, ...] = (
    an_outcome_exists_only_without_active_seats,
    only_active_seats_have_a_menu,
    menus_are_exactly_the_legal_moves,
    a_redeal_changes_no_view_of_the_seat,
    a_note_changes_only_its_owners_hand,
    a_move_is_in_one_menu,
    absence_gives_a_legal_move,
    every_hand_has_the_board,
    every_fact_is_declared,
    values_survive_storage,
    a_cut_short_game_has_no_active_seats,
    choices_are_guessed_from_the_board,
    the_computer_depends_only_on_its_seats_view,
)
"""All properties above, the quicker ones first."""
