// Patrons: names, accounts, and that nobody can take another's.
import { expect, test } from 'vitest';
import { openStore, type Store } from '../store/index.js';
import { cleanName, type Patron, Patrons } from './index.js';

const now = () => 1_700_000_000_000;
async function room(): Promise<{ store: Store; patrons: Patrons; again: () => Promise<Patrons> }> {
  const store = await openStore({ path: ':memory:' });
  const again = () => Patrons.load(store, now, 100_000);
  return { store, patrons: await again(), again };
}
const refused = (answer: object): unknown => ('refused' in answer ? answer.refused : null);

test('a newcomer is a guest with play money', async () => {
  const { store, patrons } = await room();
  const guest = await patrons.arrive('  Ana   María ');
  expect(guest).toMatchObject({ name: 'Ana María', guest: true });
  expect((await store.ledger.balance(`wallet:${guest.id}`)).available).toBe(100_000);
  expect((await store.ledger.trialBalance()).total).toBe(0);
  expect((await patrons.arrive('<b>')).name).toMatch(/^Guest \d{4}$/);
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
