// `baraja verify` against a record that was tampered with, `backup` and `restore`, as a person runs them.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  headsIn,
  makeSecret,
  openStore,
  Room,
  readReceipt,
  receiptLine,
  type ShuffleSecret,
  type Store,
  signerIn,
} from '@baraja/room';
import { freshDatabase } from '@baraja/room/test/databases';
import { forge, Played, partner } from '@baraja/room/test/forge';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Program, type Ran, baraja as typed } from './terminal.js';

const data = mkdtempSync(join(tmpdir(), 'baraja-record-'));
const copies: string[] = [];
/** The receipt that a player in it kept. */
let receipt: string;
let shipped: Program;

beforeAll(async () => {
  shipped = await Program.bundled('record');
  await Played.in(data, 3);
  const room = await Room.open({ data, grant: 1_000_000, pace: 0, bots: false });
  const { table, receipts } = await partner(room);
  // The first part that went into a hand's pack, once that pack lies on the table.
  const first = () => receipts.find((line) => readReceipt(line)!.base === 0);
  const isDealt = (line: string): boolean => {
    const { live, rounds } = table.state;
    const { round } = readReceipt(line)!;
    return live?.number === round ? live.round.faces.length > 0 : rounds >= round;
  };
  while (!first() || !isDealt(first()!)) await new Promise((resolve) => setTimeout(resolve, 5));
  receipt = first()!;
  await room.close();
});
afterAll(() => {
  shipped.remove();
  for (const one of [data, ...copies]) rmSync(one, { recursive: true, force: true });
});
interface Told {
  readonly out: string;
  readonly code: number;
}
const told = ({ out, err, code }: Ran): Told => ({ out: `${out}${err}`, code });
const baraja = async (...args: string[]): Promise<Told> => told(await typed(args));
/** The same as a program: where another process has the room. */
const program = async (...args: string[]): Promise<Told> => told(await shipped.run(args));
const copyOf = (): string => {
  const copy = mkdtempSync(join(tmpdir(), 'baraja-record-'));
  copies.push(copy);
  cpSync(data, copy, { recursive: true, filter: (name) => !name.endsWith('-shm') });
  return copy;
};
const trace = /^ {4}at /m;

test('an honest record passes, with a head that a player kept', async () => {
  const head = headsIn(data)!.at(-1)!;
  expect(await program('verify', '--data', data, '--head', head)).toMatchObject({ code: 0 });
});

/** The table at which most happened. */
async function longest(store: Store) {
  const [first] = (await store.streams('table-')).toSorted((a, b) => b.version - a.version);
  return { table: first!.stream.slice('table-'.length), all: await store.read(first!.stream) };
}
test('a part of a record is looked over by itself: a table, what happened since a time or a hand', async () => {
  const looked = async (...args: string[]) => {
    const { out, code } = await baraja('verify', '--data', data, '--json', ...args);
    return {
      code,
      ...(JSON.parse(out) as { streams: number; events: number; entries?: number; heads?: number; sound: boolean }),
    };
  };
  const whole = await looked();
  const store = await openStore({ path: join(data, 'room.db'), looks: true });
  const { table, all } = await longest(store);
  await store.close();
  const isOpening = ({ body }: { body: unknown }) => (body as { type: string }).type === 'RoundOpened';
  const second = all.filter(isOpening)[1]!;
  expect(await looked('--table', table)).toMatchObject({ code: 0, sound: true, streams: 1, events: all.length });
  const left = { streams: 1, events: all.length - second.version + 1 };
  expect(await looked('--table', table, '--since', '2')).toMatchObject({ code: 0, ...left });
  const time = new Date(second.at).toISOString();
  const since = await looked('--since', time);
  expect(await looked('--since', `${table}/2`)).toMatchObject({ ...since, part: { since: `${table}/2` } });
  expect(since).toMatchObject({ code: 0, sound: true });
  expect(since.events).toBeLessThan(whole.events);
  expect(since.entries).toBeLessThan(whole.entries!);
  expect(await looked('--since', '2020-01-01')).toMatchObject({ events: whole.events, entries: whole.entries });
  expect(await looked('--since', '2999-01-01')).toMatchObject({ code: 0, streams: 0, events: 0, entries: 0 });
  for (const [why, ...args] of [
    ['no day, time or hand', '--since', 'yesterday'],
    ['There is no table nobody', '--table', 'nobody'],
    ['no hand 9999', '--since', `${table}/9999`],
    ['another table', '--table', table, '--since', 'else/1'],
  ] as const)
    expect(await baraja('verify', '--data', data, ...args)).toMatchObject({
      code: 1,
      out: expect.stringContaining(why),
    });
});

