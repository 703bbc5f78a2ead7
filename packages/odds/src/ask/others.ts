// What can be asked of Pai-Gow Poker, Push-Nine, poker hands and fees, and the answers.

import { type Face, isReadable, readFaces } from 'baraja';
import { findHouse, type GameId, gameOf, games, isOpened, openTable, rulesBehind } from 'baraja/books';
import { type Contest, contestOf, isPoker } from '../equity/contest.js';
import { equity } from '../equity/equity.js';
import { readRange } from '../equity/ranges.js';
import { EquityFault } from '../fault.js';
import { afterFees, type BankedFees, bankedFees, type Tier } from '../fees/banked.js';
import { type FeeTerms, feeTables, jackpotReturn } from '../fees/fees.js';
import { type Distribution, sevenCards } from '../hands/sevens.js';
import { type CopyRule, countPaiGow, type PaiGowVersus, samplePaiGow } from '../pai-gow/versus.js';
import { pushNineRows, pushNineTie } from '../push-nine/push-nine.js';
import { type Explained, type Figure, figure, grouped } from './figure.js';

/** What the figures of pai gow go by. */
export const PAI_GOW_COUNTED = [
  'set',
  'houseWay',
  'outcomes.both-higher',
  'outcomes.one-each',
  'outcomes.both-lower',
  'outcomes.copied',
  'outcomes.foul',
  'wheel',
  'copies',
];

export interface PaiGowQuestion {
  readonly kind: 'pai-gow';
  readonly game: GameId;
  readonly wheel: 'lowest' | 'second';
  readonly copy: CopyRule;
  readonly method: { readonly deals: number; readonly seed: number } | 'counted';
}

export interface PaiGowAnswer {
  readonly kind: 'pai-gow';
  readonly distribution: Distribution;
  readonly deals: string;
  readonly win: Figure;
  readonly push: Figure;
  readonly lose: Figure;
  readonly frontCopy: Figure;
  readonly backCopy: Figure;
  readonly bothCopy: Figure;
  readonly bankerEdge: Figure;
  readonly standardError: number;
  readonly explain: Explained;
}

export function answerPaiGow(question: PaiGowQuestion, onProgress: (done: number) => void): PaiGowAnswer {
  const { wheel, copy, method } = question;
  const versus =
    method === 'counted' ? countPaiGow({ wheel }, copy, onProgress) : samplePaiGow({ wheel }, copy, method, onProgress);
  return paiGowAnswer(question, versus);
}
/** The answer, once the deals have been counted. */
export function paiGowAnswer(question: PaiGowQuestion, versus: PaiGowVersus): PaiGowAnswer {
  const { method } = question;
  const how =
    method === 'counted'
      ? 'Every pair of hands that share no card is counted, by inclusion and exclusion over the cards they might share.'
      : `A sample of ${grouped(method.deals)} deals from seed ${method.seed}; what is printed is off by its standard error.`;
  return {
    kind: 'pai-gow',
    distribution: sevenCards({ joker: 'bug' }),
    deals: versus.deals.toString(),
    win: figure(versus.win),
    push: figure(versus.push),
    lose: figure(versus.lose),
    frontCopy: figure(versus.frontCopy),
    backCopy: figure(versus.backCopy),
    bothCopy: figure(versus.bothCopy),
    bankerEdge: figure(versus.bankerEdge),
    standardError: versus.standardError,
    explain: {
      method: [
        'Player and banker set their hands by the house way.',
        how,
        'The categories are counted by classes of ranks and suits.',
      ],
      cases: grouped(versus.deals),
      rules: rulesBehind(question.game, PAI_GOW_COUNTED),
    },
  };
}

export interface PushNineQuestion {
  readonly kind: 'push-nine';
  readonly game: GameId;
  readonly players: number;
  readonly deals: number;
  readonly seed: number;
}

export interface PushNineAnswer {
  readonly kind: 'push-nine';
  readonly rows: readonly {
    readonly row: number;
    readonly hands: number;
    readonly wins: Figure;
    readonly ties: Figure;
    readonly loses: Figure;
  }[];
  readonly tie: {
    readonly players: number;
    readonly chance: number;
    readonly exact: Figure | null;
    readonly standardError: number;
  };
  readonly explain: Explained;
}

