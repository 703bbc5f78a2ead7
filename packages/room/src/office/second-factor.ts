// A second factor as authenticators have it (TOTP, RFC 6238): six digits that change every half minute.
import { Secret, TOTP } from 'otpauth';

const ISSUER = 'Baraja';
const PERIOD = 30;
/** Steps before and after that are taken, too: clocks differ. */
const WINDOW = 1;
const totp = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret), period: PERIOD, digits: 6 });

export const newSecret = (): string => new Secret({ size: 20 }).base32;
/** What an authenticator reads from the square. */
export const secretLink = (secret: string, name: string): string => totp(secret, name).toString();
/** The step of time a code belongs to; null where it is none. */
export function isCode(secret: string, code: string, now: number): number | null {
  const delta = totp(secret).validate({ token: code.replace(/\s/g, ''), timestamp: now, window: WINDOW });
  return delta === null ? null : Math.floor(now / 1000 / PERIOD) + delta;
}
/** The code of a moment: for tests, and for whoever has no telephone. */
export const codeAt = (secret: string, now: number): string => totp(secret).generate({ timestamp: now });
