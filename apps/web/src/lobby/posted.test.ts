// What a house posts in its list: stakes, what is forced and what is taken, made from the books as the room makes it.
import { type GameId, games, isOpened, openTable, stakesOf } from 'baraja/books';
import { words } from 'baraja/words';
import { expect, test } from 'vitest';
import { strings } from '../i18n/index.js';
import { feePosted, feeText, forcedText, stakeText } from './posted.js';

const t = strings('en');
const { money } = words('en');

/** The rules of a game's first stake. */
function rulesOf(house: string, game: GameId, switches: Record<string, unknown> = {}) {
  const stakes = stakesOf(game);
  if ('refused' in stakes) throw new Error(`no stakes at ${game}`);
  const { id, form } = stakes[0]!;
  const rules = openTable({ house, game, stake: id, switches });
  if (!isOpened(rules)) throw new Error(`${game} does not open`);
  return { id, form, ...rules };
}
/** A game's first stake, as its line in the list says it. */
function posted(house: string, game: GameId): string {
  const { id, form, fee, forced } = rulesOf(house, game);
  return [stakeText({ id, form, forced }, t), forcedText({ form, forced }, t, money), feeText(fee, t, money)].join(
    '. ',
  );
}

test('blinds, a spread, a fee of the hand', () => {
  expect(posted('rogelios', 'rog-hold')).toBe('$2/4 limit. Blinds $1 and $2. $3 a hand, $1 to the jackpot');
});
test('a stake that says its form in its name says it once, in the language of the page', () => {
  const forced = { kind: 'blinds', small: 5, big: 10, rule: 'X' } as const;
  expect(stakeText({ id: '0.05/0.10 pot-limit', form: 'pot-limit', forced }, t)).toBe('$0.05/0.10 pot limit');
  expect(stakeText({ id: '0.05/0.10', form: 'limit', forced }, t)).toBe('$0.05/0.10 limit');
});
test('where a player banks: the range, and what each wager and the bank pay', () => {
  expect(posted('rogelios', 'rog-p215')).toBe('$3–100. Wagers from $3. each wager $0.50, the bank $0.50–$2');
  expect(posted('s-and-k', 'snk-pgp')).toBe('$5–200. Wagers from $5. each wager $0.50–$3, the bank nothing');
});
test('a stud ante is posted with the bring-in, and only where there is one', () => {
  const said = (ante: number): string => {
    const { form, forced } = rulesOf('rogelios', 'rog-stud', { 'rog.stud.ante': ante });
    return forcedText({ form, forced }, t, money);
  };
  expect(said(0)).toBe('Bring-in $3');
  expect(said(100)).toBe('Ante $1, bring-in $3');
});
test('every band of every fee is posted at the table, with what it holds from', () => {
  expect(feePosted(rulesOf('rogelios', 'rog-p215').fee, t, money)).toBe(
    'each wager $0.50; the bank, all wagers together up to $100: $0.50, over $100: $1, over $500: $2',
  );
  expect(feePosted(rulesOf('s-and-k', 'snk-pgp').fee, t, money)).toBe(
    'each wager up to $50: $0.50, over $50: $1, over $100: $3; the bank nothing',
  );
  for (const { house, id } of games) {
    const { fee } = rulesOf(house, id);
    const text = feePosted(fee, t, money);
    if (fee.kind === 'none') expect(text, id).toBe('No fee');
    else if (fee.kind === 'hand')
      for (const { collection, jackpot } of fee.bands)
        for (const amount of [collection, jackpot]) if (amount > 0) expect(text, id).toContain(money(amount));
    if (fee.kind === 'wager')
      for (const bands of [fee.player, fee.bank])
        for (const { over, amount } of bands.length > 1 ? bands : [])
          for (const figure of over > 0 ? [over, amount] : [amount]) expect(text, id).toContain(money(figure));
  }
});
test('where the house banks nothing is forced, and nothing taken', () => {
  expect(posted('spanish-poker', 'span')).toBe('$5–100. Against the house. No fee');
});
