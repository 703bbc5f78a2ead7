/** Values of a table that are past what a clause, or the law, lets them be. */
import type { TableRules } from '../table/index.js';
import type { Bound, GamePages, Row, RuleId } from './page.js';
import { evaluate, type Known } from './phrase.js';
import { RECKONED } from './reckoned.js';
import { boundOn, boundsOf, entriesOf, isWithin, type Knob } from './switches.js';
import { applies, type Situation } from './winners.js';

/** A value as it was resolved: of the game, or of the table. */
function valueIn({ game, ...table }: Row, topic: string): unknown {
  const reckon = RECKONED[topic]?.of;
  if (reckon) return reckon(table.fee as TableRules['fee']);
  const [first = '', ...rest] = topic.split('.');
  const whole = (game as Row)[first] ?? table[first];
  return rest.reduce<unknown>((at, field) => (at as Row | null | undefined)?.[field], whole);
}
/** What is beyond its bound, and whose bound that is. Of a value that is not there nothing is asked. */
export interface Beyond {
  readonly at: string;
  readonly by: RuleId;
}
export function beyond(
  pages: GamePages,
  values: Row,
  here: Situation,
  knobs: ReadonlyMap<string, Knob>,
): Beyond | undefined {
  const known: Known = (name) => valueIn(values, name);
  const keys = new Set<string>();
  for (const { entry } of entriesOf(pages))
    for (const [topic, bound] of Object.entries(entry.bounds ?? {})) {
      if (knobs.has(topic)) keys.add(topic);
      const value = knobs.has(topic) || !applies(entry, here) ? undefined : valueIn(values, topic);
      if (value === undefined || isWithin(evaluate(boundOn(bound, here.at.on), known, here.at) as Bound, value))
        continue;
      return { at: topic, by: entry.id };
    }
  return switchBeyond(pages, here, keys);
}
/** What a switch is at on its own page was not thrown, and may be past its bound for all that. */
function switchBeyond(pages: GamePages, { settings, at }: Situation, keys: Iterable<string>): Beyond | undefined {
  for (const key of keys)
    for (const { by, ...bound } of boundsOf(pages, key, at.on)) {
      const value = settings.get(key);
      // A word may stand for an amount that is known at a table only.
      const isToTell = value !== undefined && (bound.only !== undefined || typeof value === 'number');
      if (isToTell && !isWithin(bound, value)) return { at: key, by };
    }
  return undefined;
}
