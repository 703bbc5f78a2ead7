// The felt's own laws, looked at after every event: chips and cards are conserved, what is seen stays seen, and whether events
// are folded in one copy or one by one the same table comes of it.
import { type EventType, type Felt, isOver, type NoteOf, type Played, type Round } from 'baraja';
import { strayIn } from 'baraja/facts';
import { type AnyEvent, type AnyGame, EVERYBODY, type Sets } from 'baraja/kernel';
import { difference, freeze } from './equal.js';
import type { Watch } from './watch.js';

const total = (chips: readonly number[]): number => chips.reduce((a, b) => a + b, 0);

/** Evolves a decision's events one by one, and compares what comes of it with the table that was played. */
export function checkEvents({ kernel, game, found }: Watch, before: Round, { events, round }: Played<AnyEvent>): void {
  freeze(events);
  freeze(round);
  let one = before;
  for (const e of events) {
    const next = found.guard(`evolving ${e.type}`, () => freeze(kernel.evolve(game, one, e)));
    if (next === undefined) return;
    found.try('chips-conserved', chipsFault(game, one.felt, next.felt, e));
    found.try('cards-conserved', cardsFault(one, next, e));
    found.try('cards-as-named', namedFault(game, e));
    found.try('moves-as-declared', strayIn(game.facts, game.names, e));
    found.try('seats-as-they-lie', setsFault(game, one.felt, next.felt, e));
    found.try('seen-grows', seenFault(one.felt, next.felt, e));
    one = next;
  }
  found.try('one-table', prefixed('played, not evolved', difference(round, one)));
  const folded = found.guard('folding', () => kernel.fold(game, before, events));
  if (folded !== undefined) found.try('one-table', prefixed('played, not folded', difference(round, folded)));
  found.try('cards-conserved', packFault(game, round));
}
const prefixed = (what: string, fault: string | null): string | null => (fault === null ? null : `${what}: ${fault}`);

function chipsFault({ names }: AnyGame, { chips: before }: Felt, { chips }: Felt, { type }: AnyEvent): string | null {
  if (chips === before) return null;
  const bad = chips.findIndex((n) => !Number.isSafeInteger(n) || n < 0);
  if (bad >= 0) return `${names.places[bad]} holds ${chips[bad]} after ${type}`;
  const [was, is] = [total(before), total(chips)];
  return was === is && chips.length === before.length ? null : `${was} chips became ${is} in ${type}`;
}

/** Each card in exactly one zone. */
function cardsFault(before: Round, { felt, faces }: Round, { type }: AnyEvent): string | null {
  if (felt.zones === before.felt.zones && faces === before.faces) return null;
  const times: number[] = Array(faces.length).fill(0);
  for (const zone of felt.zones)
    for (const card of zone) {
      if (times[card] === undefined) return `card ${card} was never minted (${type})`;
      times[card]++;
    }
  const bad = times.findIndex((n) => n !== 1);
  if (bad >= 0) return `card ${bad} lies in ${times[bad]} zones after ${type}`;
  return felt.seen.length === faces.length ? null : `${faces.length} cards, but ${felt.seen.length} have been minted`;
}

/** Every set of seats, counted again. */
function setsFault(game: AnyGame, before: Felt, after: Felt, { type }: AnyEvent): string | null {
  const { chips, zones, sets } = after;
  if (chips === before.chips && zones === before.zones && sets === before.sets) return null;
  const counted = game.names.sets.map(() => 0);
  const count = ({ of, bit }: Sets, at: number): void => {
    if (of[at]! >= 0) counted[of[at]!]! |= bit[at]!;
  };
  for (const [place, n] of chips.entries()) if (n > 0) count(game.placeSets, place);
  for (const [zone, cards] of zones.entries()) if (cards.length > 0) count(game.zoneSets, zone);
  const bad = counted.findIndex((set, i) => set !== sets[i]);
  return bad < 0 ? null : `${game.names.sets[bad]} is ${sets[bad]} and not ${counted[bad]} after ${type}`;
}

