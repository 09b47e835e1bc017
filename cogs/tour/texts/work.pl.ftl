# „Kto popracuje?”: pytanie w wątku i odpowiedzi na nie. To tylko słowa: nikogo nie wiążą.

move-ask-work = Kto popracuje?
    .words = kto pytam zapytaj popracować
move-offer-work = Pracujemy przez dwie rundy
    .words = my obiecuję obietnica oferta pracować
work-asked = 🗣️ { $seat } pyta: kto popracuje?
work-promised = 💪 { $seat } odpowiada: pracujemy w rundach { $first } i { $last }.
now-work-asked = 🗣️ „Kto popracuje?” { $teams }
now-work-promised = 💪 „Pracujemy”. { $teams }
work-until = { $seat } (do rundy { $round })

refused-work-soon = Twoja drużyna już pytała. Następne pytanie może paść w rundzie { $round }.
refused-work-promised = Twoja drużyna już obiecała pracę, do końca rundy { $round }.
refused-work-unasked = Żadna inna drużyna nie pyta, kto popracuje. Możesz zapytać: „Kto popracuje?”
refused-work-late = Pierwsi kolarze są już na mecie, praca nie jest teraz nikomu potrzebna.
