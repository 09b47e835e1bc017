# Fantóm po slovensky. Písané ťahy majú vlastný súbor.

game-name = Fantóm
game-tagline = Jeden z vás kľučkuje hmlou { $map ->
    [old-town] starého mesta
    [suburb] predmestia
   *[own] vášho mesta
}. Ostatní ho musia lapiť.
game-rules =
    { "**" }Cieľ.** Jeden hráč je Fantóm, ostatní sa delia o figúrky detektívov: biela, žltá, červená, modrá, zelená; jazdia v tomto poradí, ak stôl nehrá so spoločnou jazdou. Figúrka, ktorá dorazí na značku, kde sa Fantóm ukrýva, ho zatkne. Ak vydrží na slobode, kým sa nezaplní posledné okienko jeho tabuľky a figúrky nedokončia svoje posledné jazdy, vyhráva.

    { "**" }Začiatok.** Figúrky sa postavia kamkoľvek, na každú značku najviac jedna. Potom Fantóm tajne zapíše svoju prvú značku do okienka 1 a figúrky idú. Odvtedy ide v každom kole najprv Fantóm a po ňom figúrky. Ťah sa nedá vynechať; figúrka, ktorá nemôže ísť, počká do ďalšieho kola.

    { "**" }Jazda** stojí jeden žetón a vedie na najbližšiu zastávku svojej linky: 🐎 drožka (čierna farba) z každej značky po ulici na susednú, 🚕 taxík (zelená) od zelenej k zelenej, 🚋 električka (červená) od červenej k červenej; ostatné značky míňajú. Kde nie je značka ich farby, tam taxík ani električka nenaberá ani nezastavuje. Figúrka nesmie na inú figúrku a Fantóm nesmie na žiadnu.

    { "**" }Spoločná jazda.** Pri pomalom tempe na seba detektívi nečakajú: každý odohrá všetky svoje figúrky, keď príde, v ľubovoľnom poradí, a kolo sa skončí, keď dôjdu všetky. Figúrka o jazdu príde, len keď nemá kam ísť ani potom, čo už nemôže ísť žiadna ďalšia. Ako je to tu, hovorí nastavenie stola.

    { "**" }Žetóny.** V starom meste má každá figúrka 10 žetónov na drožku, 9 na taxík a 5 na električku; figúrky si ich nepožičiavajú. Čo figúrka minie, dostane Fantóm; čo minie Fantóm, je z hry von. Na začiatku má 4 na drožku, 3 na taxík, 3 na električku, 2 na loď a 2 na dvojťah. Všetci vidia, čo komu zostáva.

    { "**" }Fantóm.** Detektívi vidia, čím ide, nie kam. V okienkach 3, 8, 13, 18 a 24 sa musí objaviť: jeho značka sa ukáže a tabuľka od posledného objavenia doloží, že išiel podľa pravidiel.
    • ⛵ Loď: z jednej pobrežnej značky na najbližšiu ďalšiu na modrej trase, po prúde aj proti nemu.
    • ⏩ Dvojťah: dve jazdy naraz, dve okienka, žetón za každú a k tomu žetón na dvojťah. Ak sa má objaviť v prvej z nich, objaví sa a s druhou zasa zmizne.

    { "**" }Koniec.** Fantóm prehráva, len čo ho lapia alebo nemá kam ísť. Vyhráva, keď je tabuľka plná, alebo len čo žiadna figúrka nemá žetón, ktorý by tam, kde stojí, mohla použiť. V turnaji je každý raz Fantómom; vyhráva, kto sa dostane k najvyššiemu okienku, a ešte nad ním je ten, koho nelapili vôbec.

    { "**" }Predmestie** sa hodí na učenie a na rýchlu hru: 12 okienok, tri figúrky, menej žetónov a Fantóm sa objavuje častejšie.

    { "**" }Pri tomto stole** hrá Fantóm za zavretými dverami: svoju ponuku, tabuľku aj mapu vidí len on. Detektívi jazdia po pláne všetkým na očiach; kým na nich príde rad, môžu zapečatiť ďalšiu jazdu každej svojej figúrky a navrhovať jazdy ostatným.

    { "**" }Pár rád.** Detektívi: skôr než sa objaví, rozptýľte sa, obsaďte prestupné značky a potom sťahujte kruh zo všetkých strán. Fantóm: objav sa tam, kam ďalšou jazdou žiadna figúrka nedosiahne, a loď aj dvojťah si šetri na chvíľu, keď ti budú v pätách.

