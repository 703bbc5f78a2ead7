/** What law and licence ask of every room, where no clause of a house's sheet has a test of its own for it. */
import { describe, expect, test } from 'vitest';
import { clause, gameBooks, gameOf, isOpened, openTable, stakesOf } from '../src/books/index.js';
import { decide, emptyTable } from '../src/table/index.js';

describe('buy-ins', () => {
  test('REG-12 every table posts its buy-in with the clause, and less than it is refused by that', () => {
    for (const { id } of gameBooks) {
      const { house } = gameOf(id);
      for (const { id: stake } of stakesOf(id) as readonly { id: string }[]) {
        const rules = openTable({ house, game: id, stake });
        if (!isOpened(rules)) throw new Error(`${id} ${stake} does not open`);
        expect(clause(rules.buyIn.rule), id).toBeDefined();
        const patron = { id: 'ana', name: 'Ana', bot: false };
        const buyIn = rules.buyIn.min - rules.game.chip;
        expect(decide(emptyTable(rules), { type: 'sit', seat: 1, patron, buyIn, at: 0 }), id).toMatchObject({
          refused: 'buy-in-too-small',
          rule: rules.buyIn.rule,
        });
      }
    }
  });
  test('REG-12 at Ven-A-Mexico’s draw it is $20 at least', () => {
    const rules = openTable({ house: 'ven-a-mexico', game: 'draw' });
    expect(isOpened(rules) && rules.buyIn).toMatchObject({ min: 2000, rule: 'VEN-DRAW-5' });
  });
});

test('REG-81 a notice of another limit is on record with when it was posted and when it holds; before that no change', () => {
  const rules = openTable({ house: 'jalisco', game: 'draw' });
  if (!isOpened(rules)) throw new Error('no table');
  const { noticeMinutes, cites } = rules.ordinance!;
  const [at, limit] = [1_000, 10_000];
  const from = at + noticeMinutes * 60_000;
  const noticed = decide(emptyTable(rules), { type: 'giveNotice', limit, at });
  if ('refused' in noticed) throw new Error(noticed.refused);
  expect(noticed.events).toMatchObject([{ type: 'LimitNoticed', limit, at, from, rule: cites.notice }]);
  expect(decide(noticed.state, { type: 'changeLimit', limit, at: from - 1 })).toMatchObject({ rule: cites.notice });
  const changed = decide(noticed.state, { type: 'changeLimit', limit, at: from });
  expect('refused' in changed).toBe(false);
});
