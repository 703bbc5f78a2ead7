// Push-Nine at the house's table: two seats check, and every so often the best hands tie and the pot is pushed (SNK-P9-8).

import { toNumber } from '../exact/fraction.js';
import { pushNineTie } from '../push-nine/push-nine.js';
import { type Chooser, playRound, rehearsalOf } from './rehearsal.js';
import type { Prepared, Sim } from './sim.js';

export const pushNineSim = (id: string, title: string, rounds: number): Sim => ({
  ...{ id, title, rounds, short: 7_000, prepare },
});

/** Nobody bets; of a pushed pot everybody says what silence would. */
const choose: Chooser = (_table, { options }, actor) => {
  const option =
    options.find(({ type }) => type === 'check') ?? options.find(({ ifSilent }) => ifSilent) ?? options[0]!;
  return { type: option.type, actor, ...(option.amount ? { amount: option.amount.min } : {}) };
};

function prepare(): Prepared {
  const rehearsal = rehearsalOf({ house: 's-and-k', game: 'snk-p9' }, 2, 100_000);
  return {
    expected: () => [{ name: 'tied, so that the pot is pushed', of: 'rounds', exact: toNumber(pushNineTie(2).exact!) }],
    width: 1,
    hands: 2,
    round(rng, numbers) {
      let pushed = 0;
      playRound(rehearsal, rng, choose, ({ type }) => {
        if (type === 'PushPotDeclared') pushed = 1;
      });
      numbers[0] = pushed;
    },
  };
}
