# Tour de France česky. Psané tahy, soubory s etapami a slova v obrázcích mají vlastní soubory.

game-name = Tour de France
game-tagline = Peloton: schovej se v háku, uteč a buď první tam, kde se to počítá.
game-rules =
    { "**" }Cíl.** Šéfuješ cyklistické stáji. Dostaň svého jezdce do cíle jako prvního, v závodě na víc etap v nejlepším čase. Hraje-li se na týmy, počítají se časy tří nejlepších.

    { "**" }Kolo.** Všichni dávají pokyny najednou a tajně, potom jede celý peloton podle pořadí. Měnit nemusíš nic: kdo na nic nesáhne, veze se v háku. Stiskni **Hotovo**: na tohle kolo, dokud se něco nestane, nebo až do cíle. Něco se děje před prémií, před cílem a když ti čelo závodu ujede. Dokud nemá hotovo poslední tým, jde to vzít zpět. Jakmile je první v cíli, dáváš pokyny naposledy a zbytek etapy se dojede sám.

    { "**" }Pokyny.** Plán rozdá role celému týmu jedním klepnutím. Každý jezdec má kartu. Skoro všechno na ní zařídí role:
    • 🛡️ V háku: šetří se, přebírá od 4 · 💪 Domestik: táhne a předává rychlost kolegovi těsně před sebou
    • 👀 Hlídač: chytá úniky · ⚡ Útočník: šetří se a na posledních šestnácti polích jede · 🚀 Sprinter: naplno na prémie a do cíle
    • ⛰️ Vrchař: útočí do kopce · 🤝 Čekající: vrací se pro kolegu
    Cokoli dalšího, od rychlosti po místo na silnici, jde nastavit jednotlivě, nebo řekni *zeptej se mě*.

    { "**" }Skupiny.** Kdo se dotýká, jede spolu. První ve skupině hází kostkou; každý další převezme rychlost jezdce těsně před sebou, nebo hází. Kdo na rovině vede, jede ze žlutého čísla o pole méně: nech tahat jiné. Kdo má kolem sebe volno, je osamělý: musí házet, na žluté taky ztrácí pole a útočit nemůže. Dvojka zůstává vždycky dvojkou. Mezi rovinou a stoupáním se nic nepřebírá: první na druhé straně hází.

    { "**" }Kostky.** 🟡 Žlutá 2 3 4 4 5 6 na rovině, puntíkatá 1 2 3 3 3 4 ve stoupání: kdo hodí 4, jede 4, ostatní za ním přebírají 3. Bílá 1 1 2 2 3 3 brzdí dva další jezdce: ti převezmou poslední rychlost, hodí bílou, nebo zahrají kartu. Červená 4 5 6 7, ale dvakrát ze šesti pád; červené číslo se nepřebírá.

    { "**" }Útok.** Dvojka na žluté (jednička ve stoupání) je ATTACK pro toho, kdo vede nebo má před sebou tři volná pole: 2 a zelená kostka. **Sólo**: odskočíš a chytí tě jen další ATTACK. **Táhnout skupinu**: ohlásíš to předem a kdo chce, jede s tebou.

    { "**" }Pomoc.** Kdo jede hned za kolegou, může ho předjet a předat mu rychlost: ze 6 ujede 4 a 2 předá. Nebo mu rozjede spurt: pak kolega skončí co nejdál vpředu.

    { "**" }Body a trikoty.** První čtyři na prémii mají 5, 3, 2 a 1 bod: sprinty na zelený trikot, hory na puntíkatý. Cílový pás ukazuje sekundy; čas prvního platí pro celou skupinu. Žlutý má ten, kdo má nejlepší čas. Od druhé etapy nese každý trikot kartu na jedno použití za etapu, zahranou ještě před hodem: žlutý a zelený na rovině, puntíkatý ve stoupání. Kdo by mohl útočit, zaútočí s ní bez ohledu na štěstí; každý jiný jede přesně tolik, kolik padne na zelené, a nikdo to po něm nepřevezme.

    { "**" }Pokyny jsou tajné** až do konce etapy. Nestihneš-li to, tvůj tým jede podle toho, co na kartách stojí.

    { "**" }Dobrá rada.** Proti větru nikdo nevyhrál. Drž se v háku, jednoho jezdce si šetři na posledních deset polí, a když se skupina trhá, buď v té přední.

