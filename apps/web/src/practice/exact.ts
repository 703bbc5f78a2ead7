// What is known exactly of a choice, or nearly: one's share of a pot against hands nobody has seen, and at the banked games what best
// play is (best.ts). Null where nothing is counted, or the table is played by other rules than its house's usual ones.
import { type AnswerTo, fromFigure, type OddsQuestion, type SeatQuestion, toNumber } from '@baraja/odds';
import { type GameId, isOpened, openTable } from 'baraja/books';
import { isPokerGame, playsOf } from '../lab/shelf.js';
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
  const { view, felt } = spot;
  const { round, rules, you } = view;
  if (!round || you.seat === null || !isUsual(view)) return null;
  const game = rules.gameId as GameId;
  if (isPokerGame(game)) {
    const own = facesIn(felt, `hand:${you.seat}`);
    return own.length === 0 ? null : shareOf(view, felt, own, ask);
  }
  switch (playsOf(game)) {
    case 'twenty-one':
      return twentyOne(spot, ask);
    case 'spanish-poker':
      return spanish(spot, ask);
    case 'pai-gow':
      return paiGow(spot, ask);
    default:
      return null;
  }
}
/** Opened as its house opens it: switches that were thrown have other charts. */
function isUsual({ rules }: TableView): boolean {
  const usual = openTable({ house: rules.house, game: rules.gameId, stake: rules.stake });
  return isOpened(usual) && JSON.stringify(usual.game) === JSON.stringify(rules.game);
}

async function shareOf(
  { rules, round, you }: TableView,
  felt: DrawnFelt,
  own: readonly string[],
  ask: Ask,
): Promise<Exact | null> {
  const call = round!.menu.find(({ type }) => type === 'call');
  const others = round!.seats.filter((seat) => seat !== you.seat && (felt.zones[`hand:${seat}`] ?? []).length > 0);
  if (others.length === 0 || !round!.menu.some(({ type }) => type === 'fold')) return null;
  const price = call?.cost ?? 0;
  const question: SeatQuestion = {
    ...{ kind: 'seat', house: rules.house, game: rules.gameId, switches: {}, dead: '', price, pot: potTotal(felt) },
    ...{ samples: SAMPLES, seed: SEED, hole: own.join(' '), board: facesIn(felt, 'board').join(' ') },
    against: others.map((seat) => facesIn(felt, `hand:${seat}`).join(' ')),
  };
  const { share, needs, method, standardError } = await ask(question);
  if (share === null) return null;
  const error = method === 'sampled' ? standardError : 0;
  const needed = needs === null || price === 0 ? null : toNumber(fromFigure(needs));
  return { kind: 'share', share: toNumber(fromFigure(share)), against: others.length, needs: needed, error };
}
