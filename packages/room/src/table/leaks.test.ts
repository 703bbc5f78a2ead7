// No frame to anybody ever held a card he may not know: random hands of every game, with people who come and go, spectators and
// sockets that are cut; every byte is held to what the log says. And nothing is told that was not stored first.
import { printFace } from 'baraja';
import { type GameId, gameBooks, gameOf } from 'baraja/books';
import { expect, test } from 'vitest';
import { commit, orderFrom, type ShuffleSecret, takenIn } from '../fair/index.js';
import { listed } from '../house/lobby.js';
import { handOf } from '../house/test/kept.js';
import type { Store } from '../store/index.js';
import type { Answer, Pledged, TableActor } from './index.js';
import { Auditor } from './test/auditor.js';
import { addParts, stir } from './test/people.js';
import { ask, Eyes, grant, person, StillWorld, stillWorld, tableIn } from './test/world.js';

const hands = Number(process.env.BARAJA_LEAK_HANDS ?? 4 * gameBooks.length);
const people = ['Ana', 'Beto', 'Chuy', 'Dora', 'Elena'].map(person);
const railbirds = ['rail-one', 'rail-two', 'host'];

interface Told {
  readonly patron: string;
  readonly text: string;
}

/** A store that remembers how far each stream is on the disk. */
function watched(store: Store): { store: Store; stored: Map<string, number> } {
  const stored = new Map<string, number>();
  const { append } = store;
  const watching = Object.create(store) as Store;
  watching.append = async (sheet) => {
    const answer = await append.call(store, sheet);
    if (!('refused' in answer)) stored.set(sheet.stream, answer.version);
    return answer;
  };
  return { store: watching, stored };
}

/** Everybody looks on, some with two sockets; now and then one is cut and comes back. */
class Crowd {
  readonly told: Told[] = [];
  early = 0;
  private readonly open = new Map<string, () => void>();
  constructor(
    private readonly table: TableActor,
    private readonly stored: Map<string, number>,
  ) {}
  look(patron: string): void {
    this.open.get(patron)?.();
    const eyes = new Eyes(patron, (text, frame) => {
      this.told.push({ patron, text });
      if ('version' in frame && Number(frame.version) > (this.stored.get(this.table.stream) ?? 0)) this.early++;
    });
    this.open.set(patron, this.table.watch(eyes));
  }
  cut(patron: string): void {
    this.open.get(patron)?.();
    this.open.delete(patron);
  }
}

/** What else somebody can get out of a table: an answer, proofs, a past hand, the lobby. */
async function pry(table: TableActor, crowd: Crowd, patron: string, answer: Answer | null): Promise<void> {
  const say = (what: object): void => {
    crowd.told.push({ patron, text: JSON.stringify(what) });
  };
  if (answer) say({ ...answer, view: table.viewFor(patron) });
  say({ number: (table.state.live ?? table.last)?.number ?? 0, proofs: table.openings(patron) });
  say(listed(table));
  const past = table.state.rounds - (table.state.live ? 1 : 0);
  const kept = past > 0 ? await handOf(table, past, patron) : null;
  if (kept) say({ round: kept.round, faces: kept.faces, proofs: kept.proofs, events: kept.events.map((e) => e.event) });
}

