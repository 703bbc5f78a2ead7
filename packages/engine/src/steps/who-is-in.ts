/** Who is in a hand of poker and who can still bet: read off the felt, by the sets of seats that the kernel keeps. */
import { countSeats, type Felt, isAmong, type Layout, type Seat, seatsInTurn, seatsWith } from '../kernel/index.js';

/** `draws`: a hand is live by what it threw, until the new cards come. `canBet`: what it takes besides chips in the stack. */
export function whoIsIn(on: Layout, draws: boolean, canBet: ((r: Felt, seat: Seat) => boolean) | null) {
  const hands = on.cardsBefore('hand');
  const thrown = draws ? on.cardsBefore('thrown') : hands;
  const stacks = on.chipsBefore('stack');
  const bets = on.chipsBefore('bet');
  // Asked several times at every decision.
  const liveSet = draws ? (r: Felt): number => r.sets[hands]! | r.sets[thrown]! : (r: Felt): number => r.sets[hands]!;
  const withChips = draws
    ? (r: Felt): number => (r.sets[hands]! | r.sets[thrown]!) & r.sets[stacks]!
    : (r: Felt): number => r.sets[hands]! & r.sets[stacks]!;
  /** Those who can still bet, as bits. */
  const ableSet =
    canBet === null
      ? withChips
      : (r: Felt): number => {
          const set = withChips(r);
          let able = set;
          for (let left = set; left !== 0; left &= left - 1) {
            const seat = 31 - Math.clz32(left & -left);
            if (!canBet(r, seat)) able &= ~(1 << seat);
          }
          return able;
        };
  return {
    liveSet,
    isLive: (r: Felt, s: Seat): boolean => isAmong(liveSet(r), s),
    live: (r: Felt): readonly Seat[] => seatsInTurn(r, r.seats[0]!, liveSet(r)),
    liveCount: (r: Felt): number => countSeats(liveSet(r)),
    /** Are two hands left, or more? */
    contested: (r: Felt): boolean => {
      const set = liveSet(r);
      return (set & (set - 1)) !== 0;
    },
    ableSet,
    canAct: (r: Felt, s: Seat): boolean => isAmong(withChips(r), s) && (canBet === null || canBet(r, s)),
    /** How many can still bet. */
    able: (r: Felt): number => countSeats(ableSet(r)),
    /** Does anybody have a bet before him? */
    isBet: (r: Felt): boolean => seatsWith(r, bets) !== 0,
  };
}
