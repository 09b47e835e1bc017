# Tour de France po slovensky. Písané ťahy, súbory s etapami a slová v obrázkoch majú vlastné súbory.

game-name = Tour de France
game-tagline = Pelotón: schovaj sa v háku, unikni a buď vpredu tam, kde sa to počíta.
game-rules =
    { "**" }Cieľ.** Šéfuješ cyklistickému tímu. Dostaň svojho jazdca do cieľa ako prvého, v pretekoch na viac etáp v najlepšom čase. Ak sa hrá na tímy, počítajú sa časy troch najlepších.

    { "**" }Kolo.** Všetci dávajú pokyny naraz a tajne, potom ide celý pelotón podľa poradia. Meniť nemusíš nič: kto sa ničoho nedotkne, vezie sa v háku. Stlač **Hotovo**: na toto kolo, kým sa niečo nestane, alebo až do cieľa. Niečo sa deje pred prémiou, pred cieľom a keď ti čelo pretekov ujde. Kým nemá hotovo posledný tím, dá sa to vziať späť. Len čo je prvý v cieli, dávaš pokyny naposledy a zvyšok etapy sa dokončí sám.

    { "**" }Pokyny.** Plán rozdá roly celému tímu jedným ťuknutím. Každý jazdec má kartu. Takmer všetko na nej zariadi rola:
    • 🛡️ V háku: šetrí sa, preberá od 4 · 💪 Domestik: ťahá a odovzdáva rýchlosť kolegovi tesne pred sebou
    • 👀 Strážca: chytá úniky · ⚡ Útočník: šetrí sa a na posledných šestnástich poliach ide · 🚀 Šprintér: naplno na prémie a do cieľa
    • ⛰️ Vrchár: útočí do kopca · 🤝 Čakajúci: vracia sa po kolegu
    Čokoľvek ďalšie, od rýchlosti po miesto na ceste, sa dá nastaviť jednotlivo, alebo povedz *opýtaj sa ma*.

    { "**" }Skupiny.** Kto sa dotýka, ide spolu. Prvý v skupine hádže kockou; každý ďalší prevezme rýchlosť jazdca tesne pred sebou, alebo hádže. Kto na rovine vedie, ide zo žltého čísla o pole menej: nechaj ťahať iných. Kto má okolo seba voľno, je osamelý: musí hádzať, na žltej tiež stráca pole a útočiť nemôže. Dvojka ostáva vždy dvojkou. Medzi rovinou a stúpaním sa nič nepreberá: prvý na druhej strane hádže.

    { "**" }Kocky.** 🟡 Žltá 2 3 4 4 5 6 na rovine, bodkovaná 1 2 3 3 3 4 v stúpaní: kto hodí 4, ide 4, ostatní za ním preberajú 3. Biela 1 1 2 2 3 3 brzdí dvoch ďalších jazdcov: tí prevezmú poslednú rýchlosť, hodia bielou alebo zahrajú kartu. Červená 4 5 6 7, ale dva razy zo šiestich pád; červené číslo sa nepreberá.

    { "**" }Útok.** Dvojka na žltej (jednotka v stúpaní) je ATTACK pre toho, kto vedie alebo má pred sebou tri voľné polia: 2 a zelená kocka. **Sólo**: odskočíš a chytí ťa len ďalší ATTACK. **Ťahať skupinu**: ohlásiš to vopred a kto chce, ide s tebou.

    { "**" }Pomoc.** Kto ide hneď za kolegom, môže ho predbehnúť a odovzdať mu rýchlosť: zo 6 prejde 4 a 2 odovzdá. Alebo mu rozbehne špurt: vtedy kolega skončí čo najďalej vpredu.

    { "**" }Body a dresy.** Prví štyria na prémii majú 5, 3, 2 a 1 bod: šprinty na zelený dres, hory na bodkovaný. Cieľový pás ukazuje sekundy; čas prvého platí pre celú skupinu. Žltý má ten, kto má najlepší čas. Od druhej etapy nesie každý dres kartu na jedno použitie za etapu, zahranú ešte pred hodom: žltý a zelený na rovine, bodkovaný v stúpaní. Kto by mohol útočiť, zaútočí s ňou bez ohľadu na šťastie; každý iný ide presne toľko, koľko padne na zelenej, a nikto to po ňom neprevezme.

    { "**" }Pokyny sú tajné** až do konca etapy. Ak to nestihneš, tvoj tím ide podľa toho, čo na kartách stojí.

    { "**" }Dobrá rada.** Proti vetru ešte nikto nevyhral. Drž sa v háku, jedného jazdca si šetri na posledných desať polí, a keď sa skupina trhá, buď v tej prednej.

