/**
 * What each field of a family's rules says, for whoever writes a book, and which things are cited to whoever sets it: the cap on
 * raises to the clause that says how many there are. A thing that no field leads to must be claimed by a clause (`governs`). The
 * compiler asks for a line for every field, and knows which things there are.
 */
import type { ProgressiveRules } from '../progressive/index.js';
import type { CommunityRules } from './community-rules.js';
import type { DrawRules } from './draw-rules.js';
import type { PaiGowRules } from './pai-gow-rules.js';
import type { PushNineRules } from './push-nine-rules.js';
import type { EscaleriadoRules, LargoRules, PanRules } from './rummy-rules.js';
import type { SpanishPokerRules } from './spanish-poker-rules.js';
import type { StreetRules } from './street-rules.js';
import type { StudRules } from './stud-rules.js';
import type { TwentyOneRules } from './twenty-one-rules.js';

type Things<R> =
  | (R extends { cites: infer C } ? keyof C : never)
  | (R extends { outcomes: infer O } ? `outcomes.${keyof O & string}` : never);
interface Said<Thing extends PropertyKey> {
  readonly en: string;
  readonly cites?: readonly Thing[];
}
type SaidOf<R> = {
  readonly [K in Exclude<keyof R, 'family' | 'game' | 'cites' | 'outcomes' | 'floor'>]-?: Said<Things<R>>;
};

/** What the poker games share, word for word. */
const betting = {
  raisesMax: { en: 'How many raises a betting round takes; null: as many as one likes.', cites: ['cap'] },
  capHeadsUp: { en: 'Whether the cap lifts when two are left.' },
  shortAllIn: { en: 'From when a short all-in counts as a raise: half a bet, or a full one.', cites: ['shortAllIn'] },
  checkRaise: { en: 'Whether one who checked may raise in the same round.', cites: ['checkRaise'] },
  chip: { en: 'The smallest chip in play: pots break to it, and bets are multiples of it.' },
  feeOnVoid: { en: 'On a misdeal the fee carries to the redeal, or the house keeps it.', cites: ['void'] },
} as const;
const showing = {
  show: { en: 'Who shows at the end: all at once, or in turn.', cites: ['show'] },
  checkedFirst: { en: 'Who shows first when the last round was checked.', cites: ['showOrder'] },
  oddChip: { en: 'Who gets a chip that cannot be divided.', cites: ['odd'] },
} as const;
const floor = {
  window: { en: 'Until when a fault may be reported where the floor’s law leaves that open.' },
} as const;
const outOfTurn = { en: 'A bet out of turn goes back, or binds if nothing has changed.' } as const;

const community: SaidOf<CommunityRules> = {
  ...betting,
  ...showing,
  ...floor,
  outOfTurn,
  hole: { en: 'How many hole cards each is dealt.', cites: ['deal'] },
  discard: { en: 'Whether and when a hole card is thrown away.', cites: ['discard'] },
  discardWaits: { en: 'Whether play waits for every discard.', cites: ['lateDiscard'] },
  high: { en: 'How many hole cards the high hand uses.' },
  low: { en: 'What a low needs, and how many hole cards it uses; null: there is none.', cites: ['hiLo', 'noLow'] },
  limit: { en: 'What may be bet: structured, spread, pot or no-limit, with its figures.', cites: ['bet'] },
  straddle: { en: 'Whether the player after the big blind may raise blind.', cites: ['straddle'] },
  burn: { en: 'Whether a card is burned before each board deal.', cites: ['burn'] },
  feeBefore: { en: 'Which is taken first, the fee or the blinds; both before any card.' },
};

