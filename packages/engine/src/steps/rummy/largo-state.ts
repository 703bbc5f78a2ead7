/** What Largo's turns remember, and how what happens changes it. */
import type { CardId, Event, RuleId, Seat } from '../../kernel/index.js';
import { isIn, plus, type Turns, withColumns } from './turn.js';

export interface Largo extends Turns {
  readonly phase: 'turn' | 'offer' | 'discard' | 'marker' | 'third' | 'reached' | 'over';
  /** The card the last player threw or left, for the next one to draw. */
  readonly open: CardId | null;
  /** Who has all his cards down, in the order they got there. */
  readonly tenDown: readonly Seat[];
  /** How many cards lie under the marker; null while there is none. */
  readonly marker: number | null;
  /** Who has had a say over the marker: whoever placed it, then whoever might move it. */
  readonly markers: readonly Seat[];
  /** The marker has been reached or taken out: nobody may drop any more. */
  readonly past: boolean;
  /** Who still has to say whether he goes on. */
  readonly deciding: readonly Seat[];
  /** What each has down, in the order they got there: of equal layouts the earlier leads. */
  readonly reached: readonly { readonly seat: Seat; readonly cards: number }[];
  /** What those who dropped owe, in points. */
  readonly owes: readonly Owed[];
}
export interface Owed {
  readonly seat: Seat;
  readonly points: number;
  readonly rule: RuleId;
}
export const START: Largo = {
  phase: 'over',
  first: 0,
  asked: 0,
  columns: [],
  stayed: [],
  out: [],
  fouled: [],
  open: null,
  tenDown: [],
  marker: null,
  markers: [],
  past: false,
  deciding: [],
  reached: [],
  owes: [],
};

/** What everybody has down, the earliest to get there first. */
const ranked = (t: Largo, seat: Seat, cards: number): Largo['reached'] => [
  ...t.reached.filter((one) => one.seat !== seat),
  { seat, cards },
];
/** Of those still in, who has most face up, and of equal ones who got there first. */
export function leaders(t: Largo): readonly Seat[] {
  const left = t.reached.filter(({ seat }) => isIn(t, seat));
  const most = left.reduce((n, { cards }) => Math.max(n, cards), 0);
  return left.filter(({ cards }) => cards === most).map(({ seat }) => seat);
}
/** How many have had all their cards down, foul hands not counted. */
export const allDown = (t: Largo): number => t.tenDown.filter((seat) => !t.fouled.includes(seat)).length;

export function evolve(t: Largo, e: Event): Largo {
  const seat = e.seat!;
  switch (e.type) {
    case 'TurnsOpened':
      return { ...START, phase: 'turn', first: seat, asked: seat, columns: e.note.columns };
    case 'CardDrawn':
      return { ...t, phase: 'offer', open: null, stayed: plus(t.stayed, seat) };
    case 'CardIntoHand':
      return { ...t, phase: 'discard' };
    case 'ColumnsRearranged':
      return { ...t, columns: withColumns(t.columns, e.note.at, e.note.columns) };
    case 'Melded': {
      const columns = withColumns(t.columns, e.note.at, e.note.columns);
      const cards = e.note.columns.reduce((n, column) => n + column.length, 0);
      const now = { ...t, columns, reached: ranked(t, seat, cards) };
      return e.note.used ? { ...now, phase: 'discard', open: null, stayed: plus(t.stayed, seat) } : now;
    }
    case 'CardLeft':
    case 'CardThrown':
      return { ...t, open: e.note.card! };
    case 'AllDown':
      return { ...t, tenDown: plus(t.tenDown, seat) };
    case 'MarkerDue':
      return { ...t, phase: e.note.phase };
    case 'MarkerPlaced':
    case 'MarkerMoved':
      return { ...t, marker: e.note.under, markers: plus(t.markers, seat) };
    case 'MarkerLeft':
      return { ...t, markers: plus(t.markers, seat) };
    case 'MarkerRemoved':
      return { ...t, marker: null, markers: plus(t.markers, seat) };
    case 'MarkerReached':
      return {
        ...t,
        phase: 'reached',
        past: true,
        marker: null,
        deciding: e.note.deciding,
        asked: e.note.deciding[0]!,
      };
    case 'WentOn':
    case 'LeaderStays':
      return decided(t, seat);
    case 'Dropped': {
      const owes = [...t.owes, { seat, points: e.note.points!, rule: e.rule! }];
      return { ...decided(t, seat), out: plus(t.out, seat), owes };
    }
    case 'HandFouled': {
      const columns = withColumns(t.columns, e.note.at, []);
      return { ...decided(t, seat), fouled: plus(t.fouled, seat), columns };
    }
    case 'TurnPassed':
      return { ...t, phase: 'turn', asked: e.note.next };
    case 'GameEnded':
      return { ...t, phase: 'over' };
    default:
      return t;
  }
}
/** One has spoken, or is out: the next who must say whether he goes on does. */
function decided(t: Largo, seat: Seat): Largo {
  if (t.phase !== 'reached') return t;
  const deciding = t.deciding.filter((s) => s !== seat);
  return { ...t, deciding, asked: deciding[0] ?? t.asked };
}
