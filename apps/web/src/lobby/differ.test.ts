// How the houses differ, told from their books: what a line says is so, and no two games that differ read alike.
import { postedHouses } from '@baraja/room';
import { words } from 'baraja/words';
import { expect, test } from 'vitest';
import { learn, strings } from '../i18n/index.js';
import { differenceOf, toldOf } from './differ.js';
import { spreads, TILES, tileOf } from './tiles.js';

await learn('es');
const all = spreads({ houses: postedHouses() });
const LANGUAGES = ['en', 'es'] as const;
const saying = (language: (typeof LANGUAGES)[number]) => [strings(language), words(language).money] as const;
function line(id: string, language: (typeof LANGUAGES)[number] = 'en'): string {
  const { game } = all.find((one) => one.game.id === id)!;
  const family = all.filter((one) => tileOf(one.game) === tileOf(game)).map((one) => one.game);
  return differenceOf(game, family, ...saying(language));
}

test('joker, cap, fee and bank are told where they differ', () => {
  expect(line('rog-hold-nl')).toBe('Bet all you have, at any time. One straddle.');
  expect(line('ven-hold')).toBe('Fixed bets. Three raises, no cap between two.');
  expect(line('snk-hhl')).toMatch(/^Half for a low of eight or better\. /);
  expect(line('rog-ohl')).toMatch(/^Half for a low of nine or better\. /);
  expect(line('snk-hold')).toContain('The big blind pays the fee.');
  expect(toldOf(all.find((one) => one.game.id === 'rog-draw')!.game, ...saying('en')).get('joker')).toBe('No joker');
  expect(line('ven-draw')).toContain('The button sets the price');
  expect(line('jal-draw')).toContain('No fee');
  expect(line('rog-hdp')).toContain('Draws are kept quiet');
  expect(line('ven-nb21')).toBe('Surrender at any time. Insurance.');
  expect(line('rog-p215')).toBe('No insurance. Surrender on two cards.');
});
test('where several limits are offered all are told', () => {
  const { game } = all.find((one) => one.game.id === 'rog-hold-nl')!;
  const [stake] = game.stakes;
  const told = (...forms: readonly ('limit' | 'pot-limit' | 'no-limit')[]) =>
    toldOf({ ...game, stakes: forms.map((form) => ({ ...stake!, form })) }, ...saying('en')).get('stakes');
  expect(told('pot-limit')).toBe('Bet as much as the pot');
  expect(told('limit', 'pot-limit', 'no-limit')).toBe('Limit, pot limit or no limit');
});
test('a game that is alone in its family says what it is', () => {
  expect(line('span')).toBe('The house banks. With a joker. No fee.');
  expect(line('snk-pgp')).toBe('A player banks. With a joker.');
  expect(line('snk-p9')).toMatch(/^Three raises\. /);
});
test('it follows the book: with the joker out of the pack, or another cap, another line', () => {
  const { game } = all.find((one) => one.game.id === 'jal-draw')!;
  const family = all.filter((one) => tileOf(one.game) === 'draw').map((one) => one.game);
  const told = (traits: object) => [
    ...toldOf({ ...game, traits: { ...game.traits, ...traits } }, ...saying('en')).values(),
  ];
  expect(told({})).toContain('With a joker');
  expect(told({ joker: false })).toContain('No joker');
  expect(told({ raises: { max: 4, headsUp: true } })).toContain('Four raises');
  const alone = { ...game, traits: { ...game.traits, feeFrom: 'first' as const } };
  expect(differenceOf(alone, [...family, alone], ...saying('en'))).toContain('Who is first pays the fee');
});
test('what all share is left out, and a line has room for what it says, in both languages', () => {
  for (const language of LANGUAGES)
    for (const tile of TILES) {
      const family = all.filter(({ game }) => tileOf(game) === tile).map(({ game }) => game);
      expect(family.length, tile).toBeGreaterThan(0);
      const told = family.map((game) => toldOf(game, ...saying(language)));
      for (const game of family) {
        const said = line(game.id, language);
        expect(said.length, `${game.id}: ${said}`).toBeGreaterThan(0);
        expect(said.length, `${game.id}: ${said}`).toBeLessThanOrEqual(60);
        if (family.length < 2) continue;
        for (const [subject, text] of told[0]!)
          if (told.every((one) => one.get(subject) === text)) expect(said, game.id).not.toContain(text);
      }
      const distinct = new Set(told.map((one) => JSON.stringify([...one])));
      expect(new Set(family.map(({ id }) => line(id, language))).size, tile).toBe(distinct.size);
    }
});
test('every game is on exactly one picture, and every picture has games', () => {
  const on = all.map(({ game }) => tileOf(game));
  for (const tile of on) expect(TILES).toContain(tile);
  expect(new Set(on).size).toBe(TILES.length);
});
test('a game whose book says its streets outright is with those it is played like', () => {
  const at = (traits: object) => tileOf({ family: 'streets', traits });
  expect(at({ cards: 'board', hole: 2 })).toBe('hold');
  expect(at({ cards: 'board', hole: 5 })).toBe('omaha');
  expect(at({ cards: 'up', hole: 2 })).toBe('stud');
  expect(at({ cards: 'drawn', hole: 5 })).toBe('draw');
});