option-map = Mapa
option-map-about = Staré mesto je na večer alebo na týždeň, predmestie je malé, rýchle a dobré na učenie.
option-map-old-town = Staré mesto (24 okienok, 5 figúrok)
option-map-suburb = Predmestie (12 okienok, 3 figúrky)
option-map-own = Vlastná mapa servera
option-fantom = Kto je Fantóm
option-fantom-about = Kto ostatným uniká; v turnaji kto ako prvý.
option-fantom-drawn = Rozhodne los
option-fantom-host = { $first } (prvý pri stole)
option-fantom-last = { $alone ->
    [true] Kto bude sedieť posledný
   *[false] { $last } (posledný pri stole)
}
option-possible = Kde môže byť Fantóm
option-possible-about = Mapa vyznačuje všetky značky, kde Fantóm môže byť. Pomôže najmä v prvých hrách.
option-possible-by-map = Vyznačiť len na predmestí
option-possible-on = Vyznačiť
option-possible-off = Nevyznačovať
option-riding = Jazdy detektívov
option-riding-about = Spoločne nikto nečaká na inú figúrku: každý detektív odohrá všetky svoje naraz, v ľubovoľnom poradí. Kolo má dve čakania namiesto šiestich.
option-riding-by-pace = Spoločne, ak je na ťah pol dňa a viac, inak po jednom
option-riding-in-order = Jeden po druhom
option-riding-together = Spoločne
option-prove-log = Dôkaz tabuľkou
option-prove-log-about = Keď sa Fantóm objaví, zverejní sa jeho tabuľka od posledného objavenia, ako to chcú pravidlá.
option-voluntary-reveal = Dobrovoľné objavenie
option-voluntary-reveal-about = Raz za hru sa Fantóm smie objaviť, aj keď nemusí, a vezme si od každej figúrky žetón podľa svojho výberu.
option-shown-start = Známy začiatok
option-shown-start-about = Fantóm ukáže, kde začína, a nezapíše to: čaká ho o jednu jazdu viac. Pomáha detektívom.
option-free-double = Dvojťah zadarmo
option-free-double-about = Dvojťah stojí len svoj vlastný žetón: iné netreba a neprezradí sa, čím Fantóm išiel. Pomáha Fantómovi.
option-four-detectives = O figúrku menej
option-four-detectives-about = Posledná figúrka zostane doma: ľahšie pre Fantóma, ťažké pre detektívov.
option-tournament = Turnaj (celá hra podľa pravidiel)
option-tournament-about = Toľko honov, koľko hráčov: každý je raz Fantómom, vyhráva, kto vydrží najdlhšie.
option-own-map = Súbor s mapou
option-own-map-about = Mapa, ktorú si server nahral.

transport-cab = drožka
transport-taxi = taxík
transport-tram = električka
transport-boat = loď
pawn-white = biela
pawn-yellow = žltá
pawn-red = červená
pawn-blue = modrá
pawn-green = zelená

pictogram = { $transport ->
    [cab] 🐎
    [taxi] 🚕
    [tram] 🚋
   *[boat] ⛵
}
disc = { $pawn ->
    [white] ⚪
    [yellow] 🟡
    [red] 🔴
    [blue] 🔵
   *[green] 🟢
}
# Figúrka na začiatku vety a v druhom páde.
the-pawn = { $pawn ->
    [white] Biela
    [yellow] Žltá
    [red] Červená
    [blue] Modrá
   *[green] Zelená
}
called-pawn = { disc } { the-pawn }
called-to = { $phase ->
    [place] Postaviť
   *[detectives] Na ťahu
}: { $pawns }
of-the-pawn = { $pawn ->
    [white] bielej
    [yellow] žltej
    [red] červenej
    [blue] modrej
   *[green] zelenej
}
by-transport = { $transport ->
    [cab] drožkou
    [taxi] taxíkom
    [tram] električkou
   *[boat] loďou
}
one-ticket = { $transport ->
    [cab] žetón na drožku
    [taxi] žetón na taxík
    [tram] žetón na električku
   *[boat] žetón na loď
}

