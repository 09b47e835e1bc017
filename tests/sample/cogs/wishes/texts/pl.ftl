game-name = Życzenia
game-tagline = Kto wie, czego życzą sobie inni?
game-rules = Każdy skrycie życzy sobie jednej z trzech rzeczy. W każdej rundzie pakujesz coś dla każdej z pozostałych osób; gdy wszyscy są gotowi, wszystko się rozpakowuje. Wygrywa ten, kto dał najwięcej rzeczy, których sobie życzono.
option-rounds = Rundy
option-rounds-about = ile rund się rozgrywa
wished = Życzysz sobie rzeczy { $thing }.
became-ready = Gotowe: { $seat }.
took-back = { $seat }: jednak jeszcze myśli.
sat-out = { $seat }: pauzuje w tej rundzie.
unwrapped = { $giver } → { $receiver }: rzecz { $thing }.
round-over = Runda { $number } zakończona.
voided = Rzecz { $thing } wypada z gry.
given = { $giver } → { $receiver }: rzecz { $thing }.
had-wished = { $seat }: życzeniem była rzecz { $thing }.
how-many-ready = Gotowe: { $count } z { $of }.
who-computes = Komputery: { $seats }.
your-wish = Życzysz sobie rzeczy { $thing }.
wrapped-for = Zapakowane ({ $seat }): rzecz { $thing }.
pick-for = { $seat }: co to będzie?
more-friends = Pozostali
not-now = Teraz tego nie można.
deadline-missed = ⌛ { $seat }: czas minął, pauza w tej rundzie.
ask-resign = 🏳️ Poddać **{ $table }**? Nic już nie dasz i nie ma odwrotu.
move-wrap = { $friend }: rzecz { $thing }
    .words = zapakuj dać daj rzecz
move-ready = Gotowe
    .words = gotowe gotowy
move-take-back = Jednak nie
    .words = cofnij zmienić
move-sit-out = { $gone ->
    [true] Opuść na dobre
   *[false] Pauzuj w tej rundzie
}
    .words = { $gone ->
        [true] opuść pas na dobre
       *[false] opuść pas
    }
move-void = Rzecz { $thing } precz
believe-of = { $seat }: czego sobie życzy?
notebook = Notes
move-believe = { $friend }: życzenie { $thing }
    .words = myślę rzecz życzy
command-game = zyczenia
    .about = Graj w Życzenia
