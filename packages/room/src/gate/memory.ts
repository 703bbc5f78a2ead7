// What a gateway must know of a socket to go on with it when the front desk is another: what its client follows, and what was asked and not
// answered. It is said again as it was said first; whatever was done is done once, because it comes under the same id.
import { type ClientFrame, clientFrame, type ServerFrame } from '../protocol/frames.js';
import type { Settles } from './words.js';

/** As many as a socket may look at. */
const TABLES_MAX = 12;
/** Asked at once and not answered; a client that asks more is told so by the front desk. */
const ASKED_MAX = 60;

export class SocketMemory {
  private lobby: string | null = null;
  private office: string | null = null;
  private readonly watches = new Map<string, string>();
  private readonly asked = new Map<string, string>();

  /** What the client has said. */
  note(text: string): void {
    const frame = read(text);
    if (frame === null) return;
    if (frame.t === 'lobby') this.lobby = frame.on ? text : null;
    else if (frame.t === 'office') this.office = frame.on ? text : null;
    else if (frame.t === 'watch') keep(this.watches, frame.table, text, TABLES_MAX);
    else if (frame.t === 'unwatch') this.watches.delete(frame.table);
    else if (frame.t === 'do') keep(this.asked, frame.id, text, ASKED_MAX);
  }
  /** What it was told. */
  settle({ answers, gone }: Settles): void {
    if (answers !== undefined) this.asked.delete(answers);
    if (gone !== undefined) this.watches.delete(gone);
  }
  /** What to say to a front desk that knows nothing of it. */
  get again(): readonly string[] {
    return [this.lobby, this.office, ...this.watches.values(), ...this.asked.values()].filter((text) => text !== null);
  }
}
/** Who is answered, or sees no more of a table, need not be asked about it again. */
export function settledBy(frame: ServerFrame): Settles {
  if (frame.t === 'gone') return { gone: frame.table };
  return 'id' in frame ? { answers: frame.id } : {};
}
/** The newest stays, and stands last. */
function keep(kept: Map<string, string>, key: string, text: string, most: number): void {
  kept.delete(key);
  kept.set(key, text);
  const [oldest] = kept.keys();
  if (kept.size > most && oldest !== undefined) kept.delete(oldest);
}
function read(text: string): ClientFrame | null {
  try {
    return clientFrame.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