option-race = Závod
option-race-about = Etapa má 10 až 25 kol; když všichni dají „dokud se něco nestane“, čeká se na ně mnohem méně.
option-race-first = První hra: Rohlík–Kafe-au-Lit (39 polí)
option-race-plain = Rovina pro sprintery: Placka–Bageta-sur-Mer (72)
option-race-hills = Kopce s dlažbou: Kostitřas–Kočičí-Hlavy (76)
option-race-mountain = Dojezd do kopce: Pohovka-en-Vallée–Mont Uf (68)
option-race-circuit = Tři okruhy: Kolotoč-le-Rond (82)
option-race-three = Tři etapy: rovina, kopce, hory
option-race-tour = Čtyři etapy: rovina, kopce, okruhy, hory
option-race-own = Vlastní etapa serveru
option-riders = Jezdců v týmu
option-riders-about = Podle počtu týmů: ve dvou šest, ve třech a čtyřech čtyři, jinak tři.
option-riders-by-players = Podle počtu týmů
option-riders-3 = 3
option-riders-4 = 4
option-riders-5 = 5
option-riders-6 = 6
option-decides = Kdo vyhrává
option-decides-about = Ukazují se obě pořadí, rozhoduje jedno.
option-decides-individual = Nejlepší jezdec
option-decides-team = Nejlepší tým
option-finish-points = Body i za dojezd
option-finish-points-about = První čtyři v etapě dostanou 5, 3, 2 a 1 bod i do zeleného trikotu.

stage-first = Rohlík–Kafe-au-Lit
stage-plain = Placka–Bageta-sur-Mer
stage-hills = Kostitřas–Kočičí-Hlavy
stage-mountain = Pohovka-en-Vallée–Mont Uf
stage-circuit = Kolotoč-le-Rond
stage-own = vlastní etapa serveru
the-stage = { TEXT("stage", $stage, "") }

# Jezdci a co stojí na jejich kartách.
the-rider = { $rider } ({ $seat })
a-time = { CLOCK($time) }
n-fields = { $fields ->
    [one] { $fields } pole
    [few] { $fields } pole
   *[other] { $fields } polí
}
by-role = podle role
as-role = { $what } (role)
most-none = bez omezení
role-shelter = V háku
role-work = Domestik
role-hunt = Hlídač
role-attack = Útočník
role-sprint = Sprinter
role-climb = Vrchař
role-wait = Čekající
the-role = { TEXT("role", $role, "") }
speed-2 = přebírá od 2
speed-3 = přebírá od 3
speed-4 = přebírá od 4
speed-5 = přebírá od 5
speed-brake = brzdí (bílá kostka)
speed-red = riskuje (červená kostka)
speed-ask = zeptej se mě
the-speed = { TEXT("speed", $speed, "") }
attack-solo = jede sólo
attack-pull = táhne skupinu
attack-plain = bere jen číslo
attack-ask = zeptej se mě
the-attack = { TEXT("attack", $attack, "") }
catch-true = chytá úniky
catch-false = nechává úniky jet
card-never = nechává si ji
card-next = při první šanci zaútočit
card-now = hned teď
card-ask = zeptej se mě
the-card = { TEXT("card", $card, "") }
where-far = co nejdál
where-wheel = do háku za předchozího
where-beside = vedle kolegy
where-front = kde jsou před ním tři volná pole
where-wind = na návětrnou stranu
where-lee = do závětří
where-shield = krýt kolegu
where-ask = zeptej se mě
where-whom = { $where ->
    [beside] vedle čísla { $rider }
   *[other] kryje před větrem číslo { $rider }
}
the-where = { TEXT("where", $where, "") }
most-of = { $count ->
    [one] nejvýš { $count } pole
    [few] nejvýš { $count } pole
   *[other] nejvýš { $count } polí
}
help-whom = { $ahead ->
    [true] rozjíždí spurt číslu { $rider }
   *[false] předává rychlost číslu { $rider }
}
until-round = na tohle kolo
until-event = dokud se něco nestane
until-end = až do cíle
yes-true = ano
yes-false = ne

