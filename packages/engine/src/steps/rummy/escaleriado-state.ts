/** What Escaleriado's turns remember, and how what happens changes it. */
import type { Event, NoteOf, Seat } from '../../kernel/index.js';
import { plus, type Turns, withColumns } from './turn.js';

/** `drawer` has the turn; `asked` has the say: over the open card, or whether he plays. */
export interface Escaleriado extends Turns {
  readonly phase: 'declare' | 'turn' | 'offer' | 'discard' | 'shuffle' | 'over';
  readonly drawer: Seat;
  /** Who has said whether he plays, where that is said before the first draw. */
  readonly declared: readonly Seat[];
  readonly reshuffles: number;
}
export const START: Escaleriado = {
  phase: 'over',
  first: 0,
  drawer: 0,
  asked: 0,
  columns: [],
  stayed: [],
  out: [],
  fouled: [],
  declared: [],
  reshuffles: 0,
};

export function evolve(t: Escaleriado, e: Event): Escaleriado {
  const seat = e.seat!;
  switch (e.type) {
    case 'TurnsOpened': {
      const { first, columns, phase } = e.note;
      return { ...START, phase: phase!, first, drawer: first, asked: first, columns };
    }
    case 'Stayed':
      return { ...t, declared: plus(t.declared, seat), ...turnAt(t, e.note) };
    case 'Dropped':
      return { ...t, out: plus(t.out, seat), declared: plus(t.declared, seat), ...turnAt(t, e.note) };
    case 'CardDrawn':
      return { ...t, phase: 'offer', drawer: seat, asked: seat, stayed: plus(t.stayed, seat) };
    case 'CardPassed':
      return { ...t, asked: e.note.asked };
    case 'CardIntoHand':
      return { ...t, phase: 'discard' };
    case 'ColumnsRearranged':
      return { ...t, columns: withColumns(t.columns, e.note.at, e.note.columns) };
    case 'Melded': {
      const columns = withColumns(t.columns, e.note.at, e.note.columns);
      return e.note.used ? { ...t, columns, phase: 'discard', stayed: plus(t.stayed, seat) } : { ...t, columns };
    }
    case 'CardDied':
    case 'CardThrown':
      return { ...t, phase: 'turn', drawer: e.note.next!, asked: e.note.next! };
    case 'HandFouled': {
      const { at, asked, next } = e.note;
      const now = { ...t, fouled: plus(t.fouled, seat), columns: withColumns(t.columns, at, []) };
      if (asked !== undefined) return { ...now, asked };
      return next === undefined ? now : { ...now, ...turnAt(t, e.note) };
    }
    case 'StockExhausted':
      return { ...t, phase: e.note.ends ? 'over' : 'shuffle' };
    case 'StubShuffled':
      return { ...t, phase: 'turn', reshuffles: t.reshuffles + 1 };
    case 'GameEnded':
      return { ...t, phase: 'over' };
    default:
      return t;
  }
}
/** Whose say it is next; while all are still declaring, nobody has the turn. */
function turnAt(
  t: Escaleriado,
  { next, phase }: Pick<NoteOf<'Dropped'>, 'next' | 'phase'>,
): Pick<Escaleriado, 'phase' | 'drawer' | 'asked'> {
  return { phase: phase!, drawer: phase === 'declare' ? t.drawer : next!, asked: next! };
}
