// The shuffle has two parents: the server, which pledges first, and the players, whose parts choose the pack and its order. Neither side
// alone has it in hand; each part that was acknowledged is in; and nobody is waited for who promised nothing.
import { randomBytes } from 'node:crypto';
import { printFace } from 'baraja';
import { expect, test } from 'vitest';
import { checkProof, DRAW, makeSecret, type PackProof, readReceipt, vowOf } from '../fair/index.js';
import { handOf } from '../house/test/kept.js';
import { PARTS_WITHIN, type StoredTableEvent, TableActor } from './index.js';
import { ask, Eyes, grant, HOLD, idle, person, type StillWorld, stillWorld, tableIn } from './test/world.js';

const [ana, beto] = ['Ana', 'Beto'].map(person) as [ReturnType<typeof person>, ReturnType<typeof person>];
const part = (): string => randomBytes(32).toString('hex');

/** A page: it looks on, vows a part for each shuffle, opens it when the pledge is told, unless it is told to say nothing. */
class Page {
  readonly parts = new Map<string, string>();
  readonly receipts: string[] = [];
  said: string[] = [];
  isSilent = false;
  readonly eyes: Eyes;
  constructor(
    readonly table: TableActor,
    readonly patron: string,
  ) {
    this.eyes = new Eyes(patron, (_text, frame) => {
      if (frame.t !== 'update') return;
      for (const e of frame.events) if (e.type === 'DeckPledged') this.pledged(e);
    });
    table.watch(this.eyes);
  }
  vow(): void {
    const mine = part();
    this.parts.set(vowOf(mine), mine);
    this.table.shuffler.vow(this.patron, vowOf(mine));
  }
  private pledged({
    round,
    base,
    vows = [],
  }: {
    round: number;
    base: number;
    vows?: readonly { vow: string }[];
  }): void {
    const mine = vows.map(({ vow }) => this.parts.get(vow)).find((p) => p !== undefined);
    if (this.isSilent || mine === undefined) return;
    this.said.push(mine);
    void this.table.part(this.patron, { round, base }, mine).then((answer) => {
      if ('receipt' in answer) this.receipts.push(answer.receipt);
    });
    this.vow();
  }
}

async function twoSeated(world: StillWorld, opening = HOLD, bots = 0): Promise<TableActor> {
  const table = await tableIn(world, opening, { bots });
  for (const who of [ana, beto]) {
    await grant(world, who.patron, 10_000_000);
    const { min } = table.rules.buyIn;
    const seat = [1, 5, 2, 3, 4, 6, 7].find((at) => !table.state.sittings.some((s) => s.seat === at))!;
    expect(await ask(table, who, { type: 'sit', seat, buyIn: 4 * min, post: true })).toMatchObject({ done: true });
  }
  return table;
}
const stored = async (table: TableActor): Promise<StoredTableEvent[]> =>
  (await table.world.store.read(table.stream)).map((e) => e.body as unknown as StoredTableEvent);
async function playTo(world: StillWorld, table: TableActor, rounds: number): Promise<void> {
  for (let i = 0; i < 2000 && (table.state.rounds < rounds || table.state.live); i++) {
    const asker = [ana, beto].find(({ patron }) => table.viewFor(patron).round?.menu.length);
    const offered = asker ? table.viewFor(asker.patron).round!.menu.map(({ type }) => type) : [];
    const act = (['check', 'call', 'fold'] as const).find((type) => offered.includes(type));
    if (asker && act) await ask(table, asker, { type: 'act', act });
    else await world.tick(table);
    await idle(table); // what the pages answered
  }
  expect(table.state.rounds).toBeGreaterThanOrEqual(rounds);
}
const proofIn = async (table: TableActor, round: number, base = 0, patron = 'ana'): Promise<PackProof> =>
  (await handOf(table, round, patron))!.proofs.find((p) => p.base === base)!;

