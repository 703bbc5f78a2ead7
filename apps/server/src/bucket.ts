// A bucket of tokens for each socket: so many frames at once, so many a second after that. HTTP limits do not see frames.
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
    const now = this.now();
    this.tokens = Math.min(this.size, this.tokens + ((now - this.at) / 1000) * this.perSecond);
    this.at = now;
    if (this.tokens < 1) return false;
    this.tokens--;
    return true;
  }
}
