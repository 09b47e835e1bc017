"""The longest messages that the bot can send stay within Discord's limits.

Each message takes the whole path: rendered by the real presenter, sent by the real courier through discord.py, and
checked by the validator. Names, numbers, lists and languages are the longest possible.
"""

from __future__ import annotations

from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING, Any

import discord
import msgspec
import pytest
import pytest_asyncio
import simcord

from bot import discovery, host
from bot.courier.snapshot import Trouble
from bot.game.chance import Chance
from bot.game.contract import Seat
from bot.i18n import names
from bot.i18n.translation import LANGUAGES, Say
from bot.settings import Settings
from bot.storage.database import open_database
from bot.system.clock import SystemClock
from bot.table.model import Person, Status
from bot.table.position import Position
from bot.table.replay import ReplayedPosition, Sitting, Verification
from bot.table.store import DatedFact
from bot.transport.message import Attachment, nonce_of
from bot.transport.refusals import MAX_MESSAGE_LENGTH
from bot.transport.sender import Sender
from bot.ui import game_ui
from bot.ui.game_ui import MAX_BUTTONS_PER_ROW, MAX_LIST_OPTIONS, Choice, Drawer, Drawing, Picker, Row
from bot.ui.interactions import finder
from bot.ui.messages import cards, games, information, menus, news, options_panel, panels, seating, tables_page
from bot.ui.messages.layout import MAX_MENU_ROWS, MAX_PLAIN_ROWS
from bot.ui.messages.presenter import TablePresenter
from bot.ui.messages.tables_page import Entry, EntryAction, View
from images.kit import Picture
from tests.discord_validator import samples
from tests.discord_validator.json_access import Json, listing, mapping
from tests.discord_validator.plugin import report
from tests.discord_validator.request_parts import commands_in
from tests.discord_validator.validator import own_problems
from tests.e2e.quick_simulation import simulate_quickly
from tests.ui import worst_case
from tests.wording import plain

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, AsyncIterator, Callable, Iterator, Sequence
    from pathlib import Path

    from discord import app_commands

    from bot.game.contract import Fact
    from bot.table.model import Table
    from bot.transport.message import Message
    from bot.ui.app import App
    from bot.ui.game_ui import GameUI
    from bot.ui.interactions.client import BotClient
    from images.kit import Look
    from tests.discord_validator.recorder import Recorder
    from tests.discord_validator.request import Request
    from tests.discord_validator.validator import RequestValidator

pytestmark = [pytest.mark.unmeasured, pytest.mark.asyncio(loop_scope="module")]

MAX_TABLES = 60
"""Active tables of one user."""
FILM = Attachment("film.gif", b"GIF89a", "x" * 1000)
LOCALES = {"cs", "pl"}
"""The languages besides English that Discord supports."""

FETCHED = 200
"""The users of these tables have the smallest and the largest ids."""

LONGEST = "pl"
"""The language with the longest texts; whole games in the other languages are checked in the nightly run."""

GAMES = sorted(discovery.games())
GAMES_WITH_PICTURES = [game for game in GAMES if discovery.uis()[game].pictures]


@dataclass
class Bench:
    """A running bot, its registration requests, and the channel that the tests post to."""

    client: BotClient
    guild: int
    channel: int
    registered: list[Request]
    recorder: Recorder
    validator: RequestValidator

    @property
    def app(self) -> App:
        return self.client.app

    async def faults(self, label: str, message: Message) -> str:
        """Send a post as the courier does and return the validator's report, prefixed with `label`; empty: valid."""
        await Sender(self.client).send(self.channel, message, nonce_of(1, label, 0))
        problems = report(self.recorder.drain(), self.validator)
        return f"{label}: {problems}" if problems else ""


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def bench(
    tmp_path_factory: pytest.TempPathFactory, recorder: Recorder, validator: RequestValidator
) -> AsyncIterator[Bench]:
    """A bench with the whole host; all tests of this module share it, because none plays on it."""
    folder = tmp_path_factory.mktemp("bench")
    with pytest.MonkeyPatch.context() as monkeypatch:
        simulate_quickly(monkeypatch)
        async with opened(folder, recorder, validator) as new_bench:
            yield new_bench


