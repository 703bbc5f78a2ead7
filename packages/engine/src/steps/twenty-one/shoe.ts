/**
 * The shoe. A fresh one is shuffled; one that goes on is set up again as it lay: what was dealt from it before is in the rack,
 * face up, and the rest waits in the same order. So a card keeps its place in the shoe, and the pledge of its shuffle, for as
 * long as the shoe lasts (BAR-84).
 */
import {
  type CardId,
  type CardMove,
  cardsIn,
  type Decision,
  isRefusal,
  type Layout,
  NOBODY,
  option,
  type Round,
  refuse,
  type Step,
  shuffled,
  step,
  type Zone,
} from '../../kernel/index.js';
import { isJustThe, reshuffling } from '../shuffle.js';
import type { TwentyOneFelt } from './felt.js';

const CHANCE = ['chance'] as const;

/** Positions of the shoe from one to another, bottom card first: the last to arrive lies on top. */
function positions(from: number, to: number): CardId[] {
  const out: CardId[] = [];
  for (let i = to - 1; i >= from; i--) out.push(i);
  return out;
}

export const shoe = (on: Layout, felt: TwentyOneFelt): Step<boolean> => {
  const { stock, rack, rules } = felt;
  const box = on.zone('box');
  const spent = on.zone('spent');
  const isPack = isJustThe(on.pack);
  const size = on.pack.length;
  /** On a redeal from a fresh shoe every card on the felt is collected first. */
  const collected = (r: Round): CardMove[] =>
    r.zones.flatMap((cards, zone: Zone) =>
      cards.length > 0 && zone !== spent ? [{ cards, from: zone, to: spent, seen: null }] : [],
    );
  return step<boolean>('shuffle', false, {
    toAct: (r, done) => (done || felt.bets(r).length === 0 ? NOBODY : CHANCE),
    menu: () => [option('shuffle', { rule: rules.cites.shuffle })],
    decide: (r, _done, { faces = [] }): Decision => {
      const { shoe: rule, shuffle } = rules.cites;
      if (!isPack(faces)) return refuse('not-this-pack', shuffle);
      const base = r.seen.length;
      const gone = base === 0 ? felt.terms(r).gone : 0;
      const rest: CardMove = { cards: positions(base + gone, base + size), from: box, to: stock, seen: null };
      if (gone === 0) return [shuffled('PackShuffled', shuffle, [...collected(r), rest], faces)];
      const out: CardMove = { cards: positions(0, gone), from: box, to: rack, seen: 'all' };
      return [shuffled('ShoeWentOn', rule, [rest, out], faces)];
    },
    evolve: (done, e) => done || e.type === 'PackShuffled' || e.type === 'ShoeWentOn',
  });
};

/** The most cards one decision can take out of the shoe: a hit, and the second card of every hand a circle may have been split into. */
export const RESERVE = 10;
/** More than the bank ever draws. */
export const BANK_RESERVE = 12;

/** Is the shoe too low to go on with, and is there a rack to shuffle into it (BAR-85)? */
export const runsLow = ({ stock, rack }: TwentyOneFelt, r: Round, reserve: number): boolean =>
  cardsIn(r, stock).length < reserve && cardsIn(r, rack).length > 0;

/** Shuffling the rack into what is left of the shoe, as a part of a step or as a step of its own. */
export const rackShuffle = (on: Layout, { stock, rack, rules }: TwentyOneFelt) => {
  const again = reshuffling(on);
  const zones = [stock, rack];
  return {
    menu: (r: Round) => [again.offer(r, zones, rules.cites.reshuffle)],
    decide: (...[r, faces, face]: [Round, Parameters<typeof again.decide>[3], Parameters<typeof again.decide>[4]]) =>
      again.decide(r, zones, rules.cites.reshuffle, faces, face),
  };
};

/** Before the bank draws. */
export const refill = (on: Layout, felt: TwentyOneFelt): Step<boolean> => {
  const again = rackShuffle(on, felt);
  return step<boolean>('refill', false, {
    toAct: (r, done) => (!done && felt.isOn(r) && runsLow(felt, r, BANK_RESERVE) ? CHANCE : NOBODY),
    menu: (r) => again.menu(r),
    decide: (r, _done, { faces = [] }, face): Decision => {
      const e = again.decide(r, faces, face);
      return isRefusal(e) ? e : [e];
    },
    evolve: (done, e) => done || e.type === 'StubShuffled',
  });
};
