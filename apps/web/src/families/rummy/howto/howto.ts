// How a rummy is played, in a page: made from the values of a table's own rules, so that a house switch changes what is said. Each
// line names the clauses it rests on.
import type { RummyRules } from 'baraja/games';
import type { PanelKey } from '../../../learn/panel.js';
import type { Language, TableRules } from '../../../lib/wire.js';
import { en } from './en.js';
import { es } from './es.js';

export interface HowLine {
  readonly text: string;
  readonly rules: readonly string[];
}
export interface HowSection {
  /** The panel it belongs to. */
  readonly key: PanelKey;
  readonly lines: readonly HowLine[];
}
/** What a page is made from. */
export interface HowFacts<R extends RummyRules = RummyRules> {
  readonly game: R;
  readonly forced: TableRules['forced'];
  readonly fee: TableRules['fee'];
  readonly right: boolean;
  readonly cards: number;
  money(cents: number): string;
}
export type HowPage = {
  readonly [G in RummyRules['game']]: (facts: HowFacts<Extract<RummyRules, { game: G }>>) => readonly HowSection[];
};

/** What laying one's columns anew rests on. */
export const anew = ({ cites }: RummyRules): string => ('rearrange' in cites ? cites.rearrange : cites.build);

/** A line, where it is true. */
export const line = (text: string, ...rules: readonly string[]): HowLine => ({ text, rules: [...new Set(rules)] });
export const when = (is: boolean, ...lines: readonly HowLine[]): readonly HowLine[] => (is ? lines : []);

const PAGES: Readonly<Record<Language, HowPage>> = { en, es };

export function howToPlay(
  { game, forced, fee, direction }: Pick<TableRules, 'game' | 'forced' | 'fee' | 'direction'>,
  language: Language,
  money: (cents: number) => string,
): readonly HowSection[] {
  if (game.family !== 'rummy') return [];
  const facts = { forced, fee, right: direction === 'counter-clockwise', cards: game.decks * 40, money };
  const page = PAGES[language];
  switch (game.game) {
    case 'escaleriado':
      return page.escaleriado({ ...facts, game });
    case 'pan':
      return page.pan({ ...facts, game });
    case 'largo':
      return page.largo({ ...facts, game });
  }
}
/** 'A, 3, 5 and 7' of the ranks that count as odd. */
export const ranksOf = (odd: string, and: string): string => {
  const all = odd.split('');
  return `${all.slice(0, -1).join(', ')} ${and} ${all.at(-1)}`;
};
