/** What is wrong with lines of a floor law: words the family has not, what a report must name, lines that overlap, and gaps. */
import { type FloorRow, INCIDENTS, REASONS, remedyOf } from '../../facts/index.js';
import { isOfTable, type Param, type Params, type Vocabulary } from './vocabulary.js';

/** As a page has it: nothing in it is known to be a word of the family yet. */
export interface Line {
  readonly report: string;
  readonly window: string;
  readonly when?: FloorRow['when'];
  readonly names?: string;
  readonly remedy?: FloorRow['remedy'];
  readonly refuse?: string;
}
/** Something wrong in one line: where, what was said, and what could have been. */
export interface LineFault {
  readonly at: readonly (string | number)[];
  readonly why:
    | 'no-report'
    | 'no-window'
    | 'no-fact'
    | 'no-value'
    | 'no-names'
    | 'no-remedy'
    | 'no-param'
    | 'bad-param'
    | 'missing-param'
    | 'no-reason'
    | 'one-end'
    | 'must-name'
    | 'names-nothing'
    | 'names-other'
    | 'remedy-needs'
    | 'remedy-never';
  readonly said: string;
  readonly of?: string;
  readonly may: readonly string[];
}
type Words = Vocabulary<never>;
type Faults = readonly LineFault[];

/** Where several families may take a line it must be sound in one of them; otherwise what the one says that it fits best. */
export function faultsInLine(words: readonly Words[], line: Line): Faults {
  const knowing = words.filter(({ reports }) => (reports as readonly string[]).includes(line.report));
  const said = (knowing.length > 0 ? knowing : words).map((one) => faultsBy(one, line));
  return said.toSorted((a, b) => a.length - b.length)[0] ?? [];
}
const faultsBy = (words: Words, line: Line): Faults => [
  ...known(words, 'reports', line.report, ['report'], 'no-report'),
  ...known(words, 'windows', line.window, ['window'], 'no-window'),
  ...conditions(words, line),
  ...ends(words, line),
  ...naming(words, line),
];

type Part = 'windows' | 'names' | 'remedies' | 'facts' | 'reports';
const listed = (words: Words, part: Part): readonly string[] =>
  part === 'reports' ? words.reports : Object.keys(words[part]);
function known(words: Words, part: Part, said: string, at: LineFault['at'], why: LineFault['why']): Faults {
  const may = listed(words, part);
  return may.includes(said) ? [] : [{ at, why, said, may }];
}

const conditions = (words: Words, { when = {} }: Line): Faults =>
  Object.entries(when).flatMap(([fact, wanted]) => {
    const bad = known(words, 'facts', fact, ['when', fact], 'no-fact');
    if (bad.length > 0) return bad;
    const may = words.facts[fact]?.values ?? [];
    return [wanted].flat().flatMap(
      (value, i): Faults =>
        may.includes(value)
          ? []
          : [
              {
                at: ['when', fact, ...(Array.isArray(wanted) ? [i] : [])],
                why: 'no-value',
                said: value,
                of: fact,
                may,
              },
            ],
    );
  });

/** A remedy with its parameters, or a reason why it is not ruled; one of them. */
function ends(words: Words, line: Line): Faults {
  const { remedy, refuse } = line;
  if ((remedy === undefined) === (refuse === undefined))
    return [{ at: [remedy === undefined ? 'report' : 'refuse'], why: 'one-end', said: line.report, may: [] }];
  const reasons = Object.keys(REASONS);
  if (refuse !== undefined)
    return reasons.includes(refuse) ? [] : [{ at: ['refuse'], why: 'no-reason', said: refuse, may: reasons }];
  const [name, told] = remedyOf({ remedy })!;
  const bad = known(words, 'remedies', name, ['remedy'], 'no-remedy');
  const params = words.remedies[name]?.params;
  return params === undefined ? bad : badParams(name, told, params);
}
function badParams(name: string, told: object, params: Params): Faults {
  const may = Object.keys(params);
  const unknown = Object.keys(told).filter((key) => !may.includes(key));
  const strange = unknown.map(
    (said): LineFault => ({ at: ['remedy', name, said], why: 'no-param', said, of: name, may }),
  );
  return [
    ...strange,
    ...may.flatMap((key) => badParam(name, key, (told as Record<string, unknown>)[key], params[key]!)),
  ];
}
function badParam(name: string, key: string, value: unknown, param: Param): Faults {
  const options: readonly unknown[] = typeof param === 'string' ? [] : param.filter((one) => one !== null);
  const mayMiss = param === 'clause?' || (typeof param !== 'string' && options.length < param.length);
  if (value === undefined ? mayMiss : typeof param === 'string' ? typeof value === 'string' : options.includes(value))
    return [];
  const may = options.map(String);
  if (value === undefined) return [{ at: ['remedy'], why: 'missing-param', said: key, of: name, may }];
  return [{ at: ['remedy', name, key], why: 'bad-param', said: String(value), of: `${name}.${key}`, may }];
}

