// Hands taken along in a format, by whom they belong to and from the house's desk: read back they are the same, and no file has a card in
// it that whoever asked had not seen.
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
const HANDS = 3;

beforeAll(async () => {
  running = await server();
  const boss = await owner(running);
  ines = await staff(running, { by: boss, house: HOLD.house, role: 'inspector', on: false });
  [ana, luz] = await Promise.all([new Client(running.url).enter(), new Client(running.url).enter()]);
  table = (await ana.json<{ table: string }>('/api/tables', { ...HOLD, bots: 0 })).table;
  const stops = [ana, luz].map((one) => autoplay(one, table));
  for (const [seat, one] of [ana, luz].entries()) {
    await one.watch(table);
    await one.ask(table, { type: 'sit', seat: seat + 1, buyIn: 40_000 });
  }
  await until(() => (ana.views.get(table)?.rounds ?? 0) > HANDS && ana.view(table).round !== null);
  for (const stop of stops) stop();
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
async function seenBy(who: Client): Promise<ReadonlyMap<number, readonly string[]>> {
  const { hands } = await who.json<{ hands: { round: number; told: { faces: Record<string, string> } }[] }>(
    '/api/hands',
  );
  return new Map(hands.map(({ round, told }) => [round, Object.values(told.faces)]));
}
/** The rounds of a file: every format tells the same hands in the same order, and lines of our own have their numbers. */
const facesBy = (hands: readonly ReadHand[], lines: readonly ReadHand[]) =>
  hands.map(({ hand }, i) => [lines[i]!.hand.round, Object.values(hand.faces)] as const);

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

test('nonsense and strangers are refused', async () => {
  expect((await luz.http('/api/hands/export?form=docx')).status).toBe(400);
  expect(await (await luz.http('/api/hands/export?form=jsonl&game=ven-hold')).text()).toBe('');
  expect((await ana.http(`/api/office/${HOLD.house}/records/hands`)).status).toBe(403);
});
