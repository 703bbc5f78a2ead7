// Poker in all its forms, read off its streets: hold'em, Omaha, pineapple, stud, draw, lowball, and whatever a house's page lays out.
import { type Face, printFace } from 'baraja';
import { planOf, type Street } from 'baraja/games';
import type { Ranking } from 'baraja/hands';
import { facesOf } from '../../lib/faces.js';
import type { GameRules, TableRules } from '../../lib/wire.js';
import { examplesOf } from '../examples.js';
import { backs, cap, cardsIn, type Group, type Line, line, type Piece, type Teller, type Told } from '../panel.js';
import { buyInLine, feeLine, forcedLine } from './money.js';
import { type Facts, factsOf } from './poker-facts.js';
import { handsCaption, handsPieces, moneyPieces, turnMore, turnPieces } from './poker-play.js';

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
/** What one gets in a street, whatever it is called and bet. */
const dealt = ({ down, up, board, draw, discard }: Street): string =>
  JSON.stringify([down, up, board, draw?.max, discard?.keep]);
/** Streets as they come; several alike, but for the board's, stand together. */
function streetGroups(f: Facts): readonly Group[] {
  const runs: { street: Street; groups: Group[] }[] = [];
  for (const [at, street] of f.plan.streets.entries()) {
    const last = runs.at(-1);
    const group = streetGroup(f, street, at);
    if (last && !street.board && dealt(last.street) === dealt(street)) last.groups.push(group);
    else runs.push({ street, groups: [group] });
  }
  const { t } = f.teller;
  return runs.map(({ street, groups }) => {
    const [first, last] = [groups[0]!, groups.at(-1)!];
    if (first === last) return first;
    return {
      cards: street.draw ? first.cards : groups.flatMap(({ cards }) => cards),
      says: `${first.says} – ${last.says}`,
      more: `${t('each time', 'cada vez')}: ${first.more}`,
    };
  });
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
    cards: f.size,
    goal: { pieces: goalPieces(f), caption: goalCaption(f), more: [] },
    deal: {
      pieces: [{ kind: 'groups', flows: true, groups: streetGroups(f) }],
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