option-race = Preteky
option-race-about = Etapa má 10 až 25 kôl; keď všetci dajú „kým sa niečo nestane“, čaká sa na nich oveľa menej.
option-race-first = Prvá hra: Rožok–Káva-au-Lit (39 polí)
option-race-plain = Rovina pre šprintérov: Lokša–Bageta-sur-Mer (72)
option-race-hills = Kopce s dlažbou: Kostitras–Mačacie-Hlavy (76)
option-race-mountain = Dojazd do kopca: Pohovka-en-Vallée–Mont Uf (68)
option-race-circuit = Tri okruhy: Kolotoč-le-Rond (82)
option-race-three = Tri etapy: rovina, kopce, hory
option-race-tour = Štyri etapy: rovina, kopce, okruhy, hory
option-race-own = Vlastná etapa servera
option-riders = Jazdcov v tíme
option-riders-about = Podľa počtu tímov: pri dvoch šiesti, pri troch a štyroch štyria, inak traja.
option-riders-by-players = Podľa počtu tímov
option-riders-3 = 3
option-riders-4 = 4
option-riders-5 = 5
option-riders-6 = 6
option-decides = Kto vyhráva
option-decides-about = Ukazujú sa obe poradia, rozhoduje jedno.
option-decides-individual = Najlepší jazdec
option-decides-team = Najlepší tím
option-finish-points = Body aj za dojazd
option-finish-points-about = Prví štyria v etape dostanú 5, 3, 2 a 1 bod aj do zeleného dresu.

stage-first = Rožok–Káva-au-Lit
stage-plain = Lokša–Bageta-sur-Mer
stage-hills = Kostitras–Mačacie-Hlavy
stage-mountain = Pohovka-en-Vallée–Mont Uf
stage-circuit = Kolotoč-le-Rond
stage-own = vlastná etapa servera
the-stage = { TEXT("stage", $stage, "") }

# Jazdci a čo stojí na ich kartách.
the-rider = { $rider } ({ $seat })
a-time = { CLOCK($time) }
n-fields = { $fields ->
    [one] { $fields } pole
    [few] { $fields } polia
   *[other] { $fields } polí
}
by-role = podľa roly
as-role = { $what } (rola)
most-none = bez obmedzenia
role-shelter = V háku
role-work = Domestik
role-hunt = Strážca
role-attack = Útočník
role-sprint = Šprintér
role-climb = Vrchár
role-wait = Čakajúci
the-role = { TEXT("role", $role, "") }
speed-2 = preberá od 2
speed-3 = preberá od 3
speed-4 = preberá od 4
speed-5 = preberá od 5
speed-brake = brzdí (biela kocka)
speed-red = riskuje (červená kocka)
speed-ask = opýtaj sa ma
the-speed = { TEXT("speed", $speed, "") }
attack-solo = ide sólo
attack-pull = ťahá skupinu
attack-plain = berie len číslo
attack-ask = opýtaj sa ma
the-attack = { TEXT("attack", $attack, "") }
catch-true = chytá úniky
catch-false = necháva úniky ísť
card-never = necháva si ju
card-next = pri prvej šanci zaútočiť
card-now = hneď teraz
card-ask = opýtaj sa ma
the-card = { TEXT("card", $card, "") }
where-far = čo najďalej
where-wheel = do háku za predchádzajúceho
where-beside = vedľa kolegu
where-front = kde sú pred ním tri voľné polia
where-wind = na náveternú stranu
where-lee = do závetria
where-shield = kryť kolegu
where-ask = opýtaj sa ma
where-whom = { $where ->
    [beside] vedľa čísla { $rider }
   *[other] kryje pred vetrom číslo { $rider }
}
the-where = { TEXT("where", $where, "") }
most-of = { $count ->
    [one] najviac { $count } pole
    [few] najviac { $count } polia
   *[other] najviac { $count } polí
}
help-whom = { $ahead ->
    [true] rozbieha špurt číslu { $rider }
   *[false] odovzdáva rýchlosť číslu { $rider }
}
until-round = na toto kolo
until-event = kým sa niečo nestane
until-end = až do cieľa
yes-true = áno
yes-false = nie

