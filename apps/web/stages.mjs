// Tables as they may look at their fullest, for npm run screens: the page gets a real table's rules and a made-up felt, so that
// a picture of side pots, a long wait or a split pot needs no luck. Nothing here is sent to the server.

import { arcStages } from './stages-arc.mjs';
import { moreStages } from './stages-more.mjs';
import { overStages } from './stages-over.mjs';
import { rummyStages } from './stages-rummy.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {Record<string, any>} Json */

const NAMES = [
  'Ana',
  'Maximiliano Cuauhtém',
  'Beto',
  'Guadalupe Hernández',
  'Chuy',
  'Inés',
  'Fito',
  'Dora',
  'Gloria',
  'Hugo',
];
const ME = 2;

/** @param {number} seat @param {Json} more */
const seatView = (seat, more) => ({
  seat,
  patron: { id: `p${seat}`, name: NAMES[seat - 1], bot: seat % 3 === 0 },
  status: 'playing',
  next: true,
  hands: 9,
  price: { dead: 0, live: 0, rule: 'ROG-HOLD-08' },
  why: null,
  rule: null,
  stack: 12_000,
  behind: 0,
  here: seat !== 7,
  bank: 60_000,
  ...more,
});
/** @param {string} type @param {Json} more */
const option = (type, more = {}) => ({
  type,
  rule: 'ROG-HOLD-W1',
  cost: null,
  amount: null,
  cards: null,
  seats: null,
  open: false,
  ifSilent: false,
  ...more,
});

/**
 * A felt from hands and chips by name. Cards are numbered as they are named here.
 * @param {{ hands: Record<number, string>, board?: string, open?: number[], chips: Record<string, number>, more?: Json }} made
 */
function round({ hands, board = '', open = [], chips, more = {} }) {
  /** @type {Record<number, string>} */
  const faces = {};
  /** @type {Record<string, number[]>} */
  const zones = {};
  /** @type {number[]} */
  const shown = [];
  let next = 0;
  const lay = (
    /** @type {string} */ zone,
    /** @type {string} */ text,
    /** @type {boolean} */ known,
    /** @type {boolean} */ all,
  ) => {
    for (const part of text.split(' ').filter(Boolean)) {
      // '+' is before a card dealt face up.
      const face = part.replace('+', '');
      const isUp = all || part.startsWith('+');
      if ((known || isUp) && face !== '??') faces[next] = face;
      if (isUp && face !== '??') shown.push(next);
      zones[zone] = [...(zones[zone] ?? []), next++];
    }
  };
  for (const [seat, text] of Object.entries(hands))
    lay(`hand:${seat}`, text, Number(seat) === ME || open.includes(Number(seat)), open.includes(Number(seat)));
  lay('board', board, true, true);
  zones.muck = [next++, next++];
  zones.stock = Array.from({ length: 52 - next }, (_, i) => next + i);
  return {
    number: 41,
    stage: 'flop-betting',
    seats: Object.keys(chips).flatMap((place) => (place.startsWith('stack:') ? [Number(place.slice(6))] : [])),
    chips,
    zones,
    faces,
    open: shown,
    markers: { button: 9 },
    toAct: [ME],
    menu: [],
    shut: [],
    free: [],
    floor: null,
    dealer: [],
    roots: [{ base: 0, cards: 52, root: 'a5cdea584084a765412473de746a99aa6632acc6aa16eb9a54b1aeed8e5da188' }],
    ...more,
  };
}
/** Every seat's chips: what is behind, before it, and in the pot. @param {Record<number, [number, number, number]>} seats */
const stacks = (seats) =>
  Object.fromEntries(
    Object.entries(seats).flatMap(([seat, [stack, bet, put]]) => [
      [`stack:${seat}`, stack],
      ...(bet > 0 ? [[`bet:${seat}`, bet]] : []),
      ...(put > 0 ? [[`in:${seat}`, put]] : []),
    ]),
  );
/** @param {Json} base @param {Json} felt @param {Json} more */
const seated = (base, felt, more = {}) => ({
  ...base,
  you: { seat: ME, floor: false, dealer: false },
  seats: NAMES.slice(0, base.rules.seats.max).map((_, i) =>
    seatView(i + 1, {
      stack: felt.chips[`stack:${i + 1}`] ?? 12_000,
      ...(felt.chips[`stack:${i + 1}`] === undefined ? { status: 'sitting-out', why: null } : {}),
    }),
  ),
  button: 9,
  rounds: 41,
  round: felt,
  last: null,
  clocks: [{ seat: felt.toAct[0] ?? ME, left: 11_000, bank: 30_000, of: 20_000 }],
  watching: 4,
  ...more,
});

