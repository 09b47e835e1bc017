"""Makes the files of a release that later versions must read for ever: `python -m tests.releases.making`.

For each game, the real bot plays on a simulated Discord, and everything that it leaves is kept below
`tests/games/<game>/released/<version>/`:

- `database.sql`: its database as SQL text, with tables of every status, settings, results, a league and daily puzzles
- `record.json`: a finished game, as `/table record` gives it
- `board.png`: the board after half of that game, at a quarter of its size
- `custom_ids.txt`: one control of each kind on all messages

Files that exist are never changed. At the end, `<version>.sha256` beside this module lists the digests of everything
that the release keeps: these files, the recorded games and the databases of the storage's tests. A version that only
mends faults (1.0.1) needs no files of its own.
"""

from __future__ import annotations

import asyncio
import hashlib
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

from bot.records.checking import played_by
from bot.records.model import decoded
from bot.system.version import VERSION
from bot.table import replay
from bot.table.model import Status
from images.kit import Look
from tests import tree
from tests.e2e.conftest import simulated
from tests.e2e.overheard import deal_alike
from tests.e2e.playing import moderator, newest_with, press
from tests.e2e.reading import answer, lists
from tests.e2e.test_leagues import joined
from tests.e2e.world import custom_ids, sensible, verb, verbs_of
from tests.images.judging import image
from tests.storage import golden

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from PIL import Image

    from bot.ui.game_ui import GameUI
    from tests.e2e.world import World

HERE = Path(__file__).parent
FROZEN = (
    "tests/games/*/golden/*.json",
    "tests/games/*/released/*/*",
    "tests/storage/golden/*.sql",
    "tests/storage/postgres/golden/*.sql",
)
"""The files that a release keeps, as patterns below the root."""
SCALE = 4
"""The divisor of the size of a kept board: the file is small and does not depend on the smoothing of fonts."""
NAMES = ("Žofie", "Bob", "Ada", "Chrząszcz", "Eve", "Ľubomír", "Gil", "Hana")
"""The players' names on the kept boards."""
FINISHED_TABLE, RUNNING_TABLE, PAUSED_TABLE, CANCELLED_TABLE, LOBBY = range(1, 6)
ALONE_S = 1.0
"""Virtual seconds that the bot runs before it has a server, so that the server has the same ids in each release."""
MOVES, MAX_MOVES = 24, 1_000
"""The numbers of moves that people make at a table that goes on, and at most at one that ends."""
MOVES_BY_VERB = ("mv:", "pick:", "dmove:")
"""The beginnings of the custom ids of controls that make a move."""


class Release(NamedTuple):
    """The files of one game in one release, by name."""

    game: str
    version: str

    @property
    def folder(self) -> Path:
        """The folder of the files."""
        return tree.ROOT / "tests" / "games" / self.game / "released" / self.version

    @property
    def database(self) -> Path:
        """The dump of the database."""
        return self.folder / "database.sql"

    @property
    def record(self) -> Path:
        """The record of a finished game."""
        return self.folder / "record.json"

    @property
    def board(self) -> Path:
        """The board after half of the finished game."""
        return self.folder / "board.png"

    @property
    def custom_ids(self) -> Path:
        """The custom ids of controls, one in each line."""
        return self.folder / "custom_ids.txt"


