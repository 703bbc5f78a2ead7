// What an act of staff changed: most events say it as `before` and `after`; some under names of their own, which are told here.
import type { FlatOf } from 'baraja/table';
import type { RoomFacts } from '../../table/facts.js';
import type { OfficeEvent } from '../facts.js';
import type { PeopleEvent } from '../people-facts.js';

type Acted = OfficeEvent | PeopleEvent | FlatOf<RoomFacts>;
type Of<K extends Acted['type']> = Extract<Acted, { readonly type: K }>;
export interface Change {
  readonly before?: unknown;
  readonly after?: unknown;
}
type Told<K extends Acted['type']> = (e: Of<K>) => Change;
/** In no language: what stands where there was nothing, and where there is no end. */
const [NOTHING, ENDLESS] = ['', '∞'];
const until = (moment: number | null): string =>
  moment === null ? ENDLESS : moment === 0 ? NOTHING : new Date(moment).toISOString();
const OWN: { readonly [K in Acted['type']]?: Told<K> } = {
  Invited: ({ role }) => ({ before: NOTHING, after: role }),
  RoleEnded: ({ role }) => ({ before: role, after: NOTHING }),
  SessionsEnded: ({ sessions }) => ({ before: sessions, after: 0 }),
  TableRenamed: ({ was, name }) => ({ before: was, after: name }),
  PatronBarred: (e) => ({ before: until(e.before), after: until(e.until) }),
  BarLifted: (e) => ({ before: until(e.before), after: NOTHING }),
  TablesLicensed: ({ before, tables }) => ({ before: before ?? ENDLESS, after: tables ?? ENDLESS }),
  FeederSet: ({ before, feeder }) => ({ before: before ?? NOTHING, after: feeder ?? NOTHING }),
  EditionPutInForce: ({ before, edition }) => ({ before: before ?? NOTHING, after: edition }),
  JackpotRulePosted: ({ before = 0, number }) => ({ before: before || NOTHING, after: number }),
  ProviderContracted: ({ was = NOTHING, games, tables, least, hours, until: end }) => ({
    before: was,
    after: { games, tables, ...(least === undefined ? {} : { least }), hours, until: end },
  }),
  ProviderEnded: ({ was = NOTHING }) => ({ before: was, after: NOTHING }),
  PlayerNamed: ({ provider }) => ({ before: NOTHING, after: provider }),
  PlayerDropped: ({ provider }) => ({ before: provider, after: NOTHING }),
};

/** What was before an act, and what is after it; nothing of either where the act says so by itself. */
export function changeOf<E extends { readonly type: string } & Change>(e: E): Change {
  const told = (OWN as Readonly<Record<string, (e: E) => Change>>)[e.type];
  return told?.(e) ?? e;
}
