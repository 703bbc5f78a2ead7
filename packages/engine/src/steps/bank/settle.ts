/**
 * Settling: each wager in its order is paid or taken as far as the bank reaches, and what was not met goes back. All money moves
 * here and nowhere before, so that the order of settlement is the order of coverage.
 */
import {
  chipsAt,
  type Draft,
  type NoteOf,
  type Place,
  type RuleId,
  type Seat,
  type Step,
  step,
} from '../../kernel/index.js';
import { type Claim, type Coverage, covering } from './cover.js';
import type { BankFelt } from './felt.js';

/** A wager as its hand came out, where it lies, whose it is and by which clause. */
export interface Owing extends Claim {
  readonly seat: Seat;
  readonly place: Place;
  readonly rule: RuleId;
  /** For whoever tells it: the circle, the hand, what kind of wager; and what came of it, filled in as it is settled. */
  readonly note: Told;
}
type Told = { -readonly [K in keyof NoteOf<'WagerWon'>]: NoteOf<'WagerWon'>[K] };

export interface SettleCites {
  /** How far the bank reaches. */
  readonly cover: RuleId;
}

/** Settles one wager after another, each as far as the bank by then reaches. */
export function settling(
  d: Draft,
  on: Pick<BankFelt, 'stack' | 'bank'>,
  how: Coverage,
  cites: SettleCites,
): (line: Owing) => void {
  const meet = covering(() => chipsAt(d, on.bank), how);
  return (line) => {
    const { seat, place, stake, due, rule, note } = line;
    const { paid: won, taken } = meet(line);
    d.pay(place, on.bank, taken);
    d.pay(place, on.stack(seat), stake - taken);
    d.pay(on.bank, on.stack(seat), won);
    const isShort = won + taken < Math.abs(due);
    note.due = due;
    note.won = won;
    note.taken = taken;
    if (due === 0) d.say('WagerPushed', seat, rule, note);
    else if (won + taken === 0) d.say('WagerReturned', seat, cites.cover, note);
    else d.say(due > 0 ? 'WagerWon' : 'WagerLost', seat, isShort ? cites.cover : rule, note);
  };
}

/** What is left of the bank goes back to whoever put it up. Its button stays until the table moves it on. */
export const releaseBank = (on: BankFelt, cites: { readonly release: RuleId }): Step<boolean> =>
  step('release', true, {
    blind: true,
    open: (d) => {
      const banker = on.banker(d);
      const amount = chipsAt(d, on.bank);
      if (banker === null || amount === 0) return;
      d.pay(on.bank, on.stack(banker), amount);
      d.say('BankReleased', banker, cites.release);
    },
  });
