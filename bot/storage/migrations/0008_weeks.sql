-- A table lives for weeks: people come, go and are away, and time that is nobody's costs nobody anything.

-- The time the host was away is nobody's. Who has quiet hours is left as much as they had before: their deadlines may
-- move by more than it. `clocks`: a JSON array of those tables' times as they are then, with the version they are of.
CREATE VIEW fitted_heartbeat AS SELECT at, gap, '[]' AS clocks FROM heartbeat;

CREATE TRIGGER fitted_heartbeat_is_saved INSTEAD OF INSERT ON fitted_heartbeat
BEGIN
    INSERT INTO heartbeat (at, gap) VALUES (new.at, new.gap);

    UPDATE game_table SET
        due = one.value ->> 'due',
        play = json_set(
            play,
            '$.since', json(one.value -> 'since'),
            '$.dues', json(one.value -> 'dues'),
            '$.warnings', json(one.value -> 'warnings'),
            '$.put_off', json(one.value -> 'put_off')
        )
    FROM json_each(new.clocks) AS one
    WHERE game_table.id = one.value ->> 'id' AND game_table.version = one.value ->> 'version';
END;


-- Since when somebody has been silent moves with an outage and with a clock that jumps, like every deadline.
CREATE TRIGGER heartbeat_moves_silence INSTEAD OF INSERT ON heartbeat WHEN new.gap <> 0
BEGIN
    UPDATE game_table SET play = json_set(
        play,
        '$.active', (
            SELECT json_group_array(at + new.gap)
            FROM (SELECT value AS at FROM json_each(play, '$.active') ORDER BY key)
        )
    )
    WHERE status IN ('lobby', 'running', 'broken');
END;


-- What somebody has drawn of their days off covers their turns until a moment, and time that is nobody's moves that as it
-- moves the turns.
CREATE TRIGGER heartbeat_moves_vacations INSTEAD OF INSERT ON heartbeat WHEN new.gap <> 0
BEGIN
    UPDATE person SET body = json_set(body, '$.vacation.paid', (body ->> '$.vacation.paid') + new.gap)
    WHERE CASE WHEN json_valid(body) THEN body ->> '$.vacation.paid' END > 0;
END;


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


-- What people are told of tables at which they do not sit, and what a host is told of them, is forgotten with them.

-- What an invitation shows named whom it asks; where it is gone nobody needs to know that.
UPDATE post SET face = '' WHERE kind = 'invitation' AND gone = 1;

-- What was told to onlookers counts as gone once that is written down, but it stands where it was sent.
-- Like letters: the message is still to be deleted, and there is no record of it any more.
CREATE TRIGGER company_is_forgotten AFTER UPDATE OF user ON post
WHEN new.user = 0 AND old.user <> 0 AND old.kind IN ('notice', 'opening', 'follow')
BEGIN
    INSERT INTO erasure (message, channel)
    SELECT new.message, new.channel
    WHERE (new.gone = 0 OR new.kind <> 'notice') AND new.message IS NOT NULL AND new.channel IS NOT NULL
    ON CONFLICT DO NOTHING;

    DELETE FROM post WHERE id = new.id;
END;

-- Who declined is named to the host by a whisper; "N. N." as everywhere.
CREATE TRIGGER declining_is_forgotten AFTER UPDATE OF by_user ON move
WHEN new.by_user = 0 AND old.kind = 'decline'
BEGIN
    UPDATE news SET fact = json_set(fact, '$.name', 'N. N.')
    WHERE id >= (new.table_id << 32) + (new.version << 10) AND id < (new.table_id << 32) + ((new.version + 1) << 10)
    AND fact ->> 'type' = 'Declined';
END;