move-place = Značka { $station }
    .words = postaviť postav staviam začať začínam figúrka figúrku stanovište značka značku
move-place-them = ✨ Postav za mňa
    .words = postav postaviť rozostaviť rozostav za mňa sám automaticky zvyšok
move-hide = Značka { $station }
    .words = ukryť skryť schovať schovám začať začínam stanovište značka značku
move-ride = { pictogram } { by-transport } na { $to }
    .words = ísť choď pôjdem jazda jazdiť stanovište značka značku
move-send = { disc } { the-pawn } { by-transport } { pictogram } na { $to }
    .words = ísť choď pôjde poslať pošli figúrka figúrku značka značku
move-double = ⏩ { pictogram } { by-transport } na { $to } a ďalej
    .words = dvojťah dvojitý dvakrát dva ísť jazda
move-surface = 👁️ { pictogram } { by-transport } na { $to } a objaviť sa
    .words = objaviť objavím ukázať ukážem odhaliť verejne ísť
move-take = { pictogram } { one-ticket }
    .words = vziať vezmi vezmem beriem žetón lístok cestovný

sealed-pawn = { $piece ->
    [white] ⚪ Biela ·{ " " }
    [yellow] 🟡 Žltá ·{ " " }
    [red] 🔴 Červená ·{ " " }
    [blue] 🔵 Modrá ·{ " " }
    [green] 🟢 Zelená ·{ " " }
   *[none] { "" }
}
seal-void = 🔏 Zapečatená jazda už nie je možná: { sealed-pawn }**{ $move }**. { $dropped ->
    [0] Vyber inú.
    [one] Neuskutoční sa ani tá zapečatená po nej. Vyber znova.
    [few] Neuskutočnia sa ani tie zapečatené po nej. Vyber znova.
   *[other] Neuskutočnia sa ani tie zapečatené po nej. Vyber znova.
}

hunt-begun = { $hunts ->
    [one] 🌫️ Ulicami sa plazí hmla. Fantómom je { $seat }.
    [few] 🌫️ Hon { $hunt }/{ $hunts }: ulicami sa plazí hmla a Fantómom je { $seat }.
   *[other] 🌫️ Hon { $hunt }/{ $hunts }: ulicami sa plazí hmla a Fantómom je { $seat }.
}
pawn-placed = { disc } { the-pawn } ({ $seat }) číha na značke { $station }.
fantom-hid = 🎩 Fantóm vyrazil do noci. Odkiaľ, to nikto nevidel.
fantom-began = 🎩 Fantóm sa mihol na značke { $station } a je preč.
fantom-rode = 🎩 Okienko { $box }: Fantóm uteká { by-transport } { pictogram }.
fantom-doubled = 🎩 ⏩ Dvojťah! { $left ->
    [0] Bol posledný.
    [one] Zostáva mu ešte { $left }.
    [few] Zostávajú mu ešte { $left }.
   *[other] Zostáva mu ich ešte { $left }.
}
fantom-flitted = 🎩 Okienko { $box }: Fantóm sa mihol a zmizol. Čím išiel, nikto nevidel.
fantom-appeared = 🎩 Okienko { $box }: Fantóm sa objavuje na značke **{ $station }**!
fantom-surfaced = 🎩 Okienko { $box }: Fantóm sa sám ukázal na značke **{ $station }** a žiada od každej figúrky žetón.
log-proved = 📜 Dôkaz tabuľkou, okienka { $first } až { $last }: { $route }.
ticket-taken = 🎩 Fantóm berie od { disc } { of-the-pawn } { one-ticket } { pictogram }.
pawn-rode = { disc } { the-pawn } ({ $seat }) ide { by-transport } { pictogram } na { $to }.
pawn-stuck = { disc } { the-pawn } ({ $seat }) nemá kam ísť a čaká na ďalšie kolo.
fantom-arrested = 🚨 { disc } { the-pawn } ({ $seat }) zatýka Fantóma na značke **{ $station }** (okienko { $box })!
fantom-cornered = 🚨 Fantóm je v pasci na značke **{ $station }** (okienko { $box }): nemá kam ísť. Detektívi vyhrali!
detectives-stranded = 🎩 Figúrkam už ich žetóny nie sú na nič. Okienko { $box }: Fantóm pokojne odchádza zo značky **{ $station }** a vyhráva!
fantom-escaped = 🎩 Tabuľka je plná a Fantóm voľný. Na značke **{ $station }** nadvihol klobúk a je preč: Fantóm vyhral!
log-revealed = 📜 Celá Fantómova cesta: { $route }.
log-written = 📝 Tvoja tabuľka, okienko { $box }: { $transport ->
    [cab] 🐎 drožkou na **{ $station }**.
    [taxi] 🚕 taxíkom na **{ $station }**.
    [tram] 🚋 električkou na **{ $station }**.
    [boat] ⛵ loďou na **{ $station }**.
   *[none] si na značke **{ $station }**.
}

