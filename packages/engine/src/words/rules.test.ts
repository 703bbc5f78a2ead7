/** The rules pages: nothing of a sheet is left out, our rulings stand apart from it, and conduct is shown with the rest. */
import { describe, expect, test } from 'vitest';
import {
  clause,
  clausesOfGame,
  type GameId,
  gameOf,
  games,
  houses,
  isRuling,
  rulings,
} from '../books/clauses/index.js';
import { openTable } from '../books/index.js';
import { isSwitchRefusal, keysOf, locksOf, parseSwitch, switchesFor } from '../books/switches.js';
import { LANGUAGES, type Language, printRules, type RulesPage, rulesPage, type SheetEntry, words } from './index.js';
import { kindsOf } from './on-page.js';

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
  expect(sheet(here).find((entry) => entry.id === id)).toMatchObject({ text: found.text, citation });
  const printed = printRules(here, { width: 10_000 });
  expect(printed).toContain(`${id}: ${found.text}\n    [${citation}]`);
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
    for (const game of ['rog-hold', 'rog-cphl', 'rog-p215'] as const)
      shows(game, 'ROG-FEE-7', 'Information', 'Rogelio’s sheet, index, lines 1614–1642');
  });
  test('ROG-CPHL-GL the glossary is for information only', () => {
    shows('rog-cphl', 'ROG-CPHL-GL', 'Information', 'Rogelio’s sheet, Crazy Pineapple glossary, lines 920–943');
  });
});

test('a ruling of our own that names a game is on its page, and on no other’s', () => {
  for (const [name, game] of [
    ['Pai gow:', 'snk-pgp'],
    ['Spanish Poker:', 'span'],
  ] as const) {
    const named = rulings.filter(({ id, question }) => id.startsWith('BAR-') && question.startsWith(name));
    expect(named.length).toBeGreaterThan(2);
    for (const { id } of named)
      expect(
        games.map((one) => one.id).filter((one) => ruled(page(one)).some((entry) => entry.id === id)),
        id,
      ).toEqual([game]);
  }
});

describe('the page is whole', () => {
  test.each(games.map(({ id }) => id))(
    '%s shows every clause of its sheet once, and says whose every other is and why it is here',
    (id) => {
      const own = clausesOfGame(id).map((c) => c.id);
      for (const language of LANGUAGES) {
        const shown = sheet(page(id, language));
        expect(shown.map((entry) => entry.id).filter((one) => own.includes(one))).toEqual(
          expect.arrayContaining([...own]),
        );
        expect(new Set(shown.map((entry) => entry.id)).size).toBe(shown.length);
        expect(shown.filter((entry) => !own.includes(entry.id) && entry.from === null)).toEqual([]);
      }
    },
  );
  test('every ruling is on the page of some game, and says that it is ours', () => {
    const shown = new Set(games.flatMap(({ id }) => ruled(page(id)).map((entry) => entry.id)));
    expect(rulings.map(({ id }) => id).filter((id) => !shown.has(id))).toEqual([]);
    expect(printRules(page('rog-hold'))).toContain('  Our ruling AMB-ROG-22: ');
    expect(printRules(page('rog-hold', 'es'))).toContain('  Nuestra decisión AMB-ROG-22: ');
  });
  test('what is on another house’s sheet, or was ruled on it, says whose it is and which setting brings it', () => {
    const other = 'only where the table is set otherwise: irr.profile to rog';
    for (const { id, house } of games)
      for (const entry of [...ruled(page(id)), ...sheet(page(id))]) {
        const lender = houses.find(({ code }) => entry.id.split('-').includes(code));
        if (!lender || lender.id === house) continue;
        const isTaken = JSON.stringify(openTable({ house, game: id })).includes(`"${entry.id}"`);
        const how = isTaken ? 'taken over here' : other;
        expect(entry.from, entry.id).toBe(`From the sheet of ${lender.name}, ${how}`);
      }
    expect(printRules(page('snk-hold'), { width: 200 })).toContain(
      ['', 'FROM OTHER HOUSES’ SHEETS', `  From the sheet of Rogelio’s, ${other}:`, '  ROG-HOLD-01a: '].join('\n'),
    );
    expect(printRules(page('snk-hold', 'es'), { width: 200 })).toContain(
      'De la hoja de Rogelio’s, solo si la mesa se ajusta de otro modo: irr.profile en rog',
    );
  });
  test('with the setting thrown they are simply taken over', () => {
    const thrown = page('snk-hold', 'en', { 'irr.profile': 'rog' });
    expect(sheet(thrown).find(({ id }) => id === 'ROG-HOLD-01a')?.from).toBe(
      'From the sheet of Rogelio’s, taken over here',
    );
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
      'bet.raise_cap cannot be set to that: The sheet says three (ROG-HOLD-W1).',
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
    const es = printRules(page('rog-cphl', 'es'));
    expect(es).toMatch(/^Piña loca alto-bajo\nCasa: Rogelio’s, Isleton, California\nJurisdicción: /);
    expect(es).toContain(
      '\nCONDUCTA\n  ROG-CPHL-03: Las cartas quedan a la vista del dealer y de los jugadores.\n    [hoja de Rogelio’s,',
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
      'Our rulings, where the sheet is silent or unclear',
    ]);
  });
});

describe('what a table can cite', () => {
  const idsIn = (value: unknown, into: Set<string>): Set<string> => {
    if (typeof value === 'string' && clause(value)) into.add(value);
    else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) idsIn(part, into);
    return into;
  };
  const shownAt = (id: GameId) => new Set([...sheet(page(id)), ...ruled(page(id))].map((entry) => entry.id));
  test.each(games.map(({ id, house }) => [id, house] as const))(
    '%s: whatever a switch names, and the clause that holds it fast, is on the page',
    (id, house) => {
      const shown = shownAt(id);
      for (const entry of switchesFor(house, id)) {
        const refused = parseSwitch(keysOf(entry)[0]!, NaN, id);
        const named = ['rule' in refused ? refused.rule : null, ...locksOf(entry, id).map(({ rule }) => rule)];
        expect(named.filter((one) => one === null || !shown.has(one))).toEqual([]);
      }
    },
  );
  test('what a ruling says it is about, there is', () => {
    const kinds = new Set(games.flatMap(({ id }) => [...kindsOf(id)]));
    expect(rulings.flatMap(({ about }) => about).filter((kind) => !kinds.has(kind))).toEqual([]);
  });
  test('no table of another house rests on rulings about Rogelio’s sheet of a table’s life', () => {
    for (const { id, house } of games)
      if (house !== 'rogelios')
        expect(
          [...idsIn(openTable({ house, game: id }), new Set())].filter((one) => /^AMB-ROG-6[12]$/.test(one)),
          id,
        ).toEqual([]);
  });
  test('JAL-ORD-A3, SPAN-PROG-21 what no screen, command or frame reaches is said to be kept by people, in both languages', () => {
    const text = (game: GameId, id: string, language: Language): string =>
      page(game, language)
        .sections.flatMap(({ entries }) => entries)
        .flatMap((e) => (e.kind === 'sheet' && e.id === id ? [e.text] : []))[0]!;
    for (const language of LANGUAGES)
      for (const [game, id] of [
        ['jal-esc', 'JAL-ORD-A3'],
        ['span', 'SPAN-PROG-21'],
      ] as const)
        expect(text(game, id, language)).toContain(words(language).rules.byPeople);
    expect(text('jal-esc', 'JAL-ORD-A1', 'en')).not.toContain(words('en').rules.byPeople);
  });
});
