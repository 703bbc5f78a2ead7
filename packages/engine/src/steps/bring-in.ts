/**
 * The forced bet of stud: the lowest up card opens, or the highest where the low hand wins, suits breaking ties. Whoever must open
 * may be rid of his hand with the same breath; then his seat is still dealt to until there is a bet.
 */
import {
  type Chips,
  chipsAt,
  type Draft,
  NOBODY,
  type Option,
  option,
  type RuleId,
  refuse,
  type Seat,
  type Shut,
  type Step,
  seated,
  shut,
  step,
} from '../kernel/index.js';
import { mustOpen, type Opens, type StudFelt } from './stud.js';

export interface BringInCites {
  readonly opens: RuleId;
  readonly opensBySuit: RuleId;
  readonly openerFolds: RuleId;
}

/** Who has yet to open; null when it is done, or nobody can. */
interface Opening {
  readonly opener: Seat | null;
}
const DONE: Opening = { opener: null };

export const bringIn = (on: StudFelt, cites: BringInCites, amount: Chips, by: Opens = 'low-card'): Step<Opening> => {
  const { hand, muck, opener } = on;
  const [says, why] =
    by === 'low-card' ? (['MustOpen', 'must-open'] as const) : (['HighMustOpen', 'must-open-high'] as const);
  const menuAt = (cost: Chips): readonly Option[] => [
    option('open', { rule: cites.opens, cost, ifSilent: true }),
    option('open-fold', { rule: cites.openerFolds, cost }),
  ];
  const MENU = menuAt(amount);
  return step<Opening>('bring-in', DONE, {
    open: (d, faces) => {
      const low = mustOpen(on, d, faces, by);
      if (low === null) return;
      d.mark(opener, low.seat);
      d.say(says, low.seat, low.tied ? cites.opensBySuit : cites.opens);
    },
    toAct: (_r, now) => (now.opener === null ? NOBODY : [now.opener]),
    menu: (r, _now, who) => {
      const has = chipsAt(r, on.stack(seated(who)));
      return has >= amount ? MENU : menuAt(has);
    },
    shut: (): readonly Shut[] =>
      (['fold', 'check'] as const).map((type) => shut(type, refuse(why, cites.opens, { price: amount }))),
    decide: (d, _now, c) => {
      const seat = seated(c.actor);
      bringsIn(on, d, seat, amount, cites.opens);
      if (c.type === 'open') return;
      d.move(on.cardsOf(d, seat), hand(seat), muck);
      d.mark(on.deadSeat(seat), seat);
      d.say('Folded', seat, cites.openerFolds);
    },
    evolve: (now, e) => {
      if (e.type === 'MustOpen' || e.type === 'HighMustOpen') return { opener: e.seat };
      return e.type === 'Posted' ? DONE : now;
    },
    blind: true,
  });
};

/** The forced bet, out of the stack of whoever must open: all of it, where it is less. */
export function bringsIn({ stack, bet }: StudFelt, d: Draft, seat: Seat, amount: Chips, rule: RuleId): void {
  d.pay(stack(seat), bet(seat), Math.min(amount, chipsAt(d, stack(seat))));
  d.say('Posted', seat, rule, { kind: 'bring-in' });
}
