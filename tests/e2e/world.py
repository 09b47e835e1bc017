"""What a test of the whole host holds in its hands, in the words of people: open a table, press, look."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    import simcord


class World:
    """One simulated server with its people, and the bot on it."""

    def __init__(self, env: simcord.Env, guild: Any, channel: Any, people: list[Any], houses: Any, park: Any) -> None:
        self.env = env
        self.guild = guild
        self.channel = channel
        self.ann, self.bob, self.cid, self.dora = people
        self.houses = houses
        self.park = park
        self.expected_errors: list[str] = []

    @property
    def house(self) -> Any:
        """The running bot's parts."""
        return self.env.bot.house

    def table(self, number: int = 1) -> Any:
        """A table as it is."""
        return self.house.tables.get(number)

    def messages(self, place: Any, viewer: Any = None) -> list[Any]:
        """The messages of a place, oldest first."""
        return list(place.history(viewer=viewer) if viewer else place.history())

    def thread(self, number: int = 1) -> Any:
        """The thread of a table."""
        wanted = self.table(number).place.thread
        return next(thread for thread in self.channel.threads if thread.id == wanted)

    def board(self, number: int = 1) -> Any:
        """The newest message of a table's thread that shows the picture."""
        return [m for m in self.messages(self.thread(number)) if m.attachments][-1]

    async def open(self, host: Any, game: str = "fort", **options: Any) -> Any:
        """Let somebody open a table; returns its card."""
        await host.slash(self.channel, "play", game=game, **options)
        return self.messages(self.channel)[-1]

    async def restart(self) -> None:
        """End the process of the bot and start a new one on the same file."""
        await self.env.bot.close()
        await self.env.restart_bot(await self.houses.assemble(self.park))
        await self.env.settle()


def custom_ids(message: Any) -> list[str]:
    """Every custom id on a message."""
    return [part.custom_id for part in _walk(_seen(message).components) if getattr(part, "custom_id", None)]


def texts(message: Any) -> str:
    """Everything that can be read on a message."""
    return "\n".join(part.content for part in _walk(_seen(message).components) if hasattr(part, "content"))


def verb(message: Any, name: str) -> str:
    """The custom id on a message that begins with this verb."""
    return next(custom_id for custom_id in custom_ids(message) if custom_id.split(":")[0] == name)


def _seen(message: Any) -> Any:
    return getattr(message, "message", message)


def _walk(components: Iterable[Any]) -> Iterator[Any]:
    for component in components:
        yield component
        yield from _walk(getattr(component, "children", ()))
