// A table that is played at another server, as the one that keeps the room has it: what it asks there, and what it hears in the order it
// was said. When the loan is over, whatever was asked and not answered is decided anew.
import type { Line } from '../gate/lines.js';
import { StoreError, type StoreTrouble } from '../store/errors.js';
import type { TableActor } from '../table/actor.js';
import { heard } from '../table/following.js';
import type { StoredTableEvent } from '../table/kinds.js';
import { type Around, type Asking, MovedOn, type Player } from '../table/share.js';
import type { Came, ToPlayer } from './words.js';

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

export class Loan implements Player {
  private readonly waiting = new Map<number, Waiting>();
  private questions = 0;
  /** One thing after the other. */
  private hearing: Promise<void> = Promise.resolve();
  private isOver = false;

  constructor(
    readonly table: TableActor,
    readonly epoch: number,
    readonly line: Line<ToPlayer>,
  ) {}

  /** Hands it over. */
  begin(): void {
    const { table, epoch, line } = this;
    const times = table.times.kept(table.world.now());
    line.trunk.say(['take', table.id, epoch, table.share.aroundNow(), times]);
  }
  know(around: Around): void {
    this.line.trunk.say(['know', this.table.id, around]);
  }
  vow(patron: string, vow: string): void {
    this.line.trunk.say(['vow', this.table.id, patron, vow]);
  }
  ask(what: Asking): Promise<unknown> {
    if (this.isOver) return Promise.reject(new MovedOn());
    const question = ++this.questions;
    return new Promise((resolve, reject) => {
      this.waiting.set(question, { resolve, reject });
      this.line.trunk.say(['ask', question, this.table.id, what]);
    });
  }

  stored(to: number, events: readonly StoredTableEvent[]): void {
    this.inTurn(async () => {
      await heard(this.table, to, events);
      this.line.trunk.say(['shown', this.table.id, this.epoch, to]);
    });
  }
  came(question: number, came: Came): void {
    this.inTurn(async () => {
      const waiting = this.waiting.get(question);
      this.waiting.delete(question);
      if ('value' in came) waiting?.resolve(came.value);
      else waiting?.reject('moved' in came ? new MovedOn() : new StoreError(came.code as StoreTrouble, came.message));
    });
  }
  /** After all that was said before it. */
  inTurn(run: () => Promise<void> | void): void {
    this.hearing = this.hearing
      .then(() => (this.isOver ? undefined : run()))
      .catch((error) => this.table.world.trouble(this.table.id, error));
  }
  /** Everything that was heard is folded. */
  heardAll(): Promise<void> {
    return this.hearing;
  }
  end(): void {
    this.isOver = true;
    for (const { reject } of this.waiting.values()) reject(new MovedOn());
    this.waiting.clear();
  }
}
