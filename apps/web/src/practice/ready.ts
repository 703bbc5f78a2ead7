// Situations to begin with: the hands by which the house's own documents show their clauses, each once.
import type { Example } from 'baraja/books';
import type { Asked } from '../lib/wire.js';

export type Stage = Omit<Extract<Asked, { type: 'stage' }>, 'type'>;
export interface Ready extends Stage {
  readonly own: string;
  /** The clause it shows. */
  readonly clause: string;
}
const MOST = 12;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
/** The first hand that lies in one. */
const firstOf = (hands: unknown): string =>
  typeof hands === 'object' && hands !== null ? text(Object.values(hands)[0]) : '';

export function readyFrom(examples: readonly Example[], game: string): readonly Ready[] {
  const found = new Map<string, Ready>();
  for (const { id, game: of, hand } of examples) {
    if ((hand.game ?? of) !== game) continue;
    const given: Readonly<Record<string, unknown>> = hand;
    const own = firstOf(given.hands ?? given.holes);
    const bank = text(given.bankHand ?? given.houseHand);
    const board = text(given.board);
    const key = `${own}/${bank}`;
    if (own === '' || found.has(key)) continue;
    found.set(key, { own, clause: id, ...(bank ? { bank } : {}), ...(board ? { board } : {}) });
  }
  return [...found.values()].slice(0, MOST);
}
