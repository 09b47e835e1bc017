# Kartka na jedną rundę: pytanie po pytaniu, i karty eksperckie.

ask-give = { $which ->
    [first] ### 🎁 { $friend }: pierwszy prezent?
    [second] ### 🎁 { $friend }: drugi prezent?
   *[only] ### 🎁 { $friend }: który prezent?
}
ask-wish = { $token ->
    [great] ### ⭐ GREAT? Co ucieszy najbardziej.
    [good] ### ⭐ GOOD? Co też ucieszy.
    [ok] ### ⭐ OK? Co ujdzie.
   *[no-way] ### ⭐ NO WAY? Byle nie to!
}
ask-progress = -# Wybór { $number } z { $count }
ask-ready =
    ### ✅ Gotowe?
    -# Wszystko wybrane, widać to na obrazku. Listy poniżej to zmieniają.
ask-ready-expert = -# ✌️ Możesz jeszcze dołożyć karty eksperckie.
explain-give-more =
    ✌️ **GIVE MORE** podwaja *twoje* kroki za prezent, który dajesz: +6 za GREAT, −8 za NO WAY. Kroki tego, kto go dostanie, się nie zmieniają. Kto na pewno się ucieszy?
explain-get-more =
    ✌️ **GET MORE** podwaja *twoje* kroki za prezent, który dostaniesz: +6 za GREAT, −8 za NO WAY. Co to będzie, jeszcze nikt nie wie. Kto zna cię najlepiej?
give-more-for = GIVE MORE: { $gift } → { $friend }
ask-trap-again = { $counted ->
    [true] 🪤 Od tego pytania rozpakowano: { $gifts }. Twój prezent był wśród nich i już się liczył; karta zatrzyma tylko następne.
   *[false] 🪤 Od tego pytania rozpakowano coś innego: { $gifts }. Zagrać GiftTRAP mimo to?
}
refused-no-looks = W tej rundzie masz już za sobą osiem podglądów talii. Rozdaj prezenty, które leżą przed tobą.
secret-looks = { $count ->
    [0] 👀 To był ostatni podgląd talii: rozdaj te prezenty.
    [one] 👀 Możesz jeszcze raz zajrzeć do talii.
    [few] 👀 Możesz zajrzeć do talii jeszcze { $count } razy.
    [many] 👀 Możesz zajrzeć do talii jeszcze { $count } razy.
   *[other] 👀 Możesz zajrzeć do talii jeszcze { $count } razy.
}

# Co do kogo pasuje: według podanych upodobań i życzeń, które wszyscy widzieli.
gifts-fit = -# ✅ Pasuje: { $gifts }
gifts-misfit = -# ⛔ Lepiej nie: { $gifts }
gifts-other = -# 🏷️ { $gifts }
wished-so-far = dotychczasowe życzenia: { $tags }
refused-so-far = odrzucone: { $tags }
gift-fits = pasuje: { $tags }
gift-misfits = lepiej nie: { $tags }
