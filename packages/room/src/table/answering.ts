// What a patron asks of a table, answered: refused, stale, shown before it is confirmed, or done and stored.
import type { Advice } from 'baraja/bots';
import type { AnyRefusal } from 'baraja/table';
import { isDeclared, type Received } from '../protocol/frames.js';
import { type RoomRefusal, roomRefuse } from '../protocol/refusals.js';
import type { RulingShown } from '../protocol/view.js';
import { StoreError } from '../store/errors.js';
import type { TableActor } from './actor.js';
import { commandOf, isFloors, isReported, preview, unknown } from './asks.js';
import { adviceAt } from './croupier.js';
import { turnedAway } from './door.js';
import { isFloorAsk } from './floor.js';
import { nameAt } from './names.js';
import { isPracticeAsk, type PracticeAsk, practisesAlone, takenBack } from './practice.js';
import { fundsFor } from './purse.js';
import { isWord } from './rulings.js';
import type { Asker } from './world.js';

export type Answer =
  | { readonly done: true; readonly version: number }
  | { readonly ruling: RulingShown }
  | { readonly advice: Advice }
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
  const { closing, version } = table;
  if (table.isParked) return { refusal: roomRefuse('closing') };
  if (isPracticeAsk(asked)) return answerPractice(table, asker, key, asked);
  if (isFloorAsk(asked)) return answered(table, await table.floor.act(asker, key, asked));
  if (isWord(asked)) return answered(table, await table.rulings.word(asker, key, asked));
  const at = table.world.now();
  const isReport = (act: string) => table.state.live !== null && isReported(table.state.live, act);
  const onDuty = table.floor.isOnDuty(patron);
  const provided = table.floor.isProvided(patron);
  const standing = { seat: table.seatOf(patron), ...table.rolesOf(patron), onDuty, provided, closing, at, isReport };
  if (!isDeclared(asked)) return { refusal: unknown(asked, standing) };
  if (asked.type === 'newEdition') {
    const { who: _, rule: __, ...by } = table.floor.by(asker, asked.reason);
    const mayNot = standing.floor ? null : roomRefuse('floor-only');
    return answered(table, mayNot ?? (await table.editions.decide(by, asked.take, key)));
  }
  if (asked.type === 'choose') {
    const { seat } = standing;
    const refusal =
      seat === null ? roomRefuse('not-seated') : await table.choices.choose(seat, asked.game, { id: key });
    return answered(table, refusal);
  }
  const command = commandOf({ ...asker, name: nameAt(table.state.sittings, asker) }, asked, standing);
  if ('refused' in command) return { refusal: command };
  // Somebody sitting down does not make a choice stale, nor does what others chose at the same time; all else in the round does.
  const since = command.type === 'act' ? table.offered.staleBefore(table.state.live, command.command, table.played) : 0;
  if (expect > table.version || expect < since) return { stale: true };
  if (asked.type === 'rule' && !asked.confirm) return preview(table.state, command);
  if (asked.type === 'rule') return answered(table, await table.rulings.rule(asker, key, asked, command));
  if (table.rulings.waitsFor !== null && (command.type === 'act' || command.type === 'leave'))
    return { refusal: roomRefuse('ruling-pending') };
  const away = await turnedAway(table, patron, asked);
  if (away) return { refusal: away };
  const grants = await fundsFor(table, patron, asked);
  if ('refused' in grants) return { refusal: grants };
  const by = isFloors(asked) ? { by: table.floor.by(asker, asked.reason) } : {};
  const upon = { at: version, ...(asked.type === 'act' ? { expect } : {}) };
  const refusal = await table.perform(command, { id: key, grants, ...by, ...upon });
  if (!refusal && asked.type === 'act') table.times.clock.spoke(patron);
  return answered(table, refusal);
}
function answered(table: Answering, refusal: AnyRefusal | RoomRefusal | null): Answer {
  return refusal ? { refusal } : { done: true, version: table.version };
}
/** What only whoever practises alone may ask for. */
export async function answerPractice(table: Answering, asker: Asker, key: string, asked: PracticeAsk): Promise<Answer> {
  if (practisesAlone(table) !== asker.patron) return { refusal: roomRefuse('not-alone') };
  if (asked.type === 'advise') return adviceAt(table, table.seatOf(asker.patron)!);
  if (asked.type === 'takeBack') {
    const back = takenBack(table, { ...asker, name: nameAt(table.state.sittings, asker) });
    return answered(table, 'refused' in back ? back : await table.note([back], key));
  }
  // Whoever plays it goes by it; how fast it goes is shown here.
  const there = table.share.isElsewhere ? await table.share.practise(asker, key, asked) : null;
  if (there !== null && (!('done' in there) || asked.type === 'again' || asked.type === 'stage')) return there;
  if (asked.type === 'again' || asked.type === 'stage') {
    const refused = table.staging.ask({ ...asker, name: nameAt(table.state.sittings, asker) }, asked);
    if (refused) return { refusal: refused };
    // Between hands it is dealt at once; in the middle of one, when that is over.
    if (table.state.live === null) table.times.paced(table, { type: 'next' });
    table.arrange();
    return answered(table, null);
  }
  const refusal = table.times.paced(table, asked);
  if (refusal === null) table.arrange(); // what is owed next may be owed at another time
  // A clock that has begun is seen at once, and not with whatever happens next.
  if (refusal === null && asked.type === 'clock') table.showAll();
  return answered(table, refusal);
}
