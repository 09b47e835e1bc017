"""The page of a self-test, and its progress: what works, what stops working, and what the operator should change."""

from __future__ import annotations

import math
from statistics import fmean
from typing import TYPE_CHECKING

from bot.i18n.translation import Say
from bot.ui.interactions.place_hints import listing
from bot.ui.messages.layout import framed

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bot.selftest.findings import Findings, GameTrial
    from bot.transport.message import Attachment, Message
    from bot.ui.app import App

GOOD, BAD = "✅", "⚠️"
MILLISECONDS = 1000


def progress(say: Say, trials: Sequence[GameTrial], game: str, count: int, thread: int | None) -> Message:
    """Return the message while a game is played; `count` is the number of all games."""
    name = Say(say.language, game)("game-name")
    lines = [say("selftest-title"), say("selftest-progress", game=name, number=len(trials) + 1, count=count)]
    if thread is not None:
        lines.append(say("selftest-watch", thread=f"<#{thread}>"))
    return framed("\n".join(lines))


def result(app: App, findings: Findings, say: Say, picture: Attachment | None) -> Message:
    """Return the page."""
    troubles = sum(
        (
            any(not _is_good(trial) for trial in findings.trials),
            findings.no_thread is not None,
            bool(findings.missing),
            not findings.accepts_messages,
            bool(_undrawn(app, findings)) or findings.upload_s is None,
        )
    )
    parts = (
        _games(app, findings, say),
        _permissions(findings, say),
        _messages(findings, say),
        _pictures(app, findings, say),
    )
    closing = (_times(findings, say), _advice(findings, say), _leftover(findings, say))
    headline = f"{say('selftest-title')}\n{say('selftest-troubles', count=troubles)}"
    return framed(headline, *("\n".join(part) for part in (*parts, *closing)), picture)


def _is_good(trial: GameTrial) -> bool:
    return trial.is_over and trial.is_told is not False


def _mark(*, is_good: bool) -> str:
    return GOOD if is_good else BAD


def _games(app: App, findings: Findings, say: Say) -> Iterator[str]:
    """Yield the games, each with its moves and its time."""
    good = sum(map(_is_good, findings.trials))
    mark = _mark(is_good=good == len(findings.trials))
    yield f"{mark} {say('selftest-games', good=good, count=len(findings.trials))}"
    for trial in findings.trials:
        name = f"{app.uis[trial.game].emblem} {Say(say.language, trial.game)('game-name')}"
        if trial.is_slow:
            yield f"- {say('selftest-game-slow', game=name, moves=trial.moves)}"
        elif not trial.is_over:
            yield f"- {say('selftest-game-failed', game=name, moves=trial.moves)}"
        elif trial.is_told is False:
            yield f"- {say('selftest-game-untold', game=name, moves=trial.moves)}"
        else:
            yield f"- {say('selftest-game', game=name, moves=trial.moves, seconds=round(trial.seconds, 1))}"


def _permissions(findings: Findings, say: Say) -> Iterator[str]:
    """Yield the missing permissions, each with what stops working without it."""
    if not findings.missing and findings.no_thread is None:
        yield f"{GOOD} {say('selftest-permissions')}"
    for channel in findings.missing:
        names = list(channel.names)
        place = f"<#{channel.channel}>"
        yield f"{BAD} {say('selftest-missing', channel=place, permissions=listing(names, say), count=len(names))}"
        yield from (f"- {say('selftest-lacks-' + name.replace('_', '-'))}" for name in names)
    if findings.no_thread is not None:
        yield f"{BAD} {say(findings.no_thread)}"


def _messages(findings: Findings, say: Say) -> Iterator[str]:
    text = "selftest-messages" if findings.accepts_messages else "selftest-no-messages"
    yield f"{_mark(is_good=findings.accepts_messages)} {say(text)}"


def _undrawn(app: App, findings: Findings) -> list[str]:
    """Return the games that have pictures but were not drawn."""
    return [trial.game for trial in findings.trials if trial.drawing_s is None and app.uis[trial.game].pictures]


def _pictures(app: App, findings: Findings, say: Say) -> Iterator[str]:
    drawings = [trial.drawing_s for trial in findings.trials if trial.drawing_s is not None]
    if undrawn := _undrawn(app, findings):
        names = ", ".join(Say(say.language, game)("game-name") for game in undrawn)
        yield f"{BAD} {say('selftest-undrawn', games=names)}"
    elif findings.upload_s is None or not drawings:
        yield f"{BAD} {say('selftest-not-uploaded')}"
    else:
        mean, slowest = _milliseconds(fmean(drawings)), _milliseconds(max(drawings))
        upload = _milliseconds(findings.upload_s)
        yield f"{GOOD} {say('selftest-pictures', mean=mean, slowest=slowest, upload=upload)}"


def _times(findings: Findings, say: Say) -> Iterator[str]:
    moves = sum(trial.moves for trial in findings.trials)
    slowest = _milliseconds(max((trial.slowest_s for trial in findings.trials), default=0.0))
    yield f"⏱️ {say('selftest-moves', moves=moves, slowest=slowest)}"
    request = _milliseconds(findings.request_s)
    if math.isfinite(findings.latency_s):
        yield f"- {say('selftest-discord', latency=_milliseconds(findings.latency_s), request=request)}"
    else:
        yield f"- {say('selftest-discord-request', request=request)}"


def _advice(findings: Findings, say: Say) -> Iterator[str]:
    if findings.advice:
        yield f"🔧 {say('selftest-advice')}"
        yield from (f"- {say(text)}" for text in findings.advice)


def _leftover(findings: Findings, say: Say) -> Iterator[str]:
    if findings.leftover is None:
        yield f"🧹 {say('selftest-clean')}"
    else:
        yield f"🧹 {say('selftest-leftover', thread=f'<#{findings.leftover}>')}"


def _milliseconds(seconds: float) -> int:
    return round(seconds * MILLISECONDS)
