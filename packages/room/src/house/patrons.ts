// Who is known to the room: a name, perhaps a password, and a wallet of play money. One stream each, so that what is known
// about a patron can be folded again; names of accounts are unique, those of guests are not. Sessions that were ended stay ended.
import { randomBytes, randomInt } from 'node:crypto';
import { isAppended, type Store } from '../store/index.js';
import { cleanName, isReserved, looksOf } from '../table/index.js';
import { guestName } from './guest-names.js';
import { COST, isCheap, judge, type Kept, keep, matches } from './passwords.js';

export interface Patron {
  readonly id: string;
  readonly name: string;
  readonly guest: boolean;
  /** A program plays for him: said once, and for good. */
  readonly program?: boolean;
}
/** One browser's time with the room: when it began, and what tells it from others of that moment. */
export interface Session {
  readonly issued: number;
  readonly key: string;
}
type PatronEvent =
  | { readonly type: 'PatronArrived'; readonly id: string; readonly name: string }
  | { readonly type: 'NameChanged'; readonly name: string }
  | { readonly type: 'ProgramDeclared' }
  | ({ readonly type: 'AccountMade'; readonly name: string } & Kept)
  /** The same password, kept at a higher cost. */
  | ({ readonly type: 'PasswordRaised' } & Kept)
  /** Another password, by a link that staff gave him. */
  | ({ readonly type: 'PasswordReset' } & Kept)
  /** A session of an account began, in a browser that calls itself so. */
  | { readonly type: 'SignedIn'; readonly session: Session; readonly agent: string }
  | { readonly type: 'SignedOut'; readonly session: Session }
  /** Everything that began by then is over. */
  | { readonly type: 'SignedOutEverywhere'; readonly until: number };

interface Known extends Patron {
  readonly version: number;
  readonly password: Kept | null;
  readonly ended: { readonly until: number; readonly keys: ReadonlySet<string> };
  /** Those of an account that were noted, be they over. */
  readonly sessions: readonly SessionNoted[];
}
export interface SessionNoted extends Session {
  readonly agent: string;
}
export type PatronRefusal = {
  readonly refused:
    | 'bad-name'
    | 'name-taken'
    | 'name-reserved'
    | 'bad-password'
    | 'common-password'
    | 'wrong-password'
    | 'has-account'
    | 'unknown-patron';
};

/** As somebody types his name: how it is written, however large. Accounts of before are found by it, too. */
const keyOf = (text: string): string => text.normalize('NFC').trim().replace(/\s+/g, ' ').toLocaleLowerCase('en');

export class Patrons {
  private readonly byId = new Map<string, Known>();
  /** By name as written small: only accounts have names of their own. */
  private readonly accounts = new Map<string, string>();
  /** By how the name looks: some of before look alike. */
  private readonly looks = new Map<string, Set<string>>();
  private readonly turns = new Map<string, Promise<unknown>>();
  private readonly held = new Set<string>();

  private constructor(
    private readonly store: Store,
    private readonly now: () => number,
    /** What a newcomer is given to play with, in cents. */
    private readonly grant: number,
    private readonly cost: number,
  ) {}

