// `baraja verify` as a person runs it: on a hand from a running server, on a saved one, on one that was changed, on a folder.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keptRoom } from '@baraja/room/test/kept';
import { type Running, serve } from '@baraja/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { baraja, Program, type Ran } from './terminal.js';

const data = mkdtempSync(join(tmpdir(), 'baraja-verify-'));
let shipped: Program;
let running: Running;
let address: string;

beforeAll(async () => {
  shipped = await Program.bundled('verify');
  running = await serve({ host: '127.0.0.1', port: 0, data, grant: 0, pace: 0, bots: true });
  const [table] = [...running.room.tables.values()];
  const stop = table!.watch({ patron: 'rail', send: () => {} });
  while (table!.state.rounds < 4) await new Promise((resolve) => setTimeout(resolve, 10));
  stop();
  address = `${running.url}/api/tables/${table!.id}/rounds`;
});
afterAll(async () => {
  await running.stop();
  shipped.remove();
  rmSync(data, { recursive: true, force: true });
});

interface Told {
  readonly out: string;
  readonly code: number;
}
const told = ({ out, err, code }: Ran): Told => ({ out: `${out}${err}`, code });
const verify = async (...args: string[]): Promise<Told> => told(await baraja(['verify', ...args]));
/** The same as a program: apart from the process that has the room. */
const program = async (...args: string[]): Promise<Told> => told(await shipped.run(['verify', ...args]));
/** The first hand whose board was dealt: the rail has seen cards of it. */
async function hand(): Promise<{ place: string; text: string }> {
  for (let n = 1; n < 4; n++) {
    const place = `${address}/${n}`;
    const text = await (await fetch(place)).text();
    if ((JSON.parse(text) as { proofs: { openings: unknown[] }[] }).proofs.some((p) => p.openings.length > 0))
      return { place, text };
  }
  return { place: `${address}/1`, text: await (await fetch(`${address}/1`)).text() };
}

test('a hand of a running server, and the same from a file', async () => {
  const { place, text } = await hand();
  const there = await program(place);
  expect(there).toMatchObject({ code: 0, out: expect.stringMatching(/\broot {3}[0-9a-f]{64}/) });
  const file = join(data, 'hand.json');
  writeFileSync(file, text);
  expect(await verify(file)).toEqual(there);
  expect(JSON.parse((await verify(file, '--json')).out)).toMatchObject({ faults: [], sound: true });
});

test('a changed card, a changed root, a card without a proof are found', async () => {
  const { text } = await hand();
  interface Kept {
    proofs: { root: string; openings: { face: string }[] }[];
    faces: Record<string, string>;
  }
  const file = join(data, 'bad.json');
  const changed = async (change: (kept: Kept) => void) => {
    const kept = JSON.parse(text) as Kept;
    change(kept);
    writeFileSync(file, JSON.stringify(kept));
    return verify(file);
  };
  const wrong = { code: 1, out: expect.stringContaining('WRONG') };
  expect(await changed((k) => Object.assign(k.proofs[0]!, { root: '0'.repeat(64) }))).toMatchObject(wrong);
  expect(await changed((k) => Object.assign(k.faces, { 51: 'As' }))).toMatchObject(wrong);
  const { proofs } = JSON.parse(text) as Kept;
  if (proofs[0]!.openings.length > 0)
    expect(await changed((k) => Object.assign(k.proofs[0]!.openings[0]!, { face: 'Xx' }))).toMatchObject(wrong);
  writeFileSync(file, '{}');
  expect(await verify(file)).toMatchObject({ code: 1 });
  expect(await verify(join(data, 'none.json'))).toMatchObject({ code: 1 });
  expect(await verify(`${address}/999`)).toMatchObject({ code: 1 });
  expect(await verify()).toMatchObject({ code: 1 });
});

test('BAR-84 a hand dealt from a shoe that goes on: proven by the root told before the first card of the shoe', async () => {
  const opened = await running.room.practice('somebody', { house: 'rogelios', game: 'p215' });
  if ('refused' in opened) throw new Error(opened.refused);
  const stop = opened.watch({ patron: 'rail', send: () => {} });
  const isOn = async (n: number): Promise<string | null> => {
    const text = await (await fetch(`${running.url}/api/tables/${opened.id}/rounds/${n}`)).text();
    return text.includes('"ShoeWentOn"') ? text : null;
  };
  let round = 1;
  for (; round < 60; round++) {
    while (opened.state.rounds <= round) await new Promise((resolve) => setTimeout(resolve, 10));
    if (await isOn(round)) break;
  }
  stop();
  const text = (await isOn(round))!;
  const place = `${running.url}/api/tables/${opened.id}/rounds`;
  const [before, after] = [await verify(`${place}/${round - 1}`), await verify(`${place}/${round}`)];
  const rootIn = ({ out }: { out: string }): string => /\broot {3}([0-9a-f]{64})/.exec(out)![1]!;
  const cardsIn = ({ out }: { out: string }): number => Number(/(\d+) cards lay where/.exec(out)![1]);
  expect([before.code, after.code, rootIn(after)]).toEqual([0, 0, rootIn(before)]);
  // The cards of the hands before lie in the rack for everybody to see, and are proven too.
  expect(cardsIn(after)).toBeGreaterThan(cardsIn(before));
  // A card that lay elsewhere in the shoe is found.
  const kept = JSON.parse(text) as { proofs: { openings: { index: number }[] }[] };
  kept.proofs[0]!.openings[0]!.index += 1;
  const file = join(data, 'shoe.json');
  writeFileSync(file, JSON.stringify(kept));
  expect(await verify(file)).toMatchObject({ code: 1, out: expect.stringContaining('WRONG') });
});

test('a whole folder, while the room plays in it; and one where an event was changed', async () => {
  const sound = await program('--data', data);
  expect(sound).toMatchObject({
    code: 0,
    out: expect.stringMatching(
      /chains {2}\d+ streams.*money.*packs {3}\d+ pledged, [1-9]\d* of them shoes.*as it was written/s,
    ),
  });
  expect(await verify('--data', join(data, 'nowhere'))).toMatchObject({ code: 1 });
  const copy = mkdtempSync(join(tmpdir(), 'baraja-verify-'));
  for (const name of ['room.db', 'room.db-wal', 'seal.key'])
    writeFileSync(join(copy, name), readFileSync(join(data, name)), { mode: 0o600 });
  const room = createRequire(import.meta.url).resolve('@baraja/room/package.json');
  const Database = createRequire(room)('libsql') as new (path: string) => { exec(sql: string): void; close(): void };
  const file = new Database(join(copy, 'room.db'));
  file.exec(
    `DROP TRIGGER events_stand;
      UPDATE events SET packed = CAST(packed || x'00' AS BLOB) WHERE position > 30 AND packed IS NOT NULL`,
  );
  file.close();
  expect(await verify('--data', copy)).toMatchObject({ code: 1, out: expect.stringContaining('WRONG') });
  const figures = (await baraja(['verify', '--data', copy, '--json'])).out;
  expect(JSON.parse(figures)).toMatchObject({ sound: false, faults: expect.arrayContaining([expect.any(String)]) });
  rmSync(copy, { recursive: true, force: true });
});

test('a room of the first edition is verified by the rules of its own day', async () => {
  const kept = await keptRoom();
  expect(await verify('--data', kept.folder)).toMatchObject({
    code: 0,
    out: expect.stringMatching(/packs {3}\d+ pledged, [1-9]\d* of them shoes.*as it was written/s),
  });
  await kept.remove();
});
