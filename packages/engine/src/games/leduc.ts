/**
 * Leduc hold'em: six cards, a card each, a board of one, two rounds of betting. The smallest game with a public card, walked
 * completely by the census; its number of information sets is published, so a view that tells too much or too little shows.
 */
import { packLeduc, rankOf } from '../cards/index.js';
import { count, fact } from '../facts/index.js';
import { cardsIn, compile, type Event, type Felt, type Game, type Known, type Seat, step } from '../kernel/index.js';
import { dealEach } from '../steps/deal.js';
import { freshPack } from '../steps/shuffle.js';
import { antes, award, cappedBets, SMALL_FACTS, type SmallCites, smallFelt } from './kuhn.js';

/** Leduc's rules, clause by clause. */
export const LEDUC_CLAUSES = {
  'LEDUC-PACK': 'Six cards: jacks, queens and kings in two suits. The king is high; suits do not count.',
  'LEDUC-ANTE': 'Two seats ante one chip each.',
  'LEDUC-DEAL': 'Each is dealt one card, face down.',
  'LEDUC-BOARD': 'After the first betting one card is turned up for both.',
  'LEDUC-ACT':
    'The first seat begins both rounds. A seat that owes nothing checks or bets; otherwise it calls, raises or folds.',
  'LEDUC-BET': 'Bets and raises are two chips in the first round and four in the second; a bet and one raise in each.',
  'LEDUC-WIN': 'A pair with the board beats any other hand, then the higher card wins; equal hands split the pot.',
  'LEDUC-VOID': 'A round that cannot be played out is void, and every chip goes back.',
} as const;

const CITES: SmallCites = { ante: 'LEDUC-ANTE', act: 'LEDUC-ACT', bet: 'LEDUC-BET', win: 'LEDUC-WIN' };
const PAIR = 100; // above any rank

/** Kuhn's, and a card for both. */
const LEDUC_FACTS = { ...SMALL_FACTS, BoardDealt: fact({ count }, { cards: ['stock > board: all'] }) };
type LeducEvent = Event<typeof LEDUC_FACTS>;

export const leduc: Game<LeducEvent> = compile({
  id: 'leduc',
  facts: LEDUC_FACTS,
  seats: [0, 1],
  pack: packLeduc,
  bound: () => 9, // the shuffle; then twice check, bet, raise, call
  keeps: ['stack'],
  reveals: ['HandShown', 'PotAwarded'],
  voidKeeps: [],
  voidRule: 'LEDUC-VOID',
  incidents: () => [],
  script: (on) => {
    const felt = smallFelt(on);
    const stock = on.zone('stock');
    const board = on.zone('board');
    const height = (r: Felt, seat: Seat, faces: Known): number => {
      const rank = rankOf(faces(cardsIn(r, felt.hand(seat))[0]!)!);
      const [up] = cardsIn(r, board);
      return up !== undefined && rankOf(faces(up)!) === rank ? PAIR + rank : rank;
    };
    return [
      antes(felt, CITES, 1),
      freshPack(on, 'LEDUC-PACK'),
      dealEach(on, { name: 'deal', count: 1, facing: 'down', to: (r) => r.seats, rule: 'LEDUC-DEAL' }),
      cappedBets(felt, CITES, { name: 'first-betting', size: 2, bets: 2 }),
      step<boolean, LeducEvent>('board', true, {
        open: (d) => {
          if (felt.live(d).length < 2) return;
          d.moveTop(1, stock, board, 'all');
          d.say('BoardDealt', null, 'LEDUC-BOARD', { count: 1 });
        },
      }),
      cappedBets(felt, CITES, { name: 'second-betting', size: 4, bets: 2 }),
      award(felt, CITES, height),
    ];
  },
});
