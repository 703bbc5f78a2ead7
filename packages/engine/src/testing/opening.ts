/** How a round of a test is opened: the table by its book, who sits there with what, and the pack stacked. */
import { isOpened, openTable } from '../books/index.js';
import { type Face, faces } from '../cards/index.js';
import type { Chips, Seat } from '../kernel/index.js';
import type { Fee, PokerTerms, Post } from '../steps/index.js';
import type { TableRules } from '../table/index.js';

/** Which table: the first stake and the house's own switches unless said. */
export interface Opening {
  readonly house: string;
  readonly game: string;
  readonly stake?: string;
  readonly switches?: Readonly<Record<string, unknown>>;
  /** The table's rules as given, whatever book they come from. */
  readonly rules?: TableRules;
  /** What this table plays otherwise than any book has it: what a book could say, and none does. */
  readonly unlike?: (rules: TableRules) => TableRules;
}
/** Who sits there with what, and what was agreed for this deal. */
export interface Sitting extends Opening {
  /** Dollars by seat; a list is of the seats 0, 1, 2 … */
  readonly stacks: readonly number[] | Readonly<Record<number, number>>;
  /** What is posted; what the book asks unless said. */
  readonly posts?: readonly Post[];
  /** No fee unless asked for: most rules are easier to read without it. */
  readonly fees?: readonly Fee[] | 'by-the-book';
  readonly halves?: number;
  readonly dealer?: PokerTerms['dealer'];
}
/** Where the markers lie as the round opens, what the seats post, and whatever else a family brings. */
export interface Placing extends Partial<Pick<PokerTerms, 'posts' | 'bank'>> {
  readonly markers?: Readonly<Record<string, Seat>>;
  readonly chips?: Readonly<Record<string, Chips>>;
}

/** Rules are plain data that nobody changes, and opening a table hashes its whole book: each opening is made once. */
const openings = new Map<string, TableRules>();
/** A table opened by its book; a refusal fails the test. */
export function rulesOf(opening: Opening): TableRules {
  const { unlike = (given) => given, rules } = opening;
  return unlike(rules ?? openedBy(opening));
}
function openedBy({ house, game, stake, switches }: Opening): TableRules {
  const asked = JSON.stringify({ house, game, stake, switches });
  const rules = openings.get(asked) ?? openTable(JSON.parse(asked));
  if (!isOpened(rules)) throw new Error(JSON.stringify(rules));
  openings.set(asked, rules);
  return rules;
}

/** An ante from each of these, where the house asks one. */
export function antesOf({ forced }: TableRules, seats: readonly Seat[]): readonly Post[] {
  const amount = forced.kind === 'ante' ? forced.amount : forced.kind === 'bring-in' ? forced.ante : 0;
  if (amount === 0 || forced.kind === 'none') return [];
  return seats.map((seat) => ({ seat, amount, kind: 'ante', rule: forced.rule }));
}

/**
 * A pack in the order that deals these hands, a card to each in turn or every hand `atOnce`, and then what comes `next`;
 * '..' is any card. So many cards lie `before` them. All else comes as it lies in the pack.
 */
export function stack(
  pack: readonly Face[],
  p: { hands: readonly string[]; size: number; atOnce?: boolean; next?: string; before?: number },
): Face[] {
  const { hands, size, atOnce = false, next = '', before = 0 } = p;
  const rest = [...pack];
  const wanted = new Map<number, Face>();
  const want = (text: string, at: number): void => {
    if (text === '..') return;
    const face = faces(text)[0]!;
    const found = rest.indexOf(face);
    if (found < 0) throw new Error(`${text} is dealt twice`);
    rest.splice(found, 1);
    wanted.set(before + at, face);
  };
  for (const [i, hand] of hands.entries())
    for (const [k, card] of wordsOf(hand).entries()) want(card, atOnce ? i * size + k : k * hands.length + i);
  for (const [i, card] of wordsOf(next).entries()) want(card, hands.length * size + i);
  return pack.map((_, i) => wanted.get(i) ?? rest.shift()!);
}
export const wordsOf = (line: string): readonly string[] => line.split(/\s+/).filter(Boolean);
