// Every kind of long work there is, by name: what threads do, and what a machine does that works for a pool.
import { anyKind, type Kinds } from '@baraja/work';

export const KINDS: Kinds = {
  sittings: async () => anyKind((await import('./sittings.js')).sittings),
  bouts: async () => anyKind((await import('./bouts.js')).bouts),
  records: async () => anyKind((await import('./records.js')).records),
  odds: async () => anyKind((await import('@baraja/odds')).oddsWork),
  laws: async () => anyKind((await import('@baraja/laws')).lawsWork),
};
