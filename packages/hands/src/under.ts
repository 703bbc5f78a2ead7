/** A hand put under another table's rules: the same people, cards and choices, as far as that table takes them, and what it pays. */
import { type Chips, type Event, type RuleId, type Seat, write } from 'baraja';
import { isPoker } from 'baraja/games';
import type { AnyRefusal, TableRules, WrittenTable } from 'baraja/table';
import { choicesIn } from './choices.js';
import { type Dealing, dealtBy } from './dealing.js';
import { closing, enactAt } from './enact.js';
import { type Fault, fault, isFault } from './fault.js';
import { closedIn, gameOf, type Hand, openedIn, rulesOf, stacksIn } from './hand.js';
import { playedOut } from './played-out.js';
import type { PokerHand } from './poker.js';
import { logOf } from './sound.js';
import { byPosition, tellPoker } from './tell.js';

/** Something the table would not have taken as it was done. */
export interface NotTaken {
  /** Whose, and which act of the hand; null for whoever would not have been dealt in. */
  readonly seat: Seat | null;
  readonly act: number;
  readonly did: string;
  readonly refusal: AnyRefusal;
  /** What was done for it, where play went on. */
  readonly instead: string | null;
}
/** Chips that went a seat's way or the house's, and by which clause. */
export interface Paid {
  readonly what: 'post' | 'fee' | 'win';
  readonly seat: Seat;
  readonly amount: Chips;
  readonly rule: RuleId | null;
}
export interface Under {
  readonly rules: TableRules;
  /** It would not have been dealt at all, and why. */
  readonly notDealt: AnyRefusal | null;
  readonly refused: readonly NotTaken[];
  /** What each came out with: as it was, and as it would have been. */
  readonly seats: readonly {
    readonly seat: Seat;
    readonly name: string;
    readonly was: Chips | null;
    readonly is: Chips | null;
  }[];
  readonly was: readonly Paid[];
  readonly is: readonly Paid[];
  /** As it would have been played; null where it would not have been dealt. */
  readonly hand: Hand | null;
}

/** Poker at any table of poker; any other hand at a table of its own family. */
export function under(hand: Hand, rules: TableRules): Under | Fault {
  const poker = tellPoker(hand);
  if (!isFault(poker))
    return isPokerTable(rules) ? pokerUnder(hand, poker, rules) : fault('other-game', { game: rules.gameId });
  const own = rulesOf(hand);
  if (isFault(own)) return own;
  if (own.game.family !== rules.game.family) return fault('other-game', { game: rules.gameId });
  return linesUnder(hand, own, rules);
}
export const isPokerTable = ({ game }: TableRules): boolean => isPoker(game);

function pokerUnder(hand: Hand, poker: PokerHand, rules: TableRules): Under | Fault {
  const dealing = dealtBy(poker, rules);
  if ('refused' in dealing) return notDealt(hand, rules, dealing);
  const played = enactAt(poker, dealing, 'go-on');
  if (isFault(played)) return played;
  const refused = played.instead.map(
    ({ act, seat, refusal, did }): NotTaken => ({
      seat,
      act,
      did: poker.acts[act - 1]?.act ?? 'straddle',
      refusal,
      instead: did,
    }),
  );
  return compared(hand, { ...played.hand, rules }, rules, [...buyIns(poker.players, rules), ...refused]);
}
/** Who sits with less or more than the posted buy-in would not have sat so. */
const buyIns = (players: readonly { seat: Seat; stack: Chips }[], { buyIn }: TableRules): readonly NotTaken[] =>
  players.flatMap(({ seat, stack }): readonly NotTaken[] => {
    const no = (refusal: AnyRefusal) => [{ seat, act: 0, did: 'sit', refusal, instead: 'sit' }];
    if (stack < buyIn.min) return no({ refused: 'buy-in-too-small', rule: buyIn.rule, facts: { min: buyIn.min } });
    return buyIn.max !== null && stack > buyIn.max
      ? no({ refused: 'buy-in-too-big', rule: buyIn.rule, facts: { max: buyIn.max } })
      : [];
  });

