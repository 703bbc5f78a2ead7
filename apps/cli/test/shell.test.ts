// What other programs read of the command line: completion in a real shell, the manual page, figures as JSON.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { games, houses } from 'baraja/books';
import type { Command } from 'commander';
import { expect, test } from 'vitest';
import { isWordsOnly } from '../src/report.js';
import { program } from '../src/run.js';
import { t } from '../src/words/index.js';
import { baraja } from './terminal.js';

const ask = async (line: string): Promise<string> => {
  const { out, code } = await baraja(line.split(' '), {});
  expect(code, line).toBe(0);
  return out;
};

test('bash completes commands, what is below them, and options', async () => {
  const script = await ask('completion bash');
  const completed = (...words: string[]): string => {
    const typed = words.map((word) => `'${word}'`).join(' ');
    const line = `${script}\nCOMP_WORDS=(${typed}); COMP_CWORD=${words.length - 1}; _baraja; echo "\${COMPREPLY[@]}"`;
    return spawnSync('bash', ['-c', line], { encoding: 'utf8' }).stdout.trim();
  };
  expect(completed('baraja', 'sim')).toBe('simulate');
  expect(completed('baraja', 'book', 'ch')).toBe('check');
  expect(completed('baraja', 'simulate', '--see')).toBe('--seed');
  expect(completed('baraja', 'nothing', '--see')).toBe('');
  expect(await ask('completion zsh')).toContain('compdef _baraja baraja');
  expect(await ask('completion fish')).toMatch(/-n '__fish_seen_subcommand_from book' -a check/);
  expect((await baraja(['completion', 'csh'], {})).code).toBe(1);
});

test('the manual page has every command with its options, in both languages', async () => {
  const listed = [...(await ask('--help')).matchAll(/^ {2}([a-z]+)\b.*$/gm)].map((match) => match[1]!);
  const page = await ask('man');
  for (const name of listed.filter((one) => one !== 'help')) expect(page).toContain(`.SS "baraja ${name}`);
  expect(page).toContain('.B \\-\\-seed <number>');
  expect(await ask('man --lang es')).toContain('.SH CÓDIGO DE SALIDA');
});

interface Leaf {
  readonly path: string;
  readonly command: Command;
}
const leaves = (command: Command, path: readonly string[] = []): readonly Leaf[] =>
  command.commands.length === 0
    ? [{ path: path.join(' '), command }]
    : command.commands.flatMap((below) => leaves(below, [...path, below.name()]));

test('every command that prints figures has them as JSON; one that has none says so', () => {
  const figures = ({ command }: Leaf): boolean => command.options.some(({ long }) => long === '--json');
  const faults = leaves(program()).filter((leaf) => figures(leaf) === isWordsOnly(leaf.command));
  expect(faults.map(({ path }) => path)).toEqual([]);
});

test('the documentation names every command, and every exit code as the manual page has it', async () => {
  expect(await ask('--version --lang en')).toMatch(/^\d+\.\d+\.\d+\n$/);
  const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
  const commands = program().commands.map((command) => command.name());
  for (const page of ['docs/commands.md', 'apps/cli/README.md'])
    expect(
      commands.filter((name) => !new RegExp(`baraja (?:-- )?${name}\\b`).test(read(page))),
      page,
    ).toEqual([]);
  const listed = [...read('docs/commands.md').matchAll(/^\| (\d) \| (.*) \|$/gm)].map(([, code, what]) => [code, what]);
  expect(listed).toEqual(Object.entries(t().shell.exits));
});

test('games and simulate as JSON', async () => {
  const posted = JSON.parse(await ask('games --json')) as { id: string; games: { id: string; stakes: object[] }[] }[];
  expect(posted.map(({ id }) => id)).toEqual(houses.map(({ id }) => id));
  expect(posted.flatMap((house) => house.games.map(({ id }) => id)).sort()).toEqual(games.map(({ id }) => id).sort());
  const report = JSON.parse(await ask('simulate rogelios hold --hands 20 --workers 1 --json')) as Record<
    string,
    unknown
  >;
  expect(report).toMatchObject({ table: { house: 'rogelios', game: 'hold' }, hands: 20, seed: 1, missing: 0 });
});
test('rules and floor words as JSON', async () => {
  expect(JSON.parse(await ask('rules rogelios --json')).length).toBeGreaterThan(1);
  expect(JSON.parse(await ask('rules rogelios hold --json'))).toMatchObject({ game: 'rog-hold' });
  expect(Object.keys(JSON.parse(await ask('book floor draw --json')))).toContain('report');
});
