/** Whether what an event moves is what its kind declares. */
import type { AnyEvent, CardMove } from '../kernel/event.js';
import type { Names } from '../kernel/game.js';
import type { Facts, Moves } from './fact.js';
import { HOUSE_FACTS } from './house.js';
import { MOVED } from './moved.js';

type Placed = Pick<Names, 'places' | 'zones' | 'markers'>;
interface Allowed {
  readonly chips: ReadonlySet<string>;
  readonly cards: ReadonlySet<string>;
  readonly marks: ReadonlySet<string>;
}
const allowed = new WeakMap<Moves, Allowed>();
function allowedBy(moves: Moves): Allowed {
  const had = allowed.get(moves);
  if (had !== undefined) return had;
  const { chips = [], cards = [], marks = [] } = moves;
  const made = { chips: new Set<string>(chips), cards: new Set<string>(cards), marks: new Set<string>(marks) };
  allowed.set(moves, made);
  return made;
}
const NOTHING: Moves = {};
const moved: Readonly<Record<string, Moves>> = MOVED;
const house: Facts = HOUSE_FACTS;
/** A game of one's own says it with the fact. */
function movesOf(facts: Facts, type: string): Moves {
  const kind = facts[type];
  return kind?.moves ?? (kind !== undefined && kind === house[type] ? (moved[type] ?? NOTHING) : NOTHING);
}

/** What it moves, or shows, that its kind does not declare, in the words of a declaration; null if nothing. */
export function strayIn(
  facts: Facts,
  { places, zones, markers }: Placed,
  { type, chips, cards, markers: marks, faces }: AnyEvent,
): string | null {
  const moves = movesOf(facts, type);
  const may = allowedBy(moves);
  for (const { from, to } of chips) {
    const stray = strayFrom(may.chips, places[from]!, places[to]!, '');
    if (stray !== null) return `${type} chips ${stray}`;
  }
  for (const move of cards) {
    const stray = strayFrom(may.cards, zones[move.from]!, zones[move.to]!, shownTo(zones[move.to]!, move));
    if (stray !== null) return `${type} cards ${stray}`;
  }
  for (const { marker } of marks)
    if (!may.marks.has(kindOf(markers[marker]!))) return `${type} marks ${markers[marker]}`;
  return faces !== null && moves.faces !== true ? `${type} faces` : null;
}
/** 'hand' of 'hand:3'. */
const kindOf = (name: string): string => name.split(':')[0]!;
function strayFrom(may: ReadonlySet<string>, from: string, to: string, shown: string): string | null {
  const [source, end] = [kindOf(from), `${kindOf(to)}${shown}`];
  return may.has(`${source} > ${end}`) || may.has(`* > ${end}`) || may.has('* > *') ? null : `${source} > ${end}`;
}
function shownTo(zone: string, { seen }: CardMove): string {
  if (seen === null) return '';
  if (seen === 'all') return ': all';
  return zone.split(':')[1] === String(seen) ? ': owner' : ': one';
}
