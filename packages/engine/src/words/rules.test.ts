/** The rules pages: nothing of a sheet is left out, our rulings stand apart from it, and conduct is shown with the rest. */
import { describe, expect, test } from 'vitest';
import {
  clause,
  clausesOf,
  type GameId,
  gameOf,
  games,
  houses,
  isRuling,
  isSwitchRefusal,
  pagesOf,
  rulings,
  switchesFor,
} from '../books/index.js';
import { LANGUAGES, type Language, printRules, type RulesPage, rulesPage, type SheetEntry, words } from './index.js';

function page(game: GameId, language: Language = 'en', switches: Readonly<Record<string, unknown>> = {}): RulesPage {
  const answer = rulesPage(gameOf(game).house, game, { language, switches });
  if (isSwitchRefusal(answer)) throw new Error(words(language).refusal(answer));
  return answer;
}
const sheet = ({ sections }: RulesPage): readonly SheetEntry[] =>
  sections.flatMap(({ entries }) => entries.flatMap((entry) => (entry.kind === 'sheet' ? [entry] : [])));
const ruled = ({ sections }: RulesPage) =>
  sections.flatMap(({ entries }) => entries.flatMap((entry) => (entry.kind === 'ruling' ? [entry] : [])));

/** The page shows the clause in its section, in the sheet's words and with its lines; the printed page too. */
function shows(game: GameId, id: string, heading: string, citation: string): void {
  const here = page(game);
  const section = here.sections.find(({ entries }) =>
    entries.some((entry) => entry.kind === 'sheet' && entry.id === id),
  );
  expect(section?.heading).toBe(heading);
  const found = clause(id)!;
  if (isRuling(found)) throw new Error(`${id} is a ruling`);
  const text = found.kept ? `${found.text} ${words('en').rules.byPeople}` : found.text;
  expect(sheet(here).find((entry) => entry.id === id)).toMatchObject({ text, citation });
  const printed = printRules(here, { width: 10_000 });
  expect(printed).toContain(`${id}: ${text}\n    [${citation}]`);
}

describe('conduct and information are on the page', () => {
  test('ROG-CPHL-03 cards stay in plain view', () => {
    shows('rog-cphl', 'ROG-CPHL-03', 'Conduct', 'Rogelio’s sheet, Crazy Pineapple 3, line 797');
  });
  test('ROG-CPHL-11 buy-ins are posted', () => {
    shows('rog-cphl', 'ROG-CPHL-11', 'Conduct', 'Rogelio’s sheet, Crazy Pineapple 11, line 833');
  });
  test('ROG-CPHL-12 a player must be seated to receive a hand', () => {
    shows('rog-cphl', 'ROG-CPHL-12', 'Conduct', 'Rogelio’s sheet, Crazy Pineapple 12, line 834');
  });
  test('ROG-CPHL-27 the house may decide in the game’s best interest', () => {
    shows('rog-cphl', 'ROG-CPHL-27', 'Conduct', 'Rogelio’s sheet, Crazy Pineapple 27, lines 917–918');
  });
  test('ROG-FEE-7 the index of games carries no figures', () => {
    for (const game of ['rog-hold', 'rog-cphl'] as const)
      shows(game, 'ROG-FEE-7', 'Information', 'Rogelio’s sheet, index, lines 1614–1642');
  });
  test('ROG-CPHL-GL the glossary is for information only', () => {
    shows('rog-cphl', 'ROG-CPHL-GL', 'Information', 'Rogelio’s sheet, Crazy Pineapple glossary, lines 920–943');
  });
});

describe('the page is whole', () => {
  test.each(games.map(({ id }) => id))(
    '%s shows every clause of its own page once, and says whose every other of the house is',
    (id) => {
      const own = pagesOf(id).flatMap(({ page, entry }) =>
        page.startsWith('houses/') && !isRuling(entry) ? [entry.id] : [],
      );
      for (const language of LANGUAGES) {
        const shown = sheet(page(id, language));
        expect(shown.map((entry) => entry.id)).toEqual(expect.arrayContaining(own));
        expect(new Set(shown.map((entry) => entry.id)).size).toBe(shown.length);
        expect(shown.filter(({ scope, from }) => (from === null) === (scope === 'gap' || scope === 'lent'))).toEqual(
          [],
        );
      }
    },
  );
  test('every clause of a house is on the page of one of its games', () => {
    for (const { id: house } of houses) {
      const here = games.filter((game) => game.house === house);
      const shown = new Set(here.flatMap(({ id }) => sheet(page(id)).map((entry) => entry.id)));
      expect(
        clausesOf(house)
          .map(({ id }) => id)
          .filter((id) => !shown.has(id)),
      ).toEqual([]);
    }
  });
  test('what the law asks has a section of its own', () => {
    const law = page('rog-p215').sections.find(({ key }) => key === 'law')!;
    expect(law.heading).toBe('What the law asks');
    for (const entry of law.entries) expect(entry).toMatchObject({ kind: 'sheet', scope: 'law', from: null });
  });
  test('every ruling is on the page of some game, and says that it is ours', () => {
    const shown = new Set(games.flatMap(({ id }) => ruled(page(id)).map((entry) => entry.id)));
    expect(rulings.map(({ id }) => id).filter((id) => !shown.has(id))).toEqual([]);
    expect(printRules(page('rog-hold'))).toContain('  Our ruling AMB-ROG-22: ');
    expect(printRules(page('rog-hold', 'es'))).toContain('  Nuestra decisión AMB-ROG-22: ');
  });
  test('a clause points at the rulings that bear on it', () => {
    const straddle = sheet(page('rog-hold')).find((entry) => entry.id === 'ROG-HOLD-18b');
    expect(straddle?.rulings).toEqual(['AMB-ROG-22']);
  });
  test('clauses lent by another game come after the game’s own, and say whose they are', () => {
    const dealing = page('rog-ohl').sections.find(({ key }) => key === 'deal')!;
    expect(dealing.entries.map((entry) => entry.kind === 'sheet' && [entry.id, entry.from])).toEqual([
      ['ROG-OMA-2', 'From Omaha, where this game’s own page is silent'],
      ['ROG-HOLD-G3', 'From Texas Hold’em, where this game’s own page is silent'],
    ]);
  });
});

