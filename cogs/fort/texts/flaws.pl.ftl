flaw-forgets-soon = { $player } pamięta tylko kilka ostatnich kart.
flaw-mixes-up-places = { $player } myli miejsca, które leżą obok siebie.
flaw-waits-too-long = { $player } zbyt długo czeka na kolejną liczbę.
flaw-takes-anything = { $player } bierze prawie każdą kartę, która pasuje.
flaw-underrates-rivals = { $player } nie wierzy, że inni coś pamiętają.
