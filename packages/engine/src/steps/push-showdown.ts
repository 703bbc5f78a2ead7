/**
 * The showdown of Push-Nine. Every hand is shown; each pot with one best hand is paid, and one whose best hands are tied is
 * pushed: it stays in the centre and is played for again. A side pot tied between the same hands goes with it; one tied between
 * others is split, so that there is never more than one push pot.
 */
import type { Ranking } from '../hands/index.js';
import {
  type Chips,
  cardsIn,
  chipsAt,
  type Draft,
  type Felt,
  inTurn,
  type Known,
  NOBODY,
  option,
  type RuleId,
  type Seat,
  type Step,
  step,
} from '../kernel/index.js';
import { payShares, type Share, type Source, split } from './award.js';
import { potsOf } from './gather.js';
import { termsOf } from './poker.js';
import type { Pot } from './pots.js';
import type { PushFelt } from './push.js';

export interface PushShowdownRules {
  readonly ranking: Ranking;
  /** A round is dealt so often at most; a tie on the last deal is split. */
  readonly dealsMax: number;
  readonly chip: Chips;
}
export interface PushShowdownCites {
  readonly showOrder: RuleId;
  readonly show: RuleId;
  readonly win: RuleId;
  readonly push: RuleId;
  /** Side pots of a push, and a tie on the last deal. */
  readonly sidePot: RuleId;
  readonly lastDeal: RuleId;
  readonly odd: RuleId;
}
/** A pot, and its best hands from the button's left. */
interface Contest {
  readonly pot: Pot;
  readonly best: readonly Seat[];
}

const PUSH = 'push-pot';
const DEALER = ['dealer'] as const;

/** Its state: is it settled? */
export const pushShowdown = (on: PushFelt, cites: PushShowdownCites, p: PushShowdownRules): Step<boolean> => {
  const { stack, into, hand, centre, aggressor, live } = on;
  const isManual = (r: Felt): boolean => termsOf(r).dealer === 'person';
  return step<boolean>('showdown', false, {
    open: (d, face) => {
      const contenders = live(d);
      if (contenders.length < 2) return uncontested(d, contenders[0]!);
      inTurn(d, firstToShow(d), on.isLive).forEach((seat, i) => {
        d.show(cardsIn(d, hand(seat)), hand(seat));
        d.say('HandShown', seat, i === 0 ? cites.showOrder : cites.show);
      });
      if (!isManual(d)) settle(d, face);
    },
    toAct: (r, done) => (!done && isManual(r) ? DEALER : NOBODY),
    menu: () => [option(PUSH, { rule: cites.win, ifSilent: true })],
    decide: (d, _done, _c, face) => {
      settle(d, face);
      d.say('PotPushed', null, cites.win);
    },
    evolve: (done, { type }) => done || type === 'PotAwarded' || type === 'PushPotDeclared' || type === 'PotPushed',
  });

  function firstToShow(r: Felt): Seat {
    const bold = r.markers[aggressor] ?? null;
    return bold !== null && on.isLive(r, bold) ? bold : inTurn(r, on.afterButton(r), on.isLive)[0]!;
  }
  /** One hand is left, and takes everything unseen. */
  function uncontested(d: Draft, seat: Seat): void {
    let amount = 0;
    for (const from of [centre, ...d.seats.map(into)]) {
      const held = chipsAt(d, from);
      d.pay(from, stack(seat), held);
      amount += held;
    }
    on.lay(d, []);
    awarded(d, cites.win, [{ seat, amount, way: 'uncontested' }], 0);
  }
  /** Every pot is paid, split or pushed. */
  function settle(d: Draft, face: Known): void {
    const contests = potsOf(d, on).map((pot): Contest => ({ pot, best: bestIn(d, pot, face) }));
    const pushed = on.deals(d) < p.dealsMax ? pushedOf(contests) : [];
    const paidOut = contests.filter((c) => !pushed.includes(c));
    const last = pushed.length === 0 ? paidOut.at(-1) : null; // the lammers are taken up with the last pot paid
    for (const c of paidOut) award(d, c, contests.indexOf(c), c === last);
    if (pushed.length > 0) declare(d, pushed);
  }
  function bestIn(r: Felt, { eligible }: Pot, face: Known): readonly Seat[] {
    if (eligible.length < 2) return eligible;
    const values = new Map(
      eligible.map(
        (s) =>
          [
            s,
            p.ranking.best(
              cardsIn(r, hand(s)).map((card) => face(card)!),
              [],
            ),
          ] as const,
      ),
    );
    const top = Math.max(...values.values());
    return inTurn(r, on.afterButton(r), (_r, s) => values.get(s) === top);
  }
  function award(d: Draft, { pot, best }: Contest, index: number, isLast: boolean): void {
    const sources: Source[] = d.seats.map((s, i) => ({ from: into(s), left: pot.parts[i]! }));
    sources.push({ from: centre, left: pot.centre });
    const way = pot.eligible.length === 1 ? 'uncontested' : 'high';
    const shares = split(pot.amount, best, p.chip).map((share): Share => ({ ...share, way }));
    const rule = best.length === 1 ? cites.win : on.deals(d) < p.dealsMax ? cites.sidePot : cites.lastDeal;
    payShares(d, sources, shares, stack);
    if (isLast) on.lay(d, []);
    awarded(d, rule, shares, index);
  }
  function awarded(d: Draft, rule: RuleId, shares: readonly Share[], pot: number): void {
    const seat = shares.length === 1 ? shares[0]!.seat : null;
    const isOdd = shares.some(({ amount }) => amount !== shares[0]!.amount);
    d.say('PotAwarded', seat, rule, { pot, shares, odd: isOdd ? cites.odd : null });
  }
  /** What is pushed goes to the centre, unless it lies there already, and lammers are laid before those who tied. */
  function declare(d: Draft, pushed: readonly Contest[]): void {
    d.seats.forEach((s, i) => {
      const amount = pushed.reduce((sum, { pot }) => sum + pot.parts[i]!, 0);
      d.pay(into(s), centre, amount);
    });
    const [{ best }] = pushed as [Contest];
    on.lay(d, best);
    d.say('PushPotDeclared', null, cites.push, {
      pot: pushed.reduce((sum, c) => sum + c.pot.amount, 0),
      seats: best,
    });
  }
};

/** The first pot that is tied, and with it every later one tied between the same hands. */
function pushedOf(contests: readonly Contest[]): readonly Contest[] {
  const first = contests.find(({ best }) => best.length > 1);
  return first ? contests.filter(({ best }) => best.join() === first.best.join()) : [];
}
