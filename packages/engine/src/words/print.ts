/** A rules page as plain text, for a terminal. */
import { words } from './languages.js';
import type { RulesEntry, RulesPage, RulesSection } from './rules.js';
import type { RulesWords } from './words.js';

const WIDTH = 80;
const INDENT = '  ';

/** Breaks a text into lines of at most `width`, each after the first indented by `hang`; a word that is longer stands alone. */
export function wrap(text: string, width: number, first: string, hang: string = first): readonly string[] {
  const lines: string[] = [];
  let line = first;
  let empty = true;
  for (const word of text.split(/\s+/).filter(Boolean)) {
    if (!empty && line.length + 1 + word.length > width) {
      lines.push(line);
      line = hang;
      empty = true;
    }
    line += empty ? word : ` ${word}`;
    empty = false;
  }
  return empty ? lines : [...lines, line];
}

/** The page, its lines at most `width` long. */
export function printRules(page: RulesPage, { width = WIDTH }: { readonly width?: number } = {}): string {
  const say = words(page.language).rules;
  const head = [
    ...wrap(page.title, width, ''),
    ...wrap(`${say.house}: ${page.house}, ${page.town}`, width, '', INDENT),
    ...wrap(`${say.jurisdiction}: ${page.jurisdiction}`, width, '', INDENT),
  ];
  const sections = page.sections.map((section) => printSection(section, say, width).join('\n'));
  return `${[head.join('\n'), ...sections].join('\n\n')}\n`;
}

function printSection({ heading, entries }: RulesSection, say: RulesWords, width: number): readonly string[] {
  const lines: string[] = [...wrap(heading.toUpperCase(), width, '')];
  let from: string | null = null;
  for (const entry of entries) {
    if (entry.kind === 'sheet' && entry.from !== from) {
      from = entry.from;
      if (lines.length > 1) lines.push('');
      if (from !== null) lines.push(...wrap(`${from}:`, width, INDENT));
    }
    lines.push(...printEntry(entry, say, width));
  }
  return lines;
}

function printEntry(entry: RulesEntry, say: RulesWords, width: number): readonly string[] {
  const deep = INDENT + INDENT;
  switch (entry.kind) {
    case 'intro':
      return wrap(entry.text, width, INDENT);
    case 'sheet': {
      const see = entry.rulings.length > 0 ? ` ${say.ourRuling}: ${entry.rulings.join(', ')}.` : '';
      return [
        ...wrap(`${entry.id}: ${entry.text}`, width, INDENT, deep),
        ...(entry.citation || see ? wrap(`${entry.citation ? `[${entry.citation}]` : ''}${see}`, width, deep) : []),
      ];
    }
    case 'ruling': {
      const readings = entry.readings.map((reading, i) => `(${i + 1}) ${reading}`).join(' ');
      return [
        ...wrap(`${say.ourRuling} ${entry.id}: ${entry.question}`, width, INDENT, deep),
        ...(readings ? wrap(`${say.readings}: ${readings}`, width, deep) : []),
        ...wrap(entry.text, width, deep),
        ...(entry.citation ? wrap(`[${entry.citation}]`, width, deep) : []),
        ...entry.settings.flatMap(({ key, text, changed, fixedBy }) => {
          const notes = [changed ? say.changed : '', fixedBy ? say.lockedBy(fixedBy) : ''].filter(Boolean);
          return wrap(
            `${say.setting} ${key} = ${text}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`,
            width,
            deep,
          );
        }),
      ];
    }
  }
}
