// An evening at a table that people come to by its link: who said he is coming, and where it goes on afterwards. It has a stream of its own
// beside the table's, since none of it is play; what is in it everybody with the link may read.
import { count, fact, faultIn, flag, text } from 'baraja/facts';
import type { FlatOf } from 'baraja/table';
import type { EveningView } from '../protocol/view.js';
import { isAppended, type TableStore } from '../store/store.js';
import { apartFrom } from './names.js';

export const EVENING_FACTS = {
  /** Somebody says that he is coming, and by which name; or that he is not, after all. */
  GuestComing: fact({ id: text, name: text, coming: flag }),
  /** Those who played want to play again: at this table. */
  RematchOpened: fact({ table: text, id: text, name: text, after: count }),
};
type EveningEvent = FlatOf<typeof EVENING_FACTS, 'GuestComing'> | FlatOf<typeof EVENING_FACTS, 'RematchOpened'>;
/** More people than this do not fit round any table, nor beside it. */
export const GUESTS_MAX = 60;

/** People come to it by its link, and only people play at it. */
export const isByLink = ({ unlisted, practice }: { readonly unlisted: boolean; readonly practice: boolean }): boolean =>
  unlisted && !practice;

interface Present {
  isHere(patron: string): boolean;
  seatOf(patron: string): number | null;
}

export class Evening {
  private version = 0;
  private readonly coming = new Map<string, string>();
  private again: Extract<EveningEvent, { type: 'RematchOpened' }> | null = null;
  private turn: Promise<unknown> = Promise.resolve();
  private readonly stream: string;

  constructor(
    private readonly world: { readonly store: TableStore; now(): number },
    table: string,
  ) {
    this.stream = `evening-${table}`;
  }
  async load(): Promise<void> {
    for (const { body, version } of await this.world.store.read(this.stream))
      this.fold(body as unknown as EveningEvent, version);
  }
  private fold(e: EveningEvent, version: number): void {
    this.version = version;
    if (e.type === 'RematchOpened') this.again = e;
    else if (e.coming) this.coming.set(e.id, e.name);
    else this.coming.delete(e.id);
  }
  expects(patron: string): boolean {
    return this.coming.has(patron);
  }
  /** One after the other: what is stored is what was seen before it. */
  private alone<T>(run: () => Promise<T>): Promise<T> {
    const done = this.turn.catch(() => {}).then(run);
    this.turn = done;
    return done;
  }
  private async store(event: EveningEvent): Promise<void> {
    const { type, ...fields } = event;
    const fault = faultIn(EVENING_FACTS, type, fields);
    if (fault !== null) throw new Error(`what is stored of an evening is not as it is declared: ${fault}`);
    const { store, now } = this.world;
    const answer = await store.append({ stream: this.stream, expect: this.version, at: now(), events: [event] });
    if (!isAppended(answer)) throw new Error(`an evening could not be stored: ${answer.refused}`);
    this.fold(event, answer.version);
  }
  /** False where there is no room for one more. */
  says(id: string, name: string, coming: boolean): Promise<boolean> {
    return this.alone(async () => {
      const known = this.coming.get(id);
      if (coming ? known === name : known === undefined) return true;
      if (coming && known === undefined && this.coming.size >= GUESTS_MAX) return false;
      await this.store({ type: 'GuestComing', id, name, coming });
      return true;
    });
  }
  /** Opens the next table, once: whoever asks after that is told where it is. */
  rematch(
    { id, name }: { readonly id: string; readonly name: string },
    after: number,
    open: () => Promise<string | null>,
  ): Promise<string | null> {
    return this.alone(async () => {
      if (this.again) return this.again.table;
      const table = await open();
      if (table !== null) await this.store({ type: 'RematchOpened', table, after, id, name });
      return table;
    });
  }
  viewFor(patron: string, at: Present): EveningView {
    const names: string[] = [];
    const guests = [...this.coming].map(([id, name]) => {
      const told = apartFrom(names, name);
      names.push(told);
      return { name: told, you: id === patron, here: at.isHere(id), seated: at.seatOf(id) !== null };
    });
    return { guests, rematch: this.again && { table: this.again.table, by: this.again.name } };
  }
}
