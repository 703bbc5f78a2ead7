// The command line as a person meets it: run as a program, its output read, its refusals and exit codes checked.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { busyness } from '../../../tools/busy.mjs';
import { Program, type Ran, baraja as typed } from './terminal.js';

const data = mkdtempSync(join(tmpdir(), 'baraja-cli-'));
let shipped: Program;

beforeAll(async () => {
  shipped = await Program.bundled('cli');
});
afterAll(() => {
  shipped.remove();
  rmSync(data, { recursive: true, force: true });
});

const baraja = (args: string, input = ''): Promise<Ran> => typed(args.split(' '), { input, data });
/** The same as a program. */
const program = (args: string, input = ''): Promise<Ran> => shipped.run(args.split(' '), { input, data });

describe('baraja rules', () => {
  test('prints clauses with ids and citations, conduct included, and tells our rulings apart', async () => {
    const { out, code } = await baraja('rules rogelios hold');
    expect(code).toBe(0);
    expect(out).toContain('ROG-HOLD-04:');
    expect(out.replace(/\s+/g, ' ')).toMatch(/\[Rogelio’s sheet, Hold’em 4, lines 335–341\]/);
    expect(out).toMatch(/Our ruling AMB-GEN-13/);
    expect((await baraja('rules rogelios cphl')).out).toContain('ROG-CPHL-03:');
  });
  test('says what there is when it is asked for what there is not', async () => {
    expect((await baraja('rules moon')).err).toMatch(/no house called moon.*rogelios/s);
    expect(await baraja('rules rogelios chess')).toMatchObject({ code: 1 });
    expect((await baraja('rules jalisco esc')).out).toContain('JAL-ESC-B7');
  });
});

describe('baraja play casa choice', () => {
  test('you choose when the button comes to you, by number or name; bots choose for themselves; the sitting replays', async () => {
    const table = 'play casa choice --seats 2 --seed 3 --hands 4 --bots steady';
    // Whatever is asked for is folded, passed or left to Enter, and every game that is yours is razz.
    const typing = [
      'chess',
      'razz',
      ...Array.from({ length: 40 }, (_, i) => (i % 3 === 0 ? 'f' : i % 3 === 1 ? '' : 'razz')),
    ];
    const { out } = await baraja(table, typing.join('\n'));
    expect(out).toMatch(/Your choice: which game\? Its number or short name; Enter: /);
    expect(out).toMatch(/Guest chooses Razz\. \(CASA-DC-2\)/);
    expect(out).toMatch(/Ana chooses .*\. \(CASA-DC-2\)/);
    const hand = /Guest chooses Razz[\s\S]*?Hand (\d+)/.exec(out)![1]!;
    const again = (await baraja(`replay --hand ${hand}`)).out;
    expect(again).toMatch(/Guest chooses Razz\. \(CASA-DC-2\)/);
    expect(again).toMatch(/CASA-STUD-3/);
  });
});

describe('baraja arena', () => {
  const ARENA = 'arena --game rogelios/hold --bot quick --bot quiet --bot clicker --seed 4 --quiet';
  test('says who beats whom, the same on any number of cores, in both languages and as JSON', async () => {
    const [one, two] = [
      await program(`${ARENA} --hands 300 --workers 1`),
      await program(`${ARENA} --hands 300 --workers 2`),
    ];
    expect(one.code).toBe(0);
    expect(two.out).toBe(one.out);
    expect(one.out).toMatch(/quick beats quiet: a lead of \+/);
    expect((await baraja(`${ARENA} --hands 100 --lang es`)).out).toMatch(/quick gana a quiet/);
    const { pairs } = JSON.parse((await baraja(`${ARENA} --hands 100 --json`)).out);
    expect(pairs).toHaveLength(3);
    expect(pairs[0]).toMatchObject({ pair: ['quick', 'quiet'], hands: 100, better: 0, lost: null });
  });
});

