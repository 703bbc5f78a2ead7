// The lists as people see them: on the wall and in the lobby, one's own place and call, and everything for the desk. Names on the wall
// are first names and initials; times are milliseconds from now, so that no client's clock matters.

import type { ListRules, ListsState, Lunch, Waiting } from './lists.js';
import type { Lists } from './lists-keeper.js';
import { estimate, freeSeats, isOf, type Kind, listOf, placeOf, type SeenTable, shortName } from './lists-look.js';

export interface BoardGame extends Kind {
  readonly tables: readonly {
    readonly id: string;
    readonly name: string;
    readonly taken: number;
    readonly seats: number;
  }[];
  /** Seats that anybody who waits could be called to now. */
  readonly free: number;
  readonly waiting: readonly string[];
  /** Whoever has been called, where to, and how long the seat is still kept. */
  readonly called: readonly {
    readonly name: string;
    readonly table: string;
    readonly seat: number;
    readonly left: number;
  }[];
}
export interface Board {
  readonly house: string;
  /** Games that are going, or that somebody waits for. */
  readonly games: readonly BoardGame[];
}
export function boardOf(lists: Lists): Board {
  const { state, at } = lists.desk;
  const tables = lists.look();
  const kinds = new Map<string, Kind>();
  for (const { game, stake } of [...tables, ...state.waiting]) kinds.set(`${game} ${stake}`, { game, stake });
  return { house: lists.deps.house, games: [...kinds.values()].map((kind) => boardGame(state, tables, kind, at)) };
}
function boardGame(state: ListsState, tables: readonly SeenTable[], kind: Kind, at: number): BoardGame {
  const here = tables.filter((one) => isOf(one, kind));
  const calls = state.calls.filter(({ table }) => here.some((one) => one.id === table));
  const isCalled = ({ entry }: Waiting): boolean => calls.some((one) => one.entry === entry);
  return {
    ...kind,
    tables: here.map(({ id, name, taken, seats }) => ({ id, name, taken: taken.length, seats })),
    free: here.reduce((sum, table) => sum + freeSeats(state, table).length, 0),
    waiting: listOf(state, kind)
      .filter((one) => !isCalled(one))
      .map((one) => shortName(one.person.name)),
    called: calls.map(({ person, table, seat, until }) => ({
      name: shortName(person.name),
      table: here.find((one) => one.id === table)!.name,
      seat,
      left: Math.max(0, until - at),
    })),
  };
}

export interface YourPlace extends Kind {
  readonly house: string;
  readonly entry: string;
  readonly how: Waiting['how'];
  readonly place: number;
  readonly of: number;
  /** About how many minutes; null where nobody can say. */
  readonly minutes: number | null;
  /** He has telephoned, and is expected within so many milliseconds; null when he is here. */
  readonly expected: number | null;
  /** The table he wants to change to, by name. */
  readonly table: string | null;
}
export interface YourCall extends Kind {
  readonly house: string;
  readonly call: string;
  readonly kind: 'list' | 'change' | 'must';
  readonly table: string;
  readonly name: string;
  readonly seat: number;
  readonly left: number;
  /** Chips to bring; null where he brings all he has at another table. */
  readonly buyIn: { readonly min: number; readonly max: number | null } | null;
}
export interface YourLists {
  readonly places: readonly YourPlace[];
  readonly calls: readonly YourCall[];
  /** On the way to another seat as soon as the hand is over. */
  readonly moves: readonly {
    readonly house: string;
    readonly to: string;
    readonly name: string;
    readonly seat: number;
  }[];
  readonly lunches: readonly { readonly house: string; readonly table: string; readonly left: number }[];
}
export function yourLists(lists: Lists, patron: string): YourLists {
  const { state, at } = lists.desk;
  const { house } = lists.deps;
  const nameOf = (table: string): string => lists.nameOf(table) ?? '';
  const own = <T extends { readonly person: Waiting['person'] }>(all: readonly T[]): readonly T[] =>
    all.filter(({ person }) => person.id === patron);
  return {
    places: own(state.waiting).map((one) => yourPlace(lists, one)),
    calls: own(state.calls).flatMap(({ call, kind, table, seat, until }): readonly YourCall[] => {
      const where = lists.look().find(({ id }) => id === table);
      if (!where) return [];
      const { game, stake } = where;
      const buyIn = kind === 'list' ? where.buyIn : null;
      const left = Math.max(0, until - at);
      return [{ house, game, stake, call, kind, table, name: nameOf(table), seat, left, buyIn }];
    }),
    moves: own(state.moves).map(({ to, seat }) => ({ house, to, name: nameOf(to), seat })),
    lunches: own(state.lunches).map(({ table, until }) => ({ house, table, left: Math.max(0, until - at) })),
  };
}
function yourPlace(lists: Lists, one: Waiting): YourPlace {
  const { state, at } = lists.desk;
  const { entry, game, stake, how, until } = one;
  const place = placeOf(state, one);
  const of = how === 'change' ? state.waiting.filter((w) => w.table === one.table).length : listOf(state, one).length;
  return {
    house: lists.deps.house,
    entry,
    game,
    stake,
    how,
    place,
    of,
    minutes: how === 'change' ? null : estimate(state, one, place, at),
    expected: until === null ? null : Math.max(0, until - at),
    table: one.table === undefined ? null : (lists.nameOf(one.table) ?? null),
  };
}

/** Everything the desk keeps. */
export interface DeskLists {
  readonly rules: ListRules;
  readonly places: readonly (YourPlace & {
    readonly name: string;
    readonly account: boolean;
    readonly missed: number;
    readonly waited: number;
  })[];
  readonly calls: readonly (Omit<YourCall, 'buyIn'> & { readonly who: string; readonly entry: string | null })[];
  readonly locks: readonly {
    readonly table: string;
    readonly seat: number;
    readonly who: string;
    readonly left: number;
  }[];
  readonly feeders: Readonly<Record<string, string>>;
  readonly moves: readonly {
    readonly who: string;
    readonly from: string;
    readonly to: string;
    readonly seat: number;
  }[];
  readonly lunches: readonly (Pick<Lunch, 'table'> & { readonly who: string; readonly left: number })[];
  readonly tables: readonly (SeenTable & { readonly free: readonly number[] })[];
}
export function deskLists(lists: Lists): DeskLists {
  const { state, at, tables } = lists.desk;
  const { house } = lists.deps;
  const left = (until: number): number => Math.max(0, until - at);
  const tableNamed = (id: string): SeenTable | undefined => tables.find((one) => one.id === id);
  return {
    rules: state.rules,
    places: state.waiting.map((one) => ({
      ...yourPlace(lists, one),
      name: one.person.name,
      account: one.person.id !== null,
      missed: one.missed,
      waited: at - one.since,
    })),
    calls: state.calls.flatMap(({ call, kind, entry, person, table, seat, until }) => {
      const where = tableNamed(table);
      if (!where) return [];
      const { game, stake, name } = where;
      return [{ house, game, stake, call, kind, entry, table, name, seat, left: left(until), who: person.name }];
    }),
    locks: state.locks.map(({ table, seat, person, until }) => ({ table, seat, who: person.name, left: left(until) })),
    feeders: state.feeders,
    moves: state.moves.map(({ person, from, to, seat }) => ({ who: person.name, from, to, seat })),
    lunches: state.lunches.map(({ table, person, until }) => ({ table, who: person.name, left: left(until) })),
    tables: tables.map((table) => ({ ...table, free: freeSeats(state, table) })),
  };
}
