# Případ dne: vyšetřování pro jednoho, pro všechny totéž.

daily-title = Případ dne
daily-how =
    🗂️ Kdo, co a kde? Případ tvoří podezřelý, zločin a jedno ze čtrnácti míst; nemusejí ležet pohromadě.
    🔎 Prozkoumej důkaz: 🎯 karta patří k případu, 👣 karta téhož druhu z případu leží hned vedle, 🚫 slepá stopa. Řada se hned doplní.
    🚓 Tři hlídky přinesou velký disk za každou kartu případu, která tam je, a malý za každou hned vedle.
    ✏️ Co tvé odpovědi vyloučí, to se škrtne samo. Otázka stojí 1, špatné ohlášení 2.
    📢 Ohlásit jde, jakmile zbývá nejvýš 25 řešení. Kdo utratí 20, tomu se spis zavře.

daily-possible = { $count ->
    [one] Možné je { $count } řešení.
    [few] Možná jsou { $count } řešení.
   *[other] Možných je { $count } řešení.
}
daily-held = 🗂️ U sebe máš případ z vedlejší kanceláře a nic z něj není v tom tvém: { $cards }
daily-grid = Místa od severu k jihu: co je tam ještě možné, a sousedé (v závorce: škrtnuto):
daily-patrol = 🚓 Hlídka… (zbývá { $left })
daily-announce = { $count ->
    [one] 📢 Ohlásit řešení…
    [few] 📢 Ohlásit jedno ze { $count } řešení…
   *[other] 📢 Ohlásit jedno z { $count } řešení…
}
daily-give-up = Vzdát to
daily-solved = 🚨 Vyřešeno! Byl to případ { the-case }.
daily-unsolved = 📁 Nevyřešeno. Byl to případ { the-case }.
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
    [one] Možné je ještě { $count } řešení. Ptej se dál; ohlásit jde, až jich zbude nejvýš { $limit }.
    [few] Možná jsou ještě { $count } řešení. Ptej se dál; ohlásit jde, až jich zbude nejvýš { $limit }.
   *[other] Možných je ještě { $count } řešení. Ptej se dál; ohlásit jde, až jich zbude nejvýš { $limit }.
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
