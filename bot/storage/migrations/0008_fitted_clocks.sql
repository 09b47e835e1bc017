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
