// What signage asks to be posted at the table, made from the book's values: limits, fees, charts, what is paid.
import type { GameRules, TableRules } from '../lib/wire.js';
import type { ArcStrings } from './words/index.js';

type Money = (cents: number) => string;
/** A heading with lines under it; a line may have a figure at its end. */
export interface SignPart {
  readonly heading: string;
  readonly lines: readonly (readonly [text: string, figure?: string])[];
}
/** A pay table with one column or two. */
export interface PayTable {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly [hand: string, ...figures: string[]])[];
}
export interface Sign {
  /** Printed in an arc before the dealer. */
  readonly motto: string;
  /** Limits and fees, on the dealer's one side; charts and what is paid, on the other. */
  readonly left: readonly SignPart[];
  readonly right: readonly SignPart[];
  readonly table: PayTable | null;
}

interface Band {
  readonly over: number;
  readonly amount: number;
}
/** Bands as they are read, from the smallest up: 'up to $100', '$100.50 to $500', 'over $500'. */
export function bandLines(bands: readonly Band[], s: ArcStrings, money: Money): readonly (readonly [string, string])[] {
  const rising = [...bands].sort((a, b) => a.over - b.over);
  if (rising.every(({ amount }) => amount === 0)) return [[s.feeNone, '']];
  if (rising.length === 1) return [[s.feeEach(money(rising[0]!.amount)), '']];
  return rising.map(({ over, amount }, i) => {
    const next = rising[i + 1];
    if (!next) return [s.above(money(over)), money(amount)];
    return [i === 0 ? s.upTo(money(next.over)) : s.feeRange(money(over), money(next.over)), money(amount)];
  });
}

const feeParts = (rules: TableRules, s: ArcStrings, money: Money): readonly SignPart[] => {
  const { fee } = rules;
  if (fee.kind !== 'wager') return [];
  const part = (heading: string, bands: readonly Band[]): SignPart => ({ heading, lines: bandLines(bands, s, money) });
  return [part(s.feePlayer, fee.player), part(s.feeBank, fee.bank)];
};

type TwentyOne = Extract<GameRules, { family: 'twenty-one' }>;
type Spanish = Extract<GameRules, { family: 'spanish-poker' }>;
type PaiGow = Extract<GameRules, { family: 'pai-gow' }>;

function twentyOneSign(game: TwentyOne, rules: TableRules, s: ArcStrings, money: Money): Sign {
  const more: (readonly [string])[] = [[s.overPush[game.bothOver]], [s.doubles[game.doubling]]];
  if (game.insurance) more.push([s.insurancePays]);
  const isFree = game.chart === 'free';
  const must: readonly (readonly [string])[] = isFree ? [] : [[s.mustHit]];
  return {
    motto: (isFree ? s.naturalPays : s.pays)(s.odds(...(game.natural as [number, number]))),
    left: [
      { heading: s.limits(money(game.leastWager), money(game.mostWager)), lines: [] },
      ...feeParts(rules, s, money),
      ...(rules.fee.kind === 'none' ? [] : [{ heading: '', lines: [[s.noFeeMore] as const] }]),
    ],
    right: [
      { heading: s.players, lines: [...must, [s.mustStand[game.chart]], [s.mayElse]] },
      { heading: s.bankChart, lines: [[s.bankStands], [s.bankHits]] },
      { heading: '', lines: more },
    ],
    table: null,
  };
}

const HANDS = [
  'five-of-a-kind',
  'royal-flush',
  'straight-flush',
  'four-of-a-kind',
  'flush',
  'full-house',
  'straight',
  'three-of-a-kind',
  'two-pair',
  'pair',
];
/** What an ante is paid, and beside it Dos Pares where the layout carries it. */
export function spanishTable({ bonuses, antePays, dosParesPays }: Spanish, s: ArcStrings): PayTable {
  const isPares = bonuses.includes('dos-pares');
  const odds = (table: Readonly<Record<string, number | undefined>>, hand: string): string => {
    const n = table[hand];
    return n === undefined ? '' : s.toOne(n);
  };
  return {
    heads: isPares ? [s.anteTable, s.spots['dos-pares']] : [s.anteTable],
    rows: HANDS.map((hand) => [s.hands[hand]!, odds(antePays, hand), ...(isPares ? [odds(dosParesPays, hand)] : [])]),
  };
}
/** What the progressive awards, from the jackpot and from the tray. */
export const progressiveRows = (
  { royalPercent, tray }: NonNullable<Spanish['progressive']>,
  s: ArcStrings,
  money: Money,
): readonly (readonly [hand: string, award: string])[] => [
  [s.hands['five-of-a-kind']!, s.ofJackpot(100)],
  [s.hands['royal-flush']!, s.ofJackpot(royalPercent)],
  ...Object.entries(tray).map(([hand, cents]): [string, string] => [s.hands[hand]!, money(cents)]),
];
function spanishSign(game: Spanish, s: ArcStrings, money: Money): Sign {
  const { ante, raiseTimes, bonuses, bonus, jokerPays, progressive } = game;
  const left: SignPart[] = [
    { heading: s.ante(money(ante.min), money(ante.max)), lines: [[s.raiseIs(raiseTimes)], [s.qualifies]] },
  ];
  if (bonuses.some((one) => one !== 'progressive'))
    left.push({ heading: '', lines: [[s.bonusFrom(money(bonus.min))]] });
  if (bonuses.includes('joker')) left.push({ heading: '', lines: [[s.jokerPays(s.toOne(jokerPays))]] });
  if (progressive)
    left.push({
      heading: `${s.jackpot}, ${money(progressive.wager)}`,
      lines: progressiveRows(progressive, s, money),
    });
  return {
    motto: '',
    left,
    right: [],
    table: spanishTable(game, s),
  };
}

function paiGowSign(game: PaiGow, rules: TableRules, s: ArcStrings, money: Money): Sign {
  return {
    motto: '',
    left: [
      { heading: s.limits(money(game.leastWager), money(game.mostWager)), lines: [] },
      ...feeParts(rules, s, money),
    ],
    right: [
      { heading: '', lines: [[s.bothHands.win], [s.bothHands.lose], [s.bothHands.push], [s.copies[game.copies]]] },
      { heading: '', lines: [[s.mustRankLower], [s.jokerInSet], [s.wheel[game.wheel]]] },
    ],
    table: null,
  };
}

export function signOf(rules: TableRules, s: ArcStrings, money: Money): Sign {
  const { game } = rules;
  if (game.family === 'twenty-one') return twentyOneSign(game, rules, s, money);
  if (game.family === 'spanish-poker') return spanishSign(game, s, money);
  if (game.family === 'pai-gow') return paiGowSign(game, rules, s, money);
  throw new Error(`no sign for ${game.family}`);
}