# Ťahy na tlačidlách, v zoznamoch a v nápovede.
move-set-role = { $rider }: { the-role }
    .words = rola jazdec pretekár
move-set-speed = { $rider }: { the-speed }
    .words = rýchlosť jazdec preberá kocka
move-set-attack = { $rider } pri ATTACK: { the-attack }
    .words = útok pri útoku jazdec
move-set-catch = { $catch ->
    [true] { $rider } chytá úniky
   *[false] { $rider } necháva úniky ísť
}
    .words = cudzie úniky útoky jazdec
move-set-card = { $rider }, karta dresu: { the-card }
    .words = karta kartu dres jazdec zahrať
move-set-where = { $rider }: { the-where }
    .words = kde miesto jazdec kryje kry kryť tieni
move-set-most = { $rider }: koľko polí najviac
    .words = obmedzenie najviac pole polí jazdec
move-set-help = { $rider } odovzdáva rýchlosť
    .words = pomoc pomáha pomôcť odovzdať odovzdá jazdec
move-swap = { $one } a { $other } si menia miesta
    .words = prehodiť prehoď vymeniť miesta jazdci
move-ready = { $until ->
    [round] Hotovo
    [event] Kým sa niečo nestane
   *[end] Až do cieľa
}
    .words = hotovo hotový hotová rozkazy pripravený
move-take-back = Ešte nemám hotovo
    .words = vziať späť naspäť zmeniť ešte nie znova
answer-anew = Odpovedať na predchádzajúcu otázku znova
move-answer = Odpoveď { $answer }
    .words = odpoveď odpovedať odpovedám číslo
move-absent = { $for_good ->
    [true] Nechať tím ísť podľa kariet nadobro
   *[false] Nech rozhodnú karty
}
    .words =
        { $for_good ->
            [true] nechať nadobro tím
           *[false] nechať karty rozhodnúť kolo
        }
drawer-swap = Miesta
pick-role = 🎽 Rola: { $now }
pick-speed = ⏱️ Rýchlosť: { $now }
pick-attack = ⚡ Pri ATTACK: { $now }
pick-catch = 👀 Cudzie útoky: { $now }
pick-where = 📍 Miesto: { $now }
pick-most = ✋ Obmedzenie: { $now }
pick-help = 🤝 Pomáha: { $now }
pick-card = 🃏 Karta dresu: { $now }
pick-swap = 🔁 Prehodiť dvoch svojich jazdcov…
list-speed = Rýchlosť: { $what }
list-attack = Pri ATTACK: { $what }
list-catch = Útoky: { $what }
list-where = Miesto: { $what }
list-most = Obmedzenie: { $what }
list-help = Pomoc: { $what }
list-card = Karta: { $what }
swap-two = { $one } ({ $first }. na štarte) ↔ { $other } ({ $second }. na štarte)

