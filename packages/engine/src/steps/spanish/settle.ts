/**
 * The house turns its hand up, and each hand is settled in its turn from the dealer's right: the ante and its raise against the
 * house, each bonus bet by its own table. A settled hand goes to the rack before the next one is turned.
 */
import { type Face, faces as facesOf, JOKER } from '../../cards/index.js';
import type { Category, FiveRanking, HandName } from '../../hands/index.js';
import {
  type Chips,
  cardsIn,
  chipsAt,
  type Draft,
  type Event,
  type Felt,
  type Known,
  NOBODY,
  option,
  type RuleId,
  type Seat,
  type Step,
  step,
} from '../../kernel/index.js';
import { type Award, awardsOf, isWinning, type Winner } from '../../progressive/awards.js';
import type { PokerTerms } from '../poker.js';
import { facesIn } from './deal.js';
import type { SpanishBonus, SpanishCites, SpanishFelt, SpanishTable } from './felt.js';

export type SettleRules = SpanishTable & { readonly ranking: FiveRanking; readonly anteRule: RuleId };

/** What has been paid so far on this deal by each table, and the winners of the progressive among hands already in the rack. */
interface Paid {
  readonly ante: Chips;
  readonly dosPares: Chips;
  readonly winners: readonly Winner[];
}
const NOTHING: Paid = { ante: 0, dosPares: 0, winners: [] };
const DEALER = ['dealer'] as const;

/** The least hand the house plays with: a pair of sixes and the lowest cards that go with it. */
const SIXES: readonly Face[] = facesOf('6s 6h 4d 3c 2s');
export const qualifies = (ranking: FiveRanking, house: readonly Face[]): boolean =>
  ranking.best(house, []) >= ranking.best(SIXES, []);

const isLive = (on: SpanishFelt, r: Felt, seat: Seat): boolean => chipsAt(r, on.raise(seat)) > 0;

export const houseReveal = (on: SpanishFelt, cites: SpanishCites, { ranking }: SettleRules): Step<boolean> =>
  step('reveal', true, {
    open: (d, face) => {
      if (!d.seats.some((seat) => isLive(on, d, seat))) return;
      const house = facesIn(d, on.houseHand, face);
      d.show(cardsIn(d, on.houseHand), on.houseHand);
      d.say('HouseShown', null, cites.reveal, {
        qualifies: qualifies(ranking, house),
        made: ranking.name(ranking.best(house, [])),
      });
    },
  });

