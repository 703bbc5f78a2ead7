/**
 * Every clause a table can name. A step names what its book declares and nothing else, an incident says in `cites` what it may
 * name, and a table's life rests on its book's `life` and on rulings of our own: so it can be read off before a card is dealt.
 */
import { makeGame } from '../games/index.js';
import type { RuleId } from '../kernel/index.js';
import { ownAt } from '../table/index.js';
import { clause, type GameId, gameOf } from './clauses/index.js';
import { type GameBook, Settings, type Stake } from './game-book.js';
import { defaultOf, keysOf, type Setting, type SwitchValue, switchesFor, switchRules } from './switches.js';
import { settingsOf, type Values, valuesOf } from './values.js';

export function citableAt(rules: Values): ReadonlySet<RuleId> {
  const { gameId, game, seats } = rules;
  const found = new Set<RuleId>(ownAt(rules));
  const look = (value: unknown): void => {
    if (typeof value === 'string') {
      if (clause(value)) found.add(value);
    } else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) look(part);
  };
  look(rules);
  const few = Array.from({ length: seats.min }, (_, i) => i + 1);
  for (const { cites } of makeGame(gameId, game, few).incidents) for (const rule of cites) found.add(rule);
  return found;
}

type Switches = Readonly<Record<string, SwitchValue>>;
export interface Citable {
  /** At the game's tables as they are set. */
  readonly here: ReadonlySet<RuleId>;
  /** Only where a switch is thrown as well: the first setting that brings it. */
  readonly elsewhere: ReadonlyMap<RuleId, Setting>;
  /** What kinds of table they are: how one comes in, who sits where, what the fee is. */
  readonly kinds: ReadonlySet<string>;
}

const byTheSheet = new Map<GameId, Citable>();
/** What the tables of a game can name with these switches, at every stake; and with any one switch thrown besides. */
export function citations(book: GameBook, switches: Switches = {}): Citable {
  if (Object.keys(switches).length > 0) return looked(book, switches);
  // With no switch thrown it is the same for as long as the books are.
  const kept = byTheSheet.get(book.id) ?? looked(book, switches);
  byTheSheet.set(book.id, kept);
  return kept;
}
function looked(book: GameBook, switches: Switches): Citable {
  const tables = tablesOf(book, switches);
  const here = new Set([...switchRules(book.id), ...tables.flatMap(named)]);
  const elsewhere = new Map<RuleId, Setting>();
  for (const setting of throwsOf(book, switches))
    for (const table of tablesOf(book, { ...switches, [setting.key]: setting.value }))
      for (const rule of named(table)) if (!here.has(rule) && !elsewhere.has(rule)) elsewhere.set(rule, setting);
  const kinds = tables.flatMap(({ values: { forced, seating, fee, game } }) => [
    forced.kind,
    seating.kind,
    fee.kind,
    game.family,
  ]);
  return { here, elsewhere, kinds: new Set(kinds) };
}
interface Offered {
  readonly stake: Stake;
  readonly values: Values;
}
const named = ({ stake, values }: Offered): readonly RuleId[] => [stake.rule, ...citableAt(values)];

function tablesOf(book: GameBook, switches: Switches): readonly Offered[] {
  const settings = settingsOf(book.id, switches);
  if (!(settings instanceof Settings)) return [];
  const { house } = gameOf(book.id);
  const values = (stake: Stake) =>
    valuesOf(house, book, stake, settings, { dealer: 'engine', bots: 'marked', on: undefined });
  return book.stakes(settings).map((stake) => ({ stake, values: values(stake) }));
}

/** Every choice that is not made. */
const throwsOf = ({ id }: GameBook, switches: Switches): readonly Setting[] =>
  switchesFor(gameOf(id).house, id).flatMap((entry) => {
    const { kind } = entry;
    if (kind.kind !== 'choice') return [];
    return keysOf(entry).flatMap((key) =>
      kind.values
        .filter((value) => value !== (switches[key] ?? defaultOf(entry, id)))
        .map((value): Setting => ({ key, value })),
    );
  });
