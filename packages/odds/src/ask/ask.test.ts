// Questions and answers as plain data, and the pool that asks them: progress, an end on demand, and a memory by question and book.
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FolderMemory, nodePool } from '../node/index.js';
import { PURE_21_5 } from '../twenty-one/index.js';
import {
  type Asked,
  answer,
  Cancelled,
  figureDecimal,
  figurePercent,
  keyOf,
  OddsFault,
  OddsPool,
  type OddsQuestion,
  paiGowFrom,
  respond,
  ShortMemory,
  spanishFrom,
  type Thread,
  type Told,
  twentyOneFrom,
} from './index.js';

const pushNine = (players: number): Extract<OddsQuestion, { kind: 'push-nine' }> => ({
  ...{ kind: 'push-nine', game: 'snk-p9', players, deals: 2_000, seed: 1 },
});
const equity: Extract<OddsQuestion, { kind: 'equity' }> = {
  kind: 'equity',
  house: 'rogelios',
  game: 'hold',
  switches: {},
  hands: ['As Ks', 'Qh Qd'],
  board: '',
  dead: '',
  method: 'best',
  samples: null,
  seed: 1,
};

describe('answers', () => {
  test('are plain data, fractions and all', () => {
    const told = answer(equity);
    expect(JSON.parse(JSON.stringify(told))).toEqual(told);
    expect(figurePercent(told.hands[0]!.share, 4)).toBe('46.2145');
    expect(told.explain.rules).toContain('ROG-HOLD-G3');
  });
  test('spanish poker: a hand asked about, with figures beside the printed ones', () => {
    const switches = {
      game: 'span',
      anteTable: '1',
      wheel: false,
      tie: 'push',
      stake: 'returned',
      players: 1,
    } as const;
    const told = answer({ kind: 'spanish-poker', ...switches, hand: '2c 3d 4h 5s 7c' });
    expect(told.hand!.best).toBe('fold');
    expect(figurePercent(told.ante.edgeOfAnte, 3)).toBe('5.875');
    expect(figureDecimal(told.progressive.breakEven, 2)).toBe('26340.00');
    const ask = (hand: string) => () => answer({ kind: 'spanish-poker', ...switches, hand });
    expect(ask('2c 3d 4h 5s 8c')).toThrow('no eights, nines or tens');
    expect(ask('2c 3d 4h 5s')).toThrow('five different cards');
  });
  test('fees of one house, and of none called so', () => {
    const terms = { handsPerHour: 30, potUnits: 20 };
    const told = answer({ kind: 'fees', house: 'rogelios', terms, jackpot: null });
    expect(told.tables.length).toBeGreaterThan(5);
    expect(told.banked.map(({ id }) => id)).toHaveLength(6);
    expect(() => answer({ kind: 'fees', house: 'moon', terms, jackpot: null })).toThrow('no house called moon');
  });
  test('are kept under the question and the book', () => {
    expect(keyOf(equity)).toBe(keyOf({ ...equity }));
    expect(keyOf(equity)).not.toBe(keyOf({ ...equity, board: '2c 3c 4c' }));
    expect(keyOf(equity)).not.toBe(keyOf({ ...equity, switches: { 'deal.burn': 'off' } }));
    expect(keyOf({ ...equity, house: 's-and-k' })).not.toBe(keyOf(equity));
  });
});

describe('switches of the books become options', () => {
  test('as they stand, and thrown', () => {
    expect(spanishFrom('span', {})).toEqual({ wheel: false, tie: 'push', stake: 'returned' });
    expect(spanishFrom('span', { 'span.wheel': 'yes', 'span.tie': 'house', 'span.prog.stake': 'dropped' })).toEqual({
      ...{ wheel: true, tie: 'house', stake: 'dropped' },
    });
    expect(paiGowFrom('snk-pgp', { 'snk.pgp.wheel': 'second' })).toEqual({ wheel: 'second', copy: 'banker' });
    expect(twentyOneFrom('rog-p215', { 'rog.p215.natural': '7:5', 'rog.p215.pd888': 'win' }, 2)).toMatchObject({
      ...{ decks: 2, natural: { win: 7, on: 5 }, over: 'eights-win', peek: true },
    });
    expect(twentyOneFrom('ven-nb21', { 'ven.nb21.max_splits': 3, 'ven.nb21.peek': 'yes' }, 6)).toMatchObject({
      ...{ peek: true, split: { most: 3 }, over: 'three-card-push' },
    });
  });
  test('AMB-ROG-44 what the book refuses is refused', () => {
    expect(twentyOneFrom('rog-p215', { 'rog.p215.insurance': 'on' }, 6)).toMatchObject({ refused: 'switch-locked' });
  });
});

