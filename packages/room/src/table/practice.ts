// Practice is for one: whoever plays alone against bots has no clock, says how fast it goes, and has the next hand dealt when he likes.
import type { Received } from '../protocol/frames.js';
import type { TableActor } from './actor.js';

/** Something about the pace, and nothing that happens on the felt: it is not stored. */
export type PaceAsk = Extract<Received, { type: 'pace' | 'next' }>;
export const isPaceAsk = (asked: Received): asked is PaceAsk => asked.type === 'pace' || asked.type === 'next';

/**
 * Who practises with nobody but bots; null where others play, or nobody. Who is leaving, or looks elsewhere, is played out as anybody
 * is: a hand that waited for him would hold his chips, and keep him from being dealt in anywhere else.
 */
export function practisesAlone(table: Pick<TableActor, 'opened' | 'state' | 'isHere'>): string | null {
  const { opened, state } = table;
  if (!opened.practice) return null;
  const people = state.sittings.filter((s) => !s.patron.bot);
  const [only] = people;
  return only && people.length === 1 && only.leaving === null && table.isHere(only.patron.id) ? only.patron.id : null;
}
