// What happens at a table without anybody's asking: the shuffle, bots, the clock, the next deal. It does nothing itself; it puts
// commands in the table's mailbox when their time has come.
import { type Actor, silent, view } from 'baraja';
import { type Posted, posted } from 'baraja/bots';
import { awaitsDraw, type By, forcedUnit, type Live, OWN, seatNext, type TableCommand } from 'baraja/table';
import { type RoomRefusal, roomRefuse } from '../protocol/refusals.js';
import { Absences, type Absent, usualAbsence } from './absence.js';
import type { TableActor } from './actor.js';
import { BOT_NAMES } from './bot-names.js';
import { Clock, usualClock } from './clock.js';
import { type Between, type Due, due, firstOf, type InRound, type Situation } from './due.js';
import { CalledOff } from './minds.js';
import { type PaceAsk, practisesAlone } from './practice.js';
import { handedOut } from './purse.js';

const MANNERS = ['careful', 'steady', 'lively'];
/** Milliseconds, before the pace: how long a bot thinks. */
const THINKS = { least: 500, more: 1300 };
const TIME_UP: By = { who: 'clock', why: 'time', rule: OWN.clock };
/** After a fault, the next try. Not paced: it is the disk that needs the time. */
const RETRY = 1000;

export class Croupier {
  readonly clock: Clock;
  readonly absences: Absences;
  /** What is owed and has its time; and the one timer, set for what comes first. */
  private readonly owed = new Map<string, Due>();
  private timer: { readonly due: Due; readonly cancel: () => void } | null = null;
  private sign: { game: Live['game']; posted: Posted } | null = null;
  private isResting = false;
  /** Calls off the next try after a fault. */
  private again: (() => void) | null = null;
  /** What whoever practises alone has said of the pace, and the hand after which he wants the next at once. */
  private own = 1;
  private hurried: number | null = null;
  /** How often in a row a hand came to nothing, and how everybody stood then. */
  private idle: { readonly times: number; readonly standing: string } | null = null;

  constructor(private readonly table: TableActor) {
    this.clock = new Clock(table.world.clock ?? usualClock);
    this.absences = new Absences(table.world.absence ?? usualAbsence);
  }

