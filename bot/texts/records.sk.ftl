# Zápisy dohraných hier: vydanie a kontrola.

command-table-record = zápis
    .about = Dohraná hra ako súbor, ktorý si môže zopakovať a overiť ktokoľvek
    .names = mená
    .names-about = Či v zápisoch tvojich hier smie byť tvoje meno
command-verify = overiť
    .about = Over zápis dohranej hry
    .file = súbor
    .file-about = Súbor z /table record, z ktoréhokoľvek stola, servera aj bota
record-given = 📄 **{ $table }** ako súbor: semienko a { $moves ->
    [0] žiadny ťah
    [one] jediný ťah
    [few] všetky { $moves } ťahy
   *[other] všetkých { $moves } ťahov
}. { COMMAND("verify") } ho zopakuje a overí, na každom serveri aj v súkromnej správe.
record-named = Sú v ňom mená hráčov: všetci súhlasia.
record-nameless = Mená v ňom nie sú (súhlas: { $agreed } z { $people } hráčov). Tlačidlo platí pre všetky tvoje hry.
record-name-me = Moje meno tam smie byť
record-unname-me = Moje meno vynechať
record-not-over = Zápis obsahuje semienko a všetky tajomstvá, a tak ho dostaneš len pri dohranej hre.
record-player = Hráč { $number }
record-holds = ✅ **{ $game }: súbor sedí.** Zo semienka { $moves ->
    [0] vyšlo rozdanie
    [one] vyšiel jediný ťah
    [few] vyšli všetky { $moves } ťahy
   *[other] vyšlo všetkých { $moves } ťahov
} podľa zápisu, a koniec tiež.
record-no-result = Hra sa skončila bez výsledku.
record-commitment = -# Odtlačok semienka, zverejnený na začiatku: `{ $commitment }`
record-sealed = 🔏 Súbor vydal tento bot a nikto ho odvtedy nezmenil.
record-unsealed = ⚠️ Pečať tohto bota na ňom nie je: vydal ho iný bot, alebo ho niekto zmenil, možno len mená. Samotná hra sa takto odohrať mohla.
record-differs = ❌ **{ $game }: súbor nesedí.** { $moves ->
    [0] Podľa zápisu nevyšlo nič.
    [one] Podľa zápisu vyšiel jeden ťah.
    [few] Podľa zápisu vyšli { $moves } ťahy.
   *[other] Podľa zápisu vyšlo { $moves } ťahov.
}
record-differs-commitment = Semienko nezodpovedá svojmu zverejnenému odtlačku.
record-differs-deal = Rozdanie je iné, než aké dáva semienko.
record-differs-move = Ťah { $move } sa v tej chvíli urobiť nedá.
record-differs-facts = Ťah { $move } má iné následky, než hovorí súbor.
record-differs-outcome = Po poslednom ťahu je výsledok iný, alebo sa hra neskončila.
record-foreign = Tento súbor nie je zápis hry. Viem čítať súbory, ktoré vydáva { COMMAND("table record") }.
record-other-version = Tento zápis je v inej verzii formátu, než poznám.
record-damaged = Súbor je poškodený alebo neúplný. Nový ti dá { COMMAND("table record") }.
record-edited = Časti zápisu k sebe nesedia: niekto ho zmenil. Nový ti dá { COMMAND("table record") }.
record-misfit = Zápis nezodpovedá svojej hre: niekto zmenil možnosti alebo ťahy, alebo je z inej verzie hry.
record-old-rules = Táto hra sa hrala podľa iných pravidiel, než mám ja, takže ju nezopakujem.
record-unknown-game = Tento zápis je z hry, ktorú nemám.
record-too-big = Súbor je priveľký. Zápis má najviac { $most } MB.
record-not-loaded = Nepodarilo sa mi súbor od Discordu získať. Pošli ho, prosím, znova.
record-too-slow = Zopakovať tento súbor by trvalo pridlho alebo by zabralo priveľa pamäti. Taká dlhá žiadna moja hra nie je.
record-busy = Práve overujem veľa súborov. Skús to, prosím, o minútu.