test('what was changed is found where it is looked for, and is not where it is not', async () => {
  const copy = copyOf();
  const store = await openStore({ path: join(copy, 'room.db'), thread: false });
  const { table, all } = await longest(store);
  while ((await store.archive({ stream: `table-${table}`, before: 1e15, idle: 1e15 })) > 0);
  const [booked] = (await store.ledger.entries(0, 1000)).slice(-1);
  await store.close();
  const hands = all.filter(({ body }) => (body as unknown as { type: string }).type === 'RoundOpened');
  expect(await baraja('verify', '--data', copy, '--table', table)).toMatchObject({ code: 0 });
  forge(copy, (sql) =>
    sql.exec('DROP TRIGGER transfers_stand; UPDATE transfers SET amount = amount + 1 WHERE seq = 1'),
  );
  expect(await baraja('verify', '--data', copy)).toMatchObject({ code: 1 });
  expect(await baraja('verify', '--data', copy, '--since', `${table}/${hands.length}`)).toMatchObject({ code: 0 });
  forge(copy, (sql) =>
    sql.exec('UPDATE transfers SET amount = amount + 1 WHERE seq = (SELECT max(seq) FROM transfers)'),
  );
  const late = await baraja('verify', '--data', copy, '--since', new Date(booked!.at).toISOString());
  expect(late).toMatchObject({ code: 1, out: expect.stringMatching(/entry/) });
});

test('a sealed copy is proved without any key: hands that are over are open in it, the one under way is not', async () => {
  const place = mkdtempSync(join(tmpdir(), 'baraja-export-'));
  copies.push(place);
  const out = join(place, 'room.db');
  expect(await program('export', '--data', data, '--out', out)).toMatchObject({ code: 0 });
  expect(readdirSync(place)).toEqual(['room.db']);
  const key = readFileSync(join(data, 'seal.key'));
  const bytes = readFileSync(out);
  expect([
    bytes.includes(key),
    bytes.includes(key.toString('hex')),
    bytes.includes(key.toString('utf8').trim()),
  ]).toEqual([...[false, false, false]]);
  const proved = await program('verify', out);
  expect(proved).toMatchObject({ code: 0, out: expect.stringMatching(/stay sealed/) });
  expect(proved.out).toMatch(/heads {3}1$/m);
  expect(proved.out).toMatch(/packs {3}[1-9]/);
  // Written anew, it does not fit the head that came along.
  forge(place, (sql) => sql.rewrite());
  expect(await baraja('verify', out)).toMatchObject({ code: 1 });
  expect(await baraja('export', '--data', data, '--out', out)).toMatchObject({ code: 1 });
});

