// The rummies: melds are judged, conditions and counts reckoned by the engine's own functions, on cards that show them.
import type { EscaleriadoRules, LargoRules, PanRules, RummyRules } from 'baraja/games';
import { kindOf, shapeOf } from 'baraja/melds';
import { conditionsIn, DROPPED, scoreOf } from 'baraja/steps';
import { howToPlay } from '../../families/rummy/howto/howto.js';
import { facesOf } from '../../lib/faces.js';
import type { TableRules } from '../../lib/wire.js';
import {
  type Body,
  backs,
  cardsIn,
  type Group,
  type Line,
  line,
  type PanelKey,
  type Piece,
  type Teller,
  type Told,
} from '../panel.js';
import { buyInLine, feeLine, feePieces, forcedGroups } from './money.js';

const DEALT = 10;
const shapeIn = (cards: readonly string[], { melds }: RummyRules) => shapeOf(facesOf(cards).map(kindOf), melds);

/** Columns that may be melds; each house says which are. */
const COLUMNS = ['3d 4d 5d', '7c Jc Qc', '6s 6h 6d', 'Ks Ks Ks', '6s 6s 6h', 'Ks Ks Kh', '6h 7h Jh'];
/** Three columns of eleven in all. */
const ELEVENS = [
  ['3h 4h 5h 6h', 'Qs Qh Qd', '7c Jc Qc Kc'],
  ['3s 4s 5s 6s 7s', 'Ks Ks Ks', 'Ah 2h 3h'],
];
const elevenOf = (game: RummyRules): readonly (readonly string[])[] =>
  ELEVENS.map((columns) => columns.map(cardsIn)).find((columns) => columns.every((column) => shapeIn(column, game))) ??
  [];

const nameOf = (shape: 'run' | 'set', game: RummyRules['game'], { t }: Teller): string => {
  if (shape === 'run') return game === 'pan' ? t('run', 'corrida') : 'escala';
  return game === 'pan' ? t('set', 'grupo') : game === 'largo' ? 'pares' : 'camuco';
};
function meldGroups(game: RummyRules, teller: Teller): readonly Group[] {
  const { t } = teller;
  return COLUMNS.map((text) => {
    const cards = cardsIn(text);
    const shape = shapeIn(cards, game);
    const suits = new Set(cards.map((card) => card.at(-1))).size;
    if (!shape)
      return {
        cards,
        tone: 'no',
        says: t('no', 'no'),
        more: suits === 1 ? t('not in sequence', 'no van seguidas') : t(`only ${suits} suits`, `sólo ${suits} palos`),
      };
    const more =
      shape === 'run'
        ? t('one suit, in order', 'un palo, seguidas')
        : suits === 1
          ? t('alike, one suit', 'iguales, un palo')
          : t(`${suits} suits`, `${suits} palos`);
    return { cards, tone: 'yes', says: nameOf(shape, game.game, teller), more };
  });
}
function goalPieces(game: RummyRules, teller: Teller): readonly Piece[] {
  const { t } = teller;
  const groups = elevenOf(game).map((cards) => ({
    cards,
    says: `${nameOf(shapeIn(cards, game)!, game.game, teller)} · ${cards.length}`,
  }));
  const sizes = groups.map(({ cards }) => cards.length);
  const sum = `${sizes.join(' + ')} = ${sizes.reduce((a, b) => a + b, 0)}`;
  const says =
    game.game === 'largo'
      ? t(`${sum} cards down, and still building`, `${sum} cartas abajo, y sigues`)
      : t(`${sum}, and you win`, `${sum}, y ganas`);
  return [
    { kind: 'groups', groups },
    { kind: 'note', says },
  ];
}

// --- what Pan's conditions pay, and how Escaleriado counts ----------------------------------------------------------

