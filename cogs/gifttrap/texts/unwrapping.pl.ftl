# O czym po rundzie warto mówić: zdanie do każdego prezentu, najlepszy i najgorszy prezent oraz to, co dostaje czytelnik.

gift-line = { $lined ->
    [true] { " " }*{ TEXT("gift.line", $gift, $own_line) }*
   *[false] { "" }
}
