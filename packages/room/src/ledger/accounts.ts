// The accounts of a room: who may hold chips, and which of them may owe. An account is opened by the first transfer that
// names it; its name says everything about it.

interface Nature {
  /** Whether the account may owe. Only the two that stand for the world outside may. */
  readonly mayOwe: boolean;
  readonly what: string;
}

/** Every kind of account. All balances of a book add up to nothing, so what the inside holds, the outside is owed. */
export const ACCOUNT_KINDS = {
  cash: { mayOwe: true, what: 'money outside the room: minus what has come in and not gone out again' },
  grant: { mayOwe: true, what: 'play money: minus what has been handed out' },
  cage: { mayOwe: false, what: 'chips in the cage of a house' },
  tray: { mayOwe: false, what: 'chips in a dealer’s tray' },
  wallet: { mayOwe: false, what: 'what a patron has and has not on a table' },
  purse: {
    mayOwe: false,
    what: 'a patron’s chips for practice: they refill by themselves, and are worth nothing anywhere else',
  },
  felt: { mayOwe: false, what: 'chips in play at a table' },
  drop: { mayOwe: false, what: 'collected fees not yet counted into the cage' },
  jackpot: { mayOwe: false, what: 'a progressive meter, kept apart from the house’s own money' },
} as const satisfies Readonly<Record<string, Nature>>;

export type AccountKind = keyof typeof ACCOUNT_KINDS;

/**
 * `wallet:ana`, `purse:ana`, `felt:t17`, `jackpot:luna/bad-beat`, `jackpot:luna/t17/bonus` for a fund of one table's,
 * `drop:luna/t17/hand` for a box, `drop:practice/luna/t3/time` for one of practice.
 * The play-money account may stand alone as `grant`.
 */
export type AccountName = `${AccountKind}:${string}` | 'grant';

const pattern = /^([a-z]+)(?::([A-Za-z0-9][A-Za-z0-9._@/-]{0,119}))?$/;

export const isAccountKind = (word: string): word is AccountKind => Object.hasOwn(ACCOUNT_KINDS, word);

/** The kind of an account, read off its name; undefined when it is no name of an account. */
export function kindOf(name: string): AccountKind | undefined {
  const match = pattern.exec(name);
  const kind = match?.[1];
  if (kind === undefined || !isAccountKind(kind)) return undefined;
  return match?.[2] === undefined && kind !== 'grant' ? undefined : kind;
}

export const mayOwe = (kind: AccountKind): boolean => ACCOUNT_KINDS[kind].mayOwe;
