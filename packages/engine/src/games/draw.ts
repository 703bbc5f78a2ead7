/** Every draw game, high or low: five cards, a round of betting, new cards for old, another round, the hands. */
import { pack52, pack53 } from '../cards/index.js';
import { rankingNamed } from '../hands/index.js';
import {
  type Chips,
  compile,
  type Game,
  inTurn,
  type Layout,
  type Round,
  type Seat,
  type Step,
} from '../kernel/index.js';
import { drawIncidents } from '../rulings/draw.js';
import {
  type BettingRules,
  betting,
  burn,
  type CollectRules,
  collect,
  type DrawFelt,
  dealDraw,
  dealEach,
  declareDraw,
  drawFelt,
  drawInTurn,
  FIVE,
  fillHands,
  forced,
  freshPack,
  gather,
  gatherPrice,
  type Limit,
  namePrice,
  outMarkers,
  proveSevens,
  type ShowdownRules,
  sevensLate,
  showdown,
} from '../steps/index.js';
import { decisionsMax } from './draw-bound.js';
import type { DrawRules } from './draw-rules.js';

/** Compiles the game for some seats, in the order of action. */
export const draw = (id: string, rules: DrawRules, seats: readonly Seat[]): Game =>
  compile({
    id,
    seats,
    pack: rules.joker ? pack53 : pack52,
    bound: (setup) => decisionsMax(rules, setup),
    keeps: ['stack', 'drop', 'jackpot'],
    reveals: ['HandShown', 'HandMucked', 'HandBarred', 'BetsReturned', 'PotAwarded'],
    voidKeeps: rules.feeOnVoid === 'keep' ? ['drop', 'jackpot'] : [],
    voidRule: rules.cites.void,
    script: (on) => script(on, rules),
    incidents: (on) => drawIncidents(on, rules),
  });

/** The felt of a draw table; the floor's rulings ask for the same. */
export const feltFor = (on: Layout, { leads, wagerMax, sevens }: DrawRules): DrawFelt =>
  drawFelt(on, { leads, wagerMax, marksChecks: sevens !== null });

function script(on: Layout, rules: DrawRules): readonly Step[] {
  const felt = feltFor(on, rules);
  const { cites } = rules;
  const isIn = comingIn(on, rules);
  const played = (r: Round): boolean => r.seats.filter((s) => isIn(r, s)).length > 1;
  const blinds = forced(felt, 'share');
  const fee = collect(felt, charging(rules, isIn));
  return [
    ...pricing(on, felt, rules),
    ...(rules.feeBefore === 'blinds' ? [fee, blinds] : [blinds, fee]),
    freshPack(on, cites.deal, played),
    dealEach(on, {
      name: 'deal',
      count: FIVE,
      facing: 'down',
      to: (r) => (played(r) ? inTurn(r, felt.lead(r), isIn) : []),
      rule: cites.deal,
    }),
    fillHands(felt, cites.fill),
    betting(felt, cites, firstRound(rules)),
    gather(felt, cites, 'bet-1-gather'),
    ...drawing(on, felt, rules),
    betting(felt, { ...cites, bet: cites.laterBet }, lastRound(felt, rules)),
    // Under the sevens rule the last bets wait until the hands are up.
    rules.sevens ? proveSevens(felt, rules.sevens) : gather(felt, cites, 'bet-2-gather'),
    showdown(felt, { ...cites, hiLo: cites.win, noLow: cites.win }, showing(felt, rules)),
  ];
}

// --- before the cards ---------------------------------------------------------------------------------------------

/** Who is dealt in: everybody, but for those who would not match the price. */
function comingIn(on: Layout, { price }: DrawRules): (r: Round, s: Seat) => boolean {
  if (price === null || price.paidBy === 'button') return () => true;
  const out = outMarkers(on);
  return (r, s) => r.markers[out(s)] === null;
}
function pricing(on: Layout, felt: DrawFelt, { price, chip }: DrawRules): readonly Step[] {
  if (price === null) return [];
  const { min, max, paidBy, rule } = price;
  const out = outMarkers(on);
  const name = namePrice(felt, out, { min, max, unit: chip, paidBy, rule });
  return paidBy === 'button' ? [name] : [name, gatherPrice(felt, out, { rule, toCentre: chip })];
}
/** The charge goes by how many have come in. */
function charging({ price }: DrawRules, isIn: (r: Round, s: Seat) => boolean): CollectRules {
  if (price === null) return {};
  const players = (r: Round): number => r.seats.filter((s) => isIn(r, s)).length;
  const due = (r: Round): Chips =>
    price.charges?.find(({ playersMin }) => players(r) >= playersMin)?.amount ?? Infinity;
  return { when: (r) => players(r) > 1, due };
}

// --- betting ------------------------------------------------------------------------------------------------------

const common = (rules: DrawRules) => {
  const { raisesMax, capHeadsUp, shortAllIn, checkRaise, chip, leastRaise, levelMax } = rules;
  return { raisesMax, capHeadsUp, shortAllIn, checkRaise, chip, leastRaise, levelMax };
};
const firstRound = (rules: DrawRules): BettingRules => {
  const limit: Limit = rules.limit.kind === 'structured' ? { kind: 'fixed', bet: rules.limit.small } : rules.limit;
  return { ...common(rules), name: 'bet-1', limit, opensAt: rules.opensAt, pass: rules.pass };
};
function lastRound(felt: DrawFelt, rules: DrawRules): BettingRules {
  return {
    ...common(rules),
    name: 'bet-2',
    limit: laterLimit(rules),
    opensAt: 'nothing',
    shortBet: rules.shortBet,
    marksChecks: rules.sevens !== null,
    when: (r) => r.markers[felt.noAction] === null,
  };
}
function laterLimit({ limit, laterMin }: DrawRules): Limit {
  switch (limit.kind) {
    case 'structured':
      return { kind: 'fixed', bet: limit.big };
    case 'spread':
      return laterMin === 'upper' ? { kind: 'fixed', bet: limit.max } : limit;
    case 'no-limit':
      return limit;
  }
}

// --- the draw and the showdown ------------------------------------------------------------------------------------

function drawing(on: Layout, felt: DrawFelt, rules: DrawRules): readonly Step[] {
  const { cites } = rules;
  const p = { max: rules.drawMax, fifth: rules.fifth, burns: rules.burn };
  const burning = rules.burn ? [burn(felt, cites, 'burn', true)] : [];
  return rules.drawn === 'in-turn'
    ? [...burning, drawInTurn(on, felt, cites, p)]
    : [declareDraw(felt, cites, p), ...burning, dealDraw(on, felt, cites, p)];
}
function showing(felt: DrawFelt, rules: DrawRules): ShowdownRules {
  const { show, checkedFirst, oddChip, chip, wins, sevens } = rules;
  return {
    high: rankingNamed(rules.ranking),
    low: null,
    only: wins,
    show,
    checkedFirst,
    oddChip,
    chip,
    ...(sevens ? { late: sevensLate(felt, sevens) } : {}),
  };
}
