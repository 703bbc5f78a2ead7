// Files written by older programs: brought up to date as they are opened, with everything in them.
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ACCOUNT_KINDS, KINDS_3, REASONS, REASONS_6 } from '../ledger/index.js';
import { openStore } from './index.js';
import { schemaVersion, steps } from './schema.js';
import { openSqlite } from './sqlite.js';
import { temporaryFolder } from './test/places.js';

describe('a file of an older schema', () => {
  test('is brought up to date as it is opened: every transfer stays, newer reasons are taken, and nothing can be edited', async () => {
    const { folder, remove } = await temporaryFolder();
    const path = join(folder, 'room.db');
    const old = openSqlite(path);
    old.exec(steps[0]!);
    old.exec(`PRAGMA application_id = ${0x42524a41}; PRAGMA user_version = 1`);
    old.exec("INSERT INTO accounts VALUES (1, 'grant', 'grant', 1, -700, 0), (2, 'wallet:ana', 'wallet', 0, 700, 0)");
    const said = "NULL, NULL, NULL, %r, 0, 's', 1, 0, 0, zeroblob(32)";
    old.exec(`INSERT INTO transfers VALUES (1, 'a', 'posted', 1, 2, 900, 'grant', ${said.replace('%r', 'NULL')})`);
    old.exec(`INSERT INTO transfers VALUES (2, 'b', 'posted', 2, 1, 200, 'correction', ${said.replace('%r', "'a'")})`);
    const lines = 'SELECT seq, id, amount, reason, refers FROM transfers ORDER BY seq';
    const before = old.prepare(lines).all();
    old.close();

    await (await openStore({ path, thread: false })).close();
    const now = openSqlite(path);
    expect(now.prepare('PRAGMA user_version').get()?.[0]).toBe(schemaVersion);
    expect(now.prepare(lines).all()).toEqual(before);
    expect(now.prepare('PRAGMA foreign_key_check').all()).toEqual([]);
    const add = (id: string, reason: string): void =>
      now.exec(
        `INSERT INTO transfers VALUES (NULL, '${id}', 'posted', 1, 2, 5, '${reason}', ${said.replace('%r', 'NULL')})`,
      );
    add('c', 'bank');
    add('d', 'jackpot-transfer');
    add('f', 'refill');
    now.exec("INSERT INTO accounts VALUES (3, 'purse:ana', 'purse', 0, 0, 0)");
    expect(() => now.exec("INSERT INTO accounts VALUES (4, 'sock:ana', 'sock', 0, 0, 0)")).toThrow(/CHECK/);
    expect(() => now.exec('DELETE FROM accounts')).toThrow(/never struck out/);
    expect(() => add('e', 'whim')).toThrow(/CHECK/);
    expect(() => now.exec('UPDATE transfers SET amount = 1')).toThrow(/never edited/);
    expect(() => now.exec('DELETE FROM transfers')).toThrow(/never struck out/);
    now.close();
    await remove();
  });
  test('the newest schema knows every reason and every kind of account there is', () => {
    expect([...REASONS_6].sort()).toEqual(Object.keys(REASONS).sort());
    expect([...KINDS_3].sort()).toEqual(Object.keys(ACCOUNT_KINDS).sort());
  });
});
