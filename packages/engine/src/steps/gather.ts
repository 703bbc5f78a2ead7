/** Bets go in when a round is over; what nobody matched goes back to a live hand. Pots are read off contributions, never stored. */
import { chipsAt, type Draft, type Felt, type Step, step } from '../kernel/index.js';
import type { PokerCites, PokerFelt } from './poker.js';
import { type Pot, sidePots } from './pots.js';

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

/** The pots as they stand. A hand mucked at the showdown claims nothing any more, but its level keeps the pots apart. */
export const potsOf = (r: Felt, { into, centre, live }: PokerFelt, mucked = 0): readonly Pot[] =>
  sidePots({
    seats: r.seats,
    paid: r.seats.map((s) => chipsAt(r, into(s))),
    centre: chipsAt(r, centre),
    live: live(r),
    mucked,
  });
