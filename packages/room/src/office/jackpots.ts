// The jackpot of a house whose sheet has a fee for one and no rule: a fund apart, owed to the players, paid only by a rule the house has
// posted. What was posted stays posted until it has been won. Shares are of the fund as it stands; odd cents stay in it.
import { houses } from 'baraja/books';
import type { FlatOf } from 'baraja/table';
import type { AccountName, Move } from '../ledger/index.js';
import type { Store } from '../store/index.js';
import { because, type Staffer } from './acted.js';
import { JACKPOT_FACTS } from './jackpots-facts.js';
import type { Happened, OfficeChange } from './journal.js';
import { type OfficeRefusal, officeRefuse } from './refusals.js';

export type JackpotEvent = FlatOf<typeof JACKPOT_FACTS>;
type Posted = Extract<JackpotEvent, { type: 'JackpotRulePosted' }>;
type Awarded = Extract<JackpotEvent, { type: 'JackpotAwarded' }>;
export type JackpotRule = Pick<Posted, 'number' | 'en' | 'es' | 'shares'>;
export interface Winner {
  /** Which share of the rule, from 1; several people divide it. */
  readonly share: number;
  readonly patron: string;
  readonly name: string;
}
interface Deps {
  readonly house: string;
  readonly store: Store;
  /** The house, or he himself, keeps him from play. */
  keepsOut(patron: string): boolean;
  happen(
    decide: (
      at: number,
    ) => OfficeChange<JackpotEvent> | OfficeRefusal | Promise<OfficeChange<JackpotEvent> | OfficeRefusal>,
    id?: string,
  ): Promise<OfficeRefusal | Happened>;
}
const WHOLE = 100;

export class Jackpots {
  rule: JackpotRule | null = null;
  readonly awards: (Awarded & { readonly at: number })[] = [];
  isDisabled = false;
  /** Has it been won since the rule was posted? */
  private isWon = false;
  private rules = 0;
  private seeds = 0;
  constructor(private readonly deps: Deps) {}

  fold(e: { readonly type: string }, at: number): void {
    if (Object.hasOwn(JACKPOT_FACTS, e.type)) this.take(e as JackpotEvent, at);
  }
  private take(e: JackpotEvent, at: number): void {
    switch (e.type) {
      case 'JackpotRulePosted': {
        const { number, en, es, shares } = e;
        this.rule = { number, en, es, shares };
        this.rules = number;
        this.isWon = false;
        break;
      }
      case 'JackpotSeeded':
        this.seeds = e.number;
        break;
      case 'JackpotAwarded':
        this.awards.push({ ...e, at });
        this.isWon = true;
        break;
      case 'JackpotDisabled':
        this.isDisabled = true;
        break;
      case 'JackpotRestored':
        this.isDisabled = false;
        break;
    }
  }
  private get fund(): AccountName {
    return `jackpot:${this.deps.house}`;
  }
  /** What comes in while it is out of play waits here. */
  private get held(): AccountName {
    return `jackpot:${this.deps.house}/held`;
  }
  /** Where a counted jackpot box goes. */
  get place(): AccountName {
    return this.isDisabled ? this.held : this.fund;
  }
  async value(): Promise<number> {
    return (await this.deps.store.ledger.balance(this.fund)).balance;
  }
  /** What its rule is cited as: it is the house's own, kept here and in no sheet. */
  private cite(number: number): string {
    const { code = 'HOUSE' } = houses.find(({ id }) => id === this.deps.house) ?? {};
    return `${code}-JACKPOT-${number}`;
  }

