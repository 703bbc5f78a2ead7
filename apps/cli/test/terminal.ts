// Where the command is tried: in this process, which takes a moment, or as the program it is shipped as, which takes half a second
// to start. What a process is to it — signals, a pipe, a pid of its own — is tried as a program; all else here.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import { bundleCli } from '../../../tools/build.mjs';
import { run } from '../src/run.js';

export interface Ran {
  readonly out: string;
  readonly err: string;
  readonly code: number;
}
const environment = (data: string): Readonly<Record<string, string>> => ({
  ...{ NO_COLOR: '1', LANG: 'en_US.UTF-8', LC_ALL: '' },
  ...(data === '' ? {} : { BARAJA_DATA: data }),
});

/** Runs a command line here, with a keyboard that types this and is then gone. One at a time: a process has one terminal. */
export async function baraja(args: readonly string[], { input = '', data = '' } = {}): Promise<Ran> {
  let [out, err] = ['', ''];
  const printed = (text: unknown): boolean => {
    out += String(text);
    return true;
  };
  const complained = (text: unknown): boolean => {
    err += String(text);
    return true;
  };
  for (const [key, value] of Object.entries(environment(data))) vi.stubEnv(key, value);
  const spies = [
    vi.spyOn(console, 'log').mockImplementation((text = '') => void printed(`${text}\n`)),
    vi.spyOn(console, 'error').mockImplementation((text = '') => void complained(`${text}\n`)),
    vi.spyOn(process.stdout, 'write').mockImplementation(printed),
    vi.spyOn(process.stderr, 'write').mockImplementation(complained),
    vi.spyOn(process, 'stdin', 'get').mockReturnValue(Readable.from([input]) as typeof process.stdin),
  ];
  const before = process.exitCode;
  process.exitCode = 0;
  try {
    await run(args);
    return { out, err, code: Number(process.exitCode) };
  } finally {
    process.exitCode = before;
    for (const spy of spies) spy.mockRestore();
    vi.unstubAllEnvs();
  }
}

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** The command as the program that is shipped, in a folder of its own. */
export class Program {
  private constructor(
    private readonly folder: string,
    readonly file: string,
  ) {}
  static async bundled(name: string): Promise<Program> {
    const folder = join(root, 'node_modules', '.cache', 'baraja', `${name}-test-${process.pid}`);
    await bundleCli(folder);
    return new Program(folder, join(folder, 'baraja.mjs'));
  }
  run(args: readonly string[], { input = '', data = '' } = {}): Promise<Ran> {
    const child = spawn(process.execPath, [this.file, ...args], { env: { ...process.env, ...environment(data) } });
    let [out, err] = ['', ''];
    child.stdout.on('data', (chunk) => {
      out += chunk;
    });
    child.stderr.on('data', (chunk) => {
      err += chunk;
    });
    child.stdin.end(input);
    return new Promise((resolve) => child.on('close', (code) => resolve({ out, err, code: code ?? -1 })));
  }
  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
