// Poker on the oval: how its hands are read and named.
import { high, low, printFace } from 'baraja';
import { facesOf } from '../../lib/faces.js';
import { cardsIn, facesIn } from '../../lib/felt.js';
import type { CardId, HandName } from '../../lib/wire.js';
import type { Family, Reading } from '../family.js';

const cardsOf = ({ felt }: Reading, seat: number) => ({
  hole: facesOf(facesIn(felt, `hand:${seat}`)),
  board: facesOf(facesIn(felt, 'board')),
});

function hand(reading: Reading, seat: number, way: 'high' | 'low'): HandName | undefined {
  const { hole, board } = cardsOf(reading, seat);
  if (hole.length === 0 || board.length < 3) return undefined;
  const ranking = way === 'high' ? high(reading.rules.high) : reading.rules.low && low(reading.rules.low);
  return ranking ? ranking.name(ranking.best(hole, board)) : undefined;
}

const made: Family['made'] = (reading, seat, say, t) => {
  const { hole, board } = cardsOf(reading, seat);
  if (hole.length === 0) return '';
  const best = high(reading.rules.high);
  const text = say.hand(best.name(best.best(hole, board)));
  const lowest = reading.rules.low && board.length >= 3 ? low(reading.rules.low) : null;
  const value = lowest ? lowest.best(hole, board) : 0;
  return value > 0 ? `${text} · ${t.table.low} ${say.hand(lowest!.name(value))}` : text;
};

/** At the end of a hand the five cards that won step forward, wherever they lie. */
const best: Family['best'] = (reading, wins) => {
  const { felt, rules } = reading;
  const shown = felt.seats.filter(
    (seat) => (wins[seat] ?? 0) > 0 && cardsIn(felt, `hand:${seat}`).some((card) => felt.open.includes(card)),
  );
  const cards = shown.flatMap((seat): readonly CardId[] => {
    const { hole, board } = cardsOf(reading, seat);
    if (hole.length === 0 || hole.length + board.length < 5) return [];
    const five = high(rules.high).five(hole, board).map(printFace);
    const lying = [...cardsIn(felt, `hand:${seat}`), ...cardsIn(felt, 'board')];
    return lying.filter((card) => five.includes(felt.faces[card] ?? ''));
  });
  return cards.length > 0 ? new Set(cards) : null;
};

export const poker: Family = {
  load: () => import('./Oval.svelte'),
  made,
  hand,
  best,
  order: ({ felt }, seat) => cardsIn(felt, `hand:${seat}`),
  direction: () => 'clockwise',
  letters: {},
};
