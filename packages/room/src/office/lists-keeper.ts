// Keeps a house's lists: what is asked of them is decided on the lists and the tables as they stand, stored, and told. What they owe by
// the time is served when it is due. All it knows is folded from the journal and read off the tables, so that a restart goes on.
import { randomBytes } from 'node:crypto';
import { games, postedOf } from 'baraja/books';
import { inRound, openedFor } from 'baraja/table';
import { type RoomRefusal, roomRefuse } from '../protocol/refusals.js';
import type { Store } from '../store/index.js';
import { type Answer, Schedule, type TableActor, type World } from '../table/index.js';
import type { Staffer } from './acted.js';
import { because } from './acted.js';
import type { OfficeEvent } from './facts.js';
import type { Happened, Journal } from './journal.js';
import { evolveLists, isListEvent, type ListRules, MINUTE, noLists, type Person, usualLists } from './lists.js';
import * as decide from './lists-decide.js';
import { dueOnLists, heldBack, type ListDue, settle } from './lists-due.js';
import type { Done } from './lists-facts.js';
import type { Kind, SeenTable } from './lists-look.js';
import { carry } from './lists-move.js';
import { isRefused, type OfficeRefusal, officeRefuse } from './refusals.js';

export interface ListsDeps {
  readonly house: string;
  readonly journal: Journal<OfficeEvent>;
  readonly store: Store;
  readonly world: Pick<World, 'now' | 'later' | 'trouble' | 'walletMoved'>;
  /** The tables of the room that are awake, those of the house that sleep, and one that is woken. */
  readonly tables: () => Iterable<TableActor>;
  readonly asleep: () => readonly SeenTable[];
  readonly wake: (id: string) => Promise<TableActor | null>;
  readonly isOnDuty: (patron: string) => boolean;
  /** The house, or he himself, keeps him from play. */
  readonly keepsOut: (patron: string) => boolean;
  /** The lists are not as they were; these are on them, or were. */
  readonly changed: (patrons: readonly string[]) => void;
}
type Answered = Promise<OfficeRefusal | Happened>;
type Decide = (desk: decide.Desk) => decide.ListAnswer;
const newId = (): string => randomBytes(6).toString('hex');
const OWN: Done = { whose: 'own' };
/** Whose doing something is that staff asks for. */
export const byDesk = (by: Staffer, reason?: string): Done => ({ whose: 'desk', by, ...because(reason) });

export class Lists {
  state = noLists;
  private readonly schedule: Schedule<ListDue>;
  /** What is being served: it is not begun a second time. */
  private readonly serving = new Map<string, Promise<void>>();
  private isLooking = false;

  constructor(readonly deps: ListsDeps) {
    const serve = (owed: ListDue) => this.once(owed);
    this.schedule = new Schedule(deps.world, serve, () => this.arrange());
  }
  fold(e: OfficeEvent, at: number): void {
    if (isListEvent(e)) this.state = evolveLists(this.state, e, at);
  }
  private isOurs({ rules, floor }: TableActor): boolean {
    return rules.house === this.deps.house && floor.isHouses;
  }
  /** One of the house's own, where it is awake: at one that sleeps nobody sits. */
  table(id: string): TableActor | undefined {
    return [...this.deps.tables()].find((one) => one.id === id && this.isOurs(one));
  }
  /** The same, woken if it sleeps. */
  async woken(id: string): Promise<TableActor | undefined> {
    const table = await this.deps.wake(id);
    return table && this.isOurs(table) ? table : undefined;
  }
  /** The tables that the house runs: its own, and nobody's private ones. */
  look(): readonly SeenTable[] {
    const awake = [...this.deps.tables()].filter((one) => this.isOurs(one));
    return [...awake.map(seen), ...this.deps.asleep()];
  }
  nameOf(id: string): string | undefined {
    return this.look().find((one) => one.id === id)?.name;
  }
  get desk(): decide.Desk {
    return { state: this.state, tables: this.look(), at: this.deps.world.now() };
  }

  // --- time ---

