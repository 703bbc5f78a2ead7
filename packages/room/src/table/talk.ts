// Talk at a table: lines by number, and signs that others give to them. It is told and not stored; who comes later to a table by link is
// told the last of it.
import type { ServerFrame, Sign } from '../protocol/frames.js';

/** Signs are taken for so many of the last lines. */
const LINES_KEPT = 100;
/** So many of them are told to who comes later. */
const LATELY = 30;
type Said = Extract<ServerFrame, { t: 'chat' }>;

export class Talk {
  private line = 0;
  /** By line: who gave which signs. */
  private readonly signs = new Map<number, Map<string, Set<Sign>>>();

  private readonly last: Said[] = [];

  constructor(private readonly table: string) {}

  lately(): readonly Said[] {
    return this.last;
  }

  /** When the last of it was said, if whoever comes later is told. */
  get saidAt(): number | null {
    return this.last.at(-1)?.at ?? null;
  }

  says(from: string, name: string, text: string, at: number): Said {
    this.line++;
    this.signs.set(this.line, new Map());
    this.signs.delete(this.line - LINES_KEPT);
    const said: Said = { t: 'chat', table: this.table, line: this.line, from, name, text, at };
    this.last.push(said);
    if (this.last.length > LATELY) this.last.shift();
    return said;
  }
  /** How often each sign stands at a line after somebody gave one, or took it back; null where there is no such line any more. */
  reacts(from: string, line: number, sign: Sign): ServerFrame | null {
    const given = this.signs.get(line);
    if (!given) return null;
    const own = given.get(from) ?? new Set();
    if (!own.delete(sign)) own.add(sign);
    given.set(from, own);
    const counts: Partial<Record<Sign, number>> = {};
    for (const one of given.values()) for (const each of one) counts[each] = (counts[each] ?? 0) + 1;
    return { t: 'reacted', table: this.table, line, from, sign, on: own.has(sign), counts };
  }
}
