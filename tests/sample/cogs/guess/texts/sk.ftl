game-name = Hádaj číslo
game-tagline = Jedno tajné číslo od 1 do 100: kto ho trafí prvý?
game-rules = Vyžrebujem číslo od 1 do 100. Po poradí hovoríte čísla, ktoré ešte prichádzajú do úvahy, a všetci počujú, či je to málo, alebo veľa. Kto číslo trafí, vyhráva; o poradí ostatných rozhoduje, ako blízko bol ich posledný tip.
between = Číslo leží medzi { $low } a { $high }.
found = To číslo je { $secret }.
too-low = { $seat } hovorí { $number }: málo.
too-high = { $seat } hovorí { $number }: veľa.
hit = { $seat } hovorí { $number } a je to ono!
move-guess = { $number }
    .words = tipnúť tipni tipujem hádam číslo
command-game = hádaj
    .about = Hraj Hádaj číslo
daily-title = Číslo dňa
daily-how = Myslím si číslo od 1 do 12. Každá otázka stojí jedna, zlá odpoveď dve.
daily-answer = { $last ->
    [greater] Áno, väčšie.
    [not-greater] Nie.
    [right] Správne!
   *[wrong] Zle.
}
daily-between = Číslo je od { $low } do { $high }.
move-ask = Väčšie ako { $than }?
    .words = väčšie otázka
move-name = Je to { $number }
    .words = je číslo
move-give-up = Vzdať to
    .words = vzdať
