// Plans for limit games between two, learned in a few minutes: hands are told apart by how they stand on each street alone, the betting is
// all there, and counterfactual regrets are learned from deals one by one, each time for one player against what the other would do.
// npm run blueprint -- [deals] [rounds] [hold | a name of DRAW_GAMES]: writes two data files of the engine's bots
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { seeded } from 'baraja';
import { value7 } from 'baraja/hands';
import { DRAW_PLANS } from '../../packages/engine/src/bots/draw-plan.data.js';
import {
  DRAW_GAMES,
  type DrawGame,
  type DrawGameName,
  type DrawPlan,
} from '../../packages/engine/src/bots/draw-plan.js';
import { letterOf } from '../../packages/engine/src/bots/letters.js';
import type { HOLD } from '../../packages/engine/src/bots/limit-plan.data.js';
import {
  BETS_MAX,
  beatsRandom,
  LEVELS,
  levelAt,
  SITUATIONS,
  type Stand,
  situation,
} from '../../packages/engine/src/bots/limit-plan.js';
import { DrawLearner, drawDeals } from './draws.js';
import { FOLD, MORE, Regrets, STAY, type Values } from './regrets.js';

/** How both stand on each street, and who wins: 1 the button, -1 the other, 0 both. */
interface Deal {
  readonly stands: readonly [readonly Stand[], readonly Stand[]];
  readonly wins: number;
}
type Shares = readonly [readonly number[], readonly number[]];
const STREETS = [0, 3, 4, 5];
const LOOKS = 150;

/** So many deals, and where the levels are cut. */
export function holdDeals(
  count: number,
  seed: number,
): { deals: readonly Deal[]; cuts: readonly (readonly number[])[] } {
  const rng = seeded(seed);
  const before = new Map<string, number>();
  const pack = Array.from({ length: 52 }, (_, i) => i);
  const dealt = Array.from({ length: count }, (): { shares: Shares; wins: number } => {
    for (let i = 0; i < 9; i++) {
      const at = i + rng.below(52 - i);
      [pack[i], pack[at]] = [pack[at]!, pack[i]!];
    }
    const board = pack.slice(4, 9);
    const hands = [pack.slice(0, 2), pack.slice(2, 4)] as const;
    const share = (hole: readonly number[], street: number): number => {
      if (street > 0) return beatsRandom(hole, board.slice(0, STREETS[street]), LOOKS, rng);
      const ranks = hole.map((card) => card >> 2).sort((a, b) => a - b);
      const kind = `${ranks}${(hole[0]! & 3) === (hole[1]! & 3)}`;
      if (!before.has(kind)) before.set(kind, beatsRandom(hole, [], 5000, rng));
      return before.get(kind)!;
    };
    const all = (hole: readonly number[]): readonly number[] => STREETS.map((_, street) => share(hole, street));
    const [own, other] = hands.map((hole) => value7(Uint8Array.from([...hole, ...board]), 0));
    return { shares: [all(hands[0]), all(hands[1])], wins: Math.sign(own! - other!) };
  });
  const cuts = STREETS.map((_, street) => {
    const sorted = dealt.flatMap(({ shares }) => shares.map((one) => one[street]!)).sort((a, b) => a - b);
    const at = (i: number): number => sorted[Math.floor(((i + 1) * sorted.length) / LEVELS)]!;
    return Array.from({ length: LEVELS - 1 }, (_, i) => Math.round(1000 * at(i)));
  });
  const stands = (shares: readonly number[]): readonly Stand[] =>
    shares.map((share, street) => ({ street, level: levelAt(cuts[street]!, share) }));
  return {
    deals: dealt.map(({ shares, wins }) => ({ stands: [stands(shares[0]), stands(shares[1])], wins })),
    cuts,
  };
}

interface Stakes {
  readonly sizes: readonly number[];
  readonly posts: readonly [button: number, other: number];
}
const HOLD_STAKES: Stakes = { sizes: [2, 2, 4, 4], posts: [1, 2] };

/** Learns from deals, each in its turn. The button is player 0. */
export class Learner {
  private readonly regrets = new Regrets(SITUATIONS);
  private weight = 0;
  private deal!: Deal;
  private hero: 0 | 1 = 0;
  private readonly rng;
  constructor(
    private readonly deals: readonly Deal[],
    /** What a bet is on each street, and what the button and the other post. */
    private readonly stakes: Stakes,
    seed: number,
  ) {
    this.rng = seeded(seed);
  }
  train(rounds: number): this {
    for (let i = 0; i < rounds; i++) {
      this.weight++;
      this.deal = this.deals[this.rng.below(this.deals.length)]!;
      for (const hero of [0, 1] as const) {
        this.hero = hero;
        this.walk(0, 1, 0, ...this.stakes.posts, 0, true);
      }
    }
    return this;
  }

