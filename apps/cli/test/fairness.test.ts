// The lines printed in docs/fairness.md, run as they stand on a real proof and on ones that were tampered with.
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PackProof, Room, vowOf } from '@baraja/room';
import { expect, test } from 'vitest';

const part = (): string => randomBytes(32).toString('hex');

async function realProof(): Promise<PackProof[]> {
  const room = await Room.open({ data: ':memory:', grant: 1_000_000, pace: 0, bots: false });
  const { id, name } = await room.patrons.arrive('Ana');
  const table = await room.practice(id, { house: 'rogelios', game: 'hold', stake: '3/6' });
  if ('refused' in table) throw new Error(table.refused);
  const parts = new Map<string, string>();
  const vow = (): void => {
    const mine = part();
    parts.set(vowOf(mine), mine);
    table.shuffler.vow(id, vowOf(mine));
  };
  table.watch({
    patron: id,
    send: (frame) => {
      if (frame.t !== 'update') return;
      for (const e of frame.events) {
        if (e.type !== 'DeckPledged') continue;
        const mine = (e.vows ?? []).map((v) => parts.get(v.vow)).find(Boolean);
        if (mine) void table.part(id, e, mine);
        vow();
      }
    },
  });
  const seat = [1, 2, 3, 4, 5, 6].find((at) => !table.state.sittings.some((s) => s.seat === at))!;
  await table.ask({ patron: id, name }, 'c1', table.version, {
    type: 'sit',
    seat,
    buyIn: table.rules.buyIn.min,
    post: true,
  });
  vow();
  const isGood = (): boolean =>
    table.openings(id).some((p) => p.parts.length > 0 && p.packs.length > 1 && p.openings.length > 1);
  while (!isGood()) await new Promise((resolve) => setTimeout(resolve, 5));
  const proofs = table.openings(id);
  await room.close();
  return JSON.parse(JSON.stringify(proofs)) as PackProof[];
}

test('thirty lines of one’s own check a proof, and find whatever was changed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'baraja-check-'));
  const page = readFileSync(new URL('../../../docs/fairness.md', import.meta.url), 'utf8');
  writeFileSync(join(folder, 'check.mjs'), /```js\n([\s\S]*?)```/.exec(page)![1]!);
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
