"""A server's own gifts: proposed by users, approved by moderators, copied into tables, voided at running tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
import pytest

from bot.i18n.translation import LANGUAGES, Say
from cogs.gifttrap.gift_file import MAX_LINE_LENGTH, MAX_NAME_LENGTH, MAX_OWN_GIFTS, own_file
from cogs.gifttrap.gifts import Deck, OwnGift
from cogs.gifttrap.moves import Choose, Deal
from tests.e2e import playing
from tests.e2e.reading import answer, reply_text
from tests.e2e.world import custom_ids, source_text, verbs_of, visible_text
from tests.games.gifttrap.e2e import giving
from tests.wording import plain

if TYPE_CHECKING:
    from tests.e2e.world import World

CAKE = {"deck": "yellow", "name": "Cake @everyone", "line": "A **slice** for <@123456789012345678>."}
GIFT = {"gift": "own-yellow-1"}

CONTENT = {"content": "gifttrap/own_gifts"}
"""The option of `/settings content`."""


def stored_list(world: World, option: str = "own_gifts") -> str:
    """Return the server's list as it is stored."""
    return str(world.app.preferences.files(world.guild.id, "gifttrap").get(option, ""))


async def gift(world: World, person: Any, command: str, **options: Any) -> Any:
    """Type a command about the server's own gifts as a user."""
    if command in {"add", "remove", "void"}:
        return await person.slash(world.channel, "settings gift", action=command, **options)
    return await person.slash(world.channel, f"gifttrap {command}", **options)


async def add(world: World, keeper: Any, name: str, deck: Deck = Deck.YELLOW) -> str:
    """Add a gift as a moderator; return the response."""
    return reply_text(await gift(world, keeper, "add", deck=deck.value, name=name))


async def test_a_moderator_adds_lists_and_removes_gifts(world: World) -> None:
    keeper = await playing.moderator(world)
    assert reply_text(await gift(world, keeper, "gifts")) == "This server has no gifts of its own yet."
    assert "Added to the 🟨 yellow deck: Cake" in reply_text(await gift(world, keeper, "add", **CAKE))
    listed = reply_text(await gift(world, world.bob, "gifts"))
    assert "This server’s own gifts (1):" in listed
    offers = await keeper.autocomplete(world.channel, "settings gift", "gift", "cake", action="remove")
    assert [(offer["name"], offer["value"]) for offer in offers] == [("🟨 yellow · Cake @everyone", "own-yellow-1")]
    assert "Removed: Cake" in reply_text(await gift(world, keeper, "remove", gift="own-yellow-1"))
    assert stored_list(world) == ""


async def test_user_text_is_no_mention_and_not_formatted(world: World) -> None:
    keeper = await playing.moderator(world)
    added = await gift(world, keeper, "add", **CAKE)
    listed = await gift(world, world.bob, "gifts")
    proposed = await gift(world, world.bob, "propose", deck="red", name="*Pie* <@&123456789012345678>", line="@here")
    for message in (answer(added), answer(listed), proposed.followups[-1]):
        text = source_text(message)
        assert "@everyone" not in text
        assert "@here" not in text
        assert "<@123456789012345678>" not in text
        assert "<@&123456789012345678>" not in text
        assert "**slice**" not in text


@pytest.mark.parametrize("command", ["add", "remove", "void"])
async def test_only_moderators_change_the_list(world: World, command: str) -> None:
    options = CAKE if command == "add" else GIFT
    await playing.show_settings(world, world.bob)
    assert "**Manage Server**" in reply_text(await gift(world, world.bob, command, **options))
    assert stored_list(world) == ""


async def test_channel_permissions_give_no_right_over_the_list(world: World) -> None:
    right = discord.PermissionOverwrite(view_channel=True, manage_guild=True)
    world.channel = world.guild.create_text_channel("own", overwrites={world.bob.user: right})
    await world.env.settle()
    await gift(world, world.bob, "propose", **CAKE)
    assert "accept" not in {
        custom_id.split(":")[1] for custom_id in custom_ids(answer(await gift(world, world.bob, "gifts")))
    }
    for command, options in (("add", CAKE), ("remove", GIFT), ("void", GIFT)):
        assert "**Manage Server**" in reply_text(await gift(world, world.bob, command, **options))
    assert stored_list(world) == ""


