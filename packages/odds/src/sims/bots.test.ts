// Our bots at the 21.5 games choose what is best, exactly worked out: best play deals the cards, and they are asked besides.
import { seeded, view } from 'baraja';
import { bots, posted } from 'baraja/bots';
import { expect, test } from 'vitest';
import { twentyOneOf } from '../ask/from-book.js';
import { bestPlay } from '../twenty-one/play.js';
import { solve21 } from '../twenty-one/solve.js';
import { type Place, playRound, rehearsalOf } from './rehearsal.js';
import { chooserOf, PLAIN } from './twenty-one.js';

const ROUNDS = 1_500;
const HANDS = new Set(['stand', 'hit', 'double', 'split-pair', 'surrender']);

/** How often the bot is asked what to do with a hand, and where it says otherwise than best play. */
function asked(place: Place): { hands: number; otherwise: readonly string[] } {
  const rehearsal = rehearsalOf({ ...place, switches: PLAIN }, 2, 10_000_000);
  const { game, rules } = rehearsal;
  if (rules.game.family !== 'twenty-one') throw new Error('this is no game of twenty-one');
  const best = chooserOf(rehearsal, bestPlay(solve21(twentyOneOf(rules.game))));
  const table = posted(game, rules.game);
  const [cards, chance] = [seeded(21), seeded(5)];
  const otherwise: string[] = [];
  let hands = 0;
  for (let round = 0; round < ROUNDS; round++)
    playRound(rehearsal, cards, (now, menu, actor) => {
      const wanted = best(now, menu, actor);
      if (HANDS.has(wanted.type)) {
        const own = bots.sharp!.choose({ view: view(game, now, actor), game: table }, chance);
        hands++;
        if (own.type !== wanted.type) otherwise.push(`${own.type} for ${wanted.type}`);
      }
      return wanted;
    });
  return { hands, otherwise };
}

test.each([
  ['Pure 21.5', { house: 'rogelios', game: 'rog-p215', stake: '10-100' }],
  ['No-Bust', { house: 'ven-a-mexico', game: 'ven-nb21' }],
] as const)('%s: one hand in a hundred at most is played otherwise than by the exact chart', (_name, place) => {
  const { hands, otherwise } = asked(place);
  expect(hands).toBeGreaterThan(ROUNDS);
  expect(otherwise.length / hands, otherwise.join(', ')).toBeLessThan(0.01);
});
