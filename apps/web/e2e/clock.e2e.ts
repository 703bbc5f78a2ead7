// The action clock, seen: it runs down at the seat and over one's buttons, acts when it is up, and is full again for the next choice.
import { expect, test } from 'vitest';
import { type Person, playUntilAsked } from './person.js';
import { roomForTests } from './room.js';

const at = roomForTests({ clock: { choice: 5000, bank: 0 }, pace: 0.1 });

/** What a page has drawn of the clocks since it began to write it down. A test that asks now and then may come too late for it. */
interface Drawn {
  /** How much of one's own time was left at one's seat, of a hundred, again and again. */
  readonly left: number[];
  /** Whether there was a line over one's buttons, the seconds in the title, a clock at another's seat. */
  line: boolean;
  title: boolean;
  theirs: boolean;
}
const writesDown = ({ page }: Person): Promise<void> =>
  page.evaluate(() => {
    const drawn: Drawn = { left: [], line: false, title: false, theirs: false };
    const look = () => {
      const clock = document.querySelector<SVGElement>('.plate.mine .clock');
      if (clock && drawn.left.at(-1) !== Number(clock.dataset.left)) drawn.left.push(Number(clock.dataset.left));
      drawn.line ||= document.querySelectorAll('.bar .time').length === 1;
      drawn.title ||= /^\d s · Your turn/.test(document.title);
      drawn.theirs ||= document.querySelector('.plate:not(.mine) .clock') !== null;
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
    Object.assign(window, { drawn });
    look();
  });
const drawnBy = ({ page }: Person): Promise<Drawn> =>
  page.evaluate(() => (window as unknown as { drawn: Drawn }).drawn);
/** The clock stood high at some time after it had stood low. */
const beganAnew = ({ left }: Drawn): boolean => left.slice(left.findIndex((one) => one < 50)).some((one) => one > 75);

test.each([
  ['rogelios', 'hold'],
  ['rogelios', 'stud'],
  ['jalisco', 'draw'],
  ['s-and-k', 'p9'],
  ['s-and-k', 'pan'],
  ['s-and-k', 'pgp'],
  ['rogelios', 'p215'],
  ['spanish-poker', 'span'],
])('%s %s', async (house, game) => {
  const [nora, omar] = (await at.room.people('Nora', 'Omar')) as [Person, Person];
  const table = await nora.open({ house, game });
  await omar.look(table);
  await Promise.all([nora, omar].map(writesDown));
  await Promise.all([nora.sit(), omar.sit()]);
  const who = await playUntilAsked([nora, omar], async () => true);
  const other = who === nora ? omar : nora;
  // Everybody sees whose clock runs; it runs down, with the seconds and the title at the end, and then it acts.
  await expect.poll(async () => lined(await who.log())).toBeGreaterThan(0);
  const drawn = await drawnBy(who);
  expect(Math.max(...drawn.left)).toBeGreaterThan(75); // a busy machine draws it late
  expect(Math.min(...drawn.left)).toBeLessThan(50);
  expect(drawn).toMatchObject({ line: true, title: true });
  expect(await drawnBy(other)).toMatchObject({ theirs: true });
  // Whoever is asked next has all his time.
  const next = await playUntilAsked([nora, omar], async () => true);
  await expect
    .poll(async () => {
      const its = await drawnBy(next);
      return next === who ? beganAnew(its) : its.left.some((one) => one > 90);
    })
    .toBe(true);
  expect([...nora.faults, ...omar.faults]).toEqual([]);
});

const lined = (log: readonly string[]): number => log.filter((line) => /did not act in time/.test(line)).length;