  /** The first, or another once it has been won, or while there is nothing in it: what was posted stays posted. */
  post(by: Staffer, { en, es, shares }: Omit<JackpotRule, 'number'>, reason: string, id?: string) {
    return this.deps.happen(async () => {
      const all = shares.reduce((sum, { percent }) => sum + percent, 0);
      if (shares.length === 0 || all > WHOLE || shares.some(({ percent }) => percent <= 0))
        return officeRefuse('shares-wrong');
      if (this.rule !== null && !this.isWon && (await this.value()) > 0) return officeRefuse('posted-stays');
      const number = this.rules + 1;
      return {
        events: [{ type: 'JackpotRulePosted', number, before: this.rules, en, es, shares, by, ...because(reason) }],
      };
    }, id);
  }
  /** Out of the house's cage. */
  seed(by: Staffer, amount: number, reason: string, id?: string) {
    return this.deps.happen(async () => {
      if (this.isDisabled) return officeRefuse('jackpot-disabled');
      const from: AccountName = `cage:${this.deps.house}`;
      const { available } = await this.deps.store.ledger.balance(from);
      if (available < amount) return officeRefuse('not-enough-chips', { available });
      const before = await this.value();
      const number = this.seeds + 1;
      const key = `office-${this.deps.house}/seed-${number}`;
      const event = { type: 'JackpotSeeded', number, amount, before, after: before + amount, by } as const;
      const move: Move = { ...none, id: key, from, to: this.fund, amount, reason: 'jackpot-seed' };
      return { events: [{ ...event, ...because(reason) }], transfers: [move] };
    }, id);
  }
  /** Paid by the posted rule: every share to whoever won it. */
  award(by: Staffer, asked: { readonly won: string; readonly to: readonly Winner[] }, reason: string, id?: string) {
    return this.deps.happen(async () => {
      const { rule } = this;
      if (this.isDisabled) return officeRefuse('jackpot-disabled');
      if (rule === null) return officeRefuse('no-rule-posted');
      if (asked.to.some(({ patron }) => patron === by.id)) return officeRefuse('own-chips');
      if (asked.to.some(({ patron }) => this.deps.keepsOut(patron))) return officeRefuse('kept-out');
      const shares = rule.shares.map((_, i) => asked.to.filter(({ share }) => share === i + 1));
      if (shares.some((who) => who.length === 0) || shares.flat().length !== asked.to.length)
        return officeRefuse('shares-wrong');
      const before = await this.value();
      const paid = shares.flatMap((who, i) => {
        const amount = Math.floor((before * rule.shares[i]!.percent) / (WHOLE * who.length));
        return who.map(({ share, patron, name }) => ({ share, patron, name, amount }));
      });
      if (paid.some(({ amount }) => amount === 0)) return officeRefuse('nothing-in-boxes');
      const number = this.awards.length + 1;
      const after = before - paid.reduce((sum, { amount }) => sum + amount, 0);
      const cited = this.cite(rule.number);
      const transfers = paid.map(({ patron, amount }, i): Move => {
        const key = `office-${this.deps.house}/award-${number}/${i}`;
        return {
          ...none,
          id: key,
          from: this.fund,
          to: `wallet:${patron}`,
          amount,
          reason: 'jackpot-award',
          rule: cited,
          patron,
        };
      });
      const event = {
        type: 'JackpotAwarded',
        number,
        rule: rule.number,
        won: asked.won,
        before,
        after,
        paid,
        by,
      } as const;
      return { events: [{ ...event, ...because(reason) }], transfers };
    }, id);
  }
  disable(by: Staffer, reason: string, id?: string) {
    return this.deps.happen(async () => {
      if (this.isDisabled) return officeRefuse('jackpot-disabled');
      return { events: [{ type: 'JackpotDisabled', before: await this.value(), by, ...because(reason) }] };
    }, id);
  }
  /** As it was; and what came in meanwhile is added now. */
  restore(by: Staffer, reason: string, id?: string) {
    return this.deps.happen(async (at) => {
      if (!this.isDisabled) return officeRefuse('jackpot-in-play');
      const { balance: waits } = await this.deps.store.ledger.balance(this.held);
      const after = (await this.value()) + waits;
      const rule = this.cite(this.rules);
      const key = `office-${this.deps.house}/restored-${at}`;
      const move: Move = {
        ...none,
        id: key,
        from: this.held,
        to: this.fund,
        amount: waits,
        reason: 'jackpot-transfer',
        rule,
      };
      const event = { type: 'JackpotRestored', after, by, ...because(reason) } as const;
      return { events: [event], transfers: waits > 0 ? [move] : [] };
    }, id);
  }
}
const none = { rule: null, patron: null, table: null };
