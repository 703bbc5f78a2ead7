// The lines printed in docs/fairness.md, run as they stand on a real proof and on ones that were tampered with.
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PackProof, Room } from '@baraja/room';
import { partner } from '@baraja/room/test/forge';
import { expect, test } from 'vitest';

const part = (): string => randomBytes(32).toString('hex');

async function realProof(): Promise<PackProof[]> {
  const room = await Room.open({ data: ':memory:', grant: 1_000_000, pace: 0, bots: false });
  const { table, patron } = await partner(room);
  const isGood = (): boolean =>
    table.openings(patron).some((p) => p.parts.length > 0 && p.packs.length > 1 && p.openings.length > 1);
  while (!isGood()) await new Promise((resolve) => setTimeout(resolve, 5));
  const proofs = table.openings(patron);
  await room.close();
  return JSON.parse(JSON.stringify(proofs)) as PackProof[];
}

test('thirty lines of one’s own check a proof, and find whatever was changed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'baraja-check-'));
  const page = readFileSync(new URL('../../../docs/fairness.md', import.meta.url), 'utf8');
  const lines = /```js\n([\s\S]*?)\n```/.exec(page)![1]!;
  expect(lines.split('\n').length).toBeLessThanOrEqual(30);
  writeFileSync(join(folder, 'check.mjs'), lines);
  const run = (proofs: readonly PackProof[]): number | null => {
    writeFileSync(join(folder, 'proof.json'), JSON.stringify({ proofs }));
    return spawnSync(process.execPath, ['check.mjs', 'proof.json'], { cwd: folder }).status;
  };
  const proofs = await realProof();
  const at = proofs.findIndex((p) => p.packs.length > 1);
  const p = proofs[at]!;
  expect(run(proofs)).toBe(0);
  const [first] = p.openings;
  const changes: Partial<PackProof>[] = [
    { root: part() },
    { packs: [...p.packs].reverse() },
    { parts: [] },
    { parts: [{ ...p.parts[0]!, part: part() }] },
    { openings: [{ ...first!, face: first!.face === 'As' ? 'Ks' : 'As' }] },
    { openings: [{ ...first!, place: first!.place + 1 }] },
    { spare: null },
    { spare: { ...p.spare!, faces: [...p.spare!.faces].reverse() } },
  ];
  for (const change of changes)
    expect(run(proofs.with(at, { ...p, ...change })), JSON.stringify(change).slice(0, 60)).not.toBe(0);
  rmSync(folder, { recursive: true, force: true });
});
