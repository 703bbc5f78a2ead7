// What is said of the games with a bank, panel by panel: the lines and tables that are made from their rules.
import { type HowSection, howToPlay } from '../../arc/howto/howto.js';
import { arcStrings } from '../../arc/words/index.js';
import type { TableRules } from '../../lib/wire.js';
import type { Line, PanelKey, Piece, Teller } from '../panel.js';

/** What is said of a panel: the sentence under its pictures, and the rest for whoever wants it. */
export interface Said {
  readonly lines: readonly Line[];
  readonly tables: readonly Piece[];
}
export function saidOf(rules: TableRules, { say, money }: Teller): (key: PanelKey) => Said {
  const sections: readonly HowSection[] = howToPlay(rules, money);
  const s = arcStrings(say.language);
  return (key) => {
    const own = sections.filter((section) => section.key === key);
    const lines = own.flatMap((section) =>
      section.lines.map(({ text, rules: cited }) => ({ text: text[say.language], rules: cited })),
    );
    const tables = own.flatMap(({ tables: made = [] }) =>
      made.map((table): Piece => {
        const { caption: heading, heads, rows } = table(s);
        return { kind: 'table', heading, heads, rows };
      }),
    );
    return { lines, tables };
  };
}
/** One of the lines is the sentence, all others are the rest. */
export const captioned = (at: number, lines: readonly Line[], ...more: readonly Line[]) => ({
  caption: lines[at]!,
  more: [...lines.filter((_, i) => i !== at), ...more],
});
