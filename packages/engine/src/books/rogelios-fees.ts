/** What Rogelio's takes, and its blinds: the posted schedule, or a game's own sheet. */
import type { RuleId } from '../kernel/index.js';
import type { FeeRules } from '../table/index.js';
import { blinds, dollars, type Settings, type Stake } from './game-book.js';
import type { Row } from './switches.js';

/** The schedule's rows for a table, as fee rules. The stakes decide between a fee a hand and a fee a half hour. */
export function scheduled(stake: Stake, settings: Settings): FeeRules {
  const name = stake.id.replace('-', '/');
  const rows = (settings.of('rog.fee.table') as readonly Row[]).filter(
    (row) => row.form === stake.form && String(row.stakes).split(' ').includes(name),
  );
  if (rows.length === 0) return { kind: 'none' };
  const bands = rows.map((row) => ({ row, playersMin: Number(row.playersMin), rule: String(row.rule) }));
  if (rows[0]!.per !== 'hand')
    return {
      kind: 'time',
      newPlayer: settings.is('rog.fee.time_new_player', 'prorata') ? 'prorata' : 'next-period',
      bands: bands.map(({ row, playersMin, rule }) => ({ playersMin, perHalfHour: Number(row.fee), rule })),
    };
  const collects = settings.is('rog.jackpot.collect', 'on');
  return {
    kind: 'hand',
    from: 'button',
    jackpotFrom: settings.is('rog.jackpot.payer', 'each_player') ? 'each-player' : 'button',
    count: settings.is('fee.count', 'seated') ? 'seated' : 'dealt-in',
    bands: bands.map(({ row, playersMin, rule }) => ({
      playersMin,
      collection: Number(row.fee),
      jackpot: collects ? Number(row.jackpot) : 0,
      rule,
      jackpotRule: rule === 'ROG-FEE-3' ? 'ROG-FEE-4' : rule,
    })),
  };
}
/** The game's own sheet instead of the schedule; never both (AMB-ROG-02, AMB-ROG-03). */
export const feeBy =
  (collection: number, jackpot: number, rule: RuleId) =>
  (stake: Stake, settings: Settings): FeeRules => {
    if (settings.is('rog.fee.source', 'schedule')) return scheduled(stake, settings);
    const collects = settings.is('rog.jackpot.collect', 'on');
    const fees = { collection: dollars(collection), jackpot: collects ? dollars(jackpot) : 0 };
    return {
      kind: 'hand',
      from: 'button',
      jackpotFrom: 'button',
      count: 'dealt-in',
      bands: [{ playersMin: 2, ...fees, rule, jackpotRule: rule }],
    };
  };

export const blindsBy =
  (rule: RuleId) =>
  (stake: Stake, settings: Settings): ReturnType<typeof blinds> => {
    const pair = settings.has('rog.hold.blinds') ? settings.pair('rog.hold.blinds', stake.id) : undefined;
    if (pair) return blinds(pair.low, pair.high, rule);
    if (stake.form === 'no-limit') return blinds(stake.low, stake.high, rule);
    return blinds(dollars(Math.floor(stake.low / 200)), stake.low, rule);
  };
