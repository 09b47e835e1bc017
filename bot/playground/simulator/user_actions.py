"""Actions of users in the simulated Discord: type commands, press buttons, choose, fill in forms, write.

Users can do only what the real client allows: controls that are hidden, disabled or missing cannot be used. The actions
wait for the bot's answer and never make one.
"""

from __future__ import annotations

import asyncio
import base64
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, cast

from simcord import interactions
from simcord.actors import MemberActor
from simcord.backend.command_access import command_access
from simcord.backend.errors import BackendError, SetupError
from simcord.backend.models import Interaction, ResponseKind
from simcord.builders import ChannelHandle, GuildHandle, RoleHandle, UserHandle
from simcord.enums import ChannelType, OptionType
from simcord.results import InteractionResult, ResponseMessage

from bot.playground.payload import Json, listed

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from simcord.backend.state import Backend
    from simcord.env import Env

    from bot.playground.simulator.discord_state import Discord

ANSWER_SECONDS = 3.0
_USER_SELECT_TYPES = (5, 7)
_ROLE_SELECT_TYPE, _CHANNEL_SELECT_TYPE = 6, 8
_GRACE_SECONDS = 0.2
_PARSED_TYPES = {OptionType.STRING, OptionType.INTEGER, OptionType.NUMBER, OptionType.BOOLEAN}


_MAX_TITLE_LENGTH = 100
NO_BOT = "The bot is not on this server. Invite it first."


class ImpossibleError(Exception):
    """The real client does not allow this action; the text gives the reason."""


@dataclass(frozen=True, slots=True)
class Answer:
    """The bot's answer to an interaction; `kind` None means that it did not answer within three seconds."""

    interaction: int
    kind: str | None
    modal: Json | None = None
    choices: tuple[Json, ...] = ()


class _ActorContext:
    """The environment of SimCord's actors, without its virtual time and its one-at-a-time lock."""

    bot = None

    def __init__(self, backend: Backend) -> None:
        self.backend = backend
        self.asked: Interaction | None = None

    def _notify_dispatch_observers(self, interaction: Interaction) -> None:
        self.asked = interaction

    async def _settle_internal(self, **_: object) -> None: ...

    def _mark_mutation(self) -> None: ...

    def _begin_operation(self, label: str) -> None: ...

    def _end_operation(self) -> None: ...


