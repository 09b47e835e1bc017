# O czym po rundzie warto mówić: zdanie do każdego prezentu, najlepszy i najgorszy prezent oraz to, co dostaje czytelnik.

gift-line = { $lined ->
    [true] { " " }*{ TEXT("gift.line", $gift, $own_line) }*
   *[false] { "" }
}

# Obrazki pod wiadomością o rundzie, ukryte, dopóki czytelnik ich nie dotknie; słowa niczego nie zdradzają.
unwrap-pictures = -# 🎀 Stuknij, żeby rozpakować: { $names }
unwrap-cover = Jeszcze zapakowane prezenty, dostaje je { $seat }. Wystarczy stuknąć, a słowami opisze je „{ button-missed }”.

# O co bot pyta po rundzie i po rozdaniu.
ask-why = { $seat }, { $gift }: { $token }. Dlaczego?
ask-how = { $seat }, { $gift } ({ $receiver }): { $token }. Skąd taki pomysł?
ask-deal = { $seat } może dodać do tych prezentów słówko od siebie.
# What a line was said about, behind the line.
subject-why = { $gift } ({ $token })
subject-deal = runda { $number }
