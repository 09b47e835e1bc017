# Lístek na jedno kolo: otázka po otázce, a expertní karty.

ask-give = { $which ->
    [first] ### 🎁 { $friend }: první dárek?
    [second] ### 🎁 { $friend }: druhý dárek?
   *[only] ### 🎁 { $friend }: který dárek?
}
ask-wish = { $token ->
    [great] ### ⭐ GREAT? Co potěší nejvíc.
    [good] ### ⭐ GOOD? Co potěší taky.
    [ok] ### ⭐ OK? Co ujde.
   *[no-way] ### ⭐ NO WAY? Jen tohle ne!
}
ask-progress = -# Volba { $number } z { $count }
ask-ready =
    ### ✅ Hotovo?
    -# Všechno je vybrané, je to na obrázku. Seznamy dole to změní.
ask-ready-expert = -# ✌️ Můžeš ještě přiložit expertní karty.
explain-give-more =
    ✌️ **GIVE MORE** zdvojnásobí *tvé* kroky za dárek, který dáváš: +6 za GREAT, −8 za NO WAY. Kroky toho, kdo ho dostane, se nemění. Koho určitě potěšíš?
explain-get-more =
    ✌️ **GET MORE** zdvojnásobí *tvé* kroky za dárek, který dostaneš: +6 za GREAT, −8 za NO WAY. Co to bude, ještě nikdo neví. Kdo tě zná nejlíp?
give-more-for = GIVE MORE: { $gift } → { $friend }
ask-trap-again = { $counted ->
    [true] 🪤 Od té otázky se rozbalovalo: { $gifts }. Tvůj dárek byl mezi nimi a už se počítal; karta zastaví jen další.
   *[false] 🪤 Od té otázky se rozbalilo něco jiného: { $gifts }. Zahrát GiftTRAP i tak?
}
refused-no-looks = V tomhle kole už máš osm nahlédnutí do balíčků za sebou. Rozdej dárky, které před tebou leží.
secret-looks = { $count ->
    [0] 👀 To bylo poslední nahlédnutí do balíčku: rozdej tyhle.
    [one] 👀 Do balíčku můžeš nahlédnout ještě { $count }krát.
    [few] 👀 Do balíčku můžeš nahlédnout ještě { $count }krát.
   *[other] 👀 Do balíčku můžeš nahlédnout ještě { $count }krát.
}

# Co se komu hodí: podle zveřejněného vkusu a podle přání, která všichni viděli.
gifts-fit = -# ✅ Hodí se: { $gifts }
gifts-misfit = -# ⛔ Radši ne: { $gifts }
gifts-other = -# 🏷️ { $gifts }
wished-so-far = dosavadní přání: { $tags }
refused-so-far = odmítnuto: { $tags }
gift-fits = hodí se: { $tags }
gift-misfits = radši ne: { $tags }
