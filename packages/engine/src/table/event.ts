/** What happens at a table, in the past tense, as it is declared; the events of its rounds run in the same stream. */
import type { Fact, Facts, KindOf } from '../facts/index.js';
import { type RuleId, tell } from '../kernel/index.js';
import type { By } from './by.js';
import type { TableFacts } from './facts.js';

/** An event with its fields beside its name, as those of tables and rooms are. */
export type FlatOf<V extends Facts, K extends KindOf<V> = KindOf<V>> = K extends unknown
  ? V[K] extends Fact<infer Fields>
    ? { readonly type: K } & ([Fields] extends [null] ? unknown : Fields)
    : never
  : never;
export type TableEventOf<K extends KindOf<TableFacts>> = FlatOf<TableFacts, K>;
/** Everything that can happen at a table, to be told apart by `type`. */
export type TableEvent = FlatOf<TableFacts>;

export type Seated = TableEventOf<'Seated'>;
export type Left = TableEventOf<'Left'>;
export type BlindsDue = TableEventOf<'BlindsDue'>;
export type TimeCollected = TableEventOf<'TimeCollected'>;
export type RoundOpened = TableEventOf<'RoundOpened'>;
export type Played = TableEventOf<'Played'>;
export type RoundClosed = TableEventOf<'RoundClosed'>;
export type Box = NonNullable<RoundClosed['boxes']>[number];

/** The clause to name with an event: that of whoever made it happen, or its own. */
export const citedBy = (e: { readonly by?: By; readonly rule: RuleId } | Pick<Played, 'by' | 'event'>): RuleId | null =>
  e.by?.rule ?? ('event' in e ? e.event.rule : e.rule);

/** What everybody is told of an event: all of it but the order of a shuffle. */
export const tellTable = (e: TableEvent): TableEvent => (e.type === 'Played' ? { ...e, event: tell(e.event) } : e);
