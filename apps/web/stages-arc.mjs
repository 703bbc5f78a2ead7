// Tables with a bank at their fullest, for npm run screens: the bank offered, hands split as often as they may be, a bank that does
// not reach, everybody's bonus bets, and a progressive that is hit.

/** @typedef {Record<string, any>} Json */

const ME = 2;

/** @param {string} type @param {Json} more */
const option = (type, more = {}) => ({
  type,
  rule: 'ROG-P215-RP8',
  cost: null,
  amount: null,
  cards: null,
  seats: null,
  open: false,
  ifSilent: false,
  ...more,
});

/**
 * A felt with circles: cards by zone ('??' is a back), chips by place, in dollars; stacks are made up.
 * @param {{ stage: string, zones?: Record<string, string>, chips: Record<string, number>, markers?: Record<string, number>,
 *   toAct?: (number | string)[], menu?: Json[], seats?: number[], stock?: number }} made
 */
export function arcRound({
  stage,
  zones = {},
  chips,
  markers = {},
  toAct = [],
  menu = [],
  seats = EIGHT,
  stock = 210,
}) {
  /** @type {Record<number, string>} */
  const faces = {};
  /** @type {Record<string, number[]>} */
  const lying = {};
  /** @type {number[]} */
  const open = [];
  let next = 0;
  for (const [zone, text] of Object.entries(zones))
    lying[zone] = text.split(' ').map((face) => {
      if (face !== '??') {
        faces[next] = face;
        open.push(next);
      }
      return next++;
    });
  lying.stock = Array.from({ length: stock }, () => next++);
  return {
    number: 41,
    stage,
    seats,
    chips: {
      ...Object.fromEntries(seats.map((seat) => [`stack:${seat}`, 8000 + seat * 3150])),
      ...Object.fromEntries(Object.entries(chips).map(([place, dollars]) => [place, Math.round(dollars * 100)])),
    },
    zones: lying,
    faces,
    open,
    markers,
    now: null,
    toAct,
    menu,
    shut: [],
    free: [],
    floor: null,
    dealer: [],
    roots: [],
  };
}
const EIGHT = [1, 2, 3, 4, 5, 6, 7, 8];
const SIX = EIGHT.slice(0, 6);

/** Circles somebody has bet in, by whom. @param {Record<number, number>} bets */
const circles = (bets) =>
  Object.fromEntries(Object.entries(bets).map(([circle, seat]) => [`circle:${circle}`, Number(seat)]));
/** @param {Json} event */
const played = (event) => ({ type: 'Played', round: 41, event });

/** What became of a wager. @param {number} circle @param {number} due @param {Json} more */
const settled = (circle, due, { met = Math.abs(due), hand = 0, row = 0, seat = circle, outcome = '' } = {}) => {
  const type = due === 0 ? 'WagerPushed' : met === 0 ? 'WagerReturned' : due > 0 ? 'WagerWon' : 'WagerLost';
  const rule = met < Math.abs(due) ? 'ROG-P215-DS6' : due === 0 ? 'ROG-P215-GR6' : 'ROG-P215-GR7';
  const won = due > 0 ? met : 0;
  const note = { circle, hand, row, bet: 'wager', outcome, due: due * 100, won: won * 100, taken: (met - won) * 100 };
  const from = row === 0 ? `wager:${circle}` : `back:${circle}.${row}`;
  const back = [{ from, to: `stack:${seat}`, amount: (Math.abs(due || 12) - (met - won)) * 100 }];
  return played({ type, seat, rule, chips: back.filter(({ amount }) => amount > 0), note });
};

const POSTED = played({
  type: 'BankPosted',
  seat: 5,
  rule: 'ROG-P215-RP4',
  chips: [{ from: 'stack:5', to: 'bank', amount: 12_000 }],
  note: { turn: 2 },
});

