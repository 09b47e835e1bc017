"""The entry point to every table: whatever changes a table goes through `Tables`.

It asks pure functions for a decision, has it saved, and only then notifies. Never shows, never sends, never speaks SQL.
"""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import replace
from typing import TYPE_CHECKING

import msgspec

from bot.game.chance import SEED_BYTES
from bot.game.contract import AnyGame, Refused
from bot.table import deadlines, departures, ending, lobby, pausing, policies, replay
from bot.table.autoplay import Autoplay
from bot.table.decisions import ChangeKind, Decision, DecisionContext, require_seat
from bot.table.lookups import Lookups
from bot.table.policies import Openings, Policy
from bot.table.reliability import TurnWatch
from bot.table.repository import ATTEMPTS, Repository, by_channel, by_person
from bot.table.store import Conflict
from bot.table.upkeep import LoadReport, Upkeep

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from msgspec import Struct

    from bot.game.contract import Seat
    from bot.system.clock import Clock
    from bot.table.model import Pace, Person, Place, Table
    from bot.table.store import Happened, LogEntry, Store
    from bot.table.upkeep import UndeliveredCalls


class Tables(Lookups):
    """All tables.

    Every changing call takes a `key`, unique for ever (the id of the interaction): the second call with the
    same key raises `bot.table.store.Repeated` and changes nothing. `bot.game.contract.Refused` is an answer to the
    player, `bot.table.store.StorageFailed` means that nothing was saved. A call that returns has been saved.
    Every commit is followed by `notify(table)`, unless nobody but who asked for it may notice it.
    """

    def __init__(
        self,
        games: Mapping[str, AnyGame],
        store: Store,
        clock: Clock,
        notify: Callable[[Table], None],
        *,
        key: bytes,
        entropy: Callable[[int], bytes] = secrets.token_bytes,
        policy: Policy | None = None,
    ) -> None:
        policy = policy or Policy()
        saw = TurnWatch(policy.note_turn).saw
        repository = Repository(store, clock, notify, saw, prepare=policy.prepare, note_end=policy.note_end)
        super().__init__(games, repository, clock, key, policy)
        self._store = store
        self._entropy = entropy
        self._openings = Openings(store, clock, self._policy, key)
        self._upkeep = Upkeep(self._positions, self._repository, self._policy)
        self.absence = pausing.Absence(games, self._repository, self._policy)
        """On which servers the bot is not any more, and what becomes of their tables."""
        self._autoplay = Autoplay(self._positions, self._repository, self._policy)

    async def load_all(self) -> LoadReport:
        """Move every deadline by the time the host was down, then load every table that is not over.

        What cannot be read goes in quarantine (`Status.BROKEN`), which is told; all others start.
        """
        return await self._upkeep.load_all()

    async def beat(self) -> float:
        """Record that the host is alive; call it every minute.

        Returns the seconds every deadline was moved by because the machine's clock jumped, 0.0 as a rule.
        """
        return await self._upkeep.beat()

    async def tick(self) -> None:
        """Close old lobbies, remind, and let the computer decide for those whose time is up."""
        await self._upkeep.tick()

    def next_tick(self) -> float | None:
        """Return when `tick` next has something to do (Unix seconds), None: as things are, never."""
        return self._repository.index.events.next()

    async def open(  # noqa: PLR0913 - a table is made of so much
        self,
        game: str,
        place: Place,
        host: Person,
        *,
        language: str,
        pace: Pace,
        options: Struct | None,
        key: str,
        invited: tuple[int, ...] = (),
    ) -> Table:
        """Open a table; its host takes seat 0, and these users are asked to sit down.

        Without `options` it opens with those that the game opens with.
        """
        rules = self._game_named(game)
        chosen = self._with_files(rules, place, options or rules.option_rules.opening or rules.options())
        new = lobby.NewTable(
            game=rules, place=place, host=host, language=language, pace=pace, options=chosen, invited=invited
        )
        return await self._open(new, key)

    async def open_again(self, over: Table, place: Place, host: Person, key: str) -> Table:
        """Open a table like one that is over: with the same computers, and asking the same people."""
        rules = self._game_named(over.game)
        options = self._with_files(rules, place, over.options)
        return await self._open(lobby.another(rules, over, place, host, options), key)

    def _may_host(self, user: int) -> bool:
        return policies.may_host(user, self._repository.of(by_person(user)), self._policy)

    async def _open(self, new: lobby.NewTable, key: str) -> Table:
        own, here = by_person(new.host.user), by_channel(new.place.channel)
        policies.check_limits(new, self._repository.of(own), self._repository.of(here), self._policy)
        await self._openings.check(new.host.user)
        for _ in range(ATTEMPTS):
            now = self._clock.now()
            closes = now + self._policy.lobby_hours * deadlines.HOUR
            decision = lobby.opened(new, await self._store.next_id(), now, closes)
            try:
                return await self._repository.commit(decision, key, by=new.host.user)
            except Conflict:
                continue
        raise Conflict

    async def set_place(self, table_id: int, place: Place) -> Table:
        """Record where the table stands now (its thread was made, its channel was replaced)."""

        def decide(table: Table) -> Decision | None:
            if table.place == place:
                return None
            return Decision(msgspec.structs.replace(table, place=place), ChangeKind.PLACE)

        version = (await self._repository.find(table_id)).version
        return await self._repository.change(table_id, f"place:{table_id}:{version}", decide, by=None)

    async def set_thread(self, table_id: int, thread: int | None) -> Table:
        """Record the table's thread."""
        place = (await self._repository.find(table_id)).place
        return await self.set_place(table_id, msgspec.structs.replace(place, thread=thread))

    async def change(self, table_id: int, user: int, key: str, decide: Callable[[DecisionContext], Decision]) -> Table:
        """Change a table in the name of a user, as a decision of `lobby`, `turns`, `seats`, `ending` or another says.

        `decide` may be asked again, about a newer version, where another process was quicker.
        """
        return await self._repository.change(table_id, key, lambda table: decide(self._context(table)), by=user)

    async def start(self, table_id: int, by: int, key: str) -> Table:
        """Deal; the host's to do. The seed is drawn here and its hash told."""
        seed = self._entropy(SEED_BYTES)
        return await self.change(table_id, by, key, lambda at: lobby.started(at, by, seed))

    async def cancel(self, table_id: int, user: int, *, moderator: bool, key: str) -> Table:
        """Call the table off: the host may, and a moderator of the server."""
        return await self._repository.change(
            table_id, key, lambda table: ending.cancelled(table, user, moderator=moderator), by=user
        )

    def check_calls_by(self, undelivered: UndeliveredCalls) -> None:
        """Have `undelivered` asked before a deadline costs a turn: it returns the seats that could not be called."""
        self._upkeep.undelivered = undelivered

    async def hold(self, table_id: int, seats: frozenset[Seat]) -> Table:
        """Stop the time of seats whose players could not be called to their present turns."""
        return await self._change_times(table_id, "hold", lambda table: deadlines.held(table, seats))

    async def reach(self, table_id: int, seats: frozenset[Seat]) -> Table:
        """Begin the time of seats whose players have now been called."""
        now, quiet = self._clock.now(), self._policy.quiet
        return await self._change_times(table_id, "reach", lambda table: deadlines.reached(table, seats, now, quiet))

    def as_called(self, table: Table) -> Table:
        """Return a table as it will be when everybody has been called who could not be called yet."""
        unreached = table.where(lambda state: state.clock.unreached)
        if not unreached:
            return table
        return deadlines.with_full_time(table, unreached, self._clock.now(), self._policy.quiet)

    async def _change_times(self, table_id: int, what: str, decide: Callable[[Table], Decision | None]) -> Table:
        version = (await self._repository.find(table_id)).version
        return await self._repository.change(table_id, f"{what}:{table_id}:{version}", decide, by=None)

    def ping_anew(self, user: int) -> None:
        """Have decided again when somebody is pinged: they have just chosen that anew."""
        for waiting in self.waiting_for(user):
            self._repository.notify(waiting.table)

    async def forget(self, user: int) -> None:
        """Forget somebody: they leave every table that goes on, and nothing that is kept names them any more."""
        opened_at = await self._openings.lately(user)
        await departures.forget(self._repository, user, self._may_host, self._key)
        self._openings.keep(user, opened_at)

    async def person_left(self, guild: int, user: int) -> None:
        """Go on without somebody at every table of a server on which they are not any more."""
        await departures.person_left(self._repository, guild, user, self._may_host)

    async def autoplay(self, table_id: int) -> bool:
        """Make one move that needs nobody, a premove or a computer's; say whether one was made."""
        return await self._autoplay.move(table_id)

    def autoplay_pause(self, table_id: int) -> float | None:
        """Return by what part of the usual pause to wait for the next move that needs nobody; None: there is none."""
        table = self._repository.get(table_id)
        return None if table is None else self._autoplay.pause(table)

    async def catch_up(self, table_id: int, user: int, key: str) -> tuple[Happened, ...]:
        """Return what happened since a player last moved, without what they did themselves, oldest first.

        Fleeting facts are returned once only, each the first time its seat looks after it happened; that it
        has looked is saved before this returns. Whispers to the seat are included, those to others never.
        """
        async with self._repository.lock(table_id):
            table = await self._repository.find(table_id)
            return await self._store.catch_up(table, require_seat(table, user), user, key)

    async def verify(self, table_id: int) -> replay.Verification:
        """Replay a game from its seed and moves and compare everything that was stored."""
        return await asyncio.to_thread(replay.verify, *await self._played(table_id))

    async def position(self, table_id: int, n: int) -> replay.ReplayedPosition:
        """Return how a game that is over stood after its move `n`, as far as everybody could notice it.

        Refused while it goes on: what may be seen for a moment only must not be looked up.
        """
        game, table, log = await self._played(table_id)
        if not table.over:
            raise Refused("replay-not-over")
        try:
            return await asyncio.to_thread(replay.position, game, table, log, n)
        except replay.Differs:
            raise Refused("cannot-replay") from None

    async def _played(self, table_id: int) -> tuple[AnyGame, Table, Sequence[LogEntry]]:
        """Return what a game can be played again by."""
        table = await self._repository.find(table_id)
        if not table.started:
            raise Refused("not-started")
        game = self.game_of(table)
        if table.state is None:
            raise Refused("table-broken")
        return game, table, await self._store.log(table)

    def _context(self, table: Table) -> DecisionContext:
        context = super()._context(table)
        return replace(context, may_host=self._may_host, server_files=self._policy.server_files)

    def _with_files(self, game: AnyGame, place: Place, options: Struct) -> Struct:
        return lobby.with_files(game, options, self._policy.server_files(place.guild, game.name))

    def _game_named(self, name: str) -> AnyGame:
        if name not in self._games:
            raise Refused("no-such-game")
        return self._games[name]