class Play:
    """One game on a simulated server, with everything that people do around it."""

    def __init__(self, world: World, game: str) -> None:
        self._world = world
        self._game = game
        self._ui = world.app.uis[game]
        self._ids: dict[str, str] = {}

    async def settings(self) -> None:
        """Let people and moderators choose settings."""
        world, keeper = self._world, await moderator(self._world)
        await keeper.slash(world.channel, "settings server", language="pl", pace="relaxed")
        await keeper.slash(world.channel, "settings block", person=world.newcomer("Rowdy").user)
        for option, file in self._ui.files.items():
            example = file.name, file.example().encode()
            await keeper.slash(world.channel, "settings content", content=f"{self._game}/{option}", file=example)
        await world.ann.slash(world.channel, "me language", language="cs")
        await world.ann.slash(world.channel, "me quiet", zone="Europe/Prague", **{"from": 22, "to": 7})
        await world.bob.slash(world.channel, "me pings", **{"how-often": "daily", "zone": "UTC"})
        await world.cid.slash(world.channel, "me away", until="2026-02-01")
        await world.cid.slash(world.channel, "me callme", game=self._game)

    async def tables(self) -> None:
        """Open a table for every status, in the order of their numbers."""
        world = self._world
        await self._begin(world.ann, quick=True)
        await self._play(FINISHED_TABLE, world.ann, moves=MAX_MOVES)
        assert world.table(FINISHED_TABLE).status is Status.ENDED
        await self._begin(world.ann, world.bob)
        await self._play(RUNNING_TABLE, world.ann, world.bob)
        await world.cid.slash(world.channel, "table follow", table=RUNNING_TABLE, when="round")
        await self._begin(world.bob, private=True)
        await self._play(PAUSED_TABLE, world.bob)
        await world.bob.slash(world.thread(PAUSED_TABLE), "table pause")
        await world.open(world.bob, game=self._game)
        await world.confirm(world.bob, "table cancel", world.channel, table=CANCELLED_TABLE)
        await world.open(world.ann, game=self._game)
        await world.cid.slash(world.channel, "table join", table=LOBBY)

    async def _begin(self, *people: Any, **options: Any) -> int:
        """Open a table as the first person, seat the others and computers, and start it; return its number."""
        world, seats = self._world, self._ui.game.players
        computers = max(seats[0], len(people) + 1) - len(people)
        self._note(await world.open(people[0], game=self._game, computers=computers, strength="easy", **options))
        number: int = max(table.id for table in world.app.tables.of_user(people[0].id))
        for person in people[1:]:
            await person.slash(world.channel, "table join", table=number)
        await people[0].slash(world.channel, "table start", table=number)
        return number

    async def _play(self, number: int, *people: Any, moves: int = MOVES) -> None:
        """Make moves for people, and let computers answer, until the people have made so many or the game is over."""
        world = self._world
        users = {person.id: person for person in people}
        while (table := world.table(number)).status is Status.RUNNING and self._moves(table, users) < moves:
            seat, _, n = sensible(world, table)
            if (user := table.seats[seat].user) in users:
                await self._press(number, users[user], n)
            else:
                await world.env.advance_time(60)
        await self._look(number, *people)

    async def _press(self, number: int, person: Any, n: int) -> None:
        """Make move `n` of the person's menu, on the board or else on their private panel.

        If the panel shows other moves first, make the first of those.
        """
        message = newest_with(self._world.messages(self._world.thread(number)), "hint")
        if not verbs_of(message) & {"mv", "pick"}:
            message = answer(await person.click(message, custom_id=verb(message, "mine")))
            self._note(message)
        try:
            await press(person, [message], n)
        except LookupError:
            await self._press_first(person, message)

    async def _press_first(self, person: Any, message: Any) -> None:
        """Choose the first value of the first list on a message, or press its first button that makes a move."""
        for custom_id, values in lists(message).items():
            if custom_id.startswith(MOVES_BY_VERB):
                await person.select(message, values[:1], custom_id=custom_id)
                return
        custom_id = next(name for name in custom_ids(message) if name.startswith(MOVES_BY_VERB))
        await person.click(message, custom_id=custom_id)

    def _moves(self, table: Any, users: Mapping[int, Any]) -> int:
        return sum(state.moves for state in table.seats if state.user in users)

    async def _look(self, number: int, *people: Any) -> None:
        """Note the controls of a table's messages and panels."""
        world = self._world
        for message in world.messages(world.thread(number)):
            self._note(message)
        for person in people:
            for path in ("moves", "help"):
                self._note(answer(await person.slash(world.channel, path)))
            self._note(answer(await person.slash(world.thread(number), "table show", view="secrets")))
            for message in world.messages(person.user.dm_channel):
                self._note(message)

    def _note(self, message: Any) -> None:
        for custom_id in custom_ids(message):
            self._ids.setdefault(custom_id.split(":")[0], custom_id)

    async def league(self) -> None:
        """Run a league up to the tables of its first round."""
        world, smallest = self._world, self._ui.game.players[0]
        people = [world.ann, world.bob, world.cid, *(world.newcomer(f"guest-{n}") for n in range(2 * smallest - 3))]
        entrants = people[: 2 * smallest]
        self._note(await joined(world, *entrants, games=self._game, rounds=2, size=smallest, players=len(entrants)))
        await world.env.settle()

    async def daily(self) -> None:
        """Begin the puzzle of the day, if the game has one."""
        if self._ui.daily is None:
            return
        panel = answer(await self._world.ann.slash(self._world.channel, "daily", game=self._game))
        self._note(panel)
        await self._press_first(self._world.ann, panel)

    async def forget(self) -> None:
        """Let a person who played be forgotten."""
        await self._play(await self._begin(self._world.dora), self._world.dora)
        await self._world.confirm(self._world.dora, "me forget", self._world.channel)

    async def record(self) -> bytes:
        """Return the record of the finished game."""
        sent = answer(await self._world.ann.slash(self._world.channel, "table record", table=FINISHED_TABLE))
        (file,) = sent.attachments
        data: bytes = await file.read()
        return data

    def custom_ids(self) -> str:
        """Return one custom id for each verb, in the order of the verbs."""
        return "".join(f"{custom_id}\n" for _, custom_id in sorted(self._ids.items()))


