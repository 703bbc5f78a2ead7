// Patrons: names, accounts, and that nobody can take another's.

import { scryptSync } from 'node:crypto';
import { houses } from 'baraja/books';
import { describe, expect, test } from 'vitest';
import { openStore, type Store } from '../store/index.js';
import { apartFrom, cleanName, isReserved, lookAlike } from '../table/index.js';
import { type Patron, Patrons } from './index.js';

const now = () => 1_700_000_000_000;
/** Passwords are kept cheaply, unless it is their cost that is asked about. */
async function room(cost = 10): Promise<{ store: Store; patrons: Patrons; again: () => Promise<Patrons> }> {
  const store = await openStore({ path: ':memory:' });
  const again = () => Patrons.load(store, now, 100_000, cost);
  return { store, patrons: await again(), again };
}
const refused = (answer: object): unknown => ('refused' in answer ? answer.refused : null);

test('a newcomer is a guest with play money', async () => {
  const { store, patrons } = await room();
  const guest = await patrons.arrive('  Ana   María ');
  expect(guest).toMatchObject({ name: 'Ana María', guest: true });
  expect((await store.ledger.balance(`wallet:${guest.id}`)).available).toBe(100_000);
  expect((await store.ledger.trialBalance()).total).toBe(0);
  expect((await patrons.arrive('<b>')).name).toMatch(/^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u);
});

test('names are words people can read', () => {
  expect(['Ana', "O'Neill", 'Ñandú 2', 'Лена'].map(cleanName)).toEqual(['Ana', "O'Neill", 'Ñandú 2', 'Лена']);
  expect(['', ' ', 'x'.repeat(21), '<b>', 'a\u202Eb', 'a\nb\u0000', '-a'].map(cleanName)).toEqual(Array(7).fill(null));
});

test('an account: a name of its own, a password, the same wallet', async () => {
  const { patrons, again } = await room();
  const { id } = await patrons.arrive();
  expect(await patrons.makeAccount(id, 'Ana', 'correct horse')).toMatchObject({ id, name: 'Ana', guest: false });
  expect(await patrons.signIn('ANA', 'correct horse')).toMatchObject({ id });
  expect(refused(await patrons.signIn('Ana', 'wrong horse'))).toBe('wrong-password');
  expect(refused(await patrons.signIn('Nobody', 'correct horse'))).toBe('wrong-password');
  expect(refused(await patrons.makeAccount(id, 'Ana', 'correct horse'))).toBe('has-account');
  const other = await patrons.arrive();
  expect(refused(await patrons.makeAccount(other.id, 'ana', 'correct horse'))).toBe('name-taken');
  expect(refused(await patrons.rename(other.id, 'Ana'))).toBe('name-taken');
  expect(refused(await patrons.makeAccount(other.id, 'Beto', 'short'))).toBe('bad-password');
  expect(refused(await patrons.makeAccount('nobody', 'Beto', 'correct horse'))).toBe('unknown-patron');
  const later = await again();
  expect(await later.signIn('Ana', 'correct horse')).toMatchObject({ id });
  expect(later.find(other.id)).toMatchObject({ guest: true });
});

test('two who want one name at once: one has it', async () => {
  const { patrons } = await room();
  const guests = await Promise.all(Array.from({ length: 3 }, () => patrons.arrive()));
  const answers = await Promise.all(guests.map((g) => patrons.makeAccount(g.id, 'Ana', 'correct horse')));
  expect(answers.filter((a) => !('refused' in a))).toHaveLength(1);
  const winner = answers.find((a): a is Patron => !('refused' in a))!;
  expect(await patrons.signIn('Ana', 'correct horse')).toMatchObject({ id: winner.id });
});

test('two changes of one patron at once: one is done, the other refused, nothing breaks', async () => {
  const { patrons } = await room();
  const { id } = await patrons.arrive();
  const answers = await Promise.all([patrons.rename(id, 'Ana'), patrons.rename(id, 'Beto')]);
  expect(answers.filter((a) => 'refused' in a)).toHaveLength(1);
  expect(await patrons.rename(id, 'Carla')).toMatchObject({ name: 'Carla' });
});

