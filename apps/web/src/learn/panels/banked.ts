// The games where a player banks: the twenty-one games, and Pai-Gow Poker.
import type { Face } from 'baraja';
import { pack53 } from 'baraja/cards';
import { type PaiGowRules, paiGowRanking, type TwentyOneRules } from 'baraja/games';
import { compareSets, countOf, houseWay } from 'baraja/hands';
import { facesOf } from '../../lib/faces.js';
import type { TableRules } from '../../lib/wire.js';
import { ladderOf } from '../examples.js';
import { type Body, backs, cap, cardsIn, type Group, type Piece, type Teller, type Told } from '../panel.js';
import { captioned, saidOf } from './banked-said.js';
import { buyInLine, feePieces } from './money.js';

/** A wager that wins or loses, with the fee that was paid for it. */
function wagerLedger(rules: TableRules, wager: number, { t, money }: Teller): Piece {
  const { fee } = rules;
  const taken = fee.kind === 'wager' ? (fee.player.find(({ over }) => wager > over)?.amount ?? 0) : 0;
  return {
    kind: 'ledger',
    heading: t(`You bet ${money(wager)} and win:`, `Apuestas ${money(wager)} y ganas:`),
    rows: [
      { says: t('The bank pays', 'La banca paga'), cents: wager },
      ...(taken > 0 ? [{ says: t('The house’s fee', 'La cuota de la casa'), cents: -taken }] : []),
    ],
    sum: t('You are up', 'Vas ganando'),
  };
}

// --- twenty-one -----------------------------------------------------------------------------------------------------

function countGroup(text: string, { t }: Teller, tone?: 'yes' | 'no'): Group {
  const cards = cardsIn(text);
  const { total, soft, natural } = countOf(facesOf(cards), true);
  const says = natural ? '21½' : String(total);
  const more = natural
    ? t('nothing beats it', 'nada le gana')
    : soft
      ? t('soft: the ace is 11', 'suave: el as vale 11')
      : total > 21
        ? t('over', 'pasada')
        : t('hard', 'duro');
  return { cards, says, more, ...(tone ? { tone } : {}) };
}
/** All that is told of it is made from this. */
function twentyOneOn(rules: TableRules, teller: Teller) {
  const game = rules.game as TwentyOneRules;
  const { t, say, money } = teller;
  const said = saidOf(rules, teller);
  const [goal, turn] = [said('goal').lines, said('turn').lines];
  const [times, of] = game.natural;
  const bet = game.leastWager;
  const group = (text: string, tone?: 'yes' | 'no') => countGroup(text, teller, tone);
  const act = (type: 'hit' | 'stand' | 'double' | 'split-pair' | 'surrender', cards: string, more: string): Group => ({
    cards: cardsIn(cards),
    says: cap(say.option({ type })),
    more,
  });
  return { act, bet, goal, group, money, of, rules, said, t, teller, times, turn };
}
type TwentyOneOn = ReturnType<typeof twentyOneOn>;
const twentyOneGoal = ({ goal, group, of, t, times }: TwentyOneOn): Body => ({
  pieces: [
    {
      kind: 'groups',
      groups: [
        { ...group('Ks 9d', 'yes'), more: t('you: closer', 'tú: más cerca') },
        { ...group('Th 8c', 'no'), more: t('the bank', 'la banca') },
      ],
    },
    {
      kind: 'groups',
      groups: [group('As Kd')],
      heading: t(
        `An ace and a ten at once pays ${times} to ${of}`,
        `Un as con un diez de entrada paga ${times} a ${of}`,
      ),
    },
  ],
  ...captioned(
    0,
    goal.filter((_, i) => i !== 1),
  ),
});
const twentyOneDeal = ({ bet, said, t, turn }: TwentyOneOn): Body => ({
  pieces: [
    {
      kind: 'groups',
      flows: true,
      groups: [
        { cards: [], chips: bet, says: t('you bet', 'apuestas') },
        { cards: cardsIn('8s 5d'), says: t('two for you', 'dos para ti'), more: t('face up', 'abiertas') },
        {
          cards: ['Kh', ''],
          says: t('two for the bank', 'dos para la banca'),
          more: t('one face down', 'una tapada'),
        },
      ],
    },
  ],
  ...captioned(0, [turn[0]!, ...said('deal').lines]),
});
const twentyOneTurn = ({ act, t, turn }: TwentyOneOn): Body => ({
  pieces: [
    {
      kind: 'groups',
      groups: [
        act('hit', '8s 5d 4h', t('another card', 'otra carta')),
        act('stand', 'Ks 9d', t('no more', 'ya no')),
        act('double', '6s 5d', t('bet again, one card', 'otra apuesta, una carta')),
        act('split-pair', '8s 8d', t('two hands', 'dos manos')),
        act('surrender', 'Ts 6d', t('give up half', 'pierdes la mitad')),
      ],
    },
  ],
  ...captioned(1, turn.slice(1)),
});
const twentyOneHands = ({ goal, group, said, t }: TwentyOneOn): Body => ({
  pieces: [
    {
      kind: 'groups',
      heading: t('What cards come to', 'Lo que suman las cartas'),
      groups: [group('As Kd'), group('As 6d'), group('As 6d Tc'), group('9s 8d 4h'), group('Ks 7d 9h', 'no')],
    },
    ...said('hands').tables,
  ],
  ...captioned(0, [goal[1]!, ...said('hands').lines]),
});
const twentyOneMoney = ({ bet, money, of, rules, said, t, teller, times }: TwentyOneOn): Body => ({
  pieces: [
    wagerLedger(rules, bet, teller),
    {
      kind: 'table',
      heading: t(`What ${money(bet)} wins`, `Lo que gana ${money(bet)}`),
      heads: [],
      rows: [
        [t('Closer than the bank', 'Más cerca que la banca'), money(bet)],
        ['21½', money(Math.floor((bet * times) / of))],
        [t('The same total', 'El mismo total'), money(0)],
      ],
    },
    ...feePieces(rules, teller),
    ...said('money').tables.filter((piece) => piece.kind === 'table' && piece.heads.length > 0),
  ],
  ...captioned(0, said('money').lines, buyInLine(rules, teller)),
});

