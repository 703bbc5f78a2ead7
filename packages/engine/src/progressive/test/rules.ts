// A progressive's rules for tests: the sheet's figures with everything optional as it is by default.
import type { ProgressiveRules } from '../index.js';

export const GRAN: ProgressiveRules = {
  wager: 100,
  stake: 'returned',
  tray: { 'straight-flush': 15_000, 'four-of-a-kind': 10_000, flush: 7_500 },
  royalPercent: 25,
  seed: 50_000,
  seedMin: 50_000,
  recovery: 'none',
  portion: 50,
  fee: 0,
  backups: { from: 500_000, cap: 500_000, liftedAt: 2_000_000, share: 50 },
  shortage: 'carryover',
  reset: 'backup-then-seed',
  cites: {
    box: 'SPAN-PROG-6',
    award: 'SPAN-PROG-3',
    royals: 'SPAN-PROG-17',
    moreRoyals: 'AMB-SPAN-08',
    royalAndFive: 'SPAN-PROG-18',
    royalsAndFive: 'SPAN-PROG-19',
    besides: 'SPAN-PROG-20',
    seed: 'SPAN-PROG-9',
    reset: 'AMB-SPAN-10',
    count: 'SPAN-PROG-10',
    toMeter: 'SPAN-PROG-11',
    fee: 'SPAN-PROG-11',
    recovery: 'AMB-SPAN-17',
    backup: 'SPAN-PROG-14',
    backupCap: 'SPAN-PROG-15',
    shortage: 'SPAN-PROG-16',
    removal: 'SPAN-PROG-21',
  },
};
export const dollars = (n: number): number => n * 100;
