# „Kto bude robiť tempo?“: otázka vo vlákne a odpovede na ňu. Len slová: nikoho nezaväzujú.

move-ask-work = Kto bude robiť tempo?
    .words = kto pýtam spýtať spýtaj tempo
move-offer-work = Dve kolá robíme tempo
    .words = my sľub sľubujem ponúkam ponuka tempo
work-asked = 🗣️ { $seat } sa pýta: kto bude robiť tempo?
work-promised = 💪 { $seat } odpovedá: robíme tempo, { $first }. a { $last }. kolo.
now-work-asked = 🗣️ „Kto bude robiť tempo?“ { $teams }
now-work-promised = 💪 „Robíme tempo.“ { $teams }
work-until = { $seat } (do { $round }. kola)

refused-work-soon = Tvoj tím sa už pýtal. Ďalšia otázka môže prísť v { $round }. kole.
refused-work-promised = Tvoj tím už tempo sľúbil, a to do konca { $round }. kola.
refused-work-unasked = Žiadny iný tím sa teraz nepýta. Opýtať sa môžeš ty: „Kto bude robiť tempo?“
refused-work-late = Prví jazdci sú už v cieli, tempo už nikto nepotrebuje.
