# Fantom česky. Psané tahy mají vlastní soubor.

game-name = Fantom
game-tagline = Jeden z vás kličkuje mlhou { $map ->
    [old-town] starého města
    [suburb] předměstí
   *[own] vašeho města
}. Ostatní ho musí dopadnout.
game-rules =
    { "**" }Cíl.** Jeden hráč je Fantom, ostatní se dělí o figurky detektivů: bílá, žlutá, červená, modrá, zelená; jezdí v tomto pořadí, pokud stůl nehraje se společnou jízdou. Figurka, která dorazí na značku, kde se Fantom ukrývá, ho zatkne. Vydrží-li na svobodě, dokud se nezaplní poslední okénko jeho tabulky a figurky nedojedou své poslední jízdy, vyhrává.

    { "**" }Začátek.** Figurky se postaví kamkoli, na každou značku nejvýš jedna. Pak Fantom tajně zapíše svou první značku do okénka 1 a figurky jedou. Odteď jede v každém kole nejdřív Fantom a po něm figurky. Tah nejde vynechat; figurka, která nemůže jet, počká do dalšího kola.

    { "**" }Jízda** stojí jeden žeton a vede na nejbližší zastávku své linky: 🐎 drožka (černá barva) z každé značky po ulici na sousední, 🚕 taxi (zelená) od zelené k zelené, 🚋 tramvaj (červená) od červené k červené; ostatní značky míjejí. Kde není značka jejich barvy, tam taxi ani tramvaj nenabírá ani nestaví. Figurka nesmí na jinou figurku a Fantom nesmí na žádnou.

    { "**" }Společná jízda.** Při pomalém tempu na sebe detektivové nečekají: každý odehraje všechny své figurky, až přijde, v libovolném pořadí, a kolo končí, když dojedou všechny. Figurka o jízdu přijde, jen když nemá kam jet ani potom, co už nemůže jet žádná další. Jak je to tady, říká nastavení stolu.

    { "**" }Žetony.** Ve starém městě má každá figurka 10 žetonů na drožku, 9 na taxi a 5 na tramvaj; figurky si je nepůjčují. Co figurka utratí, dostane Fantom; co utratí Fantom, je ze hry. Na začátku má 4 na drožku, 3 na taxi, 3 na tramvaj, 2 na loď a 2 na dvojtah. Všichni vidí, co komu zbývá.

    { "**" }Fantom.** Detektivové vidí, čím jede, ne kam. V okénkách 3, 8, 13, 18 a 24 se musí objevit: jeho značka se ukáže a tabulka od minula doloží, že jel podle pravidel.
    • ⛵ Loď: z jedné pobřežní značky na nejbližší další na modré trase, po proudu i proti němu.
    • ⏩ Dvojtah: dvě jízdy naráz, dvě okénka, žeton za každou a k tomu žeton na dvojtah. Má-li se objevit v první z nich, objeví se a s druhou zase zmizí.

    { "**" }Konec.** Fantom prohrává, jakmile je dopaden nebo nemá kam jet. Vyhrává, když je tabulka plná, nebo jakmile žádná figurka nemá žeton, který by tam, kde stojí, mohla použít. V turnaji je každý jednou Fantomem; vyhrává, kdo se dostane k nejvyššímu okénku, a ještě nad ním je ten, koho nedopadli vůbec.

    { "**" }Předměstí** se hodí na učení a na rychlou hru: 12 okének, tři figurky, méně žetonů a Fantom se objevuje častěji.

    { "**" }U tohoto stolu** hraje Fantom za zavřenými dveřmi: svou nabídku, tabulku i mapu vidí jen on. Detektivové jezdí po plánu všem na očích; než na ně přijde řada, mohou zapečetit příští jízdu každé své figurky a navrhovat jízdy ostatním.

    { "**" }Pár rad.** Detektivové: než se objeví, rozptylte se, obsaďte přestupní značky a pak stahujte kruh ze všech stran. Fantome: objev se tam, kam další jízdou žádná figurka nedosáhne, a loď i dvojtah si šetři na chvíli, kdy ti budou v patách.

