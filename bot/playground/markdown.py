"""Discord's markdown as HTML. Safe by construction: all text is escaped, only the tags written here come out."""

from __future__ import annotations

import html
import re
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final

from markdown_it import MarkdownIt

if TYPE_CHECKING:
    from collections.abc import MutableMapping, Sequence

    from markdown_it.renderer import RendererProtocol
    from markdown_it.rules_inline import StateInline
    from markdown_it.token import Token
    from markdown_it.utils import OptionsDict

Names = Mapping[str, str]
"""Mention key ("@123", "@&123", "#123") → the name to show."""

_MENTION = re.compile(r"<(@&|@!?|#)(\d{1,20})>")
_MOMENT = re.compile(r"<t:(-?\d{1,13})(?::([tTdDfFR]))?>")
_EMOJI = re.compile(r"<a?:(\w{2,32}):\d{1,20}>")
_COMMAND = re.compile(r"</([^:>]{1,100}):\d{1,20}>")
_SHORTCODES: Final = {":game_die:": "🎲", ":wave:": "👋", ":tada:": "🎉"}
_MESSAGE_LINK = re.compile(r"https://(?:\w+\.)?discord\.com/channels/(?:\d+|@me)/(\d+)(?:/(\d+))?$")
_SUBTEXT = re.compile(r"^-# (.+)$", re.MULTILINE)
_SUBTEXT_MARK: Final = "\ue000"


def to_html(text: str, names: Names) -> str:
    """Render a message's text; mentions that `names` does not know are shown as unknown."""
    marked = _SUBTEXT.sub(rf"\n{_SUBTEXT_MARK}\1\n", text)
    return str(_MARKDOWN.render(marked, {"names": names})).strip()


def to_inline_html(text: str, names: Names) -> str:
    """Render a single line, such as a label or a title, without paragraphs."""
    return str(_MARKDOWN.renderInline(text, {"names": names}))


def _spoiler(state: StateInline, silent: bool) -> bool:  # noqa: FBT001  # markdown-it's signature
    if not state.src.startswith("||", state.pos):
        return False
    end = state.src.find("||", state.pos + 2)
    if end <= state.pos + 2 or end >= state.posMax:
        return False
    if not silent:
        limit = state.posMax
        state.push("spoiler_open", "span", 1)
        state.pos, state.posMax = state.pos + 2, end
        state.md.inline.tokenize(state)
        state.push("spoiler_close", "span", -1)
        state.posMax = limit
    state.pos = end + 2
    return True


def _angle(state: StateInline, silent: bool) -> bool:  # noqa: FBT001  # markdown-it's signature
    """Everything in Discord's angle brackets: mentions, moments, emoji, commands."""
    if state.src[state.pos] != "<":
        return False
    for pattern, kind in ((_MENTION, "mention"), (_MOMENT, "moment"), (_EMOJI, "emoji"), (_COMMAND, "command")):
        match = pattern.match(state.src, state.pos)
        if match:
            if not silent:
                state.push(kind, "", 0).meta = {"groups": match.groups()}
            state.pos = match.end()
            return True
    return False


def _mention(groups: Sequence[str], names: Names) -> str:
    sort, number = groups[0].replace("!", ""), groups[1]
    name = names.get(sort + number)
    if name is None:
        return '<span class="mention">unknown</span>'
    sign = "#" if sort == "#" else "@"
    shown = f"{sign}{html.escape(name)}"
    if sort == "#":
        return f'<a class="mention" href="#" data-place="{number}">{shown}</a>'
    return f'<span class="mention" data-user="{number}">{shown}</span>'


def _moment(groups: Sequence[str | None], names: Names) -> str:
    del names
    seconds, style = int(groups[0] or 0), groups[1] or "f"
    try:
        iso = datetime.fromtimestamp(seconds, UTC).isoformat()
    except (ValueError, OverflowError, OSError):
        return html.escape(f"<t:{seconds}>")
    return f'<time class="moment" datetime="{iso}" data-style="{style}">{iso}</time>'


def _emoji(groups: Sequence[str], names: Names) -> str:
    del names
    return f"<span>:{html.escape(groups[0])}:</span>"


