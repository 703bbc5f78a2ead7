// The felt by names, at every game of the books: whoever folds what he is told has what the kernel shows him.
import { expect, test } from 'vitest';
import { gameBooks, isOpened, openTable } from '../src/books/index.js';
import { clicker, posted } from '../src/bots/index.js';
import {
  type Command,
  type Event,
  foldNamed,
  isOver,
  isRefusal,
  named,
  open,
  play,
  type Round,
  seeded,
  shuffle,
  silent,
  stackGains,
  tell,
  unshuffled,
  type Viewer,
  view,
  write,
} from '../src/kernel/index.js';
import { firstDeal } from '../src/table/index.js';

const tables = gameBooks.flatMap((book) => {
  const rules = openTable({ house: book.house, game: book.id });
  return isOpened(rules) ? [{ id: `${book.house} ${book.id}`, rules }] : [];
});

test.each(tables)('$id', ({ rules }) => {
  const seats = Math.min(rules.seats.max, rules.seats.min + 1);
  const { game, setup } = firstDeal(rules, Array<number>(seats).fill(rules.buyIn.max ?? rules.buyIn.min));
  const room = posted(game, rules.game);
  const rng = seeded(11);
  const viewers: readonly Viewer[] = [game.seats[0]!, 'rail'];
  for (let deal = 0; deal < 3; deal++) {
    let { round } = open(game, setup);
    const log: Event[] = [];
    const choice = ({ menus, felt, faces }: Round): Command => {
      const { actor } = menus[0]!;
      if (actor === 'chance') return { type: 'shuffle', actor, faces: shuffle(unshuffled(game, round), rng) };
      if (typeof actor !== 'number') return silent(round, actor)!;
      return clicker.choose({ view: view(game, { menus, felt, faces }, actor), game: room }, rng);
    };
    let shown = viewers.map((viewer) => named(game, view(game, round, viewer)));
    while (!isOver(game, round)) {
      const played = play(game, round, choice(round));
      if (isRefusal(played)) throw new Error(played.refused);
      ({ round } = played);
      log.push(...played.events);
      shown = viewers.map((viewer, i) => {
        const end = named(game, view(game, round, viewer));
        const sight = { seat: typeof viewer === 'number' ? viewer : null, faces: end.faces };
        const told = played.events.map((e) => write(game, tell(e)));
        expect(told.reduce((felt, e) => foldNamed(felt, e, sight), shown[i]!)).toEqual(end);
        return end;
      });
    }
    const gains = stackGains(game, log);
    for (const seat of game.seats) {
      const stack = game.names.places.indexOf(`stack:${seat}`);
      const opened = open(game, setup).round.felt.chips[stack]!;
      expect(gains.get(seat) ?? 0).toBe(round.felt.chips[stack]! - opened);
    }
  }
});
