// PHH as others write it: no field of ours in it. Every variant is read, played to its end, written and read again the same.
import { describe, expect, test } from 'vitest';
import { isFault } from './fault.js';
import { type ReadHand, readText, writeAs } from './formats.js';
import { type Hand, handLine, stacksIn } from './hand.js';
import { readHandLine } from './line.js';
import { tellPoker } from './tell.js';

function one(text: string): ReadHand {
  const [read] = readText('phh', text);
  if (!read || isFault(read)) throw new Error(JSON.stringify(read));
  return read;
}
const written = (hand: Hand): string => {
  const text = writeAs('phh', hand);
  if (isFault(Object(text))) throw new Error(JSON.stringify(text));
  return String(text);
};
/** By position, in the currency. */
const ends = ({ hand }: ReadHand): readonly number[] => {
  const poker = tellPoker(hand);
  if (isFault(poker)) throw new Error(JSON.stringify(poker));
  return poker.players.map(({ seat }) => stacksIn(hand).find((stack) => stack.seat === seat)!.to! / 100);
};
const phh = (fields: string, actions: string): string =>
  `${fields.trim()}\nactions = [\n${actions
    .split(/[,\n]/)
    .map((action) => `  ${JSON.stringify(action.trim())},\n`)
    .join('')}]\n`;
const FIXED = 'small_bet = 2\nbig_bet = 4\n';