@asynccontextmanager
async def opened(folder: Path, recorder: Recorder, validator: RequestValidator) -> AsyncGenerator[Bench]:
    """The whole host in a folder, and a channel of a server that has nothing else."""
    async with open_database(folder / "games.sqlite3") as database:
        client = await host.assemble(Settings(data_dir=folder), SystemClock(), database)
        env = simcord.Env(client, shard_count=1)
        await env.start()
        guild = env.create_guild("Board gamers")
        channel = guild.create_text_channel("games")
        await env.settle()
        people = (*range(FETCHED), *range(worst_case.LARGEST - FETCHED, worst_case.LARGEST + 1))
        await client.app.preferences.fetch(people)
        yield Bench(client, guild.id, channel.id, list(recorder.drain()), recorder, validator)
        await client.close()
        await env.shutdown()


async def test_all_commands_fit(bench: Bench) -> None:
    registrations = [request for request in bench.registered if commands_in(request)]
    assert len(registrations) == 1
    assert report(bench.registered, bench.validator) == ""


async def test_all_commands_are_in_every_language_discord_knows(bench: Bench) -> None:
    (commands,) = (commands_in(request) for request in bench.registered if commands_in(request))
    parts = [part for command in commands for part in command_parts(command.json)]
    missing = [
        f"{part['name']}/{key}"
        for part in parts
        for key in ("name_localizations", "description_localizations")
        if LOCALES - set(mapping(part.get(key)))
    ]
    assert len(parts) > len(commands)
    assert missing == []


def command_parts(command: Json) -> Iterator[Json]:
    """A command and all its subcommands and options."""
    yield command
    for option in listing(command.get("options")):
        yield from command_parts(option)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
async def test_lobbies_fit(bench: Bench, game: str, language: str) -> None:
    ui = bench.app.uis[game]
    presenter = TablePresenter(bench.app)
    faults: list[str] = []
    for seats in range(1, ui.game.players[-1] + 1):
        table = worst_case.lobby(ui.game, language, seats)
        say = Say(language, game, names.at_table(table))
        invited = msgspec.structs.replace(table, invited=tuple(worst_case.LARGEST - 100 - n for n in range(seats)))
        faults.append(await bench.faults(f"card of {seats}", await presenter.card(table)))
        faults.append(await bench.faults(f"invitation of {seats}", await presenter.invitation(invited)))
        faults.append(await bench.faults(f"options of {seats}", options_panel.panel(table, ui, say)))
        faults += [choice_faults(choice) for choice in finder.choices([(finder._described(table, say), table.id)], "")]
    faults.append(await bench.faults("rules", information.rules(ui, Say(language, game))))
    assert "".join(faults) == ""


def choice_faults(choice: app_commands.Choice[int]) -> str:
    """Return the faults of a table's autocomplete choice, one per line."""
    return "\n".join(str(problem) for problem in own_problems(samples.callback(8, choices=[choice.to_dict()])))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_full_pages_of_tables_and_the_choice_of_a_game_fit(bench: Bench, language: str) -> None:
    app, say = bench.app, Say(language)
    played = [table for table, _ in tables("guess", language)]
    running = next(table for table in played if table.status is Status.RUNNING)
    finished = next(table for table in played if table.finished)
    uis = list(app.uis.values())
    crowded = max(uis, key=lambda ui: ui.game.players[-1]).game
    waiting = worst_case.lobby(crowded, language, crowded.players[-1])
    groups = [*[waiting] * 3, *[running] * 3, *[finished] * 2, *[waiting] * 8]
    listed = [msgspec.structs.replace(table, id=worst_case.LARGEST - n) for n, table in enumerate(groups)]
    entries = [Entry(table, EntryAction.STATUS) for table in listed]
    last = View(game=max(app.uis, key=len), joinable=True, number=1)
    faults = [
        await bench.faults("first page", tables_page.page(app, entries, View(), say)),
        await bench.faults("last page", tables_page.page(app, entries, last, say)),
        await bench.faults("games", games.choice(app.uis, say, ":7:strong:unhurried:pq")),
    ]
    assert "".join(faults) == ""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
async def test_titles_of_threads_fit(bench: Bench, game: str, language: str) -> None:
    table = worst_case.lobby(bench.app.uis[game].game, language, 1)
    sender = Sender(bench.client)
    card = await sender.send(bench.channel, await TablePresenter(bench.app).card(table), nonce_of(1, "card", 0))
    await sender.open_thread(bench.guild, bench.channel, card, bench.app.title(table))
    assert report(bench.recorder.drain(), bench.validator) == ""


