// The people of a scripted day over real HTTP and real sockets.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  auditShuffles,
  exportedWith,
  type FloatWay,
  openStore,
  type Received,
  type Report,
  type Role,
  type YourLists,
} from '@baraja/room';
import type { SetClock } from '@baraja/room/test/clock';
import type { BoxFigure, Cast, HouseDay, Redress, TableAsked, Worker } from '@baraja/room/test/day';
import type { Running } from '../index.js';
import { Client, until } from './client.js';

interface Boxes {
  readonly standing: readonly BoxFigure[];
  readonly names: Readonly<Record<string, string>>;
  readonly counts: readonly { readonly boxes: readonly BoxFigure[] }[];
  readonly pulls: { readonly day: string; readonly shift: number };
}
let address = 0;

class HttpWorker implements Worker {
  readonly client: Client;
  id = '';
  private constructor(
    running: Running,
    private readonly house: string,
    readonly name: string,
    /** Tables by their names. */
    private readonly tables: Map<string, string>,
  ) {
    this.client = new Client(running.url);
    this.client.from = { 'x-forwarded-for': `10.9.${++address >> 8}.${address & 255}` };
  }
  static async come(running: Running, house: string, name: string, tables: Map<string, string>): Promise<HttpWorker> {
    const one = new HttpWorker(running, house, name, tables);
    await one.client.enter();
    await one.post('/api/account', { name, password: `a long one for ${name}` });
    one.id = (await one.client.json<{ id: string }>('/api/me')).id;
    return one;
  }
  /** Whatever is refused was not meant to be. */
  private async post<T = unknown>(path: string, body: object): Promise<T> {
    const answer = await this.client.http(path, body);
    if (answer.status !== 200) throw new Error(`${this.name}: ${path}: ${await answer.text()}`);
    return (await answer.json()) as T;
  }
  private act<T = unknown>(path: string, body: object = {}): Promise<T> {
    return this.post(`/api/office/${this.house}${path}`, body);
  }
  private see<T>(path: string): Promise<T> {
    return this.client.json(`/api/office/${this.house}${path}`);
  }
  table(name: string): string {
    return this.tables.get(name)!;
  }
  async asks(table: string, ask: Received): Promise<void> {
    const id = this.table(table);
    if (!this.client.views.has(id)) await this.client.watch(id);
    const answer = await this.client.ask(id, ask);
    if (answer.t !== 'ack') throw new Error(`${this.name}: ${JSON.stringify([ask, answer])}`);
  }

  async takes(code: string): Promise<void> {
    await this.post('/api/office/take', { code });
  }
  async invites(role: Role): Promise<string> {
    return (await this.act<{ code: string }>('/people/invite', { role })).code;
  }
  async clocksIn(role: Role): Promise<void> {
    await this.act('/duty/in', { role });
  }
  async clocksOut(): Promise<void> {
    await this.act('/duty/out');
  }

  async putsDown(game: string, stake: string): Promise<void> {
    await this.post(`/api/lists/${this.house}/join`, { game, stake });
  }
  async writesDown(account: string, game: string, stake: string): Promise<void> {
    await this.act('/lists/join', { game, stake, account });
  }
  async answers(table: string): Promise<void> {
    let call: YourLists['calls'][number] | undefined;
    await until(async () => {
      call = (await this.client.json<YourLists>('/api/lists')).calls.find((one) => one.name === table);
      return call !== undefined;
    });
    await this.post(`/api/lists/${this.house}/take`, { call: call!.call, buyIn: call!.buyIn!.min });
    await this.client.watch(this.table(table));
  }
  async sits(table: string): Promise<void> {
    const view = await this.client.watch(this.table(table));
    const taken = view.seats.map(({ seat }) => seat);
    const seat = Array.from({ length: view.rules.seats.max }, (_, i) => i + 1).find((one) => !taken.includes(one))!;
    await this.asks(table, { type: 'sit', seat, buyIn: view.rules.buyIn.min });
  }
  async isRefused(table: string): Promise<string> {
    const view = await this.client.watch(this.table(table));
    const seat = view.rules.seats.max;
    const answer = await this.client.ask(view.id, { type: 'sit', seat, buyIn: view.rules.buyIn.min });
    return answer.t === 'refused' ? answer.refusal.refused : '';
  }

