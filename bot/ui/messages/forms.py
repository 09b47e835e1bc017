"""Forms with one line to type, which Discord shows as the first answer to a press."""

from __future__ import annotations

from typing import Any

from discord import ui


def line_form(
    custom_id: str, title: str, label: str, *, most: int, description: str | None = None, filled: str | None = None
) -> ui.Modal:
    """Return a form with one line of at most `most` characters, which shows the text `filled` to be changed.

    The form is known by its custom id alone, for ever.
    """
    modal = ui.Modal(title=title, custom_id=custom_id, timeout=None)
    line: ui.TextInput[Any] = ui.TextInput(max_length=most, custom_id="line", default=filled)
    modal.add_item(ui.Label(text=label, description=description, component=line))
    return modal
