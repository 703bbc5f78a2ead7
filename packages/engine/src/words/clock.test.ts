/** What the clock does is stored and told as the clock's, at every game and in every language. */
import { describe, expect, test } from 'vitest';
import { gameBooks, gameOf } from '../books/index.js';
import type { Face } from '../cards/index.js';
import { seeded, shuffle, silent, unshuffled } from '../kernel/index.js';
import { type By, citedBy, decide, emptyTable, type TableCommand, type TableEvent } from '../table/index.js';
import { LANGUAGES, words } from './index.js';
import { rulesOf } from './test/hands.js';

const TIME_UP: By = { who: 'clock', why: 'time', rule: 'AMB-GEN-25' };
const NAMES: Readonly<Record<number, string>> = { 1: 'Ana', 2: 'Beto', 3: 'Chuy' };

/** Three people sit down and never say a word; the clock plays. */
function nobodySpeaks(id: (typeof gameBooks)[number]['id']) {
  const rng = seeded(5);
  const rules = rulesOf({ house: gameOf(id).house, game: id });
  let state = emptyTable(rules);
  const acts: { event: TableEvent; game: NonNullable<typeof state.live>['game']; seat: number }[] = [];
  const run = (command: TableCommand, by?: By): readonly TableEvent[] => {
    const answer = decide(state, command, by);
    if ('refused' in answer) throw new Error(`${id}: ${command.type}: ${answer.refused}`);
    state = answer.state;
    return answer.events;
  };
  for (const seat of [1, 2, 3])
    run({
      type: 'sit',
      seat,
      patron: { id: NAMES[seat]!, name: NAMES[seat]!, bot: false },
      buyIn: 3 * rules.buyIn.min,
      at: 0,
    });
  if (rules.fee.kind === 'time') run({ type: 'collectTime', at: 0 });
  for (let hand = 0; hand < 2; hand++) {
    if (state.drawn === null && hand === 0) decideIf({ type: 'drawButton', faces: [50, 40, 30] as Face[] });
    run({ type: 'deal' });
    for (let i = 0; state.live !== null && i < 500; i++) {
      const { game, round } = state.live;
      const { actor } = round.menus[0]!;
      if (actor === 'chance')
        run({ type: 'act', command: { type: 'shuffle', actor, faces: shuffle(unshuffled(game, round), rng) } });
      else {
        const command = silent(round, actor)!;
        const events = run({ type: 'act', command }, typeof actor === 'number' ? TIME_UP : undefined);
        if (typeof actor === 'number') acts.push({ event: events[0]!, game, seat: actor });
      }
    }
  }
  function decideIf(command: TableCommand): void {
    const answer = decide(state, command);
    if (!('refused' in answer)) state = answer.state;
  }
  return acts;
}
const silences = gameBooks.map(({ id }) => ({ id, acts: nobodySpeaks(id) }));

describe.each(silences)('AMB-GEN-25 at $id', ({ acts }) => {
  test('the act of a silent seat is signed by the clock and cites its clause', () => {
    expect(acts.length).toBeGreaterThan(0);
    for (const { event, seat } of acts) {
      expect(event.by).toEqual(TIME_UP);
      expect(citedBy(event)).toBe('AMB-GEN-25');
      expect(event.type === 'Played' && event.event.seat).toBe(seat);
    }
  });
  test.each(LANGUAGES)('%s: it is told of the clock, with the name of whoever did not act', (language) => {
    const say = words(language);
    const told = acts.map(({ event, game, seat }) => ({
      seat,
      text: say.tableEvent(game, event, (at) => NAMES[at]),
      own: event.type === 'Played' ? say.event(game, event.event, (at) => NAMES[at]) : null,
    }));
    for (const { seat, text, own } of told) {
      if (own === null) continue;
      const lead = { en: 'did not act in time; the clock ', es: 'no jugó a tiempo; el reloj ' }[language];
      expect(text).toMatch(new RegExp(`^${NAMES[seat]} ${lead}.*\\.$`));
    }
  });
});

describe('BAR-125 and rulings, by whom', () => {
  const rules = rulesOf({ house: 'rogelios', game: 'hold' });
  const sat = decide(emptyTable(rules), {
    type: 'sit',
    seat: 1,
    patron: { id: 'ana', name: 'Ana', bot: false },
    buyIn: 20_000,
    at: 0,
  });
  if ('refused' in sat) throw new Error(sat.refused);
  const tell = (e: TableEvent) => LANGUAGES.map((language) => words(language).tableEvent(null, e, () => 'Ana'));

  test('sat out by the clock, the seat says so, and how to come back', () => {
    const out = decide(sat.state, { type: 'sitOut', seat: 1 }, TIME_UP);
    if ('refused' in out) throw new Error(out.refused);
    expect(out.state.sittings[0]!.away).toBe('silent');
    expect(out.events[0]).toMatchObject({ type: 'SatOut', reason: 'silent', rule: 'BAR-125', by: TIME_UP });
    expect(tell(out.events[0]!)).toEqual([
      'Ana let the time run out again and sits out; coming back is one press away.',
      'Ana dejó correr el tiempo otra vez y no juega por ahora; para volver basta un botón.',
    ]);
  });
  test('of one’s own accord, it is nobody else’s doing', () => {
    const out = decide(sat.state, { type: 'sitOut', seat: 1 });
    if ('refused' in out) throw new Error(out.refused);
    expect(out.events[0]).toEqual({ type: 'SatOut', seat: 1, reason: 'asked', rule: rules.cites.seated });
  });
  test('a seat freed after an absence', () => {
    const by: By = { who: 'clock', why: 'absent', rule: rules.cites.absent, after: 1_800_000 };
    const gone = decide(sat.state, { type: 'leave', seat: 1, at: 9 }, by);
    if ('refused' in gone) throw new Error(gone.refused);
    expect(gone.events[0]).toMatchObject({ type: 'Left', by });
    expect(tell(gone.events[0]!)).toEqual([
      'Ana was away for 30 minutes: the seat is free again, and $200 goes back.',
      'Ana llevaba 30 minutos fuera: el asiento queda libre y se devuelven $200.',
    ]);
  });
  test('a person is named, with role and reason', () => {
    const by: By = { who: 'host', id: 'b', name: 'Beto', reason: 'asked for it' };
    const out = decide(sat.state, { type: 'sitOut', seat: 1 }, by);
    if ('refused' in out) throw new Error(out.refused);
    expect(tell(out.events[0]!)).toEqual([
      'Ana sits out. Host: Beto, “asked for it”.',
      'Ana deja de jugar por ahora. Anfitrión: Beto, «asked for it».',
    ]);
  });
});