const CONDITIONS = ['5s 5s 5s', '5h 5h 5h', '5s 5h 5d', 'Qs Qs Qs', 'Qh Qh Qh', 'As 2s 3s', 'Jd Qd Kd', '3d 4d 5d'];
/** Each condition with the chips it brings from every player. */
export function conditionGroups(game: PanRules, teller: Teller): readonly Group[] {
  const { t } = teller;
  return CONDITIONS.map((text) => {
    const cards = cardsIn(text);
    const faces = facesOf(cards);
    const chips = conditionsIn([cards.map((_, i) => i)], (i) => faces[i]!, game.melds);
    return {
      cards,
      chips: chips * game.point,
      says:
        chips === 0
          ? t('nothing', 'nada')
          : t(
              `${chips} chip${chips === 1 ? '' : 's'} from each`,
              `${chips} ficha${chips === 1 ? '' : 's'} de cada uno`,
            ),
    };
  });
}
/** The winner's eleven cards, counted as the engine counts them: which cards count, and what each part pays. */
function countPieces(game: EscaleriadoRules, teller: Teller): readonly Piece[] {
  const { t, money } = teller;
  const columns = elevenOf(game);
  const cards = columns.flat();
  const faces = facesOf(cards);
  let at = 0;
  const ids = columns.map((column) => column.map(() => at++));
  const { lines, points } = scoreOf(ids, (i) => faces[i]!, game);
  const groups = lines.map((one): Group => {
    const says = t(
      `${one.points} point${one.points === 1 ? '' : 's'}`,
      `${one.points} punto${one.points === 1 ? '' : 's'}`,
    );
    const lit = one.cards.map((id) => cards[id]!);
    const column = ids.find((column) =>
      one.what !== 'escala' && one.what !== 'camuco' ? false : one.cards.every((id) => column.includes(id)),
    );
    const whole = column ? column.map((id) => cards[id]!) : lit;
    return {
      cards: whole,
      says,
      more: WHAT(one.what, teller),
      lit: column ? one.cards.map((id) => column.indexOf(id)) : [],
    };
  });
  const losers = 2;
  return [
    { kind: 'groups', heading: t('The count, part by part', 'La cuenta, parte por parte'), groups },
    {
      kind: 'ledger',
      heading: t(
        `${points} points at ${money(game.point)}, from ${losers} who drew:`,
        `${points} puntos a ${money(game.point)}, de ${losers} que sacaron:`,
      ),
      rows: Array.from({ length: losers }, (_, i) => ({
        says: t(`Loser ${i + 1}`, `Quien perdió ${i + 1}`),
        cents: points * game.point,
      })),
      sum: t('You are up', 'Vas ganando'),
    },
    {
      kind: 'groups',
      heading: t('Dropping before your first card', 'Salirse antes de tu primera carta'),
      groups: [{ cards: [], chips: game.corrida, says: 'la corrida' }],
    },
  ];
}
const WHAT = (what: string, { t }: Teller): string =>
  ({
    escala: t('the odd cards of an escala', 'las nones de una escala'),
    camuco: t('every card of a camuco', 'todas las de un camuco'),
    'one-black-suit': t('all of one black suit', 'todas de un palo negro'),
    'one-red-suit': t('all of one red suit', 'todas de un palo rojo'),
    'more-suits': t('of several suits', 'de varios palos'),
  })[what] ?? what;

