// What a seat can know, at every poker game of the houses: the cards nobody has shown it are dealt again, and what it may ask
// about is the same to the last card.
import { type Face, faces, isRefusal, open, play, type Round, seeded, shuffle, unshuffled, view } from 'baraja';
import { gameBooks, gameOf, isOpened, openTable } from 'baraja/books';
import { player, posted, quick } from 'baraja/bots';
import { describe, expect, test } from 'vitest';
import { toNumber } from '../exact/fraction.js';
import { rehearsalOf } from '../sims/rehearsal.js';
import { contestOf, isPoker, seatOdds, viewOf } from './index.js';

const games = gameBooks.filter(({ id }) => {
  const rules = openTable({ house: gameOf(id).house, game: id });
  return isOpened(rules) && isPoker(rules.game);
});
const DECISIONS = 25;
const bot = player(quick);

/** The same table, the faces a seat has not seen being shuffled among themselves. */
function dealtAgain(round: Round, seat: number, seed: number): Round {
  const hidden = round.faces.map((_, card) => card).filter((card) => (round.felt.seen[card]! & (1 << seat)) === 0);
  const dealt = round.faces.slice();
  const others = shuffle(
    hidden.map((card) => round.faces[card]!),
    seeded(seed),
  );
  hidden.forEach((card, i) => {
    dealt[card] = others[i] as Face;
  });
  return { ...round, faces: dealt };
}

describe('a seat knows what it has seen, and no more', () => {
  test.each(games.map(({ id }) => [id, gameOf(id).house] as const))('%s', (id, house) => {
    const { game, rules, setup } = rehearsalOf({ house, game: id }, 4, 40_000);
    if (!isPoker(rules.game)) throw new Error('no poker');
    const known = posted(game, rules.game);
    let [asked, differs] = [0, 0];
    for (let hand = 1; asked < DECISIONS && hand < 40; hand++) {
      const rng = seeded(hand);
      let { round } = open(game, setup);
      for (let menu = round.menus[0]; menu !== undefined; menu = round.menus[0]) {
        const { actor, options } = menu;
        if (typeof actor === 'number' && options.some(({ type }) => type === 'call' || type === 'check')) {
          const look = (at: Round) => viewOf({ view: view(game, at, actor), game: known }, rules.game as never);
          const again = dealtAgain(round, actor, asked);
          expect(look(again)).toEqual(look(round));
          expect(look(round).dead.every((card) => contestOf(rules.game as never).pack.includes(card))).toBe(true);
          if (again.faces.some((face, card) => face !== round.faces[card])) differs++;
          asked++;
        }
        const command =
          typeof actor === 'number'
            ? bot.choose({ view: view(game, round, actor), game: known }, rng)
            : { type: options[0]!.type, actor, faces: shuffle(unshuffled(game, round), rng) };
        const answer = play(game, round, command);
        if (isRefusal(answer)) throw new Error(answer.refused);
        round = answer.round;
      }
    }
    expect(asked).toBeGreaterThanOrEqual(DECISIONS);
    expect(differs).toBeGreaterThan(DECISIONS / 2);
  });
});

test('at stud the open cards of the others are known, and their odds differ by them', () => {
  const rules = openTable({ house: 'rogelios', game: 'stud' });
  if (!isOpened(rules) || !isPoker(rules.game)) throw new Error('no stud');
  const contest = contestOf(rules.game);
  const hole = faces('9c 9d 4s');
  const share = (up: string): number => {
    const spot = { hole, board: [], against: [faces(up)], dead: [], price: 100, pot: 300 };
    return toNumber(seatOdds(contest, spot, { samples: 20_000 }).equity!.hands[0]!.share);
  };
  expect(share('2h')).toBeGreaterThan(share('Ah') + 0.02);
});
