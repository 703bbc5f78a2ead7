// A house handed over through the server: whoever sits at the room's machine may, and the house's heads, wherever they are; who did and why
// stands on record. What is not in order, or leads out, changes nothing.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { newHouse } from '@baraja/book';
import { type ChangedHouse, OwnHouses } from '@baraja/book/node';
import { findHouse, gameBook, lay, unshelve } from 'baraja/books';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Running } from './index.js';
import { Client, server } from './test/client.js';
import { owner, person, staff } from './test/staff.js';

const root = mkdtempSync(join(tmpdir(), 'baraja-documents-'));
const shipped = fileURLToPath(new URL('../../..', import.meta.url));
const heard: string[] = [];
const own = new OwnHouses({
  root,
  shipped,
  language: 'en',
  opened: (house, was) => heard.push(`${house} ${was ? 'anew' : 'opened'}`),
  left: (house) => heard.push(`${house} left`),
  mended: (house) => heard.push(`${house} mended`),
});
let running: Running;
beforeAll(async () => {
  running = await server({ documents, user: 'casero' });
});
const documents = {
  documents: async () => own.documents(),
  hand: (...given: Handed) => own.hand(...given),
};
type Handed = Parameters<OwnHouses['hand']>;
afterAll(async () => {
  await running.stop();
  unshelve('luna'); // other tests go over all houses
  expect(findHouse('luna')).toBeUndefined();
  rmSync(root, { recursive: true, force: true });
});

const fresh = newHouse(
  {
    ...{
      id: 'luna',
      code: 'LUNA',
      name: 'Luna',
      place: 'Tepic',
      game: 'limit',
      stakes: '2/4',
      small: '$1',
      big: '$2',
      fee: '$0',
    },
    language: 'en',
  } as const,
  readFileSync(join(shipped, 'customs', 'poker.yaml'), 'utf8'),
);
const files: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(fresh).map(([path, text]) => [path.split('/').at(-1)!, text]),
);
const post = (house: string, body: object, by = new Client(running.url)): Promise<Response> =>
  by.http(`/api/documents/${house}`, { reason: 'As tried', ...body });
/** The files with the words of a clause put otherwise. */
const worded = (text: string): Readonly<Record<string, string>> => ({
  ...files,
  'hold.yaml': files['hold.yaml']!.replace('The best five of seven cards win.', text),
});
const games = async (): Promise<readonly string[]> => {
  const { houses } = await new Client(running.url).json<{ houses: { id: string; games: { id: string }[] }[] }>(
    '/api/lobby',
  );
  return houses.find(({ id }) => id === 'luna')?.games.map(({ id }) => id) ?? [];
};

test('names that lead out of the folder, unknown fields, no house.yaml and too much are refused; nothing is written', async () => {
  for (const name of [
    '../hold.yaml',
    '..%2fhold.yaml',
    'a/hold.yaml',
    'hold.yml',
    '.hold.yaml',
    'C:hold.yaml',
    'hold.yaml\0',
    'HOLD.yaml',
  ])
    expect((await post('luna', { files: { ...files, [name]: 'x: 1' } })).status, name).toBe(400);
  for (const house of ['..%2f..%2fluna', '%2e%2e', 'Luna', 'luna%00', '.luna', 'a'.repeat(41)])
    expect([400, 404], house).toContain((await post(house, { files })).status);
  expect((await post('luna', { files: { 'hold.yaml': files['hold.yaml'] } })).status).toBe(400);
  expect((await post('luna', { files: { ...files, 'hold.yaml': 7 } })).status).toBe(400);
  expect((await post('luna', { files, why: 'because' })).status).toBe(400);
  for (const reason of ['', '  ', undefined, 'x'.repeat(201)])
    expect((await post('luna', { files, reason })).status, String(reason)).toBe(400);
  const many = Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`g${i}.yaml`, '']));
  expect((await post('luna', { files: { ...files, ...many } })).status).toBe(400);
  expect((await post('luna', { files: { ...files, 'long.yaml': '#'.repeat(1024 * 1024) } })).status).toBe(413);
  expect(readdirSync(root)).toEqual([]);
  expect(existsSync(join(root, '..', 'hold.yaml'))).toBe(false);
});

