// What happens at a table without anybody's asking: the shuffle, bots, the clock, the next deal. It does nothing itself; it puts
// commands in the table's mailbox when their time has come.
import { type Actor, silent, view } from 'baraja';
import { type Posted, posted } from 'baraja/bots';
import { awaitsDraw, type By, forcedUnit, type Live, OWN, seatNext, type TableCommand } from 'baraja/table';
import { Absences, usualAbsence } from './absence.js';
import type { TableActor } from './actor.js';
import { BOT_NAMES } from './bot-names.js';
import { Clock, usualClock } from './clock.js';
import { CalledOff } from './minds.js';
import { handedOut } from './purse.js';

const MANNERS = ['careful', 'steady', 'lively'];
/** Milliseconds, before the pace: how long a bot thinks, and how long the end of a hand is looked at. */
const THINKS = { least: 500, more: 1300 };
const GAP = { first: 600, onlyBots: 12_000, uncontested: 1600, showdown: 4200, settled: 6500 };
/**
 * Where a hand came to nothing, because nobody would bank or bet: how long until everybody is asked again. Each time it is twice as
 * long, up to the most; sooner when something has changed.
 */
const IDLE = { first: 15_000, most: 120_000, least: 100 };
/** How long a pot waits for the person who deals. */
const PUSH = { alone: 1200, withDealer: 20_000 };
const TIME_UP: By = { who: 'clock', why: 'time', rule: OWN.clock };
/** After a fault, the next try. Not paced: it is the disk that needs the time. */
const RETRY = 1000;

export class Croupier {
  readonly clock: Clock;
  readonly absences: Absences;
  /** What is arranged, and how to call it off. */
  private readonly due = new Map<string, () => void>();
  private wanted = new Set<string>();
  private sign: { game: Live['game']; posted: Posted } | null = null;
  private isResting = false;
  /** How often in a row a hand came to nothing, and how everybody stood then. */
  private idle: { readonly times: number; readonly standing: string } | null = null;

  constructor(private readonly table: TableActor) {
    this.clock = new Clock(table.world.clock ?? usualClock);
    this.absences = new Absences(table.world.absence ?? usualAbsence);
  }

  /**
   * Arranges what comes next, and calls off what is no longer wanted. What is wanted as before keeps its time: otherwise
   * somebody who keeps sitting out and coming back, or looking in and out, could hold the table up for ever.
   */
  arrange(): void {
    this.wanted = new Set();
    const { live } = this.table.state;
    if (!this.isResting && live === null) {
      this.arrangeCount();
      this.arrangeDeal();
    }
    if (!this.isResting && live !== null) this.arrangeRound(live);
    if (!this.isResting) this.arrangeAbsences();
    for (const [key, cancel] of this.due) {
      if (this.wanted.has(key)) continue;
      cancel();
      this.due.delete(key);
    }
  }
  rest(): void {
    this.isResting = true;
    this.arrange();
  }
  handPlayed(): void {
    this.clock.stop(this.table.world.now()); // what the last choice took comes off before the hand's share is added
    this.clock.handPlayed(this.table.state.sittings.map((s) => s.patron.id));
    const { last } = this.table;
    const isNothing = last !== null && last.table.faces.length === 0;
    this.idle = isNothing ? { times: (this.idle?.times ?? 0) + 1, standing: this.standing() } : null;
  }
  /** How everybody stands: who sits where, with what, and whether he plays. */
  private standing(): string {
    return JSON.stringify(this.table.state.sittings.map((s) => [s.seat, s.patron, s.stack + s.behind, s.away]));
  }
  private in(key: string, ms: number, then: () => Promise<unknown>): void {
    const { table } = this;
    this.wanted.add(key);
    if (this.due.has(key)) return;
    const run = () => {
      this.due.delete(key);
      table.enqueue(then).catch(() => this.retry()); // the mailbox has reported it
    };
    this.due.set(key, table.world.later(ms, run));
  }
  /** For a choice as it is offered: when that has changed meanwhile, it is no longer to be made. */
  private inRound(what: string, ms: number, then: () => Promise<unknown>, actor: Actor = 'floor'): void {
    const since = this.table.askedSince(actor);
    this.in(`${what}/${since}`, ms, async () => {
      if (this.table.askedSince(actor) === since) await then();
    });
  }
  /** The disk may have been full for a moment: a table does not stand still for ever because of it. */
  private retry(): void {
    if (this.isResting || this.due.has('retry')) return;
    const again = () => {
      this.due.delete('retry');
      this.arrange();
    };
    this.due.set('retry', this.table.world.later(RETRY, again));
  }
  /** Does it, or throws: what the croupier asks for should never be refused. */
  private async must(command: TableCommand, by?: By): Promise<void> {
    const refused = await this.table.perform(command, by ? { by } : {});
    if (refused) throw new Error(`${command.type} was refused the croupier: ${refused.refused}`);
  }

