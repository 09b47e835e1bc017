# Remarks of computer players, never about a secret. Each occasion has one line for bold players, one for careful
# players and two for all. Never delete a line that was released: stored games refer to it.

remark-glad =
    .bold = More! I mean: thank you!
    .careful = How thoughtful. I’ll keep the box as well.
    .one = You know me too well.
    .other = Is it my birthday?

remark-puzzled =
    .bold = Why not? I’ll try anything once.
    .careful = I’d like to read the manual first.
    .one = It’s the thought that counts.
    .other = The ribbon is lovely.

remark-best-giver =
    .bold = Straight from the hip!
    .careful = It’s all in the listening.
    .one = Your joy is mine.
    .other = Wrapping paper is my second home.

remark-worst-giver =
    .bold = Next time I’ll surprise you even more!
    .careful = I’ve kept all the receipts.
    .one = Oh dear. I have so much to learn about you.
    .other = Can it be exchanged?

remark-trap =
    .bold = Boom! I love that sound.
    .careful = Better not shake anything now.
    .one = Somebody has sharp eyes.
    .other = And it’s wrapped so nicely, too.
