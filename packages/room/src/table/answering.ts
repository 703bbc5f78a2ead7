// What a patron asks of a table, answered: refused, stale, shown before it is confirmed, or done and stored.
import type { AnyRefusal } from 'baraja/table';
import { isDeclared, type Received } from '../protocol/frames.js';
import { type RoomRefusal, roomRefuse } from '../protocol/refusals.js';
import type { RulingShown } from '../protocol/view.js';
import { StoreError } from '../store/index.js';
import type { TableActor } from './actor.js';
import { commandOf, isReported, preview, unknown } from './asks.js';
import { nameAt } from './names.js';
import { isPaceAsk, type PaceAsk } from './practice.js';
import { fundsFor } from './purse.js';
import { isWord } from './rulings.js';
import type { Asker } from './world.js';

export type Answer =
  | { readonly done: true; readonly version: number }
  | { readonly ruling: RulingShown }
  | { readonly stale: true }
  | { readonly refusal: AnyRefusal | RoomRefusal };

export interface Question {
  readonly asker: Asker;
  /** Of this asking: asked again, it gets the first answer again. */
  readonly key: string;
  /** The version it is asked upon. */
  readonly expect: number;
  readonly asked: Received;
}
/** What is asked. */
type Answering = Omit<TableActor, 'ask'>;

/** Done before the last restart, and asked again because the answer was lost: it is done, and not done twice. */
export async function answerOnce(table: Answering, question: Question): Promise<Answer> {
  const first = await answer(table, question).catch((error: unknown) => {
    if (error instanceof StoreError && error.code === 'id-reused') return { refusal: roomRefuse('store-failed') };
    throw error;
  });
  if (!('stale' in first || 'refusal' in first)) return first;
  const version = await table.world.store.appended(table.stream, question.key);
  return version === undefined ? first : { done: true, version };
}
async function answer(table: Answering, { asker, key, expect, asked }: Question): Promise<Answer> {
  const { patron } = asker;
  const { closing } = table;
  if (table.isParked) return { refusal: roomRefuse('closing') };
  if (isPaceAsk(asked)) return answered(table, paced(table, patron, asked));
  if (isWord(asked)) return answered(table, await table.rulings.word(asker, key, asked));
  const at = table.world.now();
  const isReport = (act: string) => table.state.live !== null && isReported(table.state.live, act);
  const standing = { seat: table.seatOf(patron), ...table.rolesOf(patron), closing, at, isReport };
  if (!isDeclared(asked)) return { refusal: unknown(asked, standing) };
  const command = commandOf({ patron, name: nameAt(table.state.sittings, asker) }, asked, standing);
  if ('refused' in command) return { refusal: command };
  // Somebody sitting down does not make a choice stale, nor does what others chose at the same time; all else in the round does.
  const since = command.type === 'act' ? table.offered.staleBefore(table.state.live, command.command, table.played) : 0;
  if (expect > table.version || expect < since) return { stale: true };
  if (asked.type === 'rule' && !asked.confirm) return preview(table.state, command);
  if (asked.type === 'rule') return answered(table, await table.rulings.rule(asker, key, asked, command));
  if (table.rulings.waitsFor !== null && (command.type === 'act' || command.type === 'leave'))
    return { refusal: roomRefuse('ruling-pending') };
  const grants = await fundsFor(table, patron, asked);
  if ('refused' in grants) return { refusal: grants };
  const refusal = await table.perform(command, { id: key, grants });
  if (!refusal && asked.type === 'act') table.times.clock.spoke(patron);
  return answered(table, refusal);
}
function answered(table: Answering, refusal: AnyRefusal | RoomRefusal | null): Answer {
  return refusal ? { refusal } : { done: true, version: table.version };
}
/** A word on the pace: what is owed next may be owed at another time. */
function paced(table: Answering, patron: string, asked: PaceAsk): RoomRefusal | null {
  const refusal = table.times.paced(table, patron, asked);
  if (refusal === null) table.arrange();
  return refusal;
}
