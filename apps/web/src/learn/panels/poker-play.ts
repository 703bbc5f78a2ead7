// Poker: what may be done in turn, what beats what, and the money.
import { isJoker } from 'baraja';
import type { Street } from 'baraja/games';
import { ladderOf } from '../examples.js';
import { cap, type Group, type Line, line, type Piece, type Teller, when } from '../panel.js';
import { feePieces, forcedGroups } from './money.js';
import { type Facts, useOf } from './poker-facts.js';

// --- turn -----------------------------------------------------------------------------------------------------------

function limitText({ limit }: Street, { t, money }: Teller): string {
  switch (limit.kind) {
    case 'fixed':
      return money(limit.bet);
    case 'either':
      return t(`${money(limit.low)} or ${money(limit.high)}`, `${money(limit.low)} o ${money(limit.high)}`);
    case 'spread':
      return `${money(limit.min)}–${money(limit.max)}`;
    case 'pot':
      return t(`${money(limit.min)} to the pot`, `${money(limit.min)} hasta el bote`);
    case 'no-limit':
      return t(`${money(limit.min)} to all you have`, `${money(limit.min)} hasta todo lo tuyo`);
  }
}
/** What a first bet comes to at the least. */
const leastBet = ({ limit }: Street): number =>
  limit.kind === 'fixed' ? limit.bet : limit.kind === 'either' ? limit.low : limit.min;
const mostFixed = ({ limit }: Street): number => (limit.kind === 'spread' ? limit.max : leastBet({ limit } as Street));

export function turnPieces(f: Facts): readonly Piece[] {
  const { plan, teller } = f;
  const { t, say } = teller;
  const bet = mostFixed(plan.streets[0]!);
  const answers: readonly Group[] = [
    {
      cards: [],
      chips: 0,
      says: cap(say.option({ type: 'check' })),
      more: t('nobody has bet: bet nothing', 'nadie ha apostado: no apuestas'),
    },
    {
      cards: [],
      chips: bet,
      says: cap(say.option({ type: 'call' })),
      more: t('put in as much as the bet', 'pones lo mismo que la apuesta'),
    },
    {
      cards: [],
      chips: 2 * bet,
      says: cap(say.option({ type: 'raise' })),
      more: t('put in more: others must match it', 'pones más: los demás lo igualan'),
    },
    {
      cards: ['', ''],
      tone: 'no',
      says: cap(say.option({ type: 'fold' })),
      more: t('throw the hand away, pay no more', 'tiras la mano, no pagas más'),
    },
  ];
  return [{ kind: 'groups', groups: answers }];
}
const BEGINS: Readonly<Record<Street['begins'], readonly [en: string, es: string]>> = {
  blinds: ['after the blinds', 'después de las ciegas'],
  button: ['after the button', 'después del botón'],
  'bring-in': ['after whoever had to open', 'después de quien tuvo que abrir'],
  'high-board': ['with the best cards showing', 'por quien enseña las mejores cartas'],
  'low-board': ['with the lowest cards showing', 'por quien enseña las más bajas'],
};
export function turnMore(f: Facts): readonly Line[] {
  const { plan, teller, draws } = f;
  const { t } = teller;
  const { cites, raisesMax, capHeadsUp } = plan;
  const first = BEGINS[plan.streets[0]!.begins];
  const last = BEGINS[plan.streets.at(-1)!.begins];
  return [
    line(
      t(
        `The first round of betting begins ${first[0]}; the last one ${last[0]}.`,
        `La primera ronda de apuestas empieza ${first[1]}; la última, ${last[1]}.`,
      ),
      cites.firstToAct,
      cites.laterToAct,
    ),
    raisesMax === null
      ? line(
          t('A bet may be raised as often as one likes.', 'Una apuesta se puede subir cuantas veces se quiera.'),
          cites.cap,
        )
      : line(
          t(
            `A bet is raised ${raisesMax} times at the most${capHeadsUp === 'capped' ? '' : '; between two as often as they like'}.`,
            `Una apuesta se sube ${raisesMax} veces cuando mucho${capHeadsUp === 'capped' ? '' : '; entre dos, cuantas quieran'}.`,
          ),
          cites.cap,
        ),
    ...when(
      draws.length > 0,
      line(t('Who keeps all his cards stands pat.', 'Quien se queda con todas sus cartas se planta.'), cites.draw),
    ),
    line(
      t(
        'Who has no chips left stays in for the part of the pot he has paid for.',
        'A quien se le acaban las fichas sigue por la parte del bote que ya pagó.',
      ),
      cites.tableStakes,
    ),
  ];
}

// --- hands ----------------------------------------------------------------------------------------------------------

