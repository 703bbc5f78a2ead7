/** A player of Push-Nine: how often three unseen cards are worse than its own is counted, not sampled. */
import type { Face } from '../cards/index.js';
import { pushNine } from '../hands/index.js';
import { chipsAt, type HouseCommand, type Rng } from '../kernel/index.js';
import type { Mind } from './betting.js';
import { chooser, type Seen } from './bot.js';
import { fallback } from './clicker.js';
import type { Manner } from './manners.js';
import { feltOf, type Opponent, type Spot } from './spot.js';

/** How a hand fares against three cards from the unseen: the chances of being ahead and of being level. */
export interface Odds {
  readonly ahead: number;
  readonly level: number;
}

const RANKS = 13;
const left = new Int32Array(RANKS);
/** What three ranks are worth, a nibble each: made when it is first asked for. */
let values: Uint8Array | null = null;
function valuesByRank(): Uint8Array {
  const out = new Uint8Array(1 << 12);
  for (let a = 0; a < RANKS; a++)
    for (let b = 0; b < RANKS; b++)
      for (let c = 0; c < RANKS; c++)
        out[(a << 8) | (b << 4) | c] = pushNine.best([a << 2, b << 2, c << 2] as Face[], []);
  return out;
}

/** Exact: every three ranks that the unseen cards allow, as often as they allow them. Suits are nothing here. */
export function oddsOf(hole: readonly Face[], unseen: Uint8Array): Odds {
  values ??= valuesByRank();
  const worth = values;
  left.fill(0);
  for (const face of unseen) left[face >> 2]!++;
  const mine = pushNine.best(hole, []);
  let ahead = 0;
  let level = 0;
  let all = 0;
  const count = (a: number, b: number, c: number, ways: number): void => {
    if (ways <= 0) return;
    const theirs = worth[(a << 8) | (b << 4) | c]!;
    all += ways;
    if (theirs < mine) ahead += ways;
    else if (theirs === mine) level += ways;
  };
  for (let a = 0; a < RANKS; a++) {
    const n = left[a]!;
    count(a, a, a, (n * (n - 1) * (n - 2)) / 6);
    for (let b = 0; b < RANKS; b++) if (b !== a) count(a, a, b, ((n * (n - 1)) / 2) * left[b]!);
    for (let b = a + 1; b < RANKS; b++) for (let c = b + 1; c < RANKS; c++) count(a, b, c, n * left[b]! * left[c]!);
  }
  return { ahead: ahead / all, level: level / all };
}

/** My share of what I can win: ahead of everybody, or level with somebody and then as likely as he to win the push pot. */
export function pushNineMind(spot: Spot, trust: number): Mind {
  const { ahead, level } = oddsOf(spot.hole, spot.unseen);
  const share = (): number => {
    let sum = 0;
    let total = 0;
    for (const { amount, against } of spot.layers) {
      const rivals = spot.opponents.filter((_, i) => (against & (1 << i)) !== 0);
      sum += amount * shareAgainst(rivals.map((o) => 1 + pickedOf(spot, o, trust)));
      total += amount;
    }
    return total === 0 ? 1 : sum / total;
  };
  return { stands: () => ahead + level / 2, share };

  /** Each rival's hand is the best of so many. A tie is shared evenly among those in it, as a push pot is on average. */
  function shareAgainst(tries: readonly number[]): number {
    let [behind, none] = [1, 1]; // nobody is better; nobody is better or level
    for (const n of tries) {
      behind *= (ahead + level) ** n;
      none *= ahead ** n;
    }
    return none + (behind - none) / 2;
  }
}

/** From how many hands more an opponent's was picked, by his betting. */
function pickedOf({ raises, big }: Spot, o: Opponent, trust: number): number {
  const put = o.isAggressor ? 0.9 + 0.7 * Math.min(3, raises) : 0.5 * Math.min(3, o.bet / big);
  return put * trust;
}

/** A push pot is offered, or may be split: what a share of it is worth is known before the cards. */
export function pushPotChoice(seen: Seen, manner: Manner, rng: Rng): HouseCommand {
  const { view, game } = seen;
  const seat = chooser(view);
  const buy = view.menu.find((o) => o.type === 'buy-in');
  if (buy?.cost) {
    const felt = feltOf(game.names, view.felt.seats);
    const pot = chipsAt(view.felt, felt.centre) + buy.cost;
    const players = view.felt.seats.filter((s) => isIn(seen, s)).length + 1;
    // A fair offer is worth taking to somebody who plays well, and not with his last chips.
    const isFair = (pot / players) * manner.hope >= buy.cost;
    const isAffordable = buy.cost * 2 <= chipsAt(view.felt, felt.stack(seat));
    return { type: isFair && isAffordable ? 'buy-in' : 'stay-out', actor: seat };
  }
  // Whoever thinks little of his chances with the next cards takes his half.
  if (view.menu.some((o) => o.type === 'split')) return { type: manner.hope < 1 ? 'split' : 'play-on', actor: seat };
  return fallback(seen, rng);
}
const isIn = ({ view, game }: Seen, seat: number): boolean =>
  view.felt.markers[game.names.markers.indexOf(`push:${seat}`)] === seat;
