/** Bets go in when a round is over; what nobody matched goes back to a live hand. Pots are read off contributions, never stored. */
import { type Chips, chipsAt, type Draft, type Felt, isAmong, type Seat, type Step, step } from '../kernel/index.js';
import type { PokerCites, PokerFelt } from './poker.js';

/** A dead hand's bet stays whole if anybody left could have matched it: bets of a dead hand stay in the pot. */
export const gather = (on: PokerFelt, cites: Pick<PokerCites, 'tableStakes'>, name: string): Step<boolean> =>
  step(name, true, { open: (d) => gatherBets(d, on, cites) });

export function gatherBets(
  d: Draft,
  { stack, bet, into, isBet, isLive, ableSet }: PokerFelt,
  cites: Pick<PokerCites, 'tableStakes'>,
): void {
  if (!isBet(d)) return;
  const { seats } = d;
  let top = 0;
  let matched = 0; // the highest bet and the next
  for (let i = 0; i < seats.length; i++) {
    const n = chipsAt(d, bet(seats[i]!));
    if (n > top) {
      matched = top;
      top = n;
    } else if (n > matched) matched = n;
  }
  for (let i = 0; i < seats.length; i++) {
    const s = seats[i]!;
    const n = chipsAt(d, bet(s));
    if (n === 0) continue;
    const back = n > matched && (isLive(d, s) || ableSet(d) === 0) ? n - matched : 0;
    if (back > 0) d.pay(bet(s), stack(s), back);
    if (n > back) d.pay(bet(s), into(s), n - back);
  }
  d.say('BetsGathered', null, cites.tableStakes);
}

/** A pot and those who can win it. `parts` says how much of it each seat's contribution holds. */
export interface Pot {
  readonly amount: Chips;
  readonly eligible: readonly Seat[];
  /** What the pot takes from the contribution of each of the round's seats, in their order. */
  readonly parts: readonly Chips[];
  /** Dead money from the centre: in the main pot only. */
  readonly centre: Chips;
}

/**
 * The pots as they stand: one for each all-in level among the live hands, the main pot first (AMB-GEN-07). A hand mucked at
 * the showdown claims nothing any more, but its level keeps the pots apart.
 */
export function potsOf(r: Felt, on: PokerFelt, mucked = 0): readonly Pot[] {
  const live = on.live(r);
  const only = mucked === 0 ? singlePot(r, on, live) : null;
  if (only !== null) return [only];
  const matched = r.seats.filter((s) => live.includes(s) || isAmong(mucked, s));
  const left = r.seats.map((s) => chipsAt(r, on.into(s)));
  const pots: Pot[] = [];
  let centre = chipsAt(r, on.centre);
  const indexOf = (s: Seat) => r.seats.indexOf(s);
  // Whoever is all in for his ante has put nothing in besides: dead money is his to win as much as anybody's.
  if (centre > 0 && live.some((s) => left[indexOf(s)] === 0)) {
    pots.push({ amount: centre, eligible: live, parts: left.map(() => 0), centre });
    centre = 0;
  }
  while (centre > 0 || left.some((n) => n > 0)) {
    const held = matched.filter((s) => left[indexOf(s)]! > 0);
    const claims = held.filter((s) => live.includes(s));
    const eligible = claims.length > 0 ? claims : pots.length > 0 ? pots.at(-1)!.eligible : live;
    // Money that no live hand matches belongs to whoever is left.
    const layer = held.length > 0 ? Math.min(...held.map((s) => left[indexOf(s)]!)) : Infinity;
    const parts = left.map((n) => Math.min(n, layer));
    parts.forEach((n, i) => {
      left[i]! -= n;
    });
    pots.push({ amount: parts.reduce((a, b) => a + b, centre), eligible, parts, centre });
    centre = 0;
  }
  return pots;
}
/** Nearly always all live hands have put in the same, nobody more, and there is one pot; null if there may be several. */
function singlePot(r: Felt, on: PokerFelt, live: readonly Seat[]): Pot | null {
  if (live.length === 0) return null;
  const level = chipsAt(r, on.into(live[0]!));
  const centre = chipsAt(r, on.centre);
  const parts: Chips[] = [];
  let amount = centre;
  for (let i = 0; i < r.seats.length; i++) {
    const s = r.seats[i]!;
    const n = chipsAt(r, on.into(s));
    if (n > level || (n < level && on.isLive(r, s))) return null;
    parts.push(n);
    amount += n;
  }
  return amount === 0 ? null : { amount, eligible: live, parts, centre };
}
