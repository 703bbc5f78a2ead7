/**
 * The sevens rule of lowball: who checks a seven or better after the draw and wins does not win what was bet after
 * his check, and who raises after a check without being called must show that he had none.
 */
import { type Face, isJoker, rankOf } from '../cards/index.js';
import { lowballFloor } from '../hands/index.js';
import {
  type Chips,
  cardsIn,
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
} from '../kernel/index.js';
import type { CheckMarks, PokerFelt } from './poker.js';
import { sidePots } from './pots.js';
import type { LateBets, Strength, Strengths } from './showdown.js';

export interface SevensRules {
  /** What a checked seven costs: the bets made after the check; or, once it has raised, the whole pot. */
  readonly cost: 'later-bets' | 'pot';
  readonly cites: SevensCites;
}
export interface SevensCites {
  /** No check-raise with a seven or better. */
  readonly barred: RuleId;
  readonly back: RuleId;
  readonly proof: RuleId;
  /** The proof was refused, or could not be given. */
  readonly unproven: RuleId;
}

const SEVEN = 5;
const floor = lowballFloor(SEVEN);
const isSevenOrBetter = ({ high }: Strength): boolean => high >= floor;
/** So little that any other hand beats it, and still in order among its like. */
const NEXT_TO_NOTHING = 1e-6;

export const sevensLate = (on: PokerFelt, { cost, cites }: SevensRules): LateBets => {
  const marks = on.marks as CheckMarks;
  const isMarked = (r: Felt, kind: keyof CheckMarks, s: Seat): boolean => r.markers[marks[kind](s)] === s;
  const isBarred = (r: Felt, strength: Strengths, s: Seat): boolean =>
    cost === 'pot' && isMarked(r, 'raised', s) && isSevenOrBetter(strength[s]!);
  const checkedSeven = (r: Felt, strength: Strengths, s: Seat): boolean =>
    cost === 'later-bets' && isMarked(r, 'checked', s) && isSevenOrBetter(strength[s]!);
  return {
    weigh: (r, strength) =>
      strength.map(({ high, low }, s) => ({ high: isBarred(r, strength, s) ? high * NEXT_TO_NOTHING : high, low })),
    settle: (d, strength) => {
      for (const s of on.live(d)) if (isBarred(d, strength, s)) d.say('HandBarred', s, cites.barred);
      const back = backTo(d, strength);
      if (back.every((n) => n === 0)) return;
      d.seats.forEach((s, i) => {
        d.pay(on.bet(s), on.stack(s), back[i]!);
      });
      d.say('BetsReturned', null, cites.back);
    },
  };

  /** What goes back to each seat. Layer by layer of the last round's bets: what a checked seven has won, to whoever bet it. */
  function backTo(r: Felt, strength: Strengths): readonly Chips[] {
    const back = r.seats.map(() => 0);
    const bets = { seats: r.seats, paid: r.seats.map((s) => chipsAt(r, on.bet(s))), centre: 0, live: on.live(r) };
    for (const { eligible, parts } of sidePots(bets)) {
      const best = Math.max(...eligible.map((s) => strength[s]!.high));
      const winners = eligible.filter((s) => strength[s]!.high === best);
      const sevens = winners.filter((s) => checkedSeven(r, strength, s));
      // Tied with a hand that may win them, a checked seven only gets its own bets back.
      const all = sevens.length === winners.length;
      r.seats.forEach((s, i) => {
        if (sevens.length > 0 && (all || sevens.includes(s))) back[i]! += parts[i]!;
      });
    }
    return back;
  }
};

const PROVE = 'show-proof';
const SHOW = 'show-hand';
const REFUSE = 'no-proof';
/** After a check-raise nobody called, its maker shows a card above a seven, or a pair; or the bets after his check go back. */
export const proveSevens = (on: PokerFelt, { cites }: SevensRules): Step<boolean> => {
  const marks = on.marks as CheckMarks;
  const raiser = (r: Felt): Seat | null => {
    const [seat, ...others] = on.live(r);
    if (seat === undefined || others.length > 0 || on.highest(r) === 0) return null;
    return r.markers[marks.raised(seat)] === seat && r.markers[on.aggressor] === seat ? seat : null;
  };
  const giveBack = (d: Draft, seat: Seat): void => {
    for (const s of d.seats) {
      const amount = chipsAt(d, on.bet(s));
      d.pay(on.bet(s), on.stack(s), amount);
    }
    d.say('BetsReturned', seat, cites.unproven);
  };
  return step<boolean>('prove', false, {
    toAct: (r, done) => {
      const seat = done ? null : raiser(r);
      return seat === null ? NOBODY : [seat];
    },
    // The whole hand proves whatever can be proved, so that is what silence shows.
    menu: (r, _done, who) => [
      option(PROVE, { rule: cites.proof, cards: { from: cardsIn(r, on.hand(seated(who))), min: 1, max: 2 } }),
      option(SHOW, { rule: cites.proof, ifSilent: true }),
      option(REFUSE, { rule: cites.unproven }),
    ],
    decide: (d, _done, c, face) => {
      const seat = seated(c.actor);
      if (c.type === REFUSE) {
        d.say('ProofRefused', seat, cites.proof);
        return giveBack(d, seat);
      }
      const cards = c.type === SHOW ? cardsIn(d, on.hand(seat)) : c.cards!;
      d.show(cards, on.hand(seat));
      d.say('ProofShown', seat, cites.proof);
      return isProof(cards.map((card) => face(card)!)) ? undefined : giveBack(d, seat);
    },
    evolve: (done, e) => done || e.type === 'ProofShown' || e.type === 'ProofRefused',
  });
};

const ACE = 12;
/** A card above a seven, or a pair: no seven or better holds either. */
function isProof(faces: readonly Face[]): boolean {
  const ranks = faces.filter((face) => !isJoker(face)).map(rankOf);
  return ranks.some((rank) => rank > SEVEN && rank < ACE) || new Set(ranks).size < ranks.length;
}
