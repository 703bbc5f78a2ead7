// npm start: sets up and builds what is missing, then opens the room. Arguments go to `baraja serve`: npm start -- --port 0
// With --command as the first argument the rest is the whole command line: npm run baraja -- rules rogelios hold
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBooks } from './books.mjs';
import { buildCli, buildWeb, cliBundle } from './build.mjs';
import { ensureInstalled, node, requireNode, root } from './setup.mjs';

requireNode();
await ensureInstalled();
await ensureBooks();
await buildCli();
const [first, ...rest] = process.argv.slice(2);
const isCommand = first === '--command';
const args = isCommand ? rest : ['serve', ...process.argv.slice(2)];
const isRoom = args[0] === 'serve';
if (isRoom) await buildWeb();
// Nobody waits for the documentation: it is made while the room is open.
const docs = isRoom ? spawn(process.execPath, [join(root, 'tools', 'docs.mjs')], { stdio: 'ignore' }) : null;
process.exitCode = await node([cliBundle, ...args], { stdin: true });
docs?.kill();
