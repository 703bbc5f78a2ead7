// The way between a gateway and the front desk, over a bus that may lose, double or reorder what it carries. What is said comes out at the
// other end whole, once and in order, or the trunk is lost and both ends know. Nothing is sent twice: whoever lost a trunk begins another,
// and says there what still matters.
import type { SteadyTime } from '../bus/steady-time.js';

export interface TrunkSettings {
  /** Its name: no other trunk ever has it. */
  readonly name: string;
  readonly time: SteadyTime;
  /** Puts a parcel on the bus; may throw, or lose it. */
  send(parcel: string): void;
  hear(words: unknown): void;
  /** Milliseconds after which a silent end is gone; five seconds unless told. */
  readonly deaf?: number;
  /** The other end is gone, or something it said. Told once, and not after `end`. */
  lost(): void;
}

/** Milliseconds after which a silent end is gone. So many signs of life come in that time; as long as from one to the next is what is late
 * waited for. */
const DEAF = 5000;
const SIGNS = 5;
/** Letters of one parcel: three bytes each at most, and a bus takes a million. */
const PARCEL = 300_000;
/** Parcels that came before their turn. */
const AHEAD_MAX = 500;

/** What a parcel is: the end of something said, a piece of it, a sign of life, or the word that there is no such trunk. */
type Kind = 'end' | 'piece' | 'beat' | 'none';
interface Parcel {
  readonly trunk: string;
  /** Its number; of a beat, of the last before it. */
  readonly n: number;
  readonly kind: Kind;
  readonly text: string;
}
const HEAD = /^([A-Za-z0-9_.-]{1,100}) (\d{1,15}) (end|piece|beat|none)\n/;

export function readParcel(text: string): Parcel | null {
  const head = HEAD.exec(text);
  if (!head) return null;
  const [whole, trunk, n, kind] = head as unknown as [string, string, string, Kind];
  return { trunk, n: Number(n), kind, text: text.slice(whole.length) };
}
export const writeParcel = ({ trunk, n, kind, text }: Parcel): string => `${trunk} ${n} ${kind}\n${text}`;

/** In pieces that a bus can carry, none of which ends within a letter. */
function cut(text: string): readonly string[] {
  if (text.length <= PARCEL) return [text];
  const pieces: string[] = [];
  for (let from = 0; from < text.length; ) {
    const isHalf = (text.charCodeAt(from + PARCEL - 1) & 0xfc00) === 0xd800;
    const to = from + PARCEL - (isHalf ? 1 : 0);
    pieces.push(text.slice(from, to));
    from = to;
  }
  return pieces;
}

export class Trunk<Word> {
  private said: Word[] = [];
  private sent = 0;
  private taken = 0;
  private readonly ahead = new Map<number, Parcel>();
  private begun = '';
  private heardAt: number;
  private isOver = false;
  private callOff: () => void = () => {};
  private giveUp: (() => void) | null = null;
  private readonly deaf: number;

  constructor(private readonly settings: TrunkSettings) {
    this.deaf = settings.deaf ?? DEAF;
    this.heardAt = settings.time.now();
    this.beatLater();
  }
  get name(): string {
    return this.settings.name;
  }

  /** Goes with whatever else is said in the same turn. */
  say(word: Word): void {
    if (this.isOver) return;
    this.said.push(word);
    if (this.said.length === 1) queueMicrotask(() => this.flush());
  }
  flush(): void {
    if (this.isOver || this.said.length === 0) return;
    const pieces = cut(JSON.stringify(this.said));
    this.said = [];
    pieces.forEach((text, i) => {
      this.post({ n: ++this.sent, kind: i === pieces.length - 1 ? 'end' : 'piece', text });
    });
  }
  private post(parcel: Omit<Parcel, 'trunk'>): void {
    if (this.isOver) return;
    try {
      this.settings.send(writeParcel({ trunk: this.name, ...parcel }));
    } catch {
      this.lose();
    }
  }
  private beatLater(): void {
    this.callOff = this.settings.time.later(this.deaf / SIGNS, () => {
      if (this.settings.time.now() - this.heardAt > this.deaf) this.lose();
      if (this.isOver) return;
      this.post({ n: this.sent, kind: 'beat', text: '' });
      this.beatLater();
    });
  }

  /** What the bus has brought for it. */
  take(parcel: Parcel): void {
    if (this.isOver) return;
    this.heardAt = this.settings.time.now();
    if (parcel.kind === 'none') this.lose();
    else if (parcel.kind === 'beat') this.waitFor(parcel.n);
    else if (parcel.n > this.taken) this.inTurn(parcel);
  }
  private inTurn(parcel: Parcel): void {
    this.ahead.set(parcel.n, parcel);
    if (this.ahead.size > AHEAD_MAX) this.lose();
    for (let next = this.ahead.get(this.taken + 1); next && !this.isOver; next = this.ahead.get(this.taken + 1)) {
      this.ahead.delete(++this.taken);
      this.open(next);
    }
    this.waitFor(parcel.n);
  }
  /** What was sent and has not come is waited for a little while. */
  private waitFor(n: number): void {
    if (this.isOver || n <= this.taken || this.giveUp) return;
    this.giveUp = this.settings.time.later(this.deaf / SIGNS, () => {
      this.giveUp = null;
      if (this.taken < n) this.lose();
      else if (this.ahead.size > 0) this.waitFor(Math.max(...this.ahead.keys()));
    });
  }
  private open({ kind, text }: Parcel): void {
    this.begun += text;
    if (kind === 'piece') return;
    const whole = this.begun;
    this.begun = '';
    let words: unknown;
    try {
      words = JSON.parse(whole);
    } catch {
      this.lose();
      return;
    }
    this.settings.hear(words);
  }

  private lose(): void {
    if (this.isOver) return;
    this.end();
    this.settings.lost();
  }
  /** What was said is on its way; nothing more is heard. */
  end(): void {
    this.flush();
    this.isOver = true;
    this.callOff();
    this.giveUp?.();
    this.ahead.clear();
  }
}
