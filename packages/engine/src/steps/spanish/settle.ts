/**
 * The house turns its hand up, and each hand is settled in its turn from the dealer's right: the ante and its raise against the
 * house, each bonus bet by its own table. A settled hand goes to the rack before the next one is turned.
 */
import { type Face, faces as facesOf, JOKER } from '../../cards/index.js';
import type { Category, FiveRanking, HandName } from '../../hands/index.js';
import {
  type ChipMove,
  type Chips,
  cardsIn,
  chipsAt,
  type Event,
  event,
  type Known,
  moved,
  NOBODY,
  type NoteOf,
  option,
  paid,
  type Round,
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
/** A hand as its bonus bets see it. */
interface Made {
  readonly mine: readonly Face[];
  readonly made: HandName;
  readonly so: Paid;
  readonly awards: readonly Award[];
}
const NOTHING: Paid = { ante: 0, dosPares: 0, winners: [] };
const DEALER = ['dealer'] as const;

/** The least hand the house plays with: a pair of sixes and the lowest cards that go with it (SPAN-DEAL-15). */
const SIXES: readonly Face[] = facesOf('6s 6h 4d 3c 2s');
export const qualifies = (ranking: FiveRanking, house: readonly Face[]): boolean =>
  ranking.best(house, []) >= ranking.best(SIXES, []);

const isLive = (on: SpanishFelt, r: Round, seat: Seat): boolean => chipsAt(r, on.raise(seat)) > 0;

export const houseReveal = (on: SpanishFelt, cites: SpanishCites, { ranking }: SettleRules): Step<boolean> =>
  step('reveal', true, {
    open: (r, face) => {
      const cards = cardsIn(r, on.houseHand);
      if (!r.seats.some((seat) => isLive(on, r, seat))) return [];
      const does = qualifies(ranking, facesIn(r, on.houseHand, face));
      return [
        moved('HouseShown', null, cites.reveal, [{ cards, from: on.houseHand, to: on.houseHand, seen: 'all' }], {
          qualifies: does,
          made: ranking.name(ranking.best(facesIn(r, on.houseHand, face), [])),
        }),
      ];
    },
  });

export const spanishSettle = (on: SpanishFelt, cites: SpanishCites, p: SettleRules): Step<Paid> => {
  const { ranking } = p;
  const isManual = (r: Round): boolean => (r.terms as PokerTerms).dealer === 'person';
  /** Last dealt, first settled (AMB-SPAN-14). */
  const waiting = (r: Round): Seat[] => r.seats.filter((seat) => on.holds(r, seat)).reverse();
  const categoryOf = (r: Round, seat: Seat, face: Known): Category =>
    ranking.name(ranking.best(facesIn(r, on.hand(seat), face), [])).category;
  return step<Paid>('settle', NOTHING, {
    open: (r, face) => {
      if (isManual(r)) return [];
      const awards = awardsNow(r, face, NOTHING);
      const events: Event[] = [];
      let so: Paid = NOTHING;
      for (const seat of waiting(r)) {
        const now = settled(r, seat, face, so, awards);
        for (const e of now) so = noted(so, e);
        events.push(...now);
      }
      return events;
    },
    toAct: (r) => (isManual(r) && waiting(r).length > 0 ? DEALER : NOBODY),
    menu: () => [option('settle-hand', { rule: cites.order, ifSilent: true })],
    decide: (r, so, _c, face) => settled(r, waiting(r)[0]!, face, so, awardsNow(r, face, so)),
    evolve: noted,
  });

  /** The progressive's awards, of all who are in the deal: a share depends on who else has won. */
  function awardsNow(r: Round, face: Known, { winners }: Paid): readonly Award[] {
    if (p.progressive === null) return [];
    const now = winners.slice();
    for (const seat of waiting(r)) {
      const hand = categoryOf(r, seat, face);
      if (chipsAt(r, on.bonusAt('progressive', seat)) > 0 && isWinning(hand)) now.push({ seat, hand });
    }
    // What was posted when the hand began.
    return awardsOf(p.progressive, r.opening[on.pools!.meter]!, now);
  }
  function noted(so: Paid, e: Event): Paid {
    if (e.type === 'AnteSettled') return { ...so, ante: so.ante + e.note.byTable };
    if (e.type === 'BonusSettled' && e.note.bet === 'dos-pares') return { ...so, dosPares: so.dosPares + e.note.won };
    if (e.type === 'ProgressiveSettled' && e.note.hand !== null)
      return { ...so, winners: [...so.winners, { seat: e.seat!, hand: e.note.hand }] };
    return so;
  }

  function settled(r: Round, seat: Seat, face: Known, so: Paid, awards: readonly Award[]): readonly Event[] {
    const cards = cardsIn(r, on.hand(seat));
    const hand = on.hand(seat);
    const mine = facesIn(r, hand, face);
    const value = ranking.best(mine, []);
    const events: Event[] = [moved('HandShown', seat, cites.order, [{ cards, from: hand, to: hand, seen: 'all' }])];
    const made = ranking.name(value);
    if (isLive(on, r, seat))
      events.push(main(r, seat, { value, category: made.category, house: facesIn(r, on.houseHand, face), so }));
    for (const bonus of on.bonuses)
      if (chipsAt(r, on.bonusAt(bonus, seat)) > 0)
        events.push(bonusSettled(r, seat, bonus, { mine, made, so, awards }));
    const markers = on.isTucked(r, seat) ? [{ marker: on.tucked(seat), from: seat, to: null }] : [];
    events.push(
      event('HandRacked', seat, cites.rack, [], [{ cards, from: hand, to: on.rack, seen: null }], markers, null, null),
    );
    return events;
  }

  /** The ante and its raise. */
  function main(
    r: Round,
    seat: Seat,
    h: { value: number; category: Category; house: readonly Face[]; so: Paid },
  ): Event {
    const ante = chipsAt(r, on.ante(seat));
    const raise = chipsAt(r, on.raise(seat));
    const back: ChipMove[] = [
      { from: on.ante(seat), to: on.stack(seat), amount: ante },
      { from: on.raise(seat), to: on.stack(seat), amount: raise },
    ];
    const pay = (amount: Chips): ChipMove => ({ from: on.house, to: on.stack(seat), amount });
    const tell = (
      rule: RuleId,
      result: NoteOf<'AnteSettled'>['result'],
      chips: readonly ChipMove[],
      won: Chips,
      byTable = 0,
      odds = 0,
    ): Event => paid('AnteSettled', seat, rule, chips, [], { result, won, byTable, odds });
    if (!qualifies(ranking, h.house)) return tell(cites.unqualified, 'unqualified', [...back, pay(ante)], ante);
    const house = ranking.best(h.house, []);
    if (h.value === house && p.tie === 'push') return tell(cites.tie, 'push', back, 0);
    if (h.value <= house) {
      const rule = h.value === house ? cites.tie : cites.lose;
      const lost = back.map((move) => ({ ...move, to: on.house }));
      return tell(rule, 'lose', lost, 0);
    }
    const odds = p.antePays[h.category] ?? 0;
    const byTable = capped(ante * odds, h.so.ante);
    const rule = byTable < ante * odds ? cites.aggregate : cites.win;
    const chips = [...back, pay(raise), ...(byTable > 0 ? [pay(byTable)] : [])];
    return tell(rule, 'win', chips, raise + byTable, byTable, odds);
  }
  /** BAR-119: what the posted limit leaves of it. */
  function capped(due: Chips, so: Chips): Chips {
    return p.aggregate === null ? due : Math.min(due, Math.max(0, p.aggregate - so));
  }

  function bonusSettled(r: Round, seat: Seat, bonus: SpanishBonus, h: Made): Event {
    if (bonus === 'progressive') return progressive(r, seat, h);
    const from = on.bonusAt(bonus, seat);
    const bet = chipsAt(r, from);
    const isPares = bonus === 'dos-pares';
    const odds = isPares
      ? (p.dosParesPays[h.made.category as keyof SettleRules['dosParesPays']] ?? 0)
      : h.mine.includes(JOKER)
        ? p.jokerPays
        : 0;
    if (odds === 0) {
      const rule = isPares ? cites.dosPares : cites.joker;
      return paid('BonusSettled', seat, rule, [{ from, to: on.house, amount: bet }], [], { bet: bonus, won: 0, odds });
    }
    const won = isPares ? capped(bet * odds, h.so.dosPares) : bet * odds;
    const rule = won < bet * odds ? cites.aggregate : isPares ? cites.dosParesPays : cites.jokerPays;
    const chips: ChipMove[] = [{ from, to: on.stack(seat), amount: bet }];
    if (won > 0) chips.push({ from: on.house, to: on.stack(seat), amount: won });
    return paid('BonusSettled', seat, rule, chips, [], { bet: bonus, won, odds });
  }

  function progressive(r: Round, seat: Seat, { awards, made }: Made): Event {
    const { meter, box, tray } = on.pools!;
    const from = on.bonusAt('progressive', seat);
    const bet = chipsAt(r, from);
    const award = awards.find((one) => one.seat === seat);
    if (award === undefined)
      return paid('ProgressiveSettled', seat, cites.box, [{ from, to: box, amount: bet }], [], {
        hand: null,
        made: null,
        won: 0,
      });
    const { hand, amount, rule } = award;
    const stake = p.progressive!.stake === 'returned' ? on.stack(seat) : box;
    const chips: ChipMove[] = [{ from, to: stake, amount: bet }];
    if (amount > 0) chips.push({ from: award.from === 'meter' ? meter : tray, to: on.stack(seat), amount });
    return paid('ProgressiveSettled', seat, rule, chips, [], { hand, made, won: amount });
  }
};
