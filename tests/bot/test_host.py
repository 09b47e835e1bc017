"""The host's bell: whoever hears of a change begins something of his own."""

from __future__ import annotations

import structlog

from bot.host import ChangeSignal
from bot.log import about


def test_everybody_who_listens_is_told() -> None:
    changes, heard = ChangeSignal(), list[tuple[str, int]]()
    changes.listen(lambda table: heard.append(("courier", table)))
    changes.listen(lambda table: heard.append(("pacer", table)))
    changes.ring(7)
    assert heard == [("courier", 7), ("pacer", 7)]


def test_what_follows_from_a_change_is_not_laid_to_the_interaction_that_made_it() -> None:
    changes, seen = ChangeSignal(), list[dict[str, object]]()
    changes.listen(lambda _table: seen.append(structlog.contextvars.get_contextvars()))
    with about(interaction=5, table=7):
        changes.ring(7)
        assert structlog.contextvars.get_contextvars() == {"interaction": 5, "table": 7}
    assert seen == [{}]
