// Draws a table as text, from one seat's view and menu alone: the proof that a client needs nothing else.

import type { GameRules, Names, Option } from 'baraja';
import { type Face, isOpen, rankingsOf, type Seat, type View } from 'baraja';
import type { Words } from 'baraja/words';
import { pokerPots } from './pots.js';

export interface Scenery {
  readonly names: Names;
  readonly rules: GameRules;
  readonly title: string;
  readonly nameOf: (seat: Seat) => string;
  readonly say: Words;
  readonly colour: boolean;
}

const paint = (on: boolean, code: string) => (text: string) => (on ? `\x1b[${code}m${text}\x1b[0m` : text);

export function drawTable(view: View, s: Scenery): string {
  const dim = paint(s.colour, '2');
  const bold = paint(s.colour, '1');
  const look = reader(view, s);
  const pots = pokerPots(view, s.names);
  const potLine = pots
    .map((p, i) => `${pots.length > 1 ? `${i === 0 ? 'main ' : `side ${i} `}` : ''}${s.say.money(p)}`)
    .join(', ');
  const board = look.faces('board');
  const shown = board.length === 0 ? dim('no board yet') : board.map((f) => look.card(f)).join(' ');
  const lines = [
    '',
    bold(`${s.title} · ${s.say.stage(view.stage)}`),
    `  ${shown}   ${dim('pot')} ${potLine || s.say.money(0)}`,
    ...view.round.seats.map((seat) => seatLine(view, s, look, seat)),
  ];
  return lines.join('\n');
}

function seatLine(view: View, s: Scenery, look: Reader, seat: Seat): string {
  const dim = paint(s.colour, '2');
  const bold = paint(s.colour, '1');
  const cards = look.ids(`hand:${seat}`);
  const mine = view.you === seat;
  const hand = cards.length === 0 ? dim('out') : cards.map((id) => look.back(id)).join(' ');
  const bet = look.chips(`bet:${seat}`);
  const marks = [
    look.marker('button') === seat ? '(D)' : '',
    view.toAct.includes(seat) ? '<' : '',
    look.chips(`stack:${seat}`) === 0 && cards.length > 0 ? 'all in' : '',
  ].filter(Boolean);
  const name = s.nameOf(seat).padEnd(12).slice(0, 12);
  const stack = s.say.money(look.chips(`stack:${seat}`)).padStart(9);
  const inFront = bet > 0 ? `${dim('bet')} ${s.say.money(bet)}` : '';
  const row = `  ${String(seat).padStart(2)} ${mine ? bold(name) : name} ${stack}  ${hand}  ${inFront}  ${marks.join(' ')}`;
  return mine && cards.length > 0 ? `${row.trimEnd()}  ${dim(handName(view, s, look, seat))}` : row.trimEnd();
}

/** What the viewer's own hand makes so far, high and low. */
function handName(_view: View, s: Scenery, look: Reader, seat: Seat): string {
  const hole = look.faces(`hand:${seat}`);
  const board = look.faces('board');
  if (hole.length === 0) return '';
  const ways = rankingsOf(s.rules);
  const names: string[] = [];
  if (ways.high) names.push(s.say.hand(ways.high.name(ways.high.best(hole, board))));
  const value = ways.low?.best(hole, board) ?? 0;
  if (ways.low && value > 0) names.push(s.say.hand(ways.low.name(value)));
  return names.join(' / ');
}

export function drawMenu(options: readonly Option[], s: Scenery): string {
  const bold = paint(s.colour, '1');
  return options.map((o) => `${bold(`[${keyOf(o.type)}]`)} ${s.say.option(o)}`).join('   ');
}

/** One letter for each thing a seat can do. */
const KEYS: Readonly<Record<string, string>> = {
  fold: 'f',
  check: 'x',
  call: 'c',
  bet: 'b',
  raise: 'r',
  straddle: 's',
  'no-straddle': 'n',
  discard: 'd',
  'push-pot': 'p',
  'go-on': 'g',
};
export const keyOf = (type: string): string => KEYS[type] ?? type;
export const typeOf = (key: string): string => Object.keys(KEYS).find((type) => KEYS[type] === key) ?? key;

type Reader = ReturnType<typeof reader>;
/** Reads places and zones of a view by name. */
function reader(view: View, s: Scenery) {
  const red = paint(s.colour, '31');
  const dim = paint(s.colour, '2');
  const ids = (zone: string): readonly number[] => view.round.zones[s.names.zones.indexOf(zone)] ?? [];
  const card = (face: Face): string => {
    const text = s.say.card(face);
    return /[♥♦]/.test(text) ? red(text) : text;
  };
  return {
    ids,
    card,
    chips: (place: string): number => view.round.chips[s.names.places.indexOf(place)] ?? 0,
    marker: (name: string): Seat | null => view.round.markers[s.names.markers.indexOf(name)] ?? null,
    faces: (zone: string): Face[] => ids(zone).flatMap((id) => view.faces[id] ?? []),
    back: (id: number): string => {
      const face = view.faces[id];
      if (face === null || face === undefined) return dim('[]');
      return isOpen(view.round, id) ? `${card(face)}*` : card(face);
    },
  };
}
