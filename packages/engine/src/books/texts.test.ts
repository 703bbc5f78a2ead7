// The houses' clauses as data: how many there are, that each says where it is written, that each can be found again.
import { describe, expect, test } from 'vitest';
import {
  type Citation,
  clause,
  clauses,
  clausesOf,
  clausesOfGame,
  gameOf,
  games,
  gamesOf,
  houses,
  isRuling,
  pagesOf,
  rulings,
} from './index.js';

/** Lines of a sheet as it was filed. */
const linesOf = (sheet: string): number => houses.flatMap(({ sources }) => sources[sheet]?.lines ?? [])[0]!;

/** The ranges of 'L8-12, L40', each with its ends. */
function ranges({ lines }: Citation): readonly { first: number; last: number }[] {
  return lines.split(', ').map((range) => {
    const [, first, last] = /^L(\d+)(?:-(\d+))?$/.exec(range) ?? [];
    return { first: Number(first), last: Number(last ?? first) };
  });
}

describe('ids', () => {
  test('every clause and every ruling is here once', () => {
    const ids = [...clauses, ...rulings].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(0);
  });
  test('every clause of a house is under its letters, and stands on one of its pages', () => {
    for (const { id: house, code } of houses)
      for (const { id } of clausesOf(house)) expect(id.startsWith(`${code}-`), id).toBe(true);
    for (const { id: game, house } of games)
      for (const { id } of clausesOfGame(game))
        expect(
          clausesOf(house).some((one) => one.id === id),
          id,
        ).toBe(true);
    const spoken = new Set(games.flatMap(({ id }) => pagesOf(id).map(({ entry }) => entry.id)));
    expect([...clauses, ...rulings].map(({ id }) => id).filter((id) => !spoken.has(id))).toEqual([]);
  });
});

describe('citations', () => {
  test('every clause cites at least one place', () => {
    // A house whose pages are its sheet has nothing else to cite.
    const own = houses.filter(({ sources }) => Object.values(sources).every(({ lines }) => lines === 1));
    for (const { id, cites } of clauses)
      if (!own.some(({ code }) => id.startsWith(`${code}-`))) expect(cites.length, id).toBeGreaterThan(0);
  });
  test('every line cited exists in its sheet', () => {
    for (const { id, cites } of [...clauses, ...rulings])
      for (const citation of cites)
        for (const { first, last } of ranges(citation)) {
          expect(first, id).toBeGreaterThan(0);
          expect(last, id).toBeGreaterThanOrEqual(first);
          expect(last, id).toBeLessThanOrEqual(linesOf(citation.source));
        }
  });
  test('a house is cited from its own sheet, section by section', () => {
    for (const { id: house, sources } of houses)
      for (const { id, cites } of clausesOf(house))
        for (const citation of cites) {
          expect(Object.keys(sources), id).toContain(citation.source);
          expect(citation.section, id).not.toBe('');
        }
  });
  test('two sheets of one house are two citations', () => {
    expect(clause('SNK-HOLD-1')?.cites).toEqual([
      { source: '003', section: '§Holdem v1', lines: 'L5' },
      { source: '003', section: "§Hold'em v2", lines: 'L15' },
    ]);
  });
});