const draw: SaidOf<DrawRules> = {
  ...betting,
  ...showing,
  ...floor,
  outOfTurn,
  joker: { en: 'Whether there is a joker in the pack.' },
  ranking: { en: 'What beats what.' },
  wins: { en: 'Whether the high hand wins or the low one.', cites: ['win'] },
  leads: { en: 'Where the rotation begins: after the button, or at the first-card marker.' },
  opensAt: { en: 'What stands before the first round: blinds, or nothing.' },
  price: { en: 'What the button may ask before the cards; null: there is no such price.' },
  limit: { en: 'What may be bet, with its figures.', cites: ['bet'] },
  laterMin: { en: 'The least bet after the draw: the lower figure still, or the upper one.', cites: ['laterBet'] },
  leastRaise: { en: 'The least raise: what the limit says, or the last raise.' },
  levelMax: { en: 'What one round’s bet may come to.' },
  wagerMax: { en: 'What one person may put in during a hand.' },
  pass: { en: 'Whether a pass before the draw is a check or a fold.', cites: ['pass'] },
  shortBet: { en: 'Whether a short bet after the draw lets those who have checked raise.', cites: ['laterShort'] },
  sevens: { en: 'What a checked seven or better does not win; null: nothing is asked of it.' },
  drawn: { en: 'Cards are dealt as each one asks, or when all have declared.', cites: ['change'] },
  drawMax: { en: 'How many cards may be drawn.', cites: ['draw'] },
  fifth: { en: 'When a fifth card is drawn.' },
  burn: { en: 'Whether a card is burned before the draw.', cites: ['burn'] },
  feeBefore: { en: 'Which is taken first, the fee or the blinds; both before any card.' },
  untold: { en: 'By which rule draws are not told once somebody has acted; null: they are.' },
};

const stud: SaidOf<StudRules> = {
  ...betting,
  ...showing,
  outOfTurn,
  joker: { en: 'Whether there is a joker, and what it stands for.' },
  low: { en: 'What a low needs; null: there is none.', cites: ['hiLo', 'noLow'] },
  limit: { en: 'What may be bet, with its figures.', cites: ['bet'] },
  opening: { en: 'What the low card opens for.' },
  openPair: { en: 'Whether an open pair on the fourth card allows either limit.' },
};

const streets: SaidOf<StreetRules> = {
  ...betting,
  ...showing,
  pack: { en: 'How many cards are in the pack, and which.' },
  high: { en: 'What the high hand goes by, and how much of the hole it uses; null: there is none.', cites: ['win'] },
  low: { en: 'The same for low.', cites: ['hiLo', 'noLow'] },
  opening: { en: 'The bring-in: how much, whose card, and whether a raise completes it.', cites: ['opens'] },
  streets: { en: 'The streets, in order: what is dealt, drawn, thrown and bet on each.' },
  straddle: { en: 'Whether the player after the big blind may raise blind.', cites: ['straddle'] },
  drawn: { en: 'Cards are dealt as each one asks, or when all have declared.' },
  leastRaise: { en: 'The least raise: what the limit says, or the last raise.' },
  levelMax: { en: 'What one round’s bet may come to.' },
  wagerMax: { en: 'What one person may put in during a hand.' },
  antes: { en: 'Antes lie in the centre for everybody, or are each one’s share of the pot.' },
  feeBefore: { en: 'Which is taken first, the fee or the blinds; both before any card.' },
};

