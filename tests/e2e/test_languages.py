"""Four languages at one table: private text in the reader's language, public text in the table's or server's."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import pytest
from simcord import interactions
from simcord.backend.errors import SetupError

from bot.i18n import fluent_files, translation
from bot.i18n.translation import LANGUAGES, Say
from bot.ui.messages import cards
from tests.e2e.reading import answer, buttons, calls, letters, reply_text
from tests.e2e.world import custom_ids, dot, source_text, verb, verbs_of, visible_text
from tests.wording import plain

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.e2e.world import World

pytestmark = pytest.mark.unmeasured

LOCALES = {"en": "en-US", "cs": "cs", "pl": "pl"}
"""Discord's locales by language. Discord has no Slovak, so it can only be chosen with `/me language`."""
IS_TO_MOVE = {"en": "to move", "cs": "Na tahu je", "sk": "Na ťahu je", "pl": "Ruch ma"}
DUE = {"en": "by <t:", "cs": "čas do <t:", "sk": "čas do <t:", "pl": "czas do <t:"}
JOIN = {"en": "Join", "cs": "Přisednout", "sk": "Prisadnúť", "pl": "Dołącz"}


class Locales:
    """The Discord locales of people and servers."""

    def __init__(self) -> None:
        self.of_people: dict[int, str] = {}
        self.of_server = "en-US"


@pytest.fixture
def locales(monkeypatch: pytest.MonkeyPatch) -> Locales:
    """Add locales to the simulated Discord, which knows only American English."""
    chosen, plain = Locales(), interactions.base_payload

    def payload(backend: Any, *, user_id: int, **rest: Any) -> Any:
        record, interaction = plain(backend, user_id=user_id, **rest)
        interaction["locale"] = chosen.of_people.get(user_id, "en-US")
        if "guild_locale" in interaction:
            interaction["guild_locale"] = chosen.of_server
        return record, interaction

    monkeypatch.setattr(interactions, "base_payload", payload)
    return chosen


@pytest.mark.parametrize("language", LOCALES)
async def test_without_a_choice_answers_follow_the_locale_of_discord(
    world: World, locales: Locales, language: str
) -> None:
    locales.of_people[world.ann.id] = LOCALES[language]
    await world.begin(world.ann, world.bob)
    assert IS_TO_MOVE[language] in reply_text(await world.ann.slash(world.thread(), "guess move", move="3"))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_users_choice_wins_over_the_locale_of_discord(world: World, locales: Locales, language: str) -> None:
    locales.of_people[world.ann.id] = "pl" if language != "pl" else "cs"
    reply = reply_text(await world.ann.slash(world.channel, "me language", language=language))
    assert reply == plain(Say(language)("language-chosen"))
    await world.begin(world.ann, world.bob)
    assert IS_TO_MOVE[language] in reply_text(await world.ann.slash(world.thread(), "guess move", move="3"))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_two_players_are_answered_each_in_their_own_language(world: World, language: str) -> None:
    await world.bob.user.slash("me language", language=language)
    await world.begin(world.ann, world.bob)
    status = [
        reply_text(await person.slash(world.thread(), "table show", view="board")) for person in (world.ann, world.bob)
    ]
    assert [IS_TO_MOVE["en"] in status[0], IS_TO_MOVE[language] in status[1]] == [True, True]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_refusal_is_in_the_language_of_its_reader(world: World, language: str) -> None:
    await world.dora.user.slash("me language", language=language)
    await world.begin(world.ann, world.bob)
    reply = reply_text(await world.press(world.dora, 3))
    assert reply == plain(Say(language)("not-at-this-table"))


@pytest.mark.parametrize("language", LOCALES)
async def test_public_messages_are_in_the_language_of_the_server(world: World, locales: Locales, language: str) -> None:
    locales.of_server = LOCALES[language]
    card = await world.open(world.ann)
    assert buttons(card)["join"].label == JOIN[language]


