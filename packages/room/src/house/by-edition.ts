// The words that a table is played by now, or that a past hand was dealt under, whatever the house says today; and what an edition that
// is on offer at a table says otherwise.
import { type ClauseKept, clauseKept, type Edition } from 'baraja/books';
import { type ChangeShown, changesShown, type Language, type RulesKept, rulesKept, rulesPage } from 'baraja/words';
import { TableActor } from '../table/actor.js';
import { editionsIn } from '../table/editions.js';
import type { StoredTableEvent } from '../table/kinds.js';
import { roundsOf, startOf, type TableLog } from './history.js';

/** Null: it was dealt by an earlier program, which kept none. */
type Kept = Edition | null;
const kept = async ({ world }: TableLog, id: string | undefined): Promise<Kept> =>
  id === undefined ? null : editionsIn(world.store).find(id);

/** What a finished hand was dealt under, or the one that is being dealt; undefined if there is none of that number. */
async function editionOfRound(table: TableLog, number: number): Promise<Kept | undefined> {
  // Before its cards are pledged a hand is the table's, which is running.
  let edition = table instanceof TableActor ? table.edition : table.opened.edition;
  let isFound = false;
  for await (const page of table.world.store.pages(table.stream, await startOf(table, number)))
    for (const { body } of page) {
      const e = body as unknown as StoredTableEvent;
      if (!('round' in e) || e.round < number) continue;
      if (e.round > number) return isFound ? kept(table, edition) : undefined;
      isFound = true;
      if (e.type === 'DeckPledged') edition = e.edition ?? table.opened.edition;
    }
  return isFound ? kept(table, edition) : undefined;
}
/** What a table is played by; of one that is not running, what its last hand was. */
async function editionNow(table: TableLog): Promise<Kept> {
  if (table instanceof TableActor) return kept(table, table.edition);
  const [last] = await roundsOf(table, undefined, 1);
  return (last && (await editionOfRound(table, last.round))) ?? kept(table, table.opened.edition);
}

/** A clause in the words of a table, or of one of its hands; null if neither those nor today's have it, or there is no such hand. */
export async function clauseAt(table: TableLog, rule: string, round?: number): Promise<ClauseKept | null> {
  const edition = round === undefined ? await editionNow(table) : await editionOfRound(table, round);
  return edition === undefined ? null : clauseKept(edition, rule);
}
/** The rules page of a table, with the switches thrown at it; null where its game is not to be had any more. */
export async function rulesAt(table: TableLog, language: Language): Promise<RulesKept | null> {
  const edition = await editionNow(table);
  const { switches = {} } = table.opened.opening;
  if (edition === null) return rulesToday(table, language);
  const page = rulesKept(edition, { language, switches });
  if (!('refused' in page)) return page;
  // At a dealer's choice a game may not have what was switched at the table.
  const plain = rulesKept(edition, { language });
  return 'refused' in plain ? null : plain;
}
function rulesToday({ rules, opened }: TableLog, language: Language): RulesKept | null {
  if (rules === null) return null;
  const page = rulesPage(rules.house, rules.gameId, { language, switches: opened.opening.switches ?? {} });
  return 'refused' in page ? null : { ...page, edition: 'today', changed: {} };
}
/** What the edition that is on offer at a table changes; null where none is, or what is played by is not on record. */
export async function changesAt(table: TableActor): Promise<readonly ChangeShown[] | null> {
  const { own, offered } = table.editions;
  const was = await kept(table, own);
  return was === null || offered === null ? null : changesShown(was, offered);
}
