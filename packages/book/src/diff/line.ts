/** A hand that two editions play alike: how each deals it, and what was chosen in it, in order. Made up by a seed, or read off a record. */
import { choicesIn, LONGEST } from '@baraja/hands';
import {
  type Command,
  type Game,
  isRefusal,
  open,
  play,
  type Rng,
  type Round,
  type RuleId,
  type Setup,
  seeded,
  shuffle,
  silent,
  unshuffled,
} from 'baraja/kernel';
import { decide, gameFor, type RoundOpened, type TableRules, type TableState } from 'baraja/table';
import { firstDeal } from 'baraja/testing';
import type { PastHand } from './past.js';

export interface Dealt {
  readonly game: Game;
  readonly setup: Setup;
}
/** A table that would not deal it, and by which clause. */
export interface NotDealt {
  readonly refused: string;
  readonly rule: RuleId | null;
}
export interface Line {
  deal(rules: TableRules): Dealt | NotDealt;
  readonly choices: readonly Command[];
}

const SEATS = 4;
/** Enough to raise with, little enough to be all in now and then. */
const DEPTH = 3;

/** Choices by chance, by the earlier rules. A table that cannot seat the same people is another matter, and compared by its values. */
export function lineBySeed(was: TableRules, is: TableRules, seed: number): Line {
  const seats = Math.min(was.seats.max, is.seats.max, Math.max(SEATS, was.seats.min, is.seats.min));
  const stacks = Array<number>(seats).fill(DEPTH * Math.max(was.buyIn.min, is.buyIn.min));
  const deal = (rules: TableRules): Dealt => firstDeal(rules, stacks);
  return { deal, choices: drawn(deal(was), seeded(seed)) };
}
function drawn({ game, setup }: Dealt, rng: Rng): readonly Command[] {
  const choices: Command[] = [];
  let { round } = open(game, setup);
  while (round.menus.length > 0 && choices.length < LONGEST) {
    const asked = anyOf(game, round, rng);
    const answer = play(game, round, asked);
    // Where only the shape of a choice is on the menu it may be refused: then the clock plays.
    const command = isRefusal(answer) ? silent(round, asked.actor)! : asked;
    const next = isRefusal(answer) ? play(game, round, command) : answer;
    if (isRefusal(next)) throw new Error(`${game.id} refuses what it offers: ${next.refused}`);
    choices.push(command);
    ({ round } = next);
  }
  return choices;
}
function anyOf(game: Game, round: Round, rng: Rng): Command {
  const { actor, options } = round.menus[rng.below(round.menus.length)]!;
  if (actor === 'chance') return { type: 'shuffle', actor, faces: shuffle(unshuffled(game, round), rng) };
  const { type, amount, cards, seats } = options[rng.below(options.length)]!;
  const number = (min: number, max: number) => min + rng.below(max - min + 1);
  return {
    type,
    actor,
    ...(amount ? { amount: rng.below(2) === 0 ? amount.min : amount.max } : {}),
    ...(cards ? { cards: shuffle(cards.from, rng).slice(0, number(cards.min, cards.max)) } : {}),
    ...(seats ? { seat: seats[rng.below(seats.length)]! } : {}),
  };
}

/** A hand of a record; null where not every choice in it can be read off what was told. */
export function lineOf(hand: PastHand): Line | null {
  const { before, opened, log } = hand;
  const game = gameFor(before.rules, opened.seats, opened);
  const choices = choicesIn(game, opened.setup, log);
  return choices && { choices, deal: (rules) => dealtAgain(rules, before, opened) };
}
/** By the rules it was dealt by, as it was; by others, from the same table as it stood then. */
function dealtAgain(rules: TableRules, before: TableState, opened: RoundOpened): Dealt | NotDealt {
  if (rules.hash === opened.hash) return { game: gameFor(rules, opened.seats, opened), setup: opened.setup };
  const out = before.sittings.filter(({ seat }) => !opened.seats.includes(seat));
  const answer = decide({ ...before, rules }, { type: 'deal', elsewhere: out.map(({ patron }) => patron.id) });
  if ('refused' in answer) return { refused: answer.refused, rule: answer.rule };
  const again = answer.events.find((e): e is RoundOpened => e.type === 'RoundOpened')!;
  return { game: gameFor(rules, again.seats, again), setup: again.setup };
}
