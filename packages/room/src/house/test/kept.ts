// Rooms that earlier editions left behind, unpacked into a folder of their own: what was written once must be read ever after.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { type RoundKept, roundFor } from '../history.js';

/** What is known of `packages/room/test/kept-1`. */
export const KEPT_1 = {
  ana: 'pecq2ZKiK7XI',
  luz: 'BirRvEu90Xyu',
  /** Two hands played out between Ana and Luz, the third parked on the flop. */
  kitchen: '5e69d09e516f',
  /** A shoe that goes on. */
  shoe: '708643e47e65',
  /** Tables that were closed, with hands in them. */
  closed: ['a12228313675', '3638b33d57be', 'fb4d0e2f4b3a', '01d6ea1f603e'],
} as const;

/** A folder with the kept room in it, as if it had just been closed. */
export async function keptRoom(name = 'kept-1'): Promise<{ folder: string; remove(): Promise<void> }> {
  const from = fileURLToPath(new URL(`../../../test/${name}/`, import.meta.url));
  const folder = await mkdtemp(join(tmpdir(), 'baraja-kept-'));
  const mode = 0o600;
  await writeFile(join(folder, 'room.db'), gunzipSync(await readFile(join(from, 'room.db.gz'))), { mode });
  await writeFile(join(folder, 'seal.key'), await readFile(join(from, 'seal.key')), { mode });
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** A past hand that must be readable; null if there is none of that number. */
export async function handOf(...asked: Parameters<typeof roundFor>): Promise<RoundKept | null> {
  const hand = await roundFor(...asked);
  if (hand !== null && 'refused' in hand) throw new Error(`hand ${asked[1]} is not read: ${hand.refused}`);
  return hand;
}
