// Reads a house's settings: each is checked against the switch it sets, its locks and the switches it needs, and comes
// back in the one form the books use, or is refused with the rule.
import type { FactsOf, OPENING_REASONS, RefusedFor } from '../facts/index.js';
import type { RuleId } from './clauses/clause.js';
import { type GameId, gameOf, type HouseId, houseOf } from './clauses/index.js';
import {
  type Columns,
  type Lock,
  type Pair,
  type Row,
  type Switch,
  type SwitchValue,
  switches,
} from './clauses/switch-table.js';

export * from './clauses/switch-table.js';

export type SwitchRefusal = Extract<
  RefusedFor<typeof OPENING_REASONS>,
  { refused: 'unknown-switch' | 'bad-switch-value' | 'switch-locked' }
>;
export interface Setting {
  readonly key: string;
  readonly value: SwitchValue;
}
export const isSwitchRefusal = (answer: object): answer is SwitchRefusal => 'refused' in answer;

/** The keys a switch sets: one, or one for each member of 'something.*'. */
export const keysOf = ({ key, members }: Switch): readonly string[] =>
  members.length === 0 ? [key] : members.map((member) => key.replace('*', member));

const byKey: ReadonlyMap<string, Switch> = new Map(
  switches.flatMap((entry) => [entry.key, ...keysOf(entry)].map((key) => [key, entry] as const)),
);

/** The switch of this key; 'rog.p215.bonus.charlie' is one of 'rog.p215.bonus.*'. */
export const switchOf = (key: string): Switch | undefined => byKey.get(key);

/** The switches of a game, in the order of a settings page. */
export const switchesFor = (house: HouseId, game: GameId): readonly Switch[] =>
  gameOf(game).house === house ? switches.filter(({ games }) => games.includes(game)) : [];

/** What a switch is set to where the house has not set it. */
export const defaultOf = (entry: Switch, game?: GameId): SwitchValue =>
  entry.elsewhere.find(({ games }) => game !== undefined && games.includes(game))?.value ?? entry.default;

/** The locks that bind a switch at this game; without a game, those that bind everywhere. */
export const locksOf = (entry: Switch, game?: GameId): readonly Lock[] =>
  entry.locks.filter(({ games }) => games === 'all' || (game !== undefined && games.includes(game)));

/** The ruling that leaves a switch to the house: at a game, the first that is on its own sheet or for every house. */
export function rulingAt({ rulings }: Switch, game?: GameId): RuleId | null {
  const mine = game === undefined ? '' : houseOf(gameOf(game).house).code;
  return rulings.find((id) => game === undefined || new RegExp(`^(?:BAR|AMB-GEN|AMB-${mine})-`).test(id)) ?? null;
}

/** Every clause a game's switches can name: the rulings that leave them open, and what holds them or asks another of them. */
export const switchRules = (game: GameId): readonly RuleId[] =>
  switchesFor(gameOf(game).house, game).flatMap((entry) => [
    ...[rulingAt(entry, game)].filter((rule) => rule !== null),
    ...locksOf(entry, game).map(({ rule }) => rule),
    ...entry.needs.map(({ rule }) => rule),
  ]);

/** Checks one setting, at one game or at any. */
export function parseSwitch(key: string, value: unknown, game?: GameId): Setting | SwitchRefusal {
  const entry = switchOf(key);
  if (entry === undefined) return unknown(key, null, game);
  const rule = rulingAt(entry, game);
  if (game !== undefined && !entry.games.includes(game)) return unknown(key, rule, game);
  const read = readValue(entry, value);
  if (read === undefined) return { refused: 'bad-switch-value', rule, facts: { key, ...wanted(entry) } };
  const broken = locksOf(entry, game).find(({ only }) => !within(only, read));
  if (broken) return { refused: 'switch-locked', rule: broken.rule, facts: { key, note: broken.note } };
  return { key, value: read };
}

function unknown(key: string, rule: RuleId | null, game?: GameId): SwitchRefusal {
  if (game === undefined) return { refused: 'unknown-switch', rule, facts: { key } };
  const known = switchesFor(gameOf(game).house, game).flatMap(keysOf).join(', ');
  return { refused: 'unknown-switch', rule, facts: { key, game, known } };
}

