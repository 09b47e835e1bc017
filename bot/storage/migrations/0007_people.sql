-- People who want to be forgotten, and tables that are over and need not be kept.

-- Messages of the bot to somebody who was forgotten, which are still to be deleted. Whose they were is not known.
CREATE TABLE erasure (
    message INTEGER PRIMARY KEY,
    channel INTEGER NOT NULL
) STRICT;

-- Who came to a table or went, by whom: with that everything is found that names somebody.
CREATE INDEX move_coming ON move (by_user) WHERE kind IN ('open', 'join', 'leave', 'cancel');

-- Somebody is forgotten by ONE insert, everywhere or nowhere. Their seat has the name "N. N." from then on (nomen
-- nescio: understood in English, Czech, Slovak and Polish alike) and the user id 0, which is nobody's on Discord.
-- Whoever still sits at a table that goes on, is its host or is asked to it has to leave it first.
CREATE VIEW forgetting AS SELECT 0 AS user, '' AS name;

CREATE TRIGGER forgetting_is_saved INSTEAD OF INSERT ON forgetting
BEGIN
    SELECT RAISE(ABORT, 'conflict') WHERE EXISTS (
        SELECT 1 FROM game_table AS t WHERE status IN ('lobby', 'running') AND (
            t.host = new.user
            OR EXISTS (SELECT 1 FROM json_each(t.seats) WHERE json_each.value ->> 'user' = new.user)
            OR EXISTS (SELECT 1 FROM json_each(t.play, '$.invited') WHERE json_each.value = new.user)
        )
    );

    -- A new host is known by their name alone: by those that they came to the table with.
    UPDATE news SET fact = json_set(fact, '$.name', new.name)
    WHERE id IN (
        SELECT n.id
        FROM move AS came JOIN news AS n ON n.id >= (came.table_id << 32) AND n.id < ((came.table_id + 1) << 32)
        WHERE came.by_user = new.user AND came.kind IN ('open', 'join', 'leave', 'cancel')
        AND n.fact ->> 'type' = 'HostChanged' AND n.fact ->> 'name' IN (
            SELECT coalesce(own.fact ->> 'name', own.fact ->> 'host')
            FROM news AS own
            WHERE own.id >= (came.table_id << 32) + (came.version << 10)
            AND own.id < (came.table_id << 32) + ((came.version + 1) << 10)
            AND own.fact ->> 'type' IN ('Opened', 'Joined')
        )
    );

    UPDATE news SET fact = json_set(fact, CASE fact ->> 'type' WHEN 'Opened' THEN '$.host' ELSE '$.name' END, new.name)
    WHERE id IN (
        SELECT n.id
        FROM move AS came JOIN news AS n ON n.id >= (came.table_id << 32) + (came.version << 10)
            AND n.id < (came.table_id << 32) + ((came.version + 1) << 10)
        WHERE came.by_user = new.user AND came.kind IN ('open', 'join', 'leave', 'cancel')
        AND n.fact ->> 'type' IN ('Opened', 'Joined', 'Left', 'CancelledByHost')
    );

    -- Of a table that cannot be read nothing can be decided: a computer plays on there, should it be mended.
    UPDATE game_table SET play = json_set(play, '$.resigned', (
        SELECT json_group_array(seat) FROM (
            SELECT value AS seat FROM json_each(play, '$.resigned')
            UNION
            SELECT key FROM json_each(seats) WHERE json_each.value ->> 'user' = new.user
        )
    ))
    WHERE status = 'broken' AND instr(seats, new.user) > 0;

    UPDATE game_table SET
        seats = (
            SELECT json_group_array(json(CASE
                WHEN sitter ->> 'user' = new.user THEN json_set(sitter, '$.user', 0, '$.name', new.name)
                ELSE sitter
            END))
            FROM (SELECT value AS sitter FROM json_each(seats) ORDER BY key)
        ),
        host = CASE host WHEN new.user THEN 0 ELSE host END,
        play = json_set(play, '$.invited', (
            SELECT json_group_array(asked)
            FROM (SELECT value AS asked FROM json_each(play, '$.invited') WHERE value <> new.user ORDER BY key)
        ))
    WHERE host = new.user OR instr(seats, new.user) > 0 OR instr(play, new.user) > 0;

    UPDATE move SET by_user = 0 WHERE by_user = new.user;

    INSERT INTO erasure (message, channel)
    SELECT message, channel FROM post
    WHERE user = new.user AND kind IN ('letter', 'digest', 'trouble') AND gone = 0
    AND message IS NOT NULL AND channel IS NOT NULL
    ON CONFLICT DO NOTHING;

    DELETE FROM post WHERE user = new.user AND kind IN ('letter', 'digest');

    -- A call may name others too, and the record of a trouble says what is broken.
    UPDATE post SET user = 0 WHERE user = new.user;

    DELETE FROM person WHERE user = new.user;
END;

-- With a table goes all that was kept of it; its number is never given again.
CREATE TRIGGER table_is_pruned AFTER DELETE ON game_table
BEGIN
    INSERT INTO meta (key, value) VALUES ('first number', old.id + 1)
    ON CONFLICT (key) DO UPDATE SET value = max(value, excluded.value);

    DELETE FROM move WHERE table_id = old.id;
    DELETE FROM news WHERE id >= (old.id << 32) AND id < ((old.id + 1) << 32);
    DELETE FROM glimpse WHERE table_id = old.id;
    DELETE FROM post WHERE table_id = old.id;
    DELETE FROM sweep WHERE table_id = old.id;
END;
