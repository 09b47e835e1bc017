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