const BETS = { 1: 1, 2: 2, 3: 3, 4: 2, 6: 6, 7: 7, 8: 8 };
const FULL = {
  zones: {
    'hand:1': '8s 9d 4h',
    'hand:2': '8d 3c',
    'hand:2.2': '8h Ts',
    'hand:2.3': '8c 5d 2s 6h',
    'hand:2.4': '8s Kd',
    'hand:3': 'As 7d',
    'hand:4': 'Jc Qd 5h',
    'hand:6': '6d 6c',
    'hand:6.2': '6h Th 9c',
    'hand:7': 'Ah Kd',
    'hand:8': '2c 3d 4s 2h As 3s',
    'bank-hand': '?? As',
  },
  chips: {
    bank: 480.5,
    'wager:1': 25,
    'wager:2': 100,
    'wager:2.2': 100,
    'wager:2.3': 200,
    'wager:2.4': 100,
    'wager:3': 12,
    'wager:4': 5,
    'wager:6': 10,
    'wager:6.2': 10,
    'wager:7': 100,
    'wager:8': 3,
    'back:1.1': 5,
    'back:1.2': 100,
    'back:7.1': 8,
    'insurance:3': 6,
  },
  markers: {
    bank: 5,
    second: 5,
    turn: ME,
    'turn-hand': 4,
    'back:1.1': 3,
    'back:1.2': ME,
    'back:7.1': 6,
    ...circles(BETS),
  },
};
const SHORT = {
  zones: {
    'hand:1': '8s 9d 4h',
    'hand:2': 'Kd 9c',
    'hand:3': 'As 7d',
    'hand:4': 'Jc Qd 5h',
    'hand:6': '6d Tc',
    'hand:7': 'Ah Kd',
    'hand:8': '2c 3d 4s 2h As 3s',
    'bank-hand': 'Ts 8d',
  },
  markers: { bank: 5, second: 5, action: 7, 'back:1.1': 3, 'back:1.2': ME, ...circles(BETS) },
};