  static async load(store: Store, now: () => number, grant: number, cost = COST): Promise<Patrons> {
    const patrons = new Patrons(store, now, grant, cost);
    const gone = new Set(await store.overview.idleGuests(now() - FORGOTTEN_AFTER));
    for await (const page of store.overview.every('patron-'))
      for (const { stream, body, version } of page)
        if (!gone.has(stream)) patrons.fold(stream.slice('patron-'.length), body as unknown as PatronEvent, version);
    // Only now: a name may have been given up by one and taken by another, and streams come in no order of time.
    for (const known of patrons.byId.values()) if (!known.guest) patrons.list(known);
    return patrons;
  }
  private list({ id, name }: Patron): void {
    this.accounts.set(keyOf(name), id);
    for (const look of looksOf(name)) this.looks.set(look, (this.looks.get(look) ?? new Set()).add(id));
  }
  private unlist({ id, name }: Patron): void {
    this.accounts.delete(keyOf(name));
    for (const look of looksOf(name)) this.looks.get(look)?.delete(id);
  }
  private fold(id: string, e: PatronEvent, version: number): void {
    const known = this.byId.get(id) ?? {
      id,
      name: '',
      guest: true,
      password: null,
      ended: NOTHING_ENDED,
      sessions: [],
    };
    this.byId.set(id, { ...known, ...changed(known, e), version });
  }
  /** Stores what happened to a patron, and keeps the names of accounts. */
  private async happen({ id }: Patron, event: PatronEvent): Promise<Patron> {
    const before = (this.turns.get(id) ?? Promise.resolve()).catch(() => {});
    const turn = before.then(async () => {
      const was = this.byId.get(id)!;
      await this.append(id, was.version, event);
      const now = this.byId.get(id)!;
      if (!was.guest) this.unlist(was);
      if (!now.guest) this.list(now);
      return now;
    });
    this.turns.set(id, turn);
    return turn;
  }
  /** One change of a patron at a time, and nobody else takes the name meanwhile. */
  private async alone(
    id: string,
    wanted: string,
    change: (known: Known, name: string) => Promise<Patron | PatronRefusal>,
  ): Promise<Patron | PatronRefusal> {
    const known = this.byId.get(id);
    if (!known) return { refused: 'unknown-patron' };
    const name = cleanName(wanted);
    if (!name) return { refused: 'bad-name' };
    if (isReserved(name)) return { refused: 'name-reserved' };
    const holds = [`id/${id}`, ...looksOf(name).map((look) => `name/${look}`)];
    if (this.isTaken(name, id) || holds.some((hold) => this.held.has(hold))) return { refused: 'name-taken' };
    for (const hold of holds) this.held.add(hold);
    try {
      return await change(known, name);
    } finally {
      for (const hold of holds) this.held.delete(hold);
    }
  }
  find(id: string): Patron | undefined {
    return this.byId.get(id);
  }

  /** For a guest who has not said what to call him. */
  private newName(): string {
    const known = new Set([...this.byId.values()].map(({ name }) => name));
    return guestName(randomInt, (name) => known.has(name));
  }
  /** A guest comes in, with play money to begin with. */
  async arrive(wanted?: string): Promise<Patron> {
    const id = randomBytes(9)
      .toString('base64url')
      .replace(/[^A-Za-z0-9]/g, '0');
    const clean = wanted ? cleanName(wanted) : null;
    const name = clean !== null && !isReserved(clean) ? clean : this.newName();
    const event: PatronEvent = { type: 'PatronArrived', id, name };
    const move = {
      id: `grant/${id}`,
      from: 'grant',
      to: `wallet:${id}`,
      amount: this.grant,
      reason: 'grant',
      rule: null,
      patron: id,
      table: null,
    } as const;
    await this.append(id, 0, event, this.grant > 0 ? [move] : []);
    return this.byId.get(id)!;
  }
  rename(id: string, wanted: string): Promise<Patron | PatronRefusal> {
    return this.alone(id, wanted, (known, name) => this.happen(known, { type: 'NameChanged', name }));
  }
  /** He says that a program plays for him. It is never taken back, since others have seen it. */
  async declareProgram(id: string): Promise<void> {
    const known = this.byId.get(id);
    if (known && !known.program) await this.happen(known, { type: 'ProgramDeclared' });
  }
  /** A guest keeps his wallet by giving it a name and a password. */
  makeAccount(id: string, wanted: string, password: string): Promise<Patron | PatronRefusal> {
    return this.alone(id, wanted, async (known, name) => {
      if (known.password) return { refused: 'has-account' };
      const refused = judge(password, name);
      if (refused) return { refused };
      return this.happen(known, { type: 'AccountMade', name, ...(await keep(password, this.cost)) });
    });
  }
  /** Whose account a name is, as somebody typed it. */
  accountOf(name: string): string | null {
    return this.accounts.get(keyOf(name)) ?? this.accounts.get(keyOf(name.normalize('NFKC'))) ?? null;
  }
  /** A password kept at the cost of an earlier edition is kept at today's from then on. */
  async signIn(name: string, password: string): Promise<Patron | PatronRefusal> {
    const known = this.byId.get(this.accountOf(name) ?? '');
    const kept = known?.password ?? null;
    if (!(await matches(password, kept, this.cost)) || !known) return { refused: 'wrong-password' };
    if (kept !== null && isCheap(kept, this.cost))
      await this.happen(known, { type: 'PasswordRaised', ...(await keep(password, this.cost)) });
    return known;
  }

