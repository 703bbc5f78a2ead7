// A column in figures: a run by its ends, a set by its rank, its suits and how many cards it has.
export interface Pill {
  readonly text: string;
  /** Suits drawn after the text. */
  readonly suits: readonly string[];
  /** How many cards, where the suits do not say it. */
  readonly times: number;
}
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
