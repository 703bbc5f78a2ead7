// The browser tests: a real server, a real Chromium. npm run e2e -w @baraja/web
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['e2e/**/*.e2e.ts'],
    // One room and one browser at a time: what is measured is the page, not the machine.
    fileParallelism: false,
    expect: { poll: { timeout: 20_000 } },
    testTimeout: 180_000,
    hookTimeout: 60_000,
  },
});
