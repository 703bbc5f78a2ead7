/**
 * The felt of the twenty-one games: the bank's circles with a hand or several in each, the bank's own hand before the dealer's
 * tray, and the discard rack. A hand without cards whose wager still lies has been surrendered; a circle with a second wager has
 * been split.
 */
import type { Face } from '../../cards/index.js';
import { type Count, countOf, isAce } from '../../hands/index.js';
import {
  type CardId,
  type Chips,
  cardsIn,
  chipsAt,
  type Felt,
  isOpen,
  type Known,
  type Layout,
  type Seat,
  type Zone,
} from '../../kernel/index.js';
import { bankFelt, bySeat, clockwiseFrom } from '../bank/index.js';
import type { TwentyOneRules } from './rules.js';

/** One hand: the circle, and which of its hands, from 0. */
export interface Spot {
  readonly circle: Seat;
  readonly hand: number;
}

export type TwentyOneFelt = ReturnType<typeof twentyOneFelt>;

export const twentyOneFelt = (on: Layout, rules: TwentyOneRules) => {
  const circles = Array.from({ length: rules.circles }, (_, i) => i + 1);
  const hands = Array.from({ length: rules.handsMax }, (_, i) => i);
  const besides = rules.bonuses.reduce((sum, { fee }) => sum + fee, 0);
  const felt = bankFelt(on, { circles, hands: rules.handsMax, backers: rules.backers, besides });
  const zones = bySeat(circles, (circle) =>
    hands.map((hand) => on.zone(hand === 0 ? `hand:${circle}` : `hand:${circle}.${hand + 1}`)),
  );
  /** Each hand there can be, made once. */
  const spotsOf = bySeat(circles, (circle) => hands.map((hand): Spot => ({ circle, hand })));
  const named = (kind: string, circle: Seat, row: number): string =>
    row === 0 ? `${kind}:${circle}` : `${kind}:${circle}.${row}`;
  const insurances = bySeat(circles, (c) => felt.rows.map((row) => on.place(named('insurance', c, row))));
  const evens = bySeat(circles, (c) => felt.rows.map((row) => on.marker(named('even', c, row))));
  const bankHand = on.zone('bank-hand');
  const zone = ({ circle, hand }: Spot): Zone => zones[circle]![hand]!;
  const cards = (r: Felt, spot: Spot): readonly CardId[] => cardsIn(r, zone(spot));
  const isSplit = (r: Felt, circle: Seat): boolean => rules.handsMax > 1 && chipsAt(r, felt.wager(circle, 1)) > 0;
  const faces = (ids: readonly CardId[], known: Known): Face[] => {
    const out: Face[] = [];
    for (let i = 0; i < ids.length; i++) out.push(known(ids[i]!)!);
    return out;
  };
  const isDealt = (r: Felt, circle: Seat): boolean => rules.splitNatural || !isSplit(r, circle);
  /** The circles played, in the order in which they are dealt to and act. */
  const order = (r: Felt): Seat[] => {
    const played = felt.played(r);
    return rules.dealtFrom === 'dealers-left' ? played : clockwiseFrom(played, (felt.banker(r) ?? 0) + 1);
  };
  /** Goes through the hands that have a wager on them, circle by circle in this order. */
  const spotsIn = (r: Felt, order: readonly Seat[]): Spot[] => {
    const out: Spot[] = [];
    for (let i = 0; i < order.length; i++) {
      const spots = spotsOf[order[i]!]!;
      const { wagers } = felt.cellsOf(order[i]!)[0]!;
      for (let hand = 0; hand < spots.length; hand++) if (chipsAt(r, wagers[hand]!) > 0) out.push(spots[hand]!);
    }
    return out;
  };
  return {
    ...felt,
    rules,
    stock: on.zone('stock'),
    rack: on.zone('rack'),
    bankHand,
    actionButton: on.marker('action'),
    bonus: on.place('bonus'),
    zone,
    cards,
    isSplit,
    order,
    /** All hands in the order they are played. */
    sequence: (r: Felt): Spot[] => spotsIn(r, order(r)),
    /** How many hands have been split and wait for their second card. */
    waiting: (r: Felt): number => {
      let n = 0;
      for (let i = 0; i < circles.length; i++) {
        const hands = zones[circles[i]!]!;
        for (let hand = 0; hand < hands.length; hand++) if (cardsIn(r, hands[hand]!).length === 1) n++;
      }
      return n;
    },
    /** The hands of a circle with a wager on them, in the order they are played. */
    spots: (r: Felt, circle: Seat): Spot[] => {
      const { wagers } = felt.cellsOf(circle)[0]!;
      return spotsOf[circle]!.filter(({ hand }) => chipsAt(r, wagers[hand]!) > 0);
    },
    insurance: (circle: Seat, row: number) => insurances[circle]![row]!,
    evenMark: (circle: Seat, row: number) => evens[circle]![row]!,
    hasEven: (r: Felt, circle: Seat, row: number): boolean => r.markers[evens[circle]![row]!] !== null,
    stakeOf: (r: Felt, { circle, hand }: Spot, row = 0): Chips => chipsAt(r, felt.wager(circle, hand, row)),
    faces,
    /** Are these a hand's own first cards, so that they may be a natural? */
    isDealt,
    count: (r: Felt, spot: Spot, known: Known): Count => countOf(faces(cards(r, spot), known), isDealt(r, spot.circle)),
    /** An ace that was split gets one card. */
    isSplitAce: (r: Felt, spot: Spot, known: Known): boolean =>
      isSplit(r, spot.circle) && cards(r, spot).length > 0 && isAce(known(cards(r, spot)[0]!)!),
    /** The bank's card that lies face up, and the one that lies face down until the players are done. */
    up: (r: Felt): CardId => cardsIn(r, bankHand)[0]!,
    hole: (r: Felt): CardId => cardsIn(r, bankHand)[1]!,
    isHoleOpen: (r: Felt): boolean => cardsIn(r, bankHand).length > 1 && isOpen(r, cardsIn(r, bankHand)[1]!),
    /** Have cards been dealt to the bank, so that there is a hand to play? */
    isOn: (r: Felt): boolean => cardsIn(r, bankHand).length > 0,
  };
};
