"""The page in a real browser with the demo bot, at the widths of a desktop and of a phone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.async_api import expect

from tests.playground.browsing import (
    BROWSER,
    PHONE,
    be,
    command,
    in_a_narrow_window,
    on_a_desktop,
    on_a_phone,
    on_both,
    play,
)

if TYPE_CHECKING:
    from playwright.async_api import Page

pytestmark = [
    pytest.mark.unmeasured,
    pytest.mark.skipif(BROWSER is None, reason="no Chromium or Chrome on the PATH to open the page in"),
    pytest.mark.asyncio(loop_scope="module"),
]


@on_both
async def test_one_click_opens_a_game(page: Page) -> None:
    await play(page)
    await expect(page.locator("#title")).to_have_text("fort with 1")
    await expect(page.locator(".gallery img")).to_have_attribute("alt", "A board with 1 pawns")


@on_a_desktop
async def test_one_click_opens_a_game_in_which_another_player_begins(page: Page) -> None:
    await page.click("#quick")
    await page.click("dialog .offer:has-text('Tour')")
    await expect(page.locator("#title")).to_have_text("tour with 1")


@on_both
async def test_no_element_is_wider_than_the_window(page: Page) -> None:
    await play(page)
    overhang = "Math.max(...[...document.querySelectorAll('main *')].map(one => one.getBoundingClientRect().right))"
    assert await page.evaluate(overhang) <= await page.evaluate("innerWidth")


@on_a_phone
async def test_every_control_is_large_enough_for_a_thumb(page: Page) -> None:
    await play(page)
    small = "[...document.querySelectorAll('.button, .select, #bar button, #line button')].filter(one => { \
        const box = one.getBoundingClientRect(); return box.width && box.height < 38 }).map(one => one.textContent)"
    assert await page.evaluate(small) == []


@on_both
async def test_a_button_changes_its_message_in_place(page: Page) -> None:
    await play(page)
    await page.evaluate("window.kept = true")
    await page.click("text=Pressed 0")
    await page.wait_for_selector("text=Pressed 1")
    await expect(page.locator(".gallery img")).to_have_attribute("alt", "A board with 2 pawns")
    assert await page.evaluate("window.kept === true"), "the page was loaded anew"


@on_a_desktop
async def test_new_messages_do_not_scroll_the_page(page: Page) -> None:
    await play(page)
    for _ in range(12):
        await page.fill("#text", "line\n" * 8)
        await page.click("#send")
    await page.evaluate("document.getElementById('scroll').scrollTop = 200")
    await expect(page.locator("#scroll")).to_have_js_property("scrollTop", 200)
    await page.fill("#text", "one more")
    await page.click("#send")
    await page.wait_for_selector("#latest:not([hidden])")
    assert await page.evaluate("document.getElementById('scroll').scrollTop") == 200


@on_a_desktop
async def test_no_click_is_lost_while_messages_stream_in(page: Page) -> None:
    await play(page)
    for n in range(8):
        await page.fill("#text", f"noise {n}")
        await page.keyboard.press("Enter")
        await page.click(f"text=Pressed {n}")
        await page.wait_for_selector(f"text=Pressed {n + 1}")


@on_a_desktop
async def test_an_unanswered_choice_is_reported_at_its_message(page: Page) -> None:
    await play(page)
    await page.click(".select")
    await page.click(".offer >> nth=2")
    await page.wait_for_selector("text=This interaction failed")


@on_both
async def test_short_options_stay_on_one_line(page: Page) -> None:
    words = ["Badylarz", "Kierowniczka", "DT Centrum", "Hotel Gromada", "Fotograf", "Szatniarz", "Bomba"]
    await page.evaluate(
        """async (words) => {
          const { openMenu } = await import("/web/menu.js");
          const offers = words.map((label) => ({ label, value: label, emoji: "🔎" }));
          openMenu({ title: "Which one?", offers, least: 1, most: 1, done: () => {} });
        }""",
        words,
    )
    heights = await page.evaluate("[...document.querySelectorAll('.offer .what')].map((one) => one.clientHeight)")
    assert len(heights) == len(words)
    assert len(set(heights)) == 1


@on_both
async def test_options_are_offered_and_completed(page: Page) -> None:
    await page.click("#slash")
    await page.click("#offers .offer:has-text('/table show')")
    await page.keyboard.type("ce")
    await page.click("#offers .offer:has-text('Cedar')")
    await page.click("text=Run")
    await page.wait_for_selector("text=Table cedar")


@on_both
async def test_a_file_is_uploaded_with_a_command(page: Page) -> None:
    await page.click("#slash")
    await page.click("#offers .offer:has-text('/hand_in')")
    await page.set_input_files("#option-file", {"name": "road.toml", "mimeType": "", "buffer": "č = 1\nb = 2".encode()})
    await page.click("text=+ note")
    await expect(page.locator(".option:has(#option-file)")).to_contain_text("road.toml")
    await page.fill("#option-note", "flat")
    await page.click("text=Run")
    await page.wait_for_selector("text=road.toml: č = 1 (flat)")


@on_a_desktop
async def test_an_oversized_file_is_not_sent(page: Page) -> None:
    await page.click("#slash")
    await page.click("#offers .offer:has-text('/hand_in')")
    await page.set_input_files("#option-file", {"name": "big", "mimeType": "", "buffer": b"x" * (1024 * 1024 + 1)})
    await page.wait_for_selector("text=“file” may have 1024 KB at most.")
    await page.click("text=Run")
    await page.wait_for_selector("text=“file” is needed.")


@on_both
async def test_a_person_can_leave_the_server_and_return(page: Page) -> None:
    if await page.locator("#face").is_visible():
        await page.click("#face")
    await expect(page.locator("#places .channel")).to_have_count(2)
    await page.click("text=Leave the server")
    await expect(page.locator("#places .channel")).to_have_count(0)
    await expect(page.locator("#title")).to_contain_text("@ ")
    await page.click("text=Come back to the server")
    await expect(page.locator("#places .channel")).to_have_count(2)


@on_both
async def test_the_bot_is_removed_and_invited(page: Page) -> None:
    if await page.locator("#face").is_visible():
        await page.click("#face")
    await page.click("text=Remove the bot")
    await expect(page.locator("#quick")).to_be_hidden()
    await page.click("text=Invite the bot")
    await expect(page.locator("#bot")).to_have_text("Remove the bot")
    await expect(page.locator("#quick")).to_be_visible()


@on_a_desktop
async def test_closed_messages_reach_nobody(page: Page) -> None:
    await page.uncheck("#letters")
    await command(page, "secret")
    await page.wait_for_selector("text=Look into your messages.")
    await expect(page.locator(".place.dm .badge")).to_have_count(0)
    await be(page, "Boris")
    await expect(page.locator("#letters")).to_be_checked()


@on_both
async def test_a_forum_lists_its_posts(page: Page) -> None:
    if await page.locator("#face").is_visible():
        await page.click("#face")
    await page.click("#places .forum")
    await page.wait_for_selector("text=There are no posts here yet.")
    await page.fill("#text", "Who plays?")
    await page.click("#send")
    await page.click("#posts .post:has-text('Who plays?')")
    await expect(page.locator("#title")).to_have_text("Who plays?")


@on_a_desktop
async def test_slovak_is_chosen_for_the_page(page: Page) -> None:
    await page.select_option("#locale", "sk")
    await expect(page.locator("#quick")).to_have_text("▶ Zahrať si")
    await command(page, "talk")
    await page.wait_for_selector("text=locale en-US")


@in_a_narrow_window
async def test_the_line_above_a_board_stays_in_sight(page: Page) -> None:
    await command(page, "turn")
    await page.wait_for_selector(".gallery img")
    await expect(page.locator("text=The last line")).to_be_in_viewport()
    await expect(page.locator("text=Boris to move")).to_be_in_viewport()


@on_a_desktop
async def test_a_form_is_submitted(page: Page) -> None:
    await command(page, "form")
    await page.fill("dialog input[type=text]", "Oak")
    await page.click("dialog >> text=Big")
    await page.click("text=Submit")
    await page.wait_for_selector("text=Oak is b")


@on_a_desktop
async def test_an_ephemeral_answer_is_dismissed(page: Page) -> None:
    await command(page, "talk")
    await page.wait_for_selector("text=Only you can see this")
    await page.click("text=Dismiss")
    await expect(page.locator("text=locale en-US")).to_have_count(0)


@on_a_desktop
async def test_thinking_is_shown(page: Page) -> None:
    await command(page, "think")
    await page.wait_for_selector("text=is thinking")
    await page.wait_for_selector("text=Thought.")


@on_a_desktop
async def test_a_private_message_is_marked_until_it_is_read(page: Page) -> None:
    await command(page, "secret")
    await page.wait_for_selector(".place.dm .badge")
    await page.click(".place.dm")
    await page.wait_for_selector("text=the fox")
    await expect(page.locator(".place.dm .badge")).to_have_count(0)


@on_a_desktop
async def test_switching_the_person_hides_ephemeral_answers(page: Page) -> None:
    await command(page, "talk")
    await page.wait_for_selector("text=locale en-US")
    await page.click("#faces button >> nth=1")
    await expect(page.locator("#me")).to_have_text("Boris")
    await expect(page.locator("text=locale en-US")).to_have_count(0)


@on_both
async def test_reloading_keeps_the_person_and_the_place(page: Page) -> None:
    await play(page)
    thread = await page.locator("#title").text_content()
    await be(page, "Boris")
    await expect(page.locator("#title")).to_have_text(thread or "")
    await page.reload()
    await expect(page.locator("#me")).to_have_text("Boris")
    await expect(page.locator("#title")).to_have_text(thread or "")


@on_a_desktop
async def test_a_page_that_is_reloaded_at_once_can_be_used(page: Page) -> None:
    await page.reload()
    await be(page, "Boris")
    await play(page)


@on_a_desktop
async def test_commands_are_in_the_language_of_the_person(page: Page) -> None:
    await page.select_option("#locale", "cs")
    await page.click("#slash")
    await page.wait_for_selector("#offers .offer:has-text('/hrát')")
    await page.keyboard.press("Escape")
    await command(page, "talk")
    await page.wait_for_selector("text=locale cs")


@on_both
async def test_a_picture_is_enlarged_and_closed(page: Page) -> None:
    await play(page)
    await page.click(".picture")
    await expect(page.locator("dialog.large .alt")).to_have_text("A board with 1 pawns")
    await page.keyboard.press("Escape")
    await expect(page.locator("dialog.large")).to_have_count(0)


@on_both
async def test_an_enlarged_picture_fits_the_window_and_zooms_at_the_tap(page: Page) -> None:
    await play(page)
    await page.click(".picture")
    picture, window = page.locator("dialog.large img"), page.viewport_size
    fitted = await picture.bounding_box()
    alt = await page.locator("dialog.large .alt").bounding_box()
    assert fitted
    assert alt
    assert window
    assert fitted["y"] >= 0
    assert fitted["y"] + fitted["height"] <= alt["y"] < window["height"]
    assert fitted["width"] <= window["width"]
    await picture.click(position={"x": fitted["width"] * 0.7, "y": fitted["height"] * 0.5})
    large = await picture.bounding_box()
    assert large
    assert large["width"] >= 2 * fitted["width"]
    assert abs(large["x"] + large["width"] * 0.7 - (fitted["x"] + fitted["width"] * 0.7)) < 2
    await picture.click(position={"x": large["width"] * 0.7, "y": large["height"] * 0.5})
    assert await picture.bounding_box() == fitted


@on_both
async def test_a_board_uses_the_available_width(page: Page) -> None:
    await play(page)
    board, window = await page.locator(".gallery .picture").bounding_box(), page.viewport_size
    assert board
    assert window
    assert board["width"] >= (window["width"] * 0.85 if window == PHONE else 1000)
    assert board["height"] <= 0.85 * window["height"] + 1


async def boxes(page: Page, selector: str) -> list[Any]:
    """Return the positions and sizes of the elements that match the selector."""
    return [await element.bounding_box() for element in await page.locator(selector).all()]


@on_both
async def test_a_tall_picture_has_a_neighbour_only_on_a_desktop(page: Page) -> None:
    await command(page, "pair")
    await page.wait_for_selector("[data-message] .gallery img >> nth=1")
    tall, broad = await boxes(page, ".gallery .picture")
    window = page.viewport_size
    assert window
    assert tall["height"] <= 0.85 * window["height"] + 1
    if window == PHONE:
        assert broad["y"] >= tall["y"] + tall["height"]
        assert tall["width"] == broad["width"] >= 0.85 * window["width"]
    else:
        assert broad["y"] == tall["y"]
        assert broad["x"] >= tall["x"] + tall["width"]
        assert min(tall["width"], broad["width"]) >= 400


@on_a_desktop
async def test_an_enlarged_picture_is_not_smaller(page: Page) -> None:
    await command(page, "pair")
    await page.wait_for_selector("[data-message] .gallery img >> nth=1")
    for n, inline in enumerate(await boxes(page, ".gallery .picture")):
        await page.click(f".picture >> nth={n}")
        (large,) = await boxes(page, "dialog.large img")
        assert large["width"] >= inline["width"]
        assert large["height"] >= inline["height"]
        await page.keyboard.press("Escape")


@on_both
async def test_an_answer_scrolls_into_view(page: Page) -> None:
    await play(page)
    for _ in range(4):
        await page.fill("#text", "line\n" * 20)
        await page.click("#send")
    for name, selector in (("talk", "text=locale en-US"), ("saga", "text=verse 1 >> nth=0")):
        await page.evaluate("document.getElementById('scroll').scrollTop = 0")
        await expect(page.locator("#scroll")).to_have_js_property("scrollTop", 0)
        await command(page, name)
        await expect(page.locator(selector)).to_be_in_viewport()


@on_a_desktop
async def test_a_channel_mention_opens_the_channel(page: Page) -> None:
    await play(page)
    await page.click(".message a.mention:has-text('#games')")
    await expect(page.locator("#title")).to_have_text("# games")


@on_a_desktop
async def test_a_spoiler_opens_by_the_keyboard(page: Page) -> None:
    await play(page)
    await page.focus(".spoiler")
    await page.keyboard.press("Enter")
    await page.wait_for_selector(".spoiler.open >> text=fox")


@on_a_desktop
async def test_the_page_shows_no_technical_terms(page: Page) -> None:
    await play(page)
    text = (await page.inner_text("body")).lower()
    assert not [word for word in ("simcord", "inspector", "snowflake", "custom_id", "websocket") if word in text]