test('a copy for one house is proved, too; what is held back where it should not be is found, and in a room’s own folder', async () => {
  const place = mkdtempSync(join(tmpdir(), 'baraja-house-'));
  copies.push(place);
  const out = join(place, 'room.db');
  expect((await baraja('export', '--data', data, '--out', out, '--house', 'nobody')).out).toMatch(
    /no house called nobody/,
  );
  expect(await baraja('export', '--data', data, '--out', out, '--house', 'rogelios')).toMatchObject({ code: 0 });
  const proved = await baraja('verify', out);
  expect(proved).toMatchObject({
    code: 0,
    out: expect.stringMatching(/only the seal is there; every account of rogelios adds up/),
  });
  expect(await baraja('verify', '--data', place)).toMatchObject({ code: 1 });
  const whole = join(place, 'whole.db');
  expect(await baraja('export', '--data', data, '--out', whole)).toMatchObject({ code: 0 });
  const cut = mkdtempSync(join(tmpdir(), 'baraja-cut-'));
  copies.push(cut);
  cpSync(whole, join(cut, 'room.db'));
  forge(cut, (sql) =>
    sql.exec(`UPDATE events SET body = 'null', packed = NULL, dictionary = NULL WHERE version = 2
      AND stream IN (SELECT id FROM streams WHERE name LIKE 'table-%')`),
  );
  expect(await baraja('verify', join(cut, 'room.db'))).toMatchObject({
    code: 1,
    out: expect.stringMatching(/held back here/),
  });
});

test('a cut tail, an emptied and a rewritten record fail, by the room’s own heads and by a player’s', async () => {
  const head = headsIn(data)!.at(-1)!;
  for (const change of ['cut', 'rewrite'] as const) {
    const copy = copyOf();
    forge(copy, (sql) => (change === 'cut' ? sql.cut(5) : sql.rewrite()));
    const own = await program('verify', '--data', copy);
    expect(own).toMatchObject({ code: 1, out: expect.stringMatching(/WRONG.*(cut short|written anew)/) });
    writeFileSync(join(copy, 'heads.txt'), '');
    expect(await baraja('verify', '--data', copy, '--head', head)).toMatchObject({ code: 1 });
    expect(own.out).not.toMatch(trace);
  }
  const copy = copyOf();
  truncateSync(join(copy, 'room.db'), 0);
  expect(await baraja('verify', '--data', copy)).toMatchObject({ code: 1, out: expect.not.stringMatching(trace) });
});

test('a server that deals another order than its seed gives fails the audit', async () => {
  const rigged = mkdtempSync(join(tmpdir(), 'baraja-record-'));
  copies.push(rigged);
  // Pledges and deals by one seed, and puts another on record.
  const secret = (cards: number): ShuffleSecret => {
    const [dealt, told] = [makeSecret(cards), makeSecret(cards)];
    let reads = 0;
    return {
      saltKey: dealt.saltKey,
      get seed() {
        return ++reads > 1 ? told.seed : dealt.seed;
      },
    };
  };
  const room = await Room.open({ data: rigged, grant: 0, pace: 0, bots: false, secret });
  const table = await room.practice('x', { house: 'rogelios', game: 'hold', stake: '3/6' });
  if ('refused' in table) throw new Error(table.refused);
  table.watch({ patron: 'rail', send: () => {} });
  while (table.state.rounds < 2) await new Promise((resolve) => setTimeout(resolve, 5));
  await room.close();
  const { code, out } = await baraja('verify', '--data', rigged);
  expect({ code, out }).toMatchObject({ code: 1, out: expect.stringContaining('another pack was pledged') });
});

test('a part that was acknowledged and dropped fails the audit, and the receipt that a player kept', async () => {
  const copy = copyOf();
  const { part } = readReceipt(receipt)!;
  // Whoever has all rights leaves the part out of the order, hashes everything anew, and strikes out the heads.
  forge(copy, (sql) =>
    sql.rewrite((body) => {
      const e = JSON.parse(body) as { type: string; parts?: { part: string }[] };
      if (e.type !== 'DeckMixed' || !e.parts?.some((p) => p.part === part)) return body;
      return JSON.stringify({ ...e, parts: e.parts.filter((p) => p.part !== part) });
    }),
  );
  rmSync(join(copy, 'heads.txt'));
  const { code, out } = await baraja('verify', '--data', copy);
  expect({ code, out }).toMatchObject({
    code: 1,
    out: expect.stringContaining('without a part that was acknowledged'),
  });
  // That the part ever came is struck out, too: only its receipt knows.
  forge(copy, (sql) =>
    sql.rewrite((body) => (body.includes('"PartGiven"') ? body.replace(part, 'f'.repeat(64)) : body)),
  );
  const kept = await baraja('verify', '--data', copy, '--receipt', receipt);
  expect(kept).toMatchObject({
    code: 1,
    out: expect.stringMatching(/seat \d+ in hand \d+ was acknowledged and is not/),
  });
});