test('every part given is in the order; each player finds his own, checks his cards and the pack laid open', async () => {
  const world = await stillWorld(3, 0);
  const table = await twoSeated(world);
  const pages = [new Page(table, 'ana'), new Page(table, 'beto')] as const;
  for (const page of pages) page.vow();
  table.arrange();
  await playTo(world, table, 4);
  for (let round = 1; round <= 4; round++)
    for (const [i, page] of pages.entries()) {
      const proof = await proofIn(table, round, 0, page.patron);
      const mine = proof.parts.find(({ seat }) => seat === [1, 5][i])!.part;
      expect(page.said).toContain(mine);
      const checked = await checkProof(proof, { part: mine, root: proof.root });
      expect(checked).toMatchObject({ faults: [], parts: 2, spare: { faces: 52, copies: 1 } });
      expect(checked.cards).toBeGreaterThanOrEqual(2);
    }
  // One receipt a hand, and one for the draw; each signed by the room and standing for an event of the stream.
  const events = await world.store.read(table.stream);
  for (const page of pages) {
    expect(page.receipts).toHaveLength(5);
    for (const line of page.receipts) {
      const receipt = readReceipt(line)!;
      expect(receipt.room).toBe(world.signer.room);
      const event = events[receipt.version - 1]!;
      expect([event.hash, (event.body as { part?: string }).part]).toEqual([receipt.hash, receipt.part]);
      expect(readReceipt(line.replace(receipt.part, part()))).toBeNull();
    }
  }
  expect(world.troubles).toEqual([]);
});

test('neither parent has the order in hand: the same server secret and another part give another deal, and the reverse', async () => {
  const deal = async (seeds: string, parts: string): Promise<string> => {
    const world = await stillWorld(3, 0);
    let n = 0;
    const bytes = (name: string) => (count: number) => Buffer.alloc(count, `${name}${n++}`);
    Object.assign(world, { secret: (cards: number) => makeSecret(cards, bytes(seeds)) });
    const table = await twoSeated(world);
    const page = new Page(table, 'ana');
    const fixed = Buffer.alloc(32, parts).toString('hex');
    page.vow = () => {
      page.parts.set(vowOf(fixed), fixed);
      table.shuffler.vow('ana', vowOf(fixed));
    };
    page.vow();
    table.arrange();
    await playTo(world, table, 1);
    return table.last!.round.faces.map(printFace).join(' ');
  };
  const [one, same, otherPart, otherSeed] = await Promise.all([
    deal('s', 'a'),
    deal('s', 'a'),
    deal('s', 'b'),
    deal('t', 'a'),
  ]);
  expect(same).toBe(one);
  expect(otherPart).not.toBe(one);
  expect(otherSeed).not.toBe(one);
  expect(one!.split(' ').sort()).toEqual(otherPart!.split(' ').sort());
});

test('who vowed and says nothing is waited for a short while only; who vowed nothing is not waited for at all', async () => {
  const world = await stillWorld(3, 0);
  const table = await twoSeated(world);
  const pages = [new Page(table, 'ana'), new Page(table, 'beto')] as const;
  pages[0].vow();
  pages[1].vow();
  pages[1].isSilent = true;
  table.arrange();
  const began = world.now();
  await playTo(world, table, 1);
  // The draw for the button used beto's vow up; he made no other, so the deal did not wait again.
  expect(world.now() - began).toBeGreaterThanOrEqual(PARTS_WITHIN);
  expect(world.now() - began).toBeLessThan(2 * PARTS_WITHIN);
  const draw = await proofIn(table, 1, DRAW);
  expect([draw.vows.length, draw.parts.map(({ seat }) => seat)]).toEqual([2, [1]]);
  const hand = await proofIn(table, 1);
  expect([hand.vows.map(({ seat }) => seat), hand.parts.length]).toEqual([[1], 1]);
  const again = world.now();
  await playTo(world, table, 2);
  expect(world.now() - again).toBeLessThan(PARTS_WITHIN);
});

test('a part that was not vowed, another’s, a late one: none gets in, and each is told why', async () => {
  const world = await stillWorld(3, 0);
  const table = await twoSeated(world, HOLD, 1);
  const page = new Page(table, 'ana');
  new Page(table, 'beto');
  page.isSilent = true;
  page.vow();
  table.arrange();
  for (let i = 0; i < 50 && table.shuffler.drawDue()?.stage !== 'parts'; i++) await world.tick(table);
  const of = { round: 1, base: DRAW };
  const mine = [...page.parts.values()][0]!;
  expect(await table.part('ana', of, part())).toEqual({ why: 'not-the-vow' });
  expect(await table.part('beto', of, mine)).toEqual({ why: 'not-vowed' });
  expect(await table.part('rail', of, mine)).toEqual({ why: 'not-vowed' });
  expect(await table.part('ana', { round: 7, base: 0 }, mine)).toEqual({ why: 'late' });
  const first = await table.part('ana', of, mine);
  expect(first).toHaveProperty('receipt');
  expect(await table.part('ana', of, mine)).toEqual(first);
  expect((await stored(table)).filter((e) => e.type === 'PartGiven')).toHaveLength(1);
});

