/** What may be bet where a game's page says no streets: two figures, or what the pot or the stack allows. */
import * as s from '../schema/index.js';

const chips = s.int().positive();

export const limitRules = s.discriminatedUnion('kind', [
  /** The small bet before and on the flop, the big bet after. */
  s.strictObject({ kind: s.literal('structured'), small: chips, big: chips }),
  /** Any amount between the two figures, at any time. */
  s.strictObject({ kind: s.literal('spread'), min: chips, max: chips }),
  /** Bets and raises up to what is in the pot once the call has been made. */
  s.strictObject({ kind: s.literal('pot'), min: chips }),
  s.strictObject({ kind: s.literal('no-limit'), min: chips }),
]);
export type LimitRules = s.infer<typeof limitRules>;