  /** Another password for whoever was given a link for it; everything he was signed in with is over. */
  async resetPassword(id: string, password: string): Promise<Patron | PatronRefusal> {
    const known = this.byId.get(id);
    if (!known || known.guest) return { refused: 'unknown-patron' };
    const refused = judge(password, known.name);
    if (refused) return { refused };
    await this.happen(known, { type: 'PasswordReset', ...(await keep(password, this.cost)) });
    await this.signOut(id, 'everywhere');
    return known;
  }
  /** A session of an account is noted, so that its owner can see and end it. */
  async signedIn(id: string, session: Session, agent: string): Promise<void> {
    const known = this.byId.get(id);
    if (known && !known.guest)
      await this.happen(known, { type: 'SignedIn', session, agent: agent.slice(0, AGENT_MAX) });
  }
  /** Those that are open, the newest first. */
  sessionsOf(id: string): readonly SessionNoted[] {
    const { sessions = [] } = this.byId.get(id) ?? {};
    return sessions.filter((one) => this.isOpen(id, one)).toReversed();
  }
  /** Is the session still one? */
  isOpen(id: string, { issued, key }: Session): boolean {
    const known = this.byId.get(id);
    return known !== undefined && issued > known.ended.until && !known.ended.keys.has(key);
  }
  /** A time at which a session may begin: after all that was ended. */
  sessionFrom(id: string): number {
    return Math.max(this.now(), (this.byId.get(id)?.ended.until ?? 0) + 1);
  }
  /** Ends a session, or all there are. */
  async signOut(id: string, session: Session | 'everywhere'): Promise<void> {
    const known = this.byId.get(id);
    if (!known) return;
    const all = { type: 'SignedOutEverywhere', until: this.now() } as const;
    await this.happen(known, session === 'everywhere' ? all : { type: 'SignedOut', session });
  }
  /** Taken is a name that looks like another's account. */
  private isTaken(name: string, by: string): boolean {
    return looksOf(name).some((look) => [...(this.looks.get(look) ?? [])].some((owner) => owner !== by));
  }
  private async append(
    id: string,
    expect: number,
    event: PatronEvent,
    transfers: readonly object[] = [],
  ): Promise<void> {
    const answer = await this.store.append({
      stream: `patron-${id}`,
      expect,
      at: this.now(),
      events: [event],
      transfers: transfers as never,
    });
    if (!isAppended(answer)) throw new Error(`patron ${id} could not be stored: ${answer.refused}`);
    this.fold(id, event, answer.version);
  }
}

/**
 * Milliseconds after which a guest who never did anything is not known any more: his cookie has run out, so nobody can come as him. His
 * arrival stays in the record, as everything does.
 */
export const FORGOTTEN_AFTER = 31 * 24 * 3_600_000;
/** Letters of what a browser calls itself. */
const AGENT_MAX = 160;
/** Sessions noted of an account: older ones stay open, and are ended with all. */
const NOTED_MAX = 50;
const NOTHING_ENDED: Known['ended'] = { until: 0, keys: new Set() };

/** What an event changes of what is known. */
function changed(known: Omit<Known, 'version'>, e: PatronEvent): Partial<Known> {
  switch (e.type) {
    case 'PatronArrived':
    case 'NameChanged':
      return { name: e.name };
    case 'ProgramDeclared':
      return { program: true };
    case 'AccountMade':
      return { name: e.name, guest: false, password: keptIn(e) };
    case 'PasswordRaised':
    case 'PasswordReset':
      return { password: keptIn(e) };
    case 'SignedIn':
      return { sessions: [...known.sessions, { ...e.session, agent: e.agent }].slice(-NOTED_MAX) };
    case 'SignedOut':
      return { ended: { ...known.ended, keys: new Set([...known.ended.keys, e.session.key]) } };
    case 'SignedOutEverywhere':
      return { ended: { until: e.until, keys: new Set() } };
  }
}
const keptIn = ({ salt, hash, cost }: Kept): Kept => (cost === undefined ? { salt, hash } : { salt, hash, cost });
