/** How a round of a test is opened: the table by its book, and the pack stacked. */
import { isOpened, openTable } from '../../src/books/index.js';
import { type Face, faces } from '../../src/cards/index.js';
import type { TableRules } from '../../src/table/index.js';

/** Which table: the first stake and the house's own switches unless said. */
export interface Opening {
  readonly house: string;
  readonly game: string;
  readonly stake?: string;
  readonly switches?: Readonly<Record<string, unknown>>;
}
/** Rules are plain data that nobody changes, and opening a table hashes its whole book: each opening is made once. */
const openings = new Map<string, TableRules>();
/** A table opened by its book; a refusal fails the test. */
export function rulesOf({ house, game, stake, switches }: Opening): TableRules {
  const asked = JSON.stringify({ house, game, stake, switches });
  const rules = openings.get(asked) ?? openTable(JSON.parse(asked));
  if (!isOpened(rules)) throw new Error(JSON.stringify(rules));
  openings.set(asked, rules);
  return rules;
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
