"""The presenter: makes the messages of a table that the courier sends.

It renders from the audience's own view: the public board for the thread, a seat's hand for a letter.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from bot.game.extensions import no_moves
from bot.i18n import names
from bot.i18n.translation import HOST, Say
from bot.table import pausing
from bot.table.facts import FORGOTTEN, GameEnded
from bot.table.lobby import missing_invited
from bot.table.model import Status
from bot.table.seats import predecessor
from bot.ui.messages import announcements, cards, components, ends, news, notifications, panels, seating
from bot.ui.messages.fitting import fitting_news
from bot.ui.messages.heights import MARGIN, MAX_POST_HEIGHT, message_height
from bot.ui.messages.layout import MAX_PLAIN_ROWS, framed, notification

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.game.contract import Fact, Seat
    from bot.table.model import SeatOffer, Table
    from bot.transport.message import Attachment, Message
    from bot.ui.app import App
    from bot.ui.game_ui import GameUI
    from bot.ui.messages.components import MenuPart


class TablePresenter:
    """Implements `bot.transport.message.Presenter` for every game by its `GameUI`."""

    def __init__(self, app: App) -> None:
        self._app = app

    def _words(self, table: Table, to: int | None = None) -> Say:
        """Return the words of a table: for all readers, or for a direct message `to` one user."""
        scope = table.game if table.game in self._app.uis else HOST
        language = table.language if to is None else self._app.language_to(to, table)
        return Say(language, scope, names.at_table(table))

    async def card(self, table: Table) -> Message:
        """Return the table's card in the game channel."""
        if table.game not in self._app.uis:
            return self._message_without_game(table)
        ui, say, closing = self._app.uis[table.game], self._words(table), await self._closing(table)
        return cards.card(table, ui, say, closing, seating.remarks(self._app, table, say))

    def _message_without_game(self, table: Table) -> Message:
        """Return the message for a table whose game is not installed: its state, and the seed once it is over."""
        say = self._words(table)
        seed = say("seed-revealed", seed=table.seed.hex()) if table.finished and table.started else None
        return framed(f"### #{table.id}", cards.progress(table, say), seed)

    async def _closing(self, table: Table) -> Fact | None:
        """Return the last fact of a table that closed without a game; None for any other table."""
        if not table.finished or table.started:
            return None
        return next((row.fact for row in await self._app.news.history(table.id, 0, size=1)), None)

    async def board(self, table: Table, latest: Sequence[Fact]) -> Message:
        """Return the public board: active seats, pictures, news and controls.

        At the end it shows the final position; the farewell below it has the result.
        """
        ui, say = self._app.uis[table.game], self._words(table)
        board = self._app.position(table).board
        pictures = await self._app.renderer.board(table, ui.pictures, board, say, within=0)
        facts = [fact for fact in latest if not isinstance(fact, GameEnded)]
        above = (
            cards.heading(table, ui, say),
            seating.standing(self._app, table, say),
            *(pictures or (ui.describe(board, say), panels.coming(self._app, table, say))),
        )
        below = (
            panels.advice(ui, self._app.position(table), say),
            "\n".join(seating.open_questions(self._app, table, say)),
            *self._control_rows(table, ui, say),
        )
        room = MAX_POST_HEIGHT - MARGIN - message_height(framed(*above, *below))
        events = news.told(self._app, table, facts, None, say)
        between = fitting_news(events, await self._moment(table, ui, board, say), room, say)
        return framed(*above, *between, *below, colour=ui.colour)

    async def _moment(self, table: Table, ui: GameUI, board: Any, say: Say) -> tuple[Attachment, ...]:
        """Return the animated picture of the last events, if the game has one."""
        drawings = (ui.moment,) if ui.moment else ()
        pictures = await self._app.renderer.board(table, drawings, board, say, within=0)
        return tuple(replace(picture, name=f"moment-{picture.name}") for picture in pictures)

    def _control_rows(self, table: Table, ui: GameUI, say: Say) -> Sequence[MenuPart]:
        if table.status is not Status.RUNNING:
            return []
        menu, position = panels.public(self._app, table, ui, say), self._app.position(table)
        private, has_premoves = panels.has_more_than_board(ui, position), panels.has_premoves(position)
        board_row = components.board(table, say, private_menu=private, plans=has_premoves, secret=ui.has_secrets)
        seat = [*components.take_seat(table, say), *seating.talk_row(self._app, table, say)]
        pause_row = components.pause_row(table, pausing.open_proposal(table, self._app.clock.now()), say)
        # The longest menu leaves room for only one more row.
        return [[*pause_row, *seat], *menu, board_row] if pause_row else [*menu, board_row, seat]

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
        """Return the message that pings the active seats, with the news since their last turn and a button to the move.

        For seats that have `begun` their turn, the call omits what their next move makes untrue; the board shows it.
        """
        ui, say = self._app.uis[table.game], self._words(table)
        users = tuple(user for seat in seats if (user := names.user_at(table, seat)))
        new_seats = [seat for seat in seats if seat not in begun]
        due = min((due for seat in new_seats if (due := table.seats[seat].clock.due)), default=None)
        now = self._app.clock.now() if reminding else None
        call_line = notifications.call_line(table, users, due, now, say)
        last_line = say("last-one") if new_seats == [table.last_active] else ""
        lines = (
            " · ".join(filter(None, (call_line, last_line))),
            "\n".join(say("call-unread", player=say.names[seat]) for seat in sorted(unread)),
            self._addition(ui, table, new_seats, say),
            news.event_lines(news.told(self._app, table, since, None, say), say),
        )
        return notification("\n".join(filter(None, lines)), components.call(table, say), pings=users)

    def _addition(self, ui: GameUI, table: Table, seats: Sequence[Seat], say: Say) -> str:
        """Return the game's additions to a call: one line if all are equal, else one line per text with the names."""
        board = ui.lasting(self._app.position(table).board)
        seats_by_line: dict[str, list[str]] = {}
        for seat in seats:
            seats_by_line.setdefault(ui.call(board, seat, say) or "", []).append(say.names[seat])
        if len(seats_by_line) == 1:
            return next(iter(seats_by_line))
        return "\n".join(f"{', '.join(players)} · {line}" for line, players in seats_by_line.items() if line)

    def needs_letter(self, table: Table, seat: Seat) -> bool:
        """Return whether a seat's call is a letter: it must act, and its pictures and its menu are not on the board."""
        ui = self._app.uis.get(table.game)
        if ui is None or seat not in self._app.position(table).acting:
            return False
        return bool(ui.letter_pictures) and not ui.public_menu(self._app.position(table).board)

    def aside(self, table: Table, seat: Seat) -> str:
        """Return the stamp of a waiting seat's out-of-turn moves; empty if it has none."""
        ui = self._app.uis.get(table.game)
        if ui is None or ui.game.beside.out_of_turn is no_moves or seat in self._app.position(table).acting:
            return ""
        position = self._app.position(table)
        return position.stamp(seat) if position.menu(seat) else ""

    async def letter(
        self, table: Table, seat: Seat, facts: Sequence[Fact], *, menu: bool, played: bool = False
    ) -> Message:
        """Return a seat's letter: its secrets and news, and for a call by letter the menu; with a link to the table."""
        user, ui = names.user_at(table, seat), self._app.uis[table.game]
        say = self._words(table, user)
        pictures = await panels.in_letter(self._app, table, seat, say, calls=menu)
        board, hand = ui.lasting(self._app.position(table).board), self._app.position(table).hand(seat)
        aside = played and not self._app.position(table).plays_now(seat)
        rows = panels.own_menu(self._app, table, seat, say) if menu or aside else ()
        questions = [row for row in rows if isinstance(row, str)]
        controls = [row for row in rows if not isinstance(row, str)]
        menu_rows = controls if len(controls) < MAX_PLAIN_ROWS else ()
        return notification(
            self._first_line(table, seat, say, menu=menu, played=played),
            *pictures,
            (news.news_lines if menu else news.own_news)(news.told(self._app, table, facts, seat, say), say),
            ui.headline(board, say) if menu else None,
            ui.call(board, seat, say) if menu else None,
            None if pictures else ui.secrets(hand, say),
            None if pictures else panels.coming(self._app, table, say),
            f"-# {cards.place_text(table, say)}",
            *menu_rows,
            components.letter(table, say, calls=menu, menu=bool(menu_rows), secret=ui.has_secrets),
            question="\n".join(questions) if menu_rows else "",
            colour=ui.colour,
        )

    async def past_letter(self, table: Table, seat: Seat, facts: Sequence[Fact]) -> Message:
        """Return the few lines that a letter keeps once its reader has one of a later turn, or the game has ended."""
        say = self._words(table, names.user_at(table, seat))
        ended = self._first_line(table, seat, say, menu=False, played=True) if table.finished else ""
        return notification(
            ended or say("letter-past", table=cards.name(table, say)),
            news.brief(news.told(self._app, table, facts, seat, say), say),
            f"-# {cards.place_text(table, say)}",
            colour=self._app.uis[table.game].colour,
        )

    def _first_line(self, table: Table, seat: Seat, say: Say, *, menu: bool, played: bool) -> str:
        """Return the line that a phone shows of a letter: the reason and the deadline, never a secret."""
        if table.finished:
            return f"{cards.name(table, say)}\n{cards.result(table, say)}"
        if table.paused:
            return say("letter-paused", table=cards.name(table, say))
        if menu:
            return cards.with_deadline(
                say("call-letter", table=cards.name(table, say)), table.seats[seat].clock.due, say
            )
        return say("letter-played" if played else "letter-news", table=cards.name(table, say))

    async def about_oneself(self, table: Table, seat: Seat, facts: Sequence[Fact]) -> Message:
        """Return the direct message with facts that concern a player, not their seat."""
        return seating.about_oneself(table, seat, facts, self._words(table, table.seats[seat].user))

    async def welcome(self, table: Table, seat: Seat) -> Message:
        """Return the message to a seat's new player, in their language: its secrets and the events so far."""
        ui, former = self._app.uis[table.game], predecessor(table, seat)
        say = self._words(table, names.user_at(table, seat))
        pictures = await panels.hand_pictures(self._app, table, seat, say)
        name = FORGOTTEN if former is None else names.escaped_name(former.sitter.name)
        return notification(
            say("welcome", table=cards.name(table, say), before=name),
            *pictures,
            None if pictures else ui.secrets(self._app.position(table).hand(seat), say),
            await news.summary(self._app, table, say),
            f"-# {cards.place_text(table, say)}",
            components.letter(
                table, say, calls=seat in self._app.position(table).acting, menu=False, secret=ui.has_secrets
            ),
            colour=ui.colour,
        )

    async def handed_over(self, table: Table, user: int) -> Message:
        """Return the message that replaces a letter whose reader has lost the seat."""
        return seating.handed_over(table, self._words(table, user or None))

    async def offer(self, table: Table, seat: Seat, offer: SeatOffer) -> Message:
        """Return the message that offers a seat to a user by name."""
        return seating.offer(table, seat, offer, self._words(table))

    async def farewell(self, table: Table, last: Sequence[Fact], film: Attachment | None) -> Sequence[Message]:
        """Return the messages that end the thread: the result, the deciding events, and pictures of the end.

        These are the film of the game and the pictures of its last chapter; without them, the final board.
        """
        if table.game not in self._app.uis:
            return (self._message_without_game(table),)
        return await ends.farewell(self._app, table, last, film, self._words(table))

    async def chapter(self, table: Table, facts: Sequence[Fact]) -> Sequence[Message]:
        """Return the messages about a finished chapter of the game, with the standing."""
        return await ends.chapter(self._app, table, facts, self._words(table))

    def films(self, table: Table) -> bool:
        """Return whether the game of this table has a film."""
        ui = self._app.uis.get(table.game)
        return ui is not None and ui.film is not None

    async def film(self, table: Table) -> Attachment | None:
        """Return the film of the whole game; None if it could not be drawn."""
        ui, say = self._app.uis[table.game], self._words(table)
        if ui.film is None:
            return None
        return await self._app.renderer.film(table, ui.film, self._app.position(table).board, say)

    async def invitation(self, table: Table) -> Message:
        """Return the message to the invited users: for a first table, or for the next one after a game they played."""
        ui, say = self._app.uis[table.game], self._words(table)
        users = missing_invited(table)
        host = say.names[table.seat_of(table.host) or 0]
        text = "invitation" if table.again else "invitation-first"
        content = say(
            text, players=notifications.mentions(users), host=host, table=cards.name(table, say), count=len(users)
        )
        return notification(content, components.invitation(table, say, asked=True), colour=ui.colour, pings=users)

    async def free_seat_notice(self, table: Table, user: int) -> Message:
        """Return the message about a free seat, for a subscriber."""
        return notifications.free_seat(table, self._app.uis[table.game], self._words(table, user))

    async def follower_notice(self, table: Table, user: int, facts: Sequence[Fact]) -> Message:
        """Return the message with a table's news, for a follower."""
        ui = self._app.uis.get(table.game)
        position = None if ui is None else self._app.position(table)
        say = self._words(table, user)
        lines = facts if ui is None else news.told(self._app, table, facts, None, say)
        return notifications.follower_message(table, ui, position, lines, say)

    async def announcement(self, table: Table) -> Message:
        """Return the call to a new table."""
        return announcements.call(self._app, table)

    async def result(self, table: Table) -> Message:
        """Return the result of a finished game, for the server's channel of results."""
        return await announcements.result(self._app, table)

    async def report(self, table: Table, text: str, **variables: str | int) -> Message:
        """Return the message about a problem, for the server's moderators."""
        return announcements.report(self._app, table, text, **variables)

    async def notice(self, table: Table, facts: Sequence[Fact]) -> Message:
        """Return the message with news for the host alone."""
        say = self._words(table, table.host)
        text = "\n".join(say.fact(fact) for fact in facts)
        return notification(f"{cards.name(table, say)}: {text}", components.trouble(table, say))

    async def nudge(self, tables: Sequence[tuple[Table, Seat]], user: int, *, reminding: bool = False) -> Message:
        """Return one digest for a user: all their waiting seats, or, if `reminding`, that a deadline is near."""
        say = Say(self._app.language_to(user, tables[0][0]))
        return notifications.digest(tables, self._app.uis, say, self._app.clock.now(), reminding=reminding)

    async def trouble(self, table: Table, text: str, **variables: str | int) -> Message:
        """Return the message about a problem, for the table's host."""
        say = self._words(table, table.host)
        line = f"{cards.name(table, say)}: {notifications.trouble(table, text, say, **variables)}"
        return notification(line, components.trouble(table, say))