  async opens({ fee, ...asked }: TableAsked): Promise<void> {
    const switches = fee ? { [fee.key]: [{ playersMin: fee.playersMin, rate: fee.rate }] } : {};
    this.tables.set(asked.name, (await this.act<{ table: string }>('/tables/open', { ...asked, switches })).table);
  }
  async calls(table: string, note: string): Promise<void> {
    await this.asks(table, { type: 'callFloor', note });
  }
  async comes(table: string): Promise<void> {
    await this.act('/tables/came', { table: this.table(table) });
  }
  async rules(table: string, reason: string): Promise<void> {
    const { round } = await this.client.watch(this.table(table));
    const simple = round!.floor!.options.find(({ cards, seats, amount }) => !cards && !seats && !amount)!;
    await this.asks(table, { type: 'rule', incident: simple.type, confirm: true, reason });
  }
  async pauses(table: string, reason: string): Promise<void> {
    await this.act('/tables/pause', { table: this.table(table), reason });
  }
  async resumes(table: string, reason: string): Promise<void> {
    await this.act('/tables/resume', { table: this.table(table), reason });
  }
  async announces(table: string, limit: number, reason: string): Promise<void> {
    await this.act('/tables/limit', { table: this.table(table), limit, reason });
  }
  async bars(name: string, days: number, reason: string): Promise<void> {
    await this.act('/bars/add', { name, days, reason });
  }
  async closes(table: string, reason: string): Promise<void> {
    await this.act('/tables/close', { table: this.table(table), reason });
  }

  async disputes(table: string, hand: number, claim: string): Promise<void> {
    await this.post('/api/disputes', { table: this.table(table), round: hand, claim });
  }
  async decides(claim: string, { to, amount, rule, reason }: Redress): Promise<void> {
    const { disputes } = await this.see<{ disputes: { id: string; claim: string; table: string; round: number }[] }>(
      '/disputes',
    );
    const { id, table, round } = disputes.find((one) => one.claim === claim)!;
    const { dealt } = await this.act<{ dealt: { id: string; name: string }[] }>('/hands/look', { table, round });
    const money = [{ patron: dealt.find(({ name }) => name === to)!.id, amount }];
    await this.act('/disputes/redress', { dispute: id, rule, money, reason });
  }
  async writesClaim(table: string, round: number, who: string, claim: string, reason: string): Promise<void> {
    const hand = { table: this.table(table), round };
    const { dealt } = await this.act<{ dealt: { id: string; name: string }[] }>('/hands/look', hand);
    const patron = dealt.find(({ name }) => name === who)!.id;
    await this.act('/disputes/open', { ...hand, patron, claim, reason });
  }
  async letsStand(claim: string, reason: string): Promise<void> {
    const { disputes } = await this.see<{ disputes: { id: string; claim: string }[] }>('/disputes');
    await this.act('/disputes/stand', { dispute: disputes.find((one) => one.claim === claim)!.id, reason });
  }
  async confirms(reason: string): Promise<void> {
    const { incidents } = await this.see<{ incidents: { ruled: object | null; rule: string | null }[] }>('/incidents');
    const { ruled, rule } = incidents.find((one) => one.ruled !== null)!;
    await this.act('/incidents/judge', { ...ruled, verdict: 'confirmed', rule, reason });
  }

  async funds(way: FloatWay, amount: number, reason: string): Promise<void> {
    await this.act('/cage/float', { way, amount, reason });
  }
  async sells(patron: string, amount: number): Promise<void> {
    await this.act('/cage/slip', { what: 'sold', patron, amount });
  }
  async cashes(patron: string, amount: number): Promise<void> {
    await this.act('/cage/slip', { what: 'cashed', patron, amount });
  }
  async boxes(): Promise<readonly BoxFigure[]> {
    const { standing, names } = await this.see<Boxes>('/money');
    return standing.map(({ table, ...box }) => ({ ...box, table: names[table]! }));
  }
  async pulls(): Promise<void> {
    const { pulls } = await this.see<Boxes>('/money');
    await this.act('/money/pull', { day: pulls.day, shift: pulls.shift });
  }
  async counts(number: number, figures: readonly BoxFigure[]): Promise<void> {
    await this.act('/money/count', { number, figures: figures.map((one) => this.figure(one)) });
  }
  async corrects(number: number, figure: BoxFigure, reason: string): Promise<void> {
    await this.act('/money/correct', { number, ...this.figure(figure), reason });
  }
  private figure({ table, ...figure }: BoxFigure): BoxFigure {
    return { ...figure, table: this.table(table) };
  }