test('one that does not check is refused with its messages, in the language asked for, and changes nothing', async () => {
  const bad = { ...files, 'hold.yaml': files['hold.yaml']!.replace('hole: 2', 'hale: 2') };
  const answer = await post('luna', { files: bad });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({
    refused: 'not-in-order',
    faults: [
      {
        file: 'houses/luna/hold.yaml',
        line: expect.any(Number),
        message: expect.stringContaining('did you mean hole?'),
      },
    ],
  });
  const es = (await (await post('luna', { files: bad, lang: 'es' })).json()) as { faults: { message: string }[] };
  expect(es.faults[0]!.message).toContain('hale');
  expect(es.faults[0]!.message).not.toContain('did you mean');
  // An example that comes out otherwise is a mistake, too; so is a game that another house has.
  const wrong = { ...files, 'hold.yaml': files['hold.yaml']!.replace('to act: 0', 'to act: 1') };
  expect((await post('luna', { files: wrong })).status).toBe(422);
  const theirs = { ...files, 'hold.yaml': files['hold.yaml']!.replace('game: luna-hold', 'game: rog-hold') };
  expect(await (await post('luna', { files: theirs })).json()).toMatchObject({
    faults: [{ message: expect.stringContaining('rogelios has a game rog-hold') }],
  });
  expect([readdirSync(root), heard, await games()]).toEqual([[], [], []]);
});

test('a new house is open at once, and a change of it is a new edition; what is left out is gone', async () => {
  const answer = await post('luna', { files: { ...files, 'spare.yaml': '# for later\n' } });
  expect([answer.status, await answer.json()]).toEqual([200, { house: 'luna', isNew: true }]);
  expect(await games()).toEqual(['luna-hold']);
  const { files: all, owner } = await new Client(running.url).json<{ files: Record<string, string>; owner: boolean }>(
    '/api/documents',
  );
  expect(owner).toBe(true);
  expect(all['houses/luna/hold.yaml']).toBe(files['hold.yaml']);
  expect(all['customs/poker.yaml']).toBe(readFileSync(join(shipped, 'customs/poker.yaml'), 'utf8'));
  expect(await (await post('luna', { files: worded('Five of seven, the best, win.') })).json()).toEqual({
    house: 'luna',
    isNew: false,
  });
  expect(readdirSync(join(root, 'houses/luna')).sort()).toEqual(['hold.yaml', 'house.yaml']);
  expect(readdirSync(join(root, 'houses'))).toEqual(['luna']);
  expect(heard).toEqual(['luna opened', 'luna anew']);
});

test('killed while one was handed over: the old one is there, and no half of the new one', () => {
  const place = join(root, 'houses/luna');
  const had = readFileSync(join(place, 'hold.yaml'), 'utf8');
  renameSync(place, join(root, 'houses/.luna.old'));
  mkdirSync(join(root, 'houses/.luna.new'));
  const again = new OwnHouses({ root, shipped, language: 'en', opened: () => {}, left: () => {}, mended: () => {} });
  expect(readFileSync(join(place, 'hold.yaml'), 'utf8')).toBe(had);
  expect(readdirSync(join(root, 'houses'))).toEqual(['luna']);
  again.close();
});

test('not for a page of another site, nor for who came by another name or through a proxy', async () => {
  const { port } = new URL(running.url);
  const asked = (headers: Record<string, string>, method = 'POST', at = port): Promise<number> =>
    new Promise((resolve, reject) => {
      const path = method === 'POST' ? '/api/documents/luna' : '/api/documents';
      const ask = request({ host: '127.0.0.1', port: at, path, method, headers }, (answer) => {
        answer.resume();
        resolve(answer.statusCode!);
      });
      ask.on('error', reject);
      ask.end(method === 'POST' ? JSON.stringify({ files, reason: 'As tried' }) : undefined);
    });
  const json = { 'content-type': 'application/json' };
  expect(await asked({ ...json, origin: 'https://elsewhere.example' })).toBe(403);
  expect(await asked({ ...json, host: `elsewhere.example:${port}` })).toBe(403);
  expect(await asked({ ...json, host: `localhost:${port}` })).toBe(200);
  const proxied = await server({ documents, proxies: 1 });
  expect(await asked(json, 'POST', new URL(proxied.url).port)).toBe(403);
  await proxied.stop();
});

