/** The stakes a game is offered at, read off the rows that print them, or that a house has posted. */
import type { GamePages, Row } from './page.js';
import { evaluate, type Known } from './phrase.js';
import type { Stake } from './stake.js';
import { type Knob, knownIn, type Printed, rowsOf, type SettingsMap } from './switches.js';

type Form = Stake['form'];
const NOWHERE = { form: '', id: '' };

/** The rows of a table as they stand: as the house has posted them, if it has. */
export function standing(
  pages: GamePages,
  table: string,
  knobs: ReadonlyMap<string, Knob>,
  settings: SettingsMap,
  thrown: Readonly<Record<string, unknown>>,
): readonly Printed[] {
  const poster = [...knobs.values()].find(({ page }) => page.table === table);
  if (poster === undefined || thrown[poster.key] === undefined) return rowsOf(pages, table);
  const { id, under } = poster.entry;
  const posted = settings.get(poster.key) as readonly Row[];
  return posted.map((row) => ({ row, by: String(row.rule ?? under ?? id) }));
}

export function stakesAt(
  pages: GamePages,
  knobs: ReadonlyMap<string, Knob>,
  settings: SettingsMap,
  thrown: Readonly<Record<string, unknown>>,
): readonly Stake[] {
  const { from, forms = [], 'form by': by, 'forms by': formsBy = {} } = pages.stakes;
  const known = knownIn(settings);
  // What the schedule offers does not change with the fees a house posts on it.
  const rows = from === 'schedule' ? rowsOf(pages, from) : standing(pages, from, knobs, settings, thrown);
  const out = rows.flatMap(({ row, by: rule }) => {
    const own = by === undefined ? row.form : formsBy[String(settings.get(by))];
    const these = own === undefined ? forms : forms.length === 0 || forms.includes(String(own)) ? [String(own)] : [];
    return these.flatMap((form) => figuresIn(row, known).map((f) => stakeOf(form as Form, f, rule)));
  });
  // The same stake in two rows is one: its fee goes by how many play.
  return named(out).filter(({ id }, i, all) => all.findIndex((stake) => stake.id === id) === i);
}
/** The same figures in another form are told apart by its name: '1/2', then '1/2 pot-limit'. */
const named = (all: readonly Stake[]): readonly Stake[] =>
  all.map((stake) => {
    const { id, form } = stake;
    return all.find((one) => one.id === id)!.form === form ? stake : { ...stake, id: `${id} ${form}` };
  });
/** A stake by its figures alone, however it is told apart. */
export const figuresOf = ({ id, form }: Pick<Stake, 'id' | 'form'>): string => id.replace(` ${form}`, '');

interface Figures {
  readonly low: number;
  readonly high: number;
  readonly ante?: number;
}
/** `stakes: 3/6 0.05/0.10`, in dollars; or `low` and `high`, or one `amount`, in cents; with each of the `antes` that may be agreed. */
function figuresIn(row: Row, known: Known): readonly Figures[] {
  const at = evaluate(row, known, NOWHERE) as Row;
  const one = at.amount ?? at.low;
  const pairs: readonly Figures[] =
    at.stakes === undefined
      ? [{ low: Number(one), high: Number(at.amount ?? at.high) }]
      : String(at.stakes)
          .split(' ')
          .map((pair) => pair.split(/[/-]/).map((n) => Math.round(Number(n) * 100)))
          .map(([low, high]) => ({ low: low!, high: high ?? low! }));
  const antes = at.antes as readonly number[] | undefined;
  return antes === undefined ? pairs : pairs.flatMap((pair) => antes.map((ante) => ({ ...pair, ante })));
}

const dollars = (cents: number): string => (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2);
/** Tables are known by these names in stored rooms: '2.5-100'. Less than a dollar has both of its figures: '0.10'. */
const inName = (cents: number): string => (cents < 100 ? dollars(cents) : String(cents / 100));
function stakeOf(form: Form, { low, high, ante }: Figures, rule: string): Stake {
  const figures =
    form === 'points' || form === 'condition'
      ? dollars(low)
      : `${inName(low)}${form === 'spread' ? '-' : '/'}${inName(high)}`;
  if (ante === undefined) return { id: figures, form, low, high, rule };
  return { id: `${figures} ante ${inName(ante)}`, form, low, high, ante, rule };
}
