game-name = Přání
game-tagline = Kdo ví, co si přejí ostatní?
game-rules = Každý si tajně přeje jednu ze tří věcí. V každém kole zabalíš něco každému z ostatních; až budou všichni připraveni, vše se rozbalí. Vyhrává, kdo dal nejvíc věcí, které si druzí přáli.
option-rounds = Kola
option-rounds-about = kolik kol se hraje
wished = Přeješ si věc { $thing }.
became-ready = Připraveno: { $seat }.
took-back = { $seat }: přece jen ještě přemýšlí.
sat-out = { $seat }: toto kolo vynechává.
unwrapped = { $giver } → { $receiver }: věc { $thing }.
round-over = Kolo { $number } skončilo.
voided = Věc { $thing } je ze hry venku.
given = { $giver } → { $receiver }: věc { $thing }.
had-wished = { $seat }: přání byla věc { $thing }.
how-many-ready = Připraveno: { $count } z { $of }.
who-computes = Počítače: { $seats }.
your-wish = Přeješ si věc { $thing }.
wrapped-for = Zabaleno ({ $seat }): věc { $thing }.
pick-for = { $seat }: co to bude?
more-friends = Ostatní
not-now = To teď nejde.
deadline-missed = ⌛ { $seat }: čas vypršel, toto kolo vynechává.
ask-resign = 🏳️ Vzdát **{ $table }**? Nic už nedáš a návrat není.
move-wrap = { $friend }: věc { $thing }
    .words = zabalit zabal dát dej věc
move-ready = Hotovo
    .words = hotovo připraven
move-take-back = Přece jen ne
    .words = zpět vzít změnit
move-sit-out = { $gone ->
    [true] Vynechat nadobro
   *[false] Vynechat kolo
}
    .words = { $gone ->
        [true] vynechat pas nadobro
       *[false] vynechat pas
    }
move-void = Věc { $thing } pryč
believe-of = { $seat }: co si přeje?
notebook = Zápisník
move-believe = { $friend } si přeje věc { $thing }
    .words = myslím tip věc přeje
command-game = prani
    .about = Hraj Přání
