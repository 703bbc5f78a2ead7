/** A round with its secret and its menus: how it begins, and what events make of it. */
import type { Face } from '../cards/index.js';
import { Working } from './draft.js';
import type { AnyEvent } from './event.js';
import { type Chips, knownTo, type Round, type Seat } from './felt.js';
import type { AnyGame } from './game.js';
import type { Menu } from './menu.js';
import { NO_FACES, NOBODY } from './step.js';

/** Immutable. `faces` is by CardId and never leaves the process that deals; `menus` are made once, by `seal`. */
export interface Table {
  readonly round: Round;
  readonly faces: readonly Face[];
  readonly menus: readonly Menu[];
}

/** How a round begins: chips by place name, markers by name, and whatever the table agreed for it. */
export interface Setup<Terms = any> {
  readonly chips: Readonly<Record<string, Chips>>;
  readonly markers: Readonly<Record<string, Seat>>;
  readonly terms: Terms;
}

/** The table before anything has happened. A name the game does not know is a fault of the caller, and throws. */
export function begin(game: AnyGame, setup: Setup): Table {
  const { blank } = game;
  const chips: Chips[] = blank.chips.slice();
  for (const name of Object.keys(setup.chips)) {
    const place = game.placeOf.get(name);
    const n = setup.chips[name]!;
    if (place === undefined) throw new Error(`${game.id} has no place called ${name}`);
    if (!Number.isSafeInteger(n) || n < 0) throw new Error(`${name} cannot open with ${n}`);
    chips[place] = n;
  }
  const markers: (Seat | null)[] = blank.markers.slice();
  for (const name of Object.keys(setup.markers)) {
    const marker = game.markerOf.get(name);
    if (marker === undefined) throw new Error(`${game.id} has no marker called ${name}`);
    markers[marker] = setup.markers[name]!;
  }
  return {
    round: {
      seats: game.seats,
      terms: setup.terms,
      opening: chips,
      chips,
      zones: blank.zones,
      seen: [],
      markers,
      step: 0,
      now: null,
    },
    faces: [],
    menus: [],
  };
}

const NONE: readonly Menu[] = [];
/** Makes a table of a draft. Whoever must choose gets a menu made from what that actor alone knows. */
export function seal(game: AnyGame, round: Round, faces: readonly Face[]): Table {
  if (round.now === null) return { round, faces, menus: NONE };
  const step = game.script[round.step]!;
  const actors = step.toAct(round, round.now);
  if (actors === NOBODY || actors.length === 0) return { round, faces, menus: NONE };
  const menus: Menu[] = [];
  for (const actor of actors) {
    const mine = step.blind ? NO_FACES : knownTo(round, faces, typeof actor === 'number' ? actor : 'rail');
    menus.push({ actor, options: step.menu(round, round.now, actor, mine) });
  }
  return { round, faces, menus };
}

/** Folds events one after another, in one copy. */
export function fold(game: AnyGame, table: Table, events: readonly AnyEvent[]): Table {
  const d = new Working(game, table);
  for (const e of events) d.tell(e);
  return seal(game, d.round(), d.faces);
}
export const evolve = (game: AnyGame, table: Table, e: AnyEvent): Table => fold(game, table, [e]);
