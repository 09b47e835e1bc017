"""The renderer: draws pictures off the event loop, after their backgrounds, and returns them as attachments.

A picture that is missing or not yet drawn never delays a move: messages go out without it, or describe the board in
words. Failures are logged, and the caller may ask again later. A background that failed in its drawing process is not
drawn in the bot's own process.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace
from itertools import count
from typing import TYPE_CHECKING, Any

import msgspec
import structlog

from bot.i18n import names
from bot.i18n.translation import LANGUAGES, Say, clipped, without_markdown
from bot.system import memory
from bot.table.model import Status
from bot.transport.message import SPOILER_PREFIX, Attachment
from bot.ui.rendering.drawing_threads import DrawingThreads
from bot.ui.rendering.fair_semaphore import FairSemaphore
from bot.ui.rendering.grounds import Grounds
from images.kit import Look, fonts
from images.kit.ribbon import with_ribbon
from images.kit.store import MissingValueError
from images.kit.weighted_cache import Pool, WeightedCache

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bot.table.model import Table
    from bot.ui.game_ui import Drawing, Ground
    from images.kit import Picture

    _Drawn = tuple[Picture, str]
    from collections.abc import Mapping

    from bot.table.service import Tables
    from bot.ui.game_ui import GameUI
    from bot.ui.rendering.grounds import GroundProcess

BOARD, HAND, FILM, CONTENT, POSTER = "board", "hand", "film", "content", "poster"
"""The names of files. Boards and hands take turns for the threads, so that many of one kind do not delay the other."""
THREADS = 2
MAX_ALT_LENGTH = 1024
"""Discord's limit for the alt text of an attachment, in characters."""
CACHE_BYTES = 4 * 1024 * 1024
"""Bytes of the cache of pictures that several readers see: a dozen boards of each game."""
TRIM_INTERVAL_PICTURES = 5
"""Pictures after which free memory is returned to the system: the memory of drawing lies scattered among cached
values. It takes the drawing thread a millisecond. Films do it each, as they leave as much as many pictures."""
GROUND_WAIT_S = 1.5
"""Seconds that a reader waits for the background of a picture before they get words instead."""
CLOSING_WAIT_S = 2.0
"""Seconds that the end of the bot waits for the pictures under way."""
USUAL_GROUNDS_DELAY_S = 60.0
"""Seconds after a start before backgrounds are drawn that no table needs yet; other work comes first."""
MAX_PICTURE_BYTES = 8 * 1024 * 1024
"""Bytes of one picture: every server accepts that, with room for the rest of the message."""

_log = structlog.stdlib.get_logger(__name__)


class _CacheKey:
    """A board or a hand as a cache key: equal if the serialised values are equal."""

    __slots__ = ("_encoded", "value")

    def __init__(self, value: Any) -> None:
        self.value = value
        self._encoded = msgspec.msgpack.encode(value)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _CacheKey) and self._encoded == other._encoded

    def __hash__(self) -> int:
        return hash(self._encoded)


