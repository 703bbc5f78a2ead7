// Whose hands lie where: an index over the streams of the tables, by person, so that a page of one's hands costs what it shows however
// much is stored. All of it is read off the streams, and can be read off them again; no face is in it.
import type { Sql, SqlStatement } from '../ledger/index.js';

/** Schema 5. What is searched by is a mark; names are kept once, as numbers. */
export const handIndex = `
CREATE TABLE hand_names (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE) STRICT;
CREATE TABLE hands (
  owner INTEGER NOT NULL REFERENCES hand_names (id),
  position INTEGER NOT NULL,
  at INTEGER NOT NULL,
  place INTEGER NOT NULL REFERENCES hand_names (id),
  round INTEGER NOT NULL,
  first INTEGER NOT NULL,
  last INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  house INTEGER NOT NULL REFERENCES hand_names (id),
  game INTEGER NOT NULL REFERENCES hand_names (id),
  stake INTEGER NOT NULL REFERENCES hand_names (id),
  practice INTEGER NOT NULL CHECK (practice IN (0, 1)),
  net INTEGER NOT NULL,
  note TEXT,
  PRIMARY KEY (owner, position)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX hands_by_place ON hands (owner, place, round);
CREATE INDEX hands_by_time ON hands (owner, at);
CREATE TABLE hand_marks (
  owner INTEGER NOT NULL,
  mark INTEGER NOT NULL REFERENCES hand_names (id),
  position INTEGER NOT NULL,
  PRIMARY KEY (owner, mark, position)
) STRICT, WITHOUT ROWID;
CREATE TABLE hand_sums (
  owner INTEGER NOT NULL,
  hour INTEGER NOT NULL,
  house INTEGER NOT NULL,
  game INTEGER NOT NULL,
  practice INTEGER NOT NULL,
  hands INTEGER NOT NULL,
  net INTEGER NOT NULL,
  PRIMARY KEY (owner, hour, house, game, practice)
) STRICT, WITHOUT ROWID;
CREATE TABLE hands_read (stream TEXT PRIMARY KEY, version INTEGER NOT NULL) STRICT, WITHOUT ROWID;
`;

/** One person's hand, and where its events lie. */
export interface HandRow {
  readonly owner: string;
  /** Of the event that closed it: hands follow one another by it. */
  readonly position: number;
  readonly at: number;
  readonly table: string;
  readonly round: number;
  /** Its first and last version in the table's stream. */
  readonly first: number;
  readonly last: number;
  readonly seat: number;
  readonly house: string;
  readonly game: string;
  readonly stake: string;
  readonly practice: boolean;
  readonly net: number;
}
export interface IndexedHand extends HandRow {
  readonly note: string | null;
}
export interface HandNote {
  readonly owner: string;
  readonly table: string;
  readonly round: number;
  /** Empty takes it away. */
  readonly text: string;
}
/** What a stream says up to a version, for the index; `from` is how far it had been read. */
export interface HandsRead {
  readonly stream: string;
  readonly from: number;
  readonly version: number;
  readonly hands: readonly (HandRow & { readonly marks: readonly string[] })[];
  readonly notes: readonly HandNote[];
}
export interface HandQuery {
  readonly owner: string;
  /** All of them. */
  readonly marks: readonly string[];
  readonly practice?: boolean;
  readonly from?: number;
  readonly to?: number;
  /** Only hands that closed before this position. */
  readonly before?: number;
  readonly limit: number;
}
export interface HandSum {
  readonly house: string;
  readonly game: string;
  readonly practice: boolean;
  readonly hands: number;
  readonly net: number;
}
export type SumQuery = Pick<HandQuery, 'owner' | 'practice' | 'from' | 'to'>;

/** The mark of a hand somebody wrote something to. */
const NOTED = 'noted';
export const HOUR = 3_600_000;
const NAME = '(SELECT n.name FROM hand_names n WHERE n.id = %)';
const named = (column: string): string => NAME.replace('%', column);

export type HandIndex = ReturnType<typeof openHandIndex>;

