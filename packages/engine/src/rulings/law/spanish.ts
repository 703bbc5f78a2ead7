/** The words of the floor law for Spanish Poker. */
import {
  cardsIn,
  chipsAt,
  type Draft,
  type Felt,
  isOpen,
  type Layout,
  type RuleId,
  refuse,
  type Seat,
} from '../../kernel/index.js';
import { type SpanishFelt, type SpanishTable, spanishFelt } from '../../steps/index.js';
import { cardAmong, seatAmong, theCard, theSeat } from '../incident.js';
import { onlyWhile, plain, voidRound } from './shared.js';
import type { Vocabulary } from './vocabulary.js';

export interface SpanishLaw {
  readonly felt: SpanishFelt;
}
export const spanishLaw = (on: Layout, rules: SpanishTable): SpanishLaw => ({ felt: spanishFelt(on, rules) });

const held = ({ felt }: SpanishLaw, r: Felt): Seat[] => r.seats.filter((seat) => felt.holds(r, seat));
/** Those who have not yet said what they do with their cards. */
function undecided(t: SpanishLaw, r: Felt): Seat[] {
  const folded: readonly Seat[] = r.now;
  return held(t, r).filter((seat) => chipsAt(r, t.felt.raise(seat)) === 0 && !folded.includes(seat));
}

export const spanishWords: Vocabulary<SpanishLaw> = {
  reports: [
    'wrong-count',
    'house-wrong-count',
    'house-exposed',
    'exposed-card',
    'exposed-refused',
    'wrong-order',
    'wrong-order-seen',
    'boxed-card',
    'foreign-card',
  ],
  facts: {
    stage: {
      values: ['decide', 'settle', 'other'],
      of: (_t, _r, stage) => (stage === 'decide' || stage === 'settle' ? stage : 'other'),
    },
    decided: {
      values: ['nobody', 'somebody'],
      of: (t, r, stage) => (stage === 'decide' && undecided(t, r).length === held(t, r).length ? 'nobody' : 'somebody'),
    },
  },
  windows: {
    /** Once everybody has raised or folded, the house's cards are there to be seen. */
    deciding: [onlyWhile('stage', 'decide')],
    'before-decisions': [
      onlyWhile('stage', 'decide'),
      { fact: 'decided', open: ['nobody'], otherwise: 'action-has-begun', by: 'rule' },
    ],
    'cards-out': [onlyWhile('stage', 'decide', 'settle')],
  },
  names: {
    hand: { fields: ['seat'], of: (t, { r }) => ({ seats: held(t, r) }) },
    'undecided-hand': {
      fields: ['seat'],
      unless: ['action-has-begun'],
      of: (t, { r, rule }) => seatAmong(undecided(t, r), refuse('action-has-begun', rule)),
    },
    'closed-card': {
      fields: ['cards'],
      unless: ['already-corrected'],
      of: (t, { r, rule }) => {
        const hidden = held(t, r).flatMap((seat) => cardsIn(r, t.felt.hand(seat)).filter((card) => !isOpen(r, card)));
        return cardAmong(hidden, refuse('already-corrected', rule));
      },
    },
  },
  remedies: {
    'void-round': voidRound,
    'void-seat': plain('seat', { do: ({ felt }, d, { report, rule }) => voidSeat(felt, d, theSeat(report), rule) }),
    /** The hand plays, with the card lying open. */
    'card-plays': plain('cards', {
      do: ({ felt }, d, { report, rule }) => {
        const card = theCard(report);
        const seat = d.seats.find((s) => cardsIn(d, felt.hand(s)).includes(card))!;
        d.show([card], felt.hand(seat));
        d.say('CardKept', seat, rule);
      },
    }),
    /** Hands go to the seats they belong to; the record has them there. */
    'move-cards': plain(null, { do: (_t, d, { rule }) => d.say('CardsMoved', null, rule) }),
  },
};

/** A seat that is void: every bet of its goes back, the progressive's too, and its cards are out. */
function voidSeat(on: SpanishFelt, d: Draft, seat: Seat, rule: RuleId): void {
  for (const from of on.wagersOf(seat)) d.pay(from, on.stack(seat), chipsAt(d, from));
  d.move(cardsIn(d, on.hand(seat)), on.hand(seat), on.rack);
  if (on.isTucked(d, seat)) d.mark(on.tucked(seat), null);
  d.say('SeatVoided', seat, rule);
}
