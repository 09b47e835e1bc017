"""What every game's face must keep: it tells nothing its reader may not know, in no language and in no picture."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings

from bot import discovery
from bot.chance import Chance
from bot.game import Seat
from bot.i18n import LANGUAGES, Say
from bot.ui.sheet import strips
from images.kit import Look
from tests.games.test_every_game import QUICK, AnyGame, every_table, moment, moments, played, seeds

if TYPE_CHECKING:
    import msgspec

    from bot.ui.face import Face

FACES = discovery.faces()
NAMES = tuple(f"Seat {number}" for number in range(1, 10))


def told(face: Face, state: Any, seat: Seat | None, say: Say) -> list[Any]:
    """Every word and every custom id that a seat (None: the public) is shown of a state."""
    game = face.game
    board = game.board(state)
    menus = [seat] if seat is not None else sorted(game.to_act(state)) if face.public_menu else []
    rows = [face.menu(moves, board, say) for each in menus if (moves := game.moves(state, each))]
    ids = [getattr(make(), "custom_id", None) for row in rows for strip in strips(row, "1:stamp") for make in strip]
    own = [face.secrets(game.hand(state, seat), say)] if seat is not None else []
    return [face.headline(board, say), face.describe(board, say), rows, ids, own]


@every_table
@settings(QUICK, max_examples=4)
@given(seed=seeds, when=moments)
def test_words_and_controls_tell_nothing_hidden(
    game: AnyGame, seats: int, options: msgspec.Struct, seed: int, when: float
) -> None:
    face, state = FACES[game.name], moment(game, seats, options, seed, when)
    for seat in (None, *(Seat(at) for at in range(seats))):
        other = game.redeal(state, seat, Chance(b"another world", seed))
        for language in LANGUAGES:
            say = Say(language, game.name, NAMES[:seats])
            assert told(face, state, seat, say) == told(face, other, seat, say)


@every_table
@settings(QUICK, max_examples=2)
@given(seed=seeds, when=moments)
def test_pictures_tell_nothing_hidden(
    game: AnyGame, seats: int, options: msgspec.Struct, seed: int, when: float
) -> None:
    face, state = FACES[game.name], moment(game, seats, options, seed, when)
    look = Look(names=NAMES[:seats])
    other = game.redeal(state, None, Chance(b"another world", seed))
    assert face.draw(game.board(state), look) == face.draw(game.board(other), look)
    for seat in range(seats) if face.hand_pictures else ():
        world = game.redeal(state, Seat(seat), Chance(b"another world", seed))
        assert face.draw(game.hand(state, Seat(seat)), look) == face.draw(game.hand(world, Seat(seat)), look)


@every_table
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_told(game: AnyGame, seats: int, options: msgspec.Struct, language: str) -> None:
    face, say = FACES[game.name], Say(language, game.name, NAMES[:seats])
    for step, _, move in played(game.name, seats, options, b"3"):
        assert face.headline(game.board(step.state), say)
        assert all(say.fact(item.fact) for item in step.news)
        assert move is None or say.move(move)


@pytest.mark.parametrize("name", FACES)
def test_no_option_is_called_like_a_row_of_the_panel(name: str) -> None:
    assert not {"pace", "computer"} & set(FACES[name].game.options.__struct_fields__)
