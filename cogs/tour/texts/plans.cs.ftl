# Plány týmu a co která role dělá, v Tour de France.

plan-classic = Klasika
plan-sprint = Vše pro sprintera
plan-attack = Útok
plan-mountain = Hory
plan-save = Šetřit síly
the-plan = { TEXT("plan", $plan, "") }
plan-about-classic = každý má práci: lídr, hlídač, domestik
plan-about-sprint = domestici dovezou sprintera až na pásku
plan-about-attack = útočníci čekají na posledních šestnáct polí
plan-about-mountain = vrchaři útočí v každém stoupání
plan-about-save = všichni se vezou v háku
the-plan-about = { TEXT("plan-about", $plan, "") }
move-set-plan = Plán: { the-plan }
    .words = plán taktika tým všichni
move-undo-plan = Zpět na mé karty
    .words = zpět vrátit plán původní karty
ready-round = Hotovo ({ $round }. kolo)
plan-now = 🧭 Plán: { the-plan } – { the-plan-about }

role-about = { $role ->
    [shelter] Šetří se, přebírá od 4, nikdy neútočí
    [work] Tahá skupinu a předává rychlost kolegovi před sebou
    [hunt] Veze se v háku a chytá každý únik
    [attack] Čeká a na posledních šestnácti polích jede sólo
    [sprint] Naplno deset polí před sprintem a před cílem
    [climb] Na rovině odpočívá, v každém stoupání útočí
   *[wait] Vrací se ke kolegovi, ujede nejvýš dvě pole
}

refused-same-plan = Karty už jedou podle plánu „{ the-plan }“.
refused-no-climb = Žádné stoupání už před tebou není. Zvol jiný plán.
refused-no-sprint = Žádný sprint už před tebou není a cíl je do kopce. Zvol jiný plán.
refused-no-plan = Není jaký plán vrátit: v tomto kole žádný nepadl, nebo se od té doby změnila karta.
refused-all-in = Všichni tví jezdci už jsou v cíli a plán nepotřebují. Stačí Hotovo.

# Karta stolu.
course-rounds = { $rounds ->
    [one] asi { $rounds } kolo
    [few] asi { $rounds } kola
   *[other] asi { $rounds } kol
}
course = { $name } · { n-fields } · { course-rounds }
course-unloaded = { stage-own } · { course-rounds }
course-stage = 🗺️ { $number }. etapa: { $stage }
