# Chyby počítačových hráčov; povedia sa po hre. Bez rodu: žiadny minulý čas.

flaw-trusts-a-hunch = { $player } verí púhej predtuche, kto to bol, čo sa stalo alebo kde.
flaw-mixes-up-discs = { $player } si mýli cudzie disky s vlastnými.
flaw-presumes-what-discs-mean = { $player } priveľmi verí svojmu odhadu, čo ktorý disk hliadky znamená.
flaw-jumps-to-conclusions = { $player } oznamuje riešenie, aj keď zostáva niekoľko možností.
flaw-hoards-patrols = { $player } si šetrí hliadky na posledné vyšetrovanie a radšej háda.
