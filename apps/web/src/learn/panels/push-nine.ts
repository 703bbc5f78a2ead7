// Push-Nine: the points are counted card by card, as the engine counts them.
import { type Face, pack52 } from 'baraja';
import type { PushNineRules } from 'baraja/games';
import { pushNine, pushNinePoints } from 'baraja/hands';
import { facesOf } from '../../lib/faces.js';
import type { TableRules } from '../../lib/wire.js';
import { ladderOf } from '../examples.js';
import { type Body, backs, cap, cardsIn, type Group, line, type Piece, type Teller, type Told } from '../panel.js';
import { buyInLine, feeLine, feePieces, forcedLine } from './money.js';

/** '10 + 6 + 3 = 19 → 9'; '' where three cards are more than points, or are not three. */
export function pointsText(faces: readonly Face[]): string {
  const each = faces.map(pushNinePoints);
  const { category, points } = pushNine.name(pushNine.best(faces, []));
  return category === 'points' ? `${each.join(' + ')} = ${each.reduce((n, one) => n + one, 0)} →\u00a0${points}` : '';
}
/** Three cards with what each counts, and what they come to. */
function counted(text: string, { say, t }: Teller): Group {
  const cards = cardsIn(text);
  const faces = facesOf(cards);
  const made = cap(say.hand(pushNine.name(pushNine.best(faces, []))));
  return { cards, says: made, more: pointsText(faces) || t('above all points', 'sobre todos los puntos') };
}
const HANDS = ['9s Kd Qh', '4s 3d Ah', 'Ts Kd 5h', '7s 8d 6h', 'Ks Jd Jh', 'Ts 9d Ah'];
const WINS = ['9s Kd Qh', '4s 3d Ah'];

function moneyPieces(game: PushNineRules, rules: TableRules, teller: Teller): readonly Piece[] {
  const { t, money } = teller;
  const ante = rules.forced.kind === 'ante' ? rules.forced.amount : 0;
  const [players, stay] = [4, 3];
  const { fee } = rules;
  // What the house takes lies in the pot no more where it comes out of an ante.
  const house =
    fee.kind === 'hand' && fee.from === 'button-ante'
      ? (fee.bands.find(({ playersMin }) => players >= playersMin)?.collection ?? 0)
      : 0;
  const pot = players * ante - house + stay * game.condition;
  return [
    {
      kind: 'ledger',
      heading: t(
        `Say ${players} players ante, one bets ${money(game.condition)}, two call, and you win:`,
        `Digamos que ${players} ponen su ante, uno apuesta ${money(game.condition)}, dos igualan, y ganas:`,
      ),
      rows: [
        { says: t(`${players} antes`, `${players} antes`), cents: players * ante },
        ...(house > 0
          ? [{ says: t('The house, from the button’s ante', 'La casa, del ante del botón'), cents: -house }]
          : []),
        { says: t(`${stay} wagers`, `${stay} apuestas`), cents: stay * game.condition },
        { says: t('Of it your own', 'De eso, lo tuyo'), cents: -(ante + game.condition) },
      ],
      sum: t('You are up', 'Vas ganando'),
    },
    ...feePieces(rules, teller),
    {
      kind: 'groups',
      heading: t('If the two best tie, the pot is pushed:', 'Si las dos mejores empatan, el bote se queda en la mesa:'),
      flows: true,
      groups: [
        { cards: [], chips: pot, says: t('it stays', 'se queda') },
        {
          cards: backs(3),
          says: t('new cards', 'cartas nuevas'),
          more: t('for those who tied', 'para los que empataron'),
        },
        {
          cards: [],
          chips: Math.floor(pot / 2 / game.chip) * game.chip,
          says: t('buys you back in', 'te vuelve a meter'),
          more: t('half the pot', 'medio bote'),
        },
      ],
    },
  ];
}

