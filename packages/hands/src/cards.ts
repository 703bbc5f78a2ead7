/** Cards as the formats print them: two letters each, with or without spaces; two question marks where nobody has seen one. */
import { type Face, isReadable, printFace, readFace } from 'baraja';
import { fault } from './fault.js';
import { Bad } from './money.js';
import type { MaybeFace } from './poker.js';

export const printed = (cards: readonly MaybeFace[], between = ''): string =>
  cards.map((card) => (card === null ? '??' : printFace(card))).join(between);
export function cardOf(text: string): MaybeFace {
  if (text === '??') return null;
  const face = readFace(text);
  if (!isReadable<Face>(face)) throw new Bad(fault('bad-line', { line: text }));
  return face;
}
/** 'AcKd', '????', 'Ac Kd'. */
export function cardsOf(text: string): readonly MaybeFace[] {
  const bare = text.replace(/\s+/g, '');
  if (bare.length % 2 !== 0) throw new Bad(fault('bad-line', { line: text }));
  return (bare.match(/../g) ?? []).map(cardOf);
}
