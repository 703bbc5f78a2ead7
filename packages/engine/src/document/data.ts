/**
 * A house as plain data, compiled from its documents: what is listed of it and of its games, what they are posted with in a lobby, the
 * pages its tables are opened by, the words of its clauses, and what only a reader of its book wants. They are apart because a page in a
 * browser needs the first, whoever keeps a lobby the second, whoever opens a table the third, whoever names a rule the fourth, and
 * whoever sits down to read all of them.
 */
import type { Clause, Ruling } from './clause.js';
import type { Listed } from './listing.js';
import type { GamePages, Page } from './page.js';
import type { GamePosted } from './posted.js';

/** How a house's tables look: its felt, lit and in shadow, and the backs of its cards; `#29537c`. */
export interface Colours {
  readonly felt: string;
  readonly lit?: string | undefined;
  readonly deep?: string | undefined;
  readonly back?: string | undefined;
}
/** What is on the backs of its cards: a letter, and a line as SVG draws it, woven over and over at this distance. */
export interface CardBack {
  readonly letter: string;
  readonly weave?: string | undefined;
  readonly every?: number | undefined;
}
/** When its gaming day ends, by the clock of the place, and its shifts from then on; names in both languages. */
export interface HouseDay {
  /** '06:00'. */
  readonly ends: string;
  /** As the time zone database calls it: 'America/Los_Angeles'. */
  readonly zone: string;
  /** In their order: the first begins when the day does. */
  readonly shifts?: readonly { readonly en: string; readonly es: string; readonly from: string }[] | undefined;
}
/** Whom people turn to about a house itself, and where. */
export interface Regulator {
  readonly en: string;
  readonly es: string;
  readonly at: string;
}
export interface House {
  readonly id: string;
  readonly name: string;
  readonly town: string;
  /** The letters its rule ids begin with. */
  readonly code: string;
  readonly jurisdiction: string;
  /** In Spanish, where it is not simply a name. */
  readonly jurisdictionEs?: string;
  readonly regulator?: Regulator;
  /** Its sheets: what each is called, and its lines as it was filed. */
  readonly sources: Readonly<Record<string, { readonly name: string; readonly lines: number }>>;
  /** Tables that stand open for practice. */
  readonly practice: readonly { readonly game: string; readonly stake?: string }[];
  readonly colours?: Colours;
  readonly back?: CardBack;
  readonly day?: HouseDay;
}

export interface GameListing extends Listed {
  readonly id: string;
  readonly house: string;
  /** As the house calls it. */
  readonly name: string;
  /** In Spanish, where the name is not simply kept. */
  readonly nameEs?: string;
  /** A dealer's choice: the games it is of, by id. */
  readonly choice?: readonly string[];
  /** What else people call it who look for it, in either language. */
  readonly also?: readonly string[];
}

/** A game's pages, each by its name among all pages. */
export interface GameData extends Omit<GamePages, 'pages'> {
  readonly pages: readonly string[];
  /** A hash of the words of everything on these pages. */
  readonly words: string;
}

/** Where a clause or a ruling has its words: a file of a house, a custom or a law. */
export type Entry = (Clause | Ruling) & { readonly on: string };

export interface Listing {
  readonly houses: readonly House[];
  readonly games: readonly GameListing[];
}
/** By game. */
export type PostedGames = Readonly<Record<string, GamePosted>>;
export interface Playing {
  readonly pages: Readonly<Record<string, Page>>;
  readonly games: readonly GameData[];
}
export interface Texts {
  readonly entries: readonly Entry[];
}

type Both = Readonly<{ en: string; es: string }>;
/** A hand that shows an entry, as it is written: what it is dealt from, what the floor is told, and what must come of it. */
export interface Example {
  readonly id: string;
  /** The game it is played at. */
  readonly game: string;
  readonly hand: Readonly<Record<string, unknown>>;
  readonly floor?: readonly string[];
  readonly shows: Readonly<Record<string, unknown>>;
}
/** What is said of an entry besides its words: that people see to it, and what the floor may choose. */
export interface Mark {
  readonly unplayed?: Both & { readonly accepted: string };
  readonly discretion?: readonly Both[];
}
export interface Reading {
  readonly examples: readonly Example[];
  readonly marks: Readonly<Record<string, Mark>>;
  /** What customs and laws are about, by their pages. */
  readonly abouts: Readonly<Record<string, Both>>;
  /** The lines of sheets that their house lets everybody read, by HOUSE/SOURCE. */
  readonly sheets: Readonly<Record<string, readonly string[]>>;
}
