// Best play at the games with a bank, of what is offered for the hand that is asked: each act by the counted charts, and the two cards in
// front by trying every way to set them. Null where nothing counted speaks of that hand.
import {
  fromFigure,
  type PaiGowHandQuestion,
  paiGowOf,
  type SpanishHandQuestion,
  spanishOf,
  toNumber,
  twentyOneOf,
} from '@baraja/odds';
import type { PaiGowRules, SpanishPokerRules, TwentyOneRules } from 'baraja/games';
import { circleOn, type HandOn } from '../arc/read.js';
import { countsAs } from '../lab/trainer.js';
import { type DrawnFelt, facesIn } from '../lib/felt.js';
import type { Option } from '../lib/wire.js';
import type { Ask, Exact, Spot } from './exact.js';

/** By what the charts call an act. */
type Worths = Readonly<Record<string, number | undefined>>;
const CHARTED: Readonly<Record<string, string>> = { 'split-pair': 'split' };

/** What is offered, the best first; `part` is how much of the chart's act an option is. */
function ranked({ view }: Spot, worths: Worths, part: (option: Option, worth: number) => number): Exact | null {
  const list = view.round!.menu.flatMap((option) => {
    const worth = worths[CHARTED[option.type] ?? option.type];
    return worth === undefined ? [] : [{ act: option.type, worth: part(option, worth) }];
  });
  return list.length < 2 ? null : { kind: 'worths', worths: list.sort((a, b) => b.worth - a.worth) };
}

/** The hand whose turn it is: of one's own circle or another, the first or one that a split has made. */
function handOn(felt: DrawnFelt): { readonly hand: HandOn; readonly isSplit: boolean } | null {
  const { turn, 'turn-hand': number } = felt.markers;
  if (turn === undefined || number === undefined) return null;
  const { hands } = circleOn(felt, turn);
  const hand = hands.find(({ index }) => index === number - 1);
  return hand ? { hand, isSplit: hands.length > 1 } : null;
}
export async function twentyOne(spot: Spot, table: TwentyOneRules, ask: Ask): Promise<Exact | null> {
  const { felt } = spot;
  const rules = twentyOneOf(table);
  const [shown] = facesIn(felt, 'bank-hand');
  const at = handOn(felt);
  if (shown === undefined || at === null) return null;
  const { hand, isSplit } = at;
  const [up, cards] = [countsAs(shown), facesIn(felt, hand.zone).map(countsAs)];
  // An ace and a ten by a split are twenty-one and no more, where the house says so: the charts have the natural.
  if (isSplit && !rules.split.natural && [...cards].sort().join() === '10,A') return null;
  const worths =
    cards.length > 2
      ? (await ask({ kind: 'twenty-one-hand', rules, up, cards })).worths
      : await dealt(rules, { up, cards }, ask);
  // Doubled for less, the one card is drawn for the whole wager, and what is put on it besides is worth its part.
  const part = ({ type, amount }: Option, worth: number): number =>
    type === 'double' && amount ? (worth / 2) * (1 + amount.max / hand.wager) : worth;
  return worths && ranked(spot, worths, part);
}
async function dealt(
  rules: ReturnType<typeof twentyOneOf>,
  { up, cards }: { readonly up: string; readonly cards: readonly string[] },
  ask: Ask,
): Promise<Worths | null> {
  // By these rules, whoever's they are: the fees and clauses of a book are not asked for.
  const parts = { charts: false, hands: true };
  const { hands } = await ask({ kind: 'twenty-one', game: 'blackjack', rules, with: parts } as const);
  const same = (pair: readonly string[]): boolean => [...pair].sort().join() === [...cards].sort().join();
  return hands?.find((hand) => hand.up === up && same(hand.cards))?.worths ?? null;
}

export async function spanish(spot: Spot, rules: SpanishPokerRules, ask: Ask): Promise<Exact | null> {
  const { view, felt } = spot;
  const terms = spanishOf(rules);
  const own = facesIn(felt, `hand:${view.you.seat}`);
  if (terms === null || own.length === 0) return null;
  const question: SpanishHandQuestion = { kind: 'spanish-hand', hand: own.join(' '), ...terms };
  const { raise, fold } = await ask(question);
  const worths = { raise: toNumber(fromFigure(raise)), fold: toNumber(fromFigure(fold)) };
  return ranked(spot, worths, (_option, worth) => worth);
}

const SEVEN = 7;
const HANDS = 100_000;
export async function paiGow({ view, felt }: Spot, rules: PaiGowRules, ask: Ask): Promise<Exact | null> {
  const { round, you } = view;
  const terms = paiGowOf(rules);
  const own = facesIn(felt, `hand:${you.seat}`);
  if (terms === null || own.length !== SEVEN || !round!.menu.some(({ type }) => type === 'set')) return null;
  const question: PaiGowHandQuestion = {
    ...{ kind: 'pai-gow-hand', game: null, cards: own.join(' '), ...terms },
    ...{ banks: felt.markers.bank === you.seat, deals: HANDS, seed: 1 },
  };
  const { settings } = await ask(question);
  const house = settings.find(({ isHouseWay }) => isHouseWay);
  // The house way stands where so many hands do not tell the best from it.
  const best = house && house.costs <= 2 * house.standardError ? house : settings[0]!;
  const shown = ({ fronts: [front], worth }: typeof best) => ({ front: front!, worth });
  return { kind: 'setting', ...shown(best), houseWay: house && house !== best ? shown(house) : null, hands: HANDS };
}