option-map = Mapa
option-map-about = Staré město je na večer nebo na týden, předměstí je malé, rychlé a dobré na učení.
option-map-old-town = Staré město (24 okének, 5 figurek)
option-map-suburb = Předměstí (12 okének, 3 figurky)
option-map-own = Vlastní mapa serveru
option-fantom = Kdo je Fantom
option-fantom-about = Kdo ostatním uniká; v turnaji kdo jako první.
option-fantom-drawn = Rozhodne los
option-fantom-host = { $first } (první u stolu)
option-fantom-last = { $alone ->
    [true] Kdo bude sedět poslední
   *[false] { $last } (poslední u stolu)
}
option-possible = Kde může Fantom být
option-possible-about = Mapa vyznačuje všechny značky, kde Fantom může být. Pomůže hlavně v prvních hrách.
option-possible-by-map = Vyznačit jen na předměstí
option-possible-on = Vyznačit
option-possible-off = Nevyznačovat
option-riding = Jízdy detektivů
option-riding-about = Společně nikdo nečeká na jinou figurku: každý detektiv odehraje všechny své naráz, v libovolném pořadí. Kolo má dvě čekání místo šesti.
option-riding-by-pace = Společně, když je na tah půl dne a víc, jinak po jednom
option-riding-in-order = Jeden po druhém
option-riding-together = Společně
option-prove-log = Důkaz tabulkou
option-prove-log-about = Když se Fantom objeví, zveřejní se jeho tabulka od minula, jak to chtějí pravidla.
option-voluntary-reveal = Dobrovolné objevení
option-voluntary-reveal-about = Jednou za hru se Fantom smí objevit, i když nemusí, a vezme si od každé figurky žeton podle svého výběru.
option-shown-start = Známý začátek
option-shown-start-about = Fantom ukáže, kde začíná, a nezapíše to: čeká ho o jednu jízdu víc. Pomáhá detektivům.
option-free-double = Dvojtah zdarma
option-free-double-about = Dvojtah stojí jen svůj vlastní žeton: jiné nejsou potřeba a neprozradí se, čím Fantom jel. Pomáhá Fantomovi.
option-four-detectives = O figurku méně
option-four-detectives-about = Poslední figurka zůstane doma: snazší pro Fantoma, těžké pro detektivy.
option-tournament = Turnaj (celá hra podle pravidel)
option-tournament-about = Tolik honů, kolik hráčů: každý je jednou Fantomem, vyhrává, kdo vydrží nejdéle.
option-own-map = Soubor s mapou
option-own-map-about = Mapa, kterou si server nahrál.

transport-cab = drožka
transport-taxi = taxi
transport-tram = tramvaj
transport-boat = loď
pawn-white = bílá
pawn-yellow = žlutá
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
# Figurka na začátku věty a ve druhém pádě.
the-pawn = { $pawn ->
    [white] Bílá
    [yellow] Žlutá
    [red] Červená
    [blue] Modrá
   *[green] Zelená
}
called-pawn = { disc } { the-pawn }
called-to = { $phase ->
    [place] Postavit
   *[detectives] Na tahu
}: { $pawns }
of-the-pawn = { $pawn ->
    [white] bílé
    [yellow] žluté
    [red] červené
    [blue] modré
   *[green] zelené
}
by-transport = { $transport ->
    [cab] drožkou
    [taxi] taxíkem
    [tram] tramvají
   *[boat] lodí
}
one-ticket = { $transport ->
    [cab] žeton na drožku
    [taxi] žeton na taxi
    [tram] žeton na tramvaj
   *[boat] žeton na loď
}

move-place = Značka { $station }
    .words = postavit postav stavím začít začínám figurka figurku stanoviště značka značku
move-place-them = ✨ Postav za mě
    .words = postav postavit rozestavit rozestav za mě sám automaticky zbytek
move-hide = Značka { $station }
    .words = ukrýt skrýt schovat schovám začít začínám stanoviště značka značku
move-ride = { pictogram } { by-transport } na { $to }
    .words = jet jeď pojedu jízda jezdit stanoviště značka značku
move-send = { disc } { the-pawn } { by-transport } { pictogram } na { $to }
    .words = jet jeď pojede poslat pošli figurka figurku značka značku
move-double = ⏩ { pictogram } { by-transport } na { $to } a dál
    .words = dvojtah dvojitý dvakrát dva jet jízda
move-surface = 👁️ { pictogram } { by-transport } na { $to } a objevit se
    .words = objevit objevím ukázat ukážu odhalit veřejně jet
move-take = { pictogram } { one-ticket }
    .words = vzít vezmi vezmu beru žeton jízdenka jízdenku lístek

sealed-pawn = { $piece ->
    [white] ⚪ Bílá ·{ " " }
    [yellow] 🟡 Žlutá ·{ " " }
    [red] 🔴 Červená ·{ " " }
    [blue] 🔵 Modrá ·{ " " }
    [green] 🟢 Zelená ·{ " " }
   *[none] { "" }
}
seal-void = 🔏 Zapečetěná jízda už není možná: { sealed-pawn }**{ $move }**. { $dropped ->
    [0] Vyber jinou.
    [one] Neuskuteční se ani ta zapečetěná po ní. Vyber znovu.
    [few] Neuskuteční se ani ty zapečetěné po ní. Vyber znovu.
   *[other] Neuskuteční se ani ty zapečetěné po ní. Vyber znovu.
}

