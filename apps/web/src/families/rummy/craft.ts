// What it takes to read a rummy and to help somebody lay cards: sorting, suggesting, and how columns would lie. The engine's own
// melds decide what is a column; what may be done is the menu's to say.
import { type Face, type Option, suitOf } from 'baraja';
import { rummy as compileRummy, type RummyRules } from 'baraja/games';
import {
  best,
  countsOf,
  faceOf as faceOfKind,
  heightOf,
  KINDS,
  type Kind,
  kindOf,
  type MeldRules,
  shapeOf,
} from 'baraja/melds';
import { DROPPED, suggest } from 'baraja/steps';
import { faceOf } from '../../lib/faces.js';
import { cardsIn, type DrawnFelt } from '../../lib/felt.js';
import type { CardId, Game, GameRules, Language, OptionName, Words } from '../../lib/wire.js';
import type { Laying, Reading } from '../family.js';
import type { Piles } from '../scene.js';
import { letters, own } from './keys.js';
import { columnsAt, takenBy } from './now.js';
import { rummyStrings, type Sort } from './words/index.js';

export const compile = (id: string, rules: GameRules, seats: readonly number[]): Game =>
  compileRummy(id, rules as RummyRules, seats);

/** What the bar says of one's own cards. */
export function standing({ rules, felt }: Reading, seat: number, say: Words): string {
  const [hand, down] = [cardsIn(felt, `hand:${seat}`), cardsIn(felt, `down:${seat}`)];
  if (hand.length + down.length === 0) return '';
  const s = rummyStrings(say.language);
  const text = s.standing(hand.length, down.length);
  if (rules.family !== 'rummy' || hand.length === 0 || hand.length > WAITS.hand) return text;
  const waits = waitsFor(hand, felt, rules.melds);
  return waits.length === 0 || waits.length > WAITS.cards ? text : `${text} · ${s.waits(say.cards(waits))}`;
}
/** So many cards are looked at, and so many are worth naming. */
const WAITS = { hand: 11, cards: 6 };
/** The cards that would go down with what one holds, and without which it could not: what a hand waits for. */
export function waitsFor(cards: readonly CardId[], felt: DrawnFelt, melds: MeldRules): readonly Face[] {
  const held = kindsOf(cards, knownOn(felt));
  if (held.length < cards.length) return [];
  const most = (kinds: readonly Kind[]) =>
    best(countsOf([]), countsOf(kinds), melds)?.columns.reduce((sum, column) => sum + column.length, 0) ?? 0;
  const now = most(held);
  return Array.from({ length: KINDS }, (_, kind) => kind)
    .filter((kind) => most([...held, kind]) > now)
    .map(faceOfKind);
}

/** What dropping out costs, or playing on may cost, before one presses it. */
export function costs({ rules }: Reading, { type, rule }: Option, say: Words): string | null {
  if (rules.family !== 'rummy') return null;
  const s = rummyStrings(say.language);
  if (type === 'play' && rules.game === 'pan') return s.mayPay(say.money(rules.forWinning * rules.point));
  if (type !== 'drop') return null;
  if (rules.game === 'escaleriado') return s.payCorrida(say.money(rules.corrida));
  if (rules.game !== 'largo') return null;
  const { cites, point } = rules;
  const clause = (Object.keys(DROPPED) as (keyof typeof DROPPED)[]).find((name) => cites[name] === rule);
  return clause === undefined ? null : s.payPoints(DROPPED[clause], say.money(DROPPED[clause] * point));
}
export function keyList(language: Language): readonly (readonly [string, string])[] {
  const { keys } = rummyStrings(language);
  return [
    [letters.draw, keys.draw],
    [letters.use, keys.use],
    [letters.lay, keys.lay],
    [letters.discard, keys.discard],
    ['N', keys.pass],
    ['Y', keys.stay],
    ['F', keys.drop],
    [letters['place-marker'], keys.marker],
    ['1 2 3 4', keys.pick],
    ['← →', keys.along],
    ['↑ ↓', keys.between],
    ['Space', keys.choose],
    ['Shift ← →', keys.shift],
    ['Shift ↑', keys.up],
    ['Shift ↓', keys.down],
    [own.sort, keys.sort],
    [own.suggest, keys.suggest],
    [own.anew, keys.anew],
  ];
}

type Known = (card: CardId) => Face | undefined;
export const knownOn =
  ({ faces }: Pick<DrawnFelt, 'faces'>): Known =>
  (card) =>
    faceOf(faces[card]);
const kindsOf = (cards: readonly CardId[], known: Known): Kind[] =>
  cards.flatMap((card) => {
    const face = known(card);
    return face === undefined ? [] : [kindOf(face)];
  });

/** Is each of these heaps a column? */
export const areColumns = (piles: Piles, felt: DrawnFelt, melds: MeldRules): readonly boolean[] =>
  piles.map((pile) => shapeOf(kindsOf(pile, knownOn(felt)), melds) !== null);

/** What a menu asks for, in words. */
export function asking(menu: readonly Option[], language: Language): string | null {
  const { asks } = rummyStrings(language);
  const has = (type: OptionName) => menu.some((option) => option.type === type);
  if (has('discard')) return has('lay') ? asks.discardOrLay : asks.discard;
  if (has('use')) return asks.use;
  if (has('take')) return asks.take;
  return has('lay') ? asks.lay : null;
}

// --- sorting ---

/** Black and red by turns: spades, hearts, clubs, diamonds. */
const SUIT_ORDER = [2, 3, 1, 0];
const suitPlace = (face: Face): number => SUIT_ORDER[suitOf(face)] ?? 0;

