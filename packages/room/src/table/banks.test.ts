// Who banks, off the book. In California the house has no part in the play: nothing of its own is ever the other side of a wager,
// and all it ever gets is its fees. In Washington it banks, and the book shows what it won and lost. The same reading of the book
// clears the ones and convicts the other, so that it can fail.
import { type GameId, gameBooks, gameOf, houseOf, type Opening } from 'baraja/books';
import { gameFor } from 'baraja/table';
import { describe, expect, test } from 'vitest';
import { type Entry, kindOf } from '../ledger/index.js';
import { rulesOf } from './ends.js';
import type { StoredTableEvent, TableActor } from './index.js';
import { expectBalanced } from './test/balanced.js';
import { stir } from './test/people.js';
import { ask, grant, person, type StillWorld, stillWorld, tableIn } from './test/world.js';

const SPANISH: Opening = { house: 'spanish-poker', game: 'span' };
const bonuses = {
  'rog.p215.bonus_table': [
    { bonus: 'unsuited_777', fee: 50, pays: 500 },
    { bonus: 'pd_888', fee: 0, pays: 300 },
    { bonus: 'streak', fee: 50, pays: 100 },
  ],
  'rog.p215.bonus.unsuited_777': 'config',
  'rog.p215.bonus.pd_888': 'config',
  'rog.p215.bonus.streak': 'config',
};
const CALIFORNIA: readonly (readonly [string, Opening])[] = [
  ['VEN-NB21', { house: 'ven-a-mexico', game: 'nb21' }],
  ['ROG-P215', { house: 'rogelios', game: 'p215' }],
  ['ROG-P215 with bonuses', { house: 'rogelios', game: 'p215', switches: bonuses }],
  ['SNK-PGP', { house: 's-and-k', game: 'pgp' }],
];
const people = ['Ana', 'Beto', 'Chuy'].map(person);
const ROUNDS = 70;

/** Bots and people who come and go; the floor voids a hand now and then. */
async function playedAt(opening: Opening, rounds = ROUNDS): Promise<{ world: StillWorld; table: TableActor }> {
  const world = await stillWorld(23, 0);
  const table = await tableIn(world, opening, { bots: 3, host: 'host' });
  for (const { patron } of people) await grant(world, patron, 50_000_000);
  for (let steps = 0; (table.state.rounds < rounds || table.state.live) && steps < rounds * 400; steps++) {
    if ((await stir(table, people, world.rng, 25)) === null) await world.tick(table);
    if (table.state.live && world.rng.below(250) === 0)
      await ask(table, person('Host'), { type: 'rule', incident: 'void', reason: 'why not', confirm: true });
  }
  expect(table.state.rounds).toBeGreaterThanOrEqual(rounds);
  expect(world.troubles).toEqual([]);
  return { world, table };
}
async function bookOf({ store }: StillWorld): Promise<readonly Entry[]> {
  const out: Entry[] = [];
  for (;;) {
    const page = await store.ledger.entries(out.at(-1)?.seq ?? 0, 1000);
    if (page.length === 0) return out;
    out.push(...page);
  }
}

/** Where the house's own money met the players': what of a book no house in California may have in it. */
const interestsOf = (book: readonly Entry[]): readonly Entry[] =>
  book.filter(({ from, to, reason }) => {
    const [source, target] = [kindOf(from), kindOf(to)];
    if (target === 'felt' || target === 'wallet') return source === 'cage' || source === 'tray' || source === 'drop';
    if (source === 'felt' || source === 'wallet')
      return target === 'cage' || target === 'tray' || (target === 'drop' && reason !== 'collection');
    return source === 'tray' || target === 'tray';
  });
/** Chips that moved in a table's rounds that were played, from one kind of place to another: 'stack>wager' and so on. */
async function movesIn({ world, stream }: TableActor): Promise<ReadonlyMap<string, number>> {
  const sums = new Map<string, number>();
  let round: [string, number][] = [];
  for await (const page of world.store.pages(stream))
    for (const { body } of page) {
      const e = body as unknown as StoredTableEvent;
      if (e.type === 'RoundOpened') round = [];
      if (e.type === 'Played')
        for (const { from, to, amount } of e.event.chips ?? [])
          round.push([`${from.split(':')[0]}>${to.split(':')[0]}`, amount]);
      if (e.type === 'RoundClosed' && !e.voided)
        for (const [way, amount] of round) sums.set(way, (sums.get(way) ?? 0) + amount);
    }
  return sums;
}

