/**
 * One suit, from the ace up to the king. All that matters of the runs so far is how many stand open with one card, with two, or
 * with three and more; so what a suit can do is a small graph: at each height a few states, and from each a few rungs, a rung
 * being how many cards are used there, and how many of them in runs. What each state is worth at best is worked out from the top
 * down as if the other suits always helped with the sets: a bound for the search that joins the four, and a quick no.
 */
import { endsRun, HEIGHTS, type MeldRules } from './kinds.js';
import type { LaidColumns } from './laid.js';

/** What a card is worth in a run and in a set, by kind. What must lie down counts too: it may be worth more another way. */
export interface Worth {
  readonly run: ArrayLike<number>;
  readonly set: ArrayLike<number>;
}

/** What a puzzle is made of: the least and the most cards of each kind that go down, and the columns that stay as they lie. */
export interface Puzzle {
  readonly least: Uint8Array;
  readonly most: Uint8Array;
  /** By kind: a bit for each share it may have in the sets of its rank, with what the other suits have (see ties). */
  readonly shares: Uint8Array;
  readonly standing: LaidColumns | null;
  readonly rules: MeldRules;
  readonly worth: Worth;
  /** The most runs worth beginning at once. */
  readonly begunMax: number;
}

/** Not to be had: less than any worth. */
export const NEVER = -(2 ** 30);
/** No kind has more cards than this: eight packs hold eight. States are packed four bits to a number, and four of them to a key. */
export const COUNT_MAX = 12;

/** One rung, unpacked: of `used` cards `inRuns` go into runs, `goingOn` of those onto runs that were long enough already. */
export interface Rung {
  readonly used: number;
  readonly inRuns: number;
  readonly goingOn: number;
  /** Runs of one card, and of two, that end by joining a standing column above them. */
  readonly joined1: number;
  readonly joined2: number;
  /** Of the cards in sets, those in new ones; the rest go onto a standing column. */
  readonly inNewSets: number;
}

export class Ladder {
  /** The heights at which there is something to decide, and one past the king after the last of them. */
  readonly heights = new Int8Array(HEIGHTS + 1);
  private heightCount = 0;
  /** States by number: those of the first height first. The last one of all is the top, where nothing stands open. */
  readonly from = new Int32Array(HEIGHTS + 1);
  value: Int32Array = new Int32Array(256);
  edgesFrom: Int32Array = new Int32Array(257);
  /** Rungs: where they lead, what they are worth, what share they have in new sets. */
  to: Int32Array = new Int32Array(1024);
  gain: Int32Array = new Int32Array(1024);
  share: Uint8Array = new Uint8Array(1024);
  packed: Int32Array = new Int32Array(1024);
  private alive: Uint8Array = new Uint8Array(256);
  private held: Int32Array = new Int32Array(256);
  private stateCount = 0;
  private edgeCount = 0;
  private readonly seen = new Int32Array(1 << 12);
  private readonly seenAt = new Int32Array(1 << 12);
  private stamp = 0;

  /** Builds the graph of a suit; false if what must lie cannot. */
  climb(suit: number, puzzle: Puzzle): boolean {
    this.findHeights(suit, puzzle);
    this.stateCount = 1;
    this.edgeCount = 0;
    this.held[0] = 0;
    let first = 0;
    for (let t = 0; t < this.heightCount; t++) {
      this.from[t] = first;
      const end = this.stateCount;
      this.stamp++;
      for (let state = first; state < end; state++) {
        this.edgesFrom[state] = this.edgeCount;
        this.rungsFrom(this.held[state]!, suit * HEIGHTS + this.heights[t]!, puzzle);
      }
      if (this.stateCount === end) return false;
      first = end;
    }
    this.from[this.heightCount] = first;
    this.edgesFrom[first] = this.edgeCount;
    return this.look();
  }

  /** The most states there are at any height. */
  width(): number {
    let most = 1;
    for (let t = 0; t < this.heightCount; t++) most = Math.max(most, this.from[t + 1]! - this.from[t]!);
    return most;
  }

  /** A height counts if it has cards, or if a run that came so far may join a column there. */
  private findHeights(suit: number, { most, standing }: Puzzle): void {
    let count = 0;
    for (let height = 0; height < HEIGHTS; height++) {
      const kind = suit * HEIGHTS + height;
      const joins = standing !== null && height > 0 && standing.joins[kind]! > 0 && most[kind - 1]! > 0;
      if (most[kind]! > 0 || joins) this.heights[count++] = height;
    }
    this.heights[count] = HEIGHTS;
    this.heightCount = count;
  }

