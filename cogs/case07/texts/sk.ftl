# 07 zgłoś się po slovensky. Mená kariet a písané príkazy majú vlastné súbory.

game-name = 07 zgłoś się
game-tagline = „07, ozvite sa!“ Tri prípady vo Varšave 70. rokov: kto, čo a kde?
game-rules =
    { "**" }Cieľ.** Vyšetruješ vo Varšave mliečnych barov a služobných telefónov. V každom z troch vyšetrovaní máš vyriešiť jeden prípad: kto to bol, čo spáchal a kde. Kto je rýchlejší, dostane viac bodov.

    { "**" }Mesto.** Štrnásť miest leží v radoch po 2, 3, 4, 3 a 2, každý rad je o pol miesta posunutý. Miesta, ktoré sa dotýkajú, spolu susedia. Na každom mieste leží podozrivý a zločin; dvaja z podozrivých sú neznámi páchatelia, štyri zo zločinov iba prevencia, a tie k žiadnemu prípadu nepatria.

    { "**" }Tvoj prípad** tvorí podozrivý, zločin a miesto; nemusia ležať pokope. Jeho karty drží hráč, ktorý je na rade pred tebou, ty držíš karty toho, kto je po tebe. Žiadna karta nie je v dvoch prípadoch, takže čo držíš, môžeš vylúčiť.

    { "**" }Ťah** je jedna akcia:
    • 🔎 Preskúmaj jeden z deviatich odkrytých dôkazov. Ak karta patrí k tvojmu prípadu, označí ju veľký disk. Ak na susednom mieste leží karta toho istého druhu z tvojho prípadu, dostane skúmaná karta malý. Inak je to slepá stopa a zostane pred tebou, aby ju všetci videli. Rad sa hneď doplní; čo ti dôkaz už raz označil, to sa znova skúmať nedá.
    • 🚓 Pošli hliadku na niektoré miesto. Prinesie veľký disk za každú kartu tvojho prípadu, ktorá tam je, a malý za každú na susednom mieste, ale nepovie, ktorý disk patrí ku ktorej. Čo tam už označil dôkaz, to sa nehlási znova; čo tam preskúmaš neskôr, dostane svoj disk z hliadky. Na celú hru máš päť hliadok a počas jedného vyšetrovania môžeš na to isté miesto poslať iba jednu.
    • 📢 Oznám riešenie: najprv polož tri čierne disky, ktoré vidíš len ty. Ak je všetko správne, prípad je vyriešený. Inak dostaneš dva trestné body a viac sa nedozvieš.
    Okrem toho si môžeš pre prehľad presunúť disk z hliadky na dielik na tom istom mieste, malý aj na susedný dielik, ktorého sa podľa teba týka, a zasa ho vrátiť. Môžeš tiež navrhnúť uzavretie vyšetrovania. V zápisníku smieš škrtať kedykoľvek.

    { "**" }Body.** Políčka majú hodnoty 7, 5, 3, 1 a 0. Kto vyrieši prípad, zaberie najbližšie voľné; kto to dokáže v tom istom kole, zaberie to isté (7, 7, potom 5). Potom až do ďalšieho vyšetrovania nie si na ťahu. Vyšetrovanie sa končí, keď majú všetci hotovo, alebo keď na konci kola zostáva jediný hráč: ten dostane najbližšie voľné políčko. To isté dostanú všetci, čo ešte pátrajú, ak uzavretie navrhnú spoločne.

    { "**" }Ďalšie vyšetrovanie.** Dieliky, dôkazy aj prípady sa rozdajú nanovo a začína ďalší hráč, ale použité hliadky sú preč. Po troch vyšetrovaniach rozhodujú body mínus trestné body, potom viac zostávajúcich hliadok, potom menej trestných bodov; inak sa o víťazstvo delíte.

    { "**" }Pri tomto stole** odpovedá namiesto držiteľa prípadu bot, hneď a nikdy nesprávne. Ak hráte s ručnými odpoveďami, odpovedá tlačidlom sám držiteľ. Jediná chyba ho pripraví o body z vyšetrovania; koho zmiatol, ten dostane 7 a obom sa vyšetrovanie končí.

    { "**" }Pár rád.** Disky všetkých vidno a napovedajú aj o tvojom prípade. Hliadky si šetri na miesta s mnohými susedmi a neoznamuj nič, kým nemáš istotu.

option-notebook = Zápisník
option-notebook-about = Čo si zápisník škrtá sám; ručne môžeš škrtnúť čokoľvek ďalšie.
option-notebook-off = Nič (každý si škrtá sám)
option-notebook-simple = Čo držíš a čo už ostatní vyriešili
option-notebook-full = Všetko, čo sa dá odvodiť
option-human-answers = Ručné odpovede
option-human-answers-about = Kto drží prípad, odpovedá tlačidlom. Za chybu príde o body z vyšetrovania; koho zmiatol, ten dostane 7.

