// What does not compile, where the page and the room read what was told: each line is planted, and the types stage fails on one that
// compiles. Nothing here is run but the count.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { OfficeRefusal } from '@baraja/room';
import { expect, test } from 'vitest';
import { slotNamed, slotsOf } from '../bar/slots.js';
import type { ClubStrings } from '../club/words.js';
import type { Family } from '../families/family.js';
import type { RoomStrings } from '../i18n/refused.js';
import { type Act, awardOf } from './acts.js';
import type { Asked, Option, OptionName, RoundView, ToldEvent, Written } from './wire.js';

function page(event: Written): unknown {
  switch (event.type) {
    case 'AnteSettled':
      // @ts-expect-error a result that is none
      return event.note.result === 'wins';
    case 'WagerWon':
      // @ts-expect-error a field it does not have
      return event.note.pays;
    // @ts-expect-error a case that never comes
    case 'WagerTied':
      return null;
    default:
      // @ts-expect-error a note before it is known whose
      return event.note.won;
  }
}
/** What the room sends. */
function room(told: ToldEvent): unknown {
  if (told.type !== 'Played') return null;
  // @ts-expect-error a kind nobody declared
  if (told.event.type === 'CollectionTook') return null;
  // @ts-expect-error a field it does not have
  return told.event.type === 'CollectionTaken' ? told.event.note.from : null;
}
const awards = () => [
  // @ts-expect-error a fact without its note
  awardOf({ type: 'PotAwarded' }),
  // @ts-expect-error a share that went no way there is
  awardOf({ type: 'PotAwarded', note: { pot: 0, odd: null, shares: [{ seat: 1, amount: 2, way: 'hi' }] } }),
];
/** What the page offers, and what it asks of the room. */
const bar = ({ menu, free, floor }: RoundView) => [
  // @ts-expect-error an option that never comes
  menu.some(({ type }) => type === 'riase'),
  // @ts-expect-error an option that never comes
  free.find(({ type }) => type === 'rearange'),
  // @ts-expect-error a fault that never comes
  floor?.options.find(({ type }) => type === 'voidd'),
  // @ts-expect-error a slot that is none
  slotNamed(slotsOf({ menu, shut: [] }), 'maybe'),
];
// @ts-expect-error letters of an option that nobody declared
const letters: Family['letters'] = { hitt: 'H' };
// @ts-expect-error a tag that nobody wears
const tag: Act = { type: 'Chekced', amount: 0 };
const asks: readonly Asked[] = [
  // @ts-expect-error an option that nobody declared
  { type: 'act', act: 'cal' },
  // @ts-expect-error a field misspelt
  { type: 'act', act: 'raise', amuont: 600 },
  // @ts-expect-error a fault that nobody declared
  { type: 'rule', incident: 'expsoed-card', confirm: true },
  // @ts-expect-error a command that nobody declared
  { type: 'sitDown', seat: 1, buyIn: 6000 },
  // @ts-expect-error what the room knows itself
  { type: 'leave', at: 0 },
];
const named = (option: Option): OptionName | null => (option.type === 'fold' ? option.type : null);
/** Why the room says no, and what fills the sentence. */
const refusals: Partial<RoomStrings> = {
  // @ts-expect-error a reason that nobody declared
  'not-seatde': () => '',
  // @ts-expect-error a fact misspelt
  'wallet-short': (f) => f.haev,
  // @ts-expect-error a fact of another reason
  barred: (f) => f.left,
};
const clubs: Partial<ClubStrings['refused']> = {
  // @ts-expect-error a reason that nobody declared
  'no-such-culb': '',
};
const office = (refusal: OfficeRefusal) => [
  // @ts-expect-error a reason that nobody declared
  refusal.refused === 'not-on-dtuy',
  // @ts-expect-error a fact misspelt
  refusal.refused === 'wait' && refusal.facts.secnods,
];
const planted = { refusals, clubs, office, page, room, awards, bar, letters, tag, asks, named };

test('twenty-five are planted: the types stage finds each', () => {
  const source = readFileSync(fileURLToPath(import.meta.url), 'utf8');
  expect(Object.keys(planted).length).toBeGreaterThan(0);
  expect(source.match(/^\s*\/\/ @ts-expect-error \S/gm)!.length).toBeGreaterThanOrEqual(25);
});
