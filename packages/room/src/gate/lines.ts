// The end of many trunks: each from another server, which begins them. A trunk that is lost is over, and those before it; whoever still
// speaks over it is told.
import type { Bus, Listening } from '../bus/index.js';
import type { SteadyTime } from '../bus/steady-time.js';
import { quietly } from './gateway.js';
import { readParcel, Trunk, writeParcel } from './trunk.js';

export interface Line<Word> {
  /** Who is at its other end. */
  readonly end: string;
  readonly trunk: Trunk<Word>;
}
export interface LinesSettings<Word> {
  readonly buses: readonly Bus[];
  readonly time: SteadyTime;
  /** Where it is heard, and where each other end is. */
  readonly here: string;
  readonly there: (end: string) => string;
  /** Milliseconds after which a silent end is gone. */
  readonly deaf?: number;
  /** Is anything heard and told here still? */
  keeps(): boolean;
  begun(line: Line<Word>): void;
  hear(words: unknown, line: Line<Word>): void;
  lost(line: Line<Word>): void;
}

export class Lines<Word> {
  private readonly lines = new Map<string, Line<Word>>();
  /** Of each end the last trunk that is over: it and those before do not begin again. */
  private readonly over = new Map<string, number>();
  private readonly listening: Listening[] = [];
  private isOver = false;

  constructor(private readonly settings: LinesSettings<Word>) {}
  async listen(): Promise<void> {
    for (const bus of this.settings.buses)
      this.listening.push(await bus.subscribe(this.settings.here, (text) => this.take(text, bus)));
  }
  get all(): readonly Line<Word>[] {
    return [...this.lines.values()];
  }
  has(line: Line<Word>): boolean {
    return this.lines.get(line.trunk.name) === line;
  }
  private take(text: string, bus: Bus): void {
    const parcel = readParcel(text);
    if (this.isOver || parcel === null || !this.settings.keeps()) return;
    const line = this.lines.get(parcel.trunk) ?? this.begin(parcel.trunk, bus);
    if (line) line.trunk.take(parcel);
  }
  /** Null where it is over: whoever still speaks over it is told. */
  private begin(name: string, bus: Bus): Line<Word> | null {
    const { settings } = this;
    const [, end = '', number = ''] = /^(.+)\.(\d{1,12})$/.exec(name) ?? [];
    if (end === '') return null;
    const send = (parcel: string): void => {
      if (settings.keeps()) bus.publish(settings.there(end), parcel);
    };
    if (Number(number) <= (this.over.get(end) ?? 0)) {
      quietly(() => send(writeParcel({ trunk: name, n: 0, kind: 'none', text: '' })));
      return null;
    }
    for (const line of this.all) if (line.end === end) this.drop(line);
    const hear = (words: unknown): void => settings.hear(words, line);
    const { time, deaf } = settings;
    const trunk = new Trunk<Word>({
      ...{ name, time, send, hear, lost: () => this.drop(line) },
      ...(deaf === undefined ? {} : { deaf }),
    });
    const line: Line<Word> = { end, trunk };
    this.lines.set(name, line);
    settings.begun(line);
    return line;
  }
  drop(line: Line<Word>): void {
    if (!this.lines.delete(line.trunk.name)) return;
    line.trunk.end();
    const number = Number(line.trunk.name.slice(line.end.length + 1));
    this.over.set(line.end, Math.max(number, this.over.get(line.end) ?? 0));
    this.settings.lost(line);
  }
  async close(): Promise<void> {
    for (const line of this.all) this.drop(line);
    this.isOver = true;
    for (const one of this.listening) await one.stop().catch(() => {});
  }
}