  /**
   * Asks what is owed, and forgets what is no longer wanted. What is wanted as before keeps its time: otherwise somebody who keeps
   * sitting out and coming back, or looking in and out, could hold the table up for ever.
   */
  arrange(): void {
    const all = this.isResting ? [] : due(this.standsAt(this.table.world.now()), this.table.world.now());
    const wanted = new Set(all.map(({ key }) => key));
    for (const key of this.owed.keys()) if (!wanted.has(key)) this.owed.delete(key);
    for (const one of all) if (!this.owed.has(one.key)) this.owed.set(one.key, one);
    this.setTimer();
    const { opened, state, isDeserted, world, id } = this.table;
    if (!this.isResting && opened.practice && state.live === null && state.rounds > 0 && isDeserted)
      world.deserted?.(id);
  }
  /** One timer, for what comes first. */
  private setTimer(): void {
    const { world } = this.table;
    const first = firstOf(this.owed.values());
    if (first === (this.timer?.due ?? null)) return;
    this.timer?.cancel();
    this.timer = null;
    if (first === null) return;
    const cancel = world.later(Math.max(0, first.at - world.now()), () => this.goOff(first));
    this.timer = { due: first, cancel };
  }
  private goOff(one: Due): void {
    const { table } = this;
    this.timer = null;
    this.owed.delete(one.key);
    table.enqueue(() => this.perform(one)).catch(() => this.retry()); // the mailbox has reported it
    this.setTimer();
  }
  private async perform({ chore, offered }: Due): Promise<unknown> {
    const { rulings } = this.table;
    if (offered && this.table.askedSince(offered.actor) !== offered.since) return;
    switch (chore.do) {
      case 'carry-ruling':
        return rulings.carry();
      case 'end-ruling':
        return rulings.timeUp();
      case 'play-silent':
        return this.timeUp(chore.seat, chore.patron);
      case 'shuffle':
        return this.letChance(chore.isTime);
      case 'deal-on':
        return this.letDealer();
      case 'think':
        return this.letBot(chore.seat);
      case 'next-hand':
        return this.nextHand(chore.isTime);
      case 'count':
        return this.count(chore.due);
      case 'free-seat':
        return this.freeSeat(chore.absent);
    }
  }
  /** The table as it stands, with its clocks set: whoever must choose has his running, and nobody else. */
  private standsAt(now: number): Situation {
    const { table } = this;
    const { rulings } = table;
    const { live } = table.state;
    const { waitsFor } = rulings;
    const isHeld = live !== null && waitsFor !== null;
    const isTimed = live !== null && !isHeld && practisesAlone(table) === null;
    const people = isTimed ? live.round.menus.flatMap(({ actor }) => this.personAt(actor) ?? []) : [];
    this.clock.stop(now, people);
    for (const seat of people) this.runClock(seat, live!);
    return {
      pace: this.pace,
      absent: this.absent(now),
      ruling: isHeld ? { number: waitsFor, agreed: rulings.isAgreed, left: rulings.left(now) } : null,
      round: live === null ? null : this.roundAt(live, now),
      between: live === null ? this.between() : null,
    };
  }
  private roundAt(live: Live, now: number): InRound {
    const { table } = this;
    const { host } = table.opened;
    return {
      cards: live.round.faces.length,
      actors: live.round.menus.map((m) => m.actor),
      since: (actor) => table.askedSince(actor),
      clock: (seat) => {
        if (this.personAt(seat) === null) return null;
        const running = this.clock.leftAt(now).find((one) => one.seat === seat);
        return { patron: this.patronAt(seat), left: running ? running.left + running.bank : null };
      },
      thinks: () => (THINKS.least + table.world.dice(THINKS.more)) * this.pace,
      shuffle: () => table.shuffler.due(live),
      dealer: host !== null && table.rolesOf(host).dealer && table.isHere(host),
    };
  }
  /** Practice tables wait for somebody to look, and before their first hand a while longer for somebody to sit down. */
  private between(): Between {
    const { table } = this;
    const { practice } = table.opened;
    const waits = table.closing || (practice && table.watching === 0);
    return {
      rounds: table.state.rounds,
      waits,
      isHurried: this.hurried === table.state.rounds,
      onlyBots: practice && table.last === null && table.state.sittings.every((s) => s.patron.bot),
      last: table.last,
      idle: this.idle !== null && this.idle.standing === this.standing() ? this.idle.times : 0,
      draw: waits ? null : table.shuffler.drawDue(),
      count: table.countDue(),
    };
  }
  /** How fast bots think and hands follow here. */
  private get pace(): number {
    const { world } = this.table;
    return practisesAlone(this.table) === null ? world.pace : world.pace * this.own;
  }
  /** A word on the pace; only where nobody else would have to put up with it. */
  paced(patron: string, asked: PaceAsk): RoomRefusal | null {
    if (practisesAlone(this.table) !== patron) return roomRefuse('not-alone');
    if (asked.type === 'pace') this.own = asked.pace;
    else this.hurried = this.table.state.rounds;
    this.arrange();
    return null;
  }
  rest(): void {
    this.isResting = true;
    this.again?.();
    this.again = null;
    this.arrange();
  }
  handPlayed(): void {
    this.clock.stop(this.table.world.now()); // what the last choice took comes off before the hand's share is added
    this.clock.handPlayed(this.table.state.sittings.map((s) => s.patron.id));
    const { last } = this.table;
    const isNothing = last !== null && last.round.faces.length === 0;
    this.idle = isNothing ? { times: (this.idle?.times ?? 0) + 1, standing: this.standing() } : null;
  }
  /** How everybody stands: who sits where, with what, and whether he plays. */
  private standing(): string {
    return JSON.stringify(this.table.state.sittings.map((s) => [s.seat, s.patron, s.stack + s.behind, s.away]));
  }
  /** The disk may have been full for a moment: a table does not stand still for ever because of it. */
  private retry(): void {
    if (this.isResting || this.again !== null) return;
    this.again = this.table.world.later(RETRY, () => {
      this.again = null;
      this.arrange();
    });
  }
  /** Does it, or throws: what the croupier asks for should never be refused. */
  private async must(command: TableCommand, by?: By): Promise<void> {
    const refused = await this.table.perform(command, by ? { by } : {});
    if (refused) throw new Error(`${command.type} was refused the croupier: ${refused.refused}`);
  }

