# 07 zgłoś się česky. Jména karet a psané příkazy mají vlastní soubory.

game-name = 07 zgłoś się
game-tagline = „07, ozvěte se!“ Tři případy ve Varšavě 70. let: kdo, co a kde?
game-rules =
    { "**" }Cíl.** Vyšetřuješ ve Varšavě mléčných barů a služebních telefonů. V každém ze tří vyšetřování máš vyřešit jeden případ: kdo to byl, co provedl a kde. Kdo je rychlejší, dostane víc bodů.

    { "**" }Město.** Čtrnáct míst leží v řadách po 2, 3, 4, 3 a 2, každá řada je o půl místa posunutá. Místa, která se dotýkají, spolu sousedí. Na každém místě leží podezřelý a zločin; dva z podezřelých jsou neznámí pachatelé, čtyři ze zločinů pouhá prevence, a ty k žádnému případu nepatří.

    { "**" }Tvůj případ** tvoří podezřelý, zločin a místo; nemusejí ležet pohromadě. Jeho karty drží hráč, který je na řadě před tebou, ty držíš karty toho, kdo je po tobě. Žádná karta není ve dvou případech, takže co držíš, můžeš vyloučit.

    { "**" }Tah** je jedna akce:
    • 🔎 Prozkoumej jeden z devíti odkrytých důkazů. Patří-li karta k tvému případu, označí ji velký disk. Leží-li na sousedním místě karta téhož druhu z tvého případu, dostane zkoumaná karta malý. Jinak je to slepá stopa a zůstane před tebou, aby ji všichni viděli. Řada se hned doplní; co ti důkaz už jednou označil, to znovu zkoumat nejde.
    • 🚓 Pošli hlídku na některé místo. Přinese velký disk za každou kartu tvého případu, která tam je, a malý za každou na sousedním místě, ale neřekne, který disk patří ke které. Co už tam označil důkaz, to se nehlásí znovu; co tam prozkoumáš později, dostane svůj disk z hlídky. Na celou hru máš pět hlídek a během jednoho vyšetřování můžeš na totéž místo poslat jen jednu.
    • 📢 Ohlas řešení: nejdřív polož tři černé disky, které vidíš jen ty. Je-li všechno správně, případ je vyřešený. Jinak dostaneš dva trestné body a víc se nedozvíš.
    Kromě toho si můžeš pro přehled přesunout disk z hlídky na dílek na témže místě, malý i na sousední dílek, kterého se podle tebe týká, a zase ho vrátit. Můžeš také navrhnout uzavření vyšetřování. V zápisníku smíš škrtat kdykoli.

    { "**" }Body.** Políčka mají hodnoty 7, 5, 3, 1 a 0. Kdo vyřeší případ, zabere nejbližší volné; kdo to dokáže v témže kole, zabere totéž (7, 7, pak 5). Potom až do dalšího vyšetřování nejsi na tahu. Vyšetřování končí, když mají všichni hotovo, nebo když na konci kola zbývá jediný hráč: ten dostane nejbližší volné políčko. Totéž dostanou všichni, kdo ještě pátrají, pokud uzavření navrhnou společně.

    { "**" }Další vyšetřování.** Dílky, důkazy i případy se rozdají znovu a začíná další hráč, ale použité hlídky jsou pryč. Po třech vyšetřováních rozhodují body minus trestné body, pak víc zbylých hlídek, pak méně trestných bodů; jinak se o vítězství dělíte.

    { "**" }U tohoto stolu** odpovídá místo držitele případu bot, hned a nikdy špatně. Hrajete-li s ručními odpověďmi, odpovídá tlačítkem sám držitel. Jediná chyba ho připraví o body z vyšetřování; ten, koho zmátl, dostane 7 a oběma vyšetřování končí.

    { "**" }Pár rad.** Disky všech jsou vidět a napovídají i o tvém případu. Hlídky si šetři na místa s mnoha sousedy a neohlašuj nic, dokud nemáš jistotu.

option-notebook = Zápisník
option-notebook-about = Co si zápisník škrtá sám; ručně můžeš škrtnout cokoli dalšího.
option-notebook-off = Nic (každý si škrtá sám)
option-notebook-simple = Co držíš a co už ostatní vyřešili
option-notebook-full = Všechno, co se dá odvodit
option-human-answers = Ruční odpovědi
option-human-answers-about = Držitel případu odpovídá tlačítkem. Chyba ho připraví o body z vyšetřování; ten, koho zmátl, dostane 7.