const rummy = {
  decks: { en: 'How many packs of forty are played with.', cites: ['deck'] },
  melds: { en: 'What a meld is: how sets go, whether aces and kings form any, whether seven and jack are neighbours.' },
  rearrange: { en: 'Whether one’s own columns may be taken apart.' },
  drawToHand: { en: 'Whether a drawn card may go into the hand.', cites: ['keep'] },
  chip: { en: 'The smallest chip in play.' },
  point: { en: 'What a point, or at Pan a chip, is worth.' },
  feeOnVoid: betting.feeOnVoid,
  foul: { en: 'A foul hand is surrendered, or all cards are dealt again.', cites: ['foul'] },
} as const;
const pan: SaidOf<PanRules> = {
  ...rummy,
  forWinning: { en: 'Chips every player still in pays the winner.', cites: ['pays'] },
  payConditions: { en: 'Whether conditions pay as they are laid.', cites: ['condition'] },
  forcing: { en: 'Whether a discard may be forced on somebody who can use it.', cites: ['force'] },
  feeAt: { en: 'Whether the house rate is taken before the deal, or when all have declared.' },
};
const escaleriado: SaidOf<EscaleriadoRules> = {
  ...rummy,
  corrida: { en: 'What a corrida pays.', cites: ['corrida'] },
  declare: { en: 'When a player stays or drops.', cites: ['stay'] },
  forcedTake: { en: 'Whether a passed card that can be used must be taken.', cites: ['forced'] },
  tenDownFirst: { en: 'Whether ten cards must be down before the eleventh can win.', cites: ['ten'] },
  exhausted: { en: 'What happens when the stock runs out.', cites: ['exhausted'] },
  oddRanks: { en: 'Which ranks are odd-numbered cards.' },
  bonusSet: { en: 'Which cards are looked at for the one-suit bonus.' },
};
const largo: SaidOf<LargoRules> = {
  ...rummy,
  markerMin: { en: 'How many cards lie at least above and below the marker.' },
  pastMarkerNotDown: {
    en: 'What one pays, in points, who passed the marker without ten down.',
    cites: ['pastNotDown'],
  },
  tie: { en: 'Who wins with equal longest layouts.', cites: ['tie'] },
};

const bank = {
  leastWager: { en: 'The least wager.' },
  mostWager: { en: 'The largest wager.' },
  unit: { en: 'What wagers are counted in.' },
  chip: { en: 'The smallest chip in play.' },
  coverage: { en: 'How far the bank’s money reaches when it does not cover every wager.' },
  feeOnVoid: betting.feeOnVoid,
} as const;
const twentyOne: SaidOf<TwentyOneRules> = {
  ...bank,
  circles: { en: 'How many circles there are.' },
  decks: { en: 'How many decks are in the shoe.' },
  cut: { en: 'How many cards lie behind the cut card.' },
  rounding: { en: 'What happens to fractions.' },
  natural: { en: 'What a natural pays: [6, 5] is six to five.', cites: ['outcomes.natural'] },
  splitNatural: { en: 'Whether ace and ten after a split is a natural.' },
  chart: { en: 'When a hand must stand or be hit.', cites: ['chart'] },
  bothOver: {
    en: 'What becomes of a hand over when the bank is over too.',
    cites: ['outcomes.over-closer', 'outcomes.over-eights'],
  },
  peek: { en: 'Whether the dealer looks for a natural before the players act.', cites: ['peek'] },
  insurance: { en: 'Whether insurance is offered.', cites: ['insurance'] },
  evenMoney: { en: 'Whether even money is offered.', cites: ['evenMoney'] },
  doubling: { en: 'What a double costs: as much again, or less.', cites: ['double'] },
  doubleAfterSplit: { en: 'Whether a split hand may be doubled.', cites: ['doubleAfterSplit'] },
  splits: { en: 'Which two cards may be split.', cites: ['split'] },
  handsMax: { en: 'How many hands a split hand may become.', cites: ['splitsMax'] },
  resplitAces: { en: 'Whether split aces may be split again.', cites: ['resplitAces'] },
  surrender: { en: 'When a hand may be surrendered.', cites: ['surrender'] },
  surrenderSplit: { en: 'Whether a split hand may be surrendered.' },
  surrenderAces: { en: 'Whether a split ace may be surrendered.', cites: ['surrenderAces'] },
  surrendersStood: { en: 'Whether a hand that has stood may be surrendered.' },
  surrendersStanding: { en: 'Whether one that must stand may be surrendered.' },
  dealtFrom: { en: 'Where the deal begins.' },
  settledFrom: { en: 'Where the settlement begins.' },
  actionFrom: { en: 'Where counting starts for the action button.' },
  spots: { en: 'One’s own circle, or several.' },
  backers: { en: 'How many may bet behind a circle.' },
  bonuses: { en: 'Bonuses by name, with fee and pay.' },
};
const paiGow: SaidOf<PaiGowRules> = {
  ...bank,
  positions: { en: 'How many hands are dealt.' },
  direction: { en: 'Which way the deal and the bank go round.' },
  wheel: { en: 'Where A-2-3-4-5 stands among straights.' },
  natural: { en: 'Whether a hand without the joker beats the same hand with it.' },
  copies: { en: 'Who wins equal hands.', cites: ['outcomes.copied'] },
};
const pushNine: SaidOf<PushNineRules> = {
  ...betting,
  condition: { en: 'What a bet, each raise and the ante is.', cites: ['bet'] },
  buyInBase: { en: 'Half of which pot buys into a push pot.' },
  mayBuyIn: { en: 'Who may buy into a push pot.', cites: ['stayOut'] },
  maySplit: { en: 'Whether those who tied may split instead.', cites: ['split'] },
  pushFee: { en: 'Whether a push pot pays another fee.' },
  dealsMax: { en: 'How often a round is dealt at most.', cites: ['lastDeal'] },
};
const spanishPoker: SaidOf<SpanishPokerRules> = {
  wheel: { en: 'Whether A-2-3-4-5 is a straight.' },
  natural: { en: 'Whether a hand without the joker beats the same hand with it.' },
  ante: { en: 'The least and the largest ante.' },
  raiseTimes: { en: 'What a raise is, in antes.', cites: ['raise'] },
  betMax: { en: 'The commission’s maximum.' },
  bonuses: { en: 'Which bonus bets the layout carries.' },
  bonus: { en: 'The least bonus bet, with and without an ante, and how large it may be.' },
  deal: { en: 'How the cards are dealt.', cites: ['deal'] },
  tie: { en: 'Who wins a tie with a qualified house.', cites: ['tie'] },
  autoTuck: { en: 'Whether a folded hand with a winning bonus bet is tucked of itself.' },
  antePays: { en: 'What the ante pays, hand by hand.' },
  dosParesPays: { en: 'What Dos Pares pays, hand by hand.', cites: ['dosParesPays'] },
  jokerPays: { en: 'What a joker in hand pays.', cites: ['jokerPays'] },
  aggregate: { en: 'The most paid on one deal for each kind of wager; null: no such limit.', cites: ['aggregate'] },
  progressive: { en: 'The progressive, where the layout carries it.' },
  chip: { en: 'The smallest chip in play.' },
};