# Tahy na tlačítkách, v seznamech a v nápovědě.
move-set-role = { $rider }: { the-role }
    .words = role jezdec závodník
move-set-speed = { $rider }: { the-speed }
    .words = rychlost jezdec přebírá kostka
move-set-attack = { $rider } při ATTACK: { the-attack }
    .words = útok při útoku jezdec
move-set-catch = { $catch ->
    [true] { $rider } chytá úniky
   *[false] { $rider } nechává úniky jet
}
    .words = cizí úniky útoky jezdec
move-set-card = { $rider }, karta trikotu: { the-card }
    .words = karta kartu trikot jezdec zahrát
move-set-where = { $rider }: { the-where }
    .words = kde místo jezdec kryje kryj krýt stíní
move-set-most = { $rider }: kolik polí nejvýš
    .words = omezení nejvýš pole polí jezdec
move-set-help = { $rider } předává rychlost
    .words = pomoc pomáhá pomoct předat předá jezdec
move-swap = { $one } a { $other } si mění místa
    .words = prohodit prohoď vyměnit místa jezdci
move-ready = { $until ->
    [round] Hotovo
    [event] Dokud se něco nestane
   *[end] Až do cíle
}
    .words = hotovo hotov hotova rozkazy připraven
move-take-back = Ještě nemám hotovo
    .words = vzít zpátky zpět změnit ještě ne nejsem znovu
answer-anew = Odpovědět na předchozí otázku znovu
move-answer = Odpověď { $answer }
    .words = odpověď odpovědět odpovídám číslo
move-absent = { $for_good ->
    [true] Nechat tým jet podle karet nadobro
   *[false] Ať rozhodnou karty
}
    .words =
        { $for_good ->
            [true] nechat nadobro tým
           *[false] nechat karty rozhodnout kolo
        }
drawer-swap = Místa
pick-role = 🎽 Role: { $now }
pick-speed = ⏱️ Rychlost: { $now }
pick-attack = ⚡ Při ATTACK: { $now }
pick-catch = 👀 Cizí útoky: { $now }
pick-where = 📍 Místo: { $now }
pick-most = ✋ Omezení: { $now }
pick-help = 🤝 Pomáhá: { $now }
pick-card = 🃏 Karta trikotu: { $now }
pick-swap = 🔁 Prohodit dva své jezdce…
list-speed = Rychlost: { $what }
list-attack = Při ATTACK: { $what }
list-catch = Útoky: { $what }
list-where = Místo: { $what }
list-most = Omezení: { $what }
list-help = Pomoc: { $what }
list-card = Karta: { $what }
swap-two = { $one } ({ $first }. na startu) ↔ { $other } ({ $second }. na startu)

# Otázka, kterou klade pokyn.
question = { $about ->
    [speed] ❓ **Číslo { $rider } se ptá:** co s rychlostí? { $speed ->
        [0] Převzít není co.
       *[other] Převzít jde { $speed }.
    }
    [attack] ❓ **Číslo { $rider } má ATTACK.** Co s ním?
    [card] ❓ **Číslo { $rider } se ptá:** zahrát kartu trikotu?
   *[where] ❓ **Číslo { $rider } se ptá:** kam?
}
question-before = Těsně předtím: { ridden }
question-default = když neodpovíš
answer-take = Převzít { $most }
answer-yellow = Žlutá { $least }–{ $most }
answer-polka = Puntíkatá { $least }–{ $most }
answer-white = Bílá { $least }–{ $most }, zabrzdí dva další
answer-red = Červená { $least }–{ $most }
answer-solo = Sólo, { $least }–{ $most }
answer-pull = Táhnout skupinu, { $least }–{ $most }, kdo chce, jede taky
answer-catch = Chytit únik: { $most }
answer-where = { $where }: { n-fields }
odds-better = { "," } lepší { $count } ze 6
odds-attack = { "," } ATTACK { $count } ze 6
odds-catch = { "," } chytí { $count } ze 6
odds-fall = { "," } pád { $count } ze 6
odds-room = { "" } (místo jen na { $fields })
answer-plain = Jen číslo: { $fields }, bez útoku
answer-card = Zahrát kartu, { $least }–{ $most }
answer-keep = Nechat si kartu

