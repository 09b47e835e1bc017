"""A server's own gifts: every member may propose one; moderators add, accept, remove and void them.

User text is checked before it is stored and escaped where it is shown. A table's gifts are frozen when it opens: only
voiding changes them, as a move in each game.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from bot.game.contract import Refused
from bot.i18n.names import clean_name, escaped
from bot.i18n.translation import Say
from bot.table import turns
from bot.table.model import Status
from bot.ui.interactions import server_settings
from bot.ui.interactions.request import NO_MENTIONS
from bot.ui.interactions.rights import manages_server, require_server_manager
from bot.ui.messages.components import button
from bot.ui.messages.layout import Beside, framed, notice
from cogs.gifttrap.cog.gift_lists import (
    GAME,
    MAX_PROPOSALS,
    OWN_LIST,
    PROPOSED_LIST,
    list_texts,
    load_list,
    new_gift,
    require_room,
    require_unknown,
    save_lists,
)
from cogs.gifttrap.gift_file import own_gifts
from cogs.gifttrap.gifts import Deck, Gift, OwnGift
from cogs.gifttrap.moves import Void

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.table.model import Table
    from bot.transport.message import Message
    from bot.ui.app import App
    from bot.ui.interactions.request import Request
    from bot.ui.messages.components import Press
    from bot.ui.messages.layout import Part
    from cogs.gifttrap.cog.gift_lists import GiftList

    Page = tuple[tuple[str, ...], tuple[OwnGift, ...]]
    """The lines of gifts and the proposals on one page of the list."""

_GIFTS_PER_PAGE = 25
_PROPOSALS_PER_PAGE = 5
"""Proposals on a page: each has two texts with a button beside them, and a message may have 40 components."""
_ALREADY_VOID = "refused-no-own-gift"
"""The game's refusal of a gift that is void at the table already."""
_MAX_PAGE_CHARACTERS = 3000
"""Characters of the gifts on a page; the rest of a message's limit is for the text around them."""


class GiftKeeper:
    """Makes changes of a server's own gifts, one at a time. Belongs to one event loop."""

    def __init__(self) -> None:
        self._changing = asyncio.Lock()

    async def add(self, request: Request, deck: Deck, words: tuple[str, str], language: str, *, proposed: bool) -> None:
        """Add a gift with this name and line, or add it to the proposals.

        Raise `Refused` without the right to add gifts, for words that cannot be shown, a duplicate, and a full list.
        """
        guild = server_of(request) if proposed else require_server_manager(request.interaction)
        list_name, limit = (PROPOSED_LIST, MAX_PROPOSALS) if proposed else (OWN_LIST, None)
        async with self._changing:
            gifts = load_list(request.app.preferences, guild, list_name)
            known_gifts = _known_gifts(request.app, guild)
            own = new_gift(
                deck,
                words,
                language or request.say.language,
                known_gifts,
                _highest_number(request.app, guild, known_gifts),
            )
            gifts = require_room(gifts, limit) if limit else require_room(gifts)
            lists = {list_name: {**gifts, own.gift: own}}
            if proposed:
                await save_lists(request.app.preferences, guild, lists)
            else:
                await _save(request, lists, "own-added", own)
        if proposed:
            await _announce(request, own)
        else:
            await request.answer(notice(_told(request.say, "own-added", own)))

    async def remove(self, request: Request, gift: str) -> None:
        """Remove a gift from the list; open tables keep it.

        Raise `Refused` without the right, or if the gift is unknown.
        """
        guild = require_server_manager(request.interaction)
        async with self._changing:
            gifts = load_list(request.app.preferences, guild, OWN_LIST)
            own = gifts.pop(Gift(gift), None)
            if own is None:
                raise Refused("refused-no-own-gift")
            await _save(request, {OWN_LIST: gifts}, "own-removed", own)
        await request.answer(notice(_told(request.say, "own-removed", own)))

    async def void(self, request: Request, gift: str) -> None:
        """Void a gift at every running table of this server that uses it, as a moderator's move.

        Raise `Refused` without the right, or if the gift is unknown.
        """
        guild = require_server_manager(request.interaction)
        own = playable_gifts(request.app, guild).get(Gift(gift))
        if own is None:
            raise Refused("refused-no-own-gift")
        tables = _tables_with(request.app, guild, own.gift)
        refusals = [(table, await _void_at(request, table, own.gift)) for table in tables]
        count = sum(refusal is None for _, refusal in refusals)
        failures = [(table, refusal) for table, refusal in refusals if refusal and refusal.text != _ALREADY_VOID]
        key = "own-voided-already" if refusals and not count and not failures else "own-voided"
        parts = [request.say(key, count=count, name=escaped(own.name))] if count or not failures else []
        parts += [
            request.say("own-not-voided", table=table.id, reason=request.say.refusal(refusal))
            for table, refusal in failures
        ]
        await request.answer(notice("\n".join(parts)))

    async def decide(self, request: Request, press: Press) -> None:
        """Accept or decline a proposal: `gifttrap:accept:<id>:<page>`.

        Raise `Refused` if it was decided before, for a full list or a duplicate, and for a user without the right.
        """
        guild, gift = require_server_manager(request.interaction), Gift(press.text(1))
        accepted = press.text(0) == "accept"
        async with self._changing:
            proposals, gifts = (
                load_list(request.app.preferences, guild, list_name) for list_name in (PROPOSED_LIST, OWN_LIST)
            )
            own = proposals.pop(gift, None)
            if own is None:
                raise Refused("own-decided")
            lists = {PROPOSED_LIST: proposals}
            if accepted:
                require_unknown(own, gifts.values())
                lists[OWN_LIST] = {**require_room(gifts), own.gift: own}
            key = "own-accepted" if accepted else "own-declined"
            await _save(request, lists, key, own)
        say = request.say if request.on_private_message else _public_say(request)
        notice_text = _told(say, key, own)
        message = (
            list_page(request, guild, notice_text, page=press.number(2))
            if request.on_private_message
            else notice(notice_text)
        )
        await request.interaction.edit_original_response(
            view=message.view(), attachments=[], allowed_mentions=NO_MENTIONS
        )


