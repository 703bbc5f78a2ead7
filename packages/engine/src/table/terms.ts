/** What a table agrees for one round before it begins: what is posted and why, the fees, the limits of a killed pot. */
import type { Seat, Setup } from '../kernel/index.js';
import type { BankTerms, PokerTerms } from '../steps/index.js';
import { feesFor } from './fees.js';
import { poolsFor } from './house.js';
import { halvesOf } from './kill.js';
import { offersFor } from './seating-bank.js';
import { sittingAt, type TableState } from './state.js';
import type { Placing } from './strategy.js';

/** How the round begins. */
export function setupFor(state: TableState, { dealt, markers, onFelt, posts }: Placing): Setup<PokerTerms> {
  const { rules } = state;
  return {
    chips: {
      ...Object.fromEntries(dealt.map((seat) => [`stack:${seat}`, sittingAt(state, seat)!.stack])),
      ...state.boxes,
      ...poolsFor(state, dealt.length),
    },
    markers: onFelt,
    terms: {
      posts,
      fees: feesFor(rules, { markers, dealt, seated: state.sittings.length }),
      halves: halvesOf(state, dealt),
      dealer: rules.dealer,
      ...(rules.seating.kind === 'bank' ? { bank: bankTerms(state, dealt) } : {}),
    },
  };
}

/** Who is asked to bank, which circles nobody sits at, what the house takes, and how far the shoe has been dealt. */
function bankTerms(state: TableState, dealt: readonly Seat[]): BankTerms {
  const { rules, sittings, shoe, streaks } = state;
  const circles = Array.from({ length: rules.seats.max }, (_, i) => i + 1);
  const { fee } = rules;
  const his = streaks.filter(({ seat, patron }) => sittingAt(state, seat)?.patron.id === patron);
  return {
    offers: offersFor(state, dealt),
    empty: circles.filter((circle) => !sittings.some(({ seat }) => seat === circle)),
    tariff: fee.kind === 'wager' ? { player: fee.player, bank: fee.bank } : { player: [], bank: [] },
    gone: shoe?.gone ?? 0,
    ...(his.length > 0 ? { streaks: Object.fromEntries(his.map(({ seat, count }) => [seat, count])) } : {}),
  };
}
