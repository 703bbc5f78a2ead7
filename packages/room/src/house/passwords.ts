// Passwords: which are good enough, and how they are kept. The work is done off the main thread, a few at a time, since each
// takes a good deal of memory.
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

export interface Kept {
  readonly salt: string;
  readonly hash: string;
  /** scrypt's N as a power of two; those of the first edition have none. */
  readonly cost?: number;
}
const PASSWORD_MIN = 8;
const PASSWORD_MAX = 200;
/** N = 2^17, r = 8, p = 1: OWASP's first choice for scrypt. */
export const COST = 17;
const COST_OF_OLD = 15;
/** 128 MB each. */
const AT_ONCE = 2;

/** What is tried first by whoever guesses, of those that are long enough. */
const COMMON = new Set(
  `password password1 password12 password123 passw0rd p@ssw0rd p@ssword iloveyou princess sunshine football baseball basketball
  superman batman123 starwars trustno1 whatever computer internet jennifer michelle jonathan elizabeth alexander samantha
  liverpool manchester barcelona realmadrid chocolate butterfly qwertyui qwertyuiop asdfghjk asdfghjkl zxcvbnm1 1q2w3e4r
  1qaz2wsx q1w2e3r4 qwerty12 qwerty123 abcd1234 abc12345 abcdefgh a1b2c3d4 letmein1 welcome1 welcome123 admin123 administrator
  changeme secret123 login123 master123 dragon123 monkey123 shadow123 michael1 jordan23 charlie1 freedom1 hello123 test1234
  contraseña contrasena contraseña1 contrasena1 contrasena123 teamomucho tequiero teamo123 micontraseña secreto1 bienvenido
  guadalupe alejandra alejandro fernando francisco estrella mariposa princesa corazon1 mexico123 pokerface allin123
  pokerstars holdem123 blackjack`.split(/\s+/),
);

/** Why it will not do; null when it will. Length is what counts, then that nobody would guess it first. */
export function judge(password: string, name: string): 'bad-password' | 'common-password' | null {
  const text = password.normalize('NFKC');
  const letters = [...text.replace(/[\s\p{Default_Ignorable_Code_Point}]/gu, '')];
  if (letters.length < PASSWORD_MIN || password.length > PASSWORD_MAX) return 'bad-password';
  const small = letters.join('').toLowerCase();
  const isPlain = new Set(letters).size < 4 || isRun(small) || COMMON.has(small);
  return isPlain || small.replace(/\P{L}/gu, '') === name.toLowerCase().replace(/\P{L}/gu, '')
    ? 'common-password'
    : null;
}
/** One step each time, up or down, from the first letter to the last: 12345678, hgfedcba. */
function isRun(text: string): boolean {
  const codes = [...text].map((letter) => letter.codePointAt(0)!);
  const step = codes[1]! - codes[0]!;
  return (
    Math.abs(step) <= 1 && codes.every((code, i) => i === 0 || (code - codes[i - 1]! + 10) % 10 === (step + 10) % 10)
  );
}

export async function keep(password: string, cost: number): Promise<Kept> {
  const salt = randomBytes(16).toString('hex');
  return { salt, hash: await hashed(password, salt, cost), cost };
}
/** The same work whether or not there is anything to compare with, so that time tells nothing. */
export async function matches(password: string, kept: Kept | null, cost: number): Promise<boolean> {
  const hash = await hashed(password.slice(0, PASSWORD_MAX), kept?.salt ?? '00', kept ? costOf(kept) : cost);
  return kept !== null && timingSafeEqual(Buffer.from(hash), Buffer.from(kept.hash));
}
/** Kept at a cost that has become too low? */
export const isCheap = (kept: Kept, cost: number): boolean => costOf(kept) < cost;
const costOf = ({ cost }: Kept): number => cost ?? COST_OF_OLD;

let free = AT_ONCE;
const waiting: (() => void)[] = [];
async function hashed(password: string, salt: string, cost: number): Promise<string> {
  if (free > 0) free--;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await derive(password, salt, cost);
  } finally {
    const next = waiting.shift();
    if (next) next();
    else free++;
  }
}
function derive(password: string, salt: string, cost: number): Promise<string> {
  const work = { N: 2 ** cost, r: 8, p: 1, maxmem: 2 ** (cost + 11) };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, 32, work, (error, key) =>
      error ? reject(error) : resolve(key.toString('hex')),
    );
  });
}
