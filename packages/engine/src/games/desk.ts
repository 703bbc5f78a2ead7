/**
 * A rules desk: what may be reported at a table, and what comes of it. It asks only what the answer depends on, and says what would
 * change it. Read off the lines of the table's floor law alone: no hand need be going on.
 */
import type { FloorRow, IncidentName, REASONS } from '../facts/index.js';
import { remedyOf } from '../facts/index.js';
import type { AnyGame, Command, Round, RuleId } from '../kernel/index.js';
import { type Gate, isOfTable, isThere } from '../rulings/law/index.js';
import { type SelfLine, type SelfReport, selfLines } from './by-itself.js';
import { lawWordsOf, type Words } from './law.js';
import type { GameRules } from './rules.js';

/** What has been said so far: what is reported, and facts by their names. */
export interface Answers {
  readonly report?: string;
  readonly facts?: Readonly<Record<string, string>>;
}
/** What comes of it: a remedy with its parameters, or a refusal; and the clause. */
export interface Outcome {
  readonly rule: RuleId;
  readonly remedy: string | null;
  readonly with: Readonly<Record<string, unknown>>;
  readonly refused: Reason | null;
  /** What becomes of money goes by the remedy, and after a colon by what the house has chosen: it keeps the fee of a void hand … */
  readonly money: string | null;
  /** What would keep it from being done after all, and by which clause: too few cards, it was put right before … */
  readonly unless: readonly { readonly refused: Reason; readonly rule: RuleId }[];
  /** Clauses that are named besides. */
  readonly also: readonly RuleId[];
}
type Reason = keyof typeof REASONS;
/** What else would come of it were one thing otherwise; null where that would have to be asked further. */
export interface DeskChange {
  readonly fact: string;
  readonly value: string;
  readonly outcome: Outcome | null;
}
export type DeskSaid =
  | { readonly asks: 'report'; readonly may: readonly ReportAt['report'][] }
  /** `usual`: what goes without saying, since otherwise nobody would report it; null where it must be asked. */
  | { readonly asks: 'fact'; readonly fact: string; readonly may: readonly string[]; readonly usual: string | null }
  | { readonly asks: null; readonly outcome: Outcome; readonly changes: readonly DeskChange[] };

/** A report, and the facts an answer may depend on, in the order they are asked. */
export interface ReportAt {
  readonly report: IncidentName | SelfReport;
  readonly facts: readonly string[];
}
export function reportsAt(rules: GameRules): readonly ReportAt[] {
  const desk = deskOf(rules);
  if (desk === null) return [];
  const told = [...new Set(desk.rows.map(({ report }) => report))];
  return [
    ...told.map((report) => ({ report, facts: factsOf(desk, report) })),
    ...selfLines(rules).map(({ report, done }) => ({ report, facts: 'fact' in done ? [done.fact] : [] })),
  ];
}
/** The lines of a table's floor law, as far as they are there at such a table. */
export const linesAt = (rules: GameRules): readonly FloorRow[] => deskOf(rules)?.rows ?? [];
/** The next question, or the ruling. */
export function askDesk(rules: GameRules, { report, facts = {} }: Answers): DeskSaid {
  const own = selfLines(rules).find((line) => line.report === report);
  if (own !== undefined) return askOwn(own, facts);
  const desk = deskOf(rules);
  const may = reportsAt(rules).map((one) => one.report);
  const rows = (desk?.rows ?? []).filter((row) => row.report === report);
  if (desk === null || rows.length === 0) return { asks: 'report', may };
  const at: Desk = { ...desk, rows };
  const found = look(at, facts);
  if (!('fact' in found)) return { asks: null, outcome: found, changes: changesOf(at, facts, found) };
  return { asks: 'fact', fact: found.fact, may: valuesOf(at, found.fact), usual: usualOf(found) };
}
/** What the table sees to by itself. */
function askOwn({ done }: SelfLine, facts: Facts): DeskSaid {
  const outcomeOf = ({ remedy, rule }: { remedy: string; rule: RuleId }): Outcome => ({
    ...{ rule, remedy, with: {}, refused: null, money: remedy, unless: [], also: [] },
  });
  if (!('fact' in done)) return { asks: null, outcome: outcomeOf(done), changes: [] };
  const { fact, by } = done;
  const said = by[facts[fact] ?? ''];
  if (said === undefined) return { asks: 'fact', fact, may: Object.keys(by), usual: null };
  const others = Object.entries(by).filter(([value]) => value !== facts[fact]);
  const changes = others.map(([value, other]): DeskChange => ({ fact, value, outcome: outcomeOf(other) }));
  return { asks: null, outcome: outcomeOf(said), changes };
}
/** What a desk would be answered of a round that is being played. */
export function answerAt(game: AnyGame, round: Round, report: Command, fact: string): string {
  const incident = game.incidents.find(({ name }) => name === report.type);
  if (incident?.fact === undefined) throw new RangeError(`${game.id} has no report called ${report.type}`);
  return incident.fact(fact, round.felt, game.script[round.felt.step]!.name, report, (card) => round.faces[card]);
}

interface Desk {
  readonly words: Words;
  readonly rows: readonly FloorRow[];
  readonly rules: GameRules;
}
function deskOf(rules: GameRules): Desk | null {
  const words = lawWordsOf(rules.family === 'rummy' ? rules.game : rules.family);
  return words === undefined
    ? null
    : { words, rows: (rules.floor ?? []).filter((row) => isThere(words, row, rules)), rules };
}
const valuesOf = ({ words }: Desk, fact: string): readonly string[] => words.facts[fact]!.values;
/** A gate asks the rules of the table alone whether it is there. */
const gatesOf = ({ words, rules }: Desk, { window }: FloorRow): readonly Gate<never>[] =>
  words.windows[window]!.filter((gate) => gate.if?.(rules as never) ?? true);
