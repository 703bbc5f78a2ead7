// The command line as a person meets it: run as a program, its output read, its refusals and exit codes checked.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { busyness } from '../../../tools/busy.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = join(root, 'node_modules', '.cache', 'baraja', `cli-test-${process.pid}`);
const program = join(folder, 'baraja.mjs');
const data = mkdtempSync(join(tmpdir(), 'baraja-cli-'));

beforeAll(async () => {
  await build({
    entryPoints: { baraja: join(root, 'apps/cli/src/main.ts') },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    splitting: true,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['source'],
    external: ['libsql', 'fastify', '@fastify/*', 'fastify-type-provider-zod'],
    logLevel: 'error',
    banner: { js: "import { createRequire as r } from 'node:module'; const require = r(import.meta.url);" },
  });
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  rmSync(data, { recursive: true, force: true });
});

function baraja(args: string, input = ''): { out: string; err: string; code: number | null } {
  const env = { ...process.env, BARAJA_DATA: data, NO_COLOR: '1', LANG: 'en_US.UTF-8', LC_ALL: '' };
  const run = spawnSync(process.execPath, [program, ...args.split(' ')], { input, env, encoding: 'utf8' });
  return { out: run.stdout, err: run.stderr, code: run.status };
}

describe('baraja rules', () => {
  test('prints clauses with ids and citations, conduct included, and tells our rulings apart', () => {
    const { out, code } = baraja('rules rogelios hold');
    expect(code).toBe(0);
    expect(out).toContain('ROG-HOLD-04:');
    expect(out.replace(/\s+/g, ' ')).toMatch(/\[Rogelio’s sheet, Hold’em 4, lines 335–341\]/);
    expect(out).toMatch(/Our ruling AMB-GEN-13/);
    expect(baraja('rules rogelios cphl').out).toContain('ROG-CPHL-03:');
  });
  test('says what there is when it is asked for what there is not', () => {
    expect(baraja('rules moon').err).toMatch(/no house called moon.*rogelios/s);
    expect(baraja('rules rogelios chess')).toMatchObject({ code: 1 });
    expect(baraja('rules jalisco esc').out).toContain('JAL-ESC-B7');
  });
});

describe('baraja simulate', () => {
  test('same seed, same result; every chip accounted for; fees as posted', () => {
    const run = () => baraja('simulate rogelios hold --stake 3-6 --hands 300 --bots clicker --seed 9');
    const first = run();
    expect(first.code).toBe(0);
    expect(first.out).toContain('every chip is accounted for');
    expect(first.out).toContain('collection $900 ($3 a hand), jackpot $300 ($1 a hand)');
    const without = (text: string) => text.replace(/[\d,]+ hands a second/, '');
    expect(without(run().out)).toBe(without(first.out));
    expect(without(baraja('simulate rogelios hold --stake 3-6 --hands 300 --bots clicker --seed 10').out)).not.toBe(
      without(first.out),
    );
  });
  test('every game of the three houses plays, time tables included', () => {
    const games = ['ven-a-mexico hold', 's-and-k hold', 's-and-k hhl', 's-and-k ohl', 's-and-k pine', 's-and-k oma'];
    const more = ['rogelios hold-nl', 'rogelios oma', 'rogelios ohl', 'rogelios cphl', 'rogelios hold --stake 20/40'];
    for (const game of [...games, ...more]) {
      const { out, err, code } = baraja(`simulate ${game} --hands 60 --bots clicker`);
      expect({ game, code, err }).toEqual({ game, code: 0, err: '' });
      expect(out).toContain('every chip is accounted for');
    }
  });
  test('a hand reaches one showdown, in however many halves its pot goes', () => {
    for (const game of ['rogelios ohl', 'rogelios cphl', 's-and-k hhl']) {
      const { out } = baraja(`simulate ${game} --hands 40 --bots quick --seats 6 --seed 4`);
      const [, rate] = /([\d.]+) % of hands reached a showdown/.exec(out) ?? [];
      expect(Number(rate), game).toBeGreaterThanOrEqual(40);
      expect(Number(rate), game).toBeLessThanOrEqual(100);
    }
  });
  test('the rummies play, at as many seats as they have', () => {
    for (const [game, seats] of [
      ['jalisco esc', 6],
      ['jalisco lar', 5],
      ['s-and-k pan', 6],
    ] as const) {
      const { out, err, code } = baraja(`simulate ${game} --hands 2 --bots steady`);
      expect({ game, code, err }).toEqual({ game, code: 0, err: '' });
      expect(out).toMatch(new RegExp(`2 hands, ${seats} seats`));
      expect(out).toMatch(/of games were won on the table/);
      expect(out).toContain('every chip is accounted for');
    }
  });
  test('the banked games play: the house’s part is told where it banks, and only there', () => {
    for (const [game, hasHouse] of [
      ['spanish-poker span', true],
      ['ven-a-mexico nb21', false],
      ['rogelios p215', false],
      ['s-and-k pgp', false],
    ] as const) {
      const { out, err, code } = baraja(`simulate ${game} --hands 40 --bots steady --seed 2`);
      expect({ game, code, err }).toEqual({ game, code: 0, err: '' });
      expect(out).toMatch(/the most won on one (wager|ante)/);
      expect([game, /the house (won|lost) \$/.test(out)]).toEqual([game, hasHouse]);
      expect(out).toMatch(hasHouse ? /collection \$0 / : /collection \$[1-9]/);
      expect(out).toContain('every chip is accounted for');
    }
  });
  test('a bad switch, stake or number is refused in a sentence', () => {
    expect(baraja('simulate rogelios hold --switch bet.raise_cap=7')).toMatchObject({ code: 1 });
    expect(baraja('simulate rogelios hold --switch bet.raise_cap=7').err).toContain('AMB-GEN-13');
    expect(baraja('simulate rogelios hold --stake 9/9').err).toMatch(/stakes are 2\/4, 3\/6/);
    expect(baraja('simulate rogelios hold --hands none').err).toMatch(/whole number/);
  });
});

