// `baraja odds pure-21.5` and `baraja odds no-bust-21`.
import {
  type Action,
  type ChangeId,
  type ChartRow,
  type Charts,
  figureDecimal,
  figurePercent,
  type TwentyOneAnswer,
  type TwentyOneQuestion,
  VALUE_NAMES,
} from '@baraja/odds';
import { left, percentOf, right, textTable, wrapped } from './table.js';

const GAMES: Readonly<Record<TwentyOneAnswer['game'], string>> = {
  'rog-p215': 'Pure 21.5 Blackjack',
  'ven-nb21': 'No-Bust 21st Century Blackjack',
  blackjack: 'Ordinary blackjack',
};

const CHANGES: Readonly<Record<ChangeId, string>> = {
  'natural-6-5': 'naturals pay 6 to 5',
  'natural-7-5': 'naturals pay 7 to 5',
  'natural-3-2': 'naturals pay 3 to 2',
  'soft-17-stands': 'the bank stands on soft 17',
  'soft-17-hits': 'the bank hits soft 17',
  peek: 'the bank looks for a natural first',
  'no-peek': 'the bank does not look for a natural',
  'free-choice': 'players may hit and stand as they like',
  'no-double': 'no doubling',
  'no-double-after-split': 'no doubling after a split',
  'no-split': 'no splitting',
  'split-once': 'pairs split once',
  'split-three-times': 'pairs split three times at most',
  'aces-again': 'aces may be split again',
  'aces-once': 'aces are split once',
  'split-natural': 'ace and ten after a split are a natural',
  'no-surrender': 'no surrender',
  'surrender-first-two': 'surrender with two cards only',
  'over-lost': 'over is lost',
  'over-three-card-push': 'three-card 23 to 25 push when closer',
  'over-closer-push': 'the closer hand over pushes',
  'over-eights-push': 'over pushes against three eights',
  'over-eights-win': 'over wins against three eights',
};

/** From two up to the ace, as charts are read. */
const UPS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0];
const money = (cents: number): string =>
  `${cents < 0 ? '-' : ''}$${Math.abs(cents / 100).toFixed(cents % 100 === 0 ? 0 : 2)}`;
const fine = (cents: number): string => `${cents < 0 ? '-' : ''}$${Math.abs(cents / 100).toFixed(4)}`;

