/**
 * Settling: each wager in its order is paid or taken as far as the bank reaches, and what was not met goes back. All money moves
 * here and nowhere before, so that the order of settlement is the order of coverage (BAR-82).
 */
import type { NoteFrom, wager } from '../../facts/index.js';
import {
  type ChipMove,
  chipsAt,
  type Event,
  type Place,
  paid,
  type Round,
  type RuleId,
  type Seat,
  type Step,
  step,
} from '../../kernel/index.js';
import { type Claim, type Coverage, cover } from './cover.js';
import type { BankFelt } from './felt.js';

/** A wager as its hand came out, where it lies, whose it is and by which clause. */
export interface Owing extends Claim {
  readonly seat: Seat;
  readonly place: Place;
  readonly rule: RuleId;
  /** For whoever tells it: the circle, the hand, what kind of wager. */
  readonly note: NoteFrom<typeof wager>;
}
export interface SettleCites {
  /** How far the bank reaches. */
  readonly cover: RuleId;
}

/** What happens to each wager, in the order of settlement. */
export function settled(
  on: Pick<BankFelt, 'stack' | 'bank'>,
  r: Round,
  lines: readonly Owing[],
  how: Coverage,
  cites: SettleCites,
): readonly Event[] {
  const met = cover(chipsAt(r, on.bank), lines, how);
  return lines.map(({ seat, place, stake, due, rule, note }, i): Event => {
    const { paid: won, taken } = met[i]!;
    const chips: ChipMove[] = [];
    if (taken > 0) chips.push({ from: place, to: on.bank, amount: taken });
    if (stake > taken) chips.push({ from: place, to: on.stack(seat), amount: stake - taken });
    if (won > 0) chips.push({ from: on.bank, to: on.stack(seat), amount: won });
    const isShort = won + taken < Math.abs(due);
    const told = { ...note, due, won, taken };
    if (due === 0) return paid('WagerPushed', seat, rule, chips, undefined, told);
    if (won + taken === 0) return paid('WagerReturned', seat, cites.cover, chips, undefined, told);
    return paid(due > 0 ? 'WagerWon' : 'WagerLost', seat, isShort ? cites.cover : rule, chips, undefined, told);
  });
}

/** What is left of the bank goes back to whoever put it up. Its button stays until the table moves it on. */
export const releaseBank = (on: BankFelt, cites: { readonly release: RuleId }): Step<boolean> =>
  step('release', true, {
    blind: true,
    open: (r) => {
      const banker = on.banker(r);
      const amount = chipsAt(r, on.bank);
      if (banker === null || amount === 0) return [];
      return [paid('BankReleased', banker, cites.release, [{ from: on.bank, to: on.stack(banker), amount }])];
    },
  });