interface InForce {
  readonly edition: string;
  readonly since: number | null;
  readonly put: {
    cause: string;
    by: { name: string; role: string } | null;
    user: string | null;
    reason: string;
  } | null;
}
const inForce = async (at = running, game = 'luna-hold'): Promise<InForce> => {
  const house = game === 'luna-hold' ? 'luna' : 'casa';
  const { games: all } = await new Client(at.url).json<{ games: (InForce & { game: string })[] }>(
    `/api/books/${house}/editions`,
  );
  return all.find((one) => one.game === game)!;
};
test('who put an edition in force, and why, stands on record; the same again is no new one', async () => {
  expect((await inForce()).put).toMatchObject({ cause: 'machine', by: null, user: 'casero', reason: 'As tried' });
  expect((await inForce(running, 'casa-hold')).put).toBeNull();
  const { room } = running;
  const entries = async () => (await room.store.latest('office-luna')).version;
  const before = await entries();
  const { edition } = await inForce();
  await post('luna', { files, reason: 'Once more' });
  expect([await entries(), (await inForce()).edition]).toEqual([before, edition]);
  const house = await room.office('luna');
  const { rows } = await house!.records.report('events', { from: 0, to: Date.now() + 1 });
  expect(rows).toContainEqual(expect.arrayContaining(['EditionPutInForce', 'casero', 'machine', 'As tried']));
});

test('from elsewhere: the heads of the house on duty, and nobody else, before anything of it is read', async () => {
  const far = await server({ documents, proxies: 1 });
  const olga = await owner(far);
  const max = await staff(far, { by: olga, house: 'luna', role: 'manager' });
  const mia = await staff(far, { by: olga, house: 'luna', role: 'manager', on: false });
  const fay = await staff(far, { by: olga, house: 'luna', role: 'floor' });
  const other = await staff(far, { by: olga, house: 'casa', role: 'manager' });
  const told = async (by: Client) =>
    ((await (await post('luna', { files: 7 }, by)).json()) as { refused: string }).refused;
  expect(await told(await person(far, 'Pat'))).toBe('owner-only');
  expect(await told(other)).toBe('owner-only');
  expect(await told(fay)).toBe('not-your-role');
  expect(await told(mia)).toBe('not-on-duty');
  const shown = (by: Client) => by.json<{ owner: boolean; hands: string[] }>('/api/documents');
  expect(await shown(max)).toMatchObject({ owner: false, hands: ['luna'] });
  expect(await shown(fay)).toMatchObject({ owner: false, hands: [] });
  expect((await shown(olga)).owner).toBe(true);
  const anew = { files: worded('Max had it so.'), reason: 'The floor asked for it' };
  expect((await post('luna', anew, max)).status).toBe(200);
  const { put } = await inForce(far);
  expect(put).toMatchObject({ cause: 'staff', by: { role: 'manager' }, user: null, reason: 'The floor asked for it' });
  expect(put!.by!.name).toMatch(/^Max/);
  await far.stop();
});