async def test_any_member_proposes_and_a_moderator_accepts_by_button(world: World) -> None:
    keeper = await playing.moderator(world)
    proposed = await gift(world, world.bob, "propose", deck="black", name="A moon of one’s own")
    assert "A moderator decides" in visible_text(proposed.response)
    post = world.messages(world.channel)[-1]
    assert "bob proposes a gift for the ⬛ black deck: A moon of one’s own" in visible_text(post).replace("**", "")
    accept, _ = custom_ids(post)
    refused = await world.bob.click(post, custom_id=accept)
    assert "**Manage Server**" in reply_text(refused)
    assert stored_list(world) == ""
    await keeper.click(post, custom_id=accept)
    assert "A moon of one’s own" in stored_list(world)
    assert stored_list(world, "proposed_gifts") == ""
    assert visible_text(world.messages(world.channel)[-1]) == "✅ Accepted: A moon of one’s own"
    assert custom_ids(world.messages(world.channel)[-1]) == []


async def test_moderators_changes_of_the_list_are_announced_to_the_moderators(world: World) -> None:
    hall = world.guild.create_text_channel("hall")
    await world.env.settle()
    keeper = await playing.moderator(world)
    await keeper.slash(world.channel, "settings server", problems=hall)
    await gift(world, world.bob, "propose", deck="black", name="Moon")
    post = world.messages(world.channel)[-1]
    await keeper.click(post, custom_id=custom_ids(post)[0])
    await gift(world, keeper, "add", deck="red", name="Pie")
    await gift(world, keeper, "remove", gift="own-black-1")
    await world.env.settle()
    lines = [visible_text(message).splitlines()[1] for message in world.messages(hall)[1:]]
    assert [line.removeprefix("**GiftTRAP** · ").split(".")[0] for line in lines] == [
        "✅ Accepted: Moon",
        "🎁 Added to the 🟥 red deck: Pie",
        "Removed: Moon",
    ]


async def test_a_decision_is_announced_in_the_servers_language(world: World) -> None:
    keeper = await playing.moderator(world)
    await keeper.slash(world.channel, "settings server", language="cs")
    await keeper.user.slash("me language", language="en")
    for name, button, announcement in (("One", 0, "✅ Přijato: One"), ("Two", 1, "Zamítnuto: Two")):
        await gift(world, world.bob, "propose", deck="red", name=name)
        post = world.messages(world.channel)[-1]
        await keeper.click(post, custom_id=custom_ids(post)[button])
        assert visible_text(world.messages(world.channel)[-1]) == announcement


async def test_the_first_of_two_moderators_decisions_stands(world: World) -> None:
    keeper = await playing.moderator(world)
    await gift(world, world.bob, "propose", deck="red", name="One")
    await gift(world, world.bob, "propose", deck="red", name="Two")
    first, second = [answer(await gift(world, keeper, "gifts")) for _ in range(2)]
    accept, decline, *_ = custom_ids(first)
    assert verbs_of(answer(await gift(world, world.bob, "gifts"))) == set()
    await keeper.click(first, custom_id=decline)
    assert "Declined: One" in visible_text(first)
    assert "already decided" in reply_text(await keeper.click(second, custom_id=accept))
    assert stored_list(world) == ""
    assert "Two" in stored_list(world, "proposed_gifts")


async def test_the_list_survives_a_restart(world: World) -> None:
    keeper = await playing.moderator(world)
    await add(world, keeper, "Cake")
    await gift(world, world.bob, "propose", deck="red", name="Pie")
    post, lists = world.messages(world.channel)[-1], (stored_list(world), stored_list(world, "proposed_gifts"))
    await world.restart()
    await world.chosen_here()
    assert (stored_list(world), stored_list(world, "proposed_gifts")) == lists
    await keeper.click(post, custom_id=custom_ids(post)[0])
    assert "Pie" in stored_list(world)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("options", "why", "variables"),
    [
        (
            {"deck": "red", "name": "x" * (MAX_NAME_LENGTH + 1)},
            "refused-own-words",
            {"limit": MAX_NAME_LENGTH, "most": MAX_LINE_LENGTH},
        ),
        (
            {"deck": "red", "name": "x", "line": "x" * (MAX_LINE_LENGTH + 1)},
            "refused-own-words",
            {"limit": MAX_NAME_LENGTH, "most": MAX_LINE_LENGTH},
        ),
        ({"deck": "red", "name": "a\u202eb"}, "refused-own-character", {"character": "U+202E"}),
        ({"deck": "red", "name": "a" + "\u0301" * 5}, "refused-own-marks", {"character": "“a” (U+0061)", "limit": 3}),
        ({"deck": "red", "name": "\u3164"}, "refused-own-invisible", {}),
        ({"deck": "red", "name": "蛋"}, "refused-own-undrawable", {"character": "“蛋” (U+86CB)"}),
        ({"deck": "red", "name": "\uff23a\u212ae"}, "refused-own-same", {}),
        ({"deck": "red", "name": "  cake "}, "refused-own-same", {}),
    ],
)
async def test_undrawable_text_is_refused_with_the_reason(
    world: World, language: str, options: dict[str, str], why: str, variables: dict[str, Any]
) -> None:
    keeper = await playing.moderator(world)
    await add(world, keeper, "Cake", Deck.RED)
    before = stored_list(world)
    await keeper.user.slash("me language", language=language)
    refusal = plain(Say(language, "gifttrap")(why, **variables))
    assert reply_text(await gift(world, keeper, "add", **options)) == refusal
    assert reply_text(await gift(world, keeper, "propose", **options)) == refusal
    assert (stored_list(world), stored_list(world, "proposed_gifts")) == (before, "")


