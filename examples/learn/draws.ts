// Plans for draw games of one change for two: betting before the draw and after it, and how many to draw. Regrets are learned from deals
// one by one, each time for one player against what the other would do.
import { seeded } from 'baraja';
import type { DrawRules } from 'baraja/games';
import { lowballFloor } from 'baraja/hands';
import { craftOf } from '../../packages/engine/src/bots/draw-craft.js';
import {
  BET_SITUATIONS,
  BETS_MAX,
  betAt,
  countOf,
  DRAW_SITUATIONS,
  type DrawGame,
  type DrawPlan,
  drawAt,
  levelAfter,
  potOf,
  rowAfter,
  standBefore,
  UNTOLD,
  type Ways,
  waysOf,
} from '../../packages/engine/src/bots/draw-plan.js';
import { GRAINS, letterOf, packed } from '../../packages/engine/src/bots/letters.js';
import { FOLD, MORE, Regrets, STAY, type Values } from './regrets.js';

/** What a way to draw comes to. */
interface Drawn {
  readonly drawn: number;
  readonly worth: number;
  readonly level: number;
  /** The sevens rule leaves nothing to do but bet where nobody has. */
  readonly must: boolean;
}
interface Hand {
  readonly row: number;
  readonly level: number;
  readonly ways: Ways;
  readonly ends: readonly [plain: Drawn, other: Drawn];
}
/** Who speaks last after the draw, and the other. */
type Deal = readonly [Hand, Hand];
const SEVEN = lowballFloor(5);

/** So many deals: what each holds, and what comes of both ways to draw. */
export function drawDeals(game: DrawGame, count: number, seed: number): readonly Deal[] {
  const craft = craftOf(game as unknown as DrawRules);
  const rng = seeded(seed);
  const pack = Array.from({ length: game.joker ? 53 : 52 }, (_, i) => i);
  return Array.from({ length: count }, (): Deal => {
    for (let i = 0; i < 20; i++) {
      const at = i + rng.below(pack.length - i);
      [pack[i], pack[at]] = [pack[at]!, pack[i]!];
    }
    const [last, first] = [0, 5].map((from): Hand => {
      const hole = pack.slice(from, from + 5);
      const unseen = Uint8Array.from(pack.filter((card) => !hole.includes(card)).sort((a, b) => a - b));
      const ways = waysOf(craft, hole, unseen, rng.below(2 ** 20));
      const end = ({ kept, drawn }: Ways['plain']): Drawn => {
        const held = hole.filter((_, i) => (kept & (1 << i)) !== 0);
        const worth = craft.read(Uint8Array.from([...held, ...pack.slice(10 + from, 10 + from + drawn)]), 0);
        return { drawn: countOf(drawn), worth, level: levelAfter(craft, worth), must: game.sevens && worth >= SEVEN };
      };
      return { ...standBefore(craft, ways), ways, ends: [end(ways.plain), end(ways.other)] };
    });
    return [last!, first!];
  });
}

type Turn = 0 | 1;