interface Case {
  readonly fields: string;
  readonly actions: string;
  readonly ends: readonly number[];
}
/** The two hands with which the format's specification begins, two more of its collection, and one of each other variant. */
const HANDS: Readonly<Record<string, Case>> = {
  'NT: Dwan and Ivey, 2009': {
    fields: `variant = "NT"\nantes = [500, 500, 500]\nblinds_or_straddles = [1000, 2000, 0]\nmin_bet = 2000
      starting_stacks = [1125600, 2000000, 553500]\nyear = 2009\nplayers = ["Phil Ivey", "Patrik Antonius", "Tom Dwan"]
      currency = "USD"`,
    actions: `d dh p1 Ac2d, d dh p2 ????, d dh p3 7h6h, p3 cbr 7000, p1 cbr 23000, p2 f, p3 cc
      d db Jc3d5c, p1 cbr 35000, p3 cc
      d db 4h, p1 cbr 90000, p3 cbr 232600, p1 cbr 1067100, p3 cc, p1 sm Ac2d, p3 sm 7h6h, d db Jh`,
    ends: [572100, 1997500, 1109500],
  },
  'F2L3D: Yockey and Arieh, 2019': {
    fields: `variant = "F2L3D"\nantes = [0, 0, 0, 0]\nblinds_or_straddles = [75000, 150000, 0, 0]
      small_bet = 150000\nbig_bet = 300000\nstarting_stacks = [1180000, 4340000, 5910000, 10765000]
      city = "Las Vegas"\nday = 28\nmonth = 6\nyear = 2019
      players = ["Bryce Yockey", "Phil Hui", "John Esposito", "Josh Arieh"]`,
    actions: `d dh p1 7h6c4c3d2c, d dh p2 ??????????, d dh p3 ??????????, d dh p4 AsQs6s5c3c
      p3 f, p4 cbr 300000, p1 cbr 450000, p2 f, p4 cc
      p1 sd, p4 sd AsQs, d dh p4 2hQh, p1 cbr 150000, p4 cc
      p1 sd, p4 sd Qh, d dh p4 4d, p1 cbr 300000, p4 cc
      p1 sd, p4 sd 6s, d dh p4 7c, p1 cbr 280000, p4 cc, p1 sm 7h6c4c3d2c, p4 sm 2h4d7c5c3c`,
    ends: [0, 4190000, 5910000, 12095000],
  },
  'NS: only the button posts a blind': {
    fields: `variant = "NS"\nante_trimming_status = true\nantes = [3000, 3000, 3000, 3000, 3000, 3000]
      blinds_or_straddles = [0, 0, 0, 0, 0, 3000]\nmin_bet = 3000
      starting_stacks = [495000, 232000, 362000, 403000, 301000, 204000]\ncity = "London"\nyear = 2019\ncurrency = "GBP"`,
    actions: `d dh p1 Th8h, d dh p2 QsJd, d dh p3 QhQd, d dh p4 8d7c, d dh p5 KhKs, d dh p6 8c7h
      p1 cc, p2 cc, p3 cbr 35000, p4 f, p5 cbr 298000, p6 f, p1 f, p2 f, p3 cc
      p5 sm KhKs, p3 sm QhQd, d db 9h6cKc, d db Jh, d db Ts`,
    ends: [489000, 226000, 684000, 400000, 0, 198000],
  },
  'PO: two players, quarters of a dollar': {
    fields: `variant = "PO"\nantes = [0, 0]\nblinds_or_straddles = [500, 1000]\nmin_bet = 1000
      starting_stacks = [1259450.25, 678473.5]\nmonth = 11\nyear = 2009`,
    actions: `d dh p1 Ah3sKsKh, d dh p2 6d9s7d8h, p2 cbr 3000, p1 cbr 9000, p2 cbr 27000, p1 cbr 81000, p2 cc
      d db 4s5c2h, p1 cbr 91000, p2 cbr 435000, p1 cbr 779000, p2 cc
      p1 sm Ah3sKsKh, p2 sm 6d9s7d8h, d db 5h, d db 9c`,
    ends: [1937923.75, 0],
  },
  FT: {
    fields: `variant = "FT"\nantes = [0, 0, 0]\nblinds_or_straddles = [1, 2, 0]\n${FIXED}starting_stacks = [100, 100, 100]`,
    actions: `d dh p1 ????, d dh p2 AhAd, d dh p3 KhKd, p3 cbr 4, p1 f, p2 cc
      d db 2c7dTs, p2 cc, p3 cbr 2, p2 cc, d db 3h, p2 cbr 4, p3 cc, d db 4h, p2 cc, p3 cc, p2 sm AhAd, p3 sm KhKd`,
    ends: [99, 111, 90],
  },
  'FO/8': {
    fields: `variant = "FO/8"\nantes = [0, 0, 0]\nblinds_or_straddles = [1, 2, 0]\n${FIXED}starting_stacks = [50, 50, 50]`,
    actions: `d dh p1 AhAdKhQd, d dh p2 Ac4s5h6h, d dh p3 ????????, p3 cc, p1 cc, p2 cc
      d db 2c3d8h, p1 cbr 2, p2 cc, p3 f, d db Kc, p1 cc, p2 cc, d db Ks, p1 cc, p2 cc
      p1 sm AhAdKhQd, p2 sm Ac4s5h6h`,
    ends: [51, 51, 48],
  },
  F7S: {
    fields: `variant = "F7S"\nantes = [1, 1]\nbring_in = 1\n${FIXED}starting_stacks = [60, 60]`,
    actions: `d dh p1 KsKd3c, d dh p2 QsQd9h, p1 pb, p2 cbr 2, p1 cc
      d dh p1 4c, d dh p2 Td, p2 cbr 2, p1 cc, d dh p1 5s, d dh p2 Jh, p2 cbr 4, p1 cc
      d dh p1 6h, d dh p2 2d, p2 cc, p1 cc, d dh p1 8d, d dh p2 2s, p2 cc, p1 cc
      p2 sm QsQd9hTdJh2d2s, p1 sm KsKd3c4c5s6h8d`,
    ends: [51, 69],
  },
  'F7S/8': {
    fields: `variant = "F7S/8"\nantes = [2, 2, 2]\nbring_in = 1\n${FIXED}starting_stacks = [60, 60, 60]`,
    actions: `d dh p1 As2d3c, d dh p2 QsQd9h, d dh p3 ????5h, p1 pb, p2 cbr 2, p3 f, p1 cc
      d dh p1 4c, d dh p2 Td, p2 cbr 2, p1 cc, d dh p1 6s, d dh p2 Jh, p2 cbr 4, p1 cc
      d dh p1 Kh, d dh p2 2c, p1 cc, p2 cc, d dh p1 8d, d dh p2 2s, p1 cc, p2 cc
      p1 sm As2d3c4c6sKh8d, p2 sm QsQd9hTdJh2c2s`,
    ends: [61, 61, 58],
  },
  FR: {
    fields: `variant = "FR"\nantes = [1, 1]\nbring_in = 1\n${FIXED}starting_stacks = [60, 60]`,
    actions: `d dh p1 Ah2d3c, d dh p2 4h5dKc, p2 pb, p1 cbr 2, p2 cc
      d dh p1 5c, d dh p2 6d, p1 cbr 2, p2 cc, d dh p1 7h, d dh p2 8d, p1 cbr 4, p2 cc
      d dh p1 Kd, d dh p2 7s, p1 cc, p2 cc, d dh p1 Qs, d dh p2 Qd, p1 cc, p2 cc
      p1 sm Ah2d3c5c7hKdQs, p2 sm 4h5dKc6d8d7sQd`,
    ends: [69, 51],
  },
  N2L1D: {
    fields: `variant = "N2L1D"\nantes = [0, 0, 0]\nblinds_or_straddles = [1, 2, 0]\nmin_bet = 2\nstarting_stacks = [50, 50, 50]`,
    actions: `d dh p1 7h5c4d3s2c, d dh p2 ??????????, d dh p3 9s8h6c3d2h, p3 cbr 6, p1 cbr 18, p2 f, p3 cc
      p1 sd, p3 sd 9s, d dh p3 Kh, p1 cbr 20, p3 f`,
    ends: [70, 48, 32],
  },
  FB: {
    fields: `variant = "FB"\nantes = [0, 0, 0]\nblinds_or_straddles = [1, 2, 0]\n${FIXED}starting_stacks = [100, 100, 100]`,
    actions: `d dh p1 As2d3cKh, d dh p2 ????????, d dh p3 KsKdQcJh, p3 cbr 4, p1 cc, p2 f
      p1 sd Kh, p3 sd KsKd, d dh p1 Qh, d dh p3 5s6d, p1 cbr 2, p3 cc, p1 sd Qh, p3 sd, d dh p1 4h, p1 cbr 4, p3 f`,
    ends: [108, 98, 94],
  },
  'NT: an ante of the big blind alone': {
    fields: `variant = "NT"\nantes = [0, 2, 0]\nblinds_or_straddles = [1, 2, 0]\nmin_bet = 2\nstarting_stacks = [90, 90, 90]`,
    actions: `d dh p1 ????, d dh p2 ????, d dh p3 ????, p3 cbr 6, p1 f, p2 f`,
    ends: [89, 86, 95],
  },
  'NS: antes and no blind': {
    fields: `variant = "NS"\nantes = [1, 1, 1]\nblinds_or_straddles = [0, 0, 0]\nmin_bet = 1\nstarting_stacks = [90, 90, 90]`,
    actions: `d dh p1 ????, d dh p2 ????, d dh p3 ????, p1 cc, p2 cbr 4, p3 f, p1 f`,
    ends: [89, 92, 89],
  },
};
describe.each(Object.entries(HANDS))('%s', (_, { fields, actions, ends: wanted }) => {
  test('read, played to its end, written and read again the same', () => {
    const read = one(phh(fields, actions));
    expect(read).toMatchObject({ stopped: null, over: true });
    expect(ends(read)).toEqual(wanted);
    const again = one(written(read.hand));
    expect(again).toMatchObject({ stopped: null, over: true });
    expect(handLine(again.hand)).toBe(handLine(read.hand));
    expect(written(again.hand)).toBe(written(read.hand));
  });
});

