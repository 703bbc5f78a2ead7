// How a table comes to be, and is found again: what is stored when it is opened, and what is read before its stream is folded.
import type { TableRules, TableState } from 'baraja/table';
import { isAppended } from '../store/store.js';
import { accountsOf } from './accounts.js';
import type { TableActor } from './actor.js';
import { askedOn } from './day.js';
import { dictionaryFor } from './dictionary.js';
import { editionsIn } from './editions.js';
import { isClosed, type KeptWhole, OtherEdition, onDay, rulesOf, SNAPSHOT } from './ends.js';
import type { TableOpened } from './kinds.js';
import { openingTransfers } from './money.js';
import { lastPledge, type Pledged } from './pledges.js';
import type { World } from './world.js';

/** What whoever opens a table says of it. */
export type Opened = Omit<TableOpened, 'type' | 'hash' | 'edition' | 'purse' | 'apart'>;

/** Stores that a table was opened, and on which day; the edition of its book is kept before that. */
export async function storeOpening(world: World, asked: Opened) {
  const opened = { ...asked, opening: askedOn(asked.opening, world.now()) };
  const rules = rulesOf(opened.opening);
  const kept = opened.practice ? { purse: true } : opened.host === null ? {} : { apart: true };
  const at = world.now();
  const { id: edition } = await editionsIn(world.store).current(rules.gameId, at);
  const event: TableOpened = { type: 'TableOpened', ...opened, ...kept, hash: rules.hash, edition };
  const stream = `table-${opened.id}`;
  const transfers = openingTransfers(rules, accountsOf(event, rules.house), `${stream}/1`);
  const dictionary = dictionaryFor(rules);
  const answer = await world.store.append({ stream, expect: 0, at, events: [event], transfers, dictionary });
  if (!isAppended(answer)) throw new Error(`table ${opened.id} cannot be opened: ${answer.refused}`);
  return { event, rules, version: answer.version, at };
}

/** A table in the store, before its stream is folded. */
interface Found {
  readonly opened: TableOpened;
  readonly at: number;
  readonly kept: KeptWhole | undefined;
  readonly edition: string | undefined;
  /** Of the game it was opened for. */
  readonly own: string | undefined;
  readonly rules: TableRules;
}
/** Null if there is none, or it is closed for good. */
export async function foundAgain(world: World, id: string): Promise<Found | null> {
  const stream = `table-${id}`;
  const [first] = await world.store.read(stream, 1, 1);
  if (!first || (await isClosed(world, stream))) return null;
  const opened = first.body as unknown as TableOpened;
  const kept = (await world.store.getSnapshot(stream, SNAPSHOT)) as KeptWhole | undefined;
  const edition = kept?.body.edition ?? opened.edition;
  const own = kept?.body.own ?? edition;
  const opening = onDay(opened.opening, kept?.body.day);
  const rules = await editionsIn(world.store).rules(opening, edition);
  const usual = own === edition ? rules : await editionsIn(world.store).rules(opening, own);
  if (rules === null || usual === null) throw new OtherEdition(id);
  return { opened, at: first.at, kept, edition, own, rules: usual.choice ? { ...rules, choice: usual.choice } : rules };
}

/** A table as it was kept. */
export async function goBackTo(table: TableActor, kept: KeptWhole): Promise<void> {
  const { shoe, pledge } = await shoeIn(table, kept);
  table.state = { ...kept.body.state, shoe, rules: table.rules, live: null };
  table.version = kept.version;
  table.played = kept.version;
  table.shuffler.shoe = pledge;
  table.floor.goBackTo(kept.body.floor);
  table.editions.said = kept.body.offer ?? null;
  table.editions.day = kept.body.day ?? table.editions.day;
}
/** The shoe of a table as it was kept. Its order is not among that: it lies sealed beside the last pledge. */
async function shoeIn(
  { stream, world, id }: { readonly stream: string; readonly world: World; readonly id: string },
  { version, body: { state } }: KeptWhole,
): Promise<{ readonly shoe: TableState['shoe']; readonly pledge: Pledged | null }> {
  if (!state.shoe) return { shoe: state.shoe, pledge: null };
  const pledge = await lastPledge({ stream, world, id }, version);
  if (!pledge?.faces) throw new Error(`table ${id} has a shoe and no pledge of it`);
  return { shoe: { faces: pledge.faces, gone: state.shoe.gone }, pledge };
}
