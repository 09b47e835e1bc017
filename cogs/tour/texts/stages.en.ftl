# What is wrong with a stage file that a server wants to load. $line is always the line of the file, $section and $step
# count from 1, $step within the section; $lane is numbered from 1 at the left.

stage-sections = Line { $line }: { $count ->
    [one] { $count } section
   *[other] { $count } sections
} won’t do; a stage has { $least } to { $most }.
stage-section-steps = Line { $line }, section { $section }: a section is { $least } to { $most } steps long.
stage-steps = Line { $line }: { $count ->
    [one] { $count } step
   *[other] { $count } steps
} in all won’t do; a stage has { $least } to { $most } from start to finish.
stage-start-height = Line { $line }: the start must lie { $least } to { $most } metres above the sea.
stage-heights = Line { $line }, section { $section }: give { $least } to { $most } heights; the last is that of the section’s end.
stage-height = Line { $line }, section { $section }: every height must be { $least } to { $most } metres above the sea.
stage-climb-falls = Line { $line }, section { $section }: a climb must end higher than it begins; this one goes from { $begin } to { $end } metres.
stage-prime-step = Line { $line }, section { $section }: the prime must hang at a step from 1 to { $most }.
stage-prime-kind = Line { $line }, section { $section }: mountain primes belong in climbs, sprint primes on flats.
stage-lanes-first = Line { $line }, section { $section }: say which lanes there are from step 1 on.
stage-lanes-step = Line { $line }, section { $section }: the lanes can’t change at step { $step }; the steps here are 1 to { $most }.
stage-lanes = Line { $line }, section { $section }, step { $step }: write lanes like "1-6" or, with an island, "1-3, 5-6".
stage-climb-width = Line { $line }, section { $section }, step { $step }: there must be { $width } lanes in a climb, not { $count }.
stage-width = Line { $line }, section { $section }, step { $step }: { $count ->
    [one] { $count } lane is
   *[other] { $count } lanes are
} too narrow; there must be at least { $least }.
stage-corridor = Line { $line }: the lanes at the start must lie side by side, without an island.
stage-dead-end = Line { $line }, section { $section }, step { $step }: lane { $lane } is a dead end; nothing in front of it is road. Let the road narrow lane by lane.
stage-unreachable = Line { $line }, section { $section }, step { $step }: nobody can get to lane { $lane }; nothing behind it is road.

command-own-stage = stage
    .about = See this server’s own stage as a file, or an example to begin with
option-own-stage = Stage file
option-own-stage-about = The stage that this server has loaded for itself.
refused-no-own-stage = This server has no stage of its own. Choose another one.

track-syntax = Line { $line }, column { $column }: this is not valid XML, so it is no GPX track.
track-doctype = Line { $line }: a GPX track must not have a document type declaration (DOCTYPE).
track-number = Line { $line }: latitude and longitude must be degrees, and the height { $least } to { $most } metres above the sea.
track-points = Line { $line }: a track may have at most { $most } points. Simplify it first.
track-short = The track is too short: a stage needs at least { $least } metres with heights (ele).
