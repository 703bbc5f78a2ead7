/** What can differ between progressive jackpots run by hand: the wager, its awards, the seed, the backups and the daily count. */
import * as s from '../schema/index.js';

const chips = s.int().nonnegative();
const percent = s.int().min(0).max(100);
const ruleId = s.string().min(1);

/** The clauses it rests on, one for each way money moves. */
const cites = s.strictObject({
  /** Where the wagers go that did not win, and the tray's awards. */
  box: ruleId,
  award: ruleId,
  /** Two royals; more of them; a royal beside five of a kind; royals beside it; a lesser hand beside either. */
  royals: ruleId,
  moreRoyals: ruleId,
  royalAndFive: ruleId,
  royalsAndFive: ruleId,
  besides: ruleId,
  seed: ruleId,
  reset: ruleId,
  count: ruleId,
  toMeter: ruleId,
  fee: ruleId,
  recovery: ruleId,
  backup: ruleId,
  backupCap: ruleId,
  shortage: ruleId,
  removal: ruleId,
});

export const progressiveRules = s
  .strictObject({
    wager: s.int().positive(),
    /** Does the wager of a winner come back, or is it dropped with the others? */
    stake: s.enum(['returned', 'dropped']),
    /** Paid from the tray. */
    tray: s.strictObject({ 'straight-flush': chips, 'four-of-a-kind': chips, flush: chips }),
    /** Of the posted jackpot; five of a kind has all of it. */
    royalPercent: percent,
    seed: s.int().positive(),
    /** The least a jackpot may be seeded with. */
    seedMin: s.int().positive(),
    recovery: s.enum(['none', 'full-first', 'portion']),
    /** Of each count, where the seed is recovered in portions. */
    portion: percent,
    /** Of each count, as the commission allows. */
    fee: percent,
    backups: s.strictObject({
      /** The primary feeds the first backup from this amount on, the first backup the second one. */
      from: s.int().positive(),
      /** What a backup may not pass until the primary stands at `liftedAt`. */
      cap: s.int().positive(),
      liftedAt: s.int().positive(),
      /** Of what is left of a count; none where the house keeps no backup. */
      share: percent,
    }),
    shortage: s.enum(['carryover', 'backup']),
    reset: s.enum(['backup-then-seed', 'seed']),
    cites,
  })
  .refine(({ seed, seedMin }) => seed >= seedMin, 'seed-too-small');
export type ProgressiveRules = s.infer<typeof progressiveRules>;
