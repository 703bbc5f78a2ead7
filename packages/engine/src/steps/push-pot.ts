/**
 * Who plays for a push pot besides those who tied: each of the others is asked in turn whether he buys in, for half of the pot.
 * Where the house allows it and nobody has, those who tied are asked whether they would rather split it: all must agree.
 */
import {
  type Actor,
  type Chips,
  chipsAt,
  type Event,
  inTurn,
  NOBODY,
  option,
  paid,
  type Round,
  type RuleId,
  type Seat,
  type Step,
  said,
  step,
} from '../kernel/index.js';
import { halfOf, type PushFelt } from './push.js';
import { type Share, split } from './showdown.js';

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
  const price = (r: Round, { pot }: Asking): Chips => halfOf(p.base === 'at-tie' ? pot : chipsAt(r, centre), p.chip);
  const pays = (r: Round, seat: Seat, now: Asking): boolean => chipsAt(r, stack(seat)) >= price(r, now);
  /** A hand that lost lies before its seat until the shuffle. */
  const mayBuyIn = (r: Round, s: Seat): boolean => !isIn(r, s) && (p.mayBuyIn === 'all-dealt' || isLive(r, s));
  const asked = (r: Round, now: Asking): readonly Actor[] => {
    const buyer = now.buyers.find((s) => pays(r, s, now));
    if (buyer !== undefined) return [buyer];
    return now.tied.length > 0 ? [now.tied[0]!] : NOBODY;
  };
  return step<Asking>('buy-in', NOBODY_ASKED, {
    open: (r) => {
      if (!isPush(r)) return [];
      const pot = chipsAt(r, centre);
      const now = { pot, tied: p.maySplit ? inTurn(r, on.afterButton(r), isIn) : NONE };
      const buyers = inTurn(r, on.afterButton(r), (_r, s) => mayBuyIn(r, s) && pays(r, s, { ...now, buyers: NONE }));
      if (buyers.length + now.tied.length === 0) return [];
      return [said('BuyInOffered', null, cites.buyIn, { ...now, buyers, price: halfOf(pot, p.chip) })];
    },
    toAct: asked,
    menu: (r, now, seat) =>
      now.buyers.includes(seat as Seat)
        ? [
            option('stay-out', { rule: cites.stayOut, ifSilent: true }),
            option('buy-in', { rule: cites.buyIn, cost: price(r, now) }),
          ]
        : [option('play-on', { rule: cites.split, ifSilent: true }), option('split', { rule: cites.split })],
    decide: (r, now, { type, actor }) => {
      const seat = actor as Seat;
      switch (type) {
        case 'buy-in': {
          const move = { from: stack(seat), to: centre, amount: price(r, now) };
          const ins = r.seats.filter((s) => s === seat || isIn(r, s));
          return [paid('PushPotEntered', seat, cites.buyIn, [move], on.lay(r, ins))];
        }
        case 'stay-out':
          return [said('PushPotDeclined', seat, cites.stayOut)];
        case 'play-on':
          return [said('SplitDeclined', seat, cites.split)];
        default: {
          const agreed = said('SplitAgreed', seat, cites.split);
          return now.tied.length > 1 ? [agreed] : [agreed, divided(r)];
        }
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
  function divided(r: Round): Event {
    const tied = inTurn(r, on.afterButton(r), isIn);
    const shares = split(chipsAt(r, centre), tied, p.chip).map((share): Share => ({ ...share, way: 'high' }));
    const chips = shares.map(({ seat, amount }) => ({ from: centre, to: stack(seat), amount }));
    const odd = shares.some(({ amount }) => amount !== shares[0]!.amount) ? cites.odd : null;
    return paid('PotAwarded', shares.length === 1 ? shares[0]!.seat : null, cites.split, chips, on.lay(r, []), {
      pot: 0,
      shares,
      odd,
    });
  }
};

/** Those who come after a seat in the list. */
const after = (seats: readonly Seat[], seat: Seat): readonly Seat[] => seats.slice(seats.indexOf(seat) + 1);
