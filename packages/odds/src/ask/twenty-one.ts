// What can be asked of the 21.5 games, and the answer.

import { type GameId, prints, rulesBehind } from 'baraja/books';
import { type AfterFees, afterFees, bankedFees } from '../fees/banked.js';
import { type ChangeWorth, changesOf, decksOf } from '../twenty-one/changes.js';
import { type Charts, chartsOf } from '../twenty-one/charts.js';
import { bankEvents, insuranceEdge, type PlayerEvents, playerEvents } from '../twenty-one/events.js';
import { exactWorth } from '../twenty-one/exact.js';
import { VALUE_NAMES } from '../twenty-one/hands.js';
import type { TwentyOneRules } from '../twenty-one/rules.js';
import { type Choices, type Solution, solve21 } from '../twenty-one/solve.js';
import { ACTIONS, type Action } from '../twenty-one/worths.js';
import { type Explained, type Figure, figure } from './figure.js';

/** A game of the books; or ordinary blackjack, which is nobody's. */
export type TwentyOneGame = GameId | 'blackjack';

export interface TwentyOneQuestion {
  readonly kind: 'twenty-one';
  readonly game: TwentyOneGame;
  readonly rules: TwentyOneRules;
  /** Also: charts by totals; every change of a rule; every number of decks; every hand of two cards. */
  readonly with: {
    readonly charts?: boolean;
    readonly changes?: boolean;
    readonly decks?: boolean;
    readonly hands?: boolean;
    /** The player's worth as a fraction, too. */
    readonly exact?: boolean;
  };
}

/** What a hand of two cards is worth by each action: null where it may not be done. Where the bank has looked, given no natural. */
export interface HandFigures {
  readonly up: string;
  readonly cards: readonly [string, string];
  readonly best: Action;
  readonly worths: Readonly<Partial<Record<Action, number>>>;
}

export interface TwentyOneAnswer {
  readonly kind: 'twenty-one';
  readonly game: TwentyOneGame;
  /** Of a wager, before fees, with best play: to the player; the bank's is what is lost. Good to twelve places. */
  readonly worth: number;
  readonly exact: Figure | null;
  /** By up card, ace first. */
  readonly byUp: readonly { readonly up: string; readonly chance: number; readonly worth: number }[];
  readonly insurance: Figure | null;
  readonly events: {
    readonly natural: Figure;
    readonly eights: Figure;
    readonly eightsColoured: Figure;
    readonly eightsSuited: Figure;
    readonly naturalsInARow: readonly Figure[];
    readonly player: PlayerEvents;
  };
  /** Does its sheet print bonuses, which naturals in a row are among? */
  readonly bonuses: boolean;
  readonly charts: Charts | null;
  readonly changes: readonly ChangeWorth[] | null;
  readonly decks: readonly { readonly decks: TwentyOneRules['decks']; readonly worth: number }[] | null;
  readonly hands: readonly HandFigures[] | null;
  /** At each posted table: the least wager, the edges of its tiers and the most, with one to seven players. */
  readonly fees: readonly { readonly id: string; readonly rule: string; readonly rows: readonly AfterFees[] }[];
  readonly explain: Explained;
}

