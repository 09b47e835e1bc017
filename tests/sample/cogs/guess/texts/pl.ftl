game-name = Zgadnij liczbę
game-tagline = Jedna tajna liczba od 1 do 100: kto trafi pierwszy?
game-rules = Losuję liczbę od 1 do 100. Po kolei podajecie liczby, które są jeszcze możliwe, a wszyscy słyszą, czy to za mało, czy za dużo. Kto trafi, wygrywa; o kolejności pozostałych decyduje, jak blisko był ich ostatni strzał.
between = Liczba leży między { $low } a { $high }.
found = Ta liczba to { $secret }.
too-low = { $seat } mówi { $number }: za mało.
too-high = { $seat } mówi { $number }: za dużo.
hit = { $seat } mówi { $number } i trafia!
move-guess = { $number }
    .words = zgaduję zgadnij liczba liczbę numer
command-game = zgadnij
    .about = Zagraj w Zgadnij liczbę
daily-title = Liczba dnia
daily-how = Myślę o liczbie od 1 do 12. Każde pytanie kosztuje jeden, zła odpowiedź dwa.
daily-answer = { $last ->
    [greater] Tak, większa.
    [not-greater] Nie.
    [right] Dobrze!
   *[wrong] Źle.
}
daily-between = Liczba jest od { $low } do { $high }.
move-ask = Większa niż { $than }?
    .words = większa pytanie
move-name = To { $number }
    .words = to liczba
move-give-up = Poddaj się
    .words = poddaj
