/**
 * A house as plain data, compiled from its documents: what is listed of it and of its games, the pages its tables are opened by, and the
 * words of its clauses. The three are apart because a page in a browser needs the first, whoever opens a table the second, and whoever
 * reads the rules the third.
 */
import type { Clause, Ruling } from './clause.js';
import type { Listed } from './listing.js';
import type { GamePages, Page } from './page.js';

export interface House {
  readonly id: string;
  readonly name: string;
  readonly town: string;
  /** The letters its rule ids begin with. */
  readonly code: string;
  readonly jurisdiction: string;
  /** In Spanish, where it is not simply a name. */
  readonly jurisdictionEs?: string;
  /** Its sheets: what each is called, and its lines as it was filed. */
  readonly sources: Readonly<Record<string, { readonly name: string; readonly lines: number }>>;
  /** Tables that stand open for practice. */
  readonly practice: readonly { readonly game: string; readonly stake?: string }[];
}

export interface GameListing extends Listed {
  readonly id: string;
  readonly house: string;
  /** As the house calls it. */
  readonly name: string;
  /** In Spanish, where the name is not simply kept. */
  readonly nameEs?: string;
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
export interface Playing {
  readonly pages: Readonly<Record<string, Page>>;
  readonly games: readonly GameData[];
}
export interface Texts {
  readonly entries: readonly Entry[];
}
