// Why money moves: a closed list. Each reason names the only ways it may go, so that a transfer with the wrong ends is
// refused whatever its sums say; in particular no reason leads from one patron's wallet to another's.
import type { AccountKind } from './accounts.js';

type Route = `${AccountKind}>${AccountKind}`;

interface Ground {
  readonly ways: readonly Route[] | 'any';
  /** Whether a rule of the house must be cited. */
  readonly byRule: boolean;
  readonly what: string;
}

export const REASONS = {
  grant: {
    ways: ['grant>wallet', 'grant>purse', 'grant>cage', 'grant>jackpot'],
    byRule: false,
    what: 'play money handed out',
  },
  refill: { ways: ['grant>wallet', 'grant>purse'], byRule: false, what: 'a wallet or purse is filled again' },
  forfeit: {
    ways: ['wallet>grant', 'purse>grant', 'cage>grant', 'jackpot>grant'],
    byRule: false,
    what: 'play money taken back',
  },
  deposit: { ways: ['cash>wallet'], byRule: false, what: 'a patron pays in' },
  withdrawal: { ways: ['wallet>cash'], byRule: false, what: 'a patron takes out' },
  'buy-in': { ways: ['wallet>felt', 'purse>felt'], byRule: false, what: 'a patron brings chips to a table' },
  'top-up': { ways: ['wallet>felt', 'purse>felt'], byRule: false, what: 'a seated patron adds chips between rounds' },
  'table-change': { ways: ['felt>felt'], byRule: false, what: 'a patron carries chips to another table' },
  'cash-out': { ways: ['felt>wallet', 'felt>purse'], byRule: false, what: 'a patron takes chips from a table' },
  collection: { ways: ['felt>drop'], byRule: true, what: 'the fee of a round' },
  bank: { ways: ['tray>felt', 'felt>tray'], byRule: true, what: 'what the house won or lost where it banks a round' },
  'jackpot-contribution': {
    ways: ['felt>jackpot', 'felt>drop', 'drop>jackpot'],
    byRule: true,
    what: 'a round feeds a meter, or the drop box that will',
  },
  'jackpot-award': { ways: ['jackpot>felt', 'jackpot>wallet', 'tray>felt'], byRule: true, what: 'a meter pays' },
  'jackpot-transfer': { ways: ['jackpot>jackpot', 'drop>jackpot'], byRule: true, what: 'from one meter to another' },
  'jackpot-seed': { ways: ['cage>jackpot', 'cash>jackpot'], byRule: false, what: 'the house starts a meter' },
  refund: { ways: ['drop>felt', 'jackpot>felt', 'drop>wallet'], byRule: true, what: 'a fee goes back to who paid it' },
  fill: { ways: ['cage>tray', 'cage>felt'], byRule: false, what: 'the cage sends chips to a table' },
  credit: { ways: ['tray>cage', 'felt>cage'], byRule: false, what: 'a table sends chips to the cage' },
  count: {
    ways: [
      ...['drop>drop', 'drop>cage', 'drop>jackpot', 'drop>tray', 'jackpot>tray'],
      ...['drop>cash', 'cash>cage', 'cage>cash', 'cash>jackpot'],
    ] as readonly Route[],
    byRule: false,
    what: 'a drop box is pulled and counted into the cage or its fund, what was over or short beside it; a tray gets back what it paid',
  },
  float: { ways: ['cash>cage', 'cage>cash'], byRule: false, what: 'the house funds or empties its cage' },
  redress: {
    ways: ['wallet>cage', 'cage>wallet'],
    byRule: true,
    what: 'a dispute about a past hand was decided: a patron gives or gets',
  },
  correction: { ways: 'any', byRule: false, what: 'an earlier transfer was wrong; names it' },
} as const satisfies Readonly<Record<string, Ground>>;

export type Reason = keyof typeof REASONS;

export const isReason = (word: string): word is Reason => Object.hasOwn(REASONS, word);

/** What is a patron's own: between two of these no money ever goes. */
const OWN: readonly AccountKind[] = ['wallet', 'purse'];

/**
 * Whether money may go this way for this reason. Not even a correction goes from wallet to wallet: use the cage. Nor does anything
 * go between a wallet and a purse: practice is apart.
 */
export function leads(reason: Reason, way: { from: AccountKind; to: AccountKind }): boolean {
  const { ways }: Ground = REASONS[reason];
  if (ways === 'any') return !(OWN.includes(way.from) && OWN.includes(way.to));
  return ways.includes(`${way.from}>${way.to}`);
}

export const needsRule = (reason: Reason): boolean => REASONS[reason].byRule;
