# Prípad dňa: vyšetrovanie pre jedného, pre všetkých to isté.

daily-title = Prípad dňa
daily-how =
    🗂️ Kto, čo a kde? Prípad tvorí podozrivý, zločin a jedno zo štrnástich miest; nemusia ležať pokope.
    🔎 Preskúmaj dôkaz: 🎯 karta patrí k prípadu, 👣 karta toho istého druhu z prípadu leží hneď vedľa, 🚫 slepá stopa. Rad sa hneď doplní.
    🚓 Tri hliadky prinesú veľký disk za každú kartu prípadu, ktorá tam je, a malý za každú hneď vedľa.
    ✏️ Čo tvoje odpovede vylúčia, to sa prečiarkne samo. Otázka stojí 1, nesprávne oznámenie 2.
    📢 Oznámiť sa dá, len čo zostáva najviac 25 riešení. Kto minie 20, tomu sa spis zatvorí.

daily-possible = { $count ->
    [one] Možné je { $count } riešenie.
    [few] Možné sú { $count } riešenia.
   *[other] Možných je { $count } riešení.
}
daily-held = 🗂️ Pri sebe máš prípad z vedľajšej kancelárie a nič z neho nie je v tom tvojom: { $cards }
daily-grid = Miesta od severu na juh: čo je tam ešte možné, a susedia (v zátvorke: prečiarknuté):
daily-patrol = 🚓 Hliadka… (zostáva { $left })
daily-announce = { $count ->
    [one] 📢 Oznámiť riešenie…
    [few] 📢 Oznámiť jedno z { $count } riešení…
   *[other] 📢 Oznámiť jedno z { $count } riešení…
}
daily-give-up = Vzdať to
daily-solved = 🚨 Vyriešené! Bol to prípad { the-case }.
daily-unsolved = 📁 Nevyriešené. Bol to prípad { the-case }.
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
    [one] Možné je ešte { $count } riešenie. Pýtaj sa ďalej; oznámiť sa dá, keď ich zostane najviac { $limit }.
    [few] Možné sú ešte { $count } riešenia. Pýtaj sa ďalej; oznámiť sa dá, keď ich zostane najviac { $limit }.
   *[other] Možných je ešte { $count } riešení. Pýtaj sa ďalej; oznámiť sa dá, keď ich zostane najviac { $limit }.
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
