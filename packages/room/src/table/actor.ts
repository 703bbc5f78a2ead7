// One table of the room: a mailbox, one command at a time. A command is decided, its events and its money are stored, and only
// then is anybody told. Killed at any byte, a table is folded again from its stream. What follows by itself is the croupier's.
import type { Actor, Game, Viewer } from 'baraja';
import { type AnyRefusal, decide, emptyTable, type TableCommand, type TableRules, type TableState } from 'baraja/table';
import type { Transfer } from '../ledger/index.js';
import type { Received, Sign } from '../protocol/frames.js';
import { type RoomRefusal, roomRefuse } from '../protocol/refusals.js';
import type { TableView } from '../protocol/view.js';
import { type Appended, isAppended } from '../store/store.js';
import { accountsOf, type TableName } from './accounts.js';
import { type Answer, answerOnce } from './answering.js';
import type { Performing } from './asks.js';
import { seatBots } from './bots.js';
import { Choices } from './choices.js';
import { serve } from './croupier.js';
import { countDue } from './day.js';
import { dictionaryFor } from './dictionary.js';
import { type Due, due } from './due.js';
import { type DealtRound, endOf, keepSometimes } from './ends.js';
import { Evening, isByLink } from './evening.js';
import { TableFloor } from './floor.js';
import type { StoredTableEvent, TableOpened, ToldEvent } from './kinds.js';
import { Mailbox } from './mailbox.js';
import { Moments } from './moments.js';
import { transfersFor, trayIn } from './money.js';
import { nameAt } from './names.js';
import { actedBy, Offered } from './offered.js';
import { foundAgain, goBackTo, type Opened, storeOpening } from './opening.js';
import { Rail } from './rail.js';
import { Rulings } from './rulings.js';
import { Schedule } from './schedule.js';
import { viewOf } from './seen.js';
import { type PartAnswer, Shuffler } from './shuffler.js';
import { Staging } from './staging.js';
import { goesOn, told, toldFrom, toldLate, unfold } from './stored.js';
import { TableEditions } from './table-editions.js';
import { Talk } from './talk.js';
import { Times } from './times.js';
import type { Asker, Watcher, World } from './world.js';

export class TableActor {
  readonly stream: string;
  /** Its accounts in the room's book. */
  readonly accounts: TableName;
  state: TableState;
  version = 0;
  readonly shuffler: Shuffler = new Shuffler(this);
  /** The round that closed last, to be looked at until the next one opens. */
  last: DealtRound | null = null;
  /** When it was opened. */
  openedAt = 0;
  isParked = false;
  /** The version of the last event of a round: what a choice is made upon. */
  played = 0;
  private appended: Appended | null = null;
  readonly offered = new Offered();
  /** Who was dealt which seat in this round, or the last: whoever sits there now may be somebody else. */
  dealtTo: ReadonlyMap<string, number> = new Map();
  readonly rulings: Rulings = new Rulings(this);
  readonly floor: TableFloor = new TableFloor(this);
  readonly moments = new Moments();
  readonly staging: Staging = new Staging(this);
  readonly evening: Evening;
  readonly talk: Talk;
  private readonly rail = new Rail(this);
  readonly editions = new TableEditions(this);
  readonly choices = new Choices(this);
  readonly mailbox = new Mailbox<Answer>((error) => this.world.trouble(this.id, error));
  readonly times: Times;
  readonly schedule: Schedule;

  private constructor(
    readonly world: World,
    readonly opened: TableOpened,
    rules: TableRules,
    /** The edition of its book; tables of earlier programs have none. */
    public edition: string | undefined,
  ) {
    this.stream = `table-${opened.id}`;
    this.accounts = accountsOf(opened, rules.house);
    this.state = emptyTable(rules);
    this.editions.own = edition;
    this.editions.day = opened.opening.on;
    this.evening = new Evening(world, opened.id);
    this.talk = new Talk(opened.id);
    this.times = new Times(world);
    const serveThis = (owed: Due) => this.enqueue(() => serve(this, owed));
    this.schedule = new Schedule(world, serveThis, () => this.arrange());
  }

