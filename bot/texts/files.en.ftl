# Files that a server loads for a game. $line and $column count from 1; a column that is unknown is 0.

file-place = { $column ->
    [0] Line { $line }
   *[other] Line { $line }, column { $column }
}
file-too-long = That file is too long: at most { $limit } KiB, please.
file-long-line = Line { $line }: at most { $limit } characters fit in one line.
file-syntax = { file-place }: this is not valid TOML. Look for a missing quote, comma or bracket.
# $where is a place in the file, such as stations[3].at.
file-wrong-value = { $unit ->
    [metres] Line { $line }: { $where } must be numbers of metres above the sea, written without “m”.
    [steps] Line { $line }: { $where } must be a whole number of steps.
    [lanes] Line { $line }: { $where } must be lanes in quotes, such as "1-6", or for each step from which they change.
    [map] Line { $line }: { $where } must be numbers of map units (pixels of the whole picture), written without a unit.
    [count] Line { $line }: { $where } must be a whole number.
   *[none] Line { $line }: { $where } is missing, has a name I don’t know, or holds the wrong kind of value.
}
file-no-english = Line { $line }: a name that differs between languages needs an English one ({ $language }).
file-unknown-language = Line { $line }: I don’t know the language { $language }. I know { $languages }.
file-name-sign = { file-place }: a name can’t contain { $character }.
file-name-length = Line { $line }: a name needs 1 to { $most } characters; this one has { $count }.
file-undrawable = { file-place }: the fonts of my pictures don’t have { $character }.
file-invisible = Line { $line }: nothing of this name can be seen. Give it a letter or a digit.
file-guide = 📄 How to write it: { $command } sends you an example, and { $guide } explains it under “{ $section }”.