# Otázka, ktorú kladie pokyn.
question = { $about ->
    [speed] ❓ **Číslo { $rider } sa pýta:** čo s rýchlosťou? { $speed ->
        [0] Prevziať niet čo.
       *[other] Prevziať sa dá { $speed }.
    }
    [attack] ❓ **Číslo { $rider } má ATTACK.** Čo s ním?
    [card] ❓ **Číslo { $rider } sa pýta:** zahrať kartu dresu?
   *[where] ❓ **Číslo { $rider } sa pýta:** kam?
}
question-before = Tesne predtým: { ridden }
question-default = keď neodpovieš
answer-take = Prevziať { $most }
answer-yellow = Žltá { $least }–{ $most }
answer-polka = Bodkovaná { $least }–{ $most }
answer-white = Biela { $least }–{ $most }, zabrzdí dvoch ďalších
answer-red = Červená { $least }–{ $most }
answer-solo = Sólo, { $least }–{ $most }
answer-pull = Ťahať skupinu, { $least }–{ $most }, kto chce, ide tiež
answer-catch = Chytiť únik: { $most }
answer-where = { $where }: { n-fields }
odds-better = { "," } lepšia { $count } zo 6
odds-attack = { "," } ATTACK { $count } zo 6
odds-catch = { "," } chytí { $count } zo 6
odds-fall = { "," } pád { $count } zo 6
odds-room = { "" } (miesto len na { $fields })
answer-plain = Len číslo: { $fields }, bez útoku
answer-card = Zahrať kartu, { $least }–{ $most }
answer-keep = Nechať si kartu

# Riadok nad plánom a výzvy.
now-stage-of = { $number }. etapa z { $count }: { $name }
now-round = 🚩 { $name } · { $round }. kolo · do cieľa { $left }
now-coming = 🏁 { $name } · { $round }. kolo · v cieli { $home } z { $count }
now-cut-short = 🏁 { $name } · preteky boli prerušené v { $round }. kole
now-over = 🏁 { $name } · preteky sa skončili
now-orders = 📋 Pokyny · { $teams ->
    [one] hotovo má { $ready } z { $teams }
    [few] hotovo má { $ready } z { $teams }
   *[other] hotovo má { $ready } z { $teams }
}
why-last = 🔔 Prví sú v cieli: toto sú posledné pokyny v etape.
why-finish = 🔔 Cieľ na dosah: zostáva { $fields ->
    [one] { $fields } pole.
    [few] { $fields } polia.
   *[other] { $fields } polí.
}
why-prime = 🔔 Blíži sa { $prime } { $name }: ešte { n-fields }.
why-behind = 🔔 Čelo pretekov uniká a nikoho v ňom nemá: { $teams }.
now-asked = ❓ { the-rider } sa obzerá po tímovom aute: čo teraz?
now-won = 🏆 Preteky vyhráva { the-rider }
call-orders = 📋 Pokyny na { $round }. kolo, do cieľa { $left }. Tvoji jazdci: { $riders }. Ak nechceš nič meniť, stačí Hotovo.
call-asked = ❓ Jeden z tvojich jazdcov sa pýta, čo má robiť.

# Plán slovami.
board-legend = Jazdci v poradí, ako idú: číslo (tím), polí do cieľa · pruh zľava. ⚡ môže zaútočiť, 🔘 osamelý, ⛰️ v stúpaní.
board-group = { $count ->
    [one] **Skupina { $number }**: { $riders }
    [few] **Skupina { $number }** ({ $count } jazdci): { $riders }
   *[other] **Skupina { $number }** ({ $count } jazdcov): { $riders }
}
board-finish = 🏁 Cieľ, { $name }: { $riders }
board-arrivals = 🏁 V cieli: { $riders }
board-arrived = { $rider } { CLOCK($time) }
prime-sprint = 🟢 Šprint
prime-mountain = 🔴 Horská prémia
board-prime = { $prime } { $name }, { $left } pred cieľom: { $riders }
board-nobody-yet = ešte nikto
board-course = 🗺️ Etapa: { $sections }
board-section = { $kind ->
    [flat] { $name }, rovina { $steps }
   *[climb] { $name }, stúpanie { $steps }
}, { $wind ->
    [left] vietor zľava
   *[right] vietor sprava
}
the-jersey = { $jersey ->
    [yellow] 🟡 žltý dres
    [green] 🟢 zelený dres
   *[polka] 🔴 bodkovaný dres
}
board-jersey = { the-jersey }: { $rider }{ $card ->
    [true] , kartu ešte má
   *[false] { "" }
}
class-individual = 🟡 Žltý dres: { $riders }
class-team = 👥 Tímy: { $teams }
class-green = 🟢 Zelený dres: { $riders }
class-polka = 🔴 Bodkovaný dres: { $riders }
board-rides = Posledná jazda: { $rides }
ridden = { $how ->
    [take] { $rider } preberá
    [yellow] { $rider } hádže žltou
    [polka] { $rider } hádže bodkovanou
    [white] { $rider } hádže bielou
    [red] { $rider } hádže červenou
    [fall] { $rider } padá
    [solo] { $rider } útočí
    [pull] { $rider } ťahá skupinu
    [catch] { $rider } chytá únik
   *[card] { $rider } hrá kartu
}: { n-fields }
ridden-passed = (a odovzdáva { $fields })
past-stage = 🏆 { $name }: { $rider }, čas { CLOCK($time) }