async def _save(request: Request, lists: dict[str, GiftList], key: str, own: OwnGift) -> None:
    """Save a moderator's change of the lists, with its entry in the server's journal."""
    await server_settings.save_files(request, GAME, list_texts(lists), lambda say: _told(say, key, own))


def _told(say: Say, key: str, own: OwnGift) -> str:
    return say(key, deck=own.deck.value, name=escaped(own.name))


def server_of(request: Request) -> int:
    """Return the id of the request's server; raise `Refused` in a direct message."""
    guild = request.interaction.guild_id
    if guild is None:
        raise Refused("refused-own-server")
    return guild


def _running_tables(app: App, guild: int) -> list[Table]:
    """Return the running tables of this game on a server."""
    return [table for table in app.tables.on_server(guild) if (table.game, table.status) == (GAME, Status.RUNNING)]


def _tables_with(app: App, guild: int, gift: Gift) -> list[Table]:
    """Return the running tables on a server that use a gift."""
    return [table for table in _running_tables(app, guild) if gift in _table_gifts(table)]


def _table_gifts(table: Table) -> Mapping[Gift, OwnGift]:
    """Return the server's own gifts that were frozen into a table's options."""
    options: Any = table.options
    return own_gifts(options.own_gifts)


def playable_gifts(app: App, guild: int) -> GiftList:
    """Return every gift that a table of the server may use, including removed gifts at running tables."""
    at_tables = {gift: own for table in _running_tables(app, guild) for gift, own in _table_gifts(table).items()}
    return {**at_tables, **load_list(app.preferences, guild, OWN_LIST)}


def _known_gifts(app: App, guild: int) -> list[OwnGift]:
    """Return every gift in a server's list and in its proposals."""
    return [
        own for list_name in (OWN_LIST, PROPOSED_LIST) for own in load_list(app.preferences, guild, list_name).values()
    ]


def _highest_number(app: App, guild: int, known_gifts: Sequence[OwnGift]) -> int:
    """Return the highest number of a gift of a server or of its tables, including removed gifts."""
    tables = [table for table in app.tables.on_server(guild) if table.game == GAME]
    return max(
        (own.number for own in (*known_gifts, *(own for table in tables for own in _table_gifts(table).values()))),
        default=0,
    )


async def _void_at(request: Request, table: Table, gift: Gift) -> Refused | None:
    """Void a gift at a table; return the table's refusal, or None if the gift is void now.

    A command may void it at several tables, so the key of the change contains the table.
    """
    key = f"{request.key}:{table.id}"
    try:
        await request.app.tables.change(
            table.id, request.user, key, lambda context: turns.apply_moderation(context, Void(gift))
        )
    except Refused as refusal:
        return refusal
    return None


def _decision_parts(head: str, own: OwnGift, say: Say, page: int = 0) -> list[Part]:
    """Return a proposal's words, beside them the buttons that decide it; from the list they return to their page."""
    return [
        Beside(head, button(f"{GAME}:accept:{own.gift}:{page}", say("button-accept"), "✅")),
        Beside(
            escaped(own.line) or say("own-without-line"),
            button(f"{GAME}:decline:{own.gift}:{page}", say("button-decline"), "❌"),
        ),
    ]