  /** Opens a new table, and stores that it was opened. */
  static async open(world: World, opened: Opened): Promise<TableActor> {
    const { event, rules, version, at } = await storeOpening(world, opened);
    const actor = new TableActor(world, event, rules, event.edition);
    return Object.assign(actor, { version, openedAt: at });
  }
  /** Folds a table from its stream; null if there is none, or it is closed for good. */
  static async resume(world: World, id: string): Promise<TableActor | null> {
    const found = await foundAgain(world, id);
    if (found === null) return null;
    const { opened, at, rules, edition, kept } = found;
    const actor = new TableActor(world, opened, rules, edition);
    actor.editions.own = found.own;
    actor.openedAt = at;
    if (kept) await goBackTo(actor, kept);
    actor.editions.pinned = kept?.body.hash ?? opened.hash;
    await actor.catchUp();
    await actor.evening.load();
    await actor.choices.load();
    await actor.editions.takeUp();
    return actor;
  }
  /** Folds what is stored and not yet known here. */
  private async catchUp(): Promise<void> {
    for await (const page of this.world.store.pages(this.stream, this.version + 1))
      for (const { version, body } of page) {
        const e = body as unknown as StoredTableEvent;
        await this.editions.before(e);
        this.fold(e, version);
      }
  }
  showAll(): void {
    this.rail.showAll();
  }
  private fold(e: StoredTableEvent, version: number): void {
    const { moments, staging, shuffler } = this;
    this.editions.fold(e);
    shuffler.fold(e);
    this.become(moments.fold(this.state, e) ?? staging.fold(this.state, e) ?? unfold(this.state, e, shuffler.pledged));
    this.rulings.fold(e);
    this.floor.fold(e);
    this.version = version;
    if (e.type === 'Played' || e.type === 'RoundOpened' || e.type === 'ActTakenBack')
      this.nowPlayed([e.type === 'Played' ? actedBy(e.event) : e.type === 'ActTakenBack' ? e.seat : undefined]);
  }
  /** Something happened in the round, by these seats. */
  private nowPlayed(by: readonly (number | null | undefined)[]): void {
    this.played = this.version;
    this.offered.note(this.state.live, this.version, by);
  }
  /** The version since which an actor has been offered what he is offered now. */
  askedSince(actor: Actor): number {
    return this.offered.since(actor) ?? this.played;
  }
  private become(state: TableState): void {
    const { live } = state;
    if (this.state.live !== null && live === null) this.last = this.state.live;
    if (live !== null) this.last = null;
    if (live !== null && live.number !== this.state.live?.number) {
      const dealt = state.sittings.filter((s) => live.game.seats.includes(s.seat));
      this.dealtTo = new Map(dealt.map((s) => [s.patron.id, s.seat]));
    }
    this.state = state;
    this.holds(state);
  }
  /** Who holds a hand here, for the other tables to know. */
  private holds({ live, sittings }: TableState): void {
    const dealt = sittings.filter((s) => !s.patron.bot && live?.game.seats.includes(s.seat)).map((s) => s.patron.id);
    this.world.hands.hold(this.id, this.rules.house, dealt);
  }
  /** Who holds a hand at another table of the house. */
  dealtElsewhere(): readonly string[] {
    return this.world.hands.elsewhere(this.rules.house, this.id);
  }
  /** Hands at other tables of the house have begun or ended: who waited for that is shown so, and may be dealt in. */
  othersDealt(): void {
    this.rail.showAll();
    this.arrange();
  }
  /** As its book has it; another edition of that, or another game that is chosen, changes them between two hands. */
  get rules(): TableRules {
    return this.state.rules;
  }
  get id(): string {
    return this.opened.id;
  }
  /** When the box of its progressive is counted next; null where there is none. */
  countDue(): number | null {
    return countDue(this.state, this.openedAt, this.world.dayEnds);
  }

  /** Asks what is owed by the time; the croupier does it when it is due. */
  arrange(): void {
    if (this.schedule.rests) return;
    const { world, state, opened } = this;
    const now = world.now();
    this.schedule.want(due(this.times.standing(this, now), now));
    if (state.live !== null) return;
    if (this.floor.state.closing) world.finished?.(this.id);
    else if (opened.practice && !opened.by && state.rounds > 0 && this.isDeserted) world.deserted?.(this.id);
  }

  seatBots(count: number): Promise<void> {
    return this.enqueue(() => seatBots(this, count));
  }

  // --- who looks on ---

