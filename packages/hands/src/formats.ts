/** Every format by its name: how a file is cut into hands, how each is read, and how one is written. */
import { enact } from './enact.js';
import { type Fault, fault, isFault, type Stopped } from './fault.js';
import { type Hand, handLine } from './hand.js';
import { readHandLine } from './line.js';
import { ohhOf, readOhh } from './ohh.js';
import { phhOf } from './phh.js';
import { readPhh } from './phh-read.js';
import { type PokerHand, strangerIn } from './poker.js';
import { faultOf } from './sound.js';
import { starsOf } from './stars.js';
import { readStars } from './stars-read.js';
import { tellPoker } from './tell.js';

export const FORMATS = ['jsonl', 'phh', 'ohh', 'stars'] as const;
export type Format = (typeof FORMATS)[number];

/** A hand that was read: as it is kept, and what its table did not take of it. */
export interface ReadHand {
  readonly hand: Hand;
  readonly stopped: Stopped | null;
  /** The hand came to its end. Where it did not, and nothing was refused, the text says no more of it. */
  readonly over: boolean;
  /** Of the text, counted from one: where it begins. */
  readonly line?: number;
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
    // After one that was cut short the next begins behind an empty line.
    begins: (line, before) => /^\s*\{\s*("ohh"|$)/.test(line) && (isBlank(before.at(-1)) || isClosed(before)),
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
const isBlank = (line: string | undefined): boolean => line?.trim() === '';
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
  let [number, line, from] = [0, 0, 1];
  const isEmpty = (): boolean => pending.every((one) => one.trim() === '');
  for await (const one of lines) {
    line++;
    if (begins(one, pending)) {
      if (!isEmpty())
        for (const read of readText(format, pending.join('\n'), number + 1)) {
          number++;
          yield placed(read, from);
        }
      pending = [];
      from = line;
    }
    pending.push(one);
  }
  if (!isEmpty()) for (const read of readText(format, pending.join('\n'), number + 1)) yield placed(read, from);
}
/** By its line in the file: the one that was found wrong, where that is known, or else the first. */
const placed = <T extends ReadHand | Fault>(read: T, from: number): T => ({
  ...read,
  line: from + (read.line ?? 1) - 1,
});

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
  // What a file makes of a table may be nothing the kernel can lay out: that is the file's fault, and is said.
  try {
    return 'events' in one ? asTold(one) : played(one);
  } catch (error) {
    return fault('not-playable', { why: error instanceof Error ? error.message : String(error) });
  }
}
/** A line of our own says what happened, and is held against its own rules. */
const asTold = (hand: Hand): ReadHand | Fault =>
  faultOf(hand) ?? { hand, stopped: null, over: hand.events.some(({ event }) => event.type === 'RoundClosed') };
function played(poker: PokerHand): ReadHand | Fault {
  const stranger = strangerIn(poker);
  if (stranger !== undefined) return fault('nobody-there', { who: String(stranger) });
  const done = enact(poker);
  if (isFault(done)) return done;
  return faultOf(done.hand) ?? { hand: done.hand, stopped: done.stopped, over: done.over };
}
