// Hands taken along in a format, by whom they belong to and from the house's desk: read back they are the same, and no file has a card in
// it that whoever asked had not seen. The desk's has the house's own tables, and nothing of what friends play among themselves.
import { FORMATS, type Format, handsIn, isFault, openedIn, type ReadHand, stacksIn } from '@baraja/hands';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Running } from './index.js';
import { autoplay, Client, HOLD, server, until } from './test/client.js';
import { owner, staff } from './test/staff.js';

let running: Running;
let ana: Client;
let luz: Client;
let ines: Client;
let table = '';
/** Ana's own, at the same house's book. */
let among = '';
const HANDS = 3;

async function played(at: string, hands: number): Promise<void> {
  const stops = [ana, luz].map((one) => autoplay(one, at));
  for (const [seat, one] of [ana, luz].entries()) {
    await one.watch(at);
    await one.ask(at, { type: 'sit', seat: seat + 1, buyIn: 40_000 });
  }
  await until(() => (ana.views.get(at)?.rounds ?? 0) > hands && ana.view(at).round !== null);
  for (const stop of stops) stop();
}

beforeAll(async () => {
  running = await server();
  const boss = await owner(running);
  ines = await staff(running, { by: boss, house: HOLD.house, role: 'inspector', on: false });
  [ana, luz] = await Promise.all([new Client(running.url).enter(), new Client(running.url).enter()]);
  const { house, ...game } = HOLD;
  table = (await boss.json<{ table: string }>(`/api/office/${house}/tables/open`, game)).table;
  among = (await ana.json<{ table: string }>('/api/tables', { ...HOLD, bots: 0 })).table;
  for (const [at, hands] of [
    [among, 1],
    [table, HANDS],
  ] as const)
    await played(at, hands);
});
afterAll(() => running.stop());

/** Each file is asked for once: there is a limit to how often. */
const files = new Map<string, Promise<readonly ReadHand[]>>();
function fileOf(who: Client, path: string, format: Format): Promise<readonly ReadHand[]> {
  const key = `${who === ana ? 'ana' : 'desk'} ${path}`;
  const had = files.get(key) ?? fetched(who, path, format);
  files.set(key, had);
  return had;
}
async function fetched(who: Client, path: string, format: Format): Promise<readonly ReadHand[]> {
  const answer = await who.http(path);
  expect(answer.status).toBe(200);
  const hands: ReadHand[] = [];
  for await (const read of handsIn(format, (await answer.text()).split('\n'))) {
    if (isFault(read)) throw new Error(JSON.stringify(read));
    hands.push(read);
  }
  return hands;
}
const own = (format: Format) => fileOf(ana, `/api/hands/export?form=${format}`, format);
const desk = (format: Format) => fileOf(ines, `/api/office/${HOLD.house}/records/hands?as=${format}`, format);
const nets = (hands: readonly ReadHand[]) => hands.map(({ hand }) => stacksIn(hand).map(({ from, to }) => to! - from));
const fees = (hands: readonly ReadHand[]): boolean =>
  hands.some(({ hand }) => (openedIn(hand)?.setup.terms.fees ?? []).length > 0);

/** By hand, newest first: the faces one has seen, as the page of one's hands has them. */
async function seenBy(who: Client): Promise<ReadonlyMap<string, readonly string[]>> {
  const { hands } = await who.json<{ hands: (At & { told: { faces: Record<string, string> } })[] }>('/api/hands');
  return new Map(hands.map(({ told, ...hand }) => [nameOf(hand), Object.values(told.faces)]));
}
interface At {
  readonly table: string;
  readonly round: number;
}
const nameOf = ({ table, round }: At): string => `${table} ${round}`;
/** The hands of a file: every format tells the same in the same order, and lines of our own say at which table, with their numbers. */
const facesBy = (hands: readonly ReadHand[], lines: readonly ReadHand[]) =>
  hands.map(({ hand }, i) => [nameOf(lines[i]!.hand), Object.values(hand.faces)] as const);

describe.each(FORMATS)('%s', (format) => {
  test('one’s own hands, whole, and no card that one has not seen', async () => {
    const [lines, hands] = [await own('jsonl'), await own(format)];
    expect(hands.length).toBeGreaterThanOrEqual(HANDS);
    expect(hands).toHaveLength(lines.length);
    expect(hands.every(({ stopped, over }) => stopped === null && over)).toBe(true);
    // A tracker's text has a house's fee paid before the hand.
    if (format !== 'stars' || !fees(lines)) expect(nets(hands)).toEqual(nets(lines));
    const seen = await seenBy(ana);
    for (const [round, faces] of facesBy(hands, lines)) {
      expect(faces.filter((face) => !seen.get(round)!.includes(face))).toEqual([]);
      expect(faces.length).toBeGreaterThanOrEqual(2);
    }
  });
  test('from the desk: only what was shown to all', async () => {
    const [lines, hands] = [await desk('jsonl'), await desk(format)];
    expect(hands).toHaveLength(lines.length);
    expect(hands.length).toBeGreaterThanOrEqual(HANDS);
    const [hers, theirs] = [await seenBy(ana), await seenBy(luz)];
    for (const [round, faces] of facesBy(hands, lines))
      expect(faces.filter((face) => !hers.get(round)!.includes(face) || !theirs.get(round)!.includes(face))).toEqual(
        [],
      );
  });
});

test('what friends play at their own table is in their files, and in none of the house’s', async () => {
  const tablesIn = (hands: readonly ReadHand[]) => [...new Set(hands.map(({ hand }) => hand.table))];
  expect(tablesIn(await own('jsonl')).sort()).toEqual([table, among].sort());
  expect(tablesIn(await desk('jsonl'))).toEqual([table]);
});

test('nonsense and strangers are refused', async () => {
  expect((await luz.http('/api/hands/export?form=docx')).status).toBe(400);
  expect(await (await luz.http('/api/hands/export?form=jsonl&game=ven-hold')).text()).toBe('');
  expect((await ana.http(`/api/office/${HOLD.house}/records/hands`)).status).toBe(403);
});
