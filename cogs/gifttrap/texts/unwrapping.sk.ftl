# Čo po kole stojí za reč: veta ku každému darčeku, najlepší a najhorší darček a čo dostal čitateľ.

gift-line = { $lined ->
    [true] { " " }*{ TEXT("gift.line", $gift, $own_line) }*
   *[false] { "" }
}
