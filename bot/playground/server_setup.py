"""The playground's initial server: two channels, a forum, five users to play as, and the message that welcomes them.

It makes everything that exists before the first command. Never writes as the bot.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any, Final

import discord

from bot.playground.simulator import Discord, building

PEOPLE: Final = ("Anna", "Boris", "Cyril", "Dora", "Ewa")
LANGUAGES: Final = {"en-US": "English", "cs": "Čeština", "sk": "Slovenčina", "pl": "Polski"}
"""The languages of the page, by code."""
_WITHOUT_LOCALE: Final = {"sk": "en-US"}
"""The locale of Discord's client for a language that Discord does not have."""
_SERVER_LOCALES: Final = {"sk": "cs"}
"""The locale of a server for such a language. The bot's welcome is in it; Slovaks read Czech."""
SERVER: Final = "Playground"
CHANNEL: Final = "games"
SECOND_CHANNEL: Final = "chat"
FORUM: Final = "tables"
BOT: Final = "Ludoteka"

WELCOMES: Final = {
    "en-US": """\
# Welcome! 🎲
This is a small Discord on your own computer. Nothing leaves it, and nothing here can break.
**Try this**
- Press **Play now** below: a game against the computer begins, in a thread of its own.
- Or type `/` and choose a command: `/play` opens a table, `/rules` explains a game, `/help` shows the rest.
- You are five people. Change who you are with the round faces and play against yourself; \
secrets arrive in each person's own direct messages.
""",
    "cs": """\
# Vítej! 🎲
Tohle je malý Discord na tvém vlastním počítači. Nic z něj neodejde a nic se tu nedá pokazit.
**Vyzkoušej**
- Stiskni dole **Zahrát si**: ve vlastním vlákně začne hra proti počítači.
- Nebo napiš `/` a vyber příkaz: `/hrát` otevře stůl, `/pravidla` vysvětlí hru, `/nápověda` ukáže ostatní.
- Jsi pět lidí. Kulatými obličeji se mezi nimi přepínáš a hraješ proti sobě; \
tajemství přijdou každému do jeho soukromých zpráv.
""",
    "sk": """\
# Vitaj! 🎲
Toto je malý Discord na tvojom vlastnom počítači. Nič z neho neodíde a nič sa tu nedá pokaziť.
**Vyskúšaj**
- Stlač dole **Zahrať si**: vo vlastnom vlákne sa začne hra proti počítaču.
- Alebo napíš `/` a vyber príkaz: `/play` otvorí stôl, `/rules` vysvetlí hru, `/help` ukáže ostatné.
- Si päť ľudí. Okrúhlymi tvárami sa medzi nimi prepínaš a hráš proti sebe; \
tajomstvá prídu každému do jeho súkromných správ.
-# Discord slovenčinu nemá, preto sú názvy príkazov po anglicky. Bot po slovensky vie.
""",
    "pl": """\
# Witaj! 🎲
To jest mały Discord na twoim własnym komputerze. Nic go nie opuszcza i nic tu nie można zepsuć.
**Wypróbuj**
- Naciśnij na dole **Zagraj teraz**: w osobnym wątku zacznie się gra z komputerem.
- Albo wpisz `/` i wybierz polecenie: `/graj` otwiera stół, `/zasady` objaśnia grę, `/pomoc` pokazuje resztę.
- Jesteś pięcioma osobami. Okrągłe twarze zmieniają, kim jesteś, więc możesz grać przeciwko sobie; \
sekrety przychodzą każdej z nich w prywatnych wiadomościach.
""",
}
"""The first message of the channel, by the language of the browser that opens the playground first."""

_MODERATOR: Final = discord.Permissions(
    manage_guild=True, manage_channels=True, manage_messages=True, manage_threads=True
)


@dataclass(frozen=True)
class ServerSetup:
    """The ids of the playground's initial objects; `people` in display order."""

    guild: int
    channel: int
    host: int
    people: tuple[int, ...]
    welcome: int
    seen: dict[tuple[int, int], int] = field(default_factory=dict)
    """(user, place) → the newest message that the user has read."""

    left: dict[int, list[int]] = field(default_factory=dict)
    """By user outside the server: the roles that they had there."""

    languages: dict[int, str] = field(default_factory=dict)
    """By user whose language Discord's client does not have: that language, a code of `LANGUAGES`."""

    told: set[int] = field(default_factory=set)
    """The users for whom the bot was told a language: it no longer follows their Discord client."""

    def language(self, world: Discord, person: int) -> str:
        """Return the language of the page for a user, a code of `LANGUAGES`."""
        return self.languages.get(person) or world.locales.get(person, next(iter(LANGUAGES)))

    def saved(self) -> dict[str, Any]:
        """Return the fields, to be pickled."""
        return asdict(self)


def speak(world: Discord, setup: ServerSetup, language: str) -> None:
    """Set the server and all its users to a language, and change the welcome to it."""
    building.set_language(world, setup.guild, setup.people, _SERVER_LOCALES.get(language, language))
    for person in setup.people:
        choose_language(world, setup, person, language)
    building.reword(world, setup.channel, setup.welcome, WELCOMES[language])


def choose_language(world: Discord, setup: ServerSetup, person: int, language: str) -> None:
    """Set the language of a user: of the page, and of Discord's client as far as Discord has that language."""
    world.locales[person] = _WITHOUT_LOCALE.get(language, language)
    setup.languages.pop(person, None)
    if language in _WITHOUT_LOCALE:
        setup.languages[person] = language


def has_locale(language: str) -> bool:
    """Return whether Discord has a language."""
    return language not in _WITHOUT_LOCALE


def create_server(world: Discord) -> ServerSetup:
    """Create the server, its channels, the users and the welcome in an empty simulated Discord."""
    building.name_bot(world, BOT)
    host = building.add_person(world, SERVER)
    people = tuple(building.add_person(world, name) for name in PEOPLE)
    server = building.add_server(world, SERVER, host, people)
    # One user can try the commands for moderators.
    building.add_role(world, server, "Moderator", _MODERATOR.value, people[0])
    channel = building.add_channel(world, server, CHANNEL, "Type / to see what the bot can do")
    building.add_channel(world, server, SECOND_CHANNEL, "Everything else")
    building.add_forum(world, server, FORUM, "A place where each table can be a post")
    welcome = building.write(world, host, channel, WELCOMES["en-US"])
    return ServerSetup(server, channel, host, people, welcome)
