/**
 * The book of a progressive run by hand: what lies in the second drop box, the posted jackpot and its backups, what the house has
 * put in and taken back. Every cent moves from one account to another with its clause, so that all accounts add up to nothing.
 */
import type { Chips, RuleId } from '../kernel/index.js';
import type { ProgressiveRules } from './rules.js';

/**
 * Where progressive money lies. `players` and `house` are the world outside, minus what they have put in, and so is `transferred`,
 * another progressive of the house; `tray` has been paid out of the dealer's tray and is owed back to it; `fee` is what the commission
 * lets the house keep for its trouble.
 */
export const ACCOUNTS = [
  'players',
  'house',
  'tray',
  'box',
  'meter',
  'backup-1',
  'backup-2',
  'fee',
  'transferred',
] as const;
export type Account = (typeof ACCOUNTS)[number];

/** Money that moved. */
export interface Entry {
  readonly day: number;
  readonly from: Account;
  readonly to: Account;
  readonly amount: Chips;
  readonly why: Why;
  readonly rule: RuleId;
}
export const WHYS = [
  'seed',
  'wager',
  'tray-award',
  'jackpot',
  'backup-up',
  'backup-down',
  'tray-back',
  'shortage',
  'fee',
  'seed-back',
  'to-meter',
  'to-backup',
  'transfer',
] as const;
export type Why = (typeof WHYS)[number];

export interface Progressive {
  readonly day: number;
  readonly at: Readonly<Record<Account, Chips>>;
  /** What the tray has paid since the last count. */
  readonly trayPaid: Chips;
  /** What the days before owe the house out of future win. */
  readonly carryover: Chips;
  /** Seed money the house may still recover. */
  readonly seedOwed: Chips;
  readonly removed: boolean;
}

/** What a step of the book led to. */
export interface Posted {
  readonly book: Progressive;
  readonly entries: readonly Entry[];
}

/** The book being written. */
class Page {
  readonly entries: Entry[] = [];
  readonly at: Record<Account, Chips>;
  trayPaid: Chips;
  carryover: Chips;
  seedOwed: Chips;
  constructor(private readonly was: Progressive) {
    this.at = { ...was.at };
    this.trayPaid = was.trayPaid;
    this.carryover = was.carryover;
    this.seedOwed = was.seedOwed;
  }
  move(from: Account, to: Account, amount: Chips, why: Why, rule: RuleId): void {
    if (amount === 0) return;
    const isOutside = ['players', 'house', 'tray', 'transferred'].includes(from);
    if (!Number.isSafeInteger(amount) || amount < 0) throw new Error(`${amount} cannot move from ${from} to ${to}`);
    if (!isOutside && this.at[from] < amount) throw new Error(`${from} holds ${this.at[from]}, not ${amount}`);
    this.at[from] -= amount;
    this.at[to] += amount;
    this.entries.push({ day: this.was.day, from, to, amount, why, rule });
  }
  done(more: Partial<Pick<Progressive, 'day' | 'removed'>> = {}): Posted {
    const { at, trayPaid, carryover, seedOwed } = this;
    const { day, removed } = this.was;
    return { book: { day, removed, at, trayPaid, carryover, seedOwed, ...more }, entries: this.entries };
  }
}

const EMPTY: Progressive = {
  day: 1,
  at: Object.fromEntries(ACCOUNTS.map((account) => [account, 0])) as Record<Account, Chips>,
  trayPaid: 0,
  carryover: 0,
  seedOwed: 0,
  removed: false,
};

/** The house seeds the jackpot, and it is posted. */
export function begin(rules: ProgressiveRules): Posted {
  const page = new Page(EMPTY);
  seed(page, rules);
  return page.done();
}
function seed(page: Page, { seed: amount, recovery, cites }: ProgressiveRules): void {
  page.move('house', 'meter', amount, 'seed', cites.seed);
  if (recovery !== 'none') page.seedOwed += amount;
}

/** What a deal, or many, did: wagers into the box, awards out of the tray, shares out of the posted jackpot. */
export interface Play {
  readonly dropped: Chips;
  readonly tray: Chips;
  readonly jackpot: Chips;
}
export function played(rules: ProgressiveRules, was: Progressive, { dropped, tray, jackpot }: Play): Posted {
  if (was.removed) throw new Error('the progressive has been removed from play');
  const { cites } = rules;
  const page = new Page(was);
  page.move('players', 'box', dropped, 'wager', cites.box);
  page.move('tray', 'players', tray, 'tray-award', cites.award);
  page.trayPaid += tray;
  page.move('meter', 'players', jackpot, 'jackpot', cites.award);
  if (jackpot > 0 && page.at.meter < rules.wager) startAgain(page, rules);
  if (jackpot > 0) backUp(page, rules);
  if (jackpot > 0) topUp(page, rules);
  return page.done();
}
/** Nothing is left to play for: the first backup is the jackpot now and the second the first, or the house seeds it anew. */
function startAgain(page: Page, rules: ProgressiveRules): void {
  const { at } = page;
  if (rules.reset === 'seed' || at['backup-1'] === 0) {
    seed(page, rules);
    return;
  }
  page.move('backup-1', 'meter', at['backup-1'], 'backup-up', rules.cites.reset);
  page.move('backup-2', 'backup-1', at['backup-2'], 'backup-up', rules.cites.reset);
}

/** The jackpot is never posted below the seed: what is missing is the house's to put in, and seed money as any. */
function topUp(page: Page, { seed: least, recovery, cites }: ProgressiveRules): void {
  const missing = least - page.at.meter;
  if (missing <= 0) return;
  page.move('house', 'meter', missing, 'seed', cites.reset);
  if (recovery !== 'none') page.seedOwed += missing;
}

