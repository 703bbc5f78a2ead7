/**
 * The showdown of Push-Nine. Every hand is shown; each pot with one best hand is paid, and one whose best hands are tied is
 * pushed: it stays in the centre and is played for again. A side pot tied between the same hands goes with it; one tied between
 * others is split, so that there is never more than one push pot.
 */
import type { Ranking } from '../hands/index.js';
import {
  type ChipMove,
  type Chips,
  cardsIn,
  chipsAt,
  chipsTo,
  type Event,
  inTurn,
  type Known,
  type MarkerMove,
  moved,
  NOBODY,
  option,
  paid,
  type Round,
  type RuleId,
  type Seat,
  type Step,
  step,
} from '../kernel/index.js';
import { type Pot, potsOf } from './gather.js';
import type { PokerTerms } from './poker.js';
import type { PushFelt } from './push.js';
import { drawShares, type Share, split } from './showdown.js';

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
  const isManual = (r: Round): boolean => (r.terms as PokerTerms).dealer === 'person';
  return step<boolean>('showdown', false, {
    open: (r, face) => {
      const contenders = live(r);
      if (contenders.length < 2) return [uncontested(r, contenders[0]!)];
      const shown = inTurn(r, firstToShow(r), on.isLive).map((seat, i) => show(r, seat, i));
      return isManual(r) ? shown : [...shown, ...settled(r, face)];
    },
    toAct: (r, done) => (!done && isManual(r) ? DEALER : NOBODY),
    menu: () => [option(PUSH, { rule: cites.win, ifSilent: true })],
    decide: (r, _done, _c, face) => [...settled(r, face), paid('PotPushed', null, cites.win, [])],
    evolve: (done, { type }) => done || type === 'PotAwarded' || type === 'PushPotDeclared' || type === 'PotPushed',
  });

  function firstToShow(r: Round): Seat {
    const bold = r.markers[aggressor] ?? null;
    return bold !== null && on.isLive(r, bold) ? bold : inTurn(r, on.afterButton(r), on.isLive)[0]!;
  }
  function show(r: Round, seat: Seat, place: number): Event {
    const cards = cardsIn(r, hand(seat));
    const rule = place === 0 ? cites.showOrder : cites.show;
    return moved('HandShown', seat, rule, [{ cards, from: hand(seat), to: hand(seat), seen: 'all' }]);
  }
  /** One hand is left, and takes everything unseen. */
  function uncontested(r: Round, seat: Seat): Event {
    const to = stack(seat);
    const chips = [centre, ...r.seats.map(into)].flatMap((from): readonly ChipMove[] => {
      const amount = chipsAt(r, from);
      return chipsTo(from, to, amount);
    });
    const amount = chips.reduce((sum, move) => sum + move.amount, 0);
    return awarded(cites.win, chips, [{ seat, amount, way: 'uncontested' }], 0, on.lay(r, []));
  }
  /** Every pot is paid, split or pushed. */
  function settled(r: Round, face: Known): readonly Event[] {
    const contests = potsOf(r, on).map((pot): Contest => ({ pot, best: bestIn(r, pot, face) }));
    const pushed = on.deals(r) < p.dealsMax ? pushedOf(contests) : [];
    const lay = on.lay(r, pushed[0]?.best ?? []);
    const paidOut = contests.filter((c) => !pushed.includes(c));
    const last = pushed.length === 0 ? paidOut.length - 1 : -1; // the lammers are taken up with the last pot paid
    const events = paidOut.map((c, i) => award(r, c, contests.indexOf(c), i === last ? lay : []));
    return pushed.length === 0 ? events : [...events, declared(r, pushed, lay)];
  }
  function bestIn(r: Round, { eligible }: Pot, face: Known): readonly Seat[] {
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
  function award(r: Round, { pot, best }: Contest, index: number, lay: readonly MarkerMove[]): Event {
    const sources = r.seats.map((s, i) => ({ from: into(s), left: pot.parts[i]! }));
    sources.push({ from: centre, left: pot.centre });
    const way = pot.eligible.length === 1 ? 'uncontested' : 'high';
    const shares = split(pot.amount, best, p.chip).map((share): Share => ({ ...share, way }));
    const rule = best.length === 1 ? cites.win : on.deals(r) < p.dealsMax ? cites.sidePot : cites.lastDeal;
    return awarded(rule, drawShares(sources, shares, stack), shares, index, lay);
  }
  function awarded(
    rule: RuleId,
    chips: readonly ChipMove[],
    shares: readonly Share[],
    pot: number,
    lay: readonly MarkerMove[],
  ): Event {
    const seat = shares.length === 1 ? shares[0]!.seat : null;
    const isOdd = shares.some(({ amount }) => amount !== shares[0]!.amount);
    return paid('PotAwarded', seat, rule, chips, lay, { pot, shares, odd: isOdd ? cites.odd : null });
  }
  /** What is pushed goes to the centre, unless it lies there already, and lammers are laid before those who tied. */
  function declared(r: Round, pushed: readonly Contest[], lay: readonly MarkerMove[]): Event {
    const chips: ChipMove[] = [];
    r.seats.forEach((s, i) => {
      const amount = pushed.reduce((sum, { pot }) => sum + pot.parts[i]!, 0);
      if (amount > 0) chips.push({ from: into(s), to: centre, amount });
    });
    const pot = pushed.reduce((sum, c) => sum + c.pot.amount, 0);
    return paid('PushPotDeclared', null, cites.push, chips, lay, { pot, seats: pushed[0]!.best });
  }
};

/** The first pot that is tied, and with it every later one tied between the same hands. */
function pushedOf(contests: readonly Contest[]): readonly Contest[] {
  const first = contests.find(({ best }) => best.length > 1);
  return first ? contests.filter(({ best }) => best.join() === first.best.join()) : [];
}
