game-name = Hádej číslo
game-tagline = Jedno tajné číslo od 1 do 100: kdo ho trefí první?
game-rules = Vylosuji číslo od 1 do 100. Po řadě říkáte čísla, která ještě připadají v úvahu, a všichni slyší, jestli je to málo, nebo moc. Kdo číslo trefí, vyhrává; o pořadí ostatních rozhoduje, jak blízko byl jejich poslední tip.
between = Číslo leží mezi { $low } a { $high }.
found = To číslo je { $secret }.
too-low = { $seat } říká { $number }: málo.
too-high = { $seat } říká { $number }: moc.
hit = { $seat } říká { $number } a trefuje se!
move-guess = { $number }
    .words = tipnout tipni tipuju hádám číslo
command-game = hádej
    .about = Hraj Hádej číslo
daily-title = Číslo dne
daily-how = Myslím si číslo od 1 do 12. Každá otázka stojí jedna, špatná odpověď dvě.
daily-answer = { $last ->
    [greater] Ano, větší.
    [not-greater] Ne.
    [right] Správně!
   *[wrong] Špatně.
}
daily-between = Číslo je od { $low } do { $high }.
move-ask = Větší než { $than }?
    .words = větší otázka
move-name = Je to { $number }
    .words = je číslo
move-give-up = Vzdát to
    .words = vzdát