class UserActions:
    """The actions of all users in one simulated Discord.

    All raise `ImpossibleError` if the client would not allow them.
    """

    def __init__(self, world: Discord) -> None:
        self._world = world
        self._backend = world.backend
        self._waiting: dict[int, asyncio.Event] = {}
        world.answered.append(self._wake)

    async def slash(self, person: int, place: int, path: str, options: Mapping[str, Any]) -> Answer:
        """Use a slash command, named by its path ("play", "fort turn"); option values are strings or booleans.

        A file is its `name` and, in base64, its `data`.
        """
        context = self._context()
        values = self._typed(context, person, place, path, options)
        actor, channel = self._actor(context, person, place)
        if isinstance(actor, MemberActor):
            return await self._ask(context, actor.slash(channel, path, **values))
        return await self._ask(context, actor.slash(path, **values))

    async def suggest(
        self, person: int, place: int, path: str, option: str, text: str, filled: Mapping[str, Any]
    ) -> Answer:
        """Type `text` into an option and request its autocomplete choices; `filled` are the other options."""
        context = self._context()
        values = self._typed(context, person, place, path, {k: v for k, v in filled.items() if k != option})
        actor, channel = self._actor(context, person, place)
        if isinstance(actor, MemberActor):
            return await self._ask(context, actor.autocomplete(channel, path, option, text, **values))
        return await self._ask(context, actor.autocomplete(path, option, text, **values))

    async def click(self, person: int, place: int, message: int, custom_id: str) -> Answer:
        """Press a button."""
        context = self._context()
        actor, _ = self._actor(context, person, place)
        return await self._ask(context, actor.click(self._message(context, place, message), custom_id=custom_id))

    async def choose(self, person: int, place: int, message: int, custom_id: str, values: Sequence[str]) -> Answer:
        """Choose in a select menu: option values, or ids in a menu of users, roles or channels."""
        context = self._context()
        actor, _ = self._actor(context, person, place)
        menu_message = self._message(context, place, message)
        kinds = {c.get("custom_id"): c.get("type") for c in _walk(menu_message.components)}
        chosen = [self._entity(context, place, kinds.get(custom_id), value) for value in values]
        return await self._ask(context, actor.select(menu_message, chosen, custom_id=custom_id))

    async def submit(self, person: int, interaction: int, values: Mapping[str, Any]) -> Answer:
        """Send a modal that the bot opened in answer to `interaction`; values by custom id.

        Raise `ImpossibleError` if the modal is gone.
        """
        context = self._context()
        record = self._backend.interactions.get(interaction)
        if record is None or record.modal is None:
            raise ImpossibleError("This form is gone.")
        kinds = {c.get("custom_id"): c.get("type") for c in _walk(listed(record.modal, "components"))}
        actor, channel = self._actor(context, person, record.channel_id)
        filled = {
            name: [self._entity(context, channel.id, kinds.get(name), part) for part in value]  # pyright: ignore[reportUnknownArgumentType, reportUnknownVariableType]
            if isinstance(value, list)
            else value
            for name, value in values.items()
        }
        opened = InteractionResult(cast("Env", context), record)
        return await self._ask(context, actor.submit_modal(opened, filled))

    def say(self, person: int, place: int, text: str) -> int:
        """Write a message and return its id; in a forum, it begins a post with the text's beginning as its title.

        Raise `ImpossibleError` if the user may not write there.
        """
        channel = self._backend.get_channel(place)
        allowed = "send_messages_in_threads" if channel.is_thread else "send_messages"
        try:
            self._backend.require_permissions(channel.guild_id, person, place, allowed)
            if channel.type == ChannelType.FORUM:
                post = self._backend.create_thread(place, text[:_MAX_TITLE_LENGTH], person)
                return self._backend.create_message(post.id, person, text).id
            if channel.is_thread:
                self._backend.add_thread_member(place, person)
            return self._backend.create_message(place, person, text).id
        except (BackendError, SetupError) as error:
            raise ImpossibleError(str(error)) from error

    def commands(self, person: int, place: int) -> list[Json]:
        """Return the slash commands that this user may use there, as the bot registered them."""
        server = self._backend.get_channel(place).guild_id
        is_absent = server is not None and not self._world.has_bot(server)
        return [] if is_absent else self._backend.visible_commands(user_id=person, channel_id=place)

    # ---------------------------------------------------------------- plumbing

    def _context(self) -> _ActorContext:
        return _ActorContext(self._backend)

    def _actor(self, context: _ActorContext, person: int, place: int) -> tuple[MemberActor | UserHandle, ChannelHandle]:
        env = cast("Env", context)
        user = UserHandle(env, self._backend.users[person])
        channel = self._backend.channels.get(place)
        if channel is None or not self._world.can_see(person, place):
            raise ImpossibleError("This place is gone or closed to you.")
        if channel.guild_id is None:
            return user, ChannelHandle(env, None, channel)
        if not self._world.has_bot(channel.guild_id):
            raise ImpossibleError(NO_BOT)
        guild = GuildHandle(env, self._backend.guilds[channel.guild_id])
        return MemberActor(env, guild, user), ChannelHandle(env, guild, channel)

    def _message(self, context: _ActorContext, place: int, message: int) -> ResponseMessage:
        stored = self._backend.messages.get(place, {}).get(message)
        if stored is None:
            raise ImpossibleError("This message was deleted.")
        return ResponseMessage(cast("Env", context), stored)

    def _entity(self, context: _ActorContext, place: int, kind: Any, value: str) -> Any:
        """Return a chosen value of a select menu of this component type; a string, unless it is the id of an object."""
        if kind in _USER_SELECT_TYPES:
            return self._user(context, place, value)
        if kind == _CHANNEL_SELECT_TYPE:
            return self._channel(context, value)
        if kind == _ROLE_SELECT_TYPE:
            env = cast("Env", context)
            guild = self._backend.guilds[self._backend.channels[place].guild_id or 0]
            return RoleHandle(env, GuildHandle(env, guild), guild.roles[int(value)])
        return value

    def _channel(self, context: _ActorContext, value: str) -> ChannelHandle:
        env, channel = cast("Env", context), self._backend.get_channel(int(value))
        guild = GuildHandle(env, self._backend.guilds[channel.guild_id]) if channel.guild_id else None
        return ChannelHandle(env, guild, channel)

    def _user(self, context: _ActorContext, place: int, number: str) -> MemberActor | UserHandle:
        user = UserHandle(cast("Env", context), self._backend.users[int(number)])
        guild = self._backend.channels[place].guild_id
        if guild is None:
            return user
        return MemberActor(cast("Env", context), GuildHandle(cast("Env", context), self._backend.guilds[guild]), user)

    def _typed(
        self, context: _ActorContext, person: int, place: int, path: str, options: Mapping[str, Any]
    ) -> dict[str, Any]:
        """Convert the browser's option values to the types that the command declares."""
        root, *nesting = path.split()
        channel = self._backend.channels.get(place)
        command = channel and self._backend.find_command(root, channel.guild_id)
        if not command or not command_access(self._backend, command, user_id=person, channel_id=place).allowed:
            raise ImpossibleError(f"There is no command /{root} for you here.")
        try:
            leaf, _ = interactions.walk_to_subcommand(command, nesting)
            declared = {option["name"]: option for option in listed(leaf, "options")}
            return {
                name: self._value(context, place, path, declared[name], raw)
                for name, raw in options.items()
                if name in declared
            }
        except SetupError as error:
            raise ImpossibleError(str(error)) from error

    def _value(self, context: _ActorContext, place: int, path: str, option: Json, raw: Any) -> Any:
        kind = OptionType(option["type"])
        if kind in _PARSED_TYPES:
            return interactions.parse_option_input(path, option, raw)
        if kind in (OptionType.USER, OptionType.MENTIONABLE):
            return self._user(context, place, raw)
        if kind == OptionType.ATTACHMENT:
            return str(raw["name"]), base64.b64decode(str(raw["data"]), validate=True)
        if kind == OptionType.CHANNEL:
            return self._channel(context, raw)
        if kind == OptionType.ROLE:
            return self._entity(context, place, _ROLE_SELECT_TYPE, raw)
        raise ImpossibleError(f"The playground cannot fill in the option {option['name']}.")

    async def _ask(self, context: _ActorContext, action: Any) -> Answer:
        try:
            await action
        except (SetupError, BackendError) as error:
            raise ImpossibleError(str(error)) from error
        record = context.asked
        if record is None:
            raise ImpossibleError("Nothing happened.")
        return await self._answer(record)

    async def _answer(self, record: Interaction) -> Answer:
        if not record.responded:
            event = self._waiting.setdefault(record.id, asyncio.Event())
            try:
                await asyncio.wait_for(event.wait(), ANSWER_SECONDS + _GRACE_SECONDS)
            except TimeoutError:
                return Answer(record.id, None)
            finally:
                del self._waiting[record.id]
        kind = record.response_kind
        modal = record.modal if kind == ResponseKind.MODAL else None
        return Answer(record.id, kind and kind.value, modal, tuple(record.autocomplete_choices or ()))

    def _wake(self, interaction: int) -> None:
        event = self._waiting.get(interaction)
        if event is not None and self._backend.interactions[interaction].responded:
            event.set()


def _walk(components: Sequence[Json]) -> list[Json]:
    """Return all components of a tree, containers before their children."""
    parts: list[Json] = []
    for component in components:
        single = [component[name] for name in ("component", "accessory") if component.get(name)]
        parts += [component, *_walk([*listed(component, "components"), *single])]
    return parts