export function openHandIndex(sql: Sql) {
  const made = new Map<string, SqlStatement>();
  /** Prepared when first used: a file of an older schema, which is only looked at, has no such tables. */
  const q = (text: string): SqlStatement => {
    let statement = made.get(text);
    if (statement === undefined) {
      statement = sql.prepare(text);
      made.set(text, statement);
    }
    return statement;
  };
  const idOf = (name: string): number | null => {
    const row = q('SELECT id FROM hand_names WHERE name = ?').get(name);
    return row === undefined ? null : Number(row[0]);
  };
  const idFor = (name: string): number => {
    q('INSERT INTO hand_names (name) VALUES (?) ON CONFLICT DO NOTHING').run(name);
    return idOf(name)!;
  };
  const readTo = (stream: string): number =>
    Number(q('SELECT version FROM hands_read WHERE stream = ?').get(stream)?.[0] ?? 0);

  function keep({ marks, ...row }: HandsRead['hands'][number]): void {
    const [owner, place, house, game, stake] = [row.owner, row.table, row.house, row.game, row.stake].map(idFor) as [
      number,
      number,
      number,
      number,
      number,
    ];
    const practice = row.practice ? 1 : 0;
    const isNew =
      q(`INSERT INTO hands (owner, position, at, place, round, first, last, seat, house, game, stake, practice, net)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`).run(
        ...[owner, row.position, row.at, place, row.round, row.first, row.last, row.seat],
        ...[house, game, stake, practice, row.net],
      );
    if (isNew === 0) return;
    for (const mark of marks)
      q('INSERT INTO hand_marks VALUES (?, ?, ?) ON CONFLICT DO NOTHING').run(owner, idFor(mark), row.position);
    q(`INSERT INTO hand_sums VALUES (?, ?, ?, ?, ?, 1, ?)
      ON CONFLICT DO UPDATE SET hands = hands + 1, net = net + excluded.net`).run(
      ...[owner, Math.floor(row.at / HOUR), house, game, practice, row.net],
    );
  }
  function write(note: HandNote): void {
    const at = [idOf(note.owner), idOf(note.table), note.round] as const;
    const row = q('SELECT position FROM hands WHERE owner = ? AND place = ? AND round = ?').get(...at);
    if (row === undefined) return;
    const position = Number(row[0]);
    const text = note.text === '' ? null : note.text;
    q('UPDATE hands SET note = ? WHERE owner = ? AND position = ?').run(text, at[0], position);
    const mark = idFor(NOTED);
    if (text === null)
      q('DELETE FROM hand_marks WHERE owner = ? AND mark = ? AND position = ?').run(at[0], mark, position);
    else q('INSERT INTO hand_marks VALUES (?, ?, ?) ON CONFLICT DO NOTHING').run(at[0], mark, position);
  }
  /** Where and how a query looks; null where nothing can be found. */
  function where({ owner, marks, practice, from, to, before }: Omit<HandQuery, 'limit'>) {
    const ids = [owner, ...marks].map(idOf);
    if (ids.includes(null)) return null;
    const [whose, first, ...others] = ids as number[];
    const asked: string[] = ['h.owner = ?'];
    const values: number[] = [whose!];
    const ask = (text: string, ...more: number[]): void => {
      asked.push(text);
      values.push(...more);
    };
    if (first !== undefined) ask('m.owner = ? AND m.mark = ?', whose!, first);
    for (const mark of others)
      ask(
        'EXISTS (SELECT 1 FROM hand_marks o WHERE o.owner = ? AND o.mark = ? AND o.position = h.position)',
        whose!,
        mark,
      );
    const order = first === undefined ? 'h.position' : 'm.position';
    if (before !== undefined) ask(`${order} < ?`, before);
    // Time goes with the position: found once, it bounds what is walked through.
    if (from !== undefined)
      ask(
        `${order} >= coalesce((SELECT min(position) FROM hands WHERE owner = ? AND at >= ?), ${Number.MAX_SAFE_INTEGER})`,
        whose!,
        from,
      );
    if (to !== undefined)
      ask(`${order} <= coalesce((SELECT max(position) FROM hands WHERE owner = ? AND at < ?), -1)`, whose!, to);
    if (practice !== undefined) ask('h.practice = ?', practice ? 1 : 0);
    const source =
      first === undefined ? 'hands h' : 'hand_marks m JOIN hands h ON h.owner = m.owner AND h.position = m.position';
    return { text: `FROM ${source} WHERE ${asked.join(' AND ')}`, order, values };
  }

  return {
    readTo,
    /** Takes what a stream says; nothing, where somebody else has read on from there. */
    put(read: HandsRead): boolean {
      if (readTo(read.stream) !== read.from) return false;
      for (const row of read.hands) keep(row);
      for (const note of read.notes) write(note);
      q('INSERT INTO hands_read VALUES (?, ?) ON CONFLICT DO UPDATE SET version = excluded.version').run(
        read.stream,
        read.version,
      );
      return true;
    },
    /** Newest first. */
    list(query: HandQuery): IndexedHand[] {
      const found = where(query);
      if (found === null) return [];
      const columns = `h.position, h.at, ${named('h.place')}, h.round, h.first, h.last, h.seat, ${named('h.house')},
        ${named('h.game')}, ${named('h.stake')}, h.practice, h.net, h.note`;
      const rows = q(`SELECT ${columns} ${found.text} ORDER BY ${found.order} DESC LIMIT ?`).all(
        ...found.values,
        query.limit,
      );
      return rows.map(([position, at, table, round, first, last, seat, house, game, stake, practice, net, note]) => ({
        owner: query.owner,
        ...{ position: Number(position), at: Number(at), table: String(table), round: Number(round) },
        ...{ first: Number(first), last: Number(last), seat: Number(seat), house: String(house), game: String(game) },
        ...{
          stake: String(stake),
          practice: practice === 1,
          net: Number(net),
          note: note === null ? null : String(note),
        },
      }));
    },
    /** By house and game, from the sums of whole hours: as many rows as hours somebody has played. */
    sums({ owner, practice, from, to }: SumQuery): HandSum[] {
      const whose = idOf(owner);
      if (whose === null) return [];
      const rows = q(`SELECT ${named('house')}, ${named('game')}, practice, sum(hands), sum(net) FROM hand_sums
        WHERE owner = ? AND hour >= ? AND hour < ? AND practice BETWEEN ? AND ? GROUP BY house, game, practice`).all(
        whose,
        from === undefined ? Number.MIN_SAFE_INTEGER : Math.floor(from / HOUR),
        to === undefined ? Number.MAX_SAFE_INTEGER : Math.ceil(to / HOUR),
        practice === true ? 1 : 0,
        practice === false ? 0 : 1,
      );
      return rows.map(([house, game, isPractice, hands, net]) => ({
        ...{ house: String(house), game: String(game), practice: isPractice === 1 },
        ...{ hands: Number(hands), net: Number(net) },
      }));
    },
    /** One's own hand of a table; undefined where one had none. */
    one(owner: string, table: string, round: number): IndexedHand | undefined {
      const [whose, place] = [idOf(owner), idOf(table)];
      if (whose === null || place === null) return undefined;
      const row = q('SELECT position FROM hands WHERE owner = ? AND place = ? AND round = ?').get(whose, place, round);
      return row && this.list({ owner, marks: [], before: Number(row[0]) + 1, limit: 1 })[0];
    },
  };
}
