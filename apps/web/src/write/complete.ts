// Completion: what may stand where the cursor is, as far as the line and what it stands under tell.
import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import type { Completed, Known } from './asks.js';

const WORD = /[\w.$-]*$/;
/** The key the cursor's own line is under: by its indentation. */
function parentOf(lines: readonly string[], indent: number): string {
  for (const line of lines.toReversed()) {
    const said = /^( *)(?:- )?([\w. '-]+):/.exec(line);
    if (said && said[1]!.length < indent) return said[2]!;
  }
  return '';
}
/** Which list is wanted after this text, and the key whose value it is. */
export function wanted(before: string): { readonly list: 'sets' | 'things' | 'keys' } | { readonly value: string } {
  const lines = before.split('\n');
  const line = lines.at(-1) ?? '';
  const opened = /(?:^|[\s{,])(sets|governs|presets): *[{[]([^}\]]*)$/.exec(line);
  const value = /([\w.-]+): *[\w.$-]*$/.exec(line);
  if (opened?.[1] === 'governs') return { list: 'things' };
  if (value && !/[{[]\s*$/.test(line) && value[1] !== undefined && value[0].includes(':')) return { value: value[1] };
  if (opened?.[1] === 'sets') return { list: 'sets' };
  const parent = parentOf(lines.slice(0, -1), /^ */.exec(line)![0].length);
  return { list: parent === 'sets' ? 'sets' : parent === 'governs' ? 'things' : 'keys' };
}

/** `known` is asked when it is needed: which file is open changes. */
export const completing =
  (known: () => Known | null) =>
  (context: CompletionContext): CompletionResult | null => {
    const all = known();
    const word = context.matchBefore(WORD);
    if (all === null || (!context.explicit && (word === null || word.from === word.to))) return null;
    const asked = wanted(context.state.sliceDoc(0, context.pos));
    const options: readonly Completion[] =
      'value' in asked
        ? (all.values[asked.value] ?? []).map((label) => ({ label, type: 'enum' }))
        : all[asked.list].map((one) => optionOf(one, asked.list));
    return options.length === 0 ? null : { from: word?.from ?? context.pos, options: [...options], validFor: WORD };
  };
const optionOf = ({ label, info }: Completed, list: string): Completion => ({
  label,
  type: list === 'things' ? 'constant' : 'property',
  ...(info === '' ? {} : { info }),
  ...(list === 'things' ? {} : { apply: `${label}: ` }),
});
