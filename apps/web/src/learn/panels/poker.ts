// Poker in all its forms, read off its streets: hold'em, Omaha, pineapple, stud, draw, lowball, and whatever a house's page lays out.
import { type Face, isJoker, printFace } from 'baraja';
import { planOf, type Street, type StreetPlan } from 'baraja/games';
import type { Ranking } from 'baraja/hands';
import { facesOf } from '../../lib/faces.js';
import type { GameRules, TableRules } from '../../lib/wire.js';
import { examplesOf, ladderOf } from '../examples.js';
import {
  backs,
  cap,
  cardsIn,
  type Group,
  type Line,
  line,
  type Piece,
  type Teller,
  type Told,
  when,
} from '../panel.js';
import { buyInLine, feeLine, feePieces, forcedGroups, forcedLine } from './money.js';

/** All that is asked of a game of streets. */
interface Facts {
  readonly rules: TableRules;
  readonly plan: StreetPlan;
  readonly high: Ranking | null;
  readonly low: Ranking | null;
  readonly down: number;
  readonly up: number;
  readonly board: number;
  /** All the cards one gets. */
  readonly size: number;
  readonly draws: readonly Street[];
  readonly thrown: Street | undefined;
  readonly teller: Teller;
}
function factsOf(rules: TableRules, plan: StreetPlan, teller: Teller): Facts {
  const { streets } = plan;
  const [high, low] = plan.only === 'low' ? [null, plan.high] : [plan.high, plan.low];
  const sum = (of: (street: Street) => number) => streets.reduce((n, street) => n + of(street), 0);
  return {
    rules,
    plan,
    high,
    low,
    down: streets[0]!.down ?? 0,
    up: streets[0]!.up ?? 0,
    board: sum(({ board = 0 }) => board),
    size: sum(({ down = 0, up = 0 }) => down + up),
    draws: streets.filter(({ draw }) => draw !== undefined),
    thrown: streets.find(({ discard }) => discard !== undefined),
    teller,
  };
}
const useOf = (ranking: Ranking | null): 'any' | 'two' | 'three' | 'most' =>
  !ranking
    ? 'any'
    : ranking.id.includes('exactly-two')
      ? 'two'
      : ranking.id.includes('exactly-three')
        ? 'three'
        : ranking.id.includes('at-most-two')
          ? 'most'
          : 'any';

// --- goal -----------------------------------------------------------------------------------------------------------

const BOARD = 'Qh 7h 9c Th 7s';
const HIGH_HOLE = 'Ah Kh 8c Jd 6s 6d';
/** High and low side by side: a flush, and a seven low. */
const SPLIT_BOARD = '3h 7h Kc 5h Ts';
const SPLIT_HIGH = 'Ah Qh Jc 9d 9s Td';
const SPLIT_LOW = 'As 2d Kd Qc Js Tc';
const SEVEN = { cards: 'Ks Kd 7c Kh 4s 7d 2c', low: 'Ac 2d 4s 3h 6c Kd 9s' };

