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
import { gameOf, games, rulesBehind } from 'baraja/books';
import { gameName, wordsFor } from '../house.js';
import { handKind, t } from '../words/index.js';
import { grouped, left, percentOf, right, textTable } from './table.js';

/** A sample's figures have no more places than its error leaves. */
const shares = (of: Figure, isExact: boolean): string => `${figurePercent(of, isExact ? 6 : 3)} %`;

export function printPaiGow({ wheel, copy, method }: PaiGowQuestion, answer: PaiGowAnswer): string {
  const { paiGow: told, hand, share: part } = t().odds;
  const isExact = method === 'counted';
  const share = (of: Figure): string => shares(of, isExact);
  const all = answer.distribution.reduce((sum, { hands }) => sum + hands, 0);
  const how = (isExact ? told.all : told.sample)(grouped(answer.deals));
  const error = isExact ? '' : told.error(percentOf(answer.standardError, 4));
  return [
    told.head(told.wheel[wheel], told.copies[copy]),
    '',
    told.versus(how),
    textTable(
      [left(''), right(told.chance)],
      [
        [told.wins, share(answer.win)],
        [told.push, share(answer.push)],
        [told.loses, share(answer.lose)],
        [told.front, share(answer.frontCopy)],
        [told.back, share(answer.backCopy)],
        [told.both, share(answer.bothCopy)],
      ],
    ),
    `  ${told.banker(share(answer.bankerEdge), error)}`,
    '',
    told.best,
    textTable(
      [left(hand), right(told.deals), right(part)],
      answer.distribution.map(({ category, hands }) => [
        handKind(category),
        grouped(hands),
        `${((100 * hands) / all).toFixed(6)} %`,
      ]),
    ),
  ].join('\n');
}

export function printPushNine({ rows, tie }: PushNineAnswer): string {
  const { pushNine: told, paiGow, handsOf, share } = t().odds;
  const chance =
    tie.exact === null
      ? `${percentOf(tie.chance, 3)} %${paiGow.error(percentOf(tie.standardError, 4))}`
      : told.exactly(figurePercent(tie.exact, 6), tie.exact.n, tie.exact.d);
  return [
    told.title,
    '',
    textTable(
      [right(told.row), right(handsOf), right(share), right(told.wins), right(told.ties), right(told.loses)],
      rows.map(({ row, hands, wins, ties, loses }) => [
        String(row),
        grouped(hands),
        `${((100 * hands) / 22_100).toFixed(4)} %`,
        `${figurePercent(wins, 4)} %`,
        `${figurePercent(ties, 4)} %`,
        `${figurePercent(loses, 4)} %`,
      ]),
    ),
    `  ${told.note}`,
    '',
    told.tie(tie.players, chance),
  ].join('\n');
}

export function printEquity({ method, cases, hands }: EquityAnswer): string {
  const { equity: told, hand: handColumn } = t().odds;
  const isExact = method === 'counted';
  return [
    (isExact ? told.counted : told.sampled)(grouped(cases)),
    textTable(
      [
        left(handColumn),
        right(told.share),
        ...(isExact ? [] : [right(told.error)]),
        right(told.all),
        right(told.some),
        right(told.nothing),
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
  const { kinds: told, hand, handsOf } = t().odds;
  const all = hands.reduce((sum, row) => sum + row.hands, 0);
  const name = gameName(gameOf(game as never), wordsFor());
  return [
    told.head(name, grouped(all), of === 'five' ? told.five : told.seven, cards),
    textTable(
      [left(hand), right(handsOf), right(told.ofAll), right(told.oneIn)],
      hands.map((row) => [
        handKind(row.category),
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
  const { fees: told } = t().odds;
  const parts = tables.map(({ name, house, stakes, by, pot, rows }) => {
    const head = `${name}, ${house} (${stakes.join(', ')})`;
    if (by === 'none') return told.none(head);
    return [
      `${head}: ${told.by[by]}`,
      textTable(
        [
          right(told.players),
          right(told.collection),
          right(told.jackpot),
          right(told.tableHour),
          right(told.playerHand),
          right(told.playerHour),
          right(told.ofPot(`$${pot / 100}`, stakes[0]!)),
          left(told.rule),
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
          right(told.wager),
          right(told.players),
          right(told.playerPays),
          right(told.ofWager),
          right(told.bankPays),
          right(told.ofAction),
          right(told.tableHour),
          right(told.playerHour),
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
  const jackpotLine = returned === 0 ? told.noJackpot(jackpotRule()) : told.returns(figurePercent(jackpot, 4));
  return [told.title(terms.handsPerHour), ...parts, ...bankedParts, jackpotLine].join('\n\n');
}

/** Who says what becomes of a jackpot fee. */
const jackpotRule = (): string => games.flatMap(({ id }) => rulesBehind(id, ['fee.jackpot']))[0] ?? '';
