// How poker's hands are read and named: fetched with the first poker table.
import { printFace, rankingsOf } from 'baraja';
import { facesOf } from '../../lib/faces.js';
import { cardsIn, facesIn } from '../../lib/felt.js';
import type { CardId, HandName } from '../../lib/wire.js';
import type { Family, Reading, Way } from '../family.js';
import { type OvalRules, shapeOf } from './shape.js';

const cardsOf = ({ felt }: Reading, seat: number) => ({
  hole: facesOf(facesIn(felt, `hand:${seat}`)),
  board: facesOf(facesIn(felt, 'board')),
});

export function hand(reading: Reading, seat: number, way: 'high' | 'low'): HandName | undefined {
  const { hole, board } = cardsOf(reading, seat);
  if (hole.length === 0 || (shapeOf(reading.rules as OvalRules).board > 0 && board.length < 3)) return undefined;
  const ranking = rankingsOf(reading.rules)[way];
  return ranking ? ranking.name(ranking.best(hole, board)) : undefined;
}

export const made: Family['made'] = (reading, seat, say, t) => {
  const { hole, board } = cardsOf(reading, seat);
  if (hole.length === 0) return '';
  const { high, low } = rankingsOf(reading.rules);
  const text = high ? say.hand(high.name(high.best(hole, board))) : '';
  const value = low?.best(hole, board) ?? 0;
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
      if (!isShown || hole.length === 0 || !ranking || ranking.best(hole, board) === 0) continue;
      const five = ranking.five(hole, board).map(printFace);
      for (const card of [...cardsIn(felt, `hand:${seat}`), ...cardsIn(felt, 'board')])
        if (five.includes(felt.faces[card] ?? '') && !ways.get(card)?.includes(way))
          ways.set(card, [...(ways.get(card) ?? []), way]);
    }
  }
  return ways.size > 0 ? ways : null;
};
