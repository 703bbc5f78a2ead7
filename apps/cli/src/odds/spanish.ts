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
import { grouped, left, right, textTable, wrapped } from './table.js';

const NAMES: Readonly<Record<string, string>> = {
  'five-of-a-kind': 'five of a kind',
  'royal-flush': 'royal flush',
  'straight-flush': 'straight flush',
  'four-of-a-kind': 'four of a kind',
  flush: 'flush',
  'full-house': 'full house',
  straight: 'straight',
  'three-of-a-kind': 'three of a kind',
  'two-pair': 'two pair',
  pair: 'one pair',
  'high-card': 'high card',
};
export const categoryName = (category: string): string => NAMES[category] ?? category.replaceAll('-', ' ');

const percent = (of: Figure, places = 4): string => `${figurePercent(of, places)} %`;
const deviation = (variance: Figure): string => Math.sqrt(toNumber(fromFigure(variance))).toFixed(4);

export function printSpanish(
  { anteTable, wheel, tie, stake, players }: SpanishQuestion,
  answer: SpanishAnswer,
): string {
  const switches = [
    `ante table ${anteTable}`,
    wheel ? 'A-2-3-4-5 is a straight' : 'no wheel',
    tie === 'push' ? 'ties push' : 'ties to the house',
    stake === 'returned' ? 'progressive stake comes back' : 'progressive stake is dropped',
  ];
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
    'What players are dealt, and what best play makes of it',
    textTable(
      [left('hand'), right('hands'), right('share'), right('raised'), right('worth, antes')],
      answer.ante.byCategory.map(({ category, hands, raised, mean }) => [
        categoryName(category),
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
  return [
    `${text}, ${categoryName(category)}: ${best}`,
    `  raising is worth ${figureDecimal(raise, 6)} antes, folding -1`,
    `  of 376,992 house hands ${grouped(unqualified)} do not qualify, ` +
      `${grouped(beaten)} lose, ${grouped(tied)} tie, ${grouped(higher)} win`,
  ].join('\n');
}

function mainGame({ ante }: SpanishAnswer): string {
  const claim = (of: string): string => {
    const found = ante.claims.find((one) => one.of === of);
    return found === undefined ? '' : `${found.text} %`;
  };
  const isOff = ante.claims.some(
    ({ text, of }) => text !== figurePercent(of === 'ante' ? ante.edgeOfAnte : ante.edgeOfMoney, 2),
  );
  const rows = [
    ['house keeps of each ante', percent(ante.edgeOfAnte), claim('ante')],
    ['house keeps of all money bet', percent(ante.edgeOfMoney), claim('money')],
    ['hands that raise', percent(ante.raiseShare), ''],
    ['antes bet a hand', figureDecimal(ante.wagered, 6), ''],
    ['variance, in antes squared', figureDecimal(ante.variance, 6), ''],
    ['standard deviation, in antes', deviation(ante.variance), ''],
  ];
  const lines = ['Ante and raise, best play', textTable([left(''), right('exact'), right('printed')], rows)];
  if (isOff) {
    lines.push(
      wrapped(
        'The printed figures are not those of best play, which gives the house less; they fit a player who raises somewhat less often.',
      ),
    );
  }
  return lines.join('\n');
}

function raiseRules({ ante }: SpanishAnswer): string {
  return [
    'Raise rules, and what they cost against best play',
    ...ante.rules.flatMap(({ lines, costs, edgeOfAnte, raiseShare }) => [
      ...lines.map((line) => wrapped(line)),
      `    costs ${percent(costs)} of the ante (house edge ${percent(edgeOfAnte)}, raises ${percent(raiseShare, 2)})`,
    ]),
  ].join('\n');
}

function sideBets({ dosPares, joker, progressive }: SpanishAnswer, players: number): string {
  const row = (name: string, bet: SpanishAnswer['joker']): string[] => [
    name,
    percent(bet.edge),
    `${bet.claims[0]?.text ?? ''} %`,
    percent(bet.wins),
    deviation(bet.variance),
  ];
  return [
    'Side bets',
    textTable(
      [left(''), right('house edge'), right('printed'), right('wins'), right('deviation')],
      [row('Dos Pares, table 1', dosPares[1]), row('Dos Pares, table 2', dosPares[2]), row('Joker in Hand', joker)],
    ),
    '',
    `Gran Progressive, ${players === 1 ? 'one player' : `${players} players`} on it`,
    textTable(
      [left(''), right('exact'), right('printed')],
      [
        [
          'returned through straight flush, quads and flush',
          percent(progressive.throughTray),
          `${progressive.claims[0]?.text ?? ''} %`,
        ],
        ['returned whatever the meter', percent(progressive.fixed), ''],
        ['share of the meter a dollar buys', figureDecimal(progressive.ofMeter, 12), ''],
        ['a dollar buys a dollar at', dollars(progressive.breakEven), ''],
      ],
    ),
  ].join('\n');
}
