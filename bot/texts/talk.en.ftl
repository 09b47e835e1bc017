# Table talk: lines that players say about a topic of their game.

said = 💬 { $seat }: “{ $words }”
button-say = Over to { $player }
button-say-own = In my own words
talk-title = In your own words
talk-label = One line for everybody at the table
talk-nothing = Nobody asks you for a line right now. Once the board asks you, press the button or type “say: …” as your move.
talk-sign = A line can’t have { $character }. Leave it out.
talk-empty = There’s nothing to read in this line. Write up to { $most } characters.
talk-long = That’s too long: { $count } characters, { $most } at most.
talk-word = say
