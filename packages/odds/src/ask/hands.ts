// How often hands come up at a game of the houses, and the answer; and what a seat can know of its chances at it.

import { type Face, isReadable, printFaces, readFaces } from 'baraja';
import { type GameId, isOpened, openTable } from 'baraja/books';
import type { Category, HandName } from 'baraja/hands';
import { type Contest, contestOf, isPoker, type PokerRules } from '../equity/contest.js';
import { seatOdds } from '../equity/outs.js';
import { EquityFault } from '../fault.js';
import { type HouseDistribution, houseDistributions } from '../hands/houses.js';
import type { Distribution } from '../hands/sevens.js';
import { type Explained, type Figure, figure, grouped } from './figure.js';

export interface HandsQuestion {
  readonly kind: 'hands';
  readonly game: string;
  readonly switches: Readonly<Record<string, unknown>>;
}

export interface HandsAnswer {
  readonly kind: 'hands';
  readonly game: string;
  readonly of: HouseDistribution['of'];
  readonly cards: HouseDistribution['cards'];
  readonly hands: Distribution;
  readonly explain: Explained;
}

export function answerHands({ game, switches }: HandsQuestion): HandsAnswer {
  const found = houseDistributions(game as GameId, switches);
  if (found === null) throw new EquityFault('not-one-kind', 'hands of that game are not all of one kind');
  const all = found.hands.reduce((sum, { hands }) => sum + hands, 0);
  const { of, cards, hands } = found;
  const what = of === 'five' ? 'hands of five' : 'hands of seven, by the best five of them';
  return {
    ...{ kind: 'hands', game, of, cards, hands },
    explain: {
      method: [`All ${grouped(all)} ${what}, from ${cards} cards.`],
      cases: grouped(all),
      rules: [],
    },
  };
}

/** Which table: by the house's book as it stands, or by rules in hand, whatever edition those are of. */
export type SeatTable =
  | { readonly house: string; readonly game: string; readonly switches: Readonly<Record<string, unknown>> }
  | { readonly rules: PokerRules };
export type SeatQuestion = SeatTable & SeatAsked;
interface SeatAsked {
  readonly kind: 'seat';
  readonly hole: string;
  readonly board: string;
  /** What lies open before each hand against it; an empty text where nothing does. */
  readonly against: readonly string[];
  readonly dead: string;
  /** In cents: what staying in costs, and what is there to be won without that. */
  readonly price: number;
  readonly pot: number;
  readonly samples: number | null;
  readonly seed: number;
}

export interface SeatAnswer {
  readonly kind: 'seat';
  readonly now: HandName;
  readonly nowLow: HandName | null;
  readonly outs: readonly { readonly category: Category; readonly cards: readonly string[] }[];
  readonly improves: number;
  readonly chance: Figure;
  readonly needs: Figure | null;
  readonly share: Figure | null;
  readonly method: 'counted' | 'sampled' | null;
  readonly standardError: number;
  readonly pays: boolean | null;
  readonly explain: Explained;
}

/** A second or so of counting: a seat wants to know soon. */
const CASES_MAX = 4_000_000;

export function answerSeat(question: SeatQuestion): SeatAnswer {
  const { price, pot, samples, seed } = question;
  const contest = contestOf('rules' in question ? question.rules : rulesToday(question));
  const view = {
    hole: cardsOf(question.hole),
    board: cardsOf(question.board),
    against: question.against.map(cardsOf),
    dead: cardsOf(question.dead),
    ...{ price, pot },
  };
  const seen = [view.hole, view.board, view.dead, ...view.against].flat();
  checkSeat(contest, view.hole, seen);
  const odds = seatOdds(contest, view, { seed, casesMax: CASES_MAX, ...(samples === null ? {} : { samples }) });
  const mine = odds.equity?.hands[0];
  return {
    kind: 'seat',
    ...{ now: odds.now, nowLow: odds.nowLow, improves: odds.improves, pays: odds.pays },
    outs: odds.outs.map(({ category, cards }) => ({ category, cards: cards.map((card) => printFaces([card])) })),
    chance: figure(odds.chance),
    needs: odds.needs === null ? null : figure(odds.needs),
    share: mine === undefined ? null : figure(mine.share),
    method: odds.equity?.method ?? null,
    standardError: mine?.standardError ?? 0,
    explain: {
      method: [
        'Only what the seat has seen is known: its own cards, what lies open, and how many are against it.',
        'A card helps if it makes a hand of a better kind that is not on the board for everybody.',
      ],
      cases: grouped(odds.equity?.cases ?? 0),
      rules: [],
    },
  };
}

function rulesToday(asked: Exclude<SeatTable, { readonly rules: PokerRules }>): PokerRules {
  const { house, game, switches } = asked;
  const rules = openTable({ house, game, switches });
  if (!isOpened(rules)) throw new EquityFault('no-table', `no such table (${rules.refused})`, rules.refused);
  if (!isPoker(rules.game)) throw new EquityFault('no-contest', 'that game has no hands to compare');
  return rules.game;
}

function checkSeat(contest: Contest, hole: readonly Face[], seen: readonly Face[]): void {
  if (hole.length === 0) throw new EquityFault('empty-seat', 'a seat holds a card at least');
  if (new Set(seen).size < seen.length) throw new EquityFault('twice', 'a card is there twice');
  if (seen.some((card) => !contest.pack.includes(card)))
    throw new EquityFault('not-in-pack', 'a card is not in this pack');
}

function cardsOf(text: string): readonly Face[] {
  const cards = readFaces(text);
  if (!isReadable(cards))
    throw new EquityFault('unreadable-card', `cannot read “${cards.unreadable}” as a card`, cards.unreadable);
  return cards;
}
