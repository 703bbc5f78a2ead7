// Wagers being put together: chips on circles that nobody else sees yet. The bar and the felt share one, since one plays at one
// table at a time.
import type { TableModel } from '../lib/table.svelte.js';
import type { Option } from '../lib/wire.js';
import {
  type Amounts,
  doubled,
  nextAct,
  reserveOf,
  sumOf,
  type Target,
  targetsOf,
  withChip,
  withLess,
} from './targets.js';

/** How often an act that came too late is tried again by the menu as it then is. */
const TRIES = 4;

class Slip {
  /** Null while nobody is asked for wagers. */
  targets = $state.raw<readonly Target[] | null>(null);
  amounts = $state.raw<Amounts>({});
  chosen = $state('');
  /** The wagers are on their way: one after the other, until all lie. */
  sending = $state(false);
  /** What was placed last time, to be placed again. */
  private placed: Amounts = {};
  private before: Amounts = {};
  private round = 0;
  private table = '';
  private tries = 0;
  /** The version of the table something was last sent at: nothing more is, until the table has answered. */
  private sentAt = -1;

  /** The menu asks for wagers. */
  open(table: TableModel, menu: readonly Option[]): void {
    const { view, me } = table;
    if (!view?.round || me === null) return;
    if (view.id !== this.table || view.round.number !== this.round) this.begin(view.id, view.round.number);
    this.targets = targetsOf(menu, view.rules.game, me);
    const keys = this.targets.map(({ key }) => key);
    this.amounts = Object.fromEntries(Object.entries(this.amounts).filter(([key]) => keys.includes(key)));
    if (!keys.includes(this.chosen)) this.chosen = keys[0] ?? '';
  }
  private begin(table: string, round: number): void {
    if (table !== this.table) this.before = {};
    else if (sumOf(this.placed) > 0) this.before = this.placed;
    Object.assign(this, { table, round, placed: {}, amounts: {}, chosen: '', sending: false, tries: 0 });
  }
  close(): void {
    this.targets = null;
  }
  get target(): Target | null {
    return this.targets?.find(({ key }) => key === this.chosen) ?? null;
  }
  /** A chip dropped on a circle: the one in hand. */
  drop(key: string): void {
    this.choose(key);
    if (this.chosen === key) this.dropped = key;
  }
  /** The circle somebody has just dropped a chip on; the bar, which knows the fees, lays it there. */
  dropped = $state('');
  /** The chip in hand; 0 for the smallest that will do. */
  inHand = $state(0);
  choose(key: string): void {
    if (this.targets?.some((target) => target.key === key)) this.chosen = key;
  }
  next(): void {
    const keys = this.targets?.map(({ key }) => key) ?? [];
    this.chosen = keys[(keys.indexOf(this.chosen) + 1) % keys.length] ?? '';
  }
  /** What may still be put down, fees and the raise being kept back. */
  private free(table: TableModel, fees: number): number {
    const { view, me } = table;
    const stack = view?.round?.chips[`stack:${me}`] ?? 0;
    return view ? stack - sumOf(this.amounts) - reserveOf(view.rules.game, this.amounts) - fees : 0;
  }
  add(table: TableModel, chip: number, fees: number): void {
    const { target } = this;
    if (!target || this.sending) return;
    const now = this.amounts[target.key] ?? 0;
    // An ante takes its raise with it.
    const times = target.key === 'ante' ? 1 + reserveOf(table.view!.rules.game, { ante: 1 }) : 1;
    this.set(target.key, withChip(target, now, chip, Math.floor(this.free(table, fees) / times)));
  }
  less(chip: number): void {
    const { target } = this;
    if (target && !this.sending) this.set(target.key, withLess(target, this.amounts[target.key] ?? 0, chip));
  }
  private set(key: string, cents: number): void {
    const { [key]: _, ...rest } = this.amounts;
    this.amounts = cents > 0 ? { ...rest, [key]: cents } : rest;
  }
  clear(): void {
    if (!this.sending) this.amounts = {};
  }
  /** What was wagered last time, as far as it may be wagered now. */
  get again(): Amounts {
    const fits = (target: Target): boolean => {
      const cents = this.before[target.key] ?? 0;
      return cents >= target.min && cents <= target.max;
    };
    const keys = (this.targets ?? []).filter(fits).map(({ key }) => key);
    return Object.fromEntries(keys.map((key) => [key, this.before[key]!]));
  }
  /** Twice what lies there, or twice what lay there last time, as far as there are chips for it; nothing where there are not. */
  twice(table: TableModel, feesOf: (amounts: Amounts) => number): Amounts {
    const { view, me } = table;
    const base = sumOf(this.amounts) > 0 ? this.amounts : this.again;
    const found = doubled(this.targets ?? [], base);
    const stack = view?.round?.chips[`stack:${me}`] ?? 0;
    const costs = view ? sumOf(found) + reserveOf(view.rules.game, found) + feesOf(found) : 0;
    return costs <= stack ? found : {};
  }
  lay(amounts: Amounts): void {
    if (!this.sending && sumOf(amounts) > 0) this.amounts = amounts;
  }
  repeat(): boolean {
    if (this.sending || sumOf(this.again) === 0) return false;
    this.amounts = this.again;
    return true;
  }
  send(): void {
    if (sumOf(this.amounts) === 0) return;
    this.sending = true;
    this.tries = 0;
    this.sentAt = -1;
  }
  /** Sends what comes next; called whenever the table may have changed. */
  go(table: TableModel): void {
    const { view, me } = table;
    if (!this.sending || !view?.round || me === null || table.busy) return;
    const { pending } = table;
    const isLate = pending?.state === 'stale' && this.tries++ < TRIES;
    if (pending && !isLate && (pending.state === 'refused' || pending.state === 'stale')) {
      this.sending = false;
      return;
    }
    if (view.version === this.sentAt) return;
    const next = nextAct(view.round.menu, view.rules.game, me, this.amounts);
    if (!next) {
      this.sending = false;
      return;
    }
    const { act, key, amount, seat } = next;
    // It stays in the page's hands until the menu no longer asks for it.
    if (key !== null) this.placed = { ...this.placed, [key]: this.amounts[key]! };
    if (act === 'done') this.sending = false;
    this.sentAt = view.version;
    table.do({
      type: 'act',
      act,
      ...(amount === undefined ? {} : { amount }),
      ...(seat === undefined ? {} : { seat }),
    });
  }
}
export const slip = new Slip();
