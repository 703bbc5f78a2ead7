// A count room to be killed: fees fall into a box, the box is pulled, counted by two with something short, and corrected, over and over.
// After each answer, and not before, a line on standard output says so. Each step has an id: what was under way is asked again.
import { writeSync } from 'node:fs';
import { isAppended, openStore } from '../../store/index.js';
import type { Staffer } from '../acted.js';
import { type BoxEvent, Boxes } from '../boxes.js';
import { BOX_FACTS } from '../boxes-facts.js';
import { Journal } from '../journal.js';

const [path = '', house = ''] = process.argv.slice(2);
const store = await openStore({ path });
const journal: Journal<BoxEvent> = new Journal({
  ...{ store, now: Date.now, stream: `office-${house}`, facts: BOX_FACTS },
  fold: (e, at) => boxes.fold(e, at),
});
const boxes = new Boxes({ house, store, happen: (decide, id) => journal.happen(decide, id) });
await journal.load();
writeSync(1, 'open\n');

const person = (id: string): Staffer => ({ id, name: id, role: 'manager' });
/** A hand that is over, with its fee; as the table stores it. */
async function hand(number: number): Promise<void> {
  const stream = 'table-t1';
  if ((await store.appended(stream, `hand-${number}`)) !== undefined) return;
  const { version } = await store.latest(stream);
  const none = { rule: 'X-1', patron: null, table: 't1' };
  const key = `${stream}/${version + 1}`;
  const answer = await store.append({
    ...{ stream, expect: version, at: Date.now(), id: `hand-${number}` },
    events: [{ type: 'RoundClosed', round: number, drop: 300, jackpot: 0 }],
    transfers: [
      { ...none, id: `${key}/0`, from: 'grant', to: 'wallet:x', amount: 300, reason: 'grant' },
      { ...none, id: `${key}/1`, from: 'wallet:x', to: 'felt:t1', amount: 300, reason: 'buy-in' },
      { ...none, id: `${key}/2`, from: 'felt:t1', to: `drop:${house}/t1/hand`, amount: 300, reason: 'collection' },
    ],
  });
  if (!isAppended(answer)) throw new Error(JSON.stringify(answer));
}
async function step(what: string, run: Promise<object>): Promise<void> {
  const answer = await run;
  if ('refused' in answer) throw new Error(`${what}: ${JSON.stringify(answer)}`);
  writeSync(1, `${what}\n`);
}
for (let n = Math.max(1, boxes.counts.length); ; n++) {
  for (const more of [0, 1, 2]) await hand(n * 3 + more);
  await step(`pulled ${n}`, boxes.pull(person('rosa'), {}, `pull-${n}`));
  const { amount } = boxes.find(n)!.boxes[0]!;
  const figures = [{ table: 't1', kind: 'hand', amount: amount - 50 }] as const;
  for (const who of ['ana', 'beto'])
    await step(`counted ${n} ${who}`, boxes.count(person(who), n, figures, `count-${n}-${who}`));
  const right = { table: 't1', kind: 'hand', amount: amount - 20 } as const;
  await step(`corrected ${n}`, boxes.correct(person('rosa'), n, right, 'thirty were found', `correct-${n}`));
}
