// What every command asks first: which house, which game, at what stake, with which switches. A bad answer is a sentence.
import {
  findHouse,
  type GameListing,
  houses,
  isOpened,
  type Opening,
  type OpeningRefusal,
  openTable,
} from 'baraja/books';
import type { TableRules } from 'baraja/table';
import type { Language, Words } from 'baraja/words';
import { type Command, InvalidArgumentError } from 'commander';
import { t, wordsFor } from './words/index.js';

export { wordsFor };

export interface TableOptions {
  readonly stake?: string;
  readonly switch?: readonly string[];
  readonly lang?: Language;
}

/** A command that cannot go on: its sentence is printed, and nothing else. */
export class Stop extends Error {}

/** A game's name as the reader calls it. */
export const gameName = ({ name, nameEs }: GameListing, { language: spoken }: Words): string =>
  spoken === 'es' ? (nameEs ?? name) : name;

/** The date at a house, by whose law a table is opened. */
export function today(house: string): string {
  const timeZone = houses.find(({ id }) => id === findHouse(house))?.day?.zone ?? 'UTC';
  return new Date().toLocaleDateString('en-CA', { timeZone });
}
/** What is asked of the book, today. */
export const openingOf = (house: string, game: string, { stake, switch: switches = [] }: TableOptions): Opening => ({
  house,
  game,
  on: today(house),
  ...(stake === undefined ? {} : { stake }),
  switches: switchesOf(switches),
});
/** Opens a table by the book, or stops with the reason and the rule. */
export function tableOf(house: string, game: string, options: TableOptions, dealer?: 'person'): TableRules {
  const answer = openTable({ ...openingOf(house, game, options), ...(dealer === undefined ? {} : { dealer }) });
  if (isOpened(answer)) return answer;
  throw new Stop(wordsFor(options.lang).refusal(answer satisfies OpeningRefusal));
}

/** `key=value`; numbers are numbers, and JSON is read as such, for pairs and rows. */
export function switchesOf(given: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    given.map((text) => {
      const at = text.indexOf('=');
      if (at < 1) throw new Stop(t().wrong.switch(text));
      return [text.slice(0, at), settingOf(text.slice(at + 1))];
    }),
  );
}
function settingOf(text: string): unknown {
  if (/^\d+$/.test(text)) return Number(text);
  if (!/^[[{]/.test(text)) return text;
  try {
    return JSON.parse(text);
  } catch {
    throw new Stop(t().wrong.setting(text));
  }
}

export const withTable = (command: Command): Command =>
  withStake(command.argument('<house>', houses.map(({ id }) => id).join(', ')).argument('<game>', t().help.anyGame));
export const withStake = (command: Command): Command =>
  command
    .option('-s, --stake <stake>', t().help.stake)
    .option('--switch <key=value...>', t().help.switch('deal.burn=off'))
    .option('--lang <en|es>', t().help.language, language);

export function language(text: string): Language {
  if (text === 'en' || text === 'es') return text;
  throw new InvalidArgumentError(t().wrong.language);
}
/** A whole number within bounds, for an option. */
export const wholeFrom =
  (min: number, max = Number.MAX_SAFE_INTEGER) =>
  (text: string): number => {
    const n = Number(text.replace(/[_,]/g, ''));
    if (!Number.isSafeInteger(n) || n < min || n > max)
      throw new InvalidArgumentError(t().wrong.whole(min, max < Number.MAX_SAFE_INTEGER ? max : null));
    return n;
  };

/** As many seats as are asked for, if the table has them; six, or all there are, if nobody asks. */
export function seatsFor({ seats, cites }: TableRules, wanted: number | undefined): number {
  if (wanted !== undefined && wanted > seats.max) throw new Stop(t().wrong.seats(seats.max, cites.seats));
  return wanted ?? Math.min(6, seats.max);
}
