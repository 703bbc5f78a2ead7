// Spreads the tables of a room over the servers that say they can play them. Each table is given to one at a time, under an epoch of its
// own: from then on the database takes nothing of whoever had it before. Where a server is not heard of any more its tables go to others,
// from what is stored; one that leaves gives them back first, each between two decisions.
import type { Bus, Listening, SteadyTime } from '../bus/index.js';
import { quietly } from '../gate/gateway.js';
import { type Line, Lines } from '../gate/lines.js';
import type { Given } from '../store/index.js';
import type { TableActor } from '../table/actor.js';
import { catchUp } from '../table/following.js';
import { Loan } from './loan.js';
import { type LenderHere, lendingAt, type ToLender, type ToPlayer, toLender } from './words.js';

export interface LenderSettings {
  readonly bus: Bus;
  readonly room: string;
  readonly here: LenderHere;
  readonly time: SteadyTime;
  /** Milliseconds after which a server is gone, if nothing is heard of it. */
  readonly deaf: number;
  /** Is the room kept here still? */
  keeps(): boolean;
  /** Those that are awake. */
  tables(): Iterable<TableActor>;
  /** Nobody stores anything at a table any more but this node; null: but this server. */
  give(stream: string, node: string | null): Promise<Given>;
}
type Node = Line<ToPlayer>;
/** To follow a table is about half of the work of playing it. */
const FOLLOWING = 0.5;
/** Milliseconds between one look at how they are spread and the next; and until what could not be done is tried again. */
const LOOK = 500;
const RETRY = 100;
/** Tables that are moved at once because there are fewer elsewhere. */
const AT_ONCE = 32;

export class Lender {
  private readonly nodes: Lines<ToPlayer>;
  private readonly loans = new Map<string, Loan>();
  /** On their way from one to another. */
  private readonly moving = new Map<string, Promise<void>>();
  /** Where each cannot be played; and those that stay here. */
  private readonly failed = new WeakMap<TableActor, Set<string>>();
  private readonly home = new WeakSet<TableActor>();
  private readonly leaving = new WeakSet<Node>();
  private readonly gave = new Map<string, () => void>();
  private listening: Listening | null = null;
  private readonly at: ReturnType<typeof lendingAt>;
  private isOver = false;
  private callOff: () => void = () => {};

  private constructor(private readonly settings: LenderSettings) {
    const { bus, time, here, deaf, room } = settings;
    this.at = lendingAt(room);
    this.nodes = new Lines({
      ...{ buses: [bus], time, deaf, here: this.at.lender(here.node), there: this.at.player },
      keeps: () => !this.isOver && settings.keeps(),
      begun: () => this.lookSoon(),
      hear: (words, node) => this.hear(words, node),
      lost: (node) => this.lost(node),
    });
  }
  static async open(settings: LenderSettings): Promise<Lender> {
    const lender = new Lender(settings);
    await lender.nodes.listen();
    lender.listening = await settings.bus.subscribe(lender.at.where, () => lender.tell());
    settings.bus.onReturn(() => lender.tell());
    lender.tell();
    lender.look();
    return lender;
  }
  private tell(): void {
    const { bus, here, keeps } = this.settings;
    if (!this.isOver && keeps()) quietly(() => bus.publish(this.at.here, JSON.stringify(here)));
  }
  /** How many tables each plays, by its name; `''`: this server. */
  get spread(): ReadonlyMap<string, number> {
    const all = new Map(this.nodes.all.map((node) => [node.end, this.loadOf(node)]));
    return all.set('', [...this.settings.tables()].length - this.loans.size);
  }

  // --- how they are spread ---

