# C'est mon fort! česky.

game-name = Pevnost
game-tagline = Pamatuj si, kde co leží, a postav svou zeď dřív než ostatní.
game-rules =
    { "**" }Cíl.** Postav zeď z deseti karet seřazených vzestupně. Začínáš věží s číslem 1; karty 2 až 46 leží rubem nahoru na 45 místech, A1 až E9.

    { "**" }Tvůj tah.** Otoč kteroukoli jednu kartu; uvidí ji všichni. Je vyšší než poslední karta tvé zdi? Pak ji můžeš přidat na konec. Jinak, nebo když chceš raději počkat, vrátí se rubem nahoru na své místo. Zapamatuj si ji, znovu ti ji nikdo neukáže. Kartami ve zdi se už nehýbe.

    { "**" }Konec.** Kdo má deset karet včetně jedničky, hned vyhrává. Když se žádná zbylá karta nikomu nehodí, vyhrává nejdelší zeď, při shodě vyšší poslední karta. Nemůže-li se ti už nic hodit, vynecháváš. Zbude-li jediný hráč, jeho otočené karty už zůstávají lícem nahoru.

    { "**" }Hra o body.** Končí stejně, ale rozhodují body, při shodě vyšší poslední karta. Každá karta je za 1 bod a k tomu: král 3, královna 3, princ 1, princezna 1, každá dvojice prince a princezny ještě 1, každá vrána 1.
    • Kanon: jakmile přijde do tvé zdi, odstřel ze hry jednu kartu soupeře. Věže a vše před poslední věží jsou v bezpečí. Není-li cíl, nestane se nic.
    • Věž: chrání, co stojí mezi ní a předchozí věží; jednička je také věž.
    • Kouzelník: jednou, v některém dalším tahu, smíš otočenou kartu, která je příliš nízká, vložit tam, kam patří. Když o něj přijdeš dřív, nepomůže; dokud čeká, hodí se ti každá karta.

option-bonus = Hra o body
option-bonus-about = Rozhodují body: královská rodina a vrány bodují, kanony střílejí, věže chrání, kouzelník pomáhá.
option-open-memory = Odkryté karty
option-open-memory-about = Otočené karty zůstanou lícem nahoru, takže nikdo nepotřebuje dobrou paměť.

phase-turn = otočit kartu
phase-decide = rozhodnout o otočené kartě
phase-shoot = vybrat, co kanon zasáhne
# The line below the name of the active seat's player.
now-to-do = Teď je potřeba { $phase ->
    [turn] { phase-turn }
    [decide] { phase-decide }
   *[shoot] { phase-shoot }
}

figure-start = počáteční věž
figure-tower = věž
figure-king = král
figure-queen = královna
figure-prince = princ
figure-princess = princezna
figure-cannon = kanon
figure-magician = kouzelník
figure-crow = vrána
figure-crows = dvě vrány
figure-plain = zeď

# Postava za číslem karty; u obyčejné nic.
with-figure = { $figure ->
    [start] { " " }(počáteční věž)
    [tower] { " " }(věž)
    [king] { " " }(král)
    [queen] { " " }(královna)
    [prince] { " " }(princ)
    [princess] { " " }(princezna)
    [cannon] { " " }(kanon)
    [magician] { " " }(kouzelník)
    [crow] { " " }(vrána)
    [crows] { " " }(dvě vrány)
   *[plain] { "" }
}

move-turn = Otočit { $place }
    .words = otočit otoč otočím otáčím obrátit obrať ukázat ukaž odkrýt odkryj karta kartu místo místě
move-take = Vzít
    .words = vzít vezmi vezmu beru ber přidat přidám postavit stavím ji kartu zeď zdi
move-leave = Nechat
    .words = nechat nech nechám nechávám vrátit vrať vrátím zpátky zpět ležet být pas
move-insert = Vložit
    .words = vložit vlož vložím kouzelník kouzelníkem kouzelníka zařadit mezi kartu
