"""How a table looks to everybody, as messages for the courier.

Renders from what its audience may know: the public board for the thread, one seat's hand for a letter. Never
sends anything itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot import names
from bot.i18n import HOST, Say
from bot.table.facts import GameEnded, GameStarted
from bot.table.model import Status, to_act
from bot.ui.messages import cards, components, panels
from bot.ui.messages.cards import told
from bot.ui.messages.layout import framed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.courier.message import Message
    from bot.game import Fact, Seat
    from bot.table.model import Table
    from bot.ui.app import App
    from bot.ui.game_ui import GameUI
    from bot.ui.messages.components import ControlRow


class TablePresenter:
    """Implements `bot.courier.message.Presenter` for every game by its face."""

    def __init__(self, app: App) -> None:
        self._app = app

    def _speak(self, table: Table) -> Say:
        scope = table.game if table.game in self._app.uis else HOST
        return Say(table.language, scope, names.at_table(table))

    def _language(self, user: int | None, table: Table) -> str:
        """A person's own choice, or else the table's."""
        chosen = self._app.preferences.person(user).language if user else None
        return chosen or table.language

    async def card(self, table: Table) -> Message:
        """The table's card in the game channel."""
        if table.game not in self._app.uis:
            return self._of_a_lost_game(table)
        return cards.card(table, self._app.uis[table.game], self._speak(table), await self._closing(table))

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
        """The public board: whose turn, what happened, the pictures, and what to press.

        At the end the ranking stands on it, and the farewell below it has the seed: neither is said twice.
        """
        ui, say = self._app.uis[table.game], self._speak(table)
        board = ui.game.board(table.state)
        pictures = await self._app.renderer.board(table, ui.pictures, board, say)
        return framed(
            cards.heading(table, ui, say),
            _standing(table, ui, say),
            told([fact for fact in latest if not isinstance(fact, GameEnded)], say),
            panels.advice(ui, table, say),
            *(pictures or (ui.describe(board, say),)),
            *self._control_rows(table, ui, say),
            colour=ui.colour,
        )

    def _control_rows(self, table: Table, ui: GameUI, say: Say) -> Sequence[ControlRow]:
        if table.status is not Status.RUNNING:
            return [components.ended(table, say)]
        menu = panels.public(self._app, table, ui, say)
        private, plans = _private_menu(table, ui), panels.known(ui, table)
        return [*menu, components.board(table, say, private_menu=private, plans=plans)]

    async def call(self, table: Table, seats: Sequence[Seat], since: Sequence[Fact]) -> Message:
        """One line of pings, what happened since, and the way to the move.

        It is never edited, so it says nothing that the next click makes untrue; the board above it does.
        """
        ui, say = self._app.uis[table.game], self._speak(table)
        users = tuple(user for seat in seats if (user := names.user_at(table, seat)))
        pings = " ".join(f"<@{user}>" for user in users)
        return framed(
            say("call-what", game=say("game-name"), table=table.id),
            self._addition(ui, table, seats, say),
            told([fact for fact in since if not isinstance(fact, GameStarted) and not fact.fleeting], say),
            components.call(table, say),
            colour=ui.colour,
            pings=users,
            above=say("call", players=pings, count=len(users)),
        )

    def _addition(self, ui: GameUI, table: Table, seats: Sequence[Seat], say: Say) -> str:
        """What a game has to tell those who are called."""
        board = ui.lasting(ui.game.board(table.state))
        return "\n".join(line for seat in seats if (line := ui.call(board, seat, say)))

    def lettered(self, table: Table, seat: Seat) -> bool:
        """Whether a seat that must act needs what others may not see: its own pictures, a menu off the board."""
        ui = self._app.uis.get(table.game)
        if ui is None or seat not in to_act(ui.game, table):
            return False
        private = ui.secret_turns and bool(ui.hand_pictures)
        return private and not ui.public_menu(ui.game.board(table.state))

    async def letter(self, table: Table, seat: Seat, facts: Sequence[Fact]) -> Message:
        """One seat's secrets, and where turns are called by letter all it needs for its own; the way to the table."""
        calls, user = self.lettered(table, seat), names.user_at(table, seat)
        ui = self._app.uis[table.game]
        say = Say(self._language(user, table), table.game, names.at_table(table))
        view = panels.own_view if calls else panels.hand_pictures
        return framed(
            cards.heading(table, ui, say),
            say("your-turn") if calls else None,
            ui.headline(ui.lasting(ui.game.board(table.state)), say) if calls else None,
            told(facts, say),
            ui.secrets(ui.game.hand(table.state, seat), say),
            *await view(self._app, table, seat, say),
            cards.where(table, say),
            *(panels.own(self._app, table, seat, say) if calls else ()),
            components.letter(table, say),
            colour=ui.colour,
        )

    async def settled(self, table: Table, seat: Seat) -> Message:
        """What is left of a letter when the turn it was for is over."""
        say = Say(self._language(names.user_at(table, seat), table), table.game, names.at_table(table))
        return panels.settled(self._app, table, say)

    async def farewell(self, table: Table) -> Message:
        """How it ended, and the seed that proves the deal."""
        if table.game not in self._app.uis:
            return self._of_a_lost_game(table)
        ui, say = self._app.uis[table.game], self._speak(table)
        users = names.users_of(table)
        return framed(
            cards.heading(table, ui, say),
            cards.result(table, say),
            say("seed-revealed", seed=table.seed.hex()),
            components.ended(table, say),
            colour=ui.colour,
            pings=users,
        )

    def films(self, table: Table) -> bool:
        """Whether the game of this table is shown once more when it is over."""
        ui = self._app.uis.get(table.game)
        return ui is not None and ui.film is not None

    async def film(self, table: Table) -> Message | None:
        """The whole game once more, in a message of its own; None if it could not be drawn."""
        ui, say = self._app.uis[table.game], self._speak(table)
        if ui.film is None:
            return None
        film = await self._app.renderer.film(table, ui.film, ui.game.board(table.state), say)
        if film is None:
            return None
        return framed(cards.heading(table, ui, say), say("the-film"), film, colour=ui.colour)

    async def nudge(self, tables: Sequence[tuple[Table, Seat]], user: int) -> Message:
        """One digest for one person: every seat of theirs that waits."""
        say = Say(self._language(user, tables[0][0]))
        lines = [cards.waiting_line(table, self._app.uis[table.game], say, seat) for table, seat in tables]
        return framed(say("nudge", count=len(lines)), "\n".join(lines))

    async def trouble(self, table: Table, text: str, **variables: str | int) -> Message:
        """A notice to the host of the table."""
        say = self._speak(table)
        return framed(cards.heading(table, self._app.uis[table.game], say), say(text, **variables))


def _standing(table: Table, ui: GameUI, say: Say) -> str:
    if table.status is not Status.RUNNING:
        return cards.result(table, say)
    return f"{cards.whose_turn(table, ui, say)}\n{ui.headline(ui.game.board(table.state), say)}".rstrip()


def _private_menu(table: Table, ui: GameUI) -> bool:
    """Whether somebody may have something to do, or pictures to look at, that are not on the public board."""
    together = len(ui.game.to_act(table.state)) > 1
    return together or bool(ui.hand_pictures) or not ui.public_menu(ui.game.board(table.state))
