// Where bots think. What a bot is given is one seat's view and the rules on the wall, nothing else; so it may think anywhere. In a
// room with people it does so in threads of its own: a choice is a few hundred deals, and whoever acts meanwhile should not wait.
import { type HouseCommand, seeded } from 'baraja';
import { type Advice, advise, bots, type Posted, prepare, type Seen } from 'baraja/bots';

/** A choice to be made. The same thought leads to the same choice, whoever thinks it. */
export interface Thought {
  readonly bot: string;
  readonly seen: Seen;
  readonly seed: number;
}
export interface Minds {
  /** Throws `CalledOff` when the room closes before there is an answer. */
  choose(thought: Thought): HouseCommand | Promise<HouseCommand>;
  /** The same choice, and what it rests on. */
  advise(thought: Thought): Advice | Promise<Advice>;
  /** Learns what bots must know of a game before anybody waits for them. */
  learn(rules: Posted['rules']): void;
  /** Nobody waits for a thought any more: those under way are called off. */
  close(): Promise<void>;
}
/** The room closes: what a bot was thinking is not waited for, and is thought again when the hand goes on. */
export class CalledOff extends Error {
  constructor() {
    super('the room is closing: nobody waits for this choice');
  }
}

/** In the room's own thread: for tests, and for want of anything better. */
export const thinkHere: Minds = {
  choose: ({ bot, seen, seed }) => bots[bot]!.choose(seen, seeded(seed)),
  advise: ({ bot, seen, seed }) => advise(bot, seen, seed),
  learn(rules) {
    if (rules) prepare(rules);
  },
  async close() {},
};