export const spanishSettle = (on: SpanishFelt, cites: SpanishCites, p: SettleRules): Step<Paid> => {
  const { ranking } = p;
  const isManual = (r: Felt<unknown, PokerTerms>): boolean => r.terms.dealer === 'person';
  /** Last dealt, first settled. */
  const waiting = (r: Felt): Seat[] => r.seats.filter((seat) => on.holds(r, seat)).reverse();
  return step<Paid>('settle', NOTHING, {
    open: (d, face) => {
      if (!isManual(d)) for (const seat of waiting(d)) settleHand(d, seat, face);
    },
    toAct: (r) => (isManual(r) && waiting(r).length > 0 ? DEALER : NOBODY),
    menu: () => [option('settle-hand', { rule: cites.order, ifSilent: true })],
    decide: (d, _so, _c, face) => settleHand(d, waiting(d)[0]!, face),
    evolve: noted,
  });

  function noted(so: Paid, e: Event): Paid {
    if (e.type === 'AnteSettled') return { ...so, ante: so.ante + e.note.byTable };
    if (e.type === 'BonusSettled' && e.note.bet === 'dos-pares') return { ...so, dosPares: so.dosPares + e.note.won };
    if (e.type === 'ProgressiveSettled' && e.note.hand !== null)
      return { ...so, winners: [...so.winners, { seat: e.seat!, hand: e.note.hand }] };
    return so;
  }

  function settleHand(d: Draft<Paid>, seat: Seat, face: Known): void {
    const hand = on.hand(seat);
    const mine = facesIn(d, hand, face);
    const value = ranking.best(mine, []);
    const made = ranking.name(value);
    d.show(cardsIn(d, hand), hand);
    d.say('HandShown', seat, cites.order);
    if (isLive(on, d, seat)) settleAnte(d, seat, { value, made, house: facesIn(d, on.houseHand, face) });
    for (const bonus of on.bonuses) {
      if (chipsAt(d, on.bonusAt(bonus, seat)) === 0) continue;
      if (bonus === 'progressive') settleProgressive(d, seat, made, face);
      else settleBonus(d, seat, bonus, { mine, made });
    }
    d.move(cardsIn(d, hand), hand, on.rack);
    if (on.isTucked(d, seat)) d.mark(on.tucked(seat), null);
    d.say('HandRacked', seat, cites.rack);
  }

  /** The ante and its raise. */
  function settleAnte(
    d: Draft<Paid>,
    seat: Seat,
    h: { readonly value: number; readonly made: HandName; readonly house: readonly Face[] },
  ): void {
    const ante = chipsAt(d, on.ante(seat));
    const raise = chipsAt(d, on.raise(seat));
    const house = ranking.best(h.house, []);
    const result = qualifies(ranking, h.house) ? against(house, h.value) : 'unqualified';
    const odds = result === 'win' ? (p.antePays[h.made.category] ?? 0) : 0;
    const byTable = capped(ante * odds, d.now.ante);
    const even = result === 'win' ? raise : result === 'unqualified' ? ante : 0;
    const rule = {
      unqualified: cites.unqualified,
      win: byTable < ante * odds ? cites.aggregate : cites.win,
      push: cites.tie,
      lose: h.value === house ? cites.tie : cites.lose,
    }[result];
    const to = result === 'lose' ? on.house : on.stack(seat);
    d.pay(on.ante(seat), to, ante);
    d.pay(on.raise(seat), to, raise);
    d.pay(on.house, on.stack(seat), even);
    d.pay(on.house, on.stack(seat), byTable);
    d.say('AnteSettled', seat, rule, { result, won: even + byTable, byTable, odds });
  }
  function against(house: number, value: number): 'win' | 'push' | 'lose' {
    if (value === house) return p.tie === 'push' ? 'push' : 'lose';
    return value > house ? 'win' : 'lose';
  }
  /** What the posted limit leaves of it. */
  function capped(due: Chips, so: Chips): Chips {
    return p.aggregate === null ? due : Math.min(due, Math.max(0, p.aggregate - so));
  }

  function settleBonus(
    d: Draft<Paid>,
    seat: Seat,
    bonus: Exclude<SpanishBonus, 'progressive'>,
    { mine, made }: { readonly mine: readonly Face[]; readonly made: HandName },
  ): void {
    const from = on.bonusAt(bonus, seat);
    const bet = chipsAt(d, from);
    const isPares = bonus === 'dos-pares';
    const odds = isPares ? (p.dosParesPays[made.category] ?? 0) : mine.includes(JOKER) ? p.jokerPays : 0;
    const due = bet * odds;
    const won = isPares ? capped(due, d.now.dosPares) : due;
    const [lost, pays] = isPares ? [cites.dosPares, cites.dosParesPays] : [cites.joker, cites.jokerPays];
    d.pay(from, odds === 0 ? on.house : on.stack(seat), bet);
    d.pay(on.house, on.stack(seat), won);
    d.say('BonusSettled', seat, odds === 0 ? lost : won < due ? cites.aggregate : pays, { bet: bonus, won, odds });
  }

  function settleProgressive(d: Draft<Paid>, seat: Seat, made: HandName, face: Known): void {
    const { meter, box, tray } = on.pools!;
    const from = on.bonusAt('progressive', seat);
    const bet = chipsAt(d, from);
    const award = awardsNow(d, face).find((one) => one.seat === seat);
    if (award === undefined) {
      d.pay(from, box, bet);
      d.say('ProgressiveSettled', seat, cites.box, { hand: null, made: null, won: 0 });
      return;
    }
    const { hand, amount, rule } = award;
    d.pay(from, p.progressive!.stake === 'returned' ? on.stack(seat) : box, bet);
    d.pay(award.from === 'meter' ? meter : tray, on.stack(seat), amount);
    d.say('ProgressiveSettled', seat, rule, { hand, made, won: amount });
  }
  /** The progressive's awards, of all who are in the deal: a share depends on who else has won, and who will. */
  function awardsNow(d: Draft<Paid>, face: Known): readonly Award[] {
    const winners = d.now.winners.slice();
    for (const seat of waiting(d)) {
      const hand = categoryOf(d, seat, face);
      if (chipsAt(d, on.bonusAt('progressive', seat)) > 0 && isWinning(hand)) winners.push({ seat, hand });
    }
    // What was posted when the hand began.
    return awardsOf(p.progressive!, d.opening[on.pools!.meter]!, winners);
  }
  function categoryOf(r: Felt, seat: Seat, face: Known): Category {
    return ranking.name(ranking.best(facesIn(r, on.hand(seat), face), [])).category;
  }
};
