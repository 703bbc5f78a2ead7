// The houses' books: what opens, what is refused and with what, what a hash pins, what a switch does.

import { describe, expect, test } from 'vitest';
import {
  clause,
  findGame,
  findHouse,
  type GameId,
  gameBooks,
  gameOf,
  games,
  houses,
  isOpened,
  type OpeningRefusal,
  openTable,
  type Pair,
  postedOf,
  type Stake,
  type Switch,
  stakesOf,
  switchesFor,
} from '../src/books/index.js';
import type { Clash } from '../src/facts/index.js';
import { makeGame } from '../src/games/index.js';
import { incidents, open } from '../src/kernel/index.js';
import { BONUSES } from '../src/steps/index.js';
import { forcedUnit, type TableRules } from '../src/table/index.js';

const BOOKS = gameBooks.map(({ id }) => id);
type Switches = Readonly<Record<string, unknown>>;

const opened = (id: GameId, stake?: string, switches: Switches = {}): TableRules | OpeningRefusal =>
  openTable({ house: gameOf(id).house, game: id, switches, ...(stake ? { stake } : {}) });
function rules(id: GameId, stake?: string, switches: Switches = {}): TableRules {
  const answer = opened(id, stake, switches);
  if (!isOpened(answer)) throw new Error(`${id} ${stake}: ${JSON.stringify(answer)}`);
  return answer;
}
function stakes(id: GameId, switches: Switches = {}): readonly Stake[] {
  const list = stakesOf(id, switches);
  if ('refused' in list) throw new Error(JSON.stringify(list));
  return list;
}
const tables = (id: GameId): readonly TableRules[] => stakes(id).map((stake) => rules(id, stake.id));

describe('opening', () => {
  test('every game on the sheets has a book', () => {
    expect(BOOKS).toEqual(games.map(({ id }) => id));
  });
  test.each(BOOKS)('%s opens at every stake as the house has it, the first if none is named', (id) => {
    const offered = stakes(id);
    expect(new Set(offered.map((stake) => stake.id)).size).toBe(offered.length);
    const tables = offered.map((stake) => ({ stake, table: rules(id, stake.id) }));
    for (const { stake, table } of tables) expect(table).toMatchObject({ gameId: id, stake: stake.id });
    // What is posted without opening a table is what the table has.
    expect(postedOf(id).stakes).toEqual(
      tables.map(({ stake: { form }, table: { stake, fee, forced, buyIn, ordinance } }) => ({
        ...{ id: stake, form, fee, forced, limit: ordinance?.tableMax ?? null },
        buyIn: { min: buyIn.min, max: buyIn.max },
      })),
    );
    expect(rules(id).stake).toBe(offered[0]!.id);
  });
  test('by the house’s id, code or name, and the game’s id, short name or name', () => {
    const hash = rules('snk-hold').hash;
    for (const house of ['s-and-k', 'SNK', 'S & K', 's & k cardroom'])
      for (const game of ['snk-hold', 'hold', 'Texas Hold’em', "texas hold'em"])
        expect(openTable({ house, game }), `${house}, ${game}`).toMatchObject({ hash });
    expect(findHouse('rogelio’s')).toBe('rogelios');
    expect(findGame('rogelios', 'no-limit')).toBe('rog-hold-nl');
  });
  test('unknown houses, games, stakes and switches are refused with what is known', () => {
    const HOUSES = houses.map(({ id }) => id).join(', ');
    for (const house of ['bicycle', '', ' ', 'constructor'])
      expect(openTable({ house, game: 'hold' })).toMatchObject({
        refused: 'unknown-house',
        facts: { house, known: HOUSES },
      });
    for (const game of ['stud', '', ' ', 'rog-hold'])
      expect(openTable({ house: 'ven', game })).toMatchObject({
        refused: 'unknown-game',
        facts: { game, house: 'Ven-A-Mexico', known: 'draw, hold, nb21' },
      });
    for (const stake of ['2-6', '5/10', ''])
      expect(openTable({ house: 'snk', game: 'hold', stake })).toEqual({
        refused: 'unknown-stake',
        rule: 'SNK-HOLD-8',
        facts: { stake, known: '5-10' },
      });
    const answer = opened('ven-hold', undefined, { 'bet.everything': 'on' });
    expect(answer).toMatchObject({ refused: 'unknown-switch', facts: { key: 'bet.everything', game: 'ven-hold' } });
    expect(answer).toMatchObject({ facts: { known: expect.stringMatching(/bet\.raise_cap, .*ven\.hold\.blinds$/) } });
  });
});

