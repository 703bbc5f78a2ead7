// Three cards at Push-Nine against so many unknown hands.
import { isReadable, readFaces } from 'baraja';
import { type GameId, rulesBehind } from 'baraja/books';
import { DrillFault } from '../fault.js';
import { type PushNineShare, pushNineShare } from '../push-nine/share.js';
import { type Explained, grouped } from './figure.js';

export interface PushNineHandQuestion {
  readonly kind: 'push-nine-hand';
  /** Whose clauses stand behind it; null where no book is asked. */
  readonly game: GameId | null;
  readonly cards: string;
  /** How many others are in the hand. */
  readonly others: number;
  /** As a sample, where there are several. */
  readonly deals: number;
  readonly seed: number;
}
export interface PushNineHandAnswer extends PushNineShare {
  readonly kind: 'push-nine-hand';
  readonly explain: Explained;
}

const HAND = 3;
export function answerPushNineHand({ game, cards, others, ...how }: PushNineHandQuestion): PushNineHandAnswer {
  const own = readFaces(cards);
  if (!isReadable(own))
    throw new DrillFault('unreadable-card', `cannot read “${own.unreadable}” as a card`, own.unreadable);
  if (own.length !== HAND || new Set(own).size < HAND) throw new DrillFault('three-cards', 'three different cards');
  const found = pushNineShare(own, others, how);
  return {
    ...{ kind: 'push-nine-hand', ...found },
    explain: {
      method: [
        found.standardError === null
          ? 'Against every hand of three of the other 49 cards.'
          : `A sample of ${grouped(found.cases)} deals from seed ${how.seed}, everybody staying in.`,
        'A tie is shared evenly among those in it, as a push pot is on average.',
      ],
      cases: grouped(found.cases),
      rules: game === null ? [] : rulesBehind(game, ['show', 'win', 'push', 'split']),
    },
  };
}
