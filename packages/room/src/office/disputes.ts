// Disputes about past hands: who says what, who decided it by which clause, and what was put right. A hand whose pot is out of play is not
// played again: what somebody is owed goes through the house's cage, patron by patron, in entries of their own beside the old ones.
import { choice, clause, count, fact, list, maybe, optional, record, sum, text } from 'baraja/facts';
import type { FlatOf } from 'baraja/table';
import type { Move } from '../ledger/index.js';
import { acted, because, type Staffer, staffer } from './acted.js';
import type { OfficeChange } from './journal.js';
import { type OfficeRefusal, officeRefuse } from './refusals.js';

const hand = { table: text, round: count };
const share = record({ patron: text, name: text, amount: sum });
export const DISPUTE_FACTS = {
  /** By a patron who was dealt in, or written down for one by staff. */
  DisputeOpened: fact({
    dispute: text,
    ...hand,
    patron: text,
    name: text,
    claim: text,
    by: optional(staffer),
    reason: optional(text),
  }),
  /** It stands as it was played; or some are paid and some pay; or whoever opened it takes it back. */
  DisputeDecided: fact({
    dispute: text,
    verdict: choice('stands', 'redress'),
    rule: maybe(clause),
    /** What each gets, or, below nothing, gives. */
    money: list(share),
    ...acted,
  }),
  DisputeWithdrawn: fact({ dispute: text, patron: text, name: text }),
  /** Somebody of the staff looked at a past hand through the eyes of one who was dealt in. */
  HandLookedAt: fact({ ...hand, as: text, ...acted }),
};
export type DisputeEvent = FlatOf<typeof DISPUTE_FACTS>;
export type Verdict = 'stands' | 'redress';
export interface Share {
  readonly patron: string;
  readonly name: string;
  readonly amount: number;
}
export interface Dispute {
  readonly id: string;
  readonly table: string;
  readonly round: number;
  readonly patron: string;
  readonly name: string;
  readonly claim: string;
  readonly at: number;
  /** Who wrote it down, where it was staff. */
  readonly by: Staffer | null;
  readonly decided: {
    readonly at: number;
    readonly verdict: Verdict | 'withdrawn';
    readonly by: string;
    readonly reason: string;
    readonly rule: string | null;
    readonly money: readonly Share[];
  } | null;
}
/** A hand, with whom it was dealt to. */
export interface DisputedHand {
  readonly table: string;
  readonly round: number;
  readonly practice: boolean;
  readonly dealt: readonly { readonly seat: number; readonly id: string; readonly name: string }[];
}
/** So many may be open about one hand by one patron, and so long may a claim be. */
const OPEN_MAX = 20;

export class Disputes {
  private readonly byId = new Map<string, Dispute>();

  fold(e: { readonly type: string }, at: number): void {
    if (Object.hasOwn(DISPUTE_FACTS, e.type)) this.take(e as DisputeEvent, at);
  }
  private take(event: DisputeEvent, at: number): void {
    if (event.type === 'DisputeOpened') {
      const { dispute: id, table, round, patron, name, claim, by = null } = event;
      this.byId.set(id, { id, table, round, patron, name, claim, at, by, decided: null });
    } else if (event.type === 'DisputeDecided') {
      const { verdict, rule, money, by, reason = '' } = event;
      this.decide(event.dispute, { at, verdict, rule, money, by: by.name, reason });
    } else if (event.type === 'DisputeWithdrawn')
      this.decide(event.dispute, { at, verdict: 'withdrawn', rule: null, money: [], by: event.name, reason: '' });
  }
  private decide(id: string, decided: NonNullable<Dispute['decided']>): void {
    const open = this.byId.get(id);
    if (open) this.byId.set(id, { ...open, decided });
  }
  /** Those that wait first, then the newest. */
  get list(): readonly Dispute[] {
    const all = [...this.byId.values()].toReversed();
    return [...all.filter(({ decided }) => decided === null), ...all.filter(({ decided }) => decided !== null)];
  }
  find(id: string): Dispute | undefined {
    return this.byId.get(id);
  }
  of(patron: string): readonly Dispute[] {
    return this.list.filter((one) => one.patron === patron);
  }

