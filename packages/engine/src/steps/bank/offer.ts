/**
 * Who banks this round: it is offered seat by seat, to be taken with an amount or declined, all of it on record. Where nobody
 * takes it there is no round: the game is broken.
 */
import {
  type Actor,
  type Chips,
  chipsAt,
  type Draft,
  type Felt,
  NOBODY,
  option,
  type RuleId,
  type Seat,
  type Step,
  seated,
  step,
} from '../../kernel/index.js';
import { type BankFelt, type BankOffer, feeMax } from './felt.js';

export interface OfferRules {
  /** The least a bank may be, and what it is counted in. */
  readonly min: Chips;
  readonly unit: Chips;
}
export interface OfferCites {
  /** Putting up the bank; what it may pay and win. */
  readonly bank: RuleId;
  /** The least a bank may be. */
  readonly bankMin: RuleId;
  readonly tableStakes: RuleId;
  readonly decline: RuleId;
  readonly broken: RuleId;
}
/** How many offers have been declined; or it has been taken, or by nobody. */
interface Offering {
  readonly declined: number;
  readonly done: boolean;
}
const START: Offering = { declined: 0, done: false };

export const bankOffer = (on: BankFelt, cites: OfferCites, { min, unit }: OfferRules): Step<Offering> => {
  const { stack, bank, banking, second } = on;
  /** His fee is reserved: it is due whatever he puts up. */
  const most = (r: Felt, seat: Seat, fee: Chips): Chips => {
    const free = chipsAt(r, stack(seat)) - fee;
    return free - (free % unit);
  };
  /** The offer that comes after so many others, of those who could bank. */
  const offerAfter = (r: Felt, others: number): BankOffer | undefined => {
    const { offers, tariff } = on.terms(r);
    const fee = feeMax(tariff.bank);
    let left = others;
    for (const offer of offers) if (most(r, offer.seat, fee) >= min && left-- === 0) return offer;
    return undefined;
  };
  const asked = (r: Felt, { declined, done }: Offering): BankOffer | undefined =>
    done ? undefined : offerAfter(r, declined);
  const breaks = (d: Draft): void => d.say('GameBroken', null, cites.broken);
  return step<Offering>('bank', START, {
    blind: true,
    open: (d) => {
      if (offerAfter(d, 0) === undefined) breaks(d);
    },
    toAct: (r, now): readonly Actor[] => {
      const offer = asked(r, now);
      return offer ? [offer.seat] : NOBODY;
    },
    menu: (r, _now, seat) => [
      option('bank', {
        rule: cites.bank,
        amount: {
          min,
          max: most(r, seated(seat), feeMax(on.terms(r).tariff.bank)),
          unit,
          minRule: cites.bankMin,
          maxRule: cites.tableStakes,
        },
      }),
      option('decline-bank', { rule: cites.decline, ifSilent: true }),
    ],
    decide: (d, now, { type, actor, amount }) => {
      const seat = seated(actor);
      const { turn } = asked(d, now)!;
      if (type === 'decline-bank') {
        d.say('BankDeclined', seat, cites.decline, { turn });
        if (!asked(d, d.now)) breaks(d);
        return;
      }
      d.pay(stack(seat), bank, amount!);
      d.mark(banking, seat);
      if (turn > 1) d.mark(second, seat);
      d.say('BankPosted', seat, cites.bank, { turn });
    },
    evolve: (now, e): Offering => {
      if (e.type === 'BankDeclined') return { declined: now.declined + 1, done: now.done };
      return e.type === 'BankPosted' || e.type === 'GameBroken' ? { declined: now.declined, done: true } : now;
    },
  });
};
