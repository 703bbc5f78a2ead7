// The heads of a room's record, signed by the room: one is taken every few seconds in which something happened, and kept in a small file
// apart from the store. Players may keep one, too. Whoever cuts the record short or writes it anew has them all against him.
import { readFileSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { headLine, type RecordHead, readHead, type Signer } from '../fair/index.js';
import type { Store, StoreHead } from '../store/index.js';

export const HEADS_FILE = 'heads.txt';
const EVERY = 5000;
const AT_MOST_EVERY = 1000;
const LINES_KEPT = 100;

/** The lines kept in a folder, oldest first; null if there is no such file. */
export function headsIn(folder: string): readonly string[] | null {
  try {
    return readFileSync(join(folder, HEADS_FILE), 'utf8').split('\n').filter(Boolean);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
/** Written under another name and flushed, then put in place: the file is the old one or the new one. */
export async function writeHeads(folder: string, lines: readonly string[]): Promise<void> {
  const path = join(folder, HEADS_FILE);
  const draft = await open(`${path}.new`, 'w', 0o600);
  try {
    await draft.writeFile(`${lines.slice(-LINES_KEPT).join('\n')}\n`);
    await draft.sync();
  } finally {
    await draft.close();
  }
  await rename(`${path}.new`, path);
}

export class HeadKeeper {
  private line: string | null = null;
  private newest: RecordHead | null = null;
  private lines: readonly string[];
  private timer: NodeJS.Timeout | null = null;
  private taking: Promise<string> | null = null;

  /** @param folder null for a room that keeps nothing */
  constructor(
    private readonly store: Store,
    private readonly signer: Signer,
    private readonly folder: string | null,
    private readonly now: () => number,
  ) {
    this.lines = (folder && headsIn(folder)) || [];
    this.newest = this.lines.length > 0 ? readHead(this.lines.at(-1)!) : null;
  }
  start(failed: (error: unknown) => void): void {
    if (this.folder === null) return;
    this.timer = setInterval(() => void this.take().catch(failed), EVERY);
    this.timer.unref();
  }
  /** When the newest was taken, be it before this start; 0 where none was. */
  get takenAt(): number {
    return this.newest?.at ?? 0;
  }
  /** The newest head, not older than a second. */
  async head(): Promise<string> {
    if (this.line !== null && this.newest !== null && this.now() - this.newest.at < AT_MOST_EVERY) return this.line;
    return this.take();
  }
  take(): Promise<string> {
    this.taking ??= this.takeOne().finally(() => {
      this.taking = null;
    });
    return this.taking;
  }
  private async takeOne(): Promise<string> {
    const found: StoreHead | undefined = await this.store.head(this.newest ?? undefined);
    if (found === undefined) throw new Error('an event is missing from the record');
    if (this.line !== null && found.chain === this.newest?.chain && found.book === this.newest.book) return this.line;
    this.newest = { at: this.now(), ...found };
    this.line = headLine(this.newest, this.signer);
    this.lines = [...this.lines, this.line];
    if (this.folder !== null) await writeHeads(this.folder, this.lines);
    return this.line;
  }
  /** Before the store is closed. */
  async stop(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    if (this.folder !== null) await this.take();
  }
}
