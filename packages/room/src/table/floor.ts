// What whoever holds the floor does at a table besides ruling: its host at a table of his own, staff on duty at a table of the house. Play
// is paused after the hand, the table gets another name or closes, somebody is sent away; and who sits there calls the floor. All of it is
// stored in the table's own stream with whose word it was, and folded again from there.
import { type AnyRefusal, type ByPerson, inRound, openedFor, outOfTurnAt } from 'baraja/table';
import type { Received } from '../protocol/frames.js';
import { type RoomRefusal, roomRefuse } from '../protocol/refusals.js';
import type { FloorView } from '../protocol/view.js';
import type { TableActor } from './actor.js';
import type { FloorEvent, StoredTableEvent } from './kinds.js';
import { nameAt } from './names.js';
import { putBack } from './put-back.js';
import type { Asker, Entrance } from './world.js';

const ASKS = ['pause', 'resume', 'rename', 'closeTable', 'callFloor', 'floorCame', 'remove', 'putBack'] as const;
export type FloorAsk = Extract<Received, { type: (typeof ASKS)[number] }>;
export const isFloorAsk = (asked: Received): asked is FloorAsk => (ASKS as readonly string[]).includes(asked.type);
type No = AnyRefusal | RoomRefusal;

type Said<K extends FloorEvent['type']> = Omit<Extract<FloorEvent, { type: K }>, 'type'>;
/** What the floor has said that still stands. */
export interface FloorState {
  readonly paused: ByPerson | null;
  readonly closing: ByPerson | null;
  readonly name: string | null;
  readonly call: Said<'FloorCalled'> | null;
  /** Who is to leave when he is in no hand. */
  readonly sent: readonly Said<'RemovalNoted'>[];
}
const NOTHING: FloorState = { paused: null, closing: null, name: null, call: null, sent: [] };

/** The table as its floor needs it. */
type Floored = Pick<
  TableActor,
  | 'world'
  | 'opened'
  | 'rules'
  | 'accounts'
  | 'state'
  | 'seatOf'
  | 'perform'
  | 'note'
  | 'moments'
  | 'rulings'
  | 'dealtTo'
>;

export class TableFloor {
  state: FloorState = NOTHING;

  constructor(private readonly table: Floored) {}

  /** As it was kept; tables of earlier programs were kept without. */
  goBackTo(kept: FloorState | undefined): void {
    this.state = kept ?? NOTHING;
  }
  /** Everything that is stored passes by here, whether it has just happened or is read again. */
  fold(e: StoredTableEvent): void {
    this.state = { ...this.state, ...changed(this.state, e) };
  }
  /** No hand is dealt after this one. */
  get rests(): boolean {
    return this.state.paused !== null || this.state.closing !== null;
  }
  /** Is it a table of the house, which staff opened and its floor holds? */
  get isHouses(): boolean {
    return this.table.opened.by !== undefined;
  }
  /** Whoever opened it for himself; at a club's, whoever hosts there. */
  private isHost(patron: string): boolean {
    const { opened, world } = this.table;
    return opened.host === patron || (opened.club !== undefined && (world.clubs?.isHost(opened.club, patron) ?? false));
  }
  /** At a house's table those who sit there talk, and who holds its floor: nobody at the rail advises a player. */
  maySpeak(patron: string): boolean {
    return !this.isHouses || this.table.seatOf(patron) !== null || this.rolesOf(patron).floor;
  }
  /** A table's host holds the floor, and deals where a person does; at a table of the house its staff on duty do. */
  rolesOf(patron: string): { readonly floor: boolean; readonly dealer: boolean } {
    const { rules } = this.table;
    const isHost = this.isHost(patron);
    const staff = this.staffAt(patron);
    const holds = staff?.floor === true && (staff.onDuty || this.table.seatOf(patron) === null);
    const deals = isHost || holds || (staff?.dealer === true && staff.onDuty);
    return { floor: isHost || holds, dealer: deals && rules.dealer === 'person' };
  }
  /** Would it be done as one of the house's staff? Whoever sits down, or sits there, asks for himself. */
  isAskedAsStaff(patron: string, asked: Received): boolean {
    return asked.type !== 'sit' && this.isStaff(patron);
  }
  /** One of the house's staff, who does not sit there. */
  isStaff(patron: string): boolean {
    return this.table.seatOf(patron) === null && this.staffAt(patron) !== null;
  }
  private staffAt(patron: string) {
    const { world, rules } = this.table;
    return this.isHouses ? (world.staffAt?.(rules.house, patron) ?? null) : null;
  }
  /** Whom the doors are asked for. */
  get entrance(): Entrance {
    const { rules, accounts } = this.table;
    const duty = this.isBetAt && rules.staff === 'barred' ? rules.house : null;
    const wallet = !accounts.purse;
    const isBanked = this.isHouses && rules.seating.kind === 'bank';
    const banked = isBanked ? { table: this.table.opened.id, game: openedFor(rules) } : null;
    const club = this.table.opened.club ?? null;
    return { house: this.isHouses ? rules.house : null, duty, banked, wallet, club };
  }
  /** The house's own, or one where chips of wallets are bet: whoever is on duty sits at none of them. */
  get isBetAt(): boolean {
    return this.isHouses || !this.table.opened.practice;
  }
  /** On duty for the house whose table this is: where chips are bet, the house's rule on that is asked. */
  isOnDuty(patron: string): boolean {
    const { world, rules } = this.table;
    return this.isBetAt && (world.staffAt?.(rules.house, patron)?.onDuty ?? false);
  }
  /** Does he play for a provider, by whose contract he is marked? Null where nobody is. */
  isProvided(patron: string): boolean | null {
    const { entrance } = this;
    return entrance.banked ? (this.table.world.doors?.isProvided(patron, entrance) ?? null) : null;
  }
  /** Whose word it is. */
  by(asker: Asker, reason?: string): ByPerson {
    const { state } = this.table;
    const isHost = this.isHost(asker.patron);
    const role = this.staffAt(asker.patron)?.role;
    return {
      who: isHost ? 'host' : 'floor',
      id: asker.patron,
      name: nameAt(state.sittings, asker),
      ...(role && !isHost ? { role } : {}),
      ...(reason ? { reason } : {}),
    };
  }

