// A practice table in one's own page: every game is played there by the frames of the wire, with nothing of Node behind it.
import { fileURLToPath } from 'node:url';
import { seeded } from 'baraja';
import { type GameId, gameBooks, gameOf, isOpened, openTable } from 'baraja/books';
import { buildSync } from 'esbuild';
import { expect, test } from 'vitest';
import { checkProof } from '../fair/proof.js';
import type { Asked, ServerFrame } from '../protocol/frames.js';
import type { TableView } from '../protocol/view.js';
import { OWN, OwnTables } from './index.js';

test('nothing of Node is in it', () => {
  const entry = fileURLToPath(new URL('./index.ts', import.meta.url));
  // A module of Node's own that was imported could not be resolved for a browser.
  const { metafile } = buildSync({
    ...{ bundle: true, platform: 'browser', format: 'esm', conditions: ['source'], metafile: true },
    ...{ entryPoints: [entry], write: false, logLevel: 'silent' },
  });
  const read = Object.keys(metafile.inputs);
  expect(read.some((path) => path.endsWith('table/actor.ts'))).toBe(true);
  expect(read.filter((path) => /store\/(open|sqlite)|libsql/.test(path))).toEqual([]);
});

/** Somebody in his page, who plays whatever is offered first. Timers go off when nobody has anything to do. */
class Page {
  view: TableView | null = null;
  heard: ServerFrame[] = [];
  private now = 0;
  private timers: { at: number; then: () => void }[] = [];
  private version = 0;
  private asks = 0;
  readonly trouble: unknown[] = [];
  readonly own = new OwnTables(
    { patron: 'you', name: 'Ana' },
    (frame) => this.hear(frame),
    (error) => this.trouble.push(error),
    {
      pace: 0,
      now: () => this.now,
      later: (ms, then) => {
        const timer = { at: this.now + ms, then };
        this.timers.push(timer);
        return () => {
          this.timers = this.timers.filter((one) => one !== timer);
        };
      },
    },
  );
  private hear(frame: ServerFrame): void {
    this.heard.push(frame);
    if (frame.t !== 'table' && frame.t !== 'update') return;
    this.view = frame.view;
    this.version = frame.version;
  }
  async do(table: string, ask: Asked): Promise<ServerFrame | undefined> {
    const id = `a${this.asks++}`;
    await this.own.hear({ t: 'do', id, table, expect: this.version, ask });
    return this.heard.find((frame) => 'id' in frame && frame.id === id);
  }
  /** The next timer goes off, and whatever follows from it has happened. */
  async tick(): Promise<void> {
    const [next] = this.timers.sort((a, b) => a.at - b.at);
    if (next) {
      this.timers = this.timers.filter((one) => one !== next);
      this.now = Math.max(this.now, next.at);
      next.then();
    }
    for (let i = 0; i < 50; i++) await Promise.resolve();
  }
}
function chosen({ round, choice, you }: TableView, below: (n: number) => number): Asked | null {
  if (choice && choice.seat === you.seat)
    return { type: 'choose', game: choice.games.find(({ why }) => why === null)!.id };
  const option = round?.menu[below(round.menu.length)];
  if (!option) return null;
  const { amount, cards, seats } = option;
  return {
    ...{ type: 'act', act: option.type },
    ...(amount ? { amount: amount.min } : {}),
    ...(cards ? { cards: cards.from.slice(0, cards.min) } : {}),
    ...(seats ? { seat: seats[0]! } : {}),
  } as Asked;
}

/** One of each kind of table. */
const games = new Map(
  gameBooks.toReversed().map(({ id }) => {
    const rules = openTable({ house: gameOf(id as GameId).house, game: id });
    return [isOpened(rules) ? `${rules.game.family} ${rules.choice !== undefined}` : id, id as GameId];
  }),
);
test.each([...games.values()])('%s: a hand in the page itself', async (game) => {
  const page = new Page();
  const opened = await page.own.open({ house: gameOf(game).house, game });
  if ('refused' in opened) throw new Error(opened.refused);
  const { table } = opened;
  expect(table.startsWith(OWN)).toBe(true);
  await page.own.hear({ t: 'watch', table });
  const { rules, seats } = page.view!;
  const seat = Array.from({ length: rules.seats.max }, (_, i) => i + 1).find((n) => !seats.some((s) => s.seat === n))!;
  expect(await page.do(table, { type: 'sit', seat, buyIn: rules.buyIn.min })).toMatchObject({ t: 'ack' });
  const { below } = seeded(7);
  const played = () => page.heard.some((f) => f.t === 'update' && f.events.some((e) => e.type === 'RoundClosed'));
  for (let i = 0; i < 4000 && !played(); i++) {
    const ask = chosen(page.view!, below);
    if (ask) await page.do(table, ask);
    else await page.tick();
  }
  expect(played()).toBe(true);
  expect(page.trouble).toEqual([]);
  const past = await page.own.rounds(table);
  expect(past?.rounds.length).toBeGreaterThan(0);
  const hand = await page.own.round(table, past!.rounds[0]!.round);
  if (hand === null || 'refused' in hand) throw new Error('the hand cannot be read');
  for (const proof of hand.proofs) expect((await checkProof(proof)).faults).toEqual([]);
});

test('a table the page has forgotten is gone, and one its book does not have is refused', async () => {
  const page = new Page();
  await page.own.hear({ t: 'watch', table: `${OWN}1` });
  expect(page.heard).toEqual([{ t: 'gone', table: `${OWN}1` }]);
  expect(await page.own.open({ house: 'nowhere', game: 'nothing' })).toHaveProperty('refused');
});