# Čo sa dozvie len jeden tím.
secret-over = Preteky sa skončili, tajného už nezostáva nič.
secret-orders = 📋 **Tvoje pokyny** (nikto iný ich nevidí):
secret-place = { $lonely ->
    [true] skupina { $group }, osamelý
   *[false] skupina { $group }, { $place }. z { $count }
}
the-die = { $die ->
    [yellow] hádže žltou
    [polka] hádže bodkovanou
    [white] hádže bielou
   *[red] hádže červenou
}
next-does = { $doing ->
    [plays] hrá kartu
    [asks] pýta sa ťa
    [rolls] { the-die }
    [takes] prevezme od { $least }, inak { the-die }
   *[in] je v cieli
}
next-attack = ⚡ na { $on }: { the-attack }
next-catches = 🪝 chytá na { $on }
secret-ready = ✅ Máš hotovo.
secret-spare = { $count ->
    [one] -# Zostáva { $count } zmena
    [few] -# Zostávajú { $count } zmeny
   *[other] -# Zostáva { $count } zmien
}

# Koniec etapy a pretekov.
ended-title = 🏁 { $name }
ended-won = { $rounds ->
    [one] 🏆 **Víťazí { the-rider }**, čas { CLOCK($time) } po { $rounds } kole!
    [few] 🏆 **Víťazí { the-rider }**, čas { CLOCK($time) } po { $rounds } kolách!
   *[other] 🏆 **Víťazí { the-rider }**, čas { CLOCK($time) } po { $rounds } kolách!
}
ended-place = { $mark } { $rider }{ $behind ->
    [0] { "" }
   *[other] { " " }+{ CLOCK($behind) }
}
ended-next = ▶️ Nabudúce { $number }. etapa z { $count }: { $name }

# Čo sa deje.
stage-begun = { $count ->
    [one] 🚩 Odštartované: { the-stage }.
    [few] 🚩 { $number }. etapa z { $count }: { the-stage }. Odštartované!
   *[other] 🚩 { $number }. etapa z { $count }: { the-stage }. Odštartované!
}
rider-moved = { $how ->
    [take] { the-rider } preberá: { n-fields }
    [yellow] { the-rider } hádže žltou { $number }: { n-fields }
    [polka] { the-rider } hádže bodkovanou { $number }: { n-fields }
    [white] { the-rider } hádže bielou { $number }: { n-fields }
    [red] { the-rider } hádže červenou { $number }: { n-fields }
    [fall] { the-rider } hádže červenou a padá
    [solo] { the-rider } ide sólo, zelená { $number }: { n-fields }
    [pull] { the-rider } ťahá skupinu, zelená { $number }: { n-fields }
    [catch] { the-rider } chytá únik: { n-fields }
   *[card] { the-rider } hrá kartu, zelená { $number }: { n-fields }
}
speed-passed = { the-rider } odovzdáva rýchlosť číslu { $receiver }: { n-fields }
attacked = ⚡ { the-rider } útočí: { n-fields }
pulled = 🚄 { the-rider } ťahá skupinu rýchlosťou { $speed }
caught = 🪝 { the-rider } chytá únik
card-played = { $jersey ->
    [yellow] 🃏 { the-rider } hrá kartu žltého dresu!
    [green] 🃏 { the-rider } hrá kartu zeleného dresu!
   *[polka] 🃏 { the-rider } hrá kartu bodkovaného dresu!
}
fell = 🤕 { the-rider } riskuje a padá
prime-reached = { $kind ->
    [sprint] 🟢 Šprint
   *[mountain] 🔴 Horská prémia
}: { $place }. je { the-rider } ({ $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
})
finished = 🏁 { the-rider } je v cieli na { $second } s
stage-won = { $stage ->
    [own] 🏆 Vlastnú etapu servera vyhráva { the-rider }, čas { CLOCK($time) }!
   *[other] 🏆 Etapu { the-stage } vyhráva { the-rider }, čas { CLOCK($time) }!
}
out-of-time = { $riders ->
    [one] 🚐 { $riders } jazdca zbiera zberný voz.
    [few] 🚐 { $riders } jazdcov zbiera zberný voz.
   *[other] 🚐 { $riders } jazdcov zbiera zberný voz.
}
jersey-worn = { the-jersey }: { the-rider }
race-won = 🏆 Preteky vyhráva { the-rider }, čas { CLOCK($time) }!
team-won = 👥 Najlepší tím: { $seat } ({ CLOCK($time) })
gone-for-good = 💤 { $seat }: tím ide odteraz podľa kariet.

