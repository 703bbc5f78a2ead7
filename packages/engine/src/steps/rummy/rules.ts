/** What can differ between the rummies: three turn loops, one way to meld, and a page of rules each. */

import { floorRows } from '../../facts/law-rules.js';
import * as s from '../../schema/index.js';

const chips = s.int().positive();
const ruleId = s.string().min(1);

const melds = s.strictObject({
  sets: s.enum(['one-suit', 'kept', 'grown']),
  acesAndKings: s.boolean(),
  sevenJack: s.boolean(),
});

/** The clauses every rummy rests on. */
const cites = {
  /** Which cards are played with. */
  deck: ruleId,
  deal: ruleId,
  first: ruleId,
  turn: ruleId,
  draw: ruleId,
  /** What a meld is. */
  meld: ruleId,
  use: ruleId,
  /** Laid from the hand alone; added to columns that lie already. */
  lay: ruleId,
  build: ruleId,
  /** A drawn card into the hand. */
  keep: ruleId,
  discard: ruleId,
  dead: ruleId,
  drop: ruleId,
  /** Why one may not drop any more. */
  noDrop: ruleId,
  win: ruleId,
  alone: ruleId,
  foul: ruleId,
  foulDraw: ruleId,
  exhausted: ruleId,
  void: ruleId,
};

/** In a first game nine cards down and a tenth up decide who draws first. */
const upCites = { dealUp: ruleId, upCard: ruleId, upTie: ruleId };
/** One's columns may be laid anew at any time. */
const rearrangeCites = { rearrange: ruleId };

const common = {
  family: s.literal('rummy'),
  decks: s.int().min(1).max(8),
  melds,
  /** May one's own columns be taken apart? */
  rearrange: s.boolean(),
  /** A drawn card may go into the hand; by the sheets it never does. */
  drawToHand: s.boolean(),
  /** The smallest chip in play. */
  chip: chips,
  /** What a point, or at Pan a chip, is worth. */
  point: chips,
  /** On a void the fee carries to the redeal; or the house keeps it. */
  feeOnVoid: s.enum(['carry', 'keep']),
  /** A foul hand is surrendered and pays as a loser; or all cards are dealt again. */
  foul: s.enum(['surrendered', 'redeal']),
  floor: floorRows,
};

export const escaleriadoRules = s.strictObject({
  ...common,
  game: s.literal('escaleriado'),
  corrida: chips,
  declare: s.enum(['first-turn', 'round-before']),
  forcedTake: s.boolean(),
  tenDownFirst: s.boolean(),
  exhausted: s.enum(['drawn', 'reshuffle']),
  oddRanks: s.enum(['A357', '357', 'A357JK', 'A357Q']),
  bonusSet: s.enum(['all-odd', 'escala-odd', 'counting']),
  cites: s.strictObject({
    ...cites,
    ...upCites,
    ...rearrangeCites,
    stay: ruleId,
    pass: ruleId,
    takePassed: ruleId,
    forced: ruleId,
    skipped: ruleId,
    nextAfterTaker: ruleId,
    counting: ruleId,
    blackSuit: ruleId,
    redSuit: ruleId,
    mixedSuits: ruleId,
    corrida: ruleId,
    pays: ruleId,
    ten: ruleId,
  }),
});
export type EscaleriadoRules = s.infer<typeof escaleriadoRules>;

export const panRules = s.strictObject({
  ...common,
  game: s.literal('pan'),
  /** Chips every player still in the hand pays the winner. */
  forWinning: s.int().positive(),
  payConditions: s.boolean(),
  forcing: s.boolean(),
  /** Is the house rate taken when all have declared, or before the deal? */
  feeAt: s.enum(['deal', 'declare']),
  cites: s.strictObject({
    ...cites,
    declare: ruleId,
    unused: ruleId,
    thrown: ruleId,
    force: ruleId,
    condition: ruleId,
    antes: ruleId,
    pays: ruleId,
    /** Nobody wins. */
    drawn: ruleId,
  }),
});
export type PanRules = s.infer<typeof panRules>;

export const largoRules = s.strictObject({
  ...common,
  game: s.literal('largo'),
  /** The marker lies at least so many cards below the top. */
  markerMin: s.int().positive(),
  pastMarkerNotDown: s.union([s.literal(10), s.literal(3)]),
  tie: s.enum(['first-reached', 'split']),
  cites: s.strictObject({
    ...cites,
    ...upCites,
    ...rearrangeCites,
    takeDiscard: ruleId,
    allDown: ruleId,
    marker: ruleId,
    third: ruleId,
    reached: ruleId,
    goesOn: ruleId,
    /** Why the leader may not drop at the marker. */
    leads: ruleId,
    ends: ruleId,
    droppedEarly: ruleId,
    droppedDrawn: ruleId,
    droppedPartly: ruleId,
    droppedDown: ruleId,
    passedMarker: ruleId,
    pastNotDown: ruleId,
    tie: ruleId,
  }),
});
export type LargoRules = s.infer<typeof largoRules>;

export const rummyRules = s.discriminatedUnion('game', [escaleriadoRules, panRules, largoRules]);
export type RummyRules = s.infer<typeof rummyRules>;
