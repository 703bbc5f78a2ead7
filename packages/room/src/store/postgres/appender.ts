// Appends on their way to the database: what has come while one statement was under way goes with the next, all in one. A reply that is
// lost says nothing about what was stored; so the stored hashes are looked for before anything is sent again.
import type { PoolClient } from 'pg';
import type { Sheet } from '../asks.js';
import { StoreError } from '../errors.js';
import type { AppendAnswer } from '../store.js';
import { AGAIN } from './append-sql.js';
import { codeOf, isLost, lent, type Pools, query, troubleFromPostgres } from './connection.js';
import { type Answer, Handful } from './handful.js';
import { type KnownHead, type KnownNow, lookUp, NOTHING_KNOWN, type Sought } from './known.js';

interface Waiting {
  readonly sheet: Sheet;
  readonly resolve: (answer: AppendAnswer) => void;
  readonly reject: (error: StoreError) => void;
  /** Set once a reply was lost: what it would have stored. */
  sought: Sought | null;
}
/** Bounds how long the first of a handful waits for the last. */
const mostAtOnce = 1000;
const mostRemembered = 20_000;
const UNIQUE_APPEND = 'appends_pkey';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export class Appender {
  private waiting: Waiting[] = [];
  private isRunning = false;
  /** Where streams stood after what was stored last. An append that rests on it is tried at once, and looked at only if it fails. */
  private readonly heads = new Map<string, KnownHead>();

  constructor(
    private readonly pools: Pools,
    /** Milliseconds for which a database that cannot be reached is tried again before whoever waits is told. */
    private readonly patience: number,
  ) {}

  append(sheet: Sheet): Promise<AppendAnswer> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ sheet, resolve, reject, sought: null });
      if (!this.isRunning) void this.run();
    });
  }

  private async run(): Promise<void> {
    this.isRunning = true;
    await Promise.resolve(); // whatever is asked for in the same turn goes together
    while (this.waiting.length > 0) await this.settle(this.waiting.splice(0, mostAtOnce));
    this.isRunning = false;
  }

  private async settle(group: readonly Waiting[]): Promise<void> {
    const until = performance.now() + this.patience;
    for (let wait = 1; ; wait = Math.min(wait * 2, 250)) {
      try {
        await lent(this.pools.writer, (client) => this.attempt(client, group));
        return;
      } catch (error) {
        const isRetried = (isAgain(error) || isLost(error)) && performance.now() < until;
        if (!isRetried) return this.failed(group, error);
        // Somebody else was quicker; not both at once again.
        await pause(isAgain(error) ? Math.random() * wait : wait + Math.random() * wait);
      }
    }
  }

  private async attempt(client: PoolClient, group: readonly Waiting[]): Promise<void> {
    const known =
      this.remembered(group) ??
      (await lookUp(
        client,
        group.map(({ sheet }) => sheet),
        group.flatMap(({ sought }) => sought ?? []),
      ));
    const handful = new Handful(known);
    const outcomes = group.map((one): Answer | StoreError => {
      try {
        return handful.decide(one.sheet, one.sought);
      } catch (error) {
        return troubleFromPostgres(error);
      }
    });
    for (const stream of streamsOf(group)) this.heads.delete(stream); // until it is stored
    // What is remembered may be old: it is good enough to be tried, and not to refuse anybody.
    if (known.isRemembered && outcomes.some((one) => !isFresh(one))) return this.attempt(client, group);
    const base = handful.isEmpty ? known.position : await this.write(client, handful, group, outcomes);
    this.remember(known, handful);
    group.forEach((one, i) => {
      const outcome = outcomes[i]!;
      if (outcome instanceof StoreError) one.reject(outcome);
      else one.resolve(outcome(base));
    });
  }
  /** What is known without asking; null where somebody must look: at the book, for instance, which all nodes share. */
  private remembered(group: readonly Waiting[]): KnownNow | null {
    const isPlain = group.every(({ sheet, sought }) => sheet.transfers.length === 0 && sought === null);
    const heads = new Map<string, KnownHead>();
    for (const stream of isPlain ? streamsOf(group) : []) {
      const head = this.heads.get(stream);
      if (head === undefined) return null;
      heads.set(stream, head);
    }
    return isPlain ? { ...NOTHING_KNOWN, heads, isRemembered: true } : null;
  }
  private remember({ heads }: KnownNow, handful: Handful): void {
    if (this.heads.size > mostRemembered) this.heads.clear();
    for (const [stream, head] of [...heads, ...handful.moved]) this.heads.set(stream, head);
  }
  private async write(
    client: PoolClient,
    handful: Handful,
    group: readonly Waiting[],
    outcomes: readonly (Answer | StoreError)[],
  ): Promise<number> {
    try {
      const [row] = await query(client, 'SELECT append_sheets(?)', [JSON.stringify(handful.work())]);
      return Number(row![0]);
    } catch (error) {
      if (isLost(error)) seek(group, outcomes);
      throw error;
    }
  }

  /** Nothing was stored, or nobody knows. Where one of several may be to blame, each is tried alone. */
  private async failed(group: readonly Waiting[], error: unknown): Promise<void> {
    const trouble = troubleFromPostgres(error);
    if (trouble.code === 'fault' && group.length > 1) for (const one of group) await this.settle([one]);
    else for (const { reject } of group) reject(trouble);
  }
}

const isAgain = (error: unknown): boolean =>
  codeOf(error) === AGAIN || (error as { constraint?: string } | null)?.constraint === UNIQUE_APPEND;

const streamsOf = (group: readonly Waiting[]): ReadonlySet<string> =>
  new Set(group.flatMap(({ sheet: { stream, under } }) => (under ? [stream, under.stream] : [stream])));

const isFresh = (outcome: Answer | StoreError): boolean => {
  if (outcome instanceof StoreError) return false;
  const answer = outcome(0);
  return !('refused' in answer) && !answer.repeated;
};

/** Remembers what each append would have stored, so that it is found if it was. */
function seek(group: readonly Waiting[], outcomes: readonly (Answer | StoreError)[]): void {
  group.forEach((one, i) => {
    const outcome = outcomes[i]!;
    const answer = outcome instanceof StoreError ? null : outcome(0);
    if (one.sought || answer === null || 'refused' in answer || answer.repeated) return;
    if (one.sheet.bodies.length === 0) return; // its transfers are known by their ids
    one.sought = { stream: answer.stream, version: answer.version, hash: answer.hash };
  });
}
