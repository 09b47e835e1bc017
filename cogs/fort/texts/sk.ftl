# C'est mon fort! po slovensky.

game-name = Pevnosť
game-tagline = Pamätaj si, kde čo leží, a postav svoj múr skôr než ostatní.
game-rules =
    { "**" }Cieľ.** Postav múr z desiatich kariet zoradených vzostupne. Začínaš vežou s číslom 1; karty 2 až 46 ležia rubom nahor na 45 miestach, A1 až E9.

    { "**" }Tvoj ťah.** Otoč ktorúkoľvek jednu kartu; uvidia ju všetci. Je vyššia než posledná karta tvojho múru? Potom ju môžeš pridať na koniec. Inak, alebo keď chceš radšej počkať, vráti sa rubom nahor na svoje miesto. Zapamätaj si ju, znovu ti ju nikto neukáže. Kartami v múre sa už nehýbe.

    { "**" }Koniec.** Kto má desať kariet vrátane jednotky, hneď vyhráva. Keď sa žiadna zvyšná karta nikomu nehodí, vyhráva najdlhší múr, pri zhode vyššia posledná karta. Ak sa ti už nič nemôže hodiť, vynechávaš. Ak zostane jediný hráč, jeho otočené karty už zostávajú lícom nahor.

    { "**" }Hra o body.** Končí sa rovnako, ale rozhodujú body, pri zhode vyššia posledná karta. Každá karta je za 1 bod a k tomu: kráľ 3, kráľovná 3, princ 1, princezná 1, každá dvojica princa a princeznej ešte 1, každá vrana 1.
    • Kanón: len čo príde do tvojho múru, odstreľ z hry jednu kartu súpera. Veže a všetko pred poslednou vežou sú v bezpečí. Ak niet cieľa, nestane sa nič.
    • Veža: chráni, čo stojí medzi ňou a predošlou vežou; jednotka je tiež veža.
    • Čarodejník: raz, v niektorom ďalšom ťahu, smieš otočenú kartu, ktorá je príliš nízka, vložiť tam, kam patrí. Ak oň prídeš skôr, nepomôže; kým čaká, hodí sa ti každá karta.

option-bonus = Hra o body
option-bonus-about = Rozhodujú body: kráľovská rodina a vrany bodujú, kanóny strieľajú, veže chránia, čarodejník pomáha.
option-open-memory = Odkryté karty
option-open-memory-about = Otočené karty zostanú lícom nahor, takže nikto nepotrebuje dobrú pamäť.

phase-turn = otočiť kartu
phase-decide = rozhodnúť o otočenej karte
phase-shoot = vybrať, čo kanón zasiahne
# The line below the name of the active seat's player.
now-to-do = Teraz treba { $phase ->
    [turn] { phase-turn }
    [decide] { phase-decide }
   *[shoot] { phase-shoot }
}

figure-start = začiatočná veža
figure-tower = veža
figure-king = kráľ
figure-queen = kráľovná
figure-prince = princ
figure-princess = princezná
figure-cannon = kanón
figure-magician = čarodejník
figure-crow = vrana
figure-crows = dve vrany
figure-plain = múr

# Postava za číslom karty; pri obyčajnej nič.
with-figure = { $figure ->
    [start] { " " }(začiatočná veža)
    [tower] { " " }(veža)
    [king] { " " }(kráľ)
    [queen] { " " }(kráľovná)
    [prince] { " " }(princ)
    [princess] { " " }(princezná)
    [cannon] { " " }(kanón)
    [magician] { " " }(čarodejník)
    [crow] { " " }(vrana)
    [crows] { " " }(dve vrany)
   *[plain] { "" }
}

move-turn = Otočiť { $place }
    .words = otočiť otoč otočím otáčam obrátiť obráť ukázať ukáž odkryť odkry karta kartu miesto mieste
move-take = Vziať
    .words = vziať vezmi vezmem beriem ber pridať pridám postaviť staviam ju kartu múr múru
move-leave = Nechať
    .words = nechať nechaj nechám nechávam vrátiť vráť vrátim späť naspäť ležať byť pas
move-insert = Vložiť
    .words = vložiť vlož vložím čarodejník čarodejníkom čarodejníka kúzelník kúzelníkom zaradiť medzi kartu
