// Who is asking: a signed cookie that names a patron. It is made when somebody first comes in, and cannot be forged or read
// by scripts; nothing about a session is kept on the server but the key.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const COOKIE = 'baraja';
const DAYS = 30;
export const MAX_AGE_SECONDS = DAYS * 24 * 60 * 60;

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
  /** A cookie's value for a patron. */
  issue(patron: string): string {
    const body = `${patron}.${this.now().toString(36)}`;
    return `${body}.${this.sign(body)}`;
  }
  /** The patron a cookie names; null if it was not made here, was changed, or is too old. */
  read(cookie: string | undefined): string | null {
    const match = /^([A-Za-z0-9]{1,40})\.([0-9a-z]{1,12})\.([A-Za-z0-9_-]{43})$/.exec(cookie ?? '');
    if (!match) return null;
    const [, patron, issued, signature] = match as unknown as [string, string, string, string];
    const wanted = Buffer.from(this.sign(`${patron}.${issued}`));
    if (!timingSafeEqual(wanted, Buffer.from(signature))) return null;
    const age = this.now() - Number.parseInt(issued, 36);
    return age >= 0 && age < MAX_AGE_SECONDS * 1000 ? patron : null;
  }
  private sign(body: string): string {
    return createHmac('sha256', this.key).update(body).digest('base64url');
  }
}

const isKey = (path: string): boolean => existsSync(path) && /^[0-9a-f]{64}$/.test(readFileSync(path, 'utf8').trim());
