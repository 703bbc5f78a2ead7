// What is known exactly of a choice, or nearly: one's share of a pot against hands nobody has seen, and at the banked games what best
// play is (best.ts). All by the rules of the table, which may be of an edition that is no longer in force. Null where nothing is counted.
import {
  type AnswerTo,
  fromFigure,
  isPoker,
  type OddsQuestion,
  type PokerRules,
  type SeatQuestion,
  toNumber,
} from '@baraja/odds';
import { labPool } from '../lab/threads.js';
import { type DrawnFelt, facesIn, potTotal } from '../lib/felt.js';
import type { ActName, TableView } from '../lib/wire.js';
import { paiGow, spanish, twentyOne } from './best.js';

export type Exact =
  | {
      readonly kind: 'share';
      readonly share: number;
      readonly against: number;
      /** What staying in needs; null where it costs nothing. */
      readonly needs: number | null;
      /** Half a per cent more or less, where not all that may come was counted; nothing where it was. */
      readonly error: number;
    }
  /** Of a wager, the best first. */
  | { readonly kind: 'worths'; readonly worths: readonly { readonly act: ActName; readonly worth: number }[] }
  /** Two cards in front: what that is worth of a wager, and what the house way is; tried on so many hands. */
  | {
      readonly kind: 'setting';
      readonly front: readonly string[];
      readonly worth: number;
      /** Null where it is the same. */
      readonly houseWay: { readonly front: readonly string[]; readonly worth: number } | null;
      readonly hands: number;
    };

export interface Spot {
  readonly view: TableView;
  readonly felt: DrawnFelt;
}
export type Ask = <Q extends OddsQuestion>(question: Q) => Promise<AnswerTo<Q>>;

const SAMPLES = 100_000;
const SEED = 1;

export async function exactly(spot: Spot, ask: Ask = (question) => labPool().ask(question)): Promise<Exact | null> {
  const { round, rules, you } = spot.view;
  if (!round || you.seat === null) return null;
  const { game } = rules;
  if (isPoker(game)) return shareOf(spot, game, ask);
  switch (game.family) {
    case 'twenty-one':
      return twentyOne(spot, game, ask);
    case 'spanish-poker':
      return spanish(spot, game, ask);
    case 'pai-gow':
      return paiGow(spot, game, ask);
    default:
      return null;
  }
}

async function shareOf({ view: { round, you }, felt }: Spot, rules: PokerRules, ask: Ask): Promise<Exact | null> {
  const own = facesIn(felt, `hand:${you.seat}`);
  const call = round!.menu.find(({ type }) => type === 'call');
  const others = round!.seats.filter((seat) => seat !== you.seat && (felt.zones[`hand:${seat}`] ?? []).length > 0);
  if (own.length === 0 || others.length === 0 || !round!.menu.some(({ type }) => type === 'fold')) return null;
  const price = call?.cost ?? 0;
  const question: SeatQuestion = {
    ...{ kind: 'seat', rules, dead: '', price, pot: potTotal(felt) },
    ...{ samples: SAMPLES, seed: SEED, hole: own.join(' '), board: facesIn(felt, 'board').join(' ') },
    against: others.map((seat) => facesIn(felt, `hand:${seat}`).join(' ')),
  };
  const { share, needs, method, standardError } = await ask(question);
  if (share === null) return null;
  const error = method === 'sampled' ? standardError : 0;
  const needed = needs === null || price === 0 ? null : toNumber(fromFigure(needs));
  return { kind: 'share', share: toNumber(fromFigure(share)), against: others.length, needs: needed, error };
}