@pytest.mark.parametrize("language", LOCALES)
async def test_settings_name_the_language_of_public_messages(world: World, locales: Locales, language: str) -> None:
    locales.of_server = LOCALES[language]
    reply = reply_text(await world.member(world.guild.owner).slash(world.channel, "settings server"))
    assert f"**Language**: {Say(language)('language-name')}" in reply


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_moderator_chooses_the_language_of_public_messages(world: World, language: str) -> None:
    await world.member(world.guild.owner).slash(world.channel, "settings server", language=language)
    world.draw(dot)
    await world.begin(world.ann, world.bob)
    board = world.board()
    assert IS_TO_MOVE[language] in visible_text(board)
    assert Say(language, "guess")("between", low=0, high=101) in board.attachments[0].description
    assert world.thread().name.startswith("🔢")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_private_answers_on_a_public_board_are_in_the_language_of_the_reader(world: World, language: str) -> None:
    await world.bob.user.slash("me language", language=language)
    await world.begin(world.ann, world.bob)
    say = Say(language, "guess")
    board = world.board()
    hint = answer(await world.bob.click(board, custom_id=verb(board, "hint")))
    assert plain(say("hint-wait")) in visible_text(hint)
    assert plain(say("game-rules")) in reply_text(await world.bob.click(hint, custom_id=verb(hint, "rules")))


@pytest.mark.parametrize(("game", "secret"), [("guess", False), ("wishes", True)])
async def test_only_a_game_with_secrets_has_a_secrets_button(world: World, game: str, secret: bool) -> None:  # noqa: FBT001 - a parameter of the test
    world.game = game
    await world.begin(world.ann, world.bob, world.cid)
    assert ("secrets" in verbs_of(world.board())) is secret
    reply = reply_text(await world.ann.slash(world.thread(), "table show", view="secrets"))
    assert reply.endswith(Say("en", game)("no-secrets")) is not secret


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_private_board_is_described_in_the_language_of_its_reader(world: World, language: str) -> None:
    await world.ann.user.slash("me language", language=language)
    world.draw(dot)
    await world.begin(world.ann, world.bob)
    message = answer(await world.ann.slash(world.thread(), "table show", view="board"))
    assert Say(language, "guess")("between", low=0, high=101) in message.attachments[0].description
    assert any(custom_id.startswith("pick:") for custom_id in custom_ids(message))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_commands_are_shown_as_mentions_that_discord_translates(world: World, language: str) -> None:
    await world.ann.user.slash("me language", language=language)
    await world.begin(world.ann, world.bob)
    numbers = {command.name: command.id for command in await cast("Any", world.env.bot).tree.fetch_commands()}
    text = source_text(answer(await world.ann.slash(world.thread(), "table show", view="hints")))
    assert f"• </guess move:{numbers['guess']}> – " in text
    text = source_text(answer(await world.ann.slash(world.thread(), "help", topic="table")))
    assert f"</table show:{numbers['table']}>" in text
    assert "`/" not in text.replace("`/`", "")


