# Listy hráčom, ktorí zmeškali ťah alebo mlčali tak dlho, až prišli o miesto.

turn-missed = ⌛ Čas ti vypršal, a tak za teba ťahal počítač. Nič sa nedeje: zahraj ďalší ťah a znova máš plný čas. Budeš preč dlhšie? S príkazom { COMMAND("me away") } na teba hra počká.
seat-lost = { $why ->
    [vote] 🗳️ Ostatní si to odhlasovali: tvoje miesto je voľné a zatiaľ tam hrá počítač.
   *[silent] 💤 Už dlho o tebe nikto nevie. Tvoje miesto je voľné a zatiaľ tam hrá počítač.
} { $host ->
    [true] { $why ->
        [vote] Stôl teraz vedie niekto iný.
       *[silent] Kým sa nevrátiš, vedie stôl niekto iný.
    } Stlač tlačidlo, kým si na miesto nesadne niekto iný, a hráš ďalej.
   *[false] Stlač tlačidlo, kým si na miesto nesadne niekto iný, a hráš ďalej.
}
button-take-back = Hrať ďalej