export function twentyOneTold(rules: TableRules, teller: Teller): Told {
  const on = twentyOneOn(rules, teller);
  const { t } = on;
  return {
    lead: t(
      'Blackjack counted to 21½, and one of the players banks.',
      'Veintiuno que se cuenta hasta 21½, y banca uno de los jugadores.',
    ),
    cards: 2,
    goal: twentyOneGoal(on),
    deal: twentyOneDeal(on),
    turn: twentyOneTurn(on),
    hands: twentyOneHands(on),
    money: twentyOneMoney(on),
  };
}

// --- Pai-Gow --------------------------------------------------------------------------------------------------------

const SEVEN = 'Jo As Ks Qs Jd 9c 9d';
const BANK = 'Kc Kd 8s 8h 5d 4c 2s';
export function paiGowTold(rules: TableRules, teller: Teller): Told {
  const game = rules.game as PaiGowRules;
  const { t, say } = teller;
  const said = saidOf(rules, teller);
  const turn = said('turn').lines;
  const ranking = paiGowRanking(game);
  const set = (text: string) => {
    const cards = cardsIn(text);
    const faces = facesOf(cards);
    const { low, high } = houseWay(ranking, faces);
    const name = (part: readonly Face[]) => cap(say.hand(ranking.name(ranking.best(part, []))));
    const shown = (part: readonly Face[]) => part.map((face) => cards[faces.indexOf(face)]!);
    return { low: shown(low), high: shown(high), lowSays: name(low), highSays: name(high), hand: { low, high } };
  };
  const [own, bank] = [set(SEVEN), set(BANK)];
  const result = compareSets(ranking, own.hand, bank.hand);
  return {
    lead: t(
      'Seven cards become two hands; both must beat the bank’s.',
      'Siete cartas se hacen dos manos; las dos deben ganarle a la banca.',
    ),
    cards: 7,
    goal: {
      pieces: [
        {
          kind: 'groups',
          heading: t('You', 'Tú'),
          groups: [
            { cards: own.low, says: own.lowSays, tone: result.low > 0 ? 'yes' : 'no' },
            { cards: own.high, says: own.highSays, tone: result.high > 0 ? 'yes' : 'no' },
          ],
        },
        {
          kind: 'groups',
          heading: t('The bank', 'La banca'),
          groups: [
            { cards: bank.low, says: bank.lowSays },
            { cards: bank.high, says: bank.highSays },
          ],
        },
      ],
      ...captioned(0, said('goal').lines),
    },
    deal: {
      pieces: [
        {
          kind: 'groups',
          flows: true,
          groups: [
            { cards: [], chips: game.leastWager, says: t('you bet', 'apuestas') },
            { cards: backs(7), says: t('seven for each place', 'siete para cada lugar') },
          ],
        },
      ],
      ...captioned(0, [turn[1]!, ...said('deal').lines]),
    },
    turn: {
      pieces: [
        {
          kind: 'groups',
          flows: true,
          groups: [
            { cards: cardsIn(SEVEN), says: t('your seven', 'tus siete') },
            { cards: own.low, says: t('two in front', 'dos delante'), more: own.lowSays },
            { cards: own.high, says: t('five behind', 'cinco atrás'), more: own.highSays },
          ],
        },
      ],
      ...captioned(
        1,
        turn.filter((_, i) => i !== 1),
      ),
    },
    hands: {
      pieces: [
        { kind: 'ladder', heading: t('The best first', 'De mejor a peor'), rows: ladderOf(ranking, pack53, teller) },
      ],
      ...captioned(0, said('hands').lines),
    },
    money: {
      pieces: [wagerLedger(rules, game.leastWager, teller), ...feePieces(rules, teller)],
      ...captioned(0, said('money').lines, buyInLine(rules, teller)),
    },
  };
}
