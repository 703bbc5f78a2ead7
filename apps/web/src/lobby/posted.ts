// Stakes, blinds and fees as a house posts them, in short.
import type { Strings } from '../i18n/index.js';
import type { FeeRules, LobbyStake } from '../lib/wire.js';

type Money = (cents: number) => string;

/** '$3/6 limit', '$3-6 spread limit', '$1/2 no limit'. */
export function stakeText({ id, form }: Pick<LobbyStake, 'id' | 'form'>, t: Strings): string {
  return `$${id} ${form === 'limit' ? t.lobby.limit : form === 'spread' ? t.lobby.spread : t.lobby.noLimit}`;
}
export const blindsText = ({ blinds }: Pick<LobbyStake, 'blinds'>, t: Strings, money: Money): string =>
  t.lobby.blinds(blinds.small === 0 ? '' : money(blinds.small), money(blinds.big));
export const buyInText = ({ buyIn }: Pick<LobbyStake, 'buyIn'>, t: Strings, money: Money): string =>
  t.lobby.buyIn(money(buyIn.min), buyIn.max === null ? null : money(buyIn.max));

/** '$3 to $5 a hand, $1 to the jackpot'; the bands are posted one by one in `feeBands`. */
export function feeText(fee: FeeRules, t: Strings, money: Money): string {
  if (fee.kind === 'none') return t.lobby.noFee;
  const amounts =
    fee.kind === 'hand' ? fee.bands.map((band) => band.collection) : fee.bands.map((band) => band.perHalfHour);
  const low = Math.min(...amounts);
  const high = Math.max(...amounts);
  const span = low === high ? money(low) : `${money(low)}–${money(high)}`;
  if (fee.kind === 'time') return t.lobby.feeTime(span);
  const jackpot = Math.max(...fee.bands.map((band) => band.jackpot));
  return [t.lobby.feeHand(span), ...(jackpot > 0 ? [t.lobby.feeJackpot(money(jackpot))] : [])].join(', ');
}
/** Each rate with the number of players it holds from. */
export function feeBands(fee: FeeRules, t: Strings, money: Money): readonly string[] {
  if (fee.kind === 'none' || fee.bands.length < 2) return [];
  return fee.kind === 'hand'
    ? fee.bands.map((band) => `${t.lobby.feeBy(band.playersMin)}: ${money(band.collection)}`)
    : fee.bands.map((band) => `${t.lobby.feeBy(band.playersMin)}: ${money(band.perHalfHour)}`);
}