refused-too-many-for-map = { $most ->
    [one] Táto mapa má na toľko hráčov málo figúrok. Hrať na nej môže najviac { $most } hráč.
    [few] Táto mapa má na toľko hráčov málo figúrok. Hrať na nej môžu najviac { $most } hráči.
   *[other] Táto mapa má na toľko hráčov málo figúrok. Hrať na nej môže najviac { $most } hráčov.
}
refused-no-own-map = Server nemá nahranú vlastnú mapu, na ktorej by sa dalo hrať. Vyber inú.
refused-over = Hra sa už skončila, nie je čo hrať.
refused-only-detectives = Figúrky stavajú len detektívi. Fantóm sa ukryje a potom jazdí.
refused-only-fantom = To smie len Fantóm. Vyber ťah pre svoju figúrku.
refused-which-pawn = Detektívi tu jazdia spoločne: povedz, ktorá figúrka ide.
refused-only-pawns = Figúrky patria detektívom. Ty si Fantóm: jednoducho choď.
refused-in-order = Figúrky tu jazdia jedna po druhej. Teraz je to táto: { disc } { the-pawn }. Vyber jej jazdu, figúrku uvádzať nemusíš.
refused-no-pawn-of-yours = { the-pawn } nie je tvoja figúrka. Vyber niektorú zo svojich.
refused-ridden-already = { the-pawn } v tomto kole už išla. Vyber inú figúrku.
refused-place-first = Skôr než sa začne jazdiť, musia stáť všetky figúrky. Najprv postav svoju.
refused-placed-already = Figúrky už všetky stoja. Teraz sa jazdí.
refused-hide-first = Skôr než vyrazíš, vyber si prvú značku.
refused-hidden-already = Prvú značku už máš vybranú. Teraz choď.
refused-take-first = Po objavení si najprv vezmi žetón od { of-the-pawn }.
refused-nothing-to-take = Žetóny si berieš len hneď potom, ako sa dobrovoľne objavíš.
refused-pawn-has-none = { the-pawn } nemá { one-ticket }. Vezmi si iný.
refused-station-unknown = Taká značka tu nie je. Vyber si od { $first } do { $last }.
refused-station-taken = { the-pawn } stojí na značke { $station }. Vyber inú.
refused-boat-is-fantoms = Loď má len Fantóm. Choď drožkou, taxíkom alebo električkou.
refused-no-ticket = { $transport ->
    [cab] Na drožku už nemáš žetón. Choď niečím iným.
    [taxi] Na taxík už nemáš žetón. Choď niečím iným.
    [tram] Na električku už nemáš žetón. Choď niečím iným.
   *[boat] Na loď už nemáš žetón. Choď niečím iným.
}
refused-no-line = { $stops ->
    [none] Zo značky { $origin } sa { by-transport } ísť nedá. Choď niečím iným.
   *[other] Zo značky { $origin } na { $station } sa { by-transport } ísť nedá. Dostaneš sa na { $stops }.
}
refused-no-double = Žetón na dvojťah už nemáš. Choď len raz.
refused-one-double = Dvojťah už beží. Urob jeho druhú jazdu.
refused-no-room-for-double = Na dve ďalšie jazdy už v tabuľke nie je miesto. Choď len raz.
refused-no-second-ride = Odtiaľ už druhá jazda nevedie. Začni dvojťah inou jazdou.
refused-no-surfacing = Pri tomto stole sa Fantóm objavuje, len keď musí. Jednoducho choď.
refused-surfaced-already = Dobrovoľne sa dá objaviť len raz a už to bolo. Jednoducho choď.
refused-shown-anyway = V okienku { $box } sa objavíš tak či tak. Jednoducho choď.

