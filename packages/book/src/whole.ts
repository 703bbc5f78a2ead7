/** What only the whole of a game's pages can tell: switches that nobody has, values nobody sets or two set, tables that cannot be. */
import { entriesOf, isRefused, isValue, type Knob, RECKONED, settingsAt, stakesAt, valuesOf } from 'baraja/document';
import { checkConflicts } from './conflicts.js';
import type { ReadGame } from './library.js';
import { Places, type Words } from './places.js';
import { checkTables } from './tables.js';

export function checkWhole(game: ReadGame, words: Words): void {
  const { pages, source } = game;
  const { say } = source;
  const places = new Places(game, words);
  const before = faultsIn(game);
  const set = settingsAt(pages);
  if (isRefused(set)) {
    source.fault(['game'], say.shut(set.refused));
    return;
  }
  checkKeys(places, set.knobs);
  if (faultsIn(game) > before) return;
  const offered = stakesAt(pages, set.knobs, set.settings, {});
  if (offered.length === 0) source.fault(['stakes'], say.noStake(pages.stakes.from));
  checkConflicts(places, set.knobs);
  if (faultsIn(game) > before) return;
  checkTables(places, set, offered);
}
const faultsIn = ({ from }: ReadGame): number => from.reduce((n, { source }) => n + source.faults.length, 0);

/** Switches, clauses and tables that are named and are nowhere. */
function checkKeys(places: Places, knobs: ReadonlyMap<string, Knob>): void {
  const { pages, source, own } = places.game;
  const { say } = source;
  const all = new Set(entriesOf(pages).flatMap(({ entry }) => Object.keys(entry.switches ?? {})));
  for (const [i, key] of (own.without ?? []).entries())
    if (!all.has(key)) source.fault(['without', i], `${say.noSwitchLeft(key)}${say.meant(key, all)}`);
  const ids = new Set(entriesOf(pages).map(({ entry }) => entry.id));
  for (const one of entriesOf(pages)) {
    const { entry, level } = one;
    // A page that several games take may preset what only some of them have.
    const isOwn = pages.pages[level]!.name === source.file;
    for (const word of ['presets', 'bounds'] as const)
      for (const key of Object.keys(entry[word] ?? {}))
        if (
          isOwn &&
          !knobs.has(key) &&
          !(word === 'bounds' && (isValue(valuesOf(pages.family), key) || key in RECKONED))
        )
          places.tell(one, [word, key], `${say.noSwitch(key)}${say.meant(key, knobs.keys())}`, true);
    for (const [i, id] of (entry.despite ?? []).entries())
      if (isOwn && !ids.has(id)) places.tell(one, ['despite', i], `${say.noClause(id)}${say.meant(id, ids)}`);
    for (const word of ['only when', 'except when'] as const)
      for (const name of [entry[word] ?? []].flat().flatMap((one) => Object.keys(one)))
        if (isOwn && !['form', 'stake', 'family'].includes(name) && !knobs.has(name))
          places.tell(one, [word, name], `${say.noCondition(name)}${say.meant(name, knobs.keys())}`, true);
  }
}
