// The end of a hand for npm run screens: one winner, and a main and a side pot with a high and a low side each.

/** @typedef {Record<string, any>} Json */

const played = (/** @type {Json} */ event) => ({ type: 'Played', round: 41, event });
/** @param {Json} felt @param {number} seat */
const show = (felt, seat) =>
  played({
    type: 'HandShown',
    seat,
    rule: 'ROG-HOLD-06',
    cards: [{ cards: felt.zones[`hand:${seat}`], from: `hand:${seat}`, to: `hand:${seat}`, seen: 'all' }],
  });
/**
 * A pot goes out, out of the contributions in their order.
 * @param {Record<string, number>} chips @param {number} pot @param {'high' | 'low'} way @param {[number, number][]} shares
 */
function award(chips, pot, way, shares) {
  const moves = [];
  for (const [seat, amount] of shares) {
    let left = amount;
    for (const from of Object.keys(chips).filter((place) => place.startsWith('in:'))) {
      const part = Math.min(left, chips[from] ?? 0);
      if (part === 0) continue;
      moves.push({ from, to: `stack:${seat}`, amount: part });
      chips[from] = (chips[from] ?? 0) - part;
      chips[`stack:${seat}`] = (chips[`stack:${seat}`] ?? 0) + part;
      left -= part;
    }
  }
  const [first] = shares;
  return played({
    type: 'PotAwarded',
    ...(shares.length === 1 && first ? { seat: first[0] } : {}),
    rule: way === 'low' ? 'SNK-OHL-4' : 'ROG-HOLD-16',
    chips: moves,
    note: { pot, shares: shares.map(([seat, amount]) => ({ seat, amount, way })), odd: null },
  });
}
const HIGH = {
  hands: { 2: 'Ah Kh', 5: 'Qd Qs', 6: '7d 7s' },
  board: 'Qh 7c 2h 9h 4s',
  paid: {
    1: [9000, 0],
    2: [44_700, 9000],
    3: [9850, 0],
    4: [8000, 0],
    5: [61_250, 9000],
    6: [0, 4000],
    8: [12_000, 2000],
    9: [31_000, 2000],
  },
  awards: [{ pot: 0, way: 'high', shares: [[2, 26_000]] }],
};
const SPLIT = {
  hands: { 2: 'Ah 2h Kd Ts', 4: 'Qh 6c 9d 8s', 5: 'Ac 2s 9h Jc' },
  board: 'Qs 6h 4d Qd 3c',
  paid: {
    1: [9000, 600],
    2: [44_700, 1800],
    3: [9850, 0],
    4: [8000, 1800],
    5: [0, 1200],
    6: [22_000, 600],
    9: [31_000, 0],
  },
  awards: [
    { pot: 0, way: 'high', shares: [[4, 2400]] },
    {
      pot: 0,
      way: 'low',
      shares: [
        [2, 1200],
        [5, 1200],
      ],
    },
    { pot: 1, way: 'high', shares: [[4, 600]] },
    { pot: 1, way: 'low', shares: [[2, 600]] },
  ],
};

/**
 * @param {Json} end
 * @param {{ seated: (base: Json, felt: Json, more?: Json) => Json, round: (made: any) => Json, stacks: (seats: any) => Json }} made
 */
const framesOf =
  ({ hands, board, paid, awards }, { seated, round, stacks }) =>
  (/** @type {Json} */ base) => {
    const shown = Object.keys(hands).map(Number);
    const chips = stacks(
      Object.fromEntries(Object.entries(paid).map(([seat, [stack, put]]) => [seat, [stack, 0, put]])),
    );
    const before = round({ hands, board, chips: { ...chips }, more: { stage: 'showdown', toAct: [] } });
    const after = round({ hands, board, open: shown, chips, more: { stage: 'over', toAct: [] } });
    const events = [
      ...shown.map((seat) => show(after, seat)),
      ...awards.map((/** @type {Json} */ one) => award(chips, one.pot, one.way, one.shares)),
    ];
    return [
      { view: seated(base, before, { clocks: [] }) },
      { view: seated(base, after, { round: null, last: after, clocks: [] }), events },
    ];
  };

/** @param {Parameters<typeof framesOf>[1]} made @returns {Record<string, any>} */
export const overStages = (made) => ({
  over: { wait: 4500, house: 'rogelios', game: 'hold-nl', frames: framesOf(HIGH, made) },
  hilo: { wait: 6500, house: 's-and-k', game: 'ohl', frames: framesOf(SPLIT, made) },
});
