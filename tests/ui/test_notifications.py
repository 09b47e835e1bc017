"""Digests and reminders for every game in every language: the part that a phone shows, and the order of tables."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot import discovery
from bot.game.contract import Seat
from bot.i18n.translation import LANGUAGES, Say
from bot.table.model import Status, Table
from bot.ui.messages import cards, notifications
from tests.by_seat import with_fields
from tests.ui import worst_case
from tests.wording import plain

PUSHED = 100
"""Characters of a push message that every phone shows."""
HOUR, DAY = 3600.0, 86400.0
UIS = discovery.uis()
LEFT = {
    "en": ("15 minutes left", "60 minutes left", "6 hours left", "2 days left"),
    "cs": ("zbývá 15 minut", "zbývá 60 minut", "zbývá 6 hodin", "zbývají 2 dny"),
    "sk": ("zostáva 15 minút", "zostáva 60 minút", "zostáva 6 hodín", "zostávajú 2 dni"),
    "pl": ("zostało 15 minut", "zostało 60 minut", "zostało 6 godzin", "zostały 2 dni"),
}
REMINDER = {"en": "Reminder", "cs": "Připomínka", "sk": "Pripomienka", "pl": "Przypomnienie"}


def active_table(game: str, number: int, left: float | None, *, since: float = 0.0) -> tuple[Table, Seat]:
    """A running table with its first seat active and `left` seconds until its deadline (None: no deadline)."""
    lobby = worst_case.lobby(UIS[game].game, "en", UIS[game].game.players[0])
    rest = (None,) * (len(lobby.seats) - 1)
    due = None if left is None else worst_case.NOW + left
    clocks = {"since": (worst_case.NOW - since, *rest), "due": (due, *rest)}
    return replace(with_fields(lobby, **clocks), id=number, status=Status.RUNNING), Seat(0)


def content(tables: list[tuple[Table, Seat]], language: str = "en", *, reminding: bool = True) -> str:
    message = notifications.digest(tables, UIS, Say(language), worst_case.NOW, reminding=reminding)
    assert message.plain is not None
    return plain(message.plain.content)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(UIS))
def test_a_reminder_of_one_table_begins_with_its_kind_and_the_time_left(game: str, language: str) -> None:
    pushed = content([active_table(game, 12, 6 * HOUR)], language)[:PUSHED]
    name = plain(Say(language, game)("game-name"))
    assert pushed.startswith(f"⏰ {REMINDER[language]}: {LEFT[language][2]} · {name} #12: ")


@pytest.mark.parametrize("reminding", [True, False])
@pytest.mark.parametrize("language", LANGUAGES)
def test_of_five_tables_a_phone_shows_how_many_the_nearest_deadline_and_their_names(
    language: str, *, reminding: bool
) -> None:
    tables = [active_table("wishes", n, (6 + n) * HOUR) for n in range(5)]  # a name of typical length
    first, _, rest = content(tables[::-1], language, reminding=reminding).partition("\n")
    names = [cards.name(table, Say(language)) for table, _ in tables]
    assert first.endswith(plain(", ".join(names)))
    pushed = first[:PUSHED]
    assert (REMINDER[language] in pushed) is reminding
    assert pushed.index(LEFT[language][2]) < pushed.index(plain(names[0]))
    assert "5" in pushed[: pushed.index(plain(names[0]))]
    assert sum(plain(name) in pushed for name in names) >= 4
    assert [line.split("[")[1].split("]")[0] for line in rest.splitlines()] == [plain(name) for name in names]


def test_tables_are_sorted_by_deadline_and_then_by_waiting_time() -> None:
    tables = [
        active_table("guess", 1, None, since=HOUR),
        active_table("guess", 2, 5 * HOUR),
        active_table("guess", 3, None, since=DAY),
        active_table("guess", 4, 2 * HOUR),
    ]
    lines = content(tables, reminding=False).splitlines()[1:]
    assert [line.split("#")[1][0] for line in lines] == ["4", "2", "3", "1"]
    message = notifications.digest(tables, UIS, Say("en"), worst_case.NOW, reminding=False)
    assert message.plain is not None
    labels = [str(getattr(item, "label", "")) for item in message.plain.view().children]
    assert [label[-1] for label in labels] == ["4", "2", "3", "1"]


def test_a_digest_of_tables_without_a_deadline_names_no_time() -> None:
    tables = [active_table("guess", n, None, since=n) for n in (1, 2, 3)]
    first = content(tables, reminding=False).partition("\n")[0]
    assert first == "⏳ Your turn in 3 games: Guess the number #3, Guess the number #2, Guess the number #1"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_time_left_is_rounded_down_to_whole_units(language: str) -> None:
    say = Say(language)
    spans = [15 * 60, 60 * 60, 6 * HOUR, 2 * DAY]
    expected = [plain(text) for text in LEFT[language]]
    assert [plain(notifications.time_left(span, say)) for span in spans] == expected
    assert plain(notifications.time_left(2 * DAY - 1, say)) == expected[3]
    assert plain(notifications.time_left(6 * HOUR - 20, say)) == expected[2]
    assert plain(notifications.time_left(7 * HOUR - 900, say)) == expected[2]


def test_the_time_left_is_at_least_a_minute() -> None:
    assert [notifications.time_left(left, Say("en")) for left in (-90.0, 0.0, 20.0, 89.0)] == ["one minute left"] * 4
