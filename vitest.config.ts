import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { ensureBooks } from './tools/books.mjs';
import { plainEngine } from './tools/engine.mjs';
import { longFirst } from './tools/long-first.mjs';

// Workspace packages are read from their sources (the `source` condition in each package's exports),
// so tests never wait for a build and never see a stale one; the engine, where other packages use it, as plain modules made of them.
const conditions = ['source', 'node', 'development|production'];

const LONG =
  /conformance-\d|\/(leaks|cli|book|odds|record|folder|kill|rummy|sims|resume|money|banks|documents|serve)\.test|twenty-one\/twenty-one/;

await ensureBooks();

export default defineConfig({
  plugins: [await plainEngine()],
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: ['source', 'node'] } },
  test: {
    include: ['packages/**/*.test.ts', 'apps/**/*.test.ts', 'tools/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    globalSetup: ['tools/databases.mjs'],
    // One module graph per thread instead of one per file: forty small files take 0.7 s instead of 12 s, and tables
    // that are built once stay built. It rests on modules that keep no state a test could spoil.
    pool: 'threads',
    isolate: false,
    // As many as there are cores: each more reads all modules once more, and who waits for a socket leaves its core to the browser.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: longFirst(LONG) },
    // A test that hangs ends some day; one on a busy machine is not to end before it is done.
    testTimeout: 600_000,
    // A test that needed a second try is shown as such, and is to be mended; work is not held back for it.
    retry: 1,
    hookTimeout: 600_000,
    reporters: ['default'],
  },
});
