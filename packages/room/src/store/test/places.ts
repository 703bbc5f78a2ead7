// Places for stores in tests: folders of their own under the system's temporary one, or memory.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../index.js';
import type { Factory } from './suite.js';

export async function temporaryFolder(): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'baraja-room-'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

const inFile = (name: string, thread: boolean): Factory => ({
  name,
  lasting: true,
  async place() {
    const { folder, remove } = await temporaryFolder();
    const path = join(folder, 'data', 'room.db');
    return { open: (upcasters = {}) => openStore({ path, upcasters, thread }), remove };
  },
});

export const factories: readonly Factory[] = [
  inFile('a file, with a writer of its own', true),
  inFile('a file, in the same thread', false),
  {
    name: 'memory',
    lasting: false,
    place: async () => ({
      open: (upcasters = {}) => openStore({ path: ':memory:', upcasters }),
      remove: async () => undefined,
    }),
  },
];
