/**
 * Somebody banks: the position goes round the table, offered seat by seat, and nobody holds it for more hands in a row than the
 * law allows. What is remembered is the person, not the chair: whoever has had his turns and moves to another seat is not asked
 * again until somebody else has banked. Whoever is ready is dealt in, and nothing is due from anybody who was away.
 */
import type { Seat } from '../kernel/index.js';
import type { BankOffer } from '../steps/index.js';
import { following, inOrder } from './ring.js';
import type { SeatingRules } from './rules.js';
import { type BankSeat, type Sitting, sittingAt, type TableState } from './state.js';
import type { Placing, Strategy } from './strategy.js';

function place({ rules, markers }: TableState, ready: readonly Sitting[]): Placing {
  const dealt = inOrder(
    ready.map((s) => s.seat),
    rules.direction,
  );
  return { dealt, markers: markers ?? {}, onFelt: {}, posts: [], rule: rules.cites.button, held: [] };
}

/** Who is asked to bank, in order: whoever has turns left, then the seats after his, in the direction the bank goes round. */
export function offersFor(state: TableState, dealt: readonly Seat[]): readonly BankOffer[] {
  const { rules, bank } = state;
  const { turns } = rules.seating as Extract<SeatingRules, { kind: 'bank' }>;
  const isHis = (seat: Seat): boolean => sittingAt(state, seat)!.patron.id === bank?.patron;
  const at = bank === null ? 0 : dealt.indexOf(following(dealt, bank.seat, rules.direction));
  const round = [...dealt.slice(at), ...dealt.slice(0, at)];
  const others = round.filter((seat) => !isHis(seat)).map((seat) => ({ seat, turn: 1 }));
  const holder = bank !== null && bank.turns < turns ? round.find(isHis) : undefined;
  return holder === undefined ? others : [{ seat: holder, turn: bank!.turns + 1 }, ...others];
}

/** Who has the position when a round has been played; as before, where nobody banked in it. */
export function bankAfter(state: TableState): BankSeat | null {
  const { rules, bank, live } = state;
  if (rules.seating.kind !== 'bank') return null;
  const seat = live!.round.felt.markers[live!.game.markerOf.get('bank')!]!;
  if (seat === null) return bank;
  const patron = sittingAt(state, seat)!.patron.id;
  return { seat, patron, turns: bank?.patron === patron ? bank.turns + 1 : 1 };
}

export const bankSeating: Strategy = {
  place,
  passed: () => [],
  moved: (_state, entry) => entry,
  priceOf: ({ cites }) => ({ dead: 0, live: 0, rule: cites.newPlayer }),
};
