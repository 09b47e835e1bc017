# Plány tímu a čo ktorá rola robí, v Tour de France.

plan-classic = Klasika
plan-sprint = Všetko pre šprintéra
plan-attack = Útok
plan-mountain = Hory
plan-save = Šetriť sily
the-plan = { TEXT("plan", $plan, "") }
plan-about-classic = každý má prácu: líder, strážca, domestik
plan-about-sprint = domestici dovezú šprintéra až na pásku
plan-about-attack = útočníci čakajú na posledných šestnásť polí
plan-about-mountain = vrchári útočia v každom stúpaní
plan-about-save = všetci sa vezú v háku
the-plan-about = { TEXT("plan-about", $plan, "") }
move-set-plan = Plán: { the-plan }
    .words = plán taktika tím všetci
move-undo-plan = Späť na moje karty
    .words = späť vrátiť plán pôvodné karty
ready-round = Hotovo ({ $round }. kolo)
plan-now = 🧭 Plán: { the-plan } – { the-plan-about }

role-about = { $role ->
    [shelter] Šetrí sa, preberá od 4, nikdy neútočí
    [work] Ťahá skupinu a odovzdáva rýchlosť kolegovi pred sebou
    [hunt] Vezie sa v háku a chytá každý únik
    [attack] Čaká a na posledných šestnástich poliach ide sólo
    [sprint] Naplno desať polí pred šprintom a pred cieľom
    [climb] Na rovine oddychuje, v každom stúpaní útočí
   *[wait] Vracia sa ku kolegovi, prejde najviac dve polia
}

refused-same-plan = Karty už idú podľa plánu „{ the-plan }“.
refused-no-climb = Nijaké stúpanie už pred tebou nie je. Zvoľ iný plán.
refused-no-sprint = Nijaký šprint už pred tebou nie je a cieľ je do kopca. Zvoľ iný plán.
refused-no-plan = Niet plánu, ktorý by sa dal vrátiť: v tomto kole nijaký nepadol, alebo sa odvtedy zmenila karta.
refused-all-in = Všetci tvoji jazdci sú už v cieli a plán nepotrebujú. Stačí Hotovo.

# Karta stola.
course-rounds = { $rounds ->
    [one] asi { $rounds } kolo
    [few] asi { $rounds } kolá
   *[other] asi { $rounds } kôl
}
course = { $name } · { n-fields } · { course-rounds }
course-unloaded = { stage-own } · { course-rounds }
course-stage = 🗺️ { $number }. etapa: { $stage }