describe('baraja simulate', () => {
  test('same seed, same result; every chip accounted for; fees as posted', async () => {
    const seed9 = 'simulate rogelios hold --stake 3-6 --hands 300 --bots clicker --seed 9';
    const first = await program(seed9);
    expect(first.code).toBe(0);
    expect(first.out).toContain('every chip is accounted for');
    expect(first.out).toContain('collection $900 ($3 a hand), jackpot $300 ($1 a hand)');
    const without = (text: string) => text.replace(/[\d,]+ hands a second/, '');
    expect(without((await baraja(seed9)).out)).toBe(without(first.out));
    expect(
      without((await baraja('simulate rogelios hold --stake 3-6 --hands 300 --bots clicker --seed 10')).out),
    ).not.toBe(without(first.out));
  });
  test('on one core or on several the result is the same, sitting by sitting', async () => {
    const without = (text: string) => text.replace(/[\d,]+ hands a second/, '');
    // A program takes longer to start than to play: on one core it is tried here, and two and three at one game are enough.
    for (const [game, ...several] of [
      ['rogelios hold --hands 600 --bots clicker', 2, 3],
      ['rogelios p215 --hands 260', 3],
      ['spanish-poker span --hands 260', 2],
    ] as const) {
      const one = await baraja(`simulate ${game} --workers 1`);
      expect(one).toMatchObject({ code: 0, err: '' });
      expect(one.out).toContain('every chip is accounted for');
      for (const workers of several) {
        const { out, err, code } = await program(`simulate ${game} --workers ${workers}`);
        expect({ out: without(out), err, code }).toEqual({ out: without(one.out), err: '', code: 0 });
      }
    }
    // A house of one's own is known to the threads, too.
    const own = `simulate la-rueda hold --houses ${join('docs', 'tutorial')} --hands 260 --bots clicker --workers`;
    const [alone, both] = [await program(`${own} 1`), await program(`${own} 2`)];
    expect(alone).toMatchObject({ code: 0, err: '' });
    expect({ ...both, out: without(both.out) }).toEqual({ ...alone, out: without(alone.out) });
    expect((await baraja('simulate rogelios hold --workers 0')).err).toMatch(/whole number/);
  });
  test('every game of the three houses plays, time tables included', async () => {
    const games = ['ven-a-mexico hold', 's-and-k hold', 's-and-k hhl', 's-and-k ohl', 's-and-k pine', 's-and-k oma'];
    const more = ['rogelios hold-nl', 'rogelios oma', 'rogelios ohl', 'rogelios cphl', 'rogelios hold --stake 20/40'];
    for (const game of [...games, ...more]) {
      const { out, err, code } = await baraja(`simulate ${game} --hands 60 --bots clicker`);
      expect({ game, code, err }).toEqual({ game, code: 0, err: '' });
      expect(out).toContain('every chip is accounted for');
    }
  });
  test('a hand reaches one showdown, in however many halves its pot goes', async () => {
    for (const game of ['rogelios ohl', 'rogelios cphl', 's-and-k hhl']) {
      const { out } = await baraja(`simulate ${game} --hands 40 --bots quick --seats 6 --seed 4`);
      const [, rate] = /([\d.]+) % of hands reached a showdown/.exec(out) ?? [];
      expect(Number(rate), game).toBeGreaterThanOrEqual(40);
      expect(Number(rate), game).toBeLessThanOrEqual(100);
    }
  });
  test('the rummies play, at as many seats as they have', async () => {
    for (const [game, seats] of [
      ['jalisco esc', 6],
      ['jalisco lar', 5],
      ['s-and-k pan', 6],
    ] as const) {
      const { out, err, code } = await baraja(`simulate ${game} --hands 2 --bots steady`);
      expect({ game, code, err }).toEqual({ game, code: 0, err: '' });
      expect(out).toMatch(new RegExp(`2 hands, ${seats} seats`));
      expect(out).toMatch(/of games were won on the table/);
      expect(out).toContain('every chip is accounted for');
    }
  });
  test('the banked games play: the house’s part is told where it banks, and only there', async () => {
    for (const [game, hasHouse] of [
      ['spanish-poker span', true],
      ['ven-a-mexico nb21', false],
      ['rogelios p215', false],
      ['s-and-k pgp', false],
    ] as const) {
      const { out, err, code } = await baraja(`simulate ${game} --hands 40 --bots steady --seed 2`);
      expect({ game, code, err }).toEqual({ game, code: 0, err: '' });
      expect(out).toMatch(/the most won on one (wager|ante)/);
      expect([game, /the house (won|lost) \$/.test(out)]).toEqual([game, hasHouse]);
      expect(out).toMatch(hasHouse ? /collection \$0 / : /collection \$[1-9]/);
      expect(out).toContain('every chip is accounted for');
    }
  });
  test('a bad switch, stake or number is refused in a sentence', async () => {
    expect(await baraja('simulate rogelios hold --switch bet.raise_cap=7')).toMatchObject({ code: 1 });
    expect((await baraja('simulate rogelios hold --switch bet.raise_cap=7')).err).toContain('AMB-GEN-13');
    expect((await baraja('simulate rogelios hold --stake 9/9')).err).toMatch(/stakes are 2\/4, 3\/6/);
    expect((await baraja('simulate rogelios hold --hands none')).err).toMatch(/whole number/);
  });
});