@pytest.mark.parametrize(
    "language",
    [pytest.param(language, marks=() if language == LONGEST else pytest.mark.night) for language in LANGUAGES],
)
@pytest.mark.parametrize("game", GAMES)
async def test_games_under_way_and_ended_fit(bench: Bench, game: str, language: str) -> None:
    faults, app = list[str](), with_cached_drawings(bench.app)
    for number, (table, moment) in enumerate(tables(game, language)):
        public = [message async for message in public_messages(app, table, moment)]
        private = [message async for message in private_messages(app, table, moment)]
        for name, message in [*public, *private]:
            faults.append(await bench.faults(f"{name}, moment {number}", message))
    assert "".join(faults) == ""


def with_cached_drawings(app: App) -> App:
    """Return the app with each picture drawn once and reused for all messages and languages.

    A hand appears in four messages, and these tests do not look at the pixels.
    """

    def with_cached(drawings: tuple[Drawing, ...]) -> tuple[Drawing, ...]:
        return tuple(replace(drawing, draw=cached_drawing(drawing.draw)) for drawing in drawings)

    uis = {
        name: replace(
            ui,
            pictures=with_cached(ui.pictures),
            hand_pictures=with_cached(ui.hand_pictures),
            panel_pictures=with_cached(ui.panel_pictures),
            letter_pictures=with_cached(ui.letter_pictures),
        )
        for name, ui in app.uis.items()
    }
    return replace(app, uis=uis)


@cache
def cached_drawing(draw: Callable[[Any, Look], Picture | None]) -> Callable[[Any, Look], Picture | None]:
    """Cache pictures by the drawn state alone, ignoring the reader's look."""
    pictures: dict[Any, Picture | None] = {}

    def draw_cached(view: Any, look: Look) -> Picture | None:
        if view not in pictures:
            pictures[view] = draw(view, look)
        return pictures[view]

    return draw_cached


@pytest.mark.parametrize("game", GAMES_WITH_PICTURES)
async def test_every_board_has_its_picture(bench: Bench, game: str) -> None:
    for table, moment in tables(game, "en"):
        message = await TablePresenter(bench.app).board(table, moment.facts)
        assert message.attachments


@pytest.mark.parametrize("rows", [MAX_PLAIN_ROWS - 1, MAX_MENU_ROWS])
@pytest.mark.parametrize("game", GAMES)
async def test_the_longest_menus_fit_beside_all_pictures(bench: Bench, game: str, rows: int) -> None:
    app = with_largest_content(bench.app, rows)
    running = [pair for pair in tables(game, "pl") if pair[0].status is Status.RUNNING]
    for table, moment in (running[0], running[-1]):
        seats = sorted(table.people & app.uis[game].game.to_act(table.state))
        say = Say("pl", game, names.at_table(table))
        posts = [
            await TablePresenter(app).board(table, moment.facts),
            *[
                await TablePresenter(app).board(break_table, moment.facts)
                for break_table in worst_case.with_a_break(table)
            ],
            *[await TablePresenter(app).letter(table, seat, moment.facts, menu=True) for seat in seats],
            *[await panels.as_it_stands(app, table, seat, say, moment.facts) for seat in seats],
            *[await panels.as_it_stands(app, table, seat, say, moment.facts, drawn=False) for seat in seats],
            *[await panels.private_board(app, table, seat, say) for seat in seats],
        ]
        assert [await bench.faults(f"post {n}", message) for n, message in enumerate(posts)] == [""] * len(posts)


@pytest.mark.parametrize("game", GAMES)
async def test_the_news_of_a_move_is_below_the_pictures_and_that_of_a_round_at_the_foot(
    bench: Bench, game: str
) -> None:
    app = with_cached_drawings(bench.app)
    for table, moment in (*tables(game, "en"), *tables_with_news(game)):
        say = Say("en", game, names.at_table(table))
        for seat in sorted(table.people) if table.status is Status.RUNNING and moment.facts else ():
            (frame,) = (await panels.as_it_stands(app, table, seat, say, moment.facts)).view().children
            parts: list[Any] = list(frame.children) if isinstance(frame, discord.ui.Container) else []
            facts = news.told(app, table, moment.facts, seat, say)
            in_rounds = table.together
            news_text = (news.large if in_rounds else news.own_news)(facts, say).partition("\n")[0]
            (news_index,) = (n for n, part in enumerate(parts) if getattr(part, "content", "").startswith(news_text))
            rows = [n for n, part in enumerate(parts) if isinstance(part, discord.ui.ActionRow)]
            assert all(n < news_index for n, part in enumerate(parts) if isinstance(part, discord.ui.MediaGallery))
            assert all((n < news_index) == in_rounds for n in rows)
            menu = menus.of_kind(app, table, seat, menus.MOVES, say)
            assert rows or not menu or not menu.rows


