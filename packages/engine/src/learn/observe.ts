/**
 * What a seat sees as numbers, in parts of a fixed length for each game and number of seats. Seats are counted from the one who looks, in
 * the order of play; chips are in units of the game; cards are counted by face, since a shoe has a face many times.
 */
import { type Face, JOKER } from '../cards/index.js';
import { type AnyGame, type Chips, chipsAt, isOpen, type Round, type Seat, view } from '../kernel/index.js';

export interface Part {
  readonly name:
    | 'own'
    | 'board'
    | 'shown'
    | 'seen'
    | 'stack'
    | 'bet'
    | 'in'
    | 'cards'
    | 'markers'
    | 'stage'
    | 'turn'
    | 'menu';
  readonly from: number;
  readonly length: number;
}
export interface Shape {
  readonly length: number;
  readonly parts: readonly Part[];
}

const FACES = JOKER + 1;

/** Where each part begins and how long it is. */
export function shapeOf({ seats, names, script }: AnyGame): Shape {
  const lengths: readonly (readonly [Part['name'], number])[] = [
    ['own', FACES],
    ['board', FACES],
    ['shown', FACES],
    ['seen', FACES],
    ['stack', seats.length],
    ['bet', seats.length],
    ['in', seats.length],
    ['cards', seats.length],
    ['markers', names.markers.length * seats.length],
    ['stage', script.length],
    ['turn', seats.length],
    ['menu', 3],
  ];
  let from = 0;
  const parts = lengths.map(([name, length]): Part => {
    const part = { name, from, length };
    from += length;
    return part;
  });
  return { length: from, parts };
}

/** The numbers, for one seat. */
export function observe(game: AnyGame, shape: Shape, round: Round, seat: Seat, unit: Chips): number[] {
  const out = new Array<number>(shape.length).fill(0);
  const { felt } = round;
  const { faces, menu, toAct } = view(game, round, seat);
  const [own, board, shown, seen, stack, bet, into, cards, markers, stage, turn, prices] = shape.parts.map(
    ({ from }) => from,
  ) as Froms;
  const { seats, names } = game;
  const me = seats.indexOf(seat);
  const place = (other: Seat): number => (seats.indexOf(other) - me + seats.length) % seats.length;
  const chips = (name: string): number => {
    const at = names.places.indexOf(name);
    return at < 0 ? 0 : chipsAt(felt, at) / unit;
  };
  felt.zones.forEach((ids, zone) => {
    const name = names.zones[zone]!;
    const at = name === `hand:${seat}` ? own : name === 'board' ? board : seen;
    for (const id of ids) {
      const face: Face | null = faces[id] ?? null;
      if (face !== null) out[(at === seen && isOpen(felt, id) ? shown : at) + face]! += 1;
    }
  });
  for (const other of seats) {
    const at = place(other);
    out[stack + at] = chips(`stack:${other}`);
    out[bet + at] = chips(`bet:${other}`);
    out[into + at] = chips(`in:${other}`);
    const hand = names.zones.indexOf(`hand:${other}`);
    out[cards + at] = hand < 0 ? 0 : felt.zones[hand]!.length;
    if (toAct.includes(other)) out[turn + at] = 1;
  }
  felt.markers.forEach((holder, i) => {
    if (holder !== null && seats.includes(holder)) out[markers + i * seats.length + place(holder)] = 1;
  });
  out[stage + felt.step] = 1;
  const raise = menu.find((option) => option.amount !== null)?.amount;
  out[prices] = (menu.find((option) => option.cost !== null)?.cost ?? 0) / unit;
  out[prices + 1] = (raise?.min ?? 0) / unit;
  out[prices + 2] = (raise?.max ?? 0) / unit;
  return out;
}
type Froms = [number, number, number, number, number, number, number, number, number, number, number, number];
