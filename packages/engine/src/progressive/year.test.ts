// Years of simulated play: every cent is accounted for, whatever the house has chosen, and the figures are those of the cards.
import { describe, expect, test } from 'vitest';
import { balance, type ProgressiveRules, simulateYear, statementOf, type YearTerms } from './index.js';
import { GRAN } from './test/rules.js';

const TERMS: YearTerms = { seed: 7, days: 365, handsADay: 400, seats: 5, wagering: 80, wheel: false };
const chosen: readonly Partial<ProgressiveRules>[] = [
  {},
  { recovery: 'full-first', stake: 'dropped' },
  { recovery: 'portion', portion: 30, fee: 7, shortage: 'backup' },
  { reset: 'seed', backups: { ...GRAN.backups, share: 33 } },
  { seed: 123_456, backups: { ...GRAN.backups, share: 100 }, shortage: 'backup', fee: 1 },
];

describe('REG-83 a year, to the cent', () => {
  test.each(chosen)('%o', (change) => {
    const rules = { ...GRAN, ...change };
    const year = simulateYear(rules, TERMS);
    const s = statementOf(year);
    expect(s.came.all).toBe(s.went.all);
    expect(s.total.trayPaid).toBe(s.went.trayBack + s.total.carryover);
    expect(balance(year.book)).toBe(0);
    for (const { book, count } of year.days) {
      expect(balance(book)).toBe(0);
      expect(book.at.box).toBe(0);
      expect(count.box + count.fromBackups).toBe(
        count.trayBack + count.fromBackups + count.fee + count.seedBack + count.toMeter + count.toBackups,
      );
      // SPAN-PROG-15.
      const most = book.at.meter < rules.backups.liftedAt ? rules.backups.cap : Infinity;
      expect(book.at['backup-1']).toBeLessThanOrEqual(most);
      expect(book.at['backup-2']).toBeLessThanOrEqual(most);
    }
    expect(s.months).toHaveLength(12);
    expect(s.months.reduce((sum, { wagers }) => sum + wagers, 0)).toBe(s.total.wagers);
    expect(s.months.at(-1)).toMatchObject({ meter: s.total.meter, carryover: s.total.carryover });
  });

  test('several years of a small table, where most days are short', () => {
    const rules: ProgressiveRules = { ...GRAN, shortage: 'carryover' };
    const year = simulateYear(rules, { ...TERMS, days: 3 * 365, handsADay: 30, seats: 2 });
    expect(year.days.some(({ count }) => count.carriedOut > 0)).toBe(true);
    expect(year.days.every(({ count }, i) => i === 0 || count.carriedIn === year.days[i - 1]!.count.carriedOut)).toBe(
      true,
    );
    const { came, went } = statementOf(year);
    expect(came.all).toBe(went.all);
  });
});

test('the same terms give the same year, and another seed another', () => {
  const short = { ...TERMS, days: 20 };
  expect(simulateYear(GRAN, short)).toEqual(simulateYear(GRAN, short));
  expect(simulateYear(GRAN, { ...short, seed: 8 }).book).not.toEqual(simulateYear(GRAN, short).book);
});

test('SPAN-PROG-4 straight flushes, quads and flushes give back 43.76 % of all that is wagered', () => {
  const { days } = simulateYear(GRAN, { ...TERMS, days: 1_500, seats: 6, wagering: 100 });
  const wagers = days.reduce((sum, d) => sum + d.wagers, 0);
  const back = days.reduce((sum, { winners }) => {
    const count = winners.flush + winners['four-of-a-kind'] + winners['straight-flush'];
    return (
      sum +
      count * 100 +
      winners.flush * 7_500 +
      winners['four-of-a-kind'] * 10_000 +
      winners['straight-flush'] * 15_000
    );
  }, 0);
  expect(wagers).toBe(1_500 * 400 * 6);
  // Three and a half million wagers leave an error of a third of a point.
  expect(Math.abs(back / (wagers * 100) - 0.4376)).toBeLessThan(0.012);
});
