"""Conversion of Discord's markdown to the HTML that Discord's client shows."""

from __future__ import annotations

import pytest

from bot.playground.markdown import to_html, to_inline_html

NAMES = {"@1": "Anna <b>", "#5": "games", "@&7": "Moderator", "/table board": "stůl <deska>"}

CASES = {
    "**bold** __under__ *slanted* ~~gone~~": "<p><strong>bold</strong> <u>under</u> <em>slanted</em> <s>gone</s></p>",
    "one\ntwo": "<p>one<br />\ntwo</p>",
    "# Big": "<h1>Big</h1>",
    "-# small": '<p class="subtext">small</p>',
    "`<@1>`": "<p><code>&lt;@1&gt;</code></p>",
    "<@1>": '<p><span class="mention" data-user="1">@Anna &lt;b&gt;</span></p>',
    "<@!1>": '<p><span class="mention" data-user="1">@Anna &lt;b&gt;</span></p>',
    "<@&7>": '<p><span class="mention" data-user="7">@Moderator</span></p>',
    "<@2>": '<p><span class="mention">unknown</span></p>',
    "<#5>": '<p><a class="mention" href="#" data-place="5">#games</a></p>',
    "</play:12>": '<p><a class="mention" href="#" data-command="play">/play</a></p>',
    "</table board:12>": '<p><a class="mention" href="#" data-command="table board">/stůl &lt;deska&gt;</a></p>',
    r"\*as it is\*": "<p>*as it is*</p>",
}


@pytest.mark.parametrize("text", CASES)
def test_markdown_is_shown_as_in_discord(text: str) -> None:
    assert to_html(text, NAMES) == CASES[text]


def test_a_line_after_a_list_is_not_part_of_it() -> None:
    assert to_html("1. Anna\n2. Ada\nTwo seats are free.", NAMES).endswith("</ol>\n<p>Two seats are free.</p>")


def test_a_line_after_a_quote_is_not_part_of_it() -> None:
    assert to_html("> said\nanswered", NAMES) == "<blockquote>\n<p>said</p>\n</blockquote>\n<p>answered</p>"


def test_code_keeps_its_line_breaks() -> None:
    assert to_html("```\n- a\nb\n> c\n```", NAMES) == "<pre><code>- a\nb\n&gt; c\n</code></pre>"


def test_a_timestamp_keeps_its_time_and_style() -> None:
    assert 'datetime="2023-11-14T22:13:20+00:00" data-style="R"' in to_html("<t:1700000000:R>", NAMES)


def test_a_timestamp_out_of_range_stays_text() -> None:
    assert "&lt;t:9999999999999" in to_html("<t:9999999999999>", NAMES)


def test_a_spoiler_hides_its_content() -> None:
    html = to_html("a ||**b**|| c", NAMES)
    assert 'class="spoiler"' in html
    assert "<strong>b</strong></span></span> c" in html


@pytest.mark.parametrize("text", ["||", "||||", "||open", "| |"])
def test_bars_without_content_stay_text(text: str) -> None:
    assert "spoiler" not in to_html(text, NAMES)


def test_a_link_into_the_server_stays_in_the_page() -> None:
    html = to_html("https://discord.com/channels/1/5/33", NAMES)
    assert 'data-place="5" data-message="33">#games</a>' in html


def test_an_external_link_opens_a_new_tab() -> None:
    assert 'target="_blank" rel="noopener noreferrer"' in to_html("https://example.org", NAMES)


@pytest.mark.parametrize(
    "text",
    [
        "<script>alert(1)</script>",
        "[x](javascript:alert(1))",
        '<img src=x onerror="alert(1)">',
        '[x](https://e.org/"onmouseover="alert(1))',
        "![x](https://example.org/x.png)",
        "<https://example.org/'><script>>",
    ],
)
def test_unsafe_html_is_not_passed_through(text: str) -> None:
    html = to_html(text, NAMES)
    assert "<script" not in html
    assert "<img" not in html
    assert 'href="javascript' not in html
    assert '"onmouseover' not in html


def test_a_title_has_no_paragraph() -> None:
    assert to_inline_html("**Round** 1", NAMES) == "<strong>Round</strong> 1"