/** What a report names is declared (facts/incident.ts); what a line lets it name must be that. */
function naming(words: Words, line: Line): Faults {
  const { report, names, remedy } = line;
  const asks = (INCIDENTS as Readonly<Record<string, object>>)[report];
  if (asks === undefined || line.refuse !== undefined) return [];
  const fields = Object.keys(asks);
  const may = namesWith(words, fields);
  if (names === undefined) {
    const must = Object.values(asks).some((field) => !isOptional(field));
    return must
      ? [{ at: ['report'], why: 'must-name', said: report, of: fields.join(', '), may }]
      : needs(words, line, []);
  }
  if (fields.length === 0) return [{ at: ['names'], why: 'names-nothing', said: report, may: [] }];
  const bad = known(words, 'names', names, ['names'], 'no-names');
  if (bad.length > 0) return bad;
  const named = fieldsOf(words, names);
  if (named.some((field) => !fields.includes(field)))
    return [
      { at: ['names'], why: 'names-other', said: names, of: `${report}: ${fields.join(', ')}`, may },
      ...needs(words, line, []).filter(({ why }) => why === 'remedy-never'),
    ];
  return remedy === undefined ? [] : needs(words, line, named);
}
const fieldsOf = (words: Words, name: string): readonly string[] => words.names[name]?.fields ?? [];
/** What a report names (cards, a seat), what a line may let that be, and which remedies can be done to it. */
export function lineFor(
  words: Words,
  report: string,
): Readonly<Record<'fields' | 'names' | 'remedies', readonly string[]>> {
  const fields = Object.keys((INCIDENTS as Readonly<Record<string, object>>)[report] ?? {});
  const remedies = Object.entries(words.remedies).flatMap(([name, { needs: need }]) =>
    need === null || fields.includes(need) ? [name] : [],
  );
  return { fields, names: fields.length === 0 ? [] : namesWith(words, fields), remedies };
}
/** What may be named where these fields may. */
const namesWith = (words: Words, fields: readonly string[]): readonly string[] =>
  listed(words, 'names').filter((name) => fieldsOf(words, name).every((field) => fields.includes(field)));
const isOptional = (field: unknown): boolean => typeof field === 'object' && field !== null && 'optional' in field;
function needs(words: Words, line: Line, named: readonly string[]): Faults {
  const [name] = remedyOf(line) ?? [''];
  const need = words.remedies[name]?.needs;
  if (need === undefined || need === null || named.includes(need)) return [];
  // Another naming may do; where the report names no such thing at all, only another remedy will.
  const { remedies } = lineFor(words, line.report);
  return remedies.includes(name)
    ? [{ at: ['remedy'], why: 'remedy-needs', said: name, of: need, may: namesWith(words, [need]) }]
    : [{ at: ['remedy'], why: 'remedy-never', said: name, of: line.report, may: remedies }];
}

// --- lines of one report together -----------------------------------------------------------------------------------

type When = FloorRow['when'];
const valuesOf = (wanted: string | readonly string[]): readonly string[] => [wanted].flat();
/** May both hold at once? */
export const overlap = (one: When = {}, other: When = {}): boolean =>
  Object.entries(one).every(([fact, wanted]) => {
    const also = other[fact];
    return also === undefined || valuesOf(wanted).some((value) => valuesOf(also).includes(value));
  });
/** Does the first hold whenever the second does? */
export const covers = (one: When = {}, other: When = {}): boolean =>
  Object.entries(one).every(([fact, wanted]) => {
    const also = other[fact];
    return also !== undefined && valuesOf(also).every((value) => valuesOf(wanted).includes(value));
  });
/** A state of things in which none of these lines holds: facts and values; null if there is none. */
export function gapIn(words: Words, whens: readonly When[]): Readonly<Record<string, string>> | null {
  // Where something about the table does not hold, the report is not known there, and that is no gap.
  const facts = [...new Set(whens.flatMap((when) => Object.keys(when ?? {})))].filter(
    (fact) => !isOfTable(words.facts[fact]),
  );
  const isRuled = (when: When = {}, state: Readonly<Record<string, string>>): boolean =>
    covers(Object.fromEntries(Object.entries(when).filter(([fact]) => facts.includes(fact))), state);
  let states: readonly Readonly<Record<string, string>>[] = [{}];
  for (const fact of facts)
    states = states.flatMap((state) => words.facts[fact]!.values.map((value) => ({ ...state, [fact]: value })));
  return states.find((state) => !whens.some((when) => isRuled(when, state))) ?? null;
}
