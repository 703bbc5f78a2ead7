/** The board: a burn, then cards turned up for everybody. Nothing is dealt once a single hand is left. */
import { cardsIn, type Felt, NOBODY, option, type RuleId, type Step, step } from '../kernel/index.js';
import { type PokerCites, type PokerFelt, termsOf } from './poker.js';

/**
 * Burns the top card, and with it any card a forgotten burn still owes. The first burn of a hand is passed over when a flop
 * turned too soon was taken back and its burn stayed.
 */
export const burn = (
  on: PokerFelt,
  cites: Pick<PokerCites, 'burn'>,
  name: string,
  isFirst: boolean,
  when: (r: Felt) => boolean = () => true,
): Step<boolean> =>
  step(name, true, {
    open: (d) => {
      if (!on.contested(d) || !when(d) || (isFirst && cardsIn(d, on.burn).length > 0)) return;
      const owed = cardsIn(d, on.nextBurn);
      d.move(owed, on.nextBurn, on.burn);
      d.moveTop(1, on.stock, on.burn);
      d.say('CardBurned', null, cites.burn);
    },
  });

export const turnUp = (on: PokerFelt, rule: RuleId, name: string, count: number): Step<boolean> =>
  step(name, true, {
    open: (d) => {
      if (!on.contested(d)) return;
      d.moveTop(count, on.stock, on.board, 'all');
      d.say('BoardDealt', null, rule, { street: name, count });
    },
  });

const DEALER = ['dealer'] as const;
/**
 * Where a person deals and nobody can bet any more, he says when he goes on: until then what he dealt wrong can be reported. With
 * the engine dealing there is nothing to wait for.
 */
export const dealerGoesOn = (
  on: PokerFelt,
  name: string,
  rule: RuleId,
  when: (r: Felt) => boolean = () => true,
): Step<boolean> => {
  const GO_ON = [option('deal-on', { rule, ifSilent: true })];
  const waits = (r: Felt): boolean => termsOf(r).dealer === 'person' && on.contested(r) && on.able(r) < 2 && when(r);
  return step<boolean>(name, false, {
    blind: true,
    toAct: (r, done) => (!done && waits(r) ? DEALER : NOBODY),
    menu: () => GO_ON,
    decide: (d) => d.say('DealerWentOn', null, rule),
    evolve: (done, e) => done || e.type === 'DealerWentOn',
  });
};
