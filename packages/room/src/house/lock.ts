// One server on a data folder. The lock is the system's own, held on a small file for as long as the process lives, so that a crash leaves
// nothing behind; who holds it, and at which address, stands in a note beside it.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

export interface Holder {
  readonly pid: number;
  readonly address: string | null;
}
/** Another server has the folder. */
export class FolderTaken extends Error {
  override readonly name = 'FolderTaken';
  constructor(
    readonly folder: string,
    readonly holder: Holder | null,
  ) {
    const by = holder ? `process ${holder.pid}${holder.address ? ` at ${holder.address}` : ''}` : 'another process';
    super(`${folder} is in use by ${by}`);
  }
}
export interface FolderLock {
  /** Says where this server can be reached. */
  announce(address: string): void;
  release(): void;
}
interface LockFile {
  exec(text: string): void;
  close(): void;
}

const LOCK = 'room.lock';
const NOTE = 'server.json';

/** Takes the folder, or throws a FolderTaken that says who has it. The folder must be there. */
export function lockFolder(folder: string): FolderLock {
  const Database = createRequire(import.meta.url)('libsql') as new (path: string) => LockFile;
  const file = new Database(join(folder, LOCK));
  try {
    // Nothing is ever written into it: the lock alone matters, and it goes when the process does.
    file.exec('PRAGMA busy_timeout = 0');
    file.exec('BEGIN EXCLUSIVE');
  } catch {
    file.close();
    throw new FolderTaken(folder, noteIn(folder));
  }
  const note = join(folder, NOTE);
  const write = (address: string | null): void =>
    writeFileSync(note, `${JSON.stringify({ pid: process.pid, address })}\n`, { mode: 0o600 });
  write(null);
  return {
    announce: write,
    release() {
      rmSync(note, { force: true });
      file.exec('ROLLBACK');
      file.close();
    },
  };
}
function noteIn(folder: string): Holder | null {
  try {
    const { pid, address } = JSON.parse(readFileSync(join(folder, NOTE), 'utf8')) as Holder;
    return Number.isInteger(pid) ? { pid, address } : null;
  } catch {
    return null;
  }
}
