/** Opening a round and closing it: the seats that came short, what passed those who are away, and the chips back to the seats. */
import { isSettled } from '../facts/index.js';
import { countsNaturals } from '../games/index.js';
import { type Chips, type Event, isOver, open, type Setup } from '../kernel/index.js';
import type { By } from './by.js';
import type { Box, Played, RoundClosed, TableEvent } from './event.js';
import { evolve } from './evolve.js';
import { poolsAfter } from './house.js';
import { deny, type TableRefusal } from './refusal.js';
import { seatNext, shortBy, strategyOf } from './seating.js';
import { awaitsDraw, type Live, type TableState } from './state.js';
import { setupFor } from './terms.js';
import { countedTurns } from './turns.js';
import { wholeWinner, wonAfter } from './won.js';

/** A decision in the making: what has happened so far, and the table it leads to. */
export interface Deciding {
  state: TableState;
  readonly events: TableEvent[];
  /** Whose doing the next thing is, where it is not the seat's own. */
  by?: By | undefined;
}
/** Something happens. */
export function say(d: Deciding, e: TableEvent): void {
  d.state = evolve(d.state, e);
  d.events.push(signed(d, e));
}
/** The first thing that happens is signed. */
function signed(d: Deciding, e: TableEvent): TableEvent {
  const { by } = d;
  d.by = undefined;
  return by ? { ...e, by } : e;
}
/** Events of the round happen; the kernel hands back the felt they lead to, so they are not folded twice. */
export function sayPlayed(d: Deciding, live: Live, events: readonly Event[]): void {
  for (const event of events) d.events.push(signed(d, { type: 'Played', round: live.number, event } satisfies Played));
  d.state = { ...events.reduce(countedTurns, d.state), live: { ...live, won: events.reduce(wonAfter, live.won) } };
}

/** Opens the next round, or says why it cannot be. */
export function deal(d: Deciding, elsewhere: readonly string[] = []): TableRefusal | null {
  const setup = openRound(d, elsewhere);
  if ('refused' in setup) return setup;
  const live = d.state.live!;
  const played = open(live.game, setup);
  sayPlayed(d, { ...live, round: played.round }, played.events);
  return null;
}
/** All that is settled before the first card of a round; nothing has been played in it yet. */
export function openRound(d: Deciding, elsewhere: readonly string[] = []): Setup | TableRefusal {
  const { rules, rounds, limit } = d.state;
  const { cites } = rules;
  if (d.state.live !== null) return deny('round-running', cites.button, { round: rounds });
  if (awaitsDraw(d.state)) return deny('button-not-drawn', cites.firstButton);
  const { dealt, placing, short } = seatNext(d.state, elsewhere);
  if (placing === null) return deny('too-few-players', cites.seats, { ready: dealt.length, min: rules.seats.min });
  for (const sitting of short) say(d, { type: 'SatOut', seat: sitting.seat, ...shortBy(d.state, sitting) });
  const before = d.state;
  const setup = setupFor(d.state, placing);
  say(d, {
    type: 'RoundOpened',
    round: rounds + 1,
    gameId: rules.gameId,
    hash: rules.hash,
    ...(rules.words === undefined ? {} : { words: rules.words }),
    stake: rules.stake,
    seats: dealt,
    markers: placing.markers,
    ...(placing.owing?.length ? { owing: placing.owing } : {}),
    ...(limit === null ? {} : { limit: limit.max }),
    ...(d.state.progressive?.removed ? { noProgressive: true } : {}),
    setup,
    rule: placing.rule,
  });
  for (const e of strategyOf(rules).passed(before, d.state, placing)) say(d, e);
  return setup;
}

/** Closes a round that is over: stacks go back to the seats, fees to the house. Null while it runs. */
export function close(state: TableState, events: readonly Event[]): RoundClosed | null {
  const { rules, live } = state;
  if (live === null || !isOver(live.game, live.round)) return null;
  const { game, round, number } = live;
  const at = (name: string): Chips => round.felt.chips[game.names.places.indexOf(name)] ?? 0;
  const stacks = game.seats.map((seat) => ({ seat, stack: at(`stack:${seat}`) }));
  const [drop, jackpot] = [at('drop'), at('jackpot')];
  const boxes = boxesOf(live);
  const { kept: pools, ...house } = poolsAfter(state, at);
  const kept = [...stacks.map(({ stack }) => stack), ...boxes.map(({ is }) => is)].reduce(
    (a, b) => a + b,
    drop + jackpot + pools,
  );
  const brought = round.felt.opening.reduce((a, b) => a + b, 0);
  if (kept !== brought) throw new Error(`round ${number} opened with ${brought} and closed with ${kept}`);
  const voided = events.some((e) => e.type === 'RoundVoided');
  const rule = voided ? rules.cites.void : rules.cites.tableStakes;
  return {
    type: 'RoundClosed',
    round: number,
    stacks,
    drop,
    jackpot,
    voided,
    whole: wholeWinner(live.won),
    ...house,
    ...(boxes.length > 0 ? { boxes } : {}),
    ...(countsNaturals(rules.game) && !voided ? { naturals: naturalsIn(events) } : {}),
    rule,
  };
}
/** Accounts of their own that the table itself keeps from round to round. */
const BOXES = ['bonus'];
function boxesOf({ game, round, before }: Live): readonly Box[] {
  const names = BOXES.filter((name) => game.keeps.includes(name));
  return names.map((name) => ({
    name,
    was: before.boxes[name] ?? 0,
    is: round.felt.chips[game.placeOf.get(name)!]!,
  }));
}
/** Who played his own circle, and whether it was a natural; read off the settlement. */
function naturalsIn(events: readonly Event[]): NonNullable<RoundClosed['naturals']> {
  return events.filter(isSettled).flatMap(({ seat, note: { circle, row, hand, bet, outcome } }) => {
    const natural = outcome === 'natural' || outcome === 'both-natural' || outcome === 'even-money';
    const isOwn = circle === seat && row === 0 && hand === 0 && bet === 'wager';
    return isOwn ? [{ seat, natural }] : [];
  });
}