# Řádek nad plánem a výzvy.
now-stage-of = { $number }. etapa z { $count }: { $name }
now-round = 🚩 { $name } · { $round }. kolo · do cíle { $left }
now-coming = 🏁 { $name } · { $round }. kolo · v cíli { $home } z { $count }
now-cut-short = 🏁 { $name } · závod byl přerušen v { $round }. kole
now-over = 🏁 { $name } · závod skončil
now-orders = 📋 Pokyny · { $teams ->
    [one] hotovo má { $ready } z { $teams }
    [few] hotovo má { $ready } ze { $teams }
   *[other] hotovo má { $ready } z { $teams }
}
why-last = 🔔 První jsou v cíli: tohle jsou poslední pokyny v etapě.
why-finish = 🔔 Cíl na dosah: zbývá { $fields ->
    [one] { $fields } pole.
    [few] { $fields } pole.
   *[other] { $fields } polí.
}
why-prime = 🔔 Blíží se { $prime } { $name }: ještě { n-fields }.
why-behind = 🔔 Čelo závodu ujíždí a nikoho v něm nemá: { $teams }.
now-asked = ❓ { the-rider } se ohlíží po týmovém voze: co teď?
now-won = 🏆 Závod vyhrává { the-rider }
call-orders = 📋 Pokyny na { $round }. kolo, do cíle { $left }. Tví jezdci: { $riders }. Nechceš-li nic měnit, stačí Hotovo.
call-asked = ❓ Jeden z tvých jezdců se ptá, co má dělat.

# Plán slovy.
board-legend = Jezdci v pořadí, jak jedou: číslo (tým), polí do cíle · pruh zleva. ⚡ může zaútočit, 🔘 osamělý, ⛰️ ve stoupání.
board-group = { $count ->
    [one] **Skupina { $number }**: { $riders }
    [few] **Skupina { $number }** ({ $count } jezdci): { $riders }
   *[other] **Skupina { $number }** ({ $count } jezdců): { $riders }
}
board-finish = 🏁 Cíl, { $name }: { $riders }
board-arrivals = 🏁 V cíli: { $riders }
board-arrived = { $rider } { CLOCK($time) }
prime-sprint = 🟢 Sprint
prime-mountain = 🔴 Horská prémie
board-prime = { $prime } { $name }, { $left } před cílem: { $riders }
board-nobody-yet = ještě nikdo
board-course = 🗺️ Etapa: { $sections }
board-section = { $kind ->
    [flat] { $name }, rovina { $steps }
   *[climb] { $name }, stoupání { $steps }
}, { $wind ->
    [left] vítr zleva
   *[right] vítr zprava
}
the-jersey = { $jersey ->
    [yellow] 🟡 žlutý trikot
    [green] 🟢 zelený trikot
   *[polka] 🔴 puntíkatý trikot
}
board-jersey = { the-jersey }: { $rider }{ $card ->
    [true] , kartu ještě má
   *[false] { "" }
}
class-individual = 🟡 Žlutý trikot: { $riders }
class-team = 👥 Týmy: { $teams }
class-green = 🟢 Zelený trikot: { $riders }
class-polka = 🔴 Puntíkatý trikot: { $riders }
board-rides = Poslední jízda: { $rides }
ridden = { $how ->
    [take] { $rider } přebírá
    [yellow] { $rider } hází žlutou
    [polka] { $rider } hází puntíkatou
    [white] { $rider } hází bílou
    [red] { $rider } hází červenou
    [fall] { $rider } padá
    [solo] { $rider } útočí
    [pull] { $rider } táhne skupinu
    [catch] { $rider } chytá únik
   *[card] { $rider } hraje kartu
}: { n-fields }
ridden-passed = (a předává { $fields })
past-stage = 🏆 { $name }: { $rider }, čas { CLOCK($time) }