function largoPieces(game: LargoRules, { t }: Teller): readonly Piece[] {
  const lost = (says: string, points: number): Group => ({
    cards: [],
    chips: points * game.point,
    says,
    more: t(`${points} point${points === 1 ? '' : 's'}`, `${points} punto${points === 1 ? '' : 's'}`),
  });
  return [
    {
      kind: 'groups',
      heading: t('What each loser pays the winner', 'Lo que paga cada quien a quien gana'),
      groups: [
        lost(t('out before a card', 'fuera sin carta'), DROPPED.droppedEarly),
        lost(t('out, nothing down', 'fuera, nada abajo'), DROPPED.droppedDrawn),
        lost(t('out, some down', 'fuera, algo abajo'), DROPPED.droppedPartly),
        lost(t('out, all ten down', 'fuera, las diez abajo'), DROPPED.droppedDown),
        lost(t('past the marker', 'pasada la marca'), game.pastMarkerNotDown),
      ],
    },
  ];
}
function panPieces(game: PanRules, rules: TableRules, teller: Teller): readonly Piece[] {
  const { t } = teller;
  const ante = rules.forced.kind === 'ante' ? rules.forced.amount : 0;
  const [players, stayed] = [5, 4];
  const rate =
    rules.fee.kind === 'hand' ? (rules.fee.bands.find(({ playersMin }) => players >= playersMin)?.collection ?? 0) : 0;
  return [
    { kind: 'groups', groups: forcedGroups(rules, teller), heading: t('Before the cards', 'Antes de las cartas') },
    {
      kind: 'ledger',
      heading: t(
        `You go out; of ${players} players ${stayed} stayed in:`,
        `Sales tú; de ${players} jugadores se quedaron ${stayed}:`,
      ),
      rows: [
        { says: t(`${players} antes`, `${players} antes`), cents: players * ante },
        ...(rate > 0 ? [{ says: t('The house’s rate', 'La parte de la casa'), cents: -rate }] : []),
        {
          says: t(
            `${game.forWinning} chips from each of ${stayed - 1}`,
            `${game.forWinning} fichas de cada uno de ${stayed - 1}`,
          ),
          cents: (stayed - 1) * game.forWinning * game.point,
        },
        { says: t('Your own ante', 'Tu propio ante'), cents: -ante },
      ],
      sum: t('You are up', 'Vas ganando'),
    },
  ];
}

// --- the page -------------------------------------------------------------------------------------------------------

function turnPieces(game: RummyRules, { t }: Teller): readonly Piece[] {
  return [
    {
      kind: 'groups',
      flows: true,
      groups: [
        { cards: [''], says: t('draw', 'sacas'), more: t('for all to see', 'a la vista') },
        {
          cards: ['5d'],
          says: t('it lies open', 'queda abierta'),
          more: game.drawToHand
            ? t('or goes into your hand', 'o entra a tu mano')
            : t('never into your hand', 'nunca a tu mano'),
        },
      ],
    },
    {
      kind: 'groups',
      groups: [
        {
          cards: cardsIn('3d 4d 5d'),
          tone: 'yes',
          says: t('It fits', 'Sí entra'),
          more: t('lay it, then throw one', 'la bajas y tiras una'),
        },
        {
          cards: ['5d'],
          tone: 'no',
          says: t('It does not', 'No entra'),
          more: t('leave it: another may take it', 'la dejas: otro la puede tomar'),
        },
      ],
    },
  ];
}
const LEADS: {
  readonly [G in RummyRules['game']]: (game: Extract<RummyRules, { game: G }>, t: Teller['t']) => string;
} = {
  pan: (game, t) =>
    t(
      `A rummy with ${game.decks} packs. First with eleven cards down collects.`,
      `Un rummy con ${game.decks} barajas. Cobra quien primero baja once.`,
    ),
  escaleriado: (game, t) =>
    t(
      `A rummy with ${game.decks} packs. First with eleven cards down is paid by points.`,
      `Un rummy con ${game.decks} barajas. A quien primero baja once se le paga por puntos.`,
    ),
  largo: (game, t) =>
    t(
      `A long rummy with ${game.decks} packs. Most cards down at the end wins.`,
      `Un rummy largo con ${game.decks} barajas. Gana quien tiene más cartas abajo al final.`,
    ),
};
const lead = (game: RummyRules, { t }: Teller): string =>
  (LEADS[game.game] as (game: RummyRules, t: Teller['t']) => string)(game, t);