/** All that is told of it is made from this. */
function pushOn(rules: TableRules, teller: Teller) {
  const game = rules.game as PushNineRules;
  const { t, say, money } = teller;
  const { cites } = game;
  const [first, second] = WINS.map((text) => counted(text, teller)) as [Group, Group];
  return { cites, game, money, rules, say, t, teller, first, second };
}
type PushOn = ReturnType<typeof pushOn>;
const pushGoal = ({ cites, t, first, second }: PushOn): Body => ({
  pieces: [
    {
      kind: 'groups',
      groups: [
        { ...first, tone: 'yes' },
        { ...second, tone: 'no' },
      ],
      heading: t('This beats that', 'Ésta le gana a aquélla'),
    },
  ],
  caption: line(
    t(
      'Add up three cards and drop the tens: the nearest to nine takes the pot. Or everybody else folds.',
      'Suma tus tres cartas y quita las decenas: lo más cercano a nueve se lleva el bote. O los demás se retiran.',
    ),
    cites.win,
  ),
  more: [],
});
const pushDeal = ({ cites, game, money, rules, t, teller }: PushOn): Body => ({
  pieces: [
    {
      kind: 'groups',
      flows: true,
      groups: [
        { cards: [], chips: game.condition, says: t('each antes', 'cada quien pone') },
        { cards: backs(3), says: t('three for you', 'tres para ti') },
      ],
    },
  ],
  caption: line(
    t(
      `Everybody puts in ${money(game.condition)} and gets three cards.`,
      `Cada quien pone ${money(game.condition)} y recibe tres cartas.`,
    ),
    cites.deal,
    cites.antesIn,
  ),
  more: [forcedLine(rules, teller)],
});
const pushTurn = ({ cites, game, money, say, t }: PushOn): Body => ({
  pieces: [
    {
      kind: 'groups',
      groups: [
        {
          cards: [],
          chips: 0,
          says: say.option({ type: 'check' }),
          more: t('nobody has bet: bet nothing', 'nadie ha apostado: no apuestas'),
        },
        {
          cards: [],
          chips: game.condition,
          says: say.option({ type: 'bet' }),
          more: t('always this much', 'siempre esto'),
        },
        {
          cards: [],
          chips: 2 * game.condition,
          says: say.option({ type: 'raise' }),
          more: t('as much again', 'otro tanto'),
        },
        {
          cards: ['', '', ''],
          tone: 'no',
          says: say.option({ type: 'fold' }),
          more: t('throw the hand away', 'tiras la mano'),
        },
      ],
    },
  ],
  caption: line(
    t(
      `One round of betting. A bet, and each raise, is ${money(game.condition)}.`,
      `Una ronda de apuestas. Apostar, y cada subida, es de ${money(game.condition)}.`,
    ),
    cites.bet,
    cites.action,
  ),
  more: [
    line(
      t(
        `A bet is raised ${game.raisesMax} times at the most.`,
        `Una apuesta se sube ${game.raisesMax} veces cuando mucho.`,
      ),
      cites.cap,
    ),
  ],
});
const pushHands = ({ cites, t, teller }: PushOn): Body => ({
  pieces: [
    {
      kind: 'groups',
      groups: HANDS.map((text) => counted(text, teller)),
      heading: t('How points are counted', 'Cómo se cuentan los puntos'),
    },
    { kind: 'ladder', heading: t('The best first', 'De mejor a peor'), rows: ladderOf(pushNine, pack52, teller) },
  ],
  caption: line(
    t(
      'An ace counts 1, tens and pictures 10, the rest what is printed. Three alike, three in a row and three pictures beat all points.',
      'El as cuenta 1, dieces y figuras 10, lo demás lo que dice. Tres iguales, tres seguidas o tres figuras valen más que los puntos.',
    ),
    cites.win,
  ),
  more: [],
});
const pushMoney = ({ cites, game, rules, t, teller }: PushOn): Body => ({
  pieces: moneyPieces(game, rules, teller),
  caption: line(
    t(
      'A tied pot is pushed: those who tied are dealt again, and who lost may buy back in for half of it.',
      'Si hay empate, el bote se queda: a los que empataron se les reparte otra vez, y quien perdió puede volver a entrar con la mitad.',
    ),
    cites.push,
    cites.buyIn,
  ),
  more: [
    feeLine(rules, teller),
    line(
      t(
        `A round is dealt ${game.dealsMax} times at the most; a tie on the last is split.`,
        `Una ronda se reparte ${game.dealsMax} veces cuando mucho; el empate en la última se divide.`,
      ),
      cites.lastDeal,
    ),
    buyInLine(rules, teller),
  ],
});

export function pushNineTold(rules: TableRules, teller: Teller): Told {
  const on = pushOn(rules, teller);
  const { t } = on;
  return {
    lead: t(
      'Three cards, one round of betting; nine points are the most, and a tie is played again.',
      'Tres cartas, una ronda de apuestas; nueve puntos es lo más, y el empate se juega otra vez.',
    ),
    cards: 3,
    goal: pushGoal(on),
    deal: pushDeal(on),
    turn: pushTurn(on),
    hands: pushHands(on),
    money: pushMoney(on),
  };
}
