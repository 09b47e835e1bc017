# Případ dne: vyšetřování pro jednoho, pro všechny totéž.

daily-title = Případ dne
daily-goal = 🗂️ Kdo, co a kde? Zjisti to co nejmenším počtem otázek.
daily-how =
    🗂️ Kdo, co a kde? Případ tvoří podezřelý, zločin a jedno ze čtrnácti míst; nemusejí ležet pohromadě.
    🔎 Prozkoumej důkaz: 🎯 karta patří k případu, 👣 hned vedle leží karta téhož druhu z případu, 🚫 slepá stopa. Řada důkazů se hned doplní.
    🚓 Tři hlídky přinesou velký disk za každou kartu případu, která tam je, a malý za každou hned vedle.
    ✏️ Co odpovědi vyloučí, to se škrtne samo. Otázka stojí 1, špatné ohlášení 2.
    📢 Ohlásit jde, jakmile zbývá nejvýš 25 řešení. Při ceně 20 se spis zavírá. Par je cena, na kterou se obvykle dostane silný počítač.

daily-possible = { $count ->
    [one] Zbývá { $count } možné řešení.
    [few] Zbývají { $count } možná řešení.
   *[other] Zbývá { $count } možných řešení.
}
daily-held = 🗂️ Držíš případ z vedlejší kanceláře. Žádná z těchto karet není v tom tvém: { $cards }
daily-grid = Místa od severu k jihu (škrtnutá v závorce), co je tam ještě možné, a sousedé:
daily-patrol = 🚓 Hlídka… (ještě { $left })
daily-announce = { $count ->
    [one] 📢 Ohlásit řešení…
    [few] 📢 Ohlásit řešení (zbývají { $count })…
   *[other] 📢 Ohlásit řešení (zbývá { $count })…
}
daily-give-up = Vzdát to
daily-solved = 🚨 Vyřešeno: { the-case }.
daily-unsolved = 📁 Nevyřešeno. Správně bylo: { the-case }.
daily-solution = 🗂️ Případ: { the-case }
daily-own = Ty
daily-model = Počítač
daily-attempt = { "**" }{ $name }: { $cost }.**

move-solve = 📢 Ohlásit: { the-suspect }, { the-crime }, { the-place }
    .words = ohlásit ohlas ohlašuji řešení vyřešit vyřešeno případ
move-give-up = 🏳️ Vzdát to
    .words = vzdát vzdávám vzdej konec skončit končím

refused-daily-over = Tento případ už máš za sebou. Další přijde zítra.
refused-daily-patrols = Všechny tři hlídky už jsou pryč. Prozkoumej důkaz, nebo ohlas řešení.
refused-daily-early = { $count ->
    [one] Zbývá ještě { $count } možné řešení. Ptej se dál; ohlásit jde, až jich zbude nejvýš { $limit }.
    [few] Zbývají ještě { $count } možná řešení. Ptej se dál; ohlásit jde, až jich zbude nejvýš { $limit }.
   *[other] Zbývá ještě { $count } možných řešení. Ptej se dál; ohlásit jde, až jich zbude nejvýš { $limit }.
}
refused-daily-impossible = To odporuje tvým odpovědím. Ohlas řešení, které je ještě možné.

# V obrázcích.
picture-daily-title = Případ dne
picture-daily-possible = { $count ->
    [one] možné řešení
    [few] možná řešení
   *[other] možných řešení
}
picture-daily-cost = Cena { $cost } · par { $par }
picture-daily-evidence = Důkazy
picture-daily-answers = Tvé odpovědi
picture-daily-case = Případ
picture-daily-own = Ty
picture-daily-model = Počítač
picture-daily-chart = Případ dne: co se dalo vědět
