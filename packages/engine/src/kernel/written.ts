/** Events as written: names for numbers, and nothing that is empty. Where logs and the wire begin. */
import { type Face, isReadable, printFace, readFace } from '../cards/index.js';
import { type Facts, faultIn, HOUSE_FACTS, noteToday } from '../facts/index.js';
import {
  type AnyEvent,
  type Event,
  type EventOf,
  type EventType,
  type Happened,
  made,
  type NoteOf,
  saying,
} from './event.js';
import type { CardId, Chips, RuleId, Seat } from './felt.js';
import type { AnyGame, Game } from './game.js';
import type { Told } from './packed-moves.js';

interface Line<Type extends string> {
  type: Type;
  seat?: Seat;
  rule?: RuleId;
  faces?: readonly string[];
  chips?: readonly { from: string; to: string; amount: Chips }[];
  cards?: readonly { cards: readonly CardId[]; from: string; to: string; seen?: Seat | 'all' }[];
  markers?: readonly { marker: string; from: Seat | null; to: Seat | null }[];
}
type Noted<Note> = null extends Note ? { note?: NonNullable<Note> } : { note: Note };
/** Everything a game may tell, as it is written. */
export type Written<E extends AnyEvent = Event> =
  E extends Happened<infer Type, infer Note> ? Line<Type> & Noted<Note> : never;
/** An event of this kind as it is written. */
export type WrittenOf<K extends EventType> = Written<EventOf<K>>;
/** What claims to be a written event, until it has been read. */
export type AnyWritten = Line<string> & { note?: unknown };

export function write<E extends AnyEvent>(game: Game<E>, e: E): Written<E>;
export function write({ names: { places, zones, markers } }: AnyGame, e: AnyEvent): AnyWritten {
  return bare({
    ...e,
    chips: e.chips.map((m) => ({ from: places[m.from]!, to: places[m.to]!, amount: m.amount })),
    cards: e.cards.map((m) => ({ cards: m.cards, from: zones[m.from]!, to: zones[m.to]!, seen: m.seen })),
    markers: e.markers.map((m) => ({ marker: markers[m.marker]!, from: m.from, to: m.to })),
  });
}

/** An event as it is written, whose names are names already: nothing that is empty. */
export function bare(e: Told<string>): AnyWritten {
  const out: AnyWritten = { type: e.type };
  if (e.seat !== null) out.seat = e.seat;
  if (e.rule !== null) out.rule = e.rule;
  if (e.chips.length > 0) out.chips = e.chips;
  if (e.cards.length > 0) out.cards = e.cards.map(({ seen, ...move }) => (seen === null ? move : { ...move, seen }));
  if (e.markers.length > 0) out.markers = e.markers;
  if (e.note !== null) out.note = e.note;
  if (e.faces !== null) out.faces = e.faces.map(printFace);
  return out;
}
/** The same with everything that is empty in its place. */
export const whole = (w: AnyWritten): Told<string> => ({
  type: w.type,
  seat: w.seat ?? null,
  rule: w.rule ?? null,
  chips: w.chips ?? [],
  cards: (w.cards ?? []).map(({ cards, from, to, seen }) => ({ cards, from, to, seen: seen ?? null })),
  markers: w.markers ?? [],
  note: w.note ?? null,
  faces: w.faces ? w.faces.map(faceFrom) : null,
});

const { event } = saying<Facts>();
/**
 * Reads an event back. A name this game does not know is a broken log, and throws; so is a fact it does not tell, or a note that is
 * not as declared. Notes of earlier editions are brought up to date. A step is known by its name: a script that has grown a step
 * since is still followed.
 */
export function read<E extends AnyEvent>(game: Game<E>, w: AnyWritten): E;
export function read({ facts, names, script }: AnyGame, w: AnyWritten): AnyEvent {
  const id = (list: readonly string[], name: string): number => {
    const at = list.indexOf(name);
    if (at < 0) throw new Error(`no ${name} at this table`);
    return at;
  };
  return stepToday(script, numbered(facts, names, id, w));
}
/** What of a game is needed to say in words what it told. */
export type Teller = Pick<AnyGame, 'id' | 'facts' | 'names'>;
/**
 * A house's event as whoever has not compiled the game may read it, to say it in words and never to fold it: the names it has are
 * numbered as they come. What is no fact, or not as declared, throws.
 */
export function overhear(id: string, w: AnyWritten): { readonly game: Teller; readonly event: AnyEvent } {
  const [places, zones, markers]: readonly string[][] = [[], [], []];
  const names = { places: places!, zones: zones!, markers: markers!, sets: [] };
  const facts: Facts = HOUSE_FACTS;
  const next = (list: readonly string[], name: string): number => {
    const at = list.indexOf(name);
    return at < 0 ? (list as string[]).push(name) - 1 : at;
  };
  return { game: { id, facts, names }, event: numbered(facts, names, next, w) };
}
function numbered(
  facts: Facts,
  names: AnyGame['names'],
  id: (list: readonly string[], name: string) => number,
  w: AnyWritten,
): AnyEvent {
  const note = noteToday(w);
  const fault = faultIn(facts, w.type, note);
  if (fault !== null) throw new Error(fault);
  return event(
    w.type,
    w.seat ?? null,
    w.rule ?? null,
    (w.chips ?? []).map((m) => ({ from: id(names.places, m.from), to: id(names.places, m.to), amount: m.amount })),
    (w.cards ?? []).map((m) => ({
      cards: m.cards,
      from: id(names.zones, m.from),
      to: id(names.zones, m.to),
      seen: m.seen ?? null,
    })),
    (w.markers ?? []).map((m) => ({ marker: id(names.markers, m.marker), from: m.from, to: m.to })),
    note ?? null,
    w.faces ? w.faces.map(faceFrom) : null,
  );
}
/** A step is known by its name: where the script has grown since, its number is another. */
export function stepToday(script: AnyGame['script'], e: AnyEvent): AnyEvent {
  if (e.type !== 'StepOpened' && e.type !== 'SentTo') return e;
  const { step, name } = e.note as NoteOf<'StepOpened'>;
  if (script[step]?.name === name) return e;
  const now = script.findIndex((s) => s.name === name);
  if (now < 0) throw new Error(`no step ${name} in this game`);
  return made(e.type, e.seat, e.rule, e.chips, e.cards, e.markers, { step: now, name }, e.faces);
}
function faceFrom(name: string): Face {
  const face = readFace(name);
  if (!isReadable(face)) throw new Error(`${name} is no card`);
  return face;
}