/** Where the cards that play lie among those shown. */
const litIn = (shown: readonly string[], five: readonly Face[]): readonly number[] => {
  const wanted = five.map(printFace);
  return shown.flatMap((card, i) => (wanted.includes(card) ? [i] : []));
};
function shownBy(
  ranking: Ranking,
  hole: readonly string[],
  board: readonly string[],
  t: Teller,
): { group: Group; five: readonly Face[] } {
  const [own, shared] = [facesOf(hole), facesOf(board)];
  const five = ranking.five(own, shared);
  const says = cap(t.say.hand(ranking.name(ranking.best(own, shared))));
  return { five, group: { cards: hole, lit: litIn(hole, five), says } };
}
function goalPieces(f: Facts): readonly Piece[] {
  const { high, low, board, teller } = f;
  const { t } = teller;
  const kept = f.thrown?.discard?.keep ?? f.size;
  const beats = (ranking: Ranking, pick: readonly [number, number]): readonly Group[] => {
    const all = examplesOf(ranking, f.plan.pack, teller).filter(({ value }) => value > 0);
    return pick
      .map((at) => all[Math.min(at, all.length - 1)]!)
      .map(({ cards, says }, i) => ({ cards, says, tone: i === 0 ? ('yes' as const) : ('no' as const) }));
  };
  if (board > 0 && high) {
    const isSplit = low !== null;
    const table = cardsIn(isSplit ? SPLIT_BOARD : BOARD).slice(0, board);
    const own = cardsIn(isSplit ? SPLIT_HIGH : HIGH_HOLE).slice(0, kept);
    const best = shownBy(high, own, table, teller);
    const groups: Group[] = [{ cards: table, lit: litIn(table, best.five), says: t('the board', 'la mesa') }];
    groups.push({
      ...best.group,
      more: isSplit ? t('high: half the pot', 'la alta: medio bote') : t('your cards', 'tus cartas'),
    });
    if (low)
      groups.push({
        ...shownBy(low, cardsIn(SPLIT_LOW).slice(0, kept), table, teller).group,
        more: t('low: half the pot', 'la baja: medio bote'),
      });
    return [{ kind: 'groups', groups }];
  }
  if (f.size > 5 && high) {
    const shown = (ranking: Ranking, text: string, more: string): Group => {
      const cards = cardsIn(text);
      return { ...shownBy(ranking, cards, [], teller).group, more };
    };
    return [
      {
        kind: 'groups',
        groups: [
          shown(
            high,
            SEVEN.cards,
            low
              ? t('high: half the pot', 'la alta: medio bote')
              : t('your best five of seven', 'tus mejores cinco de siete'),
          ),
          ...(low ? [shown(low, SEVEN.low, t('low: half the pot', 'la baja: medio bote'))] : []),
        ],
      },
    ];
  }
  const ranking = (high ?? low)!;
  return [
    {
      kind: 'groups',
      groups: beats(ranking, high ? [4, 7] : [1, 4]),
      heading: t('This beats that', 'Ésta le gana a aquélla'),
    },
  ];
}
function goalCaption({ high, low, board, size, plan, teller: { t } }: Facts): Line {
  const { cites } = plan;
  if (high && low)
    return line(
      t(
        'The best high hand takes half the pot and the best low hand the other half. Where no low qualifies, the high takes it all.',
        'La mejor mano alta se lleva medio bote y la mejor baja el otro medio. Si ninguna baja califica, la alta se lleva todo.',
      ),
      cites.win,
      cites.hiLo,
      cites.noLow,
    );
  if (!high)
    return line(
      t(
        'The lowest hand takes the pot; or everybody else folds, and it is yours.',
        'La mano más baja se lleva el bote; o los demás se retiran, y es tuyo.',
      ),
      cites.win,
    );
  const five = board > 0 || size > 5;
  return line(
    five
      ? t(
          'Your best five cards take the pot; or everybody else folds, and it is yours.',
          'Tus mejores cinco cartas se llevan el bote; o los demás se retiran, y es tuyo.',
        )
      : t(
          'The best hand takes the pot; or everybody else folds, and it is yours.',
          'La mejor mano se lleva el bote; o los demás se retiran, y es tuyo.',
        ),
    cites.win,
  );
}

// --- deal -----------------------------------------------------------------------------------------------------------

const SHOWN = cardsIn('Qh 7h 9c Th 7s');
const UPS = cardsIn('9s Kd 6h Jc');
function streetGroup(f: Facts, street: Street, at: number): Group {
  const { say, t } = f.teller;
  const { down = 0, up = 0, board = 0, draw, discard } = street;
  const boards = f.plan.streets.slice(0, at).reduce((n, s) => n + (s.board ?? 0), 0);
  const ups = f.plan.streets.slice(0, at).reduce((n, s) => n + (s.up ?? 0), 0);
  const cards = [...backs(down), ...UPS.slice(ups, ups + up), ...SHOWN.slice(boards, boards + board)];
  const own = down + up;
  const parts = [
    ...(own > 0
      ? [
          t(
            own === 1 ? 'a card for you' : `${own} cards for you`,
            own === 1 ? 'una carta para ti' : `${own} cartas para ti`,
          ),
        ]
      : []),
    ...(board > 0 ? [t(`${board} for all`, `${board} para todos`)] : []),
    ...(draw ? [t(`change up to ${draw.max}`, `cambias hasta ${draw.max}`)] : []),
    ...(discard ? [t(`keep ${discard.keep}`, `te quedas con ${discard.keep}`)] : []),
  ];
  return {
    cards: draw ? ['', '', UPS[0]!] : cards,
    says: say.stage(street.bets?.name ?? street.name),
    more: parts.join(', '),
  };
}
function dealCaption(f: Facts): Line {
  const { plan, down, up, board, size, draws, thrown, teller } = f;
  const { t } = teller;
  const { cites } = plan;
  const upText = up > 0 ? t(`, ${up} of them face up`, `, ${up} de ellas abierta${up > 1 ? 's' : ''}`) : '';
  const parts = [
    t(`You get ${down + up} cards${upText}.`, `Recibes ${down + up} cartas${upText}.`),
    ...(board > 0 ? [t(`${board} more are turned up for everybody.`, `Otras ${board} se abren para todos.`)] : []),
    ...(board === 0 && size > down + up
      ? [
          t(
            `More come one by one, ${size} in all, with bets between them.`,
            `Llegan más de una en una, ${size} en total, con apuestas entre una y otra.`,
          ),
        ]
      : []),
    ...(draws.length === 1 ? [t('Then you change those you do not want.', 'Luego cambias las que no quieres.')] : []),
    ...(draws.length > 1
      ? [t(`You may change cards ${draws.length} times.`, `Puedes cambiar cartas ${draws.length} veces.`)]
      : []),
    ...(thrown ? [t(`You throw ${size - thrown.discard!.keep} away.`, `Tiras ${size - thrown.discard!.keep}.`)] : []),
  ];
  return line(parts.join(' '), cites.deal, ...draws.map(({ rule }) => rule), ...(thrown ? [cites.discard] : []));
}

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
export const leastBet = ({ limit }: Street): number =>
  limit.kind === 'fixed' ? limit.bet : limit.kind === 'either' ? limit.low : limit.min;
