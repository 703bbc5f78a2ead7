// The bus on PostgreSQL, for a small cluster without a server of its own for it: LISTEN and NOTIFY. Each subject is a channel. A notice
// takes less than 8,000 bytes, so a longer body lies in a table for a while, and so does who of a queue was first to take a message.
import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';
import { Awaited, answered, type Bus, BusError, checked, type Listening, type ListenSettings } from './bus.js';

/** Bytes of a body that goes along with the notice. */
const INLINE_MAX = 7000;
/** Milliseconds between two tries to come back. */
const AGAIN = 250;
/** Milliseconds after which a server that says nothing is taken for gone. */
const SILENT = 5000;
/** Seconds that a long body is kept for whoever reads slowly, and milliseconds between two looks at what can go. */
const KEPT = 60;
const SWEEP = 20_000;

const TABLES = `
  CREATE SCHEMA IF NOT EXISTS baraja_bus;
  CREATE UNLOGGED TABLE IF NOT EXISTS baraja_bus.bodies (id text PRIMARY KEY, body text NOT NULL, at timestamptz NOT NULL DEFAULT now());
  CREATE UNLOGGED TABLE IF NOT EXISTS baraja_bus.taken (
    id text, queue text, at timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (id, queue)
  );`;
/** Not two programs at once: making the same table twice at the same moment fails. */
const MAKING = 7_306_114;

/** As it travels: its id, where the answer goes, and the body unless it lies in the table. */
interface Notice {
  readonly id: string;
  readonly reply?: readonly [inbox: string, ask: string];
  readonly body?: string;
}
interface Ear {
  readonly queue: string | undefined;
  hear(body: string, notice: Notice): void;
}
interface Sent {
  readonly channel: string;
  readonly notice: Notice;
  /** Too long to go along. */
  readonly long: string | null;
}

export const channelOf = (subject: string): string =>
  `bus_${createHash('sha256').update(subject).digest('hex').slice(0, 40)}`;

export async function postgresBus(url: string): Promise<Bus> {
  const bus = new PostgresBus(url);
  try {
    await bus.open();
    return bus;
  } catch (error) {
    await bus.close();
    const said = error instanceof Error ? error.message : String(error);
    throw new BusError('cannot-connect', `the database cannot be used as a bus: ${said}`);
  }
}

class PostgresBus implements Bus {
  private readonly ears = new Map<string, Set<Ear>>();
  private readonly asked = new Awaited();
  private readonly inbox = channelOf(randomBytes(12).toString('hex'));
  private readonly speakers: pg.Pool;
  private listener: pg.Client | null = null;
  private readonly returned: (() => void)[] = [];
  private waiting: Sent[] = [];
  private sending: Promise<void> | null = null;
  /** Messages are told in the order they came, also where one must be fetched first. */
  private hearing: Promise<unknown> = Promise.resolve();
  private sweeping: NodeJS.Timeout | null = null;
  private isClosed = false;

  constructor(private readonly url: string) {
    const limits = { connectionTimeoutMillis: SILENT, query_timeout: SILENT, statement_timeout: SILENT };
    // One of them speaks, so that what is said keeps its order; the others fetch and take.
    this.speakers = new pg.Pool({
      connectionString: url,
      max: 3,
      keepAlive: true,
      application_name: 'baraja bus',
      ...limits,
    });
    this.speakers.on('error', () => {});
    this.speakers.on('connect', (client) => client.on('error', () => {}));
  }
  async open(): Promise<void> {
    const client = await this.speakers.connect();
    try {
      await client.query(`BEGIN; SELECT pg_advisory_xact_lock(${MAKING}); ${TABLES} COMMIT`);
      client.release();
    } catch (error) {
      client.release(true);
      throw error;
    }
    await this.hearAgain();
    this.sweeping = setInterval(() => void this.sweep(), SWEEP).unref();
  }

  // --- listening ---