test('verify --receipt: one that stands in the record passes; one that does not, or was changed, or is another room’s, fails', async () => {
  const given = (line: string) => baraja('verify', '--data', data, '--receipt', line);
  const file = join(data, 'receipt.txt');
  writeFileSync(file, `${receipt}\n`);
  for (const good of [receipt, file])
    expect(await given(good)).toMatchObject({ code: 0, out: expect.stringMatching(/hand \d+ is in the record/) });
  const read = readReceipt(receipt)!;
  const never = receiptLine({ ...read, part: 'a'.repeat(64) }, signerIn(data, { create: false }));
  expect(await given(never)).toMatchObject({ code: 1, out: expect.stringContaining('not in the record') });
  const changed = receipt.replace(read.part, 'a'.repeat(64));
  expect(await given(changed)).toMatchObject({ code: 1, out: expect.stringContaining('that no room signed') });
  const elsewhere = mkdtempSync(join(tmpdir(), 'baraja-record-'));
  copies.push(elsewhere);
  const foreign = receiptLine(read, signerIn(elsewhere, { create: true }));
  expect(await given(foreign)).toMatchObject({ code: 1, out: expect.stringContaining('another room') });
});

test('a backup of a running room, verified and put back; nothing is overwritten unasked', async () => {
  const room = await Room.open({ data, grant: 0, pace: 0, bots: false });
  const file = join(data, 'room.backup');
  expect(await program('backup', file, '--data', data)).toMatchObject({
    code: 0,
    out: expect.stringContaining('keys'),
  });
  expect(await program('restore', file, '--data', data, '--force')).toMatchObject({
    code: 1,
    out: expect.stringContaining('pid'),
  });
  await room.close();
  // The backup by itself: without a key its chains and its money, with the one beside it the packs, too.
  const far = mkdtempSync(join(tmpdir(), 'baraja-record-'));
  copies.push(far);
  cpSync(file, join(far, 'room.backup'));
  expect(await baraja('verify', join(far, 'room.backup'))).toMatchObject({
    code: 0,
    out: expect.stringMatching(/chains.*money.*not checked.*as it was written/s),
  });
  expect(await baraja('verify', file)).toMatchObject({ code: 0, out: expect.stringMatching(/packs {3}[1-9]/) });
  cpSync(file, join(far, 'room.db'));
  forge(far, (sql) => sql.exec(`UPDATE events SET at = at + 1 WHERE position = 20`));
  expect(await baraja('verify', join(far, 'room.db'))).toMatchObject({
    code: 1,
    out: expect.stringContaining('WRONG'),
  });
  const copy = copyOf();
  forge(copy, (sql) => sql.cut(5));
  expect(await baraja('verify', '--data', copy, '--head', file)).toMatchObject({ code: 1 });
  expect(await baraja('restore', file, '--data', copy)).toMatchObject({ code: 1 });
  expect(await baraja('restore', file, '--data', copy, '--force')).toMatchObject({ code: 0 });
  expect(await baraja('verify', '--data', copy)).toMatchObject({ code: 0 });
  expect(readdirSync(copy).some((name) => name.startsWith('before-'))).toBe(true);
  await (await Room.open({ data: copy, grant: 0, pace: 0, bots: false })).close();
});

test('whatever it is given, verify says what is wrong in a line and never prints a stack', async () => {
  const whole = readFileSync(join(data, 'room.db'));
  for (const at of [16, 100, 5000, Math.floor(whole.length / 2)]) {
    const copy = copyOf();
    const damaged = Buffer.from(whole);
    damaged.fill(0x5a, at, at + 3000);
    writeFileSync(join(copy, 'room.db'), at === 5000 ? whole.subarray(0, at) : damaged);
    expect(await baraja('verify', '--data', copy)).toMatchObject({ code: 1, out: expect.not.stringMatching(trace) });
  }
});

