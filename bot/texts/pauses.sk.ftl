# Prestávky: stôl, ktorý si hráči pozastavia, a ľudia, ktorí sú preč. Okamih je v sekundách; 0: žiadny nie je.

# Udalosti

pause-proposed = { $until ->
    [0] ⏸️ { $seat } hlasuje za prestávku, kým hru niekto znova nespustí ({ $votes }/{ $needed }).
   *[other] ⏸️ { $seat } hlasuje za prestávku do <t:{ NUMBER($until, useGrouping: 0) }:f> ({ $votes }/{ $needed }).
}
paused = { $until ->
    [0] ⏸️ Stôl má prestávku, kým hru niekto znova nespustí. Čas nikomu nebeží.
   *[other] ⏸️ Stôl má prestávku do <t:{ NUMBER($until, useGrouping: 0) }:f>. Čas nikomu nebeží.
}
resumed = ▶️ { $seat } znova spúšťa hru. Každému zostáva toľko času ako pred prestávkou.
resumed-by-date = ▶️ Prestávka sa skončila, hrá sa ďalej. Každému zostáva toľko času ako pred ňou.
excused = 🏖️ { $seat } je preč do <t:{ NUMBER($until, useGrouping: 0) }:f>. Hra počká, kým voľno vystačí.
vacation-low = { $hours ->
    [one] 🏖️ Dochádza ti voľno: tento rok už len { $hours } hodina. Potom už hry nepočkajú a čas na ťah ti môže vypršať ako inokedy.
    [few] 🏖️ Dochádza ti voľno: tento rok už len { $hours } hodiny. Potom už hry nepočkajú a čas na ťah ti môže vypršať ako inokedy.
   *[other] 🏖️ Dochádza ti voľno: tento rok už len { $hours } hodín. Potom už hry nepočkajú a čas na ťah ti môže vypršať ako inokedy.
}
vacation-spent = 🏖️ Tohtoročné voľno máš vyčerpané. Od <t:{ NUMBER($until, useGrouping: 0) }:f> už hry nepočkajú a čas na ťah ti môže vypršať ako inokedy.

# Na kartách, herných plánoch a paneloch

on-hold = { $until ->
    [0] ⏸️ **Prestávka**, kým hru niekto znova nespustí. Čas nikomu nebeží; spustiť ju môže každý, kto hrá.
   *[other] ⏸️ **Prestávka** do <t:{ NUMBER($until, useGrouping: 0) }:f>. Čas nikomu nebeží; spustiť hru skôr môže každý, kto hrá.
}
break-proposed = { $until ->
    [0] ⏸️ Návrh: prestávka, kým hru niekto znova nespustí ({ $votes }/{ $needed }): { $players }
   *[other] ⏸️ Návrh: prestávka do <t:{ NUMBER($until, useGrouping: 0) }:f> ({ $votes }/{ $needed }): { $players }
}
pictured-pause = Prestávka
letter-paused = ⏸️ { $table }: prestávka
button-resume = Hrať ďalej
button-agree-to-pause = Som za prestávku
absent = 🏖️ { $player }: preč do { $until }
absent-with-days = 🏖️ preč do { $until } (voľno: { $left })

# Odpovede

done-pause = ⏸️ Tvoj hlas platí: { $table }. Musí vás byť viac ako polovica; ostatní sa môžu pridať pod herným plánom.
done-resume = ▶️ Hrá sa ďalej: { $table }.
away-none = 🏠 Nie si preč. Voľno na tento rok: { $left }. Míňa sa po hodinách, a len keby ti inak vypršal čas na ťah. Keď budeš preč, napíš do { COMMAND("me away") }, dokedy, napríklad „piatok“, „24.12.“ alebo „5 dní“ (časové pásmo { $zone }).
away-now = 🏖️ Si preč do { $until }. Voľno na tento rok: { $left }. Si späť skôr? { COMMAND("me away") } má voľbu `back`.
away-set = 🏖️ Uži si to! Si preč do { $until } (časové pásmo { $zone }). Keď by ti mal vypršať čas na ťah, hra na teba hodinu po hodine počká. Voľno na tento rok: { $left }.
away-longer = ⚠️ Na tak dlho ti voľno nevystačí: keď sa minie, hry už nepočkajú a čas na ťah ti môže vypršať ako inokedy.
away-back = 👋 Vitaj späť! Voľno na tento rok: { $left }. { $count ->
    [0] Žiadna hra na teba nečaká.
    [one] Čaká na teba jedna hra: { COMMAND("moves") }.
    [few] Čakajú na teba { $count } hry: { COMMAND("moves") }.
   *[other] Čaká na teba { $count } hier: { COMMAND("moves") }.
}

# Odmietnutia

table-paused = { $until ->
    [0] Hra má prestávku. Stlač pod herným plánom ▶️ **Hrať ďalej** alebo použi { COMMAND("table resume") }, a potom hraj.
   *[other] Hra má prestávku do <t:{ NUMBER($until, useGrouping: 0) }:f>. Ak chceš hrať už teraz, stlač pod herným plánom ▶️ **Hrať ďalej** alebo použi { COMMAND("table resume") }.
}
not-paused = Tento stôl prestávku nemá, nie je čo spúšťať. Navrhnúť ju môžeš príkazom { COMMAND("table pause") }.
already-voted-to-pause = Tvoj hlas za túto prestávku je už započítaný. Ostatní sa môžu pridať pod herným plánom.
date-unknown = Neviem, kedy to je. Skús napríklad „piatok“, „budúci týždeň“, „zajtra o 18“, „5 dní“, „24.12.“ alebo „2026-12-24 18:00“.
date-past = To už bolo. Zadaj chvíľu, ktorá ešte len príde; ak myslíš budúci rok, pripíš ho.
date-too-far = To je príliš ďaleko: najviac { $days } dní dopredu.
away-off = Voľno tu nie je: kto bota prevádzkuje, ho vypol. Prestávku môžeš navrhnúť príkazom { COMMAND("table pause") }.
not-away = Nie si preč, takže sa nemáš odkiaľ vracať.
away-until-or-back = Napíš, dokedy si preč, alebo že si späť, nie oboje.
