// From the switches of a house's book to the options the odds take: what is asked about is what would be played.

import {
  type GameId,
  isOpened,
  isSwitchRefusal,
  openTable,
  parseSwitches,
  type SwitchRefusal,
  type SwitchValue,
} from 'baraja/books';
import type { TwentyOneRules as TableOf21 } from 'baraja/games';
import type { TwentyOneRules } from '../twenty-one/rules.js';
import type { PaiGowQuestion } from './others.js';
import type { SpanishQuestion } from './spanish.js';

type Thrown = Readonly<Record<string, unknown>>;
type Settings = ReadonlyMap<string, SwitchValue>;

/** Reads the settings and makes something of them, or passes the refusal on. */
function read<T>(game: GameId, thrown: Thrown, make: (settings: Settings) => T): T | SwitchRefusal {
  const settings = parseSwitches(thrown, game);
  return isSwitchRefusal(settings) ? settings : make(settings);
}

/** The switches the odds of a banked game go by. Decks and Spanish Poker's ante table are asked for by themselves. */
export const COUNTED_SWITCHES = {
  span: ['span.wheel', 'span.tie', 'span.prog.stake'],
  'rog-p215': ['rog.p215.natural', 'rog.p215.das', 'rog.p215.resplit_aces', 'rog.p215.insurance', 'rog.p215.pd888'],
  'ven-nb21': [
    'ven.nb21.both_over',
    'ven.nb21.split_natural',
    'ven.nb21.surrender',
    'ven.nb21.surrender_aces',
    'ven.nb21.insurance',
    'ven.nb21.peek',
    'ven.nb21.max_splits',
  ],
  'snk-pgp': ['snk.pgp.wheel', 'snk.pgp.copy'],
} as const satisfies Readonly<Partial<Record<GameId, readonly string[]>>>;

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

const HOUSES = { 'rog-p215': 'rogelios', 'ven-nb21': 'ven-a-mexico' } as const;

export function twentyOneFrom(
  game: keyof typeof HOUSES,
  thrown: Thrown,
  decks: TwentyOneRules['decks'],
): TwentyOneRules | SwitchRefusal {
  return read(game, thrown, () => {
    const table = openTable({ house: HOUSES[game], game, switches: thrown as Readonly<Record<string, SwitchValue>> });
    if (!isOpened(table) || table.game.family !== 'twenty-one') throw new Error(`${game} does not open`);
    return { ...twentyOneOf(table.game), decks };
  });
}

/** What hard totals and soft ones neither draw nor double: VEN-NB21-21, ROG-P215-C1A. */
const STANDS = {
  'stands-on-21': { hard: 21, soft: 21 },
  'stands-on-hard-19': { hard: 19, soft: 22 },
  free: { hard: 21, soft: 21 },
} as const;
const OVER = {
  'three-card-push': 'three-card-push',
  'closer-push': 'closer-push',
  'eights-push': 'eights-push',
  'eights-pay': 'eights-win',
  lose: 'lost',
} as const;

/** The rules a table is played by, as the odds take them. Soft 17 is hit everywhere: AMB-VEN-18, AMB-ROG-51. */
export function twentyOneOf(rules: TableOf21): TwentyOneRules {
  const [win, on] = rules.natural;
  return {
    decks: rules.decks as TwentyOneRules['decks'],
    natural: { win, on },
    softSeventeen: 'hit',
    peek: rules.peek,
    mustDraw: rules.chart === 'free' ? 0 : 11,
    mustStand: STANDS[rules.chart],
    double: { firstTwo: true, afterSplit: rules.doubleAfterSplit },
    split: {
      most: rules.handsMax - 1,
      acesAgain: rules.resplitAces,
      acesOneCard: true,
      natural: rules.splitNatural,
    },
    surrender: {
      when: rules.surrender,
      afterSplit: rules.surrenderSplit,
      splitAces: rules.surrenderAces,
    },
    over: OVER[rules.bothOver],
    insurance: rules.insurance,
  };
}
