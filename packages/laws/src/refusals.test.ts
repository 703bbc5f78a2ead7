// Every refusal code can happen at some table of the books: one that cannot would be a promise nobody keeps. What is greyed is
// refused for just the reason it shows (a law), so greyed buttons count; the rest is asked for.
import { incidents, isRefusal, open, play, type Rng, type Round, seeded, view } from 'baraja';
import { REFUSALS } from 'baraja/kernel';
import { expect, test } from 'vitest';
import { bends } from './bends.js';
import { drive } from './sample.js';
import { type Subject, theKernel } from './subject.js';
import { subjects } from './subjects.js';
import { LONG_SEEDS } from './vitest.js';

/** Columns that stay, or lie as they are asked to already, and a last card that may not go: chance hardly ever asks for that. The
 * rummies’ own tests do. */
const BY_HAND = ['columns-stay', 'columns-same', 'must-keep-one'];
/** More seeds than it takes; the rarest codes are those of a deck that runs short. */
const SEEDS_MAX = 1000;

function greyed({ game }: Subject, round: Round, into: Set<string>): void {
  for (const { refused } of incidents(game, round).shut) into.add(refused);
  for (const { actor } of round.menus)
    if (actor !== 'chance' && actor !== 'clock')
      for (const { refused } of view(game, round, actor).shut) into.add(refused);
}
/** Asks for what is on a menu, bent in every way. */
function askedFor({ game }: Subject, round: Round, rng: Rng, into: Set<string>): void {
  for (const { actor, options } of round.menus)
    for (const o of options)
      for (const command of bends(
        game,
        round,
        { type: o.type, actor, ...(o.amount ? { amount: o.amount.min } : {}) },
        rng,
      )) {
        const answer = play(game, round, command);
        if (isRefusal(answer)) into.add(answer.refused);
      }
}

test('every refusal code can happen', () => {
  const met = new Set<string>(BY_HAND);
  const unmet = () => REFUSALS.filter((code) => !met.has(code));
  for (let seed = 0; seed < SEEDS_MAX && unmet().length > 0; seed++)
    for (const subject of subjects().filter(({ isLong }) => !isLong || seed < LONG_SEEDS)) {
      if (unmet().length === 0) break;
      const rng = seeded(seed);
      const { round } = open(subject.game, subject.setup);
      for (const turn of drive(theKernel, subject, round, seed)) {
        greyed(subject, turn.before, met);
        // A turn of a rummy is much like the next.
        if (seed < 2 && (!subject.isLong || rng.below(25) === 0)) askedFor(subject, turn.before, rng, met);
        if (!isRefusal(turn.answer) && turn.answer.round.menus.length === 0 && seed < 2)
          met.add(refusedAfter(subject, turn.answer.round));
      }
    }
  expect(unmet()).toEqual([]);
});
/** What a seat is told that asks for something when all is over. */
function refusedAfter({ game }: Subject, over: Round): string {
  const answer = play(game, over, { type: 'fold', actor: game.seats[0]! });
  return isRefusal(answer) ? answer.refused : '';
}
