/** What tests of draw games look for, in few words. */
import { expect } from 'vitest';
import { clause, type GameId, gameOf, isRuling } from '../../src/books/index.js';
import type { Event, Seat } from '../../src/kernel/index.js';
import { type DrawDealing, type DrawHand, dealDraw } from '../../src/testing/draw.js';
import type { Opening } from '../../src/testing/opening.js';
import { printRules, rulesPage, words } from '../../src/words/index.js';
import { outcome } from '../look.js';

/** Two pat hands against each other to the end: 'first', 'second', or 'split' where both win. */
export function duel(p: Opening, first: string, second: string): string {
  return outcome(dealDraw({ ...p, stacks: [500, 500], holes: { 0: first, 1: second } }));
}
/** Are these hands in order, the best first, each beating the next whichever seat holds it? */
export function inOrder(p: Opening, hands: readonly string[]): void {
  for (let i = 0; i + 1 < hands.length; i++) {
    const [better, worse] = [hands[i]!, hands[i + 1]!];
    expect([duel(p, better, worse), duel(p, worse, better)], `${better} over ${worse}`).toEqual(['first', 'second']);
  }
}

/** How many cards each seat asked for, in the order they called: '1:3 2:0'. */
export const calls = (h: DrawHand): string =>
  h.log
    .flatMap((e) => (e.type === 'Discarded' || e.type === 'StoodPat' ? [`${e.seat}:${e.note.count}`] : []))
    .join(' ');
/** How many cards each seat was dealt on the draw, in the order they came. */
export const dealt = (h: DrawHand): string =>
  h
    .all('CardsDrawn')
    .map((e) => `${e.seat}:${e.note.count}`)
    .join(' ');
/** Who acted in the round of betting that is running or was last, in order. */
export function actors(h: DrawHand): readonly Seat[] {
  const from = h.log.findLastIndex(({ type }) => type === 'BettingOpened');
  const ACTS = ['Checked', 'Bet', 'Called', 'Raised', 'Folded'];
  return h.log.slice(from).flatMap(({ type, seat }: Event) => (ACTS.includes(type) ? [seat!] : []));
}
/** Everybody at the table stands where the stage is, having done nothing but pass the deal. */
export const at = (p: DrawDealing, stage: string): DrawHand => dealDraw(p).checkTo(stage);

/** The page of a game shows the clause, in the reader's language, and says so where people keep it. */
export function onPage(game: GameId, id: string, language: 'en' | 'es' = 'en'): void {
  const page = rulesPage(gameOf(game).house, game, { language });
  if ('refused' in page) throw new Error(page.refused);
  const found = clause(id)!;
  if (isRuling(found)) throw new Error(`${id} is a ruling`);
  const say = words(language);
  const kept = found.kept ? ` ${say.rules.byPeople}` : '';
  expect(printRules(page, { width: 10_000 })).toContain(`${id}: ${say.law(found).text}${kept}\n`);
}