describe('baraja play', () => {
  test.each([
    ['ROG-LOB-D9a', 'lob'],
    ['ROG-HDP-D6', 'hdp'],
  ] as const)('%s: a replay of Rogelio’s %s tells your draw, and of others’ not how many cards', async (_, game) => {
    const { out, code } = await baraja(`play rogelios ${game} --auto quick --bots quick --seats 3 --hands 12 --seed 5`);
    expect(code).toBe(0);
    const drew = (text: string) =>
      new Set([...text.matchAll(/^ *(\S+) (?:discards|stands pat)/gm)].map(([, who]) => who));
    // A hand at which all three came to the draw: at the table all was told.
    const hands = out.split(/(?=Hand \d+: \S+ has the button)/).slice(1);
    const hand = hands.findIndex((text) => drew(text).size === 3 && !/^Hand \d+: Guest/.test(text)) + 1;
    expect(hand).toBeGreaterThan(0);
    const [, button] = /^Hand \d+: (\S+) has/.exec(hands[hand - 1]!)!;
    const stays = { lob: new Set(['Guest', button]), hdp: new Set(['Guest']) }[game];
    const again = (await baraja(`replay --hand ${hand}`)).out;
    expect(drew(again)).toEqual(stays);
    const dealt = (text: string) => text.split('\n').filter((line) => /^ *\S+ is dealt /.test(line));
    for (const line of dealt(again)) expect([...stays]).toContain(line.trim().split(' ')[0]);
    expect(drew((await baraja(`replay --hand ${hand} --all`)).out).size).toBe(3);
  });
  test('a hand against bots from lines typed ahead; refusals carry their rule; then replayed', async () => {
    const lines = 'n\nr 1000\nwhy\nrule ROG-HOLD-W1\ntable\nf\nq\n';
    const { out, code } = await program('play rogelios hold --stake 3-6 --seed 7', lines);
    expect(code).toBe(0);
    expect(out).toContain('Guest takes seat 1');
    expect(out).toMatch(/Rogelio’s · Texas Hold’em 3-6 · hand 1/);
    expect(out).toMatch(/\(ROG-HOLD-W1\)/);
    expect(out).toMatch(/At most \$|too|most/i);
    const kept = readdirSync(join(data, 'hands')).sort().at(-1)!;
    const replayed = (await baraja('replay --hand 1')).out;
    expect(replayed).toMatch(/posts the small blind/);
    // What was told at the table is what is told again.
    const told = (text: string) =>
      text
        .split('\n')
        .filter((line) => / wins \$| folds\. | raises to /.test(line))
        .map((l) => l.trim());
    for (const line of told(replayed)) expect(out).toContain(line);
    const lists = (await baraja('replay --list --json')).out.trim().split('\n');
    expect(JSON.parse(lists[0]!)).toMatchObject({ hand: 1, stacks: expect.arrayContaining([expect.anything()]) });
    // It is told by the edition it was played by, which was kept; where that is lost by today's, and it says so.
    const { edition } = JSON.parse(readFileSync(join(data, 'hands', kept), 'utf8').split('\n')[0]!) as {
      edition: string;
    };
    expect(existsSync(join(data, 'editions', `${edition}.json`))).toBe(true);
    const sitting = join(data, 'hands', kept);
    const [first, ...rest] = readFileSync(sitting, 'utf8').split('\n');
    const earlier = join(data, 'earlier.txt');
    writeFileSync(
      earlier,
      [JSON.stringify({ ...JSON.parse(first!), hash: 'of another edition', edition: 'f'.repeat(64) }), ...rest].join(
        '\n',
      ),
    );
    const again = (await baraja(`replay ${earlier} --hand 1`)).out;
    expect(again).toMatch(/earlier edition of the book/);
    for (const line of told(replayed)) expect(again).toContain(line);
    // Other people's cards stay theirs in a replay, too.
    const seen = new Set(replayed.match(/(?:10|[2-9JQKA])[♠♥♦♣]/g) ?? []);
    const all = new Set((await baraja('replay --hand 1 --all')).out.match(/(?:10|[2-9JQKA])[♠♥♦♣]/g) ?? []);
    expect(seen.size).toBeLessThanOrEqual(all.size);
    expect(readFileSync(join(data, 'hands', kept), 'utf8')).toContain('"baraja":1');
  });
  test('a rummy: the open card used, cards thrown by name, columns side by side', async () => {
    const turn = ['u', 'p', 'd 99', 'd zz', 'd 1'];
    const lines = ['d', ...Array.from({ length: 60 }, () => turn).flat(), 'q', ''].join('\n');
    const { out, code } = await baraja('play jalisco esc --seats 2 --seed 8 --hands 1', lines);
    expect(code).toBe(0);
    expect(out).toMatch(/\d+ in the deck {3}open: \S+/);
    expect(out).toMatch(/\[d\] Draw a card {3}\[o\] Drop out/);
    expect(out).toMatch(/Guest uses \S+ with \S+ \S+/);
    expect(out).toMatch(/1 Guest .*\((?:\S+ ){2}\S+\)/);
    expect(out).toContain('That card cannot be chosen here (JAL-ESC-B6).');
    expect(out).toMatch(/Guest throws \S+ \(JAL-ESC-B6\)/);
  });
  test('Largo has five seats, and a bot can sit in yours', async () => {
    const { out, code } = await baraja('play jalisco lar --auto steady --hands 1 --seed 4');
    expect(code).toBe(0);
    expect(out).toMatch(/ wins the game/);
    expect((await baraja('play jalisco lar --seats 6')).err).toMatch(/5 seats \(JAL-LAR-A1\)/);
  });
  test('with nobody at the keyboard it says so by leaving, not by hanging', async () => {
    const { code, out } = await program('play s-and-k pine --seats 3', '');
    expect(code).toBe(0);
    expect(out).toContain('Play money');
  });
  test('bots can play the seat, for watching', async () => {
    const { out, code } = await baraja('play rogelios cphl --auto quick --bots quick --hands 2 --seed 3');
    expect(code).toBe(0);
    expect(out).toMatch(/Hand 2 is over/);
  });
  test('in Spanish', async () => {
    expect((await baraja('play ven-a-mexico hold --auto quick --bots quick --hands 1 --lang es')).out).toMatch(
      /ciega grande/,
    );
  });
});