  private absent(now: number): readonly Absent[] {
    const { table } = this;
    return this.absences.look({ ...table.state, ...table.opened, isHere: (p) => table.isHere(p) }, now);
  }
  /** BAR-125: his chips go where they came from. */
  private async freeSeat({ seat, since }: Absent): Promise<void> {
    const at = this.table.world.now();
    if (!this.absent(at).some((one) => one.seat === seat && one.since === since)) return;
    const by: By = { who: 'clock', why: 'absent', rule: OWN.absent, after: at - since };
    await this.must({ type: 'leave', seat, at }, by);
  }

  // --- in a round ---

  /** The seat, if a person has it. */
  private personAt(actor: Actor): number | null {
    if (typeof actor !== 'number') return null;
    return this.table.state.sittings.find((s) => s.seat === actor)?.patron.bot ? null : actor;
  }
  private patronAt(seat: number): string {
    return this.table.state.sittings.find((s) => s.seat === seat)!.patron.id;
  }
  private runClock(seat: number, { game, round }: Live): void {
    const decision = this.table.askedSince(seat);
    const { name: stage } = game.script[round.felt.step]!;
    this.clock.start(seat, { patron: this.patronAt(seat), stage, decision }, this.table.world.now());
  }
  /** The clock plays what the menu marks for a silent seat (AMB-GEN-25); silent too often, he sits out. */
  private async timeUp(seat: number, patron: string): Promise<void> {
    const { table } = this;
    const command = table.state.live && silent(table.state.live.round, seat);
    if (!command) return;
    await this.must({ type: 'act', command }, TIME_UP);
    if (!this.clock.silent(patron)) return;
    this.clock.spoke(patron); // when he comes back he begins anew
    const sitting = table.state.sittings.find((s) => s.patron.id === patron);
    if (sitting?.seat === seat && sitting.away === null && sitting.leaving === null)
      await this.must({ type: 'sitOut', seat }, TIME_UP);
  }
  /** The dealer's own chores: at once where nobody deals, after a while where somebody does and says nothing. */
  private async letDealer(): Promise<void> {
    const { live } = this.table.state;
    const command = live && silent(live.round, 'dealer');
    if (command) await this.must({ type: 'act', command });
  }
  /** The pledge, the parts of the players, the shuffle: each step as soon as it can be taken. */
  private async letChance(isTime: boolean): Promise<void> {
    const { table } = this;
    const { live } = table.state;
    if (live === null || live.round.menus[0]?.actor !== 'chance') return;
    const faces = await table.shuffler.packFor(live, isTime);
    if (faces === null) return this.arrange();
    await this.must({ type: 'act', command: { type: 'shuffle', actor: 'chance', faces } });
  }
  private async letBot(seat: number): Promise<void> {
    const { table } = this;
    const { live } = table.state;
    if (live === null || !live.round.menus.some((m) => m.actor === seat)) return;
    if (this.sign?.game !== live.game) this.sign = { game: live.game, posted: posted(live.game, table.rules.game) };
    const seen = { view: view(live.game, live.round, seat), game: this.sign.posted };
    try {
      const bot = MANNERS[seat % MANNERS.length]!;
      const command = await table.world.minds.choose({ bot, seen, seed: table.world.dice(2 ** 31) });
      await this.must({ type: 'act', command });
    } catch (error) {
      if (error instanceof CalledOff) return; // the hand is parked, and the bot asked again when it goes on
      // A bot that is at a loss plays as a silent seat does, so that the others can go on.
      table.world.trouble(table.id, error);
      const command = table.state.live && silent(table.state.live.round, seat);
      if (command) await this.must({ type: 'act', command });
    }
  }

