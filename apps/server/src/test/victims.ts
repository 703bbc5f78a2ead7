// The server as a program of its own, to be killed: bundled once for a file of tests, started on a folder, and ended with them.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll } from 'vitest';
import { bundledServer } from './bundled.js';

export interface Run {
  readonly child: ChildProcess;
  readonly url: Promise<string>;
  /** The code of the link by which the room is owned, while nobody owns it. */
  readonly owner: Promise<string>;
  readonly closed: Promise<{ code: number | null; signal: string | null; errors: string }>;
}
/** How one is started, for the tests of this file. */
export function victims({ bots = true } = {}): (data: string) => Run {
  let bundle: Awaited<ReturnType<typeof bundledServer>>;
  const running = new Set<ChildProcess>();
  beforeAll(async () => {
    bundle = await bundledServer();
  });
  afterAll(async () => {
    for (const child of running) child.kill('SIGKILL');
    await bundle.remove();
  });
  return (data) => {
    const args = [bundle.file, data, bots ? 'bots' : 'none'];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    running.add(child);
    child.on('close', () => running.delete(child));
    let errors = '';
    child.stderr.on('data', (chunk) => {
      errors += chunk;
    });
    const lines = createInterface({ input: child.stdout });
    const told = (word: string): Promise<string> =>
      new Promise((resolve) => {
        lines.on('line', (line) => {
          if (line.startsWith(`${word} `)) resolve(line.slice(word.length + 1));
        });
      });
    const closed = once(child, 'close').then(([code, signal]) => ({ code, signal, errors }));
    return { child, url: told('open'), owner: told('owner'), closed };
  };
}