hunt-begun = { $hunts ->
    [one] 🌫️ Ulicemi se plíží mlha. Fantomem je { $seat }.
    [few] 🌫️ Hon { $hunt }/{ $hunts }: ulicemi se plíží mlha a Fantomem je { $seat }.
   *[other] 🌫️ Hon { $hunt }/{ $hunts }: ulicemi se plíží mlha a Fantomem je { $seat }.
}
pawn-placed = { disc } { the-pawn } ({ $seat }) číhá na značce { $station }.
fantom-hid = 🎩 Fantom vyrazil do noci. Odkud, to nikdo neviděl.
fantom-began = 🎩 Fantom se mihl na značce { $station } a je pryč.
fantom-rode = 🎩 Okénko { $box }: Fantom prchá { by-transport } { pictogram }.
fantom-doubled = 🎩 ⏩ Dvojtah! { $left ->
    [0] Byl poslední.
    [one] Zbývá mu ještě { $left }.
    [few] Zbývají mu ještě { $left }.
   *[other] Zbývá mu jich ještě { $left }.
}
fantom-flitted = 🎩 Okénko { $box }: Fantom se mihl a zmizel. Čím jel, nikdo neviděl.
fantom-appeared = 🎩 Okénko { $box }: Fantom se objevuje na značce **{ $station }**!
fantom-surfaced = 🎩 Okénko { $box }: Fantom se sám ukázal na značce **{ $station }** a žádá od každé figurky žeton.
log-proved = 📜 Důkaz tabulkou, okénka { $first } až { $last }: { $route }.
ticket-taken = 🎩 Fantom bere od { disc } { of-the-pawn } { one-ticket } { pictogram }.
pawn-rode = { disc } { the-pawn } ({ $seat }) jede { by-transport } { pictogram } na { $to }.
pawn-stuck = { disc } { the-pawn } ({ $seat }) nemá kam jet a čeká na další kolo.
fantom-arrested = 🚨 { disc } { the-pawn } ({ $seat }) zatýká Fantoma na značce **{ $station }** (okénko { $box })!
fantom-cornered = 🚨 Fantom je v pasti na značce **{ $station }** (okénko { $box }): nemá kam jet. Detektivové vyhráli!
detectives-stranded = 🎩 Figurkám už jejich žetony nejsou k ničemu. Okénko { $box }: Fantom v klidu odchází ze značky **{ $station }** a vyhrává!
fantom-escaped = 🎩 Tabulka je plná a Fantom volný. Na značce **{ $station }** smekl klobouk a je pryč: Fantom vyhrál!
log-revealed = 📜 Celá Fantomova cesta: { $route }.
log-written = 📝 Tvoje tabulka, okénko { $box }: { $transport ->
    [cab] 🐎 drožkou na **{ $station }**.
    [taxi] 🚕 taxíkem na **{ $station }**.
    [tram] 🚋 tramvají na **{ $station }**.
    [boat] ⛵ lodí na **{ $station }**.
   *[none] jsi na značce **{ $station }**.
}

