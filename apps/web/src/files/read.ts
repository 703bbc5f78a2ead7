// A file of hands as the page shows it: each as the felt replays it, or why it is none.
import { type Fault, formatOf, handsIn, isFault, type ReadHand, rulesOf } from '@baraja/hands';
import type { RoundRecord } from '../lib/api.js';

export interface FileHand {
  readonly number: number;
  readonly read: ReadHand | Fault;
}
/** So many are shown of a long file. */
export const SHOWN = 200;

/** Null where it is no file of hands. */
export async function handsOf(text: string): Promise<readonly FileHand[] | null> {
  const format = formatOf(text);
  if (format === null) return null;
  const out: FileHand[] = [];
  for await (const read of handsIn(format, text.split(/\r?\n/))) {
    if (out.length === SHOWN) break;
    out.push({ number: out.length + 1, read });
  }
  return out;
}
/** A hand as the felt and the log draw it. */
export function recordOf({
  hand,
}: ReadHand): Pick<RoundRecord, 'events' | 'faces' | 'rules' | 'seat' | 'names'> | null {
  const rules = rulesOf(hand);
  if (isFault(rules)) return null;
  const { faces, names, eyes, events, at } = hand;
  return {
    rules,
    names,
    faces,
    seat: typeof eyes === 'number' ? eyes : null,
    events: events.map(({ after, event }) => ({ at: (at ?? 0) + after, event })),
  };
}
