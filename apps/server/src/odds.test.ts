// The odds over HTTP: the library's own answers, refusals in words, an end to what takes too long, and no more in line than may be.
import { type AskOptions, answer, NO_BUST_21, type OddsPool, PURE_21_5 } from '@baraja/odds';
import fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Running } from './index.js';
import { LatestAnswers, oddsRoutes } from './odds.js';
import { Client, server } from './test/client.js';

const hands = { kind: 'equity', house: 'rogelios', game: 'rog-hold', switches: {}, board: '', dead: '' } as const;
const equity = { ...hands, hands: ['As Ks', 'Qh Qd'], method: 'best', samples: null, seed: 1 } as const;

describe('over real HTTP', () => {
  let running: Running;
  beforeAll(async () => {
    running = await server();
  });
  afterAll(() => running.stop());
  const post = (body: object) => new Client(running.url).http('/api/odds', body);

  test('the answer is the library’s, the second time as well', async () => {
    for (let i = 0; i < 2; i++) {
      const response = await post(equity);
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual(answer(equity));
    }
  });
  test('what cannot be answered is refused in words; what is no question is refused at the door', async () => {
    const twice = await post({ ...equity, hands: ['As Ks', 'As Qd'] });
    expect(twice.status).toBe(422);
    expect(await twice.json()).toMatchObject({ refused: 'no-answer', why: expect.stringContaining('held together') });
    const bad: object[] = [
      { kind: 'chess' },
      { ...equity, samples: 1e12 },
      { ...equity, hands: Array.from({ length: 11 }, () => 'random') },
      { ...equity, more: 1 },
      { kind: 'pai-gow', game: 'snk-pgp', wheel: 'lowest', copy: 'banker', method: 'counted' },
      {
        kind: 'twenty-one',
        game: 'rog-p215',
        rules: { ...PURE_21_5, split: { ...PURE_21_5.split, most: 1e9 } },
        with: {},
      },
    ];
    for (const body of bad) expect((await post(body)).status, JSON.stringify(body)).toBe(400);
  });
});

/** A server whose pool is a puppet. */
async function slow(longest: number) {
  const asked: { question: { kind: string }; options: AskOptions; end: (answer: unknown) => void }[] = [];
  const pool = {
    ask: (question: { kind: string }, options: AskOptions) =>
      new Promise((end, fail) => {
        options.signal?.addEventListener('abort', async () => fail(new (await import('@baraja/odds')).Cancelled()));
        asked.push({ question, options, end });
      }),
    close() {},
  } as unknown as OddsPool;
  const app = fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  oddsRoutes(app, pool, longest);
  const post = (payload: object) => app.inject({ method: 'POST', url: '/api/odds', payload });
  return { app, asked, post };
}
const until = async (is: () => boolean): Promise<void> => {
  while (!is()) await new Promise((resolve) => setTimeout(resolve, 5));
};

describe('behind the door', () => {
  test('every question of the lab that takes long may be asked', async () => {
    const { app, asked, post } = await slow(60_000);
    const paiGow = {
      kind: 'pai-gow',
      game: 'snk-pgp',
      wheel: 'second',
      copy: 'push',
      method: { deals: 2_000_000, seed: 1 },
    };
    const spanish = {
      kind: 'spanish-poker',
      game: 'span',
      anteTable: '2',
      wheel: true,
      tie: 'house',
      stake: 'dropped',
      players: 3,
    };
    const questions = [
      { kind: 'twenty-one', game: 'rog-p215', rules: PURE_21_5, with: { charts: true, hands: true } },
      { kind: 'twenty-one', game: 'ven-nb21', rules: NO_BUST_21, with: { changes: true, decks: true } },
      paiGow,
      { ...spanish, hand: null },
      { kind: 'hands', game: 'jal-draw', switches: { 'jal.draw.joker': 'bug' } },
      { ...equity, game: 'snk-pine', switches: { 'snk.pine.max_hole': 2 } },
    ];
    for (const question of questions) {
      const reply = post(question);
      await until(() => asked.length === 1);
      expect(asked[0]!.question).toEqual(question);
      asked.shift()!.end({ kind: question.kind });
      expect((await reply).statusCode, JSON.stringify(question)).toBe(200);
    }
    await app.close();
  });
  test('what takes too long is ended, and the fifth in line is sent away', async () => {
    const { app, asked, post } = await slow(200);
    const four = Array.from({ length: 4 }, () => post(equity));
    await until(() => asked.length === 4);
    expect((await post(equity)).json()).toEqual({ refused: 'busy' });
    for (const reply of four) expect((await reply).json()).toEqual({ refused: 'too-long' });
    const next = post(equity);
    await until(() => asked.length === 5);
    asked[4]!.end({ kind: 'equity' });
    expect((await next).statusCode).toBe(200);
    await app.close();
  });
  test('only the latest answers are kept', async () => {
    const memory = new LatestAnswers(2);
    const told = answer({ kind: 'push-nine', game: 'snk-p9', players: 2, deals: 1, seed: 1 });
    await memory.write('a', told);
    await memory.write('b', told);
    await memory.read('a');
    await memory.write('c', told);
    expect([await memory.read('a'), await memory.read('b'), await memory.read('c')]).toEqual([told, null, told]);
  });
});
