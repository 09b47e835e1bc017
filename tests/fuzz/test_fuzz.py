"""The fuzzer plays every game, stores new games, and writes a broken one to a file that a replay opens."""

from __future__ import annotations

import random
import re
import subprocess
import sys
import zlib
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from bot import discovery
from bot.__main__ import main
from bot.game.chance import Chance
from bot.game.contract import AnyGame, Seat, Step
from bot.maintenance.record import load
from tests import tree
from tests.fuzz.branches import Branches
from tests.fuzz.fuzzer import Fuzzer
from tests.fuzz.odd import odd_moves
from tests.fuzz.playthrough import Playthrough, ends_in, minimised

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from bot.records.model import Record
    from tests.fuzz.fuzzer import Finding

pytestmark = pytest.mark.unmeasured  # it traces the games itself

GAMES = discovery.games()
MOVES = 60
"""The number of moves that take about a second."""

HOSTS_OWN = {folder.name for folder in tree.games() if folder.is_relative_to(tree.SAMPLE)}
"""The games that are fuzzed on every change; the others at night."""

each_game = pytest.mark.parametrize(
    "game",
    [pytest.param(game, id=name, marks=() if name in HOSTS_OWN else pytest.mark.night) for name, game in GAMES.items()],
)


def fuzzed(game: AnyGame, folder: Path, moves: int = MOVES) -> tuple[Fuzzer, Finding | None]:
    fuzzer = Fuzzer(game, folder, seed=1)
    return fuzzer, fuzzer.run(lambda: fuzzer.moves >= moves)


def stored_games(folder: Path) -> dict[str, Record]:
    return {path.name: load(path) for path in folder.glob("*.json")}


@each_game
def test_fuzzing_a_game_stores_games_with_new_branches(tmp_path: Path, game: AnyGame) -> None:
    """The same seed stores the same games; the next run loads them and skips files that are no games.

    In another order they reach the same branches, though one of them may then reach no new one.
    """
    (first_run, nothing), (second_run, _) = (fuzzed(game, tmp_path / run) for run in ("one", "two"))
    records = stored_games(tmp_path / "one")
    assert nothing is None
    assert records
    assert all(isinstance(ends_in(game, record), Step) for record in records.values())
    assert (first_run.status(), records) == (second_run.status(), stored_games(tmp_path / "two"))

    (tmp_path / "one" / "none.json").write_text("{}")
    third_run, nothing = fuzzed(game, tmp_path / "one", sum(len(record.moves) for record in records.values()))
    assert nothing is None
    (branches,) = re.findall(r" \d+ branches", first_run.status())
    assert branches in third_run.status()


# ------------------------------------------------------------------------------------------- findings


def at_rare_boards(game: AnyGame, state: Any) -> bool:
    """Return whether the board is one of about an eighth of all boards, the same in every run."""
    return zlib.crc32(msgspec.json.encode(game.board(state), order="deterministic")) % 8 == 0


def stuttering(game: AnyGame) -> AnyGame:
    def moves(state: Any, seat: Seat) -> tuple[Any, ...]:
        menu = game.moves(state, seat)
        return menu + menu[:1] if at_rare_boards(game, state) else menu

    return replace(game, moves=moves)


def forgetful(game: AnyGame) -> AnyGame:
    def moves(state: Any, seat: Seat) -> tuple[Any, ...]:
        menu = game.moves(state, seat)
        return menu[:-1] if len(menu) > 1 else menu

    return replace(game, moves=moves)


def failing(game: AnyGame) -> AnyGame:
    def apply(state: Any, seat: Seat, move: Any, chance: Chance) -> Step[Any]:
        if at_rare_boards(game, state):
            raise KeyError("lost")
        return game.apply(state, seat, move, chance)

    return replace(game, apply=apply)


def revealing(game: AnyGame) -> AnyGame:
    """Return the game with a redeal that changes visible state."""

    def redeal(state: Any, _seat: Seat | None, chance: Chance) -> Any:
        acting = sorted(game.to_act(state))
        return game.apply(state, acting[0], game.moves(state, acting[0])[0], chance).state if acting else state

    return replace(game, redeal=redeal)


