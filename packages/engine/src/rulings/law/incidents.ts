/** From the lines of a floor law to what may be reported at a table. The first line whose conditions hold rules. */
import type { IncidentName } from '../../facts/index.js';
import { type FloorRow, remedyOf } from '../../facts/index.js';
import {
  type Command,
  type Draft,
  type Felt,
  type Incident,
  type Known,
  makeOption,
  type Option,
  type Refusal,
  type RuleId,
  refuse,
} from '../../kernel/index.js';
import {
  type At,
  type Fact,
  isOfReport,
  isOfTable,
  isThere,
  type Made,
  type Reason,
  type Reported,
  type Vocabulary,
} from './vocabulary.js';

export function lawIncidents<T>(
  words: Vocabulary<T>,
  t: T,
  rules: { readonly floor?: readonly FloorRow[] },
): readonly Incident[] {
  const byReport = new Map<IncidentName, Line<T>[]>();
  for (const row of (rules.floor ?? []).filter((one) => isThere(words as Vocabulary<never>, one, rules))) {
    const had = byReport.get(row.report) ?? [];
    byReport.set(row.report, had);
    had.push(lineOf(words, row));
  }
  // As the family lists them, in whichever order its pages do.
  return words.reports.flatMap((name) => {
    const lines = byReport.get(name);
    return lines === undefined ? [] : [incidentOf(words, t, name, lines)];
  });
}

/** A line, its remedy at hand. */
interface Line<T> {
  readonly row: FloorRow;
  readonly made: Made<T> | null;
}
function lineOf<T>(words: Vocabulary<T>, row: FloorRow): Line<T> {
  const [name, told] = remedyOf(row) ?? [null, {}];
  return { row, made: name === null ? null : words.remedies[name]!.made(told) };
}

/** A refusal as the gate or the line has it; some tell more than their name. */
function no(reason: Reason, rule: RuleId, stage: string, acts?: number): Refusal {
  const told = reason === 'wrong-stage' ? { stage } : acts === undefined ? undefined : { acts };
  return told === undefined
    ? refuse(reason as 'no-such-bet', rule)
    : refuse(reason as 'wrong-stage', rule, told as never);
}

function incidentOf<T>(words: Vocabulary<T>, t: T, name: IncidentName, lines: readonly Line<T>[]): Incident {
  const valueAt = (fact: string, r: Felt, stage: string): string => (words.facts[fact] as Fact<T>).of(t, r, stage);
  const isOneOf = (wanted: string | readonly string[], value: string): boolean => [wanted].flat().includes(value);
  /** Do the conditions hold that can be told before a card is named? */
  const mayHold = ({ row }: Line<T>, r: Felt, stage: string): boolean =>
    Object.entries(row.when ?? {}).every(
      ([fact, wanted]) =>
        isOfReport(words.facts[fact]) || isOfTable(words.facts[fact]) || isOneOf(wanted, valueAt(fact, r, stage)),
    );
  const holds = ({ row }: Line<T>, r: Felt, report: Command, faces: Known): boolean =>
    Object.entries(row.when ?? {}).every(([name, wanted]) => {
      const fact = words.facts[name];
      return !isOfReport(fact) || isOneOf(wanted, fact.ofReport(t, r, report, faces));
    });
  function shut({ row }: Line<T>, r: Felt, stage: string): Refusal | null {
    for (const gate of words.windows[row.window]!) {
      if (gate.if && !gate.if(t)) continue;
      const value = valueAt(gate.fact, r, stage);
      if (gate.open.includes(value)) continue;
      const reason = gate.or?.[value] ?? gate.otherwise;
      const by = reason === 'wrong-stage' ? 'early' : gate.by;
      const rule = (by === 'early' ? row.early : by === 'late' ? row.late : undefined) ?? row.by;
      return no(reason, rule, stage, gate.acts?.(r, stage));
    }
    return null;
  }
  function offer(r: Felt, stage: string): Option | Refusal {
    const line = lines.find((one) => mayHold(one, r, stage));
    if (line === undefined) return no('wrong-stage', lines.at(-1)!.row.by, stage);
    const { row, made } = line;
    const bad = shut(line, r, stage);
    if (bad) return bad;
    if (row.refuse !== undefined || made === null) return no(row.refuse ?? 'not-offered', row.by, stage);
    const at: At = { r, stage, rule: row.by };
    const barred = made.bars?.(t, at);
    if (barred) return barred;
    const named = row.names === undefined ? {} : words.names[row.names]!.of(t, at);
    if ('refused' in named) return named;
    const short = made.short?.(t, at);
    if (short) return short;
    const { amount = null, cards = null, seats = null } = named;
    return makeOption(name, row.by, null, amount, cards, seats, false, false);
  }
  return {
    name,
    cites: [
      ...new Set(
        lines.flatMap(({ row, made }) => [
          row.by,
          ...[row.early, row.late].filter((id) => id !== undefined),
          ...(made?.also ?? []),
        ]),
      ),
    ],
    offer,
    fact: (fact: string, r: Felt, stage: string, report: Command, faces: Known) => {
      const known = words.facts[fact];
      if (known === undefined || isOfTable(known)) throw new RangeError(`${name} depends on no ${fact}`);
      return isOfReport(known) ? known.ofReport(t, r, report, faces) : known.of(t, r, stage);
    },
    remedy: (d: Draft, report: Command, stage: string, faces: Known) => {
      const { row, made } = lines.find((one) => mayHold(one, d, stage) && holds(one, d, report, faces))!;
      const as: Reported = { stage, rule: row.by, report, faces };
      made!.do(t, d, as);
    },
  };
}
