// What law and licence ask of every hand's record and of every ruling, whatever the game: held against rounds played by chance.
import { incidents, play, VOID } from 'baraja';
import type { AnyEvent } from 'baraja/kernel';
import { afterAll, describe, expect, test } from 'vitest';
import { driven } from './sample.js';
import { subjects } from './subjects.js';

const met = { fees: 0, wagers: 0 };

describe.each(subjects())('$name', (subject) => {
  const { game } = subject;
  const { round, log } = driven(subject, 4);
  const placeOf = (place: number): string => game.names.places[place]!;
  /** Does a card come to lie before somebody? */
  const isDealt = (e: AnyEvent): boolean =>
    e.cards.some(({ to }) => /^(hand|up|down)\b.*\d/.test(game.names.zones[to]!));

  test('REG-13 when the pot is out of play nothing is ruled any more, and no round is voided', () => {
    for (const type of [...game.incidents.map(({ name }) => name), VOID])
      expect(play(game, round, { type, actor: 'floor' }), type).toMatchObject({ refused: expect.any(String) });
    expect(incidents(game, round).options).toEqual([]);
  });
  test('REG-80 the record of a hand says whose fee was taken and by which clause, and that before the first card', () => {
    const first = log.findIndex(isDealt);
    for (const [at, e] of log.entries()) {
      if (e.type !== 'CollectionTaken') continue;
      met.fees++;
      expect(e.rule, 'the clause of a fee').not.toBeNull();
      // From somebody's stack, or, where the button's ante pays for all, from what lies in the middle.
      for (const { from } of e.chips) expect(placeOf(from)).toBe(e.seat === null ? 'centre' : `stack:${e.seat}`);
      // By AMB-GEN-10 it may be dropped later where it was laid aside before: then it lies in the middle since the antes.
      const since =
        e.seat === null ? log.findIndex(({ chips }) => chips.some(({ to }) => to === e.chips[0]?.from)) : at;
      expect(since, 'before the first card').toBeLessThan(first);
    }
  });
  test('REG-80 and of every wager whose it was, so that what anybody has paid can be added up at any point', () => {
    for (const { type, seat, rule, chips } of log)
      for (const { from } of chips) {
        if (!placeOf(from).startsWith('stack:') || seat === null) continue;
        met.wagers++;
        expect({ type, from: placeOf(from), rule }).toEqual({ type, from: `stack:${seat}`, rule: expect.any(String) });
      }
  });
});
afterAll(() => {
  for (const count of Object.values(met)) expect(count).toBeGreaterThan(100);
});
