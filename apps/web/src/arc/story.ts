// What came of each wager, read off what was told: won, lost, pushed, or not covered and returned; and where on the felt it lay.
import type { NoteOf } from 'baraja';
import { isSettled } from 'baraja/facts';
import type { CardId, Written } from '../lib/wire.js';

export type Fate = 'won' | 'lost' | 'push' | 'returned';
export interface Outcome {
  /** The place its chips lay at. */
  readonly place: string;
  readonly seat: number;
  readonly fate: Fate;
  /** Won or lost; nothing where it was neither. */
  readonly amount: number;
  /** What it would have come to had the bank reached. */
  readonly due: number;
  /** How much of what lay there went back to its owner. */
  readonly back: number;
  readonly rule: string | null;
  /** The line of the settlement it came under, where there is one. */
  readonly by: string;
  readonly event: Written;
}
type Wager = NoteOf<'WagerWon'>;
const chipsFrom = (event: Written, kind: string): number =>
  (event.chips ?? []).reduce(
    (sum, { from, to, amount }) => (from.startsWith(kind) && !to.startsWith('stack:') ? sum + amount : sum),
    0,
  );

/** Where a wager lay: the circle, which of its hands, and who stood in which row. */
function placeOf({ circle, hand, row, bet }: Wager): string {
  if (bet === 'insurance') return row === 0 ? `insurance:${circle}` : `insurance:${circle}.${row}`;
  const base = row === 0 ? `wager:${circle}` : `back:${circle}.${row}`;
  return hand === 0 ? base : `${base}.${hand + 1}`;
}
function outcomeOf(event: Written): readonly Outcome[] {
  const { seat } = event;
  if (seat === undefined || seat === null) return [];
  const one = (place: string, fate: Fate, amount: number, owed = amount): Outcome => ({
    place,
    seat,
    fate,
    amount,
    due: Math.abs(owed),
    back: (event.chips ?? []).reduce(
      (sum, { from, to, amount }) => (from === place && to.startsWith('stack:') ? sum + amount : sum),
      0,
    ),
    rule: event.rule ?? null,
    by: lineOf(event),
    event,
  });
  switch (event.type) {
    case 'WagerWon':
      return [one(placeOf(event.note), 'won', event.note.won, event.note.due)];
    case 'WagerLost':
      return [one(placeOf(event.note), 'lost', event.note.taken, event.note.due)];
    case 'WagerPushed':
      return [one(placeOf(event.note), 'push', 0)];
    case 'WagerReturned':
      return [one(placeOf(event.note), 'returned', 0, event.note.due)];
    case 'FoldTaken':
      return [one(`ante:${seat}`, 'lost', chipsFrom(event, ''))];
    case 'AnteSettled':
      if (event.note.result === 'push') return [one(`ante:${seat}`, 'push', 0)];
      return event.note.result === 'lose'
        ? [one(`ante:${seat}`, 'lost', chipsFrom(event, ''))]
        : [one(`ante:${seat}`, 'won', event.note.won)];
    case 'BonusSettled': {
      const { bet, won } = event.note;
      return [one(`${bet}:${seat}`, won > 0 ? 'won' : 'lost', won > 0 ? won : chipsFrom(event, ''))];
    }
    case 'ProgressiveSettled': {
      const { won } = event.note;
      return [one(`progressive:${seat}`, won > 0 ? 'won' : 'lost', won > 0 ? won : chipsFrom(event, 'progressive'))];
    }
    default:
      return [];
  }
}
/** The line of the settlement a wager came under; '' for what is none. */
function lineOf(event: Written): string {
  if (!isSettled(event)) return '';
  return event.note.outcome ?? (event.note.bet === 'insurance' ? 'insurance' : '');
}
export const outcomesOf = (settled: readonly Written[]): readonly Outcome[] => settled.flatMap(outcomeOf);

/** Outcomes with those of the hands of one circle put together, where it is to be so. */
export function together(outcomes: readonly Outcome[], isOne: (place: string) => boolean): readonly Outcome[] {
  const out = new Map<string, Outcome>();
  for (const outcome of outcomes) {
    const place = isOne(outcome.place) ? oneOf(outcome) : outcome.place;
    const was = out.get(place);
    out.set(place, was ? summed(was, outcome) : { ...outcome, place });
  }
  return [...out.values()];
}
/** All of a seat's wagers at a layout with several spaces; all hands of a circle elsewhere. */
const oneOf = ({ place, seat }: Outcome): string =>
  /^(?:wager|back|insurance):/.test(place) ? place.replace(/^(wager:\d+|back:\d+\.\d+).*/, '$1') : `ante:${seat}`;
const signed = ({ fate, amount }: Outcome): number => (fate === 'won' ? amount : fate === 'lost' ? -amount : 0);
function summed(a: Outcome, b: Outcome): Outcome {
  const net = signed(a) + signed(b);
  const fate = net > 0 ? 'won' : net < 0 ? 'lost' : a.fate === b.fate ? a.fate : 'push';
  const short = a.due - a.amount + b.due - b.amount;
  return { ...a, fate, amount: Math.abs(net), due: Math.abs(net) + short, back: a.back + b.back };
}
/** What a seat has won or lost by these. */
export const netOf = (outcomes: readonly Outcome[], seat: number): number =>
  outcomes.filter((one) => one.seat === seat).reduce((sum, one) => sum + signed(one), 0);

/** The bank as it was posted in this round; null where none has been, or it was posted before one came. */
export function bankPosted(settled: readonly Written[]): { readonly seat: number; readonly amount: number } | null {
  const posted = settled.find(({ type }) => type === 'BankPosted');
  if (!posted || posted.seat === undefined || posted.seat === null) return null;
  return { seat: posted.seat, amount: (posted.chips ?? []).reduce((sum, { amount }) => sum + amount, 0) };
}
/** Hands that have been settled and put in the rack, by seat. */
export const rackedIn = (settled: readonly Written[]): Readonly<Record<number, readonly CardId[]>> =>
  Object.fromEntries(
    settled.flatMap(({ type, seat, cards }) =>
      type === 'HandRacked' && seat ? [[seat, cards?.[0]?.cards ?? []]] : [],
    ),
  );
/** Is less than all of it met? */
export const isShort = ({ fate, amount, due }: Outcome): boolean => fate !== 'push' && amount < due;
