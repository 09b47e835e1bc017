# Błędy graczy komputerowych, zdradzane po grze. Bez rodzaju: bez czasu przeszłego.

flaw-trusts-a-hunch = { $player } wierzy samemu przeczuciu: kto, co albo gdzie.
flaw-mixes-up-discs = { $player } bierze cudze dyski za własne.
flaw-presumes-what-discs-mean = { $player } za bardzo wierzy, że wie, co znaczy który dysk patrolu.
flaw-jumps-to-conclusions = { $player } ogłasza rozwiązanie, choć możliwych jest jeszcze kilka.
flaw-hoards-patrols = { $player } oszczędza patrole na ostatnie śledztwo i woli zgadywać.
