// A server that plays tables of a room which another keeps. It has what is stored, and what it is told of the people; it deals, thinks,
// keeps the clocks, decides and stores, each table under the epoch it was given with, and tells whoever lent it what is stored. When
// nothing is heard of him it plays no longer: whoever keeps the room next lends it anew.
import type { Bus, Listening, SteadyTime } from '../bus/index.js';
import { parsed, quietly } from '../gate/gateway.js';
import { readParcel, Trunk } from '../gate/trunk.js';
import { StoreError } from '../store/errors.js';
import { isAppended, isFenced, type TableStore } from '../store/store.js';
import { TableActor } from '../table/actor.js';
import { shareEditions } from '../table/editions.js';
import { carryOut } from '../table/following.js';
import { Hands } from '../table/hands.js';
import type { StoredTableEvent } from '../table/kinds.js';
import { type Around, type Asking, MovedOn } from '../table/share.js';
import type { TimesKept } from '../table/times.js';
import type { World } from '../table/world.js';
import { type Came, type LenderHere, lenderHere, lendingAt, type ToLender, type ToPlayer, toPlayer } from './words.js';

export interface BorrowerSettings {
  readonly bus: Bus;
  readonly room: string;
  /** Another for each start. */
  readonly node: string;
  readonly time: SteadyTime;
  /** Milliseconds after which whoever lends is gone, if nothing is heard of him. */
  readonly deaf: number;
  readonly store: TableStore;
  /** What a table needs besides. */
  readonly world: Omit<World, 'store' | 'hands' | 'changed' | 'walletMoved'>;
}
interface Held {
  readonly epoch: number;
  readonly table: Promise<TableActor | null>;
  /** Nothing is stored here any more. */
  isGone: boolean;
  /** How far those who look have been shown it; and who waits until it is further. */
  shown: number;
  further: (() => void) | null;
  /** It waits for what is decided anew. */
  anew: ((next: Asked | null) => void) | null;
}
type Asked = readonly [question: number, asked: Asking];
/** So many events at most a table is ahead of those who look at it: whoever shows it may have more to do than whoever plays it. */
const AHEAD_MAX = 60;
/** Milliseconds that a table waits for whoever decides anew; and between one look at whether all is given back and the next. */
const ANEW = 250;
const LOOK = 50;

export class Borrower {
  private trunk: Trunk<ToLender> | null = null;
  private lender: LenderHere | null = null;
  private trunks = 0;
  private questions = 0;
  private readonly held = new Map<string, Held>();
  private readonly cleared = new Map<number, (elsewhere: readonly string[]) => void>();
  private readonly dropping = new Set<Promise<void>>();
  private readonly listening: Listening[] = [];
  private isOver = false;
  private isLooking = false;

  private constructor(private readonly settings: BorrowerSettings) {}
  static async open(settings: BorrowerSettings): Promise<Borrower> {
    const one = new Borrower(settings);
    const { bus, room, node } = settings;
    const at = lendingAt(room);
    one.listening.push(await bus.subscribe(at.here, (text) => one.heardOf(text)));
    one.listening.push(await bus.subscribe(at.player(node), (text) => one.take(text)));
    bus.onReturn(() => one.ask());
    one.ask();
    return one;
  }
  /** How many tables are played here. */
  get size(): number {
    return this.held.size;
  }

  // --- whoever lends ---

