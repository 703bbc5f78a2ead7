// The arena: programs over standard input and output and over a socket, forfeits, luck that is counted exactly, figures.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commandOf, readBotLine } from '@baraja/room/bot';
import { serve } from '@baraja/server';
import { chipsAt, isOver, isRefusal, open, play, type Round, seeded, shuffle, unshuffled, view } from 'baraja';
import { gameBooks, isOpened, openTable } from 'baraja/books';
import { clicker, posted } from 'baraja/bots';
import { firstDeal } from 'baraja/table';
import { describe, expect, test } from 'vitest';
import { figuresOf, quantile } from '../src/arena/figures.js';
import { luckOf } from '../src/arena/luck.js';
import { type Bout, blocksOf, matchesAt } from '../src/arena/match.js';
import { commandLine } from '../src/arena/wire.js';
import { baraja } from './terminal.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const example = (name: string): string => join(root, 'examples', 'bots', name);
const faulty = (fault: string): string =>
  `${process.execPath} ${fileURLToPath(new URL('bots/faulty.mjs', import.meta.url))} ${fault}`;
const bout = (bots: readonly string[], more: Partial<Bout> = {}): Bout => ({
  opening: { house: 'rogelios', game: 'hold-nl' },
  seats: 2,
  bots,
  think: 20_000,
  seed: 5,
  log: true,
  ...more,
});
const fight = (bots: readonly string[], deals: number, more: Partial<Bout> = {}) =>
  matchesAt(bout(bots, more))({ pair: [0, 1], from: 0, deals });

describe('programs', () => {
  test('the example in Python plays by its menu and is never refused', async () => {
    const { deals, lost } = await fight([example('tight.py'), 'quick'], 25);
    expect([deals.length, lost]).toEqual([25, null]);
  });
  test('the example in TypeScript plays what it is not made for, too', async () => {
    for (const opening of [
      { house: 'rogelios', game: 'p215' },
      { house: 'rogelios', game: 'lob' },
    ]) {
      const { lost } = await fight([example('caller.ts'), 'quick'], 1, { opening });
      expect([opening.game, lost]).toEqual([opening.game, null]);
    }
  });
  test('the same lines over a socket', async () => {
    const children = new Set<ReturnType<typeof spawn>>();
    const server = createServer((socket) => {
      const child = spawn('python3', [example('tight.py')], { stdio: ['pipe', 'pipe', 'inherit'] });
      children.add(child);
      socket.on('error', () => {});
      child.stdin!.on('error', () => {});
      socket.pipe(child.stdin!);
      child.stdout!.pipe(socket);
    });
    await new Promise<void>((heard) => server.listen(0, '127.0.0.1', heard));
    const { port } = server.address() as { port: number };
    const overSocket = await fight([`tcp://127.0.0.1:${port}`, 'quick'], 10);
    const overPipes = await fight([example('tight.py'), 'quick'], 10);
    expect(overSocket.lost).toBeNull();
    expect(overSocket.deals).toEqual(overPipes.deals);
    for (const child of children) child.kill();
    server.close();
  });
  test('and at a table of a room, marked, by a command that carries them', async () => {
    const room = { host: '127.0.0.1', port: 0, data: ':memory:', grant: 1_000_000, pace: 0, bots: false };
    const running = await serve(room);
    const me = await fetch(`${running.url}/api/me`);
    const headers = { cookie: me.headers.getSetCookie().join('; '), 'content-type': 'application/json' };
    const body = JSON.stringify({ house: 'rogelios', game: 'hold', bots: 2 });
    const opened = await fetch(`${running.url}/api/tables`, { method: 'POST', headers, body });
    const { table } = (await opened.json()) as { table: string };
    const { out, code } = await baraja(['sit', running.url, table, example('tight.py'), '--hands', '3']);
    expect([code, out]).toEqual([0, expect.stringMatching(/^3 hands, [+−]\$/)]);
    expect((await baraja(['sit', running.url, 'nowhere', example('tight.py')])).err).toMatch(/no-such-table/);
    await running.stop();
    expect((await baraja(['sit', running.url, table, example('tight.py')])).err).toMatch(/No room answers/);
  });
  test('who is refused may choose again in the same turn', async () => {
    const { lost } = await fight([faulty('corrects'), 'quiet'], 6);
    expect(lost).toBeNull();
  });
  test.each([
    ['crash', 'ended', /out of cheese/],
    ['hang', 'slow', /nothing within/],
    ['garbage', 'garbage', /no JSON: raise, I think/],
    ['long', 'garbage', /4096 letters/],
    ['unknown', 'garbage', /because/],
    ['illegal', 'illegal', /again and again/],
    ['old', 'garbage', /protocol/],
  ])('a program that is at fault forfeits and keeps nobody waiting: %s', async (fault, reason, detail) => {
    const { deals, lost } = await fight(['quiet', faulty(fault)], 8, { think: fault === 'hang' ? 300 : 20_000 });
    expect(deals).toEqual([]);
    expect(lost).toMatchObject({ who: 1, reason });
    expect(lost!.detail).toMatch(detail);
  });
  test('a path that leads nowhere scores nothing', async () => {
    expect((await fight(['quiet', './no-such-bot'], 8)).lost).toMatchObject({ who: 1, reason: 'no-start' });
  });
  test('a file is started by what it ends with; TypeScript by tsx or by Node itself, and where neither can it is said', () => {
    const { execPath } = process;
    expect(commandLine('./mine')).toEqual(['./mine']);
    expect(commandLine('mine.py')).toEqual(['python3', 'mine.py']);
    expect(commandLine('mine.mjs')).toEqual([execPath, 'mine.mjs']);
    expect(commandLine('deno run mine.ts')).toEqual(['deno', 'run', 'mine.ts']);
    expect(commandLine('mine.ts')).toEqual([execPath, '--import', expect.stringMatching(/^file:.*tsx/), 'mine.ts']);
    expect(commandLine('mine.mts', () => [])).toEqual([execPath, 'mine.mts']);
    expect(commandLine('mine.ts', () => null)).toBeNull();
  });
  test('lines are refused with what is wrong in them', () => {
    expect(readBotLine('{"t":"choice","id":1,"act":"raise","amount":1.5}')).toMatchObject({ fault: /amount/ });
    expect(readBotLine('{"t":"choice","id":0,"act":"raise"}')).toMatchObject({ fault: /id/ });
    const choice = readBotLine('{"t":"choice","id":1,"act":"fly"}');
    expect('act' in choice && commandOf(choice, 1)).toBeNull();
  });
});

