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
