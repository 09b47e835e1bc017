flaw-forgets-soon = { $player } si pamatuje jen několik posledních karet.
flaw-mixes-up-places = { $player } si plete místa, která leží vedle sebe.
flaw-waits-too-long = { $player } moc dlouho čeká na další číslo v řadě.
flaw-takes-anything = { $player } bere skoro každou kartu, která se hodí.
flaw-underrates-rivals = { $player } nevěří, že si ostatní něco pamatují.
