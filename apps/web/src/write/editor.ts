// The editor of the desk: one view, a state for each file, so that going to another file and back loses no step.
import { autocompletion } from '@codemirror/autocomplete';
import { yaml } from '@codemirror/lang-yaml';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { type Diagnostic, lintGutter, setDiagnostics } from '@codemirror/lint';
import { EditorState, type Text } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { basicSetup } from 'codemirror';
import type { Known } from './asks.js';
import { completing } from './complete.js';

/** A mark in a file, at a line and column counted from one. */
export interface Marked {
  readonly line: number;
  readonly col: number;
  readonly message: string;
  readonly severity: 'error' | 'warning';
}
interface Given {
  readonly parent: HTMLElement;
  readonly label: string;
  readonly known: () => Known | null;
  readonly changed: (text: string) => void;
}

const look = EditorView.theme({
  '&': { height: '100%', fontSize: '14.5px', color: 'var(--ink)', backgroundColor: 'var(--panel)' },
  '.cm-scroller': { fontFamily: 'ui-monospace, "SF Mono", Menlo, Consolas, monospace', lineHeight: '1.5' },
  '.cm-content': { caretColor: 'var(--ink)' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '.cm-gutters': { backgroundColor: 'var(--panel-2)', color: 'var(--ink-2)', borderRight: '1px solid var(--line)' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'color-mix(in srgb, var(--lamp) 12%, transparent)' },
  '&.cm-focused': { outline: '2px solid var(--lamp-line)', outlineOffset: '-2px' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'color-mix(in srgb, var(--lamp) 32%, transparent)',
  },
  '.cm-tooltip': {
    backgroundColor: 'var(--panel)',
    color: 'var(--ink)',
    border: '1px solid var(--line)',
    borderRadius: '8px',
  },
  '.cm-tooltip-autocomplete ul li[aria-selected]': { backgroundColor: 'var(--act)', color: 'var(--act-ink)' },
  '.cm-panels': { backgroundColor: 'var(--panel-2)', color: 'var(--ink)' },
});
const colours = HighlightStyle.define([
  { tag: [tags.propertyName, tags.definition(tags.propertyName)], color: 'var(--link)' },
  { tag: [tags.string, tags.content], color: 'var(--ink)' },
  { tag: [tags.comment, tags.lineComment], color: 'var(--ink-2)', fontStyle: 'italic' },
  { tag: [tags.keyword, tags.bool, tags.number], color: 'var(--good-ink)' },
]);

export class Editor {
  private readonly view: EditorView;
  private readonly states = new Map<string, EditorState>();
  private open: string | null = null;

  constructor(private readonly given: Given) {
    this.view = new EditorView({ parent: given.parent, state: this.fresh('') });
  }
  private fresh(doc: string): EditorState {
    const { label, known, changed } = this.given;
    return EditorState.create({
      doc,
      extensions: [
        basicSetup,
        yaml(),
        syntaxHighlighting(colours),
        look,
        lintGutter(),
        autocompletion({ override: [completing(known)] }),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) changed(update.state.doc.toString());
        }),
      ],
    });
  }
  /** Another file; what was done in this one stays for when one comes back. */
  show(name: string, text: string): void {
    if (this.open !== null) this.states.set(this.open, this.view.state);
    this.open = name;
    const had = this.states.get(name);
    this.view.setState(had?.doc.toString() === text ? had : this.fresh(text));
  }
  /** All files are others now. */
  forget(): void {
    this.open = null;
    this.states.clear();
  }
  mark(marks: readonly Marked[]): void {
    const { doc } = this.view.state;
    const diagnostics = marks.map(({ line, col, message, severity }): Diagnostic => {
      const { from, to } = spanAt(doc, line, col);
      return { from, to, message, severity };
    });
    this.view.dispatch(setDiagnostics(this.view.state, diagnostics));
  }
  /** To a place, with the keyboard. */
  goTo(line: number, col: number): void {
    const { from } = spanAt(this.view.state.doc, line, col);
    this.view.dispatch({ selection: { anchor: from }, effects: EditorView.scrollIntoView(from, { y: 'center' }) });
    this.view.focus();
  }
  end(): void {
    this.view.destroy();
  }
}
/** From there to the end of the word; the whole line where there is none. */
function spanAt(doc: Text, line: number, col: number): { readonly from: number; readonly to: number } {
  const at = doc.line(Math.min(Math.max(1, line), doc.lines));
  const from = Math.min(at.from + Math.max(0, col - 1), at.to);
  const word = /^[^\s,{}[\]:]+/.exec(doc.sliceString(from, at.to))?.[0] ?? '';
  return word === '' ? { from: Math.min(from, at.to), to: at.to } : { from, to: from + word.length };
}
