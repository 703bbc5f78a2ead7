/** One file as it was written: its data, and the line and column of everything in it. Strict: what YAML would guess at is an error. */
import { isAlias, isMap, isPair, isScalar, isSeq, LineCounter, type Node, parseDocument, visit } from 'yaml';
import { BOOK_WORDS, type BookWords } from './words.js';

/** Something that is wrong, and where. */
export interface Fault {
  readonly file: string;
  readonly line: number;
  readonly col: number;
  readonly message: string;
}
export const printFault = ({ file, line, col, message }: Fault): string => `${file}:${line}:${col}: ${message}`;

export type Path = readonly (string | number)[];

/** Words that other readers of YAML take for true and false, times and numbers with a leading zero. */
const GUESSED = /^(?:on|off|yes|no|y|n|true|false|null|~)$/i;
const MEANT = /^(?:true|false|null)$/;
const NUMBERS = /^(?:0\d+|\d+:\d+(?::\d+)?|0[xob][\da-f]+|[\d_]+_[\d_]*)$/i;

export class Source {
  private readonly lines = new LineCounter();
  private readonly contents: Node | null;
  /** What it says; undefined where it cannot be read. */
  readonly data: unknown;
  readonly faults: Fault[] = [];

  constructor(
    readonly file: string,
    text: string,
    readonly say: BookWords = BOOK_WORDS.en,
  ) {
    const doc = parseDocument(text, { lineCounter: this.lines, version: '1.2' });
    this.contents = doc.contents as Node | null;
    for (const { pos, message } of [...doc.errors, ...doc.warnings]) {
      const { line, col } = this.lines.linePos(pos[0]);
      this.faults.push({ file, line, col, message: message.split('\n')[0]!.replace(/ at line.*$/, '') });
    }
    visit(doc, {
      Node: (_, node) => this.strict(node as Node),
    });
    this.data = this.faults.length === 0 ? doc.toJS() : undefined;
  }
  /** No anchors, no tags, nothing that could be read in two ways. */
  private strict(node: Node): void {
    if (isAlias(node) || ('anchor' in node && node.anchor)) this.mark(node, this.say.anchor);
    if ('tag' in node && node.tag) this.mark(node, this.say.tag(String(node.tag)));
    if (!isScalar(node) || node.type !== 'PLAIN') return;
    const said = node.source ?? '';
    if (said === '<<') this.mark(node, this.say.merge);
    else if ((GUESSED.test(said) && !MEANT.test(said)) || NUMBERS.test(said)) this.mark(node, this.say.guessed(said));
  }
  private mark(node: Node, message: string): void {
    const { line, col } = this.lines.linePos(node.range?.[0] ?? 0);
    this.faults.push({ file: this.file, line, col, message });
  }

  /** Where something stands: its value, or its name. */
  at(path: Path, onKey = false): { readonly line: number; readonly col: number } {
    let node: unknown = this.contents;
    let found = this.contents;
    for (const [i, step] of path.entries()) {
      const pair = isMap(node)
        ? node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step))
        : null;
      const isLast = i === path.length - 1;
      const next = pair
        ? isLast && onKey
          ? pair.key
          : (pair.value ?? pair.key)
        : isSeq(node)
          ? node.items[Number(step)]
          : null;
      if (!next) break;
      node = isPair(next) ? next.value : next;
      found = node as Node;
    }
    return this.lines.linePos(found?.range?.[0] ?? 0);
  }
  fault(path: Path, message: string, onKey = false): void {
    const fault = { file: this.file, ...this.at(path, onKey), message };
    if (!this.faults.some((had) => printFault(had) === printFault(fault))) this.faults.push(fault);
  }
}