export class DrawLearner {
  private readonly regrets = new Regrets(BET_SITUATIONS);
  private readonly drawRegrets = new Float64Array(2 * DRAW_SITUATIONS);
  private readonly drawSums = new Float64Array(2 * DRAW_SITUATIONS);
  private readonly rng;
  private weight = 0;
  private deal!: Deal;
  private hero: Turn = 0;
  /** What each has put in, when a street begins; and how each has drawn. */
  private readonly chosen: [number, number] = [0, 0];
  constructor(
    private readonly game: DrawGame,
    private readonly deals: readonly Deal[],
    seed: number,
  ) {
    this.rng = seeded(seed);
  }
  train(rounds: number): this {
    const { posts, opensAt } = this.game;
    for (let i = 0; i < rounds; i++) {
      this.weight++;
      this.deal = this.deals[this.rng.below(this.deals.length)]!;
      for (const hero of [0, 1] as const) {
        this.hero = hero;
        if (opensAt === 'blinds') this.bet(0, 1, 0, posts[0], posts[1], 0, true);
        else this.bet(0, 0, 1, posts[0], posts[1], 0, true);
      }
    }
    return this;
  }
  private die(): number {
    return this.rng.below(2 ** 20) / 2 ** 20;
  }
  private situation(street: number, bets: number, turn: Turn, pot: number): number {
    const hand = this.deal[turn];
    if (street === 0) return betAt(hand.row, bets, turn === 0, 0, hand.level);
    const [own, other] = [
      hand.ends[this.chosen[turn] as Turn]!,
      this.deal[1 - turn]!.ends[this.chosen[1 - turn] as Turn]!,
    ];
    // Once somebody has acted only the dealer's draw is still told.
    const told = this.game.untold && turn === 0 ? UNTOLD : other.drawn;
    return betAt(rowAfter(own.drawn, told), bets, turn === 0, pot, own.level);
  }
  /** What it is worth to the hero from here: what the last to speak and the other have put in. */
  private bet(
    street: number,
    bets: number,
    turn: Turn,
    last: number,
    first: number,
    pot: number,
    isFresh: boolean,
  ): number {
    const { regrets } = this;
    const owes = (turn === 0 ? first - last : last - first) > 0;
    const go = (act: number): number => this.after(act, street, bets, turn, last, first, pot, isFresh);
    if (street === 1 && !owes && this.deal[turn].ends[this.chosen[turn] as Turn]!.must) return go(MORE);
    const at = 3 * this.situation(street, bets, turn, pot);
    const mayRaise = bets < BETS_MAX;
    const mix = regrets.mix(at, owes, mayRaise);
    if (turn !== this.hero) return go(regrets.choose(at, mix, this.weight, this.die()));
    // What a branch below draws must not be seen by the next.
    const values: Values = [owes ? go(FOLD) : 0, go(STAY), mayRaise ? go(MORE) : 0];
    return regrets.learn(at, mix, values, owes, mayRaise);
  }
  private after(
    act: number,
    street: number,
    bets: number,
    turn: Turn,
    last: number,
    first: number,
    pot: number,
    isFresh: boolean,
  ): number {
    const next = turn === 0 ? 1 : 0;
    if (act === FOLD) return turn === this.hero ? -(turn === 0 ? last : first) : turn === 0 ? last : first;
    const level = Math.max(last, first);
    if (act === MORE) {
      const to = level + this.game.sizes[street as Turn];
      return this.bet(street, bets + 1, next, turn === 0 ? to : last, turn === 0 ? first : to, pot, false);
    }
    // The first to speak has checked or limped: the other has his say.
    if (isFresh) return this.bet(street, bets, next, level, level, pot, false);
    if (street === 0) return this.draw(1, level, potOf(this.game, level));
    const { chosen, deal } = this;
    const won = Math.sign(deal[0].ends[chosen[0] as Turn]!.worth - deal[1].ends[chosen[1] as Turn]!.worth);
    return level * won * (this.hero === 0 ? 1 : -1);
  }
  /** The first to speak draws first; the last sees how many. */
  private draw(turn: Turn, level: number, pot: number): number {
    const { chosen, deal, drawRegrets, drawSums, weight } = this;
    const told = turn === 1 ? UNTOLD : deal[1].ends[chosen[1] as Turn]!.drawn;
    const at = 2 * drawAt(deal[turn].ways, told, pot);
    const go = (way: Turn): number => {
      chosen[turn] = way;
      return turn === 1 ? this.draw(0, level, pot) : this.bet(1, 0, 1, level, level, pot, true);
    };
    const [p, o] = [Math.max(0, drawRegrets[at]!), Math.max(0, drawRegrets[at + 1]!)];
    const other = p + o > 0 ? o / (p + o) : 0.5;
    if (turn !== this.hero) {
      drawSums[at]! += weight * (1 - other);
      drawSums[at + 1]! += weight * other;
      return go(this.die() < other ? 1 : 0);
    }
    const ifPlain = go(0);
    const ifOther = go(1);
    const mean = (1 - other) * ifPlain + other * ifOther;
    drawRegrets[at]! += ifPlain - mean;
    drawRegrets[at + 1]! += ifOther - mean;
    return mean;
  }

  /** What was learned; where a situation never came, it is called, and drawn as the cards have it. */
  get plan(): DrawPlan {
    const { sums } = this.regrets;
    const { drawSums } = this;
    const often = (of: Float64Array, choices: number, choice: number): string => {
      let letters = '';
      for (let i = 0; i < of.length; i += choices) {
        let all = 0;
        for (let c = 0; c < choices; c++) all += of[i + c]!;
        letters += letterOf(all === 0 ? 0 : surely(of[i + choice]! / all));
      }
      return packed(letters);
    };
    return { folds: often(sums, 3, FOLD), raises: often(sums, 3, MORE), draws: often(drawSums, 2, 1) };
  }
}
/** What is hardly ever done is left over from the first rounds: as good as never, and as good as always. */
function surely(part: number): number {
  const grain = Math.round(GRAINS * part);
  return grain < 2 ? 0 : grain > GRAINS - 2 ? 1 : grain / GRAINS;
}
