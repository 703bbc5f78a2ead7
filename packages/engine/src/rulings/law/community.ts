/** The words of the floor law for community-card games. */
import { type CardId, cardsIn, type Felt, isOpen, type Layout, refuse, type Seat, topOf } from '../../kernel/index.js';
import { fromTop, isWaiting, pokerFelt } from '../../steps/index.js';
import { flopBack, scrapOnBoard } from '../board-moves.js';
import { oneCardOf, seatAmong, theCard } from '../incident.js';
import { hasBet, misdeal, turnedTooSoon } from '../moves.js';
import { bettingAt } from '../stages.js';
import { AFTER, type Window as Closing, DEAL, FLOP, hasActed, RIVER, streetAt } from '../windows.js';
import { cardFact, type PokerLaw, pokerFacts, pokerNames, pokerRemedies, pokerWindows } from './poker.js';
import { onlyWhile, plain } from './shared.js';
import { type Gate, remedy, type Vocabulary } from './vocabulary.js';

const STREETS = ['before', 'deal', 'flop', 'turn', 'river', 'showdown', 'over'];
const ON_BOARD = ['flop', 'turn', 'river'];

/** By how many streets are still to be dealt. */
const BOARD_TO_COME = [0, 1, 2, 5];
/** The cards of the last street on the board: none before the flop, nor once all is bet. */
function lastOnBoard({ felt }: PokerLaw, r: Felt, stage: string): readonly CardId[] {
  const at = streetAt(felt, r, stage);
  const board = cardsIn(r, felt.board);
  return at === FLOP ? board : at > FLOP ? board.slice(-1) : [];
}

/** Where the table has it so, somebody's act closes what the next card closes otherwise. */
const untilActed: Gate<PokerLaw> = {
  fact: 'acted',
  open: ['nobody'],
  otherwise: 'action-has-begun',
  by: 'late',
  if: ({ window }) => window === 'action',
};
const closing = (open: readonly string[], early: readonly string[]): Gate<PokerLaw> => ({
  fact: 'street',
  open,
  otherwise: 'too-late',
  or: Object.fromEntries(early.map((street) => [street, 'wrong-stage' as const])),
  by: 'late',
});

