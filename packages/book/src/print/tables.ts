/** A game's stakes and what the house takes at each, as rows of a table. */
import { isRefused, openPages, stakesOn } from 'baraja/document';
import type { FeeRules, ForcedRules, TableRules } from 'baraja/table';
import { dollars as money, saidAs } from 'baraja/words';
import type { ReadGame } from '../library.js';
import { type Language, PRINT_WORDS } from './words.js';

/** Heads and cells; no rows, no table. */
export interface Table {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
}
interface Offered {
  readonly id: string;
  readonly form: string;
  readonly rule: string;
  readonly table: TableRules;
}
export function offeredIn({ pages }: ReadGame): readonly Offered[] {
  const stakes = stakesOn(pages);
  return (isRefused(stakes) ? [] : stakes).flatMap(({ id, form, rule }) => {
    const table = openPages(pages, { stake: id });
    return isRefused(table) ? [] : [{ id, form, rule, table }];
  });
}

export function stakesTable(offered: readonly Offered[], language: Language): Table {
  const say = PRINT_WORDS[language];
  // Where all of them put in the same kind of thing it is said once, above.
  const kinds = new Set(offered.map(({ table }) => table.forced.kind));
  const is = kinds.size === 1 ? saidAs([...kinds][0]!, language) : null;
  const rows = offered.map(({ id, form, rule, table }) => [
    id,
    saidAs(form, language),
    is === null ? `${saidAs(table.forced.kind, language)} ${forcedText(table.forced)}` : forcedText(table.forced),
    buyInText(table.buyIn),
    [...new Set([rule, table.buyIn.rule])].join(', '),
  ]);
  return { heads: [say.stake, say.form, is === null ? say.before : `${say.before}: ${is}`, say.buyIn, say.rule], rows };
}
const buyInText = ({ min, max }: TableRules['buyIn']): string =>
  max === null ? `${money(min)}+` : min === max ? money(min) : `${money(min)}–${money(max)}`;
function forcedText(forced: ForcedRules): string {
  switch (forced.kind) {
    case 'blinds':
      return `${forced.small === 0 ? '' : `${money(forced.small)} / `}${money(forced.big)}`;
    case 'ante':
      return money(forced.amount);
    case 'bring-in':
      return `${money(forced.amount)}${forced.ante === 0 ? '' : ` (ante ${money(forced.ante)})`}`;
    case 'price':
      return `${money(forced.min)}–${money(forced.max)}`;
    case 'wager':
      return `${money(forced.min)}+`;
    case 'none':
      return '–';
  }
}

/** Stakes that pay the same stand together. */
export function feesTable(offered: readonly Offered[], language: Language): Table {
  const say = PRINT_WORDS[language];
  const alike = new Map<string, { readonly fee: FeeRules; readonly at: string[] }>();
  for (const { id, table } of offered) {
    const key = JSON.stringify(table.fee);
    const had = alike.get(key) ?? { fee: table.fee, at: [] };
    had.at.push(id);
    alike.set(key, had);
  }
  const groups = [...alike.values()].filter(({ fee }) => fee.kind !== 'none');
  const rows = groups.flatMap(({ fee, at }) => {
    const where = groups.length === 1 && at.length === offered.length ? say.all : at.join(' · ');
    return bandsOf(fee, language).map((cells, i) => [i === 0 ? where : '', ...cells]);
  });
  return { heads: [say.atStakes, say.players, say.fee, say.jackpot, say.paidBy, say.rule], rows };
}
function bandsOf(fee: FeeRules, language: Language): readonly (readonly string[])[] {
  const say = PRINT_WORDS[language];
  switch (fee.kind) {
    case 'hand':
      return fee.bands.map(({ playersMin, collection, jackpot, rule, jackpotRule }) => [
        `${playersMin}+`,
        `${money(collection)} ${say.perHand}`,
        jackpot === 0 ? '–' : money(jackpot),
        saidAs(fee.from, language),
        [...new Set([rule, ...(jackpot === 0 ? [] : [jackpotRule])])].join(', '),
      ]);
    case 'time':
      return fee.bands.map(({ playersMin, perHalfHour, rule }) => [
        `${playersMin}+`,
        `${money(perHalfHour)} ${say.perTime}`,
        '–',
        saidAs('each-player', language),
        rule,
      ]);
    case 'wager':
      return (['player', 'bank'] as const).flatMap((who) =>
        fee[who].map(({ over, amount, rule }) => [
          over === 0 ? say.all : say.over(money(over)),
          `${money(amount)} ${who === 'player' ? say.perWager : say.perBank}`,
          '–',
          saidAs(who === 'player' ? 'each-player' : 'bank', language),
          rule,
        ]),
      );
    case 'none':
      return [];
  }
}
