"""Races on the simulated server: beginning a race, and all ways of giving orders."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from bot.game.contract import Seat
from bot.i18n import names
from bot.i18n.translation import Say
from bot.ui.game_ui import Chapter, Drawing
from cogs.tour.cog.chapter import end_message
from cogs.tour.moves import Answer, Ready, Until
from tests.e2e import playing, typed_moves
from tests.e2e.reading import answer
from tests.e2e.world import custom_ids, parts

if TYPE_CHECKING:
    from tests.e2e.world import World

EN = Say("en", "tour")


def show_text_only(world: World) -> None:
    """Show everything as text without pictures from now on; a race is much quicker so."""
    uis: dict[str, Any] = world.app.uis
    ui = uis["tour"]
    blank = Drawing(lambda _hand, _look: None, ui.secrets)
    blank_pictures = {
        "pictures": (),
        "panel_pictures": (),
        "letter_pictures": (blank,),
        "ground": None,
        "film": None,
        "moment": None,
    }
    uis["tour"] = replace(ui, hand_pictures=(blank,), chapter=Chapter(end_message), **blank_pictures)


class Party(playing.Party):
    """The users at a table of the Tour; several seats may be active."""

    @property
    def giving(self) -> list[int]:
        """Return the active seats."""
        return sorted(self.world.app.tables.game_of(self.world.table()).to_act(self.state))

    def rider(self, number: int) -> str:
        """Return a rider's number and name, as the buttons show them."""
        return EN.within("tour", names.in_list(self.world.table())).piece(number)

    def menu_of(self, seat: int) -> tuple[Any, ...]:
        """Return all moves of a seat now."""
        menu: tuple[Any, ...] = self.world.app.tables.menu(self.world.table(), Seat(seat))[0]
        return menu

    async def press(self, seat: int, move: Any) -> Any:
        """Open a seat's panel and the drawer with the move, and press the move there."""
        person, n = self.people[seat], self.menu_of(seat).index(move)
        panel = await playing.panel(self.world, person)
        if _offers(panel, n, "mv", "pick"):
            return await playing.press(person, [panel], n)
        for custom_id in [candidate for candidate in custom_ids(panel) if candidate.startswith("drawer:")]:
            drawer = answer(await person.click(panel, custom_id=custom_id))
            more = [candidate for candidate in custom_ids(drawer) if candidate.startswith("drawer:")]
            if not _offers(drawer, n, "in") and more:
                drawer = answer(await person.click(drawer, custom_id=more[0]))
            if _offers(drawer, n, "in"):
                return await playing.press(person, [drawer], n, "in", "in")
        raise LookupError(f"nowhere to press {move}")

    async def type(self, seat: int, *moves: Any) -> Any:
        """Type a seat's moves in the thread and confirm questions; return the response to the last move."""
        result = None
        for move in moves:
            result = await typed(self.world, self.people[seat], move)
        return result

    async def all_ready(self, until: Until = Until.ROUND) -> None:
        """Make all active seats ready by typing."""
        for seat in self.giving:
            if self.people[seat] is not None:
                await self.type(seat, Ready(until))

    async def to_the_end(self) -> None:
        """Make all seats ready to each finish and answer their questions, until the race is finished."""
        while self.on:
            for seat in [seat for seat in self.giving if self.people[seat] is not None]:
                menu = self.menu_of(seat)
                await self.type(seat, Answer(0) if Answer(0) in menu else Ready(Until.END))
            await self.world.env.advance_time(1)


def _offers(message: Any, n: int, *verbs: str) -> bool:
    """Return whether a message has a control for the n-th move."""
    for part in parts(message):
        custom_id = (getattr(part, "custom_id", None) or "").partition(":~")[0]
        if custom_id.split(":")[0] in verbs:
            values = (
                [option.value for option in part.options]
                if hasattr(part, "options")
                else [custom_id.rpartition(":")[2]]
            )
            if str(n) in values:
                return True
    return False


async def begin(world: World, *people: Any, race: str = "first", **options: Any) -> Party:
    """Open a table with these options as the first user, let the others join, and start it."""
    await playing.begin(world, "tour", *people, race=race, **options)
    return Party(world, people)


async def begin_quick(world: World, *people: Any, race: str = "first", **options: Any) -> Party:
    """Begin a text-only race, with two users by default."""
    show_text_only(world)
    return await begin(world, *(people or (world.ann, world.bob)), race=race, **options)


async def typed(world: World, person: Any, move: Any) -> Any:
    """Type a move in the thread of the table."""
    return await typed_moves.type_move(world, person, move)
