// What every table offers is as it is declared: bounds for all that the option asks for, and for nothing else. That nothing is declared
// which no table offers is looked at in the words of the engine, where every option comes up.
import { incidents, type Option, type Round, view } from 'baraja';
import { ACTS, type Asks } from 'baraja/facts';
import { expect, test } from 'vitest';
import { drive } from './sample.js';
import { theKernel } from './subject.js';
import { smallSubjects, subjects } from './subjects.js';

const SEEDS = [0, 1, 6, 7];
const LONG_SEEDS = [7];

/** Why an option is not offered as it is declared; null if it is. */
function faultOf({ type, amount, cards, seats, open }: Option): string | null {
  const asks: Asks = ACTS[type];
  const bounds = { amount, cards, seat: seats, piles: open && cards } as const;
  for (const name of ['amount', 'cards', 'seat'] as const) {
    const field = asks[name];
    if (bounds[name] !== null && !field) return `${type} asks for ${name}, undeclared`;
    if (bounds[name] === null && field && !field.optional) return `${type} does not ask for ${name}`;
  }
  if (amount && asks.amount!.form !== (amount.of === 'cards' ? 'count' : 'chips')) return `${type} counts other things`;
  return bounds.piles && !asks.piles ? `${type} takes piles, undeclared` : null;
}

test('every option is offered as it is declared', () => {
  const faults = new Set<string>();
  const offered = new Set<string>();
  const look = (options: readonly Option[]) => {
    for (const o of options) {
      offered.add(o.type);
      const fault = faultOf(o);
      if (fault !== null) faults.add(fault);
    }
  };
  for (const subject of subjects().filter((one) => !smallSubjects.includes(one))) {
    const { game, setup } = subject;
    const at = (round: Round) => {
      for (const { actor, options } of round.menus) {
        look(options);
        if (typeof actor === 'number') look(view(game, round, actor).free);
      }
      look(incidents(game, round).options);
    };
    for (const seed of subject.isLong ? LONG_SEEDS : SEEDS)
      for (const { before } of drive(theKernel, subject, theKernel.open(game, setup).round, seed)) at(before);
  }
  expect([...faults]).toEqual([]);
  expect(offered.size).toBeGreaterThan(100);
});