class Renderer:
    """A renderer with its own threads and caches. Pillow releases the GIL in its costliest functions.

    Slow work (films, backgrounds) has threads of its own. A picture waits for its background `within` so many seconds,
    or without limit for None, and delays no other picture.
    """

    def __init__(self, grounds: Mapping[str, Ground] | None = None, process: GroundProcess | None = None) -> None:
        """`grounds` are the backgrounds by the game's name; `process` draws them into the store."""
        if not fonts.sets_text_well():
            effect = "letters are badly spaced, and emoji of several parts fall apart"
            _log.warning("fonts.shaping_degraded", missing="libfribidi", effect=effect)
        self._threads = DrawingThreads(THREADS, "renderer")
        self._films = DrawingThreads(1, "film")
        self._without_pictures = set[int]()
        self._by_game = grounds or {}
        self._grounds = Grounds(process)
        self._thread_places = FairSemaphore(THREADS)
        self._numbers = count(1)
        self._cache = WeightedCache(self._draw, Pool(CACHE_BYTES), lambda picture: len(picture.data) if picture else 0)

    def sweep(self) -> None:
        """Begin to remove the backgrounds of other versions of the games from the store."""
        self._grounds.sweep(self._by_game.values())

    def prepare_usual(self) -> None:
        """Begin to draw the usual backgrounds into the store, before a table needs them."""
        self._grounds.prepare_usual(self._by_game.values())

    def prepare(self, table: Table, ground: Ground, say: Say) -> None:
        """Begin to draw the background of a table's pictures; return at once.

        A reader who needs it sooner waits for the same drawing, if the game stores its background.
        """
        self._grounds.prepare(ground, table.options, _look(table, say))

    async def ready(self, table: Table, within: float | None = None) -> bool:
        """Wait for a table's background in every language; return whether the wait is over.

        It is over when the background is drawn or given up for good. Without `within`, wait for later attempts too.
        """
        for language in sorted(LANGUAGES, key=lambda language: language != table.language):
            while not await self._ready(table, language, within):
                if self._given_up(table):
                    return True
                if within is not None:
                    return False
                await asyncio.sleep(self._grounds.failures.seconds_left(self._by_game[table.game], table.options))
        return True

    def failing(self, table: Table) -> bool:
        """Return whether the last attempt at a table's background failed and no other has begun."""
        ground = self._by_game.get(table.game)
        return ground is not None and self._grounds.failures.failing(ground, table.options)

    def _given_up(self, table: Table) -> bool:
        """Return whether a table will never have pictures; log that once for the operator."""
        ground = self._by_game.get(table.game)
        if ground is None or not self._grounds.failures.given_up(ground, table.options):
            return False
        if table.id not in self._without_pictures:
            self._without_pictures.add(table.id)
            _log.error("table.without_pictures", table=table.id, game=table.game)
        return True

    def awaits_ground(self, table: Table, say: Say) -> bool:
        """Return whether a table's pictures for a reader wait for their background."""
        ground = self._by_game.get(table.game)
        return ground is not None and self._grounds.missing(ground, table.options, Look(language=say.language))

    async def board(
        self,
        table: Table,
        drawings: Sequence[Drawing],
        board: Any,
        say: Say,
        *,
        within: float | None = GROUND_WAIT_S,
        covered: bool = False,
    ) -> tuple[Attachment, ...]:
        """Draw the pictures of a board; leave out those that fail or are not ready.

        `covered`: pictures with a cover are spoilers, described by their cover.
        """
        return await self._attachments(BOARD, table, drawings, board, say, within, covered=covered)

    async def hand(
        self, table: Table, drawings: Sequence[Drawing], hand: Any, say: Say, *, within: float | None = GROUND_WAIT_S
    ) -> tuple[Attachment, ...]:
        """Draw the pictures of a hand; leave out those that fail or are not ready."""
        return await self._attachments(HAND, table, drawings, hand, say, within)

    async def content(
        self, game: str, drawing: Drawing, options: Any, say: Say, *, within: float | None = GROUND_WAIT_S
    ) -> Attachment | None:
        """Draw a picture of a table's options, such as a server's own map; None if it failed or is not ready."""
        look, ground = Look(language=say.language), self._by_game.get(game)
        if ground is not None and not await self._grounds.ready(ground, options, look, within):
            return None
        async with self._thread_places.place(CONTENT):
            result = await self._draw_picture(
                self._threads, self._cached_drawing(drawing, ""), drawing, options, say, look, (game, options)
            )
        return _attachment(CONTENT, *result) if result else None

    async def poster(self, drawing: Drawing, view: Any, say: Say) -> Attachment | None:
        """Draw a picture that belongs to no table; None if it failed."""
        async with self._thread_places.place(POSTER):
            result = await self._draw_picture(
                self._threads,
                self._cached_drawing(drawing, ""),
                drawing,
                view,
                say,
                Look(language=say.language),
                ("", None),
            )
        return _attachment(POSTER, *result) if result else None

    async def film(self, table: Table, drawing: Drawing, board: Any, say: Say) -> Attachment | None:
        """Draw the film of a game without a time limit; None if it failed or is too large to send."""
        if not await self._ready(table, say.language):
            return None
        result = await self._draw_picture(
            self._films, _film_function(drawing), drawing, board, say, _look(table, say), (table.game, table.options)
        )
        return _attachment(FILM, *result) if result else None

    async def close(self) -> None:
        """Stop drawing. Wait `CLOSING_WAIT_S` for pictures under way, and not for films or backgrounds."""
        self._films.shutdown(wait=False, cancel_futures=True)
        await self._grounds.close()
        await self._threads.finish(CLOSING_WAIT_S)

    async def _ready(self, table: Table, language: str, within: float | None = None) -> bool:
        ground = self._by_game.get(table.game)
        return ground is None or await self._grounds.ready(ground, table.options, Look(language=language), within)

    async def _attachments(
        self,
        stem: str,
        table: Table,
        drawings: Sequence[Drawing],
        view: Any,
        say: Say,
        within: float | None,
        *,
        covered: bool = False,
    ) -> tuple[Attachment, ...]:
        look, ribbon_text = _look(table, say), say("pictured-pause") if table.pause is not None and table.paused else ""
        if not await self._ready(table, say.language, within):
            return ()
        source = table.game, table.options

        async def draw_one(drawing: Drawing) -> _Drawn | None:
            async with self._thread_places.place(stem):
                return await self._draw_picture(
                    self._threads, self._cached_drawing(drawing, ribbon_text), drawing, view, say, look, source
                )

        results = await asyncio.gather(*map(draw_one, drawings))
        drawn = [(drawing, result) for drawing, result in zip(drawings, results, strict=True) if result]
        return tuple(
            _covered(attachment, drawing.cover(view, say)) if covered and drawing.cover else attachment
            for n, (drawing, result) in enumerate(drawn, 1)
            for attachment in [_attachment(f"{stem}-{n}", *_with_alt_prefix(result, ribbon_text))]
        )

    def _cached_drawing(self, drawing: Drawing, ribbon_text: str) -> Callable[[Any, Look], Picture | None]:
        """Return a drawing function with a cache: boards, panels and letters share their pictures.

        For a paused table it adds a ribbon with `ribbon_text`: the game does not know of the pause, so its picture
        shows whose turn it is.
        """

        def draw(view: Any, look: Look) -> Picture | None:
            picture = self._cache(drawing, _CacheKey(view), look)
            return with_ribbon(picture, ribbon_text) if picture and ribbon_text else picture

        return draw

    def _draw(self, drawing: Drawing, key: _CacheKey, look: Look) -> Picture | None:
        try:
            return drawing.draw(key.value, look)
        finally:
            if next(self._numbers) % TRIM_INTERVAL_PICTURES == 0:
                memory.trim()

    async def _draw_picture(
        self,
        threads: DrawingThreads,
        draw: Callable[[Any, Look], Picture | None],
        drawing: Drawing,
        view: Any,
        say: Say,
        look: Look,
        source: tuple[str, Any],
    ) -> _Drawn | None:
        """Return a picture and its alt text; None if there is nothing to show or the drawing failed.

        `source` is the game and the options whose background the picture needs.
        """
        game, options = source
        try:
            picture = await asyncio.get_running_loop().run_in_executor(threads, draw, view, look)
            if picture is None or not _fits(picture):
                return None
            return picture, clipped(without_markdown(drawing.alt(view, say)), MAX_ALT_LENGTH)
        except MissingValueError:  # the background was evicted from the store
            self._grounds.lose(self._by_game[game], options)
            return None
        except Exception:  # noqa: BLE001 - a failed picture must not delay a move
            _log.exception("picture.failed", seen=type(view).__module__)
            return None


