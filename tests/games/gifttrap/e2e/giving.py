"""Rounds of GiftTRAP on the simulated server: beginning a game, and all ways of filling a sheet."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from bot.game.contract import Seat
from bot.i18n.translation import Say
from bot.ui.game_ui import Chapter, Drawing
from cogs.gifttrap.board import Phase, tiles
from cogs.gifttrap.cog.chapter import round_end_text, round_standing
from cogs.gifttrap.gifts import Deck
from cogs.gifttrap.moves import TOKENS, Choose, Deal, Give, Open, Ready, Wish
from tests.e2e import playing, typed_moves
from tests.e2e.reading import answer
from tests.e2e.world import custom_ids, parts, verb

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tests.e2e.world import World

EN = Say("en", "gifttrap")


def show_text_only(world: World) -> None:
    """Show everything as text without pictures from now on; a round is much quicker so."""
    uis: dict[str, Any] = world.app.uis
    ui = uis["gifttrap"]
    blank = Drawing(lambda _hand, _look: None, ui.secrets)
    hand = (blank,)
    uis["gifttrap"] = replace(
        ui,
        pictures=(),
        hand_pictures=hand,
        letter_pictures=hand,
        chapter=Chapter(round_end_text, standing=round_standing),
        film=None,
    )


class Party(playing.Party):
    """The users at a table of GiftTRAP; several seats may be active."""

    @property
    def board(self) -> Any:
        """Return the public board."""
        return self.world.app.tables.game_of(self.world.table()).board(self.state)

    @property
    def choosing(self) -> list[int]:
        """Return the active seats."""
        return sorted(self.world.app.tables.game_of(self.world.table()).to_act(self.state))

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
            if _offers(drawer, n, "in", "in"):
                return await playing.press(person, [drawer], n, "in", "in")
        raise LookupError(f"nowhere to press {move}")

    async def type(self, seat: int, *moves: Any) -> Any:
        """Type a seat's moves in the thread and confirm questions; return the response to the last move."""
        result = None
        for move in moves:
            result = await typed(self.world, self.people[seat], move)
        return result

    async def deal(self, deck: Deck = Deck.YELLOW) -> None:
        """Deal the top of a deck as the dealer."""
        await self.type(self.seat, Choose(deck), Deal())

    async def choose(self, seat: int, shift: int = 0) -> None:
        """Fill a seat's sheet by typing, and make it ready."""
        await self.type(seat, *sheet(self.state, seat, shift), Ready())

    async def play_round(self, deck: Deck = Deck.YELLOW, shift: int = 0) -> None:
        """Play a whole round by typing, including unwrapping by hand."""
        number = self.state.round
        if self.state.phase is Phase.DEAL:
            await self.deal(deck)
        for seat in self.choosing:
            await self.choose(seat, shift)
        while self.on and self.state.round == number:
            await self.type(self.seat, next(move for move in self.menu if isinstance(move, Open)))


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


def sheet(state: Any, seat: int, shift: int = 0) -> list[Any]:
    """Return the moves of a whole sheet: gifts by number from `shift` on, and likewise the wishes."""
    count = len(state.gifts)
    numbers = [(index + shift) % count + 1 for index in range(count)]
    friends = [index for index, friend in enumerate(state.friends) if index != seat and not friend.gone]
    places = [(friend, tile) for friend in friends for tile in range(tiles(len(state.friends)))]
    gives = [Give(Seat(friend), number, tile) for (friend, tile), number in zip(places, numbers, strict=False)]
    wishes = [Wish(token, number) for token, number in zip(TOKENS, numbers, strict=False)]
    return [*gives, *wishes]


async def begin(world: World, *people: Any, **options: Any) -> Party:
    """Open a table with these options as the first user, let the others join, and start it."""
    await playing.begin(world, "gifttrap", *people, **options)
    return Party(world, people)


async def begin_quick(world: World, *people: Any, **options: Any) -> Party:
    """Begin a text-only game, with three users by default."""
    show_text_only(world)
    return await begin(world, *(people or (world.ann, world.bob, world.cid)), **options)


async def typed(world: World, person: Any, move: Any) -> Any:
    """Type a move in the thread of the table."""
    return await typed_moves.type_move(world, person, move)


async def secrets(world: World, person: Any) -> Any:
    """Press *My secrets* on the board as a user; return the response."""
    board = playing.newest_with(world.messages(world.thread()), "secrets")
    return answer(await person.click(board, custom_id=verb(board, "secrets")))


def five(world: World) -> tuple[Any, ...]:
    """Return five users of the server."""
    return (world.ann, world.bob, world.cid, world.dora, world.newcomer("eve"))


async def facts_of_kinds(world: World, *kinds: str) -> list[Any]:
    """Return the public facts of these kinds, oldest first."""
    return [fact for fact in await world.facts() if type(fact).__name__ in kinds]


async def fill(party: Party, moves: Iterable[Any], seat: int) -> None:
    """Press a seat's moves one after another."""
    for move in moves:
        await party.press(seat, move)
