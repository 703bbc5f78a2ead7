/**
 * What each field of a family's rules says, for whoever writes a book. The compiler asks for a line for every field; said-es.ts has the
 * same in Spanish.
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

type Lines<R> = { readonly [K in Exclude<keyof R, 'family' | 'game' | 'cites' | 'outcomes' | 'floor'>]-?: string };

/** What the poker games share, word for word. */
const betting = {
  raisesMax: 'How many raises a betting round takes; null: as many as one likes.',
  capHeadsUp: 'Whether the cap lifts when two are left.',
  shortAllIn: 'From when a short all-in counts as a raise: half a bet, or a full one.',
  checkRaise: 'Whether one who checked may raise in the same round.',
  chip: 'The smallest chip in play: pots break to it, and bets are multiples of it.',
  feeOnVoid: 'On a misdeal the fee carries to the redeal, or the house keeps it.',
};
const showing = {
  show: 'Who shows at the end: all at once, or in turn.',
  checkedFirst: 'Who shows first when the last round was checked.',
  oddChip: 'Who gets a chip that cannot be divided.',
};
const floor = {
  window: 'Until when a fault may be reported where the floor’s law leaves that open.',
};
const outOfTurn = 'A bet out of turn goes back, or binds if nothing has changed.';

const community: Lines<CommunityRules> = {
  ...betting,
  ...showing,
  ...floor,
  outOfTurn,
  hole: 'How many hole cards each is dealt.',
  discard: 'Whether and when a hole card is thrown away.',
  discardWaits: 'Whether play waits for every discard.',
  high: 'How many hole cards the high hand uses.',
  low: 'What a low needs, and how many hole cards it uses; null: there is none.',
  limit: 'What may be bet: structured, spread, pot or no-limit, with its figures.',
  straddle: 'Whether the player after the big blind may raise blind.',
  burn: 'Whether a card is burned before each board deal.',
  feeBefore: 'Which is taken first, the fee or the blinds; both before any card.',
};

const draw: Lines<DrawRules> = {
  ...betting,
  ...showing,
  ...floor,
  outOfTurn,
  joker: 'Whether there is a joker in the pack.',
  ranking: 'What beats what.',
  wins: 'Whether the high hand wins or the low one.',
  leads: 'Where the rotation begins: after the button, or at the first-card marker.',
  opensAt: 'What stands before the first round: blinds, or nothing.',
  price: 'What the button may ask before the cards; null: there is no such price.',
  limit: 'What may be bet, with its figures.',
  laterMin: 'The least bet after the draw: the lower figure still, or the upper one.',
  leastRaise: 'The least raise: what the limit says, or the last raise.',
  levelMax: 'What one round’s bet may come to.',
  wagerMax: 'What one person may put in during a hand.',
  pass: 'Whether a pass before the draw is a check or a fold.',
  shortBet: 'Whether a short bet after the draw lets those who have checked raise.',
  sevens: 'What a checked seven or better does not win; null: nothing is asked of it.',
  drawn: 'Cards are dealt as each one asks, or when all have declared.',
  drawMax: 'How many cards may be drawn.',
  fifth: 'When a fifth card is drawn.',
  burn: 'Whether a card is burned before the draw.',
  feeBefore: 'Which is taken first, the fee or the blinds; both before any card.',
  untold: 'By which rule draws are not told once somebody has acted; null: they are.',
};

const stud: Lines<StudRules> = {
  ...betting,
  ...showing,
  outOfTurn,
  joker: 'Whether there is a joker, and what it stands for.',
  low: 'What a low needs; null: there is none.',
  limit: 'What may be bet, with its figures.',
  opening: 'What the low card opens for.',
  openPair: 'Whether an open pair on the fourth card allows either limit.',
};

const streets: Lines<StreetRules> = {
  ...betting,
  ...showing,
  pack: 'How many cards are in the pack, and which.',
  decks: 'How many such packs are put together; one unless said.',
  high: 'What the high hand goes by, and how much of the hole it uses; null: there is none.',
  low: 'The same for low.',
  opening: 'The bring-in: how much, whose card, and whether a raise completes it.',
  streets: 'The streets, in order: what is dealt, drawn, thrown and bet on each.',
  straddle: 'Whether the player after the big blind may raise blind.',
  drawn: 'Cards are dealt as each one asks, or when all have declared.',
  leastRaise: 'The least raise: what the limit says, or the last raise.',
  levelMax: 'What one round’s bet may come to.',
  wagerMax: 'What one person may put in during a hand.',
  antes: 'Antes lie in the centre for everybody, or are each one’s share of the pot.',
  feeBefore: 'Which is taken first, the fee or the blinds; both before any card.',
};

const rummy = {
  decks: 'How many packs of forty are played with.',
  melds: 'What a meld is: how sets go, whether aces and kings form any, whether seven and jack are neighbours.',
  rearrange: 'Whether one’s own columns may be taken apart.',
  drawToHand: 'Whether a drawn card may go into the hand.',
  chip: 'The smallest chip in play.',
  point: 'What a point, or at Pan a chip, is worth.',
  feeOnVoid: betting.feeOnVoid,
  foul: 'A foul hand is surrendered, or all cards are dealt again.',
};
const pan: Lines<PanRules> = {
  ...rummy,
  forWinning: 'Chips every player still in pays the winner.',
  payConditions: 'Whether conditions pay as they are laid.',
  forcing: 'Whether a discard may be forced on somebody who can use it.',
  feeAt: 'Whether the house rate is taken before the deal, or when all have declared.',
};
const escaleriado: Lines<EscaleriadoRules> = {
  ...rummy,
  corrida: 'What a corrida pays.',
  declare: 'When a player stays or drops.',
  forcedTake: 'Whether a passed card that can be used must be taken.',
  tenDownFirst: 'Whether ten cards must be down before the eleventh can win.',
  exhausted: 'What happens when the stock runs out.',
  oddRanks: 'Which ranks are odd-numbered cards.',
  bonusSet: 'Which cards are looked at for the one-suit bonus.',
};
const largo: Lines<LargoRules> = {
  ...rummy,
  markerMin: 'How many cards lie at least above and below the marker.',
  pastMarkerNotDown: 'What one pays, in points, who passed the marker without ten down.',
  tie: 'Who wins with equal longest layouts.',
};

