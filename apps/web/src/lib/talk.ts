// What was said at a table, and the signs others gave to it, as far as one was there.
import type { ServerFrame, Sign } from './wire.js';

export interface ChatLine {
  readonly key: number;
  /** Its number at the table. */
  readonly line: number;
  readonly from: string;
  readonly name: string;
  readonly text: string;
  readonly at: number;
  readonly signs: Readonly<Partial<Record<Sign, number>>>;
  /** Who gave which: a patron and a sign. */
  readonly given: readonly string[];
}
const CHAT_KEPT = 100;
export const givenBy = (patron: string, sign: Sign): string => `${patron}/${sign}`;

/** Who comes back may be told again what he has heard. */
export function said(lines: readonly ChatLine[], frame: Extract<ServerFrame, { t: 'chat' }>, key: number) {
  if (lines.some(({ line, at }) => line === frame.line && at === frame.at)) return lines;
  return [...lines, { ...frame, key, signs: {}, given: [] }].slice(-CHAT_KEPT);
}

export function signed(
  lines: readonly ChatLine[],
  { line, from, sign, on, counts }: Extract<ServerFrame, { t: 'reacted' }>,
) {
  const mark = givenBy(from, sign);
  return lines.map((one) => {
    if (one.line !== line) return one;
    const others = one.given.filter((given) => given !== mark);
    return { ...one, signs: counts, given: on ? [...others, mark] : others };
  });
}
