/** What the house takes: by the hand, fixed before the first card, or by the half hour. Never a share of a pot. */
import type { Chips, RuleId, Seat } from '../kernel/index.js';
import type { Fee } from '../steps/index.js';
import type { FeeRules, HandFee, TableRules, TimeFee, WagerFee } from './rules.js';
import { type Clock, type Departed, HALF_HOUR, type Markers } from './state.js';

/** A seat that cannot pay for its time. */
export const timeOwedRule = ({ cites }: TableRules): RuleId => cites.timeOwed ?? cites.feeTiming;

/** The band that holds for so many players; below the smallest, nothing is taken. */
export const bandFor = <Band extends { readonly playersMin: number }>(
  bands: readonly Band[],
  players: number,
): Band | undefined => bands.find((band) => players >= band.playersMin);

/** The most one seat may have to pay for a hand with so many players. */
export function owedAtMost(fee: FeeRules, players: number): Chips {
  if (fee.kind === 'wager') return leastOf(fee);
  if (fee.kind !== 'hand') return 0;
  const band = bandFor(fee.bands, players);
  if (!band) return 0;
  return fee.from === 'centre' ? band.jackpot : band.collection + band.jackpot;
}

/** What the least wager pays; more is asked only of those who bet more, and they are held to what they have. */
const leastOf = ({ player }: WagerFee): Chips => player.at(-1)?.amount ?? 0;

/** The fees of one round: counted once, before the deal. */
export function feesFor(
  { fee }: TableRules,
  p: { markers: Markers; dealt: readonly Seat[]; seated: number },
): readonly Fee[] {
  if (fee.kind !== 'hand') return [];
  const band = bandFor(fee.bands, fee.count === 'seated' ? p.seated : p.dealt.length);
  if (!band) return [];
  const payer = payerOf(fee, p);
  const payers = fee.jackpotFrom === 'each-player' ? p.dealt : [p.markers.button ?? payer];
  const fees: Fee[] = [{ seat: payer, amount: band.collection, to: 'drop', rule: band.rule, ...sourceOf(fee) }];
  for (const seat of payers) fees.push({ seat, amount: band.jackpot, to: 'jackpot', rule: band.jackpotRule });
  return fees.filter(({ amount }) => amount > 0);
}
/**
 * The seat it is taken from; where it comes out of money in the middle, the seat that has the table's marker answers for it.
 * Where the up cards have still to say who is first, it is the seat dealt to first.
 */
function payerOf({ from }: HandFee, { markers, dealt }: { markers: Markers; dealt: readonly Seat[] }): Seat {
  return markers[from] ?? markers.button ?? markers['first-card'] ?? markers.first ?? dealt[0]!;
}
/** Out of the stack, unless it is told otherwise. */
function sourceOf({ from }: HandFee): Pick<Fee, 'from'> {
  return from === 'button-ante' ? { from: 'ante' } : from === 'centre' ? { from: 'centre' } : {};
}

/** The start of the half hour `at` falls in, counted from the clock's; null while that one still runs. */
export function nextPeriod(clock: Clock | null, at: number): number | null {
  if (clock === null) return at;
  const gone = Math.floor((at - clock.from) / HALF_HOUR);
  return gone < 1 ? null : clock.from + gone * HALF_HOUR;
}

/**
 * What somebody who sits down owes for the half hour that is running. A late arrival pays from the next one, or for the
 * rest of this one in whole chips; somebody who was here lately pays as if he had stayed, and never twice.
 */
export function arrivalFee(
  fee: TimeFee,
  p: { clock: Clock | null; at: number; was: Departed | undefined; chip: Chips },
): Chips {
  const { clock, at, was, chip } = p;
  if (clock === null || nextPeriod(clock, at) !== null) return 0;
  if (was !== undefined) return was.paid === clock.from ? 0 : clock.rate;
  if (fee.newPlayer === 'next-period') return 0;
  const left = clock.from + HALF_HOUR - at;
  return Math.floor((clock.rate * left) / HALF_HOUR / chip) * chip;
}