const FULL = {
  hands: { 1: '?? ??', 2: 'Ah Kh', 4: '?? ??', 5: '?? ??', 6: '?? ??', 8: '?? ??', 9: '?? ??', 10: '?? ??' },
  board: 'Qh 7c 2h',
  chips: stacks({
    1: [0, 0, 3500],
    2: [44_700, 1200, 8300],
    3: [9850, 0, 0],
    4: [0, 0, 6000],
    5: [61_250, 3600, 8300],
    6: [18_400, 3600, 8300],
    7: [5000, 0, 0],
    8: [12_000, 0, 8300],
    9: [31_000, 0, 8300],
    10: [7200, 1200, 8300],
  }),
};
const RAISE = [
  option('fold', { ifSilent: true }),
  option('call', { cost: 2400 }),
  option('raise', { amount: { min: 6000, max: 45_900, unit: 100 } }),
];
const OMAHA = {
  hands: { 1: '?? ?? ?? ??', 2: 'Ah 2d Kh 3c', 3: '?? ?? ?? ??', 5: '?? ?? ?? ??', 6: '?? ?? ?? ??', 9: '?? ?? ?? ??' },
  board: '4h 7c 8h Qs',
  chips: stacks({
    1: [8200, 0, 1800],
    2: [15_300, 600, 1800],
    3: [9000, 600, 1800],
    4: [8800, 0, 400],
    5: [4100, 0, 1800],
    6: [22_000, 0, 1800],
    9: [7400, 0, 1800],
    10: [6600, 0, 200],
  }),
};
/** @typedef {{ view: Json, events?: Json[] }} Frame */
/**
 * @typedef {{ house: string, game: string, tab?: string, cut?: boolean, wait?: number, also?: string[],
 *   frames: (base: Json) => Frame[] }} Stage
 */
/**
 * What each stage shows: the first view, then what is told after it.
 * @type {Record<string, Stage>}
 */
export const stages = {
  full: {
    house: 'rogelios',
    game: 'hold-nl',
    frames: (base) => [{ view: seated(base, round({ ...FULL, more: { menu: RAISE } })) }],
  },
  wait: {
    house: 'rogelios',
    game: 'hold-nl',
    frames: (base) => [
      {
        view: seated(base, round({ ...FULL, more: { toAct: [8] } }), {
          clocks: [{ seat: 8, left: 4900, bank: 30_000, of: 20_000 }],
        }),
      },
    ],
  },
  chat: {
    house: 'ven-a-mexico',
    game: 'hold',
    tab: 'chat',
    also: [
      'Buenas noches a todos.',
      'Suerte',
      'A long sentence, to see how a line that does not fit is broken: nice hand, well played',
    ],
    frames: (base) => [{ view: seated(base, round({ ...FULL, more: { toAct: [8] } })) }],
  },
  lost: {
    house: 's-and-k',
    game: 'hold',
    cut: true,
    frames: (base) => [{ view: seated(base, round({ ...FULL, more: { menu: RAISE } })) }],
  },
  rail: {
    house: 's-and-k',
    game: 'hold',
    tab: 'rules',
    frames: (base) => [
      {
        view: {
          ...seated(base, round({ ...FULL, hands: { ...FULL.hands, 2: '?? ??' }, more: { toAct: [8] } })),
          you: { seat: null, floor: false, dealer: false },
          seats: seated(base, round(FULL)).seats.filter(({ seat }) => seat !== 3),
        },
      },
    ],
  },
  late: {
    house: 'rogelios',
    game: 'hold-nl',
    frames: (base) => [
      {
        view: seated(base, round({ ...FULL, more: { menu: RAISE } }), {
          clocks: [{ seat: ME, left: 5000, bank: 30_000, of: 20_000 }],
        }),
      },
    ],
  },
  bank: {
    house: 'jalisco',
    game: 'draw',
    frames: (base) => [
      {
        view: seated(
          base,
          round({
            hands: {
              1: '?? ?? ?? ?? ??',
              2: 'Ah Ad 7c 7d 2s',
              4: '?? ?? ?? ?? ??',
              5: '?? ?? ?? ?? ??',
              8: '?? ?? ?? ?? ??',
            },
            chips: stacks({
              1: [9000, 200, 100],
              2: [44_700, 100, 100],
              4: [8000, 0, 100],
              5: [61_250, 200, 100],
              8: [12_000, 0, 100],
            }),
            more: {
              stage: 'before-betting',
              menu: [option('fold', { ifSilent: true }), option('call', { cost: 100 })],
            },
          }),
          { clocks: [{ seat: ME, left: 0, bank: 24_000, of: 20_000 }] },
        ),
      },
    ],
  },
  capped: {
    house: 'rogelios',
    game: 'hold',
    frames: (base) => [
      {
        view: seated(
          base,
          round({
            ...FULL,
            more: {
              menu: RAISE.slice(0, 2),
              shut: [{ type: 'raise', refused: 'raise-cap-reached', rule: 'ROG-HOLD-W1', facts: { raises: 3 } }],
            },
          }),
        ),
      },
    ],
  },
  omaha: {
    house: 's-and-k',
    game: 'ohl',
    frames: (base) => [{ view: seated(base, round({ ...OMAHA, more: { stage: 'turn-betting', toAct: [5] } })) }],
  },
  stud: {
    house: 'rogelios',
    game: 'stud',
    frames: (base) => [
      {
        view: seated(
          base,
          round({
            hands: {
              1: '?? ?? +9s +8d +2c +Kd ??',
              2: 'Ah Ad +Ts +7h +4d +As 6c',
              3: '?? ?? +Qc +Qd +5s +3h ??',
              4: '?? ?? +2d +7s +Jh +Jd ??',
              5: '?? ?? +Kc +6d +8h +4c ??',
              6: '?? ?? +3d +3c +9h +Td ??',
              7: '?? ?? +5c +Js +8c +2s ??',
              8: '?? ?? +6h +Qs +Th +9d ??',
            },
            chips: stacks({
              1: [8200, 600, 2400],
              2: [15_300, 600, 2400],
              3: [9000, 600, 2400],
              4: [8800, 0, 2400],
              5: [4100, 0, 2400],
              6: [22_000, 0, 2400],
              7: [7400, 0, 2400],
              8: [6600, 0, 2400],
            }),
            more: {
              stage: '7th-betting',
              markers: { button: 5 },
              menu: [
                option('fold', { ifSilent: true }),
                option('call', { cost: 600 }),
                option('raise', { amount: { min: 1200, max: 1200, unit: 100 } }),
              ],
            },
          }),
        ),
      },
    ],
  },
  ...rummyStages(seated),
  ...arcStages(seated),
  ...overStages({ seated, round, stacks }),
  ...moreStages({ seated, round, stacks }),
};

