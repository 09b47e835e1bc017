"""What people read: cards, boards, panels and answers, laid out as messages. Nothing here sends or changes anything."""
