// Builds the page. Workspace packages are read from their sources, so only what the page uses of the engine is in it.
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

const server = process.env.BARAJA_SERVER ?? 'http://localhost:4000';

const press = promisify(brotliCompress);
/** Beside each file its smallest form: made once here, and not in haste for everybody who comes. */
const pressed: Plugin = {
  name: 'pressed',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const files = Object.keys(bundle).filter((name) => /\.(?:js|css|svg)$/.test(name));
    await Promise.all(
      files.map(async (name) => writeFile(join(dir, `${name}.br`), await press(await readFile(join(dir, name))))),
    );
  },
};

/** The worker that keeps the page for when there is no connection, with the list of what it is to keep. */
const offline: Plugin = {
  name: 'offline',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const hashed = Object.keys(bundle).filter((name) => name.startsWith('assets/') && !name.endsWith('.map'));
    const files = [
      '/',
      '/icon.svg',
      '/icon-192.png',
      '/manifest.webmanifest',
      ...hashed.map((name) => `/${name}`),
    ].sort();
    const build = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 16);
    const worker = await readFile(join(import.meta.dirname, 'offline', 'worker.js'), 'utf8');
    const told = `const FILES = ${JSON.stringify(files)};\nconst BUILD = '${build}';\n`;
    await writeFile(join(dir, 'worker.js'), `${told}${worker}`);
  },
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [svelte(), pressed, offline],
  resolve: { conditions: ['source', 'svelte', 'browser', 'module', 'development|production'] },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    // Fonts and icons stay files: a page may be served under a policy without data addresses.
    assetsInlineLimit: 0,
    reportCompressedSize: true,
    // How long each plugin took on a slow machine is nothing that whoever starts the room need read.
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // What the page cannot begin without is one file: in twenty small ones each waits its turn on the wire, and packs worse.
      output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } },
    },
  },
  worker: { format: 'es' },
  // The room answers its own page only, so the page's address goes through as it is.
  server: {
    proxy: {
      '/api': { target: server, changeOrigin: false },
      '/ws': { target: server, ws: true, changeOrigin: false },
    },
  },
});
