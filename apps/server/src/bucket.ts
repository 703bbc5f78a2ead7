// Buckets of tokens: so many at once, so many a second after that. HTTP limits do not see frames.
export class Bucket {
  private tokens: number;
  private at: number;
  constructor(
    private readonly size: number,
    private readonly perSecond: number,
    private readonly now: () => number,
  ) {
    this.tokens = size;
    this.at = now();
  }
  /** Takes a token; false when there is none. */
  take(): boolean {
    this.fill();
    if (this.tokens < 1) return false;
    this.tokens--;
    return true;
  }
  get isFull(): boolean {
    this.fill();
    return this.tokens >= this.size;
  }
  private fill(): void {
    const now = this.now();
    this.tokens = Math.min(this.size, this.tokens + ((now - this.at) / 1000) * this.perSecond);
    this.at = now;
  }
}

/** So many at most; those that are full again may be forgotten. */
const KEPT_MAX = 10_000;

/** A bucket for each of many, such as patrons or addresses: it outlives their sockets. */
export class Buckets {
  private readonly each = new Map<string, Bucket>();
  constructor(
    private readonly size: number,
    private readonly perSecond: number,
    private readonly now: () => number,
  ) {}
  take(key: string): boolean {
    let bucket = this.each.get(key);
    if (bucket === undefined) {
      if (this.each.size >= KEPT_MAX) this.forget();
      bucket = new Bucket(this.size, this.perSecond, this.now);
      this.each.set(key, bucket);
    }
    return bucket.take();
  }
  /** If none is full they are all forgotten: so many at once are a flood that the limits of a socket must meet. */
  private forget(): void {
    for (const [key, bucket] of this.each) if (bucket.isFull) this.each.delete(key);
    if (this.each.size >= KEPT_MAX) this.each.clear();
  }
}
