game-name = Dražba pre dvoch
game-tagline = Päť cien, každý päť mincí: koľko ponúkne ten druhý?
game-rules = Obaja máte mince v hodnote 1 až 5. Päť cien, tiež v hodnote 1 až 5, prichádza na rad jedna po druhej. O každú obaja naraz tajne ponúknete jednu mincu: vyššia minca cenu získava a obe mince sú preč. Pri rovnakých minciach cena prepadá. Vyhráva, kto má väčší súčet cien.
open-prize = Cena má hodnotu { $prize }.
player = { $seat }: { $points ->
    [one] { $points } bod.
    [few] { $points } body.
    [many] { $points } bodu.
   *[other] { $points } bodov.
}
coins-left = Zostávajúce mince: { $coins }.
has-bid = Ponuka je podaná.
your-bid = Tvoja ponuka: minca { $coin }.
no-bid = Zatiaľ nemáš podanú ponuku.
no-such-coin = Túto mincu už nemáš. Na doske vidíš, ktoré mince ti zostávajú.
bid-sealed = { $seat } má ponuku podanú.
prize-taken = { $seat } získava cenu { $prize } v pomere { $high } k { $low }.
prize-lost = Obe ponuky sú { $coin }: cena { $prize } prepadá.
move-bid = { $coin }
    .words = ponúknuť ponúkam dať minca mincu
command-game = drazba
    .about = Hraj Dražbu pre dvoch
daily-title = Číslo dňa
daily-goal = Myslím si číslo od 1 do 12. Ktoré?
daily-how = Myslím si číslo od 1 do 12. Každá otázka stojí jedna, zlá odpoveď dve.
daily-answer = { $last ->
    [greater] Áno, väčšie.
    [not-greater] Nie.
    [right] Správne!
   *[wrong] Zle.
}
daily-found = To číslo je { $secret }.
daily-between = Číslo je od { $low } do { $high }.
move-ask = Väčšie ako { $than }?
    .words = väčšie otázka
move-name = Je to { $number }
    .words = je číslo
move-give-up = Vzdať to
    .words = vzdať
flaw-overbids = { $player } platí za každú výhru priveľa.
flaw-underbids = { $player } platí za každú výhru primálo.
