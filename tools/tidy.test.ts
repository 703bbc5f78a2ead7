// The style guide as a test: each check reads the whole repository as text and names every fault as file:line.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { checks } from './tidy/checks.js';
import { format, readRepository } from './tidy/source.js';

const files = readRepository(dirname(dirname(fileURLToPath(import.meta.url))));

describe('tidy', () => {
  for (const { name, run } of checks) {
    test(name, () => {
      const faults = run(files).map(format);
      if (faults.length > 0) expect.fail(`${faults.length} to mend:\n${faults.join('\n')}`);
    });
  }
});
