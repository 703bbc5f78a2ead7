// Goldens: playthroughs that have been read and found right, kept as text and replayed line by line. They are written anew only
// when UPDATE_GOLDENS=1 says so, and the difference is then read as prose.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LINES_MAX, playthrough, readPlaythrough } from './playthrough.js';
import { interest, type Showpiece } from './showpieces.js';

const GOLDENS = join(dirname(dirname(fileURLToPath(import.meta.url))), 'goldens');

export interface Keeping {
  readonly folder?: string;
  /** Writes it anew; as the environment says, unless told. */
  readonly update?: boolean;
}

/** Replays a golden. Says what differs, and where; null if nothing does. A game without a golden fails. */
export function goldens(
  piece: Showpiece,
  { folder = GOLDENS, update = process.env.UPDATE_GOLDENS === '1' }: Keeping = {},
): string | null {
  const { name } = piece.subject;
  const file = join(folder, `${name}.txt`);
  const kept = existsSync(file) ? readFileSync(file, 'utf8') : null;
  const fault = kept === null ? `${name} has no golden: run with UPDATE_GOLDENS=1, and read it` : compare(piece, kept);
  if (fault === null || !update) return fault;
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, kept === null ? goldenText(piece) : (retold(piece, kept) ?? goldenText(piece)));
  return null;
}

const again = ({ subject, teller }: Showpiece, kept: string): string =>
  playthrough(subject, { ...readPlaythrough(kept), teller });

/** The same choices in today's words, so that a difference shows what has changed and nothing else; null if one is refused. */
function retold(piece: Showpiece, kept: string): string | null {
  const text = again(piece, kept);
  return text.includes('! refused') || !text.includes('-- end') ? null : text;
}

/** The hash says which rules it was recorded under. A round that goes the same under later ones still holds. */
function compare(piece: Showpiece, kept: string): string | null {
  const old = kept.split('\n');
  const now = again(piece, kept).split('\n');
  const recorded = old.findIndex((line) => line.startsWith('hash '));
  if (recorded >= 0) now[recorded] = old[recorded]!;
  const at = old.findIndex((line, i) => line !== now[i]);
  if (at < 0 && old.length === now.length) return null;
  const line = at < 0 ? old.length : at;
  return `${piece.subject.name}.txt:${line + 1} says\n  ${old[line] ?? '(nothing)'}\nbut the round goes\n  ${now[line] ?? '(nothing)'}`;
}

/** Rounds looked at for the most interesting one. */
const SEEDS = 100;

/** The most interesting of some rounds that fit on their pages. */
export function goldenText({ subject, teller, firstSeed, course }: Showpiece): string {
  let best = { text: '', interest: -1 };
  for (let seed = firstSeed; seed < firstSeed + SEEDS; seed++) {
    const { log, commands } = course(seed);
    const isLong = subject.isLong === true;
    const found = interest(subject.game, log) - (isLong ? commands.length / 100 : 0);
    if (found <= best.interest) continue;
    const text = playthrough(subject, { seed, commands, teller });
    const isWhole = isLong || !text.includes(', choices only'); // no rummy is told whole on a page
    const fits = isWhole && text.split('\n').length <= LINES_MAX;
    if (fits || best.text === '') best = { text, interest: fits ? found : 0 };
  }
  return best.text;
}
