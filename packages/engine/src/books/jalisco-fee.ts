/** The fee Jalisco Pool Room has posted, if any: its sheet names none (AMB-JAL-08). */
import type { FeeRules } from '../table/index.js';
import type { Settings } from './game-book.js';
import type { Row } from './switches.js';

export function feePosted(settings: Settings, from: 'first-card' | 'first'): FeeRules {
  const rows = (settings.of('jal.fee') as readonly Row[])
    .map(({ playersMin, rate }) => ({ playersMin: Number(playersMin), rate: Number(rate) }))
    .sort((a, b) => b.playersMin - a.playersMin);
  if (rows.every(({ rate }) => rate === 0)) return { kind: 'none' };
  const bands = rows.map(({ playersMin, rate }) => ({
    playersMin,
    collection: rate,
    jackpot: 0,
    rule: 'AMB-JAL-08',
    jackpotRule: 'AMB-JAL-08',
  }));
  return { kind: 'hand', from, jackpotFrom: 'button', count: 'dealt-in', bands };
}
