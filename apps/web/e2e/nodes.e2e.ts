// However many hands are played, the page does not grow; and one that only waits does next to nothing.
import { expect, test } from 'vitest';
import { type Person, playUntil, playUntilAsked } from './person.js';
import { roomForTests } from './room.js';

const at = roomForTests({ pace: 0.05 });
/** So many hands: `npm run soak` plays an hour of them. */
const HANDS = Number(process.env.BARAJA_SOAK ?? 14);
/** A page is warm once its log is full and the browser has compiled what is used: only after that must it stay what it is. */
const [EARLY, HEAP] = HANDS > 100 ? [60, 1.15] : [5, 1.5];
/** Nobody waits for so many hands in one go: a busy machine takes its time. */
const AT_ONCE = 20;
interface Size {
  readonly nodes: number;
  /** Bytes of what the page's scripts keep. */
  readonly heap: number;
}
const sizeOf = async ({ page }: Person): Promise<Size> => {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { nodes } = await session.send('Memory.getDOMCounters');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return { nodes, heap: usedSize };
};
const handOf = async ({ page }: Person): Promise<number> =>
  Number(/\d+/.exec((await page.locator('header .watching').first().textContent()) ?? '')?.[0] ?? 0);

test(`nodes and memory after ${HANDS} hands are what they were after ${EARLY}`, async () => {
  const nora = await at.room.person('Nora');
  await nora.open({ house: 'rogelios', game: 'hold', bots: 5 });
  await nora.sit();
  const until = async (hand: number) => {
    for (let next = 0; next < hand; ) {
      next = Math.min(hand, next + AT_ONCE);
      await playUntil([nora], async () => (await handOf(nora)) >= next);
    }
  };
  await until(EARLY);
  const early = await sizeOf(nora);
  await until(HANDS);
  const late = await sizeOf(nora);
  const told = ({ nodes, heap }: Size) => `${nodes} nodes, ${(heap / 1e6).toFixed(1)} MB`;
  console.log(`after ${EARLY} hands: ${told(early)}; after ${HANDS}: ${told(late)}`);
  expect(late.nodes).toBeLessThan(early.nodes * 1.35);
  expect(late.heap).toBeLessThan(early.heap * HEAP);
  expect(await nora.page.locator('.log li').count()).toBeLessThan(250);
});

/** How often a page has worked out what it looks like. */
async function worked({ page }: Person): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'RecalcStyleCount')!.value;
  };
}
/** How much of the time of whoever is asked is left, of a hundred. */
const leftOn = ({ page }: Person): Promise<number> =>
  page.locator('.plate .clock').evaluate((clock) => Number((clock as SVGElement).dataset.left));

/** Somebody with motion and sound as people have them; whatever makes sound is written down. */
async function withSound(name: string): Promise<Person> {
  const person = await at.room.stranger({ reducedMotion: 'no-preference' });
  await person.page.addInitScript(() => {
    localStorage.setItem('baraja.prefs', '{"sound":"on"}');
    const made: AudioContext[] = [];
    const Usual = AudioContext;
    class Written extends Usual {
      constructor() {
        super();
        made.push(this);
      }
    }
    Object.assign(window, { made, AudioContext: Written });
  });
  await person.comeIn();
  await person.post('/api/me/name', { name });
  return person;
}
const soundOf = ({ page }: Person): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { made: AudioContext[] }).made.map(({ state }) => state));

test('a page that waits, for its player or for another, moves only with the seconds, and its sound is at rest', async () => {
  const people = (await Promise.all(['Omar', 'Pia'].map(withSound))) as [Person, Person];
  const table = await people[0].open({ house: 's-and-k', game: 'hold' });
  await people[1].look(table);
  await Promise.all(people.map((person) => person.sit()));
  await playUntilAsked(people, () => people[0].logged(/^Hand 1 is over/));
  const quiet = people.map(async (person) => {
    await expect.poll(() => soundOf(person)).toEqual(['suspended']);
    await expect.poll(() => person.page.evaluate(() => document.getAnimations().length)).toBe(0);
    const count = await worked(person);
    const [left, before] = [await leftOn(person), await count()];
    await expect.poll(() => leftOn(person), { interval: 500 }).toBeLessThanOrEqual(left - 3);
    // Twice a second, at most; a part of the hundred is 2.4 seconds.
    const after = await count();
    const seconds = 2.4 * (left - (await leftOn(person)) + 1);
    expect(after - before).toBeLessThanOrEqual(2 * seconds);
    expect(person.faults).toEqual([]);
  });
  await Promise.all(quiet);
});