describe('texts', () => {
  test('each is a plain sentence', () => {
    for (const { id, text } of clauses) {
      expect(text, id).toMatch(/^[\p{Lu}\p{N}$“]/u);
      expect(text, id).toMatch(/[.!?][”)]?$/);
      expect(text, id).not.toMatch(/[*`→]|\b(?:CW|CCW|P\/D)\b|(?:^| )[TSR]: | {2}|\.\./);
    }
  });
  test('rulings too, with their readings', () => {
    for (const { id, question, readings, ruling } of rulings)
      for (const text of [question, ...readings, ruling]) {
        expect(text.length, id).toBeGreaterThan(2);
        expect(text, id).not.toMatch(/[*`→[\]]|\b(?:CW|CCW|P\/D|R[1-4])\b| {2}|\.\./);
      }
  });
  test('a ruling that names a reading has it', () => {
    for (const { id, readings, ruling } of rulings)
      for (const [, n] of ruling.matchAll(/\breading (\d)/gi))
        expect(Number(n), id).toBeLessThanOrEqual(readings.length);
  });
  test('every id named in a text exists', () => {
    const named = /\b(?:JAL|SPAN|VEN|SNK|ROG|REG|AMB|BAR)-[A-Z0-9]+(?:-[A-Za-z0-9]+)*/g;
    const prefixes = new Set(clauses.map(({ id }) => id.split('-').slice(0, -1).join('-')));
    const texts = [...clauses.map((c) => [c.id, c.text]), ...rulings.map((r) => [r.id, r.question + r.ruling])];
    for (const [id, text] of texts)
      for (const [name] of text!.matchAll(named))
        expect(clause(name) !== undefined || prefixes.has(name), `${name} in ${id}`).toBe(true);
  });
});

describe('irregularities', () => {
  const irregularities = clauses.filter(({ tag }) => tag === 'irr');
  test('each has its four parts', () => {
    expect(irregularities.length).toBeGreaterThan(0);
    for (const { id, irr } of irregularities) {
      expect(irr, id).toBeDefined();
      for (const part of [irr!.trigger, irr!.state, irr!.remedy, irr!.money])
        expect(part.length, id).toBeGreaterThan(2);
    }
  });
  test('nothing else has them', () => {
    for (const { id, tag, irr } of clauses) if (tag !== 'irr') expect(irr, id).toBeUndefined();
  });
  test('money that does not move needs no ruling', () => {
    for (const { id, irr } of irregularities) if (irr!.money === 'none') expect(irr!.moneyStated, id).toBe(true);
  });
  test('the text is told from the parts', () => {
    expect(clause('ROG-CPHL-17')).toMatchObject({
      text: 'Wrong number of cards (at any time): dead hand. Chips, by ruling: bets stay.',
      irr: {
        trigger: 'wrong number of cards',
        state: 'any',
        remedy: 'dead hand',
        money: 'bets stay',
        moneyStated: false,
      },
    });
    expect(clause('ROG-HOLD-02')).toMatchObject({
      text: 'Flop has too many cards (flop): flop and burn taken back, deck reshuffled, new burn and flop. No chip moves.',
    });
  });
});

describe('looking up', () => {
  test('clauses and rulings by id', () => {
    expect(clause('ROG-HOLD-15')).toMatchObject({ tag: 'bet', text: 'Heads-up: small blind on the button.' });
    expect(isRuling(clause('AMB-GEN-16')!)).toBe(true);
    expect(isRuling(clause('REG-41')!)).toBe(false);
    expect(clause('ROG-HOLD-99')).toBeUndefined();
    expect(clause('toString')).toBeUndefined();
    for (const entry of [...clauses, ...rulings]) expect(clause(entry.id)).toBe(entry);
  });
  test('a game with what fills its gaps, its own first', () => {
    const pages = new Set(pagesOf('rog-ohl').map(({ page }) => page.split('/')[0]));
    expect([...pages]).toEqual(['houses', 'customs', 'laws']);
    const own = clausesOfGame('rog-ohl').map(({ id }) => id.split('-').slice(0, 2).join('-'));
    expect([...new Set(own)].slice(0, 3)).toEqual(['ROG-OHL', 'ROG-OMA', 'ROG-HOLD']);
  });
  test('every game is one house’s, with room for those who play', () => {
    expect(games).toEqual(houses.flatMap(({ id }) => gamesOf(id)));
    expect(gameOf('jal-esc')).toMatchObject({ name: 'Escaleriado', players: { min: 2, max: 7 } });
    for (const { id, players } of games) {
      expect(players.min, id).toBeLessThanOrEqual(players.max);
      expect(clause(players.rule), id).toBeDefined();
    }
  });
});