  /** BAR-125: the seat of somebody who is away too long is freed, his chips where they came from; a hand he is in is played out. */
  private arrangeAbsences(): void {
    const { table } = this;
    const now = table.world.now();
    const absent = () =>
      this.absences.look({ ...table.state, ...table.opened, isHere: (p) => table.isHere(p) }, table.world.now());
    for (const { seat, patron, since, until } of absent())
      this.in(`absent/${patron}/${since}`, Math.max(0, until - now), async () => {
        if (!absent().some((one) => one.seat === seat && one.since === since)) return;
        const at = table.world.now();
        await this.must(
          { type: 'leave', seat, at },
          { who: 'clock', why: 'absent', rule: OWN.absent, after: at - since },
        );
      });
    const { opened, state } = table;
    if (opened.practice && state.live === null && state.rounds > 0 && table.isDeserted)
      table.world.deserted?.(table.id);
  }

  // --- in a round ---

  /** While a ruling waits for its word the hand waits, and nobody's clock runs. */
  private arrangeRuling(number: number): void {
    const { rulings, world } = this.table;
    this.clock.stop(world.now());
    if (rulings.isAgreed) this.in(`ruling/${number}/agreed`, 0, () => rulings.carry());
    else this.in(`ruling/${number}`, rulings.left(world.now()), () => rulings.timeUp());
  }
  private arrangeRound(live: Live): void {
    const { world, rulings } = this.table;
    if (rulings.waitsFor !== null) {
      this.arrangeRuling(rulings.waitsFor);
      return;
    }
    const actors = live.table.menus.map((m) => m.actor);
    const people = actors.filter((a): a is number => typeof a === 'number' && !this.isBot(a));
    this.clock.stop(world.now(), people);
    for (const seat of people) this.runClock(seat, live);
    for (const actor of actors) {
      if (actor === 'chance') this.arrangeChance(live);
      else if (actor === 'dealer') this.arrangeDealer(actors.length > 1);
      else if (typeof actor === 'number' && this.isBot(actor)) {
        const thinks = (THINKS.least + world.dice(THINKS.more)) * world.pace;
        this.inRound(`bot/${actor}`, thinks, () => this.letBot(actor), actor);
      }
    }
  }
  private isBot(seat: number): boolean {
    return this.table.state.sittings.find((s) => s.seat === seat)?.patron.bot ?? false;
  }
  private runClock(seat: number, { game, table }: Live): void {
    const { state, world } = this.table;
    const decision = this.table.askedSince(seat);
    const patron = state.sittings.find((s) => s.seat === seat)!.patron.id;
    const now = world.now();
    const { name: stage } = game.script[table.round.step]!;
    this.clock.start(seat, { patron, stage, decision }, now);
    const { left, bank } = this.clock.leftAt(now).find((running) => running.seat === seat)!;
    this.inRound(`clock/${seat}`, left + bank, () => this.timeUp(seat, patron), seat);
  }
  /** The clock plays what the menu marks for a silent seat (AMB-GEN-25); silent too often, he sits out. */
  private async timeUp(seat: number, patron: string): Promise<void> {
    const { table } = this;
    const command = table.state.live && silent(table.state.live.table, seat);
    if (!command) return;
    await this.must({ type: 'act', command }, TIME_UP);
    if (!this.clock.silent(patron)) return;
    this.clock.spoke(patron); // when he comes back he begins anew
    const sitting = table.state.sittings.find((s) => s.patron.id === patron);
    if (sitting?.seat === seat && sitting.away === null && sitting.leaving === null)
      await this.must({ type: 'sitOut', seat }, TIME_UP);
  }
  /** The dealer's own chores: at once where nobody deals, after a while where somebody does and says nothing. */
  private arrangeDealer(others: boolean): void {
    const { host } = this.table.opened;
    const isThere = host !== null && this.table.rolesOf(host).dealer && this.table.isHere(host);
    if (others) return; // he may go on without waiting, but need not
    const waits = (isThere ? PUSH.withDealer : PUSH.alone) * this.table.world.pace;
    this.inRound('dealer', waits, async () => {
      const { table } = this;
      const command = table.state.live && silent(table.state.live.table, 'dealer');
      if (command) await this.must({ type: 'act', command });
    });
  }
  /** The pledge, the parts of the players, the shuffle: each step as soon as it can be taken. */
  private arrangeChance(live: Live): void {
    const { stage, ms } = this.table.shuffler.due(live);
    this.inRound(`chance/${live.table.faces.length}/${stage}`, ms, () => this.letChance(stage === 'parts'));
  }
  private async letChance(isTime: boolean): Promise<void> {
    const { table } = this;
    const { live } = table.state;
    if (live === null || live.table.menus[0]?.actor !== 'chance') return;
    const faces = await table.shuffler.packFor(live, isTime);
    if (faces === null) return this.arrange();
    await this.must({ type: 'act', command: { type: 'shuffle', actor: 'chance', faces } });
  }
  private async letBot(seat: number): Promise<void> {
    const { table } = this;
    const { live } = table.state;
    if (live === null || !live.table.menus.some((m) => m.actor === seat)) return;
    if (this.sign?.game !== live.game) this.sign = { game: live.game, posted: posted(live.game, table.rules.game) };
    const seen = { view: view(live.game, live.table, seat), game: this.sign.posted };
    try {
      const bot = MANNERS[seat % MANNERS.length]!;
      const command = await table.world.minds.choose({ bot, seen, seed: table.world.dice(2 ** 31) });
      await this.must({ type: 'act', command });
    } catch (error) {
      if (error instanceof CalledOff) return; // the hand is parked, and the bot asked again when it goes on
      // A bot that is at a loss plays as a silent seat does, so that the others can go on.
      table.world.trouble(table.id, error);
      const command = table.state.live && silent(table.state.live.table, seat);
      if (command) await this.must({ type: 'act', command });
    }
  }

