// The floor's desk: the tables a house runs, as its staff sees and keeps them. What changes a table is asked of the table, in the name of
// whoever asks; what is kept beside it goes into the house's journal.

import { isOpened, type Opening, type OpeningRefusal } from 'baraja/books';
import { openedFor, outOfTurnAt, stackOf, type TableRefusal } from 'baraja/table';
import { isRefused, type Office, type OfficeRefusal, officeRefuse, type Staffer, takesTwo } from '../office/index.js';
import type { Asked } from '../protocol/frames.js';
import type { RoomRefusal } from '../protocol/refusals.js';
import type { ClockView, EditionOffer, FloorView } from '../protocol/view.js';
import { openOn } from '../table/day.js';
import { type Answer, plainName, type TableActor } from '../table/index.js';
import { jackpotOf } from '../table/seen.js';
import type { Asleep } from './asleep.js';
import { newId } from './hosting.js';
import type { Room } from './room.js';

/** A table of the house on the floor's screen. No card is in it. */
export interface FloorTable {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly stake: string;
  readonly practice: boolean;
  readonly seats: number;
  readonly people: readonly {
    readonly seat: number;
    readonly id: string;
    readonly name: string;
    readonly bot: boolean;
    readonly stack: number;
    readonly away: boolean;
    readonly here: boolean;
    /** He leaves after this hand. */
    readonly leaving: boolean;
    /** So often he has acted out of turn, where the floor is told of it, and by which clause. */
    readonly outOfTurn: { readonly count: number; readonly rule: string } | null;
  }[];
  readonly hand: number;
  /** The stage of the hand that runs, and what is played for; null between hands. */
  readonly stage: string | null;
  readonly pot: number;
  readonly toAct: readonly number[];
  readonly clocks: readonly ClockView[];
  readonly limit: TableActor['state']['limit'];
  readonly jackpot: number | null;
  /** A ruling waits for the word of those in the hand. */
  readonly ruling: boolean;
  /** A new edition of its rules, which it has not gone over to. */
  readonly edition: EditionOffer | null;
  readonly floor: FloorView;
}
type No =
  | OfficeRefusal
  | RoomRefusal
  | OpeningRefusal
  | TableRefusal
  | Extract<Answer, { refusal: unknown }>['refusal'];

const isOfHouse = (house: string) => (table: TableActor) => table.floor.isHouses && table.rules.house === house;
const sleepsAt =
  (house: string) =>
  ({ seen, listed }: Asleep): boolean =>
    seen !== null && listed.house === house;
const POT = /^(?:bet:|in:|centre$)/;

/** All tables the house runs, as they stand. */
export async function floorTables(room: Room, house: string, eyes: Staffer): Promise<readonly FloorTable[]> {
  await room.wakeAll(sleepsAt(house));
  return [...room.tables.values()]
    .filter(isOfHouse(house))
    .map((table) => shown(table, eyes, answersAt(room, house, eyes)));
}
/** A dealer on duty comes when a table calls; an inspector reads what everybody of the house does. Nobody who sits there reads it. */
function answersAt(room: Room, house: string, { id, role }: Staffer): boolean {
  return role === 'inspector' || room.people.dutyOf(id)?.house === house;
}

function shown(table: TableActor, { id: eyes }: Staffer, answers: boolean): FloorTable {
  const { state, rules, opened, times, floor, id, world } = table;
  const { live } = state;
  const turns = outOfTurnAt(state);
  const felt = live?.round.felt;
  return {
    id,
    name: floor.name,
    game: openedFor(rules),
    stake: rules.stake,
    practice: opened.practice,
    seats: rules.seats.max,
    people: state.sittings.map(({ seat, patron, behind, away, leaving }) => {
      const often = turns.find((one) => one.seat === seat);
      return {
        seat,
        id: patron.id,
        name: patron.name,
        bot: patron.bot,
        stack: stackOf(state, seat) + behind,
        away: away !== null,
        here: patron.bot || table.isHere(patron.id),
        leaving: leaving !== null || floor.state.sent.some((one) => one.id === patron.id),
        outOfTurn: often ? { count: often.count, rule: often.rule } : null,
      };
    }),
    hand: state.rounds,
    stage: live && live.game.script[live.round.felt.step]!.name,
    pot: felt ? felt.chips.reduce((sum, n, i) => (POT.test(live!.game.names.places[i]!) ? sum + n : sum), 0) : 0,
    toAct: live ? live.round.menus.flatMap(({ actor }) => (typeof actor === 'number' ? [actor] : [])) : [],
    clocks: times.clock.leftAt(world.now()),
    limit: state.limit,
    jackpot: jackpotOf(state),
    ruling: table.rulings.waitsFor !== null,
    edition: table.editions.view(),
    floor: floor.viewFor(eyes, answers && table.seatOf(eyes) === null),
  };
}

/** Something the floor asks of one of the house's tables. */
export async function floorAct(room: Room, by: Staffer, at: { house: string; table: string }, asked: Asked) {
  const table = await room.table(at.table);
  if (!table || !isOfHouse(at.house)(table)) return officeRefuse('no-such-table');
  const answer = await table.ask({ patron: by.id, name: by.name }, newId(), table.version, asked);
  return 'refusal' in answer ? answer.refusal : { done: true as const };
}

