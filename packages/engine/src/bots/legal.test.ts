import { describe, expect, expectTypeOf, it } from 'vitest';
import { gameBooks, gameOf, isOpened, openTable } from '../books/index.js';
import type { Face } from '../cards/index.js';
import { kuhn } from '../games/kuhn.js';
import { leduc } from '../games/leduc.js';
import {
  type Command,
  type Game,
  isOver,
  isRefusal,
  open,
  play,
  type Round,
  type Setup,
  seeded,
  shuffle,
  unshuffled,
  type View,
  view,
} from '../kernel/index.js';
import { forcedUnit, owedAtMost } from '../table/index.js';
import { type Bot, bots, careful, clicker, lively, player, posted, quiet, type Seen, steady } from './index.js';
import { BIG, dealtAt, playHand, roomOf, setupOf } from './test/hands.js';
import { kinds, limit, noLimit, rulesOf, spread } from './test/rules.js';

/** The same manners with less thought: what they choose is as legal, and is chosen sooner. */
const hasty: readonly Bot[] = [careful, steady, lively].map((manner) =>
  player({ ...manner, samples: 12, straddles: 0.5 }),
);
const crowd: readonly Bot[] = [...hasty, clicker, clicker];

const tables = Object.entries(kinds).flatMap(([name, kind]) =>
  [limit, spread, noLimit].map((limits) => ({
    name: `${name}, ${limits.kind}`,
    rules: rulesOf({ ...kind, limit: limits, straddle: 'one' }),
  })),
);

describe('legality', () => {
  it.each(tables)('every choice is accepted: $name', ({ rules }) => {
    let choices = 0;
    for (let seed = 1; seed <= 6; seed++) {
      const chance = seeded(seed);
      const room = roomOf(rules, 2 + chance.below(rules.hole === 4 ? 8 : 9));
      const stacks = room.game.seats.map(() => 100 * (1 + chance.below(chance.below(2) === 0 ? 30 : 800)));
      const players = room.game.seats.map(() => crowd[chance.below(crowd.length)]!);
      const setup = setupOf(room, room.game.seats[chance.below(room.game.seats.length)]!, stacks);
      playHand(room, setup, players, { deck: chance, minds: room.game.seats.map(() => chance) }, () => {
        choices++;
      });
    }
    expect(choices).toBeGreaterThan(30);
  });

  it.each(gameBooks.map(({ id }) => id))('every choice is accepted at the houses’ own tables: %s', (id) => {
    const table = openTable({ house: gameOf(id).house, game: id });
    if (!isOpened(table)) throw new Error(table.refused);
    const { seats, fee, game } = table;
    const least = owedAtMost(fee, seats.max) + game.chip;
    for (let seed = 1; seed <= 4; seed++) {
      const chance = seeded(seed);
      const count = seats.min + chance.below(Math.min(seats.max, 9) - seats.min + 1);
      const most = (60 * forcedUnit(table)) / game.chip;
      const stacks = Array.from({ length: count }, () => least + game.chip * chance.below(most));
      const { room, setup } = dealtAt(table, stacks);
      const players = Array.from({ length: count + 1 }, () => crowd[chance.below(crowd.length)]!);
      playHand(room, setup, players, { deck: chance, minds: players.map(() => chance) });
    }
  });

  it('nobody folds what costs nothing', () => {
    for (const { rules } of tables) {
      const room = roomOf(rules, 4);
      const setup = setupOf(
        room,
        0,
        room.game.seats.map(() => 50 * BIG),
      );
      const players = room.game.seats.map((s) => (s === 3 ? clicker : hasty[s]!));
      const minds = room.game.seats.map((s) => seeded(s));
      playHand(room, setup, players, { deck: seeded(4), minds }, (round, seat, { type }) => {
        if (players[seat] === clicker || type !== 'fold') return;
        expect(round.menus[0]!.options.map((o) => o.type)).not.toContain('check');
      });
    }
  });

  it('games it does not know are played by the menu', () => {
    for (const game of [kuhn, leduc]) {
      const small: Setup = { chips: { 'stack:0': 20, 'stack:1': 20 }, markers: {}, terms: null };
      for (const bot of [player(steady), clicker, quiet])
        for (let seed = 0; seed < 50; seed++) {
          const chance = seeded(seed);
          const room = { game, posted: posted(game, null) };
          playHand(room, small, [bot, bot], { deck: chance, minds: [chance, chance] });
        }
    }
  });

  it('has nothing to say without a menu', () => {
    const room = roomOf(rulesOf({}), 2);
    const { round } = open(room.game, setupOf(room, 0, [BIG, BIG]));
    for (const viewer of ['rail', 0] as const)
      expect(() => clicker.choose({ view: view(room.game, round, viewer), game: room.posted }, seeded(1))).toThrow();
  });
});

