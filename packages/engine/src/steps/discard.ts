/** Throwing away hole cards: every live hand at once, each unseen by the others (crazy pineapple's one card before the turn). */
import {
  type Actor,
  type CardId,
  type Draft,
  type Felt,
  NOBODY,
  option,
  type Seat,
  type Step,
  seated,
  step,
} from '../kernel/index.js';
import type { PokerCites, PokerFelt } from './poker.js';

export interface DiscardRules {
  readonly name: string;
  /** How many cards a hand keeps. */
  readonly keep: number;
  /** Play waits until all have thrown; or the dealer may go on, and whoever holds too many is dead. */
  readonly waits: boolean;
}

/** What a seat has thrown away: its own again, should the flop be taken back it was thrown for. */
export interface Thrown {
  readonly seat: Seat;
  readonly cards: readonly CardId[];
}

export const discard = (
  on: PokerFelt,
  cites: Pick<PokerCites, 'discard' | 'lateDiscard'>,
  { name, keep, waits }: DiscardRules,
): Step<readonly Thrown[]> => {
  const over = (r: Felt, s: Seat): number => on.cardsOf(r, s).length - keep;
  const late = (r: Felt): Seat[] => (on.contested(r) ? on.live(r).filter((s) => over(r, s) > 0) : []);
  const GO_ON = [option('go-on', { rule: cites.lateDiscard })];
  return step<readonly Thrown[]>(name, [], {
    toAct: (r): readonly Actor[] => {
      const seats = late(r);
      if (seats.length === 0) return NOBODY;
      // Nobody has thrown yet: to go on would leave no hand to win the pot.
      return waits || seats.length === on.live(r).length ? seats : [...seats, 'dealer'];
    },
    menu: (r, _thrown, actor) => {
      if (actor === 'dealer') return GO_ON;
      const n = over(r, seated(actor));
      const cards = { from: on.cardsOf(r, seated(actor)), min: n, max: n };
      return [option('discard', { rule: cites.discard, cards, ifSilent: true })];
    },
    decide: (d, _thrown, c) => {
      if (c.type === 'go-on') {
        for (const seat of late(d)) kill(d, seat);
        return;
      }
      const seat = seated(c.actor);
      d.move(c.cards!, on.hand(seat), on.muck);
      d.say('Discarded', seat, cites.discard, { count: c.cards!.length });
    },
    evolve: (thrown, e) => (e.type === 'Discarded' ? [...thrown, { seat: e.seat!, cards: e.cards[0]!.cards }] : thrown),
  });
  function kill(d: Draft, seat: Seat): void {
    d.move(on.cardsOf(d, seat), on.hand(seat), on.muck);
    d.say('HandKilled', seat, cites.lateDiscard);
  }
};
