/** The pots, counted from what each seat has put in: here and nowhere else, for showdowns, bots, screens and the arena. */
import { type Chips, isAmong, type Seat } from '../kernel/index.js';

/** What is in the middle, and whose it is; lists are by place in `seats`. */
export interface Contributions {
  readonly seats: readonly Seat[];
  readonly paid: readonly Chips[];
  /** Dead money, which is nobody's contribution. */
  readonly centre: Chips;
  /** Whoever can still win. */
  readonly live: readonly Seat[];
  /** Hands mucked at the showdown, as bits: they claim nothing any more, but their levels keep the pots apart. */
  readonly mucked?: number | undefined;
  /** Up to what level a live hand claims, where that is not what it has put in: one that may still call claims what it will have. */
  readonly reach?: readonly Chips[];
}
/** A pot and those who can win it. */
export interface Pot {
  readonly amount: Chips;
  readonly eligible: readonly Seat[];
  /** What the pot takes from the contribution of each of the seats, in their order. */
  readonly parts: readonly Chips[];
  /** Dead money from the centre: in the main pot only. */
  readonly centre: Chips;
}

/** One for each level at which a live hand is all in, the main pot first. */
export function sidePots(lying: Contributions): readonly Pot[] {
  const { seats, live, paid, mucked = 0 } = lying;
  const only = mucked === 0 ? singlePot(lying) : null;
  if (only !== null) return [only];
  const left = paid.slice();
  const claim = (lying.reach ?? paid).slice();
  const pots: Pot[] = [];
  let { centre } = lying;
  // Whoever is all in for his ante has put nothing in besides: dead money is his to win as much as anybody's.
  if (centre > 0 && seats.some((s, i) => claim[i] === 0 && live.includes(s))) {
    pots.push({ amount: centre, eligible: live, parts: left.map(() => 0), centre });
    centre = 0;
  }
  while (centre > 0 || left.some((n) => n > 0)) {
    const held = seats.filter((s, i) => claim[i]! > 0 && (live.includes(s) || isAmong(mucked, s)));
    const claims = held.filter((s) => live.includes(s));
    const eligible = claims.length > 0 ? claims : (pots.at(-1)?.eligible ?? live);
    // Money that no live hand matches belongs to whoever is left.
    const layer = held.reduce((least, s) => Math.min(least, claim[seats.indexOf(s)]!), Number.POSITIVE_INFINITY);
    const parts = left.map((n) => Math.min(n, layer));
    for (let i = 0; i < seats.length; i++) {
      left[i]! -= parts[i]!;
      claim[i]! -= layer;
    }
    pots.push({ amount: parts.reduce((sum, n) => sum + n, centre), eligible, parts, centre });
    centre = 0;
  }
  return pots;
}
/** Nearly always all live hands claim the same, nobody has put in more, and there is one pot; null if there may be several. */
function singlePot({ seats, paid, reach = paid, live, centre }: Contributions): Pot | null {
  if (live.length === 0) return null;
  const level = reach[seats.indexOf(live[0]!)]!;
  let amount = centre;
  for (let i = 0; i < seats.length; i++) {
    const n = paid[i]!;
    if (n > level || (reach[i] !== level && live.includes(seats[i]!))) return null;
    amount += n;
  }
  return amount === 0 ? null : { amount, eligible: live, parts: paid, centre };
}

/** The same of a felt whose places are known by their names, as a viewer is told of it. */
export const potsNamed = (
  at: (place: string) => Chips,
  { seats, live, mucked }: Pick<Contributions, 'seats' | 'live' | 'mucked'>,
): readonly Pot[] =>
  sidePots({ seats, live, mucked, paid: seats.map((seat) => at(`in:${seat}`)), centre: at('centre') });
