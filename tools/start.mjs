// npm start: sets up and builds what is missing, then plays in the terminal. Arguments go to `baraja play`.
// With --command as the first argument the rest is the whole command line: npm run baraja -- rules
import { buildCli, cliBundle } from './build.mjs';
import { ensureInstalled, node, requireNode } from './setup.mjs';

requireNode();
await ensureInstalled();
await buildCli();
const [first, ...rest] = process.argv.slice(2);
const args = first === '--command' ? rest : ['play', ...process.argv.slice(2)];
process.exitCode = await node([cliBundle, ...args], { stdin: true });
