// The one statement that stores: all pending appends of a node, or none of them. It takes the row of the tip first, so that appends of all
// nodes follow one another, and positions are dense and in the order of commits; then it moves the heads, each only from the version and
// under the epoch its writer believed in. What does not fit ends it with AGAIN, and whoever asked looks again.

/** The code of "somebody else came first: look again". */
export const AGAIN = 'BRJ01';

const heads = 'h(name text, was bigint, epoch bigint, version bigint, hash text)';
const events =
  'e(place bigint, name text, version bigint, at bigint, body text, packed text, dictionary text, hash text)';
const appends = 'a(name text, id text, digest text, version bigint, place bigint)';
const accounts = 'c(name text, kind text, may_owe bigint, balance bigint, held bigint)';
const transfers = `t(seq bigint, id text, kind text, source text, target text, amount bigint, reason text, rule text, patron text,
  felt text, refers text, at bigint, stream text, version bigint, source_after bigint, target_after bigint, hash text)`;
const listOf = (what: string, as: string): string => `json_to_recordset(work->'${what}') AS ${as}`;

export const appendFunction = `
CREATE FUNCTION append_sheets(work json) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  base bigint;
  moved bigint;
BEGIN
  UPDATE tip SET position = position + (work->>'count')::bigint, seq = seq + json_array_length(work->'transfers'),
      book = coalesce(decode(work->>'book', 'hex'), book)
    WHERE work->>'seq' IS NULL OR seq = (work->>'seq')::bigint
    RETURNING position - (work->>'count')::bigint INTO base;
  IF NOT FOUND THEN RAISE EXCEPTION 'the book has gone on' USING ERRCODE = '${AGAIN}'; END IF;

  SELECT count(*) INTO moved FROM (SELECT 1 FROM ${listOf('fences', 'f(name text, epoch bigint)')}
    JOIN streams s ON s.name = f.name AND s.epoch = f.epoch FOR SHARE OF s) AS held;
  IF moved <> json_array_length(work->'fences') THEN
    RAISE EXCEPTION 'another node has taken over' USING ERRCODE = '${AGAIN}';
  END IF;

  INSERT INTO streams (name, version, hash) SELECT h.name, 0, decode(repeat('00', 32), 'hex')
    FROM ${listOf('heads', heads)} WHERE h.was = 0 AND h.epoch = 0 ON CONFLICT DO NOTHING;
  UPDATE streams s SET version = h.version, hash = decode(h.hash, 'hex') FROM ${listOf('heads', heads)}
    WHERE s.name = h.name AND s.version = h.was AND s.epoch = h.epoch;
  GET DIAGNOSTICS moved = ROW_COUNT;
  IF moved <> json_array_length(work->'heads') THEN
    RAISE EXCEPTION 'a stream has gone on, or has another owner' USING ERRCODE = '${AGAIN}';
  END IF;

  INSERT INTO events (position, stream, version, at, body, hash, packed, dictionary)
    SELECT base + e.place, s.id, e.version, e.at, e.body, decode(e.hash, 'hex'), decode(e.packed, 'hex'), d.id
    FROM ${listOf('events', events)} JOIN streams s ON s.name = e.name
    LEFT JOIN dictionaries d ON d.hash = decode(e.dictionary, 'hex') ORDER BY e.place;
  INSERT INTO appends (stream, id, digest, version, position)
    SELECT s.id, a.id, decode(a.digest, 'hex'), a.version, base + a.place
    FROM ${listOf('appends', appends)} JOIN streams s ON s.name = a.name;

  IF work->>'seq' IS NOT NULL THEN
    INSERT INTO accounts (name, kind, may_owe, balance, held) SELECT c.name, c.kind, c.may_owe, c.balance, c.held
      FROM ${listOf('accounts', accounts)}
      ON CONFLICT (name) DO UPDATE SET balance = excluded.balance, held = excluded.held;
    INSERT INTO transfers (seq, id, kind, source, target, amount, reason, rule, patron, felt, refers, at, stream, version,
        source_after, target_after, hash)
      SELECT t.seq, t.id, t.kind, x.id, y.id, t.amount, t.reason, t.rule, t.patron, t.felt, t.refers, t.at, t.stream, t.version,
        t.source_after, t.target_after, decode(t.hash, 'hex')
      FROM ${listOf('transfers', transfers)} JOIN accounts x ON x.name = t.source JOIN accounts y ON y.name = t.target
      ORDER BY t.seq;
  END IF;
  RETURN base;
END $$;
`;
