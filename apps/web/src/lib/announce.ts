// Speaks to screen readers: one sentence at a time, in order. When sentences pile up they are joined; when a table is quicker than
// anybody listens, the oldest are left to the log, so that what is heard is what happens now.
const LEAST_MS = 350;
const MS_A_LETTER = 24;
const MANY = 5;
/** Letters that may wait to be said: a quarter of a minute of listening. */
const MOST = 600;

export class Announcer {
  private waiting: string[] = [];
  private answers: string[] = [];
  private speaking = false;

  constructor(
    private readonly later: (ms: number, run: () => void) => void,
    private readonly show: (text: string) => void,
  ) {}

  say(text: string): void {
    if (text === '') return;
    this.waiting = latest([...this.waiting, text]);
    if (!this.speaking) this.next();
  }
  /** An answer to a question comes before whatever waits. */
  answer(text: string): void {
    this.answers = latest([...this.answers, text]);
    if (!this.speaking) this.next();
  }
  private next(): void {
    const text =
      this.answers.shift() ?? (this.waiting.length > MANY ? this.waiting.splice(0).join(' ') : this.waiting.shift());
    this.speaking = text !== undefined;
    if (text === undefined) return;
    this.show(text);
    this.later(LEAST_MS + MS_A_LETTER * text.length, () => this.next());
  }
}

/** The last of them, as many as may wait. */
function latest(sentences: readonly string[]): string[] {
  let [first, letters] = [sentences.length - 1, 0];
  for (; first > 0; first--) {
    letters += sentences[first]!.length;
    if (letters + sentences[first - 1]!.length > MOST) break;
  }
  return sentences.slice(first);
}
