/**
 * Who plays for a push pot besides those who tied: each of the others is asked in turn whether he buys in, for half of the pot.
 * Where the house allows it and nobody has, those who tied are asked whether they would rather split it: all must agree.
 */
import {
  type Actor,
  type Chips,
  chipsAt,
  type Draft,
  type Felt,
  inTurn,
  NOBODY,
  option,
  type RuleId,
  type Seat,
  type Step,
  seated,
  step,
} from '../kernel/index.js';
import { type Share, split } from './award.js';
import { halfOf, type PushFelt } from './push.js';

export interface PushPotRules {
  /** Half of the pot as it was when it was pushed, or as it is when one is asked. */
  readonly base: 'at-tie' | 'running';
  /** Those whose hands lost at the showdown; or everybody who was dealt into the round. */
  readonly mayBuyIn: 'showdown-losers' | 'all-dealt';
  readonly maySplit: boolean;
  readonly chip: Chips;
}
export interface PushPotCites {
  readonly buyIn: RuleId;
  readonly stayOut: RuleId;
  readonly split: RuleId;
  readonly odd: RuleId;
}
/** Who is still to be asked: whether to buy in, and then, if nobody has, whether to split. */
interface Asking {
  readonly buyers: readonly Seat[];
  readonly tied: readonly Seat[];
  readonly pot: Chips;
}

const NONE: readonly Seat[] = [];
const NOBODY_ASKED: Asking = { buyers: NONE, tied: NONE, pot: 0 };

export const pushPot = (on: PushFelt, cites: PushPotCites, p: PushPotRules): Step<Asking> => {
  const { stack, centre, isIn, isPush, isLive } = on;
  const price = (r: Felt, { pot }: Asking): Chips => halfOf(p.base === 'at-tie' ? pot : chipsAt(r, centre), p.chip);
  const pays = (r: Felt, seat: Seat, now: Asking): boolean => chipsAt(r, stack(seat)) >= price(r, now);
  /** A hand that lost lies before its seat until the shuffle. */
  const mayBuyIn = (r: Felt, s: Seat): boolean => !isIn(r, s) && (p.mayBuyIn === 'all-dealt' || isLive(r, s));
  const asked = (r: Felt, now: Asking): readonly Actor[] => {
    const buyer = now.buyers.find((s) => pays(r, s, now));
    if (buyer !== undefined) return [buyer];
    return now.tied.length > 0 ? [now.tied[0]!] : NOBODY;
  };
  return step<Asking>('buy-in', NOBODY_ASKED, {
    open: (d) => {
      if (!isPush(d)) return;
      const pot = chipsAt(d, centre);
      const now = { pot, tied: p.maySplit ? inTurn(d, on.afterButton(d), isIn) : NONE };
      const buyers = inTurn(d, on.afterButton(d), (r, s) => mayBuyIn(r, s) && pays(r, s, { ...now, buyers: NONE }));
      if (buyers.length + now.tied.length === 0) return;
      d.say('BuyInOffered', null, cites.buyIn, { ...now, buyers, price: halfOf(pot, p.chip) });
    },
    toAct: asked,
    menu: (r, now, seat) =>
      now.buyers.includes(seated(seat))
        ? [
            option('stay-out', { rule: cites.stayOut, ifSilent: true }),
            option('buy-in', { rule: cites.buyIn, cost: price(r, now) }),
          ]
        : [option('play-on', { rule: cites.split, ifSilent: true }), option('split', { rule: cites.split })],
    decide: (d, now, { type, actor }) => {
      const seat = seated(actor);
      switch (type) {
        case 'buy-in':
          d.pay(stack(seat), centre, price(d, now));
          on.lay(
            d,
            d.seats.filter((s) => s === seat || isIn(d, s)),
          );
          return d.say('PushPotEntered', seat, cites.buyIn);
        case 'stay-out':
          return d.say('PushPotDeclined', seat, cites.stayOut);
        case 'play-on':
          return d.say('SplitDeclined', seat, cites.split);
        default:
          d.say('SplitAgreed', seat, cites.split);
          return d.now.tied.length > 0 ? undefined : divide(d);
      }
    },
    evolve: (now, e): Asking => {
      switch (e.type) {
        case 'BuyInOffered': {
          const { buyers, tied, pot } = e.note;
          return { buyers, tied, pot };
        }
        case 'PushPotEntered':
          return { buyers: after(now.buyers, e.seat!), tied: NONE, pot: now.pot };
        case 'PushPotDeclined':
          return { buyers: after(now.buyers, e.seat!), tied: now.tied, pot: now.pot };
        case 'SplitAgreed':
          return { buyers: NONE, tied: after(now.tied, e.seat!), pot: now.pot };
        case 'SplitDeclined':
          return NOBODY_ASKED;
        default:
          return now;
      }
    },
  });

  /** Those who tied share the pot, odd chips from the button's left. */
  function divide(d: Draft): void {
    const tied = inTurn(d, on.afterButton(d), isIn);
    const shares = split(chipsAt(d, centre), tied, p.chip).map((share): Share => ({ ...share, way: 'high' }));
    for (const { seat, amount } of shares) d.pay(centre, stack(seat), amount);
    on.lay(d, []);
    const odd = shares.some(({ amount }) => amount !== shares[0]!.amount) ? cites.odd : null;
    d.say('PotAwarded', shares.length === 1 ? shares[0]!.seat : null, cites.split, { pot: 0, shares, odd });
  }
};

/** Those who come after a seat in the list. */
const after = (seats: readonly Seat[], seat: Seat): readonly Seat[] => seats.slice(seats.indexOf(seat) + 1);
