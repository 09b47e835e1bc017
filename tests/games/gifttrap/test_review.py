"""The review of a finished game: the whims of computer players, and the pairs who know each other best."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot.game.contract import ComputerSeat, Seat, Strength
from bot.i18n.translation import LANGUAGES, Say
from cogs.gifttrap import GAME
from cogs.gifttrap.board import Opening, Phase, standing, steps
from cogs.gifttrap.cog import UI
from cogs.gifttrap.cog.chapter import covered_caption, cut_short_text, review_lines, round_end_text, round_standing
from cogs.gifttrap.describe import describe
from cogs.gifttrap.facts import RoundLevel
from cogs.gifttrap.gains import end_positions, positions_after
from cogs.gifttrap.moves import Token
from cogs.gifttrap.options import Options, QuickUnwrap, Rounds
from cogs.gifttrap.persona import whim_of
from cogs.gifttrap.review import best_pairs, whims, winners, worst_pairs
from tests.games.gifttrap.positions import facts
from tests.games.test_every_game import played
from tests.wording import plain

NAMES = ("Anna", "Ada", "Alan")
PERSONAS = tuple(ComputerSeat(Seat(number), NAMES[number], Strength.FAIR) for number in (1, 2))
OPTIONS = Options(computers=PERSONAS, rounds=Rounds.FOUR, quick_unwrap=QuickUnwrap.YES)


def course(seed: bytes = b"review") -> list[Any]:
    """Return the positions of a game of one person and two computers."""
    return [step for step, _, _ in played("gifttrap", 3, OPTIONS, seed)]


def say(language: str = "en") -> Say:
    return Say(language, "gifttrap", NAMES)


def test_the_review_names_the_strongest_whims_of_dealt_gifts() -> None:
    """“told when the game is over” [D15]."""
    board = GAME.board(course()[-1].state)
    dealt_gifts = {gift for past in board.past for gift in past.gifts}
    seat_whims = list(whims(board, 3))
    assert [entry.seat for entry in seat_whims] == [1, 2]
    for entry in seat_whims:
        whim = board.players[entry.seat].whim
        assert whim is not None
        ranking = sorted((whim_of(whim, gift), gift) for gift in dealt_gifts)
        assert [gift for _, gift in ranking[:3]] == list(entry.least)
        assert [gift for _, gift in ranking[:-4:-1]] == list(entry.most)


def test_whims_are_hidden_before_the_end() -> None:
    for step in course()[:-1]:
        board = GAME.board(step.state)
        assert list(whims(board, 3)) == []
        assert "whims" not in describe(board, say())


def test_a_game_without_gifts_reveals_no_whims() -> None:
    finished_board = replace(GAME.board(course()[-1].state), past=())
    assert finished_board.phase is Phase.OVER
    assert list(whims(finished_board, 3)) == []


def with_openings(*openings: Opening) -> Any:
    """Return a finished game with one round and these openings."""
    board = GAME.board(course()[-1].state)
    return replace(board, past=(replace(board.past[0], openings=openings),))


def opening(giver: int, receiver: int, gift: int, token: Token | None) -> Opening:
    return Opening(Seat(giver), Seat(receiver), 0, gift, token, steps(token), steps(token), 9, 9)


@pytest.mark.parametrize("language", LANGUAGES)
def test_text_and_picture_name_all_equally_close_pairs(language: str) -> None:
    great, nothing = Token.GREAT, None
    board = with_openings(opening(0, 1, 1, great), opening(2, 0, 2, great), opening(1, 2, 3, nothing))
    assert best_pairs(board) == ((0, 1), (2, 0))
    assert worst_pairs(board) == ((1, 2),)
    words = say(language)
    text = "\n".join(review_lines(board, words))
    assert plain(words("review-best", pairs="Anna → Ada, Alan → Anna", average="+3")) in plain(text)
    assert plain(words("review-worst", pairs="Ada → Alan", average="−1")) in plain(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_round_with_equal_givers_is_described_once(language: str) -> None:
    board, words = GAME.board(course()[-1].state), say(language)
    level = RoundLevel(board.past[-1].number, -4)
    text = str(round_end_text(board, (level,), words))
    assert text.split("\n", maxsplit=1)[0] == f"## {words.fact(level)}"
    assert str(round_standing(replace(board, phase=Phase.CHOOSE), (level,), words)).startswith("• **")


def test_the_last_round_leaves_markers_and_awards_to_the_pictures() -> None:
    last = course()[-1]
    board, words = GAME.board(last.state), say()
    text = str(round_standing(board, facts(last), words))
    assert "• **" not in text
    assert words("review-title") not in text
    assert words("review-title") in str(cut_short_text(replace(board, cut_short=True), words))


def test_the_covered_pictures_have_a_caption_in_their_order() -> None:
    board, words = GAME.board(course()[-1].state), say()
    past = board.past[-1]
    count = len(NAMES)
    order = [NAMES[(past.dealer + step) % count] for step in range(count)]
    assert covered_caption(board, words) == words("unwrap-pictures", names=", ".join(order))
    assert (
        covered_caption(replace(board, cut_short=True), words) == covered_caption(replace(board, past=()), words) == ""
    )
    nobody = replace(past, tokens=(None,) * count)
    assert covered_caption(replace(board, past=(nobody,)), words) == ""


def test_the_alt_text_of_the_matrix_names_gifts() -> None:
    board = GAME.board(course()[-1].state)
    assert UI.chapter is not None
    text = plain(UI.chapter.pictures[0].alt(board, say()))
    assert text.count("Average steps of a gift from") == 3
    for award in ("The best gift: ", "The worst gift: ", "What everybody wished for most: "):
        assert award in text


def test_an_unwrapping_is_described_with_old_and_new_marker_steps() -> None:
    board = GAME.board(course()[-1].state)
    assert UI.chapter is not None
    past = board.past[-1]
    before = past.starts
    for order, drawing in enumerate(UI.chapter.pictures[1:4]):
        receiver = (past.dealer + order) % 3
        openings = tuple(opening for opening in past.openings if opening.receiver == receiver)
        after = positions_after(before, openings)
        text = plain(drawing.alt(board, say())).split("👣 ")[1]
        assert text.startswith(f"GET {before[receiver][1]} → {after[receiver][1]} · GIVE ")
        for giver in {opening.giver for opening in openings}:
            assert f"{NAMES[giver]} {before[giver][0]} → {after[giver][0]}" in text
        before = after
    assert before == end_positions(past)


def test_the_films_alt_text_names_the_winner() -> None:
    board = GAME.board(course()[-1].state)
    assert UI.film is not None
    best = max(standing(player) for player in board.players)
    assert winners(board) == tuple(index for index, player in enumerate(board.players) if standing(player) == best)
    assert all(f"👑 {NAMES[seat]}" in UI.film.alt(board, say()) for seat in winners(board))
    assert winners(replace(board, phase=Phase.CHOOSE)) == winners(replace(board, cut_short=True)) == ()
    players = tuple(replace(player, gone=index in winners(board)) for index, player in enumerate(board.players))
    assert not {*winners(replace(board, players=players))} & {*winners(board)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_farewell_and_the_description_reveal_whims(language: str) -> None:
    last = course()[-1]
    board, words = GAME.board(last.state), say(language)
    farewell, described = plain(str(round_standing(board, facts(last), words))), plain(describe(board, words))
    for count, place in ((1, farewell), (3, described)):
        for seat, *gifts in whims(board, count):
            most, least = (" · ".join(words(f"gift-{gift}") for gift in gift_ids) for gift_ids in gifts)
            assert plain(words("review-whims", seat=NAMES[seat], most=most, least=least)) in place