const PLAIN = HANDS.FT!;
const SAID = `author = "Ana Ruiz"
event = "A Saturday's game"
city = "Guadalupe"
time = 23:30:00
time_zone = "America/Los_Angeles"
day = 4
month = 7
year = 2024
hand = "the last"
level = 3
seat_count = 8
currency = "MXN"
currency_symbol = "$"
ante_trimming_status = true
time_banks = [30, 12.5, inf]
"my note" = "# and so on"
_theirs = [1, 2]`;
describe('what a file says besides', () => {
  const read = one(`${phh(PLAIN.fields, PLAIN.actions)}${SAID}\n`);
  test('is written again as it stood, also from a line of our own', () => {
    const back = readHandLine(handLine(read.hand));
    if (isFault(back)) throw new Error(JSON.stringify(back));
    const lines = written(back).split('\n');
    const said = SAID.replace('23:30:00', '23:30:00.000').replace('[30, 12.5, inf]', '[ 30, 12.5, inf ]');
    expect(lines).toEqual(expect.arrayContaining(said.replace('[1, 2]', '[ 1, 2 ]').split('\n')));
    expect(lines.filter((line) => /^(currency|hand|seat_count|table) =/.test(line))).toHaveLength(3);
  });
  test('a local time is the moment it was there', () => {
    expect(new Date(read.hand.at!).toISOString()).toBe('2024-07-05T06:30:00.000Z');
    const winter = SAID.replace('month = 7', 'month = 1');
    expect(one(`${phh(PLAIN.fields, PLAIN.actions)}${winter}\n`).hand.at).toBe(Date.UTC(2024, 0, 5, 7, 30));
    const [nowhere] = readText('phh', `${phh(PLAIN.fields, PLAIN.actions)}${SAID.replace('Los_Angeles', 'Nowhere')}\n`);
    expect(nowhere).toMatchObject({ fault: 'bad-field', facts: { field: 'time_zone' } });
  });
  test('cannot bring in a line of its own', () => {
    for (const besides of [
      { event: '"x"\nantes = [9]' },
      { event: '"x' },
      { antes: '[9, 9, 9]' },
      { _baraja_terms: '"{}"' },
    ])
      expect(readHandLine(handLine({ ...read.hand, besides }))).toMatchObject({ facts: { field: 'besides' } });
  });
});
test('a single hand has no number before it, one among others has', () => {
  const { hand } = one(phh(PLAIN.fields, PLAIN.actions));
  expect(written(hand)).toMatch(/^variant = "FT"\n/);
  expect(writeAs('phh', hand, 2)).toBe(`[2]\n${written(hand)}\n`);
});
