"""The commands for operators that read a database: they print no secrets and write nothing."""

from __future__ import annotations

import asyncio
import dataclasses
import inspect
import random
import re
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from functools import partial
from itertools import starmap
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
import pytest
from msgspec.structs import replace

from bot import discovery, settings
from bot.__main__ import main
from bot.courier.outbox import EntryKind, OutboxEntry
from bot.game.chance import Chance
from bot.game.contract import AnyGame, Seat, Whisper
from bot.i18n import names
from bot.i18n.translation import Say
from bot.maintenance import report
from bot.maintenance.reader import replayable
from bot.storage import codec
from bot.storage.outbox import SqlOutbox
from bot.table import premoves, replay, seats, turns
from bot.table.model import Pace, Person, Table
from bot.table.position import Position
from tests import acts, tree
from tests.bot.test_command_line import bot, environment
from tests.games import properties
from tests.games.combinations import combinations
from tests.table.harness import HERE, PEOPLE, Harness, fresh_key, open_harness

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path

GAMES = discovery.games()
SEED = bytes(range(32)).hex()
"""The seed of the harness."""
MOVES = 20
DUMPS = sorted((tree.ROOT / "tests" / "storage" / "golden").glob("*.sql"))
"""A small database of every version, the oldest first."""

each_game = pytest.mark.parametrize("game", [pytest.param(game, id=name) for name, game in GAMES.items()])
any_game = next(iter(GAMES.values()))


class Answer(NamedTuple):
    code: int
    out: str
    err: str