test('backup and restore of what is no store say so in a sentence, and move nothing', async () => {
  const copy = copyOf();
  const before = readdirSync(copy).sort();
  const text = join(copy, 'heads.txt');
  for (const wrong of [text, join(copy, 'nowhere'), copy]) {
    const { code, out } = await baraja('restore', wrong, '--data', copy, '--force');
    expect({ code, out }).toMatchObject({ code: 1, out: expect.stringMatching(/no backup and no store|no file/) });
  }
  const damaged = join(data, 'damaged.backup');
  writeFileSync(damaged, readFileSync(join(copy, 'room.db')).subarray(0, 9000));
  expect(await baraja('restore', damaged, '--data', copy, '--force')).toMatchObject({
    code: 1,
    out: expect.not.stringMatching(trace),
  });
  expect(readdirSync(copy).sort()).toEqual(before);
  writeFileSync(join(copy, 'room.db'), 'no store');
  const to = join(copy, 'new.backup');
  expect(await baraja('backup', to, '--data', copy)).toMatchObject({
    code: 1,
    out: expect.stringContaining('no store of a room'),
  });
  expect(await baraja('backup', to, '--data', join(copy, 'nowhere'))).toMatchObject({
    code: 1,
    out: expect.stringContaining('no room in'),
  });
  expect(readdirSync(copy)).not.toContain('new.backup');
});

test('in Spanish to the last word: verify, backup and restore, of what is sound and of what is not', async () => {
  const copy = copyOf();
  forge(copy, (sql) => sql.cut(5));
  const file = join(data, 'spanish.backup');
  const runs = [
    ['backup', file, '--data', data],
    ['backup', file, '--data', data],
    ['verify', '--data', data, '--receipt', receipt],
    ['verify', '--data', copy, '--receipt', receipt, '--head', 'none'],
    ['verify', file],
    ['verify', '--data', copy, '--head', file],
    ['verify', join(copy, 'heads.txt')],
    ['verify', join(copy, 'nowhere')],
    ['verify'],
    ['restore', join(copy, 'heads.txt'), '--data', copy, '--force'],
    ['restore', file, '--data', copy],
    ['restore', file, '--data', copy, '--force'],
  ];
  for (const args of runs) {
    const { out } = await baraja(...args, '--lang', 'es');
    expect(out.trim(), args.join(' ')).not.toBe('');
    const words = out.replaceAll(/\/\S+|«.*?»/gs, '');
    expect(words, args.join(' ')).not.toMatch(
      /\b(?:the|of|is|are|not|there|events?|was|wrong|packs|chains|no (?:room|file))\b/i,
    );
  }
});

test('a room moves into PostgreSQL, is played on there, and moves back: the record is one', async () => {
  const folder = copyOf();
  const file = join(folder, 'room.db');
  const url = await freshDatabase();
  expect(await program('move', '--from', file, '--to', url)).toMatchObject({
    code: 0,
    out: expect.stringMatching(/\d+ events and \d+ entries of the ledger, every chain followed/),
  });
  expect(await baraja('move', '--from', file, '--to', url, '--lang', 'es')).toMatchObject({
    code: 1,
    out: expect.stringMatching(/el destino no está vacío/),
  });
  rmSync(file);
  const room = await Room.open({ data: folder, db: url, grant: 1_000_000, pace: 0, bots: false });
  expect(room.size).toBeGreaterThan(0);
  await room.patrons.arrive('Nueva');
  await room.close();
  expect(await baraja('move', '--from', url, '--to', file)).toMatchObject({ code: 0 });
  // Its heads, signed while it was in the database, hold for the file as well.
  expect(await baraja('verify', '--data', folder)).toMatchObject({ code: 0 });
  expect(await baraja('serve', '--db', 'mysql://x')).toMatchObject({
    code: 1,
    out: expect.stringMatching(/no address/),
  });
});
