# Čo po kole stojí za reč: veta ku každému darčeku, najlepší a najhorší darček a čo dostal čitateľ.

gift-line = { $lined ->
    [true] { " " }*{ TEXT("gift.line", $gift, $own_line) }*
   *[false] { "" }
}

# Obrázky pod správou o kole, skryté, kým na ne čitateľ neťukne; slová nič neprezradia.
unwrap-pictures = -# 🎀 Rozbaliť ťuknutím: { $names }
unwrap-cover = Zatiaľ zabalené darčeky, dostáva ich { $seat }. Rozbalíš ich ťuknutím, slovami ich opíše „{ button-missed }“.

# Na čo sa bot pýta po kole a po rozdaní.
ask-why = { $seat }, { $gift }: { $token }. Prečo?
ask-how = { $seat }, { $gift } ({ $receiver }): { $token }. Ako na to človek príde?
ask-deal = { $seat } môže k darčekom pripojiť pár slov.
# What a line was said about, behind the line.
subject-why = { $gift } ({ $token })
subject-deal = { $number }. kolo
