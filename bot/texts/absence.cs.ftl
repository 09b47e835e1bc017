# Dopisy hráčům, kteří zmeškali tah nebo mlčeli tak dlouho, až přišli o místo.

turn-missed = ⌛ Čas ti vypršel, a tak za tebe táhl počítač. Nic se neděje: zahraj další tah a zase máš plný čas. Budeš pryč déle? S příkazem { COMMAND("me away") } na tebe hra počká.
seat-lost = { $why ->
    [vote] 🗳️ Ostatní si to odhlasovali: tvoje místo je volné a zatím tam hraje počítač.
   *[silent] 💤 Už dlouho o tobě nikdo neví. Tvoje místo je volné a zatím tam hraje počítač.
} { $host ->
    [true] { $why ->
        [vote] Stůl teď vede někdo jiný.
       *[silent] Dokud se nevrátíš, vede stůl někdo jiný.
    } Stiskni tlačítko, než si na místo sedne někdo jiný, a hraješ dál.
   *[false] Stiskni tlačítko, než si na místo sedne někdo jiný, a hraješ dál.
}
button-take-back = Hrát dál