/** All that is told of it is made from this. */
function rummyOn(rules: TableRules, teller: Teller) {
  const game = rules.game as RummyRules;
  const { t, say, money } = teller;
  const sections = howToPlay(rules, say.language, money);
  const lines = (key: PanelKey): readonly Line[] =>
    sections.flatMap((section) => (section.key === key ? section.lines : []));
  const said = (key: PanelKey): CaptionMore => {
    const [caption, ...more] = lines(key);
    return { caption: caption!, more };
  };
  const paid = said('money');
  const conditions: readonly Piece[] =
    game.game === 'pan'
      ? [
          {
            kind: 'groups',
            heading: game.payConditions
              ? t('Conditions: paid by each player as you lay them', 'Condiciones: cada jugador las paga al bajarlas')
              : t(
                  'This table pays no conditions. Where they are paid, you would get:',
                  'En esta mesa no se pagan condiciones. Donde sí se pagan, cobrarías:',
                ),
            groups: conditionGroups(game, teller),
          },
        ]
      : [];
  const out = cardsIn('8s 9h Td');
  return { conditions, game, lines, out, paid, rules, said, t, teller };
}
type RummyOn = ReturnType<typeof rummyOn>;
const rummyGoal = ({ game, said, teller }: RummyOn): Body => ({ pieces: goalPieces(game, teller), ...said('goal') });
const rummyDeal = ({ game, out, said, t }: RummyOn): Body => ({
  pieces: [
    {
      kind: 'groups',
      flows: true,
      groups: [
        {
          cards: ['', ''],
          says: t(`${game.decks * 40} cards`, `${game.decks * 40} cartas`),
          more: t(`${game.decks} packs`, `${game.decks} barajas`),
        },
        { cards: backs(DEALT), says: t('ten for you', 'diez para ti') },
      ],
    },
    {
      kind: 'groups',
      groups: [
        {
          cards: out,
          tone: 'no',
          says: t('none of these', 'de éstas no hay'),
          more: game.melds.sevenJack
            ? t('the jack follows the seven', 'tras el siete va la jota')
            : t('nothing follows the seven', 'tras el siete no sigue nada'),
        },
      ],
    },
  ],
  ...said('deal'),
});
const rummyTurn = ({ game, said, teller }: RummyOn): Body => ({ pieces: turnPieces(game, teller), ...said('turn') });
const rummyHands = ({ conditions, game, lines, teller }: RummyOn): Body => ({
  pieces: [{ kind: 'groups', groups: meldGroups(game, teller) }, ...conditions],
  ...meldsSaid(lines('hands')),
});
const rummyMoney = ({ game, paid, rules, t, teller }: RummyOn): Body => ({
  pieces: [
    ...(game.game === 'pan'
      ? panPieces(game, rules, teller)
      : game.game === 'escaleriado'
        ? countPieces(game, teller)
        : largoPieces(game, teller)),
    ...feePieces(rules, teller),
  ],
  caption: paid.caption,
  more: [
    ...paid.more,
    ...(rules.fee.kind === 'none' || game.game === 'pan' ? [] : [feeLine(rules, teller)]),
    buyInLine(rules, teller),
    line(t('Cards thrown away are nobody’s.', 'Las cartas tiradas no son de nadie.'), game.cites.discard),
  ],
});

export function rummyTold(rules: TableRules, teller: Teller): Told {
  const on = rummyOn(rules, teller);
  return {
    lead: lead(on.game, teller),
    cards: DEALT,
    melds: true,
    goal: rummyGoal(on),
    deal: rummyDeal(on),
    turn: rummyTurn(on),
    hands: rummyHands(on),
    money: rummyMoney(on),
  };
}
/** A run and a set in one breath: both are drawn above it. */
function meldsSaid([run, set, ...more]: readonly Line[]): CaptionMore {
  return { caption: line(`${run!.text} ${set!.text}`, ...run!.rules, ...set!.rules), more };
}
interface CaptionMore {
  readonly caption: Line;
  readonly more: readonly Line[];
}