describe('the command', () => {
  const typed = (args: string) => baraja(args.split(' '));
  test('refuses what it cannot play, and a forfeit is told and ends with 1', async () => {
    expect((await typed('arena --game rogelios --bot quick --bot quiet')).err).toMatch(/rogelios\/hold-nl/);
    expect((await typed('arena --game rogelios/hold --bot quick')).err).toMatch(/Two bots/);
    expect((await typed('arena --game rogelios/hold --bot quick --bot moon')).err).toMatch(/moon/);
    const lost = await typed('arena --game rogelios/hold --bot quick --bot ./moon --hands 20');
    expect([lost.code, lost.out]).toEqual([
      1,
      expect.stringMatching(/\.\/moon forfeits to quick at deal 1: it did not start/),
    ]);
  });
});

describe('amounts', () => {
  test('have one meaning at every table: the total of the street after the act', () => {
    let tried = 0;
    for (const { id, house } of gameBooks) {
      const rules = openTable({ house, game: id });
      if (!isOpened(rules) || rules.choice) continue;
      const seats = Math.max(3, rules.seats.min);
      const { game, setup } = firstDeal(rules, Array<number>(seats).fill(10 * rules.buyIn.min));
      const place = (seat: number): number => game.names.places.indexOf(`bet:${seat}`);
      if (place(1) < 0) continue;
      const sign = posted(game, rules.game);
      for (let seed = 0; seed < 6; seed++) {
        const rng = seeded(seed);
        let { round } = open(game, setup);
        while (!isOver(game, round)) {
          const actor = round.menus[0]!.actor;
          const command =
            typeof actor === 'number'
              ? clicker.choose({ view: view(game, round, actor), game: sign }, rng)
              : { type: 'shuffle', actor, faces: shuffle(unshuffled(game, round), rng) };
          const played = play(game, round, command);
          if (isRefusal(played)) throw new Error(played.refused);
          if (typeof actor === 'number' && ['bet', 'raise', 'straddle'].includes(command.type) && 'amount' in command) {
            tried++;
            expect([id, command.type, chipsAt(played.round.felt, place(actor))]).toEqual([
              id,
              command.type,
              command.amount,
            ]);
          }
          round = played.round;
        }
      }
    }
    expect(tried).toBeGreaterThan(100);
  });
});

