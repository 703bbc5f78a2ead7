// Who is asking: a signed cookie that names a patron. It is made when somebody first comes in, and cannot be forged or read
// by scripts. Of a session the server keeps nothing but the key; that it was ended is the patron's to remember.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Session } from '@baraja/room';

export const COOKIE = 'baraja';
const DAYS = 30;
export const MAX_AGE_SECONDS = DAYS * 24 * 60 * 60;
/** The cookie of a browser in which somebody has signed in: it outlives the session. */
export const KNOWN_COOKIE = 'baraja-known';
export const KNOWN_SECONDS = 365 * 24 * 60 * 60;
const A_SECOND = 1000;

export class Sessions {
  constructor(
    private readonly key: Uint8Array,
    private readonly now: () => number,
  ) {}

  /** The key of a data folder, made when there is none; `:memory:` has one for as long as the process lives. */
  static in(folder: string, now: () => number): Sessions {
    if (folder === ':memory:') return new Sessions(randomBytes(32), now);
    const path = join(folder, 'session.key');
    // A key cut short by a crash would be one that anybody can guess: it is thrown away, and everybody is a guest again.
    if (!isKey(path)) {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const draft = `${path}.${randomBytes(6).toString('hex')}`;
      writeFileSync(draft, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx', flush: true });
      renameSync(draft, path);
    }
    return new Sessions(Buffer.from(readFileSync(path, 'utf8').trim(), 'hex'), now);
  }
  /** A cookie's value for a patron whose session begins then. */
  issue(patron: string, at = this.now()): string {
    const body = `${patron}.${at.toString(36)}.${randomBytes(9).toString('base64url')}`;
    return `${body}.${this.sign(body)}`;
  }
  /** Whose session a cookie is; null if it was not made here, was changed, or is too old. Those of before have no nonce. */
  read(cookie: string | undefined): { readonly patron: string; readonly session: Session } | null {
    const match = /^([A-Za-z0-9]{1,40})\.(([0-9a-z]{1,12})(?:\.[A-Za-z0-9_-]{12})?)\.([A-Za-z0-9_-]{43})$/.exec(
      cookie ?? '',
    );
    if (!match) return null;
    const [, patron, key, moment, signature] = match as unknown as [string, string, string, string, string];
    if (!this.isSigned(`${patron}.${key}`, signature)) return null;
    const issued = Number.parseInt(moment, 36);
    const age = this.now() - issued;
    return age >= -A_SECOND && age < MAX_AGE_SECONDS * 1000 ? { patron, session: { issued, key } } : null;
  }
  /** For a browser in which somebody has signed in: it says that he was there, and opens nothing by itself. */
  known(account: string): string {
    const body = `known.${account}.${randomBytes(9).toString('base64url')}`;
    return `${body}.${this.sign(body)}`;
  }
  /** What tells that browser from others; null where the cookie is not one of this account's. */
  readKnown(cookie: string | undefined, account: string): string | null {
    const [mark, whose, nonce, signature, ...more] = (cookie ?? '').split('.');
    if (mark !== 'known' || whose !== account || !nonce || !signature || more.length > 0) return null;
    return this.isSigned(`known.${account}.${nonce}`, signature) ? nonce : null;
  }
  private isSigned(body: string, signature: string): boolean {
    const [wanted, got] = [Buffer.from(this.sign(body)), Buffer.from(signature)];
    return wanted.length === got.length && timingSafeEqual(wanted, got);
  }
  private sign(body: string): string {
    return createHmac('sha256', this.key).update(body).digest('base64url');
  }
}

const isKey = (path: string): boolean => existsSync(path) && /^[0-9a-f]{64}$/.test(readFileSync(path, 'utf8').trim());