large-discs = { $large ->
    [one] { $large } velký disk
    [few] { $large } velké disky
   *[other] { $large } velkých disků
}
small-discs = { $small ->
    [one] { $small } malý disk
    [few] { $small } malé disky
   *[other] { $small } malých disků
}
# Co přinese hlídka; nuly se vynechávají.
discs = { $large ->
    [0] { $small ->
        [0] nic
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
   *[other] { $points } bodů
}
the-case = 👤 **{ the-suspect }**, ⚖️ **{ the-crime }**, 📍 **{ the-place }**

size-large = velký disk
size-small = malý disk
answer-same = Zásah: velký disk
answer-near = Hned vedle: malý disk
answer-nothing = Slepá stopa
judged-true = Správně
judged-false = Špatně
noting-true = škrtnout
noting-false = vrátit

move-examine = 🔎 Prozkoumat: { the-card }
    .words = prozkoumat prozkoumej prozkoumám zkoumám prověřit prověř vyšetřit ptát důkaz stopa karta kartu
move-patrol = 🚓 Hlídka: { the-place }
    .words = hlídka hlídku hlídkou poslat pošli posílám vyslat auto vůz
move-accuse = ⚫ Obvinit: { the-card }
    .words = obvinit obviň obviňuji černý disk podezřelý podezírám položit polož dát
move-announce = 📢 Ohlásit řešení
    .words = ohlásit ohlas ohlašuji řešení vyřešit vyřešeno případ
move-assign = { $size ->
    [large] 📝 Velký disk → { the-card }
   *[small] 📝 Malý disk → { the-card }
}
    .words = přesunout přesuň přesunu disk poznámka
move-recall = ↩️ Disk zpět na hlídku: { the-card }
    .words = vrátit vrať vracím zpátky zpět disk poznámku hlídka
move-note = { $out ->
    [true] ✏️ Škrtnout: { the-card }
   *[false] ↩️ Vrátit: { the-card }
}
    .words =
        { $out ->
            [true] škrtnout škrtni škrtám vyškrtnout vyloučit zápisník
           *[false] vrátit vrať obnovit zpátky možné zápisník
        }
move-close = 🗄️ Navrhnout uzavření vyšetřování
    .words = uzavřít uzavři uzavírám zavřít navrhnout ukončit konec vyšetřování
move-reply = { $answer ->
    [same] { answer-same }
    [near] { answer-near }
   *[nothing] { answer-nothing }
}
    .words = odpovědět odpověz odpovídám říct
move-report = { discs }
    .words = hlášení hlídka disky disků velký velké malý malé
move-judge = { $right ->
    [true] { judged-true }
   *[false] { judged-false }
}
    .words =
        { $right ->
            [true] správně ano souhlasí pravda
           *[false] špatně chybně ne nesouhlasí
        }

investigation-begun = ☎️ „07, ozvěte se!“ Začíná vyšetřování { $number }: nové stopy, nové případy. Sluchátko zvedá { $seat } a bude začínat každé kolo.
case-dealt = 🗂️ Jen pro tvé oči. { $neighbour } má vyřešit: { the-case }. Žádná z těchto karet není ve tvém případu.
evidence-same = 🔎 { $seat } zkoumá důkaz **{ the-card }**. 🎯 Zásah: velký disk!
evidence-near = 🔎 { $seat } zkoumá důkaz **{ the-card }**. 👣 Přihořívá: malý disk, je to hned vedle.
evidence-dead = 🔎 { $seat } zkoumá důkaz **{ the-card }**. 🚫 Slepá stopa.
patrol-reported = 🚓 { $seat } posílá hlídku: **{ the-place }**. Hlásí: { discs }.
disc-assigned = { $size ->
    [large] 📝 { $seat } přesouvá velký disk z hlídky: { the-place } → **{ the-card }**.
   *[small] 📝 { $seat } přesouvá malý disk z hlídky: { the-place } → **{ the-card }**.
}
disc-recalled = { $size ->
    [large] ↩️ { $seat } vrací velký disk na hlídku: **{ the-card }** → { the-place }.
   *[small] ↩️ { $seat } vrací malý disk na hlídku: **{ the-card }** → { the-place }.
}
wrongly-announced = ❌ { $seat } ohlašuje: { the-case }. Špatně! Dva trestné body.
case-solved = 🚨 { $seat } má vyřešeno: { the-case }. Získává { some-points }.
case-closed = 📁 { $seat } nemá vyřešeno: { the-case }. { $points ->
    [0] Bez bodů.
   *[other] I tak získává { some-points }.
}
closing-asked = 🗄️ { $seat } navrhuje uzavřít vyšetřování. Budou-li souhlasit všichni, kdo ještě pátrají, každý z nich dostane nejbližší volné políčko.
closing-withdrawn = 🗄️ { $seat } chce přece jen pátrat dál.
misinformed = ⚠️ Chybná odpověď! { $seat } má za toto vyšetřování 0 bodů, { $asker } jako náhradu 7. Oběma tím vyšetřování končí.
investigation-over = 📁 Vyšetřování { $number } jde do archivu.
patrols-decide = ⚖️ Stejně bodů: rozhodují zbylé hlídky. { $seat }: { $mine }, { $other }: { $theirs }.
penalties-decide = ⚖️ Stejně bodů i hlídek: rozhodují trestné body. { $seat }: { $mine }, { $other }: { $theirs }.

refused-over = Hra už skončila, není co vyšetřovat.
refused-case-over = Toto vyšetřování je pro tebe u konce. Hraješ zase v dalším.
refused-wait-for-answer = Na tvou otázku ještě nikdo neodpověděl. Počkej na odpověď.
refused-answer-first = Někdo čeká na tvou odpověď. Nejdřív odpověz.
refused-nothing-asked = Zatím pro tebe není žádná otázka.
refused-no-answer = To není odpověď na položenou otázku. Vyber si z tlačítek.
refused-not-in-row = Mezi odkrytými důkazy není { the-card }. Vyber kartu, která tam leží.
refused-examined = { the-card }: to už víš, důkaz ti to označil. Vyber jinou kartu.
refused-marked = Na dílku { the-card } už tvůj disk leží. Vyber jiný dílek.
refused-no-patrols = Všech pět hlídek na celou hru už je pryč. Prozkoumej důkaz, nebo ohlas řešení.
refused-no-place = { the-card } není místo. Pošli hlídku na jedno ze čtrnácti míst.
refused-patrolled = Na tomto místě už hlídku máš: { the-place }. Vyber jiné.
refused-accuse-first = Nejdřív polož tři černé disky: na podezřelého, zločin a místo.
refused-accused-already = Na dílku { the-card } už tvůj černý disk leží. Vyber jiný.
refused-no-patrol-there = Na tomto místě hlídku nemáš: { the-place }. Přesouvej disky ze svých hlídek.
refused-no-such-disc = { $size ->
    [large] Tvá hlídka už tu velký disk nemá: { the-place }. Vyber jiný disk.
   *[small] Tvá hlídka už tu malý disk nemá: { the-place }. Vyber jiný disk.
}
refused-lies-elsewhere = { $size ->
    [large] { the-card } neleží na tomto místě: { the-place }. Velký disk patří na dílek, který tam je.
   *[small] { the-card } neleží tady ani hned vedle: { the-place }. Vyber jiný dílek.
}
refused-first-patrol = Z tvých hlídek vedle tohoto dílku dává disk ta první: { the-place }. Přesuň ho odtamtud.
refused-no-note = { the-card }: tady žádnou poznámku nemáš. Vrátit jde jen disk přesunutý jako poznámka, ne ten od důkazu.
refused-asked-already = Návrh na uzavření jde vzít zpět jen jednou, teď už platí. Hraj dál, než se přidají ostatní.
refused-blank = Neznámý pachatel ani prevence k žádnému případu nepatří. Vyber jinou kartu.
refused-enough = { $changes ->
    [one] Nejvýš { $changes } změna za tah. Prozkoumej důkaz, pošli hlídku, nebo ohlas řešení.
    [few] Nejvýš { $changes } změny za tah. Prozkoumej důkaz, pošli hlídku, nebo ohlas řešení.
   *[other] Nejvýš { $changes } změn za tah. Prozkoumej důkaz, pošli hlídku, nebo ohlas řešení.
}

# Řádek pod jménem toho, kdo má něco udělat.
now-where = Vyšetřování { $number }/{ $count } · { $round }. kolo
now-answers = { $seat } má odpovědět, ptá se { $asker }: { $about }
call-asked = ❓ { $asker } se tě ptá: { $about }
now-box = { $points ->
    [one] za vyřešení teď { $points } bod
    [few] za vyřešení teď { $points } body
   *[other] za vyřešení teď { $points } bodů
}
now-over = 📁 Všechna tři vyšetřování jsou v archivu
now-cut-short = 📁 Hra skončila během vyšetřování { $number }/{ $count }

# Plán slovy, řádek po řádku.
board-turn = Na tahu je { $seat }.
board-row = Důkazy: { $cards }
board-row-empty = Žádné důkazy už nezbývají.
board-deck = Důkazy v balíčku: { $deck }; odložené: { $discarded }
board-points = { some-points }
board-penalties = trestné body: { $penalties }
board-patrols = zbývající hlídky: { $patrols }
board-through = hotovo v { $round }. kole
board-case = případ: { $cards }
board-discs = { $size ->
    [large] velké disky: { $cards }
   *[small] malé disky: { $cards }
}
board-noted = poznámky malým diskem: { $cards }
board-idle = hlídky bez disků: { $places }
board-dead-ends = slepé stopy: { $cards }
board-closing = chce uzavřít
board-grid = Místa od severu k jihu, u každého podezřelý, zločin a sousedé:
found-evidence = { $answer ->
    [same] 🔎 { $card }: velký disk
    [near] 🔎 { $card }: malý disk
   *[nothing] 🔎 { $card }: slepá stopa
}
found-patrol = 🚓 { $place }: { $discs }
found-wrong = ❌ { $cards }
past-points = Vyšetřování { $number }: { $points }
past-title = Vyšetřování { $number }: případy a kolik možností po kterém tahu zbývalo
past-case = { $cards }; { some-points }; možných případů: { $counts }.
past-known = { $turn ->
    [one] Řešení se dalo poznat po { $turn } tahu.
    [few] Řešení se dalo poznat po { $turn } tazích.
   *[other] Řešení se dalo poznat po { $turn } tazích.
}
past-never = S jistotou se řešení poznat nedalo.
past-solved = Vyřešeno v { $turn }. tahu.

# Když vyšetřování skončí: zvláštní zpráva všem.
ended-title = 📁 Vyšetřování { $number } z { $count } skončilo
ended-first = 🏁 První řešení: { $names } ({ $round }. kolo)
ended-nobody = 🏁 Svůj případ nevyřešil nikdo.
ended-line = { $cards } · { some-points } · { $round ->
    [0] nevyřešeno
   *[other] vyřešeno v { $round }. kole
}
ended-standing = Stav bodů: { $scores }
ended-next = ☎️ Vyšetřování { $number } zahajuje { $seat }.

# Co se dozví jen jeden hráč.
secret-asked = ❗ { $seat } čeká na odpověď: { $about }. Odpověz pravdivě, chyba tě připraví o body z tohoto vyšetřování.
secret-lies = Případ leží tady: { $cards }
secret-held = 🗂️ Držíš případ, který řeší { $seat }: { $cards }
secret-accused = ⚫ Tvé černé disky: { $cards }
secret-found = Tvé pátrání: { $findings }
secret-found-nothing = V tomto vyšetřování zatím nemáš žádné stopy.
secret-left = { $kind ->
    [suspect] Zbývající podezřelí ({ $count }):
    [crime] Zbývající zločiny ({ $count }):
   *[place] Zbývající místa ({ $count }):
}
secret-none-left = –
secret-notes = ✏️ Tvé škrty: { $cards }

pick-evidence = 🔎 Prozkoumat důkaz…
pick-patrol = 🚓 Hlídka… (do konce hry ještě { $left })
pick-accuse = { $kind ->
    [suspect] ⚫ Obvinit: podezřelý…
    [crime] ⚫ Obvinit: zločin…
   *[place] ⚫ Obvinit: místo…
}
pick-accused = ⚫ Tvá volba: { $card }. Změnit…
drawer-accuse = Obvinit…
drawer-discs = Disky z hlídek…
pick-assign = 📝 Disky z hlídek: přesunout, vrátit…
pick-note = { $kind ->
    [place] ✏️ Škrtnout místo…
   *[suspect-crime] ✏️ Škrtnout podezřelého nebo zločin…
}
note-restore = Vrátit: { $card }
assign-to = { $size ->
    [large] Velký disk: { $place } → { $card }
   *[small] Malý disk: { $place } → { $card }
}
recall-from = Zpět na hlídku: { $card }
announce = Ohlásit řešení
announce-cards = Ohlásit: { $cards }
close = { $asks ->
    [true] Vzít návrh zpět a pátrat dál
    [last] Uzavřít vyšetřování (každý { some-points })
   *[false] Navrhnout uzavření vyšetřování (každý { some-points })
}

score = { some-points }