describe('baraja progressive year', () => {
  const cents = (text: string): number => Math.round(Number(text.replace(/[$,]/g, '')) * 100);
  const amounts = (line: string): number[] => (line.match(/\$[\d,.]*\d/g) ?? []).map(cents);
  const lineOf = (out: string, begins: RegExp): string => out.split('\n').find((line) => begins.test(line))!;

  test('REG-61 a year in seconds, as a statement: months add up, and every cent put in is somewhere now', async () => {
    const began = performance.now();
    const { out, code } = await baraja('progressive year --seed 3');
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
  test('the same seed is the same year; other switches, another one; every day is in the JSON', async () => {
    const run = (more = '') => baraja(`progressive year --days 60 --hands 200 --seed 5 --json${more}`);
    expect((await run()).out).toBe((await run()).out);
    const year = JSON.parse((await run(' --switch span.prog.seed=portion --switch span.prog.fee=5')).out) as {
      days: { count: { day: number; box: number; posted: number }; book: { at: Record<string, number> } }[];
      came: { all: number };
      went: { all: number; fee: number; seedBack: number };
    };
    expect(year.days.map(({ count }) => count.day)).toEqual(Array.from({ length: 60 }, (_, i) => i + 1));
    for (const { book } of year.days) expect(Object.values(book.at).reduce((a, b) => a + b)).toBe(0);
    expect(year.came.all).toBe(year.went.all);
    expect([year.went.fee > 0, year.went.seedBack > 0]).toEqual([true, true]);
    expect((await run(' --switch span.prog.fee=5')).out).not.toBe((await run()).out);
  });
  test('a layout without the progressive is refused with the rule', async () => {
    const { code, err } = await program('progressive year --switch span.bonuses=dos_pares');
    expect([code, err]).toEqual([1, expect.stringContaining('BAR-113')]);
    expect((await baraja('progressive year --days 0')).code).not.toBe(0);
  });
});

test('baraja games lists every house and every game, with what it costs', async () => {
  const { out } = await program('games');
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
  const spanish = async (args: string, input?: string): Promise<string> => {
    const { out, err } = await baraja(`${args} --lang es`, input);
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
  ])('help of baraja %s', async (command) => {
    // What is typed is no word of ours: the first column of a list.
    const text = (await spanish(`${command} --help`.trim())).replaceAll(/^ {2}\S.*? {2,}/gm, '');
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
  ])('baraja %s', async (command) => {
    expect(await spanish(command)).not.toMatch(ENGLISH);
  });
  test('what is typed at a table may be Spanish, too', async () => {
    const text = await spanish(
      'play rogelios hold --seed 8 --bots quick',
      'ayuda\nporqué\nregla ROG-HOLD-G9\nmesa\nsalir\n',
    );
    expect(text).toContain('La letra entre corchetes lo hace');
    expect(text).toContain('ROG-HOLD-G9: Las rondas siguientes empiezan');
  });
});
