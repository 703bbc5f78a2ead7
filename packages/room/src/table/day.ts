// The gaming day of a house, at whose end the box of a progressive is counted and by which everything is reported; and the
// shifts it is cut into. By the clock of the house's own place, so that a day with a change of clocks is an hour shorter or longer. Pure:
// the time is the caller's.
import { findHouse, houses, type Opening, type OpeningRefusal, openTable } from 'baraja/books';
import type { HouseDay } from 'baraja/document';
import { progressiveOf, type TableRules, type TableState } from 'baraja/table';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** As a house counts its days: where it is, when its day ends, and its shifts. */
export type GamingDay = HouseDay & { readonly shifts: NonNullable<HouseDay['shifts']> };
/** Of houses that say nothing of it. */
export const USUAL_DAY: GamingDay = {
  ends: '06:00',
  zone: 'UTC',
  shifts: [
    { en: 'Day', es: 'Día', from: '06:00' },
    { en: 'Swing', es: 'Tarde', from: '14:00' },
    { en: 'Graveyard', es: 'Noche', from: '22:00' },
  ],
};
/** A house whose books are gone counts as others do. */
export function gamingDay(house: string): GamingDay {
  const day = houses.find(({ id }) => id === house)?.day;
  if (day === undefined) return USUAL_DAY;
  return { ...day, shifts: day.shifts ?? [{ en: 'Day', es: 'Día', from: day.ends }] };
}

const clocks = new Map<string, Intl.DateTimeFormat>();
/** What the clocks of a place show, as if it were UTC. */
function shownAt(zone: string, at: number): number {
  let clock = clocks.get(zone);
  if (clock === undefined) {
    const two = '2-digit' as const;
    const parts = { year: 'numeric', month: two, day: two, hour: two, minute: two, second: two } as const;
    clock = new Intl.DateTimeFormat('en-US', { timeZone: zone, hourCycle: 'h23', ...parts });
    clocks.set(zone, clock);
  }
  const shown = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const whole = Date.UTC(shown.year!, shown.month! - 1, shown.day, shown.hour, shown.minute, shown.second);
  return whole + (((at % 1000) + 1000) % 1000);
}
/** When the clocks of a place show this; an hour that is left out counts as the one after it, one that comes twice as the first. */
function whenShown(zone: string, shown: number): number {
  const guess = shown - (shownAt(zone, shown) - shown);
  const better = guess - (shownAt(zone, guess) - shown);
  return shownAt(zone, better) === shown ? Math.min(better, earlier(zone, better, shown)) : Math.max(guess, better);
}
const earlier = (zone: string, at: number, shown: number): number =>
  shownAt(zone, at - HOUR) === shown ? at - HOUR : at;

const msOf = (clock: string): number => Number(clock.slice(0, 2)) * HOUR + Number(clock.slice(3)) * 60_000;
const midnightOf = (shown: number): number => Math.floor(shown / DAY) * DAY;
const ISO = 10;

export interface Span {
  /** The first moment, and the first that is no more in it. */
  readonly from: number;
  readonly to: number;
}
const beginOf = ({ ends, zone }: GamingDay, midnight: number): number => whenShown(zone, midnight + msOf(ends));
/** The midnight before which the day began that a moment belongs to. Where clocks change, what they show alone may be a day off. */
function midnightAt(day: GamingDay, at: number): number {
  let midnight = midnightOf(shownAt(day.zone, at) - msOf(day.ends));
  while (beginOf(day, midnight + DAY) <= at) midnight += DAY;
  while (beginOf(day, midnight) > at) midnight -= DAY;
  return midnight;
}
/** What the clocks of a place show: '18:30'. */
export const clockAt = (zone: string, at: number): string => new Date(shownAt(zone, at)).toISOString().slice(11, 16);
/** The date at a house: its law changes at midnight, whenever its own day ends. */
export const dateAt = (house: string, at: number): string =>
  new Date(shownAt(gamingDay(house).zone, at)).toISOString().slice(0, ISO);
/** A table asked for on the day it is now at its house: figures of the law are those of that day. */
export const askedOn = (opening: Opening, at: number): Opening => ({
  ...opening,
  on: dateAt(findHouse(opening.house) ?? opening.house, at),
});
export const openOn = (opening: Opening, at: number): TableRules | OpeningRefusal => openTable(askedOn(opening, at));

/** When they show this next, after a moment. */
export function clockNext(zone: string, clock: string, at: number): number {
  const midnight = midnightOf(shownAt(zone, at));
  const today = whenShown(zone, midnight + msOf(clock));
  return today > at ? today : whenShown(zone, midnight + DAY + msOf(clock));
}
/** A gaming day by the date it began on: '2026-11-16'. */
export const dayOf = (day: GamingDay, at: number): string => new Date(midnightAt(day, at)).toISOString().slice(0, ISO);
export function daySpan(day: GamingDay, date: string): Span {
  const midnight = Date.parse(`${date}T00:00:00Z`);
  return { from: beginOf(day, midnight), to: beginOf(day, midnight + DAY) };
}
/** When the gaming day ends that a moment belongs to; the end itself belongs to the next. */
export const dayEnd = (at: number, day: GamingDay): number => beginOf(day, midnightAt(day, at) + DAY);

/** A shift of a gaming day; `shift` counts from 1. */
export interface Shift extends Span {
  readonly day: string;
  readonly shift: number;
}
export function shiftsOf(day: GamingDay, date: string): readonly Shift[] {
  const { from, to } = daySpan(day, date);
  const midnight = Date.parse(`${date}T00:00:00Z`);
  const begins = day.shifts.map((shift, i) => {
    if (i === 0) return from;
    const isNextDate = msOf(shift.from) < msOf(day.ends);
    return whenShown(day.zone, midnight + msOf(shift.from) + (isNextDate ? DAY : 0));
  });
  return begins.map((begin, i) => ({ day: date, shift: i + 1, from: begin, to: begins[i + 1] ?? to }));
}
export function shiftAt(day: GamingDay, at: number): Shift {
  const shifts = shiftsOf(day, dayOf(day, at));
  return shifts.find((one) => at >= one.from && at < one.to) ?? shifts.at(-1)!;
}

/** Where the room was told when boxes are counted, in milliseconds after midnight UTC, that goes before what the house says. */
const endBy = (at: number, ends: number): number => (Math.floor((at - ends) / DAY) + 1) * DAY + ends;

/**
 * When the box is to be counted next; null where there is none. A day that nobody could play on, because the room was closed, has no
 * box: what fell due meanwhile is counted once, before anything else happens.
 */
export function countDue(state: TableState, openedAt: number, ends?: number): number | null {
  const since = countedSince(state, openedAt);
  return since === null ? null : countNext(state.rules.house, since, ends);
}
/** Since when the box lies uncounted; null where there is none. */
export function countedSince({ rules, progressive, countedAt }: TableState, openedAt: number): number | null {
  if (progressiveOf(rules) === null || progressive === null || progressive.removed) return null;
  return countedAt ?? openedAt;
}
export const countNext = (house: string, since: number, ends?: number): number =>
  ends === undefined ? dayEnd(since, gamingDay(house)) : endBy(since, ends);
