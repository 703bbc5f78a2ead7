// The room over HTTP. What goes wrong comes back as something that can be said in a sentence.
import type {
  CageShown,
  ClubRole,
  ClubShown,
  Course,
  EditionInForce,
  HandReceipt,
  IncidentAsked,
  IncidentPage,
  OfficeRefusal,
  OwnPage,
  Settlement,
} from '@baraja/room';
import type { PackProof } from '@baraja/room/proof';
import type { Clause, ClauseKept, Ruling } from 'baraja/books';
import type { ChangeShown, HouseBook, HousePages, RulesKept, RulesPage } from 'baraja/words';
import type { Strings } from '../i18n/index.js';
import { isOwn, type OwnRoom, ownRoom } from './own.js';
import type { Language, Lobby, Refused, RoomRefusal, TableRules, ToldEvent, Words, You } from './wire.js';

export type Trouble =
  | { readonly kind: 'refused'; readonly refusal: Refused | RoomRefusal }
  | { readonly kind: 'error'; readonly error: keyof Strings['errors'] }
  /** After too many wrong passwords. */
  | { readonly kind: 'wait'; readonly seconds: number };
export class RoomError extends Error {
  constructor(readonly trouble: Trouble) {
    super(trouble.kind === 'refused' ? trouble.refusal.refused : trouble.kind);
  }
}
const fail = (error: keyof Strings['errors']): RoomError => new RoomError({ kind: 'error', error });