refused-too-many-for-map = { $most ->
    [one] Tahle mapa má na tolik hráčů málo figurek. Hrát na ní může nejvýš { $most } hráč.
    [few] Tahle mapa má na tolik hráčů málo figurek. Hrát na ní můžou nejvýš { $most } hráči.
   *[other] Tahle mapa má na tolik hráčů málo figurek. Hrát na ní může nejvýš { $most } hráčů.
}
refused-no-own-map = Server nemá nahranou vlastní mapu, na které by se dalo hrát. Vyber jinou.
refused-over = Hra už skončila, není co hrát.
refused-only-detectives = Figurky staví jen detektivové. Fantom se ukryje a pak jezdí.
refused-only-fantom = To smí jen Fantom. Vyber tah pro svou figurku.
refused-which-pawn = Detektivové tu jezdí společně: řekni, která figurka jede.
refused-only-pawns = Figurky patří detektivům. Ty jsi Fantom: prostě jeď.
refused-in-order = Figurky tu jezdí jedna po druhé. Teď je to tahle: { disc } { the-pawn }. Vyber její jízdu, figurku uvádět nemusíš.
refused-no-pawn-of-yours = { the-pawn } není tvoje figurka. Vyber některou ze svých.
refused-ridden-already = { the-pawn } v tomto kole už jela. Vyber jinou figurku.
refused-place-first = Než se začne jezdit, musí stát všechny figurky. Nejdřív postav svou.
refused-placed-already = Figurky už všechny stojí. Teď se jezdí.
refused-hide-first = Než vyjedeš, vyber si první značku.
refused-hidden-already = První značku už máš vybranou. Teď jeď.
refused-take-first = Po objevení si nejdřív vezmi žeton od { of-the-pawn }.
refused-nothing-to-take = Žetony si bereš jen hned poté, co se dobrovolně objevíš.
refused-pawn-has-none = { the-pawn } nemá { one-ticket }. Vezmi si jiný.
refused-station-unknown = Taková značka tu není. Vyber si od { $first } do { $last }.
refused-station-taken = { the-pawn } stojí na značce { $station }. Vyber jinou.
refused-boat-is-fantoms = Loď má jen Fantom. Jeď drožkou, taxíkem nebo tramvají.
refused-no-ticket = { $transport ->
    [cab] Na drožku už nemáš žeton. Jeď něčím jiným.
    [taxi] Na taxi už nemáš žeton. Jeď něčím jiným.
    [tram] Na tramvaj už nemáš žeton. Jeď něčím jiným.
   *[boat] Na loď už nemáš žeton. Jeď něčím jiným.
}
refused-no-line = { $stops ->
    [none] Ze značky { $origin } se { by-transport } jet nedá. Jeď něčím jiným.
   *[other] Ze značky { $origin } na { $station } se { by-transport } jet nedá. Dojedeš na { $stops }.
}
refused-no-double = Žeton na dvojtah už nemáš. Jeď jen jednou.
refused-one-double = Dvojtah už běží. Udělej jeho druhou jízdu.
refused-no-room-for-double = Na dvě další jízdy už v tabulce není místo. Jeď jen jednou.
refused-no-second-ride = Odtamtud už druhá jízda nevede. Začni dvojtah jinou jízdou.
refused-no-surfacing = U tohohle stolu se Fantom objevuje, jen když musí. Prostě jeď.
refused-surfaced-already = Dobrovolně se objevit jde jen jednou a už to bylo. Prostě jeď.
refused-shown-anyway = V okénku { $box } se objevíš tak jako tak. Prostě jeď.

# Řádek pod jménem toho, kdo je na tahu.
now-to-do = { $phase ->
    [place] { disc } { the-pawn } hledá, kde si počíhá
    [hide] 🎩 Fantom vybírá, kde začne
    [fantom] 🎩 Fantom prchá
    [second] 🎩 Fantom jede druhou jízdu dvojtahu
    [take] 🎩 Fantom bere žeton od { disc } { of-the-pawn }
   *[detectives] { disc } { the-pawn } jede
}
now-still-to-ride = Ještě pojedou: { $pawns }
now-hunt = hon { $hunt }/{ $hunts }
now-box = okénko { $box }/{ $boxes }
now-reveal = Fantom se objeví v okénku { $box }
now-reveal-here = Fantom se teď musí objevit
how-it-ended = { $ending ->
    [arrested] 🚨 { disc } { the-pawn } zatkla Fantoma (okénko { $box })
    [cornered] 🚨 Fantom je v pasti (okénko { $box })
    [stranded] 🎩 Figurky nemají jak jet (okénko { $box }), Fantom je volný
    [cut-short] { $box ->
        [0] 🏳️ Hon skončil, než začal
       *[other] 🏳️ Hon skončil předčasně (okénko { $box })
    }
   *[escaped] 🎩 Fantom unikl
}

# Plán slovy, řádek po řádku.
board-turn = Na tahu je { $seat }.
board-turns = Na tahu: { $seats }.
board-unseen = Fantoma zatím nikdo neviděl.
board-began = Fantom začal na značce { $station }.
board-black = Fantom stojí na značce { $station }: objevil se tam v okénku { $box }.
board-seen = Naposledy byl Fantom vidět v okénku { $box } na značce { $station }.
board-reveals = Fantom se objeví v okénkách { $boxes }.
board-pawn = { the-pawn } ({ $seat }): { $place }; { $tickets }
board-not-placed = ještě nestojí
board-tickets = drožka { $cab }, taxi { $taxi }, tramvaj { $tram }
board-stock = Fantomovy žetony: drožka { $cab }, taxi { $taxi }, tramvaj { $tram }, loď { $boat }, dvojtah { $double }
board-reach = { the-pawn } může jet { $rides }
board-no-reach = { the-pawn } teď nemá kam jet
board-ride = { by-transport } → { $stations }
board-possible = { $count ->
    [one] Fantom může být jedině na značce { $stations }
    [few] Fantom může být na { $count } značkách: { $stations }
   *[other] Fantom může být na { $count } značkách: { $stations }
}
board-possible-but = Fantom může být na { $count } značkách, všude až na: { $stations }
board-log = Tabulka: { $boxes }
board-log-empty = Tabulka je prázdná.
board-box-start = začátek
board-box-unknown = neznámo čím
board-box-double = dvojtah
board-surfacing = { $used ->
    [true] Dobrovolné objevení už Fantom využil.
   *[false] Fantom se ještě může jednou objevit dobrovolně.
}
board-hunt = Hon { $hunt } (Fantom: { $seat }): { $ended }. Cesta: { $route }