async def test_the_list_has_a_limit(world: World) -> None:
    keeper = await playing.moderator(world)
    full = own_file(tuple(OwnGift(number, Deck.RED, f"Gift {number}") for number in range(1, MAX_OWN_GIFTS + 1)))
    file = ("gifts.toml", full.encode())
    await keeper.slash(world.channel, "settings content", **CONTENT, file=file)
    assert stored_list(world) == full
    assert f"room for {MAX_OWN_GIFTS} only" in await add(world, keeper, "One more")


@pytest.mark.parametrize("line", ["", "_" * MAX_LINE_LENGTH], ids=["short", "as long as may be"])
async def test_the_list_pages_reach_every_gift_and_proposal(world: World, line: str) -> None:
    keeper = await playing.moderator(world)
    gifts = own_file(tuple(OwnGift(n, Deck.RED, f"Gift {n}.", line) for n in range(1, MAX_OWN_GIFTS + 1)))
    await keeper.slash(world.channel, "settings content", **CONTENT, file=("gifts.toml", gifts.encode()))
    for n in range(1, 17):
        await gift(world, world.bob, "propose", deck="blue", name=f"Wish {n}.")
    first = answer(await gift(world, keeper, "gifts"))
    count = int(visible_text(first).rpartition(" of ")[2].split()[0])
    read = [visible_text(first)]
    for page in range(1, count):
        await keeper.click(first, custom_id=f"gifttrap:page:{page}")
        read.append(visible_text(first))
    pages = "\n".join(read)
    assert [n for n in range(1, MAX_OWN_GIFTS + 1) if pages.count(f"Gift {n}.") != 1] == []
    assert [n for n in range(1, 17) if pages.count(f"Wish {n}.") != 1] == []
    assert "…" not in pages
    assert all(f"Page {page} of {count}" in text for page, text in enumerate(read, 1))


async def test_a_decision_on_a_later_page_stays_on_that_page(world: World) -> None:
    keeper = await playing.moderator(world)
    for n in range(1, 17):
        await gift(world, world.bob, "propose", deck="blue", name=f"Wish {n}.")
    page = answer(await gift(world, keeper, "gifts"))
    await keeper.click(page, custom_id="gifttrap:page:1")
    accept = next(custom_id for custom_id in custom_ids(page) if custom_id.startswith("gifttrap:accept:"))
    await keeper.click(page, custom_id=accept)
    assert "Accepted: Wish 6." in visible_text(page)
    assert "Page 2 of" in visible_text(page) or "Page 3 of" in visible_text(page)


async def test_a_proposal_equal_to_a_newer_gift_is_not_accepted(world: World) -> None:
    keeper = await playing.moderator(world)
    await gift(world, world.bob, "propose", deck="red", name="Cake")
    post = world.messages(world.channel)[-1]
    file = own_file((OwnGift(7, Deck.RED, "CAKE"),)).encode()
    await keeper.slash(world.channel, "settings content", **CONTENT, file=("gifts.toml", file))
    refused = await keeper.click(post, custom_id=custom_ids(post)[0])
    assert "already has a gift of that name" in reply_text(refused)
    assert "Cake" in stored_list(world, "proposed_gifts")


async def test_an_undrawable_name_in_a_file_is_refused_with_line_and_character(world: World) -> None:
    keeper = await playing.moderator(world)
    file = own_file((OwnGift(1, Deck.RED, "Cake"), OwnGift(2, Deck.RED, "蛋糕"))).encode()
    refused = reply_text(await keeper.slash(world.channel, "settings content", **CONTENT, file=("gifts.toml", file)))
    assert "Line 10, column 9: The typeface on the cards doesn’t have “蛋” (U+86CB)" in refused
    assert stored_list(world) == ""