describe('baraja play', () => {
  test.each([
    ['ROG-LOB-D9a', 'lob'],
    ['ROG-HDP-D6', 'hdp'],
  ] as const)('%s: a replay of Rogelio’s %s tells your draw, and of others’ not how many cards', (_, game) => {
    const { out, code } = baraja(`play rogelios ${game} --auto quick --bots quick --seats 3 --hands 12 --seed 5`);
    expect(code).toBe(0);
    const drew = (text: string) =>
      new Set([...text.matchAll(/^ *(\S+) (?:discards|stands pat)/gm)].map(([, who]) => who));
    // A hand at which all three came to the draw: at the table all was told.
    const hands = out.split(/(?=Hand \d+: \S+ has the button)/).slice(1);
    const hand = hands.findIndex((text) => drew(text).size === 3 && !/^Hand \d+: Guest/.test(text)) + 1;
    expect(hand).toBeGreaterThan(0);
    const [, button] = /^Hand \d+: (\S+) has/.exec(hands[hand - 1]!)!;
    const stays = { lob: new Set(['Guest', button]), hdp: new Set(['Guest']) }[game];
    const again = baraja(`replay --hand ${hand}`).out;
    expect(drew(again)).toEqual(stays);
    const dealt = (text: string) => text.split('\n').filter((line) => /^ *\S+ is dealt /.test(line));
    for (const line of dealt(again)) expect([...stays]).toContain(line.trim().split(' ')[0]);
    expect(drew(baraja(`replay --hand ${hand} --all`).out).size).toBe(3);
  });
  test('a hand against bots from lines typed ahead; refusals carry their rule; then replayed', () => {
    const lines = 'n\nr 1000\nwhy\nrule ROG-HOLD-W1\ntable\nf\nq\n';
    const { out, code } = baraja('play rogelios hold --stake 3-6 --seed 7', lines);
    expect(code).toBe(0);
    expect(out).toContain('Guest takes seat 1');
    expect(out).toMatch(/Rogelio’s · Texas Hold’em 3-6 · hand 1/);
    expect(out).toMatch(/\(ROG-HOLD-W1\)/);
    expect(out).toMatch(/At most \$|too|most/i);
    const kept = readdirSync(join(data, 'hands')).sort().at(-1)!;
    const replayed = baraja('replay --hand 1').out;
    expect(replayed).toMatch(/posts the small blind/);
    // What was told at the table is what is told again.
    const told = (text: string) =>
      text
        .split('\n')
        .filter((line) => / wins \$| folds\. | raises to /.test(line))
        .map((l) => l.trim());
    for (const line of told(replayed)) expect(out).toContain(line);
    // Under another edition of the book it is told all the same, and that it is.
    const sitting = join(data, 'hands', kept);
    const [first, ...rest] = readFileSync(sitting, 'utf8').split('\n');
    const earlier = join(data, 'earlier.txt');
    writeFileSync(earlier, [JSON.stringify({ ...JSON.parse(first!), hash: 'of another edition' }), ...rest].join('\n'));
    const again = baraja(`replay ${earlier} --hand 1`).out;
    expect(again).toMatch(/earlier edition of the book/);
    for (const line of told(replayed)) expect(again).toContain(line);
    // Other people's cards stay theirs in a replay, too.
    const seen = new Set(replayed.match(/(?:10|[2-9JQKA])[♠♥♦♣]/g) ?? []);
    const all = new Set(baraja('replay --hand 1 --all').out.match(/(?:10|[2-9JQKA])[♠♥♦♣]/g) ?? []);
    expect(seen.size).toBeLessThanOrEqual(all.size);
    expect(readFileSync(join(data, 'hands', kept), 'utf8')).toContain('"baraja":1');
  });
  test('a rummy: the open card used, cards thrown by name, columns side by side', () => {
    const turn = ['u', 'p', 'd 99', 'd zz', 'd 1'];
    const lines = ['d', ...Array.from({ length: 60 }, () => turn).flat(), 'q', ''].join('\n');
    const { out, code } = baraja('play jalisco esc --seats 2 --seed 8 --hands 1', lines);
    expect(code).toBe(0);
    expect(out).toMatch(/\d+ in the deck {3}open: \S+/);
    expect(out).toMatch(/\[d\] Draw a card {3}\[o\] Drop out/);
    expect(out).toMatch(/Guest uses \S+ with \S+ \S+/);
    expect(out).toMatch(/1 Guest .*\((?:\S+ ){2}\S+\)/);
    expect(out).toContain('That card cannot be chosen here (JAL-ESC-B6).');
    expect(out).toMatch(/Guest throws \S+ \(JAL-ESC-B6\)/);
  });
  test('Largo has five seats, and a bot can sit in yours', () => {
    const { out, code } = baraja('play jalisco lar --auto steady --hands 1 --seed 4');
    expect(code).toBe(0);
    expect(out).toMatch(/ wins the game/);
    expect(baraja('play jalisco lar --seats 6').err).toMatch(/5 seats \(JAL-LAR-A1\)/);
  });
  test('with nobody at the keyboard it says so by leaving, not by hanging', () => {
    const { code, out } = baraja('play s-and-k pine --seats 3', '');
    expect(code).toBe(0);
    expect(out).toContain('Play money');
  });
  test('bots can play the seat, for watching', () => {
    const { out, code } = baraja('play rogelios cphl --auto quick --bots quick --hands 2 --seed 3');
    expect(code).toBe(0);
    expect(out).toMatch(/Hand 2 is over/);
  });
  test('in Spanish', () => {
    expect(baraja('play ven-a-mexico hold --auto quick --bots quick --hands 1 --lang es').out).toMatch(/ciega grande/);
  });
});

