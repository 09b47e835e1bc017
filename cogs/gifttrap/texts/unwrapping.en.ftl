# What a round leaves to tell: the line of each gift, its best and its worst gift, and what the reader got.

gift-line = { $lined ->
    [true] { " " }*{ TEXT("gift.line", $gift, $own_line) }*
   *[false] { "" }
}
