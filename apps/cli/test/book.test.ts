// `baraja book` as somebody meets it who writes a house: what is wrong, by line and column, in both languages; the format for editors.
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { keptRoom } from '@baraja/room/test/kept';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { baraja, type Ran } from './terminal.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const [copy, asIs] = [1, 2].map(() => mkdtempSync(join(tmpdir(), 'baraja-book-'))) as [string, string];
/** The houses, Rogelio's with three of its games: what is told of them is told of any. */
beforeAll(() => {
  for (const to of [copy, asIs]) {
    for (const folder of ['houses', 'customs', 'laws'])
      cpSync(join(root, folder), join(to, folder), { recursive: true });
    const page = join(to, 'houses/rogelios/house.yaml');
    const small = readFileSync(page, 'utf8').replace(/^games: .*$/m, 'games: [ hold, stud, crazy-pineapple ]');
    writeFileSync(page, small.replace(/^practice:\n(?: {2}.*\n?)*/m, ''));
  }
});
afterAll(() => {
  for (const folder of [copy, asIs]) rmSync(folder, { recursive: true, force: true });
});
const book = (...args: readonly string[]): Promise<Ran> => baraja(['book', ...args]);

test('the houses of a folder are in order, and their examples are played', async () => {
  const one = join(copy, 'one');
  for (const folder of ['customs', 'laws', 'houses/spanish-poker'])
    cpSync(join(root, folder), join(one, folder), { recursive: true });
  const { out, code } = await book('check', one);
  expect(out).toMatch(/^spanish-poker: in order\. 1 game, 1 stake, \d+ switches\.$/m);
  expect(out).toMatch(/\d+ examples were played; every clause and ruling that does something has one\./);
  expect(code).toBe(0);
});
test('what a sheet is silent of is told with who fills it; as JSON, too', async () => {
  const { out } = await book('check', '--full', join(asIs, 'houses/rogelios'));
  expect(out).toContain('oddChip: position; the sheet is silent, AMB-GEN-05 (customs/poker.yaml)');
  const [report] = JSON.parse((await book('check', '--json', join(asIs, 'houses/rogelios'))).out);
  expect(report).toMatchObject({ house: 'rogelios', faults: [] });
});
test('rounds of each game are held to the laws; what the floor chooses and what is not played is told', async () => {
  const { out, code } = await book('check', '--seeds', '2', '--full', join(root, 'houses/spanish-poker'));
  expect(out).toMatch(/^spanish-poker: in order/);
  expect(code).toBe(0);
  expect((await book('check', '--full', join(asIs, 'houses/rogelios'))).out).toMatch(/the floor chooses: ROG-STUD-16/);
  expect((await book('check', '--seeds', '0', root)).err).toMatch(/whole number/);
});
test('a clause that does something and has no example is listed', async () => {
  const file = join(copy, 'houses/rogelios/hold.yaml');
  const text = readFileSync(file, 'utf8');
  const shown = /\n {4}examples:\n.*\n.*to act: 0 \}/;
  expect(text).toMatch(shown);
  const listed = async () => (await book('check', '--full', join(copy, 'houses/rogelios'))).out;
  expect(await listed()).not.toMatch(/no example: .*ROG-HOLD-15/);
  writeFileSync(file, text.replace(shown, ''));
  expect(await listed()).toMatch(/no example: .*ROG-HOLD-15/);
  writeFileSync(file, text);
});
test('a mistake is said with file, line and column, and the command fails', async () => {
  const file = join(copy, 'houses/rogelios/hold.yaml');
  const text = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    text.replace('sets: { raisesMax: 3 }', 'sets: { raiseMax: 3 }').replace('to act: 4', 'to act: 3'),
  );
  const line = text.slice(0, text.indexOf('sets: { raisesMax: 3 }')).split('\n').length;
  const house = join(copy, 'houses/rogelios');
  const { out, code } = await book('check', house);
  expect(out).toContain(
    `houses/rogelios/hold.yaml:${line}:13: nothing at community is called raiseMax; did you mean raisesMax?`,
  );
  expect(out).toMatch(/^rogelios: one thing to mend\.$/m);
  expect(code).toBe(1);
  writeFileSync(file, text.replace('to act: 4', 'to act: 3'));
  expect((await book('check', house)).out).toMatch(/hold\.yaml:\d+:\d+: ROG-HOLD-G8: to act must be 3, and is 4/);
  expect((await book('check', '--lang', 'es', house)).out).toMatch(/ROG-HOLD-G8: to act debe ser 3, y es 4/);
  expect(await book('check', join(copy, 'customs'))).toMatchObject({
    code: 1,
    err: expect.stringContaining('no house'),
  });
});
test('two editions: what differs, which hands, by which clause, and one of them told; the same twice is said so', async () => {
  const file = join(copy, 'houses/rogelios/hold.yaml');
  const text = readFileSync(join(root, 'houses/rogelios/hold.yaml'), 'utf8');
  writeFileSync(file, text.replace('sets: { raisesMax: 3 }', 'sets: { raisesMax: 1 }'));
  const houses = [join(asIs, 'houses/rogelios'), join(copy, 'houses/rogelios')] as const;
  const room = await keptRoom();
  const { out, code } = await book('diff', ...houses, '--rounds', '12', '--data', room.folder);
  expect(out).toContain('game.raisesMax: 3 → 1 (ROG-HOLD-W1) at 2/4');
  expect(out).toMatch(/\d+ of 12 rounds offer something else because of ROG-HOLD-W1/);
  expect(out).toMatch(/raises to \$\d+\. \(ROG-HOLD-W1\)\n\s+before: seat \d raise \$/);
  expect(out).toMatch(/\d of \d hands on record offer something else because of ROG-HOLD-W1/);
  expect(out).toMatch(/these: table \w+, hand \d/);
  expect(out).toMatch(/\d+ hands on record were played again/);
  expect(code).toBe(0);
  rmSync(join(room.folder, 'seal.key'));
  expect(await book('diff', ...houses, '--data', room.folder)).toMatchObject({
    code: 1,
    err: expect.stringContaining('has no seal.key'),
  });
  await room.remove();
  const es = await book('diff', ...houses, '--rounds', '2', '--lang', 'es');
  expect(es.out).toContain('el ejemplo de ROG-HOLD-W1 sale de otro modo');
  const [{ games }] = [JSON.parse((await book('diff', ...houses, '--rounds', '2', '--json')).out)];
  expect(games.find(({ game }: { game: string }) => game === 'rog-hold')).toMatchObject({ unexplained: 0 });
  writeFileSync(file, text);
  expect((await book('diff', ...houses, '--rounds', '0')).out).toBe('rogelios: nothing differs.\n');
  expect(await book('diff', join(root, 'houses/jalisco'), houses[1])).toMatchObject({
    code: 1,
    err: expect.stringContaining('no house in common'),
  });
});
test('the schema knows a family’s own values and things; an unknown one is refused with those there are', async () => {
  const schema = JSON.parse((await book('schema', 'community')).out);
  expect(schema.$defs.sets.properties.raisesMax.description).toMatch(/raises/);
  expect(schema.$defs.sets.properties).not.toHaveProperty('drawMax');
  expect(schema.$defs.thing.enum).toContain('laterToAct');
  expect(await book('schema', 'chess')).toMatchObject({ code: 1, err: expect.stringContaining('twenty-one') });
});
test('a new house by flags: in order, with examples; nothing is written over, and a bad answer writes nothing', async () => {
  const house = join(copy, 'new/la-rejas-club');
  const { out, code } = await book('new', house, '--name', 'La Reja’s Club', '--stakes', '4/8', '--fee', '3');
  expect(code).toBe(0);
  expect(out).toContain('La Reja’s Club (Somewhere): limit hold’em 4/8, blinds $2/$4, $3 a hand for the house.');
  expect(out).toContain('Change hold.yaml to what you play');
  // Two files, and no more: what it rests on came with the program. A folder of houses is as good as the house's own.
  expect(readdirSync(join(copy, 'new'), { recursive: true }).length).toBe(3);
  const [report] = JSON.parse((await book('check', '--json', join(copy, 'new'))).out);
  expect(report).toMatchObject({ house: 'la-rejas-club', faults: [] });
  expect(report.games[0].examples).toBeGreaterThan(0);
  expect(report.games[0].unshown).toEqual([]);
  const page = readFileSync(join(house, 'hold.yaml'), 'utf8');
  expect(page).toContain('fee: $3');
  expect(page).toContain('game: rejas-hold');
  expect(await book('new', house)).toMatchObject({
    code: 1,
    err: expect.stringContaining('is there already. Nothing was written.'),
  });
  for (const bad of [
    ['--stakes', '8/4'],
    ['--fee', 'much'],
    ['--game', 'pot'],
    ['--blinds', '1'],
    ['--code', 'reja'],
  ])
    expect(await book('new', join(copy, 'bad'), ...bad)).toMatchObject({ code: 1, out: '' });
  expect(existsSync(join(copy, 'bad'))).toBe(false);
});
test('a new house by questions, in Spanish, among houses that are there: no limit, cents, and in order', async () => {
  const house = join(copy, 'houses', 'casa-chica');
  const input = 'Casa Chica\nTepic\nno-limit\n0.05/0.10\n\n\n';
  const { out, code } = await baraja(['book', 'new', house, '--ask', '--lang', 'es'], { input });
  expect(code).toBe(0);
  expect(out).toContain('¿Cómo se llama la casa? [casa-chica]');
  expect(out).toContain('Ciegas [$0.05/$0.10]');
  expect(readFileSync(join(house, 'house.yaml'), 'utf8')).toContain("place: 'Tepic'");
  expect((await book('check', house)).out).toMatch(/^casa-chica: in order/);
  rmSync(house, { recursive: true });
});
test('a house is printed as a sheet for the wall, in both languages or one; one that is not in order is not', async () => {
  const out = join(copy, 'sheet.html');
  const { out: said, code } = await book('print', join(root, 'houses/jalisco'), '--out', out);
  expect(said).toContain('sheet.html. Open it in a browser and print it, on A4 or letter.');
  expect(code).toBe(0);
  const html = readFileSync(out, 'utf8');
  expect(html).toMatch(/^<!doctype html>/);
  expect(html).toContain('What the house takes <small>Lo que cobra la casa</small>');
  const es = (await book('print', join(root, 'houses/jalisco'), '--language', 'es')).out;
  expect(es).toContain('Lo que cobra la casa');
  expect(es).not.toContain('What the house takes');
  expect(await book('print', join(root, 'houses/jalisco'), '--language', 'fr')).toMatchObject({
    err: expect.stringContaining('one of en, es, both'),
  });
  const file = join(copy, 'houses/jalisco/draw.yaml');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('family: draw', 'family: drew'));
  expect(await book('print', join(copy, 'houses/jalisco'))).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringMatching(
      /draw\.yaml:\d+:\d+: .*did you mean draw\?[\s\S]*only documents that are in order are printed/,
    ),
  });
  writeFileSync(file, text);
});