move-shoot = { $target }: { $number }
    .words = strieľať strieľaj strieľam vystreľ kanón delo trafiť zostreliť kartu
# To isté s číslom karty, kým leží lícom nahor.
take-card = Vziať { $number }
insert-card = Vložiť { $number }
# Karta v niečom múre, na ktorú mieri kanón.
shoot-card = { $target }: { $number }{ with-figure }

building-begun = Karty ležia rubom nahor. Začína { $seat }.
card-turned = { $seat } otáča kartu na mieste { $place }: { $number }{ with-figure }.
card-shown = { $seat } otáča kartu na mieste { $place }: { $number }{ with-figure }. Karta zostáva odkrytá.
card-chosen = { $seat } ukazuje na kartu na mieste { $place }: { $number }{ with-figure }.
card-taken = { $seat } berie { $number }{ with-figure } z miesta { $place }.
card-left = { $seat } necháva kartu na mieste { $place }.
card-inserted = { $seat } volá čarodejníka: { $number }{ with-figure } z miesta { $place } ide do múru tam, kam patrí.
card-shot = { $seat } strieľa, { $target } prichádza o { $number }{ with-figure }.
nothing-to-shoot = { $seat } má kanón, ale žiadny cieľ: všetky karty sú chránené.
seat-out = { $seat } vynecháva: žiadna zvyšná karta sa nehodí.
seat-back = { $seat } môže znova stavať a vracia sa do hry.
last-builder = Ďalej stavia len { $seat }. Otočené karty teraz zostávajú odkryté.
wall-finished = { $seat } má hotový múr z desiatich kariet. Hra sa končí.
field-exhausted = Žiadna zvyšná karta sa nikomu nehodí. Hra sa končí.

refused-over = Hra sa už skončila, nie je čo hrať.
refused-turned-already = Karta na mieste { $place } je otočená. Najprv ju vezmi alebo nechaj ležať.
refused-no-place = Také miesto tu nie je. Vyber si od { $first } do { $last }.
refused-empty-place = Miesto { $place } je prázdne. Vyber také, kde ešte leží karta.
refused-nothing-turned = Žiadna karta nie je otočená. Najprv nejakú otoč.
refused-too-low = Karta je príliš nízka, tvoj múr sa končí číslom { $last }. Nechaj ju ležať.
refused-no-magician = V tvojom múre nie je čarodejník. Karta môže iba na koniec alebo späť.
refused-magician-used = Tvoj čarodejník už raz pomohol. Nechaj kartu ležať.
refused-fits-anyway = Karta sa hodí na koniec tvojho múru. Vezmi ju bez čarodejníka.
refused-shoot-first = Tvoj kanón musí najprv vystreliť. Vyber cieľ.
refused-no-cannon = Žiadny kanón nečaká na výstrel. Strieľaš, len keď príde do tvojho múru.
refused-no-opponent = To nie je múr súpera. Vyber kartu v cudzom múre.
refused-no-such-card = Karta { $number } v tom múre nie je. Vyber takú, ktorá v ňom je.
refused-protected = Kartu { $number } chráni veža. Vyber kartu za poslednou vežou.

# Doska slovami, riadok po riadku.
board-row = Rad { $row }: { $places }
board-row-empty = Rad { $row }: bez kariet
board-field = { $count ->
    [one] Na stole ešte leží { $count } karta.
    [few] Na stole ešte ležia { $count } karty.
   *[other] Na stole ešte leží { $count } kariet.
}
board-wall = { $seat }: { $cards }
board-length = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kariet
}
board-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodov
}
board-exposed = kanón by mohol vziať: { $cards }
board-safe = kanón by nemohol vziať nič
board-magician = čarodejník ešte môže pomôcť
board-out = vynecháva: nič sa už nehodí
board-shot = Odstrelené z hry: { $cards }
board-turned = Otočená karta na mieste { $place }: { $number }{ with-figure }
board-turn = Na ťahu je { $seat } a má { $phase ->
    [turn] { phase-turn }
    [decide] { phase-decide }
   *[shoot] { phase-shoot }
}
board-winner = Vyhráva: { $seat }
board-over = Hra sa skončila.
