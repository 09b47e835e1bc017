"""The entry point to all tables: every change of a table goes through `Tables`.

It asks pure functions for a decision, has the decision saved, and then notifies the other parts. It renders nothing,
sends nothing and contains no SQL.
"""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from bot.game.chance import SEED_BYTES
from bot.game.contract import AnyGame, Refused
from bot.table import (
    deadlines,
    departures,
    earlier_choices,
    ending,
    house_rules,
    lobby,
    matches,
    pausing,
    policies,
    replay,
)
from bot.table.autoplay import Autoplay
from bot.table.decisions import ChangeKind, Decision, DecisionContext, require_seat
from bot.table.lookups import Lookups
from bot.table.policies import Openings, Policy
from bot.table.position import Position
from bot.table.quiet_turns import with_quiet_hours
from bot.table.rehearsals import Rehearsals
from bot.table.reliability import TurnWatch
from bot.table.repository import Repository, by_channel, by_person
from bot.table.store import Repeated
from bot.table.upkeep import RECENT_S, LoadReport, Upkeep

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from msgspec import Struct

    from bot.game.contract import Seat
    from bot.system.clock import Clock
    from bot.system.shards import ServerShare
    from bot.table.model import Announcement, Pace, Person, Place, Table
    from bot.table.quiet_hours import QuietHours
    from bot.table.store import DatedFact, LogEntry, Store
    from bot.table.upkeep import UndeliveredCalls


