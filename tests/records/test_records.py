"""Records: every game's record holds; a changed one is refused, found different or unsealed, and never an error."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from msgspec.structs import replace

from bot import discovery
from bot.game.chance import SEED_BYTES
from bot.game.contract import Outcome, Seat
from bot.records.checking import check, check_of, played_by
from bot.records.making import recorded
from bot.records.model import (
    MAX_MOVES,
    MAX_NAME_LENGTH,
    Record,
    RecordedPlayer,
    UnreadableRecordError,
    decoded,
    encoded,
)
from bot.records.seals import content_digest, is_seal, sealed
from bot.records.verdict import RecordVerdict, verdict_on
from tests.fuzz.playthrough import Playthrough

if TYPE_CHECKING:
    from bot.game.contract import AnyGame

GAMES = discovery.games()
KEY = b"the bot's own"
MAX_PLAYED = 60
"""The most moves of a test's game: longer games are recorded as if they had been called off."""
QUICK = "guess"

each_game = pytest.mark.parametrize("game", [pytest.param(game, id=name) for name, game in GAMES.items()])


def played(game: AnyGame, seed: int = 1) -> Record:
    """Return the sealed record of a random game."""
    luck = Random(seed)
    playthrough = Playthrough(
        game, game.players[0], game.option_rules.quick or game.options(), luck.randbytes(SEED_BYTES)
    )
    while not playthrough.over and len(playthrough.moves) < MAX_PLAYED:
        playthrough.make(playthrough.any_move(luck))
    record = recorded(game, *played_by(game, playthrough.record()))
    return sealed(replace(record, over=True, outcome=game.outcome(playthrough.step.state)), KEY)


def judged(data: bytes) -> RecordVerdict:
    return verdict_on(data, GAMES.get)


def holds(verdict: RecordVerdict) -> bool:
    return not verdict.refused and verdict.finding.differs_at is None


def own(verdict: RecordVerdict) -> bool:
    return is_seal(verdict.seal, verdict.digest, KEY)


@each_game
def test_a_record_of_any_game_holds(game: AnyGame) -> None:
    record = played(game)
    assert content_digest(decoded(encoded(record))) == content_digest(record)
    verdict = judged(encoded(record))
    assert (holds(verdict), own(verdict), verdict.finding.moves) == (True, True, len(record.moves))
    assert len(verdict.players) == record.seats


@each_game
def test_a_changed_byte_is_never_an_error_and_never_passes(game: AnyGame) -> None:
    luck, record = Random(2), played(game, 2)
    data = encoded(record)
    for _ in range(60):
        position = luck.randrange(len(data))
        changed = bytearray(data)
        changed[position] ^= 1 << luck.randrange(8)
        verdict = judged(bytes(changed))
        if holds(verdict) and own(verdict):  # only white space was changed
            assert content_digest(decoded(bytes(changed))) == content_digest(record)


@each_game
def test_a_file_cut_short_anywhere_is_refused(game: AnyGame) -> None:
    data, luck = encoded(played(game)).rstrip(), Random(3)
    for end in (0, 1, len(data) - 1, *(luck.randrange(len(data)) for _ in range(20))):
        assert judged(data[:end]).refused == "record-damaged"


@each_game
def test_moves_that_are_left_out_swapped_or_doubled_are_found(game: AnyGame) -> None:
    record, luck = played(game, 4), Random(4)
    moves = record.moves
    for _ in range(10):
        n = luck.randrange(len(moves))
        for other in ((*moves[:n], *moves[n + 1 :]), (*moves[:n], moves[n], *moves[n:])):
            verdict = judged(encoded(replace(record, moves=other)))
            assert not (holds(verdict) and own(verdict))
            if not verdict.refused and verdict.finding.differs_at is not None:
                assert verdict.finding.moves <= len(other)


def test_a_difference_is_found_at_its_move() -> None:
    game = GAMES[QUICK]
    record = played(game)
    changed = (*record.moves[:2], replace(record.moves[2], check="0" * 16), *record.moves[3:])
    finding = check(game, replace(record, moves=changed))
    assert (finding.moves, finding.differs_at, finding.part) == (2, 3, "facts")
    finding = check(game, replace(record, deal="0" * 16))
    assert (finding.moves, finding.differs_at, finding.part) == (0, 0, "facts")


def test_another_seed_or_hash_is_found() -> None:
    game = GAMES[QUICK]
    record = played(game)
    for changed in (replace(record, seed="00" * SEED_BYTES), replace(record, commitment="ab" * 32)):
        assert check(game, changed).part == "commitment"


def test_another_result_is_found() -> None:
    game = GAMES[QUICK]
    record = played(game)
    places = tuple(range(1, record.seats + 1))
    for outcome in (Outcome(places, (77,) * record.seats), None):
        if outcome != record.outcome:
            finding = check(game, replace(record, outcome=outcome))
            assert (finding.moves, finding.differs_at, finding.part) == (
                len(record.moves),
                len(record.moves) + 1,
                "outcome",
            )