def _film_function(drawing: Drawing) -> Callable[[Any, Look], Picture | None]:
    """Return a drawing function for a film that returns the memory of its frames to the system."""

    def cut(view: Any, look: Look) -> Picture | None:
        try:
            return drawing.draw(view, look)
        finally:
            memory.trim()

    return cut


def _fits(picture: Picture) -> bool:
    if len(picture.data) > MAX_PICTURE_BYTES:
        _log.warning("picture.too_large", size=len(picture.data))
    return len(picture.data) <= MAX_PICTURE_BYTES


def _look(table: Table, say: Say) -> Look:
    return Look(say.language, names.in_picture(table), pieces=names.pieces_in_picture(table))


def _with_alt_prefix(result: _Drawn, ribbon_text: str) -> _Drawn:
    picture, alt = result
    return picture, clipped(f"{ribbon_text}. {alt}", MAX_ALT_LENGTH) if ribbon_text else alt


def _covered(picture: Attachment, words: str) -> Attachment:
    """Return a picture as a spoiler that is described by these words."""
    return replace(
        picture, name=f"{SPOILER_PREFIX}{picture.name}", alt=clipped(without_markdown(words), MAX_ALT_LENGTH)
    )


def _attachment(stem: str, picture: Picture, alt: str) -> Attachment:
    return Attachment(f"{stem}.{picture.suffix}", picture.data, alt, (picture.width, picture.height))


class Prerenderer:
    """Starts drawing the backgrounds of open tables before a message needs them.

    It does so for every unfinished table of this process after a start, then for tables that are opened or change their
    options; and for the usual options once the bot has run for a while. It never waits for a drawing.
    """

    def __init__(self, tables: Tables, uis: Mapping[str, GameUI], renderer: Renderer) -> None:
        self._tables = tables
        self._uis = uis
        self._renderer = renderer

    def start(self) -> None:
        """Remove other versions' drawings, then begin with the tables that changed last."""
        self._renderer.sweep()
        for table in sorted(self._tables.unfinished(), key=lambda table: table.changed, reverse=True):
            self._prepare(table)
        asyncio.get_running_loop().call_later(USUAL_GROUNDS_DELAY_S, self._renderer.prepare_usual)

    def note_change(self, table: Table) -> None:
        """Note a change of a table: in a lobby, the change may be of the options that determine the background."""
        if table.status is Status.LOBBY:
            self._prepare(table)

    def _prepare(self, table: Table) -> None:
        ui, is_own = self._uis.get(table.game), self._tables.is_owned(table)
        if ui is not None and ui.ground is not None and table.status is not Status.BROKEN and is_own:
            self._renderer.prepare(table, ui.ground, Say(table.language, table.game))
