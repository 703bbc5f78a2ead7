// A column in figures: a run by its ends, a set by its rank, its suits and how many cards it has.
export interface Pill {
  readonly text: string;
  /** Suits drawn after the text. */
  readonly suits: readonly string[];
  /** How many cards, where the suits do not say it. */
  readonly times: number;
}
/** About how wide a pill is drawn, in pixels. */
export const widthOf = ({ text, suits, times }: Pill): number =>
  10 + 8.6 * text.length + 13 * suits.length + (times > 1 ? 11 + 8 * String(times).length : 0);
/** As many pills as stand in some lines of a width; how many do not is said after them. */
export function fitPills(
  pills: readonly Pill[],
  width: number,
  lines: number,
): { shown: readonly Pill[]; more: number } {
  const fits = (count: number, spare: number): boolean => {
    let [line, used] = [1, 0];
    for (const wide of [...pills.slice(0, count).map(widthOf), ...(spare > 0 ? [spare] : [])]) {
      if (used > 0 && used + 3 + wide > width) [line, used] = [line + 1, 0];
      used += (used > 0 ? 3 : 0) + wide;
    }
    return line <= lines;
  };
  if (fits(pills.length, 0)) return { shown: pills, more: 0 };
  let count = pills.length - 1;
  while (count > 0 && !fits(count, MORE)) count--;
  return { shown: pills.slice(0, count), more: pills.length - count };
}
/** The width of '+3'. */
const MORE = 26;
const rankOf = (face: string): string => face.slice(0, -1);
const suitOf = (face: string): string => face.slice(-1);
/** As many suits as are drawn one by one. */
const DRAWN = 4;

export function pillOf(faces: readonly string[]): Pill {
  const [first, last] = [faces[0], faces.at(-1)];
  if (first === undefined || last === undefined) return { text: '?', suits: [], times: 0 };
  const suits = [...new Set(faces.map(suitOf))];
  if (new Set(faces.map(rankOf)).size > 1)
    return { text: `${rankOf(first)}–${rankOf(last)}`, suits: suits.slice(0, 1), times: 0 };
  if (suits.length === 1 || faces.length > DRAWN) return { text: rankOf(first), suits, times: faces.length };
  return { text: rankOf(first), suits: faces.map(suitOf), times: 0 };
}