large-discs = { $large ->
    [one] { $large } veľký disk
    [few] { $large } veľké disky
   *[other] { $large } veľkých diskov
}
small-discs = { $small ->
    [one] { $small } malý disk
    [few] { $small } malé disky
   *[other] { $small } malých diskov
}
# Čo prinesie hliadka; nuly sa vynechávajú.
discs = { $large ->
    [0] { $small ->
        [0] nič
       *[other] { small-discs }
    }
   *[other] { $small ->
        [0] { large-discs }
       *[other] { large-discs } + { small-discs }
    }
}
some-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}
the-case = 👤 **{ the-suspect }**, ⚖️ **{ the-crime }**, 📍 **{ the-place }**

size-large = veľký disk
size-small = malý disk
answer-same = Zásah: veľký disk
answer-near = Hneď vedľa: malý disk
answer-nothing = Slepá stopa
judged-true = Správne
judged-false = Nesprávne
noting-true = škrtnúť
noting-false = vrátiť

move-examine = 🔎 Preskúmať: { the-card }
    .words = preskúmať preskúmaj preskúmam skúmam preveriť prever vyšetriť pýtať dôkaz stopa karta kartu
move-patrol = 🚓 Hliadka: { the-place }
    .words = hliadka hliadku hliadkou poslať pošli posielam vyslať auto voz
move-accuse = ⚫ Obviniť: { the-card }
    .words = obviniť obviň obviňujem čierny disk podozrivý podozrievam položiť polož dať
move-announce = 📢 Oznámiť riešenie
    .words = oznámiť oznám oznamujem riešenie vyriešiť vyriešené prípad
move-assign = { $size ->
    [large] 📝 Veľký disk → { the-card }
   *[small] 📝 Malý disk → { the-card }
}
    .words = presunúť presuň presuniem disk poznámka
move-recall = ↩️ Disk späť na hliadku: { the-card }
    .words = vrátiť vráť vraciam späť naspäť disk poznámku hliadka
move-note = { $out ->
    [true] ✏️ Škrtnúť: { the-card }
   *[false] ↩️ Vrátiť: { the-card }
}
    .words =
        { $out ->
            [true] škrtnúť škrtni škrtám vyškrtnúť vylúčiť zápisník
           *[false] vrátiť vráť obnoviť späť možné zápisník
        }
move-close = 🗄️ Navrhnúť uzavretie vyšetrovania
    .words = uzavrieť uzavri uzatváram zavrieť navrhnúť ukončiť koniec vyšetrovanie
move-reply = { $answer ->
    [same] { answer-same }
    [near] { answer-near }
   *[nothing] { answer-nothing }
}
    .words = odpovedať odpovedz odpovedám povedať
move-report = { discs }
    .words = hlásenie hliadka disky diskov veľký veľké malý malé
move-judge = { $right ->
    [true] { judged-true }
   *[false] { judged-false }
}
    .words =
        { $right ->
            [true] správne áno súhlasí pravda
           *[false] nesprávne zle nie nesúhlasí
        }

investigation-begun = ☎️ „07, ozvite sa!“ Začína sa vyšetrovanie { $number }: nové stopy, nové prípady. Slúchadlo dvíha { $seat } a bude začínať každé kolo.
case-dealt = 🗂️ Len pre tvoje oči. { $neighbour } má vyriešiť: { the-case }. Žiadna z týchto kariet nie je v tvojom prípade.
evidence-same = 🔎 { $seat } skúma dôkaz **{ the-card }**. 🎯 Zásah: veľký disk!
evidence-near = 🔎 { $seat } skúma dôkaz **{ the-card }**. 👣 Prihára: malý disk, je to hneď vedľa.
evidence-dead = 🔎 { $seat } skúma dôkaz **{ the-card }**. 🚫 Slepá stopa.
patrol-reported = 🚓 { $seat } posiela hliadku: **{ the-place }**. Hlási: { discs }.
disc-assigned = { $size ->
    [large] 📝 { $seat } presúva veľký disk z hliadky: { the-place } → **{ the-card }**.
   *[small] 📝 { $seat } presúva malý disk z hliadky: { the-place } → **{ the-card }**.
}
disc-recalled = { $size ->
    [large] ↩️ { $seat } vracia veľký disk na hliadku: **{ the-card }** → { the-place }.
   *[small] ↩️ { $seat } vracia malý disk na hliadku: **{ the-card }** → { the-place }.
}
wrongly-announced = ❌ { $seat } oznamuje: { the-case }. Nesprávne! Dva trestné body.
case-solved = 🚨 { $seat } má vyriešené: { the-case }. Získava { some-points }.
case-closed = 📁 { $seat } nemá vyriešené: { the-case }. { $points ->
    [0] Bez bodov.
   *[other] Aj tak získava { some-points }.
}
closing-asked = 🗄️ { $seat } navrhuje uzavrieť vyšetrovanie. Ak budú súhlasiť všetci, čo ešte pátrajú, každý z nich dostane najbližšie voľné políčko.
closing-withdrawn = 🗄️ { $seat } chce predsa len pátrať ďalej.
misinformed = ⚠️ Mylná odpoveď! { $seat } má za toto vyšetrovanie 0 bodov, { $asker } ako náhradu 7. Obom sa tým vyšetrovanie končí.
investigation-over = 📁 Vyšetrovanie { $number } ide do archívu.
patrols-decide = ⚖️ Rovnosť bodov: rozhodujú zvyšné hliadky. { $seat }: { $mine }, { $other }: { $theirs }.
penalties-decide = ⚖️ Rovnosť bodov aj hliadok: rozhodujú trestné body. { $seat }: { $mine }, { $other }: { $theirs }.

