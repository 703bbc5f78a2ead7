/** Escaleriado, Panguingue and Largo: ten cards each, a turn loop of their own, and a settlement by the book. */
import { packsOf40 } from '../cards/index.js';
import {
  type Chips,
  compile,
  type Game,
  type Layout,
  type Round,
  type Seat,
  type Setup,
  type Step,
} from '../kernel/index.js';
import { rummyIncidents } from '../rulings/rummy.js';
import {
  COUNT_MAX,
  dealEach,
  type EscaleriadoRules,
  escaleriado,
  freshPack,
  type LargoRules,
  type Loop,
  largo,
  PAN_RESHUFFLES_MAX,
  pan,
  RESHUFFLES_MAX,
  type RummyFelt,
  type RummyRules,
  rummyAntes,
  rummyFees,
  rummyFelt,
} from '../steps/index.js';

/** The most a game can cost one who plays it, but for conditions paid as they are laid (BAR-58). */
export function mostLost(rules: RummyRules): Chips {
  switch (rules.game) {
    case 'escaleriado':
      return Math.max(COUNT_MAX * rules.point, rules.corrida);
    case 'pan':
      return rules.forWinning * rules.point;
    case 'largo':
      return 10 * rules.point;
  }
}

/** Compiles the game for some seats, in the order of play. */
export const rummy = (id: string, rules: RummyRules, seats: readonly Seat[]): Game =>
  compile({
    id,
    seats,
    pack: packsOf40(rules.decks),
    bound: (setup) => decisionsMax(rules, setup),
    keeps: ['stack', 'drop', 'jackpot'],
    reveals: revealsOf(rules),
    voidKeeps: rules.feeOnVoid === 'keep' ? ['drop', 'jackpot'] : [],
    voidRule: rules.cites.void,
    script: (on) => script(on, rules),
    incidents: (on) => rummyIncidents(on, rules, loopOf(rummyFelt(on), rules)),
  });

/**
 * All that decides a game lies open; what is laid from a hand or thrown shows what it is. Where who can use a card must take it,
 * whoever lets it go shows that he cannot.
 */
const revealsOf = (rules: RummyRules): readonly string[] =>
  rules.game === 'escaleriado' && rules.forcedTake
    ? ['Melded', 'CardThrown', 'CardPassed', 'CardDied', 'CardIntoHand']
    : ['Melded', 'CardThrown'];

export function loopOf(on: RummyFelt, rules: RummyRules): Loop<unknown> {
  switch (rules.game) {
    case 'escaleriado':
      return escaleriado(on, rules) as Loop<unknown>;
    case 'pan':
      return pan(on, rules) as Loop<unknown>;
    case 'largo':
      return largo(on, rules) as Loop<unknown>;
  }
}

function script(on: Layout, rules: RummyRules): readonly Step[] {
  const felt = rummyFelt(on);
  const { cites } = rules;
  const declared = rules.game === 'pan' && rules.feeAt === 'declare';
  const to = (r: { seats: readonly Seat[] }) => r.seats;
  return [
    rummyAntes(felt),
    ...(declared ? [] : [rummyFees(felt)]),
    freshPack(on, cites.deck),
    ...(rules.game === 'pan'
      ? [dealEach(on, { name: 'deal', count: 10, facing: 'down', to, rule: cites.deal })]
      : upCards(on, felt, rules)),
    loopOf(felt, rules).step as Step,
  ];
}
/** A first game: nine down and a tenth up, which says who draws first. Later all ten are down, and the winner draws first. */
function upCards(on: Layout, felt: RummyFelt, { cites }: EscaleriadoRules | LargoRules): readonly Step[] {
  const isFirst = (r: Round) => r.markers[felt.first] === null;
  const first = (r: Round) => (isFirst(r) ? r.seats : []);
  const later = (r: Round) => (isFirst(r) ? [] : r.seats);
  return [
    dealEach(on, { name: 'deal-nine', count: 9, facing: 'down', to: first, rule: cites.dealUp }),
    dealEach(on, { name: 'tenth-up', count: 1, facing: 'up', to: first, rule: cites.dealUp }),
    dealEach(on, { name: 'deal', count: 10, facing: 'down', to: later, rule: cites.deal }),
  ];
}

/**
 * No game takes more decisions. Every turn draws a card from the stock or melds one for good; a card is offered to everybody
 * once at most; a seat lays ten cards in ten goes at most; and the stock is made anew so many times and no more.
 */
function decisionsMax(rules: RummyRules, { chips }: Setup): number {
  const seats = Object.keys(chips).filter((name) => name.startsWith('stack:')).length;
  const cards = rules.decks * 40;
  if (rules.game === 'pan') return panDecisionsMax(seats, cards);
  const stocks = rules.game === 'largo' || rules.exhausted === 'drawn' ? 1 : 1 + RESHUFFLES_MAX;
  const aDraw = rules.game === 'escaleriado' ? seats + 2 : 3;
  const melding = rules.game === 'largo' ? 3 * cards : 11 * seats;
  return 2 + 4 * seats + stocks * (1 + cards * aDraw) + 2 * melding;
}
/**
 * Pan's: a shuffle and each seat's declaration; two for a card of the stock, to draw it and to leave or use it, and two to find
 * that a stock is empty; and since a hand never grows, ten discards, ten goes at laying and eleven cards taken from others a seat.
 */
function panDecisionsMax(seats: number, cards: number): number {
  const stocks = 1 + PAN_RESHUFFLES_MAX;
  return 1 + seats + stocks * 2 * (cards + 1) + seats * (10 + 10 + 11);
}
