game-name = Dražba pro dva
game-tagline = Pět cen, každý pět mincí: kolik nabídne ten druhý?
game-rules = Oba máte mince v hodnotě 1 až 5. Pět cen, také v hodnotě 1 až 5, přichází na řadu jedna po druhé. O každou oba naráz tajně nabídnete jednu minci: vyšší mince cenu získává a obě mince jsou pryč. Při stejných mincích cena propadá. Vyhrává, kdo má větší součet cen.
open-prize = Cena má hodnotu { $prize }.
player = { $seat }: { $points ->
    [one] { $points } bod.
    [few] { $points } body.
    [many] { $points } bodu.
   *[other] { $points } bodů.
}
coins-left = Zbývající mince: { $coins }.
has-bid = Nabídka je podaná.
your-bid = Tvoje nabídka: mince { $coin }.
no-bid = Zatím nemáš podanou nabídku.
no-such-coin = Tuhle minci už nemáš. Na desce vidíš, které mince ti zbývají.
bid-sealed = { $seat } má nabídku podanou.
prize-taken = { $seat } získává cenu { $prize } v poměru { $high } ku { $low }.
prize-lost = Obě nabídky jsou { $coin }: cena { $prize } propadá.
move-bid = { $coin }
    .words = nabídnout nabízím dát mince minci
command-game = drazba
    .about = Hraj Dražbu pro dva
daily-title = Číslo dne
daily-goal = Myslím si číslo od 1 do 12. Které?
daily-how = Myslím si číslo od 1 do 12. Každá otázka stojí jedna, špatná odpověď dvě.
daily-answer = { $last ->
    [greater] Ano, větší.
    [not-greater] Ne.
    [right] Správně!
   *[wrong] Špatně.
}
daily-found = To číslo je { $secret }.
daily-between = Číslo je od { $low } do { $high }.
move-ask = Větší než { $than }?
    .words = větší otázka
move-name = Je to { $number }
    .words = je číslo
move-give-up = Vzdát to
    .words = vzdát
flaw-overbids = { $player } platí za každou výhru příliš mnoho.
flaw-underbids = { $player } platí za každou výhru příliš málo.