/** Spanish Poker: everybody has everything out. */
const LAYOUT = {
  zones: {
    'hand:1': '?? ?? ?? ?? ??',
    'hand:2': 'Ks Kd 7c 7h Jo',
    'hand:3': '?? ?? ?? ?? ??',
    'hand:4': '?? ?? ?? ?? ??',
    'hand:5': '?? ?? ?? ?? ??',
    'hand:6': '?? ?? ?? ?? ??',
    'house-hand': '?? ?? ?? ?? ??',
  },
  chips: {
    house: 180_000,
    meter: 12_483.27,
    'progressive-tray': 450,
    ...Object.fromEntries(
      SIX.flatMap((seat) => [
        [`ante:${seat}`, seat * 15],
        ...(seat === 1 ? [[`raise:${seat}`, 30]] : []),
        [`dos-pares:${seat}`, seat * 2],
        ...(seat === 5 ? [] : [[`progressive:${seat}`, 1]]),
      ]),
    ),
  },
  seats: SIX,
  stock: 6,
};
const HIT = {
  'hand:1': '2s 2d 7c 7h Kd',
  'hand:2': 'As Ks Qs Js 7s',
  'hand:3': 'Kh 4d 3c 2h Jd',
  'hand:6': '5h 5d 5s Ad 4c',
};
/** @param {(base: Json, felt: Json, more?: Json) => Json} seated */
export const arcStages = (seated) => {
  /** Nobody else sits at a table than those it has seats for. @param {Json} base @param {Json} felt @param {Json} more */
  const at = (base, felt, more = {}) => {
    const view = seated(base, felt, more);
    const seats = view.seats
      .filter((/** @type {Json} */ one) => felt.seats.includes(one.seat))
      .map((/** @type {Json} */ one) =>
        one.seat === 5 ? { ...one, patron: { ...one.patron, proposition: true, name: 'Casa Real Gaming' } } : one,
      );
    return { ...view, seats };
  };
  /** @param {Json} felt */
  const over = (felt) => ({ ...felt, stage: 'over', toAct: [], menu: [] });
  return {
    'arc-offer': {
      house: 'rogelios',
      game: 'p215',
      frames: (/** @type {Json} */ base) => [
        {
          view: at(
            base,
            arcRound({
              stage: 'bank',
              chips: {},
              toAct: [ME],
              menu: [
                option('bank', { amount: { min: 300, max: 14_300, unit: 100 } }),
                option('decline-bank', { ifSilent: true }),
              ],
            }),
            { bank: { seat: ME, turns: 1 } },
          ),
        },
      ],
    },
    'arc-wager': {
      house: 'rogelios',
      game: 'p215',
      frames: (/** @type {Json} */ base) => {
        const amount = { min: 300, max: 10_000, unit: 100 };
        const menu = [
          option('wager', { amount, seats: [ME, 6] }),
          option('back', { amount, seats: [1, 3, 4] }),
          option('sit-out-hand', { ifSilent: true }),
        ];
        const chips = { bank: 120, 'wager:1': 5, 'wager:3': 10 };
        const view = at(
          base,
          arcRound({
            seats: EIGHT.filter((seat) => seat !== 6),
            chips,
            markers: { bank: 5, second: 5 },
            stage: 'wagers',
            toAct: [ME],
            menu,
          }),
        );
        return [{ view }, { view, events: [POSTED] }];
      },
    },
    'arc-full': {
      house: 'rogelios',
      game: 'p215',
      frames: (/** @type {Json} */ base) => {
        const menu = [
          option('hit'),
          option('stand', { ifSilent: true }),
          option('double', { amount: { min: 300, max: 10_000, unit: 100 } }),
        ];
        return [
          { view: at(base, arcRound({ ...FULL, stage: 'play', toAct: [ME], menu })) },
          { view: at(base, arcRound({ ...FULL, stage: 'play', toAct: [ME], menu })), events: [POSTED] },
        ];
      },
    },
    'arc-stood': {
      house: 'ven-a-mexico',
      game: 'nb21',
      frames: (/** @type {Json} */ base) => {
        const felt = arcRound({ ...FULL, stage: 'play', toAct: [3], seats: EIGHT.slice(0, 7) });
        const from = ['hand:2', 'hand:2.2', 'hand:2.4'].map((zone) => felt.zones[zone]?.[0]);
        const free = [option('surrender-stood', { rule: 'VEN-NB21-31', cards: { from, min: 1, max: 1 } })];
        return [{ view: at(base, { ...felt, free }) }];
      },
    },
    'arc-short': {
      wait: 6000,
      house: 'rogelios',
      game: 'p215',
      frames: (/** @type {Json} */ base) => {
        const wagers = Object.fromEntries([1, 2, 3, 4, 6, 7, 8].map((circle) => [`wager:${circle}`, 100]));
        const backs = { 'back:1.1': 5, 'back:1.2': 100 };
        const before = arcRound({ ...SHORT, stage: 'play', chips: { bank: 120, ...wagers, ...backs } });
        const after = over(arcRound({ ...SHORT, stage: 'over', chips: {} }));
        return [
          { view: at(base, before, { clocks: [] }) },
          {
            view: at(base, after, { round: null, last: after, clocks: [] }),
            events: [
              POSTED,
              settled(7, 120, { met: 120, outcome: 'natural' }),
              settled(6, -10, { met: 0, outcome: 'bank-closer' }),
              settled(4, -5, { met: 5, seat: ME, outcome: 'over' }),
              settled(3, 0, { outcome: 'tie' }),
              settled(2, 100, { met: 15, outcome: 'closer' }),
              settled(1, 25, { met: 0, outcome: 'closer' }),
              settled(1, 5, { met: 0, row: 1, seat: 3, outcome: 'closer' }),
              settled(1, 100, { met: 0, row: 2, seat: ME, outcome: 'closer' }),
              settled(8, -3, { met: 0, outcome: 'bank-closer' }),
            ],
          },
        ];
      },
    },
    'arc-span': {
      house: 'spanish-poker',
      game: 'span',
      frames: (/** @type {Json} */ base) => [
        {
          view: at(
            base,
            arcRound({
              ...LAYOUT,
              stage: 'decide',
              toAct: [ME],
              menu: [option('raise', { cost: 6000 }), option('fold', { ifSilent: true })],
            }),
            { jackpot: 1_248_327 },
          ),
        },
      ],
    },
    'arc-hit': {
      wait: 9000,
      house: 'spanish-poker',
      game: 'span',
      frames: (/** @type {Json} */ base) => {
        const zones = { ...HIT, 'house-hand': '6s 6h Qd 7d 4d' };
        const now = { ante: 0, dosPares: 0, winners: [] };
        const before = { ...arcRound({ ...LAYOUT, zones, stage: 'settle' }), now };
        const racked = over(arcRound({ ...LAYOUT, zones, stage: 'over', chips: { house: 180_000, meter: 9362.46 } }));
        const muck = Object.keys(HIT).flatMap((zone) => racked.zones[zone] ?? []);
        const after = {
          ...racked,
          zones: { 'house-hand': racked.zones['house-hand'], muck, stock: racked.zones.stock },
        };
        /** @param {string} type @param {number} seat @param {string} rule @param {Json} note */
        const told = (type, seat, rule, note, chips = []) => played({ type, seat, rule, chips, note });
        /** @param {number} seat */
        const gone = (seat) =>
          played({
            type: 'HandRacked',
            seat,
            rule: 'SPAN-DEAL-18',
            cards: [{ cards: racked.zones[`hand:${seat}`], from: `hand:${seat}`, to: 'muck', seen: null }],
          });
        /** @param {string} from @param {number} dollars */
        const lost = (from, dollars) => [{ from, to: 'house', amount: dollars * 100 }];
        const events = [
          told('FoldTaken', 4, 'SPAN-DEAL-12', { tucked: false }, lost('ante:4', 60)),
          told('FoldTaken', 5, 'SPAN-DEAL-12', { tucked: false }, lost('ante:5', 75)),
          told('AnteSettled', 6, 'SPAN-DEAL-17', { result: 'win', won: 45_000, byTable: 27_000, odds: 3 }),
          told('BonusSettled', 6, 'SPAN-PAY-4', { bet: 'dos-pares', won: 6000, odds: 5 }),
          told('ProgressiveSettled', 6, 'AMB-SPAN-13', { hand: null, made: null, won: 0 }, lost('progressive:6', 1)),
          gone(6),
          told('AnteSettled', 3, 'SPAN-DEAL-16', { result: 'lose', won: 0, byTable: 0, odds: 0 }, lost('ante:3', 135)),
          told('BonusSettled', 3, 'SPAN-DP-1', { bet: 'dos-pares', won: 0, odds: 0 }, lost('dos-pares:3', 6)),
          told('ProgressiveSettled', 3, 'AMB-SPAN-13', { hand: null, made: null, won: 0 }, lost('progressive:3', 1)),
          gone(3),
          told('AnteSettled', 2, 'SPAN-DEAL-17', { result: 'win', won: 306_000, byTable: 300_000, odds: 100 }),
          told('BonusSettled', 2, 'SPAN-PAY-4', { bet: 'dos-pares', won: 40_000, odds: 100 }),
          told('ProgressiveSettled', 2, 'SPAN-PROG-3', {
            hand: 'royal-flush',
            made: { category: 'royal-flush', ranks: [12] },
            won: 312_081,
          }),
          gone(2),
          told('AnteSettled', 1, 'SPAN-DEAL-17', { result: 'win', won: 6000, byTable: 3000, odds: 2 }),
          told('BonusSettled', 1, 'SPAN-PAY-4', { bet: 'dos-pares', won: 400, odds: 2 }),
          told('ProgressiveSettled', 1, 'AMB-SPAN-13', { hand: null, made: null, won: 0 }, lost('progressive:1', 1)),
          gone(1),
        ];
        return [
          { view: at(base, before, { clocks: [], jackpot: 1_248_327 }) },
          { view: at(base, after, { round: null, last: after, clocks: [], jackpot: 936_246 }), events },
        ];
      },
    },
  };
};