test('a guest who bore a name before it was an account’s cannot lock its owner out', async () => {
  const { patrons, again } = await room();
  const squatter = await patrons.arrive('Ana');
  const { id } = await patrons.arrive();
  await patrons.makeAccount(id, 'Ana', 'correct horse');
  expect(await patrons.makeAccount(squatter.id, 'Zorro', 'other horse')).toMatchObject({ name: 'Zorro' });
  expect(await patrons.signIn('Ana', 'correct horse')).toMatchObject({ id });
  expect(await (await again()).signIn('Ana', 'correct horse')).toMatchObject({ id });
});

test('a name given up and taken by another is the other’s after a restart, too', async () => {
  for (let i = 0; i < 4; i++) {
    const { patrons, again } = await room();
    const [a, b] = [await patrons.arrive(), await patrons.arrive()];
    await patrons.makeAccount(a.id, 'Ana', 'correct horse');
    await patrons.rename(a.id, 'Anita');
    await patrons.makeAccount(b.id, 'Ana', 'other horse');
    const later = await again();
    expect(await later.signIn('Ana', 'other horse')).toMatchObject({ id: b.id });
    expect(await later.signIn('Anita', 'correct horse')).toMatchObject({ id: a.id });
  }
});

describe('names that look like another’s', () => {
  const ALIKE = ['Аna', 'ANA', 'ａｎａ', 'Ana.', 'A na', 'a-n-a', '\u0391na', 'an\u0430'];
  test('letters of other alphabets, full width, dots and gaps make no other name', () => {
    for (const name of ALIKE) expect([name, lookAlike('Ana', name)]).toEqual([name, true]);
    expect(['Aná', 'Anna', 'Ina', 'Beto', 'Лена'].filter((name) => lookAlike('Ana', name))).toEqual([]);
    expect([lookAlike('Ines', 'lnes'), lookAlike('INES', 'ines'), lookAlike('Вeto', 'Beto')]).toEqual([
      true,
      true,
      true,
    ]);
    expect([lookAlike('Marn', 'Mam'), lookAlike('R0sa', 'Rosa')]).toEqual([true, true]);
  });
  test('they are taken when the account is', async () => {
    const { patrons } = await room();
    const { id } = await patrons.arrive();
    await patrons.makeAccount(id, 'Ana', 'correct horse');
    const other = await patrons.arrive();
    for (const name of ALIKE) {
      expect([name, refused(await patrons.rename(other.id, name))]).toEqual([name, 'name-taken']);
      expect([name, refused(await patrons.makeAccount(other.id, name, 'other horse'))]).toEqual([name, 'name-taken']);
    }
    expect(await patrons.rename(id, 'ANA')).toMatchObject({ name: 'ANA' });
  });
  test('two accounts of before that look alike both sign in, and so does one with a name of the staff', async () => {
    const { store, again } = await room();
    const made = async (id: string, name: string): Promise<void> => {
      const hash = scryptSync('correct horse', 'ab', 32, { N: 2 ** 15, r: 8, p: 1, maxmem: 2 ** 26 }).toString('hex');
      const events = [
        { type: 'PatronArrived', id, name: 'Guest 1111' },
        { type: 'AccountMade', name, salt: 'ab', hash },
      ];
      await store.append({ stream: `patron-${id}`, expect: 0, at: 1, events });
    };
    const names = { one: 'Ana', two: 'Аna', three: 'Dealer', four: 'ａｎａ' };
    for (const [id, name] of Object.entries(names)) await made(id, name);
    const patrons = await again();
    for (const [id, name] of Object.entries(names))
      expect([name, await patrons.signIn(name, 'correct horse')]).toMatchObject([name, { id, name }]);
  });
  test('what staff, houses, bots and guests are called is nobody’s, whatever is added', async () => {
    const taken = [
      'Dealer',
      'DEALER',
      'Dea1er',
      'Dеaler',
      'Floor',
      'The Floor',
      'Floor 2',
      'House',
      'Croupier',
      'crupier',
    ];
    taken.push('Cajero', 'La Casa', 'Jefe de piso', 'Admin', 'Oros', 'Оros', 'Oros 2', 'Bot 7', 'Guest 1852', 'Guest');
    taken.push(...houses.map(({ name }) => name.replace('’', "'")).filter((name) => cleanName(name) !== null));
    expect(taken.filter((name) => !isReserved(name))).toEqual([]);
    const free = ['Ana', 'Beto', 'Lena', 'Florencia', 'Casandra', 'Housman', 'Bo', 'Rosa 2', 'Лена', '7', 'Guestava'];
    expect(free.filter(isReserved)).toEqual([]);
    const { patrons } = await room();
    const { id } = await patrons.arrive('Dealer');
    expect(patrons.find(id)!.name).toMatch(/^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u);
    expect(refused(await patrons.rename(id, 'Dealer'))).toBe('name-reserved');
    expect(refused(await patrons.makeAccount(id, 'Floor', 'correct horse'))).toBe('name-reserved');
  });
  test('names of nothing to be seen are none', () => {
    expect(['\u3164', 'Ana\u200B', '\u2800', 'A\u115Fb'].map(cleanName)).toEqual([null, null, null, null]);
  });
  test('at one table a number tells them apart', () => {
    expect(apartFrom([], 'Ana')).toBe('Ana');
    expect(apartFrom(['Beto', 'Аna'], 'Ana')).toBe('Ana (2)');
    expect(apartFrom(['Ana', 'Аna (2)'], 'Ana')).toBe('Ana (3)');
  });
});

