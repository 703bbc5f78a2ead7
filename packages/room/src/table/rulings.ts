// Rulings at a table whose host plays. Whoever is dealt into a hand rules nothing in it: he proposes, everybody else dealt in sees
// the clause and the money, and it is done when all of them have agreed. Until then the hand waits and no clock runs but this one.
// Silence is agreement only where the sheet leaves no choice. Every step is stored before it is told.
import { incidents } from 'baraja';
import type { AnyRefusal, ByPerson, TableCommand, TableState } from 'baraja/table';
import type { Asked, Received } from '../protocol/frames.js';
import { type RoomRefusal, roomRefuse } from '../protocol/refusals.js';
import type { ProposalView, RoundView } from '../protocol/view.js';
import { type Performing, preview } from './asks.js';
import type { TableFloor } from './floor.js';
import type { RulingAgreed, RulingEnded, RulingProposed, StoredTableEvent, TableOpened, ToldEvent } from './kinds.js';
import type { Asker, World } from './world.js';

/** Milliseconds everybody has to say yes or no. */
export const CONSENT_MS = 30_000;
/** So many may be proposed in one hand: a hand cannot be held up for ever. */
const PROPOSALS_MAX = 3;

export type RuleAsk = Extract<Asked, { type: 'rule' }>;
export type WordAsk = Extract<Asked, { type: 'agree' | 'object' | 'withdraw' }>;
export const isWord = (asked: Received): asked is WordAsk => ['agree', 'object', 'withdraw'].includes(asked.type);
type No = AnyRefusal | RoomRefusal;

/** The table as its rulings need it. */
interface Bench {
  readonly world: World;
  readonly opened: TableOpened;
  readonly state: TableState;
  readonly version: number;
  readonly floor: Pick<TableFloor, 'by'>;
  /** By patron: who was dealt which seat in this round. */
  readonly dealtTo: ReadonlyMap<string, number>;
  perform(command: TableCommand, how?: Performing): Promise<No | null>;
  /** Stores and tells events of the room's own. */
  note(events: readonly ToldEvent[], id?: string): Promise<RoomRefusal | null>;
}
interface Open {
  readonly proposed: RulingProposed;
  readonly agreed: ReadonlySet<string>;
  /** When its time began, for this process. */
  readonly from: number;
}
type Named = RulingProposed['asked'][number];

export class Rulings {
  private open: Open | null = null;
  /** What was proposed in this hand, and came to nothing. */
  private spent: string[] = [];
  private proposals = 0;

  constructor(private readonly table: Bench) {}

  /** Everything that is stored passes by here, whether it has just happened or is read again. */
  fold(e: StoredTableEvent): void {
    switch (e.type) {
      case 'RoundOpened':
        [this.open, this.spent, this.proposals] = [null, [], 0];
        break;
      case 'RulingProposed':
        this.open = { proposed: e, agreed: new Set(), from: this.table.world.now() };
        this.proposals++;
        break;
      case 'RulingAgreed':
        if (this.open) this.open = { ...this.open, agreed: new Set([...this.open.agreed, e.id]) };
        break;
      case 'RulingEnded':
        if (this.open) this.spent.push(this.open.proposed.report.incident);
        this.open = null;
        break;
      // Carried out; or, where somebody's leaving moved the hand on, overtaken: what was shown is not what would happen any more.
      case 'Played':
      case 'RoundClosed':
        this.open = null;
        break;
      default:
        break;
    }
  }
  /** The number of the proposal the hand waits for. */
  get waitsFor(): number | null {
    return this.open?.proposed.number ?? null;
  }
  /** Has everybody agreed whose own word is needed? Bots follow the people. */
  get isAgreed(): boolean {
    return this.open !== null && this.missing().length === 0;
  }
  left(now: number): number {
    return this.open ? Math.max(0, this.open.from + CONSENT_MS - now) : 0;
  }
  private missing(): readonly Named[] {
    const { open } = this;
    return open ? open.proposed.asked.filter(({ id, bot }) => !bot && !open.agreed.has(id)) : [];
  }

  /** A ruling, confirmed: done at once by a host who is not in the hand, proposed by one who is. */
  async rule(asker: Asker, key: string, asked: RuleAsk, command: TableCommand): Promise<No | null> {
    const { table } = this;
    if (this.open) return roomRefuse('ruling-pending');
    if (!asked.reason) return roomRefuse('reason-missing');
    const { dealtTo } = table;
    if (table.state.live === null || !dealtTo.has(asker.patron))
      return this.carryOut(command, table.floor.by(asker, asked.reason), key);
    return this.propose(asker, key, { ...asked, reason: asked.reason }, command);
  }
  private async propose(
    { patron }: Asker,
    key: string,
    { reason, incident, seat, amount, cards }: RuleAsk & { readonly reason: string },
    command: TableCommand,
  ): Promise<No | null> {
    const { table } = this;
    const { live, sittings } = table.state;
    // The house would be asked for its word, too, and has nobody here to give it.
    if (live!.game.names.places.includes('house') && !table.opened.practice) return roomRefuse('house-banks');
    if (this.spent.includes(incident) || this.proposals >= PROPOSALS_MAX) return roomRefuse('ruling-refused');
    const seen = preview(table.state, command);
    if ('refusal' in seen) return seen.refusal;
    const people = sittings.flatMap(({ seat: at, patron: { id, name, bot } }): Named[] =>
      table.dealtTo.has(id) ? [{ seat: at, id, name, bot }] : [],
    );
    const by = people.find(({ id }) => id === patron)!;
    const { rule, money, events } = seen.ruling;
    const event: RulingProposed = {
      type: 'RulingProposed',
      round: live!.number,
      number: table.version + 1,
      by,
      reason,
      report: {
        incident,
        ...(seat === undefined ? {} : { seat }),
        ...(amount === undefined ? {} : { amount }),
        ...(cards ? { cards } : {}),
      },
      rule,
      money,
      events,
      noChoice: leavesNoChoice(table.state, incident, events),
      asked: people.filter(({ id }) => id !== patron),
    };
    return table.note([event], key);
  }

