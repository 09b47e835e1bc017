# Names that players type for their pieces.

piece-named = ✏️ { $seat }: number { $number } is now called { $name }
button-name = Name number { $number }
naming-title = A name for number { $number }
naming-label = Everybody will see it. Up to { $most } characters
naming-words = name
naming-sign = A name has letters, and between them only spaces, hyphens and apostrophes. Leave out { $character }.
naming-empty = There’s no name here yet. Type up to { $most } characters, for example “name 7 Sprockett”.
naming-long = That name is too long: { $count } characters, { $most } at most.
naming-whose = You can only name your own: { $numbers }. Type, for example, “name { $first } Sprockett”.
naming-taken = That name belongs to number { $number }. Pick another one.
naming-often = Number { $number } can’t get any more new names in this game: { $most } is the limit.
naming-same = That’s already the name of number { $number }. Pick another one.