  // --- between rounds ---

  private async count(at: number): Promise<void> {
    const { table } = this;
    if (table.state.live !== null || table.countDue() !== at) return;
    if (table.world.now() < at) return this.arrange(); // a timer may go off a little early, and the day be counted twice
    await this.must({ type: 'countProgressive', at: table.world.now() });
  }
  private async nextHand(isTime = false): Promise<void> {
    const { table } = this;
    const { rules } = table;
    if (table.state.live !== null || table.closing) return;
    await this.keepBots();
    if (rules.fee.kind === 'time') await table.perform({ type: 'collectTime', at: table.world.now() });
    if (awaitsDraw(table.state) && !(await this.drawButton(isTime))) return;
    const elsewhere = table.dealtElsewhere();
    if (seatNext(table.state, elsewhere).markers === null) return;
    await this.must({ type: 'deal', elsewhere });
  }
  private async drawButton(isTime: boolean): Promise<boolean> {
    const { table } = this;
    const players = table.state.sittings.filter((s) => s.away === null && s.stack > 0).map((s) => s.seat);
    if (players.length < table.rules.seats.min) return false;
    const faces = await table.shuffler.packForDraw(players, isTime);
    if (faces === null) this.arrange();
    return (
      faces !== null && (await table.perform({ type: 'drawButton', faces: faces.slice(0, players.length) })) === null
    );
  }

  // --- bots ---

  /** Lets bots learn the game before anybody waits for them. */
  prepareBots(): void {
    const { state, rules, world } = this.table;
    if (state.sittings.some((s) => s.patron.bot)) world.minds.learn(rules.game);
  }
  /** Sits bots down, spread round the table; one seat at least stays free. */
  seatBots(count: number): Promise<void> {
    const { table } = this;
    return table.enqueue(async () => {
      const all = Array.from({ length: table.rules.seats.max }, (_, i) => i + 1);
      const free = all.filter((seat) => !table.state.sittings.some((s) => s.seat === seat));
      const seats = Math.min(count, free.length - 1);
      for (let i = 0; i < seats; i++) await this.seatBot(free[Math.floor((i * free.length) / seats)]!);
      this.prepareBots();
    });
  }
  private async seatBot(seat: number): Promise<void> {
    const { table } = this;
    const patron = { id: `bot-${table.id}-${seat}`, name: BOT_NAMES[(seat - 1) % BOT_NAMES.length]!, bot: true };
    const buyIn = this.botBuyIn();
    const sit = { type: 'sit', seat, patron, buyIn, at: table.world.now() } as const;
    const refused = await table.perform(sit, { grants: [handedOut(table, patron.id, buyIn, 'grant')] });
    if (refused) table.world.trouble(table.id, new Error(`a bot was not seated: ${refused.refused}`));
  }
  private botBuyIn(): number {
    const { rules } = this.table;
    const { buyIn } = rules;
    const wanted = Math.max(buyIn.min, 50 * forcedUnit(rules));
    return buyIn.max === null ? wanted : Math.min(wanted, buyIn.max);
  }
  /** Bots that run short buy again; bots that were sat out come back. */
  private async keepBots(): Promise<void> {
    const { table } = this;
    const buyIn = this.botBuyIn();
    for (const { seat, stack, patron } of table.state.sittings) {
      if (!patron.bot) continue;
      const amount = buyIn - stack - ((buyIn - stack) % table.rules.game.chip);
      if (stack < buyIn / 4)
        await table.perform(
          { type: 'topUp', seat, amount },
          { grants: [handedOut(table, patron.id, amount, 'grant')] },
        );
      if (table.state.sittings.find((s) => s.seat === seat)?.away != null)
        await table.perform({ type: 'comeBack', seat, post: true });
    }
  }
}