# Co se dozví jen jeden tým.
secret-over = Závod skončil, tajného už nezbývá nic.
secret-orders = 📋 **Tvoje pokyny** (nikdo jiný je nevidí):
secret-place = { $lonely ->
    [true] skupina { $group }, osamělý
   *[false] skupina { $group }, { $place }. z { $count }
}
the-die = { $die ->
    [yellow] hází žlutou
    [polka] hází puntíkatou
    [white] hází bílou
   *[red] hází červenou
}
next-does = { $doing ->
    [plays] hraje kartu
    [asks] ptá se tě
    [rolls] { the-die }
    [takes] převezme od { $least }, jinak { the-die }
   *[in] je v cíli
}
next-attack = ⚡ na { $on }: { the-attack }
next-catches = 🪝 chytá na { $on }
secret-ready = ✅ Máš hotovo.
secret-spare = { $count ->
    [one] -# Zbývá { $count } změna
    [few] -# Zbývají { $count } změny
   *[other] -# Zbývá { $count } změn
}

# Konec etapy a závodu.
ended-title = 🏁 { $name }
ended-won = { $rounds ->
    [one] 🏆 **Vítězí { the-rider }**, čas { CLOCK($time) } po { $rounds } kole!
    [few] 🏆 **Vítězí { the-rider }**, čas { CLOCK($time) } po { $rounds } kolech!
   *[other] 🏆 **Vítězí { the-rider }**, čas { CLOCK($time) } po { $rounds } kolech!
}
ended-place = { $mark } { $rider }{ $behind ->
    [0] { "" }
   *[other] { " " }+{ CLOCK($behind) }
}
ended-next = ▶️ Příště { $number }. etapa z { $count }: { $name }

# Co se děje.
stage-begun = { $count ->
    [one] 🚩 Odstartováno: { the-stage }.
    [few] 🚩 { $number }. etapa z { $count }: { the-stage }. Odstartováno!
   *[other] 🚩 { $number }. etapa z { $count }: { the-stage }. Odstartováno!
}
rider-moved = { $how ->
    [take] { the-rider } přebírá: { n-fields }
    [yellow] { the-rider } hází žlutou { $number }: { n-fields }
    [polka] { the-rider } hází puntíkatou { $number }: { n-fields }
    [white] { the-rider } hází bílou { $number }: { n-fields }
    [red] { the-rider } hází červenou { $number }: { n-fields }
    [fall] { the-rider } hází červenou a padá
    [solo] { the-rider } jede sólo, zelená { $number }: { n-fields }
    [pull] { the-rider } táhne skupinu, zelená { $number }: { n-fields }
    [catch] { the-rider } chytá únik: { n-fields }
   *[card] { the-rider } hraje kartu, zelená { $number }: { n-fields }
}
speed-passed = { the-rider } předává rychlost číslu { $receiver }: { n-fields }
attacked = ⚡ { the-rider } útočí: { n-fields }
pulled = 🚄 { the-rider } táhne skupinu rychlostí { $speed }
caught = 🪝 { the-rider } chytá únik
card-played = { $jersey ->
    [yellow] 🃏 { the-rider } hraje kartu žlutého trikotu!
    [green] 🃏 { the-rider } hraje kartu zeleného trikotu!
   *[polka] 🃏 { the-rider } hraje kartu puntíkatého trikotu!
}
fell = 🤕 { the-rider } riskuje a padá
prime-reached = { $kind ->
    [sprint] 🟢 Sprint
   *[mountain] 🔴 Horská prémie
}: { $place }. je { the-rider } ({ $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
})
finished = 🏁 { the-rider } je v cíli na { $second } s
stage-won = { $stage ->
    [own] 🏆 Vlastní etapu serveru vyhrává { the-rider }, čas { CLOCK($time) }!
   *[other] 🏆 Etapu { the-stage } vyhrává { the-rider }, čas { CLOCK($time) }!
}
out-of-time = { $riders ->
    [one] 🚐 { $riders } jezdce sbírá sběrný vůz.
    [few] 🚐 { $riders } jezdce sbírá sběrný vůz.
   *[other] 🚐 { $riders } jezdců sbírá sběrný vůz.
}
jersey-worn = { the-jersey }: { the-rider }
race-won = 🏆 Závod vyhrává { the-rider }, čas { CLOCK($time) }!
team-won = 👥 Nejlepší tým: { $seat } ({ CLOCK($time) })
gone-for-good = 💤 { $seat }: tým odteď jede podle karet.

