/** The situations a table of a game can be in, as far as what its pages say goes by them. */
import {
  type Condition,
  type Entry,
  entriesOf,
  type GamePages,
  isRefused,
  type Knob,
  type Situation,
  type Stake,
  settingsAt,
  stakesAt,
} from 'baraja/document';

/** Switches that are thrown together. */
type Throws = Readonly<Record<string, unknown>>;

/**
 * Nothing thrown; each choice of each switch; what each condition asks; and what two on one page ask who speak of the same. Each at
 * every form and stake that a condition tells apart.
 */
export function situationsOf(pages: GamePages): readonly Situation[] {
  const usual = settingsAt(pages);
  if (isRefused(usual)) return [];
  const conditions = entriesOf(pages).flatMap(({ entry }) => [entry, ...(entry.floor ?? [])].flatMap(conditionsOf));
  return throwsFor(pages, usual.knobs, conditions).flatMap((thrown): readonly Situation[] => {
    const set = settingsAt(pages, thrown);
    // What may not be thrown so is so at no table.
    if (isRefused(set)) return [];
    const stakes = stakesAt(pages, set.knobs, set.settings, thrown);
    return toldApart(stakes, conditions).map(({ form, id }) => ({ settings: set.settings, thrown, at: { form, id } }));
  });
}
/** A stake of each kind that a condition names: by its form, by its name. */
function toldApart(stakes: readonly Stake[], conditions: readonly Condition[]): readonly Stake[] {
  const named = new Set(conditions.flatMap(({ stake = [] }) => [stake].flat().map(String)));
  const isByForm = conditions.some(({ form }) => form !== undefined);
  const kind = ({ form, id }: Stake): string => `${isByForm ? form : ''} ${named.has(id) ? id : ''}`;
  return stakes.filter((stake, i) => stakes.findIndex((one) => kind(one) === kind(stake)) === i);
}

function throwsFor(
  pages: GamePages,
  knobs: ReadonlyMap<string, Knob>,
  conditions: readonly Condition[],
): readonly Throws[] {
  const asked = conditions.flatMap((condition) => throwsIn([condition], knobs));
  const all = [{}, ...[...knobs.values()].flatMap(choicesOf), ...asked, ...together(pages, knobs)];
  const needed = all.map((thrown) => withNeeds(thrown, knobs));
  return [...new Map(needed.map((thrown) => [JSON.stringify(Object.entries(thrown).sort()), thrown])).values()];
}
const choicesOf = ({ key, kind }: Knob): readonly Throws[] =>
  kind.kind === 'choice' ? kind.values.map((value) => ({ [key]: value })) : [];
/** With the choices that these need of others. */
function withNeeds(thrown: Throws, knobs: ReadonlyMap<string, Knob>): Throws {
  const needed = Object.entries(thrown).map(([key, value]) => knobs.get(key)?.page.needs?.[String(value)] ?? {});
  return Object.assign({}, ...needed, thrown) as Throws;
}

type Conditional = Pick<Entry, 'only when' | 'except when'>;
const conditionsOf = (one: Conditional): readonly Condition[] =>
  [one['only when'] ?? [], one['except when'] ?? []].flat() as readonly Condition[];
/** What must be thrown for one of these to hold; nothing where they name no switch. */
function throwsIn(conditions: readonly Condition[], knobs: ReadonlyMap<string, Knob>): readonly Throws[] {
  return conditions.flatMap((condition) =>
    Object.entries(condition)
      .filter(([name]) => knobs.has(name))
      .reduce<readonly Throws[]>(
        (all, [name, wanted]) => [wanted].flat().flatMap((one) => withAll(all, { [name]: one })),
        [{}],
      ),
  );
}
/** What must be thrown for it to apply: one of these. */
const asksOf = (one: Conditional, knobs: ReadonlyMap<string, Knob>): readonly Throws[] =>
  one['only when'] === undefined ? [{}] : throwsIn([one['only when']].flat() as readonly Condition[], knobs);
/** Each with this besides, where the two can be. */
const withAll = (all: readonly Throws[], more: Throws): readonly Throws[] =>
  all.flatMap((one) =>
    Object.entries(more).every(([key, value]) => (one[key] ?? value) === value) ? [{ ...one, ...more }] : [],
  );

/** Somebody on a page who sets a value, governs a thing or rules a report, and what must be thrown for it. */
interface Claim {
  readonly of: string;
  readonly entry: Entry;
  readonly throws: readonly Throws[];
}
/** Two on one page who speak of the same, each on its own terms: both terms at once. */
function together(pages: GamePages, knobs: ReadonlyMap<string, Knob>): readonly Throws[] {
  const claims = new Map<string, readonly Claim[]>();
  for (const { entry, level } of entriesOf(pages))
    for (const claim of claimsOf(entry, knobs)) {
      const of = `${level} ${claim.of}`;
      claims.set(of, [...(claims.get(of) ?? []), claim]);
    }
  return [...claims.values()].flatMap((same) =>
    same.flatMap((one, i) =>
      same
        .slice(i + 1)
        .filter(({ entry }) => entry !== one.entry)
        .flatMap((other) => other.throws.flatMap((more) => withAll(one.throws, more))),
    ),
  );
}
function claimsOf(entry: Entry, knobs: ReadonlyMap<string, Knob>): readonly Claim[] {
  const own = asksOf(entry, knobs);
  const claim = (of: string, throws = own): Claim => ({ of, entry, throws });
  const switched = [...knobs.values()].filter((knob) => knob.entry === entry);
  return [
    ...Object.keys(entry.sets ?? {}).map((topic) => claim(topic)),
    ...(entry.governs ?? []).map((thing) => claim(`governs ${thing}`)),
    ...(entry.floor ?? []).map((line) =>
      claim(
        `rules ${line.report}`,
        asksOf(line, knobs).flatMap((more) => withAll(own, more)),
      ),
    ),
    ...switched.flatMap(({ key, page: { choices = {} } }) =>
      Object.entries(choices).flatMap(([value, sets]) =>
        Object.keys(sets).map((topic) => claim(topic, withAll(own, { [key]: value }))),
      ),
    ),
  ];
}
