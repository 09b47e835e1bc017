"""Browser settings, window sizes and frequent actions for tests of the playground's page."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

import pytest
from playwright.async_api import ViewportSize, expect

if TYPE_CHECKING:
    from playwright.async_api import Page

BROWSER = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
BROWSER_ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
DESKTOP = ViewportSize(width=1400, height=900)
NARROW = ViewportSize(width=900, height=420)
"""A window of a desktop that is smaller than a board with its controls."""
PHONE = ViewportSize(width=420, height=860)

on_both = pytest.mark.parametrize("page", [DESKTOP, PHONE], indirect=True, ids=["desktop", "phone"])
on_a_phone = pytest.mark.parametrize("page", [PHONE], indirect=True, ids=["phone"])
in_a_narrow_window = pytest.mark.parametrize("page", [NARROW], indirect=True, ids=["narrow"])
on_a_desktop = pytest.mark.parametrize("page", [DESKTOP], indirect=True, ids=["desktop"])


async def play(page: Page) -> None:
    """Open a game with one click and the choice of a game; the page then shows its thread."""
    await page.click("#quick")
    await page.click("dialog .offer:has-text('Fort')")
    await page.wait_for_selector(".gallery img")


async def command(page: Page, name: str) -> None:
    """Type a command without options and run it."""
    await page.click("#text")
    await page.keyboard.type(f"/{name}")
    await page.wait_for_selector(f"#offers .offer:has-text('/{name}')")
    await page.keyboard.press("Enter")


async def call_boris(page: Page) -> None:
    """Ping Boris in the channel."""
    await page.click("#text")
    await page.keyboard.type("/call ")
    await page.wait_for_selector("#command input")
    await page.keyboard.type("Bor")
    await page.click("#offers .offer:has-text('Boris')")
    await page.click("#command .go")
    await page.wait_for_selector("text=your turn")


async def be(page: Page, name: str) -> None:
    """Switch the page to another person."""
    if await page.locator("#face").is_visible():
        await page.click("#face")
    await page.click(f"#faces button[title={name}]")
    await expect(page.locator("#me")).to_have_text(name)
