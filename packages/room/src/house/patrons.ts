// Who is known to the room: a name, perhaps a password, and a wallet of play money. One stream each, so that what is known
// about a patron can be folded again; names of accounts are unique, those of guests are not.
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { isAppended, type Store } from '../store/index.js';

export interface Patron {
  readonly id: string;
  readonly name: string;
  readonly guest: boolean;
}
type PatronEvent =
  | { readonly type: 'PatronArrived'; readonly id: string; readonly name: string }
  | { readonly type: 'NameChanged'; readonly name: string }
  | { readonly type: 'AccountMade'; readonly name: string; readonly salt: string; readonly hash: string };

interface Known extends Patron {
  readonly version: number;
  readonly password: { readonly salt: string; readonly hash: string } | null;
}
export type PatronRefusal = {
  readonly refused: 'bad-name' | 'name-taken' | 'bad-password' | 'wrong-password' | 'has-account' | 'unknown-patron';
};

export const NAME_MAX = 20;
const PASSWORD_MIN = 8;
const PASSWORD_MAX = 200;

/** A name people can read: letters, digits and single spaces, in any script. */
export function cleanName(text: string): string | null {
  const name = text.normalize('NFC').trim().replace(/\s+/g, ' ');
  return name.length >= 1 && name.length <= NAME_MAX && /^[\p{L}\p{N}][\p{L}\p{N} ._'-]*$/u.test(name) ? name : null;
}
const keyOf = (name: string): string => name.toLocaleLowerCase('en');

export class Patrons {
  private readonly byId = new Map<string, Known>();
  /** By name as written small: only accounts have names of their own. */
  private readonly accounts = new Map<string, string>();
  private readonly held = new Set<string>();

  private constructor(
    private readonly store: Store,
    private readonly now: () => number,
    /** What a newcomer is given to play with, in cents. */
    private readonly grant: number,
  ) {}

  static async load(store: Store, now: () => number, grant: number): Promise<Patrons> {
    const patrons = new Patrons(store, now, grant);
    for (const { stream } of await store.streams('patron-')) {
      for (const { body, version } of await store.read(stream))
        patrons.fold(stream.slice('patron-'.length), body as unknown as PatronEvent, version);
    }
    // Only now: a name may have been given up by one and taken by another, and streams come in no order of time.
    for (const { id, name, guest } of patrons.byId.values()) if (!guest) patrons.accounts.set(keyOf(name), id);
    return patrons;
  }
  private fold(id: string, e: PatronEvent, version: number): void {
    const known = this.byId.get(id);
    const password = e.type === 'AccountMade' ? { salt: e.salt, hash: e.hash } : (known?.password ?? null);
    this.byId.set(id, { id, name: e.name, guest: password === null, version, password });
  }
  /** Stores what happened to a patron, and keeps the names of accounts. */
  private async happen(known: Known, event: PatronEvent): Promise<Patron> {
    await this.append(known.id, known.version, event);
    const now = this.byId.get(known.id)!;
    if (!known.guest) this.accounts.delete(keyOf(known.name));
    if (!now.guest) this.accounts.set(keyOf(now.name), now.id);
    return now;
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
    const holds = [`id/${id}`, `name/${keyOf(name)}`];
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

  /** A guest comes in, with play money to begin with. */
  async arrive(wanted?: string): Promise<Patron> {
    const id = randomBytes(9)
      .toString('base64url')
      .replace(/[^A-Za-z0-9]/g, '0');
    const name = (wanted && cleanName(wanted)) || `Guest ${1000 + (randomBytes(2).readUInt16BE(0) % 9000)}`;
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
  /** A guest keeps his wallet by giving it a name and a password. */
  makeAccount(id: string, wanted: string, password: string): Promise<Patron | PatronRefusal> {
    return this.alone(id, wanted, async (known, name) => {
      if (known.password) return { refused: 'has-account' };
      if (password.length < PASSWORD_MIN || password.length > PASSWORD_MAX) return { refused: 'bad-password' };
      const salt = randomBytes(16).toString('hex');
      return this.happen(known, { type: 'AccountMade', name, salt, hash: await hashed(password, salt) });
    });
  }
  async signIn(name: string, password: string): Promise<Patron | PatronRefusal> {
    const id = this.accounts.get(keyOf(cleanName(name) ?? ''));
    const known = id === undefined ? undefined : this.byId.get(id);
    // The same work whether or not the name is known, so that time tells nothing.
    const hash = await hashed(password.slice(0, PASSWORD_MAX), known?.password?.salt ?? '00');
    if (!known?.password || !timingSafeEqual(Buffer.from(hash), Buffer.from(known.password.hash)))
      return { refused: 'wrong-password' };
    return known;
  }
  private isTaken(name: string, by: string): boolean {
    const owner = this.accounts.get(keyOf(name));
    return owner !== undefined && owner !== by;
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

/** scrypt with the cost OWASP names for it; the work is done off the main thread. */
function hashed(password: string, salt: string): Promise<string> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, 32, { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 2 ** 20 }, (error, key) => {
      if (error) reject(error);
      else resolve(key.toString('hex'));
    });
  });
}