  open(
    who: { readonly id: string; readonly name: string },
    { table, round, dealt }: DisputedHand,
    p: { readonly dispute: string; readonly claim: string; readonly by?: Staffer; readonly reason?: string },
  ): OfficeChange<DisputeEvent> | OfficeRefusal {
    if (!dealt.some(({ id }) => id === who.id)) return officeRefuse('not-dealt-in');
    if (dealt.some(({ id }) => id === p.by?.id)) return officeRefuse('own-hand');
    const open = this.of(who.id).filter(({ decided }) => decided === null);
    if (open.some((one) => one.table === table && one.round === round)) return officeRefuse('disputed-already');
    if (open.length >= OPEN_MAX) return officeRefuse('too-many-disputes');
    const event = { type: 'DisputeOpened', table, round, patron: who.id, name: who.name, ...p } as const;
    return { events: [event] };
  }
  withdraw(patron: string, id: string): OfficeChange<DisputeEvent> | OfficeRefusal {
    const one = this.byId.get(id);
    if (!one || one.patron !== patron) return officeRefuse('no-such-dispute');
    if (one.decided) return officeRefuse('decided-already');
    return { events: [{ type: 'DisputeWithdrawn', dispute: id, patron, name: one.name }] };
  }
  /** Nobody who was dealt in decides; what is paid is paid to, and taken from, those who were. */
  rule(
    by: Staffer,
    house: string,
    hand: DisputedHand,
    p: {
      readonly dispute: string;
      readonly verdict: Verdict;
      readonly rule: string | null;
      readonly money: readonly { readonly patron: string; readonly amount: number }[];
      readonly reason: string;
    },
  ): OfficeChange<DisputeEvent> | OfficeRefusal {
    const one = this.byId.get(p.dispute);
    if (!one || one.table !== hand.table || one.round !== hand.round) return officeRefuse('no-such-dispute');
    if (one.decided) return officeRefuse('decided-already');
    if (hand.dealt.some(({ id }) => id === by.id)) return officeRefuse('own-hand');
    const paid = p.money.filter(({ amount }) => amount !== 0);
    if ((p.verdict === 'redress') !== paid.length > 0) return officeRefuse('no-money');
    if (p.verdict === 'redress' && p.rule === null) return officeRefuse('rule-missing');
    if (paid.length > 0 && hand.practice) return officeRefuse('practice');
    const money = paid.flatMap(({ patron, amount }) => {
      const name = hand.dealt.find(({ id }) => id === patron)?.name;
      return name === undefined ? [] : [{ patron, name, amount }];
    });
    if (money.length !== paid.length || new Set(money.map(({ patron }) => patron)).size !== money.length)
      return officeRefuse('not-dealt-in');
    const { verdict, rule, reason } = p;
    const event = { type: 'DisputeDecided', dispute: one.id, verdict, rule, money, by, ...because(reason) } as const;
    return { events: [event], transfers: movesOf(one, house, money, rule) };
  }
}

/** First what is taken, so that the cage has it to pay with. What is missing then is the house's to pay. */
function movesOf({ id, table }: Dispute, house: string, money: readonly Share[], rule: string | null): readonly Move[] {
  const cage = `cage:${house}` as const;
  return money
    .toSorted((a, b) => a.amount - b.amount)
    .map(({ patron, amount }) => {
      const wallet = `wallet:${patron}` as const;
      const way = amount < 0 ? { from: wallet, to: cage } : { from: cage, to: wallet };
      return {
        id: `dispute/${id}/${patron}`,
        ...way,
        amount: Math.abs(amount),
        reason: 'redress',
        rule,
        patron,
        table,
      };
    });
}
