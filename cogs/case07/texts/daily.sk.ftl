# Prípad dňa: vyšetrovanie pre jedného, pre všetkých to isté.

daily-title = Prípad dňa
daily-goal = 🗂️ Kto, čo a kde? Zisti to čo najmenším počtom otázok.
daily-how =
    🗂️ Kto, čo a kde? Prípad tvorí podozrivý, zločin a jedno zo štrnástich miest; nemusia ležať pokope.
    🔎 Preskúmaj dôkaz: 🎯 karta patrí k prípadu, 👣 hneď vedľa leží karta toho istého druhu z prípadu, 🚫 slepá stopa. Rad dôkazov sa hneď doplní.
    🚓 Tri hliadky prinesú veľký disk za každú kartu prípadu, ktorá tam je, a malý za každú hneď vedľa.
    ✏️ Čo odpovede vylúčia, to sa škrtne samo. Otázka stojí 1, nesprávne oznámenie 2.
    📢 Oznámiť sa dá, len čo zostáva najviac 25 riešení. Pri cene 20 sa spis zatvára. Par je cena, na ktorú sa zvyčajne dostane silný počítač.

daily-possible = { $count ->
    [one] Zostáva { $count } možné riešenie.
    [few] Zostávajú { $count } možné riešenia.
   *[other] Zostáva { $count } možných riešení.
}
daily-held = 🗂️ Držíš prípad z vedľajšej kancelárie. Žiadna z týchto kariet nie je v tom tvojom: { $cards }
daily-grid = Miesta od severu na juh (škrtnuté v zátvorke), čo je tam ešte možné, a susedia:
daily-patrol = 🚓 Hliadka… (ešte { $left })
daily-announce = { $count ->
    [one] 📢 Oznámiť riešenie…
    [few] 📢 Oznámiť riešenie (zostávajú { $count })…
   *[other] 📢 Oznámiť riešenie (zostáva { $count })…
}
daily-give-up = Vzdať to
daily-solved = 🚨 Vyriešené: { the-case }.
daily-unsolved = 📁 Nevyriešené. Správne bolo: { the-case }.
daily-solution = 🗂️ Prípad: { the-case }
daily-own = Ty
daily-model = Počítač
daily-attempt = { "**" }{ $name }: { $cost }.**

move-solve = 📢 Oznámiť: { the-suspect }, { the-crime }, { the-place }
    .words = oznámiť oznám oznamujem riešenie vyriešiť vyriešené prípad
move-give-up = 🏳️ Vzdať to
    .words = vzdať vzdávam vzdaj koniec skončiť končím

refused-daily-over = Tento prípad už máš za sebou. Ďalší príde zajtra.
refused-daily-patrols = Všetky tri hliadky už sú preč. Preskúmaj dôkaz alebo oznám riešenie.
refused-daily-early = { $count ->
    [one] Zostáva ešte { $count } možné riešenie. Pýtaj sa ďalej; oznámiť sa dá, keď ich zostane najviac { $limit }.
    [few] Zostávajú ešte { $count } možné riešenia. Pýtaj sa ďalej; oznámiť sa dá, keď ich zostane najviac { $limit }.
   *[other] Zostáva ešte { $count } možných riešení. Pýtaj sa ďalej; oznámiť sa dá, keď ich zostane najviac { $limit }.
}
refused-daily-impossible = To odporuje tvojim odpovediam. Oznám riešenie, ktoré je ešte možné.

# V obrázkoch.
picture-daily-title = Prípad dňa
picture-daily-possible = { $count ->
    [one] možné riešenie
    [few] možné riešenia
   *[other] možných riešení
}
picture-daily-cost = Cena { $cost } · par { $par }
picture-daily-evidence = Dôkazy
picture-daily-answers = Tvoje odpovede
picture-daily-case = Prípad
picture-daily-own = Ty
picture-daily-model = Počítač
picture-daily-chart = Prípad dňa: čo sa dalo vedieť