  /** Yes, no, or never mind. */
  async word({ patron }: Asker, key: string, { type, proposal }: WordAsk): Promise<RoomRefusal | null> {
    const { open, table } = this;
    if (!open || open.proposed.number !== proposal) return roomRefuse('no-such-ruling');
    const { proposed } = open;
    const { round, number, by } = proposed;
    if (type === 'withdraw') {
      if (by.id !== patron) return roomRefuse('not-asked');
      return table.note([{ type: 'RulingEnded', round, number, how: 'withdrawn', ...named(by) }], key);
    }
    const one = this.missing().find(({ id }) => id === patron);
    if (!one) return roomRefuse('not-asked');
    if (type === 'object')
      return table.note([{ type: 'RulingEnded', round, number, how: 'refused', ...named(one) }], key);
    return table.note([{ type: 'RulingAgreed', round, number, ...named(one), how: 'said' }], key);
  }
  /** The time is over: who said nothing has agreed only where the sheet leaves no choice. */
  async timeUp(): Promise<void> {
    const { open } = this;
    if (!open) return;
    const { round, number, noChoice } = open.proposed;
    const silent = this.missing().map(
      (one): RulingAgreed => ({ type: 'RulingAgreed', round, number, ...named(one), how: 'silent' }),
    );
    const lapsed: RulingEnded = { type: 'RulingEnded', round, number, how: 'lapsed' };
    await this.must(noChoice ? silent : [lapsed]);
  }
  /** Everybody has agreed: bots say so, and it is done. */
  async carry(): Promise<void> {
    const { open, table } = this;
    if (!open || !this.isAgreed) return;
    const { round, number, asked, by, reason, report } = open.proposed;
    const bots = asked.filter(({ id, bot }) => bot && !open.agreed.has(id));
    if (bots.length > 0)
      await this.must(bots.map((one) => ({ type: 'RulingAgreed', round, number, ...named(one), how: 'bot' })));
    const { incident, ...rest } = report;
    const command = { type: 'act', command: { type: incident, actor: 'floor', ...rest } } as const;
    const refused = await this.carryOut(command, table.floor.by({ patron: by.id, name: by.name }, reason));
    if (!refused) return;
    table.world.trouble(table.opened.id, new Error(`a ruling all had agreed to was refused: ${refused.refused}`));
    await this.must([{ type: 'RulingEnded', round, number, how: 'overtaken' }]);
  }
  private carryOut(command: TableCommand, by: ByPerson, id?: string): Promise<No | null> {
    return this.table.perform(command, { by, ...(id ? { id } : {}) });
  }
  private async must(events: readonly ToldEvent[]): Promise<void> {
    const refused = await this.table.note(events);
    if (refused) throw new Error(`a ruling could not be noted: ${refused.refused}`);
  }

  /** While the hand waits nobody is offered anything in it. */
  held(round: RoundView): RoundView {
    return this.open ? { ...round, menu: [], shut: [], free: [], dealer: [], floor: null } : round;
  }
  /** The proposal as one viewer sees it. */
  viewFor(patron: string): ProposalView | null {
    if (!this.open) return null;
    const { proposed, agreed } = this.open;
    const { type: _type, round: _round, asked, by, ...shown } = proposed;
    return {
      ...shown,
      by: { seat: by.seat, name: by.name },
      asked: asked.map(({ seat, id, name, bot }) => ({ seat, name, bot, agreed: agreed.has(id) })),
      you: by.id === patron ? 'proposer' : this.missing().some(({ id }) => id === patron) ? 'asked' : null,
      left: this.left(this.table.world.now()),
      of: CONSENT_MS,
    };
  }
}

const named = ({ seat, id, name }: Named) => ({ seat, id, name });

/**
 * Does the sheet leave no choice? Then the clause alone says what happens: whoever reports names no seat, no card and no amount, and
 * the hand is not void by it. All else is somebody's word against another's.
 */
function leavesNoChoice({ live }: TableState, incident: string, events: readonly string[]): boolean {
  const option = incidents(live!.game, live!.round).options.find(({ type }) => type === incident);
  if (!option || events.includes('RoundVoided')) return false;
  return option.cards === null && option.seats === null && option.amount === null && !option.open;
}