async def make(target: Release, folder: Path) -> None:
    """Play the game in a folder and keep everything that it leaves."""
    async with simulated(folder, alone_s=ALONE_S) as world:
        play = Play(world, target.game)
        await play.settings()
        await play.tables()
        await play.league()
        await play.daily()
        record, ui = await play.record(), world.app.uis[target.game]
        await play.forget()
        await world.app.tables.beat()
    target.folder.mkdir(parents=True)
    with closing(sqlite3.connect(folder / "games.sqlite3")) as connection:
        target.database.write_text(golden.dump(connection), encoding="utf-8")
    target.record.write_bytes(record)
    board(ui, record).save(target.board)
    target.custom_ids.write_text(play.custom_ids(), encoding="utf-8")


def board(ui: GameUI, record: bytes) -> Image.Image:
    """Return the picture of a recorded game's board after half of its moves, as small as it is kept."""
    table, log = played_by(ui.game, decoded(record))
    states = [step.state for _, step in replay.states(ui.game, table, log)]
    look = Look(language="pl", names=NAMES[: len(table.seats)])
    picture = ui.pictures[0].draw(ui.game.board(states[len(states) // 2]), look)
    return image(picture).reduce(SCALE)


def frozen_files() -> Iterator[Path]:
    """Yield all files that a release keeps; the sample games of the tests are not released."""
    games, own = tree.ROOT / "tests" / "games", tree.own_games()
    for pattern in FROZEN:
        for path in sorted(tree.ROOT.glob(pattern)):
            if not path.is_relative_to(games) or path.relative_to(games).parts[0] in own:
                yield path


def manifest(files: Sequence[Path]) -> str:
    """Return the digests of files, in the format of `sha256sum`."""
    lines = (f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {tree.relative_name(file)}\n" for file in files)
    return "".join(lines)


def main() -> None:
    """Make what the present version lacks."""
    for game in tree.own_games():
        target = Release(game, VERSION)
        if not target.folder.exists():
            with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
                deal_alike(patch)
                asyncio.run(make(target, Path(folder)))
    digests = HERE / f"{VERSION}.sha256"
    if not digests.exists():
        digests.write_text(manifest(list(frozen_files())), encoding="utf-8")


if __name__ == "__main__":
    main()
