// A complete walk of a small game: every order of the pack, every choice. What it counts can be worked out on paper, which
// tests the kernel, the steps and the views together, as perft does for chess.
import { type Command, isRefusal, open, play, printFace, type Round, shuffle, tell, unshuffled, view } from 'baraja';
import { type AnyEvent, type AnyGame, Exhaustive } from 'baraja/kernel';
import type { Subject } from './subject.js';

export interface Census {
  /** Different deals: the faces that are off the stock when a round is over. */
  readonly deals: number;
  /** Histories at which a seat must choose, told apart by everything that has happened and every face dealt. */
  readonly decisions: number;
  readonly ends: number;
  /** What a seat that must choose can tell apart: what it was told, and the faces it has seen. */
  readonly informationSets: number;
}

/** A point of the walk: everything that has been told, as text, and the table. */
export interface Point {
  readonly told: string;
  readonly round: Round;
}
/** The faces that have left the stock, in the order of the pack. */
export function dealt(game: AnyGame, { felt, faces }: Round): string {
  const stock = felt.zones[game.names.zones.indexOf('stock')] ?? [];
  return faces.map((face, card) => (stock.includes(card) ? '' : printFace(face))).join('');
}

export function census(subject: Subject): Census {
  const deals = new Set<string>();
  const decisions = new Set<string>();
  const ends = new Set<string>();
  const sets = new Set<string>();
  walk(subject, ({ told, round }) => {
    const actor = round.menus[0]?.actor;
    const out = dealt(subject.game, round);
    if (actor === undefined) {
      deals.add(out);
      ends.add(`${out} ${told}`);
    } else if (typeof actor === 'number') {
      decisions.add(`${out} ${told}`);
      sets.add(`${actor} ${view(subject.game, round, actor).faces} ${told}`);
    }
  });
  return { deals: deals.size, decisions: decisions.size, ends: ends.size, informationSets: sets.size };
}

/** Visits every point of a game: those with equal histories again for every order of the cards not dealt. */
export function walk({ game, setup }: Subject, visit: (point: Point) => void): void {
  const opened = open(game, setup);
  const queue: Point[] = [{ told: heard('', opened.events), round: opened.round }];
  for (let point = queue.pop(); point !== undefined; point = queue.pop()) {
    visit(point);
    for (const command of choices(game, point.round)) {
      const answer = play(game, point.round, command);
      if (isRefusal(answer)) throw new Error(`${command.type} was offered and refused: ${answer.refused}`);
      queue.push({ told: heard(point.told, answer.events), round: answer.round });
    }
  }
}
const heard = (before: string, events: readonly AnyEvent[]): string => before + JSON.stringify(events.map(tell));

/** Everything the first to act may do. Options that ask for an amount or cards make a game too big to walk. */
export function choices(game: AnyGame, { menus, ...table }: Round): readonly Command[] {
  const [menu] = menus;
  if (menu === undefined) return [];
  if (menu.actor !== 'chance') return menu.options.map(({ type }) => ({ type, actor: menu.actor }));
  const every = new Exhaustive();
  const pack = unshuffled(game, { ...table, menus });
  const orders: Command[] = [];
  while (every.next()) orders.push({ type: 'shuffle', actor: 'chance', faces: shuffle(pack, every) });
  return orders;
}