refused-over = Hra sa už skončila, nie je čo vyšetrovať.
refused-case-over = Toto vyšetrovanie sa pre teba skončilo. Hráš zasa v ďalšom.
refused-wait-for-answer = Na tvoju otázku ešte nikto neodpovedal. Počkaj na odpoveď.
refused-answer-first = Niekto čaká na tvoju odpoveď. Najprv odpovedz.
refused-nothing-asked = Zatiaľ pre teba nie je žiadna otázka.
refused-no-answer = To nie je odpoveď na položenú otázku. Vyber si z tlačidiel.
refused-not-in-row = Medzi odkrytými dôkazmi nie je { the-card }. Vyber kartu, ktorá tam leží.
refused-examined = { the-card }: to už vieš, dôkaz ti to označil. Vyber inú kartu.
refused-marked = Na dieliku { the-card } už tvoj disk leží. Vyber iný dielik.
refused-no-patrols = Všetkých päť hliadok na celú hru už je preč. Preskúmaj dôkaz alebo oznám riešenie.
refused-no-place = { the-card } nie je miesto. Pošli hliadku na jedno zo štrnástich miest.
refused-patrolled = Na tomto mieste už hliadku máš: { the-place }. Vyber iné.
refused-accuse-first = Najprv polož tri čierne disky: na podozrivého, zločin a miesto.
refused-accused-already = Na dieliku { the-card } už tvoj čierny disk leží. Vyber iný.
refused-no-patrol-there = Na tomto mieste hliadku nemáš: { the-place }. Presúvaj disky zo svojich hliadok.
refused-no-such-disc = { $size ->
    [large] Tvoja hliadka tu už veľký disk nemá: { the-place }. Vyber iný disk.
   *[small] Tvoja hliadka tu už malý disk nemá: { the-place }. Vyber iný disk.
}
refused-lies-elsewhere = { $size ->
    [large] { the-card } neleží na tomto mieste: { the-place }. Veľký disk patrí na dielik, ktorý tam je.
   *[small] { the-card } neleží tu ani hneď vedľa: { the-place }. Vyber iný dielik.
}
refused-first-patrol = Z tvojich hliadok vedľa tohto dielika dáva disk tá prvá: { the-place }. Presuň ho odtiaľ.
refused-no-note = { the-card }: tu žiadnu poznámku nemáš. Vrátiť sa dá len disk presunutý ako poznámka, nie ten od dôkazu.
refused-asked-already = Návrh na uzavretie sa dá vziať späť len raz, teraz už platí. Hraj ďalej, kým sa nepridajú ostatní.
refused-blank = Neznámy páchateľ ani prevencia k žiadnemu prípadu nepatria. Vyber inú kartu.
refused-enough = { $changes ->
    [one] Najviac { $changes } zmena za ťah. Preskúmaj dôkaz, pošli hliadku alebo oznám riešenie.
    [few] Najviac { $changes } zmeny za ťah. Preskúmaj dôkaz, pošli hliadku alebo oznám riešenie.
   *[other] Najviac { $changes } zmien za ťah. Preskúmaj dôkaz, pošli hliadku alebo oznám riešenie.
}

# Riadok pod menom toho, kto má niečo urobiť.
now-where = Vyšetrovanie { $number }/{ $count } · { $round }. kolo
now-answers = { $seat } má odpovedať, pýta sa { $asker }: { $about }
call-asked = ❓ { $asker } sa ťa pýta: { $about }
now-box = { $points ->
    [one] za vyriešenie teraz { $points } bod
    [few] za vyriešenie teraz { $points } body
   *[other] za vyriešenie teraz { $points } bodov
}
now-over = 📁 Všetky tri vyšetrovania sú v archíve
now-cut-short = 📁 Hra sa skončila počas vyšetrovania { $number }/{ $count }

