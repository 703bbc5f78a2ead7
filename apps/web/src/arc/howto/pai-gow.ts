// How Pai-Gow Poker is played.
import type { PaiGowRules } from 'baraja/games';
import type { TableRules } from '../../lib/wire.js';
import { bankLines, feeLines, feeTables, type HowLine, type HowSection, line, type Money, when } from './howto.js';

const aim = ({ cites, outcomes }: PaiGowRules): readonly HowLine[] => [
  line(
    'Make two hands of seven cards, one of two and one of five, and beat both of the bank’s.',
    'Haz dos manos con siete cartas, una de dos y una de cinco, y gánale las dos a la banca.',
    cites.set,
    outcomes['both-higher'],
  ),
  line(
    'The pack has a joker: it completes a straight or a flush, and is an ace otherwise, also among the two cards.',
    'La baraja lleva un comodín: completa escalera o color, y si no es un as, también en las dos cartas.',
    cites.shuffle,
  ),
];

function wagers(game: PaiGowRules, rules: TableRules, money: Money): readonly HowLine[] {
  const [low, high] = [money(game.leastWager), money(game.mostWager)];
  return [
    line(
      `Bet ${low} to ${high} in your circle.`,
      `Apuesta de ${low} a ${high} en tu círculo.`,
      game.cites.wager,
      game.cites.limits,
    ),
    ...feeLines(rules, money),
  ];
}

const WHEEL = {
  lowest: ['the lowest straight', 'la más baja de las escaleras'],
  second: ['the second highest straight', 'la segunda de las escaleras'],
} as const;
function set({ wheel, natural, cites, outcomes }: PaiGowRules): readonly HowLine[] {
  const [is, es] = WHEEL[wheel];
  return [
    line(
      'A card is turned to count from the bank, itself being one: that place gets the first hand, and may be empty.',
      'Se voltea una carta para contar desde la banca, que es uno: ese lugar recibe la primera mano, aunque esté vacío.',
      cites.sequence,
    ),
    line('Seven cards go to each place.', 'Van siete cartas a cada lugar.', cites.deal),
    line(
      'The two cards must rank below the five. You see before you set them whether they do.',
      'Las dos cartas deben valer menos que las cinco. Antes de ponerlas ves si es así.',
      cites.set,
    ),
    line(
      'From 2♦ 2♥ 3♦ 6♦ 7♦ 8♦ 10♦, say, the five diamonds from three up stay behind and the twos go in front.',
      'De 2♦ 2♥ 3♦ 6♦ 7♦ 8♦ 10♦, por ejemplo, los cinco diamantes del tres en adelante se quedan y los doses van delante.',
      cites.set,
    ),
    line(
      'The house way sets your hand as the house would; it never sets one wrong.',
      'Al modo de la casa se pone tu mano como la pondría la casa; nunca queda mal puesta.',
      cites.houseWay,
    ),
    line(
      `Hands rank as at poker, five aces above all; A-2-3-4-5 is ${is}.`,
      `Las manos valen como en el póker, cinco ases sobre todas; A-2-3-4-5 es ${es}.`,
      cites.set,
    ),
    ...when(
      natural,
      line(
        'A hand without the joker beats the same hand with it.',
        'Una mano sin comodín le gana a la misma con él.',
        cites.set,
      ),
    ),
    line(
      'A hand set wrong loses, whatever the bank has.',
      'Una mano mal puesta pierde, tenga lo que tenga la banca.',
      outcomes.foul,
    ),
  ];
}

function wins({ copies, outcomes, cites }: PaiGowRules): readonly HowLine[] {
  return [
    line(
      'Two cards against two, five against five. Both higher, and you win as much as you bet; both lower, and you lose it.',
      'Dos cartas contra dos, cinco contra cinco. Si las dos son más altas ganas otro tanto; si las dos son más bajas, pierdes.',
      outcomes['both-higher'],
      outcomes['both-lower'],
    ),
    line('One higher and one lower is a push.', 'Una más alta y una más baja es empate.', outcomes['one-each']),
    copies === 'banker'
      ? line(
          'The same hand as the bank’s is a copy, and the bank’s: one copied and one won push, anything else loses.',
          'Una mano igual a la de la banca es de la banca: una igual y una ganada empatan, lo demás pierde.',
          outcomes.copied,
        )
      : line(
          'The same hand as the bank’s is a copy, and nobody’s: with one copied or both it is a push.',
          'Una mano igual a la de la banca no es de nadie: con una igual, o las dos, es empate.',
          outcomes.copied,
        ),
    line(
      'If the bank’s hand is set wrong, all who set theirs right win.',
      'Si la banca puso mal su mano, ganan todos los que pusieron bien la suya.',
      outcomes['bank-foul'],
    ),
    line(
      'Settled from whoever got the first hand, the way the bank goes round.',
      'Se arregla desde quien recibió la primera mano, hacia donde va la banca.',
      cites.sequence,
    ),
  ];
}

export function paiGowPage(rules: TableRules, money: Money): readonly HowSection[] {
  const game = rules.game as PaiGowRules;
  const bank = bankLines(rules, {
    bank: game.cites.bank,
    decline: game.cites.decline,
    turns: game.cites.release,
    broken: game.cites.broken,
    cover: game.cites.cover,
  });
  return [
    { key: 'goal', lines: aim(game) },
    { key: 'deal', lines: bank },
    {
      key: 'money',
      lines: wagers(game, rules, money),
      tables: feeTables(rules, money),
    },
    { key: 'turn', lines: set(game) },
    { key: 'hands', lines: wins(game) },
  ];
}