  private ask(): void {
    const { bus, room } = this.settings;
    if (!this.isOver) quietly(() => bus.publish(lendingAt(room).where, ''));
  }
  private heardOf(text: string): void {
    const here = parsed(text, lenderHere);
    if (this.isOver || here === null || here.epoch < (this.lender?.epoch ?? 0)) return;
    if (this.trunk === null || here.epoch > this.lender!.epoch) void this.goTo(here);
  }
  /** Whoever cannot look at what is stored takes no tables. */
  private async goTo(here: LenderHere): Promise<void> {
    if (here.epoch > (this.lender?.epoch ?? 0)) this.leave();
    if (this.isLooking || this.trunk !== null) return;
    this.isLooking = true;
    const isThere = await this.settings.store.latest('room').then(
      () => true,
      () => false,
    );
    this.isLooking = false;
    if (!isThere || this.isOver || this.trunk !== null) return;
    this.lender = here;
    const { bus, room, node, time, deaf } = this.settings;
    const at = lendingAt(room);
    const trunk: Trunk<ToLender> = new Trunk({
      ...{ name: `${node}.${++this.trunks}`, time, deaf },
      send: (parcel) => bus.publish(at.lender(here.node), parcel),
      hear: (words) => this.hear(words, trunk),
      lost: () => this.lose(trunk),
    });
    this.trunk = trunk;
    trunk.say(['here']);
  }
  private take(text: string): void {
    const parcel = readParcel(text);
    if (parcel && parcel.trunk === this.trunk?.name) this.trunk.take(parcel);
  }
  private hear(words: unknown, trunk: Trunk<ToLender>): void {
    const read = toPlayer.safeParse(words);
    if (!read.success) this.lose(trunk);
    else for (const word of read.data) if (this.trunk === trunk) this.obey(word, trunk);
  }
  private lose(trunk: Trunk<ToLender>): void {
    if (this.trunk !== trunk) return;
    this.leave();
    this.ask();
  }
  /** Nothing is played here any more: whatever is under way is stored, or refused. */
  private leave(): void {
    this.trunk?.end();
    this.trunk = null;
    for (const id of [...this.held.keys()]) this.dropping.add(this.drop(id).catch(() => {}));
    this.cleared.clear();
  }
  private async drop(id: string): Promise<void> {
    const held = this.held.get(id);
    if (!held) return;
    held.isGone = true;
    held.further?.();
    held.anew?.(null);
    this.held.delete(id);
    await (await held.table)?.park();
  }
  /** What is stored cannot be reached: others may. */
  private cutOff(): void {
    this.trunk?.say(['bye']);
    this.leave();
  }

  // --- tables ---

  private obey(word: ToPlayer, trunk: Trunk<ToLender>): void {
    if (word[0] === 'bye') this.lose(trunk);
    else if (word[0] === 'take') void this.begin(word, trunk);
    else if (word[0] === 'give') void this.giveBack(word[1], word[2], trunk);
    else if (word[0] === 'ask') void this.answer(word[1], word[2], word[3], trunk);
    else if (word[0] === 'know') void this.with(word[1], (table) => table.share.play(word[2]));
    else if (word[0] === 'shown') this.wasShown(word[1], word[2], word[3]);
    else if (word[0] === 'vow') void this.with(word[1], (table) => table.vow(word[2], word[3]));
    else {
      this.cleared.get(word[1])?.(word[2]);
      this.cleared.delete(word[1]);
    }
  }
  private wasShown(id: string, epoch: number, version: number): void {
    const held = this.held.get(id);
    if (held?.epoch !== epoch) return;
    held.shown = version;
    held.further?.();
  }
  private async with(id: string, run: (table: TableActor) => void): Promise<void> {
    const held = this.held.get(id);
    const table = await held?.table;
    if (table && !held?.isGone) run(table);
  }
  private async begin([, id, epoch, around, times]: Extract<ToPlayer, { 0: 'take' }>, trunk: Trunk<ToLender>) {
    await this.drop(id);
    if (this.trunk !== trunk) return;
    const held: Held = {
      epoch,
      isGone: false,
      shown: 0,
      further: null,
      anew: null,
      table: this.folded(id, epoch, () => held),
    };
    this.held.set(id, held);
    await this.goOn(held, around, times);
    if ((await held.table) === null && !held.isGone) {
      this.held.delete(id);
      trunk.say(['failed', id, epoch, 'it cannot be folded']);
    }
  }
  private async folded(id: string, epoch: number, held: () => Held): Promise<TableActor | null> {
    await Promise.resolve();
    return TableActor.resume(this.worldOf(id, epoch, held()), id).catch((error: unknown) => {
      this.settings.world.trouble(id, error);
      return null;
    });
  }
  private async goOn(held: Held, around: Around, times: TimesKept): Promise<void> {
    const table = await held.table;
    if (table === null || held.isGone) return;
    table.times.goBackTo(times, this.settings.world.now());
    table.share.play(around);
  }
  /** Between two decisions. */
  private async giveBack(id: string, epoch: number, trunk: Trunk<ToLender>): Promise<void> {
    const held = this.held.get(id);
    if (held?.epoch !== epoch) return;
    const table = await held.table;
    await table?.park();
    held.isGone = true;
    held.further?.();
    if (this.held.get(id) === held) this.held.delete(id);
    trunk.say(['gave', id, epoch]);
  }
  /** Where the table has moved on it waits a moment for whoever decides anew: otherwise one that goes fast could not be asked at all. */
  private async answer(question: number, id: string, asked: Asking, trunk: Trunk<ToLender>): Promise<void> {
    const held = this.held.get(id);
    if (held?.anew) return held.anew([question, asked]);
    const table = (await held?.table) ?? null;
    if (!held || table === null || held.isGone) return trunk.say(['came', question, id, { moved: true }]);
    await table.mailbox.enqueue(async () => {
      for (let next: Asked | null = [question, asked]; next !== null; ) {
        const came: Came = await carryOut(table, next[1]).then((value) => ({ value: value ?? null }), failed);
        trunk.say(['came', next[0], id, came]);
        next = 'moved' in came && !table.isParked ? await this.anew(held) : null;
      }
    });
  }
  private anew(held: Held): Promise<Asked | null> {
    return new Promise((resolve) => {
      const settle = (next: Asked | null): void => {
        callOff();
        held.anew = null;
        resolve(next);
      };
      const callOff = this.settings.time.later(ANEW, () => settle(null));
      held.anew = settle;
    });
  }

