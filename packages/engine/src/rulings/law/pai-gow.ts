/** The words of the floor law for pai gow poker. */
import { cardsIn, type Felt, isOpen, type Layout, refuse } from '../../kernel/index.js';
import { type PaiGowFelt, paiGowFelt } from '../../steps/index.js';
import { cardAmong, theCard } from '../incident.js';
import { anyTime, onlyWhile, plain, roundFact, voidRound } from './shared.js';
import type { Vocabulary } from './vocabulary.js';

export interface PaiGowLaw {
  readonly felt: PaiGowFelt;
}
export const paiGowLaw = (on: Layout): PaiGowLaw => ({ felt: paiGowFelt(on) });

/** Where cards of players lie. */
const zonesOf = ({ felt }: PaiGowLaw, r: Felt): readonly number[] =>
  r.seats.flatMap((seat) => [felt.hand(seat), felt.low(seat), felt.high(seat)]);

export const paiGowWords: Vocabulary<PaiGowLaw> = {
  reports: ['exposed-card', 'wrong-count', 'boxed-card', 'dealt-out-of-order', 'identical-cards'],
  facts: {
    round: roundFact,
    setting: { values: ['now', 'not'], of: (_t, _r, stage) => (stage === 'set' ? 'now' : 'not') },
  },
  windows: { setting: [onlyWhile('setting', 'now')], 'any-time': anyTime },
  names: {
    'closed-card': {
      fields: ['cards'],
      unless: ['already-corrected'],
      of: (t, { r, rule }) => {
        const from = zonesOf(t, r).flatMap((zone) => cardsIn(r, zone).filter((card) => !isOpen(r, card)));
        return cardAmong(from, refuse('already-corrected', rule));
      },
    },
    hand: { fields: ['seat'], of: ({ felt }, { r }) => ({ seats: r.seats.filter((seat) => felt.holds(r, seat)) }) },
  },
  remedies: {
    'void-round': voidRound,
    /** It lies open, and its hand is played. */
    'card-plays': plain('cards', {
      do: (t, d, { report, rule }) => {
        const { felt } = t;
        const card = theCard(report);
        const zone = zonesOf(t, d).find((one) => cardsIn(d, one).includes(card))!;
        const seat = d.seats.find((s) => [felt.hand(s), felt.low(s), felt.high(s)].includes(zone))!;
        d.show([card], zone);
        d.say('CardKept', seat, rule);
      },
    }),
    /** All hands are taken back; the wagers stay, and it is counted and dealt again. */
    'deal-again': plain(null, {
      do: (t, d, { rule }) => {
        for (const zone of zonesOf(t, d)) d.move(cardsIn(d, zone), zone, t.felt.muck);
        d.say('HandsTakenBack', null, rule);
        d.sendTo('sequence-shuffle');
      },
    }),
  },
};
