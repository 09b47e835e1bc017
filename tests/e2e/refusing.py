"""A check that a forbidden action is refused with its reason in every language and changes nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.i18n.translation import LANGUAGES, Say
from tests.e2e.reading import reply_text
from tests.wording import plain

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from tests.e2e.world import World


async def expect_refusal(
    world: World, person: Any, attempt: Callable[[], Awaitable[Any]], why: str, **variables: Any
) -> None:
    """Attempt a forbidden action in every language; expect the game's text `why` and an unchanged table."""
    before = world.table()
    for language in LANGUAGES:
        await person.user.slash("me language", language=language)
        assert reply_text(await attempt()) == plain(Say(language, before.game)(why, **variables))
    assert world.table() == before
