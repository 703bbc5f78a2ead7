/** Every format by its name: how a file is cut into hands, how each is read, and how one is written. */
import { enact } from './enact.js';
import { type Fault, fault, isFault, type Stopped } from './fault.js';
import { type Hand, handLine, readHandLine } from './hand.js';
import { ohhOf, readOhh } from './ohh.js';
import { phhOf } from './phh.js';
import { readPhh } from './phh-read.js';
import type { PokerHand } from './poker.js';
import { starsOf } from './stars.js';
import { readStars } from './stars-read.js';
import { tellPoker } from './tell.js';

export const FORMATS = ['jsonl', 'phh', 'ohh', 'stars'] as const;
export type Format = (typeof FORMATS)[number];

/** A hand that was read: as it is kept, and what its table did not take of it. */
export interface ReadHand {
  readonly hand: Hand;
  readonly stopped: Stopped | null;
  /** The hand came to its end. */
  readonly over: boolean;
}
interface Kind {
  /** What a file of it is called, and one with a single hand where that is another kind. */
  readonly ending: string;
  readonly single?: string;
  /** What kind of file it is to a browser. */
  readonly type: string;
  /** Does this line begin another hand? */
  begins(line: string, before: readonly string[]): boolean;
  /** `number` counts the hands of a file from one; null where the hand is the whole file. */
  write(hand: Hand, number: number | null): string | Fault;
  read(text: string): readonly (Hand | PokerHand | Fault)[];
}
const told = (hand: Hand, say: (poker: PokerHand) => string | Fault): string | Fault => {
  const poker = tellPoker(hand);
  return isFault(poker) ? poker : say(poker);
};
const KINDS: Readonly<Record<Format, Kind>> = {
  jsonl: {
    ending: 'jsonl',
    type: 'application/x-ndjson',
    begins: () => true,
    write: (hand) => `${handLine(hand)}\n`,
    read: (text) => [readHandLine(text)],
  },
  phh: {
    ending: 'phhs',
    single: 'phh',
    type: 'text/plain',
    begins: (line) => /^\s*\[[^\],]+\]\s*(#.*)?$/.test(line),
    write: (hand, number) => told(hand, (poker) => (number === null ? phhOf(poker) : `[${number}]\n${phhOf(poker)}\n`)),
    read: readPhh,
  },
  ohh: {
    ending: 'ohh',
    type: 'application/json',
    begins: (line, before) => /^\s*\{\s*("ohh"|$)/.test(line) && isClosed(before),
    write: (hand) => told(hand, (poker) => `${ohhOf(poker)}\n`),
    read: (text) => [readOhh(text)],
  },
  stars: {
    ending: 'txt',
    type: 'text/plain',
    begins: (line) => /^\uFEFF?PokerStars .*#\d+:/.test(line),
    write: (hand) => told(hand, (poker) => addLine(starsOf(poker))),
    read: (text) => [readStars(text)],
  },
};
const addLine = (text: string | Fault): string | Fault => (typeof text === 'string' ? `${text}\n\n` : text);
/** As many braces closed as opened, outside of texts. */
function isClosed(lines: readonly string[]): boolean {
  const bare = lines.join('\n').replace(/"(?:[^"\\]|\\.)*"/g, '');
  return [...bare].reduce((n, letter) => n + (letter === '{' ? 1 : letter === '}' ? -1 : 0), 0) === 0;
}

/** Of a file with many hands, or with a single one. */
export const endingOf = (format: Format, { single = false } = {}): string =>
  (single ? KINDS[format].single : undefined) ?? KINDS[format].ending;
export const typeOf = (format: Format): string => KINDS[format].type;
/** A hand as text in a format, as a file of its own or under its number in one with others; or why that has no words for it. */
export const writeAs = (format: Format, hand: Hand, number: number | null = null): string | Fault =>
  KINDS[format].write(hand, number);

/** What a text is, by how it begins. */
export function formatOf(text: string): Format | null {
  const start = text.slice(0, 4000);
  if (/^\s*\{"baraja":/.test(start)) return 'jsonl';
  if (/^\s*\{\s*"ohh"/.test(start)) return 'ohh';
  if (/^\uFEFF?\s*PokerStars /.test(start)) return 'stars';
  return /^\s*variant\s*=/m.test(start) || /^\s*(?:actions|antes|starting_stacks)\s*=/m.test(start) ? 'phh' : null;
}

/** Hands of a file as they come, line by line: whatever its size, no more than one is held. */
export async function* handsIn(
  format: Format,
  lines: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<ReadHand | Fault> {
  const { begins } = KINDS[format];
  let pending: string[] = [];
  let number = 0;
  for await (const line of lines) {
    if (begins(line, pending) && pending.some((one) => one.trim() !== '')) {
      for (const read of readText(format, pending.join('\n'), number + 1)) {
        number++;
        yield read;
      }
      pending = [];
    }
    pending.push(line);
  }
  if (pending.some((one) => one.trim() !== '')) yield* readText(format, pending.join('\n'), number + 1);
}
/** The hands of one piece of text, each played at its table up to what that refuses; one without a number is given the next. */
export function readText(format: Format, text: string, from = 1): readonly (ReadHand | Fault)[] {
  return KINDS[format]
    .read(text.replace(/^\uFEFF/, ''))
    .map((one, i) =>
      enacted(isFault(one) || 'events' in one || one.id !== '' ? one : { ...one, id: String(from + i) }),
    );
}
function enacted(one: Hand | PokerHand | Fault): ReadHand | Fault {
  if (isFault(one)) return one;
  if ('events' in one)
    return { hand: one, stopped: null, over: one.events.some(({ event }) => event.type === 'RoundClosed') };
  try {
    const done = enact(one);
    return isFault(done) ? done : { hand: done.hand, stopped: done.stopped, over: done.over };
  } catch (error) {
    // What a file makes of a table may be nothing the kernel can lay out: that is the file's fault, and is said.
    return fault('not-playable', { why: error instanceof Error ? error.message : String(error) });
  }
}