  // --- the world of one table ---

  private worldOf(id: string, epoch: number, held: Held): World {
    const { world } = this.settings;
    const tell = (word: ToLender): void => {
      if (!held.isGone) this.trunk?.say(word);
    };
    let isCleared = false;
    return {
      ...world,
      store: this.storeOf(id, epoch, held),
      hands: new Hands(),
      changed: () => {},
      walletMoved: (patron) => tell(['wallet', patron]),
      clearHands: async () => {
        const elsewhere = await this.clear(id);
        isCleared = true;
        const table = await held.table;
        if (table?.share.around) table.share.play({ ...table.share.around, elsewhere });
      },
      undealt: () => {
        if (isCleared) tell(['undealt', id]);
        isCleared = false;
      },
    };
  }
  private clear(id: string): Promise<readonly string[]> {
    const question = ++this.questions;
    return new Promise((resolve, reject) => {
      if (this.trunk === null) return reject(new MovedOn());
      const giveUp = this.settings.time.later(this.settings.deaf * 2, () => {
        this.cleared.delete(question);
        reject(new Error('nobody said who holds a hand elsewhere'));
      });
      this.cleared.set(question, (elsewhere) => {
        giveUp();
        resolve(elsewhere);
      });
      this.trunk.say(['clear', question, id]);
    });
  }
  /** Everything of the table is stored under its epoch, and told once it is. */
  private storeOf(id: string, epoch: number, held: Held): TableStore {
    const { store } = this.settings;
    const stream = `table-${id}`;
    const own: TableStore = Object.assign(Object.create(store) as TableStore, {
      append: async (sheet: Parameters<TableStore['append']>[0]) => {
        if (held.isGone) throw new StoreError('stopped', `${stream} is played elsewhere by now`);
        if (sheet.stream !== stream) return store.append(sheet);
        const answer = await store.append({ ...sheet, epoch }).catch((error: unknown) => {
          if (!held.isGone && error instanceof StoreError && error.code === 'unreachable') this.cutOff();
          throw error;
        });
        if (isFenced(answer) && !held.isGone) void this.drop(id);
        if (!isAppended(answer) || held.isGone) return answer;
        this.trunk?.say(['stored', id, epoch, answer.version, sheet.events as readonly StoredTableEvent[]]);
        if (held.shown === 0) held.shown = sheet.expect;
        while (answer.version - held.shown > AHEAD_MAX && !held.isGone)
          await new Promise<void>((resolve) => {
            held.further = resolve;
          });
        return answer;
      },
      putSnapshot: (snapshot: Parameters<TableStore['putSnapshot']>[0]) => store.putSnapshot({ ...snapshot, epoch }),
    });
    shareEditions(own, store);
    return own;
  }

  /** Tables go to others, each between two decisions; then nothing is played here any more. */
  async stop(within = this.settings.deaf * 2): Promise<void> {
    if (this.isOver) return;
    this.trunk?.say(['leaving']);
    const { time } = this.settings;
    const until = time.now() + within;
    while (this.trunk !== null && this.held.size > 0 && time.now() < until)
      await new Promise<void>((resolve) => time.later(LOOK, resolve));
    this.isOver = true;
    this.trunk?.say(['bye']);
    this.leave();
    for (const one of this.listening) await one.stop().catch(() => {});
    await Promise.all(this.dropping);
  }
}

/** As it is told to whoever asked. */
function failed(error: unknown): Came {
  if (error instanceof MovedOn) return { moved: true };
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'fault';
  return { code, message: error instanceof Error ? error.message : String(error) };
}
