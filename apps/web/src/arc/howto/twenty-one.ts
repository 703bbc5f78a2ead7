// How the twenty-one games are played.
import type { TwentyOneRules } from 'baraja';
import type { TableRules } from '../../lib/wire.js';
import { bankLines, both, feeLine, type HowLine, type HowSection, line, type Money, when } from './howto.js';

const nameOf = ({ settledFrom }: TwentyOneRules): readonly [string, string] =>
  settledFrom === 'action-button' ? ['Pure 21.5', 'Pure 21.5'] : ['the Natural', 'el Natural'];

function values(game: TwentyOneRules): readonly HowLine[] {
  const [en, es] = nameOf(game);
  const [times, of] = game.natural;
  return [
    line(
      'Come closer to 21½ than the bank without passing it.',
      'Acércate a 21½ más que la banca, sin pasarte.',
      game.outcomes.closer,
    ),
    line(
      'An ace is 1 or 11, pictures and tens are 10, the rest is what is printed. A soft total counts an ace as 11.',
      'El as vale 1 u 11, las figuras y los dieces 10, lo demás lo que dice. Un total suave cuenta un as como 11.',
      game.cites.chart,
    ),
    line(
      `An ace and a ten as the first two cards are 21½, ${en}: nothing beats it, and it pays ${times} to ${of}.`,
      `Un as y un diez como primeras dos cartas son 21½, ${es}: nada le gana, y paga ${times} a ${of}.`,
      game.outcomes.natural,
    ),
  ];
}
function wagers(game: TwentyOneRules, rules: TableRules, money: Money): readonly HowLine[] {
  const { cites } = game;
  const [low, high] = [money(game.leastWager), money(game.mostWager)];
  return [
    line(`Bet ${low} to ${high} in your circle.`, `Apuesta de ${low} a ${high} en tu círculo.`, cites.wager),
    ...when(
      game.spots === 'several',
      line(
        'You may also bet in circles nobody sits at.',
        'También puedes apostar en círculos donde nadie se sienta.',
        cites.circles,
      ),
    ),
    ...when(
      game.backers > 0,
      line(
        `Up to ${game.backers} may stand behind a circle with wagers of their own; whoever sits there plays the hand.`,
        `Hasta ${game.backers} pueden apostar detrás de un círculo; la mano la juega quien está sentado.`,
        cites.backline,
      ),
    ),
    ...feeLine(rules, money),
  ];
}
function hand(game: TwentyOneRules): readonly HowLine[] {
  const { cites } = game;
  const stands =
    game.chart === 'stands-on-21'
      ? line(
          'You must hit 11 or less, and stand on 21. The rest is yours to choose.',
          'Con 11 o menos pides carta a fuerza, con 21 te plantas. Lo demás lo decides tú.',
          cites.chart,
        )
      : line(
          'You must hit 11 or less, and stand on a hard 19 or more. The rest is yours to choose.',
          'Con 11 o menos pides carta a fuerza, con 19 duro o más te plantas. Lo demás lo decides tú.',
          cites.chart,
        );
  return [
    line(
      'Two cards each, face up; of the bank’s two one lies face down.',
      'Dos cartas a cada uno, abiertas; de las dos de la banca una va tapada.',
      cites.deal,
      cites.dealSecond,
    ),
    stands,
    line(
      `On two cards you may double for as much${game.doubling === 'for-less' ? ' or less' : ''}, and get one card.`,
      `Con dos cartas puedes doblar por lo mismo${game.doubling === 'for-less' ? ' o menos' : ''}, y recibes una carta.`,
      cites.double,
    ),
    line(
      `${game.splits === 'value' ? 'Two cards of one value' : 'A pair, or two tens,'} may be split with as much again, up to ${game.handsMax} hands. Split aces get one card each.`,
      `${game.splits === 'value' ? 'Dos cartas del mismo valor' : 'Un par, o dos dieces,'} se pueden separar con otro tanto, hasta ${game.handsMax} manos. Los ases separados reciben una carta cada uno.`,
      cites.split,
      cites.splitsMax,
      cites.splitAces,
    ),
    game.surrender === 'any-time'
      ? line(
          'You may surrender a hand that is not over for half its wager, at any time.',
          'Puedes rendir una mano que no se ha pasado por la mitad de la apuesta, en cualquier momento.',
          cites.surrender,
        )
      : line(
          'You may surrender your first two cards for half the wager.',
          'Puedes rendir tus primeras dos cartas por la mitad de la apuesta.',
          cites.surrender,
        ),
    ...when(
      game.insurance,
      line(
        'With an ace up, half the wager insures it against 21½, 2 to 1.',
        'Con un as abierto, la mitad de la apuesta la asegura contra 21½, 2 a 1.',
        cites.insurance,
      ),
    ),
    line(
      'A hand that is over stays where it is: it is settled with the others.',
      'Una mano pasada se queda en su lugar: se arregla con las demás.',
      game.outcomes.over,
    ),
  ];
}
const OVER: Readonly<Record<TwentyOneRules['bothOver'], readonly [string, string, keyof TwentyOneRules['outcomes']]>> =
  {
    'three-card-push': [
      'Both over: the bank wins, but three cards of 23, 24 or 25 that are closer push.',
      'Los dos pasados: gana la banca, pero tres cartas de 23, 24 o 25 más cerca empatan.',
      'over-three-cards',
    ],
    'closer-push': [
      'Both over: the closer hand pushes, all others lose.',
      'Los dos pasados: la mano más cerca empata, las demás pierden.',
      'over-closer',
    ],
    'eights-push': [
      'Both over: the bank wins, but if it has exactly 8-8-8 it is a push.',
      'Los dos pasados: gana la banca, pero si tiene justo 8-8-8 es empate.',
      'over-eights',
    ],
    'eights-pay': [
      'Both over: the bank wins, but if it has exactly 8-8-8 the players do.',
      'Los dos pasados: gana la banca, pero si tiene justo 8-8-8 ganan los jugadores.',
      'over-eights',
    ],
  };
