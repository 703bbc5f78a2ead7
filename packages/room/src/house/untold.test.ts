// How many cards others drew is told until the first act after the draw, where the sheet has it so; after that neither who comes
// back late nor who looks at the hand again is told.

import { gameOf } from 'baraja/books';
import { tellsDraw } from 'baraja/games';
import { expect, test } from 'vitest';
import type { TableActor, ToldEvent } from '../table/index.js';
import { ask, Eyes, grant, idle, person, type StillWorld, stillWorld, tableIn } from '../table/test/world.js';
import { logOf, type RoundKept, roundFor } from './index.js';

const people = ['Ana', 'Beto', 'Chuy'].map(person);
/** Cards each throws away. */
const DRAWS: Readonly<Record<string, number>> = { ana: 3, beto: 0, chuy: 2 };
type DrawGame = 'rog-lob' | 'rog-hdp' | 'rog-draw';

async function seated(id: DrawGame): Promise<{ world: StillWorld; table: TableActor }> {
  const world = await stillWorld(3, 0);
  const table = await tableIn(world, { house: gameOf(id).house, game: id });
  for (const [i, who] of people.entries()) {
    await grant(world, who.patron, 5_000_000);
    const buyIn = table.rules.buyIn.min;
    expect(await ask(table, who, { type: 'sit', seat: i + 1, buyIn })).toMatchObject({ done: true });
  }
  table.arrange();
  return { world, table };
}
const stageOf = (table: TableActor): string | undefined => table.viewFor('ana').round?.stage;

/** Everybody checks or calls and draws as planned, until it is so. */
async function playUntil(world: StillWorld, table: TableActor, isThere: () => boolean): Promise<void> {
  for (let turn = 0; turn < 200 && !isThere(); turn++) {
    const who = people.find(({ patron }) => (table.viewFor(patron).round?.menu.length ?? 0) > 0);
    if (!who) {
      await world.tick(table);
      continue;
    }
    const { menu } = table.viewFor(who.patron).round!;
    const offered = (...types: string[]) => menu.find(({ type }) => types.includes(type));
    const draw = offered('draw');
    const cards = draw?.cards?.from.slice(0, DRAWS[who.patron]) ?? [];
    const option = (cards.length > 0 && draw) || offered('stand-pat', 'keep-call', 'check', 'call') || menu[0]!;
    const act = { type: 'act', act: option.type, ...(cards.length > 0 ? { cards } : {}) } as const;
    expect(await ask(table, who, act)).toMatchObject({ done: true });
    await idle(table);
  }
  expect(isThere()).toBe(true);
}
const hasActed = (table: TableActor) => {
  const now = table.state.live?.round.felt.now as { acts?: number } | undefined;
  return stageOf(table) === 'bet-2' && (now?.acts ?? 0) > 0;
};

const played = (events: readonly ToldEvent[]) => events.flatMap((e) => (e.type === 'Played' ? [e.event] : []));
/** Whose draw is told, in words of its own or by the number of its cards. */
function drawsTold(events: readonly ToldEvent[]): readonly (number | undefined)[] {
  const told = played(events).filter(
    ({ type, note }) => tellsDraw(type) || (type === 'CallMade' && JSON.stringify(note ?? {}) !== '{}'),
  );
  return [...new Set(told.map(({ seat }) => seat))].sort();
}
const seatsTold = (table: TableActor, patron: string, button: number): readonly number[] => {
  const own = table.seatOf(patron);
  const rule = table.rules.game.family === 'draw' ? table.rules.game.untold : null;
  if (rule === null) return [1, 2, 3];
  return [1, 2, 3].filter((seat) => seat === own || (rule.dealerTells && seat === button));
};
const buttonOf = (table: TableActor): number => {
  const { game, round: felt } = table.state.live!;
  return felt.felt.markers[game.markerOf.get('button')!]!;
};

const games = [
  ['ROG-LOB-D9a', 'rog-lob'],
  ['ROG-HDP-D6', 'rog-hdp'],
  ['no such rule', 'rog-draw'],
] as const;

test.each(games)(
  '%s, %s: who looks at the hand again is told his own draw, and of others that they called',
  async (rule, id) => {
    const { world, table } = await seated(id);
    await playUntil(world, table, () => stageOf(table) === 'bet-2');
    const button = buttonOf(table);
    await playUntil(world, table, () => table.state.rounds > 1);
    const log = (await logOf(world, table.id))!;
    for (const patron of [...people.map((p) => p.patron), 'a stranger']) {
      const hand = (await roundFor(log, 1, patron)) as RoundKept;
      const events = hand.events.map(({ event }) => event);
      expect([patron, drawsTold(events)]).toEqual([patron, seatsTold(table, patron, button)]);
      const called = played(events).filter(({ type }) => type === 'CallMade');
      expect(called).toHaveLength(3 - seatsTold(table, patron, button).length);
      // As many cards go as come, whatever was thrown away.
      for (const { cards } of called) expect(cards?.map((move) => move.cards.length)).toEqual([5, 5]);
    }
    expect(JSON.stringify(log.rules)).toMatch(rule === 'no such rule' ? /"untold":null/ : new RegExp(rule));
    expect(world.troubles).toEqual([]);
  },
);

test.each(games)(
  '%s, %s: who comes back before the first act is told what he missed, and after it not',
  async (_, id) => {
    const { world, table } = await seated(id);
    await playUntil(world, table, () => stageOf(table) === 'declare');
    const seen = table.version;
    const missed = async (patron: string): Promise<readonly ToldEvent[]> => {
      const eyes = new Eyes(patron);
      const leave = table.watch(eyes, seen);
      await idle(table);
      leave();
      const [first] = eyes.frames;
      if (first?.t !== 'update') throw new Error(`told as ${first?.t}`);
      expect(first.version).toBe(table.version);
      return first.events;
    };
    await playUntil(world, table, () => stageOf(table) === 'bet-2');
    for (const patron of ['ana', 'beto', 'nobody']) expect(drawsTold(await missed(patron))).toEqual([1, 2, 3]);
    const button = buttonOf(table);
    await playUntil(world, table, () => hasActed(table));
    for (const { patron } of [...people, person('nobody')]) {
      const events = await missed(patron);
      expect([patron, drawsTold(events)]).toEqual([patron, seatsTold(table, patron, button)]);
      // That they called is told once of each; which cards went and came is not.
      const late = played(events).filter(({ type }) => type === 'CallMade');
      expect(late).toHaveLength(3 - seatsTold(table, patron, button).length);
      for (const { cards } of late) expect(cards).toBeUndefined();
    }
    // Who joins now is shown the table, and nothing that happened.
    const late = new Eyes('late');
    table.watch(late);
    await idle(table);
    expect(late.frames[0]?.t).toBe('table');
    expect(late.texts.join()).not.toMatch(/"Discarded"|"StoodPat"|"CardsDrawn"/);
    expect(world.troubles).toEqual([]);
  },
);
