# The sheet of a round: one question at a time, and the expert cards.

ask-give = { $which ->
    [first] ### 🎁 For { $friend }, first gift?
    [second] ### 🎁 For { $friend }, second gift?
   *[only] ### 🎁 For { $friend }?
}
ask-wish = { $token ->
    [great] ### ⭐ GREAT? What you’d love most.
    [good] ### ⭐ GOOD? What you’d be glad of, too.
    [ok] ### ⭐ OK? What would do.
   *[no-way] ### ⭐ NO WAY? Anything but this!
}
ask-progress = -# Choice { $number } of { $count }
ask-ready =
    ### ✅ Ready?
    -# Everything is chosen; the picture shows it. The lists below change it.
ask-ready-expert = -# ✌️ You still have expert cards to lay, if you like.
explain-give-more =
    ✌️ **GIVE MORE** doubles *your* steps for a gift that you give: +6 for GREAT, −8 for NO WAY. Your friend’s steps stay as they are. Who’s sure to be pleased?
explain-get-more =
    ✌️ **GET MORE** doubles *your* steps for a gift that you get: +6 for GREAT, −8 for NO WAY. Nobody knows yet what it is. Who knows you best?
give-more-for = GIVE MORE: { $gift } → { $friend }
ask-trap-again = { $counted ->
    [true] 🪤 Since the question, a gift was opened that has counted: { $gifts }. Yours was one of them; the call would only stop the next ones.
   *[false] 🪤 Since the question, something else was opened: { $gifts }. Call GiftTRAP all the same?
}
refused-no-looks = You’ve looked at the decks eight times in this round. Deal the gifts that lie before you.
secret-looks = { $count ->
    [0] 👀 That was your last look at a deck: deal these.
    [one] 👀 You may look at a deck { $count } more time.
   *[other] 👀 You may look at a deck { $count } more times.
}

# What fits a friend: by published tastes, and by the wishes that everybody saw.
gifts-fit = -# ✅ Fits: { $gifts }
gifts-misfit = -# ⛔ Better not: { $gifts }
gifts-other = -# 🏷️ { $gifts }
wished-so-far = wishes so far: { $tags }
refused-so-far = refused: { $tags }
gift-fits = fits: { $tags }
gift-misfits = better not: { $tags }
