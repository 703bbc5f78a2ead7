/** Five cards to every space with a wager, from the dealer's left to his right, the house last; then to raise or to fold. */
import type { Face } from '../../cards/index.js';
import type { FiveRanking } from '../../hands/index.js';
import {
  type CardId,
  type CardMove,
  cardsIn,
  chipsAt,
  type Event,
  event,
  type Known,
  moved,
  NOBODY,
  option,
  paid,
  type Round,
  type Seat,
  type Step,
  said,
  step,
} from '../../kernel/index.js';
import { isWinning } from '../../progressive/awards.js';
import type { SpanishCites, SpanishFelt, SpanishTable } from './felt.js';

const CARDS = 5;

export const spanishDeal = (on: SpanishFelt, cites: SpanishCites, { deal }: SpanishTable): Step<boolean> =>
  step('deal', true, {
    blind: true,
    open: (r) => {
      const seats = r.seats.filter((seat) => on.hasBet(r, seat));
      if (seats.length === 0) return [];
      const stock = cardsIn(r, on.stock);
      const hands = seats.length + 1;
      // The k-th card of the i-th hand, counted from the top of the deck.
      const place = (i: number, k: number): number => (deal === 'hand-at-once' ? i * CARDS + k : k * hands + i);
      const cardsOf = (i: number): CardId[] =>
        Array.from({ length: CARDS }, (_, k) => stock[stock.length - 1 - place(i, k)]!);
      const moves = seats.map(
        (seat, i): CardMove => ({ cards: cardsOf(i), from: on.stock, to: on.hand(seat), seen: seat }),
      );
      moves.push({ cards: cardsOf(seats.length), from: on.stock, to: on.houseHand, seen: null });
      return [moved('CardsDealt', null, cites.deal, moves, { count: CARDS, house: true })];
    },
  });

/** The faces of a seat's hand, or of the house's. */
export const facesIn = (r: Round, zone: number, face: Known): readonly Face[] =>
  cardsIn(r, zone).map((card) => face(card)!);

/** Which of its bonus bets this hand wins. */
export function winsBonus(
  on: SpanishFelt,
  r: Round,
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
    joker: faces.includes(52 as Face),
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
  const isAsked = (r: Round, folded: Folded, seat: Seat): boolean =>
    chipsAt(r, on.ante(seat)) > 0 && chipsAt(r, on.raise(seat)) === 0 && on.holds(r, seat) && !folded.includes(seat);
  const cost = (r: Round, seat: Seat): number => p.raiseTimes * chipsAt(r, on.ante(seat));
  const mayTuck = (r: Round, seat: Seat, mine: Known): boolean =>
    !p.autoTuck &&
    on.onBonuses(r, seat) > 0 &&
    winsBonus(on, r, seat, { faces: facesIn(r, on.hand(seat), mine), ranking: p.ranking, dosPares: p.dosParesPays });
  const tuck = (seat: Seat) => [{ marker: on.tucked(seat), from: null, to: seat }];
  return step<Folded>('decide', [], {
    blind: p.autoTuck,
    toAct: (r, folded) => {
      const seats = r.seats.filter((seat) => isAsked(r, folded, seat));
      return seats.length > 0 ? seats : NOBODY;
    },
    menu: (r, _folded, actor, mine) => {
      const seat = actor as Seat;
      return [
        option('raise', { rule: cites.raise, cost: cost(r, seat) }),
        ...(mayTuck(r, seat, mine) ? [option('tuck', { rule: cites.tuck })] : []),
        option('fold', { rule: cites.decide, ifSilent: true }),
      ];
    },
    decide: (r, _folded, { type, actor }): readonly Event[] => {
      const seat = actor as Seat;
      switch (type) {
        case 'raise':
          return [
            paid('Raised', seat, cites.raise, [{ from: on.stack(seat), to: on.raise(seat), amount: cost(r, seat) }]),
          ];
        case 'tuck':
          return [event('Tucked', seat, cites.tuck, [], [], tuck(seat), null, null)];
        default:
          // AMB-SPAN-07: a fold costs the ante alone, so the cards wait under the bonus bets until those are settled.
          return p.autoTuck && on.onBonuses(r, seat) > 0
            ? [event('Folded', seat, cites.decide, [], [], tuck(seat), null, null)]
            : [said('Folded', seat, cites.decide)];
      }
    },
    evolve: (folded, e) => (e.type === 'Folded' || e.type === 'Tucked' ? [...folded, e.seat!] : folded),
  });
};

/** SPAN-DEAL-12: before it turns its own cards, the house takes the folded hands and their antes. */
export const collectFolds = (on: SpanishFelt, cites: SpanishCites): Step<boolean> =>
  step('collect-folds', true, {
    blind: true,
    open: (r) =>
      r.seats
        .filter((seat) => chipsAt(r, on.ante(seat)) > 0 && chipsAt(r, on.raise(seat)) === 0 && on.holds(r, seat))
        .map((seat): Event => {
          const taken = [{ from: on.ante(seat), to: on.house, amount: chipsAt(r, on.ante(seat)) }];
          if (on.isTucked(r, seat)) return paid('FoldTaken', seat, cites.folded, taken, [], { tucked: true });
          for (const bonus of on.bonuses) {
            const from = on.bonusAt(bonus, seat);
            const to = bonus === 'progressive' ? on.pools!.box : on.house;
            if (chipsAt(r, from) > 0) taken.push({ from, to, amount: chipsAt(r, from) });
          }
          const cards = [{ cards: cardsIn(r, on.hand(seat)), from: on.hand(seat), to: on.rack, seen: null }];
          return event('FoldTaken', seat, cites.folded, taken, cards, [], { tucked: false }, null);
        }),
  });