async def test_commands_are_registered_again_only_after_a_change(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    def registrations() -> int:
        return sum(
            request.method == "PUT" and request.path.endswith("/commands") for request in world.env.http_requests
        )

    assert registrations() == 1
    await world.restart()
    assert registrations() == 1

    def reworded(package: str, language: str) -> Iterator[str]:
        return (text.replace("hra", "partie") for text in fluent_files.contents(package, language))

    monkeypatch.setattr(translation, "contents", reworded)
    translation.fingerprint.cache_clear()
    await world.restart()
    translation.fingerprint.cache_clear()
    assert registrations() == 2


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_users_language_survives_a_restart(world: World, language: str) -> None:
    await world.ann.user.slash("me language", language=language)
    await world.restart()
    assert reply_text(await world.ann.user.slash("moves")) == plain(Say(language)("inbox", count=0))


async def test_the_host_chooses_the_language_of_a_table(world: World) -> None:
    await world.begin(world.ann, world.bob)
    reply = reply_text(await world.ann.slash(world.thread(), "table options", language="cs"))
    assert reply.startswith("📣 Public messages at Guess the number #1 will be in Czech;")
    await world.env.advance_time(60)
    assert "Na tahu je" in visible_text(world.board())
    assert "Hraje se tady" in visible_text(world.messages(world.channel)[0])
    assert (await world.chosen_by(world.ann.id)).language is None
    await world.ann.slash(world.thread(), "guess move", move="3")
    await world.env.advance_time(60)
    assert "jsi na tahu" in visible_text(calls(world, world.bob)[-1])
    await world.open(world.bob)
    assert world.table(2).language == "en"


async def test_the_language_of_a_table_survives_a_restart_and_playing_again(world: World) -> None:
    await world.begin(world.ann, world.bob)
    await world.ann.slash(world.thread(), "table options", language="pl")
    await world.restart()
    await world.confirm(world.bob, "table resign")
    assert "Koniec gry" in visible_text(world.farewell())
    await world.ann.click(world.farewell(), custom_id=verb(world.farewell(), "again"))
    assert (world.table(1).language, world.table(2).language) == ("pl", "pl")


async def test_a_guest_cannot_choose_the_language_of_a_table(world: World) -> None:
    await world.begin(world.ann, world.bob)
    assert "Only the host" in reply_text(await world.bob.slash(world.thread(), "table options", language="cs"))
    assert world.table().language == "en"


async def test_an_unsupported_language_of_a_table_is_refused(world: World) -> None:
    await world.begin(world.ann, world.bob)
    with pytest.raises(SetupError):
        await world.ann.slash(world.thread(), "table options", language="tlh")
    assert world.table().language == "en"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_choosing_the_tables_language_is_answered_in_the_hosts_language(world: World, language: str) -> None:
    await world.ann.user.slash("me language", language=language)
    await world.begin(world.ann, world.bob)
    for chosen in LANGUAGES:
        reply = reply_text(await world.ann.slash(world.thread(), "table options", language=chosen))
        say = Say(language, "guess")
        assert reply == plain(say("done-language", language=chosen, table=cards.name(world.table(), say)))


@pytest.mark.parametrize("locale", ["en-GB", "cs", "pl"])
@pytest.mark.parametrize("chosen", [None, "sk"])
async def test_letters_are_in_the_language_of_their_reader(
    world: World, locales: Locales, locale: str, chosen: str | None
) -> None:
    """The user's choice wins over the locale of their Discord, and both win over the table's language."""
    locales.of_people[world.ann.id] = locale
    if chosen is not None:
        await world.ann.user.slash("me language", language=chosen)
    await world.begin(world.ann, world.bob)
    await world.ann.slash(world.thread(), "table options", language="cs" if locale == "pl" else "pl")
    await world.restart()
    await world.env.advance_time(21 * 3600)
    (reminder,) = letters(world, world.ann)
    assert DUE[chosen or locale[:2]] in reminder


async def test_letters_follow_a_changed_locale_of_discord(world: World, locales: Locales) -> None:
    locales.of_people[world.ann.id] = "pl"
    await world.begin(world.ann, world.bob)
    locales.of_people[world.ann.id] = "cs"
    await world.ann.slash(world.thread(), "table show", view="board")
    await world.env.advance_time(21 * 3600)
    (reminder,) = letters(world, world.ann)
    assert DUE["cs"] in reminder


async def test_an_unsupported_locale_falls_back_to_the_tables_language(world: World, locales: Locales) -> None:
    locales.of_people[world.ann.id], locales.of_server = "de", "cs"
    await world.begin(world.ann, world.bob)
    assert "Čeká na tebe jedna hra" in reply_text(await world.ann.slash(world.thread(), "moves"))
    await world.ann.slash(world.thread(), "table options", language="pl")
    assert IS_TO_MOVE["pl"] in reply_text(await world.ann.slash(world.thread(), "table show", view="board"))
    await world.env.advance_time(21 * 3600)
    (reminder,) = letters(world, world.ann)
    assert DUE["pl"] in reminder
