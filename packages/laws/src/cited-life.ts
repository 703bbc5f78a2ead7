// What each clause does between hands: a table's life as chance would have it, people sitting down, going away, coming back, moving,
// being refused; every fact and every refusal is handed on with the clause it names. Hands are played by the clock.
import { faces, type Rng, type Seat, seeded, shuffle, silent, unshuffled } from 'baraja';
import type { AnyEvent, AnyGame } from 'baraja/kernel';
import {
  awaitsDraw,
  decide,
  emptyTable,
  type RoundOpened,
  type TableCommand,
  type TableRules,
  type TableState,
} from 'baraja/table';

export interface Hearing {
  fact(rule: string | null, line: string): void;
  round(game: AnyGame, events: readonly AnyEvent[]): void;
}

const COMMANDS = 300;
const HALF_HOUR = 1_800_000;
const LOW = faces('2c 3c 4c 5c 6c 7c 8c 9c Tc Jc');

/** Lives a table's life and tells what was heard. */
export function live(rules: TableRules, seed: number, to: Hearing): void {
  const rng = seeded(seed);
  let state = emptyTable(rules);
  const ask = (command: TableCommand): void => {
    const answer = decide(state, command);
    if ('refused' in answer) {
      to.fact(answer.rule, `refuses to ${command.type}: ${answer.refused}`);
      return;
    }
    const game = answer.state.live?.game ?? state.live?.game;
    for (const e of answer.events)
      if (e.type === 'Played') to.round(game!, [e.event]);
      else {
        to.fact(e.rule, `at the table: ${e.type}${e.type === 'RoundOpened' ? opened(e) : ''}`);
        for (const { rule, why, from, to: into } of 'posted' in e ? (e.posted ?? []) : [])
          to.fact(rule, `in the jackpot’s book: ${why}, ${from} → ${into}`);
      }
    state = answer.state;
  };
  for (let n = 0; n < COMMANDS; n++) {
    ask(anything(state, rng, n * HALF_HOUR * 0.4));
    if (awaitsDraw(state)) ask({ type: 'drawButton', faces: drawn(state) });
    if (n % 3 === 2) ask({ type: 'deal' });
    // Now and then somebody comes or goes while a hand is on.
    if (state.live && rng.below(4) === 0) ask(anything(state, rng, n * HALF_HOUR * 0.4));
    while (state.live) ask({ type: 'act', command: clocked(state.live, rng) });
  }
  // The button has been drawn for by now, or is never drawn for.
  ask({ type: 'drawButton', faces: [] });
}

/** What a hand is opened with, besides what every hand is. */
function opened({ round, markers, owing, limit, noProgressive }: RoundOpened): string {
  const more = Object.entries({ owing, limit, noProgressive }).flatMap(([key, value]) => (value ? [key] : []));
  return `${round === 1 ? ', the first,' : ''} with ${[...Object.keys(markers), ...more].join(', ') || 'no marker'}`;
}

function clocked({ game, round }: NonNullable<TableState['live']>, rng: Rng) {
  const { actor } = round.menus[0]!;
  if (actor === 'chance') return { type: 'shuffle' as const, actor, faces: shuffle(unshuffled(game, round), rng) };
  return silent(round, actor)!;
}

/** One low card for everybody who is ready. */
const drawn = (state: TableState) =>
  LOW.slice(0, state.sittings.filter(({ away, stack }) => away === null && stack > 0).length);

/** Whatever people and the house may ask of a table, wisely or not. */
function anything({ rules, sittings }: TableState, rng: Rng, at: number): TableCommand {
  const seat = 1 + rng.below(rules.seats.max + (rng.below(12) === 0 ? 1 : 0));
  const free = rng.below(3) > 0 ? firstFree(sittings, rules.seats.max) : seat;
  const id = `p${rng.below(rules.seats.max + 3)}`;
  const buyIn = rules.buyIn.min * (rng.below(10) === 0 ? 0.5 : 1 + rng.below(2));
  const post = rng.below(2) === 0;
  const all: readonly (readonly [weight: number, command: TableCommand])[] = [
    [8, { type: 'sit', seat: free, patron: { id, name: id, bot: rng.below(12) === 0 }, buyIn, at, post }],
    [2, { type: 'sitOut', seat }],
    [3, { type: 'comeBack', seat, post }],
    [1, { type: 'leave', seat, at }],
    [2, { type: 'changeSeat', seat, to: free, post }],
    [1, { type: 'topUp', seat, amount: rules.buyIn.min }],
    [1, { type: 'collectTime', at }],
    [1, { type: 'duty', seat, onDuty: post }],
    [1, { type: 'proposition', seat, proposition: post }],
    [1, { type: 'giveNotice', limit: rules.buyIn.min, at }],
    [1, { type: 'changeLimit', limit: rules.buyIn.min, at }],
    [1, { type: 'countProgressive', at }],
  ];
  let pick = rng.below(all.reduce((sum, [weight]) => sum + weight, 0));
  for (const [weight, command] of all) {
    pick -= weight;
    if (pick < 0) return command;
  }
  return { type: 'deal' };
}
function firstFree(sittings: TableState['sittings'], max: number): Seat {
  for (let seat = 1; seat <= max; seat++) if (!sittings.some((s) => s.seat === seat)) return seat;
  return max;
}
