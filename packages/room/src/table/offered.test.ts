// Where several choose at once: what one of them does neither restarts the others' clocks nor makes their choices stale.
import type { Actor, Option } from 'baraja';
import { expect, test } from 'vitest';
import { Clock, usualClock } from './clock.js';
import { Offered } from './offered.js';

const option = (type: string, seats: readonly number[] | null = null) => ({ type, seats }) as Option;
type Noted = Parameters<Offered['note']>[0];
const noted = (menus: Readonly<Record<number, readonly Option[]>>, step = 1, number = 1): Noted =>
  ({
    number,
    round: {
      felt: { step },
      menus: Object.entries(menus).map(([actor, options]) => ({ actor: Number(actor) as Actor, options })),
    },
  }) as unknown as Noted;

test('a menu that stays as it was has been offered since it was first made', () => {
  const offered = new Offered();
  offered.note(noted({ 1: [option('wager', [1, 5])], 2: [option('wager', [2, 5])] }), 7, [null]);
  offered.note(noted({ 2: [option('wager', [2, 5])] }), 8, [1]);
  expect([offered.since(1), offered.since(2)]).toEqual([undefined, 7]);
});
test('it is offered anew when another took something of it away', () => {
  const offered = new Offered();
  offered.note(noted({ 1: [option('wager', [1, 5])], 2: [option('wager', [2, 5])] }), 7, [null]);
  offered.note(noted({ 1: [option('done')], 2: [option('wager', [2])] }), 8, [1]);
  expect([offered.since(1), offered.since(2)]).toEqual([8, 8]);
});
test('and when its own actor chose, or the round went on, though it looks the same', () => {
  const offered = new Offered();
  const menu = { 2: [option('hit'), option('stand')] };
  offered.note(noted(menu), 7, [null]);
  offered.note(noted(menu), 8, [2]);
  expect(offered.since(2)).toBe(8);
  offered.note(noted(menu, 2), 9, [1]);
  expect(offered.since(2)).toBe(9);
  offered.note(noted(menu, 2, 2), 10, [null]);
  expect(offered.since(2)).toBe(10);
  offered.note(null, 11, []);
  expect(offered.since(2)).toBeUndefined();
});
test('each has a clock of his own, and pays for his own slowness', () => {
  const { choice, bank } = usualClock;
  const clock = new Clock(usualClock);
  const at = (patron: string) => ({ patron, stage: 'wagers', decision: 7 });
  clock.start(1, at('ana'), 0);
  clock.start(2, at('beto'), 0);
  clock.start(2, at('beto'), 5000);
  const own = { left: choice - 6000, bank, of: choice };
  expect(clock.leftAt(6000)).toEqual([
    { seat: 1, ...own },
    { seat: 2, ...own },
  ]);
  clock.stop(6000, [2]);
  expect(clock.leftAt(6000)).toEqual([{ seat: 2, ...own }]);
  clock.stop(choice + 4000);
  expect([clock.leftAt(choice + 4000), clock.bankOf('ana'), clock.bankOf('beto')]).toEqual([[], bank, bank - 4000]);
});
