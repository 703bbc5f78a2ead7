// What happens at a table without anybody's asking: the shuffle, bots, the clock, the next deal. It does nothing itself; it puts
// commands in the table's mailbox when their time has come.
import { type Face, pack52, printFace, seeded, silent, unshuffled, view } from 'baraja';
import { type Bot, bots, type Posted, posted } from 'baraja/bots';
import { type Live, seatNext } from 'baraja/table';
import { commit, makeSecret, orderFrom } from '../fair/index.js';
import type { Move } from '../ledger/index.js';
import type { TableActor } from './actor.js';
import { Clock, usualClock } from './clock.js';

const BOT_NAMES = ['Ana', 'Beto', 'Chuy', 'Dora', 'Elena', 'Fito', 'Gloria', 'Hugo', 'Inés', 'Javi'];
const MANNERS = ['careful', 'steady', 'lively'];
/** Milliseconds, before the pace: how long a bot thinks, and how long the end of a hand is looked at. */
const THINKS = { least: 500, more: 1300 };
const GAP = { first: 600, uncontested: 1600, showdown: 4200 };
/** How long a pot waits for the person who deals. */
const PUSH = { alone: 1200, withDealer: 20_000 };

export class Croupier {
  readonly clock: Clock;
  private cancels: (() => void)[] = [];
  private sign: { game: Live['game']; posted: Posted } | null = null;
  private isResting = false;

  constructor(private readonly table: TableActor) {
    this.clock = new Clock(table.world.clock ?? usualClock);
  }

  /** Arranges what comes next; whatever was arranged before is off. */
  arrange(): void {
    this.clear();
    if (this.isResting) return;
    const { live } = this.table.state;
    if (live === null) this.arrangeDeal();
    else this.arrangeRound(live);
  }
  lookedAt(): void {
    this.arrange();
  }
  rest(): void {
    this.isResting = true;
    this.clear();
  }
  handPlayed(): void {
    this.clock.handPlayed(this.table.state.sittings.map((s) => s.patron.id));
  }
  private clear(): void {
    for (const cancel of this.cancels) cancel();
    this.cancels = [];
  }
  private in(ms: number, then: () => Promise<unknown>): void {
    const { world } = this.table;
    const run = () => {
      this.table.enqueue(then).catch(() => {}); // the mailbox has reported it
    };
    this.cancels.push(world.later(ms, run));
  }
  private soon(ms: number, then: () => Promise<unknown>): void {
    this.in(ms * this.table.world.pace, then);
  }

  // --- in a round ---

  private arrangeRound(live: Live): void {
    const { world } = this.table;
    const actors = live.table.menus.map((m) => m.actor);
    const person = actors.find((a): a is number => typeof a === 'number' && !this.isBot(a));
    if (person === undefined) this.clock.stop(world.now());
    else this.runClock(person, live);
    for (const actor of actors) {
      if (actor === 'chance') this.in(0, () => this.letChance());
      else if (actor === 'dealer') this.arrangeDealer(actors.length > 1);
      else if (typeof actor === 'number' && this.isBot(actor))
        this.soon(THINKS.least + world.dice(THINKS.more), () => this.letBot(actor));
    }
  }
  private isBot(seat: number): boolean {
    return this.table.state.sittings.find((s) => s.seat === seat)?.patron.bot ?? false;
  }
  private runClock(seat: number, { game, table }: Live): void {
    const { state, world } = this.table;
    const patron = state.sittings.find((s) => s.seat === seat)!.patron.id;
    const now = world.now();
    this.clock.start(seat, patron, game.script[table.round.step]!.name, now);
    const { left, bank } = this.clock.leftAt(now)!;
    this.in(left + bank, () => this.timeUp(seat, patron));
  }
  /** The clock plays what the menu marks for a silent seat (AMB-GEN-25); silent too often, he sits out. */
  private async timeUp(seat: number, patron: string): Promise<void> {
    const { table } = this;
    const command = table.state.live && silent(table.state.live.table, seat);
    if (!command) return;
    const isTooMany = this.clock.silent(patron);
    await table.perform({ type: 'act', command }, `clock/${table.version}`);
    if (isTooMany && table.seatOf(patron) === seat)
      await table.perform({ type: 'sitOut', seat }, `clock/${table.version}`);
  }
  /** The dealer's own chores: at once where nobody deals, after a while where somebody does and says nothing. */
  private arrangeDealer(others: boolean): void {
    const { host } = this.table.opened;
    const isThere = host !== null && this.table.rolesOf(host).dealer && this.table.isHere(host);
    if (others) return; // he may go on without waiting, but need not
    this.soon(isThere ? PUSH.withDealer : PUSH.alone, async () => {
      const { table } = this;
      const command = table.state.live && silent(table.state.live.table, 'dealer');
      if (command) await table.perform({ type: 'act', command }, `dealer/${table.version}`);
    });
  }
  /** A secret from the system's generator; its root is stored and told before a card is dealt. */
  private async letChance(): Promise<void> {
    const { table } = this;
    const { live } = table.state;
    if (live === null || live.table.menus[0]?.actor !== 'chance') return;
    const base = live.table.faces.length;
    const { round } = live;
    let pledged = table.pledged.find((p) => p.base === base);
    if (!pledged) {
      const pack = unshuffled(live.game, live.table);
      const secret = makeSecret(pack.length);
      const faces = orderFrom<Face>(pack, secret.seed);
      pledged = { round, base, faces, secret, root: commit(faces.map(printFace), secret).root };
      if (!(await table.pledge(pledged))) return;
    }
    const command = { type: 'shuffle', actor: 'chance', faces: pledged.faces } as const;
    await table.perform({ type: 'act', command }, `shuffle/${round}/${base}`);
  }
  private async letBot(seat: number): Promise<void> {
    const { table } = this;
    const { live } = table.state;
    if (live === null || !live.table.menus.some((m) => m.actor === seat)) return;
    if (this.sign?.game !== live.game) this.sign = { game: live.game, posted: posted(live.game, table.rules.game) };
    const seen = { view: view(live.game, live.table, seat), game: this.sign.posted };
    const command = botAt(seat).choose(seen, seeded(table.world.dice(2 ** 31)));
    const refused = await table.perform({ type: 'act', command }, `bot/${table.version}`);
    if (refused) table.world.trouble(table.id, new Error(`a bot chose what is refused: ${refused.refused}`));
  }