describe('bots know the view and nothing else', () => {
  it('by type: a table is no sight, and no list of faces is within reach', () => {
    expectTypeOf<Round>().not.toExtend<Seen['view']>();
    expectTypeOf<Game>().not.toExtend<Seen>();
    expectTypeOf<keyof Seen>().toEqualTypeOf<'view' | 'game'>();
    expectTypeOf<keyof Seen['game']>().toEqualTypeOf<'names' | 'rules'>();
    expectTypeOf<Seen['view']>().toEqualTypeOf<View>();
    expectTypeOf<View['faces'][number]>().toEqualTypeOf<Face | null>();
  });

  it('what is posted of a game leaves its script behind', () => {
    expect(Object.keys(posted(kuhn, null)).sort()).toEqual(['names', 'rules']);
  });

  it.each(tables.filter((_, i) => i % 3 !== 1))('exchanging unseen faces changes no choice: $name', ({ rules }) => {
    const room = roomOf(rules, 3);
    const setup = setupOf(
      room,
      1,
      room.game.seats.map(() => 40 * BIG),
    );
    const players = room.game.seats.map((s) => hasty[s]!);
    let asked = 0;
    for (let seed = 1; seed <= 3; seed++) {
      const minds = room.game.seats.map((s) => seeded(seed + s));
      playHand(room, setup, players, { deck: seeded(seed), minds }, (round, seat) => {
        const other = exchanged(round, seat, seed);
        for (const bot of [players[seat]!, clicker])
          expect(chosen(room, other, seat, bot, 9)).toEqual(chosen(room, round, seat, bot, 9));
        asked++;
      });
    }
    expect(asked).toBeGreaterThan(6);
  });
});

describe('determinism', () => {
  it('the same sight and the same chance, the same choice', () => {
    for (const { rules } of tables.filter((_, i) => i % 4 === 0)) {
      const played = [1, 2].map(() => {
        const log: Command[] = [];
        const room = roomOf(structuredClone(rules), 5);
        const setup = setupOf(
          room,
          2,
          room.game.seats.map(() => 60 * BIG),
        );
        const minds = room.game.seats.map((s) => seeded(s));
        playHand(room, setup, Object.values(bots), { deck: seeded(6), minds }, (_table, _seat, command) =>
          log.push(command),
        );
        return log;
      });
      expect(played[0]).toEqual(played[1]);
    }
  });

  it('a bot asks chance the same number of questions whatever it holds', () => {
    const room = roomOf(rulesOf({}), 2);
    const questions: number[] = [];
    for (let seed = 0; seed < 20; seed++) {
      let round = open(room.game, setupOf(room, 0, [50 * BIG, 50 * BIG])).round;
      const faces = shuffle(unshuffled(room.game, round), seeded(seed));
      const dealt = play(room.game, round, { type: 'shuffle', actor: 'chance', faces });
      if (isRefusal(dealt)) throw new Error(dealt.refused);
      round = dealt.round;
      let asked = 0;
      const chance = seeded(seed);
      const counted = {
        below: (n: number) => {
          asked++;
          return chance.below(n);
        },
      };
      hasty[1]!.choose({ view: view(room.game, round, 0), game: room.posted }, counted);
      questions.push(asked);
      expect(isOver(room.game, round)).toBe(false);
    }
    expect(new Set(questions).size).toBe(1);
  });
});

/** The same table with the faces this seat has not seen dealt out otherwise. */
function exchanged(round: Round, seat: number, seed: number): Round {
  const hidden = round.faces.filter((_, card) => (round.felt.seen[card]! & (1 << seat)) === 0);
  const mixed = shuffle(hidden, seeded(seed));
  const faces = round.faces.map((face, card) => ((round.felt.seen[card]! & (1 << seat)) === 0 ? mixed.pop()! : face));
  return { ...round, faces };
}
const chosen = (room: ReturnType<typeof roomOf>, round: Round, seat: number, bot: Bot, seed: number): Command =>
  bot.choose({ view: view(room.game, round, seat), game: room.posted }, seeded(seed));
