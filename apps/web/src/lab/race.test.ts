// Whoever answers first: the loser is ended, a fault of one leaves the other, short questions stay at home.
import { type AskOptions, Cancelled, OddsFault, type OddsPool, type OddsQuestion } from '@baraja/odds';
import { describe, expect, test } from 'vitest';
import { type AskServer, type By, Race } from './race.js';

const long: OddsQuestion = { kind: 'hands', game: 'rog-hold', switches: {} };
const short: OddsQuestion = { kind: 'push-nine', game: 'snk-p9', players: 2, deals: 1, seed: 1 };

interface Side {
  readonly end: (answer: unknown) => void;
  readonly fail: (why: unknown) => void;
  readonly signal: AbortSignal;
}
function start(patience = 0) {
  const [own, server]: [Side[], Side[]] = [[], []];
  const side = (list: Side[], signal: AbortSignal) =>
    new Promise<unknown>((end, fail) => {
      list.push({ end, fail, signal });
    });
  const pool = { ask: (_: OddsQuestion, options: AskOptions) => side(own, options.signal!) };
  const ask = ((_: OddsQuestion, signal: AbortSignal) => side(server, signal)) as AskServer;
  const race = new Race(pool as unknown as Pick<OddsPool, 'ask'>, ask, patience);
  return { race, own, server };
}
const soon = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('a race', () => {
  test.each(['browser', 'server'] as const)('is won by the %s, and the other is ended', async (by) => {
    const { race, own, server } = start();
    const heard: By[] = [];
    const answer = race.ask(long, { onBy: (who) => heard.push(who) });
    await soon();
    const [winner, loser] = by === 'browser' ? [own[0]!, server[0]!] : [server[0]!, own[0]!];
    winner.end('mine');
    expect(await answer).toBe('mine');
    expect([heard, loser.signal.aborted]).toEqual([[by], true]);
  });
  test('a server that cannot answer leaves it to the browser, and a thread that died to the server', async () => {
    const first = start();
    const one = first.race.ask(long);
    await soon();
    first.server[0]!.fail(new Error('503'));
    await soon();
    first.own[0]!.end('own');
    expect(await one).toBe('own');
    const second = start();
    const other = second.race.ask(long);
    await soon();
    second.own[0]!.fail(new Error('no memory'));
    await soon();
    second.server[0]!.end('server');
    expect(await other).toBe('server');
    const third = start();
    const none = third.race.ask(long);
    await soon();
    third.server[0]!.fail(new Error('503'));
    third.own[0]!.fail(new Error('no memory'));
    await expect(none).rejects.toThrow('no memory');
  });
  test('a question that cannot be answered is not waited for', async () => {
    const { race, own, server } = start();
    const answer = race.ask(long);
    await soon();
    own[0]!.fail(new OddsFault('a card is there twice'));
    await expect(answer).rejects.toThrow('a card is there twice');
    expect(server[0]!.signal.aborted).toBe(true);
  });
  test('the server is asked only when it takes long, and never about what is short', async () => {
    const { race, own, server } = start(10_000);
    const answer = race.ask(long);
    own[0]!.end('own');
    expect(await answer).toBe('own');
    expect(server).toHaveLength(0);
    const quick = start(0);
    void quick.race.ask(short);
    await soon();
    expect([quick.own.length, quick.server.length]).toEqual([1, 0]);
  });
  test('whoever no longer wants to know ends both', async () => {
    const { race, own, server } = start();
    const stopping = new AbortController();
    const answer = race.ask(long, { signal: stopping.signal });
    await soon();
    stopping.abort();
    await expect(answer).rejects.toBeInstanceOf(Cancelled);
    expect([own[0]!.signal.aborted, server[0]!.signal.aborted]).toEqual([true, true]);
    await expect(race.ask(long, { signal: AbortSignal.abort() })).rejects.toBeInstanceOf(Cancelled);
  });
});