describe.each(CALIFORNIA)('%s: the house does not bank', (_name, opening) => {
  test('REG-40, REG-28, SNK-PGP-5 nothing of the house’s is the other side of a wager; all it gets is fees, for good', async () => {
    const { world, table } = await playedAt(opening);
    const book = await bookOf(world);
    expect(interestsOf(book)).toEqual([]);
    // Whatever met the felt: wallets, the drop by collections, and bonus funds that are nobody's.
    const met = new Set(
      book.flatMap(({ from, to, reason }) => {
        const [source, target] = [kindOf(from), kindOf(to)];
        return source === 'felt' || target === 'felt' ? [`${source}>${target} ${reason}`] : [];
      }),
    );
    const usual = ['wallet>felt buy-in', 'wallet>felt top-up', 'felt>wallet cash-out', 'felt>drop collection'];
    const funds = ['felt>jackpot jackpot-contribution', 'jackpot>felt jackpot-award'];
    for (const way of met) expect(opening.switches ? [...usual, ...funds] : usual).toContain(way);
    expect(met).toContain('felt>drop collection');
    // The fees in the drop are the collections of the rounds, chip by chip, and nothing else went there.
    const moves = await movesIn(table);
    const { balance: drop } = await world.store.ledger.balance(`drop:${table.accounts.house}/${table.id}/hand`);
    const toDrop = [...moves].filter(([way]) => way.endsWith('>drop'));
    expect(toDrop).toEqual([['stack>drop', drop]]);
    expect([...moves.keys()].filter((way) => way.startsWith('drop>'))).toEqual([]);
    // There was play: wagers were made, and won from a bank and lost to it.
    for (const way of ['stack>bank', 'stack>wager', 'wager>bank', 'bank>stack'])
      expect(moves.get(way), way).toBeGreaterThan(0);
    await expectBalanced(world, table);
    expect(await world.store.ledger.audit()).toMatchObject({ sound: true });
  });
  test('what the players lost is the fees, and what their bonus fund holds', async () => {
    const { world, table } = await playedAt(opening, 40);
    const { accounts } = world.store.ledger;
    const sum = async (prefix: string): Promise<number> =>
      (await accounts(prefix)).reduce((all, { balance }) => all + balance, 0);
    const theirs = (await sum('wallet:')) + (await sum('felt:'));
    const granted = -(await sum('grant'));
    expect(theirs).toBe(granted - (await sum('drop:')) - (await sum('jackpot:')));
    expect(await sum('drop:')).toBe(table.state.takings.drop);
    expect([await sum('cage:'), await sum('tray:'), table.state.house]).toEqual([0, 0, 0]);
  });
});

test('no felt in California has a place of the house’s on it: its fees, and nothing that could be won or lost', () => {
  const places = (id: string): readonly string[] => {
    const rules = rulesOf({ house: gameOf(id as GameId).house, game: id });
    return gameFor(rules, [1, 2, 3]).names.places;
  };
  const isThere = (id: string): boolean => houseOf(gameOf(id as GameId).house).jurisdiction.includes('Washington');
  const banked = gameBooks.map(({ id }) => id).filter((id) => places(id).includes('house'));
  expect(banked).toEqual(['span']);
  expect(banked.every(isThere)).toBe(true);
  expect(gameBooks.length).toBeGreaterThan(20);
});

test('Washington: the house banks Spanish Poker out of its tray, wins and loses, and the book shows it', async () => {
  const { world, table } = await playedAt(SPANISH);
  const book = await bookOf(world);
  const banked = book.filter(({ reason }) => reason === 'bank');
  const won = banked.filter(({ to }) => to === 'tray:t1').reduce((sum, { amount }) => sum + amount, 0);
  const lost = banked.filter(({ from }) => from === 'tray:t1').reduce((sum, { amount }) => sum + amount, 0);
  expect([won > 0, lost > 0]).toEqual([true, true]);
  expect(won - lost).toBe(table.state.house);
  expect(interestsOf(book).length).toBeGreaterThanOrEqual(banked.length);
  // Before every hand the tray held what the hand could cost (BAR-121).
  expect(book.filter(({ reason }) => reason === 'fill').every(({ rule }) => rule === 'BAR-121')).toBe(true);
  await expectBalanced(world, table);
  expect(await world.store.ledger.audit()).toMatchObject({ sound: true });
});
