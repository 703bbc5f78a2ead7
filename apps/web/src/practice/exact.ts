// What is known exactly of a choice, or nearly: one's share of a pot against hands nobody has seen, at the banked games what best play is
// (best.ts), at the rummies what is of use (useful.ts). All by the rules of the table, which may be of an edition that is no longer in
// force. Null where nothing is counted.
import {
  type AnswerTo,
  fromFigure,
  isPoker,
  type OddsQuestion,
  type PokerRules,
  type PushNineHandQuestion,
  type SeatQuestion,
  toNumber,
} from '@baraja/odds';
import { labPool } from '../lab/threads.js';
import { type DrawnFelt, facesIn, potTotal } from '../lib/felt.js';
import type { ActName, TableView } from '../lib/wire.js';
import { paiGow, spanish, twentyOne } from './best.js';
import { useful } from './useful.js';

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
    }
  /** At a rummy: how many cards left unseen would go down as all lies, with the open card down, and after each that may be thrown. */
  | {
      readonly kind: 'useful';
      readonly useful: number;
      readonly left: number;
      readonly used: number | null;
      readonly thrown: readonly { readonly face: string; readonly useful: number }[];
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
  if (game.family === 'push-nine') return pushNine(spot, ask);
  if (isPoker(game)) return shareOf(spot, game, ask);
  switch (game.family) {
    case 'twenty-one':
      return twentyOne(spot, game, ask);
    case 'spanish-poker':
      return spanish(spot, game, ask);
    case 'pai-gow':
      return paiGow(spot, game, ask);
    case 'rummy':
      return useful(spot);
    default:
      return null;
  }
}

/** Who else holds cards, where one may fold; null where there is nothing to count. */
function othersIn({ view: { round, you }, felt }: Spot): readonly number[] | null {
  const others = round!.seats.filter((seat) => seat !== you.seat && (felt.zones[`hand:${seat}`] ?? []).length > 0);
  return others.length > 0 && round!.menu.some(({ type }) => type === 'fold') ? others : null;
}
const priceIn = ({ view: { round } }: Spot): number => round!.menu.find(({ type }) => type === 'call')?.cost ?? 0;

async function shareOf(spot: Spot, rules: PokerRules, ask: Ask): Promise<Exact | null> {
  const { view, felt } = spot;
  const own = facesIn(felt, `hand:${view.you.seat}`);
  const others = othersIn(spot);
  if (own.length === 0 || others === null) return null;
  const price = priceIn(spot);
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
/** Nobody draws at Push-Nine: three cards are worth what they are against those nobody has seen. */
async function pushNine(spot: Spot, ask: Ask): Promise<Exact | null> {
  const { view, felt } = spot;
  const own = facesIn(felt, `hand:${view.you.seat}`);
  const others = othersIn(spot);
  if (others === null || own.length !== 3) return null;
  const question: PushNineHandQuestion = {
    ...{ kind: 'push-nine-hand', game: null, cards: own.join(' '), others: others.length, deals: SAMPLES, seed: SEED },
  };
  const { share, standardError } = await ask(question);
  const price = priceIn(spot);
  const needs = price === 0 ? null : price / (potTotal(felt) + price);
  return { kind: 'share', share, against: others.length, needs, error: standardError ?? 0 };
}
