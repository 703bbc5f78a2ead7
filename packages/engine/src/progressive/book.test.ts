// The book of a progressive: the seed, the count at the end of a day, the backups, what is short, what follows a hit.
import { describe, expect, test } from 'vitest';
import {
  balance,
  begin,
  counted,
  type Posted,
  type Progressive,
  type ProgressiveRules,
  played,
  progressiveRules,
  removed,
} from './index.js';
import { dollars, GRAN, granBy } from './test/rules.js';

type Change = Partial<ProgressiveRules>;
const rulesWith = (change: Change, gran = GRAN): ProgressiveRules => progressiveRules.parse({ ...gran, ...change });
/** What was written into the book, and by which clause: 'fee box → fee 30 SPAN-PROG-11'. */
const linesOf = ({ entries }: Posted): readonly string[] =>
  entries.map(({ why, from, to, amount, rule }) => `${why} ${from} → ${to} ${amount / 100} ${rule}`);

/** A book in somebody's hands, in whole dollars. */
function open(change: Change = {}, gran = GRAN) {
  const rules = rulesWith(change, gran);
  const begun = begin(rules);
  let { book } = begun;
  let lines = linesOf(begun);
  const self = {
    /** So much was dropped, the tray paid so much and the jackpot so much. */
    play(dropped: number, tray = 0, jackpot = 0) {
      const sums = { dropped: dollars(dropped), tray: dollars(tray), jackpot: dollars(jackpot) };
      const posted = played(rules, book, sums);
      book = posted.book;
      lines = linesOf(posted);
      expect(balance(book)).toBe(0);
      return self;
    },
    count() {
      const posted = counted(rules, book);
      book = posted.book;
      lines = linesOf(posted);
      expect(balance(book)).toBe(0);
      return posted.count;
    },
    day(dropped: number, tray = 0) {
      self.play(dropped, tray);
      return self.count();
    },
    /** The box is counted until the jackpot stands at so much: only for books without backups on the way. */
    set(at: Partial<Progressive['at']>) {
      const players = book.at.players - Object.entries(at).reduce((sum, [k, v]) => sum + v - book.at[k as 'box'], 0);
      book = { ...book, at: { ...book.at, ...at, players } };
      return self;
    },
    get at() {
      const { meter, box, tray, house, fee } = book.at;
      const [first, second] = [book.at['backup-1'], book.at['backup-2']];
      return {
        meter: meter / 100,
        box: box / 100,
        tray: tray / 100,
        house: house / 100,
        fee: fee / 100,
        first: first / 100,
        second: second / 100,
      };
    },
    get book() {
      return book;
    },
    /** What the last page says. */
    get lines() {
      return lines;
    },
    get rules() {
      return rules;
    },
  };
  return self;
}

describe('the seed', () => {
  test('SPAN-PROG-9, REG-60 the jackpot is seeded with at least $500', () => {
    expect(open().at).toMatchObject({ meter: 500, house: -500 });
    expect(open().lines).toEqual(['seed house → meter 500 SPAN-PROG-9']);
    expect(open({ seed: dollars(2_000) }).at.meter).toBe(2_000);
    expect(() => rulesWith({ seed: dollars(499) })).toThrow('seed-too-small');
  });
  test('AMB-SPAN-17 it is not recovered until the house has picked a way', () => {
    const p = open();
    expect(p.day(300)).toMatchObject({ seedBack: 0, toMeter: dollars(300) });
    expect(p.at.house).toBe(-500);
  });
  test('SPAN-PROG-12, REG-62 all of it is recovered before the jackpot rises', () => {
    const p = open({}, granBy({ 'span.prog.seed': 'full_first' }));
    expect(p.day(300)).toMatchObject({ seedBack: dollars(300), toMeter: 0, posted: dollars(500) });
    expect(p.lines).toEqual(['seed-back box → house 300 SPAN-PROG-12']);
    expect(p.day(300)).toMatchObject({ seedBack: dollars(200), toMeter: dollars(100), posted: dollars(600) });
    expect(p.day(300)).toMatchObject({ seedBack: 0, toMeter: dollars(300) });
    expect(p.at.house).toBe(0);
  });
  test('SPAN-PROG-13, REG-62 a portion at each count, the rest to the jackpot, until it is recovered', () => {
    const p = open({}, granBy({ 'span.prog.seed': 'portion', 'span.prog.portion': 40 }));
    expect(p.day(1_000)).toMatchObject({ seedBack: dollars(400), toMeter: dollars(600) });
    expect(p.lines).toEqual(['seed-back box → house 400 SPAN-PROG-13', 'to-meter box → meter 600 SPAN-PROG-11']);
    expect(p.day(1_000)).toMatchObject({ seedBack: dollars(100), toMeter: dollars(900) });
    expect(p.day(1_000)).toMatchObject({ seedBack: 0, toMeter: dollars(1_000) });
    expect(p.at.house).toBe(0);
  });
});