score = { $decides ->
    [individual] nejlepší jezdec { CLOCK($points) }
   *[team] tým { CLOCK($points) }
}
deadline-near = ⏳ { $seat }, čas na tohle kolo vyprší <t:{ NUMBER($due, useGrouping: 0) }:R>. Pak tvůj tým pojede podle karet, jak teď jsou.
deadline-missed = ⌛ { $seat }: čas vypršel, tým jede podle karet. Do návratu bude na další kola čím dál méně času.
ask-resign = 🏳️ Vzdát **{ $table }**? Tvůj tým pojede dál podle karet a návrat už není.
resigned = 🏳️ { $seat } vzdává závod.
you-resigned = Po vzdání jede tvůj tým dál podle karet.

# Proč něco nejde a co by šlo.
refused-over = Závod skončil.
refused-players = Tohle můžou jen týmy v závodě.
refused-gone = Po vzdání jede tvůj tým už jen podle karet.
refused-ready = Máš hotovo. Dokud ostatní ještě vybírají, můžeš to vzít zpět a pokyny změnit.
refused-not-ready = Není co brát zpět: hotovo nemáš, nebo ho měli všichni a kolo se už odjelo.
refused-too-many-changes = Pokyny už měníš moc často. Další změny přijdou s dalším kolem; dej hotovo.
refused-not-asked = Teď se tě nikdo na nic neptá. Změň karty, nebo dej hotovo.
refused-frozen = Kolo se právě jede, a než se dojede, jsou pokyny zamrzlé. Ptá-li se tě některý tvůj jezdec, nejdřív mu odpověz.
refused-no-answer = { $most ->
    [one] Odpověď je jen jedna, 1.
    [few] Taková odpověď není, čísla jsou 1 až { $most }.
   *[other] Taková odpověď není, čísla jsou 1 až { $most }.
}
refused-no-rider = { $most ->
    [one] Jede jen číslo { $most }.
    [few] Takový jezdec nejede: mají čísla 1 až { $most }.
   *[other] Takový jezdec nejede: mají čísla 1 až { $most }.
}
refused-not-yours = Číslo { $rider } jede za jiný tým. Vyber někoho svého.
refused-rider-in = Číslo { $rider } už je v cíli a žádné pokyny nepotřebuje.
refused-most = Jezdec ujede aspoň { $least } pole. Vyber omezení od { $least } do { $most }.
refused-no-card = Číslo { $rider } nemá v téhle etapě žádnou kartu trikotu.
refused-whom = Kolegu vyplň jen k volbám „vedle kolegy“ a „krýt kolegu“, jinam ne.
refused-led = Napiš, kterému kolegovi se má spurt rozjet.
refused-no-mate = Musí to být kolega z týmu, který jede, a ne číslo { $rider } samo; cizím jezdcům se rychlost nepředává.
refused-swap-late = Místa na startu se mění jen před prvním kolem.
refused-same = Tohle už na kartě čísla { $rider } stojí.
