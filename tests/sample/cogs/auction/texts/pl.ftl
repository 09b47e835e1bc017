game-name = Licytacja dla dwojga
game-tagline = Pięć nagród, każdy ma pięć monet: ile da przeciwnik?
game-rules = Oboje macie monety o wartości od 1 do 5. Pięć nagród, także o wartości od 1 do 5, pojawia się kolejno. O każdą jednocześnie i w tajemnicy licytujecie jedną monetą: wyższa moneta zdobywa nagrodę, a obie monety są wydane. Przy równych monetach nagroda przepada. Wygrywa większa suma nagród.
open-prize = Nagroda ma wartość { $prize }.
player = { $seat }: { $points ->
    [one] { $points } punkt.
    [few] { $points } punkty.
    [many] { $points } punktów.
   *[other] { $points } punktu.
}
coins-left = Pozostałe monety: { $coins }.
has-bid = Oferta złożona.
your-bid = Twoja oferta: moneta { $coin }.
no-bid = Nie masz jeszcze złożonej oferty.
no-such-coin = Nie masz już tej monety. Na planszy widać, które monety ci zostały.
bid-sealed = { $seat } ma złożoną ofertę.
prize-taken = { $seat } zdobywa nagrodę { $prize } stosunkiem { $high } do { $low }.
prize-lost = Obie oferty to { $coin }: nagroda { $prize } przepada.
move-bid = { $coin }
    .words = licytuję daję moneta monetę
command-game = licytacja
    .about = Zagraj w Licytację dla dwojga
daily-title = Liczba dnia
daily-goal = Myślę o liczbie od 1 do 12. Jaka to liczba?
daily-how = Myślę o liczbie od 1 do 12. Każde pytanie kosztuje jeden, zła odpowiedź dwa.
daily-answer = { $last ->
    [greater] Tak, większa.
    [not-greater] Nie.
    [right] Dobrze!
   *[wrong] Źle.
}
daily-found = Ta liczba to { $secret }.
daily-between = Liczba jest od { $low } do { $high }.
move-ask = Większa niż { $than }?
    .words = większa pytanie
move-name = To { $number }
    .words = to liczba
move-give-up = Poddaj się
    .words = poddaj
flaw-overbids = { $player } płaci za każdą nagrodę za dużo.
flaw-underbids = { $player } płaci za każdą nagrodę za mało.
