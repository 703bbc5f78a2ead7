// What the pages show of the command is what it does: the table in docs/commands.md, the commands of docs/formats.md one after another, and
// the lines that a bot exchanges in docs/bots.md.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Played } from '@baraja/room/test/forge';
import { afterAll, expect, test } from 'vitest';
import { matchesAt } from '../src/arena/match.js';
import { baraja } from './terminal.js';

const folder = mkdtempSync(join(tmpdir(), 'baraja-docs-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const page = (name: string): string => readFileSync(new URL(`../../../docs/${name}.md`, import.meta.url), 'utf8');
/** The first block of code after a text. */
const blockAfter = (name: string, text: string): string =>
  /```\w*\n([\s\S]*?)```/.exec(page(name).slice(page(name).indexOf(text) + text.length))![1]!;

test('docs/commands.md: the table in the terminal is dealt and plays as it stands there', async () => {
  const command = blockAfter('commands', 'A table without a browser:').trim().split(' ').slice(4);
  const shown = blockAfter('commands', `${command.join(' ')}\n\`\`\`\n`);
  const typed = [...shown.matchAll(/^> (.*)$/gm)].map(([, text]) => text);
  expect(typed).toEqual(['r 50', 'c']);
  // Before it: a call. What is typed is echoed or not, as it comes from a keyboard or a pipe.
  const { out } = await baraja(command, { input: `c\n${typed.join('\n')}\n`, data: folder });
  const quiet = (text: string): string => text.replaceAll(/^> (?:c|r 50)\n/gm, '> ');
  expect(quiet(out)).toContain(quiet(shown));
});

test('docs/formats.md: its commands do what they say, one after another', async () => {
  const here = mkdtempSync(join(folder, 'formats-'));
  const data = join(here, 'room');
  await Played.in(data, 3);
  const lines = blockAfter('formats', '## On the command line').trim().split('\n');
  for (const line of lines) {
    const [, words] = /^baraja (hands [^#]*)/.exec(line)!;
    const args = words!.trim().replace('<folder>', data).split(' ');
    const named = args.map((arg) => (/\.(?:phhs|ohh|jsonl)$/.test(arg) ? join(here, arg) : arg));
    // Made by none of them: somebody else's file.
    if (words!.includes('other.ohh')) {
      const { out } = await baraja(['hands', 'convert', join(here, 'hands.phhs'), '--to', 'ohh']);
      writeFileSync(join(here, 'other.ohh'), out);
    }
    const { code, err } = await baraja(named);
    // A house's table refuses some of what another's allowed; everything else goes through.
    const fine = words!.includes(' under ') ? [0, 2] : [0];
    expect([line, err, fine.includes(code)]).toEqual([line, expect.any(String), true]);
  }
  expect(readFileSync(join(here, 'hands.jsonl'), 'utf8')).toContain('"baraja":"hand/1"');
  expect(readFileSync(join(here, 'hands.ohh'), 'utf8')).toContain('"ohh": {');
});

test('docs/formats.md: its hand under a house’s rules comes out as it stands there', async () => {
  const file = join(mkdtempSync(join(folder, 'under-')), 'raised.phh');
  writeFileSync(file, blockAfter('formats', '`raised.phh` is'));
  const command = blockAfter('formats', 'have made of it?').trim().replace('raised.phh', file).split(' ').slice(1);
  const shown = blockAfter('formats', 'baraja hands under s-and-k/hold raised.phh\n```');
  expect(await baraja(command)).toMatchObject({ code: 2, out: shown });
});

/** The lines of a match over a wire, as the page writes them: told by `←`, said by `→`. */
async function exchanged(said: (line: { t: string; id: number }) => string | null): Promise<readonly string[]> {
  const lines: string[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => {});
    createInterface({ input: socket }).on('line', (line) => {
      lines.push(`← ${line}`);
      const answer = said(JSON.parse(line));
      if (answer === null) return;
      lines.push(`→ ${answer}`);
      socket.write(`${answer}\n`);
    });
  });
  await new Promise<void>((heard) => server.listen(0, '127.0.0.1', heard));
  const { port } = server.address() as { port: number };
  const bots = [`tcp://127.0.0.1:${port}`, 'quiet'];
  const opening = { house: 'rogelios', game: 'hold-nl' };
  const { lost } = await matchesAt({ opening, seats: 2, bots, think: 2000, seed: 5, log: false })({
    ...{ pair: [0, 1], from: 0, deals: 1 },
  });
  expect(lost).toBeNull();
  // Over when the last line has come, too.
  await new Promise((closed) => server.close(closed));
  return lines;
}

test('docs/bots.md: the exchange is one that takes place', async () => {
  const shown = blockAfter('bots', '## An exchange')
    .replaceAll(/\n {3}/g, '')
    .trim()
    .split('\n');
  const ours = (t: string): string => shown.find((line) => line.startsWith(`→ {"t":"${t}"`))!.slice(2);
  const lines = await exchanged(({ t, id }) =>
    t === 'hello' ? ours('hello') : t === 'turn' ? ours('choice').replace(/"id":\d+/, `"id":${id}`) : null,
  );
  // Where the page has `…` anything may stand.
  const patterns = shown.map((line) => new RegExp(`^${line.split('…').map(escaped).join('.*')}$`));
  let at = 0;
  const missing = shown.filter((_, i) => {
    const found = lines.findIndex((line, n) => n >= at && patterns[i]!.test(line));
    if (found >= 0) at = found + 1;
    return found < 0;
  });
  expect([missing, lines]).toEqual([[], lines]);
});
const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