score = { $decides ->
    [individual] najlepší jazdec { CLOCK($points) }
   *[team] tím { CLOCK($points) }
}
deadline-near = ⏳ { $seat }, čas na toto kolo vyprší <t:{ NUMBER($due, useGrouping: 0) }:R>. Potom tvoj tím pôjde podľa kariet, ako teraz sú.
deadline-missed = ⌛ { $seat }: čas vypršal, tím ide podľa kariet. Do návratu bude na ďalšie kolá čoraz menej času.
ask-resign = 🏳️ Vzdať **{ $table }**? Tvoj tím pôjde ďalej podľa kariet a návratu už niet.
resigned = 🏳️ { $seat } vzdáva preteky.
you-resigned = Po vzdaní ide tvoj tím ďalej podľa kariet.

# Prečo niečo nejde a čo by šlo.
refused-over = Preteky sa skončili.
refused-players = Toto môžu len tímy v pretekoch.
refused-gone = Po vzdaní ide tvoj tím už len podľa kariet.
refused-ready = Máš hotovo. Kým ostatní ešte vyberajú, môžeš to vziať späť a pokyny zmeniť.
refused-not-ready = Niet čo brať späť: hotovo nemáš, alebo ho mali všetci a kolo sa už odjazdilo.
refused-too-many-changes = Pokyny už meníš príliš často. Ďalšie zmeny prídu s ďalším kolom; daj hotovo.
refused-not-asked = Teraz sa ťa nikto na nič nepýta. Zmeň karty, alebo daj hotovo.
refused-frozen = Kolo sa práve jazdí, a kým sa nedokončí, sú pokyny zamrznuté. Ak sa ťa niektorý tvoj jazdec pýta, najprv mu odpovedz.
refused-no-answer = { $most ->
    [one] Odpoveď je len jedna, 1.
    [few] Taká odpoveď nie je, čísla sú 1 až { $most }.
   *[other] Taká odpoveď nie je, čísla sú 1 až { $most }.
}
refused-no-rider = { $most ->
    [one] Ide len číslo { $most }.
    [few] Taký jazdec nejde: majú čísla 1 až { $most }.
   *[other] Taký jazdec nejde: majú čísla 1 až { $most }.
}
refused-not-yours = Číslo { $rider } ide za iný tím. Vyber niekoho svojho.
refused-rider-in = Číslo { $rider } už je v cieli a žiadne pokyny nepotrebuje.
refused-most = Jazdec prejde aspoň { $least } pole. Vyber obmedzenie od { $least } do { $most }.
refused-no-card = Číslo { $rider } nemá v tejto etape žiadnu kartu dresu.
refused-whom = Kolegu vyplň len k voľbám „vedľa kolegu“ a „kryť kolegu“, inde nie.
refused-led = Napíš, ktorému kolegovi sa má špurt rozbehnúť.
refused-no-mate = Musí to byť kolega z tímu, ktorý ide, a nie číslo { $rider } samo; cudzím jazdcom sa rýchlosť neodovzdáva.
refused-swap-late = Miesta na štarte sa menia len pred prvým kolom.
refused-same = Toto už na karte čísla { $rider } stojí.