const mostFixed = ({ limit }: Street): number => (limit.kind === 'spread' ? limit.max : leastBet({ limit } as Street));

function turnPieces(f: Facts): readonly Piece[] {
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
  // Rounds in which the same may be bet stand in one line.
  const rows: [rounds: string, bet: string][] = [];
  for (const street of plan.streets) {
    const [round, may] = [say.stage(street.bets?.name ?? street.name), limitText(street, teller)];
    const last = rows.at(-1);
    if (last?.[1] === may) last[0] += `, ${round}`;
    else rows.push([round, may]);
  }
  return [
    { kind: 'groups', groups: answers },
    { kind: 'table', heading: t('What a bet is', 'De cuánto es una apuesta'), heads: [], rows },
  ];
}
const BEGINS: Readonly<Record<Street['begins'], readonly [en: string, es: string]>> = {
  blinds: ['after the blinds', 'después de las ciegas'],
  button: ['after the button', 'después del botón'],
  'bring-in': ['after whoever had to open', 'después de quien tuvo que abrir'],
  'high-board': ['with the best cards showing', 'por quien enseña las mejores cartas'],
  'low-board': ['with the lowest cards showing', 'por quien enseña las más bajas'],
};
function turnMore(f: Facts): readonly Line[] {
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
            `A bet is raised ${raisesMax} times at the most${capHeadsUp === 'capped' ? '' : '; between two players as often as they like'}.`,
            `Una apuesta se sube ${raisesMax} veces cuando más${capHeadsUp === 'capped' ? '' : '; entre dos jugadores, cuantas quieran'}.`,
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

function handsPieces({ high, low, plan, teller }: Facts): readonly Piece[] {
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
  most: ['Two of your own cards count at the most.', 'Cuentan cuando más dos cartas tuyas.'],
};
const JOKERS: Readonly<Record<string, readonly [en: string, es: string]>> = {
  wild: ['The joker is any card you need.', 'El comodín es la carta que te haga falta.'],
  bug: ['The joker is an ace, or fills a straight or a flush.', 'El comodín es un as, o completa escalera o color.'],
  low: ['The joker is the lowest card you do not hold.', 'El comodín es la carta más baja que no tengas.'],
};
function handsCaption(f: Facts): Line {
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

const PLAYERS = 3;
function moneyPieces(f: Facts): readonly Piece[] {
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
    ...feePieces(rules, teller),
  ];
}

const leadOf = ({ high, low, board, size, draws, plan, teller: { t } }: Facts): string => {
  const kind =
    board > 0
      ? t('Poker with shared cards', 'Póker con cartas compartidas')
      : draws.length > 0
        ? t('Draw poker', 'Póker cerrado')
        : t('Stud poker', 'Póker abierto');
  const ways =
    high && low
      ? t('high and low split the pot', 'alta y baja se reparten el bote')
      : high
        ? t('the best hand wins', 'gana la mejor mano')
        : t('the lowest hand wins', 'gana la mano más baja');
  const cards =
    board > 0
      ? t(`${size} cards of your own, ${board} for all`, `${size} cartas tuyas, ${board} para todos`)
      : t(
          `${size} cards, ${plan.streets.length} rounds of betting`,
          `${size} cartas, ${plan.streets.length} rondas de apuestas`,
        );
  return `${kind}: ${cards}; ${ways}.`;
};

export function pokerTold(rules: TableRules, teller: Teller): Told | null {
  const plan = planOf(rules.game as GameRules);
  if (!plan) return null;
  const f = factsOf(rules, plan, teller);
  const { t } = teller;
  const { cites } = plan;
  return {
    lead: leadOf(f),
    cards: f.down + f.up,
    goal: { pieces: goalPieces(f), caption: goalCaption(f), more: [] },
    deal: {
      pieces: [{ kind: 'groups', flows: true, groups: plan.streets.map((street, at) => streetGroup(f, street, at)) }],
      caption: dealCaption(f),
      more: [
        line(t(`The pack has ${plan.pack.length} cards.`, `La baraja tiene ${plan.pack.length} cartas.`), cites.deal),
      ],
    },
    turn: {
      pieces: turnPieces(f),
      caption: line(
        t(
          'After each deal there are bets. When it is your turn you answer the bet, or make one.',
          'Después de cada reparto hay apuestas. En tu turno contestas la apuesta, o haces una.',
        ),
        cites.action,
        cites.bet,
      ),
      more: turnMore(f),
    },
    hands: {
      pieces: handsPieces(f),
      caption: handsCaption(f),
      more: [line(t('Equal hands share.', 'Las manos iguales se reparten.'), cites.tie, cites.odd)],
    },
    money: {
      pieces: moneyPieces(f),
      caption: forcedLine(rules, teller),
      more: [feeLine(rules, teller), buyInLine(rules, teller)],
    },
  };
}