export function answerPushNine({ game, players, deals, seed }: PushNineQuestion): PushNineAnswer {
  const tie = pushNineTie(players, { deals, seed });
  return {
    kind: 'push-nine',
    rows: pushNineRows().map(({ row, hands, wins, ties, loses }) => ({
      ...{ row, hands, wins: figure(wins), ties: figure(ties), loses: figure(loses) },
    })),
    tie: { ...tie, exact: tie.exact === null ? null : figure(tie.exact) },
    explain: {
      method: [
        'All 22,100 hands of three cards on the 36 rows of the list; each row against every other hand that shares no card with it.',
        tie.exact === null
          ? `Ties of more than two players from a sample of ${grouped(deals)} deals, everybody staying in.`
          : 'Ties of two players are counted.',
      ],
      cases: grouped(22_100 * 18_424),
      rules: rulesBehind(game, ['show', 'win', 'push', 'split']),
    },
  };
}

export interface EquityQuestion {
  readonly kind: 'equity';
  readonly house: string;
  readonly game: string;
  readonly switches: Readonly<Record<string, unknown>>;
  readonly hands: readonly string[];
  readonly board: string;
  readonly dead: string;
  readonly method: 'best' | 'counted' | 'sampled';
  readonly samples: number | null;
  readonly seed: number;
}

export interface EquityAnswer {
  readonly kind: 'equity';
  readonly method: 'counted' | 'sampled';
  readonly cases: number;
  readonly hands: readonly {
    readonly text: string;
    readonly share: Figure;
    readonly scoops: number;
    readonly splits: number;
    readonly loses: number;
    readonly standardError: number;
  }[];
  readonly explain: Explained;
}

export function answerEquity(question: EquityQuestion, onProgress: (done: number) => void): EquityAnswer {
  const { house, game, switches, hands, board, dead, method, samples, seed } = question;
  const rules = openTable({ house, game, switches });
  if (!isOpened(rules)) throw new EquityFault('no-table', `no such table (${rules.refused})`, rules.refused);
  if (!isPoker(rules.game)) throw new EquityFault('no-contest', 'that game has no hands to compare');
  const contest = contestOf(rules.game);
  const ranges = hands.map((text) => {
    const range = readRange(text, contest);
    if ('unreadable' in range)
      throw new EquityFault('unreadable-hand', `cannot read “${range.unreadable}” as a hand`, range.unreadable);
    return range;
  });
  const effort = { method, seed, ...(samples === null ? {} : { samples }) };
  const answer = equity({ contest, ranges, board: cardsOf(board), dead: cardsOf(dead) }, effort, onProgress);
  const throws =
    contest.throwsAt !== null && ranges.some((r) => r.holdings.some((h) => h.cards.length > contest.plays));
  return {
    kind: 'equity',
    method: answer.method,
    cases: answer.cases,
    hands: answer.hands.map((hand, i) => ({ text: hands[i]!, ...hand, share: figure(hand.share) })),
    explain: {
      method: [
        answer.method === 'counted'
          ? 'Everything that is not known is dealt in every way, each as likely as the others.'
          : 'Too much to deal in every way: a sample, with its standard error.',
        ...(throws
          ? ['Each hand throws the card whose loss costs it least against the others as dealt, over all cards to come.']
          : []),
      ],
      cases: grouped(answer.cases),
      rules: rulesOf(rules.game, contest),
    },
  };
}

function cardsOf(text: string): readonly Face[] {
  const cards = readFaces(text);
  if (!isReadable(cards))
    throw new EquityFault('unreadable-card', `cannot read “${cards.unreadable}” as a card`, cards.unreadable);
  return cards;
}

/** What is dealt and what wins; where a card is thrown or the pot is split, that too. */
function rulesOf({ cites }: { readonly cites: object }, { throwsAt, split }: Contest): readonly string[] {
  const keys = ['deal', 'flop', 'turn', 'river', 'draw', 'upCard', 'lastCard', 'win', 'tie'];
  if (throwsAt !== null) keys.push('discard');
  if (split) keys.push('hiLo', 'noLow');
  const named = cites as Readonly<Record<string, string>>;
  return [...new Set(keys.flatMap((key) => named[key] ?? []))];
}

export interface FeesQuestion {
  readonly kind: 'fees';
  /** A house by any of its names, or null for all. */
  readonly house: string | null;
  readonly terms: FeeTerms;
  readonly jackpot: { readonly feePerHand: number; readonly prize: number; readonly oneIn: number } | null;
}

