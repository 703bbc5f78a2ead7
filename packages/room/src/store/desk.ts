// The desk keeps the file. It takes asks by the handful: all appends of a handful go into one transaction and share one
// flush to the disk, then the reads are answered from what is stored.
import { type Book, doer, isBookRefusal, openBook } from '../ledger/index.js';
import { openArchive } from './archive.js';
import type { Ask, Reply, Sheet } from './asks.js';
import { isCommon, isFatal, StoreError, troubleFrom } from './errors.js';
import { putHands } from './hand-index.js';
import { isTogether, isWrite, type Look, openLook, type Read, type Write } from './look.js';
import { putStand } from './overview.js';
import { TODAYS } from './rows.js';
import { lookAtFile, prepareFile } from './schema.js';
import { openSqlite, type SqliteFile } from './sqlite.js';
import type { AppendAnswer } from './store.js';
import { openStreams, type Streams, shapeIn } from './streams.js';

/** Bounds how long the first of a handful waits for the last. */
const mostPerCommit = 1000;

const failed = (error: StoreError): Reply => ({ trouble: error.code, message: error.message });

export class Desk {
  private readonly file: SqliteFile;
  private readonly streams: Streams;
  private readonly book: Book;
  private readonly archive: ReturnType<typeof openArchive>;
  private readonly done: ReturnType<typeof doer>;
  private readonly looked: (ask: Look) => unknown;
  private readonly dataVersion: () => unknown;
  private seenVersion: unknown;
  /** Set once the disk has failed a write: from then on nobody knows what it would keep. Reading goes on. */
  private broken: StoreError | undefined;

  /** @param looks only reads: nothing is made, nothing brought up to date */
  constructor(
    path: string,
    private readonly looks = false,
  ) {
    this.file = openSqlite(path);
    try {
      if (looks) lookAtFile(this.file);
      else prepareFile(this.file);
      this.streams = openStreams(this.file);
      this.book = openBook(this.file);
      this.archive = openArchive(this.file);
      this.done = doer(this.file);
      const look = openLook(looks ? shapeIn(this.file) : TODAYS);
      this.looked = (ask) => this.done(look(ask));
      const version = this.file.prepare('PRAGMA data_version');
      this.dataVersion = () => version.get()?.[0];
    } catch (error) {
      this.file.close();
      throw troubleFrom(error);
    }
  }

  /** One reply for each ask, in the same order. */
  settle(asks: readonly Ask[]): Reply[] {
    const replies = new Map<Ask, Reply>();
    const writes = asks.filter(isWrite);
    for (let at = 0; at < writes.length; at += mostPerCommit)
      this.commit(writes.slice(at, at + mostPerCommit), replies);
    return asks.map((ask) => replies.get(ask) ?? this.answer(ask as Read));
  }

  close(): void {
    this.file.close(this.looks);
  }

  /** One transaction for all. A write that fails for a reason of its own is left out, and the others are begun again. */
  private commit(writes: readonly Write[], replies: Map<Ask, Reply>): void {
    let left = writes;
    while (left.length > 0) {
      const trial = this.attempt(left);
      if (trial.error === undefined) {
        for (const [ask, reply] of trial.replies) replies.set(ask, reply);
        return;
      }
      const { error, guilty } = trial;
      for (const ask of guilty === undefined ? left : [guilty]) replies.set(ask, failed(error));
      left = guilty === undefined ? [] : left.filter((ask) => ask !== guilty);
    }
  }

  private attempt(writes: readonly Write[]): {
    replies: Map<Ask, Reply>;
    error: StoreError | undefined;
    guilty: Write | undefined;
  } {
    const replies = new Map<Ask, Reply>();
    let current: Write | undefined;
    try {
      if (this.broken !== undefined) throw this.broken;
      this.file.within(() => {
        this.lookRound();
        for (const ask of writes) {
          current = ask;
          replies.set(ask, this.write(ask));
        }
        current = undefined;
      });
      return { replies, error: undefined, guilty: undefined };
    } catch (caught) {
      const error = troubleFrom(caught);
      if (isFatal(error)) this.broken = error;
      this.forget();
      return { replies, error, guilty: isCommon(error) ? undefined : current };
    }
  }

  /** Heads and balances are remembered between transactions, unless another connection has written meanwhile. */
  private lookRound(): void {
    const version = this.dataVersion();
    if (version === this.seenVersion) return;
    this.seenVersion = version;
    this.forget();
  }

  private forget(): void {
    this.streams.forget();
    this.book.forget();
  }

  private write(ask: Write): Reply {
    if (ask.ask === 'append') return this.append(ask.sheet);
    if (ask.ask === 'put-dictionary') return { value: this.streams.putDictionary(ask.bound) };
    if (ask.ask === 'put-hands') return { value: this.done(putHands(ask.read)) };
    if (ask.ask === 'archive') return { value: this.archive(ask) };
    if (ask.ask === 'put-stand') return { value: this.done(putStand(ask.stand)) };
    return { value: this.streams.putSnapshot(ask.stream, ask.version, ask) };
  }

  /**
   * Everything that can be refused is refused before the first row is written. Most appends are new: whether an id was used
   * before is looked up only when something stands in the way, for that may be the append itself.
   */
  private append(sheet: Sheet): Reply {
    const head = this.streams.head(sheet.stream);
    if (head.version !== sheet.expect) {
      const { stream, expect: expected } = sheet;
      const conflict: AppendAnswer = { refused: 'conflict', stream, expected, actual: head.version };
      return this.earlier(sheet) ?? { value: conflict };
    }
    const plan = sheet.transfers.length === 0 ? undefined : this.book.judge(sheet.transfers);
    if (plan !== undefined && isBookRefusal(plan)) return this.earlier(sheet) ?? { value: plan };
    const appended = this.streams.write(sheet, head);
    if (appended === undefined) return this.earlier(sheet)!;
    if (plan !== undefined) {
      this.book.write(plan, { stream: sheet.stream, version: appended.version, at: sheet.at });
    }
    return { value: appended };
  }

  /** The first answer to an append of this id, if there was one. */
  private earlier(sheet: Sheet): Reply | undefined {
    const earlier = this.streams.earlier(sheet);
    if (earlier !== 'other') return earlier && { value: earlier };
    const message = `append ${sheet.id} of ${sheet.stream} was another one: an id stands for one append`;
    return failed(new StoreError('id-reused', message));
  }

  private answer(ask: Read): Reply {
    try {
      this.lookRound();
      return { value: this.look(ask) };
    } catch (caught) {
      return failed(troubleFrom(caught));
    }
  }

  private look(ask: Read): unknown {
    if (ask.ask === 'copy') return this.file.prepare('VACUUM INTO ?').run(ask.to);
    if (ask.ask === 'inspect') return this.inspect();
    return this.looks && isTogether(ask) ? this.file.atOnce(() => this.looked(ask)) : this.looked(ask);
  }

  private inspect(): string[] {
    const said = (pragma: string): string[] => {
      const rows = this.file.prepare(`PRAGMA ${pragma}`).all();
      return rows.map((row) => row.join(' ')).filter((line) => line !== 'ok');
    };
    return [...said('integrity_check'), ...said('foreign_key_check')];
  }
}
