// Spanish Poker, against the house.
import { pack41 } from 'baraja/cards';
import { type SpanishPokerRules, spanishRanking } from 'baraja/games';
import { spanishTable } from '../../arc/sign.js';
import { arcStrings } from '../../arc/words/index.js';
import type { TableRules } from '../../lib/wire.js';
import { ladderOf } from '../examples.js';
import { type Body, backs, cap, type Teller, type Told } from '../panel.js';
import { captioned, saidOf } from './banked-said.js';
import { buyInLine } from './money.js';

/** All that is told of it is made from this. */
function spanishOn(rules: TableRules, teller: Teller) {
  const game = rules.game as SpanishPokerRules;
  const { t, say, money } = teller;
  const said = saidOf(rules, teller);
  const won = said('hands').lines;
  const ranking = spanishRanking(game);
  const pays = spanishTable(game, arcStrings(say.language));
  const [ante, raise] = [game.ante.min, game.ante.min * game.raiseTimes];
  const ladder = ladderOf(ranking, pack41, teller);
  const better = ladder[Math.max(0, ladder.length - 4)]!;
  const worse = ladder.at(-2)!;
  const shown = game.antePays['three-of-a-kind'];
  return { ante, better, ladder, money, pays, raise, rules, said, say, shown, t, teller, won, worse };
}
type SpanishOn = ReturnType<typeof spanishOn>;
const spanishGoal = ({ better, said, t, worse }: SpanishOn): Body => ({
  pieces: [
    {
      kind: 'groups',
      groups: [
        { cards: better.cards, says: better.says, tone: 'yes', more: t('you', 'tú') },
        { cards: worse.cards, says: worse.says, tone: 'no', more: t('the house', 'la casa') },
      ],
    },
  ],
  ...captioned(0, said('goal').lines),
});
const spanishDeal = ({ ante, said, t }: SpanishOn): Body => ({
  pieces: [
    {
      kind: 'groups',
      flows: true,
      groups: [
        { cards: [], chips: ante, says: t('you ante', 'pones la entrada') },
        { cards: backs(5), says: t('five for you', 'cinco para ti') },
        { cards: backs(5), says: t('five for the house', 'cinco para la casa') },
      ],
    },
  ],
  ...captioned(0, said('deal').lines),
});
const spanishTurn = ({ raise, said, say, t }: SpanishOn): Body => ({
  pieces: [
    {
      kind: 'groups',
      groups: [
        {
          cards: [],
          chips: raise,
          tone: 'yes',
          says: cap(say.option({ type: 'raise' })),
          more: t('twice the ante', 'el doble de la entrada'),
        },
        {
          cards: backs(5),
          tone: 'no',
          says: cap(say.option({ type: 'fold' })),
          more: t('lose the ante', 'pierdes la entrada'),
        },
      ],
    },
  ],
  ...captioned(1, said('turn').lines),
});
const spanishHands = ({ ladder, t, won }: SpanishOn): Body => ({
  pieces: [{ kind: 'ladder', heading: t('The best first', 'De mejor a peor'), rows: ladder }],
  ...captioned(0, [won[0]!, ...won.slice(2)]),
});
const spanishMoney = ({ ante, money, pays, raise, rules, said, shown, t, teller, won }: SpanishOn): Body => ({
  pieces: [
    {
      kind: 'ledger',
      heading: t(
        `Ante ${money(ante)}, raise ${money(raise)}, and three of a kind beats the house:`,
        `Entrada de ${money(ante)}, subida de ${money(raise)}, y un trío le gana a la casa:`,
      ),
      rows: [
        { says: t(`The ante pays ${shown} to 1`, `La entrada paga ${shown} a 1`), cents: shown * ante },
        { says: t('The raise pays 1 to 1', 'La subida paga 1 a 1'), cents: raise },
      ],
      sum: t('You are up', 'Vas ganando'),
    },
    ...said('money').tables.map((piece) =>
      piece.kind === 'table' ? { ...piece, heading: t('What the jackpot pays', 'Lo que paga el acumulado') } : piece,
    ),
    { kind: 'table', heading: t('What hands pay', 'Lo que pagan las manos'), ...pays },
  ],
  ...captioned(0, [won[1]!, ...said('money').lines], buyInLine(rules, teller)),
});

export function spanishTold(rules: TableRules, teller: Teller): Told {
  const on = spanishOn(rules, teller);
  const { t } = on;
  return {
    lead: t(
      'Five cards against the house’s five; ante, look, and raise or fold.',
      'Cinco cartas contra cinco de la casa; pones la entrada, miras, y subes o te retiras.',
    ),
    cards: 5,
    goal: spanishGoal(on),
    deal: spanishDeal(on),
    turn: spanishTurn(on),
    hands: spanishHands(on),
    money: spanishMoney(on),
  };
}