def _command(groups: Sequence[str], names: Names) -> str:
    del names
    name = html.escape(groups[0])
    return f'<a class="mention" href="#" data-command="{name}">/{name}</a>'


def _rule(draw: Callable[[Any, Names], str]) -> Callable[..., str]:
    def render(
        renderer: RendererProtocol,
        tokens: Sequence[Token],
        index: int,
        options: OptionsDict,
        env: MutableMapping[str, Any],
    ) -> str:
        del renderer, options
        return draw(tokens[index].meta["groups"], env["names"])

    return render


def _fixed(text: str) -> Callable[..., str]:
    return lambda *_: text


def _strong(renderer: Any, tokens: Sequence[Token], index: int, *_: Any) -> str:
    """Two underscores underline; two stars are bold."""
    del renderer
    token = tokens[index]
    tag = "u" if token.markup == "__" else "strong"
    return f"<{tag}>" if token.nesting > 0 else f"</{tag}>"


def _text(renderer: Any, tokens: Sequence[Token], index: int, *_: Any) -> str:
    del renderer
    escaped = html.escape(tokens[index].content)
    for code, emoji in _SHORTCODES.items():
        escaped = escaped.replace(code, emoji)
    return escaped


def _paragraph(renderer: Any, tokens: Sequence[Token], index: int, *_: Any) -> str:
    del renderer
    if tokens[index].hidden:
        return ""
    inline = tokens[index + 1]
    children = inline.children or []
    if children and children[0].content.startswith(_SUBTEXT_MARK):
        children[0].content = children[0].content.removeprefix(_SUBTEXT_MARK)
        return '<p class="subtext">'
    return "<p>"


def _link(renderer: Any, tokens: Sequence[Token], index: int, options: Any, env: Mapping[str, Names]) -> str:
    """Links into this server stay in the page; all others open a tab of their own."""
    del renderer, options
    url = str(tokens[index].attrGet("href") or "")
    inside = _MESSAGE_LINK.match(url)
    if inside:
        place, message = inside.groups()
        if tokens[index + 1].content == url:
            tokens[index + 1].content = "#" + env["names"].get(f"#{place}", "message")
        return f'<a class="mention" href="#" data-place="{place}" data-message="{message or ""}">'
    return f'<a href="{html.escape(url)}" target="_blank" rel="noopener noreferrer">'


def _parser() -> MarkdownIt:
    parser = MarkdownIt("commonmark", {"html": False, "breaks": True, "linkify": True})
    parser.enable(["linkify", "strikethrough"])
    parser.disable(["code", "html_block", "html_inline", "lheading", "hr", "reference", "entity", "image"])
    parser.linkify.set({"fuzzy_link": False, "fuzzy_email": False})
    parser.inline.ruler.before("emphasis", "spoiler", _spoiler)
    parser.inline.ruler.before("autolink", "angle", _angle)
    # The plain-text rule must stop at a bar, or it would swallow the spoiler's.
    parser.inline.ruler.at("text", _plain)
    rules = {
        "mention": _rule(_mention),
        "moment": _rule(_moment),
        "emoji": _rule(_emoji),
        "command": _rule(_command),
        "spoiler_open": _fixed('<span class="spoiler" role="button" tabindex="0" aria-label="Spoiler"><span>'),
        "spoiler_close": _fixed("</span></span>"),
        "strong_open": _strong,
        "strong_close": _strong,
        "text": _text,
        "paragraph_open": _paragraph,
        "link_open": _link,
    }
    for name, rule in rules.items():
        parser.add_render_rule(name, lambda *given, _rule=rule: _rule(*given))
    return parser


_STOPS: Final = frozenset("\n!#$%&*+-:<=>@[\\]^_`{|}~")


def _plain(state: StateInline, silent: bool) -> bool:  # noqa: FBT001  # markdown-it's signature
    end = state.pos
    while end < state.posMax and state.src[end] not in _STOPS:
        end += 1
    if end == state.pos:
        return False
    if not silent:
        state.pending += state.src[state.pos : end]
    state.pos = end
    return True


_MARKDOWN: Final = _parser()
