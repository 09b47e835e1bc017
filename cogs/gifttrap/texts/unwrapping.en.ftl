# What a round leaves to tell: the line of each gift, its best and its worst gift, and what the reader got.

gift-line = { $lined ->
    [true] { " " }*{ TEXT("gift.line", $gift, $own_line) }*
   *[false] { "" }
}

# The pictures below the news of a round, which are hidden until a tap; their words betray nothing.
unwrap-pictures = -# 🎀 Unwrap with a tap: { $names }
unwrap-cover = { $seat }’s gifts, still wrapped. A tap unwraps them; “{ button-missed }” tells them in words.

# What the bot asks after a round, and after the deal.
ask-why = { $seat }, { $gift }: { $token }. Why?
ask-how = { $seat }, { $gift } for { $receiver }: { $token }. How did you know?
ask-deal = { $seat } may add a word to these gifts.
# What a line was said about, behind the line.
subject-why = { $gift } ({ $token })
subject-deal = round { $number }