/** By the choices that can be read off what was told. What these eyes have not seen lies as it comes. */
function linesUnder(hand: Hand, own: TableRules, rules: TableRules): Under | Fault {
  const opened = openedIn(hand)!;
  const game = gameOf(own, opened);
  const choices = choicesIn(game, opened.setup, logOf(hand, own, opened));
  if (choices === null) return fault('not-told');
  const players = byPosition(opened).map((seat) => ({
    seat,
    name: hand.names[seat] ?? String(seat),
    stack: opened.setup.chips[`stack:${seat}`] ?? 0,
  }));
  const dealing: Dealing | AnyRefusal =
    rules.hash === opened.hash ? { rules, game, setup: opened.setup, opened } : dealtBy({ players }, rules);
  if ('refused' in dealing) return notDealt(hand, rules, dealing);
  const { round, log, replaced } = playedOut(dealing, choices);
  const told = log.map((event): WrittenTable => {
    const { faces: _order, ...seen } = write(dealing.game, event);
    return { type: 'Played', round: hand.round, event: seen as ReturnType<typeof write<Event>> };
  });
  const events = [dealing.opened, ...told, ...(round.menus.length === 0 ? [closing(dealing, round, log)] : [])];
  const refused = replaced.map(
    ({ choice, command, refusal, instead }): NotTaken => ({
      seat: typeof command.actor === 'number' ? command.actor : null,
      act: choice,
      did: command.type,
      refusal,
      instead: instead?.type ?? null,
    }),
  );
  const faces = Object.fromEntries(Object.entries(hand.faces).filter(([card]) => Number(card) < round.faces.length));
  const as = {
    ...hand,
    house: rules.house,
    game: rules.gameId,
    stake: rules.stake,
    hash: rules.hash,
    rules,
    switches: {},
    faces,
  };
  return compared(hand, { ...as, events: events.map((event) => ({ after: 0, event })) }, rules, [
    ...buyIns(players, rules),
    ...refused,
  ]);
}
const notDealt = (hand: Hand, rules: TableRules, refusal: AnyRefusal): Under => ({
  rules,
  notDealt: refusal,
  refused: [],
  seats: stacksIn(hand).map(({ seat, from, to }) => ({
    seat,
    name: hand.names[seat] ?? '',
    was: to === null ? null : to - from,
    is: null,
  })),
  was: paidIn(hand),
  is: [],
  hand: null,
});
function compared(hand: Hand, other: Hand, rules: TableRules, refused: readonly NotTaken[]): Under {
  const there = stacksIn(other);
  const seats = stacksIn(hand).map(({ seat, from, to }) => {
    const one = there.find((it) => it.seat === seat);
    const is = one === undefined || one.to === null ? null : one.to - one.from;
    return { seat, name: hand.names[seat] ?? '', was: to === null ? null : to - from, is };
  });
  return {
    rules,
    notDealt: null,
    refused,
    seats,
    was: paidIn(hand),
    is: paidIn(other),
    hand: closedIn(other) ? other : null,
  };
}

/** Posts, fees and winnings, each with its clause. */
export function paidIn({ events }: Hand): readonly Paid[] {
  return events.flatMap(({ event: told }): readonly Paid[] => {
    if (told.type !== 'Played') return [];
    const { type, seat, rule = null, chips = [] } = told.event;
    const amount = chips.reduce((n, move) => n + move.amount, 0);
    if (type === 'PotAwarded')
      return told.event.note.shares.map((share) => ({ what: 'win', seat: share.seat, amount: share.amount, rule }));
    const what = type === 'Posted' || type === 'Straddled' ? 'post' : type === 'CollectionTaken' ? 'fee' : null;
    return what === null || seat === undefined || amount === 0 ? wonBy(chips, rule) : [{ what, seat, amount, rule }];
  });
}
/** Elsewhere than at poker whatever comes to a stack from somebody else's place is a win. */
const wonBy = (chips: readonly { from: string; to: string; amount: Chips }[], rule: RuleId | null): readonly Paid[] =>
  chips.flatMap(({ from, to, amount }): readonly Paid[] => {
    const seat = /^stack:(\d+)$/.exec(to)?.[1];
    const isOwn = seat === undefined || new RegExp(`:${seat}(\\.|$)`).test(from);
    return isOwn ? [] : [{ what: 'win', seat: Number(seat), amount, rule }];
  });
