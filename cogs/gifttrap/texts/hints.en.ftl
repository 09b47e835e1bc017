# Hints that a computer player drops when the gifts lie there: for every tag two that like it, and one that does not.
# They fit its published tastes and name no gift. Never delete a line that was released: stored games refer to it.

remark-likes-food =
    .one = I’m here for the buffet.
    .other = My stomach is never wrong.

remark-dislikes-food =
    .one = Food? The main thing is that it’s quick.

remark-likes-drink =
    .one = Is anybody pouring?
    .other = I never say no to a toast.

remark-dislikes-drink =
    .one = Tap water will do, thanks.

remark-likes-home =
    .one = My sofa and I are very close.
    .other = There’s always room for one more thing in my living room.

remark-dislikes-home =
    .one = Home is where I sleep. That’s all.

remark-likes-garden =
    .one = I talk to my tomatoes. They agree with me.
    .other = Give me a spade and don’t wait up for me.

remark-dislikes-garden =
    .one = Everything green dies on me. Even the plastic ones.

remark-likes-animals =
    .one = Anything with four legs may sleep in my bed.
    .other = Hair on a jumper is no flaw.

remark-dislikes-animals =
    .one = One sneeze for every hair. I watch from a distance.

remark-likes-sport =
    .one = A day without sweat doesn’t count.
    .other = Where are my trainers? I’m off!

remark-dislikes-sport =
    .one = I only run for the bus.

remark-likes-outdoors =
    .one = There’s no bad weather, only bad jackets.
    .other = A tent, a stove, the stars: that’s all I need.

remark-dislikes-outdoors =
    .one = Mosquitoes, mud and no socket? Count me out.

remark-likes-travel =
    .one = My suitcase is always packed.
    .other = Far away is my favourite place.

remark-dislikes-travel =
    .one = The best holiday is a day without a suitcase.

remark-likes-music =
    .one = Turn it up!
    .other = When somebody plays, I can’t sit still.

remark-dislikes-music =
    .one = My favourite song is silence.

remark-likes-film =
    .one = I’ve got the popcorn. Lights out!
    .other = I know the closing credits by heart.

remark-dislikes-film =
    .one = I fall asleep before the title appears.

remark-likes-books =
    .one = One more chapter, then I’ll sleep.
    .other = First I smell the paper, then I read it.

remark-dislikes-books =
    .one = I’ll wait for the film.

remark-likes-games =
    .one = Whose turn is it? Mine, I hope.
    .other = Deal me in!

remark-dislikes-games =
    .one = Games? I’m a computer, I get enough of them here.

remark-likes-tech =
    .one = Does it blink? I want it.
    .other = I read data sheets in bed.

remark-dislikes-tech =
    .one = Anything with a manual stays in its box.

remark-likes-craft =
    .one = Glue, scissors, wool: a perfect evening.
    .other = Why buy what you can make?

remark-dislikes-craft =
    .one = I’m all thumbs.

remark-likes-beauty =
    .one = Five more minutes at the mirror!
    .other = Does it smell nice? Then it’s for me.

remark-dislikes-beauty =
    .one = Soap and water will do for me.

remark-likes-fashion =
    .one = I’ve nothing to wear. Ever.
    .other = First the outfit, then the plan.

remark-dislikes-fashion =
    .one = One jumper lasts me all year.

remark-likes-wellness =
    .one = A hot bath mends everything.
    .other = Breathe in, breathe out. I ask no more.

remark-dislikes-wellness =
    .one = Lying still makes me nervous.

remark-likes-romance =
    .one = Candles, two glasses, the moon… I’m melting.
    .other = I still believe in love letters.

remark-dislikes-romance =
    .one = Hearts and roses? I’ll be at the bar.

remark-likes-adventure =
    .one = If my knees shake, it’s just right.
    .other = Is it high, fast or dangerous? I’m in.

remark-dislikes-adventure =
    .one = I hold the handrail even on a carpet.

remark-likes-learning =
    .one = I want to know how it works. All of it.
    .other = Another course? Where do I sign?

remark-dislikes-learning =
    .one = School’s out. For good.

remark-likes-prank =
    .one = The sillier, the better.
    .other = I even laugh at my own jokes.

remark-dislikes-prank =
    .one = Jokes at my expense? I’m not laughing.

remark-likes-luxury =
    .one = The dearest one for me, please.
    .other = Gold goes with everything.

remark-dislikes-luxury =
    .one = It glitters? Too posh for me.

remark-likes-family =
    .one = The more of us at the table, the better.
    .other = Home is where everybody talks at once.

remark-dislikes-family =
    .one = I see my relatives at weddings. That’s plenty.

remark-likes-work =
    .one = I rest best when the job is done.
    .other = My to-do list is my diary.

remark-dislikes-work =
    .one = After five o’clock I can’t hear you.
