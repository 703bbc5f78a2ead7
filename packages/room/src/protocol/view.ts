// A table as one viewer may see it, ready to be sent: the kernel's view with names for numbers, and the table's life around it.
// Only faces this viewer has seen are in it; everything else is public.
import { type Actor, type CardId, incidents, type Option, type Shut, type Viewer, view } from 'baraja';
import type { WordChange } from 'baraja/books';
import { type NamedFelt, named, type Reportable } from 'baraja/kernel';
import {
  type Markers,
  type OutOfTurn,
  type Readiness,
  ready,
  stackOf,
  type TableLimit,
  type TableRefusal,
  type TableRules,
  type TableState,
} from 'baraja/table';
import type { Vow } from '../fair/mix.js';

/** One round as seen. Cards are known by number; `faces` says what is on those the viewer has seen. */
export interface RoundView extends NamedFelt {
  readonly number: number;
  readonly stage: string;
  readonly seats: readonly number[];
  /** What the stage of play remembers, such as which cards lie in which column: public, since it is folded from what is told. */
  readonly now: unknown;
  readonly toAct: readonly Actor[];
  readonly menu: readonly Option[];
  /** What the viewer may do whoever's turn it is. */
  readonly free: readonly Option[];
  readonly shut: readonly Shut[];
  /** For whoever holds the floor: what may be reported now, and why the rest may not. */
  readonly floor: Reportable | null;
  /** The dealer's own options, for whoever deals. */
  readonly dealer: readonly Option[];
  /**
   * The seals published for this round, by the first card each covers: while the parts of players are waited for, what they vowed;
   * after that, how many parts are in the order.
   */
  readonly roots: readonly {
    readonly base: number;
    readonly cards: number;
    readonly root: string;
    readonly vows?: readonly Vow[];
    readonly parts?: number;
  }[];
}
export interface SeatView extends Readiness {
  readonly stack: number;
  readonly behind: number;
  /** Is somebody looking at the table from this seat? */
  readonly here: boolean;
  /** What is left of the time bank, in milliseconds. */
  readonly bank: number;
}
export interface ClockView {
  readonly seat: number;
  /** Milliseconds left, of the ordinary time and then of the bank. */
  readonly left: number;
  readonly bank: number;
  readonly of: number;
}
export interface TableView {
  readonly id: string;
  readonly name: string;
  /** What its host calls it; null where nobody gave it a name. */
  readonly called: string | null;
  readonly practice: boolean;
  /** At practice chips are bought from a purse that refills by itself: what it is filled to here. Null where wallets pay. */
  readonly purse: number | null;
  readonly unlisted: boolean;
  readonly rules: TableRules;
  readonly version: number;
  readonly you: {
    readonly seat: number | null;
    readonly floor: boolean;
    readonly dealer: boolean;
    /** For whoever practises alone: may the last act be taken back? */
    readonly takesBack?: boolean;
  };
  readonly seats: readonly SeatView[];
  readonly markers: Markers;
  /** The most one person may bet in a hand here, where there is such a limit, and what has been announced. */
  readonly limit: TableLimit | null;
  /** Where somebody banks: who did last, and for how many hands in a row. */
  readonly bank: { readonly seat: number; readonly turns: number } | null;
  /** The progressive jackpot as posted, or what the table’s account for bonuses holds, where there is either. */
  readonly jackpot: number | null;
  readonly rounds: number;
  /** Milliseconds a seat is kept for one who is away. */
  readonly keeps: number;
  readonly round: RoundView | null;
  /** The round that has just closed, until the next one opens, so that its end can be looked at. */
  readonly last: RoundView | null;
  /** Every clock that runs: where several choose at once, each has one. */
  readonly clocks: readonly ClockView[];
  readonly watching: number;
  /** For whoever holds the floor: who has acted out of turn three times or more since he sat down. */
  readonly outOfTurn?: readonly OutOfTurn[];
  /** And whose last choices in this hand he may take back, the latest first; null among them is the last ruling. */
  readonly putsBack?: readonly (number | null)[];
  /** What the floor has said that everybody should know; tables that are taught in the page have no floor. */
  readonly floor?: FloorView;
  /** Where somebody who plays has proposed a ruling. */
  readonly proposal: ProposalView | null;
  /** At a table people come to by its link. */
  readonly evening?: EveningView;
  /** Where the house has a new edition of this game's rules, and the table has not gone over to it. */
  readonly edition: EditionOffer | null;
  /** At a dealer's choice, while somebody is to say what is dealt next. */
  readonly choice: ChoiceView | null;
}
/** Who said he is coming, and where it goes on. */
export interface EveningView {
  readonly guests: readonly {
    readonly name: string;
    readonly you: boolean;
    readonly here: boolean;
    readonly seated: boolean;
  }[];
  readonly rematch: { readonly table: string; readonly by: string } | null;
}
/** Whose choice the next game is, what he may choose and why not, and what is dealt if he says nothing. */
export interface ChoiceView {
  readonly seat: number;
  readonly games: readonly { readonly id: string; readonly why: TableRefusal | null }[];
  readonly usual: string;
}
/** Whose word it was, and why. */
interface FloorWord {
  readonly name: string;
  readonly reason: string | null;
}
export interface FloorView {
  /** Is there anybody who may hold it here? */
  readonly answers: boolean;
  /** Is it a table of the house, which its lists are about? */
  readonly house: boolean;
  /** No hand is dealt after this one. */
  readonly paused: FloorWord | null;
  /** After this hand everybody is paid out, and the table closes. */
  readonly closing: FloorWord | null;
  /** Who waits for the floor since when, for himself and for those who hold it. */
  readonly call: {
    readonly seat: number;
    readonly name: string;
    readonly note: string | null;
    readonly at: number;
  } | null;
}
/**
 * What put an edition in force: somebody of the staff; somebody at the room's own machine; or nobody who signed for it, a file that changed
 * in the folder of houses.
 */
