game-name = Priania
game-tagline = Kto vie, čo si želajú ostatní?
game-rules = Každý si tajne želá jednu z troch vecí. V každom kole zabalíš niečo každému z ostatných; keď sú všetci pripravení, všetko sa rozbalí. Vyhráva, kto dal najviac vecí, ktoré si druhí želali.
option-rounds = Kolá
option-rounds-about = koľko kôl sa hrá
wished = Želáš si vec { $thing }.
became-ready = Pripravené: { $seat }.
took-back = { $seat }: predsa ešte premýšľa.
sat-out = { $seat }: toto kolo vynecháva.
unwrapped = { $giver } → { $receiver }: vec { $thing }.
round-over = Kolo { $number } sa skončilo.
voided = Vec { $thing } je z hry von.
given = { $giver } → { $receiver }: vec { $thing }.
had-wished = { $seat }: želaním bola vec { $thing }.
how-many-ready = Pripravené: { $count } z { $of }.
who-computes = Počítače: { $seats }.
your-wish = Želáš si vec { $thing }.
wrapped-for = Zabalené ({ $seat }): vec { $thing }.
pick-for = { $seat }: čo to bude?
more-friends = Ostatní
not-now = To teraz nejde.
deadline-missed = ⌛ { $seat }: čas vypršal, toto kolo vynecháva.
ask-resign = 🏳️ Vzdať **{ $table }**? Nič už nedáš a návratu niet.
move-wrap = { $friend }: vec { $thing }
    .words = zabaliť zabaľ dať daj vec
move-ready = Hotovo
    .words = hotovo pripravený
move-take-back = Predsa len nie
    .words = späť vziať zmeniť
move-sit-out = { $gone ->
    [true] Vynechať nadobro
   *[false] Vynechať kolo
}
    .words = { $gone ->
        [true] vynechať pas nadobro
       *[false] vynechať pas
    }
move-void = Vec { $thing } preč
believe-of = { $seat }: čo si želá?
notebook = Zápisník
move-believe = { $friend } si želá vec { $thing }
    .words = myslím tip vec želá
command-game = priania
    .about = Hraj Priania
