/** The order of the deal by a count from the banker, seven cards to every place, and each sets his own. */
import { isJoker, rankOf } from '../../cards/index.js';
import {
  type CardId,
  cardsIn,
  type Felt,
  type Known,
  makeOption,
  option,
  type Seat,
  type Step,
  seated,
  seatsInTurn,
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
 * A random count from the banker as one. Cards are turned from a shuffled pack until one comes that is a number of a
 * place, so that each is as likely; then all are shuffled again.
 */
export const sequence = (on: PaiGowFelt, cites: PaiGowCites, p: PaiGowTable): Step<boolean> =>
  step('sequence', true, {
    open: (d, face) => {
      if (!on.isOn(d)) return;
      const stock = cardsIn(d, on.stock);
      const turned: CardId[] = [];
      let count: number | null = null;
      for (let i = stock.length - 1; count === null; i--) {
        turned.push(stock[i]!);
        count = countOf(stock[i]!, face, p.positions);
      }
      const first = placesFrom(on.banker(d)!, p)[count - 1]!;
      d.move(turned, on.stock, on.turned, 'all');
      d.mark(on.firstHand, first);
      d.say('SequenceCounted', null, cites.sequence, { count, first });
    },
  });

/** Seven cards at once to each place in turn; those of places nobody plays are dead. */
export const paiGowDeal = (on: PaiGowFelt, cites: PaiGowCites, p: PaiGowTable): Step<boolean> => {
  const orders: (readonly Seat[])[] = []; // by the place that is dealt to first, each made once
  return step('deal', true, {
    blind: true,
    open: (d) => {
      if (!on.isOn(d)) return;
      const stock = cardsIn(d, on.stock);
      const first = d.markers[on.firstHand]!;
      orders[first] ??= placesFrom(first, p);
      const dead: CardId[][] = [];
      let top = stock.length;
      for (const place of orders[first]) {
        const cards = stock.slice(top - CARDS, top).reverse();
        top -= CARDS;
        if (d.seats.includes(place) && on.isIn(d, place)) d.move(cards, on.stock, on.hand(place), place);
        else dead.push(cards);
      }
      d.say('CardsDealt', null, cites.deal, { count: CARDS });
      for (const cards of dead) d.move(cards, on.stock, on.muck);
      if (dead.length > 0) d.say('DeadHands', null, cites.deadHand, { count: dead.length });
    },
  });
};

/** Who has asked for the house way. Who has set his own hand is read off the felt. */
type Asked = readonly Seat[];

/** All set at once, face down; a hand set wrong is accepted here, and loses when it is turned. */
export const setHands = (on: PaiGowFelt, cites: PaiGowCites): Step<Asked> => {
  const waits = (r: Felt, asked: Asked, seat: Seat): boolean =>
    cardsIn(r, on.hand(seat)).length > 0 && !asked.includes(seat);
  const HOUSE_WAY = option('house-way', { rule: cites.houseWay, ifSilent: true });
  return step<Asked>('set', [], {
    blind: true,
    toAct: (r, asked) => {
      let seats = 0;
      for (const seat of r.seats) if (waits(r, asked, seat)) seats |= 1 << seat;
      return seatsInTurn(r, r.seats[0]!, seats);
    },
    menu: (r, _asked, seat) => {
      const cards = { from: cardsIn(r, on.hand(seated(seat))), min: 2, max: 2 };
      return [makeOption('set', cites.set, null, null, cards, null, false, false), HOUSE_WAY];
    },
    decide: (d, _asked, { type, actor, cards = [] }) => {
      const seat = seated(actor);
      const hand = on.hand(seat);
      if (type === 'house-way') return d.say('HouseWayAsked', seat, cites.houseWay);
      d.move(cards, hand, on.low(seat));
      d.move(cardsIn(d, hand), hand, on.high(seat));
      d.say('HandSet', seat, cites.set);
    },
    evolve: (asked, e) => (e.type === 'HouseWayAsked' ? [...asked, e.seat!] : asked),
  });
};
