// Tables of the families that are left, at their fullest, for npm run screens: seven cards to be set in two, nine hands of three, five
// cards to draw to before eight, and seven cards of which the lowest win.
import { arcRound } from './stages-arc.mjs';

/** @typedef {Record<string, any>} Json */

const ME = 2;
/** @param {string} type @param {string} rule @param {Json} more */
const option = (type, rule, more = {}) => ({
  type,
  rule,
  ...{ cost: null, amount: null, cards: null, seats: null, open: false, ifSilent: false },
  ...more,
});
/** Backs for everybody but one. @param {number[]} seats @param {number} cards @param {string} own */
const dealt = (seats, cards, own) =>
  Object.fromEntries(seats.map((seat) => [seat, seat === ME ? own : Array(cards).fill('??').join(' ')]));
/** @param {number} count */
const first = (count) => Array.from({ length: count }, (_, i) => i + 1);

const STUD = {
  1: '?? ?? +9s +8d +2c +Kd',
  2: 'Ah 3d +7s +5h +4d +Js',
  3: '?? ?? +Qc +6d +5s +3h',
  4: '?? ?? +2d +7c +Jh +Td',
  5: '?? ?? +Kc +6h +8h +4c',
  6: '?? ?? +3s +Ac +9h +Tc',
  7: '?? ?? +5c +8s +8c +2s',
  8: '?? ?? +6s +Qs +Th +9d',
};

/** @param {{ seated: (base: Json, felt: Json, more?: Json) => Json, round: (made: any) => Json, stacks: (seats: any) => Json }} by */
export const moreStages = ({ seated, round, stacks }) => {
  /** Everybody has bet the same, one has raised. @param {number} count @param {number} bet */
  const chips = (count, bet) =>
    stacks(
      Object.fromEntries(first(count).map((seat) => [seat, [4000 + 3150 * seat, bet * (seat === 5 ? 2 : 1), 4 * bet]])),
    );
  /** @param {string} rule @param {number} bet */
  const betting = (rule, bet) => [
    option('fold', rule, { ifSilent: true }),
    option('call', rule, { cost: bet }),
    option('raise', rule, { amount: { min: 3 * bet, max: 3 * bet, unit: 100 } }),
  ];
  return {
    'pai-gow': {
      house: 's-and-k',
      game: 'pgp',
      frames: (/** @type {Json} */ base) => {
        const seats = first(base.rules.seats.max);
        const hands = dealt(seats, 7, 'Jo Ah Kd Kc 7s 4h 2d');
        const felt = arcRound({
          seats,
          stage: 'set',
          stock: 4,
          toAct: [ME],
          zones: Object.fromEntries(Object.entries(hands).map(([seat, text]) => [`hand:${seat}`, text])),
          chips: {
            bank: 1250,
            ...Object.fromEntries(seats.filter((seat) => seat !== 5).map((seat) => [`wager:${seat}`, 45 + seat * 15])),
          },
          markers: {
            bank: 5,
            second: 5,
            ...Object.fromEntries(seats.filter((seat) => seat !== 5).map((seat) => [`circle:${seat}`, seat])),
          },
        });
        const from = felt.zones[`hand:${ME}`];
        const menu = [
          option('set', 'SNK-PGP-8', { cards: { from, min: 2, max: 2 } }),
          option('house-way', 'AMB-SNK-53', { ifSilent: true }),
        ];
        const view = seated(base, { ...felt, menu });
        return [{ view }];
      },
    },
    'push-nine': {
      house: 's-and-k',
      game: 'p9',
      frames: (/** @type {Json} */ base) => {
        const count = base.rules.seats.max;
        const hands = dealt(first(count), 3, '9s 8d 2c');
        const more = { stage: 'betting', markers: { button: 4 }, menu: betting('SNK-P9-5', 400) };
        return [{ view: seated(base, round({ hands, chips: chips(count, 400), more })) }];
      },
    },
    'lo-ball': {
      house: 's-and-k',
      game: 'lob',
      frames: (/** @type {Json} */ base) => {
        const count = base.rules.seats.max;
        const felt = round({ hands: dealt(first(count), 5, 'Ah 2d 4c 8s Jo'), chips: chips(count, 400) });
        const from = felt.zones[`hand:${ME}`];
        const menu = [
          option('stand-pat', 'SNK-LOB-4', { ifSilent: true }),
          option('draw', 'SNK-LOB-4', { cards: { from, min: 1, max: 5 } }),
        ];
        return [{ view: seated(base, { ...felt, stage: 'draw', markers: { button: 4 }, menu }) }];
      },
    },
    razz: {
      house: 'casa',
      game: 'razz',
      frames: (/** @type {Json} */ base) => {
        const more = { stage: '6th-betting', markers: { button: 5 }, menu: betting('CASA-RAZZ-2', 600) };
        return [{ view: seated(base, round({ hands: STUD, chips: chips(8, 600), more })) }];
      },
    },
  };
};
