/**
 * Push-Nine: an ante, three cards, one round of betting, and the better rank of thirty-six. A tied pot is pushed: the script
 * goes back to the deal with a fresh pack, for those who tied and those who buy in, until one hand is best.
 */
import { pack52 } from '../cards/index.js';
import { HOUSE_FACTS } from '../facts/index.js';
import { pushNine as ranking } from '../hands/index.js';
import { compile, type Game, type Layout, type Seat, type Step } from '../kernel/index.js';
import { lawIncidents, pushNineLaw, pushNineWords } from '../rulings/law/index.js';
import {
  antes,
  antesIn,
  betting,
  dealEach,
  freshPack,
  gather,
  pushFelt,
  pushPot,
  pushShowdown,
  pushShuffle,
  takeFee,
} from '../steps/index.js';
import { type Family, raisesOf } from './family.js';
import { decisionsMax } from './push-nine-bound.js';
import type { PushNineRules } from './push-nine-rules.js';

/** Compiles the game for some seats, clockwise. */
export const pushNine = (id: string, rules: PushNineRules, seats: readonly Seat[]): Game =>
  compile({
    id,
    facts: HOUSE_FACTS,
    seats,
    pack: pack52,
    bound: (setup) => decisionsMax(rules, setup),
    keeps: ['stack', 'drop', 'jackpot'],
    reveals: ['HandShown', 'PotAwarded', 'PushPotDeclared'],
    voidKeeps: rules.feeOnVoid === 'keep' ? ['drop', 'jackpot'] : [],
    voidRule: rules.cites.void,
    script: (on) => script(on, rules),
    incidents: (on) => lawIncidents(pushNineWords, pushNineLaw(on, rules), rules),
  });

const DEAL = 'deal';

function script(on: Layout, rules: PushNineRules): readonly Step[] {
  const felt = pushFelt(on);
  const { cites, condition, raisesMax, capHeadsUp, shortAllIn, checkRaise, chip } = rules;
  const steps: readonly Step[] = [
    antes(felt),
    takeFee(felt, { name: 'collect', when: () => true }),
    freshPack(on, cites.deal),
    dealEach(on, { name: DEAL, count: 3, facing: 'down', to: felt.dealtTo, rule: cites.deal }),
    antesIn(felt, cites.antesIn),
    betting(felt, cites, {
      name: 'betting',
      opens: { at: 'nothing' },
      sizes: { limit: { kind: 'fixed', bet: condition }, chip },
      raises: { max: raisesMax, headsUp: capHeadsUp, afterCheck: checkRaise, shortAllIn },
    }),
    gather(felt, cites, 'gather'),
    pushShowdown(felt, cites, { ranking, dealsMax: rules.dealsMax, chip }),
    pushPot(felt, cites, { base: rules.buyInBase, mayBuyIn: rules.mayBuyIn, maySplit: rules.maySplit, chip }),
    takeFee(felt, { name: 'push-collect', when: (r) => rules.pushFee === 'again' && felt.isPush(r) }),
    pushShuffle(on, felt, cites.push, DEAL),
  ];
  return steps;
}

export const pushNineFamily: Family<PushNineRules> = { traits: (rules) => ({ raises: raisesOf(rules) }) };
