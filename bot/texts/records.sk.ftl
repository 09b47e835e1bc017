# Záznamy dohraných hier: vydanie a kontrola.

command-table-record = záznam
    .about = Dohraná hra ako súbor, ktorý si každý zopakuje a overí
    .names = mená
    .names-about = Či v záznamoch tvojich hier smie byť tvoje meno
command-verify = overiť
    .about = Over záznam dohranej hry
    .file = súbor
    .file-about = Súbor z /table record, od ktoréhokoľvek stola, servera aj bota
record-given = 📄 **{ $table }** ako súbor: semienko a { $moves ->
    [0] ani jeden ťah
    [one] jediný ťah
    [few] všetky { $moves } ťahy
   *[other] všetkých { $moves } ťahov
}. { COMMAND("verify") } ho zopakuje a overí, na každom serveri aj v súkromnej správe.
record-named = Sú v ňom mená hráčov: všetci súhlasia.
record-nameless = Mená v ňom nie sú: súhlas dalo { $agreed } z { $people } hráčov. Tlačidlo platí pre všetky tvoje hry.
record-name-me = Moje meno tam smie byť
record-unname-me = Moje meno vynechať
record-not-over = Záznam obsahuje semienko a všetky tajomstvá, a preto existuje iba pri dohranej hre.
record-player = Hráč { $number }
record-holds = ✅ **{ $game }: súbor sedí.** Zo semienka { $moves ->
    [0] vyšlo rozdanie
    [one] vyšiel jediný ťah
    [few] vyšli všetky { $moves } ťahy
   *[other] vyšlo všetkých { $moves } ťahov
} podľa záznamu, a koniec tiež.
record-no-result = Hra sa skončila bez výsledku.
record-commitment = -# Odtlačok semienka, zverejnený na začiatku: `{ $commitment }`
record-sealed = 🔏 Súbor vydal tento bot a nikto ho odvtedy nezmenil.
record-unsealed = ⚠️ Pečať tohto bota na ňom nie je: vydal ho iný bot, alebo ho niekto zmenil, možno aj mená. Hra samotná je takto možná.
record-differs = ❌ **{ $game }: súbor nesedí.** { $moves ->
    [0] Podľa záznamu nevyšlo nič.
    [one] Podľa záznamu vyšiel jeden ťah.
    [few] Podľa záznamu vyšli { $moves } ťahy.
   *[other] Podľa záznamu vyšlo { $moves } ťahov.
}
record-differs-commitment = Semienko nesúhlasí so svojím zverejneným odtlačkom.
record-differs-deal = Rozdanie je iné, než aké dáva semienko.
record-differs-move = Ťah { $move } tam nie je dovolený.
record-differs-facts = Ťah { $move } má iné následky, než hovorí súbor.
record-differs-outcome = Po poslednom ťahu je výsledok iný, alebo sa hra neskončila.
record-foreign = Tento súbor nie je záznam hry. Čítam súbory, ktoré vydáva { COMMAND("table record") }.
record-other-version = Tento záznam má inú verziu formátu, než poznám.
record-damaged = Súbor je poškodený alebo odseknutý. Nový ti dá { COMMAND("table record") }.
record-edited = Časti záznamu k sebe nesedia: niekto ho zmenil. Nový ti dá { COMMAND("table record") }.
record-misfit = Záznam nesedí k svojej hre: niekto zmenil nastavenia alebo ťahy, alebo je z inej verzie hry.
record-old-rules = Táto hra sa hrala podľa iných pravidiel, než mám ja, takže ju nezopakujem.
record-unknown-game = Záznam je z hry, ktorú nemám.
record-too-big = Súbor je priveľký. Záznam má najviac { $most } MB.
record-not-loaded = Discord mi súbor nedal. Pošli ho, prosím, znova.
record-too-slow = Zopakovanie tohto súboru zaberie priveľa času alebo pamäti. Taká dlhá žiadna moja hra nie je.
record-busy = Práve overujem veľa súborov. Skús to, prosím, o minútu.
