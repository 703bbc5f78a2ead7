/** What the rulings of Rogelio's draw games share: the felt and rules of one table, and when something may be reported. */
import type { Reporting } from '../facts/index.js';
import {
  type CardId,
  type Chips,
  cardsIn,
  chipsAt,
  type Draft,
  type Felt,
  type Incident,
  type Refusal,
  type RuleId,
  refuse,
  type Seat,
} from '../kernel/index.js';
import type { DrawFelt, DrawFeltRules } from '../steps/index.js';
import { drawMisdeal, firstDrawn, isShort } from './draw-moves.js';
import { type CardNamed, incident, oneCardOf, theSeat } from './incident.js';
import { dealAgain, killHand } from './moves.js';
import { actsAt } from './stages.js';
import type { Window } from './windows.js';

/** What the floor must know of a table's rules. */
export interface DrawFloorRules extends DrawFeltRules {
  /** Which body of law: Rogelio's for one of its games, or the usual rules where a house's sheet has none. */
  readonly profile: 'rog-draw' | 'rog-hdp' | 'rog-lob' | 'rrop';
  readonly burn: boolean;
  readonly joker: boolean;
  readonly feeOnVoid: 'carry' | 'keep';
  readonly outOfTurn: 'returned' | 'binding';
  readonly miscall: 'no-forfeit' | 'dead-if-induced';
  readonly window: Window;
  /** Who passes before the draw is out, so that a bet that does not stand is no check. */
  readonly pass: 'check' | 'fold';
  readonly chip: Chips;
}
/** One table, as the floor sees it. */
export interface DrawFloor {
  readonly on: DrawFelt;
  readonly rules: DrawFloorRules;
  /** How many cards a whole pack has. */
  readonly pack: number;
}

/** Cards are out, and the pot is not. */
const IN_PLAY = ['bet-1', 'declare', 'draw', 'draw-fill', 'bet-2', 'draw-wait', 'showdown'];
export const isInPlay = (stage: string): boolean => IN_PLAY.includes(stage);

/** Our ruling on when something is found on the deal, and on the draw: what comes later is refused by it, and not by the sheet. */
export const FOUND: RuleId = 'BAR-49';
const AFTER_DEAL = IN_PLAY.slice(1);
/** All have drawn: the betting after it, or a dealer who waits with everybody all in. */
export const isAfterDraw = (stage: string): boolean => stage === 'bet-2' || stage === 'draw-wait';
/** On the deal: until the betting before the draw is over. */
export function offDeal(stage: string, rule: RuleId): Refusal | null {
  if (stage === 'bet-1') return null;
  return AFTER_DEAL.includes(stage) ? refuse('too-late', FOUND) : refuse('wrong-stage', rule, { stage });
}
/** On the deal, and nobody has acted. */
export function offUntouchedDeal(r: Felt, stage: string, rule: RuleId): Refusal | null {
  const acts = actsAt(r, stage);
  return offDeal(stage, rule) ?? (acts > 0 ? refuse('action-has-begun', rule, { acts }) : null);
}
/** On the draw: until somebody acts after it. */
export function offDraw(on: DrawFelt, r: Felt, stage: string, rule: RuleId): Refusal | null {
  if (stage === 'draw' || stage === 'draw-fill') return null;
  if (stage === 'showdown') return refuse('too-late', FOUND);
  if (!isAfterDraw(stage)) return refuse('wrong-stage', rule, { stage });
  return hasActedAfter(on, r, stage) ? refuse('action-has-begun', FOUND) : null;
}
/** Has anybody acted since the draw? Where nobody is asked any more, bets tell. */
export const hasActedAfter = (on: DrawFelt, r: Felt, stage: string): boolean =>
  stage === 'bet-2' ? actsAt(r, stage) > 0 : r.seats.some((s) => chipsAt(r, on.bet(s)) > 0);

/** The cards of all live hands. */
export const heldCards = ({ on }: DrawFloor, r: Felt): readonly CardId[] => on.live(r).flatMap((s) => on.cardsOf(r, s));
/** Those that came with the draw; the last card of a hand is never among them, or it would be no hand. */
export const drawnCards = ({ on, pack }: DrawFloor, r: Felt): readonly CardId[] => {
  const first = firstDrawn(on, r, pack);
  return on.live(r).flatMap((s) => {
    const cards = on.cardsOf(r, s);
    return cards.length > 1 ? cards.filter((card) => card >= first) : [];
  });
};
/** The burn, the card that is never dealt, and one for a hand. */
const STUB_LEAST = 3;
/** So few cards in the stub that none can be spared. */
export const isStubShort = (on: DrawFelt, r: Felt): boolean => cardsIn(r, on.stock).length < STUB_LEAST;
/** Too few to replace one: on the deal it comes out of the stub as it is, on the draw the discards may be shuffled into it. */
export const runsShort = (on: DrawFelt, r: Felt, stage: string): boolean =>
  isShort(on, r) || (stage === 'bet-1' && isStubShort(on, r));
/** One card of these must be named, while there are enough to replace it. */
export function oneOf(
  { on }: DrawFloor,
  r: Felt,
  from: readonly CardId[],
  rule: RuleId,
  stage: string,
): CardNamed | Refusal {
  if (from.length === 0) return refuse('wrong-stage', rule, { stage });
  return runsShort(on, r, stage) ? refuse('deck-too-short', rule) : { rule, ...oneCardOf(from) };
}

/** Collects everything and deals again. */
export function redeal({ on, rules }: DrawFloor, d: Draft, rule: RuleId, exposed: readonly CardId[] = []): void {
  drawMisdeal(on, d, exposed, rule);
  dealAgain(d, rules.feeOnVoid);
}

/** A hand may die while there is another to win the pot. */
export function mayDie({ on }: DrawFloor, r: Felt, stage: string, rule: RuleId): { seats: readonly Seat[] } | Refusal {
  const seats = on.live(r);
  return isInPlay(stage) && seats.length > 1 ? { seats } : refuse('wrong-stage', rule, { stage });
}
/** A dead hand, at any time: its bets stay. */
export const dead = (f: DrawFloor, name: Reporting<'seat'>, rule: RuleId): Incident =>
  incident(
    name,
    rule,
    (r, stage) => mayDie(f, r, stage, rule),
    (d, c) => killHand(f.on, d, theSeat(c), rule),
  );
/** A hand that lives all the same, at the showdown. */
export const spared = (f: DrawFloor, name: Reporting<'seat'>, rule: RuleId): Incident =>
  incident(
    name,
    rule,
    (r, stage) => (stage === 'showdown' ? { seats: f.on.live(r) } : refuse('wrong-stage', rule, { stage })),
    (d, c) => d.say('HandRuledLive', theSeat(c), rule),
  );
