// npm run typecheck: the engine as it ships (no DOM, no Node), and everything together, side by side, by
// the compiler's native edition, which takes a quarter of the time; what ships is still built by `tsc`.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureBooks } from './books.mjs';
import { ensureInstalled, programs, requireNode, root, say } from './setup.mjs';

const projects = ['packages/engine', '.'];

/**
 * @param {string} project
 * @returns {Promise<{ code: number, lines: string[] }>}
 */
function check(project) {
  return new Promise((resolve, reject) => {
    const args = [programs.tsgo, '-p', project, '--noEmit', '--pretty', 'false'];
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, lines: output.split('\n').filter((line) => line !== '') }));
  });
}

/** Both projects see the engine's files, so an error in one of those is printed once. */
export async function typecheck() {
  const results = await Promise.all(projects.map(check));
  for (const line of new Set(results.flatMap((result) => result.lines))) say(line);
  return results.find((result) => result.code !== 0)?.code ?? 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  requireNode();
  await ensureInstalled();
  await ensureBooks();
  process.exitCode = await typecheck();
}
