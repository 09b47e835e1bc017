# Remarks of computer players, never about anything secret. Each occasion has one line for bold players, one for
# careful players and two for all. Never delete a line that was used: the histories of earlier games show it.

remark-appeared =
    .bold = Here I am. Now what?
    .careful = Just for a moment. Good evening.
    .one = Good evening. And goodbye.
    .other = Take a good look: I’m off.

remark-spotted =
    .bold = There! Quick!
    .careful = Calm now: where can anybody go from there?
    .one = That’s a fresh trail.
    .other = Now the map makes sense.

remark-doubled =
    .bold = Run as far as you like!
    .careful = Two rides at once: the circle widens.
    .one = Somebody’s in a hurry.
    .other = My shoes, my poor shoes.

remark-arrested =
    .bold = Got you!
    .careful = In the name of the law, and no fuss, please.
    .one = What teamwork!
    .other = The coffee’s on me.

remark-caught =
    .bold = What a ride, all the same!
    .careful = Next time I’ll take the tram.
    .one = All right, all right, I’m coming.
    .other = Fair enough. What gave me away?

remark-escaped =
    .bold = Right under your noses!
    .careful = Phew. That’s enough excitement for me.
    .one = Only fog, my friends, only fog.
    .other = Lovely town. I’ll be back.
