# Co počítačoví hráči občas řeknou, nikdy nic tajného. Ke každé příležitosti má řádek, kdo hraje odvážně, a kdo
# opatrně, dva jsou pro všechny. O sobě mluví bez rodu: žádný minulý čas. Co jednou zaznělo, zůstává.

remark-appeared =
    .bold = Tady jsem. A co teď?
    .careful = Jen na chviličku. Dobrý večer.
    .one = Dobrý večer. A na shledanou.
    .other = Dobře se dívejte, už mizím.

remark-spotted =
    .bold = Támhle! Honem!
    .careful = Klid: kam se odtamtud dá?
    .one = To je čerstvá stopa.
    .other = Teď ta mapa dává smysl.

remark-doubled =
    .bold = Jen utíkej, najdeme tě!
    .careful = Dvě jízdy naráz: kruh se rozšiřuje.
    .one = Někdo má naspěch.
    .other = Moje ubohé boty.

remark-arrested =
    .bold = Máme tě!
    .careful = Jménem zákona, a hlavně v klidu.
    .one = To je souhra!
    .other = Kafe platím já.

remark-caught =
    .bold = Ta jízda za to stojí!
    .careful = Příště radši tramvají.
    .one = No dobře, dobře, už jdu.
    .other = Uznávám. Co mě prozradilo?

remark-escaped =
    .bold = Přímo před nosem!
    .careful = Uf. Víc vzrušení netřeba.
    .one = Jen mlha, přátelé, jen mlha.
    .other = Krásné město. Vrátím se.
