// The rummies at their fullest, for npm run screens: everybody's columns, an open card on its way, a marker, a settlement.

/** @typedef {Record<string, any>} Json */

const ME = 2;

/** @param {string} type @param {Json} more */
const option = (type, more = {}) => ({
  type,
  rule: 'JAL-ESC-B6',
  cost: null,
  amount: null,
  cards: null,
  seats: null,
  open: false,
  ifSilent: false,
  ...more,
});

/**
 * A felt with columns: hands by number of cards, one's own by its faces; columns as lists of faces.
 * @param {{ hands: Record<number, number>, mine: string, down: Record<number, string[]>, offer?: string, thrown?: string,
 *   stock: number, now: Json, menu?: (ids: { hand: number[], offer: number[] }) => Json[], shut?: Json[], chips?: Json }} made
 */
export function rummyRound({ hands, mine, down, offer = '', thrown = '', stock, now, menu, shut = [], chips = {} }) {
  /** @type {Record<number, string>} */
  const faces = {};
  /** @type {Record<string, number[]>} */
  const zones = {};
  /** @type {number[]} */
  const open = [];
  let next = 0;
  const lay = (/** @type {string} */ zone, /** @type {string} */ text, /** @type {boolean} */ all) =>
    text
      .split(' ')
      .filter(Boolean)
      .map((face) => {
        faces[next] = face;
        if (all) open.push(next);
        zones[zone] = [...(zones[zone] ?? []), next];
        return next++;
      });
  const seats = Object.keys(hands)
    .map(Number)
    .sort((a, b) => b - a);
  const columns = seats.map((seat) => (down[seat] ?? []).map((column) => lay(`down:${seat}`, column, true)));
  for (const seat of seats)
    if (seat === ME) lay(`hand:${seat}`, mine, false);
    else zones[`hand:${seat}`] = Array.from({ length: hands[seat] ?? 0 }, () => next++);
  lay('offer', offer, true);
  lay('discards', thrown, true);
  zones.stock = Array.from({ length: stock }, () => next++);
  const top = (zones.discards ?? []).at(-1) ?? null;
  const ids = { hand: zones[`hand:${ME}`] ?? [], offer: zones.offer ?? [] };
  return {
    number: 41,
    stage: 'turns',
    seats,
    chips: Object.fromEntries(seats.map((seat) => [`stack:${seat}`, 4000 + seat * 1250]).concat(Object.entries(chips))),
    zones,
    faces,
    open,
    markers: {},
    toAct: [now.asked],
    menu: menu ? menu(ids) : [],
    shut,
    free: [],
    floor: null,
    dealer: [],
    roots: [],
    now: {
      columns,
      stayed: seats,
      out: [],
      fouled: [],
      declared: [],
      ...now,
      ...('unused' in now ? { unused: now.unused ? top : null } : {}),
      ...('open' in now ? { open: now.open ? top : null } : {}),
    },
  };
}

const ESC = {
  hands: { 1: 4, 2: 5, 3: 10, 4: 1, 5: 7, 6: 4, 7: 10 },
  mine: '3d 4d 7d Jd Kc',
  down: {
    1: ['3s 4s 5s', '6h 7h Jh'],
    2: ['As 2s 3s', '5c 5c'],
    4: ['2d 3d 4d 5d', '7c 7c 7c', 'Jh Qh Kh'],
    5: ['Ac 2c 3c'],
    6: ['Qs Qs Qs', '5h 6h 7h'],
  },
  stock: 143,
};
ESC.down[2] = ['As 2s 3s', '5c 6c'];

/** @param {Json} ids */
const useMenu = (ids) => [
  option('pass', { ifSilent: true, rule: 'JAL-ESC-B7' }),
  option('use', { cards: { from: ids.hand, min: 0, max: ids.hand.length }, open: true }),
  option('lay', { cards: { from: ids.hand, min: 1, max: ids.hand.length }, open: true, rule: 'AMB-JAL-24' }),
];
const HAS_DRAWN = { type: 'drop', refused: 'has-drawn', rule: 'JAL-ESC-C2' };
const LAR = {
  hands: { 1: 0, 2: 0, 3: 2, 4: 0, 5: 4 },
  mine: '',
  down: {
    1: ['As 2s 3s 4s 5s 6s 7s', 'Kh Kd Ks Kc Kc', '4d 4d 4d 4h', 'Ah 2h 3h'],
    2: ['3s 4s 5s 6s 7s Js Qs Ks', 'Ac 2c 3c 4c 5c', 'Qd Qd Qd Qh', 'Ad As Ah Ac', '7h Jh Qh Kh', '2d 3d 4d'],
    3: ['5d 6d 7d', 'Jc Jd Js Jh', 'As 2s'],
    4: ['3h 4h 5h 6h 7h Jh', '2c 2d 2s', 'Ks Kh Kd', '6c 7c Jc Qc'],
    5: ['Qs Qc Qh', '4s 5s 6s'],
  },
  stock: 96,
};
LAR.down[3] = ['5d 6d 7d', 'Jc Jd Js Jh', 'As 2s 3s'];