export function answerTwentyOne(question: TwentyOneQuestion, onProgress: (done: number) => void): TwentyOneAnswer {
  const { game, rules, with: parts } = question;
  const steps = 1 + (parts.charts ? 1 : 0) + (parts.changes ? 12 : 0) + (parts.decks ? 7 : 0) + (parts.exact ? 5 : 0);
  let done = 0;
  const part = (weight: number) => (share: number) => onProgress((done + weight * share) / steps);
  const next = (weight: number): void => {
    done += weight;
  };
  const solution = solve21(rules, null, part(1));
  next(1);
  const charts = parts.charts ? chartsOf(solution, part(1)) : null;
  next(charts === null ? 0 : 1);
  const changes = parts.changes ? changesOf(rules, part(12)) : null;
  next(changes === null ? 0 : 12);
  const decks = parts.decks ? decksOf(rules, part(7)) : null;
  next(decks === null ? 0 : 7);
  const exact = parts.exact ? exactWorth(solution, part(5)) : null;
  const events = bankEvents(rules.decks);
  return {
    kind: 'twenty-one',
    game,
    worth: solution.worth,
    exact: exact === null ? null : figure(exact),
    byUp: solution.ups.map(({ up, chance, worth }) => ({ up: VALUE_NAMES[up]!, chance, worth })),
    insurance: rules.insurance ? figure(insuranceEdge(rules.decks)) : null,
    events: {
      natural: figure(events.natural),
      eights: figure(events.eights),
      eightsColoured: figure(events.eightsColoured),
      eightsSuited: figure(events.eightsSuited),
      naturalsInARow: events.naturalsInARow.map(figure),
      player: playerEvents(solution),
    },
    bonuses: game !== 'blackjack' && prints(game, 'bonuses'),
    charts,
    changes,
    decks,
    hands: parts.hands ? handsOf(solution) : null,
    fees: feesOf(game, solution.worth),
    explain: explained(question),
  };
}

function handsOf({ ups }: Solution): readonly HandFigures[] {
  const worthsOf = (choices: Choices, alive: number): HandFigures['worths'] => {
    const found: Partial<Record<Action, number>> = {};
    for (const action of ACTIONS) {
      if (action === 'none') continue;
      const worth = choices[action] / alive;
      if (!Number.isNaN(worth)) found[action] = worth;
    }
    return found;
  };
  return ups.flatMap(({ up, twos }) =>
    twos.map(({ cards, action, choices, alive }) => ({
      up: VALUE_NAMES[up]!,
      cards: [VALUE_NAMES[cards[0]]!, VALUE_NAMES[cards[1]]!] as const,
      best: ACTIONS[action]!,
      worths: worthsOf(choices, alive),
    })),
  );
}

function feesOf(game: TwentyOneGame, worth: number): TwentyOneAnswer['fees'] {
  const tables = bankedFees().filter((fees) => fees.game === game);
  return tables.map((fees) => {
    const most = fees.wager.max;
    const edges = fees.player.flatMap(({ upTo }) => (upTo === null || upTo >= most ? [] : [upTo, upTo + 100]));
    const wagers = [...new Set([fees.wager.min, ...edges, most])].sort((a, b) => a - b);
    const rows = wagers.flatMap((wager) => [1, 3, 7].map((players) => afterFees(fees, worth, { wager, players })));
    return { id: fees.id, rule: fees.rule, rows };
  });
}

/** What the figures go by. */
const COUNTED = [
  'natural',
  'chart',
  'bankChart',
  'bothOver',
  'peek',
  'doubleAfterSplit',
  'handsMax',
  'resplitAces',
  'splitAces',
  'splitNatural',
  'surrender',
  'surrenderSplit',
  'surrenderAces',
  'insurance',
];

function explained({ game, rules, with: parts }: TwentyOneQuestion): Explained {
  const method = [
    'The bank has no choices: for each up card its hands are a list of sets of cards, each with the number of orders it can come in.',
    'A player’s hand is a set of cards; what it is worth is worked out from the fullest hands down, the cards it holds being gone.',
    'After a split a hand is played by its own cards, knowing the other card of the pair gone, not what its sisters drew; ' +
      'all hands of a split, and of splits that follow, are counted with the cards the others took.',
    'In doubles, whose rounding stays below one part in a million million of a wager.',
  ];
  if (parts.exact) method.push('The fraction is the same play worked out again in integers, nothing rounded.');
  if (parts.charts) method.push('Charts are the best play by totals alone; their cost is worked out the same way.');
  const cases = `3,083 hands of the player by 10 up cards by 9,909 hands of the bank, ${rules.decks} decks`;
  return { method, cases, rules: game === 'blackjack' ? [] : rulesBehind(game, COUNTED) };
}