describe('luck', () => {
  const rules = openTable({ house: 'rogelios', game: 'hold-nl' });
  if (!isOpened(rules)) throw new Error(rules.refused);
  const { game, setup: posted } = firstDeal(rules, [20_000, 30_000]);
  const setup = { ...posted, terms: { ...posted.terms, fees: [] } };
  const luck = luckOf(game, rules.game)!;
  type Wanted = (options: Round['menus'][number]['options'], board: readonly number[]) => Options[number];
  type Options = Round['menus'][number]['options'];
  const named = (options: Options, type: string) => options.find((o) => o.type === type);
  /** All in as soon as there is a board. */
  const allIn: Wanted = (options, board) =>
    (board.length > 0 ? named(options, 'bet') : undefined) ?? named(options, 'call') ?? named(options, 'check')!;
  /** What is done hangs on the last card: a big one is bet on, and some are folded to. */
  const byTheCard: Wanted = (options, board) => {
    const last = board.at(-1) ?? 0;
    if (named(options, 'bet')) return named(options, board.length > 3 && last % 3 === 0 ? 'bet' : 'check')!;
    return (
      (board.length > 3 && last % 4 === 1 ? named(options, 'fold') : undefined) ??
      named(options, 'call') ??
      named(options, 'check')!
    );
  };
  /** The turn and river as given: what the first seat won, and what it is owed. */
  function played(faces: Round['faces'], wanted: Wanted): { net: number; owed: number } {
    const fell = luck();
    let { round } = open(game, setup);
    let owed = 0;
    while (!isOver(game, round)) {
      const { actor, options } = round.menus[0]!;
      const board = round.felt.zones[game.names.zones.indexOf('board')]!.map((card) => round.faces[card]!);
      const chosen = actor === 'chance' ? null : wanted(options, board);
      const amount = wanted === allIn ? chosen?.amount?.max : chosen?.amount?.min;
      const command =
        chosen === null
          ? { type: 'shuffle', actor, faces }
          : { type: chosen.type, actor, ...(amount === undefined ? {} : { amount }) };
      const answer = play(game, round, command);
      if (isRefusal(answer)) throw new Error(answer.refused);
      owed += fell(round, command)(answer.round)?.[0] ?? 0;
      round = answer.round;
    }
    const place = game.names.places.indexOf('stack:1');
    return { net: chipsAt(round.felt, place) - round.felt.opening[place]!, owed };
  }
  /** Every turn with every river that can follow it; in one order only, where nobody can choose any more. */
  function everyBoard(wanted: Wanted): readonly { net: number; owed: number }[] {
    const pack = shuffle(unshuffled(game, open(game, setup).round), seeded(11));
    // Four cards of hands, a burn and the flop lie on top; then a burn, the turn, a burn, the river.
    const [hands, flop] = [pack.slice(0, 4), pack.slice(5, 8)];
    const left = pack.filter((face) => !hands.includes(face) && !flop.includes(face));
    const results: { net: number; owed: number }[] = [];
    for (let turn = 0; turn < left.length; turn++)
      for (let river = wanted === allIn ? turn + 1 : 0; river < left.length; river++) {
        if (river === turn) continue;
        const rest = left.filter((_, i) => i !== turn && i !== river);
        const [burn, second, third, ...last] = rest;
        const order = [...hands, burn!, ...flop, second!, left[turn]!, third!, left[river]!, ...last];
        results.push(played(order, wanted));
      }
    return results;
  }
  const meanOf = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length;
  const varianceOf = (all: readonly number[]): number => meanOf(all.map((one) => (one - meanOf(all)) ** 2));

  test('is given back to the chip where all are in: the same whatever falls, and the mean of all that may', () => {
    const results = everyBoard(allIn);
    const mean = meanOf(results.map(({ net }) => net));
    for (const { net, owed } of results) expect(net + owed).toBeCloseTo(mean, 6);
    expect(new Set(results.map(({ net }) => net)).size).toBeGreaterThan(1);
  });
  test('bends nothing where what is done hangs on the cards: over all boards its mean is nothing, and figures vary less', () => {
    const results = everyBoard(byTheCard);
    expect(new Set(results.map(({ net }) => net)).size).toBeGreaterThan(3);
    expect(meanOf(results.map(({ owed }) => owed))).toBeCloseTo(0, 6);
    expect(varianceOf(results.map(({ net, owed }) => net + owed))).toBeLessThan(
      0.8 * varianceOf(results.map(({ net }) => net)),
    );
  });
});

describe('figures', () => {
  test('a bot against itself leads by nothing, deal by deal, and by nothing that is sure', async () => {
    const blocks = blocksOf(2, 40);
    const played = await Promise.all(blocks.map(matchesAt(bout(['quiet', 'quiet']))));
    const [pair] = figuresOf(['quiet', 'quiet'], blocks, played);
    expect(pair).toMatchObject({ deals: 40, hands: 80, better: null, lead: { mean: 0 } });
  });
  test('what one wins the other loses, where nobody takes a fee', async () => {
    const { deals } = await fight(['steady', 'clicker'], 20);
    for (const { net, fair } of deals) {
      expect(net[0] + net[1]).toBeCloseTo(0, 9);
      expect(fair[0] + fair[1]).toBeCloseTo(0, 9);
    }
  });
  test('intervals are those of the normal table', () => {
    expect(quantile(0.975)).toBeCloseTo(1.959964, 5);
    expect(quantile(0.5)).toBeCloseTo(0, 9);
    expect(quantile(0.9995)).toBeCloseTo(3.290527, 5);
  });
});
