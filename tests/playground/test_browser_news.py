"""Notifications, mentions and classic messages in a real browser, in the language of their recipient."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

from tests.playground.browsing import BROWSER, be, call_boris, command, on_a_desktop, on_a_phone, on_both

if TYPE_CHECKING:
    from playwright.async_api import Page

pytestmark = [
    pytest.mark.skipif(BROWSER is None, reason="no Chromium or Chrome on the PATH to open the page in"),
    pytest.mark.asyncio(loop_scope="module"),
]


@on_both
async def test_a_direct_message_shows_a_notification_that_opens_it(page: Page) -> None:
    await command(page, "secret")
    push = page.locator(".push")
    await expect(push.locator("strong")).to_have_text("Ludoteka")
    await expect(push.locator(".what span")).to_have_text("Your secret: the fox")
    await push.locator(".what").click()
    await expect(page.locator("#title")).to_have_text("@ Ludoteka")
    await expect(push).to_have_count(0)


@on_a_desktop
async def test_a_notification_of_a_layout_has_no_text(page: Page) -> None:
    await command(page, "letter")
    await expect(page.locator(".push .what span")).to_have_text("(no text)")
    await page.click(".push .close")
    await expect(page.locator(".push")).to_have_count(0)


@on_both
async def test_a_ping_shows_names_and_times_to_its_recipient_only(page: Page) -> None:
    await call_boris(page)
    push = page.locator(".push")
    await expect(push).to_have_count(0)
    await expect(page.locator("#menu i")).to_be_hidden()
    await be(page, "Boris")
    await expect(push.locator("strong")).to_have_text("Ludoteka · games")
    words = await push.locator(".what span").inner_text()
    assert words.splitlines()[:2] == ["@Boris · Fort #1: your turn", "Time until March 17, 2030"]
    lines = "(one) => one.clientHeight / parseFloat(getComputedStyle(one).lineHeight)"
    assert 2 <= round(await push.locator(".what span").evaluate(lines)) <= 4


@on_a_phone
async def test_the_red_dot_marks_only_the_persons_own_news(page: Page) -> None:
    await command(page, "secret")
    await expect(page.locator("#menu i")).to_be_visible()
    await be(page, "Boris")
    await expect(page.locator("#menu i")).to_be_hidden()
    await expect(page.locator("#faces .badge.calm")).to_have_count(1)


@on_a_desktop
async def test_a_command_mention_opens_the_translated_command(page: Page) -> None:
    await command(page, "classic")
    await expect(page.locator("a.mention[data-command]")).to_have_text(["/table show", "/talk"])
    await page.select_option("#locale", "cs")
    await expect(page.locator("a.mention[data-command]")).to_have_text(["/stůl ukázat", "/talk"])
    await page.click("text=/stůl ukázat")
    await expect(page.locator("#command strong")).to_have_text("/stůl ukázat")
    await page.click("#slash")
    await page.click("a.mention >> text=/talk")
    await expect(page.locator("#command strong")).to_have_text("/talk")
    await expect(page.locator("text=locale cs")).to_have_count(0)
    await page.click("#command .go")
    await page.wait_for_selector("text=locale cs")


@on_both
async def test_a_message_without_a_layout_is_shown_completely(page: Page) -> None:
    await command(page, "classic")
    message = page.locator(".message:has(.embed)")
    await expect(message.locator(".gallery.many2 img")).to_have_count(2)
    await expect(message.locator("a.file")).to_have_text("📄 rules.txt")
    await expect(message.locator(".embed .thumbnail img")).to_have_count(1)
    for picture in await message.locator(".body img").all():
        await expect(picture).not_to_have_js_property("naturalWidth", 0)
    await expect(message.locator(".embed >> text=Anna leads")).to_have_count(1)
    await expect(message.locator(".row .button")).to_have_text("My move")
    tops = await message.locator(".gallery .picture").evaluate_all("all => all.map((one) => one.offsetTop)")
    assert len(set(tops)) == 1


@pytest.mark.unmeasured
@on_a_desktop
@pytest.mark.parametrize(
    ("locale", "only", "dismiss", "run"),
    [("cs", "Vidíš to jen ty", "Zavřít zprávu", "Spustit"), ("pl", "Tylko ty to widzisz", "Odrzuć", "Wykonaj")],
)
async def test_the_page_is_in_the_language_of_the_person(
    page: Page, locale: str, only: str, dismiss: str, run: str
) -> None:
    await command(page, "talk")
    await page.wait_for_selector("text=Only you can see this")
    await page.select_option("#locale", locale)
    await page.wait_for_selector(f"text={only}")
    await page.wait_for_selector(f"text={dismiss}")
    await page.evaluate("document.querySelector('#slash').click()")
    await page.click("#offers .offer >> nth=0")
    await page.wait_for_selector(f"#command .go:has-text('{run}')")
