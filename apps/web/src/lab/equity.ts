// Hands set against each other at a poker game: what is typed, what may be typed, and the question it makes.
import { type EquityQuestion, readRange, type SeatQuestion } from '@baraja/odds';
import { isReadable, printFaces, readFaces } from 'baraja';
import { isOpened, type OpeningRefusal, openTable } from 'baraja/books';
import { type StreetRules, traitsOf } from 'baraja/games';

/** How hands of a game look: nothing here says which is better. */
export interface Shape {
  readonly family: 'community' | 'draw' | 'stud' | 'push-nine';
  /** Cards of a hand, and of the board. */
  readonly dealt: number;
  readonly board: number;
  readonly joker: boolean;
  /** A low half is played for; or the lowest hand wins. */
  readonly split: boolean;
  readonly isLow: boolean;
  /** All hands are of one kind, so that they can be counted by what they are. */
  readonly isCounted: boolean;
}

type Switches = Readonly<Record<string, unknown>>;

/** By the book, with these switches; or its refusal. */
export function shapeOf(house: string, game: string, switches: Switches): Shape | OpeningRefusal {
  const rules = openTable({ house, game, switches });
  if (!isOpened(rules)) return rules;
  const play = rules.game;
  const plain = { board: 0, joker: false, split: false, isLow: false, isCounted: true };
  switch (play.family) {
    case 'community': {
      const isCounted = play.hole === 2 && play.high.use === 'any';
      return { ...plain, family: 'community', dealt: play.hole, board: 5, split: play.low !== null, isCounted };
    }
    case 'draw':
      return { ...plain, family: 'draw', dealt: 5, joker: play.joker, isLow: !play.ranking.startsWith('high') };
    case 'stud':
      return { ...plain, family: 'stud', dealt: 7, joker: play.joker === 'bug', split: play.low !== null };
    case 'streets':
      return { ...plain, ...streetShape(play), isCounted: false };
    case 'push-nine':
      return { ...plain, family: 'push-nine', dealt: 3, isCounted: false };
    default:
      throw new Error(`no hands are compared at ${game}`);
  }
}

/** As the game it is dealt like. */
function streetShape(rules: StreetRules): Pick<Shape, 'family' | 'dealt' | 'board' | 'joker' | 'split' | 'isLow'> {
  const { cards, wins, joker = false } = traitsOf(rules);
  const all = (of: 'down' | 'up' | 'board'): number => rules.streets.reduce((n, street) => n + street[of], 0);
  return {
    family: cards === 'board' ? 'community' : cards === 'up' ? 'stud' : 'draw',
    dealt: all('down') + all('up'),
    board: all('board'),
    joker,
    split: rules.high !== null && rules.low !== null,
    isLow: wins === 'low',
  };
}

/** What is typed. */
export interface Typed {
  readonly hands: readonly string[];
  readonly board: string;
  readonly dead: string;
}
export const MOST_HANDS = 10;
export const MOST_BOARD = 5;

/** Something to begin with. */
export function exampleOf({ family, dealt, joker, split, isLow }: Shape): Typed {
  const of = (...hands: readonly string[]): Typed => ({ hands, board: '', dead: '' });
  if (family === 'push-nine') return of('9s 8d 2c', 'Kc 9h x');
  if (family === 'stud') return split ? of('As 2d 3c', 'Kh Kd Qs') : of('As Ad Kc', '7h 8h 9h');
  if (family === 'draw') {
    if (dealt === 4) return of('As 2d 3c 9h', '4c 5d 6h 7s');
    if (isLow) return of('As 2d 4c 7h x', '8c 6d 4h 3s 2c');
    return joker ? of('As Ad Kc x x', 'Jo Ks Qs Js x') : of('As Ad Kc x x', 'Ks Qs Js Ts x');
  }
  if (family === 'community' && dealt > 4) return of('As Ah Ks Kh Qd', 'Jd Td 9c 8c 7c');
  if (dealt === 4) return split ? of('As 2s Kd Kh', 'Ac 3c 4d 5h') : of('As Ah Ks Kh', 'Jd Td 9c 8c');
  return dealt === 3 ? of('As Ah Kd', 'Qs Js Td') : of('As Ks', 'QQ');
}

