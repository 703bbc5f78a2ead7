// A hand played through in one draft is the hand that is played choice by choice, at every game of the books and with either dealer: the
// same facts, the same table after it, hand after hand.
import { expect, test } from 'vitest';
import { gameBooks, isOpened, openTable } from '../src/books/index.js';
import { clicker, posted } from '../src/bots/index.js';
import { pack52 } from '../src/cards/index.js';
import {
  type Game,
  type HouseCommand,
  type Rng,
  type Round,
  seeded,
  shuffle,
  silent,
  unshuffled,
  view,
} from '../src/kernel/index.js';
import {
  awaitsDraw,
  decide,
  emptyTable,
  playThrough,
  type TableCommand,
  type TableEvent,
  type TableRules,
  type TableState,
} from '../src/table/index.js';

const tables = gameBooks.flatMap((book) =>
  (['engine', 'person'] as const).flatMap((dealer) => {
    const rules = openTable({ house: book.house, game: book.id, dealer });
    return isOpened(rules) ? [{ id: `${book.house} ${book.id}, ${dealer}`, rules }] : [];
  }),
);
const HANDS = 3;

const chooser =
  ({ game: rules }: TableRules, rng: Rng) =>
  (round: Round, game: Game): HouseCommand => {
    const { actor } = round.menus[0]!;
    if (actor === 'chance') return { type: 'shuffle', actor, faces: shuffle(unshuffled(game, round), rng) };
    if (typeof actor !== 'number') return silent(round, actor)!;
    return clicker.choose({ view: view(game, round, actor), game: posted(game, rules) }, rng);
  };
function seated(rules: TableRules): TableState {
  const seats = Array.from({ length: Math.min(rules.seats.max, rules.seats.min + 2) }, (_, i) => i + 1);
  let state = emptyTable(rules);
  const ask = (command: TableCommand) => {
    const answer = decide(state, command);
    if ('refused' in answer) throw new Error(answer.refused);
    state = answer.state;
  };
  for (const seat of seats) {
    const patron = { id: `p${seat}`, name: `P${seat}`, bot: true };
    ask({ type: 'sit', seat, patron, buyIn: rules.buyIn.max ?? 20 * rules.buyIn.min, at: 0 });
  }
  if (rules.fee.kind === 'time') ask({ type: 'collectTime', at: 0 });
  if (awaitsDraw(state)) ask({ type: 'drawButton', faces: pack52.slice(0, seats.length) });
  return state;
}
type Hands = readonly { readonly events: readonly TableEvent[]; readonly state: TableState }[];

function oneByOne(rules: TableRules): Hands {
  const choose = chooser(rules, seeded(5));
  let state = seated(rules);
  return Array.from({ length: HANDS }, () => {
    const events: TableEvent[] = [];
    let command: TableCommand = { type: 'deal' };
    for (;;) {
      const answer = decide(state, command);
      if ('refused' in answer) break;
      ({ state } = answer);
      events.push(...answer.events);
      if (state.live === null) break;
      command = { type: 'act', command: choose(state.live.round, state.live.game) };
    }
    return { events, state };
  });
}
function through(rules: TableRules): Hands {
  const choose = chooser(rules, seeded(5));
  let state = seated(rules);
  return Array.from({ length: HANDS }, () => {
    const answer = playThrough(state, choose);
    const events = 'refused' in answer ? [] : answer.events;
    if (!('refused' in answer)) ({ state } = answer);
    return { events, state };
  });
}

test.each(tables)('$id', ({ rules }) => {
  const hands = through(rules);
  expect(hands[0]!.events.at(-1)!.type).not.toBe('Played');
  expect(hands).toEqual(oneByOne(rules));
});