BROKEN: dict[Callable[[AnyGame], AnyGame], str] = {
    stuttering: r"only active seats have a menu: AssertionError at properties\.py:",
    forgetful: (
        r"(menus are exactly the legal moves|absence gives a legal move|the computer depends .*): "
        r"AssertionError at properties\.py:"
    ),
    failing: r"(menus are exactly the legal moves|a game can be played): KeyError at test_fuzz\.py:",
    revealing: r"a redeal changes no view of the seat: AssertionError at properties\.py:",
}


@each_game
@pytest.mark.parametrize("broken", BROKEN, ids=lambda broken: broken.__name__)
def test_a_broken_game_is_written_as_a_record_that_a_replay_opens(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], game: AnyGame, broken: Callable[[AnyGame], AnyGame]
) -> None:
    _, finding = fuzzed(broken(game), tmp_path, moves=20 * MOVES)
    assert finding is not None
    assert re.match(BROKEN[broken], finding.about)
    capsys.readouterr()
    assert main(["replay", "--record", str(finding.file), "--secrets"]) == 0
    output = capsys.readouterr().out
    assert output.startswith(finding.about)
    assert output.count("\nstate: ") == 1


def test_a_move_that_fails_is_the_last_of_its_record(tmp_path: Path) -> None:
    game = next(iter(GAMES.values()))

    def apply(state: Any, seat: Seat, move: Any, chance: Chance) -> Step[Any]:
        tried = Chance(b"", 1).below(10**9)
        if at_rare_boards(game, state) and chance.below(10**9) != tried:  # only its own random numbers make it fail
            raise KeyError("lost")
        return game.apply(state, seat, move, chance)

    broken = replace(game, apply=apply)
    _, finding = fuzzed(broken, tmp_path, moves=20 * MOVES)
    assert finding is not None
    assert finding.about.startswith("a game can be played: KeyError at test_fuzz.py:")
    with pytest.raises(KeyError):
        ends_in(broken, load(finding.file))


def test_unneeded_moves_are_dropped() -> None:
    game = next(iter(GAMES.values()))
    playthrough = Playthrough(game, game.players[0], game.options(), b"seed")
    luck = random.Random(1)
    while len(playthrough.moves) < 30:
        playthrough.make(playthrough.any_move(luck))
    unique_moves = [move for move in playthrough.moves if playthrough.moves.count(move) == 1]
    breaking_moves = (unique_moves[0], unique_moves[-1])

    def breaks(record: Record) -> bool:
        return all(move in record.moves for move in breaking_moves)

    assert minimised(playthrough.record(), breaks, lambda: False).moves == breaking_moves
    assert minimised(playthrough.record(), breaks, lambda: True) == playthrough.record()


# ---------------------------------------------------------------------------------------------- parts


@each_game
def test_odd_moves_can_be_typed_by_users(game: AnyGame) -> None:
    luck, seats = random.Random(3), game.players[-1]
    state = game.start(seats, game.options(), Chance(b"seed", 0)).state
    menus = {move for seat in range(seats) for move in game.moves(state, Seat(seat))}
    odd = {move for _ in range(20) for move in odd_moves(game, state, seats, (), luck)}
    assert all(msgspec.json.decode(msgspec.json.encode(move), type=game.move_type) == move for move in odd)
    assert odd & menus
    assert odd - menus


@each_game
def test_a_branch_is_new_once_and_the_earlier_tracer_is_restored(game: AnyGame) -> None:
    branches, watcher = Branches(game.name), sys.gettrace()

    def start() -> None:
        game.start(game.players[0], game.options(), Chance(b"seed", 0))

    assert [branches.grew_by(start), branches.grew_by(start)] == [True, False]
    assert sys.gettrace() is watcher


@pytest.mark.parametrize(("arguments", "code"), [(["--minutes", "0.02", "--seed", "1"], 0), (["--minutes", "soon"], 2)])
def test_the_fuzzer_runs_from_the_command_line(tmp_path: Path, arguments: list[str], code: int) -> None:
    name = min(GAMES)
    process = subprocess.run(
        [sys.executable, "-m", "tests.fuzz", name, "--corpus", tmp_path, *arguments],
        cwd=tree.ROOT,
        check=False,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert process.returncode == code
    assert (f"{name}: " in process.stdout) == (code == 0)
    assert bool(stored_games(tmp_path / name)) == (code == 0)
