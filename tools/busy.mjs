// A machine with other work on it: processes that do nothing but count, and how much longer work takes because of them.
import { spawn } from 'node:child_process';

/** Counts, and looks up now and then whether whoever began it is still there. */
const WORK = `
  process.stdin.on('end', () => process.exit()).resume();
  (function on() {
    for (const until = Date.now() + 50; Date.now() < until; );
    setImmediate(on);
  })();
`;

/**
 * Starts so many busy processes and answers with what ends them. Each ends by itself when this process is gone, however that came.
 * @param {number} count
 */
export function startBusy(count) {
  const all = Array.from({ length: count }, () =>
    spawn(process.execPath, ['-e', WORK], { stdio: ['pipe', 'ignore', 'ignore'] }),
  );
  return () => {
    for (const one of all) one.kill('SIGKILL');
  };
}

/**
 * How much longer than its own time a piece of work takes here just now: 1 where the machine does nothing else. A test that holds
 * the product to a time of its own, on a machine of one's own, allows for that share and no more.
 */
export function busyness() {
  const began = performance.now();
  const spent = process.cpuUsage();
  let used = 0;
  while (used < 80_000) {
    const { user, system } = process.cpuUsage(spent);
    used = user + system;
  }
  return Math.max(1, ((performance.now() - began) * 1000) / used);
}