  private lookSoon(): void {
    this.callOff();
    this.callOff = this.settings.time.later(0, () => this.look());
  }
  private look(): void {
    if (this.isOver) return;
    this.tell();
    if (this.settings.keeps()) this.even();
    this.callOff();
    this.callOff = this.settings.time.later(LOOK, () => this.look());
  }
  private loadOf(node: Node): number {
    let count = 0;
    for (const loan of this.loans.values()) if (loan.line === node) count++;
    return count;
  }
  /** Whoever has least to do; null: this server. Of what may be lent at all. */
  private least(table: TableActor, loads: Loads, but: Node | null = null): Node | null {
    let least: Node | null = null;
    for (const [node, load] of loads.nodes) {
      if (node === but || this.leaving.has(node) || this.failed.get(table)?.has(node.end)) continue;
      if (least === null || load < loads.nodes.get(least)!) least = node;
    }
    return least !== null && loads.nodes.get(least)! <= loads.here ? least : null;
  }
  private loads(): Loads {
    const nodes = new Map(this.nodes.all.map((node) => [node, 0]));
    let here = 0;
    for (const table of this.settings.tables()) {
      const node = this.loans.get(table.id)?.line;
      if (node !== undefined) nodes.set(node, (nodes.get(node) ?? 0) + 1);
      here += node === undefined ? 1 : FOLLOWING;
    }
    return { nodes, here };
  }
  private even(): void {
    const loads = this.loads();
    if (loads.nodes.size === 0) return;
    let count = this.moving.size;
    for (const table of this.settings.tables()) {
      if (!this.mayGo(table)) continue;
      const from = this.loans.get(table.id)?.line ?? null;
      const mustGo = from !== null && this.leaving.has(from);
      const to = this.least(table, loads, from);
      if (!mustGo && !isWorse(loads, from, to)) continue;
      if (count++ >= AT_ONCE) continue;
      moved(loads, from, to);
      void this.move(table, to);
    }
  }
  private mayGo(table: TableActor): boolean {
    const { rules, closing, id } = table;
    // At a dealer's choice a hand is dealt by the books in force, which are known where the room is kept.
    return !closing && rules.choice === undefined && !this.moving.has(id) && !this.home.has(table);
  }

  // --- one table ---

  /** It is played here, and stays here. */
  async stay(table: TableActor): Promise<void> {
    this.home.add(table);
    await this.moving.get(table.id);
    if (this.loans.has(table.id)) await this.move(table, null);
  }
  /** It may go to others again. */
  mayLeave(table: TableActor): void {
    this.home.delete(table);
  }
  private move(table: TableActor, to: Node | null): Promise<void> {
    const had = this.moving.get(table.id);
    if (had) return had;
    const loan = this.loans.get(table.id);
    const run = loan
      ? this.comeBack(table, loan).then(() => this.pass(table, to))
      : table.mailbox.enqueue(() => this.pass(table, to)); // nothing is under way here by then
    const done = run.catch((error) => table.world.trouble(table.id, error)).finally(() => this.isMoved(table));
    this.moving.set(table.id, done);
    return done;
  }
  private isMoved(table: TableActor): void {
    this.moving.delete(table.id);
    if (this.isOver || !this.settings.keeps()) return;
    const loan = this.loans.get(table.id);
    if (loan && !this.nodes.has(loan.line)) void this.again(loan);
    else if (this.moving.size === 0) this.lookSoon(); // there may be more to do
  }
  /** Whoever plays it is at the end of a decision, and says so; or is gone. */
  private async comeBack(table: TableActor, loan: Loan): Promise<void> {
    table.share.pass();
    const { time, deaf } = this.settings;
    await new Promise<void>((resolve) => {
      const callOff = time.later(deaf, resolve);
      this.gave.set(table.id, () => {
        callOff();
        resolve();
      });
      loan.line.trunk.say(['give', table.id, loan.epoch]);
    });
    this.gave.delete(table.id);
  }
  /** From whoever had it to whoever is to have it. Here it is as it is stored, whatever was told. */
  private async pass(table: TableActor, to: Node | null): Promise<void> {
    const had = this.loans.get(table.id);
    table.share.pass();
    for (let next = to; ; next = null) {
      const node = next !== null && this.nodes.has(next) ? next : null;
      const { epoch, version } = await this.settings.give(table.stream, node?.end ?? null);
      await this.foldTo(table, had, version);
      if (this.isOver) return;
      if (node !== null && !this.nodes.has(node)) continue;
      this.loans.delete(table.id);
      if (node === null) return table.share.keep();
      const loan = new Loan(table, epoch, node);
      this.loans.set(table.id, loan);
      loan.begin();
      return table.share.follow(loan);
    }
  }
  private async foldTo(table: TableActor, had: Loan | undefined, version: number): Promise<void> {
    await had?.heardAll();
    had?.end();
    while (table.version < version && !this.isOver)
      await catchUp(table).then(
        () => table.showAll(),
        (error: unknown) => {
          table.world.trouble(table.id, error);
          return new Promise<void>((resolve) => this.settings.time.later(RETRY, resolve));
        },
      );
    table.share.claimed = [];
    table.holds();
  }

  // --- what is heard ---

