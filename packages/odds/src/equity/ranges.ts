// Hands and ranges as people write them. Any game: cards as the engine reads them, x for one that is not known ("As Ks x"),
// lists with commas. Two cards besides by rank: AKs, AKo, QQ+, A5s-A2s, KQ, random.

import { type Face, isReadable, readFaces } from 'baraja';
import type { Contest } from './contest.js';
import type { Range } from './question.js';

const RANKS = '23456789TJQKA';

/** The range, or the word that cannot be read. */
export function readRange(text: string, contest: Pick<Contest, 'dealt'>): Range | { readonly unreadable: string } {
  const parts = splitAtCommas(text);
  if (parts.length === 0) return { unreadable: text };
  const found = new Map<string, readonly Face[]>();
  for (const part of parts) {
    const hands = contest.dealt === 2 ? (byRanks(part) ?? byCards(part, contest)) : byCards(part, contest);
    if (hands === null) return { unreadable: part };
    for (const cards of hands) found.set([...cards].sort((a, b) => a - b).join(), cards);
  }
  return { holdings: [...found.values()].map((cards) => ({ cards, weight: 1 })) };
}

/** At commas, unless what stands between them are single cards of one hand: "As, Ks". */
function splitAtCommas(text: string): readonly string[] {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const single = (part: string): boolean => {
    const read = readFaces(part);
    return isReadable(read) && read.length === 1;
  };
  return parts.length > 1 && parts.every(single) ? [parts.join(' ')] : parts;
}

/** One hand; what is not known is dealt. */
function byCards(text: string, { dealt }: Pick<Contest, 'dealt'>): readonly (readonly Face[])[] | null {
  if (/^(?:random|any|\*)$/i.test(text)) return [[]];
  const known = text.replace(/(?<![a-z0-9])[x*?](?![a-z0-9])/gi, ' ').trim();
  const cards = readFaces(known);
  if (!isReadable(cards) || cards.length > dealt || (cards.length === 0 && known !== '')) return null;
  return [cards];
}

/** By ranks; null if it is not written so. */
function byRanks(text: string): readonly (readonly Face[])[] | null {
  if (/^(?:random|any|\*)$/i.test(text)) return allTwos();
  const read = /^([2-9tjqka])([2-9tjqka])([so]?)(\+|-([2-9tjqka])([2-9tjqka])([so]?))?$/i.exec(text);
  if (read === null) return null;
  const rank = (letter: string | undefined): number => RANKS.indexOf((letter ?? '').toUpperCase());
  const [one, other] = [rank(read[1]), rank(read[2])];
  const [high, low] = [Math.max(one, other), Math.min(one, other)];
  const kind = (read[3] ?? '').toLowerCase();
  if (high === low && kind !== '') return null;
  const ends = endsOf(read, { high, low, kind }, rank);
  if (ends === null) return null;
  const hands: (readonly Face[])[] = [];
  for (let at = ends.from; at <= ends.to; at++) hands.push(...combos(high === low ? at : high, at, kind));
  return hands;
}

/** Where the lower card goes from and to: with a plus up to just below the higher one, for pairs up to aces; or between two ends. */
function endsOf(
  read: RegExpExecArray,
  { high, low, kind }: { high: number; low: number; kind: string },
  rank: (letter: string | undefined) => number,
): { from: number; to: number } | null {
  if (read[4] === undefined) return { from: low, to: low };
  const isPair = high === low;
  if (read[4] === '+') return { from: low, to: isPair ? 12 : high - 1 };
  const ends = [rank(read[5]), rank(read[6])];
  const [top, bottom] = [Math.max(...ends), Math.min(...ends)];
  if ((read[7] ?? '').toLowerCase() !== kind || isPair !== (top === bottom) || (!isPair && top !== high)) return null;
  return { from: Math.min(low, bottom), to: Math.max(low, bottom) };
}

function combos(high: number, low: number, kind: string): readonly (readonly Face[])[] {
  const hands: (readonly Face[])[] = [];
  for (let one = 0; one < 4; one++) {
    for (let other = 0; other < 4; other++) {
      if (high === low && other <= one) continue;
      if (kind === 's' && one !== other) continue;
      if (kind === 'o' && one === other) continue;
      hands.push([(4 * high + one) as Face, (4 * low + other) as Face]);
    }
  }
  return hands;
}

const allTwos = (): readonly (readonly Face[])[] => {
  const hands: (readonly Face[])[] = [];
  for (let one = 0; one < 52; one++)
    for (let other = one + 1; other < 52; other++) hands.push([one as Face, other as Face]);
  return hands;
};
