// Draws a table as text, from one seat's view and menu alone: the proof that a client needs nothing else.

import type { GameRules, Option } from 'baraja';
import { type Face, isOpen, rankingsOf, type Seat, type View } from 'baraja';
import { type ActName, isAct, isIncident, OPTION_NAMES, type OptionName } from 'baraja/facts';
import type { Names } from 'baraja/kernel';
import type { Words } from 'baraja/words';
import { pokerPots } from './pots.js';
import { bySuit, rummyColumns, rummyMiddle } from './rummy.js';
import { t } from './words/index.js';

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
  const lines = [
    '',
    bold(`${s.title} · ${s.say.stage(view.stage)}`),
    `  ${s.rules.family === 'rummy' ? rummyMiddle(view, s, look) : pokerMiddle(view, s, look, dim)}`,
    ...view.felt.seats.map((seat) => seatLine(view, s, look, seat)),
  ];
  return lines.join('\n');
}
function pokerMiddle(view: View, s: Scenery, look: Reader, dim: (text: string) => string): string {
  const pots = pokerPots(view, s.names);
  const potLine = pots
    .map((p, i) => `${pots.length > 1 ? `${i === 0 ? t().play.main : t().play.side(i)} ` : ''}${s.say.money(p)}`)
    .join(', ');
  const board = look.faces('board');
  const noBoard = s.rules.family === 'community' ? `${dim(t().play.noBoard)}   ` : '';
  const shown = board.length === 0 ? noBoard : `${board.map((f) => look.card(f)).join(' ')}   `;
  return `${shown}${dim(t().play.pot)} ${potLine || s.say.money(0)}`;
}

function seatLine(view: View, s: Scenery, look: Reader, seat: Seat): string {
  const dim = paint(s.colour, '2');
  const bold = paint(s.colour, '1');
  const cards = s.rules.family === 'rummy' ? bySuit(look.ids(`hand:${seat}`), view) : look.ids(`hand:${seat}`);
  const columns = s.rules.family === 'rummy' ? rummyColumns(view, look, seat) : '';
  const mine = view.you === seat;
  const thrown = look.ids(`thrown:${seat}`).length;
  const held = cards.map((id) => look.back(id)).join(' ');
  const hand =
    cards.length + thrown === 0
      ? columns === ''
        ? dim(t().play.out)
        : ''
      : [held, thrown > 0 ? dim(t().play.draws(thrown)) : ''].join(' ').trim();
  const before = [hand, columns].filter(Boolean).join('  ');
  const bet = look.chips(`bet:${seat}`);
  const marks = [
    look.marker('button') === seat ? '(D)' : '',
    look.marker('first-card') === seat || look.marker('first') === seat ? '(1)' : '',
    view.toAct.includes(seat) ? '<' : '',
    look.chips(`stack:${seat}`) === 0 && cards.length > 0 ? t().play.allIn : '',
  ].filter(Boolean);
  const name = s.nameOf(seat).padEnd(12).slice(0, 12);
  const stack = s.say.money(look.chips(`stack:${seat}`)).padStart(9);
  const inFront = bet > 0 ? `${dim(t().play.bet)} ${s.say.money(bet)}` : '';
  const row = `  ${String(seat).padStart(2)} ${mine ? bold(name) : name} ${stack}  ${before}  ${inFront}  ${marks.join(' ')}`;
  const made = mine && cards.length > 0 ? handName(view, s, look, seat) : '';
  return made === '' ? row.trimEnd() : `${row.trimEnd()}  ${dim(made)}`;
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

/** One letter for each thing a seat can do; a letter may stand for several that are never offered together. */
const KEYS: Readonly<Record<OptionName, string>> = {
  fold: 'f',
  check: 'x',
  call: 'c',
  bet: 'b',
  raise: 'r',
  straddle: 's',
  'no-straddle': 'n',
  discard: 'd',
  open: 'o',
  'open-fold': 'of',
  'stay-active': 'y',
  'declare-all-in': 'a',
  'deal-up': 'u',
  'push-pot': 'p',
  'go-on': 'g',
  'name-price': 'n',
  'match-price': 'm',
  'sit-out-hand': 's',
  'stand-pat': 'p',
  draw: 'd',
  'keep-call': 'k',
  'deal-draw': 'g',
  'deal-on': 'g',
  'show-proof': 'v',
  'show-hand': 'h',
  'no-proof': 'n',
  'buy-in': 'i',
  'stay-out': 'o',
  split: 's',
  'play-on': 'p',
  play: 'y',
  pass: 'p',
  stay: 's',
  drop: 'o',
  use: 'u',
  'use-best': 'b',
  take: 't',
  'take-best': 'b',
  lay: 'l',
  keep: 'k',
  'let-go': 'g',
  force: 'f',
  'place-marker': 'm',
  'move-marker': 'm',
  'leave-marker': 'n',
  'remove-marker': 'r',
  rearrange: 'rr',
  bank: 'b',
  'decline-bank': 'n',
  wager: 'w',
  back: 'k',
  done: 'd',
  insure: 'i',
  'even-money': 'e',
  'no-insurance': 'n',
  hit: 'h',
  stand: 's',
  double: 'd',
  'split-pair': 'p',
  surrender: 'u',
  'surrender-stood': 'us',
  'let-stand': 'l',
  fund: 'f',
  'decline-fund': 'n',
  ante: 'a',
  'no-ante': 'n',
  'dos-pares': 'dp',
  joker: 'j',
  progressive: 'g',
  tuck: 't',
  'settle-hand': 'h',
  set: 's',
  'house-way': 'h',
  shuffle: 'z',
};
export const keyOf = (type: ActName): string => (isIncident(type) ? type : KEYS[type]);
/** What a letter stands for: of several, the one on the menu. Null for what nothing is called. */
export function typeOf(key: string, menu: readonly Pick<Option, 'type'>[]): ActName | null {
  const meant = OPTION_NAMES.filter((type) => KEYS[type] === key);
  return meant.find((type) => menu.some((o) => o.type === type)) ?? meant[0] ?? (isAct(key) ? key : null);
}

export type Reader = ReturnType<typeof reader>;
/** Reads places and zones of a view by name. */
export function reader(view: View, s: Scenery) {
  const red = paint(s.colour, '31');
  const dim = paint(s.colour, '2');
  const ids = (zone: string): readonly number[] => view.felt.zones[s.names.zones.indexOf(zone)] ?? [];
  const card = (face: Face): string => {
    const text = s.say.card(face);
    return /[♥♦]/.test(text) ? red(text) : text;
  };
  return {
    ids,
    card,
    chips: (place: string): number => view.felt.chips[s.names.places.indexOf(place)] ?? 0,
    marker: (name: string): Seat | null => view.felt.markers[s.names.markers.indexOf(name)] ?? null,
    faces: (zone: string): Face[] => ids(zone).flatMap((id) => view.faces[id] ?? []),
    back: (id: number): string => {
      const face = view.faces[id];
      if (face === null || face === undefined) return dim('[]');
      return isOpen(view.felt, id) ? `${card(face)}*` : card(face);
    },
  };
}