/** A hand from left to right. Cards that look alike stay as they came. */
export function sorted(cards: readonly CardId[], felt: DrawnFelt, melds: MeldRules, way: Sort): readonly CardId[] {
  const known = knownOn(felt);
  const bySuit = byPlace(known, (face) => suitPlace(face) * 100 + heightOf(kindOf(face)));
  if (way === 'suit') return bySuit(cards);
  if (way === 'rank') return byPlace(known, (face) => heightOf(kindOf(face)) * 10 + suitPlace(face))(cards);
  const groups = meldsIn(cards, felt, melds);
  const loose = cards.filter((card) => !groups.flat().includes(card));
  return [...groups.flat(), ...bySuit(loose)];
}
const byPlace = (known: Known, place: (face: Face) => number) => (cards: readonly CardId[]) =>
  cards
    .map((card) => {
      const face = known(card);
      return { card, at: face === undefined ? Number.MAX_SAFE_INTEGER : place(face) };
    })
    .sort((a, b) => a.at - b.at)
    .map(({ card }) => card);

/** The columns a hand would make by itself, laid to use most of its cards. */
export function meldsIn(cards: readonly CardId[], felt: DrawnFelt, melds: MeldRules): Piles {
  const known = knownOn(felt);
  const left = cards.filter((card) => known(card) !== undefined);
  const found = best(countsOf([]), countsOf(kindsOf(left, known)), melds);
  return (found?.columns ?? []).map((column) =>
    column.flatMap((kind) => {
      const at = left.findIndex((card) => kindOf(known(card)!) === kind);
      return at < 0 ? [] : left.splice(at, 1);
    }),
  );
}

// --- laying ---

/** The options that lay cards, the one that takes the open card first. */
const LAYS = ['use', 'take', 'lay'];
export const layingOption = (menu: readonly Option[]): Option | null =>
  LAYS.flatMap((type) => menu.find((option) => option.type === type) ?? [])[0] ?? null;

/** What of a hand can go down now, the most cards; null if nothing can. */
export function suggestion({ rules, felt }: Reading, seat: number, menu: readonly Option[]): readonly CardId[] | null {
  const option = layingOption(menu);
  if (!option?.cards || rules.family !== 'rummy') return null;
  const { melds, rearrange } = rules;
  const p = { columns: columnsAt(felt, seat), offered: takenBy(felt, option.type) };
  const ask = (hand: readonly CardId[]) => suggest({ ...p, hand }, knownOn(felt), { melds, rearrange });
  const { from, max } = option.cards;
  const all = ask(from);
  if (all === null || all.length <= max) return all;
  // One card has to stay in the hand: the most that can go down without one of them.
  const without = from.flatMap((kept) => [ask(from.filter((card) => card !== kept)) ?? []]);
  const most = without.filter(({ length }) => length <= max).sort((a, b) => b.length - a.length)[0];
  return most && most.length > 0 ? most : null;
}

/** What the cards chosen lack, so that an option which lays cards would be refused; null where it would not, or lays none. */
export function lacks(
  { rules, felt }: Reading,
  seat: number,
  option: Option,
  laying: Laying,
  language: Language,
): string | null {
  if (!LAYS.includes(option.type) || rules.family !== 'rummy') return null;
  const { melds, rearrange } = rules;
  const { chosen } = laying;
  const piles = pilesFor({ rules, felt }, seat, laying);
  const offered = takenBy(felt, option.type);
  const went = suggest({ columns: columnsAt(felt, seat), offered, hand: chosen }, knownOn(felt), { melds, rearrange });
  const isMade = piles ? areColumns(piles, felt, melds).every(Boolean) : went?.length === chosen.length;
  if (isMade) return null;
  const { lack } = rummyStrings(language);
  return chosen.length === 0 ? (option.type === 'lay' ? lack.lay : lack.use) : lack.wrong;
}

/**
 * How the player's cards shall lie, where he has arranged them: his heaps, and what he has not placed yet on the heaps it fits
 * on, or else in a column of its own. Undefined where he has not: then the engine sees to it.
 */
export function pilesFor({ rules, felt }: Reading, seat: number, laying: Laying): Piles | undefined {
  if (laying.arranged === null || rules.family !== 'rummy') return undefined;
  const all = [...columnsAt(felt, seat).flat(), ...takenBy(felt, laying.act), ...laying.chosen];
  const heaps = laying.arranged
    .map((pile) => pile.filter((card) => all.includes(card)))
    .filter(({ length }) => length > 0);
  const loose = all.filter((card) => !heaps.flat().includes(card));
  return loose.length === 0 ? heaps : withLoose(heaps, loose, knownOn(felt), rules.melds);
}
function withLoose(heaps: Piles, loose: readonly CardId[], known: Known, melds: MeldRules): Piles {
  const isColumn = (cards: readonly CardId[]) => shapeOf(kindsOf(cards, known), melds) !== null;
  if (isColumn(loose)) return [...heaps, loose];
  const out = heaps.map((pile) => [...pile]);
  let left = loose;
  for (let before = -1; before !== left.length && left.length > 0; ) {
    before = left.length;
    left = left.filter((card) => {
      const at = out.findIndex((pile) => isColumn([...pile, card]));
      if (at >= 0) out[at]!.push(card);
      return at < 0;
    });
  }
  return left.length === 0 ? out : [...out, left];
}
/** Which heap a card goes on by itself; -1 if none takes it. */
export const heapFor = (piles: Piles, card: CardId, felt: DrawnFelt, melds: MeldRules): number =>
  piles.findIndex((pile) => shapeOf(kindsOf([...pile, card], knownOn(felt)), melds) !== null);
/** A column in the order its cards read. */
export const inOrder = (pile: readonly CardId[], felt: DrawnFelt): readonly CardId[] =>
  byPlace(knownOn(felt), (face) => kindOf(face))(pile);
