// From what a patron asks to what a table is told to do: the seat and the roles come from who he is. And what a ruling would do,
// before anybody confirms it.
import { type Event, type Refusal, VOID } from 'baraja';
import { refuse, stackGains } from 'baraja/kernel';
import { type AnyRefusal, type By, decide, type TableCommand, type TableState } from 'baraja/table';
import type { Move } from '../ledger/index.js';
import type { Asked, Received } from '../protocol/frames.js';
import { type RoomRefusal, roomRefuse } from '../protocol/refusals.js';
import type { RulingShown } from '../protocol/view.js';
import type { FloorAsk } from './floor.js';
import type { PracticeAsk } from './practice.js';
import type { WordAsk } from './rulings.js';
import type { Asker } from './world.js';

export interface Station {
  readonly seat: number | null;
  readonly floor: boolean;
  readonly dealer: boolean;
  /** On duty for the house whose table it is. */
  readonly onDuty: boolean;
  /** He plays for a provider; null where the house has no say in that. */
  readonly provided: boolean | null;
  readonly closing: boolean;
  readonly at: number;
  /** Is it something that is reported, rather than the dealer's own to do? */
  isReport(act: string): boolean;
}

/** How a command comes to be carried out. */
export interface Performing {
  /** For what a patron may ask again. */
  readonly id?: string;
  readonly grants?: readonly Move[];
  /** Whose doing it is, where it is not the seat's own. */
  readonly by?: By;
  /** The version it was decided upon. */
  readonly at?: number;
  /** Of a seat's own choice: the version it was made upon. */
  readonly expect?: number;
}

/** Only what was given: an absent field must not become `undefined`. */
function given<T extends object>(fields: T): { [K in keyof T]?: NonNullable<T[K]> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;
}

export function commandOf(asker: Asker, asked: CommandAsk, s: Station): TableCommand | RoomRefusal {
  switch (asked.type) {
    case 'sit': {
      if (s.closing) return roomRefuse('closing');
      const { patron: id, name, program } = asker;
      const marks = { ...(s.onDuty ? { onDuty: true } : {}), ...(s.provided ? { proposition: true } : {}) };
      const patron = { id, name, bot: false, ...marks, ...(program ? { program } : {}) };
      return { type: 'sit', seat: asked.seat, patron, buyIn: asked.buyIn, at: s.at, ...given({ post: asked.post }) };
    }
    case 'rule': {
      if (!s.floor) return roomRefuse('floor-only');
      const { seat, amount, cards } = asked;
      return { type: 'act', command: { type: asked.incident, actor: 'floor', ...given({ seat, amount, cards }) } };
    }
    case 'giveNotice':
    case 'changeLimit':
      return s.floor ? { type: asked.type, limit: asked.limit, at: s.at } : roomRefuse('floor-only');
    case 'proposition': {
      const { type, seat, proposition } = asked;
      if (s.floor && s.provided !== null) return roomRefuse('by-contract');
      return s.floor ? { type, seat, proposition } : roomRefuse('floor-only');
    }
    case 'dealer':
      if (!s.dealer) return roomRefuse('dealer-only');
      // What went wrong is the floor's to rule on, whoever deals.
      if (s.isReport(asked.act)) return roomRefuse('floor-only');
      return { type: 'act', command: { type: asked.act, actor: 'dealer' } };
    default:
      return s.seat === null ? roomRefuse('not-seated') : seated(asked, s.seat, s.at);
  }
}
/** Nothing is called so, at no table; but who may not ask at all is told that. */
export function unknown({ type }: Received, s: Station): Refusal | RoomRefusal {
  if (type === 'rule') return s.floor ? refuse('unknown-incident') : roomRefuse('floor-only');
  if (type === 'dealer' && !s.dealer) return roomRefuse('dealer-only');
  return type === 'act' && s.seat === null ? roomRefuse('not-seated') : refuse('not-offered');
}
/** A word on a proposed ruling, or what whoever practises asks for, is no command of the table's own. */
export type CommandAsk = Exclude<Asked, WordAsk | PracticeAsk | EditionAsk | FloorAsk>;
export type EditionAsk = Extract<Asked, { type: 'newEdition' | 'choose' }>;
type SeatedAsk = Exclude<
  CommandAsk,
  { type: 'sit' | 'rule' | 'dealer' | 'giveNotice' | 'changeLimit' | 'proposition' }
>;
function seated(asked: SeatedAsk, seat: number, at: number): TableCommand {
  switch (asked.type) {
    case 'act': {
      const { amount, cards, piles, seat: at } = asked;
      return { type: 'act', command: { type: asked.act, actor: seat, ...given({ amount, cards, piles, seat: at }) } };
    }
    case 'topUp':
      return { type: 'topUp', seat, amount: asked.amount };
    case 'sitOut':
      return { type: 'sitOut', seat };
    case 'comeBack':
      return { type: 'comeBack', seat, post: asked.post };
    case 'leave':
      return { type: 'leave', seat, at };
    case 'changeSeat':
      return { type: 'changeSeat', seat, to: asked.to, post: asked.post };
  }
}

/** What only the floor may ask of a table between hands, with his reason. */
export const isFloors = (asked: Asked): asked is Extract<Asked, { type: 'giveNotice' | 'changeLimit' }> =>
  asked.type === 'giveNotice' || asked.type === 'changeLimit';

/** Something that went wrong, as the floor reports it, and nothing that the dealer is offered to do. */
export function isReported({ game, round }: NonNullable<TableState['live']>, act: string): boolean {
  const isOffered = round.menus.some((m) => m.actor === 'dealer' && m.options.some(({ type }) => type === act));
  return !isOffered && (act === VOID || game.incidents.some(({ name }) => name === act));
}

/**
 * The ruling as it would be: its clause, its money, and what would happen. Nothing is done; and it stops where cards nobody
 * has seen would decide, or the floor could look at a showdown before it is held.
 */
export function preview(state: TableState, command: TableCommand): { ruling: RulingShown } | { refusal: AnyRefusal } {
  const answer = decide(state, command);
  if ('refused' in answer) return { refusal: answer };
  const { game } = state.live!;
  const events: Event[] = [];
  let [rule, incident]: [string | null, string] = [null, ''];
  for (const e of answer.events) {
    if (e.type !== 'Played') continue;
    if (game.reveals.includes(e.event.type)) break;
    if (e.event.type === 'IncidentCalled') [rule, incident] = [e.event.rule, e.event.note.incident];
    events.push(e.event);
  }
  const money = [...stackGains(game, events)].map(([seat, amount]) => ({ seat, amount }));
  return { ruling: { incident, rule, money, events: events.map(({ type }) => type) } };
}
