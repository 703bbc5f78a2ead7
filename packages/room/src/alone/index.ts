// A practice table in somebody's own page, for when there is no room to be reached: the very same table, croupier and bots, with a store
// that forgets. Nothing of Node is in it. What is said to it are the frames of the wire, and what it answers.

import { isOpened, type Opening, type OpeningRefusal } from 'baraja/books';
import type { PackProof } from '../fair/proof.js';
import {
  type RoundKept,
  type RoundListed,
  roundFor,
  roundsOf,
  type TableTold,
  toldOf,
  type Unreadable,
} from '../house/history.js';
import { type CardsShown, cardsShown } from '../house/own-cards.js';
import type { ClientFrame, ServerFrame } from '../protocol/frames.js';
import { TableActor } from '../table/actor.js';
import { botsAtPractice, prepareBots } from '../table/bots.js';
import { plainName } from '../table/called.js';
import { openOn } from '../table/day.js';
import { Hands } from '../table/hands.js';
import { hear } from '../table/hearing.js';
import { thinkHere } from '../table/minds.js';
import { watchedBy } from '../table/pieces.js';
import type { Asker, World } from '../table/world.js';
import { ForgetfulStore } from './store.js';

export { postedHouses } from '../house/posted.js';
/** Ids of tables in one's own page begin so: none of the room's does. */
export const OWN = 'own-';

export interface Past {
  readonly table: TableTold & { readonly closed: boolean };
  readonly rounds: readonly RoundListed[];
}
export type PastRound = RoundKept & CardsShown;

export class OwnTables {
  private readonly tables = new Map<string, TableActor>();
  private readonly leave = new Map<string, () => void>();
  private readonly world: World;

  constructor(
    private readonly me: Asker,
    private readonly send: (frame: ServerFrame) => void,
    trouble: (error: unknown) => void,
    how: Partial<Pick<World, 'pace' | 'now' | 'later' | 'secret'>> = {},
  ) {
    this.world = {
      store: new ForgetfulStore(),
      // Nothing is kept that could be read, and nobody else is to be shown whose word it was.
      sealer: { seal: (value) => JSON.stringify(value), unseal: (sealed) => JSON.parse(sealed) as unknown },
      signer: { room: '', sign: () => '' },
      now: Date.now,
      later: (ms, then) => {
        const timer = setTimeout(then, ms);
        return () => clearTimeout(timer);
      },
      dice: (n) => Math.floor(Math.random() * n),
      pace: 1,
      hands: new Hands(() => {}),
      minds: thinkHere,
      trouble: (_, error) => trouble(error),
      changed: () => {},
      walletMoved: () => {},
      ...how,
    };
  }

  async open(opening: Opening): Promise<{ readonly table: string } | OpeningRefusal> {
    const rules = openOn(opening, this.world.now());
    if (!isOpened(rules)) return rules;
    const id = `${OWN}${crypto.getRandomValues(new Uint32Array(1))[0]!.toString(36)}`;
    const opened = { id, name: plainName(rules), opening, host: null, practice: true, unlisted: false };
    const table = await TableActor.open(this.world, opened);
    this.tables.set(id, table);
    await table.seatBots(botsAtPractice(rules));
    prepareBots(table);
    table.arrange();
    return { table: id };
  }
  async hear(frame: ClientFrame): Promise<void> {
    if (frame.t === 'ping') this.send({ t: 'pong' });
    // One's part in a shuffle is a check upon the room: here both would be one's own.
    if (!('table' in frame) || frame.t === 'vow' || frame.t === 'part') return;
    const table = this.tables.get(frame.table);
    if (frame.t === 'unwatch') this.unwatch(frame.table);
    else if (!table) this.send({ t: 'gone', table: frame.table });
    else if (frame.t === 'watch') this.watch(table, frame);
    else if (frame.t === 'chat') table.chat(this.me, frame.text);
    else if (frame.t === 'react') table.react(this.me.patron, frame.line, frame.sign);
    else this.send(await hear(table, this.me, frame));
  }
  private watch(table: TableActor, frame: Extract<ClientFrame, { t: 'watch' }>): void {
    const { patron } = this.me;
    const before = this.leave.get(table.id);
    this.leave.set(table.id, table.watch({ patron, ...watchedBy(frame), send: this.send }, frame.seen));
    before?.();
  }
  private unwatch(id: string): void {
    this.leave.get(id)?.();
    this.leave.delete(id);
  }

  // --- hands that were played, for as long as the page is there ---

  async rounds(id: string, before?: number): Promise<Past | null> {
    const table = this.tables.get(id);
    if (!table) return null;
    return { table: { ...toldOf(table), closed: false }, rounds: await roundsOf(table, before) };
  }
  async round(id: string, number: number): Promise<PastRound | Unreadable | null> {
    const table = this.tables.get(id);
    const kept = table ? await roundFor(table, number, this.me.patron) : null;
    return kept === null || 'refused' in kept ? kept : { ...kept, ...cardsShown(kept.events, kept.seat) };
  }
  proofs(id: string): { readonly proofs: readonly PackProof[] } {
    return { proofs: this.tables.get(id)?.openings(this.me.patron) ?? [] };
  }
}