test('killed after somebody signed, before it was in force: the files found are his; a file that changed is the folder’s', async () => {
  const data = mkdtempSync(join(tmpdir(), 'baraja-signed-'));
  const at = { data, documents, user: 'casero' };
  const first = await server(at);
  const dies = own.hand('luna', worded('Signed, and killed.'), 'en', async (hash) => {
    await first.room.inForce.sign('luna', hash, { cause: 'machine', by: null, reason: 'Before the lights went' });
  });
  const { changed } = (await dies) as { changed: ChangedHouse };
  await first.stop(); // the room was never told
  const second = await server({ ...at, houses: [changed] });
  expect((await inForce(second)).put).toMatchObject({ cause: 'machine', reason: 'Before the lights went' });
  writeFileSync(join(root, 'houses/luna/hold.yaml'), worded('By an editor.')['hold.yaml']!);
  const found = await own.read();
  expect(found).toMatchObject([{ house: 'luna', games: [{ game: 'luna-hold', before: changed.games[0]!.edition }] }]);
  await second.room.housesChanged(found);
  expect((await inForce(second)).put).toMatchObject({ cause: 'folder', by: null, user: 'casero', reason: null });
  await second.stop();
  const third = await server({ ...at, houses: found });
  expect(await third.room.store.latest('office-luna')).toMatchObject({ version: 2 });
  await third.stop();
  rmSync(data, { recursive: true, force: true });
});

/** In force as no document has it: to whoever compares entries nothing has changed, and a clause holds nowhere. */
function spoil(): void {
  const { pages, words } = gameBook('luna-hold')!;
  const spoilt = pages.pages.map((page) => ({
    ...page,
    entries: page.entries.map((entry) =>
      'only when' in entry ? { ...entry, 'only when': { form: undefined } } : entry,
    ),
  }));
  const named = Object.fromEntries(spoilt.map((page, i) => [`spoilt ${i}`, page]));
  lay({ pages: named as never, games: [{ ...pages, words, pages: Object.keys(named) } as never] });
}
test('what no changed clause explains does not go into force: handed over, or by a file that changed; and it is said why', async () => {
  const text = files['hold.yaml']!.replace('raisesMax: 3, ', '')
    .replace(/play: r r r \}\n.*\n/, 'play: r }\n        shows: { count Raised: 1 }\n')
    .replace(
      '\n# The usual list',
      `\n  LUNA-HOLD-8: { kind: bet, en: One raise., es: Una subida., only when: {}, sets: { raisesMax: 1 } }\n$&`,
    );
  expect(text).toContain('only when');
  expect((await post('luna', { files: { ...files, 'hold.yaml': text } })).status).toBe(200);
  spoil();
  const changed = text.replace('= 20 x', '= 30 x').replace('min: 4000', 'min: 6000');
  const { edition } = await inForce();
  const answer = await post('luna', { files: { ...files, 'hold.yaml': changed } });
  expect([answer.status, await answer.json()]).toMatchObject([
    422,
    { refused: 'not-in-order', faults: [{ message: expect.stringContaining('no changed clause explains') }] },
  ]);
  expect(readFileSync(join(root, 'houses/luna/hold.yaml'), 'utf8')).toBe(text);
  heard.length = 0;
  writeFileSync(join(root, 'houses/luna/hold.yaml'), changed);
  expect(await own.read()).toEqual([]);
  expect([heard, (await inForce()).edition]).toEqual([['luna left'], edition]);
  writeFileSync(join(root, 'houses/luna/hold.yaml'), text);
});
test('a file that changed while the room was closed is held beside what was in force last', async () => {
  const data = mkdtempSync(join(tmpdir(), 'baraja-closed-'));
  const handed = async (blinds: number): Promise<ChangedHouse> => {
    const text = files['hold.yaml']!.replace('= 20 x', `= ${blinds} x`).replace('min: 4000', `min: ${blinds * 200}`);
    const done = await own.hand('luna', { ...files, 'hold.yaml': text }, 'en', async () => {});
    return (done as { changed: ChangedHouse }).changed;
  };
  const first = await server({ data, documents, houses: [await handed(30)] });
  await first.stop();
  const changed = await handed(40);
  const troubles: string[] = [];
  const asked = {
    data,
    documents,
    houses: [changed],
    onTrouble: (house: string, e: unknown) => troubles.push(`${house} ${e}`),
  };
  const again = await server({ ...asked, weigh: async () => ({ hands: 60, unexplained: 7 }) });
  expect(findHouse('luna')).toBeUndefined();
  expect(troubles).toEqual([expect.stringMatching(/^luna .*luna-hold: 7 differences that no changed clause explains/)]);
  await again.stop();
  rmSync(data, { recursive: true, force: true });
});
