// `baraja hands`: a room's hands out and in again, files of others, exit codes, both languages.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FORMATS } from '@baraja/hands';
import { freshDatabase } from '@baraja/room/test/databases';
import { Played } from '@baraja/room/test/forge';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { baraja } from './terminal.js';

const folder = mkdtempSync(join(tmpdir(), 'baraja-hands-'));
const data = join(folder, 'room');
const at = (name: string): string => join(folder, name);
const HANDS = 3;
/** Of a line, what the filters go by. */
interface Kept {
  readonly house: string;
  readonly game: string;
  readonly table: string;
  readonly round: number;
  readonly at: number;
  readonly eyes: number | string;
  readonly names: Readonly<Record<string, string>>;
  readonly faces: object;
}
beforeAll(async () => {
  await Played.in(data, HANDS);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const FILE = `variant = "NT"
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
min_bet = 2
starting_stacks = [200, 200, 200]
players = ["Ana", "Beto", "Chuy"]
actions = ["d dh p1 2c2d", "d dh p2 AhAd", "d dh p3 ????", "p3 cbr 6", "p1 f", "p2 cbr 20", "p3 f"]
`;

describe('a room’s hands', () => {
  test.each(FORMATS)('%s: out, checked, and in again', async (format) => {
    const [out, back] = [at(`out.${format}`), at(`back.${format}.jsonl`)];
    const wrote = await baraja(['hands', 'export', '--data', data, '--to', format, '--out', out]);
    expect(wrote).toMatchObject({ code: 0, out: expect.stringMatching(/^[1-9]\d* hands in /) });
    expect(await baraja(['hands', 'check', out, '--json'])).toMatchObject({ code: 0 });
    expect((await baraja(['hands', 'import', out, '--out', back])).code).toBe(0);
    const lines = readFileSync(back, 'utf8').trim().split('\n');
    expect(lines.length).toBeGreaterThanOrEqual(HANDS);
    expect((await baraja(['hands', 'export', '--data', data, '--out', out])).err).toContain('--force');
  });
  test('as the rail saw them there are fewer faces; of nobody’s house there are none', async () => {
    const faces = async (...more: string[]): Promise<number> => {
      const { out } = await baraja(['hands', 'export', '--data', data, ...more]);
      return out
        .trim()
        .split('\n')
        .filter(Boolean)
        .reduce((n, line) => n + Object.keys((JSON.parse(line) as { faces: object }).faces).length, 0);
    };
    expect(await faces('--rail')).toBeLessThan(await faces());
    expect(await faces('--house', 'nobody')).toBe(0);
    expect(await faces('--until', '2000-01-01')).toBe(0);
  });
  test('in PostgreSQL they are the same hands, and nobody else’s address is taken for one', async () => {
    const url = await freshDatabase();
    const inFile = await baraja(['hands', 'export', '--data', data]);
    expect((await baraja(['move', '--from', join(data, 'room.db'), '--to', url])).code).toBe(0);
    const inDatabase = await baraja(['hands', 'export', '--data', data, '--db', url]);
    expect(inDatabase).toEqual(inFile);
    expect(await baraja(['hands', 'export', '--data', at('none'), '--db', url])).toMatchObject({ code: 1, out: '' });
    const wrong = await baraja(['hands', 'export', '--data', data, '--db', 'mysql://x']);
    expect(wrong).toMatchObject({ code: 1, out: '' });
  });
  test('only those that were asked for: of a game, a table, a player, since when and until when', async () => {
    const exported = async (...more: string[]): Promise<Kept[]> =>
      (await baraja(['hands', 'export', '--data', data, ...more])).out
        .trim()
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Kept);
    const all = await exported();
    const { house, game, table, at: when, names } = all[1]!;
    expect(await exported('--house', house, '--game', game.slice(game.indexOf('-') + 1))).toEqual(
      all.filter((hand) => hand.game === game),
    );
    expect(await exported('--game', 'snk-hold')).toEqual([]);
    expect(await exported('--table', table)).toEqual(all.filter((hand) => hand.table === table));
    expect(await exported('--table', 'nowhere')).toEqual([]);
    const day = new Date(when).toISOString();
    const since = await exported('--since', day);
    expect(since).toEqual(all.filter((hand) => hand.at >= when));
    expect(since.length).toBeLessThan(all.length);
    expect([...(await exported('--until', day)), ...since]).toHaveLength(all.length);
    expect((await baraja(['hands', 'export', '--data', data, '--since', 'soon'])).code).toBe(1);
    // Through a player's eyes: his hands, and in them fewer faces than there were.
    const [seat, name] = Object.entries(names)[0]!;
    const own = await exported('--player', name);
    expect(own.length).toBeGreaterThan(0);
    for (const hand of own) {
      expect([hand.eyes, hand.names[seat]]).toEqual([Number(seat), name]);
      const whole = all.find((one) => one.table === hand.table && one.round === hand.round)!;
      expect(Object.keys(hand.faces).length).toBeLessThan(Object.keys(whole.faces).length);
    }
    expect(await exported('--player', 'Nobody')).toEqual([]);
  });
  test('without a room, or its keys, nothing is written', async () => {
    expect(await baraja(['hands', 'export', '--data', at('none')])).toMatchObject({ code: 1, out: '' });
  });
});

describe('a file of somebody else’s', () => {
  test('is told in words, in both languages', async () => {
    writeFileSync(at('one.phh'), FILE);
    expect((await baraja(['hands', 'tell', at('one.phh')])).out).toContain('Beto raises to $20.');
    expect((await baraja(['hands', 'tell', at('one.phh'), '--lang', 'es'])).out).toContain('Beto sube a $20');
  });
  test('is told up to an illegal act, with the reason, and the code says so', async () => {
    writeFileSync(at('bad.phh'), FILE.replace('p2 cbr 20', 'p2 cbr 7'));
    const told = await baraja(['hands', 'check', at('bad.phh')]);
    expect(told).toMatchObject({ code: 2, err: expect.stringContaining('Up to act 6') });
    expect(told.err).toContain('$10 at least');
    expect((await baraja(['hands', 'tell', at('bad.phh')])).code).toBe(2);
  });
  test('goes from format to format', async () => {
    for (const format of FORMATS) {
      const { out, code } = await baraja(['hands', 'convert', at('one.phh'), '--to', format]);
      expect(code).toBe(0);
      writeFileSync(at(`as.${format}`), out);
      expect((await baraja(['hands', 'tell', at(`as.${format}`)])).out).toContain('Beto raises to $20.');
    }
  });
  test('one hand in a .phh has no number before it, two have', async () => {
    const phh = ['--to', 'phh', '--force', '--out', at('out.phh')];
    expect((await baraja(['hands', 'convert', at('one.phh'), ...phh])).code).toBe(0);
    expect(readFileSync(at('out.phh'), 'utf8')).toMatch(/^variant = /);
    expect((await baraja(['hands', 'convert', at('one.phh'), at('one.phh'), ...phh])).code).toBe(0);
    expect(readFileSync(at('out.phh'), 'utf8').match(/^\[\d\]$/gm)).toEqual(['[1]', '[2]']);
    expect((await baraja(['hands', 'check', at('out.phh')])).code).toBe(0);
  });
  test('under a house’s rules: what is refused, and what is paid by which clause', async () => {
    const told = await baraja(['hands', 'under', 's-and-k/hold', at('one.phh')]);
    expect(told.code).toBe(2);
    expect(told.out).toContain('SNK-HOLD-8');
    const json = JSON.parse((await baraja(['hands', 'under', 's-and-k/hold', at('one.phh'), '--json'])).out) as {
      clauses: Record<string, number>;
      seats: { is: number }[];
    };
    expect(Object.keys(json.clauses)).toContain('SNK-HOLD-7');
    expect(json.seats).toHaveLength(3);
    expect((await baraja(['hands', 'under', 'nowhere', at('one.phh')])).code).toBe(1);
  });
  test('cut short: what was whole before it is there, and file, line and reason are said', async () => {
    const broken = (name: string, text: string): string => {
      writeFileSync(at(name), text);
      return at(name);
    };
    const [first, last] = [FILE, FILE.replace(/, "p2 cbr 20", "p3 f"\]\n/, ']\n')];
    const unended = await baraja(['hands', 'import', broken('cut.phhs', `[1]\n${first}\n[2]\n${last}`)]);
    expect(unended.code).toBe(2);
    expect(unended.out.trim().split('\n')).toHaveLength(2);
    expect(unended.err).toContain('cut.phhs, line 10, hand 2: It does not come to its end');
    const line = (await baraja(['hands', 'import', at('one.phh')])).out;
    const cut = broken('cut.jsonl', line + line.slice(0, 700));
    expect(await baraja(['hands', 'import', cut])).toMatchObject({
      code: 2,
      out: line,
      err: expect.stringContaining('cut.jsonl, line 2, hand 2: The text ends in the middle of this hand.'),
    });
    const amount = broken('x.jsonl', line.replace(/"amount":\d+/, '"amount":"x"'));
    const wrong = await baraja(['hands', 'check', amount, '--lang', 'es']);
    expect(wrong).toMatchObject({ code: 2, out: expect.stringContaining('1 de ningún modo') });
    expect(wrong.err).toMatch(
      /x\.jsonl, línea 1, mano 1: events\.0\.event\.\S+\.amount pide una cantidad en fichas enteras\./,
    );
    const stars = (await baraja(['hands', 'convert', at('one.phh'), '--to', 'stars'])).out;
    const stranger = broken('stranger.txt', stars.replace('Beto: raises', 'Zoe: raises'));
    expect(await baraja(['hands', 'convert', stranger, '--to', 'phh'])).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringMatching(/stranger\.txt, line \d+, hand 1: Nobody at the table is called Zoe\./),
    });
  });
  test('what is no file of hands is refused', async () => {
    writeFileSync(at('x.txt'), 'nothing');
    expect(await baraja(['hands', 'check', at('x.txt')])).toMatchObject({
      code: 1,
      err: expect.stringContaining('no file of hands'),
    });
    expect((await baraja(['hands', 'check', at('missing.phh')])).code).toBe(1);
    expect(await baraja(['hands', 'convert', at('one.phh'), '--out', at('no/such/folder.jsonl')])).toMatchObject({
      code: 1,
      err: expect.stringContaining('folder.jsonl cannot be written'),
    });
    expect(await baraja(['hands', 'check', folder])).toMatchObject({
      code: 1,
      err: expect.stringContaining('no file of hands'),
    });
  });
});
