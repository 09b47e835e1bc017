# Přestávky: stůl, který si hráči pozastaví, a lidé, kteří jsou pryč. Okamžik je v sekundách; 0: žádný není.

# Události

pause-proposed = { $until ->
    [0] ⏸️ { $seat } hlasuje pro přestávku, dokud hru někdo zase nespustí ({ $votes }/{ $needed }).
   *[other] ⏸️ { $seat } hlasuje pro přestávku do <t:{ NUMBER($until, useGrouping: 0) }:f> ({ $votes }/{ $needed }).
}
paused = { $until ->
    [0] ⏸️ Stůl má přestávku, dokud hru někdo zase nespustí. Čas nikomu neběží.
   *[other] ⏸️ Stůl má přestávku do <t:{ NUMBER($until, useGrouping: 0) }:f>. Čas nikomu neběží.
}
resumed = ▶️ { $seat } zase spouští hru. Každému zbývá tolik času jako před přestávkou.
resumed-by-date = ▶️ Přestávka skončila, hraje se dál. Každému zbývá tolik času jako před ní.
excused = 🏖️ { $seat } je pryč do <t:{ NUMBER($until, useGrouping: 0) }:f>. Hra počká, dokud volno vystačí.
vacation-low = { $hours ->
    [one] 🏖️ Dochází ti volno: letos už jen { $hours } hodina. Pak už hry nepočkají a čas na tah ti může vypršet jako jindy.
    [few] 🏖️ Dochází ti volno: letos už jen { $hours } hodiny. Pak už hry nepočkají a čas na tah ti může vypršet jako jindy.
   *[other] 🏖️ Dochází ti volno: letos už jen { $hours } hodin. Pak už hry nepočkají a čas na tah ti může vypršet jako jindy.
}
vacation-spent = 🏖️ Letošní volno máš vyčerpané. Od <t:{ NUMBER($until, useGrouping: 0) }:f> už hry nepočkají a čas na tah ti může vypršet jako jindy.

# Na kartách, herních plánech a panelech

on-hold = { $until ->
    [0] ⏸️ **Přestávka**, dokud hru někdo zase nespustí. Čas nikomu neběží; spustit ji může každý, kdo hraje.
   *[other] ⏸️ **Přestávka** do <t:{ NUMBER($until, useGrouping: 0) }:f>. Čas nikomu neběží; spustit hru dřív může každý, kdo hraje.
}
break-proposed = { $until ->
    [0] ⏸️ Návrh: přestávka, dokud hru někdo zase nespustí ({ $votes }/{ $needed }): { $players }
   *[other] ⏸️ Návrh: přestávka do <t:{ NUMBER($until, useGrouping: 0) }:f> ({ $votes }/{ $needed }): { $players }
}
pictured-pause = Přestávka
letter-paused = ⏸️ { $table }: přestávka
button-resume = Hrát dál
button-agree-to-pause = Jsem pro přestávku
absent = 🏖️ { $player }: pryč do { $until }
absent-with-days = 🏖️ pryč do { $until } (volno: { $left })

# Odpovědi

done-pause = ⏸️ Tvůj hlas platí: { $table }. Musí vás být víc než polovina; ostatní se můžou přidat pod herním plánem.
done-resume = ▶️ Hraje se dál: { $table }.
away-none = 🏠 Nejsi pryč. Volno na letošek: { $left }. Ubývá po hodinách, a jen kdyby ti jinak vypršel čas na tah. Když budeš pryč, napiš do { COMMAND("me away") }, do kdy, třeba „pátek“, „24.12.“ nebo „5 dní“ (časové pásmo { $zone }).
away-now = 🏖️ Jsi pryč do { $until }. Volno na letošek: { $left }. Jsi zpátky dřív? { COMMAND("me away") } má volbu `zpátky`.
away-set = 🏖️ Užij si to! Jsi pryč do { $until } (časové pásmo { $zone }). Když by ti měl vypršet čas na tah, hra na tebe hodinu po hodině počká. Volno na letošek: { $left }.
away-longer = ⚠️ Na tak dlouho ti volno nevystačí: až dojde, hry už nepočkají a čas na tah ti může vypršet jako jindy.
away-back = 👋 Vítej zpátky! Volno na letošek: { $left }. { $count ->
    [0] Žádná hra na tebe nečeká.
    [one] Čeká na tebe jedna hra: { COMMAND("moves") }.
    [few] Čekají na tebe { $count } hry: { COMMAND("moves") }.
   *[other] Čeká na tebe { $count } her: { COMMAND("moves") }.
}

# Odmítnutí

table-paused = { $until ->
    [0] Hra má přestávku. Stiskni pod herním plánem ▶️ **Hrát dál** nebo použij { COMMAND("table resume") }, a pak táhni.
   *[other] Hra má přestávku do <t:{ NUMBER($until, useGrouping: 0) }:f>. Když chceš hrát už teď, stiskni pod herním plánem ▶️ **Hrát dál** nebo použij { COMMAND("table resume") }.
}
not-paused = Tenhle stůl přestávku nemá, není co spouštět. Navrhnout ji můžeš příkazem { COMMAND("table pause") }.
already-voted-to-pause = Tvůj hlas pro tuhle přestávku už je započítaný. Ostatní se můžou přidat pod herním plánem.
date-unknown = Nevím, kdy to je. Zkus třeba „pátek“, „příští týden“, „zítra v 18“, „5 dní“, „24.12.“ nebo „2026-12-24 18:00“.
date-past = To už bylo. Zadej chvíli, která teprve přijde; jestli myslíš příští rok, připiš ho.
date-too-far = To je moc daleko: nejvýš { $days } dní dopředu.
away-off = Volno tu není: kdo bota provozuje, ho vypnul. Přestávku můžeš navrhnout příkazem { COMMAND("table pause") }.
not-away = Nejsi pryč, takže se nemáš odkud vracet.
away-until-or-back = Napiš, do kdy jsi pryč, nebo že jsi zpátky, ne obojí.
