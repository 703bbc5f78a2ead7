/** Seven-card stud and stud hi-lo: one script and a page of rules. */
import { pack52, pack53 } from '../cards/index.js';
import { HOUSE_FACTS } from '../facts/index.js';
import { hasOpenPair, type Ranking, rankingNamed } from '../hands/index.js';
import {
  cardsIn,
  compile,
  type Game,
  type Known,
  type Layout,
  openly,
  type Round,
  type Seat,
  type Step,
} from '../kernel/index.js';
import { studIncidents } from '../rulings/stud.js';
import {
  type BettingRules,
  betting,
  bringIn,
  burn,
  collect,
  dealEach,
  dealStreet,
  dealUp,
  forced,
  freshPack,
  gather,
  highBoard,
  isShort,
  type Limit,
  restub,
  type StudFelt,
  seventhChoice,
  showdown,
  studFelt,
} from '../steps/index.js';
import { studDecisionsMax } from './stud-bound.js';
import type { StudRules } from './stud-rules.js';

/** Compiles the game for some seats, clockwise. */
export const stud = (id: string, rules: StudRules, seats: readonly Seat[]): Game =>
  compile({
    id,
    facts: HOUSE_FACTS,
    seats,
    pack: rules.joker === 'bug' ? pack53 : pack52,
    bound: (setup) => studDecisionsMax(rules, setup),
    keeps: ['stack', 'drop', 'jackpot'],
    reveals: ['HandShown', 'HandMucked', 'PotAwarded'],
    voidKeeps: rules.feeOnVoid === 'keep' ? ['drop', 'jackpot'] : [],
    voidRule: rules.cites.void,
    script: (on) => script(on, rules),
    incidents: (on) => studIncidents(on, rules),
  });

export const studRankings = ({ joker, low }: StudRules): { high: Ranking; low: Ranking | null } =>
  joker === 'bug'
    ? { high: rankingNamed('high-joker-bug'), low: low && rankingNamed('low-9-joker-bug') }
    : { high: rankingNamed('high'), low: low && rankingNamed('low-9') };

const LATER = [
  { name: 'fourth', facing: 'up' },
  { name: 'fifth', facing: 'up' },
  { name: 'sixth', facing: 'up' },
  { name: 'seventh', facing: 'down' },
] as const;
type Street = (typeof LATER)[number];

function script(on: Layout, rules: StudRules): readonly Step[] {
  const felt = studFelt(on, rules.opening);
  const { cites, opening } = rules;
  const everybody = () => true;
  const { high, low } = studRankings(rules);
  return [
    forced(felt),
    collect(felt),
    freshPack(on, cites.deal),
    dealEach(on, {
      name: 'deal',
      count: 2,
      facing: 'down',
      to: (r) => felt.fromLeft(r, everybody),
      rule: cites.deal,
    }),
    dealUp(felt, cites.deal),
    bringIn(felt, cites, opening),
    betting(felt, cites, {
      ...bettingRules(rules, felt),
      name: 'third-betting',
      limit: limitOf(rules, 'lower'),
      opensAt: 'bring-in',
      bringIn: opening,
      leads: (r) => {
        const seat = r.markers[felt.opener]!;
        return seat === null ? null : { seat, rule: cites.firstToAct };
      },
    }),
    gather(felt, cites, 'third-gather'),
    ...LATER.flatMap((street) => later(on, felt, rules, street)),
    showdown(felt, cites, {
      high,
      low,
      show: rules.show,
      checkedFirst: rules.checkedFirst,
      oddChip: rules.oddChip,
      chip: rules.chip,
    }),
  ];
}

const limitOf = ({ limit }: StudRules, figure: 'lower' | 'upper'): Limit =>
  limit.kind === 'spread' ? limit : { kind: 'fixed', bet: figure === 'lower' ? limit.small : limit.big };

const bettingRules = (
  { raisesMax, capHeadsUp, shortAllIn, checkRaise, chip, opening }: StudRules,
  felt: StudFelt,
): Omit<BettingRules, 'name' | 'limit' | 'opensAt'> => ({
  raisesMax,
  capHeadsUp,
  shortAllIn,
  checkRaise,
  chip,
  allInBy: opening,
  // Who folds where checking is free leaves a seat that is dealt to until somebody bets.
  foldMark: (level, seat) => (level === 0 ? felt.deadSeat(seat) : null),
});

/**
 * A later street: cards delivered too soon are shuffled in, the deck is rebuilt if it cannot serve, one is burned, one dealt,
 * and the high board leads.
 */
function later(on: Layout, felt: StudFelt, rules: StudRules, { name, facing }: Street): readonly Step[] {
  const { cites, limit } = rules;
  const { aside } = felt;
  const rounds: BettingRules = {
    ...bettingRules(rules, felt),
    name: `${name}-betting`,
    limit: limitOf(rules, name === 'fourth' ? 'lower' : 'upper'),
    opensAt: 'nothing',
    leads: (r, faces) => leader(felt, rules, r, faces),
  };
  const hasOption = name === 'fourth' && rules.openPair && limit.kind === 'structured';
  return [
    restub(on, {
      name: `${name}-shuffle`,
      with: [aside],
      when: (r) => cardsIn(r, aside).length > 0 && felt.contested(r),
      rule: cites.reshuffle,
    }),
    restub(on, {
      name: `${name}-rebuild`,
      with: [felt.burn],
      when: (r) => isShort(felt, r),
      rule: cites.rebuild,
    }),
    burn(felt, cites, `${name}-burn`, false),
    dealStreet(felt, { name, facing, rule: facing === 'up' ? cites.upCard : cites.lastCard, cites }),
    ...(name === 'seventh' ? [seventhChoice(felt, cites.openSeventh)] : []),
    betting(felt, cites, hasOption ? { ...rounds, when: (r, faces) => !showsPair(felt, r, faces) } : rounds),
    ...(hasOption
      ? [
          betting(
            felt,
            { ...cites, bet: cites.openPair },
            {
              ...rounds,
              name: `${name}-pair-betting`,
              limit: { kind: 'either', low: limit.small, high: limit.big },
              when: (r, faces) => showsPair(felt, r, faces),
            },
          ),
        ]
      : []),
    gather(felt, cites, `${name}-gather`),
  ];
}

/** Does a hand that is still in show a pair? */
function showsPair(felt: StudFelt, r: Round, faces: Known): boolean {
  const known = openly(r, faces);
  return felt.live(r).some((s) => hasOpenPair(felt.boardOf(r, s).map((card) => known(card)!)));
}

/** The high board of those who can bet, and the clause that has it lead. */
function leader(felt: StudFelt, rules: StudRules, r: Round, faces: Known): { seat: Seat; rule: string } | null {
  const { cites } = rules;
  const ranking = studRankings(rules).high;
  const seat = highBoard(felt, r, { faces, ranking, test: felt.canAct });
  if (seat === null) return null;
  if (felt.live(r).some((s) => felt.isOpenSeventh(r, s))) return { seat, rule: cites.leadsSeventh };
  const isHighest = highBoard(felt, r, { faces, ranking, test: felt.isLive }) === seat;
  return { seat, rule: isHighest ? cites.laterToAct : cites.leadsSidePot };
}
