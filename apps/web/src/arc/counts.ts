// What hands come to, as far as one sees them: totals of the twenty-one games, five cards of Spanish Poker.
import { rankingsOf } from 'baraja';
import { countOf } from 'baraja/hands';
import { facesOf } from '../lib/faces.js';
import { cardsIn, type DrawnFelt, facesIn } from '../lib/felt.js';
import type { CardId, GameRules, HandName, Language } from '../lib/wire.js';
import { arcStrings } from './words/index.js';

/** What a hand comes to at the twenty-one games. A hand with a card one does not see comes to what one sees of it. */
export interface Total {
  readonly text: string;
  readonly kind: 'usual' | 'best' | 'over';
}
export function totalOf(felt: DrawnFelt, zone: string, dealt: boolean, language: Language): Total | null {
  const cards = cardsIn(felt, zone);
  const faces = facesOf(facesIn(felt, zone));
  if (faces.length === 0) return null;
  const s = arcStrings(language);
  const { total, soft, natural } = countOf(faces, dealt && faces.length === cards.length);
  if (natural) return { text: s.natural, kind: 'best' };
  if (total > 21) return { text: s.total(String(total)), kind: 'over' };
  return { text: soft ? s.soft(String(total)) : s.total(String(total)), kind: 'usual' };
}

/** What five cards make, where all of them can be seen. */
export function fiveOf(rules: GameRules, felt: DrawnFelt, cards: readonly CardId[]): HandName | undefined {
  const faces = facesOf(cards.map((card) => felt.faces[card] ?? ''));
  const { high } = rankingsOf(rules);
  return faces.length === 5 && high ? high.name(high.best(faces, [])) : undefined;
}
