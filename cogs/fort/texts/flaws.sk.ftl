flaw-forgets-soon = { $player } si pamätá len niekoľko posledných kariet.
flaw-mixes-up-places = { $player } si pletie miesta, ktoré ležia vedľa seba.
flaw-waits-too-long = { $player } pridlho čaká na ďalšie číslo v rade.
flaw-takes-anything = { $player } berie skoro každú kartu, ktorá sa hodí.
flaw-underrates-rivals = { $player } neverí, že si ostatní niečo pamätajú.
