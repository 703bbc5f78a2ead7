/**
 * The shoe. A fresh one is shuffled; one that goes on is set up again as it lay: what was dealt from it before is in the rack,
 * face up, and the rest waits in the same order. So a card keeps its place in the shoe, and the pledge of its shuffle, for as
 * long as the shoe lasts.
 */
import type { Face } from '../../cards/index.js';
import {
  type CardId,
  cardsIn,
  type Draft,
  type Felt,
  type Known,
  type Layout,
  NOBODY,
  option,
  refuse,
  type Step,
  step,
} from '../../kernel/index.js';
import { isJustThe, reshuffling, takeUp } from '../shuffle.js';
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
  const isPack = isJustThe(on.pack);
  const size = on.pack.length;
  return step<boolean>('shuffle', false, {
    toAct: (r, done) => (done || !felt.isBet(r) ? NOBODY : CHANCE),
    menu: () => [option('shuffle', { rule: rules.cites.shuffle })],
    decide: (d, _done, { faces = [] }) => {
      const { shoe: rule, shuffle } = rules.cites;
      if (!isPack(faces)) return d.refuse(refuse('not-this-pack', shuffle));
      const base = d.seen.length;
      const gone = base === 0 ? felt.terms(d).gone : 0;
      // On a redeal from a fresh shoe every card on the felt is collected first.
      if (gone === 0) takeUp(on, d);
      d.mint(faces);
      if (gone === 0) {
        d.move(cardsIn(d, box), box, stock);
        return d.say('PackShuffled', null, shuffle);
      }
      d.move(positions(base + gone, base + size), box, stock);
      d.move(positions(0, gone), box, rack, 'all');
      d.say('ShoeWentOn', null, rule);
    },
    evolve: (done, e) => done || e.type === 'PackShuffled' || e.type === 'ShoeWentOn',
  });
};

/** The most cards one decision can take out of the shoe: a hit, and the second card of every hand a circle may have been split into. */
export const RESERVE = 10;
/** More than the bank ever draws. */
export const BANK_RESERVE = 12;

/** Is the shoe too low to go on with, and is there a rack to shuffle into it? */
export const runsLow = ({ stock, rack }: TwentyOneFelt, r: Felt, reserve: number): boolean =>
  cardsIn(r, stock).length < reserve && cardsIn(r, rack).length > 0;

/** Shuffling the rack into what is left of the shoe, as a part of a step or as a step of its own. */
export const rackShuffle = (on: Layout, { stock, rack, rules }: TwentyOneFelt) => {
  const again = reshuffling(on);
  const zones = [stock, rack];
  const { reshuffle: rule } = rules.cites;
  return {
    menu: (r: Felt) => [again.offer(r, zones, rule)],
    decide: (d: Draft, faces: readonly Face[], face: Known): void => {
      if (again.shuffle(d, zones, rule, faces, face)) d.say('StubShuffled', null, rule);
    },
  };
};

/** Before the bank draws. */
export const refill = (on: Layout, felt: TwentyOneFelt): Step<boolean> => {
  const again = rackShuffle(on, felt);
  return step<boolean>('refill', false, {
    toAct: (r, done) => (!done && felt.isOn(r) && runsLow(felt, r, BANK_RESERVE) ? CHANCE : NOBODY),
    menu: (r) => again.menu(r),
    decide: (d, _done, { faces = [] }, face) => again.decide(d, faces, face),
    evolve: (done, e) => done || e.type === 'StubShuffled',
  });
};
