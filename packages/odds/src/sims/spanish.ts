// Spanish Poker at the house's table: one seat antes, plays both bonus bets of the layout, and raises as is best.

import {
  type Event,
  type Face,
  type HouseCommand,
  isJoker,
  type Menu,
  type Round,
  rankOf,
  type Seat,
  suitOf,
} from 'baraja';
import { fraction, negative, toNumber } from '../exact/fraction.js';
import { anteGame, raisesBest } from '../spanish/ante-game.js';
import { countSpanishDeals, placeOfHand, type SpanishDeals } from '../spanish/deals.js';
import { SPANISH_JOKER } from '../spanish/hands.js';
import { dosPares, jokerInHand, progressive, spanishDistribution } from '../spanish/side-bets.js';
import { postedAt } from '../spanish/tables.js';
import { playRound, type Rehearsal, rehearsalOf } from './rehearsal.js';
import type { Prepared, Sim } from './sim.js';
import type { Measure } from './tally.js';

interface Layout {
  readonly anteTable: 1 | 2;
  readonly tie: 'push' | 'house';
  readonly wheel: 'no' | 'yes';
  readonly bonuses: 'dos_pares_joker' | 'dos_pares_progressive';
}

export const spanishSim = (id: string, title: string, layout: Layout, rounds: number): Sim => ({
  ...{ id, title, rounds, short: 4_500 },
  prepare: () => prepare(layout),
});

const SEAT = 1;
const STACK = 100_000;

function prepare({ anteTable, tie, wheel, bonuses }: Layout): Prepared {
  const switches = { 'span.ante_table': anteTable, 'span.tie': tie, 'span.wheel': wheel, 'span.bonuses': bonuses };
  const rehearsal = rehearsalOf({ house: 'spanish-poker', game: 'span', switches }, 1, STACK);
  const { rules, game } = rehearsal;
  if (rules.game.family !== 'spanish-poker') throw new Error('this is no Spanish Poker');
  const { ante, bonus, raiseTimes, antePays } = rules.game;
  const deals = dealsOf(wheel === 'yes');
  const raises = raisesBest(deals, { pays: antePays, tie });
  const second = bonuses === 'dos_pares_joker' ? 'joker' : 'progressive';
  const hand = game.names.zones.indexOf(`hand:${SEAT}`);
  const stack = game.names.places.indexOf(`stack:${SEAT}`);
  let raised = 0;
  const choose = (round: Round, { options }: Menu, actor: Seat): HouseCommand => {
    const has = (type: string): boolean => options.some((one) => one.type === type);
    if (has('raise')) {
      const cards = round.felt.zones[hand]!.map((card) => cardOf(round.faces[card]!)).sort((a, b) => a - b);
      raised = raises[placeOfHand(cards)]!;
      return { type: raised === 1 ? 'raise' : 'fold', actor };
    }
    if (has('ante')) return { type: 'ante', actor, amount: ante.min };
    if (has('dos-pares')) return { type: 'dos-pares', actor, amount: bonus.min };
    if (has(second)) return second === 'joker' ? { type: second, actor, amount: bonus.min } : { type: second, actor };
    return { type: 'done', actor };
  };
  const paidBack = (e: Event): number => {
    let sum = 0;
    for (const { to, amount } of e.chips) if (to === stack) sum += amount;
    return sum;
  };
  return {
    expected: () => measuresOf(rehearsal, deals, second),
    width: 4,
    hands: 1,
    round(rng, numbers) {
      raised = 0;
      let [main, pares, other] = [0, 0, 0];
      playRound(rehearsal, rng, choose, (e) => {
        if (e.type === 'AnteSettled') main += paidBack(e);
        else if (e.type === 'BonusSettled' && e.note.bet === 'dos-pares') pares += paidBack(e);
        else if (e.type === 'BonusSettled' || e.type === 'ProgressiveSettled') other += paidBack(e);
      });
      numbers[0] = main / ante.min - 1 - raised * raiseTimes;
      numbers[1] = raised;
      numbers[2] = pares / bonus.min - 1;
      numbers[3] = other / bonus.min - 1;
    },
  };
}

function measuresOf(
  { rules, setup }: Rehearsal,
  deals: SpanishDeals,
  second: 'joker' | 'progressive',
): readonly Measure[] {
  if (rules.game.family !== 'spanish-poker') throw new Error('this is no Spanish Poker');
  const { antePays, dosParesPays, jokerPays, tie, progressive: prize } = rules.game;
  const { best } = anteGame(deals, { pays: antePays, tie });
  const hands = spanishDistribution(deals.values);
  const meter = fraction(setup.chips.meter ?? 0, 100);
  const back = (): number =>
    toNumber(
      progressive(hands, postedAt(rules.gameId).progressive, { stake: prize!.stake, players: 1 }).returnAt(meter),
    ) - 1;
  return [
    { name: 'ante and raise, won', of: 'an ante', exact: toNumber(negative(best.edgeOfAnte)) },
    { name: 'raised', of: 'hands', exact: toNumber(best.raiseShare) },
    { name: 'Dos Pares, won', of: 'a bet', exact: toNumber(negative(dosPares(hands, dosParesPays).edge)) },
    second === 'joker'
      ? { name: 'Joker in Hand, won', of: 'a bet', exact: toNumber(negative(jokerInHand(jokerPays).edge)) }
      : { name: `Gran Progressive at $${toNumber(meter)}, won`, of: 'a bet', exact: back() },
  ];
}

/** The deals are the same for every table of payoffs. */
const counted = new Map<boolean, SpanishDeals>();
function dealsOf(wheel: boolean): SpanishDeals {
  const deals = counted.get(wheel) ?? countSpanishDeals({ wheel });
  counted.set(wheel, deals);
  return deals;
}

/** Deuce to seven, then jack to ace. */
function cardOf(face: Face): number {
  if (isJoker(face)) return SPANISH_JOKER;
  const rank = rankOf(face);
  return 4 * (rank < 6 ? rank : rank - 3) + suitOf(face);
}
