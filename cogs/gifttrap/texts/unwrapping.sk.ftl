# Čo po kole stojí za reč: veta ku každému darčeku, najlepší a najhorší darček a čo dostal čitateľ.

gift-line = { $lined ->
    [true] { " " }*{ TEXT("gift.line", $gift, $own_line) }*
   *[false] { "" }
}

# Obrázky pod správou o kole, skryté, kým na ne čitateľ neťukne; slová nič neprezradia.
unwrap-pictures = -# 🎀 Rozbaliť ťuknutím: { $names }
unwrap-cover = Zatiaľ zabalené darčeky, dostáva ich { $seat }. Rozbalí ich ťuknutie, slovami ich povie „{ button-missed }“