  /** What it is worth to the hero from here: `button` and `other` are what each has put in, `before` what the street began with. */
  private walk(
    street: number,
    bets: number,
    turn: 0 | 1,
    button: number,
    other: number,
    before: number,
    isFresh: boolean,
  ): number {
    const { regrets } = this;
    const stand = this.deal.stands[turn][street]!;
    // What was put in before is told in halves of the first street's bet.
    const at = 3 * situation(stand, bets, turn === 0, (2 * before) / this.stakes.sizes[0]!);
    const owes = (turn === 0 ? other - button : button - other) > 0;
    const mayRaise = bets < BETS_MAX;
    const mix = regrets.mix(at, owes, mayRaise);
    const go = (act: number): number => this.after(act, street, bets, turn, button, other, before, isFresh);
    if (turn !== this.hero) return go(regrets.choose(at, mix, this.weight, this.rng.below(2 ** 20) / 2 ** 20));
    const values: Values = [owes ? go(FOLD) : 0, go(STAY), mayRaise ? go(MORE) : 0];
    return regrets.learn(at, mix, values, owes, mayRaise);
  }
  private after(
    act: number,
    street: number,
    bets: number,
    turn: 0 | 1,
    button: number,
    other: number,
    before: number,
    isFresh: boolean,
  ): number {
    const next = turn === 0 ? 1 : 0;
    if (act === FOLD) return turn === this.hero ? -(turn === 0 ? button : other) : turn === 0 ? button : other;
    const level = Math.max(button, other);
    if (act === MORE) {
      const to = level + this.stakes.sizes[street]!;
      return this.walk(street, bets + 1, next, turn === 0 ? to : button, turn === 0 ? other : to, before, false);
    }
    // The first to speak has checked or limped: the other has his say.
    if (isFresh) return this.walk(street, bets, next, level, level, before, false);
    if (street + 1 < this.stakes.sizes.length) return this.walk(street + 1, 0, 1, level, level, level, true);
    return level * this.deal.wins * (this.hero === 0 ? 1 : -1);
  }
  /** What was learned, two letters for each situation; where one never came, it is called. */
  get plan(): string {
    return Array.from({ length: SITUATIONS }, (_, i) => {
      const [fold, stay, more] = this.regrets.sums.slice(3 * i, 3 * i + 3) as unknown as [number, number, number];
      const all = fold + stay + more;
      return all === 0 ? 'AA' : letterOf(fold / all) + letterOf(more / all);
    }).join('');
  }
}

/** Long lines broken, as a file of the engine has them. */
const broken = (letters: string): string => `'${letters.match(/.{1,120}/g)!.join("' +\n      '")}'`;
const write = (file: string, text: string): void =>
  writeFileSync(new URL(`../../packages/engine/src/bots/${file}.data.ts`, import.meta.url), text);

export const holdPlanText = ({ cuts, plan }: typeof HOLD): string =>
  [
    '// Written by npm run blueprint: where the levels of each street are cut, and how often to fold and to raise in each situation.',
    `export const HOLD = {\n  cuts: ${JSON.stringify(cuts)},\n  plan:\n    ${broken(plan)},\n};\n`,
  ].join('\n');
export const drawPlansText = (plans: Readonly<Record<DrawGameName, DrawPlan>>): string =>
  [
    '/** Written by npm run blueprint: how often to fold, to raise and to draw otherwise in each situation. */',
    "import type { DrawGameName, DrawPlan } from './draw-plan.js';",
    '',
    'export const DRAW_PLANS: Readonly<Record<DrawGameName, DrawPlan>> = {',
    ...Object.entries(plans).map(([name, plan]) => {
      const { folds, raises, draws } = plan;
      const parts = Object.entries({ folds, raises, draws }).map(
        ([part, said]) => `    ${part}:\n      ${broken(said)},\n`,
      );
      return `  ${name}: {\n${parts.join('')}  },`;
    }),
    '};\n',
  ].join('\n');

/** A plan of so many deals and rounds. */
export function learnHold(deals: number, rounds: number): typeof HOLD {
  const dealt = holdDeals(deals, 1);
  return { cuts: dealt.cuts as number[][], plan: new Learner(dealt.deals, HOLD_STAKES, 2).train(rounds).plan };
}
export const learnDraw = (game: DrawGame, deals: number, rounds: number): DrawPlan =>
  new DrawLearner(game, drawDeals(game, deals, 1), 2).train(rounds).plan;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [deals = 60_000, rounds = 2_000_000] = process.argv.slice(2, 4).map(Number);
  const wanted = process.argv[4] ?? 'all';
  const timed = <T>(name: string, learn: () => T): T => {
    const before = process.cpuUsage();
    const learned = learn();
    const { user, system } = process.cpuUsage(before);
    console.log(`${name}: ${deals} deals, ${rounds} rounds, ${Math.round((user + system) / 1e6)} s of CPU`);
    return learned;
  };
  if (wanted === 'all' || wanted === 'hold')
    write('limit-plan', holdPlanText(timed('hold', () => learnHold(deals, rounds))));
  const plans = { ...DRAW_PLANS };
  for (const [name, game] of Object.entries(DRAW_GAMES) as [DrawGameName, DrawGame][])
    if (wanted === 'all' || wanted === name) plans[name] = timed(name, () => learnDraw(game, deals, rounds));
  write('draw-plan', drawPlansText(plans));
}
