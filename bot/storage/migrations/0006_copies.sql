-- By this number a file says that it is ours.
PRAGMA application_id = 1111969107;

-- A copy that was restored: later messages than those it knows were sent. Nothing that was posted counts as shown, and
-- every table that goes on says to when it was restored; where its later messages may stand, they are still to be taken
-- away. Numbers are left out, so that no button of a table that is lost with its row means another table.
CREATE VIEW restoration AS SELECT 0.0 AS at, '' AS fact;

CREATE TRIGGER restoration_is_saved INSTEAD OF INSERT ON restoration
WHEN EXISTS (SELECT 1 FROM meta WHERE key = 'copied')
BEGIN
    INSERT INTO meta (key, value)
    SELECT 'restored', json_object('at', new.at, 'since', coalesce((SELECT value FROM meta WHERE key = 'alive'), 0.0))
    WHERE true
    ON CONFLICT (key) DO UPDATE SET value = excluded.value;

    INSERT INTO meta (key, value)
    SELECT 'first number', coalesce(max(id), 0) + 1000 FROM game_table
    WHERE true
    ON CONFLICT (key) DO UPDATE SET value = excluded.value;

    INSERT INTO sweep (table_id)
    SELECT id FROM game_table WHERE status IN ('lobby', 'running', 'broken')
    ON CONFLICT DO NOTHING;

    UPDATE post SET face = '' WHERE gone = 0 AND message IS NOT NULL AND kind IN ('card', 'board', 'letter')
    AND table_id IN (SELECT table_id FROM sweep);

    -- Whoever is to act is called anew: the message that called them may have gone since.
    UPDATE post SET since = NULL, occasion = occasion || ':' || new.at
    WHERE kind IN ('call', 'digest') AND since IS NOT NULL AND table_id IN (SELECT table_id FROM sweep);

    UPDATE game_table SET version = version + 1, changed = new.at WHERE id IN (SELECT table_id FROM sweep);

    INSERT INTO move (table_id, version, kind, key, at)
    SELECT id, version, 'restore', 'restore:' || id || ':' || version, new.at FROM game_table
    WHERE id IN (SELECT table_id FROM sweep);

    INSERT INTO news (id, table_id, version, seq, fleeting, fact, at)
    SELECT (id << 32) + (version << 10), id, version, 0, 0, new.fact, new.at FROM game_table
    WHERE id IN (SELECT table_id FROM sweep);

    DELETE FROM meta WHERE key = 'copied';
END;

-- Tables where messages may stand that were sent after the copy was made.
CREATE TABLE sweep (
    table_id INTEGER PRIMARY KEY
) STRICT;

-- How many tables somebody opened lately, whatever became of them.
CREATE INDEX move_opening ON move (by_user, at) WHERE kind = 'open';