def test_who_resigned_is_ranked_last() -> None:
    game = GAMES[QUICK]
    record = played(game)
    record = replace(record, moves=record.moves[:1], resigned=(Seat(0),))
    lost = Outcome((record.seats, *(1,) * (record.seats - 1)), (0,) * record.seats)
    assert check(game, replace(record, outcome=lost)).differs_at is None
    won = Outcome((1, *(2,) * (record.seats - 1)), (0,) * record.seats)
    assert check(game, replace(record, outcome=won)).part == "outcome"


def test_a_changed_name_holds_but_breaks_the_seal() -> None:
    record = played(GAMES[QUICK])
    players = tuple(RecordedPlayer(f"Eve {seat}") for seat in range(record.seats))
    verdict = judged(encoded(replace(record, players=players)))
    assert (holds(verdict), own(verdict)) == (True, False)
    assert content_digest(record) != verdict.digest


def patched(**fields: Any) -> bytes:
    return msgspec.json.encode(msgspec.json.decode(encoded(played(GAMES[QUICK]))) | fields)


FOREIGN: dict[str, tuple[bytes, str]] = {
    "empty": (b"", "record-damaged"),
    "no json": (b"\x89PNG", "record-damaged"),
    "no utf-8": (b'{"format": "\xff"}', "record-damaged"),
    "another program's": (b'{"format": "chess/1"}', "record-foreign"),
    "a list": (b"[1, 2]", "record-foreign"),
    "a number": (b"7", "record-foreign"),
    "another version": (patched(format="board-game-record/2"), "record-other-version"),
    "an unknown field": (patched(more=1), "record-foreign"),
    "an unknown game": (patched(game="chess"), "record-unknown-game"),
    "a module for a game": (patched(game="lobby"), "record-unknown-game"),
    "a running game": (patched(over=False), "record-not-over"),
    "too many seats": (patched(seats=99, players=[], outcome=None), "record-misfit"),
    "negative seats": (patched(seats=-1, players=[], outcome=None), "record-misfit"),
    "too few players": (patched(players=[{}]), "record-edited"),
    "a long name": (
        patched(players=[{"name": "x" * (MAX_NAME_LENGTH + 1)}] * played(GAMES[QUICK]).seats),
        "record-edited",
    ),
    "a strange seat": (patched(resigned=[77]), "record-edited"),
    "a seat twice": (patched(resigned=[0, 0]), "record-edited"),
    "a short outcome": (patched(outcome={"places": [1], "scores": [1]}), "record-edited"),
    "odd options": (patched(options={"nothing": [1], "rounds": "x"}), "record-misfit"),
    "a strange mover": (patched(moves=[{"seat": 77, "move": {}}]), "record-misfit"),
    "a strange move": (patched(moves=[{"seat": 0, "move": {"type": "Nothing"}}]), "record-misfit"),
    "no hexadecimal seed": (patched(seed="seed"), "record-misfit"),
    "other rules": (patched(rules=99), "record-old-rules"),
    "nested deeply": (b'{"more": ' + b"[" * 500_000, "record-damaged"),
    "a list of lists": (b"[" * 500_000, "record-foreign"),
    "nested in a move": (
        patched(moves=[]).replace(b'"moves":[]', b'"moves":[{"seat":0,"move":' + b"[" * 500_000),
        "record-damaged",
    ),
    "a million moves": (patched(moves=[{"seat": 0, "move": 1}] * 1_000_000), "record-edited"),
}


@pytest.mark.parametrize("name", FOREIGN)
def test_any_other_file_is_refused_in_words(name: str) -> None:
    data, refusal = FOREIGN[name]
    verdict = judged(data)
    options_fit = name == "odd options" and not verdict.refused
    assert verdict.refused == refusal or options_fit
    for language in ("en", "cs", "sk", "pl"):
        assert len(discovery_text(language, refusal)) > len(refusal)


def discovery_text(language: str, key: str) -> str:
    from bot.i18n.translation import HOST, text  # noqa: PLC0415 - the texts are slow to load

    return text(HOST, language, key)


def test_the_limit_of_moves_is_beyond_every_game() -> None:
    assert len(played(GAMES[QUICK]).moves) < MAX_MOVES


def test_the_check_of_a_step_depends_on_its_facts() -> None:
    game = GAMES[QUICK]
    first, second = (Playthrough(game, game.players[0], game.options(), bytes([n]) * SEED_BYTES).step for n in (1, 1))
    assert check_of(first) == check_of(second)


def test_a_record_that_does_not_fit_names_the_reason() -> None:
    with pytest.raises(UnreadableRecordError, match="not for so many seats") as error:
        check(GAMES[QUICK], replace(played(GAMES[QUICK]), seats=99, players=()))
    assert error.value.text == "record-misfit"
