"""A renderer of Discord's markdown as HTML. Safe by construction: all text is escaped; only the tags below come out."""

from __future__ import annotations

import html
import re
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from markdown_it import MarkdownIt

if TYPE_CHECKING:
    from markdown_it.rules_inline import StateInline
    from markdown_it.token import Token

Names: TypeAlias = Mapping[str, str]
"""Mention key ("@123", "@&123", "#123", "/table board") → the name to show."""

Env: TypeAlias = Mapping[str, Names]
Rule: TypeAlias = Callable[[Any, Sequence["Token"], int, Any, Env], str]
"""A render rule of markdown-it for one token: renderer, all tokens, index, options, environment → HTML."""

_MENTION = re.compile(r"<(@&|@!?|#)(\d{1,20})>")
_MOMENT = re.compile(r"<t:(-?\d{1,13})(?::([tTdDfFR]))?>")
_EMOJI = re.compile(r"<a?:(\w{2,32}):\d{1,20}>")
_COMMAND = re.compile(r"</([^:>]{1,100}):\d{1,20}>")
_MESSAGE_LINK = re.compile(r"https://(?:\w+\.)?discord\.com/channels/(?:\d+|@me)/(\d+)(?:/(\d+))?$")
_ITEM = re.compile(r"\s*(?:[-*]|\d{1,9}\.) |\s{2,}\S")
_SUBTEXT = re.compile(r"^-# (.+)$", re.MULTILINE)
_SUBTEXT_MARK: Final = "\ue000"


def to_html(text: str, names: Names) -> str:
    """Render a message's text; a mention that `names` lacks is shown as unknown."""
    return _html(text, tuple(names.items()))


# Every change in a place renders all its texts again; nearly all of them are unchanged.
@lru_cache(maxsize=2048)
def _html(text: str, names: tuple[tuple[str, str], ...]) -> str:
    marked = _SUBTEXT.sub(rf"\n{_SUBTEXT_MARK}\1\n", _separate_blocks(text))
    return str(_MARKDOWN.render(marked, {"names": dict(names)})).strip()


def _separate_blocks(text: str) -> str:
    """Put blank lines around lists and quotes: in Discord they never continue into the next line."""
    lines: list[str] = []
    before, fenced = "", False
    for line in text.split("\n"):
        sort = _line_kind(line)
        if not fenced and before and sort and sort != before:
            lines.append("")
        fenced ^= line.lstrip().startswith("```")
        lines.append(line)
        before = sort
    return "\n".join(lines)


def _line_kind(line: str) -> str:
    """Return the kind of a line: "list", "quote", "text", or an empty text for a blank line."""
    if _ITEM.match(line):
        return "list"
    if line.startswith(">"):
        return "quote"
    return "text" if line.strip() else ""


def to_inline_html(text: str, names: Names) -> str:
    """Render a single line, such as a label or a title, without paragraphs."""
    return str(_MARKDOWN.renderInline(text, {"names": names}))


def _spoiler(state: StateInline, silent: bool) -> bool:  # noqa: FBT001 - markdown-it's signature
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


def _angle(state: StateInline, silent: bool) -> bool:  # noqa: FBT001 - markdown-it's signature
    """Parse Discord's angle brackets: mentions, moments, emoji, commands."""
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
    label = f"{sign}{html.escape(name)}"
    if sort == "#":
        return f'<a class="mention" href="#" data-place="{number}">{label}</a>'
    return f'<span class="mention" data-user="{number}">{label}</span>'


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
    path = html.escape(groups[0])
    label = html.escape(names.get(f"/{groups[0]}", groups[0]))
    return f'<a class="mention" href="#" data-command="{path}">/{label}</a>'


def _render_with(draw: Callable[[Any, Names], str]) -> Rule:
    def render(renderer: object, tokens: Sequence[Token], index: int, options: object, env: Env) -> str:
        del renderer, options
        return draw(tokens[index].meta["groups"], env["names"])

    return render


def _render_text(text: str) -> Rule:
    def render(renderer: object, tokens: Sequence[Token], index: int, options: object, env: Env) -> str:
        del renderer, tokens, index, options, env
        return text

    return render


def _strong(renderer: object, tokens: Sequence[Token], index: int, options: object, env: Env) -> str:
    """Render two underscores as underline and two stars as bold."""
    del renderer, options, env
    token = tokens[index]
    tag = "u" if token.markup == "__" else "strong"
    return f"<{tag}>" if token.nesting > 0 else f"</{tag}>"


def _paragraph(renderer: object, tokens: Sequence[Token], index: int, options: object, env: Env) -> str:
    """Render the start of a paragraph: nothing in a tight list, a class of its own for Discord's small print."""
    del renderer, options, env
    if tokens[index].hidden:
        return ""
    children = tokens[index + 1].children or []
    if children and children[0].content.startswith(_SUBTEXT_MARK):
        children[0].content = children[0].content.removeprefix(_SUBTEXT_MARK)
        return '<p class="subtext">'
    return "<p>"


def _link(renderer: object, tokens: Sequence[Token], index: int, options: object, env: Env) -> str:
    """Render a link: into this server it stays in the page; any other opens a new tab."""
    del renderer, options
    url = str(tokens[index].attrGet("href") or "")
    inside = _MESSAGE_LINK.match(url)
    if inside is None:
        return f'<a href="{html.escape(url)}" target="_blank" rel="noopener noreferrer">'
    place, message = inside.groups()
    if tokens[index + 1].content == url:
        tokens[index + 1].content = "#" + env["names"].get(f"#{place}", "message")
    return f'<a class="mention" href="#" data-place="{place}" data-message="{message or ""}">'


_RULES: Final[Mapping[str, Rule]] = {
    "mention": _render_with(_mention),
    "moment": _render_with(_moment),
    "emoji": _render_with(_emoji),
    "command": _render_with(_command),
    "spoiler_open": _render_text('<span class="spoiler" role="button" tabindex="0" aria-label="Spoiler"><span>'),
    "spoiler_close": _render_text("</span></span>"),
    "strong_open": _strong,
    "strong_close": _strong,
    "paragraph_open": _paragraph,
    "link_open": _link,
}


def _parser() -> MarkdownIt:
    parser = MarkdownIt("commonmark", {"html": False, "breaks": True, "linkify": True})
    if parser.linkify is None:  # markdown-it itself would raise at the first message only
        raise ModuleNotFoundError("linkify-it-py is not installed", name="linkify_it")
    parser.linkify.set({"fuzzy_link": False, "fuzzy_email": False})  # pyright: ignore[reportUnknownMemberType] - untyped
    parser.enable(["linkify", "strikethrough"])
    parser.disable(["code", "html_block", "html_inline", "lheading", "hr", "reference", "entity", "image"])
    parser.inline.ruler.before("emphasis", "spoiler", _spoiler)
    parser.inline.ruler.before("autolink", "angle", _angle)
    # The built-in text rule does not stop at a bar, so it would swallow the start of a spoiler.
    parser.inline.ruler.at("text", _plain)
    for name, rule in _RULES.items():
        parser.add_render_rule(name, rule)
    return parser


_TEXT_STOPS: Final = frozenset("\n!#$%&*+-:<=>@[\\]^_`{|}~")


def _plain(state: StateInline, silent: bool) -> bool:  # noqa: FBT001 - markdown-it's signature
    end = state.pos
    while end < state.posMax and state.src[end] not in _TEXT_STOPS:
        end += 1
    if end == state.pos:
        return False
    if not silent:
        state.pending += state.src[state.pos : end]
    state.pos = end
    return True


_MARKDOWN: Final = _parser()
