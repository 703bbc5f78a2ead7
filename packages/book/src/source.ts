/** One file as it was written: its data, and the line and column of everything in it. Strict: what YAML would guess at is an error. */
import { isAlias, isMap, isPair, isScalar, isSeq, LineCounter, type Node, parseDocument, visit } from 'yaml';
import { BOOK_WORDS, type BookWords } from './words.js';
import { isOpenQuote, yamlFault } from './yaml-words.js';

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
    const errors = [...doc.errors, ...doc.warnings];
    let last = { line: 0, message: '' };
    for (const error of errors) {
      const { line, col } = this.lines.linePos(isOpenQuote(error) ? quoteBefore(doc, error.pos[0]) : error.pos[0]);
      const message = yamlFault(say.language, error, errors, text);
      // One slip makes several errors, on its line and on those that follow: the first is told.
      const isSame = line === last.line || (line === last.line + 1 && message === last.message);
      if (!isSame) this.faults.push({ file, line, col, message });
      if (line !== last.line) last = { line, message };
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
/** Where a quote was opened that nobody closed: the reader notices at the end of the file. */
function quoteBefore(doc: ReturnType<typeof parseDocument>, end: number): number {
  let at = end;
  visit(doc, {
    Scalar: (_, { type, range }) => {
      if (type?.startsWith('QUOTE') && range && range[0] < end) at = range[0];
    },
  });
  return at;
}
