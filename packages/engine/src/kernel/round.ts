/** One deal: its felt, its secret and its menus. How it begins, and what events make of it. */
import type { Face } from '../cards/index.js';
import type { AnyEvent } from './event.js';
import { type Actor, type Chips, type Felt, knownTo, type Seat } from './felt.js';
import type { AnyGame } from './game.js';
import type { Menu } from './menu.js';
import { type AnyStep, NO_FACES, NOBODY } from './step.js';
import { Working } from './working.js';

/** Immutable. `faces` is by CardId and never leaves the process that deals; `menus` are made once, by `seal`. */
export interface Round {
  readonly felt: Felt;
  readonly faces: readonly Face[];
  readonly menus: readonly Menu[];
}

/** How a round begins: chips by place name, markers by name, and whatever the table agreed for it. */
export interface Setup<Terms = any> {
  readonly chips: Readonly<Record<string, Chips>>;
  readonly markers: Readonly<Record<string, Seat>>;
  readonly terms: Terms;
}

/** The round before anything has happened. A name the game does not know is a fault of the caller, and throws. */
export function begin(game: AnyGame, setup: Setup): Round {
  const { blank, placeSets } = game;
  const sets: number[] = blank.sets.slice();
  const chips: Chips[] = blank.chips.slice();
  const { placeNamed, markerNamed } = game;
  const names = Object.keys(setup.chips);
  for (let i = 0; i < names.length; i++) {
    const name = names[i]!;
    const place = placeNamed(name, i);
    const n = setup.chips[name]!;
    if (place < 0) throw new Error(`${game.id} has no place called ${name}`);
    if (!Number.isSafeInteger(n) || n < 0) throw new Error(`${name} cannot open with ${n}`);
    chips[place] = n;
    if (n > 0 && placeSets.of[place]! >= 0) sets[placeSets.of[place]!]! |= placeSets.bit[place]!;
  }
  const markers: (Seat | null)[] = blank.markers.slice();
  const laid = Object.keys(setup.markers);
  for (let i = 0; i < laid.length; i++) {
    const name = laid[i]!;
    const marker = markerNamed(name, i);
    if (marker < 0) throw new Error(`${game.id} has no marker called ${name}`);
    markers[marker] = setup.markers[name]!;
  }
  return {
    felt: {
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
/** Makes a round of a felt. Whoever must choose gets a menu made from what that actor alone knows. */
export function seal(game: AnyGame, felt: Felt, faces: readonly Face[]): Round {
  const actors = felt.now === null ? NOBODY : game.script[felt.step]!.toAct(felt, felt.now);
  return { felt, faces, menus: menusFor(game, felt, faces, actors) };
}
/** A menu for each of those who must choose. */
export function menusFor(game: AnyGame, felt: Felt, faces: readonly Face[], actors: readonly Actor[]): readonly Menu[] {
  if (actors.length === 0) return NONE;
  const step = game.script[felt.step]!;
  if (actors.length === 1) return [menuFor(step, felt, faces, actors[0]!)];
  return actors.map((actor) => menuAgain(actor, optionsFor(step, felt, faces, actor)));
}
/** Where many choose at once, each act changes what few of them may do: the rest have the menu they had. */
function menuAgain(actor: Actor, options: Menu['options']): Menu {
  if (typeof actor !== 'number') return { actor, options };
  const last = LAST[actor];
  if (last !== undefined && last.options === options) return last;
  const menu = { actor, options };
  LAST[actor] = menu;
  return menu;
}
const LAST: Menu[] = [];
/** Bulk play: nobody keeps a menu, so that of one who chooses alone is made over each time. */
export function menuMaker(): typeof menusFor {
  const menu: { actor: Actor; options: Menu['options'] } = { actor: 'chance', options: [] };
  const alone = [menu];
  return (game, felt, faces, actors) => {
    if (actors.length !== 1) return menusFor(game, felt, faces, actors);
    const actor = actors[0]!;
    menu.actor = actor;
    menu.options = optionsFor(game.script[felt.step]!, felt, faces, actor);
    return alone;
  };
}
function menuFor(step: AnyStep, felt: Felt, faces: readonly Face[], actor: Actor): Menu {
  return { actor, options: optionsFor(step, felt, faces, actor) };
}
function optionsFor(step: AnyStep, felt: Felt, faces: readonly Face[], actor: Actor): Menu['options'] {
  const mine = step.blind ? NO_FACES : knownTo(felt, faces, typeof actor === 'number' ? actor : 'rail');
  return step.menu(felt, felt.now, actor, mine);
}

/** What has been worked out, for keeps. */
export function roundOf(game: AnyGame, d: Working): Round {
  const { faces, toAct } = d;
  d.layDown();
  return { felt: d, faces, menus: menusFor(game, d, faces, toAct) };
}

/** Folds events one after another, in one copy. */
export function fold(game: AnyGame, round: Round, events: readonly AnyEvent[]): Round {
  const d = new Working(game, round);
  for (const e of events) d.tell(e);
  return roundOf(game, d);
}
export const evolve = (game: AnyGame, round: Round, e: AnyEvent): Round => fold(game, round, [e]);
