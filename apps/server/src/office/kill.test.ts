// Kills the server while boxes are pulled and counted, a count is corrected, somebody is removed and a table closes: under way, or just
// after the answer. Whoever asked asks again, as a page does whose connection broke. Nothing is lost, and nothing is done twice.
import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, type Store } from '@baraja/room';
import { expect, test } from 'vitest';
import { autoplay, Client, until } from '../test/client.js';
import { type Run, victims } from '../test/victims.js';

const STEPS = ['pull', 'first sheet', 'second sheet', 'correct', 'remove', 'close'] as const;
type Step = (typeof STEPS)[number];
const kills = Number(process.env.BARAJA_KILLS ?? STEPS.length);
const HOUSE = 'rogelios';
const at = (path: string): string => `/api/office/${HOUSE}${path}`;
const GRANT = 1_000_000;
const BUY_IN = 30_000;
const start = victims({ bots: false });

interface Counted {
  readonly number: number;
  readonly sheets: readonly unknown[];
  readonly boxes: readonly { readonly table: string; readonly kind: string; readonly book?: number }[];
}
/** People whose cookies outlive the server: an owner, a cashier, and two who play. */
class House {
  private run!: Run;
  private url = '';
  private readonly people = new Map<string, Client>();
  private stops: (() => void)[] = [];
  table = '';
  number = 0;
  constructor(private readonly data: string) {}

  private async begin(): Promise<void> {
    this.run = start(this.data);
    this.url = await this.run.url;
  }
  async open(): Promise<void> {
    await this.begin();
    for (const name of ['Olga', 'Cam', 'Ana', 'Beto']) {
      const client = new Client(this.url);
      await client.http('/api/me');
      await client.json('/api/account', { name, password: `a long one for ${name}` });
      this.people.set(name, client);
    }
    await this.surely('Olga', '/api/office/take', { code: await this.run.owner });
    const { code } = await this.of('Olga').json<{ code: string }>(at('/people/invite'), { role: 'cage' });
    await this.surely('Cam', '/api/office/take', { code });
    await this.surely('Cam', at('/duty/in'), { role: 'cage' });
  }
  of(name: string): Client {
    return this.people.get(name)!;
  }
  /** Done; or done already, by the same word before the server was killed. */
  async surely(name: string, path: string, body: object, already: readonly string[] = []): Promise<void> {
    const answer = await this.of(name).http(path, body);
    if (answer.status === 200) return;
    const { refused = '' } = (await answer.json()) as { refused?: string };
    expect(already, `${path}: ${refused}`).toContain(refused);
  }
  /** The server dies some moments after it was asked, or as soon as it has answered; then it is started again, and asked again. */
  async killedAt(ask: () => Promise<unknown>): Promise<void> {
    const answered = ask().catch(() => undefined); // the wire breaks
    if (randomInt(3) === 0) await answered;
    else await new Promise((resolve) => setTimeout(resolve, randomInt(25)));
    this.cut();
    this.run.child.kill('SIGKILL');
    expect(await this.run.closed).toEqual({ code: null, signal: 'SIGKILL', errors: '' });
    await answered;
    await this.begin();
    for (const [name, { cookie }] of this.people) {
      const client = new Client(this.url);
      client.cookie = cookie;
      this.people.set(name, client);
    }
    if (this.table) await this.play();
  }
  private cut(): void {
    for (const stop of this.stops.splice(0)) stop();
    for (const name of ['Ana', 'Beto']) this.of(name).cut();
  }
  /** Those who sit at the table play on. */
  private async play(): Promise<void> {
    for (const name of ['Ana', 'Beto']) {
      const client = this.of(name);
      await client.connect();
      client.send({ t: 'watch', table: this.table });
      this.stops.push(autoplay(client, this.table));
    }
  }
  /** A table with both at it, and some hands over. */
  async openTable(): Promise<void> {
    const asked = { game: 'hold', stake: '3/6', name: 'Table 1', bots: 0 };
    this.table = (await this.of('Olga').json<{ table: string }>(at('/tables/open'), asked)).table;
    for (const [i, name] of ['Ana', 'Beto'].entries()) {
      const client = await this.of(name).enter();
      await client.watch(this.table);
      const answer = await client.ask(this.table, { type: 'sit', seat: i + 1, buyIn: BUY_IN });
      expect(answer.t, JSON.stringify(answer)).toBe('ack');
      this.stops.push(autoplay(client, this.table));
    }
    await until(() => (this.of('Ana').views.get(this.table)?.rounds ?? 0) > 2);
  }
  get seated(): readonly string[] {
    return (
      this.of('Ana')
        .views.get(this.table)
        ?.seats.map(({ seat }) => `${seat}`) ?? []
    );
  }
  async stop(): Promise<void> {
    this.cut();
    this.run.child.kill('SIGTERM');
    expect(await this.run.closed).toEqual({ code: 0, signal: null, errors: '' });
  }
}

