// How the houses differ, in a line each: of what a game's book says, that which others of its family do not share.
import type { Strings } from '../i18n/index.js';
import type { LobbyGame } from '../lib/wire.js';
import { formName } from './posted.js';

type Money = (cents: number) => string;
type Of = Pick<LobbyGame, 'stakes' | 'traits'>;
/** As many letters as a line has room for. */
const ROOM = 53;

/** Everything there is to say of a game in a few words each, by subject, the weightiest first. */
export function toldOf({ stakes, traits }: Of, t: Strings, money: Money): ReadonlyMap<string, string> {
  const say = t.lobby.differs;
  const { low, hole, use = 'any', discard = 'none', wins, joker, raises, bank, rummy, surrender, feeFrom } = traits;
  const said: readonly (readonly [subject: string, text: string | undefined])[] = [
    ['choice', traits.choice === undefined ? '' : say.choice(traits.choice)],
    ['rummy', rummy && (rummy.game === 'pan' ? say.pan(rummy.forWinning) : say[rummy.game])],
    ['low', typeof low === 'number' ? say.low(low) : ''],
    ['hole', hole === undefined ? '' : say.hole(hole, use, discard)],
    ['wins', wins && say.wins[wins]],
    ['bank', bank && say.bank[bank]],
    ['joker', joker === undefined ? '' : say.joker(joker)],
    ['price', traits.price ? say.price : ''],
    ['sevens', traits.sevens ? say.sevens : ''],
    ['untold', traits.untold ? say.untold : ''],
    ['pass', traits.passOut === undefined ? '' : say.passOut(traits.passOut)],
    ['insurance', traits.insurance === undefined ? '' : say.insurance(traits.insurance)],
    ['surrender', surrender && say.surrender[surrender]],
    ['stakes', stakesText(stakes, t, money)],
    ['straddle', traits.straddle ? say.straddle : ''],
    ['raises', raises && raises.max !== null ? say.raises(raises.max, raises.headsUp) : ''],
    ['limit', limitText(stakes, t, money)],
    ['fee', feeFrom ? say.feeFrom[feeFrom] : feeText(stakes, t)],
  ];
  return new Map(said.flatMap(([subject, text]) => (text ? [[subject, text] as const] : [])));
}
function stakesText(stakes: LobbyGame['stakes'], t: Strings, money: Money): string {
  const say = t.lobby.differs;
  // Against a bank the range stands beside it already, and the rummies are played for points.
  const bets = stakes.filter(({ forced }) => forced.kind !== 'wager' && forced.kind !== 'none');
  const forms = new Set(bets.map(({ form }) => form));
  const [only] = bets;
  if (!only || forms.has('points') || forms.has('condition')) return '';
  const unlike = (['limit', 'pot-limit', 'no-limit'] as const).filter((form) => forms.has(form));
  if (unlike.length > 1 && unlike.length === forms.size) return say.forms(unlike.map((form) => formName(form, t)));
  if (forms.has('no-limit')) return say.noLimit;
  if (forms.has('pot-limit')) return say.potLimit;
  if (!forms.has('spread')) return say.fixed;
  if (new Set(bets.map(({ id }) => range(id).join())).size > 1) return say.stakes(bets.length, forms.has('limit'));
  const [low, high] = range(only.id);
  return say.spread(money(low * 100), money(high * 100));
}
/** The two figures of a spread: '5-10', '1-5 ante 2'. */
const range = (id: string): readonly [number, number] => {
  const [low = 0, high = 0] = id.split(' ')[0]!.split(/[-/]/).map(Number);
  return [low, high];
};
const limitText = ([first]: LobbyGame['stakes'], t: Strings, money: Money): string =>
  typeof first?.limit === 'number' ? t.lobby.differs.handLimit(money(first.limit)) : '';
function feeText([first]: LobbyGame['stakes'], t: Strings): string {
  if (first?.fee.kind === 'time') return t.lobby.differs.feeTime;
  return first?.fee.kind === 'none' ? t.lobby.differs.noFee : '';
}

/**
 * What is different here, in a line: first what fewest of the family say of themselves. What all of them share is left out, unless
 * there is nothing else to say.
 */
export function differenceOf(game: Of, family: readonly Of[], t: Strings, money: Money): string {
  const others = family.map((one) => toldOf(one, t, money));
  const said = [...toldOf(game, t, money)].map(([subject, text]) => ({
    text,
    shared: others.filter((one) => one.get(subject) === text).length,
  }));
  const apart = said.filter(({ shared }) => shared < others.length);
  const told = apart.length > 0 ? [...apart].sort((a, b) => a.shared - b.shared) : said;
  let line = '';
  for (const { text } of told) {
    const longer = line === '' ? text : `${line}. ${text}`;
    if (line === '' || longer.length < ROOM) line = longer;
  }
  return line === '' ? '' : `${line}.`;
}
