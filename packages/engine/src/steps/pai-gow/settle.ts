/**
 * The bank's hands are turned, then each player's in the order of the deal, and every wager is settled as it is turned: both hands
 * higher wins, both lower loses, one of each is nobody's. The dealer sets the hands of those who asked for the house way.
 */
import type { Face } from '../../cards/index.js';
import { compareSets, houseWay, isFoul, type Ranking, type SetHand } from '../../hands/index.js';
import {
  type CardId,
  type CardMove,
  cardsIn,
  chipsAt,
  type Event,
  inTurn,
  type Known,
  moved,
  type Round,
  type Seat,
  type Step,
  step,
} from '../../kernel/index.js';
import { type Owing, settled } from '../bank/index.js';
import type { PaiGowCites, PaiGowFelt, PaiGowOutcome, PaiGowTable } from './felt.js';

type Rules = PaiGowTable & { readonly ranking: Ranking };

/** How a player's hands came out against the bank's; a foul hand loses whatever the other is (AMB-SNK-33). */
export function paiGowOutcome({ ranking, copies }: Rules, mine: SetHand, banks: SetHand): PaiGowOutcome {
  if (isFoul(ranking, mine)) return 'foul';
  if (isFoul(ranking, banks)) return 'bank-foul';
  const { low, high } = compareSets(ranking, mine, banks);
  const isCopy = low === 0 || high === 0;
  const tie = copies === 'banker' ? -1 : 0;
  const [front, back] = [low === 0 ? tie : low, high === 0 ? tie : high];
  if (front > 0 && back > 0) return 'both-higher';
  if (front < 0 && back < 0) return isCopy ? 'copied' : 'both-lower';
  return 'one-each';
}
/** What it comes to, in wagers. */
const PAYS: Readonly<Record<PaiGowOutcome, 1 | 0 | -1>> = {
  'both-higher': 1,
  'bank-foul': 1,
  'one-each': 0,
  'both-lower': -1,
  copied: -1,
  foul: -1,
};

export const paiGowSettle = (on: PaiGowFelt, cites: PaiGowCites, p: Rules): Step<boolean> =>
  step('settle', true, {
    open: (r, face) => {
      if (!on.isOn(r)) return [];
      const banker = on.banker(r)!;
      const facesOf = (cards: readonly CardId[]): Face[] => cards.map((card) => face(card)!);
      const setOf = (seat: Seat): SetHand => {
        const { low, high } = laid(on, r, seat, face, p.ranking);
        return { low: facesOf(low), high: facesOf(high) };
      };
      const banks = setOf(banker);
      const players = inTurn(r, r.markers[on.firstHand]!, (_r, seat) => seat !== banker && on.holds(r, seat));
      const lines = players.map((seat): Owing => {
        const outcome = paiGowOutcome(p, setOf(seat), banks);
        const stake = chipsAt(r, on.wager(seat));
        return {
          seat,
          place: on.wager(seat),
          stake,
          due: PAYS[outcome] * stake,
          rule: p.outcomes[outcome],
          note: { circle: seat, row: 0, hand: 0, bet: 'wager', outcome },
        };
      });
      const money = settled(on, r, lines, p.coverage, cites);
      return [turned(banker), ...players.flatMap((seat, i) => [turned(seat), money[i]!])];

      function turned(seat: Seat): Event {
        const { low, high } = laid(on, r, seat, face, p.ranking);
        const wasSet = on.isSet(r, seat);
        const move = (cards: readonly CardId[], to: number): CardMove => ({
          cards,
          from: wasSet ? to : on.hand(seat),
          to,
          seen: 'all',
        });
        const mine = setOf(seat);
        const made = {
          low: p.ranking.name(p.ranking.best(mine.low, [])),
          high: p.ranking.name(p.ranking.best(mine.high, [])),
        };
        const note = { made, foul: isFoul(p.ranking, mine), houseWay: !wasSet, bank: seat === banker };
        return moved(
          'HandsTurned',
          seat,
          wasSet ? cites.turn : cites.houseWay,
          [move(low, on.low(seat)), move(high, on.high(seat))],
          note,
        );
      }
    },
  });

/** A hand as its owner set it, or as the house does for him. */
function laid(
  on: PaiGowFelt,
  r: Round,
  seat: Seat,
  face: Known,
  ranking: Ranking,
): { readonly low: readonly CardId[]; readonly high: readonly CardId[] } {
  if (on.isSet(r, seat)) return { low: cardsIn(r, on.low(seat)), high: cardsIn(r, on.high(seat)) };
  const cards = cardsIn(r, on.hand(seat));
  const way = houseWay(
    ranking,
    cards.map((card) => face(card)!),
  );
  const low = cards.filter((card) => way.low.includes(face(card)!));
  return { low, high: cards.filter((card) => !low.includes(card)) };
}
