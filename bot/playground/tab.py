"""One browser tab: its user, the open place, the messages sent to it, and its requests.

Sends only changes to the page, so that nothing is redrawn without need. Never reads or does anything in the simulated
Discord that the tab's user may not.
"""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

from bot.playground import commands, page_json
from bot.playground.games import no_games
from bot.playground.language_choice import SERVER, tell_bot
from bot.playground.quick_start import play_now
from bot.playground.server_setup import LANGUAGES, ServerSetup, choose_language, has_locale, speak
from bot.playground.simulator import (
    FILES,
    NO_BOT,
    Answer,
    AnyChannel,
    Discord,
    ImpossibleError,
    UserActions,
    building,
)

if TYPE_CHECKING:
    from bot.playground.games import Games
    from bot.playground.markdown import Names
    from bot.playground.payload import Json

SendText = Callable[[str], Awaitable[None]]

_WINDOW_SIZE: Final = 60
_MAX_WINDOW_SIZE: Final = 1000
_MAX_PUSHES: Final = 2
"""The maximum number of notifications that one update shows: the newest."""
_MAX_MESSAGE_LENGTH: Final = 2000
_KINDS: Final = {0: "channel", 1: "dm", 11: "thread", 12: "thread", 15: "forum"}


class Tab:
    """The server side of one tab. `send` puts a text on the tab's socket."""

    def __init__(
        self, world: Discord, actions: UserActions, setup: ServerSetup, send: SendText, games: Games = no_games
    ) -> None:
        self._games = games
        self._world, self._actions, self._setup, self._send_text = world, actions, setup, send
        self.person = setup.people[0]
        self.place = setup.channel
        self._window = _WINDOW_SIZE
        self._visible = True
        self._sent_frame = ""
        self._sent: dict[str, str] = {}
        self._last_pushed: dict[int, int] = {}
        self._pending_pushes: list[tuple[Json, str]] = []

    # ---------------------------------------------------------------- sending to the tab

    async def refresh(self) -> None:
        """Send the changes since the last time: the frame around the messages, and single messages."""
        if not self._world.can_see(self.person, self.place):
            self._open(self._home())
        if self._visible:
            self._setup.seen[self.person, self.place] = self._world.last_message(self.place)
        frame = self._frame()
        text = json.dumps(frame)
        if text != self._sent_frame:
            self._sent_frame = text
            await self._send({"frame": frame})
        names = self._names()
        await self._messages(names)
        await self._pushes(names)

    async def typing(self, place: int) -> None:
        """Show that the bot is writing in this place."""
        if place == self.place:
            await self._send({"typing": str(place)})

    async def _messages(self, names: Names) -> None:
        history = self._world.history(self.person, self.place, self._window)
        messages = {message["id"]: page_json.message(message, self.person, names, self._size) for message in history}
        texts = {number: json.dumps(message) for number, message in messages.items()}
        changed_messages = [messages[number] for number, text in texts.items() if self._sent.get(number) != text]
        deleted_numbers = [number for number in self._sent if number not in texts]
        self._sent = texts
        if changed_messages or deleted_numbers or not texts:
            more = len(history) >= self._window
            await self._send(
                {"place": str(self.place), "messages": changed_messages, "gone": deleted_numbers, "more": more}
            )

    async def _pushes(self, names: Names) -> None:
        """Send the notifications of this tab's user, except for the place they are reading."""
        ringing = [*self._pending_pushes, *self._new_pushes(lambda place: place != self.place or not self._visible)]
        self._pending_pushes = []
        if ringing:
            await self._send(
                {"pushes": [page_json.push(message, where, names) for message, where in ringing[-_MAX_PUSHES:]]}
            )

    def _new_pushes(self, counts: Callable[[int], bool]) -> list[tuple[Json, str]]:
        """Return the new messages that make the user's phone ring, oldest first, with their place's name; each once.

        `counts` returns whether a place counts.
        """
        person, last_pushed = self.person, self._last_pushed.get(self.person, 0)
        pushes = [
            (message, place.name or "")
            for place in self._world.places(person)
            if _is_member(place, person) and counts(place.id)
            for message in self._world.pushes(person, place.id, max(last_pushed, self._seen(person, place.id)))
        ]
        self._last_pushed[person] = max((int(message["id"]) for message, _ in pushes), default=last_pushed)
        return sorted(pushes, key=lambda rung: int(rung[0]["id"]))

    def _frame(self) -> Json:
        bot, bot_name = self._world.bot
        return {
            "me": str(self.person),
            "place": str(self.place),
            "server": self._world.server_name(self._setup.guild),
            "bot": {"id": str(bot), "name": bot_name, "here": self._world.has_bot(self._setup.guild)},
            "manages": self._world.manages(self.person, self._setup.guild),
            "roles": self._world.roles(self._setup.guild),
            "welcome": str(self._setup.welcome),
            "home": str(self._setup.channel),
            "locales": LANGUAGES,
            "people": [self._person(number) for number in self._setup.people],
            "places": [self._place(place) for place in self._world.places(self.person)],
        }

    def _person(self, number: int) -> Json:
        places = [place for place in self._world.places(number) if _is_member(place, number)]
        counts = {place.id: self._unread(number, place.id) for place in places}
        return {
            "id": str(number),
            "name": self._world.name_of(number),
            "locale": self._setup.language(self._world, number),
            "closed": number in self._world.closed,
            "here": number not in self._setup.left,
            # The channel does not count: its messages are for all five users.
            "unread": any(unread for place, (unread, _) in counts.items() if place != self._setup.channel),
            "pings": sum(pings for _, pings in counts.values()),
        }

    def _place(self, place: AnyChannel) -> Json:
        joined = _is_member(place, self.person)
        unread, pings = self._unread(self.person, place.id) if joined else (0, 0)
        meta = place.thread_metadata
        return {
            "id": str(place.id),
            "kind": _KINDS.get(place.type, "channel"),
            "name": place.name or self._world.bot[1],
            "topic": place.topic or "",
            "parent": str(place.parent_id or ""),
            "joined": joined,
            "archived": bool(meta and meta.archived),
            "unread": unread > 0,
            "pings": pings,
        }

    def _unread(self, person: int, place: int) -> tuple[int, int]:
        count = self._world.unread(person, place, self._seen(person, place))
        return count.unread, count.pings

    def _seen(self, person: int, place: int) -> int:
        return self._setup.seen.get((person, place), self._setup.welcome)

    def _names(self) -> Names:
        """Return the displayed names of mentioned users, places and commands for this tab's user."""
        locale = self._world.locales.get(self.person, "en-US")
        return {
            **self._world.names(self.person, self._setup.guild),
            **commands.names(self._world.commands(), locale),
        }

    def _size(self, url: str) -> tuple[int, int] | None:
        return page_json.picture_size(self._world.file(url.removeprefix(f"{FILES}/")))

    async def _send(self, data: Json) -> None:
        # The page fetches files from its own origin.
        await self._send_text(json.dumps(data).replace(FILES, "/cdn"))

    # ---------------------------------------------------------------- requests of the tab

    async def handle(self, request: Json) -> None:
        """Carry out the tab's request and answer with the same number."""
        action = getattr(self, f"_do_{request.get('do')}", None)
        try:
            reply = await action(request) if action else {"error": "The page is older than the playground: reload it."}
        except ImpossibleError as refusal:
            reply = {"error": str(refusal)}
        except (KeyError, TypeError, ValueError):
            reply = {"error": "The playground did not understand this."}
        await self.refresh()
        await self._send({"re": request.get("n"), **(reply or {})})

    async def _do_hello(self, request: Json) -> None:
        """Set an unused playground to the browser's first supported language, and invite the bot for the first time.

        A used playground stays as it is.
        """
        known = {code.partition("-")[0]: code for code in LANGUAGES}
        locales = (known.get(str(language).partition("-")[0]) for language in request["languages"])
        locale = next(filter(None, locales), None)
        untouched = len(self._world.history(self.person, self._setup.channel, 2)) == 1
        if locale is not None and untouched and not self._spoken() - {next(iter(LANGUAGES))}:
            speak(self._world, self._setup, locale)
        if not building.was_invited(self._world, self._setup.guild):
            building.invite_bot(self._world, self._setup.guild, self._setup.people[0])
            for person, language in self._setup.languages.items():
                await tell_bot(self._world, self._actions, person, self._setup.channel, language)
                await tell_bot(self._world, self._actions, person, self._setup.channel, language, SERVER)

    def _spoken(self) -> set[str]:
        return {self._setup.language(self._world, person) for person in self._setup.people}

    async def _do_be(self, request: Json) -> None:
        person = int(request["person"])
        if person not in self._setup.people:
            raise ImpossibleError("There is nobody like that.")
        self.person = person
        self._pending_pushes = self._new_pushes(lambda _: True)  # also for the place that opens now: it rang before
        self._open(self.place if self._world.can_see(person, self.place) else self._home())

    async def _do_server(self, request: Json) -> None:
        """Leave the server, or return to it with the former roles."""
        server, left, person = self._setup.guild, self._setup.left, self.person
        if not request["here"] and person not in left:
            left[person] = building.remove_member(self._world, server, person)
        elif request["here"] and person in left:
            building.return_member(self._world, server, person, left.pop(person))

    async def _do_bot(self, request: Json) -> None:
        """Invite the bot to the server, or remove it."""
        if not self._world.manages(self.person, self._setup.guild):
            raise ImpossibleError("Only moderators invite and remove bots.")
        if request["here"]:
            building.invite_bot(self._world, self._setup.guild, self.person)
        else:
            building.remove_bot(self._world, self._setup.guild)

    async def _do_letters(self, request: Json) -> None:
        """Close this user's direct messages to the bot, or open them again."""
        if request["closed"]:
            self._world.closed.add(self.person)
        else:
            self._world.closed.discard(self.person)

    async def _do_open(self, request: Json) -> None:
        place = int(request["place"])
        if not self._world.can_see(self.person, place):
            raise ImpossibleError("This place is gone or closed to you.")
        self._open(place)

    async def _do_older(self, request: Json) -> None:
        del request
        self._window = min(self._window + _WINDOW_SIZE, _MAX_WINDOW_SIZE)

    async def _do_visible(self, request: Json) -> None:
        self._visible = bool(request["visible"])

    async def _do_say(self, request: Json) -> None:
        text = str(request["text"]).strip()
        if not 0 < len(text) <= _MAX_MESSAGE_LENGTH:
            raise ImpossibleError("A message has 1 to 2000 characters.")
        self._actions.say(self.person, self.place, text)

    async def _do_locale(self, request: Json) -> None:
        language, before = str(request["locale"]), self._setup.language(self._world, self.person)
        if language not in LANGUAGES:
            raise ImpossibleError("The playground does not know this language.")
        choose_language(self._world, self._setup, self.person, language)
        if not (has_locale(language) and has_locale(before)):
            self._setup.told.add(self.person)
        if self.person in self._setup.told:
            await tell_bot(self._world, self._actions, self.person, self._setup.channel, language.partition("-")[0])

    async def _do_dismiss(self, request: Json) -> None:
        self._world.dismiss(self.person, self.place, int(request["message"]))

    async def _do_commands(self, request: Json) -> Json:
        del request
        usable = self._actions.commands(self.person, self.place)
        return {"commands": commands.catalogue(usable, self._world.locales.get(self.person, "en-US"))}

    async def _do_games(self, request: Json) -> Json:
        """Describe the games of *Play now*."""
        del request
        return {"games": list(self._games(self._setup.language(self._world, self.person).partition("-")[0]))}

    async def _do_quick(self, request: Json) -> Json:
        game = str(request["game"]) if request.get("game") else None
        if not self._world.has_bot(self._setup.guild):
            raise ImpossibleError(NO_BOT)
        self._open(self._setup.channel)
        await self.refresh()
        return self._reply(await play_now(self._world, self._actions, self.person, self._setup.channel, game))

    async def _do_slash(self, request: Json) -> Json:
        options = dict(request["options"])
        return self._reply(await self._actions.slash(self.person, self.place, str(request["path"]), options))

    async def _do_suggest(self, request: Json) -> Json:
        path, option, text = str(request["path"]), str(request["option"]), str(request["text"])
        filled = dict(request["options"])
        return self._reply(await self._actions.suggest(self.person, self.place, path, option, text, filled))

    async def _do_click(self, request: Json) -> Json:
        message, custom_id = int(request["message"]), str(request["id"])
        return self._reply(await self._actions.click(self.person, self.place, message, custom_id))

    async def _do_choose(self, request: Json) -> Json:
        message, custom_id, values = int(request["message"]), str(request["id"]), [str(v) for v in request["values"]]
        return self._reply(await self._actions.choose(self.person, self.place, message, custom_id, values))

    async def _do_submit(self, request: Json) -> Json:
        return self._reply(await self._actions.submit(self.person, int(request["form"]), dict(request["values"])))

    def _reply(self, answer: Answer) -> Json:
        reply: Json = {"answered": answer.kind is not None, "choices": list(answer.choices)}
        if answer.modal is not None:
            reply["modal"] = {**page_json.modal(answer.modal, self._names()), "form": str(answer.interaction)}
        return reply

    def _home(self) -> int:
        """Return the place to show first: the channel or, for a user who left the server, the direct messages."""
        left = self.person in self._setup.left
        return next(place.id for place in self._world.places(self.person)) if left else self._setup.channel

    def _open(self, place: int) -> None:
        self.place = place
        self._window = _WINDOW_SIZE
        self._sent_frame = ""  # a page that was loaded anew waits for the frame, even if nothing has changed
        self._sent = {}


def _is_member(place: AnyChannel, person: int) -> bool:
    """Return whether news of a place concerns a user: of threads only if they are a member."""
    return not place.is_thread or person in place.thread_members
