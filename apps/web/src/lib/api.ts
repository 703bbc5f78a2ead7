// The room over HTTP. What goes wrong comes back as something that can be said in a sentence.
import type { Strings } from '../i18n/index.js';
import type { Language, Lobby, Refused, RoomRefusal, ToldEvent, TableRules, Words, You } from './wire.js';

export type Trouble =
  | { readonly kind: 'refused'; readonly refusal: Refused | RoomRefusal }
  | { readonly kind: 'error'; readonly error: keyof Strings['errors'] };
export class RoomError extends Error {
  constructor(readonly trouble: Trouble) {
    super(trouble.kind === 'refused' ? trouble.refusal.refused : trouble.error);
  }
}
const fail = (error: keyof Strings['errors']): RoomError => new RoomError({ kind: 'error', error });

/** Any refusal as a sentence: the room's own ones are said by the page, the game's by the engine's words. */
export function refusalText(refusal: Refused | RoomRefusal, t: Strings, say: Words): string {
  const { refused, facts = {} } = refusal;
  if (Object.hasOwn(t.room, refused)) {
    return t.room[refused as keyof Strings['room']]((name) => say.money(Number(facts[name] ?? 0)));
  }
  return say.refusal(refusal as Refused);
}
export const troubleText = (trouble: Trouble, t: Strings, say: Words): string =>
  trouble.kind === 'refused' ? refusalText(trouble.refusal, t, say) : t.errors[trouble.error];
export const troubleOf = (error: unknown): Trouble =>
  error instanceof RoomError ? error.trouble : { kind: 'error', error: 'failed' };

const STATUS: Readonly<Record<number, keyof Strings['errors']>> = {
  401: 'notSignedIn',
  404: 'notFound',
  409: 'nameTaken',
  429: 'tooFast',
};

async function call<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, credentials: 'same-origin', headers: { accept: 'application/json' } };
  if (method === 'POST') {
    init.headers = { accept: 'application/json', 'content-type': 'application/json' };
    init.body = JSON.stringify(body ?? {});
  }
  const response = await fetch(path, init).catch(() => {
    throw fail('offline');
  });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as T;
  const refusal = refusalIn(answer);
  if (refusal) throw new RoomError({ kind: 'refused', refusal });
  throw fail(errorIn(answer) ?? STATUS[response.status] ?? (response.status >= 500 ? 'offline' : 'failed'));
}
const isObject = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null;
function refusalIn(answer: unknown): Refused | null {
  if (!isObject(answer)) return null;
  if (typeof answer.refused === 'string') return answer as unknown as Refused;
  return isObject(answer.refusal) && typeof answer.refusal.refused === 'string' ? (answer.refusal as unknown as Refused) : null;
}
const ERRORS: Readonly<Record<string, keyof Strings['errors']>> = {
  'bad-name': 'badName',
  'name-taken': 'nameTaken',
  'bad-password': 'badPassword',
  'wrong-password': 'wrongPassword',
  'too-fast': 'tooFast',
  'not-signed-in': 'notSignedIn',
  'no-such-table': 'noTable',
  'not-found': 'notFound',
};
function errorIn(answer: unknown): keyof Strings['errors'] | undefined {
  return isObject(answer) && typeof answer.error === 'string' ? ERRORS[answer.error] : undefined;
}

export interface ClauseShown {
  readonly id: string;
  readonly citation: string;
  /** A clause of a sheet. */
  readonly text?: string;
  /** A ruling of ours. */
  readonly ruling?: string;
  readonly question?: string;
  readonly readings?: readonly string[];
}
export interface PastRound {
  readonly round: number;
  readonly at?: number;
  readonly voided?: boolean;
  readonly winners?: readonly { readonly name: string; readonly amount: number }[];
}
export interface RoundRecord {
  readonly rules: TableRules;
  readonly events: readonly ToldEvent[];
  readonly faces: Readonly<Record<number, string>>;
  readonly you: number | null;
  readonly seats: readonly { readonly seat: number; readonly name: string; readonly bot: boolean }[];
}
export interface Proof {
  readonly packs: readonly {
    readonly base: number;
    readonly root: string;
    readonly openings: readonly {
      readonly index: number;
      readonly of: number;
      readonly face: string;
      readonly salt: string;
      readonly path: readonly string[];
    }[];
  }[];
}
export interface Wallet {
  readonly balance: number;
  readonly transfers: readonly {
    readonly at: number;
    readonly reason: string;
    readonly amount: number;
    readonly table: string | null;
  }[];
}
export interface OpenAsk {
  readonly house: string;
  readonly game: string;
  readonly stake: string;
  readonly switches: Readonly<Record<string, unknown>>;
  readonly name: string;
  readonly dealer: 'engine' | 'person';
  readonly bots: number;
}
const part = encodeURIComponent;

export const api = {
  me: () => call<You>('GET', '/api/me'),
  rename: (name: string) => call<You>('POST', '/api/me/name', { name }),
  account: (name: string, password: string) => call<You>('POST', '/api/account', { name, password }),
  signIn: (name: string, password: string) => call<You>('POST', '/api/signin', { name, password }),
  signOut: () => call<unknown>('POST', '/api/signout'),
  lobby: () => call<Lobby>('GET', '/api/lobby'),
  practice: (ask: { house: string; game: string; stake?: string }) => call<{ table: string }>('POST', '/api/practice', ask),
  open: (ask: OpenAsk) => call<{ table: string }>('POST', '/api/tables', ask),
  rules: (house: string, game: string, language: Language, switches?: Readonly<Record<string, unknown>>) => {
    const query = new URLSearchParams({ lang: language });
    if (switches && Object.keys(switches).length > 0) query.set('switches', JSON.stringify(switches));
    return call<import('baraja/words').RulesPage>('GET', `/api/rules/${part(house)}/${part(game)}?${query}`);
  },
  clause: (id: string, language: Language) => call<ClauseShown>('GET', `/api/clause/${part(id)}?lang=${language}`),
  rounds: (table: string, before?: number) =>
    call<{ rounds: readonly PastRound[] }>('GET', `/api/tables/${part(table)}/rounds${before === undefined ? '' : `?before=${before}`}`),
  round: (table: string, round: number) => call<RoundRecord>('GET', `/api/tables/${part(table)}/rounds/${round}`),
  proof: (table: string, round: number) => call<Proof>('GET', `/api/tables/${part(table)}/rounds/${round}/proof`),
  wallet: () => call<Wallet>('GET', '/api/wallet'),
};
