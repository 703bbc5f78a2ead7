/**
 * Dealer's choice: of several games of a house, whoever gets the button says which is dealt, for a hand or for an orbit. Each is dealt
 * by its own rules; chips and seats stay. The button goes to whoever chose, and a hand begins as a game's first does: since not every
 * game has blinds, none are due.
 */
import { isPoker } from '../games/index.js';
import type { Seat } from '../kernel/index.js';
import type { TableEventOf } from './event.js';
import { type Deciding, say } from './opening.js';
import { deny, type TableRefusal } from './refusal.js';
import { after, passes } from './ring.js';
import type { ChoiceRules, TableRules } from './rules.js';
import { seatNext } from './seating.js';
import { drawsFirst, sittingAt, type TableState } from './state.js';

/** The game that somebody chose, with its rules as its own book has them; null where no table of it can be opened here. */
export interface Choose {
  readonly type: 'choose';
  readonly seat: Seat;
  readonly game: string;
  readonly rules: TableRules | null;
  /** The edition of its book, where editions are kept. */
  readonly edition?: string;
  /** Who of those seated holds a hand at another table of the house just now. */
  readonly elsewhere?: readonly string[];
}
export type GameChosen = TableEventOf<'GameChosen'>;

/** Can a game be one of several that are dealt in turn at one table? It is poker, and a button goes round clockwise. */
export const isChoosable = (rules: TableRules): boolean =>
  isPoker(rules.game) &&
  drawsFirst(rules) &&
  rules.direction === 'clockwise' &&
  (rules.seating.kind !== 'rotation' || rules.seating.marker === 'button');

/** Whose choice it is now; null where none is to be made: no such table, a hand that runs, a game that was chosen and holds. */
export function chooserAt(state: TableState, elsewhere?: readonly string[]): Seat | null {
  const { rules, live, chosen, markers, rounds } = state;
  const { choice } = rules;
  if (choice === undefined || live !== null || chosen?.round === rounds) return null;
  const { dealt, held, markers: next } = seatNext(state, elsewhere);
  const to = next?.button;
  if (to === undefined) return null;
  const from = markers?.button;
  if (!chosen || from === undefined) return to;
  // Who waits for a blind is dealt in where there is a choice.
  const waiting = held.filter(({ why }) => why !== 'in-another-hand').map(({ seat }) => seat);
  const ready = [...dealt, ...waiting].toSorted((a, b) => a - b);
  if (choice.lasts === 'hand') return after(ready, from);
  return passes(chosen.seat, { from, to }) ? after(ready, chosen.seat) : null;
}

/** Why a game cannot be dealt at a table as it is; null if it can. */
export function cannotBeDealt(state: TableState, { seats, cites }: TableRules): TableRefusal | null {
  const ready = state.sittings.filter((s) => s.away === null && s.leaving === null).length;
  if (ready < seats.min) return deny('too-few-players', cites.seats, { ready, min: seats.min });
  const furthest = Math.max(0, ...state.sittings.map(({ seat }) => seat));
  return furthest > seats.max ? deny('seats-too-few', cites.seats, { seat: furthest, max: seats.max }) : null;
}

const among = new WeakMap<TableRules, TableRules>();
/** A game's rules where it is one of several: the same object for the same game, since its rounds are compiled once for each. */
function rulesAmong(rules: TableRules, choice: ChoiceRules): TableRules {
  const had = among.get(rules);
  if (had?.choice === choice) return had;
  const made = { ...rules, choice };
  among.set(rules, made);
  return made;
}
/** A table under another game's rules: what is chosen among stays. */
export function turned(state: TableState, rules: TableRules): TableState {
  const { choice } = state.rules;
  return { ...state, rules: choice === undefined || rules.choice ? rules : rulesAmong(rules, choice) };
}
/** The game a table was opened for: its own, or the choice that its games are of. */
export const openedFor = ({ gameId, choice }: Pick<TableRules, 'gameId' | 'choice'>): string => choice?.game ?? gameId;

export function choose(d: Deciding, { seat, game, rules, edition, elsewhere }: Choose): TableRefusal | null {
  const { choice } = d.state.rules;
  if (choice === undefined) return deny('no-choice', null);
  const { rule } = choice;
  if (d.state.live !== null) return deny('round-running', rule, { round: d.state.rounds });
  const chooser = chooserAt(d.state, elsewhere);
  if (chooser === null) return deny('no-choice', rule);
  if (seat !== chooser) return deny('not-your-choice', rule, { seat: chooser });
  if (!choice.games.includes(game) || rules?.gameId !== game) return deny('not-among', rule, { game });
  const cannot = cannotBeDealt(d.state, rules);
  if (cannot) return cannot;
  const patron = sittingAt(d.state, seat)!.patron.id;
  say(d, {
    type: 'GameChosen',
    seat,
    patron,
    game,
    hash: rules.hash,
    ...(edition === undefined ? {} : { edition }),
    rule,
  });
  d.state = turned(d.state, rules);
  return null;
}

/** The game that is dealt when nobody says: the same again, or the first that can be. */
export function unchosen({ rules: { choice, gameId } }: TableState): string {
  const { games, silent } = choice!;
  return silent === 'same' && games.includes(gameId) ? gameId : games[0]!;
}
