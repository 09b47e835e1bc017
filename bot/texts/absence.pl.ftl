# Listy do osób, które nie zdążyły z ruchem albo po długim milczeniu straciły miejsce.

turn-missed = ⌛ Czas minął, więc ruch wykonał za ciebie komputer. Nic się nie stało: wykonaj następny ruch, a znów masz pełny czas. Nie będzie cię dłużej? Z { COMMAND("me away") } gra na ciebie poczeka.
seat-lost = { $why ->
    [vote] 🗳️ Pozostali tak zagłosowali: twoje miejsce jest wolne i na razie gra na nim komputer.
   *[silent] 💤 Od dawna nie ma od ciebie wieści. Twoje miejsce jest wolne i na razie gra na nim komputer.
} { $host ->
    [true] { $why ->
        [vote] Stół prowadzi teraz ktoś inny.
       *[silent] Do twojego powrotu stół prowadzi ktoś inny.
    } Naciśnij przycisk, zanim ktoś zajmie to miejsce, i grasz dalej.
   *[false] Naciśnij przycisk, zanim ktoś zajmie to miejsce, i grasz dalej.
}
button-take-back = Gram dalej
