// What takes minutes is counted in parts: however the work is cut, the parts add up to the same.
import { expect, test } from 'vitest';
import { type PaiGowPart, paiGowCounter, paiGowParts, type Tally } from '../pai-gow/versus.js';
import { answer, type OddsQuestion } from './ask.js';
import { oddsFrom, oddsPieces, oddsWork } from './work.js';

test('parts follow each other from the first deal to the last', () => {
  for (const count of [1, 7, 96]) {
    const parts = paiGowParts(count);
    expect(parts).toHaveLength(count);
    expect(parts[0]!.from).toBe(0);
    expect(parts.slice(1).map(({ from }) => from)).toEqual(parts.slice(0, -1).map(({ to }) => to));
    expect(parts.at(-1)!.to).toBe(paiGowParts(1)[0]!.to);
  }
});
test('a part that is cut again adds up to what it was', () => {
  const count = paiGowCounter({ wheel: 'lowest' });
  const whole = paiGowParts(20_000).at(-2)!;
  const third = Math.round((whole.to - whole.from) / 3);
  const cut: PaiGowPart[] = [0, 1, 2].map((i) => ({
    from: whole.from + i * third,
    to: i === 2 ? whole.to : whole.from + (i + 1) * third,
  }));
  const sum = (tallies: readonly Tally[], key: keyof Tally): bigint => tallies.reduce((all, one) => all + one[key], 0n);
  const parts = cut.map((part) => count(part));
  const all = count(whole);
  for (const key of ['higher', 'fronts', 'backs', 'both'] as const) expect(sum(parts, key)).toBe(all[key]);
  expect(all.both).not.toBe(0n);
});
test('what is not cut is one piece, answered as ever', () => {
  const question: OddsQuestion = { kind: 'push-nine', game: 'snk-p9', players: 3, deals: 2000, seed: 4 };
  const pieces = oddsPieces(question);
  expect(pieces).toHaveLength(1);
  expect(oddsFrom(question, pieces.map(oddsWork.ready(question)))).toEqual(answer(question));
});