  /** Something has happened at a table: looked at once, when everything about it is known. */
  tablesChanged(): void {
    if (this.isLooking || this.isIdle) return;
    this.isLooking = true;
    queueMicrotask(() => {
      this.isLooking = false;
      this.arrange();
    });
  }
  private get isIdle(): boolean {
    const { waiting, calls, locks, moves, lunches, feeders } = this.state;
    return [waiting, calls, locks, moves, lunches, Object.keys(feeders)].every((one) => one.length === 0);
  }
  arrange(): void {
    if (this.schedule.rests) return;
    const now = this.deps.world.now();
    const owed = dueOnLists(this.state, this.look(), now, this.deps.keepsOut).filter(
      ({ key }) => !this.serving.has(key),
    );
    // Between two hands there may be no time at all: whoever moves goes before the next is dealt.
    const first = owed.filter(({ chore }) => chore.do === 'move');
    this.schedule.want(owed.filter(({ chore }) => chore.do !== 'move'));
    for (const one of first) void this.once(one).catch((error) => this.deps.world.trouble(this.deps.house, error));
  }
  private once(owed: ListDue): Promise<void> {
    const before = this.state;
    const run = this.serve(owed)
      .finally(() => this.serving.delete(owed.key))
      .then(() => {
        // What could not be done yet is asked for again when its table has changed.
        if (this.state !== before) this.arrange();
      });
    this.serving.set(owed.key, run);
    return run;
  }
  /** Everything that was begun is done. */
  async idle(): Promise<void> {
    while (this.serving.size > 0) await Promise.allSettled(this.serving.values());
  }
  private async serve({ chore }: ListDue): Promise<unknown> {
    switch (chore.do) {
      case 'settle':
        return this.settle();
      case 'end-call':
        return this.happen((desk) => decide.timeUp(desk, chore.call, newId()));
      case 'late':
        return this.happen((desk) => decide.late(desk, chore.entry));
      case 'unlock':
        return this.happen((desk) => decide.unlock(desk, chore.table, chore.seat, { whose: 'clock' }));
      case 'call':
        return this.happen((desk) => decide.callNext(desk, chore.next, newId()));
      case 'move':
        return carry(this, chore.move);
    }
  }
  private settle(): Answered {
    return this.happen(({ state, tables }) => ({ events: settle(state, tables, this.deps.keepsOut) }));
  }
  /** Nothing more is begun by the time. */
  async rest(): Promise<void> {
    this.schedule.rest();
    await this.idle();
  }
  /** Decides on everything as it is by then, stores it, and tells whoever looks. */
  async happen(decided: Decide, id?: string): Answered {
    const before = this.people();
    const answer = await this.deps.journal.happen(() => decided(this.desk), id);
    if (!isRefused(answer)) {
      this.tell(before);
      this.arrange();
    }
    return answer;
  }
  /** Whoever is on them in any way. */
  people(): readonly string[] {
    const { waiting, calls, moves, lunches } = this.state;
    return [...waiting, ...calls, ...moves, ...lunches].flatMap(({ person }) => person.id ?? []);
  }
  tell(before: readonly string[]): void {
    this.deps.changed([...new Set([...before, ...this.people()])]);
  }

  // --- what is asked ---