function wins(game: TwentyOneRules): readonly HowLine[] {
  const { cites, outcomes } = game;
  const [en, es, over] = OVER[game.bothOver];
  return [
    line(
      'The bank draws to a hard 17 or a soft 18; it has no choice.',
      'La banca pide hasta 17 duro o 18 suave; no escoge.',
      cites.bankChart,
    ),
    line(
      'The closer hand wins, the same total is a push. If the bank is over, all who are not win.',
      'Gana la mano más cerca, el mismo total es empate. Si la banca se pasa, ganan todos los que no.',
      outcomes.closer,
      outcomes.tie,
      outcomes['bank-over'],
    ),
    line(en, es, outcomes[over]),
    game.settledFrom === 'action-button'
      ? line(
          'The bank’s down card says where the action button goes: that circle is settled first, and then clockwise.',
          'La carta tapada de la banca dice dónde va el botón de acción: ese círculo se arregla primero, y de ahí como el reloj.',
          cites.action,
          cites.settle,
        )
      : line(
          'Settled from the dealer’s right, against the clock.',
          'Se arregla desde la derecha del dealer, al revés del reloj.',
          cites.settle,
        ),
  ];
}

export function twentyOnePage(rules: TableRules, money: Money): readonly HowSection[] {
  const game = rules.game as TwentyOneRules;
  return [
    { heading: both('The aim', 'De qué se trata'), lines: values(game) },
    { heading: both('The bank', 'La banca'), lines: bankLines(rules, game.cites) },
    { heading: both('Wagers', 'Las apuestas'), lines: wagers(game, rules, money) },
    { heading: both('Your hand', 'Tu mano'), lines: hand(game) },
    { heading: both('Who wins', 'Quién gana'), lines: wins(game) },
  ];
}