  async act(asker: Asker, key: string, asked: FloorAsk): Promise<No | null> {
    const { table, state } = this;
    if (asked.type === 'callFloor') return this.called(asker, key, asked.note);
    const mayCome = asked.type === 'floorCame' && this.staffAt(asker.patron)?.dealer === true;
    if (!mayCome && !this.rolesOf(asker.patron).floor) return roomRefuse('floor-only');
    const by = this.by(asker, asked.reason);
    const note = (event: FloorEvent) => table.note([event], key);
    switch (asked.type) {
      case 'pause':
        return state.paused ? roomRefuse('already-paused') : note({ type: 'TablePaused', by });
      case 'resume':
        return state.paused ? note({ type: 'TableResumed', by }) : roomRefuse('not-paused');
      case 'rename':
        return note({ type: 'TableRenamed', name: asked.name, was: this.name, by });
      case 'closeTable':
        return state.closing ? roomRefuse('closing') : note({ type: 'ClosingAnnounced', by });
      case 'floorCame':
        return state.call ? note({ type: 'FloorCame', by }) : roomRefuse('nobody-called');
      case 'remove':
        return this.remove(asked.seat, by, key);
      case 'putBack': {
        const back = putBack(table, asked.seat ?? null, by);
        return 'refused' in back ? back : table.note([back], key);
      }
    }
  }
  /** What it is called now. */
  get name(): string {
    return this.state.name ?? this.table.opened.name;
  }
  private async called({ patron, name }: Asker, key: string, note?: string): Promise<RoomRefusal | null> {
    const { table } = this;
    const seat = table.seatOf(patron);
    if (seat === null) return roomRefuse('not-seated');
    if (this.state.call) return roomRefuse('floor-called');
    if (!this.isHouses && table.opened.host === null) return roomRefuse('no-floor');
    const said = { seat, id: patron, name: nameAt(table.state.sittings, { patron, name }), at: table.world.now() };
    return table.note([{ type: 'FloorCalled', ...said, ...(note ? { note } : {}) }], key);
  }
  /** He leaves when he is in no hand: what he has bet stays his to play for. */
  private async remove(seat: number, by: ByPerson, key: string): Promise<No | null> {
    const { state, world } = this.table;
    const sitting = state.sittings.find((s) => s.seat === seat);
    if (!sitting) return roomRefuse('nobody-there');
    const { id, name } = sitting.patron;
    if (this.state.sent.some((one) => one.id === id)) return roomRefuse('already-sent');
    const rule = outOfTurnAt(state).find((one) => one.seat === seat)?.rule;
    const word = rule ? { ...by, rule } : by;
    if (inRound(state, seat) && sitting.leaving === null)
      return this.table.note([{ type: 'RemovalNoted', seat, id, name, by: word }], key);
    return this.table.perform({ type: 'leave', seat, at: world.now() }, { id: key, by: word });
  }
  /** As everybody sees it; who called the floor, and why, is for himself and for whoever holds it or answers for it. */
  viewFor(patron: string, answers = false): FloorView {
    const { paused, closing, call } = this.state;
    const isCallSeen = call !== null && (answers || call.id === patron || this.rolesOf(patron).floor);
    return {
      answers: this.isHouses || this.table.opened.host !== null,
      house: this.isHouses,
      paused: paused && { name: paused.name, reason: paused.reason ?? null },
      closing: closing && { name: closing.name, reason: closing.reason ?? null },
      call: isCallSeen ? { seat: call.seat, name: call.name, note: call.note ?? null, at: call.at } : null,
    };
  }
}

function changed(state: FloorState, e: StoredTableEvent): Partial<FloorState> | null {
  switch (e.type) {
    case 'TablePaused':
      return { paused: e.by };
    case 'TableResumed':
      return { paused: null };
    case 'TableRenamed':
      return { name: e.name };
    case 'ClosingAnnounced':
      return { closing: e.by };
    case 'FloorCalled':
      return { call: e };
    case 'FloorCame':
      return { call: null };
    case 'RemovalNoted':
      return { sent: [...state.sent, e] };
    case 'SeatChanged':
      return { sent: state.sent.map((one) => (one.seat === e.seat ? { ...one, seat: e.to } : one)) };
    case 'Left':
      return { sent: state.sent.filter((one) => one.seat !== e.seat) };
    default:
      return null;
  }
}
