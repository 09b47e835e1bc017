# Lístok na jedno kolo: otázka za otázkou, a expertné karty.

ask-give = { $which ->
    [first] ### 🎁 { $friend }: prvý darček?
    [second] ### 🎁 { $friend }: druhý darček?
   *[only] ### 🎁 { $friend }: ktorý darček?
}
ask-wish = { $token ->
    [great] ### ⭐ GREAT? Čo poteší najviac.
    [good] ### ⭐ GOOD? Čo poteší tiež.
    [ok] ### ⭐ OK? Čo ujde.
   *[no-way] ### ⭐ NO WAY? Len toto nie!
}
ask-progress = -# Voľba { $number } z { $count }
ask-ready =
    ### ✅ Hotovo?
    -# Všetko je vybrané, je to na obrázku. Zoznamy dole to zmenia.
ask-ready-expert = -# ✌️ Ešte môžeš priložiť expertné karty.
explain-give-more =
    ✌️ **GIVE MORE** zdvojnásobí *tvoje* kroky za darček, ktorý dávaš: +6 za GREAT, −8 za NO WAY. Kroky toho, kto ho dostane, sa nemenia. Koho určite potešíš?
explain-get-more =
    ✌️ **GET MORE** zdvojnásobí *tvoje* kroky za darček, ktorý dostaneš: +6 za GREAT, −8 za NO WAY. Čo to bude, ešte nikto nevie. Kto ťa pozná najlepšie?
give-more-for = GIVE MORE: { $gift } → { $friend }
ask-trap-again = { $counted ->
    [true] 🪤 Od tej otázky sa rozbaľovalo: { $gifts }. Tvoj darček bol medzi nimi a už sa rátal; karta zastaví len ďalšie.
   *[false] 🪤 Od tej otázky sa rozbalilo niečo iné: { $gifts }. Zahrať GiftTRAP aj tak?
}
refused-no-looks = V tomto kole už máš osem pohľadov do balíčkov za sebou. Rozdaj darčeky, ktoré pred tebou ležia.
secret-looks = { $count ->
    [0] 👀 To bol posledný pohľad do balíčka: rozdaj tieto.
    [one] 👀 Do balíčka môžeš nazrieť ešte { $count }-krát.
    [few] 👀 Do balíčka môžeš nazrieť ešte { $count }-krát.
   *[other] 👀 Do balíčka môžeš nazrieť ešte { $count }-krát.
}

# Čo sa komu hodí: podľa zverejneného vkusu a podľa želaní, ktoré všetci videli.
gifts-fit = -# ✅ Hodí sa: { $gifts }
gifts-misfit = -# ⛔ Radšej nie: { $gifts }
gifts-other = -# 🏷️ { $gifts }
wished-so-far = doterajšie želania: { $tags }
refused-so-far = odmietnuté: { $tags }
gift-fits = hodí sa: { $tags }
gift-misfits = radšej nie: { $tags }
