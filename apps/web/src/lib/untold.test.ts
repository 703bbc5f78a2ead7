// How many cards others drew: said until the first act after the draw, and then neither in the log, nor on a plate, nor aloud.
import { tellsDraw } from 'baraja/games';
import { describe, expect, test } from 'vitest';
import { readHands } from '../families/poker/poker.js';
import { learn } from '../i18n/index.js';
import { pastSeat, stepsOf } from '../replay/steps.js';
import { TestTable } from '../test/driver.js';
import { NOTHING, type Noted, noted } from './acts.js';
import { shownFelt } from './beats.js';
import { EMPTY_FELT, foldFelt, openedFelt } from './felt.js';
import { isSilent, type Line, type Log, logged, untold } from './log.js';
import type { ToldEvent } from './wire.js';

await learn('es');
await readHands();
const ME = 2;
interface Moment {
  readonly told: ToldEvent;
  readonly log: Log;
  readonly noted: Noted;
  /** Said to a screen reader. */
  readonly said: Line | null;
}
/** A hand as the page lives it, event by event, from the first one it hears of. */
function lived(t: TestTable, from: (told: ToldEvent) => boolean = () => true): readonly Moment[] {
  const moments: Moment[] = [];
  let [felt, log, now]: [typeof EMPTY_FELT, Log, Noted] = [EMPTY_FELT, { lines: [], telling: 'before' }, NOTHING];
  let isHere = false;
  for (const { events, view } of t.told)
    for (const told of events) {
      if (told.type === 'RoundOpened') felt = openedFelt(told);
      if (told.type === 'Played') felt = foldFelt(felt, told.event, { seat: ME, faces: shownFelt(view).faces });
      isHere ||= from(told);
      if (!isHere) continue;
      now = noted(now, told);
      const { line, ...rest } = logged(
        log,
        told,
        { rules: view.rules, felt, seats: view.seats, me: ME },
        moments.length,
      );
      log = rest;
      moments.push({ told, log, noted: now, said: line });
    }
  return moments;
}
/** A hand at which everybody draws and somebody acts after it. */
function dealt(game: string): TestTable {
  for (let seed = 1; seed < 60; seed++) {
    const t = new TestTable(seed, ME, { house: 'rogelios', game });
    for (const [i, name] of ['Ana', 'Beto', 'Chuy'].entries()) t.sit(i + 1, name);
    t.manner = 'calls';
    t.playHand();
    const drew = (seat: number) =>
      t.told.some(({ events }) => events.some((e) => isPlayed(e, 'Discarded') && e.event.seat === seat));
    if ([1, 2, 3].every(drew) && lived(t).some(({ log }) => log.telling === 'past')) return t;
  }
  throw new Error('nobody drew');
}
const isPlayed = (e: ToldEvent, type: string): e is Extract<ToldEvent, { type: 'Played' }> =>
  e.type === 'Played' && e.event.type === type;
const drawsIn = (lines: readonly Line[]): readonly (number | null)[] => [
  ...new Set(lines.filter(({ type }) => tellsDraw(type)).map(({ seat }) => seat)),
];
const buttonOf = (t: TestTable): number => {
  const opened = t.told.flatMap(({ events }) => events).find((e) => e.type === 'RoundOpened')!;
  return (opened as Extract<ToldEvent, { type: 'RoundOpened' }>).setup.markers.button!;
};
const stays = (t: TestTable): readonly number[] => {
  const { game } = t.state.rules;
  const rule = game.family === 'draw' ? game.untold : null;
  if (rule === null) return [1, 2, 3];
  return rule.dealerTells ? [...new Set([ME, buttonOf(t)])] : [ME];
};
const sorted = (seats: readonly (number | null)[]) => [...seats].sort();

describe.each([
  ['ROG-LOB-D9a', 'lob'],
  ['ROG-HDP-D6', 'hdp'],
  ['told throughout', 'draw'],
])('%s: Rogelio’s %s', (_, game) => {
  const t = dealt(game);
  const moments = lived(t);
  const past = moments.filter(({ log }) => log.telling === 'past');
  const before = moments[moments.length - past.length - 1]!;

  test('the log says everybody’s draw up to the first act, and then only one’s own and what must be told', () => {
    expect(sorted(drawsIn(before.log.lines))).toEqual([1, 2, 3]);
    for (const { log } of past) expect(sorted(drawsIn(log.lines))).toEqual(sorted(stays(t)));
    // The last line a player may ask for again is among them.
    expect(past[0]!.log.lines.at(-1)).toBe(past[0]!.said);
  });
  test('who came in the middle of the draw keeps no more', () => {
    const late = lived(t, (told) => isPlayed(told, 'Discarded'));
    expect(drawsIn(late.find(({ log }) => log.telling === 'betting')!.log.lines).length).toBeGreaterThan(1);
    expect(sorted(drawsIn(late.at(-1)!.log.lines))).toEqual(sorted(stays(t)));
  });
  test('who is shown the table anew after the act loses the lines he had', () => {
    const { view } = t.told.at(-1)!;
    const isRuled = stays(t).length < 3;
    expect(isSilent(view)).toBe(isRuled);
    const [opened] = t.told.filter(({ view: { round } }) => round?.stage === 'bet-2');
    expect(isSilent(opened!.view)).toBe(false);
    const felt = shownFelt(view);
    expect(sorted(drawsIn(untold(before.log.lines, { rules: view.rules, felt, me: ME })))).toEqual(sorted(stays(t)));
  });
  test('no plate has a tag of a draw, and nothing of one is said aloud', () => {
    for (const { noted: now, said } of past) {
      for (const { type } of Object.values(now.acts)) expect(['Discarded', 'StoodPat']).not.toContain(type);
      expect(drawsIn(said ? [said] : [])).toEqual([]);
    }
    expect(past.some(({ said }) => said !== null)).toBe(true);
  });
  test('a call that is told late has no tag and no number, on the felt of a replay either', () => {
    const calls = [1, 3].map((seat) => ({ type: 'CallMade' as const, seat, rule: 'ROG-LOB-D9a' }));
    const events = t.told
      .flatMap((told) => told.events)
      .flatMap((e): ToldEvent[] => {
        if (e.type !== 'Played' || !tellsDraw(e.event.type) || e.event.seat === ME) return [e];
        const call = e.event.type === 'Discarded' ? calls.find(({ seat }) => seat === e.event.seat) : undefined;
        return call ? [{ ...e, event: call }] : [];
      });
    const { rules } = t.state;
    const seats = ['Ana', 'Beto', 'Chuy'].map((name, i) => pastSeat(i + 1, name));
    const record = { events: events.map((event) => ({ at: 0, event })), faces: {}, seat: ME, rules };
    const steps = stepsOf(record, seats);
    const told = steps.filter(({ line }) => line?.type === 'CallMade');
    expect(told.map(({ line }) => line!.seat).sort()).toEqual([1, 3]);
    for (const { line, noted: now } of told) {
      for (const language of ['en', 'es'] as const)
        expect(line!.say(language)).not.toMatch(/\d|\b(one|two|three|una|dos|tres)\b/);
      expect(now.acts[line!.seat!]?.type).not.toBe('Discarded');
    }
  });
});
