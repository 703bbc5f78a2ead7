/**
 * The felt of a game with a bank: the bank itself, circles to bet in, and whose wager lies in each. Who banks, who bets where and
 * who stands behind him is read off markers; what lies at stake is read off places.
 */
import {
  type Chips,
  chipsAt,
  type Felt,
  type Layout,
  type Place,
  type RuleId,
  type Seat,
  seatOf,
} from '../../kernel/index.js';
import type { PokerTerms } from '../poker.js';

/** A fee by size: it holds for whatever is more than `over`. Bands run from the largest down. */
export interface Band {
  readonly over: Chips;
  readonly amount: Chips;
  readonly rule: RuleId;
}
/** What the house takes: of each wager by its size, of whoever banks by all the wagers together. */
export interface Tariff {
  readonly player: readonly Band[];
  readonly bank: readonly Band[];
}
/** Somebody the bank is offered to, and which of his turns it would be. */
export interface BankOffer {
  readonly seat: Seat;
  readonly turn: number;
}
/** What the table agreed for one round with a bank. */
export interface BankTerms {
  /** Who is asked, in order. Whoever has banked as often as he may is not among them. */
  readonly offers: readonly BankOffer[];
  /** Circles nobody sits at. */
  readonly empty: readonly Seat[];
  readonly tariff: Tariff;
  /** How many cards of the shoe were dealt in earlier rounds; none where it is shuffled anew. */
  readonly gone: number;
  /** By seat: how many naturals in a row whoever sits there has had, where that is worth a bonus. */
  readonly streaks?: Readonly<Record<number, number>>;
}

export function bandOf(bands: readonly Band[], amount: Chips): Band | undefined {
  for (const band of bands) if (amount > band.over) return band;
  return undefined;
}
export const feeOf = (bands: readonly Band[], amount: Chips): Chips => bandOf(bands, amount)?.amount ?? 0;
/** The most a band asks. */
export const feeMax = (bands: readonly Band[]): Chips => bands.reduce((most, { amount }) => Math.max(most, amount), 0);

/** A wager: the circle, who stands in which row there (0 is whoever plays it, the others stand behind him), and whose it is. */
export interface Bet {
  readonly circle: Seat;
  readonly row: number;
  readonly seat: Seat;
}

export interface CircleRules {
  readonly circles: readonly Seat[];
  /** How many hands one circle may come to hold, by splitting. */
  readonly hands?: number;
  /** How many may stand behind one circle. */
  readonly backers?: number;
  /** What each circle that is played pays besides its fee, for a bonus. Those behind it have no part in that. */
  readonly besides?: Chips;
}

/** Something for each seat or circle, to be looked up by its number. */
export function bySeat<T>(seats: readonly Seat[], of: (seat: Seat) => T): readonly T[] {
  const out: T[] = [];
  for (const seat of seats) out[seat] = of(seat);
  return out;
}

export type BankFelt = ReturnType<typeof bankFelt>;

export const bankFelt = (on: Layout, { circles, hands = 1, backers = 0, besides = 0 }: CircleRules) => {
  const stack = on.places('stack');
  const bank = on.place('bank');
  const drop = on.place('drop');
  const banking = on.marker('bank');
  const second = on.marker('second');
  const rows = Array.from({ length: 1 + backers }, (_, row) => row);
  const kind = (circle: Seat, row: number): string => (row === 0 ? `wager:${circle}` : `back:${circle}.${row}`);
  const cellsOf = bySeat(circles, (circle) =>
    rows.map((row) => ({
      circle,
      row,
      owner: on.marker(row === 0 ? `circle:${circle}` : kind(circle, row)),
      wagers: Array.from({ length: hands }, (_, hand) =>
        on.place(hand === 0 ? kind(circle, row) : `${kind(circle, row)}.${hand + 1}`),
      ),
    })),
  );
  const cell = (circle: Seat, row: number) => cellsOf[circle]![row]!;
  const wager = (circle: Seat, hand = 0, row = 0): Place => cell(circle, row).wagers[hand]!;
  const ownerOf = (r: Felt, circle: Seat, row = 0): Seat | null => seatOf(r, cell(circle, row).owner);
  // Asked at every decision: plain loops, since flattening lists of lists takes ten times as long.
  const cells = circles.flatMap((circle) => cellsOf[circle]!);
  const bets = (r: Felt): Bet[] => {
    const out: Bet[] = [];
    for (const { circle, row, owner } of cells) {
      const seat = seatOf(r, owner);
      if (seat !== null) out.push({ circle, row, seat });
    }
    return out;
  };
  const isBet = (r: Felt): boolean => {
    for (const { owner } of cells) if (r.markers[owner] !== null) return true;
    return false;
  };
  const termsOf = (r: Felt<unknown, PokerTerms>): BankTerms => r.terms.bank!;
  return {
    stack,
    bank,
    drop,
    banking,
    second,
    circles,
    hands,
    rows,
    besides,
    wager,
    ownerOf,
    /** The marker that says whose wager it is. */
    ownerMark: (circle: Seat, row: number) => cell(circle, row).owner,
    /** Every row of every circle. */
    cells,
    /** A circle's rows: each with the marker that says whose wager it is, and where the wagers lie. */
    cellsOf: (circle: Seat) => cellsOf[circle]!,
    bets,
    /** Has anybody bet? */
    isBet,
    /** Has this seat bet anywhere? */
    hasBet: (r: Felt, seat: Seat): boolean => {
      for (const { owner } of cells) if (r.markers[owner] === seat) return true;
      return false;
    },
    terms: termsOf,
    banker: (r: Felt): Seat | null => seatOf(r, banking),
    /** Circles somebody has bet in. */
    played: (r: Felt): Seat[] => circles.filter((circle) => r.markers[cellsOf[circle]![0]!.owner] !== null),
    /** Everything wagered before the deal, whoever it is from. */
    action: (r: Felt): Chips => bets(r).reduce((sum, { circle, row }) => sum + chipsAt(r, wager(circle, 0, row)), 0),
  };
};