# Riadok pod menom toho, kto je na ťahu.
now-to-do = { $phase ->
    [place] { disc } { the-pawn } hľadá, kde si počíha
    [hide] 🎩 Fantóm vyberá, kde začne
    [fantom] 🎩 Fantóm uteká
    [second] 🎩 Fantóm ide druhú jazdu dvojťahu
    [take] 🎩 Fantóm berie žetón od { disc } { of-the-pawn }
   *[detectives] { disc } { the-pawn } ide
}
now-still-to-ride = Ešte pôjdu: { $pawns }
now-hunt = hon { $hunt }/{ $hunts }
now-box = okienko { $box }/{ $boxes }
now-reveal = Fantóm sa objaví v okienku { $box }
now-reveal-here = Fantóm sa teraz musí objaviť
how-it-ended = { $ending ->
    [arrested] 🚨 { disc } { the-pawn } zatkla Fantóma (okienko { $box })
    [cornered] 🚨 Fantóm je v pasci (okienko { $box })
    [stranded] 🎩 Figúrky nemajú ako ísť (okienko { $box }), Fantóm je voľný
    [cut-short] { $box ->
        [0] 🏳️ Hon sa skončil, skôr než sa začal
       *[other] 🏳️ Hon sa skončil predčasne (okienko { $box })
    }
   *[escaped] 🎩 Fantóm unikol
}

# Plán slovami, riadok po riadku.
board-turn = Na ťahu je { $seat }.
board-turns = Na ťahu: { $seats }.
board-unseen = Fantóma zatiaľ nikto nevidel.
board-began = Fantóm začal na značke { $station }.
board-black = Fantóm stojí na značke { $station }: objavil sa tam v okienku { $box }.
board-seen = Naposledy bolo Fantóma vidno v okienku { $box } na značke { $station }.
board-reveals = Fantóm sa objaví v okienkach { $boxes }.
board-pawn = { the-pawn } ({ $seat }): { $place }; { $tickets }
board-not-placed = ešte nestojí
board-tickets = drožka { $cab }, taxík { $taxi }, električka { $tram }
board-stock = Fantómove žetóny: drožka { $cab }, taxík { $taxi }, električka { $tram }, loď { $boat }, dvojťah { $double }
board-reach = { the-pawn } môže ísť { $rides }
board-no-reach = { the-pawn } teraz nemá kam ísť
board-ride = { by-transport } → { $stations }
board-possible = { $count ->
    [one] Fantóm môže byť jedine na značke { $stations }
    [few] Fantóm môže byť na { $count } značkách: { $stations }
   *[other] Fantóm môže byť na { $count } značkách: { $stations }
}
board-possible-but = Fantóm môže byť na { $count } značkách, všade až na: { $stations }
board-log = Tabuľka: { $boxes }
board-log-empty = Tabuľka je prázdna.
board-box-start = začiatok
board-box-unknown = nevedno čím
board-box-double = dvojťah
board-surfacing = { $used ->
    [true] Dobrovoľné objavenie už Fantóm využil.
   *[false] Fantóm sa ešte môže raz objaviť dobrovoľne.
}
board-hunt = Hon { $hunt } (Fantóm: { $seat }): { $ended }. Cesta: { $route }

