// Empty PostgreSQL databases for tests, on the one server of a run (tools/databases.mjs).
import { inject } from 'vitest';
import { openStore } from '../index.js';
import type { Factory } from './suite.js';

declare module 'vitest' {
  interface ProvidedContext {
    databases: string;
  }
}

/** The address of a new one. */
export async function freshDatabase(): Promise<string> {
  const reply = await fetch(inject('databases'));
  const said = await reply.text();
  if (!reply.ok) throw new Error(said);
  return said;
}

export const inPostgres: Factory = {
  name: 'PostgreSQL',
  lasting: true,
  async place() {
    const path = await freshDatabase();
    return { open: (upcasters = {}) => openStore({ path, upcasters }), remove: async () => undefined };
  },
};
