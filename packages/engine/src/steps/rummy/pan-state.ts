/** What Panguingue's turns remember. */
import type { CardId, Event, EventOf, Seat } from '../../kernel/index.js';
import { plus, type Turns, withColumns } from './turn.js';

export interface Pan extends Turns {
  readonly phase: 'declare' | 'turn' | 'offer' | 'forced' | 'discard' | 'shuffle' | 'over';
  readonly declared: readonly Seat[];
  /** The card the last player drew and left: on top of what was thrown, for the next one only. */
  readonly unused: CardId | null;
  readonly reshuffles: number;
  /** Of the foul hands, those that took a drawn card in. */
  readonly tookDraw: readonly Seat[];
  /** Where conditions are paid, what each seat has been paid for, by place: columns laid anew are not paid for again. */
  readonly paidFor: readonly number[];
}
export const START: Pan = {
  phase: 'over',
  first: 0,
  asked: 0,
  columns: [],
  stayed: [],
  out: [],
  fouled: [],
  declared: [],
  unused: null,
  reshuffles: 0,
  tookDraw: [],
  paidFor: [],
};

export function evolve(t: Pan, e: Event): Pan {
  const seat = e.seat!;
  switch (e.type) {
    case 'TurnsOpened': {
      const { first, columns } = e.note;
      return { ...START, phase: 'declare', first, asked: first, columns, paidFor: columns.map(() => 0) };
    }
    case 'Declared': {
      const { plays, next, phase } = e.note;
      const out = plays ? t.out : plus(t.out, seat);
      return { ...t, declared: plus(t.declared, seat), out, asked: next, phase };
    }
    case 'CardDrawn':
      return { ...t, phase: 'offer', unused: null, stayed: plus(t.stayed, seat) };
    case 'Melded':
      return melded(t, e);
    case 'CardLeft':
      return { ...t, phase: e.note.force ? 'forced' : 'turn', asked: e.note.next!, unused: e.note.card };
    case 'CardThrown':
      return { ...t, phase: 'turn', asked: e.note.next!, unused: null };
    case 'HandFouled':
      return fouled(t, e);
    case 'StockExhausted':
      return { ...t, phase: e.note.ends ? 'over' : 'shuffle', unused: null };
    case 'StubShuffled':
      return { ...t, phase: 'turn', reshuffles: t.reshuffles + 1 };
    case 'GameEnded':
      return { ...t, phase: 'over' };
    default:
      return t;
  }
}
function melded(t: Pan, { seat, note }: EventOf<'Melded'>): Pan {
  const { columns, at, used, worth = 0 } = note;
  const paidFor = worth > t.paidFor[at]! ? t.paidFor.with(at, worth) : t.paidFor;
  const now = { ...t, columns: withColumns(t.columns, at, columns), paidFor };
  return used ? { ...now, phase: 'discard', unused: null, stayed: plus(t.stayed, seat!) } : now;
}
/** Where it was his turn, it goes on to the next, who may still take a card that was left unused. */
function fouled(t: Pan, { seat, note }: EventOf<'HandFouled'>): Pan {
  const { at, took, next, phase, unused = null } = note;
  const now = {
    ...t,
    fouled: plus(t.fouled, seat!),
    tookDraw: took ? plus(t.tookDraw, seat!) : t.tookDraw,
    columns: withColumns(t.columns, at, []),
  };
  return next === undefined ? now : { ...now, asked: next, phase: phase!, unused };
}