const progressive: SaidOf<ProgressiveRules> = {
  wager: { en: 'What the progressive wager is.' },
  stake: { en: 'Whether the wager of a winner comes back.' },
  tray: { en: 'What is paid from the tray, hand by hand.', cites: ['award'] },
  royalPercent: { en: 'How much of the posted jackpot a royal flush takes, in percent.' },
  seed: { en: 'What the house seeds the jackpot with.' },
  seedMin: { en: 'The least it may be seeded with.', cites: ['seed'] },
  recovery: { en: 'How the house recovers its seed.', cites: ['recovery'] },
  portion: { en: 'The part of each count that recovers it, in percent, where that is done in portions.' },
  fee: { en: 'The part of each count the house may keep, in percent.', cites: ['fee'] },
  backups: { en: 'From when backups are fed, up to what, and with which share of a count.' },
  shortage: { en: 'Where a day’s shortage is taken from.', cites: ['shortage'] },
  reset: { en: 'What the jackpot starts again from.', cites: ['reset'] },
};
/** The fields of a value that has things of its own, by their whole names: `progressive.seed`. */
const within = (
  field: string,
  said: Readonly<Record<string, Said<PropertyKey>>>,
): Readonly<Record<string, Said<string>>> =>
  Object.fromEntries(
    Object.entries(said).map(([key, { en, cites = [] }]) => [
      `${field}.${key}`,
      { en, cites: cites.map((thing) => `${field}.${String(thing)}`) },
    ]),
  );

/** By the name of the family; the rummies by their games. */
export const SAID: Readonly<Record<string, Readonly<Record<string, Said<string>>>>> = {
  community,
  draw,
  stud,
  streets,
  pan,
  escaleriado,
  largo,
  'twenty-one': twentyOne,
  'pai-gow': paiGow,
  'push-nine': pushNine,
  'spanish-poker': { ...spanishPoker, ...within('progressive', progressive) },
};
