// Why a table cannot be opened as asked, in both languages.
import { describe, expect, test } from 'vitest';
import {
  games,
  houses,
  isOpened,
  isSwitchRefusal,
  type Opening,
  openTable,
  parseSwitch,
  switchesFor,
} from '../books/index.js';
import { CLASHES } from '../facts/index.js';
import { english, spanish, type Words } from './index.js';

const both = (tell: (say: Words) => string): string[] => [tell(english), tell(spanish)];

describe('openings refused', () => {
  const ENGLISH = /\b(?:cents|rows|or more|at most|seats|cards|minutes|percent|whole|dollars|the|of|is|only|with)\b/;
  test('what a switch takes is told in the reader’s language', () => {
    const all = games.flatMap(({ id, house }) => switchesFor(house, id).map(({ keys }) => [id, keys[0]!] as const));
    for (const [game, key] of all) {
      const answer = parseSwitch(key, { no: 'such value' }, game);
      if (!isSwitchRefusal(answer)) throw new Error(`${key} takes anything`);
      expect(spanish.refusal(answer).replaceAll(key, '')).not.toMatch(ENGLISH);
      expect(english.refusal(answer)).toMatch(/^That is no value for .*; it takes .+\.$/);
    }
  });
  test('why settings do not go together is told by its code, in the reader’s language', () => {
    for (const why of CLASHES) {
      const [en, es] = both((say) => say.refusal({ refused: 'settings-clash', rule: null, facts: { why: [why] } }));
      expect(es, why).not.toContain(en!.replace('Those settings do not go together: ', ''));
    }
    const structured = { 'rog.limit': 'structured' };
    const stud = openTable({ house: 'rogelios', game: 'stud', stake: '1-5', switches: structured });
    if (isOpened(stud)) throw new Error('opened');
    expect(both((say) => say.refusal(stud))[1]).toMatch(/el límite alto es el doble del bajo/);
  });
  test('an unknown switch, house, game or stake is named, with those there are', () => {
    const refused = (opening: Opening) => {
      const answer = openTable(opening);
      if (isOpened(answer)) throw new Error('opened');
      return both((say) => say.refusal(answer));
    };
    expect(refused({ house: 'monte carlo', game: 'hold' })[0]).toBe(
      `There is no house called monte carlo; the houses are ${houses.map(({ id }) => id).join(', ')}.`,
    );
    expect(refused({ house: 'ven-a-mexico', game: 'go fish' })[1]).toBe(
      'Ven-A-Mexico no tiene un juego que se llame go fish; tiene draw, hold, nb21.',
    );
    expect(refused({ house: 'ven-a-mexico', game: 'hold', stake: '1/2' })).toEqual([
      'There is no table of 1/2 here; the stakes are 3/6, 6/12, 10/20 (VEN-HOLD-14).',
      'Aquí no hay mesa de 1/2; las hay de 3/6, 6/12, 10/20 (VEN-HOLD-14).',
    ]);
    const [en, es] = refused({ house: 'rogelios', game: 'hold', stake: '3-6', switches: { 'bet.kill': 'half' } });
    expect(en).toMatch(/^Those settings do not go together: only structured limits can be killed.* \(AMB-GEN-26\)\.$/);
    expect(es).toMatch(/^Esos ajustes no van juntos: solo hay kill con límite fijo por ronda/);
    expect(refused({ house: 'rogelios', game: 'hold', switches: { juggling: 'on' } })[0]).toMatch(
      /^This game has no switch called juggling; it has table\.seats\.max, /,
    );
  });
});
