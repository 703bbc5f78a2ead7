// The first chapter of docs/writing-a-house.md: its house is in order and plays its examples, and every command it shows prints what
// the chapter says.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unshelve } from 'baraja/books';
import { afterAll, expect, test } from 'vitest';
import { baraja } from './terminal.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const HOUSE = 'docs/tutorial/la-rueda';
const PAGE = `${HOUSE}/hold.yaml`;
const folder = mkdtempSync(join(tmpdir(), 'baraja-tutorial-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  unshelve('la-rueda'); // other tests go over all houses
});

const doc = readFileSync(join(root, 'docs/writing-a-house.md'), 'utf8');
const chapter = /^## A house from the beginning\n[\s\S]*?(?=^## )/m.exec(doc)![0];
const page = readFileSync(join(root, PAGE), 'utf8');

/** What the chapter writes lies in a folder of the test. */
const OWN = /^(?:my-houses|three-raises|sheet\.html)/;
const argsOf = (line: string): readonly string[] =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => {
    const said = quoted ?? bare!;
    return OWN.test(said) ? join(folder, said) : said;
  });
/** The lines that are shown stand there, one after another; `…` stands for others. */
function expectShown(shown: string, printed: string): void {
  const lines = printed.replaceAll(`${folder}/`, '').split('\n');
  let at = 0;
  let mayLeave = false;
  for (const line of shown.trimEnd().split('\n')) {
    if (line === '…') {
      mayLeave = true;
      continue;
    }
    const found = mayLeave ? lines.indexOf(line, at) : at;
    expect(lines[found], `${line}\nin\n${lines.slice(at).join('\n')}`).toBe(line);
    at = found + 1;
    mayLeave = false;
  }
}
/** `raisesMax: 4 → raisesMax: 3; Four raises → Three raises`, in a copy of the house. */
function changed(to: string, changes: string): void {
  cpSync(join(root, dirname(HOUSE)), join(folder, to), { recursive: true });
  const text = changes.split('; ').reduce((had, change) => {
    const [was, is] = change.split(' → ') as [string, string];
    expect(had).toContain(was);
    return had.replace(was, is);
  }, page);
  writeFileSync(join(folder, to, 'la-rueda/hold.yaml'), text);
}

const tried = [
  ...chapter.matchAll(
    /<!-- tried(?: with: (.*?)| with input: (.*?))? -->\n```sh\nnpm run baraja -- (.*)\n```\n```\n([\s\S]*?)```/g,
  ),
].map(([, changes, input, command, shown]) => ({ changes, input, command: command!, shown: shown! }));
test.each(tried)('baraja $command', async ({ changes, input, command, shown }) => {
  if (changes !== undefined) changed('three-raises', changes);
  const { out, code } = await baraja(argsOf(command), { input: input ? `${input}\n` : '', data: folder });
  expectShown(shown, out);
  expect(code).toBe(0);
});
test('every command of the chapter that prints something is tried', () => {
  expect(tried.map(({ command }) => command.split(' ').slice(0, 2).join(' '))).toEqual(
    [...chapter.matchAll(/^npm run baraja -- (\S+ \S+)/gm)].map(([, name]) => name),
  );
});
const mistakes = [...chapter.matchAll(/<!-- mistake: (.*?) -->\n```\n(.*)\n```/g)].map(([, change, said]) => ({
  change: change!,
  said: said!,
}));
test.each(mistakes)('a mistake: $change', async ({ change, said }) => {
  changed(dirname(HOUSE), change);
  const { out, code } = await baraja(['book', 'check', join(folder, HOUSE)]);
  expectShown(`${said}\nla-rueda: one thing to mend.\n`, out);
  expect(code).toBe(1);
});
test('what the chapter shows of the page stands there', () => {
  const shown = [...chapter.matchAll(/<!-- from (.*?) -->\n```yaml\n([\s\S]*?)```/g)];
  expect(shown.length).toBeGreaterThan(1);
  for (const [, file, text] of shown) expect(readFileSync(join(root, file!), 'utf8')).toContain(text);
});
test('the house is in order, every clause that does something has an example that is played, in both languages', async () => {
  const [report] = JSON.parse((await baraja(['book', 'check', '--json', join(root, HOUSE)])).out);
  expect(report).toMatchObject({ house: 'la-rueda', faults: [], games: [{ unshown: [] }] });
  expect(report.games[0].examples).toBeGreaterThan(8);
  const sheet = (await baraja(['book', 'print', join(root, HOUSE), '--language', 'es'])).out;
  expect(sheet).toContain('Cuatro subidas por ronda');
});