def _public_say(request: Request) -> Say:
    """Return the translations for a public message, in the server's language."""
    return Say(request.app.language_of_server(request.interaction), GAME)


async def _announce(request: Request, own: OwnGift) -> None:
    """Thank the proposer, and show the proposal publicly with buttons for a moderator."""
    await request.answer(notice(request.say("own-proposal-sent")))
    say = _public_say(request)
    proposer = escaped(clean_name(request.interaction.user.display_name))
    head = say("own-proposed", by=proposer, deck=own.deck.value, name=escaped(own.name))
    message = framed(*_decision_parts(head, own, say))
    await request.interaction.followup.send(view=message.view(), ephemeral=False, allowed_mentions=NO_MENTIONS)


def _head(own: OwnGift, say: Say, line: str = "") -> str:
    """Return a gift's deck, name and language, and its line if it is given."""
    text = say("own-list-line", deck=own.deck.value, name=f"**{escaped(own.name)}**", language=own.language, line=line)
    return text.strip()


def _line(own: OwnGift, say: Say) -> str:
    return _head(own, say, f"– {escaped(own.line)}" if own.line else "")


async def show_list(request: Request) -> None:
    """Answer with the server's own gifts and the proposals. Raise `Refused` in a direct message."""
    await request.answer(list_page(request, server_of(request)))


async def turn_page(request: Request, press: Press) -> None:
    """Replace the message by another page of the list: `gifttrap:page:<number>`."""
    message = list_page(request, server_of(request), page=press.number(1))
    await request.interaction.edit_original_response(view=message.view(), attachments=[], allowed_mentions=NO_MENTIONS)


def list_page(request: Request, guild: int, first_line: str | None = None, *, page: int = 0) -> Message:
    """Return a page of the server's own gifts and proposals; moderators get buttons. `first_line` comes first.

    Pages count from 0: first the gifts, then the proposals. A page beyond the end is the last page.
    """
    say = request.say
    gifts, proposals = (
        tuple(load_list(request.app.preferences, guild, list_name).values()) for list_name in (OWN_LIST, PROPOSED_LIST)
    )
    pages = pages_of([f"• {_line(own, say)}" for own in gifts], proposals)
    index = min(max(page, 0), len(pages) - 1)
    lines, page_proposals = pages[index]
    title = None
    if lines:
        title = "\n".join((say("own-list", count=len(gifts)), *lines))
    elif not gifts:
        title = say("own-list-empty")
    proposed = say("own-list-proposed", count=len(proposals)) if page_proposals else None
    return framed(
        first_line,
        title,
        proposed,
        *_proposal_parts(request, page_proposals, index),
        *_page_buttons(say, index, len(pages)),
    )


def pages_of(lines: Sequence[str], proposals: Sequence[OwnGift]) -> list[Page]:
    """Return the contents of each page: lines of gifts, and proposals. There is at least one page."""
    pages: list[Page] = []
    for line in lines:
        if pages and _fit((*pages[-1][0], line)):
            pages[-1] = ((*pages[-1][0], line), ())
        else:
            pages.append(((line,), ()))
    chunks = [
        tuple(proposals[start : start + _PROPOSALS_PER_PAGE]) for start in range(0, len(proposals), _PROPOSALS_PER_PAGE)
    ]
    if len(chunks) == 1 and len(pages) <= 1 and sum(map(len, lines)) <= _MAX_PAGE_CHARACTERS // 2:
        return [(tuple(lines), chunks[0])]
    return [*pages, *(((), chunk) for chunk in chunks)] or [((), ())]


def _fit(lines: Sequence[str]) -> bool:
    """Return whether these gifts fit on a page."""
    return len(lines) <= _GIFTS_PER_PAGE and sum(len(line) + 1 for line in lines) <= _MAX_PAGE_CHARACTERS


def _proposal_parts(request: Request, proposals: tuple[OwnGift, ...], page: int) -> list[Part]:
    """Return one text per proposal; for a moderator, its words with the buttons beside them."""
    if not manages_server(request.interaction):
        return [f"💡 {_line(own, request.say)}" for own in proposals]
    return [
        part for own in proposals for part in _decision_parts(f"💡 {_head(own, request.say)}", own, request.say, page)
    ]


def _page_buttons(say: Say, page: int, pages: int) -> list[Part]:
    """Return the page number and the buttons to the neighbouring pages; empty if there is only one page."""
    if pages == 1:
        return []
    page_buttons = [
        button(f"{GAME}:page:{page - 1}", say("button-list-back"), "◀️", disabled=page == 0),
        button(f"{GAME}:page:{page + 1}", say("button-list-on"), "▶️", disabled=page == pages - 1),
    ]
    return [say("own-list-page", page=page + 1, pages=pages), page_buttons]
