/** Every draw game, high or low: five cards, a round of betting, new cards for old, another round, the hands. */
import { pack52, pack53 } from '../cards/index.js';
import { HOUSE_FACTS } from '../facts/index.js';
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
  type BettingCites,
  type BettingRules,
  betting,
  burn,
  type CollectRules,
  collect,
  type DrawFelt,
  dealDraw,
  dealEach,
  dealerGoesOn,
  declareDraw,
  drawFelt,
  drawInTurn,
  FIVE,
  forced,
  freshPack,
  gather,
  gatherPrice,
  type Limit,
  namePrice,
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
    facts: HOUSE_FACTS,
    seats,
    pack: rules.joker ? pack53 : pack52,
    bound: (setup) => decisionsMax(rules, setup),
    keeps: ['stack', 'drop', 'jackpot'],
    reveals: ['CardTurnedUp', 'HandShown', 'HandMucked', 'HandBarred', 'BetsReturned', 'PotAwarded'],
    voidKeeps: rules.feeOnVoid === 'keep' ? ['drop', 'jackpot'] : [],
    voidRule: rules.cites.void,
    script: (on) => script(on, rules),
    incidents: (on) => drawIncidents(on, rules),
  });

function script(on: Layout, rules: DrawRules): readonly Step[] {
  const felt = drawFelt(on, rules);
  const { cites } = rules;
  const { isIn } = felt;
  const played = (r: Round): boolean => r.seats.filter((s) => isIn(r, s)).length > 1;
  const blinds = forced(felt, 'share');
  const fee = collect(felt, charging(rules, isIn));
  return [
    ...pricing(felt, rules),
    ...(rules.feeBefore === 'blinds' ? [fee, blinds] : [blinds, fee]),
    freshPack(on, cites.deal, played),
    dealEach(on, {
      name: 'deal',
      count: FIVE,
      facing: 'down',
      to: (r) => (played(r) ? inTurn(r, felt.lead(r), isIn) : []),
      rule: cites.deal,
    }),
    betting(felt, { ...cites, laterToAct: cites.firstToAct }, firstRound(rules)),
    gather(felt, cites, 'bet-1-gather'),
    ...drawing(on, felt, rules),
    betting(felt, laterCites(rules), lastRound(felt, rules)),
    dealerGoesOn(felt, 'draw-wait', cites.showOrder, (r) => r.markers[felt.noAction] === null),
    // Under the sevens rule the last bets wait until the hands are up.
    rules.sevens ? proveSevens(felt, rules.sevens) : gather(felt, cites, 'bet-2-gather'),
    showdown(felt, { ...cites, hiLo: cites.win, noLow: cites.win }, showing(felt, rules)),
  ];
}

// --- before the cards ---------------------------------------------------------------------------------------------

function pricing(felt: DrawFelt, { price, chip, cites }: DrawRules): readonly Step[] {
  if (price === null) return [];
  const { min, max, paidBy, rule } = price;
  const name = namePrice(felt, {
    min,
    max,
    unit: chip,
    paidBy,
    rule,
    maxRule: cites.bet,
    tableStakes: cites.tableStakes,
  });
  return paidBy === 'button' ? [name] : [name, gatherPrice(felt, { rule, toCentre: chip })];
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
const laterCites = ({ cites }: DrawRules): BettingCites => ({
  ...cites,
  action: cites.laterAction,
  bet: cites.laterBet,
  shortAllIn: cites.laterShort,
});
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
      return { kind: 'fixed', bet: limit.big, lower: limit.small };
    case 'spread':
      return laterMin === 'upper' ? { kind: 'fixed', bet: limit.max } : limit;
    default:
      return limit;
  }
}

// --- the draw and the showdown ------------------------------------------------------------------------------------

function drawing(on: Layout, felt: DrawFelt, rules: DrawRules): readonly Step[] {
  const { cites } = rules;
  const p = { max: rules.drawMax, fifth: rules.fifth, burns: rules.burn };
  // A stub that was mixed with the discards is shuffled first, and burned from then.
  const burning = rules.burn ? [burn(felt, cites, 'burn', true, (r) => r.markers[felt.mixed] === null)] : [];
  const deals = (name: string): Step => dealDraw(on, felt, cites, { ...p, name });
  return rules.drawn === 'in-turn'
    ? [...burning, drawInTurn(on, felt, cites, p), deals('draw-fill')]
    : [declareDraw(felt, cites, p), ...burning, deals('draw'), deals('draw-fill')];
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