  /** Everything that can be done with the cards of a kind, given the runs that stand open. */
  private rungsFrom(state: number, kind: number, p: Puzzle): void {
    const one = state & 15;
    const two = (state >> 4) & 15;
    const joins = p.standing === null ? 0 : p.standing.joins[kind]!;
    const more = (state >> 8) + (p.standing === null ? 0 : p.standing.goesOn[kind]!);
    for (let joined1 = 0; joined1 <= Math.min(joins, one); joined1++)
      for (let joined2 = 0; joined2 <= Math.min(joins - joined1, two); joined2++)
        this.rungs(one - joined1, two - joined2, more, (joined1 << 14) | (joined2 << 18), kind, p);
  }
  private rungs(one: number, two: number, more: number, joined: number, kind: number, p: Puzzle): void {
    const { least, most, rules, worth, standing } = p;
    const height = kind % HEIGHTS;
    const ends = endsRun(height, rules);
    const later = ends ? 0 : most[kind + 1]!;
    const soon = ends || standing === null ? 0 : standing.joins[kind + 1]!;
    const last = ends || endsRun(height + 1, rules) ? 0 : most[kind + 2]! + (standing?.joins[kind + 2] ?? 0);
    const owed = one + two; // runs of fewer than three cards must go on
    for (let used = Math.max(least[kind]!, owed); used <= most[kind]!; used++)
      for (let inRuns = owed; inRuns <= used; inRuns++) {
        const free = inRuns - owed;
        // A run that is long enough goes on before a new one begins: nothing is lost by it, and nothing owed.
        const goingOn = free < more ? free : more;
        const begun = free - goingOn;
        if (begun > last + soon || begun + one > later + soon || begun > p.begunMax) break;
        // More runs than cards to go on with are as good as that many: the rest end here.
        const long = two + goingOn;
        const state = begun | (one << 4) | ((long < later ? long : later) << 8);
        const inSets = used - inRuns;
        const gain = inRuns * worth.run[kind]! + inSets * worth.set[kind]!;
        const packed = used | (inRuns << 4) | (goingOn << 9) | joined;
        this.add(kind, inSets, state, gain, packed, p);
      }
  }
  /** Adds the rung, or two where some of its cards may go onto a standing column and one may help a new set all the same. */
  private add(kind: number, inSets: number, state: number, gain: number, packed: number, p: Puzzle): void {
    const takes = p.standing === null ? 0 : p.standing.takes[kind]!;
    const shares = p.shares[kind]!;
    if (takes > 0) {
      if ((shares & 1) !== 0) this.push(state, gain, 0, packed);
      if (takes === 1 && inSets > 0 && (shares & 2) !== 0) this.push(state, gain, 1, packed | (1 << 22));
      return;
    }
    const share = inSets < 3 ? inSets : 3;
    if (((shares >> share) & 1) !== 0) this.push(state, gain, share, packed | (inSets << 22));
  }
  private push(state: number, gain: number, share: number, packed: number): void {
    const edge = this.edgeCount++;
    if (edge === this.to.length) this.growEdges();
    this.to[edge] = this.intern(state);
    this.gain[edge] = gain;
    this.share[edge] = share;
    this.packed[edge] = packed;
  }
  private intern(state: number): number {
    if (this.seenAt[state] === this.stamp) return this.seen[state]!;
    const number = this.stateCount++;
    if (number + 1 >= this.held.length) this.growStates();
    this.seenAt[state] = this.stamp;
    this.seen[state] = number;
    this.held[number] = state;
    return number;
  }

  /** From the top down: what each state is worth at best. Its rungs are put in order, the best first. */
  private look(): boolean {
    const top = this.from[this.heightCount]!;
    for (let state = this.stateCount - 1; state >= 0; state--) {
      if (state >= top) {
        this.value[state] = this.held[state] === 0 ? 0 : NEVER;
        continue;
      }
      const first = this.edgesFrom[state]!;
      const end = this.edgesFrom[state + 1]!;
      this.sort(first, end);
      this.value[state] = first === end ? NEVER : this.best(first);
    }
    return this.value[0]! > NEVER;
  }
  /** A bit for each share the suit can have in the sets of a height, on some way all the way up. */
  sharesAt(t: number): number {
    if (t === 0) {
      this.alive.fill(0, 0, this.stateCount);
      this.alive[0] = 1;
    }
    let shares = 0;
    for (let state = this.from[t]!; state < this.from[t + 1]!; state++) {
      if (this.alive[state] === 0) continue;
      for (let edge = this.edgesFrom[state]!; edge < this.edgesFrom[state + 1]!; edge++) {
        if (this.value[this.to[edge]!] === NEVER) break;
        this.alive[this.to[edge]!] = 1;
        shares |= 1 << this.share[edge]!;
      }
    }
    return shares;
  }
  /** What a rung is worth with the best that can follow it. */
  best(edge: number): number {
    const after = this.value[this.to[edge]!]!;
    return after === NEVER ? NEVER : this.gain[edge]! + after;
  }
  private sort(first: number, end: number): void {
    for (let i = first + 1; i < end; i++) {
      const worth = this.best(i);
      if (this.best(i - 1) >= worth) continue;
      const to = this.to[i]!;
      const gain = this.gain[i]!;
      const share = this.share[i]!;
      const packed = this.packed[i]!;
      let j = i;
      for (; j > first && this.best(j - 1) < worth; j--) {
        this.to[j] = this.to[j - 1]!;
        this.gain[j] = this.gain[j - 1]!;
        this.share[j] = this.share[j - 1]!;
        this.packed[j] = this.packed[j - 1]!;
      }
      this.to[j] = to;
      this.gain[j] = gain;
      this.share[j] = share;
      this.packed[j] = packed;
    }
  }

  private growStates(): void {
    const size = this.held.length * 2;
    this.held = grown(this.held, size);
    this.value = grown(this.value, size);
    this.edgesFrom = grown(this.edgesFrom, size + 1);
    this.alive = new Uint8Array(size);
  }
  private growEdges(): void {
    const size = this.to.length * 2;
    [this.to, this.gain, this.packed] = [grown(this.to, size), grown(this.gain, size), grown(this.packed, size)];
    const share = new Uint8Array(size);
    share.set(this.share);
    this.share = share;
  }
}
function grown(was: Int32Array, size: number): Int32Array {
  const now = new Int32Array(size);
  now.set(was);
  return now;
}

export const unpack = (packed: number): Rung => ({
  used: packed & 15,
  inRuns: (packed >> 4) & 31,
  goingOn: (packed >> 9) & 31,
  joined1: (packed >> 14) & 15,
  joined2: (packed >> 18) & 15,
  inNewSets: packed >> 22,
});
