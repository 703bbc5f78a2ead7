// The dictionaries that bodies are packed by, each kept once and known by its hash.
import type { Sql } from '../ledger/index.js';
import { StoreError } from './errors.js';
import type { Bound } from './packed.js';

export type Dictionaries = ReturnType<typeof openDictionaries>;

export function openDictionaries(sql: Sql) {
  const q = {
    put: sql.prepare('INSERT INTO dictionaries (hash, body) VALUES (?, ?) ON CONFLICT DO NOTHING'),
    id: sql.prepare('SELECT id FROM dictionaries WHERE hash = ?'),
  };
  const ids = new Map<string, number>();
  const bytes = (hash: string): Uint8Array => Buffer.from(hash, 'hex');
  return {
    put: ({ hash, body }: Bound): void => void q.put.run(bytes(hash), body),
    idOf(hash: string): number {
      const known = ids.get(hash) ?? q.id.get(bytes(hash))?.[0];
      if (known === undefined)
        throw new StoreError('bad-append', 'an event is packed by a dictionary that is not kept');
      ids.set(hash, Number(known));
      return Number(known);
    },
    forget: (): void => ids.clear(),
  };
}