/** One night: everything in its order, the server killed in one of its steps. */
async function night(house: House, killed: Step): Promise<void> {
  await house.openTable();
  const { table } = house;
  const number = ++house.number;
  const step = async (name: Step, ask: () => Promise<void>): Promise<void> => {
    if (name === killed) await house.killedAt(ask);
    await ask();
  };
  await step('pull', () => house.surely('Cam', at('/money/pull'), { id: `pull-${number}` }));
  const { counts } = await house.of('Olga').json<{ counts: readonly Counted[] }>(at('/money'));
  expect(counts[0]!.number).toBe(number);
  const figures = counts[0]!.boxes.map(({ table: of, kind }) => ({ table: of, kind, amount: 500 }));
  for (const [name, who] of [
    ['first sheet', 'Cam'],
    ['second sheet', 'Olga'],
  ] as const)
    await step(name, () => house.surely(who, at('/money/count'), { number, figures, id: `count-${number}-${who}` }));
  const right = { number, ...figures[0]!, amount: 400, reason: 'counted twice', id: `correct-${number}` };
  await step('correct', () => house.surely('Olga', at('/money/correct'), right));
  const beto = (await house.of('Beto').json<{ id: string }>('/api/me')).id;
  const away = { table, seat: 2, person: beto, reason: 'he shouted' };
  await step('remove', () => house.surely('Olga', at('/tables/remove'), away, ['already-sent', 'nobody-there']));
  await until(() => !house.seated.includes('2'));
  const end = { table, reason: 'end of the night' };
  await step('close', () => house.surely('Olga', at('/tables/close'), end, ['closing', 'no-such-table']));
  await until(async () => {
    const { tables } = await house.of('Olga').json<{ tables: readonly { id: string }[] }>(at('/tables'));
    return !tables.some(({ id }) => id === table);
  });
  const { balances, agree } = await house.of('Olga').json<{ balances: boolean; agree: object[] }>(at('/records/day'));
  expect(balances, JSON.stringify(agree)).toBe(true);
}

/** Every step stands in the record exactly once, each table is empty, and no cent was made or lost. */
async function holdTo(store: Store, nights: number): Promise<void> {
  const times = async (stream: string): Promise<Record<string, number>> => {
    const all: Record<string, number> = {};
    for (const { body } of await store.read(stream)) {
      const { type } = body as unknown as { readonly type: string };
      all[type] = (all[type] ?? 0) + 1;
    }
    return all;
  };
  const done = { BoxesPulled: nights, BoxesCounted: 2 * nights, CountClosed: nights, CountCorrected: nights };
  expect(await times(`office-${HOUSE}`)).toMatchObject(done);
  for (const { stream } of await store.streams('table-')) {
    const { RemovalNoted = 0, Left = 0, ...rest } = await times(stream);
    // Who is in no hand when he is sent away leaves at once; who is still there when it closes is paid out with it.
    expect([RemovalNoted <= 1, Left], stream).toEqual([true, 1]);
    expect(rest).toMatchObject({ Seated: 2, ClosingAnnounced: 1, TableClosed: 1 });
    const id = stream.slice('table-'.length);
    expect((await store.ledger.balance(`felt:${id}`)).balance).toBe(0);
  }
  let all = 0;
  for (const kind of ['wallet', 'drop', 'cage', 'jackpot', 'cash'] as const)
    for (const { balance } of await store.ledger.accounts(`${kind}:`)) all += balance;
  expect(all).toBe(4 * GRANT);
  for (const { stream } of await store.streams())
    expect(await store.verifyStream(stream)).toMatchObject({ sound: true });
  expect(await store.ledger.audit()).toMatchObject({ sound: true });
}

test(
  `killed ${kills} times while a house counts, corrects, removes and closes: nothing is lost, and nothing done twice`,
  async () => {
    const data = await mkdtemp(join(tmpdir(), 'baraja-office-kill-'));
    const house = new House(data);
    await house.open();
    for (let kill = 0; kill < kills; kill++) await night(house, STEPS[kill % STEPS.length]!);
    await house.stop();
    const store = await openStore({ path: join(data, 'room.db'), thread: false });
    await holdTo(store, kills);
    await store.close();
    await rm(data, { recursive: true, force: true });
  },
  300_000 + kills * 30_000,
);
