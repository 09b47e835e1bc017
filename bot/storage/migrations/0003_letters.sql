-- Of a letter: the beginning of the turn that its menu is for; NULL: it has no menu, or none any more.
ALTER TABLE post ADD COLUMN turn REAL;

-- Of the letters sent before, only those can still be played in that called last.
UPDATE post SET turn = since
WHERE kind = 'letter' AND table_id IN (SELECT id FROM game_table WHERE status = 'running')
AND id IN (SELECT max(id) FROM post WHERE since IS NOT NULL GROUP BY table_id, seat);

-- A turn is known by its beginning, and an outage moves that.
CREATE TRIGGER heartbeat_moves_letters INSTEAD OF INSERT ON heartbeat WHEN new.gap <> 0
BEGIN
    UPDATE post SET turn = turn + new.gap
    WHERE turn IS NOT NULL AND table_id IN (SELECT id FROM game_table WHERE status IN ('lobby', 'running', 'broken'));
END;