describe('the count', () => {
  test('SPAN-PROG-2, SPAN-PROG-6 wagers lie in a box of their own until they are counted', () => {
    const p = open().play(80);
    expect(p.at).toMatchObject({ box: 80, meter: 500 });
    expect(p.lines).toEqual(['wager players → box 80 SPAN-PROG-6']);
    p.count();
    expect(p.at).toMatchObject({ box: 0, meter: 580 });
  });
  test('SPAN-PROG-10, REG-61 the house first takes out what the tray has paid', () => {
    const p = open();
    expect(p.day(400, 150)).toMatchObject({ box: dollars(400), trayPaid: dollars(150), trayBack: dollars(150) });
    expect(p.at).toMatchObject({ meter: 750, tray: 0 });
    expect(p.lines).toEqual(['tray-back box → tray 150 SPAN-PROG-10', 'to-meter box → meter 250 SPAN-PROG-11']);
  });
  test('SPAN-PROG-11, REG-61 what is left, less the fee, is added and posted the next day', () => {
    const p = open({ fee: 10 }).play(400, 100);
    expect(p.at.meter).toBe(500); // not until the count
    expect(p.count()).toMatchObject({ day: 1, fee: dollars(30), toMeter: dollars(270), posted: dollars(770) });
    expect(p.lines.slice(1)).toEqual(['fee box → fee 30 SPAN-PROG-11', 'to-meter box → meter 270 SPAN-PROG-11']);
    expect(p.at.fee).toBe(30);
    expect(p.book.day).toBe(2);
  });
  test('SPAN-PROG-16, REG-64, AMB-SPAN-16 a shortage is carried forward against future win', () => {
    const p = open();
    expect(p.day(100, 250)).toMatchObject({
      trayBack: dollars(100),
      carriedOut: dollars(150),
      toMeter: 0,
      posted: dollars(500),
    });
    expect(p.day(120)).toMatchObject({
      carriedIn: dollars(150),
      trayBack: dollars(120),
      carriedOut: dollars(30),
      posted: dollars(500),
    });
    expect(p.day(100)).toMatchObject({
      carriedIn: dollars(30),
      trayBack: dollars(30),
      carriedOut: 0,
      toMeter: dollars(70),
    });
    expect(p.at.tray).toBe(0);
  });
  test('SPAN-PROG-16, REG-64 or it is taken from a backup, and the jackpot never falls', () => {
    const p = open({ shortage: 'backup' }).set({
      meter: dollars(6_000),
      'backup-1': dollars(5_000),
      'backup-2': dollars(60),
    });
    expect(p.day(100, 250)).toMatchObject({ fromBackups: dollars(150), carriedOut: 0, posted: dollars(6_000) });
    expect(p.at).toMatchObject({ first: 4_910, second: 0, tray: 0 });
    expect(p.lines.slice(1)).toEqual([
      'shortage backup-2 → tray 60 SPAN-PROG-16',
      'shortage backup-1 → tray 90 SPAN-PROG-16',
    ]);
    const poor = open({ shortage: 'backup' });
    expect(poor.day(100, 250)).toMatchObject({ fromBackups: 0, carriedOut: dollars(150), posted: dollars(500) });
  });
});

