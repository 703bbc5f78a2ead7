// What happened, as it goes over wire 2: most of it happens in the round that is played, and is told with the round's number alone.
import type { ToldEvent } from '../table/kinds.js';

type Played = Extract<ToldEvent, { type: 'Played' }>;
/** An event of a round stands beside the round's number; whatever else a record of one says makes it be told whole. */
export type ShortEvent = ToldEvent | readonly [round: number, event: Played['event']];

export const shortened = (e: ToldEvent): ShortEvent => {
  if (e.type !== 'Played') return e;
  const { type: _, round, event, ...more } = e;
  return Object.keys(more).length === 0 ? [round, event] : e;
};
export const lengthened = (e: ShortEvent): ToldEvent =>
  'type' in e ? e : ({ type: 'Played', round: e[0], event: e[1] } as Played);
