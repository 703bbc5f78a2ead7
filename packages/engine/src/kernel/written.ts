/** Events as written: names for numbers, and nothing that is empty. Where logs and the wire begin. */
import { type Face, isReadable, printFace, readFace } from '../cards/index.js';
import { type Event, event } from './event.js';
import type { CardId, Chips, RuleId, Seat } from './felt.js';
import type { Game } from './game.js';

export interface Written {
  type: string;
  seat?: Seat;
  rule?: RuleId;
  note?: unknown;
  faces?: readonly string[];
  chips?: readonly { from: string; to: string; amount: Chips }[];
  cards?: readonly { cards: readonly CardId[]; from: string; to: string; seen?: Seat | 'all' }[];
  markers?: readonly { marker: string; from: Seat | null; to: Seat | null }[];
}

export function write({ names }: Game, e: Event): Written {
  const out: Written = { type: e.type };
  if (e.seat !== null) out.seat = e.seat;
  if (e.rule !== null) out.rule = e.rule;
  if (e.chips.length > 0)
    out.chips = e.chips.map((m) => ({ from: names.places[m.from]!, to: names.places[m.to]!, amount: m.amount }));
  if (e.cards.length > 0)
    out.cards = e.cards.map((m) => {
      const move = { cards: m.cards, from: names.zones[m.from]!, to: names.zones[m.to]! };
      return m.seen === null ? move : { ...move, seen: m.seen };
    });
  if (e.markers.length > 0)
    out.markers = e.markers.map((m) => ({ marker: names.markers[m.marker]!, from: m.from, to: m.to }));
  if (e.note !== null) out.note = e.note;
  if (e.faces !== null) out.faces = e.faces.map(printFace);
  return out;
}

/**
 * Reads an event back. A name this game does not know is a broken log, and throws. So is a step known by its name: a script that
 * has grown a step since is still followed.
 */
export function read({ names, script }: Game, w: Written): Event {
  const id = (list: readonly string[], name: string): number => {
    const at = list.indexOf(name);
    if (at < 0) throw new Error(`no ${name} at this table`);
    return at;
  };
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
    stepNote(script, w) ?? w.note ?? null,
    w.faces ? w.faces.map(faceFrom) : null,
  );
}
function stepNote(script: Game['script'], { type, note }: Written): { step: number; name: string } | null {
  if (type !== 'StepOpened' && type !== 'SentTo') return null;
  const { step, name } = note as { step: number; name: string };
  if (script[step]?.name === name) return null;
  const now = script.findIndex((s) => s.name === name);
  if (now < 0) throw new Error(`no step ${name} in this game`);
  return { ...(note as object), step: now, name };
}
function faceFrom(name: string): Face {
  const face = readFace(name);
  if (!isReadable(face)) throw new Error(`${name} is no card`);
  return face;
}
