/**
 * A table's progressive over many days of play: cards are dealt to every seat from the one pack, so that winners meet as often as
 * they would; each day ends with a count. Fast enough for years, since nothing but the wager is played.
 */
import { pack41 } from '../cards/index.js';
import { type FiveRanking, rankingNamed } from '../hands/index.js';
import { type Chips, type Rng, seeded } from '../kernel/index.js';
import { type Award, awardsOf, WINNING, type Winner, type WinningHand } from './awards.js';
import { begin, type Count, counted, type Progressive, played } from './book.js';
import type { ProgressiveRules } from './rules.js';

export interface YearTerms {
  readonly seed: number;
  readonly days: number;
  readonly handsADay: number;
  /** Seats dealt in at every hand, and how many in a hundred of them have the wager down. */
  readonly seats: number;
  readonly wagering: number;
  /** Is A-2-3-4-5 a straight at this table? */
  readonly wheel: boolean;
}
/** A deal on which the jackpot was hit. */
export interface Hit {
  readonly day: number;
  readonly hand: number;
  readonly posted: Chips;
  readonly awards: readonly Award[];
  /** The jackpot afterwards, and where it began again if it did. */
  readonly left: Chips;
  readonly again: 'backup' | 'seed' | null;
}
/** One day: what was played, and its count sheet. */
export interface Day {
  readonly count: Count;
  readonly wagers: number;
  readonly winners: Readonly<Record<WinningHand, number>>;
  readonly jackpotPaid: Chips;
  readonly seeded: Chips;
  readonly book: Progressive;
}
export interface Year {
  readonly terms: YearTerms;
  readonly days: readonly Day[];
  readonly hits: readonly Hit[];
  readonly book: Progressive;
}

const CARDS = 5;

/** Plays the days out. The same terms give the same year. */
export function simulateYear(rules: ProgressiveRules, terms: YearTerms): Year {
  const table = new Play(rules, terms);
  const days: Day[] = [];
  for (let day = 1; day <= terms.days; day++) days.push(table.day());
  return { terms, days, hits: table.hits, book: table.book };
}

class Play {
  book: Progressive;
  readonly hits: Hit[] = [];
  private readonly rng: Rng;
  private readonly ranking: FiveRanking;
  private readonly pack = Uint8Array.from(pack41);
  /** The least value that wins anything, and the least of each kind of hand. */
  private readonly floors: readonly (readonly [number, WinningHand])[];

  constructor(
    private readonly rules: ProgressiveRules,
    private readonly terms: YearTerms,
  ) {
    if (terms.seats * CARDS + CARDS > pack41.length) throw new RangeError(`${terms.seats} seats cannot be dealt to`);
    this.rng = seeded(terms.seed);
    this.ranking = rankingNamed(terms.wheel ? 'high-joker-wild-spanish-wheel' : 'high-joker-wild-spanish');
    this.floors = floorsOf(this.ranking);
    this.book = begin(rules).book;
  }

  day(): Day {
    const { handsADay } = this.terms;
    const { rules } = this;
    let wagers = 0;
    let dropped = 0;
    let tray = 0;
    let jackpotPaid = 0;
    let newSeeds = 0;
    const tally: Record<WinningHand, number> = noneYet();
    for (let hand = 1; hand <= handsADay; hand++) {
      const deal = this.deal();
      wagers += deal.wagers;
      dropped += deal.wagers * rules.wager;
      if (deal.winners.length === 0) continue;
      if (rules.stake === 'returned') dropped -= deal.winners.length * rules.wager;
      const posted = this.book.at.meter;
      const awards = awardsOf(rules, posted, deal.winners);
      for (const { hand: kind } of awards) tally[kind]++;
      const fromMeter = awards.reduce((sum, { from, amount }) => sum + (from === 'meter' ? amount : 0), 0);
      tray += awards.reduce((sum, { from, amount }) => sum + (from === 'tray' ? amount : 0), 0);
      if (!awards.some(({ from }) => from === 'meter')) continue;
      newSeeds += this.hit(hand, posted, awards, fromMeter);
      jackpotPaid += fromMeter;
    }
    this.book = played(rules, this.book, { dropped, tray, jackpot: 0 }).book;
    const { book, count } = counted(rules, this.book);
    this.book = book;
    return { count, wagers, winners: tally, jackpotPaid, seeded: newSeeds, book };
  }

  /** The posted jackpot is paid out of at once; what the box holds is counted at the end of the day. Answers with a new seed. */
  private hit(hand: number, posted: Chips, awards: readonly Award[], jackpot: Chips): Chips {
    const { book, entries } = played(this.rules, this.book, { dropped: 0, tray: 0, jackpot });
    const again = entries.find(({ why }) => why === 'backup-up' || why === 'seed');
    this.hits.push({
      day: this.book.day,
      hand,
      posted,
      awards,
      left: book.at.meter,
      again: again === undefined ? null : again.why === 'seed' ? 'seed' : 'backup',
    });
    this.book = book;
    return again?.why === 'seed' ? again.amount : 0;
  }

  /** Five cards to each seat off the top of the pack, which is shuffled no further than it is dealt. */
  private deal(): { readonly wagers: number; readonly winners: readonly Winner[] } {
    const { pack, rng, terms, ranking, floors } = this;
    const least = floors.at(-1)![0];
    let wagers = 0;
    let winners: Winner[] | null = null;
    for (let seat = 1; seat <= terms.seats; seat++) {
      const first = (seat - 1) * CARDS;
      for (let i = first; i < first + CARDS; i++) {
        const j = i + rng.below(pack.length - i);
        const card = pack[i]!;
        pack[i] = pack[j]!;
        pack[j] = card;
      }
      if (rng.below(100) >= terms.wagering) continue;
      wagers++;
      const value = ranking.value5(pack, first);
      if (value < least) continue;
      winners ??= [];
      winners.push({ seat, hand: floors.find(([floor]) => value >= floor)![1] });
    }
    return { wagers, winners: winners ?? NONE };
  }
}

const NONE: readonly Winner[] = [];
const noneYet = (): Record<WinningHand, number> => ({
  'five-of-a-kind': 0,
  'royal-flush': 0,
  'straight-flush': 0,
  'four-of-a-kind': 0,
  flush: 0,
});

/** The least value of each winning hand, best first: found by asking every value there is. */
function floorsOf(ranking: FiveRanking): readonly (readonly [number, WinningHand])[] {
  const least = new Map<string, number>();
  for (let value = 1; ; value++) {
    const category = categoryOf(ranking, value);
    if (category === null) break;
    if (!least.has(category)) least.set(category, value);
  }
  return WINNING.map((hand) => [least.get(hand)!, hand] as const);
}
function categoryOf(ranking: FiveRanking, value: number): string | null {
  try {
    return ranking.name(value).category;
  } catch {
    return null; // past the best hand there is
  }
}