describe('the hash', () => {
  test('is stable, and differs with the game, the stake and who deals', () => {
    const all = BOOKS.flatMap((id) => stakes(id).map((stake) => [id, stake.id] as const));
    const hashes = all.map(([id, stake]) => rules(id, stake).hash);
    expect(hashes.every((hash) => /^[0-9a-f]{64}$/.test(hash))).toBe(true);
    expect(new Set(hashes).size).toBe(all.length);
    expect(all.map(([id, stake]) => rules(id, stake).hash)).toEqual(hashes);
    expect(openTable({ house: 'ven', game: 'hold', dealer: 'person' })).not.toMatchObject({
      hash: rules('ven-hold').hash,
    });
  });
  test('changes when a switch is thrown, even one that is the room’s business', () => {
    for (const id of BOOKS) {
      const seats = rules(id).seats.max - 1;
      expect(rules(id, undefined, { 'table.seats.max': seats }).hash, id).not.toBe(rules(id).hash);
    }
    expect(rules('rog-hold', undefined, { 'staff.play_on_duty': 'allowed' }).hash).not.toBe(rules('rog-hold').hash);
  });
  test('is the same for the same settings, in any order and form, and for defaults said aloud', () => {
    const one = rules('ven-hold', '6/12', { 'bet.raise_cap': 'none', 'table.seats.max': 8 });
    const other = rules('ven-hold', '6/12', { 'table.seats.max': '8', 'bet.raise_cap': 'none' });
    expect(one.hash).toBe(other.hash);
    expect(rules('snk-pine', undefined, { 'snk.pine.max_hole': '3', 'deal.burn': 'on' }).hash).toBe(
      rules('snk-pine').hash,
    );
  });
});

describe('clauses', () => {
  /** Every rule a table names, wherever it does. */
  const named = (table: TableRules): readonly string[] => {
    const { game, cites, forced, buyIn, fee } = table;
    const bands = fee.kind === 'none' ? [] : fee.kind === 'wager' ? [...fee.player, ...fee.bank] : fee.bands;
    const fees = bands.flatMap((band) => ('jackpotRule' in band ? [band.rule, band.jackpotRule] : [band.rule]));
    const posts = forced.kind === 'none' ? [] : [forced.rule];
    const life = Object.values(cites).filter((rule) => rule !== undefined);
    return [...Object.values(game.cites), ...life, ...posts, buyIn.rule, ...fees];
  };
  test.each(BOOKS)('%s: every rule the book names is a clause or a ruling', (id) => {
    const ids = [...tables(id).flatMap(named), ...stakes(id).map((stake) => stake.rule)];
    expect(ids.filter((rule) => clause(rule) === undefined)).toEqual([]);
  });
  test.each(BOOKS)('%s: so is every rule the floor rules by', (id) => {
    const table = rules(id);
    const game = makeGame(id, table.game, [0, 1]);
    // Where somebody banks nobody is asked to, and the game is broken at once: the floor's law is the same.
    const bank = { offers: [], empty: [], tariff: { player: [], bank: [] }, gone: 0 };
    const terms = { posts: [], fees: [], halves: 2, dealer: 'person', bank };
    const button = game.markerOf.has('button') ? { button: 0, 'big-blind': 1 } : {};
    const markers = table.game.family === 'rummy' ? { first: 0 } : button;
    const { round: felt } = open(game, { chips: {}, markers, terms });
    const { options, shut } = incidents(game, felt);
    expect(options.length + shut.length).toBe(game.incidents.length + 1); // and the void
    expect(game.incidents.length).toBeGreaterThan(2);
    for (const { type, rule } of [...options, ...shut]) expect(clause(rule!), `${type}: ${rule}`).toBeDefined();
  });
  test('what is forced is whole dollars, the fee is fixed, and the buy-in covers ten of the largest bets', () => {
    for (const table of BOOKS.flatMap(tables)) {
      const { forced, buyIn, game, fee, gameId, stake } = table;
      const amounts = Object.values(forced).filter((value) => typeof value === 'number');
      expect(
        amounts.filter((amount) => amount % game.chip !== 0),
        `${gameId} ${stake}`,
      ).toEqual([]);
      expect(buyIn.min).toBeGreaterThanOrEqual(10 * forcedUnit(table));
      // AMB-JAL-08; the house that banks lives by its edge; at home nobody takes one.
      expect(fee.kind === 'none', `${gameId} ${stake}`).toBe(
        ['jalisco', 'spanish-poker', 'casa'].includes(table.house),
      );
    }
  });
});

