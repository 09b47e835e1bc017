# Błędy graczy komputerowych, zdradzane po grze. Bez rodzaju: bez czasu przeszłego.

flaw-trusts-a-hunch = { $player } ślepo ufa przeczuciu, kto to był, co się stało albo gdzie.
flaw-mixes-up-discs = { $player } bierze cudze dyski za własne.
flaw-presumes-what-discs-mean = { $player } zbyt pochopnie rozstrzyga, co znaczy który dysk patrolu.
flaw-jumps-to-conclusions = { $player } ogłasza rozwiązanie, choć w grę wchodzi jeszcze kilka innych.
flaw-hoards-patrols = { $player } oszczędza patrole na ostatnie śledztwo i woli zgadywać.