# Čo sa dozvie len Fantóm a čo namiesto toho detektív.
secret-whereabouts = Si Fantóm a si na značke { $station }.
secret-none-yet = Si Fantóm. Vyber, kde začneš, mimo dosahu figúrok.
secret-log = Tvoja tabuľka: { $boxes }
secret-rides = Môžeš ísť { $rides }
secret-no-rides = Momentálne nemáš kam ísť.
secret-danger = Len jednu jazdu od figúrok: { $stations }
secret-safe = Žiadna figúrka nemôže ísť.
secret-watched = Len jednu jazdu od teba: { $pawns }!
no-secrets = Detektív nemá žiadne tajomstvá: čo sa o Fantómovi vie, je na pláne.

pick-a-start = Značky { $first }–{ $last } · { $area } · { $middle }
pick-a-good-start = Dobré značky na začiatok…
drawer-stations = Všetkých { $count } značiek…
hide-for-me = Schovaj ma
place-them = { $count ->
    [one] Postav mi ju
    [few] Postav mi ich
   *[other] Postav mi ich
}
area = { $area ->
    [north-west] severozápad
    [north] sever
    [north-east] severovýchod
    [west] západ
    [centre] stred
    [east] východ
    [south-west] juhozápad
    [south] juh
   *[south-east] juhovýchod
}
pick-a-ride = { disc } { the-pawn } ide na…
pick-a-flight = 🎩 Ísť na…
pick-a-second = 🎩 Druhá jazda na…
pick-a-double = ⏩ Dvojťah, prvá jazda na…
pick-a-surfacing = 👁️ Ísť a dobrovoľne sa objaviť na…

# Varovanie pred nedostatkom žetónov.
scarce-pawn = -# 🎟️ { disc } { the-pawn }: { $tickets }
scarce-none = { $transport ->
    [cab] žiadny žetón na drožku
    [taxi] žiadny žetón na taxík
   *[tram] žiadny žetón na električku
}
scarce-last = { $transport ->
    [cab] posledný žetón na drožku
    [taxi] posledný žetón na taxík
   *[tram] posledný žetón na električku
}
scarce-short = { $tickets ->
    [one] len { $tickets } žetón, a jázd môže byť ešte { $rides }
    [few] len { $tickets } žetóny, a jázd môže byť ešte { $rides }
   *[other] len { $tickets } žetónov, a jázd môže byť ešte { $rides }
}
scarce-dead-end = -# 🚧 = po tejto jazde by figúrka so zvyšnými žetónmi už ďalej nešla.

score = { $tournament ->
    [true] { score-own }
   *[false] { score-hunt }
}
score-hunt = { $map ->
    [old-town] { $points ->
        [25] Fantóm unikol
        [one] Fantóm vydržal { score-boxes }
        [few] Fantóm vydržal { score-boxes }
       *[other] Fantóm vydržal { score-boxes }
    }
    [suburb] { $points ->
        [13] Fantóm unikol
        [one] Fantóm vydržal { score-boxes }
        [few] Fantóm vydržal { score-boxes }
       *[other] Fantóm vydržal { score-boxes }
    }
   *[own] { score-points }
}
score-own = { $map ->
    [old-town] { $points ->
        [25] ako Fantóm na slobode
        [one] ako Fantóm { score-boxes }
        [few] ako Fantóm { score-boxes }
       *[other] ako Fantóm { score-boxes }
    }
    [suburb] { $points ->
        [13] ako Fantóm na slobode
        [one] ako Fantóm { score-boxes }
        [few] ako Fantóm { score-boxes }
       *[other] ako Fantóm { score-boxes }
    }
   *[own] { score-points }
}
score-boxes = { $points ->
    [one] { $points } okienko
    [few] { $points } okienka
   *[other] { $points } okienok
}
score-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}

flaw-trusts-a-hunch = { $player } verí predtuche a dlho sa jej drží.
flaw-stays-at-home = { $player } nechce opustiť štvrť, kde sa hon začal.
flaw-acts-on-old-news = { $player } sa riadi starými správami.
flaw-short-sighted = { $player } vidí len to, čo je blízko.