/** No move without a card; and where an event says how many cards go to each, each gets so many. */
function namedFault({ names }: AnyGame, { type, cards, note }: AnyEvent): string | null {
  if (type === DRAWN) {
    const { count } = note as NoteOf<'CardsDrawn'>;
    const dealt = cards.reduce((n, move) => (names.zones[move.from] === 'stock' ? n + move.cards.length : n), 0);
    if (dealt !== count) return `${type} names ${count} cards and deals ${dealt}`;
  }
  const count = DEALS.includes(type) ? (note as NoteOf<'CardsDealt'>).count : null;
  for (const move of cards) {
    if (move.cards.length === 0) return `${type} moves no card where it names one`;
    if (count !== null && move.cards.length !== count)
      return `${type} names ${String(count)} cards and moves ${move.cards.length}`;
  }
  return null;
}
/** Events that say in `count` how many cards each of their moves has. */
const DEALS: readonly string[] = ['CardsDealt', 'BoardDealt'] satisfies EventType[];
/** And one that says how many come off the deck, while others go away. */
const DRAWN: EventType = 'CardsDrawn';

/**
 * The faces that are not spent are the pack. When all are spent, after a misdeal, a fresh pack is still to come. Looked at
 * between decisions only: a remedy may take several events to put the cards away.
 */
export function packFault({ pack, spent }: AnyGame, { felt, faces }: Round): string | null {
  const left: number[] = [];
  for (const face of pack) left[face] = (left[face] ?? 0) + 1;
  let live = 0;
  for (let zone = 0; zone < felt.zones.length; zone++) {
    if (zone === spent) continue;
    for (const card of felt.zones[zone]!) {
      const face = faces[card]!;
      left[face] = (left[face] ?? 0) - 1;
      live++;
    }
  }
  if (live === 0) return null;
  return left.some((n) => n !== 0) ? `the ${live} cards in play are not the pack of ${pack.length}` : null;
}

function seenFault({ seen: before }: Felt, { seen }: Felt, { type }: AnyEvent): string | null {
  if (seen === before) return null;
  for (let card = 0; card < before.length; card++)
    if ((before[card]! & seen[card]!) !== before[card]) return `card ${card} was forgotten in ${type}`;
  const bad = seen.findIndex((bits) => !Number.isInteger(bits) || bits < 0 || bits > EVERYBODY);
  return bad < 0 ? null : `card ${bad} is seen by ${seen[bad]} after ${type}`;
}

/** What a bank holds is what was put up and what it has won since: never less than nothing, never more than twice the first. */
export function bankFault({ placeOf }: AnyGame, log: readonly AnyEvent[]): string | null {
  const bank = placeOf.get('bank');
  let [posted, held] = [0, 0];
  for (const { type, chips } of log)
    for (const { from, to, amount } of chips) {
      if (to === bank) held += amount;
      if (from === bank) held -= amount;
      if (type === 'BankPosted') posted = held;
      if (held < 0 || held > 2 * posted) return `a bank of ${posted} holds ${held} after ${type}`;
    }
  return null;
}

/** At the end, chips lie only in places of the kinds the game keeps. After a void they lie where they lay before. */
export function settledFault(game: AnyGame, round: Round, log: readonly AnyEvent[]): string | null {
  if (!isOver(game, round) || log.some((e) => e.type === 'RoundVoided')) return null;
  const stray = round.felt.chips.findIndex((n, place) => n > 0 && !keeps(game, game.names.places[place]!));
  return stray < 0 ? null : `${round.felt.chips[stray]} left in ${game.names.places[stray]}`;
}
/** 'stack' stands for the stack of every seat. */
const keeps = (game: AnyGame, name: string): boolean =>
  game.keeps.includes(name) || game.keeps.includes(name.split(':')[0]!);