/** What is on for a page, and whether its line has been cut. @type {WeakMap<Page, { stage: Stage, cut: boolean }>} */
const on = new WeakMap();
/**
 * Puts a stage between the page and the room: to be called before the page is opened. Called again, the next table the page looks at is
 * on another stage.
 * @param {Page} page @param {string} name
 */
export async function setStage(page, name) {
  const wanted = stages[name];
  if (!wanted) return;
  const isSet = on.has(page);
  on.set(page, { stage: wanted, cut: false });
  if (isSet) return;
  await page.routeWebSocket(/\/ws/, (ws) => {
    if (on.get(page)?.cut) {
      void ws.close();
      return;
    }
    const server = ws.connectToServer();
    /** Of the last frame on stage. */
    let version = 0;
    ws.onMessage((message) => {
      // Whoever is on stage asks nothing of the room.
      if (!String(message).includes('"t":"do"')) server.send(message);
    });
    server.onMessage((message) => {
      const frame = JSON.parse(String(message));
      // A stage is told the oldest way. What happens at the real table is not on it; and a page that asks for the table again gets the
      // stage again.
      if (frame.t === 'hello') return ws.send(JSON.stringify({ ...frame, wire: 1 }));
      if (frame.t === 'update' || frame.t === 'change') return;
      if (frame.t !== 'table') return ws.send(message);
      const now = /** @type {{ stage: Stage, cut: boolean }} */ (on.get(page));
      const { stage } = now;
      version = Math.max(version, frame.version);
      stage.frames(frame.view).forEach(({ view, events }) => {
        const from = version++;
        const told = { ...view, version };
        ws.send(
          JSON.stringify(
            events
              ? { t: 'update', table: frame.table, from, version, events, view: told }
              : { t: 'table', table: frame.table, version, view: told },
          ),
        );
      });
      for (const text of stage.also ?? [])
        ws.send(JSON.stringify({ t: 'chat', table: frame.table, from: 'p4', name: NAMES[3], text, at: 0 }));
      if (stage.cut)
        setTimeout(() => {
          now.cut = true;
          void ws.close();
        }, 1200);
    });
  });
}
