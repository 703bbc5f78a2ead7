/** What only our own files have of a hand of poker, whatever their format: read as it is declared, since anybody may have written it. */
import { chips, choice, count, type Fields, list, map, maybe, optional, plain, record, seat, text } from 'baraja/facts';
import { fault } from './fault.js';
import { isEyes, wrongField } from './line.js';
import { Bad } from './money.js';
import { POST_KINDS, type PokerHand } from './poker.js';

export type Ours = Partial<Pick<PokerHand, 'id' | 'eyes' | 'own' | 'of' | 'posts' | 'end' | 'pots'>>;
const fee = record({ seat, amount: chips, to: choice('drop', 'jackpot'), from: optional(choice('ante', 'centre')) });
const OURS: Fields = {
  id: optional(text),
  eyes: optional(plain()),
  // What a table of one's own takes, ownTable says itself.
  own: optional(maybe(map(plain()))),
  of: optional(
    maybe(
      record({
        house: text,
        game: text,
        stake: text,
        switches: map(plain()),
        hash: text,
        markers: map(seat),
        fees: list(fee),
        halves: count,
        dealer: choice('engine', 'person'),
        limit: maybe(chips),
      }),
    ),
  ),
  posts: optional(list(record({ seat, kind: choice(...POST_KINDS), amount: chips }))),
  end: optional(maybe(list(chips))),
  pots: optional(list(record({ amount: chips, wins: list(record({ seat, amount: chips })) }))),
};
/** `at`: what stands before each of these names in the format. */
export function oursIn(at: string, given: Readonly<Record<string, unknown>>): Ours {
  const wrong = wrongField(at, OURS, given);
  if (wrong !== null) throw new Bad(wrong);
  const ours = given as Ours;
  if (ours.eyes !== undefined && !isEyes(ours.eyes)) throw new Bad(fault('bad-field', { field: `${at}eyes` }));
  return ours;
}
