/**
 * A game as compiled for its rules and seats. Steps ask the layout for the places they use, so names become numbers once
 * and no central list has to be kept in step with them.
 */
import type { Face } from '../cards/index.js';
import { type Facts, HOUSE_FACTS, type HouseFacts, type KindOf } from '../facts/index.js';
import { type AnyEvent, type Event, said, told } from './event.js';
import {
  type CardId,
  type Chips,
  type Marker,
  type Place,
  type RuleId,
  SEATS_MAX,
  type Seat,
  type SeatSet,
  type Zone,
} from './felt.js';
import type { Incident } from './incident.js';
import type { Setup } from './round.js';
import { type StepOf, step } from './step.js';
import { NAMES_MAX } from './tape.js';

export interface Names {
  readonly places: readonly string[];
  readonly zones: readonly string[];
  readonly markers: readonly string[];
  /** The sets of seats the kernel keeps: 'chips:stack', 'cards:hand'. */
  readonly sets: readonly string[];
}

/** Where a script asks for places, zones and markers by name. */
export interface Layout {
  readonly seats: readonly Seat[];
  readonly pack: readonly Face[];
  place(name: string): Place;
  /** 'stack' stands for 'stack:0', 'stack:1' … */
  places(kind: string): (seat: Seat) => Place;
  zone(name: string): Zone;
  zones(kind: string): (seat: Seat) => Zone;
  marker(name: string): Marker;
  /** Which seats have chips in their place of this kind. */
  chipsBefore(kind: string): SeatSet;
  /** Which seats have cards in their zone of this kind. */
  cardsBefore(kind: string): SeatSet;
}

/** What a game is, for given rules and seats. */
export interface Plan<V extends Facts = HouseFacts> {
  readonly id: string;
  /** The kinds of facts it tells; whatever is read back is checked against them. */
  readonly facts: V;
  readonly seats: readonly Seat[];
  readonly pack: readonly Face[];
  /** No round that opens like this takes more decisions, but for what a report adds to it. */
  bound(setup: Setup): number;
  /** Places that may hold chips when a round is over: the stacks, the drop, the jackpot. 'stack' stands for every seat's. */
  readonly keeps: readonly string[];
  /** Events that may depend on faces not everybody has seen: a showdown, a peek, a settlement. */
  readonly reveals: readonly KindOf<V>[];
  /** Where a void leaves chips as they are; elsewhere every chip goes back. */
  readonly voidKeeps: readonly string[];
  /** The clause a voided round rests on. */
  readonly voidRule: RuleId;
  script(on: Layout): readonly StepOf<Event<V>>[];
  incidents(on: Layout): readonly Incident<Event<V>>[];
}

export interface Game<E extends AnyEvent = Event> {
  readonly id: string;
  readonly facts: Facts;
  readonly names: Names;
  readonly seats: readonly Seat[];
  readonly pack: readonly Face[];
  readonly script: readonly StepOf<E>[];
  readonly incidents: readonly Incident<E>[];
  bound(setup: Setup): number;
  readonly keeps: readonly string[];
  readonly reveals: readonly string[];
  readonly voidKeeps: readonly Place[];
  readonly voidRule: RuleId;
  /** Where cards are before they are shuffled, and where they go when a shuffle mints new ones. */
  readonly box: Zone;
  readonly spent: Zone;
  /** By step: the same fact every round, so it is one object. */
  readonly opened: readonly E[];
  /** What a felt is set up from. Copies of these are packed arrays, which all that follows is the faster for. */
  readonly blank: {
    readonly chips: readonly Chips[];
    readonly zones: readonly (readonly CardId[])[];
    readonly markers: readonly null[];
    /** A first pack's ids, the first card on top, and nobody's having seen them. */
    readonly ids: readonly CardId[];
    readonly unseen: readonly number[];
    readonly sets: readonly number[];
  };
  /** By Place and by Zone: the set it counts for and the bit of its seat in it; none for what is nobody's. */
  readonly placeSets: Sets;
  readonly zoneSets: Sets;
  /** The numbers of places and markers by name, for setting a felt up. */
  readonly placeOf: ReadonlyMap<string, Place>;
  readonly markerOf: ReadonlyMap<string, Marker>;
  /** The same, or -1, for the so manieth name of a setup. */
  readonly placeNamed: Named;
  readonly markerNamed: Named;
}
type Named = (name: string, nth: number) => number;

/** What keeps the sets of seats: by place or zone its set, or -1, and its seat's bit. */
export interface Sets {
  readonly of: readonly SeatSet[];
  readonly bit: readonly number[];
}

/** A game of whatever facts: what is done alike with all games takes this. */
export type AnyGame = Game<AnyEvent>;

/** An event as the houses' games tell it; null where this game has a declaration of its own for its kind. */
export function houseEvent({ facts }: Pick<AnyGame, 'facts'>, e: AnyEvent): Event | null {
  const house: Facts = HOUSE_FACTS;
  return Object.hasOwn(house, e.type) && facts[e.type] === house[e.type] ? (e as Event) : null;
}

class Index {
  readonly names: string[] = [];
  readonly at = new Map<string, number>();
  /** The number of a name; a new name gets the next one. */
  of(name: string): number {
    let n = this.at.get(name);
    if (n === undefined) {
      n = this.names.push(name) - 1;
      this.at.set(name, n);
    }
    return n;
  }
}

