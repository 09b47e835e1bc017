"""Every game gives a result in which the seats of one role share the place, and names for maps and roles."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest
from msgspec.structs import replace

from bot.game.contract import Seat
from bot.results.recording import result_of
from bot.table.game_end import EndReason, GameEnd
from bot.table.model import Status
from tests.games.test_every_game import played, tables
from tests.games.test_game_end import each_game, table_at

if TYPE_CHECKING:
    from msgspec import Struct

    from bot.game.contract import AnyGame

pytestmark = pytest.mark.unmeasured

SEED = b"result"


@pytest.mark.parametrize(("game", "seats", "options"), tables()[::5])
def test_the_seats_of_a_role_share_their_place(game: AnyGame, seats: int, options: Struct) -> None:
    step, *_ = played(game.name, seats, options, SEED)[-1]
    outcome, board = game.outcome(step.state), game.board(step.state)
    assert outcome is not None
    places_of: dict[str, set[int]] = {}
    for seat, place in enumerate(outcome.places):
        role = game.results.role(board, Seat(seat))
        if role:
            places_of.setdefault(role, set()).add(place)
    assert all(len(places) == 1 for places in places_of.values())
    assert len(places_of) != 1, "a side has an opponent"


@each_game
def test_a_result_can_be_stored_and_names_its_map(game: AnyGame) -> None:
    step, *_ = played(game.name, game.players[0], game.options(), SEED)[-1]
    table = replace(
        table_at(game, step, 10), status=Status.ENDED, outcome=game.outcome(step.state), changed=1_900_000_000.0
    )
    result = result_of(GameEnd(table, EndReason.RULES), game)
    assert result.rated
    assert [seat.place for seat in result.seats] == list(table.outcome.places) if table.outcome else False
    assert msgspec.json.decode(msgspec.json.encode(result), type=type(result)) == result
    assert set(msgspec.json.decode(result.options)) <= {field.name for field in msgspec.structs.fields(game.options)}
    assert result.variant == game.results.variant(game.options())
