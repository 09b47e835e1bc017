# „Kdo bude dělat tempo?“: otázka ve vlákně a odpovědi na ni. Jen slova: nikoho nezavazují.

move-ask-work = Kdo bude dělat tempo?
    .words = kdo ptám zeptat zeptej tempo
move-offer-work = Dvě kola děláme tempo
    .words = my slib slibuji nabízím nabídka tempo
work-asked = 🗣️ { $seat } se ptá: kdo bude dělat tempo?
work-promised = 💪 { $seat } odpovídá: děláme tempo, { $first }. a { $last }. kolo.
now-work-asked = 🗣️ „Kdo bude dělat tempo?“ { $teams }
now-work-promised = 💪 „Děláme tempo.“ { $teams }
work-until = { $seat } (do { $round }. kola)

refused-work-soon = Tvůj tým už se ptal. Další otázka může přijít v { $round }. kole.
refused-work-promised = Tvůj tým už tempo slíbil, a to do konce { $round }. kola.
refused-work-unasked = Žádný jiný tým se teď neptá. Zeptat se můžeš ty: „Kdo bude dělat tempo?“
refused-work-late = První jezdci už jsou v cíli, tempo už nikdo nepotřebuje.
