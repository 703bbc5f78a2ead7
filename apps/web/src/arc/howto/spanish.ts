// How Spanish Poker is played.
import type { SpanishPokerRules } from 'baraja/games';
import type { TableRules } from '../../lib/wire.js';
import { progressiveRows, spanishTable } from '../sign.js';
import { type HowLine, type HowSection, line, type Money, when } from './howto.js';

function aim({ cites, wheel }: SpanishPokerRules): readonly HowLine[] {
  return [
    line('Hold a better hand of five cards than the house.', 'Ten mejor mano de cinco cartas que la casa.', cites.win),
    line(
      'No eights, nines or tens; one joker, which is any card you need.',
      'Sin ochos, nueves ni dieces; un comodín, que es la carta que te haga falta.',
      cites.shoe,
    ),
    line(
      'The jack follows the seven: 5-6-7-J-Q is a straight, and 7-J-Q-K-A of one suit the royal flush.',
      'La jota sigue al siete: 5-6-7-J-Q es escalera, y 7-J-Q-K-A de un palo la escalera real.',
      cites.win,
    ),
    line(
      `A flush beats a full house; five of a kind beats everything. A-2-3-4-5 is ${wheel ? 'the lowest' : 'no'} straight.`,
      `El color le gana al full; el repóker le gana a todo. A-2-3-4-5 ${wheel ? 'es la escalera más baja' : 'no es escalera'}.`,
      cites.win,
    ),
  ];
}
function bonusRules({ bonuses: all, bonus, cites }: SpanishPokerRules, money: Money): readonly HowLine[] {
  if (all.length === 0) return [];
  const isSized = all.some((one) => one !== 'progressive');
  return [
    bonus.alone
      ? line(
          `Bonus bets may be made without an ante${isSized ? `, from ${money(bonus.minAlone)}` : ''}.`,
          `Se puede apostar extra sin entrada${isSized ? `, desde ${money(bonus.minAlone)}` : ''}.`,
          cites.noAnte,
        )
      : line('Bonus bets need an ante.', 'Para apostar extra hace falta la entrada.', cites.needsAnte),
    ...when(
      isSized,
      bonus.aboveAnte
        ? line('They may be larger than the ante.', 'Pueden ser mayores que la entrada.', cites.bonusMax)
        : line(
            'Beside an ante they are no larger than it.',
            'Junto a una entrada no son mayores que ella.',
            cites.bonusMax,
          ),
    ),
  ];
}
function bonusLines(game: SpanishPokerRules, money: Money): readonly HowLine[] {
  const { bonuses: all, bonus, cites, jokerPays } = game;
  return [
    ...when(
      all.includes('dos-pares'),
      line(
        `Dos Pares wins with two pair or better, by its own table, whatever the house has; from ${money(bonus.min)}.`,
        `Dos Pares gana con dos pares o mejor, según su propia tabla, tenga lo que tenga la casa; desde ${money(bonus.min)}.`,
        cites.dosPares,
        cites.dosParesPays,
      ),
    ),
    ...when(
      all.includes('joker'),
      line(
        `Joker in Hand wins with the joker, ${jokerPays} to 1; from ${money(bonus.min)}.`,
        `Comodín en mano gana con el comodín, ${jokerPays} a 1; desde ${money(bonus.min)}.`,
        cites.joker,
        cites.jokerPays,
      ),
    ),
    ...bonusRules(game, money),
  ];
}
function wagers(game: SpanishPokerRules, money: Money): readonly HowLine[] {
  const { ante, cites } = game;
  return [
    line(
      `The ante is ${money(ante.min)} to ${money(ante.max)}; half of the largest bet allowed is the most.`,
      `La entrada es de ${money(ante.min)} a ${money(ante.max)}; lo más es la mitad de la mayor apuesta permitida.`,
      cites.ante,
      cites.anteMin,
      cites.anteMax,
    ),
    ...bonusLines(game, money),
    line(
      'Nobody bets on another’s hand, and hands are neither shown nor talked about.',
      'Nadie apuesta a la mano de otro, y las manos ni se enseñan ni se comentan.',
      cites.void,
    ),
  ];
}
function hand({ autoTuck, raiseTimes, cites }: SpanishPokerRules): readonly HowLine[] {
  const times = raiseTimes === 2 ? ['twice', 'el doble de'] : [`${raiseTimes} times`, `${raiseTimes} veces`];
  return [
    line(
      'Five cards each, face down; the house’s last.',
      'Cinco cartas a cada uno, tapadas; la casa al último.',
      cites.deal,
    ),
    line(
      `Look, and raise exactly ${times[0]} the ante, or fold and lose it.`,
      `Mira, y sube exactamente ${times[1]} la entrada, o retírate y piérdela.`,
      cites.raise,
      cites.decide,
      cites.folded,
    ),
    autoTuck
      ? line(
          'Who folds keeps his bonus bets: they are settled by themselves.',
          'Quien se retira conserva sus apuestas extra: se arreglan por sí solas.',
          cites.tuck,
        )
      : line(
          'Who folds with a winning bonus bet tucks his cards under it, and is paid for it.',
          'Quien se retira con una apuesta extra ganadora guarda sus cartas debajo, y la cobra.',
          cites.tuck,
        ),
  ];
}
function wins({ tie, cites }: SpanishPokerRules): readonly HowLine[] {
  return [
    line(
      'The house plays with a pair of sixes or better. Without, the raise goes back and the ante is paid 1 to 1, whatever you hold.',
      'La casa juega con pareja de seises o mejor. Si no, la subida vuelve y la entrada paga 1 a 1, tengas lo que tengas.',
      cites.order,
      cites.unqualified,
    ),
    line(
      'Beat it, and the raise is paid 1 to 1 and the ante by its table. Lose, and both are lost.',
      'Si le ganas, la subida paga 1 a 1 y la entrada según su tabla. Si pierdes, pierdes las dos.',
      cites.win,
      cites.lose,
      cites.win,
    ),
    line(
      tie === 'push' ? 'A tie is a push.' : 'The house wins a tie.',
      tie === 'push' ? 'Con lo mismo es empate: vuelven las dos.' : 'Con lo mismo gana la casa.',
      cites.tie,
    ),
    line(
      'Settled seat by seat from the dealer’s right.',
      'Se arregla asiento por asiento desde la derecha del dealer.',
      cites.order,
    ),
  ];
}
function jackpot({ progressive, cites: game }: SpanishPokerRules, money: Money): readonly HowSection[] {
  if (!progressive) return [];
  const { wager, royalPercent, cites } = progressive;
  const lines = [
    line(
      `The wager is always ${money(wager)}, with an ante or without.`,
      `La apuesta siempre es de ${money(wager)}, con entrada o sin ella.`,
      game.progressive,
    ),
    line(
      `Five of a kind wins all of the posted jackpot, a royal flush ${royalPercent}% of it. Lesser hands win fixed sums.`,
      `El repóker gana todo el premio anunciado, la escalera real el ${royalPercent}%. Manos menores ganan sumas fijas.`,
      cites.award,
    ),
    line(
      `Two royal flushes in one hand win ${royalPercent}% each.`,
      `Dos escaleras reales en una mano ganan el ${royalPercent}% cada una.`,
      cites.royals,
    ),
    line(
      `With five of a kind beside them royal flushes have ${royalPercent}% among them, and five of a kind the rest.`,
      `Si además hay repóker, las escaleras reales tienen entre todas el ${royalPercent}%, y el repóker lo demás.`,
      cites.royalAndFive,
      cites.royalsAndFive,
    ),
    line('The fixed sums are always paid in full.', 'Las sumas fijas siempre se pagan completas.', cites.besides),
  ];
  const table = (s: Parameters<typeof spanishTable>[1]) => ({
    caption: '',
    heads: [],
    rows: progressiveRows(progressive, s, money),
  });
  return [{ key: 'money', lines, tables: [table] }];
}

export function spanishPage(rules: TableRules, money: Money): readonly HowSection[] {
  const game = rules.game as SpanishPokerRules;
  return [
    { key: 'goal', lines: aim(game) },
    { key: 'deal', lines: wagers(game, money) },
    { key: 'turn', lines: hand(game) },
    {
      key: 'hands',
      lines: wins(game),
      tables: [(s) => ({ ...spanishTable(game, s), caption: '' })],
    },
    ...jackpot(game, money),
  ];
}