  /** `seen`: the version he has, if he was here before. */
  watch(watcher: Watcher, seen?: number): () => void {
    const leave = this.rail.join(watcher, seen);
    if (seen === undefined && isByLink(this.opened)) for (const said of this.talk.lately()) watcher.send(said);
    this.arrange(); // a practice table waits for somebody to look
    return () => {
      leave();
      this.arrange(); // and whoever has gone is away from now on
    };
  }
  /** Nobody but bots sits at it, and nobody looks. */
  get isDeserted(): boolean {
    return this.watching === 0 && this.state.sittings.every((s) => s.patron.bot);
  }
  get watching(): number {
    return this.rail.size;
  }
  isHere(patron: string): boolean {
    return this.rail.isHere(patron);
  }
  seatOf(patron: string): number | null {
    return this.state.sittings.find((s) => s.patron.id === patron)?.seat ?? null;
  }
  rolesOf(patron: string): ReturnType<TableFloor['rolesOf']> {
    return this.floor.rolesOf(patron);
  }
  /** Is a person there to deal? */
  get dealerHere(): boolean {
    return this.rules.dealer === 'person' && this.rail.has((patron) => this.rolesOf(patron).dealer);
  }
  /** It deals no next hand, and nobody sits down any more. */
  get closing(): boolean {
    return this.isParked || this.floor.state.closing !== null;
  }
  /** Whose cards a patron sees: those of the seat he was dealt, or none. */
  eyesOf(patron: string): Viewer {
    return this.dealtTo.get(patron) ?? 'rail';
  }
  isStranger(patron: string): boolean {
    const { floor, dealer } = this.rolesOf(patron);
    return !floor && !dealer && this.eyesOf(patron) === 'rail' && !this.isExpected(patron);
  }
  /** Somebody whose coming and going others are shown. */
  isExpected(patron: string): boolean {
    return this.seatOf(patron) !== null || this.evening.expects(patron);
  }
  /** Shows everybody who is here and who is coming. */
  showHere(): void {
    this.rail.tell([]);
  }
  viewFor(patron: string): TableView {
    return viewOf(this, patron);
  }
  /** The cards of this round, or the last, that a patron has seen, each with the proof that it lay where it was pledged. */
  openings(patron: string): ReturnType<Shuffler['proofs']> {
    return this.shuffler.proofs(this.state.live ?? this.last, this.eyesOf(patron));
  }
  toldLate(event: ToldEvent, patron: string): ToldEvent | null {
    return toldLate(event, this.rules.game, this.state.live, this.seatOf(patron));
  }
  private tell(events: readonly ToldEvent[]): void {
    this.rail.tell(events);
    this.world.changed(this.rules.house);
  }
  chat(asker: Asker, text: string): void {
    if (!this.floor.maySpeak(asker.patron)) return;
    this.rail.say(this.talk.says(asker.patron, nameAt(this.state.sittings, asker), text, this.world.now()));
  }
  react(patron: string, line: number, sign: Sign): void {
    const frame = this.floor.maySpeak(patron) ? this.talk.reacts(patron, line, sign) : null;
    if (frame) this.rail.say(frame);
  }

  // --- what is asked ---

  /** One command at a time; the same id of the same asker gets the first answer again. */
  ask(asker: Asker, id: string, expect: number, asked: Received): Promise<Answer> {
    const key = `${asker.patron}/${id}`;
    const answer = () => answerOnce(this, { asker, key, expect, asked });
    const run = () => this.mailbox.once(key, answer, (one) => !('stale' in one));
    return this.world.observer?.asking({ table: this.id, key, type: asked.type }, run) ?? run();
  }
  /** Waits for what is before it. */
  enqueue<T>(run: () => Promise<T>): Promise<T> {
    return this.mailbox.enqueue(run);
  }

  // --- what is done ---