describe('backups', () => {
  test('SPAN-PROG-14, REG-63, AMB-SPAN-12 the first begins when the jackpot reaches $5,000, the second when the first does', () => {
    const p = open();
    p.day(4_400);
    expect(p.at).toMatchObject({ meter: 4_900, first: 0 });
    p.day(300);
    expect(p.at).toMatchObject({ meter: 5_100, first: 100 });
    expect(p.lines).toEqual([
      'to-meter box → meter 100 SPAN-PROG-11',
      'to-backup box → backup-1 100 SPAN-PROG-14',
      'to-meter box → meter 100 SPAN-PROG-11',
    ]);
    p.day(10_000);
    expect(p.at).toMatchObject({ meter: 10_100, first: 5_000, second: 100 });
  });
  test('SPAN-PROG-15, REG-63 none passes $5,000 until the jackpot stands at $20,000', () => {
    const p = open().set({ meter: dollars(10_000), 'backup-1': dollars(5_000), 'backup-2': dollars(4_990) });
    p.day(1_000);
    expect(p.at).toMatchObject({ meter: 10_990, first: 5_000, second: 5_000 });
    p.day(9_010);
    expect(p.at).toMatchObject({ meter: 20_000, first: 5_000, second: 5_000 });
    expect(p.lines).toEqual(['to-meter box → meter 9010 SPAN-PROG-15']);
    p.day(100);
    expect(p.at).toMatchObject({ meter: 20_050, first: 5_050, second: 5_000 });
    // A day that lifts the cap: all of it to the jackpot until it stands there, and a share of what is left to the first.
    const across = open().set({ meter: dollars(19_990), 'backup-1': dollars(5_000), 'backup-2': dollars(5_000) });
    across.day(110);
    expect(across.at).toMatchObject({ meter: 20_050, first: 5_050, second: 5_000 });
  });
  test('SPAN-PROG-15, BAR-112 when a hit brings the jackpot below $20,000, it takes back what a backup holds above the cap', () => {
    const p = open().set({ meter: dollars(24_000), 'backup-1': dollars(9_000), 'backup-2': dollars(5_000) });
    p.play(0, 0, 6_000);
    expect(p.at).toMatchObject({ meter: 20_000, first: 7_000, second: 5_000 });
    expect(p.lines).toEqual([
      'jackpot meter → players 6000 SPAN-PROG-3',
      'backup-down backup-1 → meter 2000 SPAN-PROG-15',
    ]);
    p.play(0, 0, 5_000);
    expect(p.at).toMatchObject({ meter: 17_000, first: 5_000, second: 5_000 });
  });
  test('a house that gives them no share keeps none', () => {
    const p = open({ backups: { ...GRAN.backups, share: 0 } });
    p.day(30_000);
    expect(p.at).toMatchObject({ meter: 30_500, first: 0, second: 0 });
  });
});

describe('after a hit', () => {
  test('AMB-SPAN-10 a royal takes its share, and the jackpot stands at the rest', () => {
    const p = open()
      .set({ meter: dollars(4_000) })
      .play(0, 0, 1_000);
    expect(p.at).toMatchObject({ meter: 3_000, house: -500 });
  });
  test('AMB-SPAN-10 after five of a kind the first backup is the jackpot, and the second the first', () => {
    const p = open().set({ meter: dollars(9_000), 'backup-1': dollars(5_000), 'backup-2': dollars(700) });
    p.play(0, 0, 9_000);
    expect(p.at).toMatchObject({ meter: 5_000, first: 700, second: 0, house: -500 });
    p.play(0, 0, 5_000).play(0, 0, 700);
    expect(p.at).toMatchObject({ meter: 500, first: 0, house: -1_000 });
  });
  test('AMB-SPAN-10 never below the seed: a young backup is topped up by the house after five of a kind', () => {
    const p = open().set({ meter: dollars(5_010), 'backup-1': dollars(10) });
    p.play(0, 0, 5_010);
    expect(p.at).toMatchObject({ meter: 500, first: 0, house: -990 });
  });
  test('AMB-SPAN-10 never below the seed: nor after a royal, and what the house put in may be recovered as seed is', () => {
    const p = open({ recovery: 'full-first' }).play(0, 0, 125);
    expect(p.at).toMatchObject({ meter: 500, house: -625 });
    expect(p.book.seedOwed).toBe(dollars(625));
    expect(p.day(700)).toMatchObject({ seedBack: dollars(625), toMeter: dollars(75), posted: dollars(575) });
    expect(open({ seed: dollars(2_000) }).play(0, 0, 500).at).toMatchObject({ meter: 2_000, house: -2_500 });
  });
  test('AMB-SPAN-10 or, by the switch, always a new seed', () => {
    const p = open({ reset: 'seed' }).set({ meter: dollars(9_000), 'backup-1': dollars(5_000) });
    p.play(0, 0, 9_000);
    expect(p.at).toMatchObject({ meter: 500, first: 5_000, house: -1_000 });
  });
  test('BAR-110 where less than a wager is left, four royals too start it again', () => {
    const p = open().set({ meter: 400_003 }).play(0, 0, 4_000);
    expect(p.at.meter).toBe(500.03);
  });
  test('a jackpot that holds too little cannot be paid from', () => {
    expect(() => open().play(0, 0, 501)).toThrow('meter holds 50000');
  });
});

test('SPAN-PROG-21, REG-65, BAR-111 taken out of play, it is counted, and what players were promised goes to another progressive', () => {
  const p = open({ recovery: 'full-first' })
    .set({ meter: dollars(6_000), 'backup-1': dollars(300) })
    .play(900, 75);
  const { book, count } = removed(p.rules, p.book);
  expect(count).toMatchObject({ trayBack: dollars(75), seedBack: dollars(500) });
  expect(book.at).toMatchObject({
    meter: 0,
    'backup-1': 0,
    box: 0,
    transferred: dollars(6_000 + 300 + 900 - 75 - 500),
  });
  expect(balance(book)).toBe(0);
  expect(() => played(p.rules, book, { dropped: 100, tray: 0, jackpot: 0 })).toThrow('removed from play');
});
