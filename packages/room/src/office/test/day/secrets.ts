// Shuffles that come out the same every time and are shuffles nevertheless: the room's secrets are drawn from a number, so that whoever
// verifies them finds nothing. Players have no part in them, as in rooms of the first edition.
import { seeded } from 'baraja';
import { makeSecret, type ShuffleSecret } from '../../../fair/index.js';

/** From this one whoever sits alone at Spanish Poker is first dealt five of a kind, the joker among them. */
const SEED = 57_786;
export function secretsOfTheDay(seed = SEED): (cards: number) => ShuffleSecret {
  const rng = seeded(seed);
  return (cards) => makeSecret(cards, (count) => Uint8Array.from({ length: count }, () => rng.below(256)));
}
