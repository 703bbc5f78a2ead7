// The arena's figures for people: a line for each pair, and a table of who beats whom.
import { t } from '../words/index.js';
import { CONFIDENCE, type Figure, type PairFigures } from './figures.js';

export interface MatchAsked {
  readonly hands: number;
  readonly seats: number;
  readonly seed: number;
  readonly hash: string;
  readonly unit: string;
}

export function whoBeatsWhom(
  where: string,
  bots: readonly string[],
  { hands, seats, seed, hash, unit }: MatchAsked,
  pairs: readonly PairFigures[],
): string {
  const { arena } = t();
  return [
    arena.head(where, hands.toLocaleString('en'), seats, seed, hash.slice(0, 12)),
    arena.figures(unit, Math.round(100 * CONFIDENCE)),
    '',
    ...(bots.length > 2 ? [...matrix(bots, pairs), ''] : []),
    ...pairs.map(lineOf),
  ].join('\n');
}

const signed = (n: number): string => `${n < 0 ? '−' : '+'}${Math.abs(n).toFixed(2)}`;
const told = ({ mean, within }: Figure): string => `${signed(mean)} ± ${within.toFixed(2)}`;

function lineOf({ pair, net, fair, lead, better, lost }: PairFigures): string {
  const { arena } = t();
  const [one, other] = pair;
  if (lost !== null) {
    const notes = lost.notes.trim() === '' ? '' : `\n    ${lost.notes.trim().split('\n').slice(-3).join('\n    ')}`;
    return `  ${arena.forfeit(pair[lost.who], pair[1 - lost.who]!, lost.deal)}: ${arena.lost[lost.reason]} (${lost.detail})${notes}`;
  }
  const verdict = better === null ? arena.even(one, other) : arena.beats(pair[better], pair[1 - better]!);
  return [
    `  ${verdict}: ${arena.lead(told(better === 1 ? { ...lead, mean: -lead.mean } : lead))}`,
    `    ${one}: ${told(fair[0])} (${arena.asItFell} ${told(net[0])})`,
    `    ${other}: ${told(fair[1])} (${arena.asItFell} ${told(net[1])})`,
  ].join('\n');
}

/** What the bot of the row won against the one of the column; a star where the one who leads does so by more than chance. */
function matrix(bots: readonly string[], pairs: readonly PairFigures[]): readonly string[] {
  const cell = (row: string, column: string): string => {
    const found = pairs.find(({ pair }) => pair.includes(row) && pair.includes(column));
    if (row === column || found === undefined) return '·';
    const own = found.pair[0] === row ? 0 : 1;
    if (found.lost !== null) return found.lost.who === own ? t().arena.lostShort : t().arena.wonShort;
    return `${told(found.fair[own])}${found.better === own ? '*' : ' '}`;
  };
  const rows = bots.map((row) => [row, ...bots.map((column) => cell(row, column))]);
  const all = [['', ...bots], ...rows];
  const widths = all[0]!.map((_, i) => Math.max(...all.map((row) => row[i]!.length)));
  return all.map(
    (row) => `  ${row.map((text, i) => (i === 0 ? text.padEnd(widths[i]!) : text.padStart(widths[i]!))).join('  ')}`,
  );
}