export const EDITION_CAUSES = ['staff', 'machine', 'folder'] as const;
export interface EditionPut {
  readonly at: number;
  readonly cause: (typeof EDITION_CAUSES)[number];
  readonly by: { readonly id: string; readonly name: string; readonly role: string } | null;
  /** Whom the machine takes the program for, where nobody of the staff signed. */
  readonly user: string | null;
  readonly reason: string | null;
}
/** What a new edition brings, from when it may hold, and whether it was taken up to hold after this hand. */
export interface EditionOffer {
  /** Who put it in force; null: it came with the program. */
  readonly put: EditionPut | null;
  readonly changes: readonly WordChange[];
  readonly from: number;
  readonly taken: boolean;
  /** How it stands beside the edition the table is played by: being compared, as it should be, or with differences that nobody explains. */
  readonly weighed: 'comparing' | 'explained' | 'unexplained';
}
/** A ruling that waits for the word of everybody else in the hand. The hand waits with it. */
export interface ProposalView extends Omit<RulingShown, 'incident'> {
  readonly number: number;
  readonly by: { readonly seat: number; readonly name: string };
  readonly reason: string;
  readonly report: {
    readonly incident: string;
    readonly seat?: number;
    readonly amount?: number;
    readonly cards?: readonly CardId[];
  };
  /** The sheet leaves no choice: who says nothing has agreed. */
  readonly noChoice: boolean;
  readonly asked: readonly {
    readonly seat: number;
    readonly name: string;
    readonly bot: boolean;
    readonly agreed: boolean;
  }[];
  readonly you: 'proposer' | 'asked' | null;
  /** Milliseconds. */
  readonly left: number;
  readonly of: number;
}
/** A ruling before it is confirmed. */
export interface RulingShown {
  readonly incident: string;
  readonly rule: string | null;
  /** What each seat would gain (or give, below zero). */
  readonly money: readonly { readonly seat: number; readonly amount: number }[];
  readonly events: readonly string[];
}

type Live = NonNullable<TableState['live']>;

export function roundView(
  live: Pick<Live, 'number' | 'game' | 'round'>,
  viewer: Viewer,
  roles: { floor: boolean; dealer: boolean },
  roots: RoundView['roots'],
): RoundView {
  const { game, round } = live;
  const seen = view(game, round, viewer);
  return {
    number: live.number,
    stage: seen.stage,
    seats: seen.felt.seats,
    ...named(game, seen),
    now: seen.felt.now,
    toAct: seen.toAct,
    menu: seen.menu,
    free: seen.free,
    shut: seen.shut,
    floor: roles.floor ? incidents(game, round) : null,
    dealer: roles.dealer ? (round.menus.find((m) => m.actor === 'dealer')?.options ?? []) : [],
    roots,
  };
}

/** Everybody's standing, with the chips before each. */
export function seatViews(
  state: TableState,
  here: (patron: string) => boolean,
  bank: (patron: string) => number,
  elsewhere: readonly string[],
): readonly SeatView[] {
  return ready(state, elsewhere).map((r) => ({
    ...r,
    stack: stackOf(state, r.seat),
    behind: state.sittings.find((s) => s.seat === r.seat)?.behind ?? 0,
    here: r.patron.bot || here(r.patron.id),
    bank: bank(r.patron.id),
  }));
}
