/** The order of the deal by a count from the banker, seven cards to every place, and each sets his own. */
import { isJoker, rankOf } from '../../cards/index.js';
import {
  type CardId,
  type CardMove,
  cardsIn,
  event,
  type Known,
  moved,
  NOBODY,
  option,
  type Round,
  type Seat,
  type Step,
  said,
  step,
} from '../../kernel/index.js';
import type { PaiGowCites, PaiGowFelt, PaiGowTable } from './felt.js';

const CARDS = 7;
const ACE = 12;

/** All places in the banker's direction, from one of them on. */
export function placesFrom(from: Seat, { positions, direction }: PaiGowTable): Seat[] {
  const stride = direction === 'clockwise' ? 1 : positions - 1;
  return Array.from({ length: positions }, (_, i) => ((from - 1 + i * stride) % positions) + 1);
}

/** Ace is one, the rest as they are; nothing for a card that is too high to count by, or a joker. */
function countOf(card: CardId, face: Known, positions: number): number | null {
  const shown = face(card)!;
  if (isJoker(shown)) return null;
  const n = rankOf(shown) === ACE ? 1 : rankOf(shown) + 2;
  return n <= positions ? n : null;
}

/**
 * AMB-SNK-34: a random count from the banker as one. Cards are turned from a shuffled pack until one comes that is a number of a
 * place, so that each is as likely; then all are shuffled again (BAR-122).
 */
export const sequence = (on: PaiGowFelt, cites: PaiGowCites, p: PaiGowTable): Step<boolean> =>
  step('sequence', true, {
    open: (r, face) => {
      if (!on.isOn(r)) return [];
      const stock = cardsIn(r, on.stock);
      const turned: CardId[] = [];
      let count: number | null = null;
      for (let i = stock.length - 1; count === null; i--) {
        turned.push(stock[i]!);
        count = countOf(stock[i]!, face, p.positions);
      }
      const first = placesFrom(on.banker(r)!, p)[count - 1]!;
      const cards: CardMove[] = [{ cards: turned, from: on.stock, to: on.turned, seen: 'all' }];
      const marker = { marker: on.firstHand, from: r.markers[on.firstHand]!, to: first };
      return [event('SequenceCounted', null, cites.sequence, [], cards, [marker], { count, first }, null)];
    },
  });

/** Seven cards at once to each place in turn; those of places nobody plays are dead. */
export const paiGowDeal = (on: PaiGowFelt, cites: PaiGowCites, p: PaiGowTable): Step<boolean> =>
  step('deal', true, {
    blind: true,
    open: (r) => {
      if (!on.isOn(r)) return [];
      const stock = cardsIn(r, on.stock);
      const live: CardMove[] = [];
      const dead: CardMove[] = [];
      placesFrom(r.markers[on.firstHand]!, p).forEach((place, i) => {
        const top = stock.length - i * CARDS;
        const cards = stock.slice(top - CARDS, top).reverse();
        if (r.seats.includes(place) && on.isIn(r, place))
          live.push({ cards, from: on.stock, to: on.hand(place), seen: place });
        else dead.push({ cards, from: on.stock, to: on.muck, seen: null });
      });
      const dealt = moved('CardsDealt', null, cites.deal, live, { count: CARDS });
      return dead.length === 0
        ? [dealt]
        : [dealt, moved('DeadHands', null, cites.deadHand, dead, { count: dead.length })];
    },
  });

/** Who has asked for the house way. Who has set his own hand is read off the felt. */
type Asked = readonly Seat[];

/** All set at once, face down; a hand set wrong is accepted here, and loses when it is turned (SNK-PGP-13). */
export const setHands = (on: PaiGowFelt, cites: PaiGowCites): Step<Asked> => {
  const waits = (r: Round, asked: Asked, seat: Seat): boolean =>
    cardsIn(r, on.hand(seat)).length > 0 && !asked.includes(seat);
  return step<Asked>('set', [], {
    blind: true,
    toAct: (r, asked) => {
      const seats = r.seats.filter((seat) => waits(r, asked, seat));
      return seats.length > 0 ? seats : NOBODY;
    },
    menu: (r, _asked, seat) => [
      option('set', { rule: cites.set, cards: { from: cardsIn(r, on.hand(seat as Seat)), min: 2, max: 2 } }),
      option('house-way', { rule: cites.houseWay, ifSilent: true }),
    ],
    decide: (r, _asked, { type, actor, cards = [] }) => {
      const seat = actor as Seat;
      const hand = on.hand(seat);
      if (type === 'house-way') return [said('HouseWayAsked', seat, cites.houseWay)];
      const rest = cardsIn(r, hand).filter((card) => !cards.includes(card));
      return [
        moved('HandSet', seat, cites.set, [
          { cards, from: hand, to: on.low(seat), seen: null },
          { cards: rest, from: hand, to: on.high(seat), seen: null },
        ]),
      ];
    },
    evolve: (asked, e) => (e.type === 'HouseWayAsked' ? [...asked, e.seat!] : asked),
  });
};
