// The machine is watched: a clock that somebody sets, forward, back or while the room was stopped, and a program that is not the same any
// more, are significant events of every house that keeps an office.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MachineWatch, programIn } from './machine.js';
import { Room } from './room.js';

const HOUSE = 'rogelios';
let room: Room;
let folder: string;
let [now, steady] = [1_700_000_000_000, 0];
beforeEach(async () => {
  [now, steady] = [1_700_000_000_000, 0];
  folder = mkdtempSync(join(tmpdir(), 'program-'));
  mkdirSync(join(folder, 'parts'));
  writeFileSync(join(folder, 'baraja.mjs'), 'one');
  writeFileSync(join(folder, 'parts', 'table.mjs'), 'two');
  room = await Room.open({ data: ':memory:', grant: 0, pace: 0, bots: false, now: () => now });
  await room.office(HOUSE);
});
afterEach(async () => {
  await room.close();
  rmSync(folder, { recursive: true });
});
const watch = (): MachineWatch =>
  new MachineWatch({
    ...{ now: () => now, steady: () => steady, program: folder },
    offices: () => room.offices.all,
    trouble: (error) => expect.fail(String(error)),
  });
/** What of it the report of significant events has. */
async function told(act: string): Promise<readonly unknown[]> {
  const { records } = (await room.office(HOUSE))!;
  const { columns, rows } = await records.report('events', { from: 0, to: now + 1e10 });
  const at = (id: string): number => columns.findIndex((one) => one.id === id);
  return rows.filter((row) => row[at('act')] === act).map((row) => [row[at('before')], row[at('after')]]);
}
const iso = (moment: number): string => new Date(moment).toISOString();

test('a clock that goes is not noted; one that is set is, with what it should have said and what it says', async () => {
  const machine = watch();
  for (let i = 0; i < 3; i++) {
    now += 30_000;
    steady += 30_001;
    await machine.look();
  }
  expect(await told('ClockJumped')).toEqual([]);
  const due = now + 30_000;
  now += 3_600_000;
  steady += 30_000;
  await machine.look();
  const ahead = now;
  now -= 7_200_000;
  steady += 30_000;
  await machine.look();
  // In the order of what the clock said.
  expect(await told('ClockJumped')).toEqual([
    [iso(ahead + 30_000), iso(now)],
    [iso(due), iso(ahead)],
  ]);
});
test('a clock that was set back while the room was stopped is noted when it starts', async () => {
  const machine = watch();
  await machine.start(now + 86_400_000);
  machine.stop();
  expect(await told('ClockJumped')).toEqual([[iso(now + 86_400_000), iso(now)]]);
});
test('the program is hashed at the start, where it is another, and every day; another file is found out', async () => {
  const machine = watch();
  await machine.start(0);
  machine.stop();
  const { hash, files } = programIn(folder);
  expect(files).toBe(2);
  await watch().check(true);
  expect(await told('ProgramChecked'), 'the same at another start').toEqual([['', hash]]);
  await machine.check();
  writeFileSync(join(folder, 'parts', 'table.mjs'), 'too');
  const other = programIn(folder).hash;
  expect(other).not.toBe(hash);
  expect(machine.found()).toEqual({ files: 2, hash: other });
  await machine.check();
  expect(await told('ProgramChecked')).toEqual([
    ['', hash],
    [hash, hash],
    [hash, other],
  ]);
});
