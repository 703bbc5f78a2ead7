/**
 * A round from a script, by a table's rules as they are given: what an example in a house's documents is played with, and every test
 * of a rule (`round.ts` says how).
 */
import type { TableRules } from '../table/index.js';
import { DrawHand } from './draw.js';
import type { Sitting } from './opening.js';
import { PaiGow } from './pai-gow.js';
import { Hand } from './poker.js';
import { Nine } from './push.js';
import type { TestRound } from './round.js';
import { EscGame, LargoGame, PanHand } from './rummy.js';
import { Span } from './spanish.js';
import { StreetHand } from './streets.js';
import { StudHand } from './stud.js';
import { Twenty } from './twenty-one.js';

export { firstDeal } from '../table/first-deal.js';
export { BankedRound } from './bank.js';
export { Days } from './days.js';
export { Evening, type EveningPlan, NoLine } from './evening.js';
export { Hand } from './poker.js';
export { type More, Refused, type TestRound } from './round.js';
export { Span } from './spanish.js';

/** What a round is dealt from: stacks, and whatever the family's own file asks for by name. */
export type Scene = Omit<Sitting, 'house' | 'game' | 'rules'> & Readonly<Record<string, unknown>>;

/** A round at this table. Cards, stacks and the rest as the family's file names them. */
export const roundAt = (rules: TableRules, scene: Scene): TestRound => roundOf(rules, { ...scene, ...namesOf(rules) });
/** What a round is told of its table besides what it is dealt from. */
export const namesOf = (rules: TableRules): object => ({ house: rules.house, game: rules.gameId, rules });
/** The same where what it is dealt from is to be looked at as it is, and not copied. */
export function roundOf(rules: TableRules, scene: object): TestRound {
  const p = scene as never;
  switch (rules.game.family) {
    case 'community':
      return new Hand(p);
    case 'streets':
      return new StreetHand(p);
    case 'draw':
      return new DrawHand(p);
    case 'stud':
      return new StudHand(p);
    case 'push-nine':
      return new Nine(p);
    case 'twenty-one':
      return new Twenty(p);
    case 'pai-gow':
      return new PaiGow(p);
    case 'spanish-poker':
      return new Span(p);
    case 'rummy': {
      const { game } = rules.game;
      return game === 'pan' ? new PanHand(p) : game === 'largo' ? new LargoGame(p) : new EscGame(p);
    }
  }
}