@pytest.fixture
def ask(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Callable[..., Answer]:
    """Run `python -m bot` in an empty folder; the only setting is the data folder."""
    for name in settings.Settings.__struct_fields__:
        monkeypatch.delenv(name.upper(), raising=False)
    monkeypatch.setenv("DATA_DIR", str(tmp_path))
    monkeypatch.chdir(tmp_path)

    def run(*arguments: object) -> Answer:
        capsys.readouterr()
        code, output = main([str(argument) for argument in arguments]), capsys.readouterr()
        return Answer(code, output.out, output.err)

    return run


def database(folder: Path) -> Path:
    return folder / "games.sqlite3"


def change(folder: Path, *, work: Callable[[Harness, Table], Awaitable[Any]]) -> None:
    """Continue the only table of the database."""

    async def changed() -> None:
        async with open_harness(database(folder), games=GAMES) as harness:
            await harness.tables.load_all()
            await work(harness, await harness.tables.find(1))

    asyncio.run(changed())


def play(folder: Path, game: AnyGame, moves: int = MOVES) -> None:
    """Leave a table of people with at most `moves` random moves; stop before a move that ends the game."""

    async def played() -> None:
        luck = random.Random(7)
        people = PEOPLE[: game.players[0]]
        async with open_harness(database(folder), games=GAMES) as harness:
            anna, *others = people
            table = await harness.tables.open(
                game.name, HERE, anna, language="cs", pace=Pace.DAILY, options=None, key=fresh_key()
            )
            for person in others:
                await acts.join(harness.tables, table.id, person, fresh_key())
            table = await harness.tables.start(table.id, anna.user, fresh_key())
            for _ in range(moves):
                seat = luck.choice(sorted(Position(table, game).acting))
                menu, _ = harness.tables.menu(table, seat)
                n = luck.randrange(len(menu))
                after = game.apply(table.state, seat, menu[n], Chance(table.seed, table.moves + 1)).state
                if game.outcome(after) is not None:
                    break
                table = await harness.press(table, people[seat], n)

    asyncio.run(played())


async def note(harness: Harness, table: Table) -> bool:
    """Make a note for every seat that can make one; return whether any could."""
    noted = False
    for person in PEOPLE[: len(table.seats)]:
        seat = table.seat_of(person.user)
        assert seat is not None
        menu, stamp = harness.tables.note_menu(table, seat)
        if menu:
            await harness.tables.change(
                1, person.user, fresh_key(), partial(turns.press_note, user=person.user, seen=stamp, n=0)
            )
            noted = True
    return noted


async def cancel(harness: Harness, table: Table) -> None:
    await harness.tables.cancel(table.id, table.host, moderator=False, key=fresh_key())


def state_of(table: Table) -> str:
    return msgspec.json.encode(table.state, order="deterministic").decode()


def whispers(game: AnyGame, table: Table, log: Any) -> set[str]:
    """The text of all facts told to one seat alone, without those that are also public."""
    say = Say("en", game.name, table.names)
    news = [item for _, step in replay.states(game, table, log) for item in step.news]
    public = {say.fact(item.fact) for item in news if not isinstance(item, Whisper)}
    return {say.fact(item.fact) for item in news if isinstance(item, Whisper)} - public


# ------------------------------------------------------------------------------------------- secrets


@pytest.mark.unmeasured
@each_game
@pytest.mark.parametrize("command", ["show", "replay"])
def test_the_report_of_a_running_game_has_no_secrets(
    tmp_path: Path, ask: Callable[..., Answer], game: AnyGame, command: str
) -> None:
    play(tmp_path, game)
    _, table, log = replayable(database(tmp_path), 1)
    code, output, _ = ask(command, 1)
    assert code == 0
    assert not [secret for secret in (SEED, state_of(table), *whispers(game, table, log)) if secret in output]


@each_game
def test_the_report_is_the_same_for_two_states_that_look_the_same(
    tmp_path: Path, ask: Callable[..., Answer], game: AnyGame
) -> None:
    play(tmp_path, game)
    _, table, _ = replayable(database(tmp_path), 1)
    before = ask("show", 1), ask("show", 1, "--secrets")
    with closing(sqlite3.connect(database(tmp_path))) as connection:
        other = game.redeal(table.state, None, Chance(b"other", 0))
        row = list(connection.execute(f"SELECT {', '.join(codec.COLUMNS)} FROM game_table").fetchone())  # noqa: S608
        row[codec.COLUMNS.index("state")] = state = codec.to_json(other)
        connection.execute("UPDATE game_table SET state = ?, checksum = ?", (state, codec.row_checksum(row)))
        connection.commit()
    assert ask("show", 1) == before[0]
    assert (ask("show", 1, "--secrets") != before[1]) == (other != table.state)


@pytest.mark.unmeasured
@each_game
@pytest.mark.parametrize("command", ["show", "replay"])
def test_a_note_appears_only_with_secrets(
    tmp_path: Path, ask: Callable[..., Answer], game: AnyGame, command: str
) -> None:
    noted: list[bool] = []

    async def make_note(harness: Harness, table: Table) -> None:
        noted.append(await note(harness, table))

    play(tmp_path, game)
    before = ask(command, 1), ask(command, 1, "--secrets")
    change(tmp_path, work=make_note)
    assert ask(command, 1) == before[0]
    assert (ask(command, 1, "--secrets") != before[1]) == noted[0]


@each_game
def test_secrets_are_shown_on_request(tmp_path: Path, ask: Callable[..., Answer], game: AnyGame) -> None:
    play(tmp_path, game)
    _, table, log = replayable(database(tmp_path), 1)
    table_output, output = ask("show", 1, "--secrets").out, ask("replay", 1, "--secrets").out
    assert f"seed: {SEED}" in table_output
    assert f"state: {state_of(table)}" in table_output
    assert f"state: {state_of(table)}" in output
    assert all(whisper in output for whisper in whispers(game, table, log))


@each_game
def test_the_replay_of_a_finished_game_shows_whispers(
    tmp_path: Path, ask: Callable[..., Answer], game: AnyGame
) -> None:
    play(tmp_path, game)
    change(tmp_path, work=cancel)
    _, table, log = replayable(database(tmp_path), 1)
    code, output, _ = ask("replay", 1)
    say = Say("en", game.name, table.names)
    assert code == 0
    assert all(whisper in output for whisper in whispers(game, table, log))
    moves = [(entry.seat, entry.move) for entry in log if entry.seat is not None and entry.move is not None]
    assert len(moves) == table.moves > 0
    assert all(f"{table.names[seat]}: {say.move(move)}" in output for seat, move in moves)
    assert not [secret for secret in (SEED, state_of(table), "secrets of") if secret in output]


@pytest.mark.parametrize("game", [game for game in GAMES.values() if game.premoves], ids=lambda game: game.name)
def test_a_sealed_move_is_a_secret(tmp_path: Path, ask: Callable[..., Answer], game: AnyGame) -> None:
    def able(harness: Harness, table: Table) -> list[Seat]:
        idle_seats = {Seat(seat) for seat in range(len(table.seats))} - Position(table, game).acting
        return [seat for seat in idle_seats if harness.tables.premove_menu(table, seat)[0]]

    async def go_on(harness: Harness, table: Table) -> None:
        while not able(harness, table):
            table = await harness.press(table, PEOPLE[min(Position(table, game).acting)])

    async def seal(harness: Harness, table: Table) -> None:
        seat = able(harness, table)[0]
        user, stamp = PEOPLE[seat].user, harness.tables.premove_menu(table, seat)[1]
        await harness.tables.change(1, user, fresh_key(), partial(premoves.set_premove, user=user, seen=stamp, n=0))

    play(tmp_path, game)
    change(tmp_path, work=go_on)
    before = ask("show", 1)
    change(tmp_path, work=seal)
    assert ask("show", 1) == before
    assert re.search(r"^premove of seat \d, sealed: \{", ask("show", 1, "--secrets").out, re.MULTILINE)


# -------------------------------------------------------------------------------------------- replay


@pytest.mark.unmeasured
@each_game
def test_a_replay_ends_at_the_given_move(tmp_path: Path, ask: Callable[..., Answer], game: AnyGame) -> None:
    play(tmp_path, game)
    change(tmp_path, work=cancel)
    _, table, log = replayable(database(tmp_path), 1)
    for n, (_, step) in enumerate(replay.states(game, table, log)):
        output = ask("replay", 1, "--to", n).out
        describe = discovery.uis()[game.name].describe
        assert describe(game.board(step.state), Say("en", game.name, names.in_list(table))) in output
        assert re.findall(r"^(\d+)\. ", output, re.MULTILINE)[: n + 1] == [str(number) for number in range(n + 1)]
        assert f"\n{n + 1}. " not in output.partition("\n\n")[0]


def test_the_three_lines_of_the_docstring_replay_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    play(tmp_path, any_game)
    database(tmp_path).rename(tmp_path / "copy.sqlite3")
    monkeypatch.chdir(tmp_path)
    lines = re.findall(r"^ {4}(\S.*)$", inspect.getdoc(replay.states) or "", re.MULTILINE)
    assert len(lines) == 3
    printed: list[tuple[Any, ...]] = []

    def keep(*values: Any) -> None:
        printed.append(values)

    exec("\n".join(lines).replace("42", "1"), {"print": keep})  # noqa: S102
    assert [n for n, _, _ in printed] == list(range(replayable("copy.sqlite3", 1)[1].moves + 1))


def test_a_missing_move_is_named(tmp_path: Path, ask: Callable[..., Answer]) -> None:
    play(tmp_path, any_game)
    with closing(sqlite3.connect(database(tmp_path))) as connection:
        connection.execute("DELETE FROM move WHERE n = 1")
        connection.commit()
    code, output, _ = ask("replay", 1, "--secrets")
    assert (code, output.splitlines()[-1]) == (1, "it stops at 1. a move is missing")
    assert "\n0. " in output


def test_a_table_with_an_unreadable_state_can_be_replayed(tmp_path: Path, ask: Callable[..., Answer]) -> None:
    play(tmp_path, any_game)
    with closing(sqlite3.connect(database(tmp_path))) as connection:
        connection.execute("UPDATE game_table SET state = '{}'")
        connection.commit()
    assert re.search("unreadable: .*state: ValidationError", ask("show", 1).out)
    code, output, _ = ask("replay", 1)
    assert code == 1
    assert re.fullmatch(r"it comes out otherwise than it was stored, first at \d+: state", output.splitlines()[-1])


def test_the_traceback_of_a_failing_game_is_shown_only_with_secrets(tmp_path: Path) -> None:
    def apply(*_: Any) -> Any:
        raise KeyError("the card that lies hidden")

    play(tmp_path, any_game)
    game, table, log = replayable(database(tmp_path), 1)
    broken = dataclasses.replace(game, apply=apply)
    for secrets in (False, True):
        replayed = report.replay_report(broken, table, log, to=None, secrets=secrets, compare=True)
        assert not replayed.agrees
        assert replayed.lines[-1].startswith("it fails at 1. ")
        assert ("the card that lies hidden" in replayed.lines[-1], "Traceback" in replayed.lines[-1]) == (
            secrets,
            secrets,
        )


def test_a_replay_stops_at_a_damaged_move(tmp_path: Path, ask: Callable[..., Answer]) -> None:
    play(tmp_path, any_game)
    with closing(sqlite3.connect(database(tmp_path))) as connection:
        connection.execute("UPDATE move SET body = '{}' WHERE n = 1")
        connection.commit()
    code, output, _ = ask("replay", 1, "--secrets")
    assert (code, output.splitlines()[-1]) == (1, "it stops at 1. a move is missing")
    assert ask("show", 1).code == 0


@pytest.mark.parametrize("column", ["seats", "options", "play", "seed", "pace", "language", "state", "outcome"])
@pytest.mark.parametrize("command", [("show",), ("show", "--secrets"), ("replay",), ("export", "game.json")])
def test_a_damaged_column_is_reported_without_traceback_and_value(
    tmp_path: Path, ask: Callable[..., Answer], column: str, command: tuple[str, ...]
) -> None:
    play(tmp_path, any_game)
    with closing(sqlite3.connect(database(tmp_path))) as connection:
        damaged = "CAST(CAST(coalesce({0}, '') AS BLOB) || 's3cret' || x'ff' AS {1})"
        kind = "BLOB" if column == "seed" else "TEXT"
        connection.execute(f"UPDATE game_table SET {column} = {damaged.format(column, kind)}")  # noqa: S608
        connection.commit()
    code, output, err = ask(command[0], 1, *command[1:])
    assert code in (0, 1, 2)
    assert err.count("\n") <= 1
    assert "s3cret" not in output + err
    if command[0] == "show":
        assert "unreadable: checksum" in output or f"unreadable: {column}" in output


@pytest.mark.unmeasured
def test_one_flipped_bit_gives_no_traceback(tmp_path: Path, ask: Callable[..., Answer]) -> None:
    play(tmp_path, any_game)
    path, luck = database(tmp_path), random.Random(5)
    content = path.read_bytes()
    used = [position for position, byte in enumerate(content) if byte]
    for n in range(25):
        bent, position, bit = bytearray(content), luck.choice(used), luck.randrange(8)
        bent[position] ^= 1 << bit
        path.write_bytes(bent)
        for command in (("show", 1), ("replay", 1, "--secrets"), ("backup", tmp_path / f"backup-{n}")):
            code, _, err = ask(*command)
            assert code in (0, 1, 2)
            assert err.count("\n") <= 1, f"bit {bit} of byte {position}"


# -------------------------------------------------------------------------------------------- record


@each_game
def test_an_exported_game_replays_to_the_same_state(tmp_path: Path, ask: Callable[..., Answer], game: AnyGame) -> None:
    play(tmp_path, game)
    change(tmp_path, work=note)
    code, output, _ = ask("export", 1, "game.json")
    assert (code, "secrets" in output) == (0, True)
    assert stat.S_IMODE((tmp_path / "game.json").stat().st_mode) == stat.S_IRUSR | stat.S_IWUSR
    _, _, log = replayable(database(tmp_path), 1)
    replayed = ask("replay", "--record", "game.json", "--secrets")
    assert replayed.code == 0
    assert len(re.findall(r"^\d+\. ", replayed.out.partition("\n\n")[0], re.MULTILINE)) == len(log)
    assert f"state: {state_of(replayable(database(tmp_path), 1)[1])}" in replayed.out
    hidden = ask("replay", "--record", "game.json").out
    assert not [secret for secret in ("state: ", "(to ", "(unseen)") if secret in hidden]


async def moderate(harness: Harness, table: Table) -> None:
    """Make a moderator's first move."""
    (move, *_) = properties.moderation(GAMES[table.game], table.state)
    await harness.tables.change(1, 7, fresh_key(), partial(turns.apply_moderation, move=move))


@pytest.mark.parametrize("name", [name for name, game in GAMES.items() if game.beside.moderator_kinds])
def test_a_moderators_move_is_shown_as_theirs_and_replays(
    tmp_path: Path, ask: Callable[..., Answer], name: str
) -> None:
    game = GAMES[name]
    play(tmp_path, game, 0)
    moderated = bool(properties.moderation(game, replayable(database(tmp_path), 1)[1].state))
    if moderated:
        change(tmp_path, work=moderate)
    assert ("1. a moderator: " in ask("replay", 1, "--secrets").out) == moderated
    assert ask("export", 1, "game.json").code == 0
    replay = ask("replay", "--record", "game.json", "--secrets")
    assert (replay.code, "1. a moderator: " in replay.out) == (0, moderated)


def test_a_record_overwrites_nothing(tmp_path: Path, ask: Callable[..., Answer]) -> None:
    play(tmp_path, any_game)
    (tmp_path / "game.json").write_text("precious")
    code, _, err = ask("export", 1, "game.json")
    assert (code, err.count("\n")) == (2, 1)
    assert (tmp_path / "game.json").read_text() == "precious"


def test_a_replay_of_a_changed_record_reports_where_it_stops(tmp_path: Path, ask: Callable[..., Answer]) -> None:
    play(tmp_path, any_game)
    ask("export", 1, "game.json")
    patched = msgspec.json.decode((tmp_path / "game.json").read_bytes())
    patched["moves"].insert(2, patched["moves"][1])
    (tmp_path / "game.json").write_bytes(msgspec.json.encode(patched))
    code, output, _ = ask("replay", "--record", "game.json", "--secrets")
    assert code == 1
    assert re.search(r"^it stops at 3\. .+: refused \(.+\)$", output, re.MULTILINE)


PATCHES: list[dict[str, Any]] = [
    {"game": "none"},
    {"seats": 99},
    {"seed": "not hex"},
    {"moves": [{"seat": 0, "move": {"type": "Nothing"}}]},
    {"moves": [{"seat": 77, "move": {}}]},
    {"what": "is this"},
]


@pytest.mark.parametrize("patch", PATCHES, ids=str)
def test_an_invalid_record_is_one_line(tmp_path: Path, ask: Callable[..., Answer], patch: dict[str, Any]) -> None:
    play(tmp_path, any_game, 0)
    ask("export", 1, "game.json")
    record = msgspec.json.decode((tmp_path / "game.json").read_bytes())
    (tmp_path / "game.json").write_bytes(msgspec.json.encode(record | patch))
    code, _, err = ask("replay", "--record", "game.json")
    assert (code, err.count("\n")) == (2, 1)


# ---------------------------------------------------------------------------------------------- show


def test_a_table_shows_its_players_and_pending_news(tmp_path: Path, ask: Callable[..., Answer]) -> None:
    async def post(harness: Harness, table: Table) -> None:
        outbox = SqlOutbox(harness.database)
        entry = OutboxEntry(
            table=1, kind=EntryKind.BOARD, occasion="board", nonce="aa", at=harness.clock.now(), version=table.version
        )
        await outbox.add_intents([entry])
        await outbox.mark_sent("aa", 20, 4711, harness.clock.now())
        await outbox.add_intents([replace(entry, kind=EntryKind.LETTER, occasion="letter", nonce="bb", seat=1)])
        await acts.vote_end(harness.tables, table.id, table.host, fresh_key())

    play(tmp_path, any_game)
    change(tmp_path, work=post)
    lines = ask("show", 1).out.splitlines()
    assert lines[0] == f"table 1: {any_game.name}, running"
    assert "place: server 1, channel 20, thread none" in lines
    assert "options: none" in lines
    assert any(re.fullmatch(r"moves: \d+", line) for line in lines)
    seats = [line for line in lines if line.startswith("seat ")]
    assert [line.partition(";")[0] for line in seats] == list(
        starmap(
            "seat {}: {}, user {}".format,
            ((n, person.name, person.user) for n, person in enumerate(PEOPLE[: len(seats)])),
        )
    )
    assert any(re.search(r"; to act since \d{4}-\d\d-\d\dT[\d:]{8}\+00:00; until \d{4}-", line) for line in seats)
    assert "; votes to end" in seats[0]
    assert any(line.startswith("posted: board, sent, message 4711, ") for line in lines)
    assert any(line.startswith("posted: letter for seat 1, open, ") for line in lines)
    assert any(line.startswith("not told yet: 🗳️ Anna votes") for line in lines)


def test_a_table_shows_late_seats(tmp_path: Path, ask: Callable[..., Answer]) -> None:
    async def be_late(harness: Harness, table: Table) -> None:
        assert table.due is not None
        harness.clock.advance(table.due - harness.clock.now())
        await harness.tables.tick()

    play(tmp_path, any_game, 0)
    change(tmp_path, work=be_late)
    assert re.search(r"^seat \d: .*deadlines missed: 1", ask("show", 1).out, re.MULTILINE)


@each_game
def test_a_table_shows_changed_options(tmp_path: Path, ask: Callable[..., Answer], game: AnyGame) -> None:
    async def lobbies() -> None:
        async with open_harness(database(tmp_path), games=GAMES) as harness:
            for options in all_options:
                await harness.tables.open(
                    game.name, HERE, PEOPLE[0], language="en", pace=Pace.LIVE, options=options, key=fresh_key()
                )

    fields = msgspec.structs.fields(game.options)
    all_options = combinations(game.options, lambda options: properties.starts(game, game.players[-1], options))[:9]
    asyncio.run(lobbies())
    for table, options in enumerate(all_options, start=1):
        changed_fields = {field.name for field in fields if getattr(options, field.name) != field.default}
        (options_text,) = re.findall(r"^options: (.*)$", ask("show", table).out, re.MULTILINE)
        assert set(re.findall(r"(\w+)=", options_text)) == changed_fields
        assert (options_text == "none") == (not changed_fields)


def test_tables_of_a_missing_game_are_reported_as_unreadable(tmp_path: Path, ask: Callable[..., Answer]) -> None:
    restored(DUMPS[-1], database(tmp_path))
    assert "unreadable: the game bids is not there" in ask("show", 2).out
    assert ask("show", 3).code == 0
    for command in (("replay", 2), ("export", 2, "game.json"), ("replay", 1)):
        code, _, err = ask(*command)
        assert (code, err.count("\n")) == (2, 1)


@pytest.mark.parametrize("command", ["show", "replay"])
def test_an_older_database_is_one_line_and_left_as_it_is(
    tmp_path: Path, ask: Callable[..., Answer], command: str
) -> None:
    restored(DUMPS[0], database(tmp_path))
    with closing(sqlite3.connect(database(tmp_path))) as connection:
        connection.execute("PRAGMA user_version = 0")
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    code, _, err = ask(command, 5)
    assert (code, err.count("\n")) == (2, 1)
    assert "older version" in err
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


def restored(dump: Path, path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(dump.read_text(encoding="utf-8"))


# -------------------------------------------------------------------------------------------- asking


def test_a_copy_of_the_database_can_be_given(tmp_path: Path, ask: Callable[..., Answer]) -> None:
    play(tmp_path, any_game)
    output = ask("show", 1)
    database(tmp_path).rename(tmp_path / "copy.sqlite3")
    assert ask("show", 1).code == 2
    assert ask("show", 1, "--database", "copy.sqlite3") == output


@pytest.mark.parametrize(
    "arguments",
    [
        ("show",),
        ("show", "one"),
        ("show", "9" * 30),
        ("show", 2),
        ("replay",),
        ("replay", 1, "--record", "game.json"),
        ("replay", "--record", "game.json"),
        ("replay", 1, "--to", -1),
        ("export", 1),
        ("export", 1, "nowhere/game.json"),
        ("backup",),
        ("dance",),
    ],
)
def test_an_impossible_command_is_one_line(
    tmp_path: Path, ask: Callable[..., Answer], arguments: tuple[Any, ...]
) -> None:
    play(tmp_path, any_game, 0)
    code, output, err = ask(*arguments)
    assert (code, output, err.count("\n")) == (2, "", 1)


@pytest.mark.unmeasured
def test_a_closed_output_is_no_error(tmp_path: Path) -> None:
    play(tmp_path, any_game)
    with subprocess.Popen(
        [sys.executable, "-m", "bot", "replay", "1"],
        cwd=tmp_path,
        env=environment(DATA_DIR=str(tmp_path)),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 0


@pytest.mark.unmeasured
async def test_commands_answer_while_a_bot_has_the_database_open(tmp_path: Path) -> None:
    await asyncio.to_thread(play, tmp_path, any_game)
    async with open_harness(database(tmp_path), games=GAMES) as harness:
        await harness.tables.load_all()
        await cancel(harness, harness.tables.get(1))
        for command in ("show", "replay"):
            process = await asyncio.to_thread(bot, tmp_path, command, "1", DATA_DIR=str(tmp_path))
            assert (process.returncode, process.stderr) == (0, "")
            assert "closed" in process.stdout.splitlines()[0]


# ---------------------------------------------------------------------------- seats that changed hands


def handed_over(tmp_path: Path) -> None:
    """A game in which Bob left after some moves and Dora took his seat."""

    async def hand_over(harness: Harness, table: Table) -> None:
        await acts.leave_seat(harness.tables, table.id, PEOPLE[1].user, fresh_key())
        dora = Person(999, "Dora D.")
        await harness.tables.change(
            table.id, dora.user, fresh_key(), lambda context: seats.take(context, dora, Seat(1))
        )

    play(tmp_path, any_game, 4)
    change(tmp_path, work=hand_over)


def test_a_replay_names_the_players_of_seats_and_moves(tmp_path: Path, ask: Callable[..., Answer]) -> None:
    handed_over(tmp_path)
    code, output, _ = ask("replay", 1, "--secrets")
    assert code == 0
    assert re.search(rf"^seat 1: {PEOPLE[1].name}, moves 1 to \d+$", output, re.MULTILINE)
    assert re.search(r"^seat 1: Dora D\., moves \d+ to now$", output, re.MULTILINE)
    assert not re.search(r"^\d+\. Dora D\.:", output, re.MULTILINE)


def test_a_table_shows_which_seats_are_open(tmp_path: Path, ask: Callable[..., Answer]) -> None:
    async def leave(harness: Harness, table: Table) -> None:
        await acts.leave_seat(harness.tables, table.id, PEOPLE[1].user, fresh_key())

    play(tmp_path, any_game)
    change(tmp_path, work=leave)
    seat = next(line for line in ask("show", 1).out.splitlines() if line.startswith("seat 1: "))
    assert seat.endswith("; open")
