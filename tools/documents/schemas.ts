// Writes the format of the documents as JSON Schema, a file for each kind of page. Bundled and run by tools/docs.mjs.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SCHEMA_NAMES, schemaFor } from '../../packages/book/src/schema.js';

export function write(to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of SCHEMA_NAMES) writeFileSync(join(to, `${name}.json`), `${JSON.stringify(schemaFor(name))}\n`);
}