/** Setups name the same places in the same order nearly always: where each was the last time is looked at first. */
function numbering(at: ReadonlyMap<string, number>): Named {
  const names: string[] = [];
  const numbers: number[] = [];
  return (name, nth) => {
    if (names[nth] === name) return numbers[nth]!;
    const number = at.get(name) ?? -1;
    if (number >= 0 && nth <= names.length) {
      names[nth] = name;
      numbers[nth] = number;
    }
    return number;
  };
}

/** Which set each place or zone counts for, and its seat's bit in it. */
class SetIndex {
  private readonly of = new Map<number, { readonly set: SeatSet; readonly bit: number }>();

  constructor(
    private readonly seats: readonly Seat[],
    private readonly what: 'chips' | 'cards',
    private readonly names: Index,
    private readonly sets: Index,
  ) {}
  set(kind: string): SeatSet {
    const set = this.sets.of(`${this.what}:${kind}`);
    for (const seat of this.seats) this.of.set(this.names.of(`${kind}:${seat}`), { set, bit: 1 << seat });
    return set;
  }
  /** With an entry for every name. */
  whole(): Sets {
    const all = this.names.names.map((_, at) => this.of.get(at));
    return { of: all.map((one) => one?.set ?? -1), bit: all.map((one) => one?.bit ?? 0) };
  }
}

/** An empty zone. Never written to; not frozen, because the copies of a frozen array are slow. */
export const EMPTY: readonly CardId[] = [];

/** The step every script ends in. */
export const OVER = 'over';

/** Compiles a plan, once for each set of seats: the script becomes steps, every name a number. */
export function compile<V extends Facts>(plan: Plan<V>): Game<Event<V>> {
  const { id, facts, seats, pack, keeps, reveals, voidRule } = plan;
  const tooHigh = seats.find((s) => !Number.isInteger(s) || s < 0 || s >= SEATS_MAX);
  if (tooHigh !== undefined) throw new Error(`seat ${tooHigh} cannot be: seats are numbered 0 to ${SEATS_MAX - 1}`);
  const way = Math.sign((seats[1] ?? 0) - (seats[0] ?? 0));
  const astray = seats.find((s, i) => i > 0 && (way === 0 || Math.sign(s - seats[i - 1]!) !== way));
  if (astray !== undefined)
    throw new Error(`seat ${astray} is out of order: seats are listed one way round, each once`);
  const places = new Index();
  const zones = new Index();
  const markers = new Index();
  const bySeat = (index: Index) => (kind: string) => {
    const ids: number[] = Array(SEATS_MAX).fill(-1);
    for (const seat of seats) ids[seat] = index.of(`${kind}:${seat}`);
    return (seat: Seat): number => ids[seat]!;
  };
  const sets = new Index();
  const placeSets = new SetIndex(seats, 'chips', places, sets);
  const zoneSets = new SetIndex(seats, 'cards', zones, sets);
  const box = zones.of('box');
  const spent = zones.of('spent');
  const on: Layout = {
    seats,
    pack,
    place: (name) => places.of(name),
    places: bySeat(places),
    zone: (name) => zones.of(name),
    zones: bySeat(zones),
    marker: (name) => markers.of(name),
    chipsBefore: (kind) => placeSets.set(kind),
    cardsBefore: (kind) => zoneSets.set(kind),
  };
  const script = [...plan.script(on), step<boolean, Event<V>>(OVER, true, {})];
  const incidents = plan.incidents(on);
  const names = script.map((s) => s.name);
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice) throw new Error(`two steps of ${id} are called ${twice}`);
  const again = incidents.find((x, i) => incidents.findIndex((y) => y.name === x.name) !== i);
  if (again) throw new Error(`two incidents of ${id} are called ${again.name}`);
  const nowhere = plan.voidKeeps.find((name) => !places.names.includes(name));
  if (nowhere !== undefined) throw new Error(`a void of ${id} cannot keep what lies in ${nowhere}: no such place`);
  const unknown = keeps.find((name) => !places.names.some((place) => place === name || place.startsWith(`${name}:`)));
  if (unknown !== undefined) throw new Error(`a round of ${id} cannot end with chips in ${unknown}: no such place`);
  for (const { names: all } of [places, zones, markers])
    if (all.length > NAMES_MAX) throw new Error(`${id} has more than ${NAMES_MAX} names, from ${all[0]} on`);
  return {
    id,
    facts,
    seats,
    pack,
    script,
    incidents,
    bound: (setup) => plan.bound(setup),
    keeps,
    reveals,
    voidRule,
    box,
    spent,
    voidKeeps: plan.voidKeeps.map((name) => places.of(name)),
    names: { places: places.names, zones: zones.names, markers: markers.names, sets: sets.names },
    blank: {
      chips: places.names.map(() => 0),
      zones: zones.names.map(() => EMPTY),
      markers: markers.names.map(() => null),
      ids: pack.map((_, i) => pack.length - 1 - i),
      unseen: pack.map(() => 0),
      sets: sets.names.map(() => 0),
    },
    placeSets: placeSets.whole(),
    zoneSets: zoneSets.whole(),
    placeOf: places.at,
    markerOf: markers.at,
    placeNamed: numbering(places.at),
    markerNamed: numbering(markers.at),
    opened: script.map((s, i) => told<Event<V>>(said('StepOpened', null, null, { step: i, name: s.name }))),
  };
}
