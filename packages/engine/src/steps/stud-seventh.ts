/** A last card that was dealt face up: its owner is all in for the pot so far, or plays on like anybody else. */
import { type Felt, NOBODY, option, type RuleId, type Seat, type Step, seated, step } from '../kernel/index.js';
import type { StudFelt } from './stud.js';

/** Passed over unless a ruling has laid a lammer before a seat and sent play here. */
export const seventhChoice = (on: StudFelt, rule: RuleId): Step<boolean> => {
  const { openSeventh, standsPat, lies } = on;
  const MENU = [option('stay-active', { rule, ifSilent: true }), option('declare-all-in', { rule })];
  const undecided = (r: Felt): readonly Seat[] => on.fromLeft(r, on.ableSet(r)).filter((s) => lies(r, openSeventh(s)));
  return step<boolean>('seventh-choice', true, {
    blind: true,
    toAct: (r) => {
      const [first] = undecided(r);
      return first === undefined || !on.contested(r) ? NOBODY : [first];
    },
    menu: () => MENU,
    decide: (d, _now, c) => {
      const seat = seated(c.actor);
      d.mark(openSeventh(seat), null);
      if (c.type === 'stay-active') return d.say('StayedActive', seat, rule);
      d.mark(standsPat(seat), seat);
      return d.say('DeclaredAllIn', seat, rule);
    },
  });
};
