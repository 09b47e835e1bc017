# Co po kole stojí za řeč: věta ke každému dárku, nejlepší a nejhorší dárek a co dostal čtenář.

gift-line = { $lined ->
    [true] { " " }*{ TEXT("gift.line", $gift, $own_line) }*
   *[false] { "" }
}

# Obrázky pod zprávou o kole, skryté, dokud na ně čtenář neťukne; slova nic neprozradí.
unwrap-pictures = -# 🎀 Rozbalit ťuknutím: { $names }
unwrap-cover = Zatím zabalené dárky, dostává je { $seat }. Rozbalíš je ťuknutím, slovy je popíše „{ button-missed }“.

# Na co se bot ptá po kole a po rozdání.
ask-why = { $seat }, { $gift }: { $token }. Proč?
ask-how = { $seat }, { $gift } ({ $receiver }): { $token }. Jak na to člověk přijde?
ask-deal = { $seat } může k dárkům připojit pár slov.
# What a line was said about, behind the line.
subject-why = { $gift } ({ $token })
subject-deal = { $number }. kolo
