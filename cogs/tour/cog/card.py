"""The card's line about a race: each stage with its length in fields and in rounds. Sees the table's options only."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.i18n.languages import in_language
from cogs.tour.duration import typical_rounds
from cogs.tour.options import stages_of
from cogs.tour.stages.catalogue import OWN, sheet

if TYPE_CHECKING:
    from bot.i18n.translation import Say
    from cogs.tour.options import Options


def option_lines(options: Options, say: Say) -> dict[str, str]:
    """Return the line for the option `race`: a stage, or a list of stages."""
    stages = stages_of(options)
    lines = [_stage(name, options, say) for name in stages]
    numbered = (say("course-stage", number=number, stage=line) for number, line in enumerate(lines, 1))
    return {"race": f"🗺️ {lines[0]}" if len(lines) == 1 else "\n".join(numbered)}


def _stage(name: str, options: Options, say: Say) -> str:
    """Return a stage with its fields and rounds; a server's own stage that is not loaded yet only with its rounds."""
    rounds = typical_rounds(name)
    if name == OWN and not options.own_stage:
        return say("course-unloaded", rounds=rounds)
    content = sheet(name, options.own_stage)
    title = in_language(content.name, say.language) if name == OWN else say(f"stage-{name}")
    return say("course", name=title, fields=sum(section.steps for section in content.sections), rounds=rounds)
