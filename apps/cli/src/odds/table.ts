// Tables of text: columns as wide as they must be, figures to the right.

export interface Column {
  readonly title: string;
  readonly align?: 'left' | 'right';
}

export function textTable(columns: readonly Column[], rows: readonly (readonly string[])[]): string {
  const widths = columns.map(({ title }, i) => Math.max(title.length, ...rows.map((row) => (row[i] ?? '').length)));
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, i) => (columns[i]!.align === 'left' ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!)))
      .join('  ')
      .trimEnd();
  return [line(columns.map(({ title }) => title)), ...rows.map(line)].map((text) => `  ${text}`).join('\n');
}

export const left = (title: string): Column => ({ title, align: 'left' });
export const right = (title: string): Column => ({ title, align: 'right' });

/** Lines no wider than a page. */
export function wrapped(text: string, indent = '  ', width = 100): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && indent.length + line.length + 1 + word.length > width) {
      lines.push(indent + line);
      line = '';
    }
    line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, indent + line].join('\n');
}

export const grouped = (count: number | bigint | string): string => BigInt(count).toLocaleString('en');

/** A share of one, as a percentage. */
export const percentOf = (share: number, places: number): string => {
  const text = (100 * share).toFixed(places);
  return Number(text) === 0 ? text.replace('-', '') : text;
};
