# Words in the pictures. GREAT, GOOD, OK, NO WAY, GIVE, GET, GO and GIFTED are the same in every language.

picture-round = Round { $round }
picture-deck-yellow = Yellow deck
picture-deck-red = Red deck
picture-deck-blue = Blue deck
picture-deck-black = Black deck
picture-dealt = dealt by
picture-chooses = is choosing the gifts
picture-voided = void
picture-trapped = GiftTRAP!

# The sheet.
picture-secret = For your eyes only
picture-gives = You give
picture-wishes = You wish for
picture-preview = Only you see these
picture-changes = { $count ->
    [0] no more changes
    [one] { $count } change left
   *[other] { $count } changes left
}
picture-not-laid = not used
picture-sits-out = sits this round out
picture-ready = Ready

# Unwrapping.
picture-unwraps = unwraps
picture-wished = wishes

# The end of a game.
picture-start = Start
picture-matrix = Who knows whom best?
picture-axes = gives ↓ gets →
picture-average = average steps a gift
picture-best = Best gift
picture-worst = Worst gift
picture-most-wished = Wished for most
picture-decimal = { $whole }.{ $tenth }