/** A thread in name only: it answers when told to. */
class Puppet implements Thread {
  asked: Asked[] = [];
  isEnded = false;
  tell: (told: Told) => void = () => {};
  ended: (why: string) => void = () => {};
  send(asked: Asked): void {
    this.asked.push(asked);
  }
  listen(tell: (told: Told) => void, ended: (why: string) => void): void {
    [this.tell, this.ended] = [tell, ended];
  }
  end(): void {
    this.isEnded = true;
  }
  reply(): void {
    respond(answer, () => 0)(this.asked.at(-1)!, this.tell);
  }
}

describe('the pool', () => {
  const puppets = (most: number, memory: ShortMemory | null = null) => {
    const made: Puppet[] = [];
    const pool = new OddsPool(
      () => {
        made.push(new Puppet());
        return made.at(-1)!;
      },
      most,
      memory,
    );
    return { pool, made };
  };
  const soon = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

  test('asks no more threads than it may, in the order of asking', async () => {
    const { pool, made } = puppets(2);
    const answers = [2, 3, 4].map((players) => pool.ask(pushNine(players)));
    await soon();
    expect(made.map(({ asked }) => asked.length)).toEqual([1, 1]);
    made[0]!.reply();
    await soon();
    expect(made.map(({ asked }) => asked.length)).toEqual([2, 1]);
    made[0]!.reply();
    made[1]!.reply();
    expect((await Promise.all(answers)).map(({ tie }) => tie.players)).toEqual([2, 3, 4]);
  });
  test('passes progress on', async () => {
    const { pool, made } = puppets(1);
    const heard: number[] = [];
    const asked = pool.ask(pushNine(2), { onProgress: (done) => heard.push(done) });
    await soon();
    made[0]!.tell({ number: made[0]!.asked[0]!.number, done: 0.25 });
    made[0]!.tell({ number: 999, done: 0.5 });
    made[0]!.reply();
    await asked;
    expect(heard).toEqual([0.25]);
  });
  test('ends a thread that nobody waits for, and goes on with another', async () => {
    const { pool, made } = puppets(1);
    const stopping = new AbortController();
    const first = pool.ask(pushNine(2), { signal: stopping.signal });
    const second = pool.ask(pushNine(3));
    await soon();
    stopping.abort();
    await expect(first).rejects.toBeInstanceOf(Cancelled);
    expect(made[0]!.isEnded).toBe(true);
    await soon();
    made[1]!.reply();
    expect((await second).tie.players).toBe(3);
    await expect(pool.ask(pushNine(4), { signal: AbortSignal.abort() })).rejects.toBeInstanceOf(Cancelled);
  });
  test('does not ask twice what it remembers', async () => {
    const { pool, made } = puppets(1, new ShortMemory());
    const first = pool.ask(pushNine(2));
    await soon();
    made[0]!.reply();
    expect(await pool.ask(pushNine(2))).toEqual(await first);
    expect(made[0]!.asked).toHaveLength(1);
  });
  test('says in words what cannot be answered; a thread that dies is an error', async () => {
    const { pool, made } = puppets(1);
    const asked = pool.ask({ ...equity, hands: ['As Ks', 'As Qd'] });
    await soon();
    made[0]!.reply();
    await expect(asked).rejects.toBeInstanceOf(OddsFault);
    const other = pool.ask(pushNine(2));
    await soon();
    made[0]!.ended('it has ended');
    await expect(other).rejects.toThrow('it has ended');
  });
  test('closed, it cancels what was asked', async () => {
    const { pool, made } = puppets(1);
    const asked = pool.ask(pushNine(2));
    await soon();
    pool.close();
    await expect(asked).rejects.toBeInstanceOf(Cancelled);
    expect(made[0]!.isEnded).toBe(true);
  });
});

describe('in Node', () => {
  test('threads count, a folder remembers, and what cannot be read is counted again', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'baraja-odds-'));
    const pool = nodePool({ most: 1, memory: new FolderMemory(folder) });
    try {
      const first = await pool.ask(pushNine(2));
      expect(first.rows).toHaveLength(36);
      const [file] = readdirSync(folder);
      expect(file).toBe(`${keyOf(pushNine(2))}.json`);
      expect(await pool.ask(pushNine(2))).toEqual(first);
      writeFileSync(join(folder, file!), '{"kind":');
      expect(await pool.ask(pushNine(2))).toEqual(first);
    } finally {
      pool.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });
  test('a count is stopped in the middle', async () => {
    const pool = nodePool({ most: 1 });
    const stopping = new AbortController();
    const counted = pool.ask(
      { kind: 'twenty-one', game: 'rog-p215', rules: PURE_21_5, with: { changes: true } },
      { signal: stopping.signal, onProgress: () => stopping.abort() },
    );
    await expect(counted).rejects.toBeInstanceOf(Cancelled);
    pool.close();
  });
});