async def test_some_games_have_a_moment_after_the_first_fact() -> None:
    assert all(tables_with_news(game) for game in ("auction", "guess", "wishes"))


@pytest.mark.parametrize("game", GAMES)
async def test_the_content_of_a_letter_does_not_depend_on_hidden_state(bench: Bench, game: str) -> None:
    """A lock screen shows the content, so it must not depend on hidden state."""
    presenter, rules = TablePresenter(with_cached_drawings(bench.app)), bench.app.uis[game].game
    for table, moment in tables(game, "en"):
        other = msgspec.structs.replace(table, state=rules.redeal(table.state, None, Chance(b"another deal", 1)))
        for seat in sorted(table.people):
            for menu in (True, False):
                messages = [
                    await presenter.letter(variant, seat, moment.facts, menu=menu) for variant in (table, other)
                ]
                first, second = (message.plain.content for message in messages if message.plain)
                assert first == second
                assert plain(first).startswith(plain(cards.name(table, Say("en", game))))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
async def test_the_whole_description_of_pictures_can_be_read(bench: Bench, game: str, language: str) -> None:
    """If the board's description does not fit below the private text, a button leads to it."""
    ui = bench.app.uis[game]
    for table, _ in tables(game, language):
        say = Say(language, game, names.at_table(table))
        description = ui.describe(ui.lasting(Position(table, ui.game).board), say)
        assert description in texts_of(information.described(ui, Position(table, ui.game), say))
        for seat in sorted(table.people):
            message = information.pictures_in_words(ui, Position(table, ui.game), seat, say)
            assert ui.secrets(Position(table, ui.game).hand(seat), say) in texts_of(message)
            rows = [part for part in message.view().walk_children() if isinstance(part, discord.ui.ActionRow)]
            assert (description in texts_of(message)) is not bool(rows)


def texts_of(message: Message) -> str:
    """Return the text of a message."""
    parts = message.view().walk_children()
    return "\n".join(part.content for part in parts if isinstance(part, discord.ui.TextDisplay))


@pytest.mark.parametrize("rows", [MAX_PLAIN_ROWS - 1, MAX_MENU_ROWS])
@pytest.mark.parametrize("game", GAMES)
async def test_drawers_and_their_contents_fit_beside_the_longest_menus(bench: Bench, game: str, rows: int) -> None:
    app = with_largest_content(bench.app, rows - 1, MAX_BUTTONS_PER_ROW)
    table, moment = next(pair for pair in tables(game, "pl") if pair[0].status is Status.RUNNING)
    say = Say("pl", game, names.at_table(table))
    for seat in sorted(table.people & app.uis[game].game.to_act(table.state)):
        posts = [
            await TablePresenter(app).board(table, moment.facts),
            await TablePresenter(app).letter(table, seat, moment.facts, menu=True),
            await panels.as_it_stands(app, table, seat, say, moment.facts),
            *sheets(app, table, seat, say, moment.facts),
        ]
        assert len(posts) >= 3 + MAX_BUTTONS_PER_ROW
        assert [await bench.faults(f"post {n}", message) for n, message in enumerate(posts)] == [""] * len(posts)


def sheets(app: App, table: Table, seat: Seat, say: Say, facts: Sequence[Fact]) -> Iterator[Message]:
    """The contents of all drawers of a seat's menus."""
    for kind in (menus.MOVES, menus.NOTES, menus.PREMOVES):
        menu = menus.of_kind(app, table, seat, kind, say)
        for n, _ in enumerate(game_ui.drawers(menu.rows) if menu else ()):
            for more in (False, True):
                sheet = menus.sheet(app, table, seat, menus.DrawerKey(kind, n, more=more), say, facts)
                assert sheet is not None
                yield sheet