/** @type {(seated: Function) => Record<string, any>} */
export const rummyStages = (seated) => ({
  esc: {
    house: 'jalisco',
    game: 'esc',
    frames: (/** @type {Json} */ base) => [
      {
        view: seated(
          base,
          rummyRound({
            ...ESC,
            down: { ...ESC.down, 2: ['As 2s 3s', '4c 5c 6c'] },
            offer: '5d',
            thrown: 'Kd 2h Qc',
            now: { phase: 'offer', drawer: 5, asked: ME, reshuffles: 0 },
            menu: useMenu,
            shut: [HAS_DRAWN],
          }),
        ),
      },
    ],
  },
  'esc-offered': {
    house: 'jalisco',
    game: 'esc',
    frames: (/** @type {Json} */ base) => [
      {
        view: seated(
          base,
          rummyRound({
            ...ESC,
            down: { ...ESC.down, 2: ['As 2s 3s', '4c 5c 6c'] },
            offer: '5d',
            thrown: 'Kd 2h Qc',
            now: { phase: 'offer', drawer: 6, asked: 5, reshuffles: 0 },
          }),
        ),
      },
    ],
  },
  'esc-first': {
    house: 'jalisco',
    game: 'esc',
    frames: (/** @type {Json} */ base) => [
      {
        view: seated(
          base,
          rummyRound({
            hands: { 1: 10, 2: 10, 4: 10, 5: 10, 6: 10, 7: 10 },
            mine: '4h 2s 6h Kc 5h 7d Jd 2c Kd 3s',
            down: {},
            stock: 217,
            now: { phase: 'turn', drawer: ME, asked: ME, reshuffles: 0 },
            menu: () => [option('draw'), option('drop', { rule: 'JAL-ESC-B4', ifSilent: true })],
          }),
        ),
      },
    ],
  },
  'esc-two': {
    house: 'jalisco',
    game: 'esc',
    frames: (/** @type {Json} */ base) => {
      const felt = rummyRound({
        hands: { 2: 7, 5: 4 },
        mine: '3d 4d 7d Jd Kc 6s 6s',
        down: { 2: ['As 2s 3s'], 5: ['Ac 2c 3c', 'Kh Kh Kh'] },
        offer: '5d',
        thrown: 'Kd 2h Qc',
        stock: 201,
        now: { phase: 'offer', drawer: 5, asked: ME, reshuffles: 0 },
        menu: useMenu,
        shut: [HAS_DRAWN],
      });
      const view = seated(base, felt);
      return [{ view: { ...view, seats: view.seats.filter((/** @type {Json} */ s) => felt.seats.includes(s.seat)) } }];
    },
  },
  pan: {
    house: 's-and-k',
    game: 'pan',
    frames: (/** @type {Json} */ base) => [
      {
        view: seated(
          base,
          rummyRound({
            ...ESC,
            down: {
              1: ['4d 4h 4s', 'Ac 2c 3c 4c'],
              2: ['Kd Ks Kh', '7c Jc Qc'],
              4: ['2d 3d 4d 5d', '7c 7d 7s', 'Jh Qh Kh'],
              5: ['Ac 2c 3c'],
              6: ['Qs Qs Qs', '5h 6h 7h'],
            },
            mine: '3d 4d 7d Jd',
            hands: { ...ESC.hands, 2: 4 },
            thrown: 'Kd 2h 5d',
            stock: 188,
            chips: { centre: 600 },
            now: { phase: 'turn', asked: ME, unused: true, reshuffles: 0 },
            menu: ({ hand }) => [
              option('draw', { ifSilent: true, rule: 'SNK-PAN-4a' }),
              option('take', { cards: { from: hand, min: 0, max: hand.length }, open: true, rule: 'SNK-PAN-4c' }),
            ],
          }),
        ),
      },
    ],
  },
  largo: {
    house: 'jalisco',
    game: 'lar',
    frames: (/** @type {Json} */ base) => [
      {
        view: seated(
          base,
          rummyRound({
            ...LAR,
            thrown: '7d 6s 2h',
            now: {
              phase: 'turn',
              asked: ME,
              open: true,
              tenDown: [1, 2, 4],
              marker: 61,
              past: false,
              deciding: [],
              reached: [],
              owes: [],
            },
            menu: () => [
              option('draw', { ifSilent: true, rule: 'JAL-LAR-B8' }),
              option('drop', { rule: 'JAL-LAR-C4' }),
            ],
            shut: [{ type: 'take', refused: 'not-a-meld', rule: 'JAL-LAR-B4' }],
          }),
        ),
      },
    ],
  },
  'largo-free': {
    house: 'jalisco',
    game: 'lar',
    frames: (/** @type {Json} */ base) => {
      const turn = { phase: 'turn', asked: 4, open: true, tenDown: [1, 2, 4], marker: 61, past: false };
      const felt = rummyRound({ ...LAR, thrown: '7d 6s 2h', now: { ...turn, deciding: [], reached: [], owes: [] } });
      return [{ view: seated(base, { ...felt, free: [option('rearrange', { rule: 'JAL-LAR-B10' })] }) }];
    },
  },
  'largo-marker': {
    house: 'jalisco',
    game: 'lar',
    frames: (/** @type {Json} */ base) => [
      {
        view: seated(
          base,
          rummyRound({
            ...LAR,
            stock: 171,
            now: {
              phase: 'marker',
              asked: ME,
              open: false,
              tenDown: [1, 2],
              marker: null,
              past: false,
              deciding: [],
              reached: [],
              owes: [],
            },
            menu: () => [
              option('place-marker', {
                amount: { min: 1, max: 170, unit: 1, of: 'cards' },
                ifSilent: true,
                rule: 'JAL-LAR-B11',
              }),
            ],
          }),
        ),
      },
    ],
  },
  'esc-sheet': {
    house: 'jalisco',
    game: 'esc',
    frames: (/** @type {Json} */ base) => {
      const won = {
        ...ESC,
        hands: { ...ESC.hands, 2: 0 },
        mine: '',
        down: { ...ESC.down, 2: ['As 2s 3s 4s 5s', '7s 7s 7s', '5s 6s 7s'] },
        thrown: 'Kd 2h Qc',
      };
      const before = rummyRound({ ...won, now: { phase: 'offer', drawer: 5, asked: ME, reshuffles: 0 } });
      const after = { ...before, now: { ...before.now, phase: 'over' }, toAct: [] };
      const [run = [], set = [], last = []] = before.now.columns[before.seats.indexOf(ME)] ?? [];
      const lines = [
        { what: 'escala', cards: [run[0], run[2], run[4]], points: 6, rule: 'JAL-ESC-C4' },
        { what: 'camuco', cards: set, points: 6, rule: 'JAL-ESC-C4' },
        { what: 'escala', cards: [last[0], last[2]], points: 4, rule: 'JAL-ESC-C4' },
        { what: 'one-black-suit', cards: [...set, run[0]], points: 3, rule: 'JAL-ESC-C6' },
      ];
      const pay = (/** @type {number} */ seat, /** @type {number} */ amount, due = amount) => ({
        type: 'Played',
        round: 41,
        event: {
          type: 'PointsPaid',
          seat,
          rule: due === 200 ? 'JAL-ESC-C1' : 'JAL-ESC-C2',
          chips: [{ from: `stack:${seat}`, to: `stack:${ME}`, amount }],
          note: { points: due === 200 ? null : 19, to: ME, due },
        },
      });
      const paid = seated(base, after, { round: null, last: after, clocks: [] });
      return [
        { view: seated(base, before, { clocks: [] }) },
        {
          view: paid,
          events: [
            {
              type: 'Played',
              round: 41,
              event: { type: 'GameWon', seat: ME, rule: 'JAL-ESC-B14', note: { lines, points: 19 } },
            },
            pay(1, 950),
            pay(7, 200),
            pay(6, 950),
            pay(5, 400, 950),
            pay(4, 950),
            pay(3, 200),
          ],
        },
      ];
    },
  },
});