  private hear(words: unknown, node: Node): void {
    const read = toLender.safeParse(words);
    if (!read.success) this.nodes.drop(node);
    else for (const word of read.data) if (this.nodes.has(node)) this.obey(word, node);
  }
  private obey(word: ToLender, node: Node): void {
    if (word[0] === 'here') return;
    if (word[0] === 'bye') this.nodes.drop(node);
    else if (word[0] === 'wallet') this.walletMoved(word[1], node);
    else if (word[0] === 'clear') this.of(word[2], node)?.inTurn(() => this.clear(word[1], word[2], node));
    else if (word[0] === 'came') this.of(word[2], node)?.came(word[1], word[3]);
    else if (word[0] !== 'leaving') this.ofTable(word, node);
    else {
      this.leaving.add(node);
      this.lookSoon();
    }
  }
  private walletMoved(patron: string, node: Node): void {
    const loan = [...this.loans.values()].find(({ line }) => line === node);
    loan?.table.world.walletMoved(patron);
  }
  private ofTable(word: Extract<ToLender, { 0: 'stored' | 'undealt' | 'gave' | 'failed' }>, node: Node): void {
    const loan = this.of(word[1], node);
    if (loan === undefined || (word[0] !== 'undealt' && word[2] !== loan.epoch)) return;
    const { table } = loan;
    if (word[0] === 'stored') loan.stored(word[3], word[4]);
    else if (word[0] === 'undealt') loan.inTurn(() => table.share.claim([]));
    else if (word[0] === 'gave') this.gave.get(table.id)?.();
    else {
      this.failed.set(table, (this.failed.get(table) ?? new Set()).add(node.end));
      table.world.trouble(table.id, new Error(`it cannot be played at ${node.end}: ${word[3]}`));
      void this.again(loan);
    }
  }
  private of(id: string, node: Node): Loan | undefined {
    const loan = this.loans.get(id);
    return loan?.line === node ? loan : undefined;
  }
  /** A hand is to be dealt: who holds one elsewhere is not dealt in, and everybody else holds one from now on. */
  private clear(question: number, id: string, node: Node): void {
    const loan = this.of(id, node);
    if (!loan) return;
    const { table } = loan;
    const elsewhere = table.dealtElsewhere();
    const people = table.state.sittings.flatMap(({ patron }) => (patron.bot ? [] : [patron.id]));
    table.share.claim(people.filter((one) => !elsewhere.includes(one)));
    node.trunk.say(['cleared', question, people.filter((one) => elsewhere.includes(one))]);
  }
  /** Nothing is heard of it any more. */
  private lost(node: Node): void {
    if (this.isOver || !this.settings.keeps()) return;
    for (const loan of this.loans.values()) if (loan.line === node) void this.again(loan);
  }
  private async again(loan: Loan): Promise<void> {
    const { table } = loan;
    this.gave.get(table.id)?.();
    if (this.moving.has(table.id)) return; // on its way from there already
    table.share.pass();
    loan.end();
    table.times.clock.again(); // whoever is to choose could not, for a while
    const loads = this.loads();
    const done = this.pass(table, this.home.has(table) ? null : this.least(table, loads, loan.line))
      .catch((error) => table.world.trouble(table.id, error))
      .finally(() => this.isMoved(table));
    this.moving.set(table.id, done);
    await done;
  }

  /** The tables rest where they are; whoever keeps the room next lends them anew. */
  async close(): Promise<void> {
    if (this.isOver) return;
    for (const { trunk } of this.nodes.all) trunk.say(['bye']);
    this.isOver = true;
    this.callOff();
    await this.nodes.close();
    await this.listening?.stop().catch(() => {});
    for (const loan of this.loans.values()) loan.end();
    for (const resolve of this.gave.values()) resolve();
    await Promise.allSettled(this.moving.values());
  }
}

interface Loads {
  readonly nodes: Map<Node, number>;
  here: number;
}
const loadAt = ({ nodes, here }: Loads, node: Node | null): number => (node === null ? here : (nodes.get(node) ?? 0));
/** Would it be better off there? Not where the two would only change places. */
const isWorse = (loads: Loads, from: Node | null, to: Node | null): boolean =>
  from !== to && loadAt(loads, from) - loadAt(loads, to) > (from === null || to === null ? FOLLOWING : 1);
function moved(loads: Loads, from: Node | null, to: Node | null): void {
  if (from !== null) loads.nodes.set(from, loadAt(loads, from) - 1);
  if (to !== null) loads.nodes.set(to, loadAt(loads, to) + 1);
  loads.here += (to === null ? 1 : FOLLOWING) - (from === null ? 1 : FOLLOWING);
}
