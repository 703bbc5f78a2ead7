// A room to be killed: many tables that append as fast as the disk lets them. After each answer, and not before, a line
// on standard output says so; whoever reads it may hold the store to it.
import { writeSync } from 'node:fs';
import type { AccountName, Move, Reason } from '../../ledger/index.js';
import { isAppended, openStore } from '../index.js';

const [path = '', tables = '20'] = process.argv.slice(2);
const store = await openStore({ path });
writeSync(1, 'open\n');

/** By turns: a grant, a buy-in, a fee, a cash-out. What they move never overdraws anything. */
function transfer(table: string, version: number): Move {
  const [wallet, felt]: AccountName[] = [`wallet:${table}`, `felt:${table}`];
  const turns: readonly [AccountName, AccountName, number, Reason][] = [
    ['grant', wallet!, 1000, 'grant'],
    [wallet!, felt!, 900, 'buy-in'],
    [felt!, 'drop:house', 25, 'collection'],
    [felt!, wallet!, 800, 'cash-out'],
  ];
  const [from, to, amount, reason] = turns[version % turns.length]!;
  return { id: `${table}/${version}`, from, to, amount, reason, rule: 'X-1', patron: table, table };
}

async function play(table: string): Promise<void> {
  let { version } = await store.latest(table);
  // Appends have one, two or three events; turns are counted by appends, and the last event knows its own.
  const [last] = await store.read(table, Math.max(1, version), 1);
  let turn = last === undefined ? 0 : (last.body as { turn: number }).turn + 1;
  for (;;) {
    const count = 1 + (turn % 3);
    const events = Array.from({ length: count }, (_, i) => ({ type: 'Played', turn, last: i === count - 1 }));
    const answer = await store.append({
      ...{ stream: table, expect: version, at: turn, events, id: `${turn}` },
      transfers: [transfer(table, turn)],
    });
    if (!isAppended(answer)) throw new Error(JSON.stringify(answer));
    version = answer.version;
    // Now and then what is over goes into the archive; nobody waits for it.
    if (turn % 7 === 0) void store.archive({ stream: table, before: turn, idle: turn + 1, few: 5 });
    writeSync(1, `${table} ${version} ${answer.hash}\n`);
    turn++;
  }
}

await Promise.all(Array.from({ length: Number(tables) }, (_, n) => play(`table-${n}`)));
