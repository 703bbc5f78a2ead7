// `baraja odds pai-gow`, `push-nine`, `equity`, `hands` and `fees`.
import {
  type EquityAnswer,
  type FeesAnswer,
  type Figure,
  figureDecimal,
  figurePercent,
  fromFigure,
  type HandsAnswer,
  type PaiGowAnswer,
  type PaiGowQuestion,
  type PushNineAnswer,
  toNumber,
} from '@baraja/odds';
import { gameOf } from 'baraja/books';
import { categoryName } from './spanish.js';
import { grouped, left, percentOf, right, textTable } from './table.js';

/** A sample's figures have no more places than its error leaves. */
const shares = (of: Figure, isExact: boolean): string => `${figurePercent(of, isExact ? 6 : 3)} %`;

export function printPaiGow({ wheel, copy, method }: PaiGowQuestion, answer: PaiGowAnswer): string {
  const isExact = method === 'counted';
  const share = (of: Figure): string => shares(of, isExact);
  const all = answer.distribution.reduce((sum, { hands }) => sum + hands, 0);
  const how = isExact ? `all ${grouped(answer.deals)} deals` : `a sample of ${grouped(answer.deals)} deals`;
  const error = isExact ? '' : ` (standard error ${percentOf(answer.standardError, 4)} %)`;
  return [
    `Pai-Gow Poker: wheel ${wheel}, copies ${copy === 'banker' ? 'to the banker' : 'push'}`,
    '',
    `House way against house way, ${how}`,
    textTable(
      [left(''), right('chance')],
      [
        ['player wins', share(answer.win)],
        ['push', share(answer.push)],
        ['player loses', share(answer.lose)],
        ['fronts are equal', share(answer.frontCopy)],
        ['backs are equal', share(answer.backCopy)],
        ['both are', share(answer.bothCopy)],
      ],
    ),
    `  The banker keeps ${share(answer.bankerEdge)} of a wager${error}.`,
    '',
    'The best five of seven cards',
    textTable(
      [left('hand'), right('deals'), right('share')],
      answer.distribution.map(({ category, hands }) => [
        categoryName(category),
        grouped(hands),
        `${((100 * hands) / all).toFixed(6)} %`,
      ]),
    ),
  ].join('\n');
}

export function printPushNine({ rows, tie }: PushNineAnswer): string {
  const chance =
    tie.exact === null
      ? `${percentOf(tie.chance, 3)} % (standard error ${percentOf(tie.standardError, 4)} %)`
      : `${figurePercent(tie.exact, 6)} %, exactly ${tie.exact.n}/${tie.exact.d}`;
  return [
    'Push-Nine: 22,100 hands on 36 rows',
    '',
    textTable(
      [right('row'), right('hands'), right('share'), right('wins'), right('ties'), right('loses')],
      rows.map(({ row, hands, wins, ties, loses }) => [
        String(row),
        grouped(hands),
        `${((100 * hands) / 22_100).toFixed(4)} %`,
        `${figurePercent(wins, 4)} %`,
        `${figurePercent(ties, 4)} %`,
        `${figurePercent(loses, 4)} %`,
      ]),
    ),
    '  Wins, ties and losses against one other hand.',
    '',
    `With ${tie.players} players the best hands tie, and make a push pot, ${chance} of the time.`,
  ].join('\n');
}

export function printEquity({ method, cases, hands }: EquityAnswer): string {
  const isExact = method === 'counted';
  return [
    isExact ? `Counted: ${grouped(cases)} cases` : `Sampled: ${grouped(cases)} deals`,
    textTable(
      [
        left('hand'),
        right('share of the pot'),
        ...(isExact ? [] : [right('error')]),
        right('takes all'),
        right('takes some'),
        right('nothing'),
      ],
      hands.map((hand) => [
        hand.text,
        `${figurePercent(hand.share, isExact ? 4 : 2)} %`,
        ...(isExact ? [] : [`${percentOf(hand.standardError, 3)} %`]),
        grouped(hand.scoops),
        grouped(hand.splits),
        grouped(hand.loses),
      ]),
    ),
  ].join('\n');
}

export function printHands({ game, of, cards, hands }: HandsAnswer): string {
  const all = hands.reduce((sum, row) => sum + row.hands, 0);
  const what = of === 'five' ? 'hands of five' : 'hands of seven, by the best five of them';
  return [
    `${gameOf(game as never).name}: ${grouped(all)} ${what}, from ${cards} cards`,
    textTable(
      [left('hand'), right('hands'), right('of all'), right('one in')],
      hands.map((row) => [
        categoryName(row.category),
        grouped(row.hands),
        `${percentOf(row.hands / all, 4)} %`,
        (all / row.hands).toFixed(all / row.hands < 100 ? 2 : 0),
      ]),
    ),
  ].join('\n');
}

const dollars = (cents: Figure, places = 2): string =>
  `$${figureDecimal({ n: cents.n, d: `${BigInt(cents.d) * 100n}` }, places)}`;

export function printFees({ tables, banked, terms, jackpot }: FeesAnswer): string {
  const parts = tables.map(({ name, house, stakes, by, pot, rows }) => {
    const head = `${name}, ${house} (${stakes.join(', ')})`;
    if (by === 'none') return `${head}: no fee is posted`;
    return [
      `${head}: ${by === 'time' ? 'by the half hour' : 'a hand'}`,
      textTable(
        [
          right('players'),
          right('collection'),
          right('jackpot'),
          right('table, an hour'),
          right('player, a hand'),
          right('player, an hour'),
          right(`of $${pot / 100} at ${stakes[0]}`),
          left('rule'),
        ],
        rows.map((row) => [
          String(row.players),
          dollars(row.collection),
          dollars(row.jackpot),
          dollars(row.perHour),
          dollars(row.perPlayerHand, 4),
          dollars(row.perPlayerHour),
          `${figurePercent(row.ofPot, 3)} %`,
          row.rule,
        ]),
      ),
    ].join('\n');
  });
  const cents = (amount: number): string => `$${(amount / 100).toFixed(2)}`;
  const bankedParts = banked.map(({ id, name, rule, rows }) =>
    [
      `${name}, ${id} (${rule})`,
      textTable(
        [
          right('wager'),
          right('players'),
          right('player pays'),
          right('of wager'),
          right('bank pays'),
          right('of action'),
          right('table, an hour'),
          right('player, an hour'),
        ],
        rows.map((row) => [
          cents(row.wager),
          String(row.players),
          cents(row.playerFee),
          `${percentOf(row.ofWager, 3)} %`,
          cents(row.bankFee),
          `${percentOf(row.ofAction, 3)} %`,
          cents(row.perHour),
          cents(row.perPlayerHour),
        ]),
      ),
    ].join('\n'),
  );
  const returned = toNumber(fromFigure(jackpot));
  const jackpotLine =
    returned === 0
      ? 'A jackpot dollar returns nothing: it is held apart, and no jackpot is posted for it to win (AMB-GEN-23).'
      : `A jackpot dollar returns ${figurePercent(jackpot, 4)} % of itself.`;
  return [`Fees at ${terms.handsPerHour} hands an hour`, ...parts, ...bankedParts, jackpotLine].join('\n\n');
}
