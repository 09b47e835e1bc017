-- Seats of running games change hands: whoever is forgotten is named by nothing that was told of it either, nor among
-- those who sat there before, and is offered no seat any more.

DROP TRIGGER forgetting_is_saved;
DROP INDEX move_coming;

CREATE INDEX move_coming ON move (by_user) WHERE kind IN ('open', 'join', 'leave', 'cancel', 'take');

CREATE TRIGGER forgetting_is_saved INSTEAD OF INSERT ON forgetting
BEGIN
    SELECT RAISE(ABORT, 'conflict') WHERE EXISTS (
        SELECT 1 FROM game_table AS t WHERE status IN ('lobby', 'running') AND (
            t.host = new.user
            OR EXISTS (SELECT 1 FROM json_each(t.seats) WHERE json_each.value ->> 'user' = new.user)
            OR EXISTS (SELECT 1 FROM json_each(t.play, '$.invited') WHERE json_each.value = new.user)
            OR EXISTS (SELECT 1 FROM json_each(t.play, '$.offers') WHERE json_each.value ->> 'to' = new.user)
            OR EXISTS (SELECT 1 FROM json_each(t.play, '$.former') WHERE json_each.value ->> '$.sitter.user' = new.user)
        )
    );

    -- A new host, and who left or offered a seat, are known by their names alone: by those that they came to the table
    -- with. What tells of their coming goes last, for the others are found by it.
    UPDATE news SET fact = json_replace(fact,
        '$.name', CASE WHEN fact ->> 'name' IN (
            SELECT coalesce(own.fact ->> 'name', own.fact ->> 'host')
            FROM move AS came JOIN news AS own ON own.id >= (came.table_id << 32) + (came.version << 10)
                AND own.id < (came.table_id << 32) + ((came.version + 1) << 10)
            WHERE came.by_user = new.user AND came.kind IN ('open', 'join', 'leave', 'cancel', 'take') AND came.table_id = news.table_id
            AND own.fact ->> 'type' IN ('Opened', 'Joined', 'SeatTaken', 'SeatRetaken')
        ) THEN new.name ELSE fact ->> 'name' END,
        '$.before', CASE WHEN fact ->> 'before' IN (
            SELECT coalesce(own.fact ->> 'name', own.fact ->> 'host')
            FROM move AS came JOIN news AS own ON own.id >= (came.table_id << 32) + (came.version << 10)
                AND own.id < (came.table_id << 32) + ((came.version + 1) << 10)
            WHERE came.by_user = new.user AND came.kind IN ('open', 'join', 'leave', 'cancel', 'take') AND came.table_id = news.table_id
            AND own.fact ->> 'type' IN ('Opened', 'Joined', 'SeatTaken', 'SeatRetaken')
        ) THEN new.name ELSE fact ->> 'before' END,
        '$.of', CASE WHEN fact ->> 'of' IN (
            SELECT coalesce(own.fact ->> 'name', own.fact ->> 'host')
            FROM move AS came JOIN news AS own ON own.id >= (came.table_id << 32) + (came.version << 10)
                AND own.id < (came.table_id << 32) + ((came.version + 1) << 10)
            WHERE came.by_user = new.user AND came.kind IN ('open', 'join', 'leave', 'cancel', 'take') AND came.table_id = news.table_id
            AND own.fact ->> 'type' IN ('Opened', 'Joined', 'SeatTaken', 'SeatRetaken')
        ) THEN new.name ELSE fact ->> 'of' END
    )
    WHERE id IN (
        SELECT n.id
        FROM move AS came JOIN news AS n ON n.id >= (came.table_id << 32) AND n.id < ((came.table_id + 1) << 32)
        WHERE came.by_user = new.user AND came.kind IN ('open', 'join', 'leave', 'cancel', 'take')
        AND n.fact ->> 'type' IN (
            'HostChanged', 'SeatLeft', 'SeatOpened', 'SeatTaken', 'SeatRetaken', 'SeatOffered', 'SeatKept',
            'OfferDeclined', 'VotedToReplace'
        )
        AND NOT (n.fact ->> 'type' IN ('SeatTaken', 'SeatRetaken') AND EXISTS (
            SELECT 1 FROM move AS own
            WHERE own.table_id = n.table_id AND own.version = n.version AND own.by_user = new.user
        ))
    );

    UPDATE news SET fact = json_set(fact, CASE fact ->> 'type' WHEN 'Opened' THEN '$.host' ELSE '$.name' END, new.name)
    WHERE id IN (
        SELECT n.id
        FROM move AS came JOIN news AS n ON n.id >= (came.table_id << 32) + (came.version << 10)
            AND n.id < (came.table_id << 32) + ((came.version + 1) << 10)
        WHERE came.by_user = new.user AND came.kind IN ('open', 'join', 'leave', 'cancel', 'take')
        AND n.fact ->> 'type' IN ('Opened', 'Joined', 'Left', 'CancelledByHost', 'SeatTaken', 'SeatRetaken')
    );

    -- Of a table that cannot be read nothing can be decided: a computer plays on there, should it be mended.
    UPDATE game_table SET play = json_set(play,
        '$.resigned', (
            SELECT json_group_array(seat) FROM (
                SELECT value AS seat FROM json_each(play, '$.resigned')
                UNION
                SELECT key FROM json_each(seats) WHERE json_each.value ->> 'user' = new.user
            )
        ),
        '$.open', (
            SELECT json_group_array(seat) FROM (
                SELECT value AS seat FROM json_each(play, '$.open')
                UNION
                SELECT key FROM json_each(seats) WHERE json_each.value ->> 'user' = new.user
                AND key NOT IN (SELECT value FROM json_each(play, '$.resigned'))
            )
        )
    )
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
        play = json_set(play,
            '$.invited', (
                SELECT json_group_array(asked)
                FROM (SELECT value AS asked FROM json_each(play, '$.invited') WHERE value <> new.user ORDER BY key)
            ),
            '$.offers', (
                SELECT json_group_array(json(offer)) FROM (
                    SELECT value AS offer FROM json_each(play, '$.offers')
                    WHERE value ->> 'to' <> new.user ORDER BY key
                )
            ),
            '$.former', (
                SELECT json_group_array(json(CASE
                    WHEN tenure ->> '$.sitter.user' = new.user
                    THEN json_set(tenure, '$.sitter.user', 0, '$.sitter.name', new.name)
                    ELSE tenure
                END))
                FROM (SELECT value AS tenure FROM json_each(play, '$.former') ORDER BY key)
            )
        )
    WHERE host = new.user OR instr(seats, new.user) > 0 OR instr(play, new.user) > 0;

    UPDATE move SET by_user = 0 WHERE by_user = new.user;

    INSERT INTO erasure (message, channel)
    SELECT message, channel FROM post
    WHERE user = new.user AND kind IN ('letter', 'welcome', 'digest', 'trouble') AND gone = 0
    AND message IS NOT NULL AND channel IS NOT NULL
    ON CONFLICT DO NOTHING;

    DELETE FROM post WHERE user = new.user AND kind IN ('letter', 'welcome', 'digest');

    -- A call may name others too, and the record of a trouble says what is broken.
    UPDATE post SET user = 0 WHERE user = new.user;

    DELETE FROM person WHERE user = new.user;
END;