export function printTwentyOne({ rules }: TwentyOneQuestion, answer: TwentyOneAnswer): string {
  const decks = rules.decks === 'infinite' ? 'infinite decks' : `${rules.decks} deck${rules.decks === 1 ? '' : 's'}`;
  const parts = [
    `${GAMES[answer.game]}: ${decks}, naturals pay ${rules.natural.win}:${rules.natural.on}, ` +
      `over hands: ${rules.over.replaceAll('-', ' ')}`,
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

function worths({ worth, byUp, insurance, events }: TwentyOneAnswer): string {
  const rows = [
    ['player, of a wager', `${percentOf(worth, 6)} %`],
    ['player-dealer, of a wager', `${percentOf(-worth, 6)} %`],
  ];
  if (insurance !== null) rows.push(['insurance, kept by the bank', `${figurePercent(insurance, 4)} %`]);
  rows.push(
    ['dealt a natural', `${figurePercent(events.natural, 4)} %`],
    ['bank ends with 8-8-8', `${figurePercent(events.eights, 6)} %`],
    ['  of one colour', `${figurePercent(events.eightsColoured, 6)} %`],
    ['  of one suit', `${figurePercent(events.eightsSuited, 6)} %`],
    ['two naturals in a row', `${figureDecimal(events.naturalsInARow[0]!, 8)}`],
    ['7-7-7 by hitting, unsplit', percentOf(events.player.sevens, 6).concat(' %')],
    ['6-7-8 by hitting, unsplit', percentOf(events.player.sixSevenEight, 6).concat(' %')],
    ['seven cards, not over', percentOf(events.player.charlie, 6).concat(' %')],
  );
  const ups = textTable(
    [left('up card'), ...UPS.map((up) => right(VALUE_NAMES[up]!))],
    [['player', ...UPS.map((up) => percentOf(byUp[up]!.worth, 3))]],
  );
  return [
    'Before fees, best play',
    textTable([left(''), right('exact')], rows),
    '',
    'By up card, per cent of a wager',
    ups,
  ].join('\n');
}

const LETTERS: Readonly<Record<Action, string>> = {
  none: '',
  stand: 's',
  hit: 'h',
  double: 'd',
  split: 'p',
  surrender: 'r',
};

function charts({ two, more, differ, worth, costs, exceptions }: Charts): string {
  const note = 's stand, h hit, d double, p split, r surrender; a small letter after it: otherwise';
  const parts = [
    `Chart by totals (${note})`,
    'Two cards',
    chart(two),
    '',
    differ ? 'Three cards or more, which are played differently' : 'Three cards or more',
    chart(more.filter(isTold)),
    '',
    `  By this chart the player has ${percentOf(worth, 6)} % of a wager: it costs ${percentOf(costs, 6)} %.`,
  ];
  if (exceptions.length > 0) {
    const told = exceptions.map(({ up, cards, action }) => {
      const names = cards.map((value) => VALUE_NAMES[value]).join('-');
      return `${names} against ${VALUE_NAMES[up]}: ${action}`;
    });
    parts.push(wrapped(`Better by the cards themselves: ${told.join('; ')}.`));
  }
  return parts.join('\n');
}

/** Rows about which there is a choice. */
const isTold = ({ actions }: ChartRow): boolean => new Set(actions.map((list) => list.join())).size > 1;

function chart(rows: readonly ChartRow[]): string {
  const name = ({ kind, total }: ChartRow): string =>
    kind === 'pair' ? `pair of ${VALUE_NAMES[total - 1]}` : `${kind} ${total}`;
  const cell = (actions: readonly Action[]): string => {
    const [first] = actions;
    if (first === undefined) return '-';
    const plain = actions.find((action) => action === 'stand' || action === 'hit');
    return first === plain || plain === undefined ? LETTERS[first] : `${LETTERS[first].toUpperCase()}${LETTERS[plain]}`;
  };
  return textTable(
    [left(''), ...UPS.map((up) => left(VALUE_NAMES[up]!))],
    rows.map((row) => [name(row), ...UPS.map((up) => cell(row.actions[up]!))]),
  );
}

function changes({ changes: list }: TwentyOneAnswer): string {
  return [
    'What single changes would do, best play each time',
    textTable(
      [left('if'), right('player'), right('change')],
      (list ?? []).map(({ id, worth, gains }) => [
        CHANGES[id],
        `${percentOf(worth, 4)} %`,
        `${gains > 0 ? '+' : ''}${percentOf(gains, 4)} %`,
      ]),
    ),
  ].join('\n');
}

function byDecks({ decks }: TwentyOneAnswer): string {
  return [
    'By the number of decks',
    textTable(
      [left('decks'), right('player')],
      (decks ?? []).map((row) => [String(row.decks), `${percentOf(row.worth, 6)} %`]),
    ),
  ].join('\n');
}

function hands({ hands: list }: TwentyOneAnswer): string {
  const actions: readonly Action[] = ['stand', 'hit', 'double', 'split', 'surrender'];
  return [
    'Every hand of two cards, of a wager (where the bank looks first: when it has no natural)',
    textTable(
      [left('up'), left('cards'), left('best'), ...actions.map(right)],
      (list ?? []).map(({ up, cards, best, worths: by }) => [
        up,
        cards.join('-'),
        best,
        ...actions.map((action) => by[action]?.toFixed(6) ?? ''),
      ]),
    ),
  ].join('\n');
}

function fees({ fees: tables }: TwentyOneAnswer): string {
  return tables
    .map(({ id, rule, rows }) =>
      [
        `After fees, ${id} (${rule})`,
        textTable(
          [
            right('wager'),
            right('players'),
            right('player pays'),
            right('bank pays'),
            right('player, a hand'),
            right('of wager'),
            right('bank, a hand'),
            right('of action'),
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