move-shoot = { $target }: { $number }
    .words = střílet střel střílím vystřel kanón dělo trefit sestřelit kartu
# Totéž s číslem karty, dokud leží lícem nahoru.
take-card = Vzít { $number }
insert-card = Vložit { $number }
# Karta v něčí zdi, na kterou míří kanon.
shoot-card = { $target }: { $number }{ with-figure }

building-begun = Karty leží rubem nahoru. Začíná { $seat }.
card-turned = { $seat } otáčí kartu na místě { $place }: { $number }{ with-figure }.
card-shown = { $seat } otáčí kartu na místě { $place }: { $number }{ with-figure }. Karta zůstává odkrytá.
card-chosen = { $seat } ukazuje na kartu na místě { $place }: { $number }{ with-figure }.
card-taken = { $seat } bere { $number }{ with-figure } z místa { $place }.
card-left = { $seat } nechává kartu na místě { $place }.
card-inserted = { $seat } volá kouzelníka: { $number }{ with-figure } z místa { $place } jde do zdi tam, kam patří.
card-shot = { $seat } střílí, { $target } přichází o { $number }{ with-figure }.
nothing-to-shoot = { $seat } má kanon, ale žádný cíl: všechny karty jsou chráněné.
seat-out = { $seat } vynechává: žádná zbylá karta se nehodí.
seat-back = { $seat } může zase stavět a vrací se do hry.
last-builder = Dál staví jen { $seat }. Otočené karty teď zůstávají odkryté.
wall-finished = { $seat } má hotovou zeď z deseti karet. Hra končí.
field-exhausted = Žádná zbylá karta se nikomu nehodí. Hra končí.

refused-over = Hra už skončila, není co hrát.
refused-turned-already = Karta na místě { $place } je otočená. Nejdřív ji vezmi, nebo nech ležet.
refused-no-place = Takové místo tu není. Vyber si od { $first } do { $last }.
refused-empty-place = Místo { $place } je prázdné. Vyber takové, kde ještě leží karta.
refused-nothing-turned = Žádná karta není otočená. Nejdřív nějakou otoč.
refused-too-low = Karta je příliš nízká, tvá zeď končí číslem { $last }. Nech ji ležet.
refused-no-magician = Ve tvé zdi není kouzelník. Karta může jen na konec, nebo zpátky.
refused-magician-used = Tvůj kouzelník už jednou pomohl. Nech kartu ležet.
refused-fits-anyway = Karta se hodí na konec tvé zdi. Vezmi ji bez kouzelníka.
refused-shoot-first = Tvůj kanon musí nejdřív vystřelit. Vyber cíl.
refused-no-cannon = Žádný kanon nečeká na výstřel. Střílíš, jen když přijde do tvé zdi.
refused-no-opponent = To není zeď soupeře. Vyber kartu v cizí zdi.
refused-no-such-card = Karta { $number } v té zdi není. Vyber takovou, která v ní je.
refused-protected = Kartu { $number } chrání věž. Vyber kartu za poslední věží.

# Deska slovy, řádek po řádku.
board-row = Řada { $row }: { $places }
board-row-empty = Řada { $row }: bez karet
board-field = { $count ->
    [one] Na stole ještě leží { $count } karta.
    [few] Na stole ještě leží { $count } karty.
   *[other] Na stole ještě leží { $count } karet.
}
board-wall = { $seat }: { $cards }
board-length = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
board-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
}
board-exposed = kanon by mohl vzít: { $cards }
board-safe = kanon by nemohl vzít nic
board-magician = kouzelník ještě může pomoci
board-out = vynechává: nic se už nehodí
board-shot = Odstřeleno ze hry: { $cards }
board-turned = Otočená karta na místě { $place }: { $number }{ with-figure }
board-turn = Na tahu je { $seat } a má { $phase ->
    [turn] { phase-turn }
    [decide] { phase-decide }
   *[shoot] { phase-shoot }
}
board-winner = Vyhrává: { $seat }
board-over = Hra skončila.
