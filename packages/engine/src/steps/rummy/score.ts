/** Escaleriado's count: how each point of the winner's eleven cards comes about, with its clause. */
import { rankOf, suitOf } from '../../cards/index.js';
import type { Line } from '../../facts/index.js';
import type { CardId, Known } from '../../kernel/index.js';
import { arrangements, countsOf, faceOf, KINDS, kindOf, shapeOf, type Worth } from '../../melds/index.js';
import { type Columns, named } from './lay.js';
import type { EscaleriadoRules } from './rules.js';

export type { Line };
export interface Score {
  readonly lines: readonly Line[];
  readonly points: number;
}

/** No count is higher: eleven black cards, all of them counting and of one suit. */
export const COUNT_MAX = 11 * 2 + 3;

/** Clubs and spades are black, worth two; diamonds and hearts red, worth one. */
const isBlack = (suit: number): boolean => suit === 0 || suit === 3;
const colourOf = (suit: number): number => (isBlack(suit) ? 2 : 1);

const LETTERS = '23456789TJQKA';
const isOdd = (card: CardId, face: Known, { oddRanks }: EscaleriadoRules): boolean =>
  oddRanks.includes(LETTERS.charAt(rankOf(face(card)!)));

export function scoreOf(columns: Columns, face: Known, rules: EscaleriadoRules): Score {
  const { cites } = rules;
  const lines: Line[] = [];
  const points = (cards: readonly CardId[]) => cards.reduce((sum, card) => sum + colourOf(suitOf(face(card)!)), 0);
  const escalaOdd: CardId[] = [];
  for (const column of columns) {
    const shape = shapeOf(
      column.map((card) => kindOf(face(card)!)),
      rules.melds,
    );
    const cards = shape === 'set' ? column : column.filter((card) => isOdd(card, face, rules));
    if (shape === 'run') escalaOdd.push(...cards);
    if (cards.length === 0) continue;
    lines.push({ what: shape === 'set' ? 'camuco' : 'escala', cards, points: points(cards), rule: cites.counting });
  }
  const counting = lines.flatMap((line) => line.cards);
  const tested =
    rules.bonusSet === 'counting'
      ? counting
      : rules.bonusSet === 'escala-odd'
        ? escalaOdd
        : columns.flat().filter((card) => isOdd(card, face, rules));
  lines.push(bonusOf(tested, face, cites));
  return { lines, points: lines.reduce((sum, line) => sum + line.points, 0) };
}
/** All of one suit is worth more; none at all is worth what several suits are. */
function bonusOf(cards: readonly CardId[], face: Known, cites: EscaleriadoRules['cites']): Line {
  const suits = [...new Set(cards.map((card) => suitOf(face(card)!)))];
  if (suits.length !== 1) return { what: 'more-suits', cards, points: 1, rule: cites.mixedSuits };
  return isBlack(suits[0]!)
    ? { what: 'one-black-suit', cards, points: 3, rule: cites.blackSuit }
    : { what: 'one-red-suit', cards, points: 2, rule: cites.redSuit };
}

/**
 * How eleven cards lie to be worth most, where the bonus goes by how they lie; undefined where it does not, since what the cards
 * count is then all there is to it, or where they do not lie at all.
 */
export function worthMost(cards: readonly CardId[], face: Known, rules: EscaleriadoRules): Columns | undefined {
  if (rules.bonusSet === 'all-odd') return undefined;
  let best: { columns: Columns; points: number } | undefined;
  for (const kinds of arrangements(countsOf(cards.map((card) => kindOf(face(card)!))), rules.melds)) {
    const columns = named(kinds, cards, face);
    const { points } = scoreOf(columns, face, rules);
    if (best === undefined || points > best.points) best = { columns, points };
  }
  return best?.columns;
}

/** What each card counts in an escala and in a camuco: a winner lays his columns to be worth most. */
export function worthFor(rules: EscaleriadoRules): Worth {
  const [run, set] = [new Uint8Array(KINDS), new Uint8Array(KINDS)];
  for (let kind = 0; kind < KINDS; kind++) {
    const face = faceOf(kind);
    set[kind] = colourOf(suitOf(face));
    run[kind] = rules.oddRanks.includes(LETTERS.charAt(rankOf(face))) ? set[kind]! : 0;
  }
  return { run, set };
}
