// `baraja odds blackjack`, and every game of twenty-one that the houses have.
import {
  type Action,
  type ChartRow,
  type Charts,
  figureDecimal,
  figurePercent,
  type TwentyOneAnswer,
  type TwentyOneQuestion,
  VALUE_NAMES,
} from '@baraja/odds';
import { gameOf } from 'baraja/books';
import { t } from '../words/index.js';
import { left, percentOf, right, textTable, wrapped } from './table.js';

/** From two up to the ace, as charts are read. */
const UPS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0];
const money = (cents: number): string =>
  `${cents < 0 ? '-' : ''}$${Math.abs(cents / 100).toFixed(cents % 100 === 0 ? 0 : 2)}`;
const fine = (cents: number): string => `${cents < 0 ? '-' : ''}$${Math.abs(cents / 100).toFixed(4)}`;

export function printTwentyOne({ rules }: TwentyOneQuestion, answer: TwentyOneAnswer): string {
  const { twentyOne: told } = t().odds;
  const natural = `${rules.natural.win}:${rules.natural.on}`;
  const parts = [
    told.head(nameOf(answer.game), told.decks(rules.decks), natural, told.over(rules.over)),
    '',
    worths(answer),
  ];
  if (answer.charts !== null) parts.push('', charts(answer.charts));
  if (answer.changes !== null) parts.push('', changes(answer));
  if (answer.decks !== null) parts.push('', byDecks(answer));
  if (answer.hands !== null) parts.push('', hands(answer));
  if (answer.fees.length > 0) parts.push('', fees(answer));
  return parts.join('\n');
}

const nameOf = (game: TwentyOneAnswer['game']): string =>
  game === 'blackjack' ? t().odds.twentyOne.ordinary : gameOf(game).name;

function worths({ worth, exact, byUp, insurance, events }: TwentyOneAnswer): string {
  const { twentyOne: told, exact: exactly } = t().odds;
  const rows = [
    [told.player, `${percentOf(worth, 6)} %`],
    [told.bank, `${percentOf(-worth, 6)} %`],
  ];
  if (exact !== null) rows.push([told.twentieth, figureDecimal(exact, 20)]);
  if (insurance !== null) rows.push([told.insurance, `${figurePercent(insurance, 4)} %`]);
  rows.push(
    [told.natural, `${figurePercent(events.natural, 4)} %`],
    [told.eights, `${figurePercent(events.eights, 6)} %`],
    [`  ${told.ofColour}`, `${figurePercent(events.eightsColoured, 6)} %`],
    [`  ${told.ofSuit}`, `${figurePercent(events.eightsSuited, 6)} %`],
    [told.inARow, `${figureDecimal(events.naturalsInARow[0]!, 8)}`],
    [told.sevens, percentOf(events.player.sevens, 6).concat(' %')],
    [told.straight, percentOf(events.player.sixSevenEight, 6).concat(' %')],
    [told.charlie, percentOf(events.player.charlie, 6).concat(' %')],
  );
  const ups = textTable(
    [left(told.upCard), ...UPS.map((up) => right(VALUE_NAMES[up]!))],
    [[told.aPlayer, ...UPS.map((up) => percentOf(byUp[up]!.worth, 3))]],
  );
  return [
    told.before,
    textTable([left(''), right(exactly)], rows),
    ...(exact === null ? [] : [wrapped(told.exactly(exact.n, exact.d))]),
    '',
    told.byUp,
    ups,
  ].join('\n');
}

function charts({ two, more, differ, worth, costs, exceptions }: Charts): string {
  const { twentyOne: told } = t().odds;
  const parts = [
    told.chart,
    told.two,
    chart(two),
    '',
    differ ? told.differ : told.more,
    chart(more.filter(isTold)),
    '',
    `  ${told.byChart(percentOf(worth, 6), percentOf(costs, 6))}`,
  ];
  if (exceptions.length > 0) {
    const list = exceptions.map(({ up, cards, action }) => {
      const names = cards.map((value) => VALUE_NAMES[value]).join('-');
      return told.against(names, VALUE_NAMES[up]!, told.acts[action]);
    });
    parts.push(wrapped(told.better(list.join('; '))));
  }
  return parts.join('\n');
}

/** Rows about which there is a choice. */
const isTold = ({ actions }: ChartRow): boolean => new Set(actions.map((list) => list.join())).size > 1;

function chart(rows: readonly ChartRow[]): string {
  const name = ({ kind, total }: ChartRow): string =>
    t().odds.twentyOne.row[kind](kind === 'pair' ? VALUE_NAMES[total - 1]! : String(total));
  const cell = (actions: readonly Action[]): string => {
    const [first] = actions;
    if (first === undefined) return '-';
    const plain = actions.find((action) => action === 'stand' || action === 'hit');
    const { letters } = t().odds.twentyOne;
    return first === plain || plain === undefined ? letters[first] : `${letters[first].toUpperCase()}${letters[plain]}`;
  };
  return textTable(
    [left(''), ...UPS.map((up) => left(VALUE_NAMES[up]!))],
    rows.map((row) => [name(row), ...UPS.map((up) => cell(row.actions[up]!))]),
  );
}

function changes({ changes: list }: TwentyOneAnswer): string {
  const { twentyOne: told } = t().odds;
  return [
    told.changesTitle,
    textTable(
      [left(told.if), right(told.aPlayer), right(told.change)],
      (list ?? []).map(({ id, worth, gains }) => [
        told.changes[id],
        `${percentOf(worth, 4)} %`,
        `${gains > 0 ? '+' : ''}${percentOf(gains, 4)} %`,
      ]),
    ),
  ].join('\n');
}

function byDecks({ decks }: TwentyOneAnswer): string {
  const { twentyOne: told } = t().odds;
  return [
    told.byDecks,
    textTable(
      [left(told.decksColumn), right(told.aPlayer)],
      (decks ?? []).map((row) => [String(row.decks), `${percentOf(row.worth, 6)} %`]),
    ),
  ].join('\n');
}

function hands({ hands: list }: TwentyOneAnswer): string {
  const { twentyOne: told } = t().odds;
  const actions: readonly Action[] = ['stand', 'hit', 'double', 'split', 'surrender'];
  return [
    told.everyHand,
    textTable(
      [left(told.up), left(told.cards), left(told.best), ...actions.map((action) => right(told.acts[action]))],
      (list ?? []).map(({ up, cards, best, worths: by }) => [
        up,
        cards.join('-'),
        told.acts[best],
        ...actions.map((action) => by[action]?.toFixed(6) ?? ''),
      ]),
    ),
  ].join('\n');
}

function fees({ fees: tables }: TwentyOneAnswer): string {
  const { twentyOne, fees: told } = t().odds;
  return tables
    .map(({ id, rule, rows }) =>
      [
        twentyOne.after(id, rule),
        textTable(
          [
            right(told.wager),
            right(told.players),
            right(told.playerPays),
            right(told.bankPays),
            right(told.playerHand),
            right(told.ofWager),
            right(told.bankHand),
            right(told.ofAction),
          ],
          rows.map((row) => [
            money(row.wager),
            String(row.players),
            money(row.playerFee),
            money(row.bankFee),
            fine(row.player),
            `${percentOf(row.playerShare, 3)} %`,
            fine(row.bank),
            `${percentOf(row.bankShare, 3)} %`,
          ]),
        ),
      ].join('\n'),
    )
    .join('\n\n');
}
