/** What only a reader of a house's book wants: hands that show a clause, what is left to people, and the sheets' own lines. */
import type { Example, Mark, Reading } from '../document/index.js';
import type { RuleId } from '../kernel/index.js';
import { READING } from './made/reading.js';
import { type GameId, gameOf, type HouseId } from './shelf.js';

let all: Reading = READING;
/** Puts a house's beside the others; what was there of its games is replaced. */
export function tell(theirs: Reading, houses: ReadonlySet<HouseId>): void {
  const isKept = ({ game }: Example): boolean => gameOf(game) !== undefined && !houses.has(gameOf(game).house);
  // A house may take its sheet back.
  const isOthers = ([name]: readonly [string, unknown]): boolean => !houses.has(name.slice(0, name.indexOf('/')));
  all = {
    examples: [...all.examples.filter(isKept), ...theirs.examples],
    marks: { ...all.marks, ...theirs.marks },
    abouts: { ...all.abouts, ...theirs.abouts },
    sheets: { ...Object.fromEntries(Object.entries(all.sheets).filter(isOthers)), ...theirs.sheets },
  };
}

/** The hands that show what stands on a game's own pages, in their order. */
export const examplesAt = (game: GameId): readonly Example[] => all.examples.filter((one) => one.game === game);
export const markOf = (id: RuleId): Mark => all.marks[id] ?? {};
/** What a custom or a law is about, by its page. */
export const aboutPage = (page: string): Reading['abouts'][string] | undefined => all.abouts[page];
/** A sheet line by line, where its house lets it be read. */
export const sheetOf = (house: HouseId, source: string): readonly string[] | undefined =>
  all.sheets[`${house}/${source}`];
