// Files that somebody spoiled: whatever stands in them, each hand is read whole or refused with its reason, and what was read can be
// written in every format, told in words and put under rules, without a number that is none.
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { read, seeded } from 'baraja';
import { isOpened, openTable } from 'baraja/books';
import { words } from 'baraja/words';
import { describe, expect, test } from 'vitest';
import { type Fault, isFault } from './fault.js';
import { FORMATS, type Format, type ReadHand, readText, writeAs } from './formats.js';
import { gameOf, openedIn, rulesOf } from './hand.js';
import type { Texts } from './test/trips.js';
import { under } from './under.js';
import { faultWords } from './words.js';

const kept = gunzipSync(readFileSync(new URL('../corpus/hands.jsonl.gz', import.meta.url)))
  .toString('utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Texts);
const opened = openTable({ house: 'rogelios', game: 'hold-nl' });
if (!isOpened(opened)) throw new Error(opened.refused);
const other = opened;
const NONSENSE = /undefined|NaN|Infinity|\[object/;

/** What is read may be used: nothing throws, and no amount is nonsense. */
function isOfUse({ hand }: ReadHand): void {
  for (const format of FORMATS) {
    const text = writeAs(format, hand);
    expect(isFault(text) ? faultWords(text, 'en') : text).not.toMatch(NONSENSE);
  }
  const rules = rulesOf(hand);
  if (isFault(rules)) throw new Error(faultWords(rules, 'en'));
  const game = gameOf(rules, openedIn(hand)!);
  for (const { event } of hand.events)
    words('en').tableEvent(game, event.type === 'Played' ? { ...event, event: read(game, event.event) } : event);
  under(hand, other);
}
function isSound(one: ReadHand | Fault): void {
  if (!isFault(one)) isOfUse(one);
  else for (const language of ['en', 'es'] as const) expect(faultWords(one, language)).not.toMatch(NONSENSE);
}

const ODD: readonly unknown[] = [null, 'x', -1, 1.5, 1e21, 7, '', [], {}, [null], true, { type: 'x' }];
type Json = { [key: string]: unknown };
/** One value somewhere in it becomes another, goes, or comes. */
function spoiled(json: string, below: (n: number) => number): string {
  const all: { in: Json; name: string }[] = [];
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const name of Object.keys(value)) {
      all.push({ in: value as Json, name });
      walk((value as Json)[name]);
    }
  };
  const whole = JSON.parse(json) as Json;
  walk(whole);
  const { in: where, name } = all[below(all.length)]!;
  const what = below(6);
  if (what === 0) delete where[name];
  else if (what === 1) where[`${name}x`] = 1;
  else where[name] = ODD[below(ODD.length)];
  return JSON.stringify(whole);
}
/** A few letters become others, or go. */
function scratched(text: string, below: (n: number) => number): string {
  const at = below(text.length);
  const end = at + below(4);
  return text.slice(0, at) + ['', '-', '9', 'x', '"', ' ', '$'][below(7)] + text.slice(end);
}

/** So many hands of the corpus in a format, each spoiled in its way. */
function* spoils(format: Format, many: number, how: typeof scratched): Generator<ReadHand | Fault> {
  const rng = seeded(19);
  const below = (n: number): number => rng.below(n);
  const texts = kept.flatMap((one) => one[format] ?? []);
  for (let i = 0; i < many; i++) yield* readText(format, how(texts[below(texts.length)]!, below));
}
test.each<Format>(['jsonl', 'ohh'])('%s with a value that is another, gone, or too many', (format) => {
  for (const one of spoils(format, 250, spoiled)) isSound(one);
});
test.each<Format>(FORMATS)('%s with some letters that are others', (format) => {
  for (const one of spoils(format, 100, scratched)) isSound(one);
});

const line = kept.find(({ stars }) => stars !== undefined)!.jsonl!;
type Told = {
  events: { event: { seats?: unknown; event?: { chips?: { amount: unknown }[]; seat?: unknown; type: string } } }[];
};
/** The line with something in it changed. */
function withOther(change: (hand: Told & Record<string, unknown>) => void): string {
  const hand = JSON.parse(line) as Told & Record<string, unknown>;
  change(hand);
  return JSON.stringify(hand);
}
const paying = (JSON.parse(line) as Told).events.findIndex(({ event }) => event.event?.chips !== undefined);
const at = `events.${paying}.event.event`;
describe('a line of our own says which field is wrong, and what it takes', () => {
  const pays = (hand: Told) => hand.events[paying]!.event.event!;
  test.each<[string, string]>([
    [
      `${at}.chips.0.amount takes an amount in whole chips.`,
      withOther((hand) => {
        pays(hand).chips![0]!.amount = 'x';
      }),
    ],
    [
      `${at}.seat takes the number of a seat.`,
      withOther((hand) => {
        pays(hand).seat = 99;
      }),
    ],
    [
      `${at}.type takes one of some words.`,
      withOther((hand) => {
        pays(hand).type = 'Paid';
      }),
    ],
    [
      'table takes a text.',
      withOther((hand) => {
        hand.table = 7;
      }),
    ],
    [
      'colour takes nothing: there is no such field.',
      withOther((hand) => {
        hand.colour = 'red';
      }),
    ],
    [
      'events.0.event.seats.0 takes the number of a seat.',
      withOther((hand) => {
        hand.events[0]!.event.seats = [99, 2];
      }),
    ],
    ['The text ends in the middle of this hand.', line.slice(0, 900)],
    ['This is no JSON.', line.replace(':', ';')],
  ])('%s', (why, text) => {
    const [one] = readText('jsonl', text);
    expect(one && isFault(one) && faultWords(one, 'en')).toBe(why);
  });
  test('chips that were not there cannot be paid', () => {
    const [one] = readText(
      'jsonl',
      withOther((hand) => {
        pays(hand).chips![0]!.amount = 10 ** 9;
      }),
    );
    expect(one && isFault(one) && faultWords(one, 'en')).toMatch(/^Event \d+ cannot be: .* overdrawn/);
  });
});
