// What can be asked of Spanish Poker, and the answer.

import { type Face, isJoker, isReadable, rankOf, readFaces, suitOf } from 'baraja';
import { type GameId, rulesBehind } from 'baraja/books';
import { DrillFault } from '../fault.js';
import { type AnteTerms, anteGame, handWorth, type PlayWorth } from '../spanish/ante-game.js';
import { countSpanishDeals, HOUSE_HANDS, type SpanishDeals } from '../spanish/deals.js';
import { SPANISH_JOKER, type SpanishCategory } from '../spanish/hands.js';
import type { RaiseRuleId } from '../spanish/rules-of-thumb.js';
import { dosPares, jokerInHand, progressive, type SideBet, spanishDistribution } from '../spanish/side-bets.js';
import { type Claim, postedAt } from '../spanish/tables.js';
import { type Explained, type Figure, figure, grouped } from './figure.js';

export interface SpanishQuestion {
  readonly kind: 'spanish-poker';
  readonly game: GameId;
  /** By the name of the pay table. */
  readonly anteTable: string;
  readonly wheel: boolean;
  readonly tie: 'push' | 'house';
  readonly stake: 'returned' | 'dropped';
  /** Players on the progressive. */
  readonly players: number;
  /** Five cards whose best play is asked about, as the engine writes them; or null. */
  readonly hand: string | null;
}

export interface PlayFigures {
  readonly edgeOfAnte: Figure;
  readonly edgeOfMoney: Figure;
  readonly raiseShare: Figure;
  readonly wagered: Figure;
  readonly variance: Figure;
}

export interface SideBetFigures {
  readonly edge: Figure;
  readonly wins: Figure;
  readonly variance: Figure;
  readonly claims: readonly Claim[];
}

export interface SpanishAnswer {
  readonly kind: 'spanish-poker';
  readonly distribution: readonly { readonly category: SpanishCategory; readonly hands: number }[];
  readonly ante: PlayFigures & {
    readonly claims: readonly Claim[];
    readonly raised: number;
    readonly results: readonly { readonly net: number; readonly deals: string }[];
    readonly byCategory: readonly {
      readonly category: SpanishCategory;
      readonly hands: number;
      readonly raised: number;
      readonly mean: Figure;
    }[];
    readonly rules: readonly (PlayFigures & {
      readonly id: RaiseRuleId;
      readonly lines: readonly string[];
      readonly costs: Figure;
    })[];
  };
  readonly dosPares: Readonly<Record<string, SideBetFigures>>;
  readonly joker: SideBetFigures;
  readonly progressive: {
    readonly throughTray: Figure;
    readonly fixed: Figure;
    readonly ofMeter: Figure;
    readonly breakEven: Figure;
    readonly claims: readonly Claim[];
  };
  readonly hand: {
    readonly text: string;
    readonly category: SpanishCategory;
    /** House hands that do not qualify, lose, tie and win. */
    readonly unqualified: number;
    readonly beaten: number;
    readonly tied: number;
    readonly higher: number;
    readonly raise: Figure;
    readonly fold: Figure;
    readonly best: 'raise' | 'fold';
  } | null;
  readonly explain: Explained;
}

/** One hand, by what a table pays and not by the name of a pay table: of a book as it stands, or of another edition. */
export interface SpanishHandQuestion extends AnteTerms {
  readonly kind: 'spanish-hand';
  readonly wheel: boolean;
  readonly hand: string;
}
export type SpanishHandAnswer = NonNullable<SpanishAnswer['hand']> & {
  readonly kind: 'spanish-hand';
  readonly explain: Explained;
};

/** What the figures go by, besides the pay tables. */
const COUNTED = ['decide', 'raise', 'reveal', 'unqualified', 'lose', 'win', 'tie', 'wheel', 'progressive.stake'];

// The deals are the same whatever is asked about them.
const counted = new Map<boolean, SpanishDeals>();

function dealsBy(wheel: boolean, onProgress: (done: number) => void): SpanishDeals {
  const deals = counted.get(wheel) ?? countSpanishDeals({ wheel }, onProgress);
  counted.set(wheel, deals);
  return deals;
}