/** A jackpot that has fallen below the mark takes back what its backups hold above their cap. */
function backUp(page: Page, { backups: { cap, liftedAt }, cites }: ProgressiveRules): void {
  for (const backup of ['backup-1', 'backup-2'] as const) {
    const above = Math.min(page.at[backup] - cap, liftedAt - page.at.meter);
    if (above > 0) page.move(backup, 'meter', above, 'backup-down', cites.backupCap);
  }
}

/** A day's count, as its sheet shows it. All amounts in cents; the day's box is all of what was dropped since the last one. */
export interface Count {
  readonly day: number;
  readonly box: Chips;
  /** What the tray paid since the last count, and what days before still owed. */
  readonly trayPaid: Chips;
  readonly carriedIn: Chips;
  /** Out of the box, back to the tray. */
  readonly trayBack: Chips;
  /** Out of a backup, back to the tray, where the box held too little. */
  readonly fromBackups: Chips;
  readonly carriedOut: Chips;
  readonly fee: Chips;
  readonly seedBack: Chips;
  readonly toMeter: Chips;
  readonly toBackups: Chips;
  /** Posted the next day. */
  readonly posted: Chips;
}

/** The day is over: the box is counted, and what comes of it is posted the next day. */
export function counted(rules: ProgressiveRules, was: Progressive): Posted & { readonly count: Count } {
  const { cites } = rules;
  const page = new Page(was);
  const { at } = page;
  const box = at.box;
  const owed = was.carryover + was.trayPaid;
  const trayBack = Math.min(box, owed);
  page.move('box', 'tray', trayBack, 'tray-back', cites.count);
  const short = owed - trayBack;
  const fromBackups = rules.shortage === 'backup' ? coverShortage(page, short, cites.shortage) : 0;
  page.carryover = short - fromBackups;
  page.trayPaid = 0;
  const fee = Math.floor((at.box * rules.fee) / 100);
  page.move('box', 'fee', fee, 'fee', cites.fee);
  const seedBack = recovered(rules, at.box, was.seedOwed);
  page.move('box', 'house', seedBack, 'seed-back', cites.recovery);
  page.seedOwed -= seedBack;
  const before = at.meter;
  const left = at.box;
  grow(page, rules);
  const toMeter = at.meter - before;
  const count: Count = {
    day: was.day,
    box,
    trayPaid: was.trayPaid,
    carriedIn: was.carryover,
    trayBack,
    fromBackups,
    carriedOut: page.carryover,
    fee,
    seedBack,
    toMeter,
    toBackups: left - toMeter,
    posted: at.meter,
  };
  return { ...page.done({ day: was.day + 1 }), count };
}
/** The jackpot never falls; the second backup is touched first, since it is the furthest from being won. */
function coverShortage(page: Page, short: Chips, rule: RuleId): Chips {
  let left = short;
  for (const backup of ['backup-2', 'backup-1'] as const) {
    const amount = Math.min(left, page.at[backup]);
    page.move(backup, 'tray', amount, 'shortage', rule);
    left -= amount;
  }
  return short - left;
}
function recovered({ recovery, portion }: ProgressiveRules, left: Chips, owed: Chips): Chips {
  switch (recovery) {
    case 'none':
      return 0;
    case 'full-first':
      return Math.min(left, owed);
    case 'portion':
      return Math.min(Math.floor((left * portion) / 100), owed);
  }
}

/**
 * What is left of the box goes to the jackpot: all of it until the primary stands at the first mark, then a share to
 * the first backup until that does, and then to the second; after that all of it again, until the primary stands so high that a
 * backup may pass its cap.
 */
function grow(page: Page, { backups, cites }: ProgressiveRules): void {
  const { at } = page;
  const { from, cap, liftedAt, share } = backups;
  while (at.box > 0) {
    if (at.meter < from || share === 0) {
      const room = share === 0 ? at.box : from - at.meter;
      page.move('box', 'meter', Math.min(at.box, room), 'to-meter', cites.toMeter);
      continue;
    }
    const open = (['backup-1', 'backup-2'] as const).find((backup) => at[backup] < cap);
    if (open === undefined && at.meter < liftedAt) {
      page.move('box', 'meter', Math.min(at.box, liftedAt - at.meter), 'to-meter', cites.backupCap);
      continue;
    }
    const room = open === undefined ? at.box : cap - at[open];
    const amount = Math.min(at.box, Math.ceil((room * 100) / share));
    const part = Math.min(room, Math.floor((amount * share) / 100));
    page.move('box', open ?? 'backup-1', part, 'to-backup', cites.backup);
    page.move('box', 'meter', amount - part, 'to-meter', cites.toMeter);
  }
}

/** Taken out of play: counted a last time, and every cent that players were promised goes to another progressive of theirs. */
export function removed(rules: ProgressiveRules, was: Progressive): Posted & { readonly count: Count } {
  const last = counted(rules, was);
  const page = new Page({ ...last.book, day: was.day });
  for (const account of ['meter', 'backup-1', 'backup-2'] as const)
    page.move(account, 'transferred', page.at[account], 'transfer', rules.cites.removal);
  const { book, entries } = page.done({ removed: true, day: last.book.day });
  return { book, entries: [...last.entries, ...entries], count: last.count };
}
/** What another progressive of the house left behind is added to what is posted here. */
export function takenUp(was: Progressive, amount: Chips, rule: RuleId): Posted {
  if (was.removed) throw new Error('the progressive has been removed from play');
  const page = new Page(was);
  page.move('transferred', 'meter', amount, 'transfer', rule);
  return page.done();
}

/** Nothing was made and nothing lost: all accounts add up to nothing. */
export const balance = ({ at }: Progressive): Chips => ACCOUNTS.reduce((sum, account) => sum + at[account], 0);
