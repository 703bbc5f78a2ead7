// `baraja odds spanish-poker`.
import {
  type Figure,
  figureDecimal,
  figurePercent,
  fromFigure,
  type SpanishAnswer,
  type SpanishQuestion,
  toNumber,
} from '@baraja/odds';
import { handKind, t } from '../words/index.js';
import { grouped, left, right, textTable, wrapped } from './table.js';

const percent = (of: Figure, places = 4): string => `${figurePercent(of, places)} %`;
const deviation = (variance: Figure): string => Math.sqrt(toNumber(fromFigure(variance))).toFixed(4);

export function printSpanish(
  { anteTable, wheel, tie, stake, players }: SpanishQuestion,
  answer: SpanishAnswer,
): string {
  const { spanish: told, hand, handsOf, share } = t().odds;
  const switches = [told.anteTable(anteTable), wheel ? told.wheel : told.noWheel, told.tie[tie], told.stake[stake]];
  return [
    `Spanish Poker: ${switches.join(', ')}`,
    '',
    ...(answer.hand === null ? [] : [oneHand(answer.hand), '']),
    mainGame(answer),
    '',
    raiseRules(answer),
    '',
    sideBets(answer, players),
    '',
    told.dealt,
    textTable(
      [left(hand), right(handsOf), right(share), right(told.raised), right(told.worth)],
      answer.ante.byCategory.map(({ category, hands, raised, mean }) => [
        handKind(category),
        grouped(hands),
        `${((100 * hands) / 749_398).toFixed(4)} %`,
        grouped(raised),
        figureDecimal(mean, 5),
      ]),
    ),
  ].join('\n');
}

/** A figure in dollars, its thousands apart. */
function dollars(figure: Parameters<typeof figureDecimal>[0]): string {
  const [whole = '', cents = ''] = figureDecimal(figure, 2).split('.');
  return `$${grouped(whole)}${cents === '00' ? '' : `.${cents}`}`;
}

function oneHand(hand: NonNullable<SpanishAnswer['hand']>): string {
  const { text, category, best, raise, unqualified, beaten, tied, higher } = hand;
  const { spanish: told } = t().odds;
  return [
    `${text}, ${handKind(category)}: ${told.best[best]}`,
    `  ${told.raising(figureDecimal(raise, 6))}`,
    `  ${told.house(grouped(unqualified), grouped(beaten), grouped(tied), grouped(higher))}`,
  ].join('\n');
}

function mainGame({ ante }: SpanishAnswer): string {
  const { spanish: told, exact, printed } = t().odds;
  const claim = (of: string): string => {
    const found = ante.claims.find((one) => one.of === of);
    return found === undefined ? '' : `${found.text} %`;
  };
  const isOff = ante.claims.some(
    ({ text, of }) => text !== figurePercent(of === 'ante' ? ante.edgeOfAnte : ante.edgeOfMoney, 2),
  );
  const rows = [
    [told.ofAnte, percent(ante.edgeOfAnte), claim('ante')],
    [told.ofMoney, percent(ante.edgeOfMoney), claim('money')],
    [told.raises, percent(ante.raiseShare), ''],
    [told.wagered, figureDecimal(ante.wagered, 6), ''],
    [told.variance, figureDecimal(ante.variance, 6), ''],
    [told.deviation, deviation(ante.variance), ''],
  ];
  const lines = [told.main, textTable([left(''), right(exact), right(printed)], rows)];
  if (isOff) lines.push(wrapped(told.off));
  return lines.join('\n');
}

function raiseRules({ ante }: SpanishAnswer): string {
  const { spanish: told } = t().odds;
  return [
    told.rules,
    ...ante.rules.flatMap(({ id, lines, costs, edgeOfAnte, raiseShare }) => [
      ...(told.ruleLines[id] ?? lines).map((line) => wrapped(line)),
      `    ${told.costs(percent(costs), percent(edgeOfAnte), percent(raiseShare, 2))}`,
    ]),
  ].join('\n');
}

function sideBets({ dosPares, joker, progressive }: SpanishAnswer, players: number): string {
  const { spanish: told, exact, printed } = t().odds;
  const row = (name: string, bet: SpanishAnswer['joker']): string[] => [
    name,
    percent(bet.edge),
    `${bet.claims[0]?.text ?? ''} %`,
    percent(bet.wins),
    deviation(bet.variance),
  ];
  return [
    told.side,
    textTable(
      [left(''), right(told.edge), right(printed), right(told.wins), right(told.spread)],
      [
        ...Object.entries(dosPares).map(([table, bet]) => row(told.table('Dos Pares', table), bet)),
        row('Joker in Hand', joker),
      ],
    ),
    '',
    told.progressive(players),
    textTable(
      [left(''), right(exact), right(printed)],
      [
        [told.throughTray, percent(progressive.throughTray), `${progressive.claims[0]?.text ?? ''} %`],
        [told.fixed, percent(progressive.fixed), ''],
        [told.ofMeter, figureDecimal(progressive.ofMeter, 12), ''],
        [told.breakEven, dollars(progressive.breakEven), ''],
      ],
    ),
  ].join('\n');
}
