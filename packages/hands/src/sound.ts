/**
 * Whether what a hand tells can have happened: by its own rules each event is one that its game tells, moves what is there, and can
 * follow from those before it.
 */
import { begin, type CardId, type Event, type Face, isReadable, printFace, read, readFace, type Seat } from 'baraja';
import { type Field, noteToday, record, seat } from 'baraja/facts';
import { type Game, Working } from 'baraja/kernel';
import type { RoundOpened, TableRules, WrittenTable } from 'baraja/table';
import { words } from 'baraja/words';
import { type Fault, fault } from './fault.js';
import { gameOf, type Hand, openedIn, rulesOf } from './hand.js';
import { wrongField } from './line.js';

type Told = Extract<WrittenTable, { type: 'Played' }>['event'];

/** What is wrong with a hand by its own rules, event by event; null where all of it can be read and folded. */
export function faultOf(hand: Hand): Fault | null {
  const rules = rulesOf(hand);
  if ('fault' in rules) return rules;
  const opened = openedIn(hand);
  if (!opened) return fault('not-a-hand');
  return oddSeat(opened, rules) ?? orFault(1, () => wrongIn(hand, rules, opened));
}
/** What only shows when it is tried is the hand's fault, and is said. */
function orFault(at: number, tried: () => Fault | null): Fault | null {
  try {
    return tried();
  } catch (error) {
    return fault('bad-event', { at, why: error instanceof Error ? error.message : String(error) });
  }
}
function oddSeat({ seats }: RoundOpened, rules: TableRules): Fault | null {
  const isOne = (seat: Seat, i: number): boolean => seat >= 1 && seat <= rules.seats.max && seats.indexOf(seat) === i;
  const odd = seats.length < rules.seats.min ? 0 : seats.findIndex((seat, i) => !isOne(seat, i));
  return odd < 0 ? null : fault('bad-field', { field: `events.0.event.seats.${odd}`, takes: 'seat' });
}
function wrongIn(hand: Hand, rules: TableRules, opened: RoundOpened): Fault | null {
  const game = compiled(rules, opened);
  if ('fault' in game) return game;
  words('en').tableEvent(game, opened);
  const felt = new Working(game, begin(game, opened.setup));
  const order = ordersIn(game, hand.faces);
  for (const [i, { event: told }] of hand.events.entries()) {
    if (told.type !== 'Played') continue;
    const at = `events.${i}.event.event`;
    const wrong =
      strangerIn(`${at}.seat`, seat, told.event.seat, rules.seats.max) ??
      wrongNote(at, game, told.event, rules.seats.max);
    if (wrong !== null) return wrong;
    const bad = orFault(i + 1, () => {
      const event = order(read(game, told.event));
      if ('fault' in event) return event;
      felt.tell(event);
      return null;
    });
    if (bad !== null) return bad;
  }
  felt.layDown();
  return null;
}
/** Rules that came along may be of the right form, and no game all the same. */
function compiled(rules: TableRules, opened: RoundOpened): Game | Fault {
  try {
    return gameOf(rules, opened);
  } catch {
    return fault('bad-field', { field: 'rules.game' });
  }
}
function wrongNote(at: string, { facts }: Game, told: Told, seats: number): Fault | null {
  const kind = Object.hasOwn(facts, told.type) ? facts[told.type]! : null;
  if (kind === null) return fault('bad-field', { field: `${at}.type`, takes: 'choice' });
  const note = noteToday(told);
  if (note === undefined || note === null)
    return kind.bare ? null : fault('bad-field', { field: `${at}.note`, takes: 'record' });
  if (kind.fields === null) return fault('bad-field', { field: `${at}.note`, takes: 'nothing' });
  if (typeof note !== 'object' || note === null || Array.isArray(note))
    return fault('bad-field', { field: `${at}.note`, takes: 'record' });
  return (
    wrongField(`${at}.note.`, kind.fields, { ...note }) ?? strangerIn(`${at}.note`, record(kind.fields), note, seats)
  );
}
/** A seat that the table has not; a circle, which is counted as seats are, is no seat. */
function strangerIn(at: string, field: Field, value: unknown, seats: number): Fault | null {
  if (value === null || value === undefined) return null;
  if (field.form === 'seat')
    return !at.endsWith('.seat') || ((value as Seat) >= 1 && (value as Seat) <= seats)
      ? null
      : fault('bad-field', { field: at, takes: 'seat' });
  const parts = Object.entries(value as object).map(
    ([name, part]) => [name, field.of ?? field.fields?.[name], part] as const,
  );
  for (const [name, of, part] of field.of || field.fields ? parts : []) {
    const stranger = of ? strangerIn(`${at}.${name}`, of, part, seats) : null;
    if (stranger !== null) return stranger;
  }
  return null;
}

/** Lays orders of the pack back into what is told: known faces where they lay, the rest as they come. */
function ordersIn(game: Game, faces: Hand['faces']): (event: Event) => Event | Fault {
  const faceAt = (card: CardId): Face | null => {
    const face = faces[card] === undefined ? null : readFace(faces[card]);
    return face !== null && isReadable<Face>(face) ? face : null;
  };
  let base = 0;
  return (event) => {
    // A pack that is shuffled anew has new cards in place of the old.
    const all = ORDERS.includes(event.type) ? event.cards.flatMap(({ cards }) => cards) : [];
    const laid = new Set(all.filter((card) => card >= base));
    if (laid.size === 0) return event;
    const known = [...laid].sort((a, b) => a - b).map(faceAt);
    const rest = [...game.pack];
    for (const face of known) {
      if (face === null) continue;
      const at = rest.indexOf(face);
      if (at < 0) return fault('card-twice', { card: printFace(face) });
      rest.splice(at, 1);
    }
    base += laid.size;
    return { ...event, faces: known.map((face) => face ?? rest.shift()!) };
  };
}
const ORDERS: readonly string[] = ['PackShuffled', 'StubShuffled', 'ShoeWentOn'];

/** The log with its orders of the pack in place. */
export function logOf(hand: Hand, rules: TableRules, opened: RoundOpened): readonly Event[] {
  const game = gameOf(rules, opened);
  const order = ordersIn(game, hand.faces);
  return hand.events.flatMap(({ event: told }) => {
    if (told.type !== 'Played') return [];
    const event = order(read(game, told.event));
    return 'fault' in event ? [] : [event];
  });
}