/** Values to try: every one there is, or a few telling ones. */
function valuesOf(entry: Switch): readonly unknown[] {
  const { kind, key } = entry;
  switch (kind.kind) {
    case 'choice':
      return kind.values;
    case 'fixed':
      return [kind.value];
    case 'percent':
      return [0, 25, 100];
    case 'number':
      return [kind.min, kind.min + 1, kind.min + 4, ...(kind.max === null ? [90] : [kind.max])];
    case 'amount':
      return [...[0, 50, 1000, 10_000, 5_000_000].map((more) => kind.min + more), ...kind.words];
    case 'pairs': {
      const rows = entry.default as readonly Pair[];
      const more = rows.map(({ at, low, high }) => ({ at, low: low + 100, high: high + 100 }));
      return [rows, more, [{ at: '1-2', low: 100, high: 200 }]];
    }
    case 'table': {
      const rows = entry.default as readonly Readonly<Record<string, string | number>>[];
      const taken = kind.columns.fee ? 'fee' : 'rate';
      const pays = kind.columns.pays ? { pays: 5000 } : {};
      return [rows, rows.map((row) => ({ ...row, [taken]: Number(row[taken]) + 100, ...pays })), rows.slice(0, 1)];
    }
    default:
      throw new Error(`${key} is of a kind no community-card game has`);
  }
}
/** Is a refusal one with a clause that exists? */
const isRuled = (answer: OpeningRefusal): boolean => answer.rule !== null && clause(answer.rule) !== undefined;

/** The one value a sheet or the law leaves a switch at a game, and by which rule. */
function lockedAt(entry: Switch): { value: unknown; rule: string } | null {
  for (const { only, rule } of entry.locks)
    if (Array.isArray(only) && only.length === 1) return { value: only[0], rule };
  return null;
}
/** Every table of a game with these settings, by stake, as it would be played. */
function played(id: GameId, switches: Switches): ReadonlyMap<string, string> {
  const offered = stakesOf(id, switches);
  const all = 'refused' in offered ? [] : offered.map((stake) => opened(id, stake.id, switches));
  return new Map(all.filter(isOpened).map(({ hash: _, ...table }) => [table.stake, JSON.stringify(table)]));
}
/** Does a switch, set to one of its values, change what is played at some stake? */
const acts = (id: GameId, entry: Switch, key: string, usual: ReadonlyMap<string, string>): boolean =>
  valuesOf(entry).some((value) =>
    [...played(id, { ...COMPANIONS[`${id} ${key}`], [key]: value })].some(
      ([stake, table]) => table !== usual.get(stake),
    ),
  );
/** Settings without which a switch has nothing to work on. */
const COMPANIONS: Readonly<Record<string, Switches>> = Object.fromEntries([
  ...['snk-hold', 'snk-hhl', 'snk-ohl', 'snk-pine', 'snk-oma', 'snk-lob'].map((id) => [
    `${id} bet.kill`,
    { 'snk.limit': 'structured' },
  ]),
  ...['fee.count', 'rog.jackpot.payer', 'rog.fee.table'].map((key) => [
    `rog-ohl ${key}`,
    { 'rog.fee.source': 'schedule' },
  ]),
  ...['rog-draw', 'rog-hdp'].map((id) => [`${id} bet.kill`, { 'rog.limit': 'structured' }]),
  ['rog-p215 rog.p215.insurance', { 'rog.p215.natural': '3:2' }],
  ['rog-p215 rog.p215.bonus_table', { 'rog.p215.bonus.pd_888': 'config' }],
  ...BONUSES.map((bonus) => [
    `rog-p215 rog.p215.bonus.${bonus}`,
    { 'rog.p215.bonus_table': [{ bonus, fee: 50, pays: 5000 }] },
  ]),
]);
/** Switches that change nothing of the rules of a table, and why. */
const IDLE: Readonly<Record<string, string>> = {
  'irr.substantial_action': 'no irregularity of a community-card game turns on substantial action',
  'clock.default_action': 'one value only: menus mark what the clock plays',
  'reg.max_rates': 'one value only: fee tables are held to it',
  'jal.rummy.decks': 'one value only: the sheet says seven',
};
const IDLE_AT: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    BOOKS.filter((id) => rules(id).forced.kind !== 'blinds').map((id) => [
      `${id} bet.kill`,
      'a kill is a blind, and here are none',
    ]),
  ),
  ...Object.fromEntries(
    ['rog-draw', 'rog-hdp'].flatMap((id) => [
      [`${id} fee.count`, 'it pays by the half hour'],
      [`${id} rog.jackpot.collect`, 'neither its tariff nor its sheet has a jackpot fee'],
      [`${id} rog.jackpot.payer`, 'neither its tariff nor its sheet has a jackpot fee'],
    ]),
  ),
  'rog-lob rog.fee.time_new_player': 'its stakes pay by the hand',
  'rog-hold-nl bet.kill': 'kill-without-limits',
  'rog-oma rog.fee.time_new_player': 'its stakes pay by the hand',
  'rog-ohl rog.fee.time_new_player': 'its stakes pay by the hand',
  'rog-cphl rog.fee.time_new_player': 'its stakes pay by the hand',
  'rog-stud rog.fee.time_new_player': 'its stakes pay by the hand',
  'rog-sthl rog.fee.time_new_player': 'its stakes pay by the hand',
  'span table.multi_spot': 'its own switch says so',
};