/** A game's whole settings: what the house has set, and the defaults for the rest; or the first refusal. */
export function parseSwitches(
  settings: Readonly<Record<string, unknown>>,
  game: GameId,
): ReadonlyMap<string, SwitchValue> | SwitchRefusal {
  const set = new Map<string, SwitchValue>();
  for (const entry of switchesFor(gameOf(game).house, game))
    for (const key of keysOf(entry)) set.set(key, defaultOf(entry, game));
  for (const [key, value] of Object.entries(settings)) {
    const answer = parseSwitch(key, value, game);
    if (isSwitchRefusal(answer)) return answer;
    const entry = switchOf(key)!;
    for (const one of key === entry.key ? keysOf(entry) : [key]) set.set(one, answer.value);
  }
  for (const [key, value] of set)
    for (const need of switchOf(key)?.needs ?? [])
      if (value === need.value && set.get(need.key) !== need.is)
        return {
          refused: 'switch-locked',
          rule: need.rule,
          facts: { key, value: String(need.value), needs: need.key, is: String(need.is) },
        };
  return set;
}

const within = (only: Lock['only'], value: SwitchValue): boolean =>
  'max' in only ? typeof value === 'number' && value <= only.max : only.some((allowed) => allowed === value);

/** A whole number, also as a form sends it: '100'. */
function whole(value: unknown): number | undefined {
  const n = typeof value === 'string' && /^\d{1,12}$/.test(value) ? Number(value) : value;
  return typeof n === 'number' && Number.isSafeInteger(n) && n >= 0 ? n : undefined;
}

/** What is thrown, in the one form the books use; undefined if the switch does not take it. */
export function readValue({ kind }: Pick<Switch, 'kind'>, value: unknown): SwitchValue | undefined {
  switch (kind.kind) {
    case 'choice':
      return kind.values.find((one) => one === value || (typeof value === 'string' && String(one) === value));
    case 'fixed':
      return kind.value === value || String(kind.value) === value ? kind.value : undefined;
    case 'amount': {
      if (typeof value === 'string' && kind.words.includes(value)) return value;
      const cents = whole(value);
      return cents !== undefined && cents >= kind.min ? cents : undefined;
    }
    case 'number': {
      const n = whole(value);
      return n !== undefined && n >= kind.min && n <= (kind.max ?? n) ? n : undefined;
    }
    case 'percent': {
      const n = whole(value);
      return n !== undefined && n <= 100 ? n : undefined;
    }
    case 'pairs':
      return readRows(value, { at: 'text', low: 'cents', high: 'cents' }, null, ordered) as readonly Pair[] | undefined;
    case 'table':
      return readRows(value, kind.columns, kind.rowsMax, 'low' in kind.columns ? ordered : () => true);
  }
}

/** Limits and blinds: the lower figure first, both in whole dollars, as bets are. */
const ordered = ({ low, high }: Row): boolean =>
  Number(low) <= Number(high) && Number(high) > 0 && Number(low) % 100 === 0 && Number(high) % 100 === 0;

function readRows(
  value: unknown,
  columns: Columns,
  rowsMax: number | null,
  good: (row: Row) => boolean,
): readonly Row[] | undefined {
  if (!Array.isArray(value) || value.length === 0 || value.length > (rowsMax ?? value.length)) return undefined;
  const rows = value.map((row: unknown) => readRow(row, columns));
  return rows.every((row) => row !== undefined && good(row)) ? (rows as readonly Row[]) : undefined;
}

/** A row with exactly these columns. */
function readRow(value: unknown, columns: Columns): Row | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const names = Object.keys(columns);
  if (Object.keys(value).length !== names.length) return undefined;
  const row: Record<string, string | number> = {};
  for (const name of names) {
    const cell = (value as Readonly<Record<string, unknown>>)[name];
    const read = columns[name] === 'text' ? (typeof cell === 'string' && cell !== '' ? cell : undefined) : whole(cell);
    if (read === undefined) return undefined;
    row[name] = read;
  }
  return row;
}

type Wanted = Omit<FactsOf<typeof OPENING_REASONS, 'bad-switch-value'>, 'key'>;
/** What a switch takes. */
export function wanted({ kind }: Pick<Switch, 'kind'>): Wanted {
  switch (kind.kind) {
    case 'choice':
      return { takes: 'words', words: kind.values.map(String) };
    case 'fixed':
      return { takes: 'words', words: [String(kind.value)] };
    case 'amount':
      return { takes: 'cents', words: kind.words };
    case 'number': {
      const { unit, min, max } = kind;
      return { takes: 'number', unit, min, ...(max === null ? {} : { max }) };
    }
    case 'percent':
      return { takes: 'percent' };
    case 'pairs':
      return { takes: 'rows-of-dollars', words: ['at', 'low', 'high'] };
    case 'table':
      return { takes: 'low' in kind.columns ? 'rows-of-dollars' : 'rows', words: Object.keys(kind.columns) };
  }
}
