// The browser tests: a real server, a real Chromium. npm run e2e -w @baraja/web, or npm test -- --only browser
import { defineConfig } from 'vitest/config';
import { longFirst } from './e2e/long-first.mjs';

// What is not asked of the built page or the built server is read from the sources.
const conditions = ['source', 'module', 'node', 'development|production'];

const LONG = /\/(cut|practice|access|nodes|rummies|lesson|clock|showdown|bank|lobby|pai-gow|families|lab)\.e2e/;

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: ['source', 'node'] } },
  test: {
    root: import.meta.dirname,
    include: ['e2e/**/*.e2e.ts'],
    globalSetup: 'e2e/setup.mjs',
    // Each file has a room of its own, each worker a browser; two at once, since a browser is several processes, and pages that
    // wait cost too.
    pool: 'forks',
    isolate: false,
    maxWorkers: 2,
    sequence: { sequencer: longFirst(LONG) },
    // Nothing here says how fast a page must be: what is waited for is seen, and given up only where a busy machine would show it, too.
    expect: { poll: { timeout: 120_000, interval: 50 } },
    testTimeout: 900_000,
    // A test that needed a second try is shown as such, and is to be mended; work is not held back for it.
    retry: 1,
    hookTimeout: 300_000,
  },
});