def with_largest_content(app: App, rows: int, drawers: int = 0) -> App:
    """Return the app with the most content that a game may put on a message: pictures, text and `rows` lists.

    Below the lists stand `drawers` drawers, each of the largest size.
    """
    choices = tuple(Choice(n, "x" * 100, "🚋") for n in range(MAX_LIST_OPTIONS * rows))
    lists = tuple(
        Picker("p" * 150, choices[first : first + MAX_LIST_OPTIONS])
        for first in range(0, len(choices), MAX_LIST_OPTIONS)
    )
    chosen = replace(lists[0], choices=(replace(choices[0], chosen=True), *lists[0].choices[1:]))
    drawer = Drawer("d" * 100, (chosen,) * MAX_MENU_ROWS, "🎁")
    drawing = Drawing(lambda _seen, _look: Picture(b"x", 1, 1), lambda _seen, _say: "a" * 2000)

    def longest(ui: GameUI) -> Callable[[Sequence[Any], Any, Say], tuple[Row, ...]]:
        notes = note_kinds(ui.game.name)

        def menu(moves: Sequence[Any], hand: Any, say: Say) -> tuple[Row, ...]:
            return ui.menu(moves, hand, say) if type(moves[0]) in notes else (*lists, *(drawer,) * drawers)

        return menu

    def public(_board: Any) -> bool:
        return True

    def secret(_hand: Any, _say: Say) -> str:
        return "secret " * 1000

    uis = {
        name: replace(
            ui,
            pictures=(drawing,) * 2,
            hand_pictures=(drawing,) * 2,
            panel_pictures=(drawing,) * 2,
            letter_pictures=(drawing,) * 2,
            menu=longest(ui),
            public_menu=public,
            secrets=secret,
        )
        for name, ui in app.uis.items()
    }
    return replace(app, uis=uis)


@cache
def note_kinds(game: str) -> frozenset[type[object]]:
    """Return the classes of a game's notes."""
    rules, states = discovery.games()[game], [table.state for table, _ in tables(game, "pl") if table.state is not None]
    notes: list[object] = [note for state in states for note in rules.beside.notes(state, Seat(0))]
    return frozenset(type(note) for note in notes)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("trouble", Trouble)
async def test_notices_of_trouble_fit(bench: Bench, trouble: Trouble, language: str) -> None:
    table = worst_case.lobby(bench.app.uis[GAMES[0]].game, language, 1)
    answer = f"{worst_case.LARGEST}: " + r"\*" * MAX_MESSAGE_LENGTH
    message = await TablePresenter(bench.app).trouble(table, trouble, place=str(worst_case.LARGEST), answer=answer)
    assert await bench.faults(trouble, message) == ""


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_digest_of_many_tables_fits(bench: Bench, language: str) -> None:
    turns = [(table, Seat(0)) for game in GAMES for table, _ in tables(game, language)] * MAX_TABLES
    running = [(table, seat) for table, seat in turns if table.status is Status.RUNNING][:MAX_TABLES]
    running = [(msgspec.structs.replace(table, id=table.id - n), seat) for n, (table, seat) in enumerate(running)]
    assert await bench.faults("digest", await TablePresenter(bench.app).nudge(running, worst_case.LARGEST)) == ""


@cache
def tables(game: str, language: str) -> list[tuple[Table, worst_case.Moment]]:
    """The smallest and the largest table of a game, at every selected moment."""
    ui = discovery.uis()[game]
    moments_at_tables: list[tuple[Table, worst_case.Moment]] = []
    for seats in sorted({ui.game.players[0], ui.game.players[-1]}):
        lobby = worst_case.lobby(ui.game, language, seats, first=seats)
        say = Say(language, game, names.at_table(lobby))

        def size(state: Any, say: Say = say) -> int:
            return len(ui.describe(ui.game.board(state), say))

        picked = worst_case.moments(ui.game, seats, lobby.options, size)
        moments_at_tables += [(worst_case.started(ui.game, lobby, moment), moment) for moment in picked]
    return moments_at_tables


def tables_with_news(game: str) -> list[tuple[Table, worst_case.Moment]]:
    """The smallest and the largest table of a game at a moment at which a person is active after the first fact."""
    rules = discovery.games()[game]
    lobbies = [worst_case.lobby(rules, "en", seats) for seats in sorted({rules.players[0], rules.players[-1]})]
    moments = [worst_case.answer(rules, len(lobby.seats), lobby.options) for lobby in lobbies]
    return [
        (worst_case.started(rules, lobby, moment), moment)
        for lobby, moment in zip(lobbies, moments, strict=True)
        if moment is not None
    ]


