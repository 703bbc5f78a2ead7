// The database of a storm: the desk that keeps a room's file, in memory, with the leases and the fence that PostgreSQL has. One ask at a
// time, each whole or not at all. It passes the store's own suite; what goes wrong on the way to it is the wire's business.
import { type LeaseHolder, type Owned, StoreError } from '@baraja/room';
import { type Ask, Desk, isWrite, type Reply, type Sheet } from '@baraja/room/parts';
import type { Planted } from './planted.js';

interface Lease {
  readonly address: string;
  readonly until: number;
}
interface Ownership {
  readonly owner: string | null;
  readonly epoch: number;
  /** Whose epoch it is, though he may have left. */
  readonly last: string;
}
/** What was stored, by whom. */
export interface Stored {
  readonly sheet: Sheet;
  readonly version: number;
  readonly writer: string;
}

export class Database {
  /** Is the disk full? Then nothing is stored, and everything can be read. */
  isFull = false;
  /** Told of everything that is stored, at that moment. */
  onStored: (stored: Stored) => void = () => {};
  /** Told of what was refused, and why. */
  onRefused: (why: string) => void = () => {};
  private readonly desk = new Desk(':memory:');
  private readonly nodes = new Map<string, Lease>();
  private readonly owned = new Map<string, Ownership>();

  constructor(
    /** Its own clock. */
    private readonly now: () => number,
    private readonly planted: Planted | null = null,
  ) {}

  // --- the record ---

  ask(ask: Ask, writer: string): Reply {
    if (this.isFull && isWrite(ask)) {
      this.onRefused('disk-full');
      return { trouble: 'disk-full', message: 'the disk is full: nothing was stored' };
    }
    if (ask.ask === 'append') return this.append(ask.sheet, writer);
    if (ask.ask === 'put-snapshot' && this.fenced(ask.stream, ask) !== null) return { value: false };
    if (ask.ask === 'archive' && this.fenced(ask.stream, ask) !== null) {
      this.onRefused('archive fenced');
      return { value: 0 };
    }
    return this.settle(ask);
  }
  private settle(ask: Ask): Reply {
    return this.desk.settle([ask])[0]!;
  }
  private append(sheet: Sheet, writer: string): Reply {
    const fenced = this.fenced(sheet.stream, sheet);
    if (fenced !== null) {
      if (this.isKnown(sheet)) return this.settle({ ask: 'append', sheet }); // stored before the fence rose: its first answer
      this.onRefused('fenced');
      return { value: { refused: 'fenced', ...fenced } };
    }
    const reply = this.settle({ ask: 'append', sheet: this.planted === 'chip-lost' ? short(sheet) : sheet });
    const answer = 'value' in reply ? (reply.value as { refused?: string; repeated?: boolean; version: number }) : null;
    if (answer?.refused) this.onRefused(answer.refused);
    else if (answer?.repeated) this.onRefused('repeated');
    else if (answer) this.onStored({ sheet, version: answer.version, writer });
    return reply;
  }
  private isKnown({ stream, id }: Sheet): boolean {
    const reply = id === null ? null : this.settle({ ask: 'appended', stream, id });
    return reply !== null && 'value' in reply && reply.value !== undefined;
  }
  /** What the writer believes to own and does not; null if all is as he believes. */
  private fenced(
    stream: string,
    { epoch = 0, under }: { readonly epoch?: number; readonly under?: Owned },
  ): (Owned & { readonly actual: number }) | null {
    if (this.planted === 'no-fence') return null;
    for (const owned of [{ stream, epoch }, ...(under ? [under] : [])]) {
      const actual = this.owned.get(owned.stream)?.epoch ?? 0;
      if (actual !== owned.epoch) return { ...owned, actual };
    }
    return null;
  }

  // --- who owns what ---

  /** Who may store under the epoch that holds: its owner, or whoever left it last, since what he asked before may come late. */
  writerOf(stream: string): string | null {
    return this.owned.get(stream)?.last ?? null;
  }
  live({ node, address }: LeaseHolder, milliseconds: number, isNew: boolean): boolean {
    if (!isNew && !this.nodes.has(node)) return false;
    this.nodes.set(node, { address, until: this.now() + milliseconds });
    return true;
  }
  take(stream: string, node: string): Owned | LeaseHolder {
    this.strike(node);
    if (this.versionOf(stream) === 0) throw new StoreError('bad-append', `there is no stream ${stream} to own`);
    const { owner, epoch } = this.owned.get(stream) ?? { owner: null, epoch: 0 };
    if (!this.nodes.has(node)) return { node: '', address: '' };
    if (owner === node) return { stream, epoch };
    if (owner !== null && this.nodes.has(owner)) return { node: owner, address: this.nodes.get(owner)!.address };
    const next = this.planted === 'lease-without-epoch' && epoch > 0 ? epoch : epoch + 1;
    this.owned.set(stream, { owner: node, epoch: next, last: node });
    return { stream, epoch: next };
  }
  release({ stream, epoch }: Owned, node: string): void {
    const now = this.owned.get(stream);
    if (now?.owner === node && now.epoch === epoch) this.owned.set(stream, { owner: null, epoch, last: node });
  }
  leave(node: string): void {
    this.nodes.delete(node);
    for (const [stream, { owner, epoch }] of this.owned)
      if (owner === node) this.owned.set(stream, { owner: null, epoch, last: node });
  }
  orphans(prefix: string): readonly string[] {
    this.strike(null);
    return [...this.owned]
      .filter(([stream, { owner }]) => stream.startsWith(prefix) && (owner === null || !this.nodes.has(owner)))
      .map(([stream]) => stream)
      .sort();
  }
  /** Whose lease has run out is struck off: nobody renews it any more. */
  private strike(except: string | null): void {
    for (const [node, { until }] of this.nodes) if (until < this.now() && node !== except) this.nodes.delete(node);
  }
  private versionOf(stream: string): number {
    const reply = this.settle({ ask: 'latest', stream });
    return 'value' in reply ? (reply.value as { version: number }).version : 0;
  }
  close(): void {
    this.desk.close();
  }
}

/** Planted: whoever is paid gets one cent less. */
const short = (sheet: Sheet): Sheet => ({
  ...sheet,
  transfers: sheet.transfers.map((one) =>
    'to' in one && one.amount > 1 && one.to.startsWith('wallet:') ? { ...one, amount: one.amount - 1 } : one,
  ),
});
