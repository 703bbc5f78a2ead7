// Is the room fit to be played in? Two things say no: an append that failed, until one succeeds again; and a folder that does not
// take a few bytes, tried when somebody asks, since a quiet room appends nothing.
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Store, StoreError, type StoreTrouble, troubleOfFile } from '../store/index.js';
import type { Observer } from '../table/index.js';

export interface Health {
  readonly status: 'ready' | 'degraded';
  /** What is wrong, worst first; empty when nothing is. */
  readonly why: readonly { readonly code: StoreTrouble; readonly advice: string; readonly since: number }[];
}
type Ill = Health['why'][number];

/** The file that is written to see whether the disk takes anything, and taken away again. */
export const PROBE = 'health.probe';
const PROBE_BYTES = 4096;
/** Milliseconds: however often somebody asks, the disk is tried no more often. */
const PROBE_EVERY = 2000;

export class Pulse {
  private failing: Ill | null = null;
  private probed: { readonly at: number; readonly ill: Promise<Ill | null> } | null = null;

  constructor(
    /** Null for a room that keeps nothing. */
    private readonly folder: string | null,
    private readonly now: () => number,
    private readonly observer?: Observer,
  ) {}

  /** The same store, listened to. */
  over(store: Store): Store {
    const { append } = store;
    const { observer } = this;
    store.append = async (sheet) => {
      const run = () => append.call(store, sheet);
      try {
        const answer = await (observer?.storing(sheet, run) ?? run());
        this.failing = null;
        return answer;
      } catch (error) {
        if (error instanceof StoreError && !NOT_ILL.includes(error.code)) this.note(error);
        throw error;
      }
    };
    return store;
  }
  private note({ code, message }: StoreError): void {
    this.failing = { code, advice: message, since: this.failing?.since ?? this.now() };
  }
  async health(): Promise<Health> {
    const disk = await this.probe();
    const why = [this.failing, disk].filter((ill) => ill !== null);
    const isSame = why.length === 2 && why[0]!.code === why[1]!.code;
    return { status: why.length === 0 ? 'ready' : 'degraded', why: isSame ? [why[0]!] : why };
  }
  private probe(): Promise<Ill | null> {
    const now = this.now();
    if (this.folder === null) return Promise.resolve(null);
    if (this.probed === null || now - this.probed.at >= PROBE_EVERY)
      this.probed = { at: now, ill: tryDisk(this.folder, now) };
    return this.probed.ill;
  }
}
/** The fault of whoever asked, or the room's own end: the store is well. */
const NOT_ILL: readonly StoreTrouble[] = ['id-reused', 'bad-append', 'closed'];

async function tryDisk(folder: string, now: number): Promise<Ill | null> {
  const path = join(folder, PROBE);
  try {
    const file = await open(path, 'w', 0o600);
    try {
      await file.write(Buffer.alloc(PROBE_BYTES, 1));
      await file.sync().catch(() => {}); // some file systems have nothing to sync
    } finally {
      await file.close();
    }
    await rm(path, { force: true });
    return null;
  } catch (error) {
    const { code, message } = troubleOfFile(error);
    return { code, advice: message, since: now };
  }
}
