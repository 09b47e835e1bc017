# Remarks of computer players; they never reveal a secret. Each occasion has one line for the bold style, one for the
# careful style and two for all. Never delete a line that was released: older games still show it.

remark-taken =
    .bold = Up it goes!
    .careful = One stone at a time.
    .one = That one stays with me.
    .other = My wall says thank you.

remark-left =
    .bold = Back to bed with you.
    .careful = No hurry.
    .one = Now, where was that again?
    .other = Will somebody remember this for me?

remark-well-taken =
    .bold = Not bad! Now watch me.
    .careful = Noted, with respect.
    .one = What a memory!
    .other = Somebody’s paying attention.

remark-fired =
    .bold = Fire!
    .careful = Sorry. It’s all been worked out.
    .one = Nothing personal.
    .other = It was the cannon, not me.

remark-shot =
    .bold = I’ll build it higher than before!
    .careful = And that’s what towers are for.
    .one = Ouch. I’ll miss that one.
    .other = Good aim, I must admit.

remark-out =
    .bold = Done already? Worth every step.
    .careful = No more risks, then. I don’t mind.
    .one = I’ll sit on my wall and watch.
    .other = My bricklayers have the evening off.
