// How the twenty-one games are played.
import type { TwentyOneRules } from 'baraja/games';
import type { TableRules } from '../../lib/wire.js';
import { bankLines, feeLines, feeTables, type HowLine, type HowSection, line, type Money, when } from './howto.js';
import { bonusTable, cites, OVER } from './twenty-one-parts.js';

function values(game: TwentyOneRules): readonly HowLine[] {
  const [times, of] = game.natural;
  const most = game.chart === 'free' ? '21' : '21½';
  return [
    line(
      `Come closer to ${most} than the bank without passing it.`,
      `Acércate a ${most} más que la banca, sin pasarte.`,
      game.outcomes.closer,
    ),
    line(
      'An ace is 1 or 11, tens and pictures are 10, the rest is what is printed. A soft total counts an ace as 11.',
      'El as vale 1 u 11, los dieces y las figuras 10, lo demás lo que dice. Un total suave cuenta un as como 11.',
      game.outcomes.closer,
    ),
    line(
      `An ace and a ten or picture as the first two cards are ${most}: nothing beats it, and it pays ${times} to ${of}.`,
      `Un as con un diez o figura como primeras dos cartas son ${most}: nada le gana, y paga ${times} a ${of}.`,
      game.outcomes.natural,
    ),
    ...when(!game.splitNatural, line('After a split they are 21.', 'Después de dividir son 21.', game.cites.split)),
    line(
      `The shoe has ${game.decks} ${game.decks === 1 ? 'deck' : 'decks'} without jokers.`,
      `El sabot lleva ${game.decks} ${game.decks === 1 ? 'baraja' : 'barajas'} sin comodines.`,
      game.cites.shuffle,
      game.cites.shoe,
    ),
  ];
}
function wagers(game: TwentyOneRules, rules: TableRules, money: Money): readonly HowLine[] {
  const [low, high] = [money(game.leastWager), money(game.mostWager)];
  return [
    line(
      `Bet ${low} to ${high} in your circle.`,
      `Apuesta de ${low} a ${high} en tu círculo.`,
      game.cites.wager,
      game.cites.limits,
    ),
    ...when(
      game.spots === 'several',
      line(
        'You may also bet in circles nobody sits at.',
        'También puedes apostar en círculos donde nadie se sienta.',
        game.cites.circles,
      ),
    ),
    ...when(
      game.backers > 0,
      line(
        `Up to ${game.backers} may stand behind a circle with wagers of their own; whoever sits there plays the hand.`,
        `Hasta ${game.backers} pueden apostar detrás de un círculo; la mano la juega quien está sentado.`,
        game.cites.backline,
      ),
    ),
    ...feeLines(rules, money),
    ...when(
      rules.fee.kind !== 'none',
      line(
        'Doubles and splits cost no other fee.',
        'Doblar y dividir no cuesta otra cuota.',
        game.cites.double,
        game.cites.split,
      ),
    ),
  ];
}
const CHARTS: Readonly<Record<TwentyOneRules['chart'], readonly [en: string, es: string]>> = {
  'stands-on-21': [
    'You must hit 11 or less, and stand on 21. The rest is yours to choose.',
    'Con 11 o menos pides carta a fuerza, con 21 te plantas. Lo demás lo decides tú.',
  ],
  'stands-on-hard-19': [
    'You must hit 11 or less, and stand on a hard 19 or more. The rest is yours to choose.',
    'Con 11 o menos pides carta a fuerza, con 19 duro o más te plantas. Lo demás lo decides tú.',
  ],
  free: ['On 21 you stand. The rest is yours to choose.', 'Con 21 te plantas. Lo demás lo decides tú.'],
};
const chartLine = ({ chart, cites: { chart: rule } }: TwentyOneRules): HowLine => line(...CHARTS[chart], rule);
function splitLines(game: TwentyOneRules): readonly HowLine[] {
  const [en, es] =
    game.splits === 'value'
      ? ['Two cards of one value', 'Dos cartas del mismo valor']
      : ['A pair, or two of the cards worth ten,', 'Un par, o dos de las cartas que valen diez,'];
  return [
    line(
      `${en} may be split with as much again, up to ${game.handsMax} hands in all.`,
      `${es} se pueden dividir con otro tanto, hasta ${game.handsMax} manos en total.`,
      game.cites.split,
      game.cites.splitsMax,
    ),
    line(
      `Split aces get one card each${game.resplitAces ? '; another ace may be split again' : ''}.`,
      `Los ases divididos reciben una carta cada uno${game.resplitAces ? '; otro as se puede dividir de nuevo' : ''}.`,
      game.cites.splitAces,
      ...(game.resplitAces ? [game.cites.resplitAces] : []),
    ),
  ];
}
const SURRENDERS: Readonly<Record<TwentyOneRules['surrender'], readonly [en: string, es: string]>> = {
  'any-time': [
    'You may surrender a hand of 20 or less, before the next player acts: half its wager is lost.',
    'Puedes rendir una mano de 20 o menos, antes de que juegue el siguiente: pierdes la mitad de la apuesta.',
  ],
  'first-two': [
    'You may surrender your first two cards: half the wager is lost.',
    'Puedes rendir tus primeras dos cartas: pierdes la mitad de la apuesta.',
  ],
  never: ['Nobody surrenders.', 'Nadie se rinde.'],
};
const surrenderLine = ({ surrender, cites: { surrender: rule } }: TwentyOneRules): HowLine =>
  line(...SURRENDERS[surrender], rule);
