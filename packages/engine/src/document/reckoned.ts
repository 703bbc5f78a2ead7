/** Values that nobody sets, and that are reckoned of a table: what the law may bound whatever a house calls its rows and switches. */
import type { FeeRules } from '../table/index.js';
import type { Said } from './said.js';

interface Reckoned extends Said {
  /** Undefined where there is no such thing. */
  readonly of: (fee: FeeRules) => number | undefined;
}
/** What is collected, list by list: of players and of the bank apart. */
export function amountsOf(fee: FeeRules): readonly (readonly number[])[] {
  switch (fee.kind) {
    case 'none':
      return [];
    case 'wager':
      return [fee.player.map(({ amount }) => amount), fee.bank.map(({ amount }) => amount)];
    case 'hand':
      return [fee.bands.map(({ collection }) => collection)];
    case 'time':
      return [fee.bands.map(({ perHalfHour }) => perHalfHour)];
  }
}
const most = (numbers: readonly number[]): number | undefined =>
  numbers.length === 0 ? undefined : Math.max(...numbers);
export const RECKONED: Readonly<Record<string, Reckoned>> = {
  'fee.rates': {
    en: 'How many rates the table has, of players or of the bank: for bounds only.',
    es: 'Cuántas tarifas tiene la mesa, de los jugadores o de la banca: sólo para límites.',
    of: (fee) => most(amountsOf(fee).map((list) => new Set(list).size)),
  },
  'fee.most': {
    en: 'The most that anybody pays for one hand: for bounds only.',
    es: 'Lo más que alguien paga por una mano: sólo para límites.',
    of: (fee) => (fee.kind === 'time' ? undefined : most(amountsOf(fee).flat())),
  },
};
