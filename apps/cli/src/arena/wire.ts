// A program that plays a seat, on the other end of a wire: lines out, lines in, each waited for no longer than it may take. A program
// that ends, is late or says too much forfeits; nothing here waits for ever.
import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { connect, type Socket } from 'node:net';
import { join, resolve } from 'node:path';
import { PassThrough, type Readable, type Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { BOT_LINE_MAX } from '@baraja/room/bot';

/** How a program lost its right to play: it did not start, ended, was late, or said what is no choice. */
export type ForfeitReason = 'no-start' | 'no-typescript' | 'ended' | 'slow' | 'garbage' | 'illegal' | 'other-protocol';
export class Forfeit extends Error {
  constructor(
    readonly reason: ForfeitReason,
    readonly detail: string,
  ) {
    super(`${reason}: ${detail}`);
  }
}

/** So much of what a program writes for itself is kept. */
const NOTES_MAX = 2000;
const TCP = /^tcp:\/\/([^:/]+):(\d+)$/;

/** The command line behind a name: a file by what it ends with, or words that say it all. Null: TypeScript, and nothing here reads it. */
export function commandLine(given: string, reader = typeScriptFor): readonly string[] | null {
  const words = given.split(' ').filter(Boolean);
  if (words.length > 1) return words;
  if (/\.[cm]?js$/.test(given)) return [process.execPath, given];
  if (!/\.[cm]?ts$/.test(given)) return given.endsWith('.py') ? ['python3', given] : [given];
  const flags = reader(given);
  return flags && [process.execPath, ...flags, given];
}
/**
 * What Node must be told to read TypeScript: tsx, looked for beside the program, in this folder, and with this command; nothing where it
 * can by itself.
 */
export function typeScriptFor(program: string): readonly string[] | null {
  const around = [resolve(program), join(process.cwd(), 'here.js'), import.meta.url];
  for (const place of around) {
    try {
      return ['--import', pathToFileURL(createRequire(place).resolve('tsx')).href];
    } catch {
      // Not from there.
    }
  }
  return (process.features as { typescript?: unknown }).typescript ? [] : null;
}

export class Wire {
  /** The last of what the program wrote for people. */
  notes = '';
  private readonly lines: string[] = [];
  private rest = '';
  private fault: Forfeit | null = null;
  private waiting: (() => void) | null = null;

  private constructor(
    input: Readable,
    private readonly output: Writable,
    private readonly hangUp: () => void,
  ) {
    input.setEncoding('utf8');
    input.on('data', (text: string) => this.hear(text));
    input.on('end', () => this.fail('ended', this.notes.trim().split('\n').at(-1) ?? ''));
    input.on('error', (error) => this.fail('ended', error.message));
    output.on('error', (error) => this.fail('ended', error.message));
  }
  static to(given: string): Wire {
    const [, host, port] = TCP.exec(given) ?? [];
    if (host !== undefined) return Wire.overSocket(connect(Number(port), host));
    const line = commandLine(given);
    if (line === null) return Wire.unstarted('no-typescript', `${given}, Node ${process.versions.node}`);
    const [program, ...args] = line;
    // A group of its own, so that whatever it starts ends with it.
    return Wire.overPipes(spawn(program!, args, { stdio: ['pipe', 'pipe', 'pipe'], detached: true }));
  }
  private static unstarted(reason: ForfeitReason, detail: string): Wire {
    const nothing = new PassThrough();
    const wire = new Wire(nothing, nothing, () => nothing.destroy());
    wire.fail(reason, detail);
    return wire;
  }
  private static overSocket(socket: Socket): Wire {
    const wire = new Wire(socket, socket, () => socket.destroy());
    socket.setNoDelay(true);
    return wire;
  }
  private static overPipes(child: ChildProcess): Wire {
    const { stdin, stdout, stderr, pid } = child;
    const wire = new Wire(stdout!, stdin!, () => {
      stdin!.destroy();
      if (pid !== undefined && child.exitCode === null) endGroup(pid);
    });
    child.on('error', (error) => wire.fail('no-start', error.message));
    stderr!.setEncoding('utf8').on('data', (text: string) => {
      wire.notes = (wire.notes + text).slice(-NOTES_MAX);
    });
    return wire;
  }

  private hear(text: string): void {
    const parts = (this.rest + text).split('\n');
    this.rest = parts.pop()!;
    this.lines.push(...parts.filter((line) => line.trim() !== ''));
    if (this.rest.length > BOT_LINE_MAX) this.fail('garbage', `a line of more than ${BOT_LINE_MAX} letters`);
    this.waiting?.();
  }
  private fail(reason: ForfeitReason, detail: string): void {
    this.fault ??= new Forfeit(reason, detail);
    this.waiting?.();
  }

  send(frame: object): void {
    if (this.fault === null) this.output.write(`${JSON.stringify(frame)}\n`);
  }
  /** The next line; a forfeit where none comes in time. */
  async line(milliseconds: number): Promise<string> {
    const until = performance.now() + milliseconds;
    for (let left = milliseconds; left > 0 && this.lines.length === 0 && this.fault === null; ) {
      await this.something(left);
      left = until - performance.now();
    }
    const line = this.lines.shift();
    if (line !== undefined) return line;
    throw this.fault ?? new Forfeit('slow', `nothing within ${Math.round(milliseconds)} ms`);
  }
  private something(milliseconds: number): Promise<void> {
    return new Promise((heard) => {
      const timer = setTimeout(() => this.waiting?.(), milliseconds);
      this.waiting = () => {
        clearTimeout(timer);
        this.waiting = null;
        heard();
      };
    });
  }
  close(): void {
    this.fault ??= new Forfeit('ended', 'the match is over');
    this.hangUp();
  }
}

function endGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
