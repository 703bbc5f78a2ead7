// Shuffles and tempers for the games with a bank. A fair shoe hardly ever deals a pair to split four times, three eights or a royal,
// and a law that has not seen them says nothing about them. Any order of the pack is a lawful shuffle, so in half of all rounds a
// few ranks, or one suit, lie on top.
import { type Face, isJoker, type Rng, rankOf, type Setup, shuffle, suitOf } from 'baraja';
import type { Order, Weigh } from './subject.js';

const [ACE, SIX, SEVEN, EIGHT, TEN] = [12, 4, 5, 6, 8];
/** What is on top at the twenty-one games: naturals; three eights and pairs; sevens; six-seven-eight; hands of many cards. */
const RANKS: readonly (readonly number[])[] = [
  [ACE, TEN, TEN + 1],
  [ACE],
  [EIGHT],
  [SEVEN],
  [SIX, SEVEN, EIGHT],
  [ACE, 0, 1],
  [TEN, TEN + 2],
];

/** In half of all shuffles, what is wanted comes first; or next, where a shoe goes on. */
const favouring =
  (wantedOf: (rng: Rng) => (face: Face) => boolean, gone = 0): Order =>
  (pack, rng) => {
    const order = shuffle(pack, rng);
    if (rng.below(2) === 0) return order;
    const isWanted = wantedOf(rng);
    const others = order.filter((face) => !isWanted(face));
    return [...others.slice(0, gone), ...order.filter(isWanted), ...others.slice(gone)];
  };

const ALL = [0, 1, 2, 3];
const COLOURS = [
  [0, 3],
  [1, 2],
];
/** A few ranks of all suits, of one colour or of one suit. */
export const twentyOneOrder = ({ terms }: Setup): Order =>
  favouring((rng) => {
    const ranks = RANKS[rng.below(RANKS.length)]!;
    const suits = [ALL, ALL, COLOURS[rng.below(2)]!, [rng.below(4)]][rng.below(4)]!;
    return (face) => ranks.includes(rankOf(face)) && suits.includes(suitOf(face));
  }, terms.bank.gone);

/** One suit, or three ranks, and the joker. */
export const spanishOrder = (): Order =>
  favouring((rng) => {
    const suit = rng.below(4);
    const ranks = [rng.below(6), rng.below(6), ACE];
    const isSuited = rng.below(2) === 0;
    return (face) => isJoker(face) || (isSuited ? suitOf(face) === suit : ranks.includes(rankOf(face)));
  });

/** Chosen evenly, the bank is declined, hands are sat out and surrendered before anything has come of them: not in half of the rounds. */
export function bankedWeigh(rng: Rng): Weigh {
  const keen: Readonly<Record<string, number>> = { bank: 12, wager: 12, back: 4, 'split-pair': 12, hit: 4, insure: 2 };
  return rng.below(2) === 0 ? () => 1 : ({ type }) => keen[type] ?? 1;
}
