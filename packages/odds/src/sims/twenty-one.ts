// The 21.5 games at the houses' tables: one seat banks, the others wager and play by best play from a fresh shoe. What a wager is
// worth does not depend on how many play, since nobody looks at another's cards; a round's number is the mean of its hands.

import { chipsAt, type Event, type Face, type HouseCommand, type Menu, type Round, type Seat } from 'baraja';
import { isSettled, type OptionName } from 'baraja/facts';
import { pointsOf } from 'baraja/hands';
import { twentyOneOf } from '../ask/from-book.js';
import { toNumber } from '../exact/fraction.js';
import { bankEvents, insuranceEdge } from '../twenty-one/events.js';
import { ACE, TEN, type Value } from '../twenty-one/hands.js';
import { bestPlay, type Held21 } from '../twenty-one/play.js';
import { solve21 } from '../twenty-one/solve.js';
import type { Action } from '../twenty-one/worths.js';
import { type Chooser, type Place, playRound, type Rehearsal, rehearsalOf } from './rehearsal.js';
import type { Prepared, Sim } from './sim.js';
import type { Measure } from './tally.js';

const BANKER = 1;
const PLAYERS = 5;
const STACK = 10_000_000;
const WAGER = 1_000;
/** Faster, and nobody here does either. */
export const PLAIN = { 'table.multi_spot': 'no', 'bank.backline': 'off' };

export const twentyOneSim = (id: string, title: string, place: Place, rounds: number): Sim => ({
  ...{ id, title, rounds, short: 1_500 },
  prepare: () => prepare({ ...place, switches: { ...PLAIN, ...place.switches } }),
});

/** 0 is the ace, 9 whatever counts ten. */
const rankOf21 = (face: Face): Value => pointsOf(face) - 1;

function prepare(place: Place): Prepared {
  const rehearsal = rehearsalOf(place, 1 + PLAYERS, STACK);
  const { rules, game } = rehearsal;
  if (rules.game.family !== 'twenty-one') throw new Error('this is no game of twenty-one');
  const odds = twentyOneOf(rules.game);
  const solution = solve21(odds);
  const { insurance } = rules.game;
  const choose = chooserOf(rehearsal, bestPlay(solution));
  const stacks = Array.from({ length: PLAYERS }, (_, i) => game.names.places.indexOf(`stack:${BANKER + 1 + i}`));
  const bankHand = game.names.zones.indexOf('bank-hand');
  const measures: Measure[] = [
    { name: 'won', of: 'a wager', exact: solution.worth },
    { name: 'the bank’s naturals', of: 'rounds', exact: toNumber(bankEvents(odds.decks).natural) },
  ];
  // Every wager is insured for half of it when an ace shows: once in thirteen.
  if (insurance) {
    const exact = -toNumber(insuranceEdge(odds.decks)) / 2 / 13;
    measures.push({ name: 'insurance, won', of: 'a wager', exact });
  }
  return {
    expected: () => measures,
    width: measures.length,
    hands: PLAYERS,
    round(rng, numbers) {
      let [fees, insured] = [0, 0];
      const { felt, faces } = playRound(rehearsal, rng, choose, (e) => {
        if (e.type === 'CollectionTaken' && e.seat !== BANKER) fees += e.chips[0]!.amount;
        else insured += insuranceIn(e, stacks);
      });
      let net = fees - insured;
      for (const stack of stacks) net += chipsAt(felt, stack) - STACK;
      numbers[0] = net / (PLAYERS * WAGER);
      numbers[1] = isNatural(felt.zones[bankHand]!.map((card) => rankOf21(faces[card]!))) ? 1 : 0;
      if (insurance) numbers[2] = insured / (PLAYERS * WAGER);
    },
  };
}

/** What an event of an insurance brings the players, or takes from them. */
function insuranceIn(e: Event, stacks: readonly number[]): number {
  if (e.type === 'Insured') return -e.chips[0]!.amount;
  if (!isSettled(e) || e.note.bet !== 'insurance') return 0;
  let back = 0;
  for (const { to, amount } of e.chips) if (stacks.includes(to)) back += amount;
  return back;
}

const isNatural = (hand: readonly Value[]): boolean => hand.length === 2 && hand.includes(ACE) && hand.includes(TEN);

/** What the kernel's menu calls the actions. */
const TYPES: Readonly<Record<Action, OptionName>> = {
  none: 'stand',
  stand: 'stand',
  hit: 'hit',
  double: 'double',
  split: 'split-pair',
  surrender: 'surrender',
};

/** The bank puts up all it may; the others wager, insure, and play as is best. What is best is offered, or it is a fault. */
export function chooserOf({ game }: Rehearsal, best: (held: Held21) => Action): Chooser {
  const [turn, turnHand] = ['turn', 'turn-hand'].map((name) => game.names.markers.indexOf(name)) as [number, number];
  const zones = new Map(game.names.zones.map((name, zone) => [name, zone]));
  const places = new Map(game.names.places.map((name, place) => [name, place]));
  const bankHand = zones.get('bank-hand')!;
  const playHand = ({ felt, faces }: Round, { options }: Menu, actor: Seat): HouseCommand => {
    const [circle, hand] = [felt.markers[turn]!, felt.markers[turnHand]!];
    const zone = zones.get(hand === 1 ? `hand:${circle}` : `hand:${circle}.${hand}`)!;
    const split = options.some(({ type }) => type === 'split-pair');
    const action = best({
      up: rankOf21(faces[felt.zones[bankHand]![0]!]!),
      cards: felt.zones[zone]!.map((card) => rankOf21(faces[card]!)),
      isSplit: chipsAt(felt, places.get(`wager:${circle}.2`)!) > 0,
      maySplit: split,
    });
    const option = options.find(({ type }) => type === TYPES[action]);
    if (option === undefined) throw new Error(`${TYPES[action]} is best and is not offered`);
    return { type: option.type, actor, ...(option.amount ? { amount: option.amount.max } : {}) };
  };
  return (round, menu, actor) => {
    const { options } = menu;
    const option = options[0]!;
    switch (option.type) {
      case 'bank':
        return { type: 'bank', actor, amount: option.amount!.max };
      case 'wager':
        return { type: 'wager', actor, amount: WAGER, seat: actor };
      case 'insure':
        return { type: 'insure', actor, amount: option.amount!.max, seat: option.seats![0]! };
      case 'let-stand':
        return { type: 'let-stand', actor };
      default:
        return playHand(round, menu, actor);
    }
  };
}