export const communityWords: Vocabulary<PokerLaw> = {
  reports: [
    'exposed-card',
    'exposed-cards',
    'flop-too-many',
    'early-flop',
    'early-turn',
    'early-river',
    'off-table',
    'boxed-card',
    'boxed-cards',
    'joker-unannounced',
    'wrong-start',
    'dead-seat-dealt',
    'no-burn',
    'undiscarded',
    'abandoned-hand',
    'thrown-to-dealer',
    'wrong-count',
    'shown-and-mucked',
    'identical-cards',
    'string-raise',
    'out-of-turn',
  ],
  facts: {
    ...pokerFacts,
    card: cardFact,
    street: {
      values: STREETS,
      of: ({ felt }, r, stage) => {
        const at = streetAt(felt, r, stage);
        return at === AFTER ? stage : STREETS[at + 1]!;
      },
    },
    acted: {
      values: ['nobody', 'somebody'],
      of: ({ felt }, r, stage) => (hasActed(felt, r, stage) ? 'somebody' : 'nobody'),
    },
    'burn-owed': {
      values: ['none', 'one'],
      of: ({ felt }, r) => (cardsIn(r, felt.nextBurn).length > 0 ? 'one' : 'none'),
    },
    'betting-on': {
      values: ['deal', ...ON_BOARD, 'none'],
      of: (_t, _r, stage) => {
        const [street, what] = stage.split('-');
        return what !== 'betting' ? 'none' : street === 'preflop' ? 'deal' : street!;
      },
    },
  },
  windows: {
    ...pokerWindows,
    /** On the deal: until the burn for the flop. A discard before the flop is no action yet. */
    deal: [closing(['deal'], ['before']), untilActed],
    /** From the deal until the hand is over. */
    hand: [closing(STREETS.slice(1, -1), ['before']), { ...untilActed, fact: 'street', open: ['deal'] }, untilActed],
    flop: [closing(['flop'], ['before', 'deal']), untilActed],
    /** What lies on the board last: until the next card of it is burned. */
    board: [closing(ON_BOARD, ['before', 'deal']), untilActed],
    'preflop-betting': [onlyWhile('betting-on', 'deal')],
    'flop-betting': [onlyWhile('betting-on', 'flop')],
    'turn-betting': [onlyWhile('betting-on', 'turn')],
    'after-turn': [onlyWhile('street', 'turn', 'river', 'showdown'), onlyWhile('hands', 'several')],
  },
  names: {
    ...pokerNames,
    'board-card': { fields: ['cards'], of: (t, { r, stage }) => oneCardOf(lastOnBoard(t, r, stage)) },
    /** Whoever has acted on his cards: before that nobody can have kept anything quiet. */
    'hand-that-acted': {
      fields: ['seat'],
      unless: ['action-not-begun'],
      of: ({ felt }, { r, stage, rule }) => {
        const live = felt.live(r);
        if (stage !== 'preflop-betting') return { seats: live };
        const now = bettingAt(r, stage);
        const checked = (s: Seat) => felt.canAct(r, s) && !isWaiting(now, s);
        return seatAmong(
          live.filter((s) => checked(s) || hasBet(felt, r, s)),
          refuse('action-not-begun', rule),
        );
      },
    },
    /** Somebody shows first, so there is always one. */
    'shown-hand': {
      fields: ['seat'],
      of: ({ felt }, { r }) => ({
        seats: felt.live(r).filter((s) => felt.cardsOf(r, s).every((card) => isOpen(r, card))),
      }),
    },
  },
  remedies: {
    ...pokerRemedies,
    /** The next card of the deck is turned instead. */
    'replace-board-card': plain<PokerLaw>('cards', {
      bars: (t, { r, stage, rule }) => (t.isShort(r, stage) ? refuse('deck-too-short', rule) : null),
      unless: ['deck-too-short'],
      do: ({ felt }, d, { report, rule }) => scrapOnBoard(felt, d, theCard(report), rule),
    }),
    /** The flop goes back, with what was bet on it and thrown for it; another comes. Bets before it stand. */
    'flop-back': remedy({ burn: ['back', 'stays'] }, null, ({ burn }) => ({
      do: ({ felt }: PokerLaw, d, { rule, stage }) => {
        flopBack(felt, d, { rule, stage, withBurn: burn === 'back' });
        d.sendTo(burn === 'back' ? 'flop-shuffle' : 'flop-shuffle-after-burn');
      },
    })),
    /** Cards turned too soon, and their burn: they are set aside, everybody having seen them, and shuffled in again later. */
    'set-aside': remedy({ cards: [1, 3], burn: ['aside', 'burned'] }, null, ({ cards, burn }) => ({
      bars: (t: PokerLaw, { r, stage, rule }) => {
        // A card set aside on an earlier street left the deck before the last card of the board.
        const [aside, up] = [cardsIn(r, t.felt.aside), cardsIn(r, t.felt.board)];
        if (aside.includes(Math.max(...aside, ...up))) return refuse('already-corrected', rule);
        // A flop goes back whole.
        return cards === 1 && t.isShort(r, stage) ? refuse('deck-too-short', rule) : null;
      },
      unless: cards === 1 ? ['already-corrected', 'deck-too-short'] : ['already-corrected'],
      do: ({ felt, burns }, d, { rule }) =>
        turnedTooSoon(felt, d, { count: cards, burnTo: burn === 'aside' ? felt.aside : felt.burn, burns, rule }),
    })),
    /** The card turned becomes the burn, and the one that should have been is turned instead. */
    'correct-burn': plain<PokerLaw>(null, {
      bars: burnStands,
      unless: ['already-corrected'],
      do: (t, d, { rule, stage }) => {
        const { felt } = t;
        const burned = fromTop(cardsIn(d, felt.burn), 1);
        d.move(lastOnBoard(t, d, stage).slice(0, 1), felt.board, felt.burn);
        d.move(burned, felt.burn, felt.board, 'all');
        d.say('BurnCorrected', null, rule);
      },
    }),
    /** The board plays, and the card is burned with the next: in the end as many are burned as should be. */
    'owe-burn': remedy({ mended: 'clause' }, null, ({ mended }) => ({
      bars: (t: PokerLaw, at) => burnStands(t, { ...at, rule: mended }),
      unless: [{ refused: 'already-corrected', rule: mended }],
      do: ({ felt }, d, { rule }) => {
        d.moveTop(1, felt.burn, felt.nextBurn);
        d.say('BurnOwed', null, rule);
      },
      also: [mended],
    })),
  },
};

/** A card everybody has seen burned: it was put right, or an exposed one was the burn. */
function burnStands({ felt }: PokerLaw, { r, rule }: { readonly r: Felt; readonly rule: string }) {
  const burned = topOf(r, felt.burn);
  return burned === undefined || isOpen(r, burned) ? refuse('already-corrected', rule) : null;
}

export interface CommunityLawRules {
  readonly feeOnVoid: 'carry' | 'keep';
  readonly burn: boolean;
  readonly window: Closing;
  readonly outOfTurn: 'returned' | 'binding';
  readonly chip: number;
}
export function communityLaw(on: Layout, rules: CommunityLawRules): PokerLaw {
  const felt = pokerFelt(on);
  return {
    ...rules,
    felt,
    burns: rules.burn,
    isOnDeal: (r, stage) => streetAt(felt, r, stage) === DEAL,
    isPlayed: (stage) => stage !== 'over',
    // With a card fewer, would the deck run out before the board is complete? Ten hands of Omaha leave twelve.
    isShort: (r, stage) => {
      const streets = RIVER - streetAt(felt, r, stage);
      const need = BOARD_TO_COME[streets]! + (rules.burn ? streets : 0);
      return cardsIn(r, felt.stock).length + cardsIn(r, felt.aside).length - 1 < need;
    },
    misdeal: (d, exposed, rule) => misdeal(felt, d, exposed, rule),
  };
}
