// The database's own sums: whether heads, tip and rows say the same. Its pages are its own business (checksums, amcheck).
import type { PoolClient } from 'pg';
import { query } from './connection.js';

const checks: Readonly<Record<string, string>> = {
  'the tip is not where the events end':
    'SELECT position FROM tip WHERE position <> (SELECT coalesce(max(position), 0) FROM events)',
  'a position is missing': `SELECT n.events FROM (SELECT (SELECT count(*) FROM events)
    + (SELECT coalesce(sum(last - first + 1), 0) FROM bundles) AS events) n
    WHERE n.events <> (SELECT coalesce(max(position), 0) FROM events)`,
  'the tip is not where the book ends': `SELECT seq FROM tip WHERE seq <> (SELECT coalesce(max(seq), 0) FROM transfers)
    OR (seq > 0 AND book <> (SELECT hash FROM transfers t WHERE t.seq = tip.seq))`,
  'an entry is missing': 'SELECT count(*) FROM transfers HAVING count(*) <> coalesce(max(seq), 0)',
  'a stream does not end where its head says': `SELECT s.name FROM streams s LEFT JOIN events e
    ON e.stream = s.id AND e.version = s.version AND e.hash = s.hash WHERE s.version > 0 AND e.position IS NULL`,
  'a stream has another number of events than its head says': `SELECT s.name FROM streams s
    LEFT JOIN (SELECT stream, count(*) AS events FROM events GROUP BY stream) n ON n.stream = s.id
    WHERE coalesce(n.events, 0) + s.archived <> s.version`,
  'bundles of a stream do not join': `SELECT s.name FROM streams s
    LEFT JOIN (SELECT stream, sum(last - first + 1) AS events, max(last) AS last FROM bundles GROUP BY stream) b ON b.stream = s.id
    WHERE coalesce(b.events, 0) <> s.archived OR coalesce(b.last, 0) <> s.archived`,
  'the accounts do not add up to nothing': 'SELECT sum(balance) FROM accounts HAVING sum(balance) <> 0',
};

/** What is wrong; empty when all is well. */
export async function inspectDatabase(client: PoolClient): Promise<string[]> {
  const found: string[] = [];
  for (const [what, text] of Object.entries(checks))
    for (const row of await query(client, `${text} LIMIT 10`, [])) found.push(`${what} (${String(row[0])})`);
  return found;
}