# Co se dozví jen Fantom a co místo toho detektiv.
secret-whereabouts = Jsi Fantom a jsi na značce { $station }.
secret-none-yet = Jsi Fantom. Vyber, kde začneš, mimo dosah figurek.
secret-log = Tvoje tabulka: { $boxes }
secret-rides = Můžeš jet { $rides }
secret-no-rides = Momentálně nemáš kam jet.
secret-danger = Jen jednu jízdu od figurek: { $stations }
secret-safe = Žádná figurka nemůže jet.
secret-watched = Jen jednu jízdu od tebe: { $pawns }!
no-secrets = Detektiv žádná tajemství nemá: co se o Fantomovi ví, je na plánu.

pick-a-start = Značky { $first }–{ $last } · { $area } · { $middle }
pick-a-good-start = Dobré značky na začátek…
drawer-stations = Všech { $count } značek…
hide-for-me = Schovej mě
place-them = { $count ->
    [one] Postav mi ji
    [few] Postav mi je
   *[other] Postav mi je
}
area = { $area ->
    [north-west] severozápad
    [north] sever
    [north-east] severovýchod
    [west] západ
    [centre] střed
    [east] východ
    [south-west] jihozápad
    [south] jih
   *[south-east] jihovýchod
}
pick-a-ride = { disc } { the-pawn } jede na…
pick-a-flight = 🎩 Jet na…
pick-a-second = 🎩 Druhá jízda na…
pick-a-double = ⏩ Dvojtah, první jízda na…
pick-a-surfacing = 👁️ Jet a dobrovolně se objevit na…

# Varování před nedostatkem žetonů.
scarce-pawn = -# 🎟️ { disc } { the-pawn }: { $tickets }
scarce-none = { $transport ->
    [cab] žádný žeton na drožku
    [taxi] žádný žeton na taxi
   *[tram] žádný žeton na tramvaj
}
scarce-last = { $transport ->
    [cab] poslední žeton na drožku
    [taxi] poslední žeton na taxi
   *[tram] poslední žeton na tramvaj
}
scarce-short = { $tickets ->
    [one] jen { $tickets } žeton, a jízd může být ještě { $rides }
    [few] jen { $tickets } žetony, a jízd může být ještě { $rides }
   *[other] jen { $tickets } žetonů, a jízd může být ještě { $rides }
}
scarce-dead-end = -# 🚧 = po téhle jízdě by figurka se zbylými žetony už dál nejela.

score = { $tournament ->
    [true] { score-own }
   *[false] { score-hunt }
}
score-hunt = { $map ->
    [old-town] { $points ->
        [25] Fantom unikl
        [one] Fantom vydržel { score-boxes }
        [few] Fantom vydržel { score-boxes }
       *[other] Fantom vydržel { score-boxes }
    }
    [suburb] { $points ->
        [13] Fantom unikl
        [one] Fantom vydržel { score-boxes }
        [few] Fantom vydržel { score-boxes }
       *[other] Fantom vydržel { score-boxes }
    }
   *[own] { score-points }
}
score-own = { $map ->
    [old-town] { $points ->
        [25] jako Fantom na svobodě
        [one] jako Fantom { score-boxes }
        [few] jako Fantom { score-boxes }
       *[other] jako Fantom { score-boxes }
    }
    [suburb] { $points ->
        [13] jako Fantom na svobodě
        [one] jako Fantom { score-boxes }
        [few] jako Fantom { score-boxes }
       *[other] jako Fantom { score-boxes }
    }
   *[own] { score-points }
}
score-boxes = { $points ->
    [one] { $points } okénko
    [few] { $points } okénka
   *[other] { $points } okének
}
score-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}

flaw-trusts-a-hunch = { $player } věří předtuše a dlouho se jí drží.
flaw-stays-at-home = { $player } nechce opustit čtvrť, kde hon začal.
flaw-acts-on-old-news = { $player } se řídí starými zprávami.
flaw-short-sighted = { $player } vidí jen to, co je blízko.