interface HouseOpening {
  readonly game: string;
  readonly stake?: string;
  readonly switches?: Readonly<Record<string, unknown>>;
  readonly dealer?: 'engine' | 'person';
  readonly name?: string;
  readonly bots: number;
  readonly reason: string;
}
/** Opens a table of the house by its book; or, where that takes two people, keeps the question for the second. */
export async function openHouseTable(
  room: Room,
  office: Office,
  by: Staffer,
  { name, bots, reason, ...asked }: HouseOpening,
): Promise<No | { readonly table: string; readonly waits: boolean }> {
  const opening: Opening = { house: office.house, ...asked, ...(bots > 0 ? {} : { bots: 'barred' }) };
  const rules = openOn(opening, room.now());
  if (!isOpened(rules)) return rules;
  const unlicensed = mayNotOpen(room, office);
  if (unlicensed) return unlicensed;
  const table = newId();
  const called = name ?? plainName(rules);
  const two = takesTwo(opening);
  if (!two) {
    await openFor(room, { id: table, name: called, opening, bots, by });
    office.changed('tables');
    return { table, waits: false };
  }
  const answer = await office.journal.happen(() => ({
    events: [{ type: 'OpeningAsked', table, name: called, opening, bots, ...two, by, ...(reason ? { reason } : {}) }],
  }));
  if (isRefused(answer)) return answer;
  office.changed('tables');
  return { table, waits: true };
}
/** Tables in use never exceed tables licensed. */
function mayNotOpen(room: Room, { house, licence }: Office): OfficeRefusal | null {
  const awake = [...room.tables.values()].filter(isOfHouse(house)).length;
  const open = awake + [...room.asleep.values()].filter(sleepsAt(house)).length;
  return licence.allows(open) ? null : officeRefuse('licence', { tables: licence.tables ?? 0 });
}
interface For {
  readonly id: string;
  readonly name: string;
  readonly opening: Opening;
  readonly bots: number;
  readonly by: Staffer;
  readonly second?: Staffer;
}
async function openFor(room: Room, { bots, opening, ...rest }: For): Promise<void> {
  if (room.has(rest.id)) return; // opened, and stopped before that was noted
  const table = await room.add({ ...rest, opening, host: null, practice: bots > 0, unlisted: false });
  if (bots > 0) await table.seatBots(Math.min(bots, table.rules.seats.max - 1));
  table.arrange();
}
/** The second word, by somebody else: the table opens. Stopped in between, the same word again finishes it. */
export async function confirmOpening(
  room: Room,
  office: Office,
  by: Staffer,
  { table, reason }: { readonly table: string; readonly reason: string },
): Promise<No | { readonly table: string }> {
  const asked = office.openings.mayConfirm(table, by);
  if ('refused' in asked) return asked;
  const rules = openOn(asked.opening, room.now()); // the book may have changed since
  if (!isOpened(rules)) return rules;
  const unlicensed = room.has(table) ? null : mayNotOpen(room, office);
  if (unlicensed) return unlicensed;
  const { name, opening, bots } = asked;
  await openFor(room, { id: table, name, opening, bots, by: asked.by, second: by });
  const answer = await office.journal.happen(() => office.openings.end('OpeningConfirmed', table, by, reason));
  office.changed('tables');
  return isRefused(answer) ? answer : { table };
}
export async function dropOpening(
  office: Office,
  by: Staffer,
  { table, reason }: { readonly table: string; readonly reason: string },
): Promise<No | { readonly done: true }> {
  const answer = await office.journal.happen(() => office.openings.end('OpeningDropped', table, by, reason));
  office.changed('tables');
  return isRefused(answer) ? answer : { done: true };
}

/** By his id where he sits, or by the name of his account. */
export interface Whom {
  readonly person?: string;
  readonly name?: string;
}
function found(room: Room, { person, name }: Whom): { id: string; name: string } | null {
  const id = person ?? (name === undefined ? null : room.patrons.accountOf(name));
  const patron = id === null ? undefined : room.patrons.find(id);
  return patron ? { id: patron.id, name: patron.name } : null;
}
/** From now on he is refused at every table of the house; where he sits, he leaves after the hand. */
export async function barSomebody(
  room: Room,
  office: Office,
  by: Staffer,
  { days, reason, ...whom }: Whom & { readonly days: number | null; readonly reason: string },
): Promise<No | { readonly done: true }> {
  const who = found(room, whom);
  if (!who) return officeRefuse('no-such-person');
  const asked = { by, person: who.id, name: who.name, reason };
  const answer = await office.journal.happen((at) => office.bars.bar(asked, days, at));
  if (isRefused(answer)) return answer;
  office.changed('bars');
  room.lookAfter(who.id);
  return { done: true };
}
export async function letIn(
  office: Office,
  by: Staffer,
  { person, reason }: { readonly person: string; readonly reason: string },
): Promise<No | { readonly done: true }> {
  const answer = await office.journal.happen((at) => office.bars.lift({ by, person, reason }, at));
  if (isRefused(answer)) return answer;
  office.changed('bars');
  return { done: true };
}