describe('settings', () => {
  const setting = (here: RulesPage, key: string) =>
    ruled(here)
      .flatMap(({ settings }) => settings)
      .find((one) => one.key === key);
  test('defaults, and what the house has set', () => {
    expect(setting(page('rog-hold'), 'bet.check_raise')).toMatchObject({ text: 'allowed', changed: false });
    expect(setting(page('rog-hold', 'en', { 'bet.check_raise': 'barred' }), 'bet.check_raise')).toMatchObject({
      value: 'barred',
      changed: true,
      fixedBy: null,
    });
    expect(setting(page('rog-hold'), 'bet.raise_cap')).toMatchObject({ text: '3', fixedBy: 'ROG-HOLD-W1' });
    expect(setting(page('ven-hold'), 'ven.hold.blinds')?.text).toBe('3/6: $1/$3, 6/12: $3/$6, 10/20: $5/$10');
    expect(printRules(page('rog-hold', 'en', { 'bet.check_raise': 'barred' }))).toContain(
      'Switch bet.check_raise = barred (set by the house)',
    );
  });
  test('a setting that cannot be is refused, with the rule', () => {
    const answer = rulesPage('rogelios', 'rog-hold', { language: 'en', switches: { 'bet.raise_cap': 'none' } });
    expect(isSwitchRefusal(answer) && words('en').refusal(answer)).toBe(
      'bet.raise_cap cannot be set to that here: the rule settles it (ROG-HOLD-W1).',
    );
  });
  test('a game of another house is a mistake', () => {
    expect(() => rulesPage('jalisco', 'rog-hold', { language: 'en' })).toThrow(RangeError);
  });
});

describe('the printed page', () => {
  test.each([40, 100])('keeps to %i columns', (width) => {
    for (const { id } of games)
      for (const language of LANGUAGES) {
        const long = printRules(page(id, language), { width })
          .split('\n')
          // A word longer than the line stands alone.
          .filter((line) => line.length > width && line.trim().includes(' '));
        expect(long).toEqual([]);
      }
  });
  test('headings and clauses are in the reader’s language', () => {
    const es = printRules(page('rog-cphl', 'es'), { width: 10_000 });
    expect(es).toMatch(/^Piña loca alto-bajo\nCasa: Rogelio’s, Isleton, California\nJurisdicción: /);
    expect(es).toContain(
      '\nCONDUCTA\n  ROG-CPHL-03: Las cartas quedan a la vista del dealer y de los jugadores. El programa',
    );
  });
  test('sections stand in a sensible order', () => {
    expect(page('rog-cphl').sections.map(({ heading }) => heading)).toEqual([
      'The object',
      'Setup',
      'Dealing',
      'Betting',
      'Play',
      'What beats what',
      'Showdown',
      'Paying',
      'Fees',
      'Irregularities',
      'Conduct',
      'Information',
      'What the law asks',
      'Our rulings, where the sheet is silent or unclear',
    ]);
  });
});

describe('what a table can cite', () => {
  const shownAt = (id: GameId) => new Set([...sheet(page(id)), ...ruled(page(id))].map((entry) => entry.id));
  test.each(games.map(({ id, house }) => [id, house] as const))(
    '%s: whatever a switch names, and the clause that holds it fast, is on the page',
    (id, house) => {
      const shown = shownAt(id);
      const named = switchesFor(house, id).flatMap(({ ruling, locks }) => [ruling, ...locks.map(({ rule }) => rule)]);
      expect(named.filter((one) => !shown.has(one))).toEqual([]);
    },
  );
  test('JAL-ORD-B2, SPAN-GEN-5 what no screen, command or frame reaches is said to be kept by people, in both languages', () => {
    const text = (game: GameId, id: string, language: Language): string =>
      page(game, language)
        .sections.flatMap(({ entries }) => entries)
        .flatMap((e) => (e.kind === 'sheet' && e.id === id ? [e.text] : []))[0]!;
    for (const language of LANGUAGES)
      for (const [game, id] of [
        ['jal-esc', 'JAL-ORD-B2'],
        ['span', 'SPAN-GEN-5'],
      ] as const)
        expect(text(game, id, language)).toContain(words(language).rules.byPeople);
    for (const id of ['JAL-ORD-A1', 'JAL-ORD-A3'])
      expect(text('jal-esc', id, 'en')).not.toContain(words('en').rules.byPeople);
  });
});
