// What is known exactly of a choice, or nearly: one's share of a pot against hands nobody has seen, and at the banked games what each act
// is worth by the counted charts. Null where nothing is counted, or the table is played by other rules than its house's usual ones.
import {
  type AnswerTo,
  fromFigure,
  type OddsQuestion,
  type SeatQuestion,
  type SpanishQuestion,
  spanishFrom,
  toNumber,
  twentyOneFrom,
} from '@baraja/odds';
import { type GameId, isOpened, isSwitchRefusal, openTable } from 'baraja/books';
import { isPokerGame, playsOf } from '../lab/shelf.js';
import { labPool } from '../lab/threads.js';
import { countsAs } from '../lab/trainer.js';
import { type DrawnFelt, facesIn, potTotal } from '../lib/felt.js';
import type { ActName, TableView } from '../lib/wire.js';

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
  | { readonly kind: 'worths'; readonly worths: readonly { readonly act: ActName; readonly worth: number }[] };

export interface Spot {
  readonly view: TableView;
  readonly felt: DrawnFelt;
}
type Ask = <Q extends OddsQuestion>(question: Q) => Promise<AnswerTo<Q>>;

const SAMPLES = 100_000;
const SEED = 1;
const ACTS: readonly string[] = ['stand', 'hit', 'double', 'split', 'surrender', 'raise', 'fold'];

export async function exactly(
  { view, felt }: Spot,
  ask: Ask = (question) => labPool().ask(question),
): Promise<Exact | null> {
  const { round, rules, you } = view;
  if (!round || you.seat === null || !isUsual(view)) return null;
  const game = rules.gameId as GameId;
  const own = facesIn(felt, `hand:${you.seat}`);
  if (own.length === 0) return null;
  if (isPokerGame(game)) return shareOf(view, felt, own, ask);
  const plays = playsOf(game);
  const worths =
    plays === 'twenty-one'
      ? await twentyOne(game, own, felt, ask)
      : plays === 'spanish-poker'
        ? await spanish(game, own, ask)
        : null;
  return worths && ranked(worths, view);
}
/** Opened as its house opens it: switches that were thrown have other charts. */
function isUsual({ rules }: TableView): boolean {
  const usual = openTable({ house: rules.house, game: rules.gameId, stake: rules.stake });
  return isOpened(usual) && JSON.stringify(usual.game) === JSON.stringify(rules.game);
}
function ranked(worths: Readonly<Record<string, number | undefined>>, { round }: TableView): Exact | null {
  const offered = ACTS.filter((act) => round!.menu.some(({ type }) => type === act) && worths[act] !== undefined);
  if (offered.length < 2) return null;
  const list = offered.map((act) => ({ act: act as ActName, worth: worths[act]! }));
  return { kind: 'worths', worths: list.sort((a, b) => b.worth - a.worth) };
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

const DECKS = 6;
async function twentyOne(game: GameId, own: readonly string[], felt: DrawnFelt, ask: Ask) {
  const rules = twentyOneFrom(game, {}, DECKS);
  const [shown] = facesIn(felt, 'bank-hand');
  if (isSwitchRefusal(rules) || shown === undefined) return null;
  const [up, cards] = [countsAs(shown), own.map(countsAs)];
  if (cards.length > 2) return (await ask({ kind: 'twenty-one-hand', rules, up, cards })).worths;
  const { hands } = await ask({ kind: 'twenty-one', game, rules, with: { charts: false, hands: true } } as const);
  const same = (pair: readonly string[]): boolean => [...pair].sort().join() === [...cards].sort().join();
  return hands?.find((hand) => hand.up === up && same(hand.cards))?.worths ?? null;
}

async function spanish(game: GameId, own: readonly string[], ask: Ask) {
  const terms = spanishFrom(game, {});
  if (isSwitchRefusal(terms)) return null;
  const question: SpanishQuestion = {
    kind: 'spanish-poker',
    game,
    anteTable: '1',
    players: 1,
    hand: own.join(' '),
    ...terms,
  };
  const { hand } = await ask(question);
  return hand && { raise: toNumber(fromFigure(hand.raise)), fold: toNumber(fromFigure(hand.fold)) };
}
