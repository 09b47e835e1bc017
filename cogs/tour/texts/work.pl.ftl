# „Kto da zmianę?”: pytanie w wątku i odpowiedzi na nie. To tylko słowa: nikogo nie wiążą.

move-ask-work = Kto da zmianę?
    .words = kto pytam zapytaj zmiana zmianę popracować
move-offer-work = Dwie rundy dajemy zmiany
    .words = my obiecuję obietnica oferta zmiany dajemy pracować
work-asked = 🗣️ { $seat } pyta: kto da zmianę?
work-promised = 💪 { $seat } odpowiada: dajemy zmiany w rundach { $first } i { $last }.
now-work-asked = 🗣️ „Kto da zmianę?” { $teams }
now-work-promised = 💪 „Dajemy zmiany”. { $teams }
work-until = { $seat } (do rundy { $round })

refused-work-soon = Twoja drużyna już pytała. Następne pytanie może paść w rundzie { $round }.
refused-work-promised = Twoja drużyna już obiecała zmiany, do końca rundy { $round }.
refused-work-unasked = Żadna inna drużyna teraz nie pyta. Możesz zapytać ty: „Kto da zmianę?”
refused-work-late = Pierwsi kolarze są już na mecie, zmiany nie są już nikomu potrzebne.