  /** A connection that hears; everything that was listened to is listened to again. */
  private async hearAgain(): Promise<void> {
    const client = new pg.Client({
      ...{ connectionString: this.url, keepAlive: true, application_name: 'baraja bus ear' },
      ...{ connectionTimeoutMillis: SILENT, query_timeout: SILENT },
    });
    let isOver = false;
    const over = (): void => {
      if (isOver) return;
      isOver = true;
      this.listener = null;
      void client.end().catch(() => {});
      void this.comeBack();
    };
    client.on('error', over);
    await client.connect();
    client.on('notification', ({ channel, payload }) => this.heard(channel, payload ?? ''));
    client.on('end', over);
    const channels = [this.inbox, ...this.ears.keys()];
    await client.query(channels.map((channel) => `LISTEN ${channel}`).join('; '));
    this.listener = client;
  }
  private async comeBack(): Promise<void> {
    while (!this.isClosed && this.listener === null) {
      await new Promise((go) => setTimeout(go, AGAIN));
      const isBack = await this.hearAgain().then(
        () => true,
        () => false,
      );
      if (isBack && !this.isClosed) for (const hear of this.returned) hear();
    }
    if (this.isClosed) await (this.listener as pg.Client | null)?.end().catch(() => {});
  }
  private heard(channel: string, payload: string): void {
    const notice = JSON.parse(payload) as Notice;
    const body = notice.body ?? this.fetched(notice.id);
    this.hearing = Promise.all([body, this.hearing]).then(([text]) => {
      if (text === null) return; // it was swept before it was read
      if (channel === this.inbox) this.asked.answer(notice.reply?.[1] ?? '', text);
      else for (const ear of this.ears.get(channel) ?? []) void this.pass(ear, text, notice);
    });
  }
  private fetched(id: string): Promise<string | null> {
    return this.speakers.query('SELECT body FROM baraja_bus.bodies WHERE id = $1', [id]).then(
      ({ rows }) => (rows[0] as { body: string } | undefined)?.body ?? null,
      () => null,
    );
  }
  private async pass(ear: Ear, body: string, notice: Notice): Promise<void> {
    if (ear.queue === undefined || (await this.isFirst(notice.id, ear.queue))) ear.hear(body, notice);
  }
  /** Whoever writes it down first has it. */
  private isFirst(id: string, queue: string): Promise<boolean> {
    return this.speakers
      .query('INSERT INTO baraja_bus.taken (id, queue) VALUES ($1, $2) ON CONFLICT DO NOTHING', [id, queue])
      .then(
        ({ rowCount }) => rowCount === 1,
        () => false,
      );
  }

  subscribe(subject: string, hear: (body: string) => void, { queue }: ListenSettings = {}): Promise<Listening> {
    return this.listen(subject, { queue, hear });
  }
  serve(
    subject: string,
    answer: (body: string) => Promise<string>,
    { queue }: ListenSettings = {},
  ): Promise<Listening> {
    return this.listen(subject, {
      queue,
      hear: (body, { reply }) =>
        void answered(answer, body).then((text) => {
          if (reply && !this.isClosed) this.send(reply[0], text, reply);
        }),
    });
  }
  private async listen(subject: string, ear: Ear): Promise<Listening> {
    checked(subject);
    this.mustBeOpen();
    const channel = channelOf(subject);
    const ears = this.ears.get(channel) ?? new Set<Ear>();
    this.ears.set(channel, ears.add(ear));
    // Where it is away just now, it listens to this as well when it comes back.
    await this.listener?.query(`LISTEN ${channel}`).catch(() => {});
    return {
      stop: async () => {
        ears.delete(ear);
        if (ears.size > 0 || this.ears.get(channel) !== ears) return;
        this.ears.delete(channel);
        await this.listener?.query(`UNLISTEN ${channel}`).catch(() => {});
      },
    };
  }

  // --- speaking ---

  publish(subject: string, body: string): void {
    checked(subject, body);
    this.send(channelOf(subject), body);
  }
  async request(subject: string, body: string, patience: number): Promise<string> {
    checked(subject, body);
    return this.asked.ask(patience, (id) => this.send(channelOf(subject), body, [this.inbox, id]));
  }
  private send(channel: string, body: string, reply?: Notice['reply']): void {
    this.mustBeOpen();
    const id = randomBytes(12).toString('base64url');
    const notice: Notice = { id, ...(reply ? { reply } : {}), body };
    const isShort = Buffer.byteLength(JSON.stringify(notice)) <= INLINE_MAX;
    this.waiting.push({
      channel,
      notice: isShort ? notice : { ...notice, body: undefined! },
      long: isShort ? null : body,
    });
    this.sending ??= this.sendAll();
  }
  /** What has come while one statement was under way goes with the next. */
  private async sendAll(): Promise<void> {
    await Promise.resolve();
    while (this.waiting.length > 0) {
      const now = this.waiting.splice(0, 500);
      const long = now.filter((one) => one.long !== null);
      await this.speakers
        .query(
          `WITH kept AS (INSERT INTO baraja_bus.bodies (id, body) SELECT * FROM unnest($1::text[], $2::text[]) RETURNING 1)
            SELECT pg_notify(channel, notice) FROM unnest($3::text[], $4::text[]) AS told (channel, notice)`,
          [
            long.map(({ notice }) => notice.id),
            long.map((one) => one.long),
            now.map(({ channel }) => channel),
            now.map(({ notice }) => JSON.stringify(notice)),
          ],
        )
        .catch(() => {}); // lost, as whatever is said on a bus may be
    }
    this.sending = null;
  }

  onReturn(hear: () => void): void {
    this.returned.push(hear);
  }
  private async sweep(): Promise<void> {
    for (const table of ['baraja_bus.bodies', 'baraja_bus.taken'])
      await this.speakers.query(`DELETE FROM ${table} WHERE at < now() - interval '${KEPT} seconds'`).catch(() => {});
  }
  async close(): Promise<void> {
    if (this.isClosed) return;
    this.isClosed = true;
    if (this.sweeping) clearInterval(this.sweeping);
    this.asked.close();
    this.ears.clear();
    await this.sending;
    await this.listener?.end().catch(() => {});
    await this.speakers.end();
  }
  private mustBeOpen(): void {
    if (this.isClosed) throw new BusError('closed', 'the bus was closed');
  }
}
