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
  houseOf,
  houses,
  isRuling,
  own,
  prefixOf,
  regulation,
  rulings,
  rulingsOf,
} from './index.js';

/** Lines of a sheet as it was filed. */
const linesOf = (sheet: string): number => houses.find(({ source }) => source === sheet)!.lines;

/** The ranges of 'L8-12, L40', each with its ends. */
function ranges({ lines }: Citation): readonly { first: number; last: number }[] {
  return lines.split(', ').map((range) => {
    const [, first, last] = /^L(\d+)(?:-(\d+))?$/.exec(range) ?? [];
    return { first: Number(first), last: Number(last ?? first) };
  });
}

describe('ids', () => {
  test('every rule of the sheets and of the regulations is here once, under a prefix of its house', () => {
    const ids = clauses.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual([...houses.flatMap(({ id }) => clausesOf(id)), ...regulation].map(({ id }) => id));
    for (const { id } of regulation) expect(prefixOf(id)).toBe('REG');
  });
  test('every ruling is here once, under its house or the general ones', () => {
    const ids = rulings.map(({ id }) => id);
    const read = (['general', ...houses.map(({ id }) => id)] as const).flatMap((of) => rulingsOf(of));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual([...read, ...own].map(({ id }) => id));
    for (const { id } of read) expect(id).toMatch(/^AMB-[A-Z]+-\d\d$/);
    // Numbered from one without a gap.
    for (const of of ['general', ...houses.map(({ id }) => id)] as const)
      expect(rulingsOf(of).map(({ id }) => Number(id.split('-').at(-1)))).toEqual(rulingsOf(of).map((_, i) => i + 1));
  });
  test('own rulings carry their own ids', () => {
    for (const { id } of own) expect(id).toMatch(/^BAR-/);
  });
});

describe('citations', () => {
  test('every clause cites at least one place', () => {
    for (const { id, cites } of clauses) expect(cites.length, id).toBeGreaterThan(0);
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
    for (const { id: house, source } of houses)
      for (const { id, cites } of clausesOf(house))
        for (const citation of cites) {
          expect(citation.source, id).toBe(source);
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
    const prefixes = new Set(clauses.map(({ id }) => prefixOf(id)));
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
  test('a house by prefix, and a game with what fills its gaps', () => {
    expect(clausesOf('rogelios', 'ROG-OMA').map(({ id }) => id)).toEqual(['ROG-OMA-1', 'ROG-OMA-2', 'ROG-OMA-3']);
    expect(clausesOf('jalisco', 'ROG-OMA')).toEqual([]);
    const prefixes = new Set(clausesOfGame('rog-ohl').map(({ id }) => prefixOf(id)));
    expect([...prefixes]).toEqual(['ROG-OHL', 'ROG-OMA', 'ROG-HOLD', 'ROG-FEE']);
    expect(prefixOf('REG-41')).toBe('REG');
  });
  test('every game is one house’s, and every clause belongs to one or to its house', () => {
    expect(games).toEqual(houses.flatMap(({ id }) => gamesOf(id)));
    expect(gameOf('jal-esc')).toMatchObject({ name: 'Escaleriado', players: { min: 2, max: 7 } });
    for (const { id, house, prefixes, also, players } of games) {
      expect(players.min, id).toBeLessThanOrEqual(players.max);
      expect(clause(players.rule), id).toBeDefined();
      for (const prefix of [...prefixes, ...also]) expect(clausesOf(house, prefix).length, prefix).toBeGreaterThan(0);
    }
    for (const { id: house } of houses) {
      const spoken = new Set([...houseOf(house).prefixes, ...gamesOf(house).flatMap(({ prefixes }) => prefixes)]);
      for (const { id } of clausesOf(house)) expect(spoken.has(prefixOf(id)), id).toBe(true);
    }
  });
});
