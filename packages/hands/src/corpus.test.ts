// A corpus of our own, made by seeds: hands of every game in every format come back exactly, and played again they come out the same.
import { describe, expect, test } from 'vitest';
import { enact } from './enact.js';
import { isFault } from './fault.js';
import { closedIn, faultOf, type Hand, handLine, readHandLine } from './hand.js';
import { ohhOf, readOhh } from './ohh.js';
import { phhOf } from './phh.js';
import { readPhh } from './phh-read.js';
import { starsOf } from './stars.js';
import { readStars } from './stars-read.js';
import { tellPoker } from './tell.js';
import { allTables, handsAt } from './test/corpus.js';

const tables = allTables();
const EACH = Number(process.env.HANDS ?? 3);
const corpus: readonly { rules: (typeof tables)[number]; hands: readonly Hand[] }[] = tables.map((rules, i) => ({
  rules,
  hands: handsAt(rules, i + 1, EACH),
}));

describe.each(corpus.map(({ rules, hands }) => [`${rules.gameId} ${rules.stake}`, rules, hands] as const))(
  '%s',
  (_, rules, hands) => {
    test('lines of our own lose nothing', () => {
      expect(hands.length).toBeGreaterThan(0);
      for (const hand of hands) {
        expect(readHandLine(handLine(hand))).toEqual(hand);
        expect(faultOf(hand)).toBeNull();
      }
    });
    const told = hands.map((hand) => [hand, tellPoker(hand)] as const);
    const poker = told.flatMap(([hand, one]) => (isFault(one) ? [] : [[hand, one] as const]));
    test('what is no poker is told by no format of poker, and all else is', () => {
      const isPoker = ['community', 'draw', 'stud', 'streets'].includes(rules.game.family);
      expect(told.map(([, one]) => (isFault(one) ? one.facts : null))).toEqual(
        hands.map(() => (isPoker ? null : { what: rules.gameId })),
      );
    });
    test('PHH and Open Hand History come back exactly', () => {
      for (const [, one] of poker) {
        expect(readPhh(phhOf(one))).toEqual([one]);
        expect(readOhh(ohhOf(one))).toEqual(one);
      }
    });
    test('the trackers’ text comes back to the same text, and adds up', () => {
      for (const [, one] of poker) {
        const text = starsOf(one);
        if (typeof text !== 'string') continue;
        const back = readStars(text);
        if (isFault(back)) throw new Error(JSON.stringify(back));
        expect(starsOf(back)).toBe(text);
        expect(back.end).toEqual(one.end);
      }
    });
    test('played again it comes out the same, chip by chip', () => {
      for (const [hand, one] of poker) {
        const again = enact(one);
        if (isFault(again)) throw new Error(JSON.stringify(again));
        expect(again.stopped).toBeNull();
        expect(closedIn(again.hand)?.stacks).toEqual(closedIn(hand)!.stacks);
      }
    });
  },
);
