/** A round with its secret and its menus: how it begins, and what events make of it. */
import type { Face } from '../cards/index.js';
import { Working } from './draft.js';
import type { AnyEvent } from './event.js';
import { type Actor, type Chips, knownTo, type Round, type Seat } from './felt.js';
import type { AnyGame } from './game.js';
import type { Menu } from './menu.js';
import { type AnyStep, NO_FACES, NOBODY } from './step.js';

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
  const { blank, placeSets } = game;
  const sets: number[] = blank.sets.slice();
  const chips: Chips[] = blank.chips.slice();
  for (const name of Object.keys(setup.chips)) {
    const place = game.placeOf.get(name);
    const n = setup.chips[name]!;
    if (place === undefined) throw new Error(`${game.id} has no place called ${name}`);
    if (!Number.isSafeInteger(n) || n < 0) throw new Error(`${name} cannot open with ${n}`);
    chips[place] = n;
    if (n > 0 && placeSets.of[place]! >= 0) sets[placeSets.of[place]!]! |= placeSets.bit[place]!;
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
      sets,
      markers,
      step: 0,
      now: null,
    },
    faces: [],
    menus: [],
  };
}

const NONE: readonly Menu[] = [];
/** Makes a table of a round. Whoever must choose gets a menu made from what that actor alone knows. */
export function seal(game: AnyGame, round: Round, faces: readonly Face[]): Table {
  const actors = round.now === null ? NOBODY : game.script[round.step]!.toAct(round, round.now);
  return { round, faces, menus: menusFor(game, round, faces, actors) };
}
/** A menu for each of those who must choose. */
export function menusFor(
  game: AnyGame,
  round: Round,
  faces: readonly Face[],
  actors: readonly Actor[],
): readonly Menu[] {
  if (actors.length === 0) return NONE;
  const step = game.script[round.step]!;
  if (actors.length === 1) return [menuFor(step, round, faces, actors[0]!)];
  return actors.map((actor) => menuFor(step, round, faces, actor));
}
function menuFor(step: AnyStep, round: Round, faces: readonly Face[], actor: Actor): Menu {
  const mine = step.blind ? NO_FACES : knownTo(round, faces, typeof actor === 'number' ? actor : 'rail');
  return { actor, options: step.menu(round, round.now, actor, mine) };
}

/** What has been worked out, for keeps. */
export function tableOf(game: AnyGame, d: Working): Table {
  const round = d.round();
  return { round, faces: d.faces, menus: menusFor(game, round, d.faces, d.toAct) };
}

/** Folds events one after another, in one copy. */
export function fold(game: AnyGame, table: Table, events: readonly AnyEvent[]): Table {
  const d = new Working(game, table);
  for (const e of events) d.tell(e);
  return tableOf(game, d);
}
export const evolve = (game: AnyGame, table: Table, e: AnyEvent): Table => fold(game, table, [e]);
