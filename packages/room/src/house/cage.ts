// The cage: where a patron's chips lie, what moved last, and filling an empty wallet again. Play money only.
import { stackOf } from 'baraja/table';
import type { StatementLine } from '../ledger/index.js';
import { type RoomRefusal, roomRefuse } from '../protocol/refusals.js';
import { isAppended, type Store } from '../store/index.js';
import { calledBy, PURSE, type TableActor } from '../table/index.js';

/** How far a wallet is filled again, in cents, and how often, in milliseconds. */
export interface RefillRules {
  readonly to: number;
  readonly every: number;
}
/** A patron's chips at one table. */
export interface ChipsAt {
  readonly table: string;
  readonly called: string | null;
  readonly house: string;
  readonly gameId: string;
  readonly stake: string;
  readonly practice: boolean;
  readonly purse: boolean;
  /** In front of him and behind; and what he has put into the hand that is on. */
  readonly stack: number;
  readonly inPlay: number;
}
export interface CageShown {
  readonly wallet: number;
  readonly purse: number;
  /** What a purse is filled to, by itself. */
  readonly purseFull: number;
  readonly tables: readonly ChipsAt[];
  readonly refill: RefillRules & {
    /** What would be handed out now, and from when. */
    readonly amount: number;
    readonly from: number;
  };
}
export interface Movements {
  readonly lines: readonly StatementLine[];
  readonly next: number | null;
}
interface WalletFilled {
  readonly type: 'WalletFilled';
  readonly amount: number;
}
interface Deps {
  readonly store: Store;
  readonly now: () => number;
  readonly rules: RefillRules;
  readonly tables: () => Iterable<TableActor>;
}

export class Cage {
  constructor(private readonly room: Deps) {}

  async shown(patron: string): Promise<CageShown> {
    const { ledger } = this.room.store;
    const [wallet, purse] = await Promise.all(
      (['wallet', 'purse'] as const).map(async (kind) => (await ledger.balance(`${kind}:${patron}`)).available),
    );
    const tables = [...this.room.tables()].flatMap((table) => chipsAt(table, patron));
    const { last } = await this.filled(patron);
    const { to, every } = this.room.rules;
    const own = tables.reduce((sum, at) => (at.purse ? sum : sum + at.stack + at.inPlay), wallet!);
    const from = last === null ? 0 : last + every;
    const refill = { to, every, amount: Math.max(0, to - own), from };
    return { wallet: wallet!, purse: purse!, purseFull: PURSE, tables, refill };
  }
  /** Fills a wallet again: up to the posted amount, what lies at tables counted, and not sooner than posted. */
  async refill(patron: string): Promise<{ readonly amount: number } | RoomRefusal> {
    const { store, now, rules } = this.room;
    const at = now();
    const { version } = await this.filled(patron);
    const { refill } = await this.shown(patron);
    const { amount } = refill;
    if (amount === 0) return roomRefuse('wallet-full', { to: rules.to });
    if (at < refill.from) return roomRefuse('too-soon', { from: refill.from });
    const stream = streamOf(patron);
    const event: WalletFilled = { type: 'WalletFilled', amount };
    const id = `${stream}/${version + 1}`;
    const move = { id, from: 'grant', to: `wallet:${patron}`, amount, reason: 'refill' } as const;
    const transfers = [{ ...move, rule: null, patron, table: null }];
    // Asked twice at once, it is done once: the other finds another version.
    const answer = await store.append({ stream, expect: version, at, events: [event], transfers });
    if (isAppended(answer)) return { amount };
    return answer.refused === 'conflict'
      ? roomRefuse('too-soon', { from: at + rules.every })
      : roomRefuse('store-failed');
  }
  /** The last movements, newest first. */
  movements(
    patron: string,
    of: 'wallet' | 'purse',
    page: { before?: number | undefined; limit: number },
  ): Promise<Movements> {
    return this.room.store.ledger.recent(`${of}:${patron}`, page);
  }
  private async filled(patron: string): Promise<{ version: number; last: number | null }> {
    const { version } = await this.room.store.latest(streamOf(patron));
    const [last] = version === 0 ? [] : await this.room.store.read(streamOf(patron), version, 1);
    return { version, last: last?.at ?? null };
  }
}
const streamOf = (patron: string): string => `cage-${patron}`;

function chipsAt({ id, opened, rules, state, accounts }: TableActor, patron: string): readonly ChipsAt[] {
  const { practice } = opened;
  const { house, gameId, stake } = rules;
  const where = { table: id, called: calledBy(opened, rules), house, gameId, stake, practice, purse: accounts.purse };
  return state.sittings
    .filter((s) => s.patron.id === patron)
    .map((s) => {
      const stack = stackOf(state, s.seat);
      return { ...where, stack: stack + s.behind, inPlay: Math.max(0, s.stack - stack) };
    });
}