async def public_messages(app: App, table: Table, moment: worst_case.Moment) -> AsyncIterator[tuple[str, Message]]:
    """All public messages about a table."""
    presenter, ui = TablePresenter(app), app.uis[table.game]
    say = Say(table.language, table.game, names.at_table(table))
    longest = sorted(moment.facts, key=lambda fact: len(say.fact(fact)))
    yield "card", await presenter.card(table)
    yield "board", await presenter.board(table, longest)
    yield "board with open seats", await presenter.board(worst_case.with_open_seats(table), longest)
    yield "card with open seats", await presenter.card(worst_case.with_open_seats(table))
    proposed, paused = worst_case.with_a_break(table)
    yield "board with a break proposed", await presenter.board(proposed, longest)
    yield "board on hold", await presenter.board(paused, longest)
    yield "board in words", await TablePresenter(without_drawings(app)).board(table, longest)
    yield "call", await presenter.call(table, [Seat(n) for n in range(len(table.seats))], longest)
    yield "description", information.described(ui, Position(table, ui.game), say)
    yield (
        "history",
        information.history(
            ui, table, [say.fact(fact) for fact in (longest * information.PAGE_SIZE)[-information.PAGE_SIZE :]], say
        ),
    )
    replayed = ReplayedPosition(
        10**6 - 1,
        10**6,
        1,
        Position(table, ui.game).board,
        tuple((longest * information.PAGE_SIZE)[-information.PAGE_SIZE :]),
    )
    yield "replay", await information.replayed(app, table, replayed, say)
    yield "replay in words", await information.replayed(without_drawings(app), table, replayed, say)
    if table.status is not Status.RUNNING:
        for message in await presenter.farewell(table, longest, FILM):
            yield "farewell", message
    for message in await presenter.farewell(worst_case.cut_short(table), longest, None):
        yield "farewell cut short", message


def without_drawings(app: App) -> App:
    """Return the app with drawings that fail, so that boards are described in words."""

    def draw(_seen: Any, _look: Look) -> Picture:
        raise OSError("no picture")

    blank = (Drawing(draw, lambda _seen, _say: ""),)
    return replace(app, uis={name: replace(ui, pictures=blank) for name, ui in app.uis.items()})


async def private_messages(app: App, table: Table, moment: worst_case.Moment) -> AsyncIterator[tuple[str, Message]]:
    """All private messages to the players of a table."""
    presenter, ui = TablePresenter(app), app.uis[table.game]
    say = Say(table.language, table.game, names.at_table(table))
    for seat in (Seat(n) for n, sitter in enumerate(table.sitters) if isinstance(sitter, Person)):
        show = panels.as_it_stands if table.status is Status.RUNNING else panels.panel
        whispers = [whisper.fact for whisper in moment.whispers if whisper.to == seat]
        yield f"letter to {seat}", await presenter.letter(table, seat, whispers, menu=True)
        yield f"letter to {seat} without a menu", await presenter.letter(table, seat, whispers, menu=False)
        yield f"letter of {seat}'s last turn", await presenter.past_letter(table, seat, moment.facts)
        yield f"panel of {seat}", await show(app, table, seat, say, (*moment.facts, *whispers))
        yield f"board for {seat}", await panels.private_board(app, table, seat, say)
        yield f"secrets of {seat}", await information.secrets(app, table, seat, say)
        yield f"words of {seat}", information.pictures_in_words(ui, Position(table, ui.game), seat, say)
        news_items = [DatedFact(fact, worst_case.NOW) for fact in (*moment.facts, *whispers)]
        yield f"missed by {seat}", information.missed(ui, Position(table, ui.game), news_items, say)
        for n, sheet in enumerate(sheets(app, table, seat, say, (*moment.facts, *whispers))):
            yield f"drawer {n} of {seat}", sheet
        yield f"hint for {seat}", information.hint(app, table, seat, say)
        table_handed_over = worst_case.handed_over(table)
        yield f"welcome to {seat}", await presenter.welcome(table_handed_over, seat)
        yield f"panel of {seat}, who is new", await show(app, table_handed_over, seat, say, (*moment.facts, *whispers))
        yield f"what is left of a letter to {seat}", await presenter.handed_over(table_handed_over, 1)
        yield f"offer of {seat}", await presenter.offer(table_handed_over, *table_handed_over.offers[0])
    table_with_open_seats = worst_case.with_open_seats(table)
    yield "choice of open seats", seating.choice(table_with_open_seats, table_with_open_seats.open, say)
    sittings = [
        Sitting(former.seat, former.sitter.name, 1, n)
        for former in worst_case.handed_over(table).former
        for n in (0, 9)
    ]
    verification = Verification(
        agrees=True, moves=worst_case.LARGEST, commitment="f" * 64, seed=None, sittings=tuple(sittings * 40)
    )
    yield "verdict", information.verdict(verification, worst_case.handed_over(table), say)
