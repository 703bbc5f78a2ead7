// Watches the machine for the houses: whether its clock goes as one that nobody can set, and whether the program is the one that was
// started.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Office, ProgramFound } from '../office/index.js';

/** Milliseconds by which a clock may be off between two looks: it is kept right in small steps. */
const SLACK = 5000;
const LOOK_EVERY = 30_000;
const CHECK_EVERY = 24 * 3_600_000;

/** One hash over all files of a program: each with its name, in the order of names. */
export function programIn(folder: string): ProgramFound {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name))
    .sort();
  const whole = createHash('sha256');
  for (const name of names) {
    const file = createHash('sha256').update(readFileSync(name)).digest('hex');
    whole.update(`${file}  ${name.slice(folder.length).replaceAll('\\', '/')}\n`);
  }
  return { files: names.length, hash: whole.digest('hex') };
}

interface Deps {
  readonly now: () => number;
  /** A clock nobody sets, in milliseconds from anywhen. */
  readonly steady: () => number;
  readonly offices: () => readonly Office[];
  /** Where the program lies; null: what runs the room is no program that was built. */
  readonly program: string | null;
  readonly trouble: (error: unknown) => void;
}
export class MachineWatch {
  private last: { readonly now: number; readonly steady: number };
  private timers: NodeJS.Timeout[] = [];

  constructor(private readonly deps: Deps) {
    this.last = { now: deps.now(), steady: deps.steady() };
  }
  /** `stored`: when the record says it was written to last; a clock that is behind it was set back meanwhile. */
  async start(stored: number): Promise<void> {
    const now = this.deps.now();
    if (now < stored - SLACK) await this.note((office) => office.machine.jumped(stored, now));
    await this.check(true);
    const every = (ms: number, what: () => Promise<void>): void => {
      this.timers.push(setInterval(() => void what().catch(this.deps.trouble), ms).unref());
    };
    every(LOOK_EVERY, () => this.look());
    every(CHECK_EVERY, () => this.check());
  }
  stop(): void {
    for (const timer of this.timers) clearInterval(timer);
  }
  /** Has the clock gone as far as time did? */
  async look(): Promise<void> {
    const { now, steady } = { now: this.deps.now(), steady: this.deps.steady() };
    const due = this.last.now + (steady - this.last.steady);
    this.last = { now, steady };
    if (Math.abs(now - due) > SLACK) await this.note((office) => office.machine.jumped(due, now));
  }
  /** Which program it is. Asked for by people nothing is noted: they see it. */
  found(): ProgramFound | null {
    return this.deps.program === null ? null : programIn(this.deps.program);
  }
  async check(atStart = false): Promise<void> {
    const found = this.found();
    if (found) await this.note((office) => office.machine.checked(found, atStart));
  }
  private async note(change: (office: Office) => ReturnType<Office['machine']['jumped']>): Promise<void> {
    for (const office of this.deps.offices()) await office.journal.happen(() => change(office));
  }
}