describe('baraja progressive year', () => {
  const cents = (text: string): number => Math.round(Number(text.replace(/[$,]/g, '')) * 100);
  const amounts = (line: string): number[] => (line.match(/\$[\d,.]*\d/g) ?? []).map(cents);
  const lineOf = (out: string, begins: RegExp): string => out.split('\n').find((line) => begins.test(line))!;

  test('REG-61 a year in seconds, as a statement: months add up, and every cent put in is somewhere now', () => {
    const began = performance.now();
    const { out, code } = baraja('progressive year --seed 3');
    expect(performance.now() - began).toBeLessThan(20_000 * busyness());
    expect(code).toBe(0);
    expect(out).toContain('every cent is accounted for');
    const months = out.split('\n').filter((line) => /^ +\d+ +[\d,]+ +\$/.test(line));
    expect(months).toHaveLength(12);
    // Dropped, tray paid and tray back: what flows adds up to the last line; what stands is as the last month left it.
    const all = amounts(lineOf(out, /^ +All /));
    const columns = lineOf(out, /^ +Month /)
      .trim()
      .split(/ {2,}/)
      .slice(2)
      .filter((name) => !/^(Royals|Fives)$/.test(name));
    expect(all).toHaveLength(columns.length);
    for (const [i, name] of columns.entries()) {
      const column = months.map((line) => amounts(line)[i]!);
      const stands = ['Jackpot', 'Backup 1', 'Backup 2', 'Carried over'].includes(name);
      expect(stands ? column.at(-1) : column.reduce((a, b) => a + b), name).toBe(all[i]);
    }
    const came = amounts(lineOf(out, /Put in:/));
    const went = amounts(lineOf(out, /Is now:/));
    expect(came.at(-1)).toBe(came[0]! + came[1]!);
    expect(went.at(-1)).toBe(went.slice(0, -1).reduce((a, b) => a + b));
    expect(went.at(-1)).toBe(came.at(-1));
    // Each hit is told with its clause.
    const hits = out.split('\n').filter((line) => /^ +day \d+, hand/.test(line));
    expect(out).toContain(`Hits of the jackpot: ${hits.length}`);
    expect(hits.length).toBeGreaterThan(5);
    for (const hit of hits) expect(hit).toMatch(/posted: seat \d .*\(SPAN-PROG-|posted: seat \d .*\(AMB-SPAN-08/);
  });
  test('the same seed is the same year; other switches, another one; every day is in the JSON', () => {
    const run = (more = '') => baraja(`progressive year --days 60 --hands 200 --seed 5 --json${more}`);
    expect(run().out).toBe(run().out);
    const year = JSON.parse(run(' --switch span.prog.seed=portion --switch span.prog.fee=5').out) as {
      days: { count: { day: number; box: number; posted: number }; book: { at: Record<string, number> } }[];
      came: { all: number };
      went: { all: number; fee: number; seedBack: number };
    };
    expect(year.days.map(({ count }) => count.day)).toEqual(Array.from({ length: 60 }, (_, i) => i + 1));
    for (const { book } of year.days) expect(Object.values(book.at).reduce((a, b) => a + b)).toBe(0);
    expect(year.came.all).toBe(year.went.all);
    expect([year.went.fee > 0, year.went.seedBack > 0]).toEqual([true, true]);
    expect(run(' --switch span.prog.fee=5').out).not.toBe(run().out);
  });
  test('a layout without the progressive is refused with the rule', () => {
    const { code, err } = baraja('progressive year --switch span.bonuses=dos_pares');
    expect([code, err]).toEqual([1, expect.stringContaining('BAR-113')]);
    expect(baraja('progressive year --days 0').code).not.toBe(0);
  });
});

test('baraja games lists every house and every game, with what it costs', () => {
  const { out } = baraja('games');
  for (const house of ['Jalisco Pool Room', 'Ven-A-Mexico', 'S & K Cardroom', 'Rogelio’s', 'Spanish Poker'])
    expect(out).toContain(house);
  for (const game of ['Pai-Gow Poker', 'Pure 21.5 Blackjack', 'No-Bust 21st Century Blackjack', 'Escaleriado'])
    expect(out).toContain(game);
  expect(out).not.toMatch(/rules to read/);
  expect(out).toMatch(/3\/6, 6\/12: \$3 a hand, from the button/);
});

describe('Spanish', () => {
  /** Words that no Spanish sentence has, and every English one of ours has some of. */
  const ENGLISH = /(?<![-./])\b(?:the|of|is|are|with|hand|hands|seats|and|not|from|which)\b(?![-./]\w)/i;
  /** Names, ids, options, what is quoted and where it is cited stay as they are. */
  const NAMES = /S & K|of a kind|Joker in Hand|[«“].*?[»”]|'.*?'|\(.*?\)|\[.*?\]|<.*?>/gs;
  const spanish = (args: string, input?: string): string => {
    const { out, err } = baraja(`${args} --lang es`, input);
    return `${out}${err}`.replaceAll(NAMES, '');
  };
  test.each([
    '',
    'play',
    'games',
    'rules',
    'simulate',
    'progressive',
    'progressive year',
    'replay',
    'serve',
    'verify',
    'backup',
    'restore',
    'odds',
    'odds equity',
    'odds fees',
  ])('help of baraja %s', (command) => {
    // What is typed is no word of ours: the first column of a list.
    const text = spanish(`${command} --help`.trim()).replaceAll(/^ {2}\S.*? {2,}/gm, '');
    expect(text).toMatch(/^Uso: /);
    expect(text).not.toMatch(ENGLISH);
  });
  test.each([
    'games',
    'rules jalisco lar',
    'simulate rogelios ohl --hands 20 -q',
    'simulate jalisco esc --hands 2 -q',
    'simulate spanish-poker span --hands 20 -q',
    'progressive year --days 30',
    'play rogelios stud --auto quick --bots quick --hands 2 --seed 3',
    'simulate rogelios hold --hands none',
    'odds spanish-poker --hand JsJdQcKdAh --explain -q',
    'odds push-nine --explain -q',
    'odds equity rogelios hold AsKs QdQc --explain -q',
    'odds hands jalisco draw --explain -q',
    'odds fees s-and-k --explain -q',
    'odds pai-gow --deals 1000 --explain -q',
    'odds blackjack --decks infinite --charts --hands --explain -q',
    'rules nowhere',
    'verify',
    'verify nowhere.json',
    'verify --data nowhere',
    'verify package.json',
    'backup new.backup --data nowhere',
    'restore package.json --data node_modules/.cache/baraja/nowhere',
    'play --nonsense',
  ])('baraja %s', (command) => {
    expect(spanish(command)).not.toMatch(ENGLISH);
  });
  test('what is typed at a table may be Spanish, too', () => {
    const text = spanish('play rogelios hold --seed 8 --bots quick', 'ayuda\nporqué\nregla ROG-HOLD-G9\nmesa\nsalir\n');
    expect(text).toContain('La letra entre corchetes lo hace');
    expect(text).toContain('ROG-HOLD-G9: Las rondas siguientes empiezan');
  });
});
