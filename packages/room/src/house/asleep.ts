// A table that sleeps: nobody sits at it but bots, nobody looks, and nothing is owed at it but what has its day. What others ask of it is
// kept as a row beside its stream, made from the stream alone, so that a room with many tables opens none that nobody asks for.
import { type SeenTable, seen } from '../office/index.js';
import type { LobbyTable } from '../protocol/lobby.js';
import { countedSince, countNext } from '../table/day.js';
import { isByLink, type TableActor } from '../table/index.js';
import { listed } from './lobby.js';

/** The form of a row: one of another form is made anew. */
const FORM = 'asleep/1';
/** How a table stands that is closed for good. */
export const CLOSED = '';

export interface Asleep {
  readonly form: typeof FORM;
  readonly id: string;
  readonly listed: LobbyTable;
  readonly host: string | null;
  readonly practice: boolean;
  readonly unlisted: boolean;
  readonly club: string | null;
  /** As the house's lists see it, where it is the house's own. */
  readonly seen: SeenTable | null;
  /** Names of the bots. */
  readonly seated: readonly string[];
  readonly hash: string;
  readonly rounds: number;
  /** Since when its box has not been counted, where it has one; and when a limit that was announced may hold. */
  readonly since: number | null;
  readonly notice: number | null;
}

export function asleep(table: TableActor): Asleep {
  const { opened, state, rules, floor } = table;
  const { host, practice, unlisted, club = null } = opened;
  return {
    ...{ form: FORM, id: opened.id, listed: listed(table), host, practice, unlisted, club },
    seen: floor.isHouses ? seen(table) : null,
    seated: state.sittings.map(({ patron }) => patron.name),
    ...{ hash: rules.hash, rounds: state.rounds },
    since: countedSince(state, table.openedAt),
    notice: state.limit?.notice?.from ?? null,
  };
}
/** Null where it is none, or of another form. */
export function asleepIn(stand: string): Asleep | null {
  const row = JSON.parse(stand) as Asleep;
  return row.form === FORM ? row : null;
}
/** When something is owed at it; null where nothing ever is. */
export function wakesAt({ since, notice, listed: { house } }: Asleep, dayEnds: number | undefined): number | null {
  const times = [notice, since === null ? null : countNext(house, since, dayEnds)].filter((at) => at !== null);
  return times.length === 0 ? null : Math.min(...times);
}

/** What is owed at a table that may sleep all the same: it is woken for what has its day, and where nobody sits no hand is dealt. */
const BY_THE_DAY = ['count', 'change-limit'];
const EMPTY = [...BY_THE_DAY, 'next-hand'];
/** Talk at a table is told and not stored: where those who come later are told the last of it, it is kept awake for so long. */
const TALK_KEPT = 6 * 3_600_000;
function isTalkKept({ opened, talk, world }: TableActor): boolean {
  return isByLink(opened) && talk.saidAt !== null && world.now() - talk.saidAt < TALK_KEPT;
}
/** May a table sleep as it stands now? */
export function maySleep(table: TableActor): boolean {
  const { live, sittings } = table.state;
  if (live !== null || !table.isDeserted || table.closing || table.mailbox.waiting > 0) return false;
  if (isTalkKept(table)) return false;
  const waits = sittings.length === 0 ? EMPTY : BY_THE_DAY;
  return !table.editions.isComparing && !table.schedule.owes(({ chore }) => !waits.includes(chore.do));
}
