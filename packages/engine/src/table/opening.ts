/** Opening a round and closing it: the seats that came short, the blinds that passed, and the chips back to the seats. */
import { type Chips, type Event, isOver, open, type Seat } from '../kernel/index.js';
import type { BlindsDue, Played, RoundClosed, TableEvent } from './event.js';
import { evolve, gameFor } from './evolve.js';
import type { Positions } from './positions.js';
import { deny, type TableRefusal } from './refusal.js';
import { between, passes } from './ring.js';
import { OWN } from './rules.js';
import { type Seating, seatNext } from './seating.js';
import { BOTH_BLINDS, type Due, isDue, type Live, type TableState } from './state.js';
import { setupFor } from './terms.js';

/** A decision in the making: what has happened so far, and the table it leads to. */
export interface Draft {
  state: TableState;
  readonly events: TableEvent[];
}
/** Something happens. */
export function say(d: Draft, e: TableEvent): void {
  d.state = evolve(d.state, e);
  d.events.push(e);
}
/** Events of the round happen; the kernel hands back the felt they lead to, so they are not folded twice. */
export function sayPlayed(d: Draft, live: Live, events: readonly Event[]): void {
  for (const event of events) d.events.push({ type: 'Played', round: live.round, event } satisfies Played);
  d.state = { ...d.state, live };
}

/** Opens the next round, or says why it cannot be. */
export function deal(d: Draft): TableRefusal | null {
  const { rules, button, rounds } = d.state;
  const { cites } = rules;
  if (d.state.live !== null) return deny('round-running', cites.button, { round: rounds });
  if (button === null) return deny('button-not-drawn', cites.firstButton);
  const seating = seatNext(d.state);
  const { dealt, positions } = seating;
  if (positions === null) return deny('too-few-players', cites.seats, { ready: dealt.length, min: rules.seats.min });
  for (const { seat, stack } of seating.short)
    say(
      d,
      stack === 0
        ? { type: 'SatOut', seat, reason: 'no-chips', rule: cites.tableStakes }
        : { type: 'SatOut', seat, reason: 'short-of-collection', rule: OWN.short },
    );
  const last = { button, big: d.state.lastBig };
  const setup = setupFor(d.state, seating, positions);
  say(d, {
    type: 'RoundOpened',
    round: rounds + 1,
    gameId: rules.gameId,
    hash: rules.hash,
    stake: rules.stake,
    seats: dealt,
    button: positions.button,
    small: positions.small,
    big: positions.big,
    setup,
    rule: seating.rule,
  });
  for (const e of blindsPassed(d.state, seating, positions, last)) say(d, e);
  const played = open(gameFor(rules, dealt), setup);
  sayPlayed(d, { ...d.state.live!, table: played.table }, played.events);
  return null;
}

/** Whom the blinds of this round pass while he is away, seated or lately left: he gets the "blinds due" button. */
function blindsPassed(
  state: TableState,
  { dealt }: Seating,
  at: Positions,
  last: { button: Seat; big: Seat | null },
): readonly BlindsDue[] {
  const { cites } = state.rules;
  const bigs = { from: last.big ?? at.button, to: at.big };
  const others = [...state.sittings.filter((s) => !dealt.includes(s.seat)), ...state.departed];
  return others.flatMap((s): readonly BlindsDue[] => {
    if (s.entry.kind === 'new') return [];
    const told = (due: Due, rule: string): readonly BlindsDue[] =>
      due.small === s.due.small && due.big === s.due.big
        ? []
        : [{ type: 'BlindsDue', seat: s.seat, patron: s.patron.id, due, rule }];
    // ROG-HOLD-12: whoever missed one blind and is not back when the button passes owes both.
    if (isDue(s) && passes(s.seat, { from: last.button, to: at.button })) return told(BOTH_BLINDS, cites.bigThenLeft);
    if ('away' in s && s.away === null) return []; // he is here, and waits
    const big = passes(s.seat, bigs);
    const small = between(s.seat, { from: at.button, to: big ? at.small : at.big });
    return told({ small: s.due.small || small, big: s.due.big || big }, cites.missedBlinds);
  });
}

/** Closes a round that is over: stacks go back to the seats, fees to the house. Null while it runs. */
export function close({ rules, live }: TableState, events: readonly Event[]): RoundClosed | null {
  if (live === null || !isOver(live.game, live.table)) return null;
  const { game, table, round } = live;
  const at = (name: string): Chips => table.round.chips[game.names.places.indexOf(name)] ?? 0;
  const stacks = game.seats.map((seat) => ({ seat, stack: at(`stack:${seat}`) }));
  const [drop, jackpot] = [at('drop'), at('jackpot')];
  const kept = stacks.reduce((sum, { stack }) => sum + stack, drop + jackpot);
  const brought = table.round.opening.reduce((a, b) => a + b, 0);
  if (kept !== brought) throw new Error(`round ${round} opened with ${brought} and closed with ${kept}`);
  const voided = events.some((e) => e.type === 'RoundVoided');
  const rule = voided ? rules.cites.void : rules.cites.tableStakes;
  return { type: 'RoundClosed', round, stacks, drop, jackpot, voided, whole: wholeWinner(events), rule };
}
/** The seat every pot and every half of one went to. */
function wholeWinner(events: readonly Event[]): Seat | null {
  const winners = new Set<Seat>();
  for (const e of events)
    if (e.type === 'PotAwarded') for (const { seat } of e.note.shares as readonly { seat: Seat }[]) winners.add(seat);
  return winners.size === 1 ? [...winners][0]! : null;
}
