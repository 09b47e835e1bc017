"""Topics of GiftTRAP: whom the bot asks about a gift of the last round, and the dealer's word to the deal."""

from __future__ import annotations

from msgspec.structs import replace

from bot.game.contract import ComputerSeat, Seat, Strength
from bot.game.extensions import TalkTopic
from cogs.gifttrap import GAME
from cogs.gifttrap.board import Board, Opening, Phase, Round
from cogs.gifttrap.gifts import Deck, Gift
from cogs.gifttrap.moves import STEPS, Token
from cogs.gifttrap.options import Options
from cogs.gifttrap.topics import opening_of, round_of, topics
from tests.games.gifttrap.positions import ADA, BOB, CYD, begun, dealt

WORST, GOOD, BEST = Token.NO_WAY, Token.GOOD, Token.GREAT


def opening(giver: Seat, receiver: Seat, token: Token) -> Opening:
    """Return an opened gift with this token."""
    return Opening(giver, receiver, 0, 1, token, STEPS[token], STEPS[token], 9, 9)


def after_rounds(board: Board, *rounds: tuple[Opening, ...]) -> Board:
    """Return the board after rounds with these openings."""
    past = tuple(
        Round(number, ADA, Deck.RED, (Gift("red-01a"),), (None, None, None), openings, ())
        for number, openings in enumerate(rounds, 1)
    )
    return replace(board, past=past)


def test_the_receiver_of_the_worst_gift_is_asked() -> None:
    board = after_rounds(GAME.board(begun()), (opening(ADA, BOB, BEST), opening(ADA, CYD, WORST)))
    assert topics(board) == (TalkTopic("why-1-1", CYD),)
    assert topics(replace(board, phase=Phase.OVER)) == ()


def test_the_one_who_was_asked_less_often_is_asked() -> None:
    openings = (opening(ADA, BOB, BEST), opening(ADA, CYD, WORST))
    boards = [after_rounds(GAME.board(begun()), *[openings] * count) for count in (1, 2, 3)]
    assert [topics(board)[0] for board in boards] == [
        TalkTopic("why-1-1", CYD),
        TalkTopic("why-2-0", ADA),
        TalkTopic("why-3-1", CYD),
    ]


def test_a_computer_player_and_a_player_who_resigned_are_never_asked() -> None:
    options = Options(computers=(ComputerSeat(CYD, "Ada", Strength.FAIR),))
    board = after_rounds(GAME.board(begun(3, options)), (opening(ADA, BOB, GOOD), opening(BOB, CYD, WORST)))
    assert topics(board) == (TalkTopic("why-1-0", ADA),)
    gone = replace(board, players=(replace(board.players[0], gone=True), *board.players[1:]))
    assert topics(gone) == ()


def test_nobody_is_asked_where_no_person_got_or_gave_a_gift() -> None:
    assert topics(after_rounds(GAME.board(begun()), ())) == topics(GAME.board(begun())) == ()
    board = after_rounds(GAME.board(begun()), (opening(ADA, BOB, WORST),))
    assert topics(board) == (TalkTopic("why-1-0", BOB),)


def test_a_gift_without_a_token_is_not_asked_about() -> None:
    dull = Opening(ADA, BOB, 0, 1, None, STEPS[None], STEPS[None], 9, 9)
    board = GAME.board(begun())
    assert topics(after_rounds(board, (dull,))) == ()
    assert topics(after_rounds(board, (dull, opening(ADA, CYD, GOOD)))) == (TalkTopic("why-1-1", ADA),)
    assert topics(after_rounds(board, (dull, opening(ADA, CYD, WORST)))) == (TalkTopic("why-1-1", CYD),)


def test_the_dealer_may_add_a_word_while_all_choose() -> None:
    assert topics(GAME.board(dealt())) == (TalkTopic("deal-1", ADA),)
    computers = (ComputerSeat(ADA, "Ada", Strength.FAIR),)
    assert topics(GAME.board(dealt(3, Options(computers=computers)))) == ()
    board = after_rounds(GAME.board(dealt()), (opening(BOB, CYD, WORST),))
    assert topics(board) == (TalkTopic("why-1-0", CYD), TalkTopic("deal-1", ADA))


def test_a_key_names_its_opening_for_good() -> None:
    openings = (opening(ADA, BOB, BEST), opening(ADA, CYD, WORST))
    board = after_rounds(GAME.board(begun()), openings)
    key = topics(board)[0].key
    gone = replace(board, players=(*board.players[:2], replace(board.players[2], gone=True)))
    assert opening_of(board, key) == opening_of(gone, key) == (board.past[0], openings[1])
    assert topics(gone)[0].key != key
    assert opening_of(board, "deal-1") is None
    assert (round_of(key), round_of("deal-12")) == (1, 12)
