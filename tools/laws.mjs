// npm run laws: the laws over every game and table, for as long as wanted. npm run laws -- --help says what may be asked.
import { join } from 'node:path';
import { runBundled } from './bundled.mjs';
import { root } from './setup.mjs';

const page = join(root, 'docs', 'games.md');
const args = process.argv.slice(2).map((arg) => (arg === '--lamps' ? `--lamps=${page}` : arg));
await runBundled({ script: 'laws', of: 'laws', args });
