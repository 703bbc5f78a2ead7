/** Hands of every game of every house, made by a seed: tables that play on, choices by chance, all cards known. */
import { type Face, type HouseCommand, type Rng, seeded, shuffle, silent, unshuffled } from 'baraja';
import { games, isOpened, openTable, shortName, stakesOf } from 'baraja/books';
import {
  awaitsDraw,
  decide,
  emptyTable,
  type TableCommand,
  type TableEvent,
  type TableRules,
  type TableState,
} from 'baraja/table';
import type { Hand } from '../hand.js';
import { handOf } from '../seen.js';

/** Tables of every game at some stakes: the first and the last on offer. */
export function allTables(): readonly TableRules[] {
  return games.flatMap(({ id, house }) => {
    const stakes = stakesOf(id);
    const ids = 'refused' in stakes ? [] : [...new Set([stakes[0]?.id, stakes.at(-1)?.id])];
    return ids.flatMap((stake) => {
      const rules = openTable({ house, game: shortName(id), ...(stake === undefined ? {} : { stake }) });
      if (!isOpened(rules)) throw new Error(JSON.stringify(rules));
      return rules.choice ? [] : [rules];
    });
  });
}

/** So many hands at one table, one after another. */
export function handsAt(rules: TableRules, seed: number, many: number): readonly Hand[] {
  const rng = seeded(seed);
  let state = seated(rules, rng);
  const hands: Hand[] = [];
  for (let i = 0; i < many; i++) {
    if (awaitsDraw(state)) state = did(state, draw(state, rng)).state;
    const before = state;
    const answer = decide(state, { type: 'deal' });
    if ('refused' in answer) return hands;
    const events: TableEvent[] = [...answer.events];
    ({ state } = answer);
    while (state.live !== null) {
      const next = played(state, rng);
      events.push(...next.events);
      ({ state } = next);
    }
    hands.push(handOf(before, events, { table: 'corpus', at: Date.UTC(2026, 0, 1) + (i + 1) * 60_000 }));
  }
  return hands;
}
function did(state: TableState, command: TableCommand) {
  const answer = decide(state, command);
  if ('refused' in answer) throw new Error(JSON.stringify([command, answer]));
  return answer;
}
function seated(rules: TableRules, rng: Rng): TableState {
  let state = emptyTable(rules);
  const many = Math.max(rules.seats.min, 2 + rng.below(Math.min(5, rules.seats.max - 1)));
  for (let seat = 1; seat <= Math.min(many, rules.seats.max); seat++) {
    const most = rules.buyIn.max ?? rules.buyIn.min * 4;
    const buyIn = Math.min(most, rules.buyIn.min * (1 + rng.below(3)));
    const patron = {
      id: `p${seat}`,
      name: ['Ana', 'Beto', 'Chuy', 'Dora', 'Elena', 'Fito', 'Gil'][seat - 1] ?? `P${seat}`,
      bot: false,
    };
    const answer = decide(state, { type: 'sit', seat, patron, buyIn, at: 0 });
    if ('refused' in answer) throw new Error(JSON.stringify(answer));
    ({ state } = answer);
  }
  return state;
}
const draw = ({ sittings }: TableState, rng: Rng): TableCommand => {
  const ready = sittings.filter((s) => s.away === null && s.stack > 0).length;
  return { type: 'drawButton', faces: shuffle([...Array(52).keys()] as Face[], rng).slice(0, ready) };
};
/** One choice by chance: mostly to stay in, so that hands have something to tell. */
function played(state: TableState, rng: Rng): { events: readonly TableEvent[]; state: TableState } {
  const { game, round } = state.live!;
  const { actor, options } = round.menus[rng.below(round.menus.length)]!;
  if (actor === 'chance') {
    const faces = shuffle(unshuffled(game, round), rng);
    return did(state, { type: 'act', command: { type: 'shuffle', actor, faces } });
  }
  const liked = options.filter(
    ({ type }) => rng.below(4) === 0 || !/fold|drop|sit-out|decline|stay-out|pass/.test(type),
  );
  const { type, amount, cards, seats } = (liked.length > 0 ? liked : options)[
    rng.below((liked.length > 0 ? liked : options).length)
  ]!;
  const sized = amount && (rng.below(3) === 0 ? amount.max : amount.min);
  const command = {
    type,
    actor,
    ...(amount ? { amount: sized } : {}),
    ...(cards ? { cards: shuffle(cards.from, rng).slice(0, cards.min + rng.below(cards.max - cards.min + 1)) } : {}),
    ...(seats ? { seat: seats[rng.below(seats.length)]! } : {}),
  } as HouseCommand;
  const answer = decide(state, { type: 'act', command });
  if (!('refused' in answer)) return answer;
  // Where only the shape of a choice is on the menu it may be refused: then the clock plays.
  return did(state, { type: 'act', command: silent(round, actor) as HouseCommand });
}