describe('passwords', () => {
  test('short, blank and common ones are refused, length first', async () => {
    const { patrons } = await room();
    const { id } = await patrons.arrive();
    const ask = async (password: string) => refused(await patrons.makeAccount(id, 'Margarita', password));
    for (const bad of ['short', '        ', '\u200B'.repeat(12), 'a b c d e', '\u3164'.repeat(9)])
      expect([bad, await ask(bad)]).toEqual([bad, 'bad-password']);
    const common = [
      'password',
      'Password1',
      'aaaaaaaa',
      '12345678',
      '1234567890',
      'hgfedcba',
      'ｐａｓｓｗｏｒｄ',
      'MARGARITA',
      'margarita1',
    ];
    for (const bad of common) expect([bad, await ask(bad)]).toEqual([bad, 'common-password']);
    expect(await patrons.makeAccount(id, 'Margarita', 'four plain words')).toMatchObject({ guest: false });
  });
  test('kept at today’s cost; one of before is raised when its owner signs in', async () => {
    const store = await openStore({ path: ':memory:' });
    const again = () => Patrons.load(store, now, 100_000);
    const hash = scryptSync('password', 'ab', 32, { N: 2 ** 15, r: 8, p: 1, maxmem: 2 ** 26 }).toString('hex');
    const events = [
      { type: 'PatronArrived', id: 'old', name: 'Guest 1111' },
      { type: 'AccountMade', name: 'Ana', salt: 'ab', hash },
    ];
    await store.append({ stream: 'patron-old', expect: 0, at: 1, events });
    const patrons = await again();
    expect(refused(await patrons.signIn('Ana', 'wrong horse'))).toBe('wrong-password');
    expect((await store.latest('patron-old')).version).toBe(2);
    expect(await patrons.signIn('Ana', 'password')).toMatchObject({ id: 'old' });
    const [, , raised] = (await store.read('patron-old')).map((e) => e.body as Record<string, unknown>);
    expect(raised).toMatchObject({ type: 'PasswordRaised', cost: 17 });
    const work = { N: 2 ** 17, r: 8, p: 1, maxmem: 2 ** 28 };
    expect(raised!.hash).toBe(scryptSync('password', String(raised!.salt), 32, work).toString('hex'));
    const later = await again();
    expect(await later.signIn('Ana', 'password')).toMatchObject({ id: 'old' });
    expect((await store.latest('patron-old')).version).toBe(3);
  });
});

test('a session that was ended stays ended after a restart; everywhere ends those of before and none of after', async () => {
  const { patrons, again } = await room();
  const { id } = await patrons.arrive();
  const [one, two] = [
    { issued: now() - 5, key: 'one' },
    { issued: now() - 4, key: 'two' },
  ];
  await Promise.all([patrons.signOut(id, one), patrons.rename(id, 'Ana')]);
  for (const known of [patrons, await again()])
    expect([known.isOpen(id, one), known.isOpen(id, two), known.find(id)!.name]).toEqual([false, true, 'Ana']);
  await patrons.signOut(id, 'everywhere');
  const three = { issued: patrons.sessionFrom(id), key: 'three' };
  for (const known of [patrons, await again()])
    expect([known.isOpen(id, two), known.isOpen(id, three)]).toEqual([false, true]);
  expect(patrons.isOpen('nobody', three)).toBe(false);
});
