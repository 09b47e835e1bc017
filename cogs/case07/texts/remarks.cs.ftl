# Co počítačoví hráči občas řeknou, nikdy nic tajného. Ke každé příležitosti má řádek, kdo hraje odvážně, a kdo
# opatrně, dva jsou pro všechny. O sobě mluví bez rodu: žádný minulý čas. Co jednou zaznělo, zůstává.

remark-found =
    .bold = Trefa!
    .careful = Jeden fakt. Fakta mě těší.
    .one = Tak to už někam vede.
    .other = Můj kabát, prosím. Volá práce.

remark-dead-end =
    .bold = Dál!
    .careful = Aspoň se tím něco vylučuje.
    .one = I slepá ulice je ulice.
    .other = Zpátky na stanici, na čaj.

remark-quiet =
    .bold = Tak jinam, a na plný plyn!
    .careful = Klid je taky výsledek.
    .one = Venku ani kočka.
    .other = Hlídka pozdravuje a víc nic.

remark-wrong =
    .bold = Bez rizika není případ.
    .careful = Ještě jedna stopa by neuškodila.
    .one = Tohle prosím do protokolu nepište.
    .other = Taková jistota, a taková chyba.

remark-solved =
    .bold = Tady 07, konec!
    .careful = Všechno sedí, do posledního disku.
    .one = Případ uzavřen.
    .other = A nikdo ani nemusí běhat.

remark-well-solved =
    .bold = Paráda! Jsem hned za tebou.
    .careful = Poctivá práce, stopa po stopě.
    .one = Moje uznání.
    .other = Tak se to dělá.
