/** Every community-card game: hold'em, Omaha, pineapple and their hi-lo forms are one script and a page of rules. */
import { pack52 } from '../cards/index.js';
import { HOUSE_FACTS } from '../facts/index.js';
import { high, low } from '../hands/index.js';
import { cardsIn, compile, type Game, inTurn, type Layout, type Seat, type Step } from '../kernel/index.js';
import { communityIncidents } from '../rulings/community.js';
import {
  type BettingRules,
  betting,
  burn,
  collect,
  dealEach,
  dealerGoesOn,
  discard,
  forced,
  freshPack,
  gather,
  type Limit,
  type PokerFelt,
  pokerFelt,
  restub,
  showdown,
  straddle,
  turnUp,
} from '../steps/index.js';
import { decisionsMax } from './community-bound.js';
import type { CommunityRules, LimitRules } from './community-rules.js';

/** Compiles the game for some seats, clockwise. */
export const community = (id: string, rules: CommunityRules, seats: readonly Seat[]): Game =>
  compile({
    id,
    facts: HOUSE_FACTS,
    seats,
    pack: pack52,
    bound: (setup) => decisionsMax(rules, setup),
    keeps: ['stack', 'drop', 'jackpot'],
    reveals: ['HandShown', 'HandMucked', 'PotAwarded'],
    voidKeeps: rules.feeOnVoid === 'keep' ? ['drop', 'jackpot'] : [],
    voidRule: rules.cites.void,
    script: (on) => script(on, rules),
    incidents: (on) => communityIncidents(on, rules),
  });

function script(on: Layout, rules: CommunityRules): readonly Step[] {
  const felt = pokerFelt(on);
  const { cites } = rules;
  const everybody = () => true;
  const [small, big] = limitsOf(rules.limit);
  const blinds = forced(felt);
  const fee = collect(felt);
  const throwAway = discard(felt, cites, { name: 'discard', keep: 2, waits: rules.discardWaits });
  return [
    ...(rules.feeBefore === 'blinds' ? [fee, blinds] : [blinds]),
    ...(rules.straddle === 'one' ? [straddle(felt, cites, { max: straddleMax(rules.limit), unit: rules.chip })] : []),
    ...(rules.feeBefore === 'blinds' ? [] : [fee]),
    freshPack(on, cites.deal),
    dealEach(on, {
      name: 'deal',
      count: rules.hole,
      facing: 'down',
      to: (r) => inTurn(r, felt.afterButton(r), everybody),
      rule: cites.deal,
    }),
    ...(rules.discard === 'preflop' ? [throwAway] : []),
    ...round(felt, rules, { name: 'preflop', limit: small, opensAt: 'blinds' }),
    ...street(on, felt, rules, {
      name: 'flop',
      cards: 3,
      limit: small,
      rule: cites.flop,
      // Before the bets go in: with the flop they may still be taken back.
      between: rules.discard === 'after-flop' ? [throwAway] : [],
    }),
    ...street(on, felt, rules, { name: 'turn', cards: 1, limit: big, rule: cites.turn }),
    ...street(on, felt, rules, { name: 'river', cards: 1, limit: big, rule: cites.river }),
    showdown(felt, cites, {
      high: high(rules.high),
      low: rules.low && low(rules.low),
      show: rules.show,
      checkedFirst: rules.checkedFirst,
      oddChip: rules.oddChip,
      chip: rules.chip,
    }),
  ];
}

function straddleMax(limit: LimitRules): number | null {
  switch (limit.kind) {
    case 'structured':
      return 2 * limit.small;
    case 'spread':
      return limit.max;
    case 'pot': // blind: all it could be raised to
      return 2 * limit.min;
    case 'no-limit':
      return null;
  }
}
function limitsOf(limit: LimitRules): [Limit, Limit] {
  if (limit.kind !== 'structured') return [limit, limit];
  return [
    { kind: 'fixed', bet: limit.small },
    { kind: 'fixed', bet: limit.big, lower: limit.small },
  ];
}

function round(
  felt: PokerFelt,
  rules: CommunityRules,
  {
    name,
    limit,
    opensAt,
    between = [],
  }: Pick<BettingRules, 'name' | 'limit' | 'opensAt'> & { between?: readonly Step[] },
): readonly Step[] {
  const { raisesMax, capHeadsUp, shortAllIn, checkRaise, chip, cites } = rules;
  const p: BettingRules = {
    name: `${name}-betting`,
    limit,
    opensAt,
    raisesMax,
    capHeadsUp,
    shortAllIn,
    checkRaise,
    chip,
  };
  return [
    betting(felt, cites, p),
    dealerGoesOn(felt, `${name}-wait`, name === 'river' ? cites.showOrder : cites.burn),
    ...between,
    gather(felt, cites, `${name}-gather`),
  ];
}

/** A street: cards a ruling took back are shuffled into the stub first, before the burn or, where the burn stays, after it. */
function street(
  on: Layout,
  felt: PokerFelt,
  rules: CommunityRules,
  p: { name: string; cards: number; limit: Limit; rule: string; between?: readonly Step[] },
): readonly Step[] {
  const { aside } = felt;
  // ROG-HOLD-04: a turn card taken out of play waits for the river's shuffle, so the turn has none of its own.
  const shuffle = (name: string) =>
    p.name === 'turn'
      ? []
      : [
          restub(on, {
            name,
            with: [aside],
            when: (r) => cardsIn(r, aside).length > 0 && felt.contested(r),
            rule: rules.cites.reshuffle,
          }),
        ];
  return [
    ...shuffle(`${p.name}-shuffle`),
    ...(rules.burn ? [burn(felt, rules.cites, `${p.name}-burn`, p.name === 'flop')] : []),
    ...shuffle(`${p.name}-shuffle-after-burn`),
    turnUp(felt, p.rule, p.name, p.cards),
    ...round(felt, rules, { name: p.name, limit: p.limit, opensAt: 'nothing', between: p.between ?? [] }),
  ];
}