export function handsPieces({ high, low, plan, teller }: Facts): readonly Piece[] {
  const { t } = teller;
  return [
    ...(high
      ? [
          {
            kind: 'ladder',
            heading: low ? t('High, the best first', 'Alta, de mejor a peor') : t('The best first', 'De mejor a peor'),
            rows: ladderOf(high, plan.pack, teller),
          } as const,
        ]
      : []),
    ...(low
      ? [
          {
            kind: 'ladder',
            heading: high ? t('Low, the best first', 'Baja, de mejor a peor') : t('The best first', 'De mejor a peor'),
            rows: ladderOf(low, plan.pack, teller),
          } as const,
        ]
      : []),
  ];
}
const USES: Readonly<Record<string, readonly [en: string, es: string]>> = {
  any: [
    'Make your best five out of your own cards and the board’s.',
    'Haz tus mejores cinco con tus cartas y las de la mesa.',
  ],
  two: [
    'Exactly two of your own cards count, and three of the board.',
    'Cuentan justo dos cartas tuyas y tres de la mesa.',
  ],
  three: [
    'Exactly three of your own cards count, and two of the board.',
    'Cuentan justo tres cartas tuyas y dos de la mesa.',
  ],
  most: ['Two of your own cards count at the most.', 'Cuentan cuando mucho dos cartas tuyas.'],
};
const JOKERS: Readonly<Record<string, readonly [en: string, es: string]>> = {
  wild: ['The joker is any card you need.', 'El comodín es la carta que te haga falta.'],
  bug: ['The joker is an ace, or fills a straight or a flush.', 'El comodín es un as, o completa escalera o color.'],
  low: ['The joker is the lowest card you do not hold.', 'El comodín es la carta más baja que no tengas.'],
};
export function handsCaption(f: Facts): Line {
  const { high, low, plan, board, teller } = f;
  const { t } = teller;
  const qualifier = high && low ? /^low-(\d)/.exec(low.id)?.[1] : undefined;
  const joker = plan.pack.some(isJoker) ? (!high ? 'low' : high.id.includes('bug') ? 'bug' : 'wild') : null;
  const parts = [
    ...(board > 0 ? [t(...USES[useOf(high ?? low)]!)] : []),
    ...(qualifier
      ? [
          t(
            `A low must be ${qualifier} or better, without a pair.`,
            `Una baja debe ser de ${qualifier} o mejor, sin par.`,
          ),
        ]
      : []),
    ...(joker ? [t(...JOKERS[joker]!)] : []),
    ...(!high && !joker
      ? [
          t(
            'The lower, the better: read it from its highest card down.',
            'Mientras más baja, mejor: se lee desde su carta más alta.',
          ),
        ]
      : []),
  ];
  return line(
    parts.join(' ') ||
      t(
        'What stands higher beats what stands below it. Suits break no tie.',
        'La de arriba le gana a la de abajo. El palo no desempata.',
      ),
    plan.cites.win,
    plan.cites.tie,
  );
}

// --- money ----------------------------------------------------------------------------------------------------------

/** How much one bets, round by round. */
function betPiece({ plan, teller }: Facts): Piece {
  const { t, say } = teller;
  // Rounds in which the same may be bet stand in one line.
  const rows: [rounds: string, bet: string][] = [];
  for (const street of plan.streets) {
    const [round, may] = [say.stage(street.bets?.name ?? street.name), limitText(street, teller)];
    const last = rows.at(-1);
    if (last?.[1] === may) last[0] += `, ${round}`;
    else rows.push([round, may]);
  }
  return { kind: 'table', heading: t('What a bet is', 'De cuánto es una apuesta'), heads: [], rows };
}
const PLAYERS = 3;
export function moneyPieces(f: Facts): readonly Piece[] {
  const { rules, plan, teller } = f;
  const { t, money } = teller;
  const bet = Math.max(mostFixed(plan.streets[0]!), leastBet(plan.streets[0]!));
  const forced = forcedGroups(rules, teller);
  return [
    ...(forced.length > 0
      ? [{ kind: 'groups', groups: forced, heading: t('Before the cards', 'Antes de las cartas') } as const]
      : []),
    {
      kind: 'ledger',
      heading: t(
        `Say ${PLAYERS} players put in ${money(bet)} each, and you win:`,
        `Digamos que ${PLAYERS} jugadores ponen ${money(bet)} cada uno, y ganas:`,
      ),
      rows: [
        { says: t('The pot', 'El bote'), cents: PLAYERS * bet },
        { says: t('Of it your own', 'De eso, lo tuyo'), cents: -bet },
      ],
      sum: t('You are up', 'Vas ganando'),
    },
    betPiece(f),
    ...feePieces(rules, teller),
  ];
}
