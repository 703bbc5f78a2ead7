// Pai-Gow Poker at the house's table: one seat banks, one wagers, and the dealer sets both hands the house way.

import { chipsAt } from 'baraja';
import { minus, toNumber } from '../exact/fraction.js';
import { type CopyRule, countPaiGow, type PaiGowVersus } from '../pai-gow/versus.js';
import { type Chooser, playRound, rehearsalOf } from './rehearsal.js';
import type { Prepared, Sim } from './sim.js';

const STACK = 10_000_000;
const WAGER = 1_000;

interface Switches {
  readonly wheel: 'lowest' | 'second';
  readonly copy: CopyRule;
}

export type PaiGowExpected = Pick<PaiGowVersus, 'win' | 'push' | 'lose'>;

/** Counting what to expect takes a minute; whoever has counted before may say what came of it. */
export const paiGowSim = (
  id: string,
  title: string,
  switches: Switches,
  rounds: number,
  expected?: PaiGowExpected,
): Sim => ({
  ...{ id, title, rounds, short: 4_000 },
  prepare: () => prepare(switches, () => expected ?? countPaiGow({ wheel: switches.wheel }, switches.copy)),
});

const choose: Chooser = (_table, { options }, actor) => {
  const has = (type: string): boolean => options.some((one) => one.type === type);
  if (has('bank')) return { type: 'bank', actor, amount: options[0]!.amount!.max };
  if (has('wager')) return { type: 'wager', actor, amount: WAGER, seat: actor };
  return { type: has('house-way') ? 'house-way' : 'done', actor };
};

function prepare({ wheel, copy }: Switches, counted: () => PaiGowExpected): Prepared {
  const switches = { 'snk.pgp.wheel': wheel, 'snk.pgp.copy': copy };
  const rehearsal = rehearsalOf({ house: 's-and-k', game: 'snk-pgp', switches }, 2, STACK);
  const { game, setup } = rehearsal;
  const banker = setup.terms.bank.offers[0].seat;
  const player = game.seats.find((seat) => seat !== banker)!;
  const stack = game.names.places.indexOf(`stack:${player}`);
  return {
    expected() {
      const { win, push, lose } = counted();
      return [
        { name: 'won', of: 'a wager', exact: toNumber(minus(win, lose)) },
        { name: 'both hands won', of: 'rounds', exact: toNumber(win) },
        { name: 'pushed', of: 'rounds', exact: toNumber(push) },
      ];
    },
    width: 3,
    hands: 1,
    round(rng, numbers) {
      let fees = 0;
      const { felt } = playRound(rehearsal, rng, choose, (e) => {
        if (e.type === 'CollectionTaken' && e.seat === player) fees += e.chips[0]!.amount;
      });
      const net = (chipsAt(felt, stack) + fees - STACK) / WAGER;
      numbers[0] = net;
      numbers[1] = net > 0 ? 1 : 0;
      numbers[2] = net === 0 ? 1 : 0;
    },
  };
}