export interface FeesAnswer {
  readonly kind: 'fees';
  readonly terms: FeeTerms;
  readonly tables: readonly {
    readonly house: string;
    readonly game: string;
    readonly name: string;
    readonly stakes: readonly string[];
    readonly by: 'hand' | 'time' | 'wager' | 'none';
    readonly pot: number;
    readonly rows: readonly {
      readonly players: number;
      readonly collection: Figure;
      readonly jackpot: Figure;
      readonly perHour: Figure;
      readonly perPlayerHand: Figure;
      readonly perPlayerHour: Figure;
      readonly ofPot: Figure;
      readonly rule: string;
    }[];
  }[];
  readonly banked: readonly {
    readonly house: string;
    readonly name: string;
    readonly id: string;
    readonly player: readonly Tier[];
    readonly bank: readonly Tier[];
    readonly rule: string;
    /** Of a wager, before anything is won or lost; and of all wagers of so many players. */
    readonly rows: readonly {
      readonly wager: number;
      readonly players: number;
      readonly playerFee: number;
      readonly bankFee: number;
      readonly ofWager: number;
      readonly ofAction: number;
      /** Of the whole table, and of one who plays every hand. */
      readonly perHour: number;
      readonly perPlayerHour: number;
    }[];
  }[];
  readonly jackpot: Figure;
  readonly explain: Explained;
}

export function answerFees({ house, terms, jackpot }: FeesQuestion): FeesAnswer {
  const id = house === null ? null : findHouse(house);
  if (id === undefined) throw new EquityFault('no-house', `no house called ${house}`, house ?? '');
  const tables = feeTables(id, terms);
  const banked = bankedFees().filter((fees) => id === null || fees.house === id);
  return {
    kind: 'fees',
    terms,
    tables: tables.map(({ rows, kind, ...table }) => ({
      ...table,
      by: kind,
      rows: rows.map(({ players, rule, ...amounts }) => ({
        players,
        rule,
        collection: figure(amounts.collection),
        jackpot: figure(amounts.jackpot),
        perHour: figure(amounts.perHour),
        perPlayerHand: figure(amounts.perPlayerHand),
        perPlayerHour: figure(amounts.perPlayerHour),
        ofPot: figure(amounts.ofPot),
      })),
    })),
    banked: banked.map((fees) => ({
      house: fees.house,
      name: gameOf(fees.game).name,
      id: fees.id,
      player: fees.player,
      bank: fees.bank,
      rule: fees.rule,
      rows: wagersOf(fees).flatMap((wager) =>
        [1, 3, 7].map((players) => {
          const { playerFee, bankFee } = afterFees(fees, 0, { wager, players });
          return {
            wager,
            players,
            playerFee,
            bankFee,
            ofWager: playerFee / wager,
            ofAction: bankFee / (wager * players),
            perHour: (players * playerFee + bankFee) * terms.handsPerHour,
            perPlayerHour: playerFee * terms.handsPerHour,
          };
        }),
      ),
    })),
    jackpot: figure(jackpotReturn(jackpot)),
    explain: {
      method: [
        `Fees as the tables of the books take them, at ${terms.handsPerHour} hands an hour.`,
        `Shares are of a pot of ${terms.potUnits} forced bets; by the half hour, of what comes to one hand.`,
      ],
      cases: `${grouped(tables.reduce((all, { rows }) => all + rows.length, 0))} tables and numbers of players`,
      rules: feeRules(id),
    },
  };
}

/** When fees are taken and whom they count, as the books have it that are asked about. */
const feeRules = (house: string | null): readonly string[] => [
  ...new Set(
    games
      .filter((game) => house === null || game.house === house)
      .flatMap(({ id }) => rulesBehind(id, ['feeTiming', 'fee.count', 'fee.jackpot', 'fee.from'])),
  ),
];

/** The least and the most, both sides of each edge, and a middling one. */
function wagersOf({ wager: { min, max }, player }: BankedFees): readonly number[] {
  const edges = player.flatMap(({ upTo }) => (upTo === null ? [] : [upTo, upTo + 100]));
  const wagers = [min, 2_500, ...edges, 10_000, max].filter((wager) => wager >= min && wager <= max);
  return [...new Set(wagers)].sort((a, b) => a - b);
}
