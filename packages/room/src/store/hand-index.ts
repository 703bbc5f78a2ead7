// Whose hands lie where: an index over the streams of the tables, by person, so that a page of one's hands costs what it shows however
// much is stored. All of it is read off the streams, and can be read off them again; no face is in it.
import { all, first, type Work } from '../ledger/index.js';

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
/** What somebody's hand can be found by since it was over. */
export interface HandMarks {
  readonly owner: string;
  readonly table: string;
  readonly round: number;
  readonly marks: readonly string[];
}
/** What a stream says up to a version, for the index; `from` is how far it had been read. */
export interface HandsRead {
  readonly stream: string;
  readonly from: number;
  readonly version: number;
  readonly hands: readonly (HandRow & { readonly marks: readonly string[] })[];
  readonly notes: readonly HandNote[];
  readonly marked?: readonly HandMarks[];
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

function* idOf(name: string): Work<number | null> {
  const row = yield* first('SELECT id FROM hand_names WHERE name = ?', name);
  return row === undefined ? null : Number(row[0]);
}
function* idFor(name: string): Work<number> {
  yield* all('INSERT INTO hand_names (name) VALUES (?) ON CONFLICT DO NOTHING RETURNING id', name);
  return (yield* idOf(name))!;
}
function* idsOf(names: readonly string[]): Work<(number | null)[]> {
  const ids: (number | null)[] = [];
  for (const name of names) ids.push(yield* idOf(name));
  return ids;
}
/** How far a stream has been read. */
export function* handsReadTo(stream: string): Work<number> {
  const row = yield* first('SELECT version FROM hands_read WHERE stream = ?', stream);
  return Number(row?.[0] ?? 0);
}

/** Takes what a stream says; nothing, where somebody else has read on from there. In one transaction, which the caller opens. */
export function* putHands(read: HandsRead): Work<boolean> {
  if ((yield* handsReadTo(read.stream)) !== read.from) return false;
  for (const row of read.hands) yield* keep(row);
  for (const note of read.notes) yield* write(note);
  for (const one of read.marked ?? []) yield* markLater(one);
  const moved = yield* first(
    `INSERT INTO hands_read VALUES (?, ?) ON CONFLICT (stream) DO UPDATE SET version = excluded.version
      WHERE hands_read.version = ? RETURNING version`,
    ...[read.stream, read.version, read.from],
  );
  return moved !== undefined;
}
const addMark = (owner: number | null, mark: number, position: number): Work<unknown> =>
  all('INSERT INTO hand_marks VALUES (?, ?, ?) ON CONFLICT DO NOTHING RETURNING mark', owner, mark, position);

function* keep({ marks, ...row }: HandsRead['hands'][number]): Work<void> {
  const [owner, place] = [yield* idFor(row.owner), yield* idFor(row.table)];
  const [house, game, stake] = [yield* idFor(row.house), yield* idFor(row.game), yield* idFor(row.stake)];
  const practice = row.practice ? 1 : 0;
  const isNew = yield* first(
    `INSERT INTO hands (owner, position, at, place, round, first, last, seat, house, game, stake, practice, net)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING RETURNING position`,
    ...[owner, row.position, row.at, place, row.round, row.first, row.last, row.seat],
    ...[house, game, stake, practice, row.net],
  );
  if (isNew === undefined) return;
  for (const mark of marks) yield* addMark(owner, yield* idFor(mark), row.position);
  yield* all(
    `INSERT INTO hand_sums VALUES (?, ?, ?, ?, ?, 1, ?) ON CONFLICT (owner, hour, house, game, practice)
      DO UPDATE SET hands = hand_sums.hands + 1, net = hand_sums.net + excluded.net RETURNING hands`,
    ...[owner, Math.floor(row.at / HOUR), house, game, practice, row.net],
  );
}
/** Whose number and where his hand stands; null where he had none. */
function* placeOf(one: Pick<HandNote, 'owner' | 'table' | 'round'>): Work<[owner: number, position: number] | null> {
  const [owner, place] = yield* idsOf([one.owner, one.table]);
  if (owner == null || place == null) return null;
  const row = yield* first(
    'SELECT position FROM hands WHERE owner = ? AND place = ? AND round = ?',
    ...[owner, place, one.round],
  );
  return row === undefined ? null : [owner, Number(row[0])];
}
function* markLater({ marks, ...hand }: HandMarks): Work<void> {
  const found = yield* placeOf(hand);
  if (found === null) return;
  const [owner, position] = found;
  for (const mark of marks) yield* addMark(owner, yield* idFor(mark), position);
}
function* write(note: HandNote): Work<void> {
  const found = yield* placeOf(note);
  if (found === null) return;
  const [owner, position] = found;
  const text = note.text === '' ? null : note.text;
  yield* all('UPDATE hands SET note = ? WHERE owner = ? AND position = ? RETURNING owner', text, owner, position);
  const mark = yield* idFor(NOTED);
  if (text !== null) yield* addMark(owner, mark, position);
  else
    yield* all(
      'DELETE FROM hand_marks WHERE owner = ? AND mark = ? AND position = ? RETURNING mark',
      ...[owner, mark, position],
    );
}

/** Where and how a query looks, given whose hands and which marks are looked for. */
function where(ids: readonly number[], { practice, from, to, before }: Omit<HandQuery, 'limit' | 'owner' | 'marks'>) {
  const [whose, mark, ...others] = ids;
  const asked: string[] = ['h.owner = ?'];
  const values: number[] = [whose!];
  const ask = (text: string, ...more: number[]): void => {
    asked.push(text);
    values.push(...more);
  };
  if (mark !== undefined) ask('m.owner = ? AND m.mark = ?', whose!, mark);
  for (const other of others)
    ask(
      'EXISTS (SELECT 1 FROM hand_marks o WHERE o.owner = ? AND o.mark = ? AND o.position = h.position)',
      whose!,
      other,
    );
  const order = mark === undefined ? 'h.position' : 'm.position';
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
    mark === undefined ? 'hands h' : 'hand_marks m JOIN hands h ON h.owner = m.owner AND h.position = m.position';
  return { text: `FROM ${source} WHERE ${asked.join(' AND ')}`, order, values };
}

/** Newest first. */
export function* listHands({ owner, marks, limit, ...query }: HandQuery): Work<IndexedHand[]> {
  const ids = yield* idsOf([owner, ...marks]);
  if (ids.includes(null)) return [];
  const found = where(ids as number[], query);
  const columns = `h.position, h.at, ${named('h.place')}, h.round, h.first, h.last, h.seat, ${named('h.house')},
    ${named('h.game')}, ${named('h.stake')}, h.practice, h.net, h.note`;
  const rows = yield* all(
    `SELECT ${columns} ${found.text} ORDER BY ${found.order} DESC LIMIT ?`,
    ...found.values,
    limit,
  );
  return rows.map(([position, at, table, round, first, last, seat, house, game, stake, practice, net, note]) => ({
    owner,
    ...{ position: Number(position), at: Number(at), table: String(table), round: Number(round) },
    ...{ first: Number(first), last: Number(last), seat: Number(seat), house: String(house), game: String(game) },
    ...{ stake: String(stake), practice: practice === 1, net: Number(net), note: note === null ? null : String(note) },
  }));
}
/** By house and game, from the sums of whole hours: as many rows as hours somebody has played. */
export function* sumHands({ owner, practice, from, to }: SumQuery): Work<HandSum[]> {
  const whose = yield* idOf(owner);
  if (whose === null) return [];
  const rows = yield* all(
    `SELECT ${named('house')}, ${named('game')}, practice, sum(hands), sum(net) FROM hand_sums
      WHERE owner = ? AND hour >= ? AND hour < ? AND practice BETWEEN ? AND ? GROUP BY house, game, practice`,
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
}
/** One's own hand of a table; undefined where one had none. */
export function* oneHand(owner: string, table: string, round: number): Work<IndexedHand | undefined> {
  const found = yield* placeOf({ owner, table, round });
  return found === null ? undefined : (yield* listHands({ owner, marks: [], before: found[1] + 1, limit: 1 }))[0];
}
