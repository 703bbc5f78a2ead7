/**
 * The forced bet of stud: the lowest up card opens, suits breaking ties. Whoever must open may be rid of his hand with the
 * same breath (ROG-STUD-12); then his seat is still dealt to until there is a bet.
 */
import {
  type Chips,
  type Event,
  event,
  NOBODY,
  option,
  paid,
  type RuleId,
  refuse,
  type Seat,
  type Shut,
  type Step,
  shut,
  step,
} from '../kernel/index.js';
import { lowCard, type StudFelt } from './stud.js';

export interface BringInCites {
  readonly opens: RuleId;
  readonly opensBySuit: RuleId;
  readonly openerFolds: RuleId;
}

/** Whether the opener has yet to open, or has done so. */
type Opening = { readonly seat: Seat; readonly done: boolean } | null;

export const bringIn = (on: StudFelt, cites: BringInCites, amount: Chips): Step<Opening> => {
  const { hand, muck, opener } = on;
  const opens = option('open', { rule: cites.opens, cost: amount, ifSilent: true });
  const opensAndFolds = option('open-fold', { rule: cites.openerFolds, cost: amount });
  const MENU = [opens, opensAndFolds];
  return step<Opening>('bring-in', null, {
    open: (r, faces) => {
      const low = lowCard(on, r, faces);
      if (low === null) return [];
      const rule = low.tied ? cites.opensBySuit : cites.opens;
      const markers = [{ marker: opener, from: r.markers[opener]!, to: low.seat }];
      return [paid('MustOpen', low.seat, rule, [], markers)];
    },
    toAct: (_r, now) => (now === null || now.done ? NOBODY : [now.seat]),
    menu: () => MENU,
    shut: (): readonly Shut[] =>
      ['fold', 'check', 'bet'].map((type) => shut(type, refuse('must-open', cites.opens, { price: amount }))),
    decide: (r, _now, c) => {
      const seat = c.actor as Seat;
      const posted = openedBy(on, seat, amount, cites.opens);
      if (c.type === 'open') return [posted];
      const cards = [{ cards: on.cardsOf(r, seat), from: hand(seat), to: muck, seen: null }];
      return [posted, event('Folded', seat, cites.openerFolds, [], cards, [on.markDead(seat)], null, null)];
    },
    evolve: (now, e) => {
      if (e.type === 'MustOpen') return { seat: e.seat!, done: false };
      return now !== null && e.type === 'Posted' ? { ...now, done: true } : now;
    },
    blind: true,
  });
};

/** The forced bet, out of the stack of whoever must open. */
export const openedBy = ({ stack, bet }: StudFelt, seat: Seat, amount: Chips, rule: RuleId): Event =>
  paid('Posted', seat, rule, [{ from: stack(seat), to: bet(seat), amount }], undefined, { kind: 'bring-in' });
