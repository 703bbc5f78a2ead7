// From the switches of a house's book to the options the odds take: what is asked about is what would be played.

import { type GameId, isSwitchRefusal, parseSwitches, type SwitchRefusal, type SwitchValue } from 'baraja/books';
import { NO_BUST_21, type Payoff, PURE_21_5, type TwentyOneRules } from '../twenty-one/rules.js';
import type { PaiGowQuestion } from './others.js';
import type { SpanishQuestion } from './spanish.js';

type Thrown = Readonly<Record<string, unknown>>;
type Settings = ReadonlyMap<string, SwitchValue>;

/** Reads the settings and makes something of them, or passes the refusal on. */
function read<T>(game: GameId, thrown: Thrown, make: (settings: Settings) => T): T | SwitchRefusal {
  const settings = parseSwitches(thrown, game);
  return isSwitchRefusal(settings) ? settings : make(settings);
}

export const spanishFrom = (thrown: Thrown): Pick<SpanishQuestion, 'wheel' | 'tie' | 'stake'> | SwitchRefusal =>
  read('span', thrown, (settings) => ({
    wheel: settings.get('span.wheel') === 'yes',
    tie: settings.get('span.tie') === 'house' ? 'house' : 'push',
    stake: settings.get('span.prog.stake') === 'dropped' ? 'dropped' : 'returned',
  }));

export const paiGowFrom = (thrown: Thrown): Pick<PaiGowQuestion, 'wheel' | 'copy'> | SwitchRefusal =>
  read('snk-pgp', thrown, (settings) => ({
    wheel: settings.get('snk.pgp.wheel') === 'second' ? 'second' : 'lowest',
    copy: settings.get('snk.pgp.copy') === 'push' ? 'push' : 'banker',
  }));

const payoff = (text: SwitchValue | undefined): Payoff => {
  const [win, on] = String(text).split(':').map(Number);
  return { win: win!, on: on! };
};

export function twentyOneFrom(
  game: 'rog-p215' | 'ven-nb21',
  thrown: Thrown,
  decks: TwentyOneRules['decks'],
): TwentyOneRules | SwitchRefusal {
  return game === 'rog-p215'
    ? read(game, thrown, (settings) => pureFrom(settings, decks))
    : read(game, thrown, (settings) => noBustFrom(settings, decks));
}

const pureFrom = (settings: Settings, decks: TwentyOneRules['decks']): TwentyOneRules => ({
  ...PURE_21_5,
  decks,
  natural: payoff(settings.get('rog.p215.natural')),
  double: { firstTwo: true, afterSplit: settings.get('rog.p215.das') !== 'no' },
  split: { ...PURE_21_5.split, acesAgain: settings.get('rog.p215.resplit_aces') === 'yes' },
  over: settings.get('rog.p215.pd888') === 'win' ? 'eights-win' : 'eights-push',
  insurance: settings.get('rog.p215.insurance') === 'on',
});

const noBustFrom = (settings: Settings, decks: TwentyOneRules['decks']): TwentyOneRules => ({
  ...NO_BUST_21,
  decks,
  peek: settings.get('ven.nb21.peek') === 'yes',
  split: {
    ...NO_BUST_21.split,
    most: settings.get('ven.nb21.max_splits') === 3 ? 3 : null,
    natural: settings.get('ven.nb21.split_natural') === 'yes',
  },
  surrender: {
    ...NO_BUST_21.surrender,
    when: settings.get('ven.nb21.surrender') === 'first_two' ? 'first-two' : 'any-time',
  },
  over: settings.get('ven.nb21.both_over') === 'closer_push' ? 'closer-push' : 'three-card-push',
  insurance: settings.get('ven.nb21.insurance') !== 'off',
});
