// What the pages of one's own hands say.
import type { HandKind } from '@baraja/room';

type Of<A extends readonly unknown[]> = (...args: A) => string;

export interface YoursStrings {
  readonly heading: string;
  readonly lead: Of<[hands: number, tables: number]>;
  readonly periods: Readonly<Record<'session' | 'week' | 'all' | 'day', string>>;
  readonly period: string;
  readonly dayLabel: string;
  readonly chips: Readonly<Record<'all' | 'no' | 'yes', string>>;
  readonly chipsLabel: string;
  readonly filters: string;
  readonly games: string;
  readonly kinds: Readonly<Record<HandKind, string>>;
  /** Other words a kind is searched by. */
  readonly also: Readonly<Partial<Record<HandKind, readonly string[]>>>;
  readonly find: string;
  readonly findHint: string;
  readonly cited: Of<[clause: string]>;
  readonly clear: string;
  readonly clearOne: Of<[what: string]>;
  readonly unread: Of<[text: string]>;
  readonly byGame: string;
  readonly byHouse: string;
  readonly hands: Of<[n: number]>;
  readonly course: Of<[hands: number, net: string]>;
  readonly newest: Of<[n: number]>;
  readonly empty: string;
  readonly emptyMore: string;
  readonly toPlay: string;
  readonly nothing: string;
  readonly reading: string;
  readonly older: string;
  readonly number: Of<[n: number]>;
  readonly since: Of<[time: string]>;
  readonly practice: string;
  readonly replay: string;
  readonly untold: string;
  readonly note: string;
  readonly noteOf: Of<[n: number]>;
  readonly noteHint: string;
  readonly noteSave: string;
  readonly noteGone: string;
  readonly noteSaved: string;
  readonly save: string;
  readonly asJson: string;
  readonly asCsv: string;
  readonly cards: string;
  readonly common: string;
  readonly nocards: string;
  readonly picture: string;
  readonly film: string;
  readonly filmAlt: Of<[n: number]>;
  readonly filmNote: string;
  readonly pictureSvg: string;
  readonly picturePng: string;
  readonly pictureAlt: Of<[n: number]>;
  readonly pictureNote: string;
}
