// The pieces of a work, and who has which. Pure but for what it tells: no clock, no wire.

export interface Wanted<Piece, Result> {
  readonly pieces: readonly Piece[];
  readonly done?: (piece: Piece, result: Result) => void;
  readonly drops?: (piece: Piece) => boolean;
}

export class Lot<Piece, Result> {
  readonly pieces: readonly Piece[];
  readonly results: (Result | undefined)[];
  /** Those nobody has, the next one last. */
  private readonly free: number[];
  private readonly out = new Map<number, string>();
  private readonly ears: (() => void)[] = [];
  private readonly waiting: (() => void)[] = [];
  private failure: { readonly error: unknown } | null = null;

  constructor(private readonly wanted: Wanted<Piece, Result>) {
    this.pieces = wanted.pieces;
    this.results = this.pieces.map(() => undefined);
    this.free = [...this.pieces.keys()].reverse();
  }

  /** The next piece nobody has; null where there is none now. */
  take(who: string): number | null {
    if (this.failure) return null;
    for (let i = this.free.pop(); i !== undefined; i = this.free.pop()) {
      if (this.wanted.drops?.(this.pieces[i]!)) continue;
      this.out.set(i, who);
      return i;
    }
    if (this.isOver) this.tell();
    return null;
  }
  /** The next piece, waited for while others may still give theirs back; null once all is done. */
  async next(who: string): Promise<number | null> {
    for (;;) {
      const i = this.take(who);
      if (i !== null || this.isOver) return i;
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
  }
  /** The first result counts: whoever was given up and comes back late has done the same. */
  done(i: number, result: Result): void {
    const isWaited = this.out.delete(i);
    const at = isWaited ? -1 : this.free.indexOf(i);
    if (at >= 0) this.free.splice(at, 1);
    if ((isWaited || at >= 0) && !this.failure) {
      this.results[i] = result;
      this.wanted.done?.(this.pieces[i]!, result);
    }
    if (this.isOver) this.tell();
  }
  /** What somebody had is for others. Answers how many pieces that were. */
  giveBack(isHis: (who: string) => boolean): number {
    const his = [...this.out].filter(([, who]) => isHis(who)).map(([i]) => i);
    for (const i of his) this.out.delete(i);
    this.free.push(...his.reverse());
    if (his.length > 0) this.wake();
    return his.length;
  }
  /** A piece throws, wherever it is done: nothing more is given out. */
  fail(error: unknown): void {
    this.failure ??= { error };
    this.tell();
  }
  get isOver(): boolean {
    return this.failure !== null || (this.free.length === 0 && this.out.size === 0);
  }
  /** Those nobody has. */
  get left(): number {
    return this.free.length;
  }
  /** Once everything is done; rejects with what failed. */
  over(): Promise<void> {
    return new Promise((resolve, reject) => {
      const look = (): void => {
        if (this.failure) reject(this.failure.error);
        else if (this.isOver) resolve();
      };
      this.ears.push(look);
      look();
    });
  }
  private tell(): void {
    for (const hear of this.ears) hear();
    this.wake();
  }
  private wake(): void {
    for (const go of this.waiting.splice(0)) go();
  }
}
