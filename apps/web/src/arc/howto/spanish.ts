// How Spanish Poker is played.
import type { SpanishPokerRules } from 'baraja';
import type { TableRules } from '../../lib/wire.js';
import { both, type HowLine, type HowSection, line, type Money, when } from './howto.js';

const BONUS: Readonly<Record<string, readonly [string, string]>> = {
  'dos-pares': ['Dos Pares wins with two pair or better', 'Dos Pares gana con dos pares o mejor'],
  joker: ['Joker in Hand wins with the joker', 'Comodín en mano gana con el comodín'],
};
function bonuses(
  { bonuses: all, bonus, cites, jokerPays, progressive }: SpanishPokerRules,
  money: Money,
): readonly HowLine[] {
  return [
    ...when(
      all.includes('dos-pares'),
      line(
        `${BONUS['dos-pares']![0]}, by its own table, whatever the house has; from ${money(bonus.min)}.`,
        `${BONUS['dos-pares']![1]}, según su propia tabla, tenga lo que tenga la casa; desde ${money(bonus.min)}.`,
        cites.dosPares,
        cites.dosParesPays,
      ),
    ),
    ...when(
      all.includes('joker'),
      line(
        `${BONUS.joker![0]}, ${jokerPays} to 1.`,
        `${BONUS.joker![1]}, ${jokerPays} a 1.`,
        cites.joker,
        cites.jokerPays,
      ),
    ),
    ...(progressive
      ? [
          line(
            `The Gran Progressive is always ${money(progressive.wager)}. Five of a kind wins all of the posted jackpot, a royal flush ${progressive.royalPercent}% of it; lesser hands win fixed sums.`,
            `El Gran Progresivo siempre es de ${money(progressive.wager)}. Repóker gana todo el premio anunciado, la escalera real el ${progressive.royalPercent}%; manos menores ganan sumas fijas.`,
            progressive.cites.wager,
            progressive.cites.award,
          ),
        ]
      : []),
    ...when(
      all.length > 0,
      bonus.alone
        ? line(
            `Bonus bets may be made without an ante, from ${money(bonus.minAlone)}.`,
            `Se puede apostar extra sin entrada, desde ${money(bonus.minAlone)}.`,
            cites.noAnte,
          )
        : line('Bonus bets need an ante.', 'Para apostar extra hace falta la entrada.', cites.needsAnte),
    ),
  ];
}

export function spanishPage(rules: TableRules, money: Money): readonly HowSection[] {
  const game = rules.game as SpanishPokerRules;
  const { cites, ante, raiseTimes } = game;
  return [
    {
      heading: both('The aim', 'De qué se trata'),
      lines: [
        line(
          'Hold a better hand of five cards than the house.',
          'Ten mejor mano de cinco cartas que la casa.',
          cites.win,
        ),
        line(
          'No eights, nines or tens; one joker, which is anything. The jack follows the seven, and a flush beats a full house.',
          'Sin ochos, nueves ni dieces; un comodín, que es lo que sea. La jota sigue al siete, y el color le gana al full.',
          cites.shoe,
          'SPAN-RANK-2',
          'SPAN-RANK-4',
          'SPAN-GEN-2',
        ),
      ],
    },
    {
      heading: both('Wagers', 'Las apuestas'),
      lines: [
        line(
          `The ante is ${money(ante.min)} to ${money(ante.max)}. The house takes no fee.`,
          `La entrada es de ${money(ante.min)} a ${money(ante.max)}. La casa no cobra cuota.`,
          cites.ante,
          cites.anteMax,
        ),
        ...bonuses(game, money),
      ],
    },
    {
      heading: both('Your hand', 'Tu mano'),
      lines: [
        line(
          'Five cards each, face down; the house’s last.',
          'Cinco cartas a cada uno, tapadas; la casa al último.',
          cites.deal,
        ),
        line(
          `Raise exactly ${raiseTimes} times the ante, or fold and lose it.`,
          `Sube exactamente ${raiseTimes} veces la entrada, o retírate y piérdela.`,
          cites.raise,
          cites.decide,
        ),
        line(
          game.autoTuck
            ? 'Who folds keeps his bonus bets: they are settled by themselves.'
            : 'Who folds with a winning bonus bet tucks his cards under it, and is paid for it.',
          game.autoTuck
            ? 'Quien se retira conserva sus apuestas extra: se arreglan por sí solas.'
            : 'Quien se retira con una apuesta extra ganadora guarda sus cartas debajo, y la cobra.',
          cites.tuck,
        ),
      ],
    },
    {
      heading: both('Who wins', 'Quién gana'),
      lines: [
        line(
          'The house plays with a pair of sixes or better. Without, the raise goes back and the ante is paid 1 to 1, whatever you hold.',
          'La casa juega con pareja de seises o mejor. Si no, la subida vuelve y la entrada paga 1 a 1, tengas lo que tengas.',
          cites.reveal,
          cites.unqualified,
        ),
        line(
          'Beat it, and the raise is paid 1 to 1 and the ante by its table. Lose, and both are lost.',
          'Si le ganas, la subida paga 1 a 1 y la entrada según su tabla. Si pierdes, pierdes las dos.',
          cites.win,
          cites.lose,
        ),
        line(
          game.tie === 'push' ? 'A tie is a push.' : 'The house wins a tie.',
          game.tie === 'push' ? 'El empate es empate: vuelven las dos.' : 'El empate lo gana la casa.',
          cites.tie,
        ),
        line(
          'Settled seat by seat from the dealer’s right.',
          'Se arregla asiento por asiento desde la derecha del dealer.',
          cites.order,
        ),
      ],
    },
  ];
}
