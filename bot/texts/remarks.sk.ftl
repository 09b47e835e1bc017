# Čo počítačoví hráči občas povedia, nikdy nič tajné. Ku každej príležitosti má riadok, kto hrá odvážne, a kto
# opatrne, dva sú pre všetkých. O sebe hovoria bez rodu: žiadny minulý čas. Čo raz zaznelo, zostáva.

remark-hello =
    .bold = Ahojte! Na drobné ťahy dnes nie je čas.
    .careful = Zdravím. Pekne pomaly, dobre?
    .one = Veľa šťastia všetkým!
    .other = To je milá spoločnosť. Ideme na to?

remark-won =
    .bold = Odvážnemu šťastie praje. Ešte raz?
    .careful = Trpezlivosť ruže prináša. Vďaka za tú vašu.
    .one = To je radosť! Vďaka za hru.
    .other = Pekná hra od všetkých. Pokojne to mohlo dopadnúť inak.

remark-lost =
    .bold = Nabudúce to chce ešte viac odvahy!
    .careful = O tomto budem chvíľu premýšľať. Gratulujem!
    .one = Gratulujem, to bola krásna hra!
    .other = S vami je radosť aj prehrať. Čoskoro znova?
