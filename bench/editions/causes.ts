// What comes out otherwise than in the last edition on purpose: each cause with the commit that made it. They were found by playing the
// rounds that part beside one commit after another. What none of them explains is a difference that nobody meant.
import type { Parting, Things } from './parts.js';

/** A decision that came out otherwise: what came of it by name here, and in the last edition. */
export interface Parted {
  readonly game: string;
  /** What was chosen or reported; 'opening' before that. */
  readonly act: string;
  readonly ours: Things;
  readonly last: Things;
}
export interface Cause {
  readonly commit: string;
  readonly why: string;
  /** Where it is told apart by the game. */
  readonly games?: RegExp;
  /** Explains these alone, 'name: A became B', whatever else has parted. */
  readonly names?: RegExp;
  /** Explains the whole decision: the round went another way. */
  readonly isWay?: (parted: Parted) => boolean;
}

const has = (things: Things, name: string | RegExp): boolean =>
  typeof name === 'string' ? name in things : Object.keys(things).some((one) => name.test(one));
/** What each seat may do, by the names in its menu. */
function offersIn(things: Things): ReadonlyMap<string, readonly string[]> {
  const offers = new Map<string, readonly string[]>();
  for (const name of Object.keys(things)) {
    const [, seat, type] = /^menu (\d+) ([\w-]+)$/.exec(name) ?? [];
    if (seat !== undefined && type !== undefined) offers.set(seat, [...(offers.get(seat) ?? []), type]);
  }
  return offers;
}
const isIdle = (types: readonly string[]): boolean => types.every((type) => type === 'check' || type === 'fold');

export const CAUSES: readonly Cause[] = [
  {
    commit: '61f9ac56',
    why: 'who owes nothing and can be bet against by nobody is not asked (BAR-79)',
    isWay: ({ ours, last }) => {
      const now = offersIn(ours);
      return [...offersIn(last)].some(
        ([seat, types]) => isIdle(types) && !(now.get(seat) ?? []).some((type) => type === 'check'),
      );
    },
  },
  {
    commit: 'e172de7b',
    why: 'three raises between two where the sheet prints three and no exception (AMB-GEN-13)',
    names: /^menu \d+ raise\b.* became undefined$/,
  },
  {
    commit: 'b6d9fcae',
    why: 'a person who deals to all-ins is asked before each card, so that a fault can be reported (AMB-ROG-68)',
    isWay: ({ ours, last }) => has(ours, 'menu dealer deal-on') && !has(last, 'menu dealer deal-on'),
  },
  {
    commit: 'b6d9fcae',
    why: 'faults of the deal and the board are reported until the next card (AMB-ROG-68)',
    isWay: ({ ours, last }) => 'refused' in last && has(ours, /^told IncidentCalled /),
  },
  {
    commit: 'b6d9fcae',
    why: 'a hand with the wrong count is a misdeal until two have acted, and dead only after that (AMB-GEN-09)',
    isWay: ({ act, ours, last }) =>
      act === 'wrong-count' && has(ours, /^told MisdealCalled /) && has(last, /^told HandKilled /),
  },
  {
    commit: 'b6d9fcae',
    why: 'a burn that was left out: the card turned becomes the burn, and that one is turned; or two are burned next time',
    isWay: ({ act }) => act === 'no-burn',
  },
  {
    commit: 'b6d9fcae',
    why: 'bets on the flop go in after the card is thrown away for it, since with the flop they may be taken back',
    games: /^rog-cphl$/,
    names: /^(?:told BetsGathered by|chips (?:in|bet):)/,
    // What nobody called goes back with them.
    isWay: ({ game, ours, last }) =>
      game === 'rog-cphl' && has(last, /^told BetsGathered /) && !has(ours, /^told BetsGathered /),
  },
  {
    commit: 'ead71ac2',
    why: 'the least bet at no limit is $3 at 1/2 and 1/3 (AMB-ROG-70)',
    games: /^rog-hold-nl$/,
    // What is less is a short all-in, by the clause of those.
    names: /^menu \d+ (?:bet|raise) amount: \[.* became \[|^told Bet by (?:ROG-HOLD-W1|AMB-GEN-04) /,
  },
  {
    commit: '8cbcc4cd',
    why: 'columns are rearranged at any time, as an act of its own',
    isWay: ({ act }) => act === 'rearrange',
  },
  {
    commit: 'a56bbf00',
    why: 'who stands may still give up the hand where all have stood',
    isWay: ({ act, ours }) => act === 'surrender-stood' || has(ours, /^menu \d+ (?:let-stand|surrender-stood)$/),
  },
  {
    commit: '9e0d2496',
    why: 'at Largo a leader stays without being asked (AMB-JAL-34)',
    names: /^told LeaderStays /,
    isWay: ({ act, ours, last }) => {
      if (act === 'stay' && 'refused' in last) return true;
      const now = offersIn(ours);
      return [...offersIn(last)].some(([seat, types]) => types.includes('stay') && !now.get(seat)?.includes('stay'));
    },
  },
  {
    commit: '9e0d2496',
    why: 'nobody has a say over a marker at Largo that is reached',
    isWay: ({ ours, last }) => has(last, /^told MarkerDue /) && !has(ours, /^told MarkerDue /),
  },
];
/** What explains a thing that parted, by itself; and what explains a whole decision. */
export const causeOfName = (game: string, { name, change }: Parting): Cause | null =>
  CAUSES.find(({ games, names }) => names?.test(`${name}: ${change}`) && (games?.test(game) ?? true)) ?? null;
export const causeOfWay = (parted: Parted): Cause | null => CAUSES.find(({ isWay }) => isWay?.(parted)) ?? null;
