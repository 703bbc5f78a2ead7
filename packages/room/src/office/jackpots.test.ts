// A jackpot by a rule the house writes: paid by it and nothing else, to the cent; posted until it is won; out of play and back as it was.
import { beforeEach, expect, test } from 'vitest';
import { openStore, type Store } from '../store/index.js';
import type { Staffer } from './acted.js';
import { type JackpotEvent, Jackpots } from './jackpots.js';
import { JACKPOT_FACTS } from './jackpots-facts.js';
import { Journal } from './journal.js';

const HOUSE = 'rogelios';
const rosa: Staffer = { id: 'rosa', name: 'Rosa', role: 'manager' };
const RULE = {
  en: 'Aces full of jacks or better is beaten, both hole cards playing in both hands.',
  es: 'Se gana a un full de ases y jotas o mejor, jugando en las dos manos las dos cartas tapadas.',
  shares: [
    { en: 'The hand that was beaten', es: 'La mano que perdió', percent: 50 },
    { en: 'The hand that won', es: 'La mano que ganó', percent: 25 },
    { en: 'The others dealt in', es: 'Los demás que recibieron cartas', percent: 25 },
  ],
};
const WON = {
  won: 'Table 1, hand 88',
  to: [
    { share: 1, patron: 'ana', name: 'Ana' },
    { share: 2, patron: 'beto', name: 'Beto' },
    { share: 3, patron: 'chuy', name: 'Chuy' },
    { share: 3, patron: 'dora', name: 'Dora' },
    { share: 3, patron: 'elena', name: 'Elena' },
  ],
};
let store: Store;
let jackpots: Jackpots;
async function opened(): Promise<Jackpots> {
  const fold = (e: JackpotEvent, at: number): void => made.fold(e, at);
  const deps = { store, now: () => 1000, stream: `office-${HOUSE}`, facts: JACKPOT_FACTS, fold };
  const journal = new Journal<JackpotEvent>(deps);
  const keepsOut = (patron: string): boolean => patron === 'fito';
  const made = new Jackpots({ house: HOUSE, store, keepsOut, happen: (decide, id) => journal.happen(decide, id) });
  await journal.load();
  return made;
}
async function grant(to: 'cage' | 'jackpot', amount: number, id: string): Promise<void> {
  const move = {
    id,
    from: 'grant',
    to: `${to}:${HOUSE}`,
    amount,
    reason: 'grant',
    rule: null,
    patron: null,
    table: null,
  } as const;
  await store.append({ stream: id, expect: 0, at: 1, events: [{ type: 'X' }], transfers: [move] });
}
const wallet = async (patron: string): Promise<number> => (await store.ledger.balance(`wallet:${patron}`)).balance;
beforeEach(async () => {
  store = await openStore({ path: ':memory:' });
  jackpots = await opened();
  return () => store.close();
});

test('AMB-GEN-23, REG-27 nothing is paid before the house has posted a rule; then by its shares, odd cents stay in the fund', async () => {
  await grant('jackpot', 100_001, 'g1');
  expect(await jackpots.award(rosa, WON, 'shown')).toMatchObject({ refused: 'no-rule-posted' });
  await jackpots.post(rosa, RULE, 'first rule');
  expect(await jackpots.award(rosa, { ...WON, to: WON.to.slice(1) }, 'shown')).toMatchObject({
    refused: 'shares-wrong',
  });
  expect(await jackpots.award(rosa, WON, 'shown', 'a1')).toMatchObject({ repeated: false });
  expect(await jackpots.award(rosa, WON, 'shown', 'a1')).toMatchObject({ repeated: true });
  const kept = { ...WON, to: WON.to.map((one) => (one.share === 1 ? { ...one, patron: 'fito', name: 'Fito' } : one)) };
  expect(await jackpots.award(rosa, kept, 'shown')).toMatchObject({ refused: 'kept-out' });
  const paid = await Promise.all(['ana', 'beto', 'chuy', 'dora', 'elena'].map(wallet));
  expect(paid).toEqual([50_000, 25_000, 8_333, 8_333, 8_333]);
  expect(await jackpots.value()).toBe(100_001 - paid.reduce((a, b) => a + b));
  const { lines } = await store.ledger.statement('wallet:ana', 0, Number.MAX_SAFE_INTEGER);
  expect(lines).toMatchObject([{ reason: 'jackpot-award', rule: 'ROG-JACKPOT-1' }]);
  expect(await store.ledger.audit()).toMatchObject({ sound: true });
});
test('what was posted stays posted until it is won; shares above a hundred percent are refused', async () => {
  const other = { ...RULE, shares: [{ en: 'All', es: 'Todo', percent: 100 }] };
  expect(await jackpots.post(rosa, { ...RULE, shares: [...RULE.shares, RULE.shares[0]!] }, 'x')).toMatchObject({
    refused: 'shares-wrong',
  });
  await jackpots.post(rosa, RULE, 'first');
  await jackpots.post(rosa, other, 'nothing is in it yet');
  await grant('jackpot', 1000, 'g1');
  expect(await jackpots.post(rosa, RULE, 'changed my mind')).toMatchObject({ refused: 'posted-stays' });
  await jackpots.award(rosa, { won: 'Table 2, hand 3', to: [WON.to[0]!] }, 'shown');
  expect(await jackpots.post(rosa, RULE, 'after a win')).toMatchObject({ repeated: false });
  expect((await opened()).rule).toEqual(jackpots.rule);
});
test('out of play it neither grows nor pays, and comes back with the same value; what came meanwhile is not lost', async () => {
  await grant('cage', 5000, 'g0');
  await jackpots.post(rosa, RULE, 'first');
  expect(await jackpots.seed(rosa, 6000, 'to begin with')).toMatchObject({
    refused: 'not-enough-chips',
    facts: { available: 5000 },
  });
  await jackpots.seed(rosa, 5000, 'to begin with');
  await jackpots.disable(rosa, 'the sign is broken');
  expect(jackpots.place).toBe(`jackpot:${HOUSE}/held`);
  expect(await jackpots.award(rosa, WON, 'x')).toMatchObject({ refused: 'jackpot-disabled' });
  expect(await jackpots.seed(rosa, 1, 'x')).toMatchObject({ refused: 'jackpot-disabled' });
  const held = {
    id: 'h',
    from: 'grant',
    to: jackpots.place,
    amount: 300,
    reason: 'grant',
    rule: null,
    patron: null,
    table: null,
  } as const;
  await store.append({ stream: 'h', expect: 0, at: 1, events: [{ type: 'X' }], transfers: [held] });
  expect(await jackpots.value()).toBe(5000);
  await jackpots.restore(rosa, 'mended');
  expect([await jackpots.value(), jackpots.isDisabled, jackpots.place]).toEqual([5300, false, `jackpot:${HOUSE}`]);
  expect(await jackpots.restore(rosa, 'again')).toMatchObject({ refused: 'jackpot-in-play' });
});
