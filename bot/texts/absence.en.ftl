# Letters to players who missed a turn, or lost their seat while they were silent.

turn-missed = ⌛ Your time ran out, so the computer moved for you. No harm done: make your next move, and you have the full time again. Away for longer? { COMMAND("me away") } lets the game wait for you.
seat-lost = { $why ->
    [vote] 🗳️ The others have voted: your seat is open, and the computer plays there for now.
   *[silent] 💤 Nobody here has heard from you for a long while. Your seat is open, and the computer plays there for now.
} { $host ->
    [true] { $why ->
        [vote] Somebody else is the host now.
       *[silent] Until you’re back, somebody else is the host.
    } Press the button before the seat is taken, and you play on.
   *[false] Press the button before the seat is taken, and you play on.
}
button-take-back = Play on
