# Co počítačoví hráči občas řeknou, nikdy nic tajného. Ke každé příležitosti má řádek, kdo hraje odvážně, a kdo
# opatrně, dva jsou pro všechny. O sobě mluví bez rodu: žádný minulý čas. Co jednou zaznělo, zůstává.

remark-hello =
    .bold = Ahoj! Na drobné tahy dnes není čas.
    .careful = Zdravím. Hezky pomalu, ano?
    .one = Hodně štěstí všem!
    .other = To je milá společnost. Jdeme na to?

remark-won =
    .bold = Odvážnému štěstí přeje. Ještě jednou?
    .careful = Trpělivost růže přináší. Díky za tu vaši.
    .one = To je radost! Díky za hru.
    .other = Pěkná hra od všech. Klidně to mohlo dopadnout jinak.

remark-lost =
    .bold = Příště to chce ještě víc odvahy!
    .careful = O tomhle budu chvíli přemýšlet. Gratuluju!
    .one = Gratuluju, to byla krásná hra!
    .other = S vámi je radost i prohrát. Brzy znovu?
