# Chyby počítačových hráčů; řeknou se po hře. Bez rodu: žádný minulý čas.

flaw-trusts-a-hunch = { $player } věří pouhé předtuše, kdo to byl, co se stalo nebo kde.
flaw-mixes-up-discs = { $player } si plete cizí disky s vlastními.
flaw-presumes-what-discs-mean = { $player } příliš věří svému odhadu, co který disk hlídky znamená.
flaw-jumps-to-conclusions = { $player } oznamuje řešení, i když zbývá několik možností.
flaw-hoards-patrols = { $player } si šetří hlídky na poslední vyšetřování a raději hádá.