describe('switches', () => {
  test.each(BOOKS)('%s: every value of every switch opens a table or is refused with a rule', (id) => {
    for (const entry of switchesFor(gameOf(id).house, id))
      for (const key of entry.keys)
        for (const value of valuesOf(entry)) {
          const answer = opened(id, undefined, { [key]: value });
          expect(isOpened(answer) || isRuled(answer), `${key} = ${JSON.stringify(value)}`).toBe(true);
        }
  });
  test.each(BOOKS)('%s: a value no switch has is refused with the switch’s ruling', (id) => {
    for (const entry of switchesFor(gameOf(id).house, id))
      for (const key of entry.keys)
        for (const value of ['nonsense', -1, null, {}, [], Number.NaN])
          expect(opened(id, undefined, { [key]: value }), key).toMatchObject({
            refused: 'bad-switch-value',
            rule: entry.ruling,
          });
  });
  test.each(BOOKS)('%s: a locked switch takes its one value and refuses the rest with the lock’s rule', (id) => {
    for (const entry of switchesFor(gameOf(id).house, id)) {
      const lock = lockedAt(entry);
      if (lock === null) continue;
      for (const value of valuesOf(entry)) {
        const answer = opened(id, undefined, { [entry.key]: value });
        if (value === lock.value) expect(isOpened(answer), entry.key).toBe(true);
        else expect(answer).toMatchObject({ refused: 'switch-locked', rule: lock.rule, facts: { key: entry.key } });
      }
    }
  });
  test.each(BOOKS)('%s: every other switch has an effect, but for those named here with their reason', (id) => {
    const plain = played(id, {});
    for (const entry of switchesFor(gameOf(id).house, id))
      for (const key of entry.keys) {
        if (lockedAt(entry)) continue;
        const reason = IDLE[key] ?? IDLE_AT[`${id} ${key}`];
        const companions = COMPANIONS[`${id} ${key}`];
        const usual = companions ? played(id, companions) : plain;
        expect(acts(id, entry, key, usual), `${key}${reason ? `: ${reason}` : ''}`).toBe(reason === undefined);
      }
  });
  test('settings that do not go together are refused, and say so', () => {
    const clash = (id: GameId, switches: Switches, rule: string, why: Clash) => {
      const answer = opened(id, undefined, switches);
      expect(answer).toMatchObject({ refused: 'settings-clash', rule, facts: { why: expect.arrayContaining([why]) } });
    };
    clash('ven-hold', { 'table.seats.max': 1 }, 'AMB-GEN-03', 'seats-crossed');
    clash('snk-hold', { 'bet.kill': 'half' }, 'AMB-GEN-26', 'kill-without-limits');
    clash('rog-hold-nl', { 'bet.kill': 'full' }, 'AMB-GEN-26', 'kill-without-limits');
    const row = { form: 'limit', stakes: '2/4', playersMax: 10, per: 'hand', jackpot: 0, rule: 'ROG-FEE-1' };
    const fees = [8, 6, 4, 2].map((playersMin, i) => ({ ...row, playersMin, fee: 100 * (i + 1) }));
    clash('rog-hold', { 'rog.fee.table': fees }, 'AMB-ROG-57', 'too-many-rates');
    expect(isOpened(opened('rog-hold', '2/4', { 'rog.fee.table': fees.slice(1) }))).toBe(true);
    clash('rog-hold', { 'rog.fee.table': [{ ...fees[3], rule: 'WHIM-1' }] }, 'AMB-ROG-01', 'fee-without-clause');
  });
});