  private isOffered({ game, stake }: Kind): boolean {
    const isHouses = games.some((one) => one.house === this.deps.house && one.id === game);
    return isHouses && postedOf(game).stakes.some(({ id }) => id === stake);
  }
  private isKeptOut({ id }: Person): boolean {
    return id !== null && this.deps.keepsOut(id);
  }
  /** Somebody writes himself down, or the desk somebody who is here, or has telephoned. */
  join(asked: Omit<decide.JoinAsked, 'entry' | 'offered'>, done: Done = OWN, id?: string): Answered {
    const { person } = asked;
    if (person.id !== null && this.deps.isOnDuty(person.id)) return Promise.resolve(officeRefuse('on-duty'));
    if (this.isKeptOut(person)) return Promise.resolve(officeRefuse('kept-out'));
    const offered = this.isOffered(asked);
    return this.happen((desk) => decide.join(desk, { ...asked, entry: newId(), offered }, done), id);
  }
  askChange(asked: Omit<decide.ChangeAsked, 'entry'>, done: Done = OWN): Answered {
    return this.happen((desk) => decide.askChange(desk, { ...asked, entry: newId() }, done));
  }
  leave(entry: string, done: Done = OWN): Answered {
    return this.happen((desk) => decide.leaveList(desk, entry, done));
  }
  arrive(entry: string, person: Person, done: Done = OWN): Answered {
    if (this.isKeptOut(person)) return Promise.resolve(officeRefuse('kept-out'));
    return this.happen((desk) => decide.arrive(desk, entry, person, done));
  }
  page(asked: Omit<decide.PageAsked, 'call'>, done: Done): Answered {
    return this.happen((desk) => decide.page(desk, { ...asked, call: newId() }, done));
  }
  pass(call: string, done: Done = OWN): Answered {
    return this.happen((desk) => decide.pass(desk, call, done));
  }
  withdraw(call: string, done: Done): Answered {
    return this.happen((desk) => decide.withdraw(desk, call, done));
  }
  lock(asked: decide.LockAsked, done: Done): Answered {
    if (this.isKeptOut(asked.person)) return Promise.resolve(officeRefuse('kept-out'));
    return this.happen((desk) => decide.lock(desk, asked, done));
  }
  unlock(table: string, seat: number, done: Done): Answered {
    return this.happen((desk) => decide.unlock(desk, table, seat, done));
  }
  setFeeder(main: string, feeder: string | null, done: Done): Answered {
    return this.happen((desk) => decide.setFeeder(desk, main, feeder, done));
  }
  setRules(after: ListRules, done: Done): Answered {
    return this.happen((desk) => decide.setRules(desk, after, done));
  }
  move(asked: Omit<decide.MoveAsked, 'move'>, done: Done): Answered {
    return this.happen((desk) => decide.moveTo(desk, { ...asked, move: newId() }, done));
  }
  /** Somebody takes the seat that is locked up for him: with chips of his own, or all those of the table he comes from. */
  async take(
    person: Person & { readonly id: string },
    call: string,
    { buyIn, post = false }: { buyIn?: number | undefined; post?: boolean | undefined },
  ): Promise<Exclude<Answer, { stale: true }> | OfficeRefusal | Happened> {
    const one = decide.callFor(this.desk, call, person.id);
    if ('refused' in one) return one;
    if (one.kind !== 'list') return this.happen(() => decide.takeMove(one, { move: newId(), post }, OWN));
    const table = await this.woken(one.table);
    if (!table) return officeRefuse('no-such-table');
    const asker = { patron: person.id, name: person.name };
    const asked = { type: 'sit', seat: one.seat, buyIn: buyIn ?? table.rules.buyIn.min, post } as const;
    const answer = await table.ask(asker, `call-${call}-${newId()}`, table.version, asked);
    if ('refusal' in answer || 'stale' in answer) return answer as Exclude<Answer, { stale: true }>;
    await this.settle();
    return answer;
  }
  /** Somebody goes to eat: he is dealt out, and his seat is kept for the house's minutes. */
  async lunch(table: string, person: Person & { readonly id: string }, done: Done = OWN): Answered {
    const refused = decide.lunch(this.desk, table, person, done);
    if ('refused' in refused) return refused;
    const at = this.table(table)!;
    const sitting = at.state.sittings.find((one) => one.patron.id === person.id);
    if (sitting?.away === null)
      await at.enqueue(() => at.perform({ type: 'sitOut', seat: sitting.seat }, byOf(done) ? { by: byOf(done)! } : {}));
    const answer = await this.happen((desk) => decide.lunch(desk, table, person, done));
    at.arrange(); // his seat is kept longer from now on
    return answer;
  }

  // --- what tables ask ---

  refuses(table: string, seat: number, patron: string): RoomRefusal | null {
    const at = this.table(table);
    const why = at ? heldBack(this.state, seen(at), seat, patron) : null;
    if (why === null) return null;
    return why === 'seat-locked' ? roomRefuse('seat-held') : roomRefuse('others-wait');
  }
  keptUntil(table: string, patron: string): number | null {
    return this.state.lunches.find((one) => one.table === table && one.person.id === patron)?.until ?? null;
  }
  keeps(): number | null {
    return this.state.rules === usualLists ? null : this.state.rules.absent * MINUTE;
  }
}
/** At a table, whose word it was. */
export const byOf = ({ by, reason }: Done) =>
  by ? ({ who: 'floor', id: by.id, name: by.name, ...because(reason) } as const) : null;

export function seen({ id, floor, rules, state, closing, accounts }: TableActor): SeenTable {
  return {
    id,
    name: floor.name,
    game: openedFor(rules),
    stake: rules.stake,
    seats: rules.seats.max,
    buyIn: { min: rules.buyIn.min, max: rules.buyIn.max },
    purse: accounts.purse,
    shut: closing,
    playing: state.live !== null,
    taken: state.sittings.map(({ seat, patron, joined, away, leaving }) => ({
      seat,
      person: { id: patron.id, name: patron.name },
      bot: patron.bot,
      joined,
      inHand: inRound(state, seat),
      away: away !== null,
      leaving: leaving !== null,
    })),
  };
}
