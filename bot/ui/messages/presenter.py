"""How a table looks to everybody, as messages for the courier.

Renders from what its audience may know: the public board for the thread, one seat's hand for a letter. Never
sends anything itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.game.extensions import no_moves
from bot.i18n import names
from bot.i18n.translation import HOST, Say
from bot.table import pausing
from bot.table.facts import FORGOTTEN, GameEnded, SeedShown
from bot.table.lobby import waited_for
from bot.table.model import Status
from bot.table.seats import predecessor
from bot.ui.messages import cards, components, news, notifications, panels, seating
from bot.ui.messages.layout import MOST_PLAIN_ROWS, framed, pushed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.game.contract import Fact, Seat
    from bot.table.model import SeatOffer, Table
    from bot.transport.message import Attachment, Message
    from bot.ui.app import App
    from bot.ui.game_ui import GameUI
    from bot.ui.messages.components import ControlRow


CLOSING = (GameEnded, SeedShown)
"""What the first line of a farewell says already."""


class TablePresenter:
    """Implements `bot.transport.message.Presenter` for every game by its face."""

    def __init__(self, app: App) -> None:
        self._app = app

    def _speak(self, table: Table, to: int | None = None) -> Say:
        """The words of a table: to all, or of a direct message `to` one person."""
        scope = table.game if table.game in self._app.uis else HOST
        language = table.language if to is None else self._app.language_to(to, table)
        return Say(language, scope, names.at_table(table))

    async def card(self, table: Table) -> Message:
        """The table's card in the game channel."""
        if table.game not in self._app.uis:
            return self._of_a_lost_game(table)
        ui, say, closing = self._app.uis[table.game], self._speak(table), await self._closing(table)
        return cards.card(table, ui, say, closing, seating.remarks(self._app, table, say))

    def _of_a_lost_game(self, table: Table) -> Message:
        """What can be said of a table whose game is gone: how it stands, and the seed once it is over."""
        say = self._speak(table)
        seed = say("seed-revealed", seed=table.seed.hex()) if table.over and table.started else None
        return framed(f"### #{table.id}", cards.progress(table, say), seed)

    async def _closing(self, table: Table) -> Fact | None:
        """What closed a table at which no game was ever dealt: the last thing that happened there."""
        if not table.over or table.started:
            return None
        return next((row.fact for row in await self._app.news.history(table.id, 0, size=1)), None)

    async def board(self, table: Table, latest: Sequence[Fact]) -> Message:
        """The public board: whose turn, the pictures, what happened, and what to press, all under one thumb.

        At the end it shows how things stand, and the farewell below it says how it ended.
        """
        ui, say = self._app.uis[table.game], self._speak(table)
        board = self._app.position(table).board
        pictures = await self._app.renderer.board(table, ui.pictures, board, say, within=0)
        return framed(
            cards.heading(table, ui, say),
            seating.standing(self._app, table, say),
            *(pictures or (ui.describe(board, say), panels.coming(self._app, table, say))),
            news.told([fact for fact in latest if not isinstance(fact, GameEnded)], say),
            panels.advice(ui, self._app.position(table), say),
            "\n".join(seating.to_know(self._app, table, say)),
            *self._control_rows(table, ui, say),
            colour=ui.colour,
        )

    def _control_rows(self, table: Table, ui: GameUI, say: Say) -> Sequence[ControlRow]:
        if table.status is not Status.RUNNING:
            return []
        menu, position = panels.public(self._app, table, ui, say), self._app.position(table)
        private, plans = panels.needed(ui, position), panels.has_premoves(position)
        below = components.board(table, say, private_menu=private, plans=plans, secret=ui.has_secrets)
        seat = components.take_seat(table, say)
        breaks = components.breaks(table, pausing.standing(table, self._app.clock.now()), say)
        # Beside the longest menu there is room for one row more.
        return [[*breaks, *seat], *menu, below] if breaks else [*menu, below, seat]

    async def call(
        self,
        table: Table,
        seats: Sequence[Seat],
        since: Sequence[Fact],
        *,
        begun: frozenset[Seat] = frozenset(),
        unread: frozenset[Seat] = frozenset(),
        reminding: bool = False,
    ) -> Message:
        """One line of pings with what matters, what happened since, and the way to the move.

        Of those who have `begun` it says nothing that their next click makes untrue; the board does.
        """
        ui, say = self._app.uis[table.game], self._speak(table)
        users = tuple(user for seat in seats if (user := names.user_at(table, seat)))
        fresh = [seat for seat in seats if seat not in begun]
        due = min((due for seat in fresh if (due := table.seats[seat].clock.due)), default=None)
        now = self._app.clock.now() if reminding else None
        called = notifications.called(table, users, due, now, say)
        last = say("last-one") if fresh == [table.last_awaited] else ""
        lines = (
            " · ".join(filter(None, (called, last))),
            "\n".join(say("call-unread", player=say.names[seat]) for seat in sorted(unread)),
            self._addition(ui, table, fresh, say),
            news.happened(since, say),
        )
        return pushed("\n".join(filter(None, lines)), components.call(table, say), pings=users)

    def _addition(self, ui: GameUI, table: Table, seats: Sequence[Seat], say: Say) -> str:
        """What a game has to tell those who are called: once what all are told alike, else each line with its names."""
        board = ui.lasting(self._app.position(table).board)
        told: dict[str, list[str]] = {}
        for seat in seats:
            told.setdefault(ui.call(board, seat, say) or "", []).append(say.names[seat])
        if len(told) == 1:
            return next(iter(told))
        return "\n".join(f"{', '.join(called)} · {line}" for line, called in told.items() if line)

    def lettered(self, table: Table, seat: Seat) -> bool:
        """Whether a seat that must act needs what others may not see: its own pictures, a menu off the board."""
        ui = self._app.uis.get(table.game)
        if ui is None or seat not in self._app.position(table).acting:
            return False
        return bool(ui.letter_pictures) and not ui.public_menu(self._app.position(table).board)

    def aside(self, table: Table, seat: Seat) -> str:
        """The stamp of what a seat that is not to act may do all the same; nothing where it may do nothing."""
        ui = self._app.uis.get(table.game)
        if ui is None or ui.game.beside.out_of_turn is no_moves or seat in self._app.position(table).acting:
            return ""
        position = self._app.position(table)
        return position.stamp(seat) if position.menu(seat) else ""

    async def letter(
        self, table: Table, seat: Seat, facts: Sequence[Fact], *, menu: bool, played: bool = False
    ) -> Message:
        """One seat's secrets, and where turns are called by letter all it needs for its own; the way to the table."""
        user, ui = names.user_at(table, seat), self._app.uis[table.game]
        say = self._speak(table, user)
        pictures = await panels.in_letter(self._app, table, seat, say, calls=menu)
        board, hand = ui.lasting(self._app.position(table).board), self._app.position(table).hand(seat)
        aside = played and not self._app.position(table).plays_now(seat)
        rows = panels.own(self._app, table, seat, say) if menu or aside else ()
        offered = rows if len(rows) < MOST_PLAIN_ROWS else ()
        return pushed(
            self._first_line(table, seat, say, menu=menu, played=played),
            *pictures,
            (news.told if menu else news.brought)(facts, say),
            ui.headline(board, say) if menu else None,
            ui.call(board, seat, say) if menu else None,
            None if pictures else ui.secrets(hand, say),
            None if pictures else panels.coming(self._app, table, say),
            f"-# {cards.where(table, say)}",
            *offered,
            components.letter(table, say, calls=menu, menu=bool(offered), secret=ui.has_secrets),
            colour=ui.colour,
        )

    def _first_line(self, table: Table, seat: Seat, say: Say, *, menu: bool, played: bool) -> str:
        """What a phone shows of a letter: that there is something, and until when; never what is secret."""
        if table.over:
            return f"{cards.name(table, say)}\n{cards.result(table, say)}"
        if table.paused:
            return say("letter-paused", table=cards.name(table, say))
        if menu:
            return cards.with_due(say("call-letter", table=cards.name(table, say)), table.seats[seat].clock.due, say)
        return say("letter-played" if played else "letter-news", table=cards.name(table, say))

    async def about_oneself(self, table: Table, seat: Seat, facts: Sequence[Fact]) -> Message:
        """What one person is told of themselves, in plain words."""
        say = self._speak(table, names.user_at(table, seat))
        return pushed("\n".join(say.fact(fact) for fact in facts), components.trouble(table, say))

    async def welcome(self, table: Table, seat: Seat) -> Message:
        """What whoever took a seat has to know of it, in their own language."""
        ui, before = self._app.uis[table.game], predecessor(table, seat)
        say = self._speak(table, names.user_at(table, seat))
        pictures = await panels.hand_pictures(self._app, table, seat, say)
        name = FORGOTTEN if before is None else names.escaped_name(before.sitter.name)
        return pushed(
            say("welcome", table=cards.name(table, say), before=name),
            *pictures,
            None if pictures else ui.secrets(self._app.position(table).hand(seat), say),
            await news.so_far(self._app, table, say),
            f"-# {cards.where(table, say)}",
            components.letter(
                table, say, calls=seat in self._app.position(table).acting, menu=False, secret=ui.has_secrets
            ),
            colour=ui.colour,
        )

    async def handed_over(self, table: Table, user: int) -> Message:
        """What a letter becomes whose reader's seat is somebody else's."""
        return seating.handed_over(table, self._speak(table, user or None))

    async def offer(self, table: Table, seat: Seat, offer: SeatOffer) -> Message:
        """What asks somebody by name whether they would like to take a seat over."""
        return seating.offer(table, seat, offer, self._speak(table))

    async def farewell(self, table: Table, last: Sequence[Fact], film: Attachment | None) -> Message:
        """How it ended and what decided it, with the film of the game; said once, to all."""
        if table.game not in self._app.uis:
            return self._of_a_lost_game(table)
        ui, say = self._app.uis[table.game], self._speak(table)
        users = names.users_of(table)
        told, picture = await self._chapter(table, last, say)
        cut_short = self._app.position(table).is_cut_short
        how = news.happened([fact for fact in last if not isinstance(fact, CLOSING)], say)
        lines = (
            say("farewell", table=cards.name(table, say), players=notifications.mentioned(users)),
            cards.result(table, say),
            how if cut_short or not told else None,
            told,
            news.remarked(last, say),
        )
        content = "\n".join(filter(None, lines))
        return pushed(content, *picture, film, components.ended(table, say), colour=ui.colour, pings=users)

    async def chapter(self, table: Table, facts: Sequence[Fact]) -> Message:
        """How a part of the game went, and how everybody stands."""
        ui, say = self._app.uis[table.game], self._speak(table)
        told, picture = await self._chapter(table, facts, say)
        return framed(cards.heading(table, ui, say), told or news.told(facts, say), *picture, colour=ui.colour)

    async def _chapter(self, table: Table, facts: Sequence[Fact], say: Say) -> tuple[str | None, Sequence[Attachment]]:
        """What is told of the part of the game that a change ended, and its pictures; nothing if it ended none."""
        ui = self._app.uis[table.game]
        if ui.chapter is None or table.state is None:
            return None, ()
        board = self._app.position(table).board
        broken_off = self._app.position(table).is_cut_short
        told = ui.chapter.broken_off(board, say) if broken_off else ui.chapter.told(board, facts, say)
        if told is None:
            return None, ()
        return told, await self._app.renderer.board(table, ui.chapter.pictures, board, say, within=None)

    def films(self, table: Table) -> bool:
        """Whether the game of this table is shown once more when it is over."""
        ui = self._app.uis.get(table.game)
        return ui is not None and ui.film is not None

    async def film(self, table: Table) -> Attachment | None:
        """The whole game once more; None if it could not be drawn."""
        ui, say = self._app.uis[table.game], self._speak(table)
        if ui.film is None:
            return None
        return await self._app.renderer.film(table, ui.film, self._app.position(table).board, say)

    async def invitation(self, table: Table) -> Message:
        """What asks those who are invited to sit down; for a table, or for the next after one they played at."""
        ui, say = self._app.uis[table.game], self._speak(table)
        users = waited_for(table)
        host = say.names[table.seat_of(table.host) or 0]
        text = "invitation" if table.again else "invitation-first"
        content = say(
            text, players=notifications.mentioned(users), host=host, table=cards.name(table, say), count=len(users)
        )
        return pushed(content, components.invitation(table, say, asked=True), colour=ui.colour, pings=users)

    async def opening(self, table: Table, user: int) -> Message:
        """What tells somebody who wanted to know that there is a seat."""
        return notifications.opening(table, self._app.uis[table.game], self._speak(table, user))

    async def followed(self, table: Table, user: int, facts: Sequence[Fact]) -> Message:
        """What tells somebody who follows a table how it goes there."""
        ui = self._app.uis.get(table.game)
        position = None if ui is None else self._app.position(table)
        return notifications.followed(table, ui, position, facts, self._speak(table, user))

    async def notice(self, table: Table, facts: Sequence[Fact]) -> Message:
        """What the host alone is told, with the way to the table."""
        say = self._speak(table, table.host)
        told = "\n".join(say.fact(fact) for fact in facts)
        return pushed(f"{cards.name(table, say)}: {told}", components.trouble(table, say))

    async def nudge(self, tables: Sequence[tuple[Table, Seat]], user: int, *, reminding: bool = False) -> Message:
        """One digest for one person: every seat of theirs that waits, or is `reminding` that time runs short."""
        say = Say(self._app.language_to(user, tables[0][0]))
        return notifications.digest(tables, self._app.uis, say, self._app.clock.now(), reminding=reminding)

    async def trouble(self, table: Table, text: str, **variables: str | int) -> Message:
        """A notice to the host of the table."""
        say = self._speak(table, table.host)
        line = f"{cards.name(table, say)}: {notifications.trouble(table, text, say, **variables)}"
        return pushed(line, components.trouble(table, say))