  async posts(rule: string, share: string, reason: string): Promise<void> {
    const shares = [{ en: share, es: share, percent: 100 }];
    await this.act('/jackpots/rule', { en: rule, es: rule, shares, reason });
  }
  async seeds(amount: number, reason: string): Promise<void> {
    await this.act('/jackpots/seed', { amount, reason });
  }
  async awards(won: string, to: string, reason: string): Promise<void> {
    await this.act('/jackpots/award', { won, to: [{ share: 1, patron: to }], reason });
  }
  async countsProgressive(table: string, reason: string): Promise<void> {
    await this.act('/jackpots/progressive/count', { table: this.table(table), reason });
  }

  async statement(): Promise<string> {
    return (await this.client.http(`/api/office/${this.house}/records/day?as=text`)).text();
  }
  async acts(): Promise<readonly string[]> {
    const { columns, rows } = await this.see<Report>('/records/report/events');
    const told = ['person', 'role', 'act', 'reason'].map((id) => columns.findIndex((one) => one.id === id));
    return rows.map((row) => told.map((i) => row[i] ?? '').join(' | '));
  }
  async verifies(): Promise<readonly string[]> {
    const folder = await mkdtemp(join(tmpdir(), 'baraja-inspector-'));
    const path = join(folder, 'copy.db');
    const copy = await this.client.http(`/api/office/${this.house}/records/export`);
    await writeFile(path, Buffer.from(await copy.arrayBuffer()));
    const store = await openStore({ path, looks: true });
    try {
      const along = await exportedWith(store);
      const { faults } = await auditShuffles(store, along!.opener);
      const chains = await Promise.all((await store.streams()).map(({ stream }) => store.verifyStream(stream, true)));
      const unsound = [...chains, await store.ledger.audit(along!.whole)].filter(({ sound }) => !sound);
      return [...faults, ...unsound].map((one) => JSON.stringify(one));
    } finally {
      await store.close();
      await rm(folder, { recursive: true });
    }
  }
}

const KEEPS_GOING = ['check', 'call', 'decline', 'ante', 'progressive', 'raise'];
/** Does what keeps the hand going, if he is asked. */
async function goOn({ client }: HttpWorker, id: string): Promise<boolean> {
  const menu = client.views.get(id)?.round?.menu ?? [];
  const option =
    KEEPS_GOING.map((type) => menu.find((one) => one.type === type)).find(Boolean) ??
    menu.find(({ ifSilent }) => ifSilent) ??
    menu[0];
  if (!option) return false;
  const cards = option.cards ? { cards: option.cards.from.slice(0, option.cards.min) } : {};
  const amount = option.amount ? { amount: option.amount.min } : {};
  const answer = await client.ask(id, { type: 'act', act: option.type, ...cards, ...amount });
  if (answer.t === 'refused' && answer.refusal.refused !== 'no-round')
    throw new Error(JSON.stringify([option, answer]));
  return true;
}
/** Six people of the house and a second patron, in a room whose clock is the test's. */
export async function httpCast(running: Running, { house }: HouseDay, clock: SetClock): Promise<Cast> {
  const tables = new Map<string, string>();
  const come = (name: string): Promise<HttpWorker> => HttpWorker.come(running, house, name, tables);
  const workers: HttpWorker[] = [];
  for (const name of ['Olga', 'Fay', 'Dan', 'Cam', 'Ivy', 'Ana', 'Beto']) workers.push(await come(name));
  const [owner, floor, dealer, cage, inspector, patron, second] = workers as [HttpWorker, ...HttpWorker[]] &
    HttpWorker[];
  const isOver = (table: string, hands: number): boolean => {
    const at = running.room.tables.get(tables.get(table)!);
    return at === undefined || at.state.rounds > hands || (at.state.rounds === hands && at.state.live === null);
  };
  return {
    ...{
      owner: owner!,
      floor: floor!,
      dealer: dealer!,
      cage: cage!,
      inspector: inspector!,
      patron: patron!,
      second: second!,
    },
    async play(players, table, hands) {
      await until(async () => {
        for (const player of players) await goOn(player as HttpWorker, tables.get(table)!);
        return isOver(table, hands);
      });
    },
    dealt: (_player, table, hands) => until(() => running.room.tables.get(tables.get(table)!)?.state.rounds === hands),
    forward: async (ms) => clock.forward(ms),
  };
}
