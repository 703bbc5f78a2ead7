// Every refusal that can be had at a table is by the clause its book declares for it: at every game of every house, with every switch
// thrown somewhere, whatever is asked too little, too much, in broken amounts, out of turn, or while its button is grey.
import { type Actor, type Command, incidents, isRefusal, type Option, open, play, type Round, view } from 'baraja';
import { gameBooks } from 'baraja/books';
import type { AnyGame } from 'baraja/kernel';
import type { TableRules } from 'baraja/table';
import { describe, expect, test } from 'vitest';
import { declared } from './declared.js';
import { drive } from './sample.js';
import { theKernel } from './subject.js';
import { placingsOf, subjectAt } from './subjects.js';
import { openedAt } from './switched.js';

const SEEDS = [0, 1, 2];
const LONG_SEEDS = [1];

/** Asks for what is not on offer, and keeps what was refused by another clause than the one declared. */
class Asker {
  readonly wrong = new Set<string>();
  readonly met = new Set<string>();
  constructor(
    private readonly rules: TableRules,
    private readonly game: AnyGame,
  ) {}

  all(round: Round): void {
    for (const { actor, options } of round.menus) {
      if (actor === 'chance' || actor === 'clock') continue;
      for (const o of options) for (const c of astray(o, actor)) this.ask(round, c, this.isAll(round, actor, o));
      for (const one of view(this.game, round, actor).shut) this.ask(round, { type: one.type, actor }, false);
      this.ask(round, { type: 'whistle', actor }, false);
    }
    const idle = this.game.seats.find((seat) => round.menus.every(({ actor }) => actor !== seat));
    if (idle !== undefined && round.menus.length > 0) this.ask(round, { type: 'fold', actor: idle }, false);
    this.reports(round);
  }
  private ask(round: Round, command: Command, isAll: boolean): void {
    const answer = play(this.game, round, command);
    if (!isRefusal(answer) || typeof command.actor !== 'number') return;
    const { refused: code, rule } = answer;
    const stage = this.game.script[round.felt.step]!.name;
    const by = declared(this.rules, { code, type: command.type, stage, isAll });
    this.met.add(code);
    const isRight = by === null ? rule === null : rule !== null && by?.includes(rule) === true;
    if (!isRight) this.wrong.add(`${command.type} in ${stage}: ${code} by ${rule}, declared ${by?.join(' or ') ?? by}`);
  }
  /** A report that cannot be ruled names a clause of its own incident. */
  private reports(round: Round): void {
    for (const { type, refused, rule } of incidents(this.game, round).shut) {
      const own = this.game.incidents.find(({ name }) => name === type);
      if (own && !own.cites.includes(rule!)) this.wrong.add(`report of ${type}: ${refused} by ${rule}`);
    }
  }
  private isAll({ felt }: Round, actor: Actor, { amount, type }: Option): boolean {
    const at = (place: string): number => felt.chips[this.game.placeOf.get(`${place}:${actor}`) ?? -1] ?? 0;
    const held = at('stack') + (type === 'bet' || type === 'raise' ? at('bet') : 0);
    return amount !== null && amount.max + amount.unit > held;
  }
}

/** Commands beside an option: too much, too little, broken, none at all, or an amount that was not asked for. */
function astray({ type, amount, cards, seats }: Option, actor: Actor): readonly Command[] {
  const seat = seats === null ? {} : { seat: seats[0]! };
  const some = cards === null ? {} : { cards: cards.from.slice(0, cards.min) };
  const asked = { type, actor, ...seat, ...some };
  if (amount === null) return [{ ...asked, amount: 5 }];
  const { min, max, unit } = amount;
  return [asked, ...[min - unit, max + unit, min + 1].map((n) => ({ ...asked, amount: n }))];
}

const met = new Set<string>();
describe.each(gameBooks.map((book) => [book.id, book] as const))('%s', (_id, book) => {
  test('every refusal is by the clause the book declares', () => {
    const wrong = new Set<string>();
    for (const placing of placingsOf(book)) {
      const subject = subjectAt(book, placing);
      const asker = new Asker(openedAt(book, placing)!, subject.game);
      for (const seed of subject.isLong ? LONG_SEEDS : SEEDS) {
        const first = open(subject.game, subject.setup);
        asker.all(first.round);
        for (const { answer } of drive(theKernel, subject, first.round, seed))
          if (!isRefusal(answer)) asker.all(answer.round);
      }
      for (const one of asker.wrong) wrong.add(one);
      for (const code of asker.met) met.add(code);
    }
    expect([...wrong]).toEqual([]);
  });
});

test('bounds, caps, turns and grey buttons were all met', () => {
  for (const code of [
    'amount-missing',
    'amount-not-whole',
    'amount-too-small',
    'amount-too-big',
    'not-your-turn',
    'not-offered',
    'raise-cap-reached',
    'no-chips-behind',
    'betting-not-reopened',
    'check-raise-barred',
    'must-call-or-fold',
    'no-circle',
  ])
    expect(met, code).toContain(code);
});
