// A table of one's own: every game by its name in every limit deals and pays, by streets said outright too; what cannot be is refused.
import { describe, expect, test } from 'vitest';
import { isOpened, openTable, stakesOf } from '../src/books/index.js';
import { fold, isOver, open, play, seeded, shuffle, silent, unshuffled } from '../src/kernel/index.js';
import { OWN_GAME_NAMES, type OwnTable, ownTable } from '../src/own/index.js';
import { gameFor, tableRules } from '../src/table/index.js';
import { firstDeal } from '../src/testing/index.js';
import { LANGUAGES, words } from '../src/words/index.js';

const LIMITS = ['no', 'pot', 'fixed', { spread: [200, 1000] }] as const;
const hasUpCards = (game: OwnTable['game']): boolean => ['stud', 'sthl', 'razz'].includes(String(game));
const stakesFor = (game: OwnTable['game']): Partial<OwnTable> =>
  hasUpCards(game) ? { bringIn: 100, ante: 50, bets: [200, 400] } : { blinds: [100, 200] };
function made(own: OwnTable) {
  const rules = ownTable(own);
  if ('refused' in rules) throw new Error(words('en').refusal(rules));
  return rules;
}

describe('every game by its name', () => {
  test.each(OWN_GAME_NAMES.flatMap((game) => LIMITS.map((limit) => [game, limit] as const)))(
    '%s, %s',
    (game, limit) => {
      const rules = made({ game, limit, ...stakesFor(game) });
      expect(tableRules.parse(rules)).toEqual(rules);
      const { game: compiled, setup } = firstDeal(rules, [20_000, 20_000, 3_000]);
      const opened = open(compiled, setup);
      let { round } = opened;
      const log = [...opened.events];
      const rng = seeded(7);
      while (round.menus.length > 0) {
        const { actor, options } = round.menus[0]!;
        const call = options.find(({ type }) => type === 'call');
        const command =
          actor === 'chance'
            ? ({ type: 'shuffle', actor, faces: shuffle(unshuffled(compiled, round), rng) } as const)
            : call
              ? ({ type: 'call', actor } as const)
              : silent(round, actor)!;
        const answer = play(compiled, round, command);
        if ('refused' in answer) throw new Error(answer.refused);
        ({ round } = answer);
        log.push(...answer.events);
      }
      expect(isOver(compiled, round)).toBe(true);
      expect(
        fold(compiled, open(gameFor(rules, compiled.seats), setup).round, log.slice(opened.events.length)).felt.chips,
      ).toEqual(round.felt.chips);
    },
  );
});

test('the games are those that a house has by the same name: the same streets, packs and hands', () => {
  const house = 'casa';
  for (const game of OWN_GAME_NAMES) {
    const [stake] = stakesOf(`${house}-${game}`) as readonly { id: string; form: string }[];
    const theirs = openTable({ house, game, stake: stake!.id });
    if (!isOpened(theirs) || theirs.game.family !== 'streets') throw new Error(`${house} has no ${game}`);
    const limit = theirs.game.streets[0]!.limit.kind === 'fixed' ? 'fixed' : 'pot';
    const { game: own } = made({ game, limit, ...stakesFor(game) });
    if (own.family !== 'streets') throw new Error('own tables are said as streets');
    const dealt = ({ streets, pack, high, low }: typeof own) => ({
      ...{ pack, high, low },
      streets: streets.map(({ rule: _, limit, ...street }) => ({ ...street, late: 'lower' in limit })),
    });
    expect(dealt(own), game).toEqual(dealt(theirs.game));
  }
});

test('streets said outright: two cards, one up for all, one round of betting', () => {
  const rules = made({
    game: {
      high: { ranking: 'high', use: 'any' },
      streets: [
        { name: 'preflop', down: 2, begins: 'blinds' },
        { name: 'flop', board: 3, begins: 'button' },
      ],
    },
    limit: 'pot',
    blinds: [100, 200],
    ante: 25,
    raises: 2,
  });
  expect(rules.stake).toBe('1/2 ante 0.25');
  const { game, setup } = firstDeal(rules, [5_000, 5_000, 5_000]);
  const { round } = open(game, setup);
  const into = game.seats.map((seat) => round.felt.chips[game.placeOf.get(`in:${seat}`)!]);
  expect(into).toEqual([25, 25, 25]);
});

test.each<[string, OwnTable]>([
  ['needs blinds', { game: 'hold', limit: 'no' }],
  ['needs a bring-in', { game: 'razz', limit: 'fixed', bets: [2, 4] }],
  ['needs the figures of its limit', { game: 'stud', limit: 'fixed', bringIn: 1 }],
  ['whole chips', { game: 'hold', limit: 'no', blinds: [0.5, 1] }],
  ['“limit” takes ‘no’', { game: 'hold', blinds: [1, 2] } as never],
  ['“limit” takes ‘no’', { game: 'hold', limit: 'nl', blinds: [1, 2] } as never],
  ['has no “seat”; it has game, limit,', { game: 'hold', limit: 'no', blinds: [1, 2], seat: 6 } as never],
  ['“buyIn” takes the least and the most', { game: 'hold', limit: 'no', blinds: [1, 2], buyIn: 5000 } as never],
  ['“bets” takes two amounts', { game: 'hold', limit: 'fixed', blinds: [1, 2], bets: [1, 2, 3] } as never],
  ['“blinds” takes two amounts in whole chips, which are cents', { game: 'hold', limit: 'no', blinds: 50 } as never],
  ['“seats” takes a whole number', { game: 'hold', limit: 'no', blinds: [1, 2], seats: '6' } as never],
  ['“straddle” takes true or false', { game: 'hold', limit: 'no', blinds: [1, 2], straddle: 'yes' } as never],
  ['no game called bridge', { game: 'bridge' as 'hold', limit: 'no', blinds: [1, 2] }],
  ['blind', { game: 'hold', limit: 'no', blinds: [4, 2] }],
  ['too small for 12 seats', { game: '27t', limit: 'fixed', blinds: [1, 2], seats: 12 }],
])('refused: %s', (why, own) => {
  const answer = ownTable(own);
  if (!('refused' in answer)) throw new Error('opened');
  expect(words('en').refusal(answer)).toContain(why);
  for (const language of LANGUAGES) expect(words(language).refusal(answer)).not.toContain('undefined');
});
