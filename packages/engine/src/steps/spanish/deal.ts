/** Five cards to every space with a wager, from the dealer's left to his right, the house last; then to raise or to fold. */
import { type Face, JOKER } from '../../cards/index.js';
import type { FiveRanking } from '../../hands/index.js';
import {
  type CardId,
  cardsIn,
  chipsAt,
  type Draft,
  type Felt,
  type Known,
  NOBODY,
  option,
  type Seat,
  type Step,
  seated,
  step,
} from '../../kernel/index.js';
import { isWinning } from '../../progressive/awards.js';
import type { SpanishCites, SpanishFelt, SpanishTable } from './felt.js';

const CARDS = 5;

export const spanishDeal = (on: SpanishFelt, cites: SpanishCites, { deal }: SpanishTable): Step<boolean> =>
  step('deal', true, {
    blind: true,
    open: (d) => {
      const seats = d.seats.filter((seat) => on.hasBet(d, seat));
      if (seats.length === 0) return;
      const stock = cardsIn(d, on.stock).slice();
      const hands = seats.length + 1;
      // The k-th card of the i-th hand, counted from the top of the deck.
      const place = (i: number, k: number): number => (deal === 'hand-at-once' ? i * CARDS + k : k * hands + i);
      const cardsOf = (i: number): CardId[] =>
        Array.from({ length: CARDS }, (_, k) => stock[stock.length - 1 - place(i, k)]!);
      for (const [i, seat] of seats.entries()) d.move(cardsOf(i), on.stock, on.hand(seat), seat);
      d.move(cardsOf(seats.length), on.stock, on.houseHand);
      d.say('CardsDealt', null, cites.deal, { count: CARDS, house: true });
    },
  });

/** The faces of a seat's hand, or of the house's. */
export const facesIn = (r: Felt, zone: number, face: Known): readonly Face[] =>
  cardsIn(r, zone).map((card) => face(card)!);

/** Which of its bonus bets this hand wins. */
export function winsBonus(
  on: SpanishFelt,
  r: Felt,
  seat: Seat,
  {
    faces,
    ranking,
    dosPares,
  }: { faces: readonly Face[]; ranking: FiveRanking; dosPares: SpanishTable['dosParesPays'] },
): boolean {
  const { category } = ranking.name(ranking.best(faces, []));
  const wins = {
    'dos-pares': dosPares[category] !== undefined,
    joker: faces.includes(JOKER),
    progressive: isWinning(category),
  };
  return on.bonuses.some((bonus) => chipsAt(r, on.bonusAt(bonus, seat)) > 0 && wins[bonus]);
}

/** Who has folded. Who has raised is read off the felt. */
type Folded = readonly Seat[];

/** All who have an ante decide at once: the raise, exactly so many times the ante, or no hand. */
export const spanishDecide = (
  on: SpanishFelt,
  cites: SpanishCites,
  p: SpanishTable & { readonly ranking: FiveRanking },
): Step<Folded> => {
  const isAsked = (r: Felt, folded: Folded, seat: Seat): boolean =>
    chipsAt(r, on.ante(seat)) > 0 && chipsAt(r, on.raise(seat)) === 0 && on.holds(r, seat) && !folded.includes(seat);
  const cost = (r: Felt, seat: Seat): number => p.raiseTimes * chipsAt(r, on.ante(seat));
  const mayTuck = (r: Felt, seat: Seat, mine: Known): boolean =>
    !p.autoTuck &&
    on.onBonuses(r, seat) > 0 &&
    winsBonus(on, r, seat, { faces: facesIn(r, on.hand(seat), mine), ranking: p.ranking, dosPares: p.dosParesPays });
  return step<Folded>('decide', [], {
    blind: p.autoTuck,
    toAct: (r, folded) => {
      const seats = r.seats.filter((seat) => isAsked(r, folded, seat));
      return seats.length > 0 ? seats : NOBODY;
    },
    menu: (r, _folded, actor, mine) => {
      const seat = seated(actor);
      return [
        option('raise', { rule: cites.raise, cost: cost(r, seat) }),
        ...(mayTuck(r, seat, mine) ? [option('tuck', { rule: cites.tuck })] : []),
        option('fold', { rule: cites.decide, ifSilent: true }),
      ];
    },
    decide: (d, _folded, { type, actor }) => {
      const seat = seated(actor);
      switch (type) {
        case 'raise':
          d.pay(on.stack(seat), on.raise(seat), cost(d, seat));
          return d.say('Raised', seat, cites.raise);
        case 'tuck':
          d.mark(on.tucked(seat), seat);
          return d.say('Tucked', seat, cites.tuck);
        default:
          // A fold costs the ante alone, so the cards wait under the bonus bets until those are settled.
          if (p.autoTuck && on.onBonuses(d, seat) > 0) d.mark(on.tucked(seat), seat);
          return d.say('Folded', seat, cites.decide);
      }
    },
    evolve: (folded, e) => (e.type === 'Folded' || e.type === 'Tucked' ? [...folded, e.seat!] : folded),
  });
};

/** Before it turns its own cards, the house takes the folded hands and their antes. */
export const collectFolds = (on: SpanishFelt, cites: SpanishCites): Step<boolean> => {
  const hasFolded = (r: Felt, seat: Seat): boolean =>
    chipsAt(r, on.ante(seat)) > 0 && chipsAt(r, on.raise(seat)) === 0 && on.holds(r, seat);
  /** The hand and its bonus bets, where it waits under none. */
  const takeIn = (d: Draft, seat: Seat): void => {
    for (const bonus of on.bonuses) {
      const from = on.bonusAt(bonus, seat);
      const to = bonus === 'progressive' ? on.pools!.box : on.house;
      d.pay(from, to, chipsAt(d, from));
    }
    d.move(cardsIn(d, on.hand(seat)), on.hand(seat), on.rack);
  };
  return step('collect-folds', true, {
    blind: true,
    open: (d) => {
      for (const seat of d.seats) {
        if (!hasFolded(d, seat)) continue;
        const tucked = on.isTucked(d, seat);
        d.pay(on.ante(seat), on.house, chipsAt(d, on.ante(seat)));
        if (!tucked) takeIn(d, seat);
        d.say('FoldTaken', seat, cites.folded, { tucked });
      }
    },
  });
};