test('ROG-HOLD-14 the draw for the button is pledged, mixed and laid open whole; its cards are the drawn ones', async () => {
  const world = await stillWorld(3, 0);
  const table = await twoSeated(world);
  for (const { patron } of [ana, beto]) new Page(table, patron).vow();
  table.arrange();
  await playTo(world, table, 1);
  const proof = await proofIn(table, 1, DRAW);
  expect(await checkProof(proof)).toMatchObject({ faults: [], parts: 2, cards: 2, spare: { faces: 52, copies: 1 } });
  const drawn = (await stored(table)).find((e) => e.type === 'ButtonDrawn')!;
  expect(proof.openings.map(({ face }) => face)).toEqual(drawn.cards.map(({ card }) => card));
});

test('killed while parts are waited for: those that were acknowledged are in, and the pledge stands', async () => {
  let world = await stillWorld(3, 0);
  let table = await twoSeated(world);
  const page = new Page(table, 'ana');
  const silent = new Page(table, 'beto');
  silent.isSilent = true;
  page.vow();
  silent.vow();
  table.arrange();
  for (let i = 0; i < 50 && page.receipts.length === 0; i++) await world.tick(table, PARTS_WITHIN - 1);
  expect(page.receipts).toHaveLength(1);
  const due = table.shuffler.drawDue();
  expect(due?.stage).toBe('parts');
  world = world.restarted();
  table = (await TableActor.resume(world, table.id))!;
  table.arrange();
  await playTo(world, table, 1);
  const proof = await proofIn(table, 1, DRAW);
  expect(proof.parts.map(({ part: given }) => given)).toEqual([readReceipt(page.receipts[0]!)!.part]);
  expect((await checkProof(proof)).faults).toEqual([]);
});

test('BAR-84 a shoe that goes on keeps the parts of the hand it was shuffled in, after a restart too', async () => {
  let world = await stillWorld(3, 0);
  let table = await twoSeated(world, { house: 'rogelios', game: 'p215' } as typeof HOLD, 3);
  const page = new Page(table, 'ana');
  page.vow();
  table.arrange();
  for (let i = 0; i < 3000 && table.state.rounds < 2; i++) await world.tick(table);
  world = world.restarted();
  table = (await TableActor.resume(world, table.id))!;
  table.arrange();
  for (let i = 0; i < 3000 && table.state.rounds < 4; i++) await world.tick(table);
  const [first, next] = [await proofIn(table, 1), await proofIn(table, 3)];
  expect(next).toMatchObject({ root: first.root, parts: first.parts, first: 1, round: 3 });
  expect(first.parts).toHaveLength(1);
  for (const proof of [first, next]) expect((await checkProof(proof, { part: page.said[0] })).faults).toEqual([]);
  expect(world.troubles).toEqual([]);
});

test('a proof that was tampered with is found out, whatever was changed', async () => {
  const world = await stillWorld(3, 0);
  const table = await twoSeated(world);
  for (const { patron } of [ana, beto]) new Page(table, patron).vow();
  table.arrange();
  await playTo(world, table, 1);
  const proof = await proofIn(table, 1);
  const mine = proof.parts[0]!.part;
  const faults = async (change: Partial<PackProof>) =>
    new Set((await checkProof({ ...proof, ...change }, { part: mine, root: proof.root })).faults.map((f) => f.fault));
  expect(await faults({})).toEqual(new Set());
  expect(await faults({ root: part() })).toContain('seal');
  expect(await faults({ packs: [...proof.packs].reverse() })).toContain('seal');
  expect(await faults({ parts: proof.parts.slice(1) })).toContain('own');
  expect(await faults({ parts: [{ ...proof.parts[0]!, part: part() }, ...proof.parts.slice(1)] })).toContain('part');
  expect(await faults({ parts: [], vows: [] })).toContain('card');
  expect(await faults({ spare: null })).toContain('spare');
  const faces = proof.spare!.faces.with(0, proof.spare!.faces[1]!);
  expect(await faults({ spare: { ...proof.spare!, faces } })).toEqual(new Set(['spare', 'short']));
  expect(await faults({ form: 1 })).toContain('seal');
  for (const bad of [{ packs: [] }, { parts: null as never }, { cards: 1e9 }, { vows: [{ seat: 1, vow: 'x' }] }])
    expect(await faults(bad)).toEqual(new Set(['malformed']));
});