function hand(game: TwentyOneRules): readonly HowLine[] {
  const { cites: by } = game;
  const [less, menos] = game.doubling === 'for-less' ? [' or less', ' o menos'] : ['', ''];
  const [after, luego] = game.doubleAfterSplit ? ['; after a split, too', '; también después de dividir'] : ['', ''];
  return [
    line(
      'Two cards each, face up; of the bank’s two one lies face down.',
      'Dos cartas a cada uno, abiertas; de las dos de la banca una va tapada.',
      by.deal,
      by.dealSecond,
    ),
    game.peek
      ? line(
          'With an ace or a ten up, the dealer looks at the other card: if the bank has 21½ nobody draws.',
          'Con un as o un diez abierto, el dealer mira la otra carta: si la banca tiene 21½ nadie pide.',
          by.peek,
        )
      : line(
          'Nobody looks at it before all have played: doubles and splits lose to the bank’s 21½, too.',
          'Nadie la mira antes de que todos jueguen: lo doblado y lo dividido también pierde con el 21½ de la banca.',
          by.peek,
        ),
    chartLine(game),
    line(
      `On two cards you may double for as much${less}, and get one card${after}.`,
      `Con dos cartas puedes doblar por lo mismo${menos}, y recibes una carta${luego}.`,
      by.double,
      by.doubleAfterSplit,
    ),
    ...splitLines(game),
    surrenderLine(game),
    ...when(
      game.insurance,
      line(
        'With an ace up you may insure for up to half your wager: it pays 2 to 1 if the bank has 21½.',
        'Con un as abierto puedes asegurar hasta la mitad de tu apuesta: paga 2 a 1 si la banca tiene 21½.',
        by.insurance,
      ),
    ),
    ...when(
      game.evenMoney,
      line(
        'With 21½ of your own you may take even money instead.',
        'Con un 21½ tuyo puedes cobrar uno a uno en su lugar.',
        by.evenMoney,
      ),
    ),
  ];
}
function settledLine({ settledFrom, cites: by }: TwentyOneRules): HowLine {
  switch (settledFrom) {
    case 'action-button':
      return line(
        'The bank’s down card says where the action button goes: that circle is settled first, and then clockwise.',
        'La carta tapada de la banca dice dónde va el botón de acción: ese círculo se arregla primero, y de ahí como el reloj.',
        by.action,
        by.settle,
      );
    case 'dealers-right':
      return line(
        'Settled from the dealer’s right, against the clock.',
        'Se arregla desde la derecha del dealer, al revés del reloj.',
        by.settle,
      );
    case 'banks-left':
      return line(
        'Settled from the bank’s left, clockwise.',
        'Se arregla desde la izquierda de la banca, como el reloj.',
        by.settle,
      );
  }
}
function wins(game: TwentyOneRules): readonly HowLine[] {
  const { outcomes, cites: by } = game;
  const [en, es, over] = OVER[game.bothOver];
  return [
    line(
      'The bank draws to a hard 17 or a soft 18; it has no choice.',
      'La banca pide hasta 17 duro o 18 suave; no escoge.',
      by.bankChart,
    ),
    line(
      'The closer hand wins as much as it bet, the same total is a push. If the bank is over, all who are not win.',
      'La mano más cerca gana otro tanto, el mismo total es empate. Si la banca se pasa, ganan todos los que no.',
      outcomes.closer,
      outcomes.tie,
      outcomes['bank-over'],
    ),
    line(
      'A hand that is over stays where it is, and loses to a bank that is not.',
      'Una mano pasada se queda en su lugar, y pierde con una banca que no se pasó.',
      outcomes.over,
    ),
    line(en, es, ...over.map((name) => outcomes[name])),
    settledLine(game),
  ];
}
function bonuses({ bonuses: all }: TwentyOneRules, money: Money): readonly HowSection[] {
  if (all.length === 0) return [];
  const lines = [
    line(
      'Bonuses lie in an account of their own, which each circle pays into before the deal, and are paid as far as it holds.',
      'Los bonos tienen su propia cuenta, a la que paga cada círculo antes de repartir, y se pagan hasta donde alcance.',
      ...all.map(({ rule }) => rule),
    ),
  ];
  return [{ key: 'money', lines, tables: [bonusTable(all, money)] }];
}

export function twentyOnePage(rules: TableRules, money: Money): readonly HowSection[] {
  const game = rules.game as TwentyOneRules;
  return [
    { key: 'goal', lines: values(game) },
    { key: 'deal', lines: bankLines(rules, cites(game)) },
    {
      key: 'money',
      lines: wagers(game, rules, money),
      tables: feeTables(rules, money),
    },
    { key: 'turn', lines: hand(game) },
    { key: 'hands', lines: wins(game) },
    ...bonuses(game, money),
  ];
}
