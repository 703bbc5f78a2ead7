// Goldens: playthroughs that have been read and found right, kept as text and replayed line by line. They are written anew only
// when UPDATE_GOLDENS=1 says so, and the difference is then read as prose.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { playthrough, readPlaythrough, terse, type Words } from './playthrough.js';
import { driven } from './sample.js';
import type { Subject } from './subject.js';

const GOLDENS = join(dirname(dirname(fileURLToPath(import.meta.url))), 'goldens');

export interface Keeping {
  readonly words?: Words;
  readonly folder?: string;
  /** Writes it anew; as the environment says, unless told. */
  readonly update?: boolean;
}

/** Replays a subject's golden. Says what differs, and where; null if nothing does. A subject without a golden fails. */
export function goldens(
  subject: Subject,
  { words = terse, folder = GOLDENS, update = process.env.UPDATE_GOLDENS === '1' }: Keeping = {},
): string | null {
  const file = join(folder, `${subject.name}.txt`);
  const kept = existsSync(file) ? readFileSync(file, 'utf8') : null;
  const fault =
    kept === null
      ? `${subject.name} has no golden: run with UPDATE_GOLDENS=1, and read it`
      : compare(subject, kept, words);
  if (fault === null || !update) return fault;
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, goldenText(subject, words));
  return null;
}

function compare(subject: Subject, kept: string, words: Words): string | null {
  const old = kept.split('\n');
  const now = playthrough(subject, { ...readPlaythrough(kept), words }).split('\n');
  const at = old.findIndex((line, i) => line !== now[i]);
  if (at < 0 && old.length === now.length) return null;
  const line = at < 0 ? old.length : at;
  return `${subject.name}.txt:${line + 1} says\n  ${old[line] ?? '(nothing)'}\nbut the round goes\n  ${now[line] ?? '(nothing)'}`;
}

/** Of some clean rounds the one in which most different things happen, if it fits on its pages. */
export function goldenText(subject: Subject, words: Words = terse): string {
  let best = { text: '', happened: -1 };
  for (let seed = 0; seed < 60; seed += 2) {
    const { log, commands } = driven(subject, seed);
    const text = playthrough(subject, { seed, commands, words });
    const cut = text.includes(', choices only');
    const happened = cut ? 0 : new Set(log.map((e) => e.type)).size;
    if (happened > best.happened) best = { text, happened };
  }
  return best.text;
}
