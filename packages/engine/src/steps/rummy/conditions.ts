/** Conditions as they are paid where a house pays them (`snk.pan.pay_conditions`): chips from every player in the hand. */
import type { CardId, Known } from '../../kernel/index.js';
import { HEIGHTS, heightOf, type Kind, kindOf, type MeldRules, shapeOf } from '../../melds/index.js';
import type { Columns } from './lay.js';

/** Threes, fives and sevens: the cards of value. */
const VALUE = [2, 4, 6];
const [ACE, KING] = [0, HEIGHTS - 1];
const SPADES = 3;

/** What a seat's columns are worth in chips. */
export const conditionsIn = (columns: Columns, face: Known, melds: MeldRules): number =>
  columns.reduce((sum, column) => sum + worthOf(kindsOf(column, face), melds), 0);
const kindsOf = (column: readonly CardId[], face: Known): Kind[] => column.map((card) => kindOf(face(card)!));

/** One suit doubles in spades; cards of value count in sets of any suits; a run counts from the ace, and up to the king. */
function worthOf(kinds: readonly Kind[], melds: MeldRules): number {
  const suits = new Set(kinds.map((kind) => Math.floor(kind / HEIGHTS)));
  const inSpades = suits.size === 1 && suits.has(SPADES) ? 2 : 1;
  const heights = kinds.map(heightOf);
  if (shapeOf(kinds, melds) === 'run') return heights.filter((h) => h === ACE || h === KING).length * inSpades;
  const isValue = VALUE.includes(heights[0]!);
  if (suits.size > 1) return isValue ? 1 : 0;
  return (isValue ? 2 : 1) * inSpades;
}