  // --- between rounds ---

  /** Practice tables wait for somebody to look. */
  private arrangeDeal(): void {
    const { table } = this;
    this.clock.stop(table.world.now());
    if (table.closing || (table.opened.practice && table.watching === 0)) return;
    const gap = table.last === null ? GAP.first : isShowdown(table.last) ? GAP.showdown : GAP.uncontested;
    this.soon(gap, () => this.nextHand());
  }
  private async nextHand(): Promise<void> {
    const { table } = this;
    const { rules } = table;
    if (table.state.live !== null || table.closing) return;
    await this.keepBots();
    if (rules.fee.kind === 'time')
      await table.perform({ type: 'collectTime', at: table.world.now() }, `time/${table.version}`);
    if (table.state.button === null && !(await this.drawButton())) return;
    if (seatNext(table.state).positions === null) return;
    const refused = await table.perform({ type: 'deal' }, `deal/${table.version}`);
    if (refused) table.world.trouble(table.id, new Error(`no hand was dealt: ${refused.refused}`));
  }
  private async drawButton(): Promise<boolean> {
    const { table } = this;
    const players = table.state.sittings.filter((s) => s.away === null && s.stack > 0).length;
    if (players < table.rules.seats.min) return false;
    const faces = orderFrom<Face>(pack52, makeSecret(pack52.length).seed).slice(0, players);
    return (await table.perform({ type: 'drawButton', faces }, `button/${table.version}`)) === null;
  }

  // --- bots ---

  /** Sits bots down, spread round the table; one seat at least stays free. */
  seatBots(count: number): Promise<void> {
    const { table } = this;
    return table.enqueue(async () => {
      const all = Array.from({ length: table.rules.seats.max }, (_, i) => i + 1);
      const free = all.filter((seat) => !table.state.sittings.some((s) => s.seat === seat));
      const seats = Math.min(count, free.length - 1);
      for (let i = 0; i < seats; i++) await this.seatBot(free[Math.floor((i * free.length) / seats)]!);
    });
  }
  private async seatBot(seat: number): Promise<void> {
    const { table } = this;
    const patron = { id: `bot-${table.id}-${seat}`, name: BOT_NAMES[(seat - 1) % BOT_NAMES.length]!, bot: true };
    const buyIn = this.botBuyIn();
    const sit = { type: 'sit', seat, patron, buyIn, at: table.world.now() } as const;
    const refused = await table.perform(sit, `seat/${table.version}`, [this.grant(patron.id, buyIn)]);
    if (refused) table.world.trouble(table.id, new Error(`a bot was not seated: ${refused.refused}`));
  }
  private botBuyIn(): number {
    const { buyIn, blinds } = this.table.rules;
    const wanted = Math.max(buyIn.min, 50 * blinds.big);
    return buyIn.max === null ? wanted : Math.min(wanted, buyIn.max);
  }
  private grant(patron: string, amount: number): Move {
    const { stream, version, id: table } = this.table;
    const id = `${stream}/${version + 1}/grant`;
    return { id, from: 'grant', to: `wallet:${patron}`, amount, reason: 'grant', rule: null, patron, table };
  }
  /** Bots that run short buy again; bots that were sat out come back. */
  private async keepBots(): Promise<void> {
    const { table } = this;
    const buyIn = this.botBuyIn();
    for (const { seat, stack, patron } of table.state.sittings) {
      if (!patron.bot) continue;
      const amount = buyIn - stack;
      if (stack < buyIn / 4)
        await table.perform({ type: 'topUp', seat, amount }, `buy/${table.version}`, [this.grant(patron.id, amount)]);
      if (table.state.sittings.find((s) => s.seat === seat)?.away != null)
        await table.perform({ type: 'comeBack', seat, post: true }, `back/${table.version}`);
    }
  }
}

const botAt = (seat: number): Bot => bots[MANNERS[seat % MANNERS.length]!]!;
const isShowdown = ({ game, table }: Pick<Live, 'game' | 'table'>): boolean =>
  game.seats.filter((s) => (table.round.zones[game.names.zones.indexOf(`hand:${s}`)] ?? []).length > 0).length > 1;