/** When, in the reader's own words and time. */
export const moment = (at: number, language: Language): string =>
  new Date(at).toLocaleString(language, { month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' });

/** Any refusal as a sentence: the room's own ones are said by the page, the game's by the engine's words. */
export function refusalText(refusal: Refused | RoomRefusal, t: Strings, say: Words): string {
  const { refused, facts = {} } = refusal;
  if (Object.hasOwn(t.room, refused)) {
    // All of them are amounts, but for the moment from which something may be done.
    const worded = Object.entries(facts).map(([name, value]) => [
      name,
      name === 'from' ? moment(Number(value), say.language) : say.money(Number(value)),
    ]);
    const sentence: (facts: Readonly<Record<string, string>>) => string = t.room[refused as RoomRefusal['refused']];
    return sentence(Object.fromEntries(worded));
  }
  try {
    return say.refusal(refusal as Refused);
  } catch {
    return t.errors.failed; // a newer server may say no in ways this page has no words for
  }
}
export function troubleText(trouble: Trouble, t: Strings, say: Words): string {
  if (trouble.kind === 'wait') return t.account.wait(trouble.seconds);
  return trouble.kind === 'refused' ? refusalText(trouble.refusal, t, say) : t.errors[trouble.error];
}
/** The room is not reached. */
export const isOffline = (trouble: Trouble): boolean => trouble.kind === 'error' && trouble.error === 'offline';
export const troubleOf = (error: unknown): Trouble =>
  error instanceof RoomError ? error.trouble : { kind: 'error', error: 'failed' };

export async function call<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
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
  const code = isObject(answer) && typeof answer.refused === 'string' ? answer.refused : '';
  if (isWait(answer)) throw new RoomError({ kind: 'wait', seconds: answer.facts.seconds });
  const known = ERRORS[code] ?? STATUS[response.status];
  if (known) throw fail(known);
  if (response.status >= 500) throw fail('offline');
  throw code === '' || code === 'bad-request'
    ? fail('failed')
    : new RoomError({ kind: 'refused', refusal: answer as Refused });
}
const isObject = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null;
type Wait = Extract<OfficeRefusal, { refused: 'wait' }>;
const isWait = (answer: unknown): answer is Wait => isObject(answer) && answer.refused === 'wait';
/** What the room says no with, where it is not a rule's business. */
const ERRORS: Readonly<Record<string, keyof Strings['errors']>> = {
  'bad-name': 'badName',
  'name-taken': 'nameTaken',
  'has-account': 'nameTaken',
  'name-reserved': 'nameReserved',
  'bad-password': 'badPassword',
  'common-password': 'commonPassword',
  'wrong-password': 'wrongPassword',
  'unknown-patron': 'notSignedIn',
  'unknown-clause': 'notFound',
  'no-such-table': 'noTable',
  'no-such-round': 'notFound',
  'no-such-page': 'notFound',
};
const STATUS: Readonly<Record<number, keyof Strings['errors']>> = {
  401: 'notSignedIn',
  404: 'notFound',
  429: 'tooFast',
};

/** A clause of a sheet, or a ruling of ours. */
export type ClauseShown = Clause | Ruling;
/** And how that is beside today's; what the page itself says where the room is not reached, nobody can hold beside anything. */
export type ClauseRead = Omit<ClauseKept, 'stands'> & { readonly stands: ClauseKept['stands'] | 'unreached' };
export type RulesRead = Omit<RulesKept, 'edition'> & { readonly edition: RulesKept['edition'] | 'unreached' };
/** A table, or one of its past hands. */
export interface AtTable {
  readonly table?: string;
  readonly round?: number;
}
/** A table whose hands are kept, be it closed. */
export interface PastTable {
  readonly id: string;
  readonly called: string | null;
  readonly practice: boolean;
  readonly house: string | null;
  readonly gameId: string | null;
  readonly stake: string | null;
  readonly edition: 'today' | 'earlier';
}
export interface PastRound {
  readonly round: number;
  readonly at: number;
  readonly voided: boolean;
}
export interface PastRounds {
  readonly table: PastTable & { readonly closed: boolean };
  readonly rounds: readonly PastRound[];
}
export interface RoundRecord {
  readonly table: PastTable;
  readonly edition: 'today' | 'earlier';
  readonly rules: TableRules;
  readonly round: number;
  /** Whose eyes: the viewer's own seat in that hand, or the rail's. */
  readonly seat: number | null;
  readonly names: Readonly<Record<number, string>>;
  readonly events: readonly { readonly at: number; readonly event: ToldEvent }[];
  readonly faces: Readonly<Record<number, string>>;
  readonly proofs: readonly PackProof[];
  /** What it was dealt under; hands of earlier programs have none. */
  readonly receipt?: HandReceipt | null;
  /** One's own cards as they last lay there, and those everybody played with. */
  readonly own: readonly (readonly number[])[];
  readonly common: readonly number[];
}
/** Where one's play money lies. */
export type { CageShown } from '@baraja/room';
export interface Movements {
  readonly lines: readonly {
    readonly at: number;
    readonly reason: string;
    readonly amount: number;
    readonly balance: number;
    readonly table: string | null;
    readonly name: string | null;
  }[];
  readonly next: number | null;
}
export interface OpenAsk {
  readonly house: string;
  readonly game: string;
  readonly stake: string;
  readonly switches: Readonly<Record<string, unknown>>;
  readonly name: string;
  readonly dealer: 'engine' | 'person';
  readonly bots: number;
  /** Shown in the lobby. */
  readonly listed: boolean;
}
const part = encodeURIComponent;
/** What the room says; where it is not reached, nor was read before, what the page itself knows. */
async function orOwn<T>(said: Promise<T>, ask: (own: OwnRoom) => Promise<T | null>): Promise<T> {
  try {
    return await said;
  } catch (error) {
    const own = isOffline(troubleOf(error)) ? await ownRoom().then(ask, () => null) : null;
    if (own === null) throw error;
    return own;
  }
}
/** What the page itself has of its own tables; nothing once it was loaded anew. */
async function kept<T>(found: Promise<T>): Promise<Exclude<T, { readonly refused: string } | null>> {
  const answer = await found;
  if (answer === null) throw fail('notFound');
  if (isObject(answer) && 'refused' in answer)
    throw new RoomError({ kind: 'refused', refusal: answer as unknown as Refused });
  return answer as Exclude<T, { readonly refused: string } | null>;
}

export const api = {
  me: () => call<You>('GET', '/api/me'),
  rename: (name: string) => call<You>('POST', '/api/me/name', { name }),
  account: (name: string, password: string) => call<You>('POST', '/api/account', { name, password }),
  signIn: (name: string, password: string) => call<You>('POST', '/api/signin', { name, password }),
  signOut: (everywhere: boolean) => call<unknown>('POST', '/api/signout', { everywhere }),
  lobby: () => orOwn(call<Lobby>('GET', '/api/lobby'), (own) => own.lobby()),
  practice: (ask: { house: string; game: string; stake?: string }) =>
    call<{ table: string }>('POST', '/api/practice', ask),
  open: (ask: OpenAsk) => call<{ table: string }>('POST', '/api/tables', ask),
  rules: (house: string, game: string, language: Language, switches?: Readonly<Record<string, unknown>>) => {
    const query = new URLSearchParams({ lang: language });
    if (switches && Object.keys(switches).length > 0) query.set('switches', JSON.stringify(switches));
    const said = call<RulesPage>('GET', `/api/rules/${part(house)}/${part(game)}?${query}`);
    return orOwn(said, (own) => own.rules(house, game, language, switches ?? {}));
  },
  /** The rules of a table as it would be opened. */
  opened: (house: string, game: string) =>
    orOwn(call<TableRules>('GET', `/api/opened/${part(house)}/${part(game)}`), (own) => own.opened(house, game)),
  /** A house's rules as a book, and what its examples are dealt by. */
  book: (house: string) => orOwn(call<HouseBook>('GET', `/api/books/${part(house)}`), (own) => own.book(house)),
  /** Of each game of a house, since when its edition is in force, and who put it there. */
  editions: (house: string) => call<{ games: readonly EditionInForce[] }>('GET', `/api/books/${part(house)}/editions`),
  bookPages: (house: string) =>
    orOwn(call<HousePages>('GET', `/api/books/${part(house)}/pages`), (own) => own.pages(house)),
  /** In the words a table, or a past hand, is played by; elsewhere, and at tables in the page itself, in today's. */
  clause: ({ table, round }: AtTable, id: string): Promise<ClauseRead> => {
    if (table === undefined || isOwn(table))
      return orOwn(call<ClauseShown>('GET', `/api/clause/${part(id)}`), (own) => own.clause(id)).then((clause) => ({
        ...{ clause, stands: 'same', today: null },
      }));
    const at = `/api/tables/${part(table)}${round === undefined ? '' : `/rounds/${round}`}`;
    return orOwn<ClauseRead>(call('GET', `${at}/clause/${part(id)}`), async (own) => {
      const clause = await own.clause(id);
      return clause && { clause, stands: 'unreached', today: null };
    });
  },
  /** The rules page of a table, by what it is played by. */
  rulesAt: async ({ id, rules }: { id: string; rules: TableRules }, language: Language): Promise<RulesRead> => {
    const today = async (edition: RulesRead['edition']): Promise<RulesRead> => {
      const page = await api.rules(rules.house, rules.gameId, language);
      return { ...page, edition, changed: {} };
    };
    if (isOwn(id)) return today('today');
    return call<RulesKept>('GET', `/api/tables/${part(id)}/rules?lang=${language}`).catch((error: unknown) => {
      if (isOffline(troubleOf(error))) return today('unreached');
      throw error;
    });
  },
  /** What the edition on offer at a table changes; null where that is not known. */
  offered: (table: string) =>
    call<{ changes: readonly ChangeShown[] | null }>('GET', `/api/tables/${part(table)}/edition`),
  rounds: (table: string, before?: number): Promise<PastRounds> =>
    isOwn(table)
      ? kept(ownRoom().then((own) => own.rounds(table, before)))
      : call('GET', `/api/tables/${part(table)}/rounds${before === undefined ? '' : `?before=${before}`}`),
  round: (table: string, round: number): Promise<RoundRecord> =>
    isOwn(table)
      ? kept(ownRoom().then((own) => own.round(table, round)))
      : call('GET', `/api/tables/${part(table)}/rounds/${round}`),
  /** The cards seen of the hand that is on the felt. */
  proof: (table: string): Promise<{ proofs: readonly PackProof[] }> =>
    isOwn(table) ? ownRoom().then((own) => own.proofs(table)) : call('GET', `/api/tables/${part(table)}/proof`),
  /** How far the room's record has got, signed by the room. */
  head: () => call<{ head: string }>('GET', '/api/head'),
  /** One's own hands, newest first; what they came to, one by one; and a note to one of them. */
  hands: (query: Readonly<Record<string, string>>) => call<OwnPage>('GET', `/api/hands?${new URLSearchParams(query)}`),
  handsCourse: (query: Readonly<Record<string, string>>) =>
    call<Course>('GET', `/api/hands/course?${new URLSearchParams(query)}`),
  noteHand: (table: string, round: number, text: string) =>
    call<unknown>('POST', '/api/hands/note', { table, round, text }),
  coming: (table: string, coming: boolean) => call<unknown>('POST', `/api/tables/${part(table)}/coming`, { coming }),
  rematch: (table: string) => call<{ table: string }>('POST', `/api/tables/${part(table)}/rematch`),
  clubs: () => call<{ clubs: readonly { id: string; name: string; you: ClubRole }[] }>('GET', '/api/clubs'),
  foundClub: (name: string) => call<{ club: string }>('POST', '/api/clubs', { name }),
  club: (id: string) => call<ClubShown>('GET', `/api/clubs/${part(id)}`),
  clubAct: (id: string, what: string, body: object) => call<unknown>('POST', `/api/clubs/${part(id)}/${what}`, body),
  settlement: (table: string) => call<Settlement>('GET', `/api/tables/${part(table)}/settlement`),
  logIncident: (asked: IncidentAsked) => call<unknown>('POST', '/api/desk/incidents', asked),
  incidents: (query: Readonly<Record<string, string>>) =>
    call<IncidentPage>('GET', `/api/desk/incidents?${new URLSearchParams(query)}`),
  wallet: () => call<CageShown>('GET', '/api/wallet'),
  movements: (of: 'wallet' | 'purse', before?: number) =>
    call<Movements>('GET', `/api/wallet/lines?of=${of}${before === undefined ? '' : `&before=${before}`}`),
  refill: () => call<{ amount: number }>('POST', '/api/wallet/refill'),
};