/** What is known of the table is not asked. */
const conditionsOf = ({ words }: Desk, { when = {} }: FloorRow) =>
  Object.entries(when).filter(([fact]) => !isOfTable(words.facts[fact]));
const factsOf = (desk: Desk, report: string): readonly string[] => [
  ...new Set(
    desk.rows
      .filter((row) => row.report === report)
      .flatMap((row) => [
        ...conditionsOf(desk, row).map(([fact]) => fact),
        ...gatesOf(desk, row).map(({ fact }) => fact),
      ]),
  ),
];

type Facts = Readonly<Record<string, string>>;
/** All that may come of it: an outcome, or a fact and what comes of each of its values. */
type Tree = Outcome | { readonly fact: string; readonly by: Readonly<Record<string, Tree>> };
/** A fact that makes no difference to the rest is passed over. */
function look(desk: Desk, facts: Facts): Tree {
  const found = follow(desk, facts);
  if (!('fact' in found)) return found;
  const { fact } = found;
  const by = Object.fromEntries(
    valuesOf(desk, fact).map((value) => [value, look(desk, { ...facts, [fact]: value })] as const),
  );
  const [first, ...rest] = Object.values(by) as [Tree, ...Tree[]];
  return rest.every((one) => same(one, first)) ? first : { fact, by };
}
/** Where everything but what nobody would report leads to the same, the first of it. */
function usualOf({ by }: Exclude<Tree, Outcome>): string | null {
  const [first, ...rest] = Object.entries(by).filter(([, tree]) => !isNever(tree));
  return first !== undefined && rest.every(([, tree]) => same(tree, first[1])) ? first[0] : null;
}
/** It cannot have happened then: the round is over, there are no cards … */
const isNever = (tree: Tree): boolean =>
  !('fact' in tree) && (tree.refused === 'wrong-stage' || tree.refused === 'round-over');
const same = (one: Tree, other: Tree): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The lines in their order, as at the table: the first whose conditions hold, then its window. */
function follow(desk: Desk, facts: Facts): Outcome | { readonly fact: string } {
  for (const row of desk.rows) {
    const when = conditionsOf(desk, row);
    if (when.some(([fact, wanted]) => facts[fact] !== undefined && ![wanted].flat().includes(facts[fact]))) continue;
    const open = when.find(([fact]) => facts[fact] === undefined);
    if (open !== undefined) return { fact: open[0] };
    for (const gate of gatesOf(desk, row)) {
      const value = facts[gate.fact];
      if (value === undefined) return { fact: gate.fact };
      if (!gate.open.includes(value)) return shut(row, gate, value);
    }
    return ruled(desk, row);
  }
  return refusal('wrong-stage', desk.rows.at(-1)!.by);
}
function shut(row: FloorRow, gate: Gate<never>, value: string): Outcome {
  const refused = gate.or?.[value] ?? gate.otherwise;
  const by = refused === 'wrong-stage' ? row.early : gate.by === 'late' ? row.late : undefined;
  return refusal(refused, by ?? row.by);
}
const refusal = (refused: Reason, rule: RuleId): Outcome => ({
  rule,
  remedy: null,
  with: {},
  refused,
  money: null,
  unless: [],
  also: [],
});
function ruled({ words, rules }: Desk, row: FloorRow): Outcome {
  const [remedy, told] = remedyOf(row) ?? [null, {}];
  if (remedy === null) return refusal(row.refuse ?? 'not-offered', row.by);
  const made = words.remedies[remedy]!.made(told);
  const nothing = row.names === undefined ? [] : (words.names[row.names]!.unless ?? []);
  const unless = [...new Set([...nothing, ...(made.unless ?? [])])].map((one) =>
    typeof one === 'string' ? { refused: one, rule: row.by } : one,
  );
  const money = [remedy, ...choicesOf(rules, told)].join(':');
  return { rule: row.by, remedy, with: told as Outcome['with'], refused: null, money, unless, also: made.also ?? [] };
}
/** What of a table's rules, and of what a remedy is told, makes a difference to the money. */
const choicesOf = (rules: GameRules, told: { readonly back?: string }): readonly string[] => [
  ...('feeOnVoid' in rules && rules.feeOnVoid === 'keep' ? ['keep'] : []),
  ...('outOfTurn' in rules && rules.outOfTurn === 'binding' ? ['binding'] : []),
  ...('insurance' in rules && rules.insurance ? ['insurance'] : []),
  ...(told.back === undefined ? [] : [told.back]),
];
/** Every other value of what was answered, one at a time. */
const changesOf = (desk: Desk, facts: Facts, outcome: Outcome): readonly DeskChange[] =>
  Object.keys(facts)
    .filter((fact) => Object.hasOwn(desk.words.facts, fact))
    .flatMap((fact) =>
      valuesOf(desk, fact)
        .filter((value) => value !== facts[fact])
        .map((value): DeskChange => {
          const found = look(desk, { ...facts, [fact]: value });
          return { fact, value, outcome: 'fact' in found ? null : found };
        }),
    )
    .filter((change) => change.outcome === null || !same(change.outcome, outcome));