/** A hand as it is read: the cards of one, or how many a range has. */
export interface Read {
  readonly cards: readonly string[] | null;
  readonly count: number;
}
export function readHand(text: string, shape: Pick<Shape, 'dealt'>): Read | { readonly unreadable: string } {
  const range = readRange(text, shape);
  if ('unreadable' in range) return range;
  const [only] = range.holdings;
  const isOne = range.holdings.length === 1 && only !== undefined;
  return { cards: isOne ? only.cards.map((card) => printFaces([card])) : null, count: range.holdings.length };
}
/** Faces, or the word that cannot be read. */
export function readCards(text: string): readonly string[] | { readonly unreadable: string } {
  const cards = readFaces(text);
  return isReadable(cards) ? cards.map((card) => printFaces([card])) : cards;
}

export type FaultKind = 'empty' | 'unreadable' | 'too-many' | 'twice' | 'no-joker';
export interface Fault {
  /** The hand of this place; or the board, or the dead cards. */
  readonly at: number | 'board' | 'dead';
  readonly kind: FaultKind;
  readonly text: string;
}

/** What is wrong with what is typed, the first of it; null if nothing is. */
export function faultIn(typed: Typed, shape: Shape): Fault | null {
  const seen = new Set<string>();
  const check = (at: Fault['at'], cards: readonly string[], most: number): Fault | null => {
    if (cards.length > most) return { at, kind: 'too-many', text: String(most) };
    for (const card of cards) {
      if (card === 'Jo' && !shape.joker) return { at, kind: 'no-joker', text: card };
      if (seen.has(card)) return { at, kind: 'twice', text: card };
      seen.add(card);
    }
    return null;
  };
  for (const [at, text] of typed.hands.entries()) {
    if (text.trim() === '') return { at, kind: 'empty', text };
    const read = readHand(text, shape);
    if ('unreadable' in read) return { at, kind: 'unreadable', text: read.unreadable };
    const fault = check(at, read.cards ?? [], shape.dealt);
    if (fault) return fault;
  }
  for (const at of ['board', 'dead'] as const) {
    const cards = readCards(at === 'board' && shape.board === 0 ? '' : typed[at]);
    if ('unreadable' in cards) return { at, kind: 'unreadable', text: cards.unreadable };
    const fault = check(at, cards, at === 'board' ? shape.board : MOST_DEAD);
    if (fault) return fault;
  }
  return null;
}
const MOST_DEAD = 30;

/** Every card that lies somewhere: none of them can be picked again. */
export function takenIn({ hands, board, dead }: Typed, shape: Shape): ReadonlySet<string> {
  const cards = [...hands.map((text) => readHand(text, shape)), readCards(board), readCards(dead)];
  return new Set(cards.flatMap((one) => ('unreadable' in one ? [] : 'count' in one ? (one.cards ?? []) : one)));
}

/** A card picked for a hand of which some is typed: what was to come makes room. */
export function withCard(text: string, card: string, most: number): string {
  const blanks = /(?<![A-Za-z0-9])[xX*?](?![A-Za-z0-9])/;
  const cards = readCards(text.replace(new RegExp(blanks, 'g'), ''));
  if ('unreadable' in cards || cards.length >= most) return text;
  return blanks.test(text) ? text.replace(blanks, card) : [text.trim(), card].filter((part) => part !== '').join(' ');
}

export interface Asked {
  readonly house: string;
  readonly game: string;
  readonly switches: Switches;
}
export interface Effort {
  readonly method: EquityQuestion['method'];
  readonly samples: number | null;
}
const SEED = 1;

export function equityQuestion({ house, game, switches }: Asked, typed: Typed, effort: Effort): EquityQuestion {
  return { kind: 'equity', house, game, switches, ...typed, ...effort, seed: SEED };
}

/** What the first hand can know: how many are against it, not what they hold. */
export function seatQuestion(
  { house, game, switches }: Asked,
  { hands, board, dead }: Typed,
  { others, price, pot }: { readonly others: number; readonly price: number; readonly pot: number },
): SeatQuestion {
  return {
    ...{ kind: 'seat', house, game, switches, board, dead, price, pot, samples: SEAT_SAMPLES, seed: SEED },
    hole: (hands[0] ?? '').replace(/(?<![A-Za-z0-9])[xX*?](?![A-Za-z0-9])/g, ' ').trim(),
    against: Array.from({ length: others }, () => ''),
  };
}
const SEAT_SAMPLES = 100_000;
