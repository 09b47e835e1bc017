# Remarks of computer players; they never reveal a secret. Each occasion has one line for the bold style, one for the
# careful style and two for all. Never delete a line that was released: older games still show it.

remark-found =
    .bold = Bull’s-eye!
    .careful = One fact. I like facts.
    .one = Now we’re getting somewhere.
    .other = My coat, please. There’s work to do.

remark-dead-end =
    .bold = Next!
    .careful = That rules something out, at least.
    .one = A dead end is a street, too.
    .other = Back to the station for tea.

remark-quiet =
    .bold = Then somewhere else, and step on it!
    .careful = Quiet is a result, too.
    .one = Not even a cat out there.
    .other = The patrol sends its regards, and nothing else.

remark-wrong =
    .bold = No risk, no case.
    .careful = One more clue wouldn’t hurt.
    .one = Strike that from the record, please.
    .other = So certain, and so wrong.

remark-solved =
    .bold = Zero seven, over and out!
    .careful = It all fits, down to the last disc.
    .one = Case closed.
    .other = And nobody even had to run.

remark-well-solved =
    .bold = Nice! I’m right behind you.
    .careful = Sound work, clue by clue.
    .one = My compliments.
    .other = That’s how it’s done.