const bank = {
  leastWager: 'The least wager.',
  mostWager: 'The largest wager.',
  unit: 'What wagers are counted in.',
  chip: 'The smallest chip in play.',
  coverage: 'How far the bank’s money reaches when it does not cover every wager.',
  feeOnVoid: betting.feeOnVoid,
};
const twentyOne: Lines<TwentyOneRules> = {
  ...bank,
  circles: 'How many circles there are.',
  decks: 'How many decks are in the shoe.',
  cut: 'How many cards lie behind the cut card.',
  rounding: 'What happens to fractions.',
  natural: 'What a natural pays: [6, 5] is six to five.',
  splitNatural: 'Whether ace and ten after a split is a natural.',
  chart: 'When a hand must stand or be hit.',
  bothOver: 'What becomes of a hand over when the bank is over too.',
  peek: 'Whether the dealer looks for a natural before the players act.',
  insurance: 'Whether insurance is offered.',
  evenMoney: 'Whether even money is offered.',
  doubling: 'What a double costs: as much again, or less.',
  doubleAfterSplit: 'Whether a split hand may be doubled.',
  splits: 'Which two cards may be split.',
  handsMax: 'How many hands a split hand may become.',
  resplitAces: 'Whether split aces may be split again.',
  surrender: 'When a hand may be surrendered.',
  surrenderSplit: 'Whether a split hand may be surrendered.',
  surrenderAces: 'Whether a split ace may be surrendered.',
  surrendersStood: 'Whether a hand that has stood may be surrendered.',
  surrendersStanding: 'Whether one that must stand may be surrendered.',
  dealtFrom: 'Where the deal begins.',
  settledFrom: 'Where the settlement begins.',
  actionFrom: 'Where counting starts for the action button.',
  spots: 'One’s own circle, or several.',
  backers: 'How many may bet behind a circle.',
  bonuses: 'Bonuses by name, with fee and pay.',
};
const paiGow: Lines<PaiGowRules> = {
  ...bank,
  positions: 'How many hands are dealt.',
  direction: 'Which way the deal and the bank go round.',
  wheel: 'Where A-2-3-4-5 stands among straights.',
  natural: 'Whether a hand without the joker beats the same hand with it.',
  copies: 'Who wins equal hands.',
};
const pushNine: Lines<PushNineRules> = {
  ...betting,
  condition: 'What a bet, each raise and the ante is.',
  buyInBase: 'Half of which pot buys into a push pot.',
  mayBuyIn: 'Who may buy into a push pot.',
  maySplit: 'Whether those who tied may split instead.',
  pushFee: 'Whether a push pot pays another fee.',
  dealsMax: 'How often a round is dealt at most.',
};
const spanishPoker: Lines<SpanishPokerRules> = {
  wheel: 'Whether A-2-3-4-5 is a straight.',
  natural: 'Whether a hand without the joker beats the same hand with it.',
  ante: 'The least and the largest ante.',
  raiseTimes: 'What a raise is, in antes.',
  betMax: 'The commission’s maximum.',
  bonuses: 'Which bonus bets the layout carries.',
  bonus: 'The least bonus bet, with and without an ante, and how large it may be.',
  deal: 'How the cards are dealt.',
  tie: 'Who wins a tie with a qualified house.',
  autoTuck: 'Whether a folded hand with a winning bonus bet is tucked of itself.',
  antePays: 'What the ante pays, hand by hand.',
  dosParesPays: 'What Dos Pares pays, hand by hand.',
  jokerPays: 'What a joker in hand pays.',
  aggregate: 'The most paid on one deal for each kind of wager; null: no such limit.',
  progressive: 'The progressive, where the layout carries it.',
  chip: 'The smallest chip in play.',
};

const progressive: Lines<ProgressiveRules> = {
  wager: 'What the progressive wager is.',
  stake: 'Whether the wager of a winner comes back.',
  tray: 'What is paid from the tray, hand by hand.',
  royalPercent: 'How much of the posted jackpot a royal flush takes, in percent.',
  seed: 'What the house seeds the jackpot with.',
  seedMin: 'The least it may be seeded with.',
  recovery: 'How the house recovers its seed.',
  portion: 'The part of each count that recovers it, in percent, where that is done in portions.',
  fee: 'The part of each count the house may keep, in percent.',
  backups: 'From when backups are fed, up to what, and with which share of a count.',
  shortage: 'Where a day’s shortage is taken from.',
  reset: 'What the jackpot starts again from.',
};
/** The fields of a value that has things of its own, by their whole names: `progressive.seed`. */
const within = (field: string, lines: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(lines).map(([key, en]) => [`${field}.${key}`, en]));

/** By the name of the family; the rummies by their games. */
export const SAID: Readonly<Record<string, Readonly<Record<string, string>>>> = {
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
