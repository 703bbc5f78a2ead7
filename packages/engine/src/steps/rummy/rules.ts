/** What can differ between the rummies: three turn loops, one way to meld, and a page of rules each. */
import * as z from 'zod';
import { floorRows } from '../../facts/law-rules.js';

const chips = z.int().positive();
const ruleId = z.string().min(1);

const melds = z.strictObject({
  sets: z.enum(['one-suit', 'kept', 'grown']),
  acesAndKings: z.boolean(),
  sevenJack: z.boolean(),
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
  family: z.literal('rummy'),
  decks: z.int().min(1).max(8),
  melds,
  /** May one's own columns be taken apart? */
  rearrange: z.boolean(),
  /** A drawn card may go into the hand; by the sheets it never does. */
  drawToHand: z.boolean(),
  /** The smallest chip in play. */
  chip: chips,
  /** What a point, or at Pan a chip, is worth. */
  point: chips,
  /** On a void the fee carries to the redeal; or the house keeps it. */
  feeOnVoid: z.enum(['carry', 'keep']),
  /** A foul hand is surrendered and pays as a loser; or all cards are dealt again. */
  foul: z.enum(['surrendered', 'redeal']),
  floor: floorRows,
};

export const escaleriadoRules = z.strictObject({
  ...common,
  game: z.literal('escaleriado'),
  corrida: chips,
  declare: z.enum(['first-turn', 'round-before']),
  forcedTake: z.boolean(),
  tenDownFirst: z.boolean(),
  exhausted: z.enum(['drawn', 'reshuffle']),
  oddRanks: z.enum(['A357', '357', 'A357JK', 'A357Q']),
  bonusSet: z.enum(['all-odd', 'escala-odd', 'counting']),
  cites: z.strictObject({
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
export type EscaleriadoRules = z.infer<typeof escaleriadoRules>;

export const panRules = z.strictObject({
  ...common,
  game: z.literal('pan'),
  /** Chips every player still in the hand pays the winner. */
  forWinning: z.int().positive(),
  payConditions: z.boolean(),
  forcing: z.boolean(),
  /** Is the house rate taken when all have declared, or before the deal? */
  feeAt: z.enum(['deal', 'declare']),
  cites: z.strictObject({
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
export type PanRules = z.infer<typeof panRules>;

export const largoRules = z.strictObject({
  ...common,
  game: z.literal('largo'),
  /** The marker lies at least so many cards below the top. */
  markerMin: z.int().positive(),
  pastMarkerNotDown: z.union([z.literal(10), z.literal(3)]),
  tie: z.enum(['first-reached', 'split']),
  cites: z.strictObject({
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
export type LargoRules = z.infer<typeof largoRules>;

export const rummyRules = z.discriminatedUnion('game', [escaleriadoRules, panRules, largoRules]);
export type RummyRules = z.infer<typeof rummyRules>;