async function playAndListen(id: string, rounds: number): Promise<Auditor> {
  const base = await stillWorld(rounds, 0);
  const { store, stored } = watched(base.store);
  const world = new StillWorld(store, base.rng, 0, base.key);
  const table = await tableIn(world, { house: gameOf(id as GameId).house, game: id }, { host: 'host', bots: 1 });
  const auditor = new Auditor(store, world.sealer, table.id, JSON.stringify(table.rules));
  for (const { patron } of people) await grant(world, patron, 100_000_000);
  const crowd = new Crowd(table, stored);
  const everybody = [...people.map((p) => p.patron), ...railbirds];
  for (const patron of everybody) crowd.look(patron);
  const { rng } = world;
  // So many hands, and more where few cards were shown in them or no pack was laid open.
  const isEnough = () => table.state.rounds >= rounds && auditor.checked.faces > rounds * 10 && auditor.opened > 0;
  for (let step = 0; !isEnough() && step < rounds * 600; step++) {
    await addParts(table, people, rng);
    const answer = await stir(table, people, rng, 20);
    if (answer === null) await world.tick(table);
    const patron = everybody[rng.below(everybody.length)]!;
    if (rng.below(10) === 0) crowd.cut(patron);
    if (rng.below(5) === 0) crowd.look(patron);
    if (rng.below(40) === 0) await pry(table, crowd, patron, answer);
    if (rng.below(60) === 0)
      await ask(table, person('Host'), {
        type: 'rule',
        incident: 'void',
        reason: 'why not',
        confirm: rng.below(4) === 0,
      });
    if (rng.below(60) === 0) table.chat({ patron, name: 'x' }, 'nice hand');
    await auditor.follow();
    for (const told of crowd.told.splice(0))
      expect(auditor.faultsIn(told.patron, told.text, auditor.version), told.text).toEqual([]);
  }
  expect(world.troubles).toEqual([]);
  expect(crowd.early, 'told before it was stored').toBe(0);
  expect(auditor.opened, 'packs laid open').toBeGreaterThan(0);
  for (const patron of everybody) expect(auditor.hiddenFrom(patron)).toBeGreaterThan(rounds * 5);
  return auditor;
}

const each = Math.ceil(hands / gameBooks.length);
test.each(gameBooks.map(({ id }) => id))(`%s: ${each} hands, and no frame held a card it should not`, async (id) => {
  const auditor = await playAndListen(id, each);
  expect(auditor.rounds.size).toBeGreaterThanOrEqual(each);
  expect(auditor.checked.faces).toBeGreaterThan(each * 10);
});

test('the auditor bites: another’s card, a wrong face, a face in a sentence, a seal, a seed, a salt, the pack’s order', async () => {
  const world = await stillWorld(1, 0);
  const table = await tableIn(world, undefined, { bots: 3 });
  table.arrange();
  const auditor = new Auditor(world.store, world.sealer, table.id);
  while (!table.state.live?.round.felt.zones.some((_, i) => table.state.live!.game.names.zones[i] === 'hand:1'))
    await world.tick(table);
  for (let i = 0; i < 3; i++) await world.tick(table);
  await auditor.follow();
  const { number: round } = table.state.live!;
  const card = [...auditor.rounds.get(round)!.faces.keys()].find((c) => !auditor.mayKnow('rail', round, c))!;
  const face = auditor.rounds.get(round)!.faces.get(card)!;
  const faults = (what: object) => auditor.faultsIn('rail', JSON.stringify(what), auditor.version);
  expect(faults({ t: 'x' })).toEqual([]);
  expect(faults({ number: round, faces: { [card]: face } })).toHaveLength(1);
  expect(faults({ number: round, faces: { [card]: face === 'As' ? 'Ks' : 'As' } })).toHaveLength(2);
  expect(faults({ t: 'chat', text: `he holds ${face}` })).toHaveLength(1);
  expect(faults({ sealed: 'abc' })).toHaveLength(1);
  const [p] = table.shuffler.pledged as [Pledged];
  const [secret] = p.secrets as [ShuffleSecret];
  const faces = p.faces!;
  expect(faults({ note: Buffer.from(secret.seed).toString('hex') })).toHaveLength(1);
  const { salt } = commit(orderFrom(p.pack, secret.seed).map(printFace), secret).opening(takenIn(p).places[card]!);
  expect(faults({ note: salt })).toHaveLength(1);
  expect(faults({ order: faces.slice(0, 10) })).toHaveLength(1);
  expect(faults({ note: 'K♠' })).toHaveLength(1);
});