export const answerSpanishHand = (
  { wheel, pays, tie, hand }: SpanishHandQuestion,
  onProgress: (done: number) => void,
): SpanishHandAnswer => ({
  kind: 'spanish-hand',
  ...handAnswer(dealsBy(wheel, onProgress), { pays, tie }, hand),
  explain: {
    method: ['The hand is set against all 376,992 house hands that share no card with it.'],
    cases: grouped(HOUSE_HANDS),
    rules: [],
  },
});

export function answerSpanish(question: SpanishQuestion, onProgress: (done: number) => void): SpanishAnswer {
  const { game: id, anteTable, wheel, tie, stake, players } = question;
  const posted = postedAt(id);
  const table = posted.ante[anteTable];
  if (table === undefined) throw new DrillFault('no-table', `no ante table ${anteTable}`, anteTable);
  const deals = dealsBy(wheel, onProgress);
  const game = anteGame(deals, { pays: table.pays, tie });
  const distribution = spanishDistribution(deals.values);
  const meter = progressive(distribution, posted.progressive, { stake, players });
  const side = Object.entries(posted.dosPares).map(
    ([name, { pays, claims }]) => [name, { ...sideFigures(dosPares(distribution, pays)), claims }] as const,
  );
  return {
    kind: 'spanish-poker',
    distribution,
    ante: {
      ...playFigures(game.best),
      claims: table.claims,
      raised: game.best.raised,
      results: game.best.results.map(({ net, deals: n }) => ({ net, deals: n.toString() })),
      byCategory: game.byCategory.map((row) => ({ ...row, mean: figure(row.mean) })),
      rules: game.rules.map(({ id, lines, worth, costs }) => ({
        id,
        lines,
        ...playFigures(worth),
        costs: figure(costs),
      })),
    },
    dosPares: Object.fromEntries(side),
    joker: { ...sideFigures(jokerInHand(posted.joker.pays)), claims: posted.joker.claims },
    progressive: {
      throughTray: figure(meter.throughTray),
      fixed: figure(meter.fixed),
      ofMeter: figure(meter.ofMeter),
      breakEven: figure(meter.breakEven),
      claims: posted.progressive.claims,
    },
    hand: question.hand === null ? null : handAnswer(deals, { pays: table.pays, tie }, question.hand),
    explain: {
      method: [
        'Every one of the 749,398 hands a player may hold is set against all 376,992 house hands that share no card with it.',
        'They are counted by inclusion and exclusion over the 32 subsets of the hand, from the worst hand up; none is sampled.',
        'Best play raises where that brings more than the ante a fold loses, hand by hand.',
        'The side bets depend on the player’s own hand only.',
      ],
      cases: grouped(game.deals),
      rules: [...new Set([table.rule, ...rulesBehind(id, COUNTED)])],
    },
  };
}

function handAnswer(deals: SpanishDeals, terms: AnteTerms, text: string): NonNullable<SpanishAnswer['hand']> {
  const cards = readFaces(text);
  if (!isReadable(cards))
    throw new DrillFault('unreadable-card', `cannot read “${cards.unreadable}” as a card`, cards.unreadable);
  const ours = cards.map(spanishCard);
  if (ours.length !== 5 || new Set(ours).size < 5)
    throw new DrillFault('five-cards', 'a hand of Spanish Poker is five different cards');
  if (ours.includes(-1)) throw new DrillFault('no-middle', 'there are no eights, nines or tens in this pack');
  const { raise, fold, ...rest } = handWorth(deals, terms, ours);
  return { text, ...rest, raise: figure(raise), fold: figure(fold) };
}

/** From the engine's numbers to those of `hands.ts`; -1 for what is not in the pack. */
function spanishCard(card: Face): number {
  if (isJoker(card)) return SPANISH_JOKER;
  const rank = rankOf(card);
  if (rank >= 6 && rank <= 8) return -1;
  return 4 * (rank < 6 ? rank : rank - 3) + suitOf(card);
}

const playFigures = ({ edgeOfAnte, edgeOfMoney, raiseShare, wagered, variance }: PlayWorth): PlayFigures => ({
  edgeOfAnte: figure(edgeOfAnte),
  edgeOfMoney: figure(edgeOfMoney),
  raiseShare: figure(raiseShare),
  wagered: figure(wagered),
  variance: figure(variance),
});

const sideFigures = ({ edge, wins, variance }: SideBet) => ({
  edge: figure(edge),
  wins: figure(wins),
  variance: figure(variance),
});