  /**
   * Decides, stores, and only then tells. Null when it is done; otherwise why not, and nothing has changed. `id` is for what a
   * patron may ask again; what the croupier does is done once because the store expects the version it was decided on.
   */
  async perform(
    command: TableCommand,
    { id, grants = [], by }: Performing = {},
  ): Promise<AnyRefusal | RoomRefusal | null> {
    const answer = decide(this.state, command, by);
    if ('refused' in answer) return answer;
    if (answer.events.some(goesOn)) await this.shuffler.pledgeAgain();
    const before = this.state;
    const gameOf = (round: number): Game =>
      (before.live?.number === round ? before.live : (answer.state.live ?? before.live))!.game;
    const events = answer.events.map((e) => told(e, gameOf));
    const patronAt = (seat: number) => before.sittings.find((s) => s.seat === seat)?.patron.id;
    const tray = await trayIn(this.world, this.id, answer.events);
    const where = { ...this.accounts, patronAt, tray, float: this.rules.cites.float ?? null, game: this.rules.gameId };
    const transfers = [...grants, ...transfersFor(answer.events, where, `${this.stream}/${this.version + 1}`)];
    if (answer.state.live !== null) this.holds(answer.state); // before it is stored: another table may deal meanwhile
    const failed = await this.append(events, transfers, id);
    if (failed) {
      this.holds(this.state);
      return failed;
    }
    this.become(answer.state);
    for (const part of [this.moments, this.staging]) for (const e of events) part.fold(before, e);
    for (const part of [this.rulings, this.floor, this.editions, this.shuffler]) for (const e of events) part.fold(e);
    if (before.live !== null && answer.state.live === null) this.last = endOf(before, answer.events);
    const inRound = answer.events.filter((e) => e.type === 'Played' || e.type === 'RoundOpened');
    if (inRound.length > 0) this.nowPlayed(inRound.map((e) => (e.type === 'Played' ? actedBy(e.event) : null)));
    const isClosed = answer.events.some((e) => e.type === 'RoundClosed');
    if (isClosed) this.handOver(before);
    this.arrange(); // before anybody is told: what is told shows the clocks that run from now on
    this.tell(events);
    for (const patron of new Set(transfers.flatMap((t) => ('patron' in t && t.patron) || [])))
      this.world.walletMoved(patron);
    if (isClosed) await keepSometimes(this).then(() => this.editions.take());
    return null;
  }
  /** Bots among themselves leave nobody a hand to look for. */
  private handOver({ live, sittings }: TableState): void {
    this.times.handPlayed(this);
    if (sittings.some((s) => !s.patron.bot && live?.game.seats.includes(s.seat))) this.world.handClosed?.(this.id);
  }
  /** Stores and tells events of the room's own: but for an act taken back, they change nothing on the felt. */
  async note(events: readonly ToldEvent[], id?: string): Promise<RoomRefusal | null> {
    for (const e of events) await this.editions.before(e);
    const failed = await this.append(events, [], id);
    if (failed) return failed;
    for (const e of events) this.fold(e, this.version);
    this.arrange();
    this.tell(events.map(toldFrom));
    return null;
  }
  /** What belongs to no round and no seat, such as the pledge of a pack: stored, and only then known and told. */
  async record(events: readonly StoredTableEvent[]): Promise<Appended | null> {
    if (await this.append(events, [])) return null;
    for (const e of events) this.shuffler.fold(e);
    this.tell(events.map(toldFrom));
    return { ...this.appended!, version: this.version };
  }
  /** Somebody opens the part he vowed to the shuffle. */
  part(patron: string, which: { readonly round: number; readonly base: number }, part: string): Promise<PartAnswer> {
    return this.enqueue(async () => {
      if (this.isParked) return { why: 'late' };
      const answer = await this.shuffler.part(patron, which, part);
      this.arrange();
      return answer;
    });
  }
  private async append(
    events: readonly StoredTableEvent[],
    transfers: readonly Transfer[],
    id?: string,
  ): Promise<RoomRefusal | null> {
    const { world, stream, version: expect } = this;
    const dictionary = dictionaryFor(this.rules);
    const sheet = { stream, expect, at: world.now(), events, transfers, dictionary, ...(id ? { id } : {}) };
    const answer = await world.store.append(sheet).catch(async (error: unknown) => {
      await this.surprised();
      throw error;
    });
    if (isAppended(answer)) {
      this.version = answer.version;
      this.appended = answer;
      return null;
    }
    if (answer.refused === 'overdrawn')
      return roomRefuse('wallet-short', { have: answer.available ?? 0, need: answer.amount ?? 0 });
    world.trouble(this.id, new Error(`an append was refused: ${JSON.stringify(answer)}`));
    await this.surprised();
    return roomRefuse('store-failed');
  }
  /** Whether an append that failed was stored is the store's to say: what it holds is what happened, and is told. */
  private async surprised(): Promise<void> {
    this.holds(this.state);
    const before = this.version;
    await this.catchUp();
    if (this.version === before) return;
    this.arrange();
    this.rail.showAll();
  }

  /** Nothing more is arranged; what is under way is stored. A hand in progress is parked, and goes on after a restart. */
  async park(): Promise<void> {
    this.isParked = true;
    this.schedule.rest();
    await this.mailbox.empty();
  }
}
