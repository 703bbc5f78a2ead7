/**
 * Reads a line of our own back. Everything in it is declared, down to each chip that an event moves; the first field that is not as
 * declared is named, with what it takes. Whether the events can follow from each other is for the hand's own rules to say (sound.ts).
 */
import { isReadable, readFace } from 'baraja';
import {
  card,
  chips,
  count,
  type Fields,
  gameFact,
  list,
  map,
  maybe,
  optional,
  plain,
  record,
  seat,
  text,
  wrongIn,
} from 'baraja/facts';
import { TABLE_FACTS, tableRules } from 'baraja/table';
import { isBesides } from './besides.js';
import { type Fault, fault } from './fault.js';
import { type Eyes, type Hand, MARK } from './hand.js';
import { isCutShort } from './json.js';

const HAND: Fields = {
  baraja: text,
  house: text,
  game: text,
  stake: text,
  switches: map(plain()),
  hash: text,
  rules: optional(plain()),
  table: text,
  round: count,
  at: maybe(count),
  eyes: plain(),
  names: map(text),
  faces: map(text),
  besides: optional(map(text)),
  events: list(record({ after: count, event: gameFact() })),
};
/** An event of the round as it is written, without the order of a pack; its note is as its game declares it. */
const TOLD: Fields = {
  type: text,
  seat: optional(seat),
  rule: optional(text),
  chips: optional(list(record({ from: text, to: text, amount: chips }))),
  cards: optional(list(record({ cards: list(card), from: text, to: text, seen: optional(plain()) }))),
  markers: optional(list(record({ marker: text, from: maybe(seat), to: maybe(seat) }))),
  note: optional(plain()),
};
/** What is kept of a hand, in this order. */
const KINDS = ['RoundOpened', 'Played', 'RoundClosed'] as const;

/** What cannot be a hand is refused, and says why. */
export function readHandLine(line: string): Hand | Fault {
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch {
    return fault(isCutShort(line) ? 'cut-short' : 'not-json');
  }
  if (!isRecord(json) || json.baraja !== MARK) return fault('not-a-hand');
  const wrong = wrongField('', HAND, json) ?? oddIn(json as unknown as Hand);
  if (wrong !== null) return wrong;
  const { baraja: _, ...hand } = json;
  return hand as unknown as Hand;
}
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;

export const isEyes = (eyes: unknown): eyes is Eyes => isCount(eyes) || eyes === 'rail' || eyes === 'all';
/** The first field that is not as declared, by the place it has in the line. */
export function wrongField(at: string, fields: Fields, value: Readonly<Record<string, unknown>>): Fault | null {
  const wrong = wrongIn(fields, value);
  return wrong && fault('bad-field', { field: `${at}${wrong.field}`, takes: wrong.wants?.form ?? 'nothing' });
}
/** What no form says: eyes, rules, faces, and which events there are. */
function oddIn({ eyes, rules, names, faces, besides, events }: Hand): Fault | null {
  if (!isEyes(eyes)) return fault('bad-field', { field: 'eyes' });
  const issue = rules === undefined ? null : issueIn(rules);
  if (issue !== null) return fault('bad-field', { field: issue });
  const noSeat = Object.keys(names).find((seat) => !isCount(Number(seat)));
  if (noSeat !== undefined) return fault('bad-field', { field: `names.${noSeat}`, takes: 'seat' });
  const noFace = Object.entries(faces).find(([card, face]) => !isCount(Number(card)) || !isReadable(readFace(face)));
  if (noFace) return fault('bad-field', { field: `faces.${noFace[0]}`, takes: 'card' });
  if (besides !== undefined && !isBesides(besides)) return fault('bad-field', { field: 'besides' });
  for (const [i, { event }] of events.entries()) {
    const wrong = wrongEvent(`events.${i}.event`, event, i, events.length);
    if (wrong !== null) return wrong;
  }
  return events.length === 0 ? fault('not-a-hand') : null;
}
function issueIn(rules: unknown): string | null {
  const read = tableRules.safeParse(rules);
  return read.success ? null : ['rules', ...(read.error.issues[0]?.path ?? [])].join('.');
}
function wrongEvent(at: string, told: Hand['events'][number]['event'], i: number, of: number): Fault | null {
  const { type, ...fields } = told;
  const kind = KINDS.find((one) => one === type);
  const isInPlace = i === 0 ? kind === 'RoundOpened' : kind === 'Played' || (kind === 'RoundClosed' && i === of - 1);
  if (kind === undefined || !isInPlace) return fault('bad-field', { field: `${at}.type`, takes: 'choice' });
  const wrong = wrongField(`${at}.`, TABLE_FACTS[kind].fields!, fields);
  if (wrong !== null || told.type !== 'Played') return wrong;
  const { event } = told;
  const bad = wrongField(`${at}.event.`, TOLD, { ...event });
  if (bad !== null) return bad;
  const odd = (event.cards ?? []).findIndex(({ seen }) => seen !== undefined && seen !== 'all' && !isCount(seen));
  return odd < 0 ? null : fault('bad-field', { field: `${at}.event.cards.${odd}.seen`, takes: 'seat' });
}
