// Speaks to screen readers: one sentence at a time, in order. When sentences pile up they are joined, never dropped.
const LEAST_MS = 350;
const MS_A_LETTER = 24;
const MANY = 5;

export class Announcer {
  private waiting: string[] = [];
  private speaking = false;

  constructor(
    private readonly later: (ms: number, run: () => void) => void,
    private readonly show: (text: string) => void,
  ) {}

  say(text: string): void {
    if (text === '') return;
    this.waiting.push(text);
    if (!this.speaking) this.next();
  }
  /** An answer to a question comes before whatever waits. */
  answer(text: string): void {
    this.waiting.unshift(text);
    if (!this.speaking) this.next();
  }
  private next(): void {
    const text = this.waiting.length > MANY ? this.waiting.splice(0).join(' ') : this.waiting.shift();
    this.speaking = text !== undefined;
    if (text === undefined) return;
    this.show(text);
    this.later(LEAST_MS + MS_A_LETTER * text.length, () => this.next());
  }
}
