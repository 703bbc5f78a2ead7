// Kills the server under play, again and again on one folder, and holds it to everything it ever told a client: the chains are
// whole, the books add up, each felt holds its stacks, and every hand goes on.
import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { holdTo } from './test/held.js';
import { Guests, type Told } from './test/players.js';
import { victims } from './test/victims.js';

const kills = Number(process.env.BARAJA_KILLS ?? 3);
const perFolder = 20;
const start = victims();

/** Starts the server, plays, and kills it at some moment. */
async function runAndKill(data: string, told: Told, guests: Guests, after: 'spawn' | 'open' | 'play'): Promise<void> {
  const { child, url, closed } = start(data);
  const kill = (ms: number) => setTimeout(() => child.kill('SIGKILL'), ms);
  if (after === 'spawn') kill(randomInt(500));
  const address = await Promise.race([url, closed]);
  if (typeof address === 'string') {
    if (after === 'open') kill(randomInt(60));
    // A server may die while somebody comes in; that is not his fault.
    await Promise.race([guests.come(address, told).catch(() => {}), closed]);
    if (after === 'play') kill(randomInt(400));
  }
  expect(await closed).toEqual({ code: null, signal: 'SIGKILL', errors: '' });
  guests.go();
}

/** The last start is not killed: every table that was played goes on, and a polite end is one. */
async function goesOn(data: string, told: Told, guests: Guests, rounds: Map<string, number>): Promise<void> {
  const { child, url, closed } = start(data);
  await guests.come(await url, told);
  const played = [...told.keys()];
  // The hand that was interrupted ends, and another begins.
  const end = Date.now() + 240_000;
  while (Date.now() < end && played.some((id) => told.get(id)!.rounds <= rounds.get(id)!))
    await new Promise((resolve) => setTimeout(resolve, 20));
  child.kill('SIGTERM');
  expect(await closed).toEqual({ code: 0, signal: null, errors: '' });
  guests.go();
  const after = await holdTo(data, told);
  for (const id of played) expect([id, after.get(id)! > rounds.get(id)!]).toEqual([id, true]);
}

test(
  `killed ${kills} times under play, nothing told is lost, no cent is made or lost, every hand goes on`,
  async () => {
    for (let left = kills; left > 0; left -= perFolder) {
      const data = await mkdtemp(join(tmpdir(), 'baraja-kill-'));
      const told: Told = new Map();
      const guests = new Guests();
      let rounds = new Map<string, number>();
      for (let kill = 0; kill < Math.min(left, perFolder); kill++) {
        const after = (['play', 'play', 'play', 'open', 'play', 'spawn'] as const)[kill % 6]!;
        await runAndKill(data, told, guests, after);
        rounds = await holdTo(data, told);
      }
      await goesOn(data, told, guests, rounds);
      await rm(data, { recursive: true, force: true });
    }
  },
  // On an idle machine two seconds each; a busy one is not a fault.
  300_000 + kills * 30_000,
);