class Tables(Lookups):
    """All tables, and the operations that change them.

    Every changing call takes a `key` that is unique for ever (the id of the interaction): a second call with the same
    key raises `bot.table.store.Repeated` and changes nothing. `bot.game.contract.Refused` is an answer to the player;
    `bot.table.store.StorageFailed` means that nothing was saved. A call that returns has been saved. Every commit is
    followed by `notify(table)`, unless the change is private.
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
        on_saved = TurnWatch(policy.note_turn).saw
        repository = Repository(
            store,
            clock,
            notify,
            on_saved,
            prepare=policy.prepare,
            note_end=policy.note_end,
            note_commit=policy.note_commit,
            ownership=policy.ownership,
        )
        super().__init__(games, repository, clock, key, policy)
        self._store = store
        self._entropy = entropy
        self._openings = Openings(store, clock, self._policy, key)
        self._upkeep = Upkeep(self._positions, self._repository, self._policy)
        self.absence = pausing.Absence(games, self._repository, self._policy)
        """The servers that have removed the bot, and the decisions about their tables."""
        self._autoplay = Autoplay(self._positions, self._repository, self._policy)
        self.rehearsals = Rehearsals(self._repository, self._autoplay, self._context, entropy)
        """The games of self-tests."""

    async def load_all(self) -> LoadReport:
        """Move every deadline by the downtime, then load every unfinished table.

        Unreadable tables are quarantined (`Status.BROKEN`), which is announced at the table; all others resume.
        """
        return await self._upkeep.load_all()

    async def take_over(self, share: ServerShare) -> float:
        """Let time pass at the tables of a share that had no host; return the seconds by which its deadlines moved."""
        return await self._upkeep.take_over(share)

    async def release(self, share: ServerShare) -> None:
        """Leave the tables of a share to another process."""
        await self._upkeep.release(share)

    async def close(self) -> None:
        """Record that the host was alive until now; the time until the next start is nobody's."""
        await self._upkeep.close()

    async def refresh(self, table_id: int) -> None:
        """Reload a table that another process has changed; notify of a public change. Raise `StorageFailed`."""
        await self._repository.refresh(table_id)

    async def refresh_all(self) -> None:
        """Reload every table that another process has changed; notify of public changes. Raise `StorageFailed`."""
        await self._repository.refresh_all(self._clock.now() - RECENT_S)

    async def beat(self) -> float:
        """Record that the host is alive; to be called every minute.

        Return the seconds by which every deadline was moved because the machine's clock was set; usually 0.0.
        """
        return await self._upkeep.beat()

    async def tick(self) -> None:
        """Apply the passing of time to lobbies, pauses, reminders, deadlines and silent players."""
        await self._upkeep.tick()

    def next_tick(self) -> float | None:
        """Return when `tick` is next needed (Unix seconds); None: nothing is scheduled."""
        return self._repository.index.events.next()

    async def open(  # noqa: PLR0913 - a table needs all of these
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
        banter: bool = True,
        rated: bool = True,
        announcement: Announcement | None = None,
    ) -> Table:
        """Open a table with the host in seat 0, and invite users.

        `options` None: the options with which the game opens. Raise `Refused` if the game is unknown, or a limit of the
        host, the server, the channel or the time is reached, or the server has blocked the host. Blocked users are not
        invited.
        """
        chosen_game = self.game_named(game)
        all_options = self._with_files(
            chosen_game, place, options or chosen_game.option_rules.opening or chosen_game.options()
        )
        new = lobby.NewTable(
            game=chosen_game,
            place=place,
            host=host,
            language=language,
            pace=pace,
            options=all_options,
            invited=invited,
            banter=banter,
            rated=rated,
            announcement=announcement,
        )
        return await self._open(new, key)

    async def open_again(
        self, over: Table, place: Place, host: Person, key: str, announcement: Announcement | None = None
    ) -> Table:
        """Open a table like a finished one, with its computer players, and invite its people.

        Raise `Refused` as `open` does.
        """
        chosen_game = self.game_named(over.game)
        options = self._with_files(chosen_game, place, over.options)
        return await self._open(lobby.rematch(chosen_game, over, place, host, options, announcement), key)

    async def open_match(self, match: matches.NewMatch, key: str) -> Table:
        """Open the table of a league's match and deal the game in one change; no limit of a host applies.

        Raise `bot.table.store.Repeated`, with the table's id, if the match was opened before, and `Refused` if the game
        cannot be played so.
        """
        opened = await self._store.table_of_key(key)
        if opened is not None:
            raise Repeated(opened)
        users = [person.user for person in match.people if person is not None]
        await self._repository.prepare((), users, (match.place.guild,))
        match = replace(match, options=self._with_files(match.game, match.place, match.options))

        def decide(table_id: int) -> Decision:
            table = matches.table_of(match, table_id, self._clock.now())
            return lobby.start(self._context(table), table.host, self._entropy(SEED_BYTES))

        return await self._repository.commit_new(decide, key, by=None)

    async def change_match(
        self, table_id: int, key: str, decide: Callable[[DecisionContext], Decision | None]
    ) -> Table:
        """Apply a decision about a league's table in the league's name; None changes nothing. Raise as `change`."""
        return await self._repository.change(table_id, key, lambda table: decide(self._context(table)), by=None)

    def _may_host(self, user: int) -> bool:
        return policies.may_host(user, self._repository.of(by_person(user)), self._policy)

    async def _open(self, new: lobby.NewTable, key: str) -> Table:
        guild, host_key, channel_key = new.place.guild, by_person(new.host.user), by_channel(new.place.channel)
        if self._policy.is_blocked(guild, new.host.user):
            raise Refused("blocked-here")
        new = replace(new, invited=tuple(user for user in new.invited if not self._policy.is_blocked(guild, user)))
        house_rules.check(self._policy.house_rules(guild), new.host.user, self.on_server(guild))
        policies.check_limits(new, self._repository.of(host_key), self._repository.of(channel_key), self._policy)
        await self._openings.check(new.host.user)

        def decide(table_id: int) -> Decision:
            now = self._clock.now()
            return lobby.open_table(new, table_id, now, now + self._policy.lobby_hours * deadlines.HOUR_S)

        return await self._repository.commit_new(decide, key, by=new.host.user)

    async def set_place(self, table_id: int, place: Place) -> Table:
        """Record a table's new place (its thread was made, or its channel replaced)."""

        def decide(table: Table) -> Decision | None:
            if table.place == place:
                return None
            return Decision(msgspec.structs.replace(table, place=place), ChangeKind.PLACE)

        version = (await self._repository.find(table_id)).version
        return await self._repository.change(table_id, f"place:{table_id}:{version}", decide, by=None)

    async def set_thread(self, table_id: int, thread: int | None) -> Table:
        """Record a table's thread; None: it has none."""
        place = (await self._repository.find(table_id)).place
        return await self.set_place(table_id, msgspec.structs.replace(place, thread=thread))

    async def change(self, table_id: int, user: int, key: str, decide: Callable[[DecisionContext], Decision]) -> Table:
        """Apply a decision of `lobby`, `turns`, `seats`, `ending` or another module in a user's name.

        Return the new table. `decide` may be called again with a newer version if another process was quicker. Raise
        what `decide` raises.
        """
        return await self._repository.change(table_id, key, lambda table: decide(self._context(table)), by=user)

    async def start(self, table_id: int, by: int, key: str) -> Table:
        """Deal the game: draw the seed and publish its hash.

        Raise `Refused` unless `by` is the host of a lobby with a suitable number of players.
        """
        seed = self._entropy(SEED_BYTES)
        return await self.change(table_id, by, key, lambda at: lobby.start(at, by, seed))

    async def cancel(self, table_id: int, user: int, *, moderator: bool, key: str) -> Table:
        """Call the table off. Raise `Refused` unless `user` is the host or a moderator, and the table is unfinished."""
        return await self._repository.change(
            table_id, key, lambda table: ending.call_off(table, user, moderator=moderator), by=user
        )

    def check_calls_by(self, undelivered: UndeliveredCalls) -> None:
        """Register the query for seats whose players could not be called; it precedes a missed deadline."""
        self._upkeep.undelivered = undelivered

    async def hold(self, table_id: int, seats: frozenset[Seat]) -> Table:
        """Stop the clocks of seats whose players could not be called to their present turns."""
        return await self._change_times(table_id, "hold", lambda table: deadlines.stop_uncalled(table, seats))

    async def reach(self, table_id: int, seats: frozenset[Seat]) -> Table:
        """Start the clocks of seats whose players have now been called."""
        now, quiet = self._clock.now(), self._policy.quiet
        return await self._change_times(
            table_id, "reach", lambda table: deadlines.start_called(table, seats, now, quiet)
        )

    def as_called(self, table: Table) -> Table:
        """Return the table as it will be once the players who could not be called have been called."""
        unreached = table.where(lambda state: state.clock.unreached)
        if not unreached:
            return table
        return deadlines.with_full_time(table, unreached, self._clock.now(), self._policy.quiet)

    async def _change_times(self, table_id: int, action: str, decide: Callable[[Table], Decision | None]) -> Table:
        version = (await self._repository.find(table_id)).version
        return await self._repository.change(table_id, f"{action}:{table_id}:{version}", decide, by=None)

    async def follow_quiet_hours(self, user: int, before: QuietHours | None) -> None:
        """Let the running turns of a user follow the user's new quiet hours, which are saved; `before`: the old ones.

        Raise `bot.table.store.StorageFailed` or `Conflict` if a change could not be saved.
        """
        after, now = self._policy.quiet(user), self._clock.now()
        for waiting in self.waiting_for(user) if after != before else ():
            decide = partial(with_quiet_hours, seat=waiting.seat, before=before, after=after, now=now)
            await self._change_times(waiting.table.id, f"quiet-{waiting.seat}", decide)

    def ping_anew(self, user: int) -> None:
        """Have the pings of a user reconsidered, after the user has changed the settings of pings."""
        for waiting in self.waiting_for(user):
            self._repository.notify(waiting.table)

    async def forget(self, user: int) -> None:
        """Remove a user from all open tables, then anonymise the user's data."""
        opened_at = await self._openings.lately(user)
        await departures.forget(self._repository, user, self._may_host, self._key)
        self._openings.keep(user, opened_at)

    async def person_left(self, guild: int, user: int) -> None:
        """Remove a user who has left a server from the server's tables."""
        await departures.person_left(self._repository, guild, user, self._may_host)

    async def autoplay(self, table_id: int) -> bool:
        """Make one move that needs no player, a premove or a computer's; return whether one was made."""
        return await self._autoplay.move(table_id)

    def autoplay_pause(self, table_id: int) -> float | None:
        """Return the share of the usual pause to wait before the next such move; None: there is none."""
        table = self._repository.get(table_id)
        return None if table is None or not self.is_owned(table) else self._autoplay.pause(table)

    async def catch_up(self, table_id: int, user: int, key: str) -> tuple[DatedFact, ...]:
        """Return the facts since a player's last move, without those of the player's own changes, oldest first.

        A fleeting fact is returned only the first time that its seat looks after it happened; that the seat has looked
        is saved before this returns. Whispers to the seat are included, those to other seats never.
        """
        async with self._repository.lock(table_id):
            table = await self._repository.find(table_id)
            return await self._store.catch_up(table, require_seat(table, user), user, key)

    async def verify(self, table_id: int) -> replay.Verification:
        """Replay a game from its seed and moves and compare the results with the stored ones."""
        return await asyncio.to_thread(replay.verify, *await self.replay_input(table_id))

    async def position(self, table_id: int, n: int) -> replay.ReplayedPosition:
        """Return the position of a finished game after its `n`-th public move.

        Raise `Refused` while the game is on, because fleeting facts must not be looked up later, or if it cannot be
        replayed.
        """
        game, table, log = await self.replay_input(table_id)
        if not table.finished:
            raise Refused("replay-not-over")
        try:
            return await asyncio.to_thread(replay.position, game, table, log, n)
        except replay.ReplayDiffers:
            raise Refused("cannot-replay") from None

    async def earlier_choice(self, table_id: int, seat: Seat, seen: str, n: int) -> Struct | None:
        """Return the legal move that an active seat chose on a panel from before its turn; None if there is none."""
        game, table, log = await self.replay_input(table_id)
        position = Position(table, game, self._positions.of(table).key)  # the cached one belongs to the event loop
        try:
            return await asyncio.to_thread(earlier_choices.legal_choice, position, log, seat, seen, n)
        except replay.ReplayDiffers:
            return None

    async def replay_input(self, table_id: int) -> tuple[AnyGame, Table, Sequence[LogEntry]]:
        """Return the game, the table and the log for a replay. Raise `Refused` if there is no readable game."""
        table = await self._repository.find(table_id)
        if not table.started:
            raise Refused("not-started")
        game = self.game_of(table)
        if table.state is None:
            raise Refused("table-broken")
        return game, table, await self._store.log(table)

    def _context(self, table: Table) -> DecisionContext:
        context = super()._context(table)
        is_blocked = partial(self._policy.is_blocked, table.place.guild)
        return replace(context, may_host=self._may_host, server_files=self._policy.server_files, is_blocked=is_blocked)

    def _with_files(self, game: AnyGame, place: Place, options: Struct) -> Struct:
        return lobby.with_files(game, options, self._policy.server_files(place.guild, game.name))

    def game_named(self, name: str) -> AnyGame:
        """Return a game by its name; raise `Refused` if it is unknown."""
        if name not in self._games:
            raise Refused("no-such-game")
        return self._games[name]
