// How poker's hands are read and named: fetched with the first poker table.
import { type Face, printFace, rankingsOf } from 'baraja';
import type { Ranking } from 'baraja/hands';
import { facesOf } from '../../lib/faces.js';
import { cardsIn, facesIn } from '../../lib/felt.js';
import type { CardId, HandName } from '../../lib/wire.js';
import type { Family, Reading, Way } from '../family.js';
import { type OvalRules, shapeOf } from './shape.js';

const cardsOf = ({ felt }: Reading, seat: number) => ({
  hole: facesOf(facesIn(felt, `hand:${seat}`)),
  board: facesOf(facesIn(felt, 'board')),
});

const FIVE = 5;
/** The worth of a hand by the best five of it: six or seven at once are ranked by tables that take longer to fill than a card to fly. */
export function worthOf(ranking: Ranking, hole: readonly Face[], board: readonly Face[]): number {
  const five = hole.length + board.length > FIVE ? ranking.five(hole, board) : [];
  if (five.length < FIVE) return ranking.best(hole, board);
  const kept = (cards: readonly Face[]) => cards.filter((card) => five.includes(card));
  return ranking.best(kept(hole), kept(board));
}
const ANY = facesOf(['As', 'Kd', 'Qc', '9h', '7s']);
/** Fills what five cards of this game are ranked by, for the same reason, before any are dealt. */
export function ready(rules: OvalRules): void {
  const { hand: most, board } = shapeOf(rules);
  const shared = Math.min(3, board);
  const hole = ANY.slice(0, Math.min(most, FIVE - shared));
  const { high, low } = rankingsOf(rules);
  for (const ranking of [high, low]) ranking?.name(ranking.best(hole, ANY.slice(hole.length, hole.length + shared)));
}

export function hand(reading: Reading, seat: number, way: 'high' | 'low'): HandName | undefined {
  const { hole, board } = cardsOf(reading, seat);
  if (hole.length === 0 || (shapeOf(reading.rules as OvalRules).board > 0 && board.length < 3)) return undefined;
  const ranking = rankingsOf(reading.rules)[way];
  return ranking ? ranking.name(worthOf(ranking, hole, board)) : undefined;
}

export const made: Family['made'] = (reading, seat, say, t) => {
  const { hole, board } = cardsOf(reading, seat);
  if (hole.length === 0) return '';
  const { high, low } = rankingsOf(reading.rules);
  const text = high ? say.hand(high.name(worthOf(high, hole, board))) : '';
  const value = low ? worthOf(low, hole, board) : 0;
  if (!low || value === 0) return text;
  const lowest = say.hand(low.name(value));
  return high ? `${text} · ${t.table.low} ${lowest}` : lowest;
};

/** At the end of a hand the five cards that won step forward, wherever they lie, for the high and for the low. */
export const best: Family['best'] = (reading, awards) => {
  const { felt, rules } = reading;
  const rankings = rankingsOf(rules);
  const ways = new Map<CardId, Way[]>();
  for (const { way, shares } of awards) {
    if (way === 'uncontested') continue;
    const ranking = rankings[way] ?? rankings.high ?? rankings.low;
    for (const { seat } of shares) {
      const { hole, board } = cardsOf(reading, seat);
      const isShown = cardsIn(felt, `hand:${seat}`).some((card) => felt.open.includes(card));
      if (!isShown || hole.length === 0 || !ranking || worthOf(ranking, hole, board) === 0) continue;
      const five = ranking.five(hole, board).map(printFace);
      for (const card of [...cardsIn(felt, `hand:${seat}`), ...cardsIn(felt, 'board')])
        if (five.includes(felt.faces[card] ?? '') && !ways.get(card)?.includes(way))
          ways.set(card, [...(ways.get(card) ?? []), way]);
    }
  }
  return ways.size > 0 ? ways : null;
};