# Plán slovami, riadok po riadku.
board-turn = Na ťahu je { $seat }.
board-row = Dôkazy: { $cards }
board-row-empty = Žiadne dôkazy už nezostávajú.
board-deck = Dôkazy v balíčku: { $deck }; odložené: { $discarded }
board-points = { some-points }
board-penalties = trestné body: { $penalties }
board-patrols = zostávajúce hliadky: { $patrols }
board-through = hotovo v { $round }. kole
board-case = prípad: { $cards }
board-discs = { $size ->
    [large] veľké disky: { $cards }
   *[small] malé disky: { $cards }
}
board-noted = poznámky malým diskom: { $cards }
board-idle = hliadky bez diskov: { $places }
board-dead-ends = slepé stopy: { $cards }
board-closing = chce uzavrieť
board-grid = Miesta od severu na juh, pri každom podozrivý, zločin a susedia:
found-evidence = { $answer ->
    [same] 🔎 { $card }: veľký disk
    [near] 🔎 { $card }: malý disk
   *[nothing] 🔎 { $card }: slepá stopa
}
found-patrol = 🚓 { $place }: { $discs }
found-wrong = ❌ { $cards }
past-points = Vyšetrovanie { $number }: { $points }
past-title = Vyšetrovanie { $number }: prípady a koľko možností po ktorom ťahu zostávalo
past-case = { $cards }; { some-points }; možných prípadov: { $counts }.
past-known = { $turn ->
    [one] Riešenie sa dalo poznať po { $turn } ťahu.
    [few] Riešenie sa dalo poznať po { $turn } ťahoch.
   *[other] Riešenie sa dalo poznať po { $turn } ťahoch.
}
past-never = S istotou sa riešenie poznať nedalo.
past-solved = Vyriešené v { $turn }. ťahu.

# Keď sa vyšetrovanie skončí: osobitná správa všetkým.
ended-title = 📁 Vyšetrovanie { $number } z { $count } sa skončilo
ended-first = 🏁 Prvé riešenie: { $names } ({ $round }. kolo)
ended-nobody = 🏁 Svoj prípad nevyriešil nikto.
ended-line = { $cards } · { some-points } · { $round ->
    [0] nevyriešené
   *[other] vyriešené v { $round }. kole
}
ended-standing = Stav bodov: { $scores }
ended-next = ☎️ Vyšetrovanie { $number } začína { $seat }.

# Čo sa dozvie len jeden hráč.
secret-asked = ❗ { $seat } čaká na odpoveď: { $about }. Odpovedz pravdivo, chyba ťa pripraví o body z tohto vyšetrovania.
secret-lies = Prípad leží tu: { $cards }
secret-held = 🗂️ Držíš prípad, ktorý rieši { $seat }: { $cards }
secret-accused = ⚫ Tvoje čierne disky: { $cards }
secret-found = Tvoje pátranie: { $findings }
secret-found-nothing = V tomto vyšetrovaní zatiaľ nemáš žiadne stopy.
secret-left = { $kind ->
    [suspect] Zvyšní podozriví ({ $count }):
    [crime] Zvyšné zločiny ({ $count }):
   *[place] Zvyšné miesta ({ $count }):
}
secret-none-left = –
secret-notes = ✏️ Tvoje škrty: { $cards }

pick-evidence = 🔎 Preskúmať dôkaz…
pick-patrol = 🚓 Hliadka… (do konca hry ešte { $left })
pick-accuse = { $kind ->
    [suspect] ⚫ Obviniť: podozrivý…
    [crime] ⚫ Obviniť: zločin…
   *[place] ⚫ Obviniť: miesto…
}
pick-accused = ⚫ Tvoja voľba: { $card }. Zmeniť…
drawer-accuse = Obviniť…
drawer-discs = Disky z hliadok…
pick-assign = 📝 Disky z hliadok: presunúť, vrátiť…
pick-note = { $kind ->
    [place] ✏️ Škrtnúť miesto…
   *[suspect-crime] ✏️ Škrtnúť podozrivého alebo zločin…
}
note-restore = Vrátiť: { $card }
assign-to = { $size ->
    [large] Veľký disk: { $place } → { $card }
   *[small] Malý disk: { $place } → { $card }
}
recall-from = Späť na hliadku: { $card }
announce = Oznámiť riešenie
announce-cards = Oznámiť: { $cards }
close = { $asks ->
    [true] Stiahnuť návrh a pátrať ďalej
    [last] Uzavrieť vyšetrovanie (každý { some-points })
   *[false] Navrhnúť uzavretie vyšetrovania (každý { some-points })
}

score = { some-points }
