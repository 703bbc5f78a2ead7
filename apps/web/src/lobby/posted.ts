// Stakes, forced bets and fees as a house posts them, in short.
import type { Strings } from '../i18n/index.js';
import type { FeeRules, LobbyStake } from '../lib/wire.js';

type Money = (cents: number) => string;

/** '$3/6 limit', '$3-6 spread limit', '$1/2 no limit'. */
export function stakeText({ id, form, forced }: Pick<LobbyStake, 'id' | 'form' | 'forced'>, t: Strings): string {
  // Where one bets against a bank the range says all there is to say.
  if (forced.kind === 'wager' || isAgainstHouse({ form, forced })) return `$${id.replace('-', '–')}`;
  return `$${id} ${form === 'no-limit' ? t.lobby.noLimit : t.lobby[form]}`;
}
/** Where the house banks nobody is forced to anything, and bets from the one figure to the other. */
const isAgainstHouse = ({ form, forced }: Pick<LobbyStake, 'form' | 'forced'>): boolean =>
  forced.kind === 'none' && form === 'spread';

/** 'Blinds $1 and $3', 'Ante $2'. */
export function forcedText({ form, forced }: Pick<LobbyStake, 'form' | 'forced'>, t: Strings, money: Money): string {
  switch (forced.kind) {
    case 'blinds':
      return t.lobby.blinds(forced.small === 0 ? '' : money(forced.small), money(forced.big));
    case 'ante':
      return t.lobby.ante(money(forced.amount));
    case 'bring-in':
      return t.lobby.bringIn(money(forced.amount));
    case 'price':
      return t.lobby.price(money(forced.min), money(forced.max));
    case 'wager':
      return t.lobby.wagers(money(forced.min));
    case 'none':
      return isAgainstHouse({ form, forced }) ? t.lobby.againstHouse : t.lobby.noForced;
  }
}
/** 'At most $200 a hand' where the place has such a limit, with what stands before it. */
export const limitText = ({ limit }: Pick<LobbyStake, 'limit'>, t: Strings, money: Money): string =>
  limit === null ? '' : ` ${t.lobby.handLimit(money(limit))}.`;
export const buyInText = ({ buyIn }: Pick<LobbyStake, 'buyIn'>, t: Strings, money: Money): string =>
  t.lobby.buyIn(money(buyIn.min), buyIn.max === null ? null : money(buyIn.max));

/** '$3 to $5 a hand, $1 to the jackpot'; the bands are posted one by one in `feeBands`. */
export function feeText(fee: FeeRules, t: Strings, money: Money): string {
  if (fee.kind === 'none') return t.lobby.noFee;
  if (fee.kind === 'wager')
    return t.lobby.feeWager(spanOf(fee.player, t.lobby.feeNone, money), spanOf(fee.bank, t.lobby.feeNone, money));
  const amounts =
    fee.kind === 'hand' ? fee.bands.map((band) => band.collection) : fee.bands.map((band) => band.perHalfHour);
  const low = Math.min(...amounts);
  const high = Math.max(...amounts);
  const span = low === high ? money(low) : `${money(low)}–${money(high)}`;
  if (fee.kind === 'time') return t.lobby.feeTime(span);
  const jackpot = Math.max(...fee.bands.map((band) => band.jackpot));
  return [t.lobby.feeHand(span), ...(jackpot > 0 ? [t.lobby.feeJackpot(money(jackpot))] : [])].join(', ');
}
function spanOf(bands: readonly { readonly amount: number }[], none: string, money: Money): string {
  const amounts = bands.map(({ amount }) => amount);
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
  if (amounts.length === 0 || high === 0) return none;
  return low === high ? money(low) : `${money(low)}–${money(high)}`;
}
/** Each rate with the number of players it holds from. */
export function feeBands(fee: FeeRules, t: Strings, money: Money): readonly string[] {
  if (fee.kind === 'none' || fee.kind === 'wager' || fee.bands.length < 2) return [];
  return fee.kind === 'hand'
    ? fee.bands.map((band) => `${t.lobby.feeBy(band.playersMin)}: ${money(band.collection)}`)
    : fee.bands.map((band) => `${t.lobby.feeBy(band.playersMin)}: ${money(band.perHalfHour)}`);
}