async def test_a_file_with_a_fault_is_refused_with_its_line(world: World) -> None:
    keeper = await playing.moderator(world)
    file = ("gifts.toml", b'[[gifts]]\ndeck = "red"\nname = "Pie"\n\n[[gifts]]\ndeck = "red"\n')
    refused = reply_text(await keeper.slash(world.channel, "settings content", **CONTENT, file=file))
    assert "Line 5: gifts[1] is missing, has a name I don’t know, or holds the wrong kind of value." in refused
    assert stored_list(world) == ""


async def played_with(world: World, keeper: Any) -> giving.Party:
    """Begin a game whose yellow deck holds so many own gifts that some of them are laid out."""
    gifts = tuple(OwnGift(number, Deck.YELLOW, f"Own gift {number}") for number in range(1, MAX_OWN_GIFTS + 1))
    await keeper.slash(world.channel, "settings content", **CONTENT, file=("gifts.toml", own_file(gifts).encode()))
    party = await giving.begin_quick(world)
    await party.type(party.seat, Choose(Deck.YELLOW))
    return party


async def test_a_table_keeps_the_gifts_of_its_opening(world: World) -> None:
    keeper = await playing.moderator(world)
    party = await played_with(world, keeper)
    await party.type(party.seat, Deal())
    own_gifts = [gift for gift in party.board.gifts if gift.startswith("own-")]
    assert own_gifts
    await keeper.slash(world.channel, "settings content", **CONTENT)
    assert stored_list(world) == ""
    described = reply_text(await world.dora.slash(world.thread(), "table show", view="words"))
    assert f"Own gift {own_gifts[0].rpartition('-')[2]}" in described


async def test_a_gift_added_again_gets_another_number_than_at_open_tables(world: World) -> None:
    """A table that has not begun plays with the server's list of its opening, and voids go by number."""
    keeper = await playing.moderator(world)
    await gift(world, keeper, "add", **CAKE)
    await world.open(world.ann, "gifttrap")
    await gift(world, keeper, "remove", gift="own-yellow-1")
    assert "Added" in reply_text(await gift(world, keeper, "add", **CAKE))
    offers = await keeper.autocomplete(world.channel, "settings gift", "gift", "cake", action="remove")
    assert [offer["value"] for offer in offers] == ["own-yellow-2"]


async def test_a_moderator_voids_a_gift_on_the_table_and_in_the_decks(world: World) -> None:
    keeper = await playing.moderator(world)
    party = await played_with(world, keeper)
    await party.type(party.seat, Deal())
    number, own_gift = next(
        (n, gift_id) for n, gift_id in enumerate(party.board.gifts, 1) if gift_id.startswith("own-")
    )
    name = f"Own gift {own_gift.rpartition('-')[2]}"
    text = reply_text(await gift(world, keeper, "void", gift=own_gift))
    assert text == f"Void at 1 running table: {name}"
    assert party.board.voided == (number,)
    assert [fact.gift for fact in await giving.facts_of_kinds(world, "GiftVoided")] == [own_gift]
    assert (
        reply_text(await gift(world, keeper, "void", gift=own_gift)) == f"Void already at every running table: {name}"
    )
    assert "is fair so far" in reply_text(await world.dora.slash(world.thread(), "table verify"))


async def test_voiding_a_gift_of_no_table_changes_no_table(world: World) -> None:
    keeper = await playing.moderator(world)
    await add(world, keeper, "Cake")
    text = reply_text(await gift(world, keeper, "void", gift="own-yellow-1"))
    assert text == "No running table plays with this gift: Cake"


async def test_a_gift_is_voided_at_every_running_table(world: World) -> None:
    keeper = await playing.moderator(world)
    await played_with(world, keeper)
    await giving.begin_quick(world)
    text = reply_text(await gift(world, keeper, "void", gift="own-yellow-1"))
    assert text == "Void at 2 running tables: Own gift 1"
    assert (
        reply_text(await gift(world, keeper, "void", gift="own-yellow-1"))
        == "Void already at every running table: Own gift 1"
    )
    await giving.begin_quick(world)
    assert reply_text(await gift(world, keeper, "void", gift="own-yellow-1")) == "Void at 1 running table: Own gift 1"


async def test_a_gift_is_voided_at_a_paused_table(world: World) -> None:
    keeper = await playing.moderator(world)
    party = await played_with(world, keeper)
    for person in party.people:
        await person.slash(world.thread(), "table pause")
    assert world.table().pause is not None
    text = reply_text(await gift(world, keeper, "void", gift="own-yellow-1"))
    assert text == "Void at 1 running table: Own gift 1"
    assert [fact.gift for fact in await giving.facts_of_kinds(world, "GiftVoided")] == ["own-yellow-1"]
    assert "⏸️ **Paused**" in visible_text(world.board())
    assert world.table().pause is not None