  // --- between rounds ---

  /** Practice tables wait for somebody to look, and before their first hand a while longer for somebody to sit down. */
  private arrangeDeal(): void {
    const { table } = this;
    this.clock.stop(table.world.now());
    const { practice } = table.opened;
    if (table.closing || (practice && table.watching === 0)) return;
    const { pace } = table.world;
    const draw = table.shuffler.drawDue();
    if (draw) {
      const key = `draw/${table.state.rounds}/${draw.stage}`;
      this.in(key, draw.ms, () => this.nextHand(draw.stage === 'parts'));
      return;
    }
    const deal = `deal/${table.state.rounds}`;
    if (this.idle !== null && this.idle.standing === this.standing()) {
      const waits = Math.min(IDLE.most, IDLE.first * 2 ** (this.idle.times - 1));
      this.in(`${deal}/idle`, Math.max(IDLE.least, waits * pace), () => this.nextHand());
      return;
    }
    const onlyBots = practice && table.last === null && table.state.sittings.every((s) => s.patron.bot);
    const first = onlyBots ? GAP.onlyBots : GAP.first;
    const gap = table.last === null ? first : GAP[endOf(table.last)];
    this.in(`${deal}${onlyBots ? '/bots' : ''}`, gap * pace, () => this.nextHand());
  }
  /** SPAN-PROG-10: once a day a progressive's box is counted, when the day is over and the hand too. */
  private arrangeCount(): void {
    const { table } = this;
    const due = table.countDue();
    if (due === null) return;
    this.in(`count/${due}`, Math.max(0, due - table.world.now()), async () => {
      if (table.state.live !== null || table.countDue() !== due) return;
      if (table.world.now() < due) return this.arrange(); // a timer may go off a little early, and the day be counted twice
      await this.must({ type: 'countProgressive', at: table.world.now() });
    });
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

/** How a round came out: by one hand against another, by wagers settled one by one against a bank's, or without either. */
function endOf({ game, table }: Pick<Live, 'game' | 'table'>): 'uncontested' | 'showdown' | 'settled' {
  const lying = game.names.zones.filter((_, zone) => (table.round.zones[zone] ?? []).length > 0);
  if (lying.some((zone) => zone.endsWith('-hand') || zone.startsWith('high:'))) return 'settled';
  return lying.filter((zone) => zone.startsWith('hand:')).length > 1 ? 'showdown' : 'uncontested';
}
