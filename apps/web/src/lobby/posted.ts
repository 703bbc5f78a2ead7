// Stakes, forced bets and fees as a house posts them, in short.
import type { Strings } from '../i18n/index.js';
import type { FeeRules, LobbyStake } from '../lib/wire.js';

type Money = (cents: number) => string;

const FORMS = { 'pot-limit': 'potLimit', 'no-limit': 'noLimit' } as const;
type Form = LobbyStake['form'];
export const formName = (form: Form, t: Strings): string =>
  t.lobby[form === 'pot-limit' || form === 'no-limit' ? FORMS[form] : form];
/** '$3/6 limit', '$3-6 spread limit', '$1/2 no limit'; a stake that says its form in its name says it once. */
export function stakeText({ id, form, forced }: Pick<LobbyStake, 'id' | 'form' | 'forced'>, t: Strings): string {
  // Where one bets against a bank the range says all there is to say.
  if (forced.kind === 'wager' || isAgainstHouse({ form, forced })) return `$${id.replace('-', '–')}`;
  return `$${id.replace(` ${form}`, '')} ${formName(form, t)}`;
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
      return t.lobby.bringIn(money(forced.amount), forced.ante > 0 ? money(forced.ante) : null);
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

/** All of it in a row: 'Blinds $1 and $3 · from $60 · fee $3 + $1 jackpot'. */
export const postedText = (stake: LobbyStake, t: Strings, money: Money): string =>
  [
    ...(stake.forced.kind === 'none' ? [] : [forcedText(stake, t, money)]),
    // Beside what one may wager it is said what the figure is.
    (stake.forced.kind === 'wager' ? t.lobby.sitWith : t.lobby.from)(money(stake.buyIn.min)),
    feeInShort(stake.fee, t, money),
  ].join(' · ');
function feeInShort(fee: FeeRules, t: Strings, money: Money): string {
  if (fee.kind === 'none') return t.lobby.noFee.toLowerCase();
  if (fee.kind === 'wager')
    return t.lobby.feeWagerShort(spanOf(fee.player, t.lobby.feeNone, money), spanOf(fee.bank, t.lobby.feeNone, money));
  if (fee.kind === 'time') return feeText(fee, t, money);
  const jackpot = Math.max(...fee.bands.map((band) => band.jackpot));
  const span = spanOf(
    fee.bands.map(({ collection }) => ({ amount: collection })),
    t.lobby.feeNone,
    money,
  );
  return t.lobby.feeShort(span, jackpot > 0 ? money(jackpot) : null);
}

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
/** Each rate with the number of players it holds from, or with the size of the wager; what two neighbours share is said once. */
export function feeBands(fee: FeeRules, t: Strings, money: Money): readonly string[] {
  if (fee.kind === 'none') return [];
  if (fee.kind === 'wager') return [sizeBands('player', fee.player, t, money), sizeBands('bank', fee.bank, t, money)];
  const jackpots = fee.kind === 'hand' ? fee.bands.map(({ jackpot }) => jackpot) : [];
  const rate = (i: number): string => {
    if (fee.kind === 'time') return money(fee.bands[i]!.perHalfHour);
    const { collection, jackpot } = fee.bands[i]!;
    const differs = new Set(jackpots).size > 1 && jackpot > 0;
    return [money(collection), ...(differs ? [t.lobby.feeJackpot(money(jackpot))] : [])].join(', ');
  };
  // Bands run from the most players down.
  const kept = fee.bands.map((_, i) => i).filter((i) => i + 1 === fee.bands.length || rate(i) !== rate(i + 1));
  return kept.length < 2 ? [] : kept.map((i) => `${t.lobby.feeBy(fee.bands[i]!.playersMin)}: ${rate(i)}`);
}
type SizeBands = Extract<FeeRules, { kind: 'wager' }>['player'];
/** All that one of them pays, in a line. */
function sizeBands(who: 'player' | 'bank', bands: SizeBands, t: Strings, money: Money): string {
  const rising = [...bands].sort((a, b) => a.over - b.over);
  const [first, second] = rising;
  if (first === undefined || second === undefined)
    return t.lobby.feeEach(who, first ? money(first.amount) : t.lobby.feeNone);
  const rest = rising.slice(1).map(({ over, amount }) => `${t.lobby.feeOver(money(over))}: ${money(amount)}`);
  return [`${t.lobby.feeTo(who, money(second.over))}: ${money(first.amount)}`, ...rest].join(', ');
}
/** All of it, as it is posted at the table. */
export const feePosted = (fee: FeeRules, t: Strings, money: Money): string =>
  [...(fee.kind === 'wager' ? [] : [feeText(fee, t, money)]), ...feeBands(fee, t, money)].join('; ');
